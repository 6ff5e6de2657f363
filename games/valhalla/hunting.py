"""Solo and cooperative play: the monster's own phase, and the end. [VAL-21.7, VAL-21.8, VAL-21.23, VAL-22]"""

from __future__ import annotations

from engine.games import GameOver
from games.valhalla.asking import agrees
from games.valhalla.deck import monster_cards
from games.valhalla.dicework import roll_faces
from games.valhalla.events.monsters import LastAttack, MonsterRolled
from games.valhalla.faces import LETTERS, WORDS
from games.valhalla.monster_battle import fight_monster
from games.valhalla.outcome import monster_won
from games.valhalla.state import Player, Valhalla
from games.valhalla.weapons import Die


def lay_out_monster(game: Valhalla) -> None:
    """Six cards, the weakest on top. [VAL-21.2]"""
    game.monster = [card.id for card in monster_cards(game.options.monster)]


def dice_on_card(game: Valhalla) -> list[Die]:
    """The monster dice that lie on the active card."""
    return [die for die in game.weapons if die.colour == "black" and die.on is not None]


def uncovered(game: Valhalla) -> list[str]:
    """The symbols of the active card that no die covers, as letters."""
    missing = [LETTERS[symbol] for symbol in game.monster_card.symbols]
    for die in dice_on_card(game):
        missing.remove(die.face)
    return missing


async def monster_phase(game: Valhalla, player: Player) -> None:
    """Dice that match are moved onto the card; when all symbols are covered the monster attacks. [VAL-21.8]"""
    if not player.squad:
        return
    game.phase = "monster"
    dice = [die for die in game.weapons if die.colour == "black" and die.on is None]
    roll_faces(game, dice)
    rolled = tuple(f"face:{WORDS[die.face]}" for die in dice)
    missing, placed = uncovered(game), []
    for die in dice:
        if die.face in missing:
            missing.remove(die.face)
            die.state, die.on = "locked", f"monster:{game.monster[0]}"
            placed.append(die.ref)
    game.tell(MonsterRolled(f"monster:{game.monster[0]}", rolled, tuple(placed)))
    if not missing:
        await fight_monster(game, player, "defence")


async def check_deck(game: Valhalla, player: Player) -> None:
    """An empty deck loses a hunt, unless a last attack on the sixth card wins it. [VAL-21.23, VAL-22.8]"""
    if game.deck or not game.is_against_monster:
        return
    if len(game.monster) == 1:
        for fighter in game.clockwise(player.seat):
            await last_attack(game, fighter)
    raise GameOver(monster_won(game, "result.deck-empty"))


async def last_attack(game: Valhalla, player: Player) -> None:
    """In solo play it is made at once, in cooperative play each player may make one; success ends the game."""
    if not player.squad:
        return
    if game.mode == "cooperative" and not await agrees(player, "prompt.last-attack", "last-attack", "VAL-22.8"):
        return
    game.tell(LastAttack(player.ref))
    await fight_monster(game, player, "hunt", is_last=True)

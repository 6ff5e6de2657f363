"""The Last Viking: whoever wins is hunted, and richer for it. [VAL-19]"""

from __future__ import annotations

from games.valhalla.bonus import gain_points
from games.valhalla.deck import VIKINGS
from games.valhalla.events.aftermath import LastVikingMoved, LevelRose
from games.valhalla.state import Battle, Pair, Player, Valhalla, level_of

TWO_PAIRS = 6  # players [VAL-19.6]


def lay_out(game: Valhalla) -> None:
    """One pair in the middle, two with six players. [VAL-19.1, VAL-19.6]"""
    players = len(game.players)
    bonuses = [kind.id for kind in VIKINGS.values() if kind.players == players]
    cards = [kind.id for kind in VIKINGS.values() if not kind.levels]
    game.pairs = [Pair(card, bonus) for card, bonus in zip(cards, bonuses, strict=False)]


def pair_of(game: Valhalla, player: Player) -> Pair | None:
    """The pair that a player holds: never two. [VAL-19.7]"""
    for pair in game.pairs:
        if pair.holder == player.seat:
            return pair
    return None


def extra_dice_against(game: Valhalla, defender: Player) -> int:
    """What an attack on the Last Viking brings in the first roll. [VAL-19.4]"""
    pair = pair_of(game, defender)
    return 0 if pair is None else level_of(pair).dice


async def gain_at_turn_start(game: Valhalla, player: Player) -> None:
    """With a warrior in the squad: points, then the level rises. [VAL-19.3]"""
    pair = pair_of(game, player)
    if pair is None or not player.squad:
        return
    await gain_points(game, player, level_of(pair).points)
    if pair.level < len(VIKINGS[pair.bonus].levels):
        pair.level += 1
        game.tell(LevelRose(player.ref, pair.level))


def move_pairs(game: Valhalla, battle: Battle) -> None:
    """After a battle with a winner cards may change hands. [VAL-19.1, VAL-19.2, VAL-19.6, VAL-19.7]"""
    if battle.winner is None or not game.pairs:
        return
    winner = game.players[battle.winner]
    loser = next(game.player(side) for side in battle.sides if side.seat != battle.winner)
    won, lost = pair_of(game, winner), pair_of(game, loser)
    if won is not None:
        if lost is not None:  # nobody ever holds two pairs
            _move(game, lost, None)
        return
    if lost is not None:
        _move(game, lost, winner)
        return
    free = next((pair for pair in game.pairs if pair.holder is None), None)
    if free is not None:
        _move(game, free, winner)


def _move(game: Valhalla, pair: Pair, to: Player | None) -> None:
    pair.holder, pair.level = (None, 0) if to is None else (to.seat, 1)
    game.tell(LastVikingMoved(f"viking:{pair.card}", None if to is None else to.ref))

"""The base deck: abilities of the clans, and the tactics cards. [VAL-10, VAL-11]"""

from __future__ import annotations

from engine.choices import ask_one, singles
from engine.effects import Why
from games.valhalla.activation import as_resource, play_stock, stocks, tactics_left
from games.valhalla.asking import agrees, asked
from games.valhalla.concepts import (
    FURY,
    GIVES,
    LOSES_TO_FROST,
    STRENGTH,
    Surroundings,
    costs_a_die,
    on_activation,
    tactic,
)
from games.valhalla.deck import MONSTERS, Ability, Card, refs
from games.valhalla.dicework import (
    add_die,
    back_to_pool,
    blanks,
    die_called,
    discard_die,
    free_reroll,
    roll_offered,
    turn_one,
)
from games.valhalla.events.battle import DieLost, DieReturned, FrostResisted
from games.valhalla.faces import LETTERS
from games.valhalla.settling import settle_side
from games.valhalla.state import Side, Valhalla, Warrior

# Clans [VAL-10]

THREE_CLANS, FOUR_CLANS = 2, 5
A_FOE = 3
ONE_ALLY, MORE_ALLIES = 2, 5
MOST_CLANS = 4  # that Wolves count


@STRENGTH("clans")
def clans(ability: Ability, around: Surroundings) -> int:
    """Wolf: +2 with exactly 3 different clans in its squad, +5 with 4. [VAL-10.2, VAL-10.8]"""
    count = min(MOST_CLANS, len(set(around.squad)) + around.more_clans)
    return {3: THREE_CLANS, 4: FOUR_CLANS}.get(count, 0)


@STRENGTH("foe")
def foe(ability: Ability, around: Surroundings) -> int:
    """Boar: +3 if the opponent's squad has a warrior of the clan, however many. [VAL-10.3]"""
    return A_FOE if ability.clan in around.foes else 0


@STRENGTH("ally")
def ally(ability: Ability, around: Surroundings) -> int:
    """Stag: +2 with one warrior of the clan in the own squad, +5 with more. [VAL-10.4]"""
    count = around.friends.count(ability.clan or "")
    return 0 if count == 0 else ONE_ALLY if count == 1 else MORE_ALLIES


@on_activation("frost")
async def frost(game: Valhalla, side: Side, giant: Warrior) -> None:
    """The attacker's first giant costs the defender a die; against a monster each brings one. [VAL-10.5, VAL-21.17]"""
    battle = game.fight
    if battle.kind in ("hunt", "defence"):
        add_die(game, side)
        return
    defender = battle.opponent(side)
    if defender is None or not side.is_attacker or battle.is_frost_used:
        return
    battle.is_frost_used = True
    if LOSES_TO_FROST.of(game, defender, True):
        defender.lost_dice += 1
        game.tell(DieLost(game.player(defender).ref, giant.ref))
    else:
        game.tell(FrostResisted(game.player(defender).ref, giant.ref))


# Tactics [VAL-11]


def opponents_warriors(game: Valhalla, side: Side) -> int:
    """The size of the opponent's squad; a monster's is printed on its card. [VAL-21.19]"""
    opponent = game.opponent(side)
    if opponent is not None:
        return len(opponent.squad)
    return MONSTERS[game.fight.monster].warriors if game.fight.monster else 0


@GIVES("tac-fury2", "tac-fury3")
def strength_of_fury(game: Valhalla, side: Side, card: Card) -> int:
    """What is printed, and more with a certain jarl. [VAL-11.1, VAL-11.2]"""
    return FURY.of(game, side, card.what.bonus)


@tactic("tac-fury2")
async def fury(game: Valhalla, side: Side, card: Card) -> None:
    """+2. [VAL-11.1]"""


NOT_OUTNUMBERED, NO_OPPONENT = Why("why.not-outnumbered", "VAL-11.2"), Why("why.no-opponent", "VAL-8.6")


def not_outnumbered(game: Valhalla, side: Side, card: Card) -> Why | None:
    """Equal numbers are not enough, and in Ragnarok there is nobody to count. [VAL-11.2, VAL-8.6]"""
    if len(game.player(side).squad) < opponents_warriors(game, side):
        return None
    return NO_OPPONENT if game.fight.kind == "ragnarok" else NOT_OUTNUMBERED


@tactic("tac-fury3", why_not=not_outnumbered)
async def fury_of_the_few(game: Valhalla, side: Side, card: Card) -> None:
    """+3, if the own squad is smaller than the opponent's. [VAL-11.2]"""


HEROIC = ("tac-hero3", "tac-hero4-a", "tac-hero4-s", "tac-hero4-p", "tac-hero4-b", "tac-hero4-h")
costs_a_die.add(True, *HEROIC)


@GIVES(*HEROIC)
def strength_of_heroes(game: Valhalla, side: Side, card: Card) -> int:
    """What is printed. [VAL-11.3, VAL-11.4]"""
    return card.what.bonus


def prices(game: Valhalla, side: Side, card: Card) -> list[str]:
    """Available dice that can be discarded for a Heroic Attack, and Weapon Stock cards that serve. [VAL-16.7]"""
    face = LETTERS[card.what.symbol] if card.what.symbol is not None else ""
    dice = [die.ref for die in game.available(side) if not face or die.face == face]
    cards = [stock for stock in stocks(game, side) if not face or as_resource(stock).face == face]
    if cards and tactics_left(game, side) > (card not in side.played):
        dice += refs(cards)
    return dice


NO_SUCH_DIE, NO_DIE = Why("why.no-such-die", "VAL-11.4"), Why("why.no-die", "VAL-11.3")


def no_price(game: Valhalla, side: Side, card: Card) -> Why | None:
    """It cannot be played without a die for it. [VAL-11.3, VAL-11.4]"""
    if prices(game, side, card):
        return None
    return NO_SUCH_DIE if card.what.symbol else NO_DIE


@tactic(*HEROIC, why_not=no_price)
async def heroic_attack(game: Valhalla, side: Side, card: Card) -> None:
    """Discard an available die, of the right symbol if one is printed: +3 or +4. [VAL-11.3, VAL-11.4]"""
    options = singles("spend", prices(game, side, card))
    menu = asked("prompt.spend", options, "VAL-11.3", auto=True, about=(card.ref,))
    spent = (await ask_one(game.player(side), menu)).refs[0]
    if spent.startswith("die:"):
        discard_die(game, side, die_called(game, spent))
    else:
        play_stock(game, side, spent)


def empty_pool(game: Valhalla, side: Side, card: Card) -> Why | None:
    """It would do nothing. [VAL-11.5]"""
    return None if game.pool() else Why("why.pool-empty", "VAL-11.5")


@tactic("tac-arms", why_not=empty_pool)
async def new_armament(game: Valhalla, side: Side, card: Card) -> None:
    """Roll 2 extra dice, add one, return the other. [VAL-11.5]"""
    dice = roll_offered(game, side, 2)
    options = singles("take", refs(dice))
    menu = asked("prompt.take-die", options, "VAL-11.5", auto=True, about=(card.ref,))
    taken = die_called(game, (await ask_one(game.player(side), menu)).refs[0])
    for die in dice:
        if die is taken:
            die.state = "available"
        else:
            game.tell(DieReturned(game.player(side).ref, die.ref))
            back_to_pool(die)


def no_die_left(game: Valhalla, side: Side, card: Card) -> Why | None:
    """There is nothing to reroll. [VAL-5.6]"""
    return None if game.available(side) else Why("why.no-die", "VAL-5.6")


@tactic("tac-retal", why_not=no_die_left)
async def retaliation(game: Valhalla, side: Side, card: Card) -> None:
    """Up to 2 free rerolls, directly after one another. [VAL-11.6]"""
    await free_reroll(game, side)
    if await agrees(game.player(side), "prompt.reroll-again", "again", "VAL-11.6", about=(card.ref,)):
        await free_reroll(game, side)


NO_BLANK = Why("why.no-blank", "VAL-11.7")


def no_blank(game: Valhalla, side: Side, card: Card) -> Why | None:
    """It needs an available X. [VAL-11.7]"""
    return None if blanks(game, side) else NO_BLANK


@tactic("tac-swap", why_not=no_blank)
async def weapon_swap(game: Valhalla, side: Side, card: Card) -> None:
    """Turn any number of available X dice, each to any face. [VAL-11.7]"""
    has_turned = False
    while blanks(game, side):
        if not await turn_one(game, side, blanks(game, side), "VAL-11.7", may_stop=has_turned):
            return
        has_turned = True


def nobody_to_surround(game: Valhalla, side: Side, card: Card) -> Why | None:
    """There must be a defender, or a monster. [VAL-8.6, VAL-21.20]"""
    return NO_OPPONENT if game.fight.kind == "ragnarok" else None


@tactic("tac-surr", mark="attack", why_not=nobody_to_surround)
async def surround_the_leader(game: Valhalla, side: Side, card: Card) -> None:
    """The defender's jarl, or the monster's ability, does nothing until the battle ends. [VAL-11.8, VAL-21.20]"""
    battle = game.fight
    defender = battle.opponent(side)
    if defender is not None:
        settle_side(game, defender, is_jarl_muted=True)
    else:
        battle.is_monster_muted = True
        settle_side(game, side)

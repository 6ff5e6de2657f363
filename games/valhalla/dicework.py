"""Rolling, rerolling, turning, adding and discarding dice. [VAL-5]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.choices import Menu, Option, Pick, Ref, ask_one, singles
from games.valhalla.asking import asked, kind_of
from games.valhalla.concepts import FIRST_ROLL
from games.valhalla.deck import refs
from games.valhalla.events.battle import DieDiscarded, DieTurned, Rerolled, Rolled
from games.valhalla.faces import BLANK, FACES, LETTERS, WORDS
from games.valhalla.state import Side, Valhalla
from games.valhalla.weapons import ALL_DICE, DICE_OF, DICE_OF_A_COLOUR, Die

UP_TO: Final = tuple(Pick(1, most) for most in range(ALL_DICE + 1))  # dice to reroll, at least one
FACE_REFS: Final = {letter: f"face:{word}" for letter, word in WORDS.items()}
ANY_FACE: Final = tuple(FACE_REFS.values())  # X too, though nobody would want it [VAL-5.7]


def face_ref(die: Die) -> Ref:
    """What its face is called in options and events."""
    return FACE_REFS[die.face]


def roll_faces(game: Valhalla, dice: Sequence[Die]) -> tuple[Ref, ...]:
    """Each of these dice shows a new face: which ones. [VAL-1.10]"""
    for die, number in zip(dice, game.dice.rolls(len(dice)), strict=True):
        die.face = FACES[number - 1]
    return tuple([FACE_REFS[die.face] for die in dice])


def first_roll(game: Valhalla, side: Side) -> None:
    """All dice at once: six, with those granted and without those lost, at least one. [VAL-5.1]"""
    own = DICE_OF[side.colour](game.weapons)[:DICE_OF_A_COLOUR]
    count = max(1, FIRST_ROLL.of(game, side, DICE_OF_A_COLOUR - side.lost_dice))
    dice = [*own[:count], *game.pool()[: side.extra_dice]]
    for die in dice:
        die.state, die.holder = "available", side.seat
    side.has_rolled = True
    game.tell(Rolled(game.player(side).ref, tuple(refs(dice)), roll_faces(game, dice)))


def add_die(game: Valhalla, side: Side) -> bool:
    """An extra die is rolled at once and available; whether the pool had one. [VAL-5.8, VAL-1.12]"""
    pool = game.pool()
    if not pool:
        return False
    pool[0].state, pool[0].holder = "available", side.seat
    game.tell(Rolled(game.player(side).ref, (pool[0].ref,), roll_faces(game, pool[:1])))
    return True


def discard_die(game: Valhalla, side: Side, die: Die) -> None:
    """It is out until the end of the battle; a grey one returns to the pool at once. [VAL-5.5, VAL-1.13]"""
    game.tell(DieDiscarded(game.player(side).ref, die.ref, face_ref(die)))
    side.discarded += 1
    if die.colour == "grey":
        back_to_pool(die)
    else:
        die.state = "discarded"


def back_to_pool(die: Die) -> None:
    """A die rests again."""
    die.state, die.holder, die.on, die.face = "resting", None, None, ""


def die_called(game: Valhalla, ref: Ref) -> Die:
    """The die of this name."""
    return game.weapons[int(ref[4:])]


def can_pay(side: Side, available: Sequence[Die]) -> bool:
    """Whether a paid reroll is possible: it needs two dice. [VAL-5.4]"""
    return len(available) > 1 and (side.most_paid_rerolls is None or side.paid_rerolls < side.most_paid_rerolls)


async def paid_reroll(game: Valhalla, side: Side, price: Die) -> None:
    """Discard an available die, then reroll at least one other. [VAL-5.4]"""
    side.paid_rerolls += 1
    if price.colour != "grey":
        side.paid_dice.append(price.number)
    discard_die(game, side, price)
    await reroll_some(game, side, "prompt.paid-reroll", "VAL-5.4", paid=True)


async def free_reroll(game: Valhalla, side: Side, *, at_most: int | None = None) -> None:
    """Reroll any number of available dice, at least one, for nothing. [VAL-5.6]"""
    await reroll_some(game, side, "prompt.free-reroll", "VAL-5.6", at_most=at_most)


async def reroll_some(
    game: Valhalla, side: Side, prompt: str, rule: str, *, paid: bool = False, at_most: int | None = None
) -> None:
    """The player marks dice, and all of them are rolled at once."""
    dice = game.available(side)
    most = len(dice) if at_most is None else min(at_most, len(dice))
    sets, kind = {"reroll": UP_TO[most]}, kind_of(prompt)
    menu = Menu(prompt, singles("reroll", refs(dice)), sets, auto=paid, rule=rule, kind=kind)
    chosen = (await ask_one(game.player(side), menu)).refs
    reroll(game, side, [die for die in dice if die.ref in chosen], paid=paid)


def reroll(game: Valhalla, side: Side, dice: Sequence[Die], *, paid: bool = False) -> None:
    """These dice are rolled again."""
    game.tell(Rerolled(game.player(side).ref, tuple(refs(dice)), roll_faces(game, dice), paid))


def blanks(game: Valhalla, side: Side) -> list[Die]:
    """The available dice that show X."""
    return [die for die in game.available(side) if die.face == BLANK]


async def turn_one(game: Valhalla, side: Side, dice: Sequence[Die], rule: str, *, may_stop: bool = False) -> bool:
    """The player turns one of these dice to a face; whether they did. [VAL-5.7]"""
    options = [Option.of("turn", die.ref, face) for die in dice for face in ANY_FACE if face != face_ref(die)]
    options += [Option.of("done")] if may_stop else []
    answer = await ask_one(game.player(side), asked("prompt.turn", options, rule))
    if answer.verb == "done":
        return False
    die = die_called(game, answer.refs[0])
    die.face = LETTERS[answer.refs[1].partition(":")[2]]
    game.tell(DieTurned(game.player(side).ref, die.ref, answer.refs[1]))
    return True


def clear_dice(game: Valhalla) -> None:
    """All dice are taken off, and extra dice return to the pool; a monster keeps what lies on its card. [VAL-7.6]"""
    for die in game.weapons:
        if (die.face or die.state != "resting") and (die.on is None or not die.on.startswith("monster:")):
            back_to_pool(die)


def roll_offered(game: Valhalla, side: Side, count: int) -> list[Die]:
    """Extra dice are rolled to choose from. [VAL-11.5]"""
    dice = game.pool()[:count]
    for die in dice:
        die.state, die.holder = "offered", side.seat
    game.tell(Rolled(game.player(side).ref, tuple(refs(dice)), roll_faces(game, dice)))
    return dice


def roll_again(game: Valhalla, side: Side, die: Die) -> None:
    """A die that was discarded is rolled and available. [JRL-15]"""
    die.state, die.holder = "available", side.seat
    game.tell(Rolled(game.player(side).ref, (die.ref,), roll_faces(game, [die])))

"""Throw-away rules that try the core with the effects of the coming games: queues, stacks, modifiers, shared pools."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import permutations

import pytest

from engine.choices import Ask, Pick, Seat, put
from engine.events import Event
from engine.games import Result, named_seats
from engine.table import Table
from engine.takeback import is_free_undo
from engine.views import View, Viewer
from tests.engine import toys
from tests.engine.toys import OVER, Said, Toy, answer_all, ask, assert_replays, menu, sit

# Bang: what happens after a hit waits in a queue, in the order the rules state


@dataclass(slots=True)
class Duel(Toy):
    life: list[int] = field(default_factory=lambda: [2, 2])
    deck: list[str] = field(default_factory=lambda: ["card:x", "card:y"])
    abilities: list[list[str]] = field(default_factory=lambda: [["thorns"], ["draws", "robs"]])
    after: list[tuple[str, Seat]] = field(default_factory=list)  # effects to come, each with its owner


async def duel(game: Duel) -> Result:
    game.hands[0] = ["card:a", "card:b"]
    await hurt(game, 1)
    return OVER


async def hurt(game: Duel, seat: Seat) -> None:
    game.life[seat] -= 1
    game.after += [(ability, seat) for ability in game.abilities[seat]]
    while game.after:
        effect, owner = game.after.pop(0)
        await EFFECTS[effect](game, owner)


async def draws(game: Duel, owner: Seat) -> None:
    game.hands[owner].append(game.deck.pop())
    game.tell(Said(f"seat:{owner}", "draws"))


async def robs(game: Duel, owner: Seat) -> None:
    """Chance picks the card, so that the option names the place only."""
    answer = await ask(owner, *(f"steal hand:{place}" for place in range(len(game.hands[0]))), "pass")
    if answer != "pass":
        game.hands[owner].append(game.hands[0].pop(int(answer.refs[0][5:])))
        game.tell(Said(f"seat:{owner}", "robs"))
        await hurt(game, 0)  # and whatever comes of that


async def thorns(game: Duel, owner: Seat) -> None:
    game.tell(Said(f"seat:{owner}", "thorns"))


EFFECTS = {"draws": draws, "robs": robs, "thorns": thorns}


@pytest.mark.parametrize("order", [["draws", "robs"], ["robs", "draws"]])
def test_two_abilities_of_one_player_both_react_in_the_stated_order(order: list[str]) -> None:
    async def play(game: Duel) -> Result:
        game.abilities[1] = order
        return await duel(game)

    table = sit(play, Duel)
    table.answer(1, "steal hand:1")
    assert [event.plain()["word"] for event in table.events()] == {
        "draws": ["draws", "robs", "thorns"], "robs": ["robs", "draws", "thorns"]
    }[order[0]]  # fmt: skip
    assert sorted(table.state.hands[1]) == ["card:b", "card:y"]
    assert_replays(table)


# Berserk: a stack with priority, payment after execution, hidden cards, modifiers and replacements


class Revealed(Event, frozen=True):
    cell: str
    card: str


@dataclass(slots=True)
class Arena(Toy):
    stack: list[tuple[Seat, str, str]] = field(default_factory=list)  # who does what to which cell
    hidden: dict[str, str] = field(default_factory=dict)  # face-down cards by cell
    open: dict[str, str] = field(default_factory=dict)
    gold: list[int] = field(default_factory=lambda: [1, 1])
    changes: list[tuple[str, int]] = field(default_factory=list)  # in the order they came into play
    wounds: int = 0


def arena_view(game: Arena, viewer: Viewer) -> View:
    shown = toys.view(game, viewer)
    if viewer not in (1, "all"):
        shown["hidden"] = dict.fromkeys(game.hidden, "hidden")
    return shown


async def arena(game: Arena) -> Result:
    game.hidden = {"cell:b1": "card:troll"}
    seat, passes = 0, 0
    while passes < 2 or game.stack:
        if passes == 2:
            await resolve(game)
            seat, passes = 0, 0
        targets = [*game.hidden, *game.open]
        answer = await ask(seat, *(f"strike {cell}" for cell in targets if game.gold[seat]), "pass")
        passes = passes + 1 if answer == "pass" else 0
        if answer != "pass":
            cell = answer.refs[0]
            if cell in game.hidden:
                game.open[cell] = game.hidden.pop(cell)
                game.tell(Revealed(cell, game.open[cell]))
            game.stack.append((seat, answer.verb, cell))
        seat = 1 - seat
    return OVER


async def resolve(game: Arena) -> None:
    """The top of the stack is carried out, and paid for afterwards."""
    seat, _, cell = game.stack.pop()
    hit = wound(game, 1)
    game.wounds += hit
    game.said.append(f"{seat} hits {cell} for {hit}")
    await ask(seat, "pay gold", "pay blood")
    game.gold[seat] -= 1


def wound(game: Arena, amount: int) -> int:
    """Modifiers add, replacements put another number in its place: each in its turn."""
    for kind, number in game.changes:
        amount = {"plus": amount + number, "instead": number}[kind]
    return amount


def arena_with(*changes: tuple[str, int]) -> Table[Arena]:
    async def play(game: Arena) -> Result:
        game.changes = list(changes)
        return await arena(game)

    return Table(toys.toy(play, Arena, view=arena_view), named_seats("AB"))


def test_the_last_thing_on_the_stack_happens_first_when_both_have_passed() -> None:
    table = arena_with()
    answer_all(table, ["0 strike cell:b1", "1 strike cell:b1", "0 pass", "1 pass"])
    assert table.state.said == ["1 hits cell:b1 for 1"]
    assert (table.state.gold, table.where()) == ([1, 1], "play > arena > resolve > ask")
    answer_all(table, ["1 pay gold", "0 pass", "1 pass", "0 pay blood", "0 pass", "1 pass"])
    assert table.state.said == ["1 hits cell:b1 for 1", "0 hits cell:b1 for 1"]
    assert (table.state.gold, table.result) == ([0, 0], OVER)
    assert_replays(table)


def test_a_hidden_card_is_named_by_its_cell_and_revealed_when_it_is_the_target() -> None:
    table = arena_with()
    assert "troll" not in str([table.view(0), table.menu(0), table.events(0, 0)])
    assert "troll" in str(table.view(1))
    table.answer(0, "strike cell:b1")
    assert table.events(0, 0) == [Revealed("cell:b1", "card:troll")]
    assert table.view(0)["open"] == {"cell:b1": "card:troll"}
    assert not is_free_undo(table, 0)
    assert_replays(table)


@pytest.mark.parametrize(
    ("changes", "wounds"),
    [([("plus", 2)], 3), ([("instead", 0), ("plus", 2)], 2), ([("plus", 2), ("instead", 0)], 0)],
)
def test_modifiers_and_replacements_work_in_their_order(changes: list[tuple[str, int]], wounds: int) -> None:
    table = arena_with(*changes)
    answer_all(table, ["0 strike cell:b1", "1 pass", "0 pass"])
    assert table.state.wounds == wounds
    assert_replays(table)


# Valhalla: secret choices carried out in turn order, dice rerolled for gold, bonus points from a pile


@dataclass(slots=True)
class Feast(Toy):
    first: Seat = 1
    gold: list[int] = field(default_factory=lambda: [2, 2, 2])
    pool: list[int] = field(default_factory=list)
    bonus: list[int] = field(default_factory=lambda: [5, 3, 1])
    points: list[int] = field(default_factory=lambda: [0, 0, 0])


async def feast(game: Feast) -> Result:
    turn_order = [(game.first + step) % game.seats for step in range(game.seats)]
    game.pool = [game.dice.roll() for _ in range(3)]
    choices = await put(Ask({seat: menu("reroll", "boast", "rest") for seat in turn_order}))
    for seat, choice in choices.items():
        game.said.append(f"{seat} {choice}")
        if choice == "boast":
            game.points[seat] += game.bonus.pop(0)
        elif choice == "reroll":
            await reroll(game, seat)
    return Result(tuple(seat for seat in range(3) if game.points[seat] == max(game.points)), "result.feast")


async def reroll(game: Feast, seat: Seat) -> None:
    """Any of the common dice, for one gold each."""
    dice = [f"reroll die:{number}" for number in range(len(game.pool))]
    answer = await ask(seat, *dice, sets={"reroll": Pick(0, game.gold[seat])})
    for ref in answer.refs:
        game.gold[seat] -= 1
        game.pool[int(ref[4:])] = game.dice.roll()


@pytest.mark.parametrize("arrival", list(permutations(range(3))))
def test_secret_choices_are_carried_out_in_turn_order(arrival: tuple[int, ...]) -> None:
    table = sit(feast, Feast, seats=3)
    for seat in arrival:
        table.answer(seat, "rest" if seat == 2 else "boast")
    assert table.state.said == ["1 boast", "2 rest", "0 boast"]
    assert (table.state.points, table.state.bonus) == ([3, 5, 0], [1])
    assert table.result == Result((1,), "result.feast")
    assert_replays(table)


def test_some_dice_of_the_common_pool_are_rolled_again_and_paid_for() -> None:
    table = sit(feast, Feast, seats=3, dice=[1, 1, 1, 6, 4])
    answer_all(table, ["0 rest", "1 reroll", "2 rest", "1 reroll die:2 die:0"])
    assert (table.state.pool, table.state.gold) == ([6, 1, 4], [2, 0, 2])


def test_nobody_rolls_more_dice_again_than_he_can_pay() -> None:
    table = sit(feast, Feast, seats=3)
    answer_all(table, ["0 rest", "1 reroll", "2 reroll"])
    with pytest.raises(ValueError, match="is not on the menu"):
        table.answer(1, "reroll die:0 die:1 die:2")
    answer_all(table, ["1 reroll", "2 reroll die:1"])
    assert table.state.gold == [2, 2, 1]
    assert_replays(table)


# A card whose effect plays another card


async def nested(game: Toy) -> Result:
    game.hands[0] = ["card:a", "card:b", "card:c"]
    await play_card(game)
    return OVER


async def play_card(game: Toy) -> None:
    answer = await ask(0, *(f"play {card}" for card in game.hands[0]), "pass")
    if answer != "pass":
        game.hands[0].remove(answer.refs[0])
        await effect(game)
        game.said.append(answer.refs[0])


async def effect(game: Toy) -> None:
    await play_card(game)


def test_a_play_within_a_play_is_finished_first() -> None:
    table = sit(nested, Toy)
    answer_all(table, ["0 play card:a", "0 play card:c"])
    assert table.where() == "nested > play_card > effect > play_card > effect > play_card > ask"
    answer_all(table, ["0 play card:b", "0 pass"])
    assert table.state.said == ["card:b", "card:c", "card:a"]
    assert_replays(table)

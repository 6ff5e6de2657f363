"""The main step: moving and acting with any number of own cards, in any order. [BSK-7.6, BSK-8, BSK-9, BSK-D-13]"""

from __future__ import annotations

from functools import cache, partial

from engine.choices import Menu, Option, Ref, Refused, Seat, pairs, singles
from engine.memory import remembered
from games.berserk.abilities import aims, can_pay_rest, instants, uses
from games.berserk.asking import ask
from games.berserk.concepts import ways_to_move
from games.berserk.declaring import declare
from games.berserk.doubts import doubts
from games.berserk.events import Moved
from games.berserk.grid import BESIDE, CELL_BY_REF, CELL_REFS, Cell
from games.berserk.operations.moving import swap_places
from games.berserk.reach import can_act, passed_over, strike_targets
from games.berserk.responses import PASS, answers, ask_response, window
from games.berserk.stack import run_stack
from games.berserk.state import Berserk, Card, placeless
from games.berserk.traits import Traits, army_says, is_flyer, traits
from games.berserk.turn import end_turn
from games.berserk.wounds import room_for_chips
from games.berserk.zones import put_on, reveal, sweep

END = Option("end-turn")
MOVES = ("move", "jump", "teleport", "manoeuvre")


async def begin_main_step(game: Berserk) -> None:
    """The active player has the first chance for an instant, then the other one. [BSK-14.3 W4]"""
    other = game.other(game.active)
    if not answers(game, other):
        return
    own = instants(game, game.active)
    if own:
        answer = await ask_response(game, game.active, "prompt.first-chance", [*own, PASS])
        if answer != PASS and await declare(game, game.active, answer):
            await run_stack(game, other)
    await offer_window(game, "prompt.main-step")


async def offer_window(game: Berserk, prompt: str) -> bool:
    """The other player may use instants while the stack is empty; whether they did. [BSK-14.3]"""
    other = game.other(game.active)
    did = False
    while (options := answers(game, other)) and await window(game, other, prompt, options):
        did = True
        await run_stack(game, game.active)
    return did


async def take_step(game: Berserk) -> None:
    """One thing that the active player does, and all that follows from it."""
    seat = game.active
    answer = await ask(game, seat, main_menu(game, seat))
    if answer == END:
        if not await offer_window(game, "prompt.end-of-turn"):  # W5: else the main step goes on
            await end_turn(game)
        return
    verb = answer.verb
    if verb == "reveal":
        await reveal(game, game.card(answer.refs[0]))
        await run_stack(game, seat)
    elif verb in MOVES:
        await move(game, answer)
        if game.pending:
            await run_stack(game, seat)
        await offer_window(game, "prompt.moved")  # W3
    else:
        await declare(game, seat, answer)
        await run_stack(game, game.other(seat))


def main_menu(game: Berserk, seat: Seat) -> Menu:
    """Everything that the active player may do now."""
    may_aim = _has_flyers_only(game, game.other(seat))
    options: list[Option] = []
    for card in game.army(seat):
        options += deeds(game, card, may_aim)
    obliged = [card for card in _wild(game, seat) if must_attack(game, card)]
    default = END
    if not obliged:
        options.append(END)
    else:
        targets = [one for one in strike_targets(game, obliged[0]) if one.controller != seat]
        default = Option.of("strike", obliged[0].ref, game.target_ref(targets[0], seat))
    return Menu(
        "prompt.main",
        options,
        rule="BSK-7.6",
        kind="main",
        default=default,
        why_not=partial(why_not, game, seat, options),
        doubts=partial(doubts, game, seat, options),
    )


@remembered
def _wild(game: Berserk, seat: Seat) -> list[Card]:
    """The cards of a player that must attack whenever they can. [BSK-K-must-attack]"""
    if "must-attack" not in army_says(game, seat):
        return []
    with_traits = [traits(game, card) for card in game.army(seat)]
    return [it.card for it in with_traits if "must-attack" in it.values and "accuracy" not in it.values]


def must_attack(game: Berserk, card: Card) -> bool:
    """The turn may not end while such a card has a legal attack. [BSK-7.8]"""
    return can_act(game, card) and any(one.controller != card.controller for one in strike_targets(game, card))


def deeds(game: Berserk, card: Card, may_aim: bool) -> list[Option]:
    """What a card may do now; it may take aim at a flyer if nobody else is left to the opponent. [BSK-12.5]"""
    if card.is_hidden:
        return singles("reveal", [card.ref])
    it = traits(game, card)
    holding = it.holding
    options = steps(game, it) if card.is_open and can_move(card) else []
    if not card.is_open or not can_act(game, card):
        for ability in holding.free:
            options += uses(game, card, ability)
        return options
    if card.is_creature:
        if targets := strike_targets(game, card):
            options += pairs("strike", card.ref, game.target_refs(targets, card.controller))
        if may_aim and not is_flyer(card):
            options += singles("take-aim", [card.ref])
    for ability in holding.deeds:
        if can_pay_rest(game, card, ability):
            options += aims(game, card, ability)
    if holding.needs_chips and room_for_chips(game, card) > 0:  # [BSK-9.6]
        options += singles("gather", [card.ref])
    return options


@placeless
@remembered
def _has_flyers_only(game: Berserk, seat: Seat) -> bool:
    """A hidden card counts as something else. [BSK-A-50]"""
    cards = [card for card in game.army(seat) if card.is_hidden or card.is_creature]
    return bool(cards) and all(not card.is_hidden and is_flyer(card) for card in cards)


# Movement [BSK-8]


def can_move(card: Card) -> bool:
    """An open revealed creature on a cell of its own. [BSK-8.1, BSK-8.3, BSK-8.4]"""
    return card.is_open and card.zone == "field" and card.is_creature and not card.host and not card.is_hidden


def steps(game: Berserk, it: Traits) -> list[Option]:
    """Single steps, and other ways to move. [BSK-8.1, BSK-8.6]"""
    card = it.card
    options: list[Option] = []
    if card.pool > 0:
        beside = BESIDE[card.cell]
        cells = beside if "incorporeal" in it.values else game.free(beside)
        to = steps_of(card.ref)
        options = [to[cell] for cell in cells]
    if ways_to_move in it.in_force:
        for offer in ways_to_move.held_by(it):
            options += offer(game, it)
    return options


@cache
def steps_of(card: Ref) -> list[Option]:
    """The step of a card to each cell: built once only."""
    return pairs("move", card, CELL_REFS)


async def move(game: Berserk, answer: Option) -> None:
    """Carry out a step, jump, teleport or manoeuvre. [BSK-8.6]"""
    verb, (ref, where) = answer.verb, answer.refs
    card = game.card(ref)
    card.has_moved = True
    if verb == "manoeuvre":
        card.pool -= 1
        swap_places(game, card, game.card(where))
    else:
        card.pool = card.pool - 1 if verb == "move" else 0
        step_to(game, card, CELL_BY_REF[where], verb)
        if len(game.board[card.cell]) > 1 or game.occupied:
            await pass_through(game, card)
    await sweep(game)


def step_to(game: Berserk, card: Card, cell: Cell, how: str) -> None:
    """Put a moving creature on the next cell."""
    put_on(game, card, cell)
    game.tell(Moved(card.ref, CELL_REFS[cell], how))


def stands_on_others(game: Berserk, card: Card) -> bool:
    """Whether its cell is occupied by something else. [BSK-8.5]"""
    others = [one for one in game.on(card.cell) if one is not card and one.host != card.id]
    return bool(others) or any(one.cell == card.cell for one in game.occupied)


async def pass_through(game: Berserk, card: Card) -> None:
    """An incorporeal creature goes on from an occupied cell, or dies there. [BSK-8.5, BSK-K-incorporeal]"""
    while stands_on_others(game, card):
        stop = Option.of("stay", card.ref)
        options = pairs("move", card.ref, [CELL_REFS[cell] for cell in BESIDE[card.cell]])
        answer = stop
        if card.pool > 0:
            menu = Menu("prompt.go-on", [*options, stop], about=(card.ref,), rule="BSK-8.5", kind="go-on", default=stop)
            answer = await ask(game, card.controller, menu)
        if answer == stop:
            game.doomed.append(card.id)
            return
        card.pool -= 1
        step_to(game, card, CELL_BY_REF[answer.refs[1]], "move")


# What cannot be done, and what is hardly meant


def why_not(game: Berserk, seat: Seat, options: list[Option]) -> list[Refused]:
    """Why cards can do nothing, and why the turn cannot end."""
    able = {option.refs[0] for option in options if option.refs}
    aimed = {option.refs[-1] for option in options if option.verb in ("strike", "use")}
    found: list[Refused] = []
    for card in game.army(seat):
        if card.ref in able or card.is_hidden:
            continue
        if not card.is_open:
            found.append(Refused((card.ref,), "why.closed", "BSK-9.2"))
        elif card.has_acted:
            found.append(Refused((card.ref,), "why.has-acted", "BSK-9.2"))
        else:
            found.append(Refused((card.ref,), "why.nothing-to-do", "BSK-9.1"))
    for card in game.army(game.other(seat)):
        ref = game.target_ref(card, seat)
        if ref not in aimed:
            reason = ("why.flyer", "BSK-12.3") if is_flyer(card) else ("why.out-of-reach", "BSK-10.1")
            found.append(Refused((ref,), *reason))
    for striker in {option.refs[0]: None for option in options if option.verb == "strike"}:
        for card in passed_over(game, game.card(striker)):
            first = game.target_ref(strike_targets(game, game.card(striker))[0], seat)
            target = game.target_ref(card, seat)
            found.append(Refused((striker, target), "why.must-choose", "BSK-K-must-attack", {"card": first}))
    obliged = tuple(card.ref for card in _wild(game, seat) if must_attack(game, card))
    if obliged:
        found.append(Refused(("deed:end-turn",), "why.must-attack", "BSK-7.8", {"cards": obliged}))
    return found

"""From the reveal to the first turn. [BSK-6.5 to BSK-6.13]"""

from __future__ import annotations

from engine.choices import Ask, Menu, Option, Pick, Seat, put, singles
from games.berserk.abilities import start_abilities, uses
from games.berserk.asking import ask
from games.berserk.declaring import declare, declare_strike
from games.berserk.events import Deployed
from games.berserk.grid import third_row
from games.berserk.reach import strike_targets
from games.berserk.stack import run_stack
from games.berserk.state import Berserk, Card
from games.berserk.traits import has, is_flyer
from games.berserk.zones import attach_all, put_in_side_zone, reveal, sweep, turn_face_up

PASS = Option("pass")


def lay_out(game: Berserk) -> None:
    """Both layouts become backs that everybody sees. [BSK-6.1]"""
    for player in game.players:
        for id, cell in player.layout.items():
            card = game.cards[id]
            card.zone, card.cell, card.is_hidden = "field", cell, True
            game.board[cell].append(id)
        player.army, player.layout = [], {}
    game.forget()
    game.tell(Deployed())


def may_stay_hidden(card: Card) -> bool:
    """Stealth, of a card that is still face down. [BSK-K-stealth, BSK-A-38]"""
    return "stealth" in card.words


async def reveal_armies(game: Berserk) -> None:
    """All cards are turned face up, but for Stealth and the Second player's third row. [BSK-6.5, BSK-D-6]"""
    last_row = third_row(is_first=False)
    hidable = {
        seat: [
            card
            for card in game.hidden_cards(seat)
            if may_stay_hidden(card) or (not game.is_first(seat) and card.cell in last_row)
        ]
        for seat in game.in_order
    }
    menus = {seat: hiding_menu(cards) for seat, cards in hidable.items() if cards}
    kept: set[str] = set()
    if menus:
        answers = await put(Ask(menus))
        kept = {ref for answer in answers.values() for ref in answer.refs}
    for seat in game.in_order:
        await reveal_all(game, seat, [card for card in game.hidden_cards(seat) if card.ref not in kept])
    await sweep(game)


def hiding_menu(cards: list[Card]) -> Menu:
    """Which cards stay hidden."""
    options = singles("keep-hidden", [card.ref for card in cards])
    pick = Pick(0, len(cards))
    return Menu(
        "prompt.keep-hidden", options, {"keep-hidden": pick}, rule="BSK-D-6", kind="hide", default=Option("keep-hidden")
    )


async def reveal_all(game: Berserk, seat: Seat, cards: list[Card]) -> None:
    """Several cards at once: flyers and terrain to the side zone, then hosts. [BSK-6.6, BSK-6.7]"""
    for card in cards:
        turn_face_up(game, card)
    for card in cards:
        if card.info.type == "terrain" or card.info.subtype == "flying":
            put_in_side_zone(game, card)
    if game.phase == "revealing":
        return
    await attach_all(game, seat, needing_hosts(cards))


def needing_hosts(cards: list[Card]) -> list[Card]:
    """Symbiotes, parasites and equipment."""
    return [card for card in cards if card.info.type == "equipment" or card.info.subtype in ("symbiote", "parasite")]


async def attach_armies(game: Berserk) -> None:
    """First the First player, then the Second. [BSK-6.7]"""
    for seat in game.in_order:
        free = [card for card in game.army(seat) if not card.is_hidden and not card.host]
        await attach_all(game, seat, needing_hosts(free))
    await sweep(game)
    await run_stack(game, game.in_order[0])  # what a death set off, without responses [BSK-6.11]


async def take_turns(game: Berserk, step: str) -> None:
    """Alternating, beginning with the First player; a pass is final. [BSK-6.9, BSK-6.10, BSK-A-31]"""
    game.passed = []
    seat = game.in_order[0]
    while len(game.passed) < 2:
        if seat not in game.passed and not await _use_one(game, seat, step):
            game.passed.append(seat)
        seat = game.other(seat)
    game.passed = []


async def _use_one(game: Berserk, seat: Seat, step: str) -> bool:
    """One start-of-battle ability or vanguard strike; whether one was used. [BSK-6.13, BSK-D-8, BSK-D-9]"""
    while True:
        found = _start_abilities(game, seat) if step == "opening" else _vanguard_strikes(game, seat)
        hidden = singles("reveal", [card.ref for card in game.hidden_cards(seat)])
        if not found and not hidden:
            return False
        prompt = "prompt.start-of-battle" if step == "opening" else "prompt.vanguard"
        rule = "BSK-6.9" if step == "opening" else "BSK-6.10"
        menu = Menu(prompt, [*found, *hidden, PASS], rule=rule, kind=step, default=PASS)
        answer = await ask(game, seat, menu)
        if answer == PASS:
            return False
        if answer.verb == "reveal":
            await reveal(game, game.card(answer.refs[0]))
            await run_stack(game, seat)
            continue
        if answer.verb == "strike":
            card = game.card(answer.refs[0])
            card.used["vanguard"] = 1
            await declare_strike(game, seat, card, answer.refs[1], is_unanswered=True)
        else:
            await declare(game, seat, answer)
        await run_stack(game, seat)
        return True


def _start_abilities(game: Berserk, seat: Seat) -> list[Option]:
    return [option for card, ability in start_abilities(game, seat) for option in uses(game, card, ability)]


def _vanguard_strikes(game: Berserk, seat: Seat) -> list[Option]:
    """An unanswered strike at a near enemy card. [BSK-K-vanguard]"""
    found: list[Option] = []
    for card in game.army(seat):
        if card.is_hidden or card.used.get("vanguard") or not has(game, card, "vanguard"):
            continue
        enemies = (one for one in strike_targets(game, card) if one.controller != seat)
        near = [one for one in enemies if is_flyer(card) or game.are_near(card, one)]
        found += [Option.of("strike", card.ref, game.target_ref(one, seat)) for one in near]
    return found

"""One turn, step by step. [BNG-5.1]"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple

from engine.choices import Menu, Pick, singles
from engine.effects import Registry
from games.bang.abilities import answering, cards_work, end_copy, give_turn
from games.bang.asking import ask
from games.bang.concepts import (
    HAND_LIMIT,
    after_phase_2,
    after_turn,
    at_turn_end,
    at_turn_start,
    brings_back,
    chooses_character,
    discards_to,
    start_check,
    takes_discards,
)
from games.bang.deck import CARD_BY_REF
from games.bang.drawing import draw_phase
from games.bang.events.game import TurnBegan, TurnLost
from games.bang.happenings import change_event
from games.bang.life import leave_the_table
from games.bang.modes import MODES, check_victory, show_role
from games.bang.no_mercy import no_mercy
from games.bang.piles import discard_hand, give
from games.bang.playing import play_phase
from games.bang.settling import is_unsettled, settle
from games.bang.state import Bang, Player, Turn


class Step(NamedTuple):
    """Something to do in a turn, and whether there is anything to do: mostly not, so that is asked first."""

    do: Callable[[Bang, Player], Awaitable[None]]
    is_due: Callable[[Bang, Player], bool] | None = None  # none: always
    says: Registry[Any] | None = None  # only if abilities, cards or events have something to say here


async def take_turn(game: Bang, player: Player, *, is_extra: bool = False, start: str = "arrival") -> None:
    """All steps of a turn in their order, until it is over or cut short. [BNG-5.1]"""
    give_turn(game, player)
    game.number += 1
    game.turn = Turn(player.index, bangs=game.start_bangs, played=game.start_played, is_extra=is_extra)
    game.start_bangs = game.start_played = 0
    game.tell(TurnBegan(player.ref, game.number))
    for name, do, is_due, says in _ORDER[_NAMES.index(start) :]:
        if (says is None or says in player.in_force) and (is_due is None or is_due(game, player)):
            game.turn.step = name
            await do(game, player)
        elif name == start:  # a position may begin unsettled
            game.turn.step = name
        else:
            continue
        if is_unsettled(game):
            await settle(game)
        if game.turn.is_over:
            break
        player = game.players[game.current]  # of two characters perhaps the other one now [BNG-19.7]
    game.turn.step = ""


# S0 to S3


async def arrive(game: Bang, player: Player) -> None:
    """Green cards laid in earlier turns become ready. [BNG-7.9]"""
    if not game.turn.is_extra:
        player.turns += 1
        game.has_round_passed = game.has_round_passed or player.turns > 1
    make_ready(game, player)


def make_ready(game: Bang, player: Player) -> None:
    """The green cards of a person become ready, those before both characters. [BNG-7.9, BNG-19.10]"""
    for owner in game.players if game.switches["green_ready"] == "next-turn" else game.own(player):
        for laid in owner.in_play:
            laid.is_ready = True


def is_event_due(game: Bang, player: Player) -> bool:
    """The event keeper turns the next event from his second turn on. [BNG-15.3]"""
    return player.index == game.keeper and not game.turn.is_extra and game.has_round_passed


async def begin(game: Bang, player: Player) -> None:
    """What events do at the start of a turn, Wild West Show first. [BNG-5.1 S2, S3]"""
    for event in game.now:
        if event in at_turn_start and not game.turn.is_over:
            await at_turn_start[event](game, player)
            await settle(game)


# S4, S5


def is_check_due(game: Bang, player: Player) -> bool:
    """Whether a card to check lies before one of the characters of the person whose turn it is, and works."""
    return start_check in player.in_force or (game.is_paired and bool(start_check.holders(game.own(player))))


async def check_cards(game: Bang, player: Player) -> None:
    """Dynamite, then Jail; with two players before either character, the active one first. [BNG-5.11, BNG-19.7]"""
    owners = sorted(game.own(player), key=lambda own: own is not player)
    for kind, act in start_check.items():
        lying = [(own, laid) for own in owners if (laid := own.find(kind)) is not None]
        for own, laid in lying:
            if own.is_in_play and cards_work(game, own) and not game.turn.is_over:
                with answering(game, own):
                    await act(game, own, laid)
                await settle(game)


def lose_turn(game: Bang, player: Player, why: str) -> None:
    """The rest of the turn is skipped. [BNG-5.10]"""
    game.turn.is_over = True
    end_copy(game, player)
    game.tell(TurnLost(player.ref, why))


# S6


def may_change_character(game: Bang, player: Player) -> bool:
    """Whether he has two characters, had copied one, or may copy one now."""
    return bool(player.copied) or chooses_character in player.in_force or game.is_paired


async def choose_character(game: Bang, player: Player) -> None:
    """Those whose abilities change choose them now. [BNG-5.1 S6]"""
    player = await MODES[game.mode].choose_active(game, player)
    end_copy(game, player)
    await chooses_character.happen(game, player)


# S9 to S12


async def end_phase_2(game: Bang, player: Player) -> None:
    """What follows phase 2. [BNG-16.3]"""
    await after_phase_2.happen(game, player)


def has_too_many_cards(game: Bang, player: Player) -> bool:
    """Whether his hand is above its limit; a ghost has none."""
    return not player.is_ghost and len(player.hand) > hand_limit(game, player)


async def discard_phase(game: Bang, player: Player) -> None:
    """Cards above the limit are discarded in an order the player chooses, and no more than needed. [BNG-5.8]"""

    def make() -> Menu | None:
        over = len(player.hand) - hand_limit(game, player)
        if over <= 0:
            return None
        options = singles("discard", [card.ref for card in player.hand])
        return Menu("prompt.discard", options, {"discard": Pick(over, over, ordered=True)}, rule="BNG-5.8")

    answer = await ask(game, player, make)
    if answer is None:
        return
    cards = [CARD_BY_REF[ref] for ref in answer.refs]
    taker = next((other for other in game.clockwise(player)[1:] if takes_discards in other.in_force), None)
    if taker is not None:  # [BNG-14.37]
        for card in cards:
            give(game, player, taker, card)
        return
    for put in discards_to.held_by(player):
        put(game, player, cards)
        return
    discard_hand(game, player, cards)


def hand_limit(game: Bang, player: Player) -> int:
    """As many cards as lives. [BNG-5.8]"""
    return HAND_LIMIT.of(game, player, player.life)


def has_an_end(game: Bang, player: Player) -> bool:
    """Whether anything comes after phase 3."""
    return player.is_ghost or game.options.no_mercy or at_turn_end in player.in_force


async def end_turn(game: Bang, player: Player) -> None:
    """Penalties and variants at the end of a turn; then a ghost leaves. [BNG-5.1 S11]"""
    for act in at_turn_end.held_by(player):
        if not game.turn.is_over:
            await act(game, player)
    if not game.turn.is_over:
        await no_mercy(game, player)
    if player.is_ghost:
        await fade(game, player)


async def fade(game: Bang, ghost: Player) -> None:
    """A ghost leaves: it dies again, but nobody killed it; a role that was dealt anew is shown. [BNG-1.1, BNG-17.2]"""
    ghost.is_ghost = False
    show_role(game, ghost)
    await leave_the_table(game, ghost)
    check_victory(game)


async def after(game: Bang, player: Player) -> None:
    """Perhaps another turn. [BNG-16.12]"""
    if game.turn.is_extra or not player.is_in_play:
        return
    for again in after_turn.held_by(player):
        if await again(game, player):
            await take_turn(game, player, is_extra=True)


STEPS: Final = {
    "arrival": Step(arrive),
    "event": Step(change_event, is_event_due),
    "start": Step(begin, says=at_turn_start),
    "checks": Step(check_cards, is_check_due),
    "character": Step(choose_character, may_change_character),
    "draw": Step(draw_phase),
    "play": Step(play_phase),
    "after-play": Step(end_phase_2, says=after_phase_2),
    "discard": Step(discard_phase, has_too_many_cards),
    "end": Step(end_turn, has_an_end),
    "after": Step(after, says=after_turn),
}

_NAMES: Final = tuple(STEPS)
_ORDER: Final = tuple((name, step.do, step.is_due, step.says) for name, step in STEPS.items())


# Who is next [BNG-4.3]


async def next_in_order(game: Bang) -> Player:
    """From seat to seat in the current direction: the living take their turn, the dead if an event brings them back."""
    step = 1 if game.is_clockwise else -1
    place = game.circle.index(game.current)
    while True:
        place = (place + step) % len(game.circle)
        player = game.players[game.circle[place]]
        if player.is_alive and player.skips_turn:  # [BNG-18.2]
            player.skips_turn = False
            make_ready(game, player)  # [BNG-5.13]
            end_copy(game, player)
            game.tell(TurnLost(player.ref, "lady-rosa"))
        elif player.is_alive:
            return player
        elif not player.has_left:
            for event in game.now:
                if event in brings_back and await brings_back[event](game, player):
                    return player

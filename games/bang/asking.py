"""Putting questions: everything that is asked goes through here, so that whoever may speak at any time is heard."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any

from msgspec.structs import replace

from engine.choices import Ask, Menu, Option, Pick, Ref, ask_one, put, singles
from engine.effects import Offer
from games.bang.concepts import ONLY_WHEN_QUIET, at_any_time
from games.bang.deck import CARD_BY_REF, Card
from games.bang.state import Bang, Look, Player

MakeMenu = Callable[[], Menu | None]
Extra = Offer[Bang, Player]  # something that may be done beside the running question


async def ask(game: Bang, player: Player, make: MakeMenu, *, keeps: int = 0, secret: bool = False) -> Option | None:
    """Ask a player; None if there is nothing to ask. What he may do at any time he may do first: then he is asked
    anew, as things are now. He `keeps` as many hand cards as he owes. [BNG-14.12]

    `secret`: nobody may know that he is asked.
    """
    while True:
        menu = make()
        if menu is None:
            return None
        if at_any_time not in player.in_force:
            return (await put(Ask({player.seat: menu}, secret=secret)))[player.seat]
        extras = [extra for extra in _extras(game, player, is_quiet=False) if _leaves(extra, player, keeps)]
        whole = _with(menu, game, player, extras) if extras else menu
        answer = (await put(Ask({player.seat: whole}, secret=secret)))[player.seat]
        if not await _did(game, player, answer, extras):
            return answer


def ask_quietly(game: Bang, player: Player, menu: Menu, continues: bool = False) -> Awaitable[Option | None]:
    """Ask the active player at a quiet point: everybody else who may speak at any time can be heard first; then None,
    and the question goes on when what he did is settled. [BNG-1.3, BNG-1.4]"""
    able = [other for other in game.ring if at_any_time in other.in_force]
    return ask_or_hear(game, player, menu, able, continues) if able else ask_one(player, menu, continues)


async def ask_or_hear(game: Bang, player: Player, menu: Menu, able: list[Player], continues: bool) -> Option | None:
    """Ask the active player beside those who are able to speak at any time."""
    speakers = {other.seat: (other, found) for other in able if (found := list(_extras(game, other, True)))}
    own = speakers.pop(player.seat, (player, []))[1]
    menus = {player.seat: _with(menu, game, player, own) if own else menu}
    for seat, (other, extras) in speakers.items():
        menus[seat] = _with(Menu("prompt.at-any-time", (), optional=True, rule="BNG-23.6"), game, other, extras)
    answers = await put(Ask(menus, "first" if len(menus) > 1 else "all", continues))
    seat, answer = next(iter(answers.items()))
    speaker, extras = speakers.get(seat, (player, own))
    return None if await _did(game, speaker, answer, extras) else answer


def _extras(game: Bang, player: Player, is_quiet: bool) -> Iterator[Extra]:
    """What the player may do at any time, now."""
    for extra in at_any_time.held_by(player):
        if (is_quiet or extra.id not in ONLY_WHEN_QUIET) and extra.options(game, player):
            yield extra


def _leaves(extra: Extra, player: Player, cards: int) -> bool:
    """Whether the player still has so many hand cards afterwards."""
    return extra.pick is None or len(player.hand) - extra.pick.at_least >= cards


def _with(menu: Menu, game: Bang, player: Player, extras: Iterable[Extra]) -> Menu:
    """A menu with what may be done at any time beside it."""
    options, sets = list(menu.options), dict(menu.sets)
    for extra in extras:
        options += extra.options(game, player)
        if extra.pick is not None:
            sets[extra.verb] = extra.pick
    return replace(menu, options=options, sets=sets, auto=False)


async def _did(game: Bang, player: Player, answer: Option, extras: Iterable[Extra]) -> bool:
    for extra in extras:
        if extra.verb == answer.verb:
            await extra.do(game, player, answer)
            return True
    return False


# Common questions


async def choose_ref(
    game: Bang, player: Player, prompt: str, refs: Callable[[], list[Ref]], verb: str, *, keeps: int = 0, **menu: Any
) -> Ref | None:
    """One of some things; None if there are none (any more)."""

    def make() -> Menu | None:
        offered = refs()
        return Menu(prompt, singles(verb, offered), **menu) if offered else None

    answer = await ask(game, player, make, keeps=keeps)
    return None if answer is None else answer.refs[0]


async def choose_hand_card(
    game: Bang, player: Player, prompt: str, verb: str, fits: Callable[[Card], bool] = lambda card: True, **menu: Any
) -> Card | None:
    """One of the hand cards that the player owes; with a single one there is nothing to choose. [BNG-23.3]"""

    def refs() -> list[Ref]:
        return [card.ref for card in player.hand if fits(card)]

    chosen = await choose_ref(game, player, prompt, refs, verb, keeps=1, auto=len(player.hand) == 1, **menu)
    return None if chosen is None else CARD_BY_REF[chosen]


async def choose_hand_cards(
    game: Bang, player: Player, prompt: str, verb: str, pick: Pick, fits: Callable[[Card], bool] = lambda card: True,
    **menu: Any,
) -> list[Card]:  # fmt: skip
    """Several of the player's hand cards."""

    def make() -> Menu | None:
        refs = [card.ref for card in player.hand if fits(card)]
        if len(refs) < max(1, pick.at_least):
            return None
        return Menu(prompt, singles(verb, refs), {verb: pick}, **menu)

    answer = await ask(game, player, make)
    return [] if answer is None else [CARD_BY_REF[ref] for ref in answer.refs]


@contextmanager
def looking(game: Bang, title: str, things: Iterable[Ref], player: Player | None = None) -> Iterator[None]:
    """Meanwhile these things lie open for everybody, or for one player only."""
    before = game.look
    game.look = look = Look(title, list(things), None if player is None else player.seat)
    if game.keeps_track:
        game.let_see(look.things, *(() if look.seat is None else (look.seat,)))
    yield
    game.look = before

"""Taking answers back: what it would mean, and whether the others have to agree."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from engine.choices import Move
from engine.table import Table
from engine.views import EVERYTHING, Viewer, strings_in


class LookedBack(NamedTuple):
    """What going back would mean."""

    events: int  # how many there were then
    is_free: bool  # nobody has to agree


def look_back(table: Table[Any], moves: int, viewers: Iterable[Viewer] | None = None) -> Callable[[], LookedBack]:
    """What going back would mean; worked out when it is called, in any thread, whatever happens here meanwhile."""
    past = table.frozen()
    return lambda: LookedBack(past.fork(moves).event_count, is_free_undo(past.fork(), moves, viewers))


def is_free_undo(table: Table[Any], moves: int, viewers: Iterable[Viewer] | None = None) -> bool:
    """Whether going back to the first `moves` answers needs nobody's consent.

    One seat takes back its own answers, and what had to follow from them; none of them was given in a race, no chance
    was drawn since then, no secret answers came out, and nobody learnt anything hidden but what that seat knew itself
    and chose to show. Nobody: none of the `viewers`, if only some have looked since then or would remember.
    """
    others = table.others_since(moves) if table.is_private(moves) else []
    since = enumerate(table.moves[moves:], start=moves)
    taken = {place: move for place, move in since if move not in others}
    seats = {move.seat for place, move in taken.items() if place not in table.forced}
    if len(seats) != 1:
        return not seats
    before = table.fork(moves)
    before.repeat(others)
    if before.state.dice.spent != table.state.dice.spent or _are_final(before, [*taken.values()]):
        return False
    hidden = set(strings_in(before.view(EVERYTHING))) - _known_to(before, *seats)
    looking = (*range(len(table.seats)), None) if viewers is None else viewers
    return not any(hidden & _known_to(table, viewer) - _known_to(before, viewer) for viewer in looking)


def _are_final(before: Table[Any], moves: Sequence[Move]) -> bool:
    """Whether one of these answers was given in a race, or is the last one that several seats gave in secret."""
    again = before.fork()
    for move in moves:
        asked, number = again.ask, again.number
        again.answer(*move)
        if asked is None:
            continue
        is_over = again.ask is not asked if asked.until == "all" else again.number != number
        is_secret = asked.until == "each" or (asked.until == "all" and len(asked.menus) > 1)
        if asked.race is not None or (is_secret and is_over):
            return True
    return False


def _known_to(table: Table[Any], viewer: Viewer) -> set[str]:
    """Everything that a viewer sees or was told so far."""
    return set(strings_in([table.view(viewer), [event.plain() for event in table.events(0, viewer)]]))

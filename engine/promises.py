"""What must hold at every step of every game: watched by self-play and by the tests."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from engine.choices import Menu, Option
from engine.errors import RuleError
from engine.memory import Remembering, facts_taken
from engine.table import Table
from engine.views import EVERYTHING, Viewer

_REF = re.compile(r'"([a-z-]+:[^"]*)"')  # in JSON; every step looks through all views, so this must be quick


class Watch:
    """Watches a table: no card lost or doubled, every menu sound, nothing remembered that does not hold any more, and
    nobody is shown what they may not know."""

    def __init__(self, table: Table[Any]) -> None:
        self.table = table
        self.viewers: tuple[Viewer, ...] = (*range(len(table.seats)), None)
        self.events = 0
        self.seen: dict[Viewer, set[str]] = {viewer: set() for viewer in self.viewers}
        self.step()

    def step(self) -> None:
        """Check everything, after every answer."""
        self.table.game.check(self.table.state)
        if isinstance(self.table.state, Remembering):
            check_memory(self.table.state)
        for seat, menu in (self.table.ask.menus if self.table.ask else {}).items():
            check_menu(seat, menu)
        everything, *seen = map(names_in, self.table.views((EVERYTHING, *self.viewers)))
        for viewer, names in zip(self.viewers, seen, strict=True):
            self._check_no_leak(viewer, names, everything)
            self.seen[viewer] = names
        self.events = self.table.event_count

    def _check_no_leak(self, viewer: Viewer, seen: set[str], everything: set[str]) -> None:
        """A menu names only what its seat sees now; news may also name what was seen before, or shown meanwhile."""
        menu = self.table.menu(viewer) if isinstance(viewer, int) else None
        asked = names_in(self._told_by(menu)) if menu is not None else set()
        news = self.table.events(self.events, viewer)
        showing = ("everybody",) if viewer is None else ("everybody", "seats")
        shown = names_in([event.plain() for event in news if event.shows_to in showing])
        told = names_in([event.plain() for event in news]) - shown - self.seen[viewer]
        leaked = everything & (asked | told) - seen
        if leaked:
            where = self.table.where()
            raise RuleError(f"viewer {viewer} is shown {sorted(leaked)}, which they may not know, at {where}")

    @staticmethod
    def _told_by(menu: Menu) -> list[object]:
        reasons = [[list(why.refs), list(why.facts.values())] for why in menu.refused]
        return [[option.refs for option in menu.options], reasons, list(menu.about)]


def names_in(data: object) -> set[str]:
    """All refs in plain data."""
    return set(_REF.findall(msgspec.json.encode(data).decode()))


def check_memory(game: Remembering) -> None:
    """What is remembered is what would be worked out now."""
    for work_out, known in list(game.memory.items()):
        for key, found in list(known.items()):
            facts = (key,) if facts_taken(work_out) == 1 else key
            if (now := work_out(game, *facts)) != found:
                raise RuleError(f"'{work_out.__name__}' of {facts} is remembered as {found}, but it is {now}")


def check_menu(seat: int, menu: Menu) -> None:
    """A menu is not empty, has nothing twice, and every option can be written down and read again; a window can be let
    pass."""
    if menu.is_empty or len(set(menu.options)) < len(menu.options):
        raise RuleError(f"the menu '{menu.prompt}' of seat {seat} is empty, or has an option twice: {menu.options}")
    if menu.window and menu.default not in menu.options:
        raise RuleError(f"the window '{menu.prompt}' of seat {seat} cannot be let pass by {menu.default}")
    for option in menu.options:
        Option.parse(option)

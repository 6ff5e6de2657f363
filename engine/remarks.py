"""Remarks: what is said to somebody the first time that a kind of question, a choice or an event comes up for them.

They are data beside a game, `games/<game>/remarks.yaml`, in the order in which they matter. A remark is found by what
a seat is asked and sees anyway, so it tells nothing that the seat may not know.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path

import msgspec

from engine import yamlfile
from engine.cards import Words
from engine.choices import Menu, Seat
from engine.errors import BadFile
from engine.events import Event
from engine.games import game_folder
from engine.scenarios import event_line
from engine.views import seat_ref

ME = "Me"  # in the pattern of an event, whoever reads the remark


class Remark(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is said, and when: all that is named must be so; `*` stands for anything."""

    id: str
    say: Words
    question: str = ""  # the text key of a question: `prompt.dodge*`
    offered: str = ""  # one of its answers: `exchange *`
    event: str = ""  # something that has just happened, as a scenario writes it: `hurt Me *`

    def fits(self, menu: Menu | None, lines: Sequence[str], seat: Seat) -> bool:
        """Whether it is the moment for it: what a seat is asked, and what it has just seen."""
        if (self.question or self.offered) and menu is None:
            return False
        if self.question and not fnmatchcase(menu.prompt if menu is not None else "", self.question):
            return False
        options = menu.options if menu is not None else ()
        if self.offered and not any(fnmatchcase(option, self.offered) for option in options):
            return False
        wanted = " ".join(f"{seat_ref(seat)}" if word == ME else word for word in self.event.split(" "))
        return not self.event or any(fnmatchcase(line, wanted) for line in lines)


@cache
def load_remarks(path: Path) -> tuple[Remark, ...]:
    """The remarks of a file; every mistake is named with file, line and field."""
    document = yamlfile.load(path)
    remarks = document.convert(list[Remark])
    seen: set[str] = set()
    for row, remark in enumerate(remarks):
        if remark.id in seen:
            raise BadFile("bad-field", place=document.at((row, "id")), field="id", mistake=f"'{remark.id}' comes twice")
        if not (remark.question or remark.offered or remark.event):
            mistake = "it needs a question, an offered answer or an event"
            raise BadFile("bad-field", place=document.at((row,)), field=remark.id, mistake=mistake)
        seen.add(remark.id)
    return tuple(remarks)


def remarks_of(game: str) -> tuple[Remark, ...]:
    """The remarks of a game; none if it has none."""
    path = game_folder(game) / "remarks.yaml"
    return load_remarks(path) if path.exists() else ()


def due(game: str, known: Collection[str], menu: Menu | None, events: Sequence[Event], seat: Seat) -> Remark | None:
    """The first remark that somebody does not know yet and whose moment it is."""
    lines = [event_line(event) for event in events]
    new = (remark for remark in remarks_of(game) if remark.id not in known)
    return next((remark for remark in new if remark.fits(menu, lines, seat)), None)

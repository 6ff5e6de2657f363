"""What happened, as sentences in which the names of cards and people can be pointed at."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from engine.events import Event
from engine.texts import Texts
from ui.richtext import Laid, Span, layout_spans
from ui.theme import Colour

_MARKED = re.compile("\x02([^\x1f]*)\x1f([^\x03]*)\x03")


def marking(texts: Texts) -> Texts:
    """The same texts, with every name of a thing marked, so that it can be found again in a sentence."""
    return Texts(texts.language, texts.texts, {ref: f"\x02{ref}\x1f{name}\x03" for ref, name in texts.names.items()})


def spans_of(sentence: str, colour: Colour, name_colour: Colour) -> tuple[Span, ...]:
    """A marked sentence in parts: plain words, and names that stand for something."""
    spans: list[Span] = []
    end = 0
    for name in _MARKED.finditer(sentence):
        if name.start() > end:
            spans.append(Span(sentence[end : name.start()], colour=colour))
        spans.append(Span(name[2], "bold", name_colour, ref=name[1]))
        end = name.end()
    if end < len(sentence):
        spans.append(Span(sentence[end:], colour=colour))
    return tuple(spans)


class Line(NamedTuple):
    """One sentence of the story."""

    icon: str
    laid: Laid
    event: str  # its kind


class Story:
    """The sentences of one viewer, laid out for one width; new ones are added as they happen."""

    def __init__(
        self, texts: Texts, icons: Mapping[str, str], width: int, px: int, colour: Colour, name_colour: Colour
    ) -> None:
        self.texts = marking(texts)
        self.icons, self.width, self.px = icons, width, px
        self.colours = (colour, name_colour)
        self.lines: list[Line] = []

    def add(self, events: Sequence[Event]) -> None:
        """These happened as well."""
        for event in events:
            kind = str(event.plain()["event"])
            spans = spans_of(self.texts.event(event), *self.colours)
            self.lines.append(
                Line(self.icons.get(kind, "circle-small"), layout_spans(spans, self.width, self.px), kind)
            )

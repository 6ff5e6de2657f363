"""The panel beside a replay: the card that is pointed at, and the whole story, in which a click jumps."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import accumulate

import pygame

from engine.choices import Ref
from engine.events import Event
from ui.canvas import Canvas
from ui.richtext import layout_spans
from ui.scenes.base import Scene
from ui.table.sidepanel import Sentence, SidePanel, cream_title
from ui.table.story import Line, spans_of
from ui.widgets.base import Painted, Panel, Widget

GAP = 7  # units between two sentences


@dataclass(kw_only=True)
class Told(Sentence):
    """A sentence of the story that leads to its moment."""

    index: int = 0
    is_now: bool = False
    is_ahead: bool = False

    def draw(self, canvas: Canvas, *, focused: bool, hovered: bool) -> None:
        """What happens now stands out, what is still to come is dim."""
        around = self.rect.inflate(canvas.px(8), canvas.px(5))
        if self.is_now:
            canvas.panel(around, (255, 255, 255, 40), radius=5)
        super().draw(canvas, focused=focused, hovered=hovered)
        if self.is_ahead and not hovered:
            canvas.panel(self.rect.inflate(canvas.px(8), canvas.px(GAP)), (0, 0, 0, 120), radius=0)


class StoryPanel(SidePanel):
    """Laid out for one window, language and pair of eyes, with the story from the beginning to the end."""

    places: Sequence[int] = ()  # of the sentences
    told = 0  # how many of them tell an event; the last one may tell how it ended
    _tops: Sequence[int] = (0,)

    def tell(self, told: Sequence[tuple[int, Event]], ending: str = "", last: int = 0) -> None:
        """The whole story, each event with its place; and how it ended."""
        self.story.lines.clear()
        self.story.add([event for _, event in told])
        self.told = len(told)
        places = [place for place, _ in told]
        if ending:
            laid = layout_spans(spans_of(ending, *self.story.colours), self.story.width, self.story.px)
            self.story.lines.append(Line("trophy", laid, ""))
            places.append(last)
        self.places = places
        gap = self.theme.px(GAP)
        self._tops = list(accumulate((line.laid.height + gap for line in self.story.lines), initial=0))

    def last_told(self, place: int) -> int:
        """The number of the last sentence up to a place; -1: nothing was told yet."""
        return bisect_right(self.places, place) - 1

    def follow(self, table: Scene, place: int) -> None:
        """Let what happens now be seen, with what comes next below it."""
        bottom = self._tops[self.last_told(place) + 1]
        table.scrolls["story"] = max(0, bottom - round(self.log.height * 0.62))

    def replay(
        self,
        table: Scene,
        zoomed: Callable[[], Ref | None],
        goal: str,
        place: int,
        go: Callable[[int], None],
        *,
        tells_all: bool,
    ) -> Iterator[Widget]:
        """Ground, card, title, and the sentences up to a place; or all of them, those to come dim."""
        say = table.say
        yield Panel(name="panel", rect=self.ground, colour=(0, 0, 0, 120), radius=0)
        yield Painted(name="zoomed", rect=self.card, paint=partial(self._draw_card, zoomed, say))
        title = say("ui.table.happened")
        yield Painted(name="story title", rect=self.title, paint=lambda canvas, box: cream_title(canvas, box, title))
        yield from self._goal(goal)
        last = len(self.places) if tells_all else bisect_right(self.places, place)
        whole = self._tops[last]
        yield from table.pane("story", self.log, whole, list(self._seen(table, last, place, go)))

    def _seen(self, table: Scene, last: int, place: int, go: Callable[[int], None]) -> Iterator[Told]:
        """Of the first sentences those that the pane shows."""
        px = self.theme.px
        offset = min(table.scrolls.get("story", 0), max(0, self._tops[last] - self.log.height))
        for index in range(max(0, bisect_right(self._tops, offset) - 1), last):
            top, bottom = self._tops[index], self._tops[index + 1] - px(GAP)
            if top - offset >= self.log.height:
                return
            yield Told(
                name=f"sentence {index}",
                index=index,
                rect=pygame.Rect(self.log.x, self.log.y + top, self.log.width - px(12), bottom - top),
                line=self.story.lines[index],
                indent=self.indent,
                glow=table.theme.palette.glow,
                is_now=self.places[index] == place,
                is_ahead=self.places[index] > place,
                on_press=partial(go, self.places[index]),
            )

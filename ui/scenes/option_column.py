"""The options of a game, each with its sentence and the widget that goes with its kind; for any game."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Final

import pygame

from engine.texts import Texts
from ui.option_kinds import OptionKind
from ui.plan import Plan
from ui.scenes.paragraphs import paragraph
from ui.theme import CREAM, Theme, width_of
from ui.widgets.base import Label, Widget
from ui.widgets.button import Button
from ui.widgets.choice import Choice, Cycle, Slider
from ui.widgets.field import Field

TALL: Final = 38  # units, of a widget
MANY: Final = 6  # values that may stand in several rows
MOST_ROWS: Final = 5


class OptionColumn:
    """Lays out all options of a plan below each other. `changed` is told after every change."""

    def __init__(
        self, theme: Theme, plan: Plan, texts: Texts, changed: Callable[[], None], unfolded: set[str] | None = None
    ) -> None:
        self.theme, self.plan, self.texts, self.changed = theme, plan, texts, changed
        self.unfolded = set() if unfolded is None else unfolded  # the groups whose options are seen

    def laid_out(self, box: pygame.Rect) -> tuple[list[Widget], int]:
        """The widgets from the top of `box` downwards, and how high they are together."""
        px = self.theme.px
        rows: list[Widget] = []
        top = box.y
        if not self.plan.kinds:
            rows.append(self._nothing(box.x, top, box.width))
            top = rows[-1].rect.bottom
        group = ""
        for kind in sorted(self.plan.kinds, key=lambda kind: self._groups.index(kind.group)):
            if kind.group != group:
                group = kind.group
                rows.append(self._fold(group, pygame.Rect(box.x, top, box.width, px(TALL))))
                top = rows[-1].rect.bottom + px(14)
            if group and group not in self.unfolded:
                continue
            about = self._about(kind, (box.x, top), box.width)
            rows.append(about)
            top = about.rect.bottom + px(8)
            for widget in self._widgets(kind, pygame.Rect(box.x, top, box.width, px(TALL))):
                rows.append(widget)
                top = max(top, widget.rect.bottom)
            top += px(20)
        return rows, top - box.y

    def read_only(self, box: pygame.Rect) -> tuple[list[Widget], int]:
        """Every option with what is chosen, for whoever may not change it; of a group only what is set."""
        px = self.theme.px
        rows: list[Widget] = []
        top = box.y
        for kind in self.plan.kinds:
            if kind.group and self.plan.options[kind.name] == kind.default:
                continue
            about = self._about(kind, (box.x, top), box.width)
            below = (box.x, about.rect.bottom + px(2))
            value = paragraph(
                self.theme, f"value-{kind.name}", self._chosen(kind), below, box.width, colour=CREAM, bold=True
            )
            rows += [about, value]
            top = value.rect.bottom + px(14)
        if not rows:
            rows.append(self._nothing(box.x, top, box.width))
            top = rows[-1].rect.bottom
        return rows, top - box.y

    def _nothing(self, left: int, top: int, width: int) -> Label:
        return paragraph(self.theme, "no-options", self.texts("ui.setup.no-options"), (left, top), width)

    def _about(self, kind: OptionKind, corner: tuple[int, int], width: int) -> Label:
        return paragraph(self.theme, f"about-{kind.name}", self.texts(f"options.{kind.name}"), corner, width)

    def _chosen(self, kind: OptionKind) -> str:
        """What is chosen, in words."""
        value = self.plan.options[kind.name]
        if kind.kind == "switch":
            return self.texts("ui.setup.on") if value else self.texts("ui.setup.off")
        if kind.kind == "seat":
            return self._seat(value)
        if kind.kind == "several":
            chosen = [self._value(kind, each) for each in kind.values if each in value]
            return "; ".join(chosen) or self.texts("ui.setup.nothing-chosen")
        return self._value(kind, value) or self.texts("ui.setup.nothing-chosen")

    @property
    def _groups(self) -> list[str]:
        """The groups in their order; what belongs to none comes first."""
        return list(dict.fromkeys(("", *(kind.group for kind in self.plan.kinds))))

    def _fold(self, group: str, place: pygame.Rect) -> Button:
        """A button that shows or hides a group, and says how many of its options are set."""
        kinds = [kind for kind in self.plan.kinds if kind.group == group]
        chosen = sum(self.plan.options[kind.name] != kind.default for kind in kinds)
        words = self.texts.texts.get(f"options.group-{group}", group)
        label = self.texts("ui.setup.fold-set", words=words, count=chosen) if chosen else words
        icon = "chevron-down" if group in self.unfolded else "chevron-right"
        return Button(name=f"fold-{group}", rect=place, label=label, icon=icon, on_press=partial(self._unfold, group))

    def _unfold(self, group: str) -> None:
        self.unfolded ^= {group}
        self.changed()

    def _set(self, name: str, value: Any) -> None:
        self.plan.options[name] = value
        self.changed()

    # One function per kind

    def _widgets(self, kind: OptionKind, place: pygame.Rect) -> Iterator[Widget]:
        value = self.plan.options[kind.name]
        name = f"option-{kind.name}"
        set_value = partial(self._set, kind.name)
        if kind.kind == "switch":
            labels = [self.texts("ui.setup.off"), self.texts("ui.setup.on")]
            yield Choice(
                name=name,
                rect=place,
                labels=labels,
                chosen=int(value),
                on_choose=lambda index: set_value(bool(index)),
                is_switch=True,
            )
        elif kind.kind == "pick":
            yield self._pick(name, place, kind.values, [self._value(kind, each) for each in kind.values], kind)
        elif kind.kind == "seat":
            nobody = (None,) if kind.optional else ()
            values = (*nobody, *range(len(self.plan.seats)))
            labels = [self._seat(each) for each in values]
            yield self._one_of(Cycle, name, place, values, labels, kind)
        elif kind.kind == "amount":
            yield Slider(
                name=name,
                rect=place,
                value=value,
                least=kind.least,
                most=kind.most,
                step=1,
                label=str(value),
                on_change=set_value,
            )
        elif kind.kind == "several":
            yield from self._several(kind, place)
        else:
            words = "" if value is None else str(value)
            yield Field(name=name, rect=place, words=words, on_change=lambda typed: set_value(typed or kind.default))

    def _pick(
        self, name: str, place: pygame.Rect, values: Sequence[Any], labels: Sequence[str], kind: OptionKind
    ) -> Widget:
        """Side by side where the words have room, many of them in several rows; else one after the other."""
        widest = max((width_of(label, "bold", self.theme.px(13)) for label in labels), default=0)
        for rows in range(1, MOST_ROWS + 1 if len(labels) >= MANY else 2):
            if widest <= place.width // max(1, math.ceil(len(labels) / rows)) - self.theme.px(16):
                box = pygame.Rect(place.x, place.y, place.width, place.height * rows)
                chosen = self._one_of(Choice, name, box, values, labels, kind)
                return replace(chosen, rows=rows) if isinstance(chosen, Choice) else chosen
        return self._one_of(Cycle, name, place, values, labels, kind)

    def _one_of(
        self,
        widget: type[Choice | Cycle],
        name: str,
        place: pygame.Rect,
        values: Sequence[Any],
        labels: Sequence[str],
        kind: OptionKind,
    ) -> Widget:
        value = self.plan.options[kind.name]
        chosen = values.index(value) if value in values else 0
        do = partial(self._choose, kind, values)
        return widget(name=name, rect=place, labels=labels, chosen=chosen, on_choose=do)

    def _choose(self, kind: OptionKind, values: Sequence[Any], index: int) -> None:
        self._set(kind.name, values[index])

    def _several(self, kind: OptionKind, place: pygame.Rect) -> Iterator[Widget]:
        """A switch for every value, its words to the left."""
        px = self.theme.px
        chosen = self.plan.options[kind.name]
        switch = px(110)
        top = place.y
        for value in kind.values:
            name, wide = f"words-{kind.name}-{value}", place.width - switch - px(10)
            words = paragraph(self.theme, name, self._value(kind, value), (place.x, top), wide, colour=CREAM)
            tall = max(px(TALL), words.rect.height)
            words.rect.centery = top + tall // 2
            yield words
            spot = pygame.Rect(place.right - switch, 0, switch, px(TALL))
            spot.centery = top + tall // 2
            yield Choice(
                name=f"option-{kind.name}-{value}",
                rect=spot,
                labels=[self.texts("ui.setup.off"), self.texts("ui.setup.on")],
                chosen=int(value in chosen),
                is_switch=True,
                on_choose=partial(self._switch_one, kind, value),
            )
            top += tall + px(6)

    def _switch_one(self, kind: OptionKind, value: Any, index: int) -> None:
        chosen = self.plan.options[kind.name]
        kept = [each for each in kind.values if (bool(index) if each == value else each in chosen)]
        self._set(kind.name, kept)

    def _value(self, kind: OptionKind, value: Any) -> str:
        """What a value is called: in the words of the game, or as the number that it is."""
        word = "none" if value is None else value
        for key in (f"options.{kind.name}-{word}", f"options.{kind.group or kind.name}-{word}"):
            if key in self.texts.texts:
                return self.texts.texts[key]
        return self.texts("ui.setup.nothing-chosen") if value is None else str(value)

    def _seat(self, seat: int | None) -> str:
        if seat is None:
            return self.texts("ui.setup.chance")
        if self.plan.is_guest(seat):
            return self.texts("ui.setup.guest-seat", number=seat + 1)
        return self.plan.seats[seat].name.strip() or str(seat + 1)

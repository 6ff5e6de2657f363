"""Why did that happen? A sentence of the story, the card that brought it about, and the rules at that place."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import Final

import pygame

from engine.causes import Reasons
from engine.choices import Ref
from engine.events import Event
from ui import routes
from ui.book import load_book, load_rules
from ui.canvas import Canvas
from ui.page import Page
from ui.scenes.paragraphs import paragraph, tall
from ui.sprites import CardFace
from ui.table.sheets.overtable import OverTable
from ui.table.tabletop import Tabletop
from ui.theme import FADED_INK, INK
from ui.widgets.base import Label, Painted, Panel, Widget
from ui.widgets.button import Button, button_width

MOST_RULES: Final = 4  # the nearest ones
MOST_CARDS: Final = 2
LONGEST: Final = 240  # signs of what a rule says: the rest is in the book
CARD: Final = (84, 119)  # units
_SENTENCE: Final = re.compile(r"(?<=[.!?…])\s+(?=[A-ZА-ЯІЇЄҐЁ«“\"0-9])")


class Why(OverTable):
    """One sentence at a time; the ones before and after it are a key away."""

    def __init__(self, table: Tabletop, sentence: int, last: int) -> None:
        super().__init__(table)
        self.sentence, self.last = sentence, last
        self.event, self.reasons = self._asked()

    def _asked(self) -> tuple[Event | None, Reasons]:
        return self.table.session.why(self.sentence) or (None, Reasons((), ()))

    def update(self, seconds: float) -> None:
        """Say it as soon as it is known."""
        super().update(seconds)
        if self.table.session.wonders_why:
            before = self.reasons
            self.event, self.reasons = self._asked()
            if self.reasons != before or not self.table.session.wonders_why:
                self.rebuild()

    @property
    def rules(self) -> dict[str, str]:
        """The nearest rules, each with what it says; of those that the book tells together, the first."""
        names = [self.table.texts.name(ref) for ref in self.cards]
        said: dict[str, str] = {}
        for rule in self.reasons.rules:
            words = said_by(self.table, rule, names)
            if len(said) < MOST_RULES and words not in said.values():
                said[rule] = words
        return said

    @property
    def cards(self) -> list[Ref]:
        """The nearest cards, as far as they can be read."""
        return [ref for ref in self.reasons.cards if ref in self.table.faces.card_texts][:MOST_CARDS]

    def build(self) -> Iterable[Widget]:
        """The sentence, what brought it about, and three buttons; what does not fit scrolls."""
        px, say = self.px, self.say
        wide = min(px(660), self.area.width - px(40))
        inner = wide - px(56)
        said = self.table.texts.event(self.event) if self.event is not None else ""
        said_tall = tall(self.theme, said, inner, 17, bold=True, lines=6)
        corner = pygame.Rect(0, 0, inner - px(14), 0)
        content = list(self._content(corner))
        height = max((widget.rect.bottom for widget in content), default=0) + px(6)
        head = px(20 + 30 + 6) + said_tall + px(10)
        room = min(height, self.area.height - px(30) - head - px(74))
        sheet = pygame.Rect(0, 0, wide, head + room + px(74))
        sheet.center = self.area.center
        yield Panel(name="sheet", rect=sheet, colour=self.theme.palette.paper, radius=20, shadow=26)
        title = pygame.Rect(sheet.x + px(28), sheet.y + px(20), inner, px(30))
        yield Label(name="title", rect=title, words=say("ui.why.title"), size=15, colour=FADED_INK, centred=True)
        told = pygame.Rect(title.x, title.bottom + px(6), inner, said_tall)
        yield Label(name="said", rect=told, words=said, size=17, colour=INK, bold=True, centred=True, lines=6)
        pane = pygame.Rect(title.x, told.bottom + px(10), inner, room)
        for widget in content:
            widget.rect.move_ip(pane.topleft)
        yield from self.pane("reasons", pane, height, content, INK)
        yield from self._buttons(pygame.Rect(title.x, sheet.bottom - px(60), inner, px(44)))

    def _content(self, room: pygame.Rect) -> Iterator[Widget]:
        """Cards with their texts, then the rules with what they say, from the corner of nothing."""
        px, top = self.px, self.px(4)
        for index, ref in enumerate(self.cards):
            box = pygame.Rect(px(4), top, px(CARD[0]), px(CARD[1]))
            yield Painted(name=f"card {index}", rect=box, paint=partial(self._draw_card, ref))
            left = box.right + px(14)
            words = f"{self.table.texts.name(ref)}\n{self.table.faces.card_texts[ref]}"
            block = paragraph(self.theme, f"text {index}", words, (left, top), room.width - left, 14, INK)
            yield block
            top = max(box.bottom, block.rect.bottom) + px(12)
        rules = self.rules
        ids = max((button_width(self.theme, rule, key_name="1", size=12) for rule in rules), default=0)
        for index, (rule, words) in enumerate(rules.items()):
            left = ids + px(14)
            block = paragraph(
                self.theme, f"rule text {index}", words, (left, top + px(2)), room.width - left, 13.5, INK
            )
            yield Button(
                name=f"rule {index}",
                rect=pygame.Rect(px(4), top, ids, px(36)),
                label=rule,
                key_name=str(index + 1),
                keys=(pygame.K_1 + index,),
                kind="plain",
                size=12,
                on_press=partial(self._open, rule),
            )
            yield block
            top = max(top + px(36), block.rect.bottom) + px(10)
        if not rules and not self.cards:
            words = "…" if self.table.session.wonders_why else self.say("ui.why.unknown")
            yield paragraph(self.theme, "unknown", words, (px(4), top), room.width - px(8), 15, INK)

    def _draw_card(self, ref: Ref, canvas: Canvas, box: pygame.Rect) -> None:
        canvas.surface.blit(self.table.faces.surface(CardFace(ref), box.size), box)

    def _buttons(self, box: pygame.Rect) -> Iterator[Widget]:
        say, px = self.say, self.px
        third = (box.width - px(20)) // 3
        plan: tuple[tuple[str, str, str, int, Callable[[], None], bool], ...] = (
            ("before", say("ui.why.before"), "↑", pygame.K_UP, partial(self._step, -1), self.sentence > 0),
            ("after", say("ui.why.after"), "↓", pygame.K_DOWN, partial(self._step, 1), self.sentence < self.last),
            ("close", say("ui.table.close"), "Esc", 0, self.back, True),
        )
        for index, (name, label, key, code, do, enabled) in enumerate(plan):
            yield Button(
                name=name,
                rect=pygame.Rect(box.x + index * (third + px(10)), box.y, third, box.height),
                label=label,
                key_name=key,
                keys=(code,) if code else (),
                kind="plain",
                size=14,
                on_press=do,
                enabled=enabled,
            )

    def _step(self, step: int) -> None:
        """The sentence before or after this one."""
        self.sentence = min(self.last, max(0, self.sentence + step))
        self.event, self.reasons = self._asked()
        self.scrolls.clear()
        self.rebuild()

    def _open(self, rule: str) -> None:
        self.app.go(routes.Rules(self.table.session.game, rule))

    @property
    def rules_page(self) -> routes.Rules:
        """F1: the nearest rule."""
        return routes.Rules(self.table.session.game, next(iter(self.reasons.rules), ""))

    def handle(self, event: pygame.Event) -> bool:
        """A click beside the sheet closes it."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self.at(event.pos) is None:
            self.back()
            return True
        return super().handle(event)


def said_by(table: Tabletop, rule: str, names: Sequence[str] = ()) -> str:
    """What the book, or else the exact text, says of a rule, or of the cards it is about, as far as it is short."""
    folder = table.session.game.folder
    for page in (load_book(folder, table.app.language), load_rules(folder)):
        words = _passage(page, rule, names) if page is not None else ""
        if words:
            return beginning(words, LONGEST)
    return ""


def beginning(words: str, longest: int) -> str:
    """As many whole sentences as fit, and never none."""
    sentences = _SENTENCE.split(words)
    said = sentences[0]
    for sentence in sentences[1:]:
        if len(said) + 1 + len(sentence) > longest:
            break
        said += f" {sentence}"
    return said


def _passage(page: Page, rule: str, names: Sequence[str]) -> str:
    strip = page.find(page.known(rule)) if page.known(rule) else None
    if strip is None:
        return ""
    told = [" ".join(filter(None, page.texts[index])) for index in page.passage(strip)]
    about = [words for words in told if any(words.startswith(name) for name in names)]
    return " ".join(about or told).strip()


def ask_why(table: Tabletop, sentence: int, last: int) -> None:
    """Say why a sentence of the story came about, if that can be known here."""
    if last < 0 or table.session.why(sentence) is None:
        table.app.toast(table.say("ui.why.not-here"))
        return
    table.app.push(Why(table, sentence, last))

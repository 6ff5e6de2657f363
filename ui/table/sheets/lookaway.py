"""Somebody was quickest: the others look away before their cards are shown."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Protocol

import pygame

from engine.choices import Seat
from ui.canvas import Canvas
from ui.scenes.base import Scene
from ui.sprites import TokenFace
from ui.table.tabletop import Tabletop
from ui.theme import FADED_INK, INK, RACE, Palette, mixed
from ui.widgets.base import Label, Painted, Panel, Widget

LOOK_AWAY: Final = 1.6  # seconds


class Claim(Protocol):
    """What becomes of the key that was pressed first."""

    def offers_pass(self, seat: Seat) -> bool:
        """Whether holding the key passes."""

    def held_share(self, seat: Seat) -> float:
        """How much of the time that passes a seat has held its key."""

    def pass_claim(self, seat: Seat) -> None:
        """The key was held: no look at the cards, the seat passes."""

    def show_cards(self, seat: Seat) -> None:
        """The others have looked away: the seat sees its cards, and chooses."""

    def handle(self, event: pygame.Event) -> bool:
        """A key is let go."""


class LookAway(Scene):
    """Covers the screen for a moment. It knows who pressed a key, and nothing else."""

    def __init__(self, claim: Claim, table: Tabletop, seat: Seat) -> None:
        super().__init__(table.app)
        self.claim, self.seat, self.person = claim, seat, table.session.names[seat]
        palette = table.palette
        self.palette = Palette(mixed(RACE, (0, 0, 0), 0.55), (14, 8, 18), RACE, palette.paper, palette.glow)
        self.faces = table.faces
        self._shown = 0.0

    def build(self) -> Iterable[Widget]:
        """One sheet of paper with a name."""
        px = self.px
        sheet = pygame.Rect(0, 0, min(px(590), self.area.width - px(40)), px(270))
        sheet.center = self.area.center
        yield Panel(name="sheet", rect=sheet, colour=self.theme.palette.paper, rim=RACE, radius=22, shadow=34)
        token = pygame.Rect(sheet.centerx - px(32), sheet.y + px(22), px(64), px(64))
        yield Painted(name="token", rect=token, paint=self._token)
        title = pygame.Rect(sheet.x + px(30), token.bottom + px(8), sheet.width - px(60), px(58))
        words = self.say("ui.race.quickest", name=self.person)
        yield Label(name="title", rect=title, words=words, size=29, colour=INK, bold=True, centred=True, lines=2)
        hint = pygame.Rect(title.x, title.bottom, title.width, px(34))
        words = self.say("ui.race.look-away")
        yield Label(name="hint", rect=hint, words=words, size=17, colour=INK, bold=True, centred=True, lines=2)
        if self.claim.offers_pass(self.seat):
            hold = pygame.Rect(title.x, hint.bottom, title.width, px(28))
            yield Label(name="hold", rect=hold, words=self.say("ui.race.hold"), colour=FADED_INK, centred=True, lines=2)
            held = pygame.Rect(sheet.x + px(60), hold.bottom + px(2), sheet.width - px(120), px(5))
            yield Painted(name="held", rect=held, paint=self._held)
        bar = pygame.Rect(sheet.x + px(60), sheet.bottom - px(30), sheet.width - px(120), px(10))
        yield Painted(name="bar", rect=bar, paint=self._bar)

    def _token(self, canvas: Canvas, box: pygame.Rect) -> None:
        self.faces.paint(TokenFace(self.seat), canvas, box)

    def _bar(self, canvas: Canvas, box: pygame.Rect) -> None:
        canvas.panel(box, mixed(self.theme.palette.paper, INK, 0.2), radius=5)
        done = box.copy()
        done.width = round(box.width * min(1.0, self._shown / LOOK_AWAY))
        canvas.panel(done, RACE, radius=5)

    def _held(self, canvas: Canvas, box: pygame.Rect) -> None:
        """How soon holding the key passes."""
        done = box.copy()
        done.width = round(box.width * self.claim.held_share(self.seat))
        if done.width:
            canvas.panel(done, FADED_INK, radius=2)

    @property
    def is_moving(self) -> bool:
        """The bar grows."""
        return True

    def update(self, seconds: float) -> None:
        """Show the cards when everybody had time to look away; a key that is held passes instead."""
        self._shown += seconds
        if self.claim.offers_pass(self.seat) and self.claim.held_share(self.seat) >= 1:
            self.claim.pass_claim(self.seat)
        elif self._shown >= LOOK_AWAY:
            self.claim.show_cards(self.seat)

    def handle(self, event: pygame.Event) -> bool:
        """Only that a key is let go; nothing can be pressed."""
        if event.type in (pygame.KEYUP, pygame.MOUSEBUTTONUP):
            self.claim.handle(event)
        return True

    def back(self) -> None:
        """There is no way around it."""

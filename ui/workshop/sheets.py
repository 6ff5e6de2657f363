"""What is laid over the workshop: a line to type, a card to read, and a sample deal."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

import pygame

from engine.choices import Ref
from engine.errors import Problem
from ui.app import App
from ui.boards.arranging import tiles
from ui.canvas import Canvas
from ui.faces import Faces
from ui.scenes.base import Scene
from ui.scenes.paragraphs import tall
from ui.theme import ALARM, FADED_INK, INK
from ui.widgets.base import Label, Panel, Widget
from ui.widgets.button import Button, button_width
from ui.widgets.card_spot import CardSpot
from ui.widgets.field import Field
from ui.zoom import draw_zoomed


class LineSheet(Scene):
    """Asks for a line, such as a name or the path of a file; what is wrong with it is said, and it can be mended."""

    covers_all = False

    def __init__(
        self, app: App, title: str, about: str, hint: str, take: Callable[[str], None], *, words: str = "", longest: int
    ) -> None:
        super().__init__(app)
        self.palette = app.scene.palette
        self.title, self.about, self.hint, self.take = title, about, hint, take
        self.words, self.longest = words, longest
        self.trouble = ""
        self.focus = "line"

    def enter(self) -> None:
        """What is typed takes the place of what stands there."""
        super().enter()
        self.focus_on("line")

    def build(self) -> Iterable[Widget]:
        """What is asked, the line, what is wrong with it, and the two ways out."""
        say, px = self.say, self.px
        wide = min(px(620), self.area.width - px(40))
        inner = wide - px(60)
        about = tall(self.theme, self.about, inner, 14)
        trouble = max(px(20), tall(self.theme, self.trouble, inner, 14) if self.trouble else 0)
        sheet = pygame.Rect(0, 0, wide, px(18 + 44 + 6 + 44 + 10 + 12 + 46 + 20) + about + trouble)
        sheet.center = self.area.center
        yield Panel(name="sheet", rect=sheet, colour=self.theme.palette.paper, radius=20, shadow=26)
        title = pygame.Rect(sheet.x + px(30), sheet.y + px(18), inner, px(44))
        yield Label(name="title", rect=title, words=self.title, size=21, colour=INK, bold=True)
        below = pygame.Rect(title.x, title.bottom, inner, about)
        yield Label(name="about", rect=below, words=self.about, size=14, colour=FADED_INK, lines=20, top=True)
        line = pygame.Rect(title.x, below.bottom + px(6), inner, px(44))
        yield Field(
            name="line",
            rect=line,
            words=self.words,
            hint=self.hint,
            longest=self.longest,
            on_change=self._type,
            on_enter=self._take,
        )
        wrong = pygame.Rect(title.x, line.bottom + px(10), inner, trouble)
        yield Label(name="trouble", rect=wrong, words=self.trouble, size=14, colour=ALARM, lines=20, top=True)
        half = (inner - px(12)) // 2
        go = pygame.Rect(title.x, wrong.bottom + px(12), half, px(46))
        label = say("ui.decks.go-on")
        yield Button(name="go", rect=go, label=label, key_name="Enter", kind="primary", on_press=self._take)
        out = pygame.Rect(go.right + px(12), go.y, half, px(46))
        label = say("ui.table.cancel")
        yield Button(name="cancel", rect=out, label=label, key_name="Esc", kind="plain", on_press=self.back)

    def handle(self, event: pygame.Event) -> bool:
        """A file that is dropped on the window is typed by that."""
        if event.type == pygame.DROPFILE:
            self._type(event.file)
            return True
        return super().handle(event)

    def _type(self, words: str) -> None:
        self.words, self.trouble = words, ""
        self.rebuild()

    def _take(self) -> None:
        try:
            self.take(self.words.strip())
        except Problem as problem:
            self.trouble = self.say.error(problem)
            self.app.sounds.play("refuse")
            self.rebuild()
        else:
            if self.app.scene is self:
                self.app.pop()


class CardSheet(Scene):
    """One card, as large as the window allows; any click or key closes it."""

    covers_all = False

    def __init__(self, app: App, faces: Faces, ref: Ref) -> None:
        super().__init__(app)
        self.palette = app.scene.palette
        self.faces, self.ref = faces, ref

    def draw(self, canvas: Canvas) -> None:
        """The card in the middle."""
        tall = min(self.px(620), self.area.height - self.px(60))
        box = pygame.Rect(0, 0, min(round(tall / 1.42), self.area.width - self.px(40)), tall)
        box.center = self.area.center
        draw_zoomed(canvas, self.faces, self.ref, box, 19)

    def handle(self, event: pygame.Event) -> bool:
        """Close it."""
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN):
            self.app.pop()
            return True
        return False


class DealSheet(Scene):
    """What a deal of a deck might look like, as often as one likes."""

    covers_all = False

    def __init__(self, app: App, faces: Faces, deal: Callable[[], Sequence[Ref]]) -> None:
        super().__init__(app)
        self.palette = app.scene.palette
        self.faces, self._deal = faces, deal
        self.dealt = list(deal())
        self.focus = "again"

    def build(self) -> Iterable[Widget]:
        """Title, cards, another deal, and a button to close."""
        px, say = self.px, self.say
        sheet = self.area.inflate(-px(50), -px(40))
        yield Panel(name="sheet", rect=sheet, colour=(20, 15, 11, 240), radius=18, rim=self.theme.palette.accent)
        head = pygame.Rect(sheet.x + px(24), sheet.y + px(10), sheet.width - px(48), px(40))
        left = head.right
        for name, label, key, code, do in (
            ("close", say("ui.table.close"), "Esc", None, self.back),
            ("again", say("ui.decks.deal-again"), "D", pygame.K_d, self.again),
        ):
            wide = button_width(self.theme, label, key_name=key)
            box = pygame.Rect(left - wide, head.y, wide, px(38))
            left = box.x - px(10)
            keys = () if code is None else (code,)
            yield Button(name=name, rect=box, label=label, key_name=key, keys=keys, on_press=do)
        title = pygame.Rect(head.x, head.y, left - head.x, head.height)
        words = say("ui.decks.dealt", count=len(self.dealt))
        yield Label(name="title", rect=title, words=words, size=20, bold=True, lines=2)
        room = pygame.Rect(head.x, head.bottom + px(12), head.width, sheet.bottom - head.bottom - px(30))
        boxes = tiles(len(self.dealt), room, (px(32), px(40)), (px(150), px(205)), px(8)) or []
        for index, (ref, place) in enumerate(zip(self.dealt, boxes, strict=False)):

            def look(ref: Ref = ref) -> None:
                self.app.push(CardSheet(self.app, self.faces, ref))

            tip = self.faces.card_texts.get(ref, "")
            spot = pygame.Rect(place)
            yield CardSpot(
                name=f"dealt {index}", rect=spot, ref=ref, faces=self.faces, tip=tip, on_more=look, on_zoom=look
            )

    def again(self) -> None:
        """Another deal."""
        self.dealt = list(self._deal())
        self.rebuild()

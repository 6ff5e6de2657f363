"""What this program is, whose work it stands on, and where it keeps its files."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from importlib import metadata
from typing import Final

import pygame

from ui.app import App
from ui.scenes.base import Scene
from ui.scenes.frame import narrow_page
from ui.scenes.paragraphs import paragraph
from ui.theme import CREAM, FADED_CREAM
from ui.widgets.base import Panel, Widget
from ui.widgets.pane import NOTCH, Pane

SCROLLS: Final = {pygame.K_UP: -1, pygame.K_DOWN: 1}


def version_of(package: str) -> str:
    """The version of an installed package; empty if it is not installed as one."""
    try:
        return metadata.version(package)
    except metadata.PackageNotFoundError:
        return ""


class About(Scene):
    """A page to read."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.palette = app.scene.palette if app.scenes else self.palette

    def handle_key(self, event: pygame.Event) -> bool:
        """Up and down scroll: there is nothing to walk through."""
        page = self.widget("page")
        if event.key in SCROLLS and isinstance(page, Pane):
            page.scroll_to(page.offset + SCROLLS[event.key] * self.px(NOTCH))
            return True
        return super().handle_key(event)

    def build(self) -> Iterable[Widget]:
        """Title, page, and the way back."""
        title, back, sheet = narrow_page(self, self.say("ui.about.title"), self.say("ui.about.back"))
        yield title
        yield Panel(name="sheet", rect=sheet)
        page = sheet.inflate(-2 * self.px(24), -2 * self.px(16))
        rows, height = self._laid_out(page)
        yield from self.pane("page", page, height, rows)
        yield back

    def _laid_out(self, page: pygame.Rect) -> tuple[list[Widget], int]:
        rows: list[Widget] = []
        top = page.y
        wide = page.width - self.px(18)  # the scroll bar
        for index, (is_title, words) in enumerate(self._words()):
            top += self.px(12) if is_title and index else 0
            size, colour = 18 if is_title else 15, CREAM if is_title or index == 0 else FADED_CREAM
            line = paragraph(self.theme, f"line-{index}", words, (page.x, top), wide, size, colour, bold=is_title)
            rows.append(line)
            top = line.rect.bottom + self.px(8)
        return rows, top - page.y

    def _words(self) -> Iterator[tuple[bool, str]]:
        """The lines of the page, and whether each is a title."""
        say = self.say
        yield False, say("ui.about.what")
        version = version_of("longtable")
        yield False, say("ui.about.version", version=version) if version else say("ui.about.no-version")
        yield True, say("ui.about.places")
        yield False, say("ui.about.saves", folder=self.app.saves.absolute())
        yield False, say("ui.about.config", file=self.app.config.absolute())
        yield True, say("ui.about.licences")
        yield False, say("ui.about.own")
        yield False, say("ui.about.font")
        yield False, say("ui.about.icons")
        yield False, say("ui.about.pygame", version=pygame.version.ver)
        yield False, say("ui.about.yaml", version=version_of("pyyaml"))
        yield False, say("ui.about.msgspec", version=version_of("msgspec"))
        yield False, say("ui.about.platformdirs", version=version_of("platformdirs"))
        yield False, say("ui.about.games")

"""The window: a stack of screens, a clock, the settings, and one place where all of them are drawn."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pygame

from engine.errors import BadFile
from engine.hosting.thinking import SWITCH_INTERVAL
from engine.texts import Texts, common
from ui import routes
from ui.canvas import Canvas
from ui.cli import system_language
from ui.grounds import Grounds
from ui.keyboard import GO_ON_WHILE_HELD, in_latin
from ui.network import Network
from ui.pictures.budget import Budget
from ui.pictures.gallery import COVERS, Gallery
from ui.pictures.kept import cache_folder
from ui.screen import Screen as Screen
from ui.settings import Language, load_settings, save_settings, settings_path
from ui.sounds import Sounds
from ui.theme import HIGH_CONTRAST, Palette, Theme, unit_for
from ui.toast import dim, draw_toast

FRAMES: Final = 60  # a second
PAINTING: Final = 0.006  # seconds a frame; the rest of what is new on a screen is painted in the frames after it
IDLE_WAIT: Final = 100  # milliseconds between two looks when nothing moves
TOAST_SECONDS: Final = 4.0
FIRST_SIZE: Final = (1280, 800)
ICON_SIZE: Final = (128, 128)


class App:
    """The running client."""

    def __init__(
        self,
        saves: Path,
        screen_for: Callable[[App, routes.Route], Screen],
        *,
        size: tuple[int, int] = FIRST_SIZE,
        language: str | None = None,
        config: Path | None = None,
        cache: Path | None = None,
    ) -> None:
        self.saves = saves
        self._screen_for = screen_for
        self.config = config or settings_path()
        self.settings, trouble = load_settings(self.config)
        self._may_keep_settings = trouble is None  # a file that we could not read is not overwritten unasked
        self._asked_language = language
        self.network = Network(saves, self.config)
        self.gallery = Gallery(cache or cache_folder())
        self.painting = Budget(PAINTING)  # of cards, panels and signs
        self.grounds = Grounds(self.painting)
        self.scenes: list[Screen] = []
        self.now = 0.0  # seconds since the start
        self.is_stale = True  # the next frame must be drawn
        self.draws_all = True  # False: since the last frame faces and pictures have come and things have moved, no more
        self.is_running = True
        self.shows_focus = False  # the keyboard was used last
        self.showed_focus = False  # and before the last key as well
        self.pointer = (-1, -1)
        self._held: set[int] = set()  # the keys that are down
        self._skips_letter = False  # that of a key which has just led to a field
        self._toast: tuple[str, float] | None = None
        sys.setswitchinterval(SWITCH_INTERVAL)  # those who paint and think beside the drawing must not cost frames
        pygame.display.init()
        pygame.font.init()
        pygame.key.set_repeat(350, 40)
        self._has_icon = False
        self.screen = self._open_window(size)
        pygame.display.set_caption("Longtable")
        self.sounds = Sounds(self.settings.volume)
        if trouble is not None:
            self.toast(self.say.error(trouble))

    # Settings

    @property
    def language(self) -> str:
        """What is spoken now."""
        return self._asked_language or self.settings.language or system_language()

    @property
    def say(self) -> Texts:
        """The program's words."""
        return common(self.language)

    def theme_for(self, palette: Palette) -> Theme:
        """What a screen of these colours is drawn with, in this window."""
        contrast = self.settings.high_contrast
        unit = unit_for(self.screen.get_size(), self.settings.scale / 100)
        return Theme(HIGH_CONTRAST if contrast else palette, unit, contrast)

    @property
    def pictures(self) -> Gallery | None:
        """What pictures come from; none if signs are wanted instead."""
        return None if self.settings.plain_signs or self.settings.high_contrast else self.gallery

    def keep_settings(self) -> None:
        """After a change: use the settings, and keep them for the next start."""
        self.sounds.volume = self.settings.volume
        self._may_keep_settings = True
        self.refresh()
        try:
            save_settings(self.config, self.settings)
        except BadFile as problem:
            self.toast(self.say.error(problem))

    def set_language(self, language: Language) -> None:
        """Speak another language from now on."""
        self._asked_language = None
        self.settings.language = language
        self.keep_settings()

    def remember_setup(self) -> None:
        """Keep the last set-up, unless that would overwrite a settings file that we could not read."""
        if self._may_keep_settings:
            with contextlib.suppress(BadFile):  # nobody asked for it, and nothing is lost
                save_settings(self.config, self.settings)

    # The window

    def _open_window(self, size: tuple[int, int]) -> pygame.Surface:
        if self.settings.full_screen:
            try:
                return pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
            except pygame.error:  # not every system has it: a window will do
                self.settings.full_screen = False
        return pygame.display.set_mode(size, pygame.RESIZABLE)

    def set_full_screen(self, on: bool) -> None:
        """Fill the whole screen, or be a window again."""
        self.settings.full_screen = on
        try:
            self.screen = pygame.display.set_mode(
                (0, 0) if on else FIRST_SIZE, pygame.FULLSCREEN if on else pygame.RESIZABLE
            )
        except pygame.error as failure:
            self.settings.full_screen = False
            self.screen = pygame.display.set_mode(FIRST_SIZE, pygame.RESIZABLE)
            self.toast(self.say("ui.no-full-screen", why=failure))
        self.keep_settings()

    def resize(self, size: tuple[int, int]) -> None:
        """Be of another size: for tests and pictures; people drag the window."""
        self.screen = pygame.display.set_mode(size, pygame.RESIZABLE)
        self.refresh()

    def refresh(self) -> None:
        """Lay out every screen anew: another size, language or theme."""
        self.gallery.forget_waiting()
        for scene in self.scenes:
            scene.rebuild()
        self.is_stale = True

    # Screens

    @property
    def scene(self) -> Screen:
        """The screen on top."""
        return self.scenes[-1]

    def go(self, route: routes.Route) -> None:
        """Put the screen that a route leads to on top."""
        self.push(self._screen_for(self, route))

    def go_instead(self, route: routes.Route) -> None:
        """Put the screen that a route leads to in place of the top one."""
        self.replace(self._screen_for(self, route))

    def go_home(self) -> None:
        """Back to the first screen."""
        self.pop_to(self.scenes[0])

    def push(self, scene: Screen) -> None:
        """Put a screen on top."""
        if self.scenes:
            self.scene.cover()
        self.scenes.append(scene)
        scene.enter()
        self.is_stale = True

    def pop(self) -> None:
        """Take the top screen off; the one below goes on. The last one stays."""
        if len(self.scenes) > 1:
            self.scenes.pop().leave()
            self.scene.enter()
            self.is_stale = True

    def pop_to(self, screen: Screen) -> None:
        """Take screens off until this one is on top."""
        while len(self.scenes) > 1 and self.scene is not screen:
            self.scenes.pop().leave()
        self.scene.enter()
        self.is_stale = True

    def replace(self, scene: Screen) -> None:
        """Another screen in place of the top one."""
        if self.scenes:
            self.scenes.pop().leave()
        self.push(scene)

    def toast(self, words: str) -> None:
        """Say something in passing."""
        self._toast = (words, self.now + TOAST_SECONDS)
        self.is_stale = True

    def quit(self) -> None:
        """Leave; every answer is on the disk already."""
        self.is_running = False

    # Frames

    @property
    def is_painting(self) -> bool:
        """Whether anything on the screen is still to come."""
        return self.gallery.is_busy or self.gallery.is_behind or self.grounds.is_busy or self.painting.is_behind

    def run(self) -> None:
        """Until the window is closed."""
        clock = pygame.time.Clock()
        while self.is_running:
            if not (self.is_stale or self.scene.is_moving or self._toast or self.is_painting):
                self.handle(pygame.event.wait(IDLE_WAIT))
            self.frame(min(0.1, clock.tick(FRAMES) / 1000))

    def frame(self, seconds: float) -> None:
        """One frame: what was typed and clicked, what time brings, and the picture."""
        self.now += seconds
        for event in pygame.event.get():
            self.handle(event)
        has_more = self._take_pictures() or self.painting.is_behind
        self.scene.pass_time(seconds)
        for covered in self.scenes[:-1]:
            covered.wait()
        if self._toast is not None and self.now >= self._toast[1]:
            self._toast = None
            self.is_stale = True
        if self.is_stale or has_more or self.scene.is_moving:
            self.draws_all, self.is_stale = self.is_stale, False
            with self.painting.frame():
                self.draw()
            pygame.display.flip()
            self.draws_all = True

    def _take_pictures(self) -> bool:
        """Take what was painted meanwhile, the window's own icon too; whether the screen can show more."""
        if self.grounds.begin_frame():
            self.is_stale = True
        has_more = self.gallery.begin_frame()
        icon = None if self._has_icon else self.gallery.picture(COVERS, "icon", ICON_SIZE, 1, whole=True)
        if icon is not None:
            pygame.display.set_icon(icon)
            self._has_icon = True
        return has_more

    def finish_pictures(self) -> None:
        """Draw until no picture is missing: for pictures of the screen and for tests."""
        self.gallery.is_patient = True
        self.draw()
        while self.gallery.finish():
            self.draw()
        self.gallery.is_patient = False

    def handle(self, event: pygame.Event) -> None:
        """Give an event to the screen on top, unless it is for the window itself."""
        if event.type == pygame.QUIT:
            if not any(scene.asks_before_quit() for scene in reversed(self.scenes)):
                self.quit()
        elif event.type in (pygame.WINDOWSIZECHANGED, pygame.VIDEORESIZE):
            self.screen = pygame.display.get_surface() or self.screen
            self.refresh()
        elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWFOCUSGAINED, pygame.WINDOWRESTORED):
            self.is_stale = True
        elif event.type == pygame.KEYDOWN:
            self._key_down(event)
        elif event.type == pygame.KEYUP:
            self._held.discard(event.key)
            self.scene.handle(in_latin(event))
        elif event.type == pygame.WINDOWFOCUSLOST:
            self._held.clear()  # what is let go elsewhere is not told
        elif event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self.pointer = event.pos
            self.shows_focus = self.shows_focus and event.type == pygame.MOUSEMOTION
            self.is_stale = True
            self.scene.handle(event)
        elif event.type == pygame.TEXTINPUT and self._skips_letter:
            self._skips_letter = False
        else:
            self.is_stale = self.scene.handle(event) or self.is_stale

    def _key_down(self, event: pygame.Event) -> None:
        """A key; one that is held presses nothing a second time, since the next question or screen may be there."""
        is_held = event.key in self._held
        self._held.add(event.key)
        if is_held and event.key not in GO_ON_WHILE_HELD:
            return
        self.showed_focus, self.shows_focus = self.shows_focus, True
        self.is_stale = True
        pressed = in_latin(event)
        was_typing = self._is_typing
        if not self._window_key(pressed):
            self.scene.handle(pressed)
        self._skips_letter = self._is_typing and not was_typing

    @property
    def _is_typing(self) -> bool:
        """Whether a letter would go into a field."""
        focused = self.scene.widget(self.scene.focus)
        return focused is not None and focused.takes_text

    def _window_key(self, event: pygame.Event) -> bool:
        page = self.scene.rules_page
        if event.key == pygame.K_F11 or (event.key == pygame.K_RETURN and event.mod & pygame.KMOD_ALT):
            self.set_full_screen(not self.settings.full_screen)
        elif event.key == pygame.K_F1 and page is not None:
            self.go(page)
        elif event.key == self.scene.closed_by:
            self.pop()
        elif event.key == pygame.K_F2:
            self.go(routes.Keys())
        elif event.key == pygame.K_F4 and not event.mod & pygame.KMOD_ALT:
            self.go(routes.Album(page.game.name if page else ""))
        else:
            return False
        return True

    def draw(self, surface: pygame.Surface | None = None) -> list[Canvas]:
        """Draw the top screen, and those below it as far as they are seen."""
        target = surface or self.screen
        lowest = max(index for index, scene in enumerate(self.scenes) if scene.covers_all)
        canvases = []
        for scene in self.scenes[lowest:]:
            if not scene.covers_all:
                dim(target)
            canvas = Canvas(target, scene.theme)
            scene.draw(canvas)
            canvases.append(canvas)
        if self._toast is not None:
            draw_toast(canvases[-1], self._toast[0], self.scene.toasts_above)
        return canvases

    def close(self) -> None:
        """Let go of everything."""
        while self.scenes:
            self.scenes.pop().leave()
        self.network.close()
        self.sounds.close()
        self.gallery.close()
        self.grounds.close()
        pygame.display.quit()

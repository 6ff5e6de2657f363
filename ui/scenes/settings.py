"""The settings: everything applies at once and is kept."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final, Literal, NamedTuple

import pygame

from engine.hosting.habits import ASKS
from engine.texts import common
from ui.app import App
from ui.scenes.base import Scene
from ui.scenes.frame import narrow_page
from ui.scenes.paragraphs import paragraph
from ui.settings import HINTS, LANGUAGES, SCALES, SPEEDS, TABLE_KEYS
from ui.theme import CREAM, FADED_CREAM, LEAST_AREA, unit_for
from ui.widgets.base import Label, Panel, Widget
from ui.widgets.choice import Choice, Slider
from ui.widgets.keycaps import KeyCaps

STEP: Final = 5  # percent
RACE_KEYS: Final = "race-keys"


class Row(NamedTuple):
    """One setting: what it is called, what it does, and what changes it."""

    name: str
    title: str
    about: str
    widget: Callable[[pygame.Rect], Widget]
    refusal: str = ""  # why what was wanted cannot be: said instead of what it does


class SettingsScene(Scene):
    """Language, sizes, motion, sound, window, contrast, and how much is asked."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.palette = app.scene.palette if app.scenes else self.palette
        # What a slider shows while it is dragged: the scale is used only when it is let go, so that the line never
        # runs away from under the pointer.
        self._dragged: tuple[Literal["scale", "volume"], int] | None = None
        self._waiting: int | None = None  # the seat whose key is to be pressed next
        self._refusal = ""  # why the key that was pressed cannot be had

    def leave(self) -> None:
        """What was dragged and never let go counts as well."""
        self._let_go()

    def handle(self, event: pygame.Event) -> bool:
        """A slider is let go, or was moved by a key."""
        wanted = super().handle(event)
        if event.type in (pygame.MOUSEBUTTONUP, pygame.KEYDOWN):
            self._let_go()
        return wanted

    # The layout

    def build(self) -> Iterable[Widget]:
        """Title and rows; what does not fit is scrolled."""
        title, back, box = narrow_page(self, self.say("ui.settings.title"), self.say("ui.settings.back"))
        yield title
        rows, height = self._laid_out(box)
        yield from self.pane("rows", box, height, rows)
        yield back

    def _laid_out(self, box: pygame.Rect) -> tuple[list[Widget], int]:
        laid_out: list[Widget] = []
        top = box.y
        wide = box.width - self.px(14)  # the scroll bar
        words = round((wide - self.px(60)) * 0.5)
        for row in self._rows():
            title = pygame.Rect(box.x + self.px(20), top + self.px(10), words, self.px(24))
            said, colour = (row.refusal, CREAM) if row.refusal else (row.about, FADED_CREAM)
            bold = bool(row.refusal)
            about = paragraph(self.theme, f"about-{row.name}", said, title.bottomleft, words, 13.5, colour, bold=bold)
            ground = pygame.Rect(box.x, top, wide, about.rect.bottom + self.px(10) - top)
            left = about.rect.right + self.px(20)
            place = pygame.Rect(left, 0, ground.right - self.px(20) - left, self.px(38))
            place.centery = ground.centery
            laid_out += [
                Panel(name=f"ground-{row.name}", rect=ground, colour=(0, 0, 0, 80), radius=12),
                Label(name=f"title-{row.name}", rect=title, words=row.title, size=16, colour=CREAM, bold=True),
                about,
                row.widget(place),
            ]
            top = ground.bottom + self.px(8)
        return laid_out, top - self.px(8) - box.y

    def _rows(self) -> Iterator[Row]:
        say, settings = self.say, self.app.settings
        names = [common(language)("ui.home.language") for language in LANGUAGES]
        spoken = LANGUAGES.index(common(self.app.language).language)
        yield Row(
            "language",
            say("ui.settings.language"),
            say("ui.settings.language-about"),
            self._choice("language", names, spoken, lambda index: self.app.set_language(LANGUAGES[index])),
        )
        most = self._most_scale()
        about = say("ui.settings.scale-limit", most=most) if most < SCALES[1] else say("ui.settings.scale-about")
        yield Row("scale", say("ui.settings.scale"), about, self._slider("scale", settings.scale, *SCALES))
        speeds = [
            say("ui.settings.speed-slow"),
            say("ui.settings.speed-normal"),
            say("ui.settings.speed-fast"),
            say("ui.settings.speed-instant"),
        ]
        yield Row(
            "speed",
            say("ui.settings.speed"),
            say("ui.settings.speed-about"),
            self._choice("speed", speeds, SPEEDS.index(settings.speed), self._set_speed),
        )
        yield Row(
            "bot-speed",
            say("ui.settings.bot-speed"),
            say("ui.settings.bot-speed-about"),
            self._choice("bot-speed", speeds, SPEEDS.index(settings.pace), self._set_bot_speed),
        )
        yield Row(
            "volume",
            say("ui.settings.volume"),
            say("ui.settings.volume-about"),
            self._slider("volume", settings.volume, 0, 100),
        )
        yield Row(
            "full-screen",
            say("ui.settings.full-screen"),
            say("ui.settings.full-screen-about"),
            self._switch("full-screen", settings.full_screen, self.app.set_full_screen),
        )
        yield Row(
            "contrast",
            say("ui.settings.contrast"),
            say("ui.settings.contrast-about"),
            self._switch("contrast", settings.high_contrast, self._set_contrast),
        )
        yield Row(
            "signs",
            say("ui.settings.signs"),
            say("ui.settings.signs-about"),
            self._switch("signs", settings.plain_signs, self._set_signs),
        )
        yield Row(
            "asks",
            say("ui.settings.asks"),
            say("ui.settings.asks-about"),
            self._choice(
                "asks",
                [say(f"ui.settings.asks-{asks}") for asks in ASKS],
                ASKS.index(settings.asks),
                self._set_asks,
            ),
        )
        yield Row(
            "hints",
            say("ui.settings.hints"),
            say("ui.settings.hints-about"),
            self._choice(
                "hints",
                [say(f"ui.settings.hints-{hints}") for hints in HINTS],
                HINTS.index(settings.hints),
                self._set_hints,
            ),
        )
        yield Row(
            "remarks",
            say("ui.settings.remarks"),
            say("ui.settings.remarks-about"),
            self._switch("remarks", settings.remarks, self._set_remarks),
        )
        yield Row(
            RACE_KEYS,
            say("ui.settings.race-keys"),
            say("ui.settings.race-keys-about"),
            self._race_keys,
            self._refusal,
        )

    def _race_keys(self, place: pygame.Rect) -> Widget:
        return KeyCaps(
            name=RACE_KEYS,
            rect=place,
            letters=self.app.settings.race_keys,
            chosen=self._waiting if self.focus == RACE_KEYS else None,
            on_choose=self._wait_for_key,
            on_key=self._set_race_key,
        )

    def _most_scale(self) -> int:
        """The largest scale that still makes a difference in this window, in percent."""
        size = self.area.size
        return int(min(size[0] / LEAST_AREA[0], size[1] / LEAST_AREA[1]) / unit_for(size) * 100)

    def _choice(
        self, name: str, labels: Sequence[str], chosen: int, choose: Callable[[int], None], *, is_switch: bool = False
    ) -> Callable[[pygame.Rect], Widget]:
        return lambda place: Choice(
            name=name, rect=place, labels=labels, chosen=chosen, on_choose=choose, is_switch=is_switch
        )

    def _switch(self, name: str, on: bool, set_to: Callable[[bool], None]) -> Callable[[pygame.Rect], Widget]:
        labels = [self.say("ui.settings.off"), self.say("ui.settings.on")]
        return self._choice(name, labels, int(on), lambda index: set_to(bool(index)), is_switch=True)

    def _slider(
        self, name: Literal["scale", "volume"], value: int, least: int, most: int
    ) -> Callable[[pygame.Rect], Widget]:
        shown = self._dragged[1] if self._dragged is not None and self._dragged[0] == name else value
        label = self.say("ui.settings.off") if name == "volume" and shown == 0 else ""
        return lambda place: Slider(
            name=name,
            rect=place,
            value=shown,
            least=least,
            most=most,
            step=STEP,
            label=label or self.say("ui.settings.percent", value=shown),
            on_change=lambda value: self._drag(name, value),
        )

    # What can be done

    def _drag(self, name: Literal["scale", "volume"], value: int) -> None:
        self._dragged = (name, value)
        self.rebuild()

    def _let_go(self) -> None:
        if self._dragged is None:
            return
        name, value = self._dragged
        self._dragged = None
        if name == "scale":
            self.app.settings.scale = value
            self.app.keep_settings()
        else:
            self.app.settings.volume = value
            self.app.keep_settings()
            self.app.sounds.play("card")

    def _wait_for_key(self, seat: int | None) -> None:
        self._waiting, self._refusal = seat, ""
        self.rebuild()

    def _set_race_key(self, seat: int, sign: str) -> None:
        """Give a seat its key; what is no letter, is used already or belongs to another seat is refused."""
        keys = self.app.settings.race_keys
        self._refusal = ""
        if not "a" <= sign <= "z":
            self._refusal = self.say("ui.settings.race-key-no-letter")
        elif sign in TABLE_KEYS:
            self._refusal = self.say("ui.settings.race-key-used", letter=sign.upper())
        elif sign in keys and keys.index(sign) != seat:
            self._refusal = self.say("ui.settings.race-key-taken", letter=sign.upper(), seat=keys.index(sign) + 1)
        if self._refusal:
            self.app.sounds.play("refuse")
            self.rebuild()
            return
        self._waiting = None
        self.app.settings.race_keys = keys[:seat] + sign + keys[seat + 1 :]
        self.app.keep_settings()

    def _set_speed(self, index: int) -> None:
        self.app.settings.speed = SPEEDS[index]
        self.app.keep_settings()

    def _set_bot_speed(self, index: int) -> None:
        self.app.settings.bot_speed = SPEEDS[index]
        self.app.keep_settings()

    def _set_contrast(self, on: bool) -> None:
        self.app.settings.high_contrast = on
        self.app.keep_settings()

    def _set_signs(self, on: bool) -> None:
        self.app.settings.plain_signs = on
        self.app.keep_settings()

    def _set_asks(self, index: int) -> None:
        self.app.settings.asks = ASKS[index]
        self.app.keep_settings()

    def _set_hints(self, index: int) -> None:
        self.app.settings.hints = HINTS[index]
        self.app.keep_settings()

    def _set_remarks(self, on: bool) -> None:
        self.app.settings.remarks = on
        self.app.keep_settings()

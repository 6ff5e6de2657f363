"""What people set once and keep: language, sizes, speed, sound. A settings file like any input is never trusted."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Any, Final, Literal

import msgspec
import platformdirs
import yaml

from engine import yamlfile
from engine.errors import Problem
from engine.games import LONGEST_NAME, SeatInfo
from engine.hosting.habits import Asks
from engine.saves import write_new

Language = Literal["en", "ru", "uk", ""]  # empty: as the system says
Speed = Literal["slow", "normal", "fast", "instant"]
Hints = Literal["alone", "shared", "off"]  # when hints may be asked for: against bots, also among people, never
HINTS: Final[tuple[Hints, ...]] = ("alone", "shared", "off")
LANGUAGES: Final[tuple[Language, ...]] = ("en", "ru", "uk")
SPEEDS: Final[tuple[Speed, ...]] = ("slow", "normal", "fast", "instant")
SCALES: Final = (75, 300)
TABLE_KEYS: Final = "huz"  # hide, undo, zoom: they work beside a race, so they are nobody's key in it


class LastSetup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a game was set up the last time."""

    seats: list[SeatInfo]
    options: dict[str, Any] = {}


class Settings(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Everything that is kept between two starts of the program."""

    language: Language = ""
    scale: Annotated[int, msgspec.Meta(ge=SCALES[0], le=SCALES[1])] = 100  # percent
    speed: Speed = "normal"  # of motion
    volume: Annotated[int, msgspec.Meta(ge=0, le=100)] = 60  # percent
    full_screen: bool = False
    high_contrast: bool = False
    asks: Asks = "able"  # what people here want to be asked, in every game
    setups: dict[str, LastSetup] = {}  # by game
    name: Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)] = ""  # in every game, here and at others' tables
    colour: Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)] = ""  # in every game that has it
    signs: dict[str, str] = {}  # of people, by their names
    last_address: Annotated[str, msgspec.Meta(max_length=120)] = ""  # of the last one
    clock: Annotated[int, msgspec.Meta(ge=0, le=3600)] = 0  # seconds for a decision at our own table
    patience: Annotated[int, msgspec.Meta(ge=0, le=3600)] = 0  # seconds until a bot plays for who is away there
    race_keys: Annotated[str, msgspec.Meta(pattern=r"^[a-z]{8}\Z")] = "alqpxmvt"  # by seat, where quickness counts
    hints: Hints = "alone"
    remarks: bool = True  # whether something is said the first time that it comes up
    plain_signs: bool = False  # cards have their signs instead of pictures
    bot_speed: Speed | Literal[""] = ""  # how long what bots do is left to be looked at; empty: as fast as motion

    @property
    def pace(self) -> Speed:
        """How fast bots play."""
        return self.bot_speed or self.speed

    def __post_init__(self) -> None:
        """Two seats with one key could not be told apart."""
        twice = sorted({letter for letter in self.race_keys if self.race_keys.count(letter) > 1})
        if twice:
            raise ValueError(f"race_keys: two seats have the key {twice[0]!r}")


def settings_path() -> Path:
    """Where the settings lie: as `LONGTABLE_CONFIG` says, or in the user's folder for settings."""
    named = os.environ.get("LONGTABLE_CONFIG")
    return Path(named or platformdirs.user_config_dir("longtable", appauthor=False)) / "settings.yaml"


def load_settings(path: Path) -> tuple[Settings, Problem | None]:
    """The settings; a file that cannot be read is left as it is, and what is wrong with it is said."""
    if not path.exists():
        return Settings(), None
    try:
        document = yamlfile.load(path)
        if isinstance(document.data, dict):
            document.data.pop("answer", None)  # of version 0.4: what it could say besides its default is ours now
        return document.convert(Settings), None
    except Problem as problem:
        return Settings(), problem


def save_settings(path: Path, settings: Settings) -> None:
    """Keep the settings."""
    plain = msgspec.to_builtins(settings)
    write_new(path, yaml.safe_dump(plain, allow_unicode=True, sort_keys=False, default_flow_style=None, width=100))

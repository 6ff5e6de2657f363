"""`longtable film FILE --out GIF`: a game, or a part of it, as a film to share: every answer as it was shown at the
table, or of a long game a still picture for each."""

from __future__ import annotations

import importlib.util
import os
import tempfile
from argparse import Namespace
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
import pygame

from engine.errors import BadFile, BadSetup, Problem
from engine.replaying import Replay
from engine.texts import common
from engine.views import Viewer
from ui.app import App
from ui.replay.looking import LookingBack, own_seats
from ui.replay.scene import ReplayScene
from ui.scenes.saves_panel import SAMPLES
from ui.screens import screen_for
from ui.shot import size_of

if TYPE_CHECKING:
    from PIL.Image import Image as Drawn

LIBRARY: Final = "PIL"
LEAST_WINDOW: Final = (1024, 640)  # smaller films are drawn as large as this, and made smaller
COLOURS: Final = 256
SAMPLED: Final = 9  # pictures that the colours are taken from
LEAST_SECONDS: Final = 0.8  # that a picture is shown
SECONDS_A_SIGN: Final = 0.03  # more for the words that are to be read
MOST_SECONDS: Final = 3.0
LAST_SECONDS: Final = 4.0
PICTURES_A_SECOND: Final = 8  # while something moves
MOST_MOVING: Final = 60  # answers: a longer film would be too large with all that moves
WEBP_QUALITY: Final = 62


def run(asked: Namespace, language: str) -> int:
    """Write the film, and say where it is and how long it lasts."""
    size = size_of(asked.size)
    if importlib.util.find_spec(LIBRARY) is None:
        raise Problem("film-library")
    path = Path(asked.file)
    replay = Replay.of(path, is_open=path.resolve().parent == SAMPLES)
    places = _places(replay, asked.first, asked.last)
    with tempfile.TemporaryDirectory() as folder:  # nobody's settings, and nothing is written
        own = Path(folder)
        app = App(own, screen_for, size=_window(size), language=language, config=own / "settings.yaml", cache=own)
        try:
            is_moving = len(places) <= MOST_MOVING if asked.moving is None else asked.moving
            reel = Reel(_scene(app, replay, asked.seat), places, size, is_moving=is_moving)
            _write(reel, Path(asked.out))
        finally:
            app.close()
    lasts = reel.lasts
    print(common(language)("cli.film", file=asked.out, pictures=len(lasts), seconds=round(sum(lasts))))
    return 0


def _places(replay: Replay, first: int | None, last: int | None) -> Sequence[int]:
    begin, end = first or 0, replay.length if last is None else last
    if not 0 <= begin <= end <= replay.length:
        raise BadSetup("film-part", first=begin, last=end, most=replay.length)
    return range(begin, end + 1)


def _window(size: tuple[int, int]) -> tuple[int, int]:
    """As large as the film, or as large as a table needs, in the same shape."""
    factor = max(1.0, LEAST_WINDOW[0] / size[0], LEAST_WINDOW[1] / size[1])
    return round(size[0] * factor), round(size[1] * factor)


def _scene(app: App, replay: Replay, seat: int | None) -> ReplayScene:
    """The table as somebody looks back at it; a film is shown to others, so without a seat they see no secrets."""
    looking = LookingBack(replay, own_seats(replay.whole.seats))
    eyes: Viewer = seat
    if seat is not None and seat not in range(len(looking.seats)):
        raise BadSetup("no-such-seat", seat=seat, most=len(looking.seats) - 1)
    if seat is not None and seat not in looking.viewers:
        raise BadSetup("only-own-eyes")
    looking.eyes = eyes
    scene = ReplayScene(app, looking)
    scene.is_portrayed = True
    app.push(scene)
    return scene


class Reel:
    """The pictures of a film, and for how long each is shown. All of a GIF share their colours, so that what stays the
    same takes no room."""

    def __init__(self, scene: ReplayScene, places: Sequence[int], size: tuple[int, int], *, is_moving: bool) -> None:
        self.scene, self.places, self.size, self.is_moving = scene, places, size, is_moving
        self.lasts: list[float] = []  # seconds, of the pictures so far

    def pictures(self) -> Iterator[Drawn]:
        """One after the other."""
        self.lasts.clear()
        scene, pending = self.scene, 0.0
        for place in self.places:
            for moving in self._on_the_way(place):
                self.lasts.append(1 / PICTURES_A_SECOND)
                yield moving
            pending = LAST_SECONDS if place == self.places[-1] else _seconds(scene, place)
            self.lasts.append(pending)
            yield self._still(place)

    def colours(self) -> Drawn:
        """Those of a few pictures, also from the middle of what moves."""
        chosen = self.places[:: max(1, len(self.places) // SAMPLED)]
        found = []
        for place in chosen:
            found += list(self._on_the_way(place))[::3]
            found.append(self._still(place))
        return _palette(found)

    def _on_the_way(self, place: int) -> Iterator[Drawn]:
        """What is seen between the last answer and this one, while things move and are staged."""
        scene = self.scene
        if not self.is_moving or place == self.places[0]:
            return
        self._still(place - 1)
        scene.pace = "normal"
        scene.go_to(place)
        while scene.is_busy:
            scene.app.frame(1 / PICTURES_A_SECOND)
            scene.app.finish_pictures()
            yield self._taken()

    def _still(self, place: int) -> Drawn:
        """The table at rest, after an answer."""
        scene = self.scene
        scene.pace = "instant"
        if scene.session.place == place:
            scene.staging.finish()
            scene.lay_out()
            scene.rebuild()
        else:
            scene.go_to(place)
            scene.staging.finish()
        scene.app.finish_pictures()
        return self._taken()

    def _taken(self) -> Drawn:
        from PIL import Image

        drawn = self.scene.app.screen
        if drawn.get_size() != self.size:
            drawn = pygame.transform.smoothscale(drawn, self.size)
        return Image.frombytes("RGB", self.size, pygame.image.tobytes(drawn, "RGB"))


def _seconds(scene: ReplayScene, place: int) -> float:
    """As long as what happens takes to be read."""
    told = scene.session.replay.news(place - 1, place, scene.session.eyes)
    signs = sum(len(scene.texts.event(event)) for event in told[-2:])
    return min(MOST_SECONDS, LEAST_SECONDS + SECONDS_A_SIGN * signs)


def _write(reel: Reel, out: Path) -> None:
    """As a GIF, or smaller as a WebP if the name says so."""
    from PIL import Image

    pictures = list(reel.pictures()) if out.suffix.lower() == ".webp" else None
    try:
        if pictures is not None:
            shown = [round(1000 * seconds) for seconds in reel.lasts]
            first, rest = pictures[0], pictures[1:]
            first.save(
                out, "WEBP", save_all=True, append_images=rest, duration=shown, loop=0, quality=WEBP_QUALITY, method=6
            )
            return
        palette = reel.colours()
        quantised = [one.quantize(palette=palette, dither=Image.Dither.NONE) for one in reel.pictures()]
        quantised[0].save(
            out,
            format="GIF",
            save_all=True,
            append_images=quantised[1:],
            duration=[round(1000 * seconds) for seconds in reel.lasts],
            loop=0,
            disposal=1,
        )
    except OSError as failure:
        raise BadFile("cannot-write", file=out, why=failure) from None


def _palette(pictures: Sequence[Drawn]) -> Drawn:
    """The colours of a few pictures of the film."""
    from PIL import Image

    wide, tall = (max(1, side // 3) for side in pictures[0].size)
    together = Image.new("RGB", (wide, tall * len(pictures)))
    for row, picture in enumerate(pictures):
        together.paste(picture.resize((wide, tall)), (0, row * tall))
    return together.quantize(colors=COLOURS)

"""`longtable film FILE --out GIF`: a game, or a part of it, as a film to share: a picture for every answer."""

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
            scene = _scene(app, replay, asked.seat)
            lasts = [_seconds(scene, place) for place in places[:-1]] + [LAST_SECONDS]
            _write(_pictures(scene, places, size), lasts, asked.out)
        finally:
            app.close()
    print(common(language)("cli.film", file=asked.out, pictures=len(places), seconds=round(sum(lasts))))
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
    app.settings.speed = "instant"  # nothing is caught on its way
    scene = ReplayScene(app, looking)
    scene.is_portrayed = True
    app.push(scene)
    return scene


def _picture(scene: ReplayScene, place: int, size: tuple[int, int]) -> Drawn:
    from PIL import Image

    scene.go_to(place)
    scene.app.finish_pictures()
    drawn = scene.app.screen
    if drawn.get_size() != size:
        drawn = pygame.transform.smoothscale(drawn, size)
    return Image.frombytes("RGB", size, pygame.image.tobytes(drawn, "RGB"))


def _seconds(scene: ReplayScene, place: int) -> float:
    """As long as what happens takes to be read."""
    told = scene.session.replay.news(place - 1, place, scene.session.eyes)
    signs = sum(len(scene.texts.event(event)) for event in told[-2:])
    return min(MOST_SECONDS, LEAST_SECONDS + SECONDS_A_SIGN * signs)


def _pictures(scene: ReplayScene, places: Sequence[int], size: tuple[int, int]) -> Iterator[Drawn]:
    """One after the other. All share their colours, so that what stays the same takes no room."""
    from PIL import Image

    chosen = places[:: max(1, len(places) // SAMPLED)]
    palette = _palette([_picture(scene, place, size) for place in chosen])
    for place in places:
        yield _picture(scene, place, size).quantize(palette=palette, dither=Image.Dither.NONE)


def _write(pictures: Iterator[Drawn], lasts: Sequence[float], out: str) -> None:
    try:
        next(pictures).save(
            out,
            format="GIF",
            save_all=True,
            append_images=pictures,
            duration=[round(1000 * seconds) for seconds in lasts],
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

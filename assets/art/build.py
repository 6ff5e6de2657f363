"""Builds the pictures into packed files, one for each game: `python -m assets.art.build [GAME ...] [--only ID]`.

A pack is a zip with `<id>.svg` for each card, `back-<deck>.svg` for each deck, and `index.json`:
`{id: {"size": [wide, high], "focus": [x, y]}}`, the size of the view box and the point, in parts of it, that a
crop should be centred on. The same sources give the same bytes.
"""

from __future__ import annotations

import argparse
import io
import json
import zipfile
from collections.abc import Callable
from functools import cache, partial
from importlib import import_module
from pathlib import Path

from assets.art.kit import Art

PACKS = Path(__file__).parents[1] / "pictures"
GAMES = ("castle", "bang", "junquick", "berserk", "valhalla", "covers")
_LONG_AGO = (1980, 1, 1, 0, 0, 0)
Draw = Callable[[], Art]


@cache
def drawings(game: str) -> dict[str, Draw]:
    """What draws each picture of a game, by id."""
    from assets.art import deck_backs

    drawn: dict[str, Draw] = {}
    if game == "castle":
        module = import_module("assets.art.pictures_castle")
        drawn = {name: partial(_of, module, name) for name in module.pictures()}
    elif game == "bang":
        for part in ("people", "things"):
            module = import_module(f"assets.art.pictures_bang_{part}")
            drawn |= {name: partial(_of, module, name) for name in module.pictures()}
    elif game == "junquick":
        module = import_module("assets.art.pictures_junquick")
        drawn = {name: partial(_of, module, name) for name in module.pictures()}
    elif game == "berserk":
        module = import_module("assets.art.pictures_berserk")
        drawn = {name: partial(module.picture_of, name) for name in module.ORDER}
    elif game == "valhalla":
        module = import_module("assets.art.pictures_valhalla")
        drawn = {name: partial(module.picture, name) for name in module.ids()}
        drawn |= {f"die-{letter}": partial(lambda one: module.die_faces()[one], letter) for letter in "ASPBHX"}
    else:
        module = import_module("assets.art.covers")
        drawn = {name: partial(lambda one: Art(getattr(module, one)(), close=200), name) for name in GAMES[:-1]}
        drawn["icon"] = deck_backs.icon
    return drawn | {f"back-{deck}": draw for deck, draw in deck_backs.BACKS.get(game, {}).items()}


def _of(module: object, name: str) -> Art:
    return module.pictures()[name]  # type: ignore[attr-defined,no-any-return]


def packed(pictures: dict[str, tuple[str, dict[str, list[float]]]]) -> bytes:
    """The bytes of a pack."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as pack:
        index = {name: entry for name, (_, entry) in sorted(pictures.items())}
        _put(pack, "index.json", json.dumps(index, indent=0))
        for name, (svg, _) in sorted(pictures.items()):
            _put(pack, f"{name}.svg", svg)
    return out.getvalue()


def _put(pack: zipfile.ZipFile, name: str, text: str) -> None:
    entry = zipfile.ZipInfo(name, _LONG_AGO)
    entry.compress_type = zipfile.ZIP_DEFLATED
    entry.external_attr = 0o644 << 16
    entry.create_system = 3
    pack.writestr(entry, text, compresslevel=9)


def drawn(game: str, name: str) -> tuple[str, dict[str, list[float]]]:
    """One picture as SVG, and what the index says of it."""
    art = drawings(game)[name]()
    return art.whole(), {"size": list(art.size), "focus": list(art.centre)}


def renew(game: str, only: str | None = None) -> Path:
    """Builds a game's pack anew, or one picture in it."""
    path = PACKS / f"{game}.zip"
    pictures = {}
    if only is not None:
        with zipfile.ZipFile(path) as pack:
            index = json.loads(pack.read("index.json"))
            pictures = {name: (pack.read(f"{name}.svg").decode(), entry) for name, entry in index.items()}
    for name in drawings(game) if only is None else [only]:
        pictures[name] = drawn(game, name)
    path.write_bytes(packed(pictures))
    return path


def main() -> None:
    """Builds what was asked for."""
    parser = argparse.ArgumentParser(prog="python -m assets.art.build", description=__doc__)
    parser.add_argument("games", nargs="*", choices=[*GAMES, []], metavar="GAME", help=", ".join(GAMES))
    parser.add_argument("--only", metavar="ID", help="this picture alone; the others stay as they are packed")
    given = parser.parse_args()
    for game in given.games or GAMES:
        path = renew(game, given.only)
        print(f"{path.name}: {path.stat().st_size / 1000:.0f} kB")


if __name__ == "__main__":
    main()

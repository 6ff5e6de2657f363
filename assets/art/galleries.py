"""The pictures of each game by the ids of its cards: people out of descriptions, and what is drawn by hand."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib import import_module
from typing import TypeVar

from assets.art.kit import Art
from assets.art.people.cast import described
from assets.art.people.description import Portrait
from assets.art.people.portrait import art

Drawing = Callable[[], str]
D = TypeVar("D", bound=Drawing)


class Gallery:
    """The pictures of one game, drawn when they are asked for."""

    def __init__(self, name: str, modules: str = "", cast: str = "") -> None:
        self.name = name
        self._modules = tuple(f"assets.art.pictures.{module}" for module in ("deck_backs", *modules.split()))
        self._cast = cast
        self._drawn: dict[str, Callable[[], Art]] = {}

    def picture(self, id: str, x: float = 0, y: float = 100, close: float = 164) -> Callable[[D], D]:
        """Hang a drawing: its id, and what a small frame shows of it: the middle, and how high."""

        def keep(drawing: D) -> D:
            self.add(id, lambda: Art(drawing(), (x, y), close))
            return drawing

        return keep

    def add(self, id: str, draw: Callable[[], Art]) -> None:
        """Hang a picture under its id; a second one of that id is refused."""
        if id in self._drawn:
            raise ValueError(f"{self.name} has two pictures of {id!r}")
        self._drawn[id] = draw

    def __iter__(self) -> Iterator[str]:
        """The ids, in order."""
        self._open()
        return iter(sorted([*self._drawn, *self._people()]))

    def __getitem__(self, id: str) -> Art:
        """One picture."""
        self._open()
        if id in self._drawn:
            return self._drawn[id]()
        if id in self._people():
            return art(self._people()[id])
        raise ValueError(f"{self.name} has no picture of {id!r}; there are: {', '.join(self)}")

    def _open(self) -> None:
        for module in self._modules:
            import_module(module)

    def _people(self) -> dict[str, Portrait]:
        return described(self._cast) if self._cast else {}


CASTLE = Gallery("castle", "castle", cast="castle")
BANG = Gallery(
    "bang",
    "bang_people bang_base bang_weapons bang_dodge_city bang_dodge_city_green bang_fistful bang_high_noon bang_wild_west_show",
    cast="bang",
)
JUNQUICK = Gallery(
    "junquick", "junquick_family junquick_tricksters junquick_influences junquick_instants junquick_viruses"
)
BERSERK = Gallery(
    "berserk",
    "berserk_host berserk_order berserk_mercenaries berserk_wildwood berserk_thunder_pass berserk_wind_riders "
    "berserk_black_fen",
    cast="berserk",
)
VALHALLA = Gallery(
    "valhalla",
    "valhalla_tactics valhalla_loki valhalla_thor valhalla_valkyries valhalla_dwarves valhalla_tyr "
    "valhalla_companions valhalla_last_viking valhalla_garm valhalla_fenrir valhalla_nidhogg valhalla_jormungandr "
    "valhalla_dice",
    cast="valhalla",
)
COVERS = Gallery("covers", "covers")
GALLERIES = {gallery.name: gallery for gallery in (CASTLE, BANG, JUNQUICK, BERSERK, VALHALLA, COVERS)}

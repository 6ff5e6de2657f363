"""The board of Valhalla: everything that can be chosen is found on it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.dice import Dice
from engine.games import find_game
from engine.table import Table
from engine.views import EVERYTHING, View
from games.valhalla.deck import CARD_BY_REF
from tests.playing import seated, variant_table
from tests.ui.laid_out import Case, area_of, overlapping
from ui.cli.selfplay import answer_blindly
from ui.sprites import Area, PanelFace, PlaceFace, PlayerFace, Sprite

GAME = find_game("valhalla")


def met(variant: str, moves: int, viewer: int | str | None = None) -> View:
    """What somebody sees after so many answers in a game played at random; by default whoever is asked."""
    table, chance = variant_table("valhalla", variant, 3), Dice(3)
    while table.ask is not None and len(table.moves) < moves:
        answer_blindly(table, chance)
    seat = table.awaited()[0] if viewer is None and table.ask is not None else viewer
    return table.view(seat)  # type: ignore[arg-type]


def begun(seats: int) -> View:
    return Table(GAME, seated(seats), {}, 1).view(0)


CRAFTED = {
    "jarls to choose": begun(6),
    "a few turns": met("everything-for-6", 60),
    "half a game": met("everything-for-6", 200),
    "a solo game": met("solo-valkyries", 30),
    "cooperative play": met("cooperative-for-4-with-valkyries", 40),
    "draft": met("draft-for-6", 20),
    "everything seen": met("everything-for-5", 150, EVERYTHING),
    "at the end": met("everything-for-4", 10_000, 0),
}


def faults(sprites: Sequence[Sprite], view: View, area: Area) -> Iterator[str]:
    """Panels, piles and tiles lie beside each other."""
    yield from overlapping([one for one in sprites if isinstance(one.face, PanelFace | PlaceFace | PlayerFace)])


CASE = Case(
    "valhalla",
    CRAFTED,
    "half a game",
    CARD_BY_REF,
    faults,
    setups=[{}, {"expansions": ["valkyries", "dwarves", "tyr"]}, {"expansions": ["loki", "thor", "last-viking"]}],
    buttons=("emblem", "face", "row", "jarl", "monster"),
    looks=["jarl:jrl-01", "loki:lok-01", "monster:mon-garm-1", "viking:lvk-1"],
    names=("Ada", "Владислава", "Maximilian", "Їжак Колючий", "Олександра", "Jo"),
)


def test_every_player_has_a_panel() -> None:
    sprites = CASE.layout(CRAFTED["half a game"], area_of((1280, 800)))
    seats = [sprite.face.seat for sprite in sprites if isinstance(sprite.face, PlayerFace)]
    assert sorted(seats) == [0, 1, 2, 3, 4, 5]

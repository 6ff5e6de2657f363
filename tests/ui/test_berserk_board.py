"""The plain board of Berserk: the field turns towards the viewer, and nobody sees another's hidden card."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from engine.choices import Ref
from engine.games import find_game
from engine.table import Table
from engine.views import View, Viewer
from games.berserk.grid import CELL_REFS
from games.berserk.kinds import KINDS, card_ref
from tests.playing import seated
from tests.ui.laid_out import Case, area_of, by_name
from ui.sprites import Area, BackFace, Sprite

CARDS: list[Ref] = [card_ref(id) for kind in KINDS.values() for id in kind.copy_ids()]
CROWDED: dict[str, Any] = {
    "Ada": {
        "field": {
            "c3": "executioner wounds 3 + salamander-familiar + tower-shield",
            "b3": "templar-vanguard closed",
            "d3": "steppe-lancer",
            "b2": "crossbow-novice chips 1",
            "c2": "grand-inquisitor",
            "d2": "censer-bearer poison 2",
            "c1": "witch-hunter hidden",
        },
        "side": ["ember-hawk", "punishing-seraph closed", "pyre-square"],
        "graveyard": ["branded-penitent", "iron-maiden"],
        "deck": ["shield-sister", "war-chaplain"],
    },
    "Владислава": {
        "field": {
            "c4": "barrow-ghoul + blackthorn-blade",
            "d4": "host-king",
            "c5": "marsh-hag",
            "e6": "host-hound hidden",
        },
        "side": ["night-crow", "night-crow", "host-rider", "barrow-mists"],
        "graveyard": ["drowned-legion"],
        "deck": ["shade-knight"],
    },
}


def view_of(position: dict[str, Any], viewer: Viewer) -> View:
    seats = seated(2)
    named = {seat.name: position.get(name, {}) for seat, name in zip(seats, ("Ada", "Владислава"), strict=True)}
    rest = {key: value for key, value in position.items() if key not in ("Ada", "Владислава")}
    return Table(find_game("berserk"), seats, position={**rest, **named}).view(viewer)


CRAFTED: dict[str, View] = {
    "a battle": view_of(CROWDED, 0),
    "from the other side": view_of(CROWDED, 1),
    "for a spectator": view_of(CROWDED, None),
    "a deal": Table(find_game("berserk"), seated(2), {}, 3).view(0),
}


def faults(sprites: Sequence[Sprite], view: View, area: Area) -> Iterator[str]:
    cells = [sprite for sprite in sprites if sprite.ref in CELL_REFS]
    if len(cells) != len(CELL_REFS):
        yield f"{len(cells)} cells"


CASE = Case(
    "berserk",
    CRAFTED,
    "a battle",
    CARDS,
    faults,
    setups=[{}] * 6,
    buttons=("ability", "stack", "keyword", "die", "deed"),
    elsewhere=("cards", "stack", "attack", "shown"),
    names=("Ada", "Владислава"),
)


def test_the_field_turns_towards_the_viewer() -> None:
    area = area_of((1280, 800))
    for viewer, lower, upper in ((0, "cell:a1", "cell:e6"), (1, "cell:e6", "cell:a1")):
        there = by_name(CASE.layout(view_of(CROWDED, viewer), area))
        assert there[lower].rect.y > there[upper].rect.y
        assert there[lower].rect.x < there[upper].rect.x


def test_a_hidden_card_is_a_back_for_others_and_a_card_for_its_player() -> None:
    area = area_of((1280, 800))
    own, other = (by_name(CASE.layout(view_of(CROWDED, viewer), area)) for viewer in (0, 1))
    assert "card:witch-hunter-1" in own
    assert "card:witch-hunter-1" not in other
    assert isinstance(other["back:cell:c1"].face, BackFace)

"""In Castle walls fall, stacks break up and cards go home before everybody's eyes."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from tests.ui.tabletop import position, show
from ui.acts import Swept
from ui.app import App
from ui.sprites import CardFace
from ui.table.local import LocalTable
from ui.table.staging import PACE

WALL: dict[str, Any] = {
    "board": {
        "siege-n": "siege-engine-1 Ada",
        "siege-e": "siege-engine-2 Ada",
        "siege-s": "siege-engine-3 Ada",
        "f2": "soldier-02 Ben",
        "e6": "captain Ben",
        "c1": "soldier-05 Ada",
    },
    "Ada": {"hand": ["siege-engine-4", "soldier-13"]},
}


def staged(app: App, at: dict[str, Any], line: str) -> LocalTable:
    app.settings.speed = "slow"
    table = show(app, position("castle", ["Ada", "Ben"], at), 0, still=True)
    app.frame(2.0)
    table.take_step(lambda: table.session.answer(0, line))
    return table


def test_a_wall_falls_to_the_fourth_siege_engine(app: App) -> None:
    """Every Soldier leaves the wall from where it stood, at the same time, to whom it belongs. [CAS-9.7]"""
    app.settings.speed = "slow"
    table = show(app, position("castle", ["Ada", "Ben"], WALL), 0, still=True)
    app.frame(2.0)
    stood = {str(sprite.ref): sprite.rect for sprite in table.stage.sprites if sprite.ref is not None}
    table.take_step(lambda: table.session.answer(0, "play card:siege-engine-4 siege:w"))
    due = [due for due in table.staging._due if isinstance(due.act, Swept)]
    swept = [act for act in table.staging.acts if isinstance(act, Swept)]
    lay = [box.center for act in swept for _, box in act.cards]
    assert sorted(lay) == sorted(stood[f"card:{name}"].center for name in ("soldier-02", "captain", "soldier-05"))
    assert max(one.begins for one in due) - min(one.begins for one in due) < 1
    assert len({act.end for act in swept}) == 2  # to two people


@pytest.mark.parametrize("name", ["captain", "soldier-02"])
def test_it_is_seen_on_its_way(app: App, name: str) -> None:
    """Before, in the middle and after: where the card stood, between there and its owner, nothing any more."""
    table = staged(app, WALL, "play card:siege-engine-4 siege:w")
    face = CardFace(f"card:{name}")
    due = next(
        due
        for due in table.staging._due
        if isinstance(due.act, Swept) and getattr(due.act.cards[0][0], "ref", "") == face.ref
    )
    assert isinstance(due.act, Swept)
    start, end = pygame.Vector2(due.act.cards[0][1].center), pygame.Vector2(due.act.end)
    half = start.lerp(end, 0.5)
    box = pygame.Rect(0, 0, 40, 40)
    box.center = (round(half.x), round(half.y))
    pictures = []
    pace = PACE["slow"]
    app.frame(due.begins * pace + 0.01)
    for seconds in (0.0, due.act.lasts * 0.13, due.act.lasts * 2):
        app.frame(seconds * pace)
        pictures.append(pygame.image.tobytes(app.screen.subsurface(box.clip(app.screen.get_rect())), "RGB"))
    before, middle, after = pictures
    assert middle != before
    app.frame(3.0)
    assert not any(isinstance(due.act, Swept) for due in table.staging._due)
    assert after != middle

"""Options that are seldom set are folded away together, and say how many of them are set."""

from __future__ import annotations

import pytest

from engine.games import find_game
from tests.ui.driving import LAYOUTS, bring_into_view, click, find, has, lay_out, layout_faults
from ui.app import App
from ui.option_kinds import option_kinds
from ui.scenes.setup import Setup

GAME = find_game("bang")
GROUPED = [kind for kind in option_kinds(GAME.options) if kind.group]


def test_groups_are_read_from_the_types() -> None:
    assert {kind.group for kind in GROUPED} == {"variants", "switches"}
    assert len([kind for kind in GROUPED if kind.group == "switches"]) == 13


def test_a_group_opens_and_closes_and_tells_what_is_set(app: App) -> None:
    scene = Setup(app, GAME)
    app.push(scene)
    assert not any(has(app, f"option-{kind.name}") for kind in GROUPED)
    click(app, "fold-switches")
    assert all(has(app, f"option-{kind.name}") for kind in GROUPED if kind.group == "switches")
    assert not has(app, "option-hire")
    scene.plan.options["jail_release"] = "one-turn"
    click(app, "fold-switches")
    assert not has(app, "option-jail_release")
    assert "1" in getattr(find(app, "fold-switches"), "label", "")


@pytest.mark.parametrize(("size", "scale", "language"), LAYOUTS[1::3])
def test_everything_fits_when_all_groups_are_open(app: App, size: tuple[int, int], scale: int, language: str) -> None:
    scene = Setup(app, GAME)
    scene._unfolded.update(kind.group for kind in GROUPED)
    app.push(scene)
    lay_out(app, size, scale, language)
    for name in ("option-rules", "fold-switches", f"option-{GROUPED[-1].name}"):
        bring_into_view(app, name)
        assert layout_faults(app) == []
    labels = [label for widget in scene.widgets for label in getattr(widget, "labels", ())]
    assert not any(label in kind.values for kind in GROUPED for label in labels if not label.isdigit())

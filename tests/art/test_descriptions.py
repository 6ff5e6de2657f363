"""Descriptions of people: what is wrong in one is said with its file, its line and what would be right."""

from __future__ import annotations

from typing import Any

import pytest

from assets.art.people.arms import CARRY
from assets.art.people.cast import BadDescription, described, everybody, walk_on
from assets.art.people.description import Portrait
from assets.art.people.features import BROWS, EYES, MOUTHS, NOSES
from assets.art.people.heads import HEADS, NECKS
from assets.art.people.portrait import art, portrait
from assets.art.people.poses import POSES
from assets.art.registry import BEARDS, HAIR, HATS, Parts
from engine.yamlfile import parse

SEEN_FROM_BOTH: dict[str, Parts[Any]] = {
    "face": HEADS, "nose": NOSES, "mouth": MOUTHS, "eyes": EYES, "hair": HAIR, "beard": BEARDS,
}  # fmt: skip


def person(**words: Any) -> Portrait:
    return Portrait(**words)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("ann: {hat: stetsun}", r"cast.yaml:1: hat: no hat is called 'stetsun'; there are: .*\bstetson\b"),
        (
            "ann:\n  face: oval\n  hut: stetson",
            r"cast.yaml:3: 'hut' is nothing that a portrait has; there are: .*\bhat\b",
        ),
        ("ann:\n  {face: oval,\n   props: [rose, rouse]}", "cast.yaml:3: props: no prop is called 'rouse'"),
        ("ann: {marks: scar}", "cast.yaml:1: marks: Expected `array`"),
        ("ann: {turn: left}", "cast.yaml:1: turn: Expected `float"),
        ("ann: {colour: red}", "cast.yaml:1: colour: Expected `str` matching regex"),
        ("ann: {skin: pink}", r"cast.yaml:1: skin: 'pink' is no colour such as '#d2925f', nor one of: fair, rosy"),
        ("ann: {pose: profile, marks: [frost]}", "cast.yaml:1: marks: no mark in profile is called 'frost'"),
        ("ann: {arms: AXE}", "cast.yaml:1: arms: Expected `str` matching regex"),
        ("ann: {at: [1, 2, 3, 4, 5]}", "cast.yaml:1: at: Expected `array` of length <= 4"),
        ("ann: none", "cast.yaml:1: ann has no description"),
        ("all:\n  all: {hat: crown}\n  bob: {hat: crone}", "cast.yaml:3: hat: no hat is called 'crone'"),
        ("one:\n  all: {}\n  bob: {}\ntwo:\n  all: {}\n  bob: {}", "cast.yaml:6: bob is described twice"),
    ],
)
def test_a_wrong_description_is_refused_in_a_sentence(text: str, sentence: str) -> None:
    with pytest.raises(BadDescription, match=sentence):
        everybody(parse(text, "cast.yaml"))


def test_a_group_shares_what_stands_under_all_and_everybody_may_differ() -> None:
    people = everybody(parse("clan:\n  all: {hat: crown, coat: vest}\n  ann: {}\n  bob: {hat: witch}", "cast.yaml"))
    assert people == {"ann": Portrait(hat="crown", coat="vest"), "bob": Portrait(hat="witch", coat="vest")}


def test_a_name_is_given_once() -> None:
    hats: Parts[str] = Parts("hat")
    hats.add("bonnet", "one")
    with pytest.raises(ValueError, match="there are two of the kind 'hat' called 'bonnet'"):
        hats.add("bonnet", "another")


def test_a_hat_drops_the_head_unless_the_description_says_otherwise() -> None:
    assert HATS["sombrero"].drop == 10
    assert art(Portrait(hat="sombrero", turn=0)).focus[1] - art(Portrait(turn=0)).focus[1] == 10
    assert art(Portrait(hat="sombrero", turn=0, drop=3)).focus[1] - art(Portrait(turn=0)).focus[1] == 3


def test_the_view_is_what_the_description_says() -> None:
    drawn = art(Portrait(view=(4, 90, 150)))
    assert (drawn.focus, drawn.close) == ((4, 90), 150)


def test_somebody_can_hold_several_things() -> None:
    one, two = portrait(Portrait(props=("rose",))), portrait(Portrait(props=("rose", "sceptre")))
    assert two.startswith(one.removesuffix("</g>"))


def test_somebody_in_a_scene_can_be_changed() -> None:
    assert walk_on("dalton", hat="bowler").hat == "bowler"
    assert walk_on("dalton").hat == "none"


@pytest.mark.parametrize("names", [POSES, CARRY, EYES, MOUTHS, NECKS, HEADS, NOSES, BROWS])
def test_every_name_of_a_kind_draws_something_of_its_own(names: Parts[Any]) -> None:
    field = {"way to carry": "carry"}.get(names.kind, names.kind)
    drawn = {name: portrait(person(arms="SBH", **{field: name})) for name in names}
    assert len(set(drawn.values())) == len(drawn)


@pytest.mark.parametrize("turn", [-3, 3])
def test_everybody_has_a_profile(turn: float) -> None:
    """Whatever face, nose, mouth, eyes, hair and beard: the parts of a front view all have their side view."""
    for field, names in SEEN_FROM_BOTH.items():
        for name in names:
            assert portrait(person(pose="profile", turn=turn, **{field: name})).count("<path") > 20


@pytest.mark.parametrize("cast", ["castle", "bang", "berserk", "valhalla"])
def test_nobody_stands_in_the_void(cast: str) -> None:
    assert [id for id, who in described(cast).items() if who.ground == "none"] == []

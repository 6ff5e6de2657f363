"""Things glide from where they were to where they are, never longer than the speed says, and always arrive."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ui.motion import LASTS, Shown, Stage
from ui.settings import SPEEDS, Speed
from ui.sprites import BackFace, Box, CardFace, Face, PanelFace, Sprite, TokenFace

MOVING: tuple[Speed, ...] = ("slow", "normal", "fast")


def card(ref: str, x: int, y: int = 0, **more: Any) -> Sprite:
    return Sprite(Box(x, y, 40, 60), CardFace(ref), ref, **more)


def deck(x: int = 500, count: int = 3) -> Sprite:
    return Sprite(Box(x, 500, 40, 60), BackFace(count), "pile:deck")


def back(key: str, x: int) -> Sprite:
    return Sprite(Box(x, 0, 40, 60), BackFace(), key=key)


def panel(ref: str, x: int) -> Sprite:
    return Sprite(Box(x, 300, 100, 60), PanelFace(), ref)


def middle(sprite: Sprite) -> tuple[float, float]:
    return sprite.box.x + sprite.box.width / 2, sprite.box.y + sprite.box.height / 2


def seen(stage: Stage, now: float) -> list[Shown]:
    """Everything as it is drawn at a moment, what is on its way above the rest."""
    stage.is_moving(now)
    return stage.resting() + stage.gliding(now)


def shown(stage: Stage, name: str, now: float) -> Shown:
    return next(thing for thing in seen(stage, now) if thing.sprite.name == name)


# Properties

BOXES = st.builds(Box, st.integers(0, 900), st.integers(0, 600), st.integers(1, 200), st.integers(1, 200))
FACES: st.SearchStrategy[Face] = st.one_of(
    st.sampled_from([CardFace("card:a"), CardFace("card:b"), BackFace(), BackFace(4), TokenFace(1), PanelFace()])
)
NAMES = ("", "card:a", "card:b", "card:c", "pile:deck", "seat:0")


@st.composite
def tables(draw: st.DrawFn) -> list[Sprite]:
    """Sprites of any kind; each name is there once."""
    names = draw(st.lists(st.sampled_from(NAMES), unique_by=lambda name: name or object(), max_size=6))
    return [
        Sprite(
            draw(BOXES),
            draw(FACES),
            key=name,
            turn=draw(st.sampled_from((0.0, -4.0, 5.0))),
            layer=draw(st.integers(0, 3)),
            origin=draw(st.sampled_from(NAMES)),
            drops=draw(st.booleans()),
        )
        for name in names
    ]


NEWS = st.lists(st.fixed_dictionaries({"event": st.just("moved"), "what": st.lists(st.sampled_from(NAMES[1:]))}))


@given(tables(), tables(), NEWS, st.sampled_from(SPEEDS))
def test_after_the_time_of_the_speed_everything_is_where_it_should_be(
    before: list[Sprite], after: list[Sprite], news: list[dict[str, Any]], speed: Speed
) -> None:
    stage = Stage()
    stage.put(before)
    stage.change(after, news, speed, 7.0)
    end = 7.0 + LASTS[speed]
    assert not stage.is_moving(end)
    at_rest = Stage()
    at_rest.put(after)
    assert seen(stage, end) == seen(at_rest, 0.0)
    assert stage.sprites == sorted(after, key=lambda sprite: sprite.layer)


@given(tables(), tables(), NEWS, st.sampled_from(MOVING), st.floats(0, 1))
def test_on_the_way_everything_is_shown_once_and_can_be_drawn(
    before: list[Sprite], after: list[Sprite], news: list[dict[str, Any]], speed: Speed, share: float
) -> None:
    stage = Stage()
    stage.put(before)
    stage.change(after, news, speed, 0.0)
    things = seen(stage, LASTS[speed] * share)
    gone = [thing for thing in things if thing.sprite not in after]
    assert len(things) - len(gone) == len(after)
    assert all(thing.sprite.name in {sprite.name for sprite in before} for thing in gone)
    for thing in things:
        assert 0 <= thing.opacity <= 1
        assert 0 < thing.squeeze <= 1
        assert thing.grow > 0


@given(tables(), tables(), tables(), st.sampled_from(MOVING), st.floats(0, 2))
def test_a_change_on_the_way_is_no_matter(
    first: list[Sprite], second: list[Sprite], third: list[Sprite], speed: Speed, pause: float
) -> None:
    stage = Stage()
    stage.put(first)
    stage.change(second, [], speed, 0.0)
    stage.change(third, [], speed, pause)
    assert not stage.is_moving(pause + LASTS[speed])


@given(tables(), tables(), NEWS)
def test_instant_shows_no_motion(before: list[Sprite], after: list[Sprite], news: list[dict[str, Any]]) -> None:
    stage = Stage()
    stage.put(before)
    assert stage.change(after, news, "instant", 3.0) == {}
    assert not stage.is_moving(3.0)
    assert all(thing.centre == middle(thing.sprite) and thing.opacity == 1 for thing in seen(stage, 3.0))


# Examples


@pytest.mark.parametrize("speed", MOVING)
def test_a_thing_is_followed_by_its_name_from_place_to_place(speed: Speed) -> None:
    stage = Stage()
    old, new = card("card:a", 0), card("card:a", 400)
    stage.put([old])
    assert stage.change([new], [], speed, 1.0) == {"glided": 1, "dropped": 0}
    assert shown(stage, "card:a", 1.0).centre == middle(old)
    halfway = shown(stage, "card:a", 1.0 + LASTS[speed] / 4).centre[0]
    assert middle(old)[0] < halfway < middle(new)[0]
    assert shown(stage, "card:a", 1.0 + LASTS[speed]).centre == middle(new)


def test_a_key_is_followed_though_the_ref_is_another() -> None:
    stage = Stage()
    stage.put([card("card:a", 0, key="hand:1")])
    stage.change([card("card:b", 300, key="hand:1")], [], "normal", 0.0)
    assert shown(stage, "hand:1", 0.0).centre == middle(card("card:a", 0))


def test_what_stays_where_it_was_does_not_move() -> None:
    stage = Stage()
    stage.put([card("card:a", 0), card("card:b", 100)])
    stage.change([card("card:a", 0), card("card:b", 200)], [], "normal", 0.0)
    assert shown(stage, "card:a", 0.1).centre == middle(card("card:a", 0))
    assert [thing.sprite.name for thing in seen(stage, 0.1)] == ["card:a", "card:b"]  # what moves is above


def test_a_card_not_seen_before_comes_from_its_origin_and_is_flipped() -> None:
    stage = Stage()
    stage.put([deck()])
    drawn = card("card:a", 0, origin="pile:deck")
    stage.change([deck(count=2), drawn], [], "normal", 0.0)
    first = shown(stage, "card:a", 0.0)
    assert (first.centre, first.face) == (middle(deck()), BackFace())
    last = shown(stage, "card:a", 0.49)
    assert last.face == CardFace("card:a")
    assert last.squeeze > 0.5


def test_a_card_without_an_origin_comes_from_what_the_news_name_with_it() -> None:
    stage = Stage()
    stage.put([panel("seat:1", 600)])
    news = [{"event": "played", "seat": "seat:1", "card": "card:a"}]
    stage.change([panel("seat:1", 600), card("card:a", 0)], news, "normal", 0.0)
    assert shown(stage, "card:a", 0.0).centre == middle(panel("seat:1", 600))
    unknown = Stage()
    unknown.put([panel("seat:1", 600)])
    unknown.change([panel("seat:1", 600), card("card:a", 0)], [], "normal", 0.0)
    assert shown(unknown, "card:a", 0.0).centre == middle(card("card:a", 0))


def test_a_card_that_is_gone_leaves_for_what_the_news_name_with_it() -> None:
    stage = Stage()
    stage.put([panel("seat:1", 600), card("card:a", 0)])
    news = [{"event": "returned", "card": "card:a", "to": "seat:1"}]
    stage.change([panel("seat:1", 600)], news, "normal", 0.0)
    begun, nearly = shown(stage, "card:a", 0.0), shown(stage, "card:a", 0.3)
    assert (begun.centre, begun.opacity) == (middle(card("card:a", 0)), 1.0)
    assert nearly.opacity < 0.5
    assert nearly.centre[0] > 400
    assert not stage.is_moving(LASTS["normal"])
    assert [thing.sprite.name for thing in seen(stage, LASTS["normal"])] == ["seat:1"]


def test_a_card_turned_over_shows_its_back_first_and_gets_thin_in_between() -> None:
    stage = Stage()
    stage.put([back("card:a", 0)])
    stage.change([card("card:a", 300)], [], "slow", 0.0)
    faces = [shown(stage, "card:a", 0.01 * step) for step in range(100)]
    assert isinstance(faces[0].face, BackFace)
    assert isinstance(faces[-1].face, CardFace)
    assert min(thing.squeeze for thing in faces) < 0.2
    assert faces[0].squeeze == 1.0


def test_a_token_drops_from_above_onto_its_place() -> None:
    stage = Stage()
    token = Sprite(Box(100, 100, 20, 20), TokenFace(1), key="token:a", drops=True)
    stage.put([card("card:a", 0)])
    assert stage.change([card("card:a", 0), token], [], "normal", 0.0) == {"glided": 0, "dropped": 1}
    first = shown(stage, "token:a", 0.0)
    assert first.grow > 1.5
    assert first.opacity == 0
    assert first.centre == middle(token)


def test_dealt_cards_leave_the_deck_one_after_another() -> None:
    stage = Stage()
    stage.put([deck()])
    dealt = [card(f"card:{number}", 60 * number, origin="pile:deck") for number in range(8)]
    stage.change([deck(), *dealt], [], "slow", 0.0)
    down = [shown(stage, sprite.name, 0.3).centre[1] for sprite in dealt]
    assert down == sorted(down)
    assert len(set(down)) > 3


def test_finishing_puts_everything_where_it_belongs_at_once() -> None:
    stage = Stage()
    stage.put([card("card:a", 0)])
    stage.change([card("card:a", 500)], [], "slow", 0.0)
    assert stage.is_moving(0.1)
    stage.finish()
    assert not stage.is_moving(0.1)
    assert shown(stage, "card:a", 0.1).centre == middle(card("card:a", 500))


def test_the_very_first_table_is_just_there() -> None:
    stage = Stage()
    stage.change([card("card:a", 0), card("card:b", 50)], [], "slow", 0.0)
    assert not stage.is_moving(0.0)

"""The board of Bang!: a pure layout on which everything that can be chosen is found, at every size of window."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence

import pygame
import pytest

from engine.choices import Ref
from engine.events import HIDDEN
from engine.games import find_game
from engine.texts import LANGUAGES
from engine.views import EVERYTHING, View
from games.bang.deck import CARD_BY_REF, CHARACTERS, EVENTS, KINDS, ROLES
from tests.ui.driving import SIZES
from tests.ui.laid_out import EVERY_WINDOW, Case, area_of, by_name, faces_for, overlapping, written_on
from tests.ui.tabletop import position
from ui.boards import bang, board_for
from ui.boards.bang_looks import HEADS
from ui.sprites import (
    Area,
    BadgeFace,
    CardFace,
    FigureFace,
    IconFace,
    PanelFace,
    PipsFace,
    PlaceFace,
    PortraitFace,
    SignFace,
    Sprite,
    StatsFace,
    TagFace,
)

GAME = find_game("bang")
BOARD = board_for("bang")
ALL = {"expansions": ["dodge-city", "extra", "high-noon", "fistful", "wild-west-show"]}


# What is looked at


def crafted(
    viewer: str | None = "seat:0",
    seats: int = 8,
    hand: int = 4,
    in_play: int = 2,
    out: Sequence[int] = (),
    is_open: bool = False,
    look: int = 0,
    resolving: int = 0,
    events: Sequence[str] = (),
    life: int = 4,
    is_match: bool = False,
    notes: dict[Ref, str] | None = None,
) -> View:
    """A view as no game need ever come to it."""
    cards = iter(CARD_BY_REF)
    characters = list(CHARACTERS)
    roles = itertools.cycle(ROLES)

    def taken(count: int) -> list[Ref]:
        return [next(cards) for _ in range(count)]

    def figure(seat: int) -> View:
        is_there = seat not in out
        return {
            "ref": f"seat:{seat}",
            "seat": f"seat:{seat}",
            "character": f"character:{characters[seat * 3]}",
            "abilities": [],
            "copied": None,
            "pair": [],
            "life": life if is_there else 0,
            "most-life": max(4, life),
            "in-play": [[card, index % 2 == 0] for index, card in enumerate(taken(in_play))] if is_there else [],
            "cards-work": seat != 2,
            "range": 1 + seat % 5,
            "is-alive": is_there and seat != 3,
            "is-ghost": is_there and seat == 3,
            "is-passive": False,
            "has-left": False,
            "skips-turn": seat == 4,
            "has-spare": True,
        }

    def player(seat: int) -> View:
        is_seen = viewer in (EVERYTHING, f"seat:{seat}") or is_open
        held = hand if seat not in out else 0
        role = f"role:{next(roles)}"
        return figure(seat) | {
            "colour": "grey",
            "hand": taken(held) if is_seen else [HIDDEN] * held,
            "hand-ref": f"hand:{seat}",
            "role": role if seat == 0 or seat in out or viewer in (EVERYTHING, f"seat:{seat}") else None,
            "is-role-open": seat == 0,
            "money": 1200 * seat,
            "characters": [],
        }

    players = [player(seat) for seat in range(seats)]
    there = [player["ref"] for player in players if player["is-alive"] or player["is-ghost"]]
    top, carried = taken(1)[0], taken(resolving)
    return {
        "viewer": viewer,
        "mode": "roles",
        "turn": 17,
        "step": "play",
        "current": there[-1],
        "keeper": "seat:0",
        "clockwise": not events,
        "players": players,
        "circle": [player["ref"] for player in players],
        "figures": [],
        "sight": {"from": there[0], "reach": 2, "distances": {ref: at for at, ref in enumerate(there[1:], 1)}},
        "deck": 47,
        "discard": {"count": 12, "top": top if not carried else carried[-1]},
        "resolving": carried,
        "event": events[0] if events else None,
        "next-event": events[1] if len(events) > 1 else None,
        "events": 11,
        "show": events[2] if len(events) > 2 else None,
        "shows": 9 if len(events) > 2 else 0,
        "handcuffed": "seat:5" if seats > 5 else None,
        "bangs": 1,
        "played": 2,
        "used": [],
        "marked": None,
        "look": {"title": "board.role", "things": taken(look)} if look else None,
        "game": 2,
        "is-match": is_match,
        "notes": notes or {},
    }


def duo(viewer: str | None, dead: int = -1) -> View:
    """Two players with two characters each."""
    view = crafted(viewer, seats=4)
    ids = list(CHARACTERS)
    view["figures"] = view["players"]
    for index, figure in enumerate(view["figures"]):
        figure |= {
            "ref": f"character:{ids[index]}",
            "character": f"character:{ids[index]}",
            "seat": f"seat:{index // 2}",
            "is-passive": index % 2 == 1,
            "is-alive": index != dead,
            "is-ghost": False,
        }
    own = ("ref", "seat", "colour", "hand", "hand-ref", "role", "is-role-open", "money", "characters")
    seats = crafted(viewer, seats=2)["players"]
    view["players"] = [{name: player[name] for name in own if name in player} | {"role": None} for player in seats]
    for figure in view["figures"]:
        for name in ("hand", "hand-ref", "role", "money", "colour"):
            figure.pop(name)
    view["circle"] = [figure["ref"] for figure in view["figures"]]
    view |= {"mode": "duo", "current": view["circle"][0], "handcuffed": None, "keeper": "seat:0"}
    sight = {figure["ref"]: 1 + index % 2 for index, figure in enumerate(view["figures"][1:])}
    view["sight"] = {"from": view["figures"][0]["ref"], "reach": 1, "distances": sight}
    return view


LONGEST = sorted(EVENTS, key=lambda event: -len(EVENTS[event].text.ru))
THREE = tuple(f"event:{id}" for id in LONGEST[:3])
CRAFTED = {
    **{f"{seats} players": crafted(seats=seats) for seats in range(3, 9)},
    "eight, all events": crafted(events=THREE, resolving=2),
    "eight, full tables": crafted(in_play=9, hand=12, events=THREE, life=10),
    "eight, five are out": crafted(out=(1, 2, 4, 6, 7), events=THREE, resolving=1),
    "eight, all others are out": crafted(out=tuple(range(1, 8)), events=THREE),
    "the viewer is out": crafted("seat:4", out=(4, 5), events=THREE[:2]),
    "nothing in hand or in play": crafted(hand=0, in_play=0),
    "hand of 22": crafted(seats=4, hand=22, in_play=8),
    "open hands": crafted(is_open=True, hand=5, events=THREE),
    "open hands of four": crafted(seats=4, is_open=True, hand=5),
    "looks at 8": crafted(look=8, events=THREE),
    "looks at 3": crafted(seats=5, look=3),
    "a match": crafted(is_match=True, events=THREE),
    "notes": crafted(notes={"seat:1": "outlaw", "seat:2": "deputy"}),
    "spectator": crafted(viewer=None, events=THREE),
    "everything seen": crafted(viewer=EVERYTHING, in_play=5, events=THREE),
    "two characters each": duo("seat:0"),
    "two characters, the other side": duo("seat:1"),
    "one of four is dead": duo("seat:0", dead=1),
    "two characters, spectator": duo(None),
}


# A pure layout of what the viewer may see


# Where things lie


def faults(sprites: Sequence[Sprite], view: View, area: Area) -> Iterator[str]:
    """Figures, cards, piles and signs lie beside each other, on a figure its pieces do, on a portrait only a role, and
    nothing under the hand."""
    flat = [sprite for sprite in sprites if sprite.layer < bang.HAND_LAYER]
    grounds = [sprite for sprite in flat if isinstance(sprite.face, FigureFace)]
    pieces = (BadgeFace, TagFace, StatsFace, PipsFace, PortraitFace)
    places = [sprite for sprite in flat if isinstance(sprite.face, PlaceFace) and sprite.layer < 1]
    rest = [sprite for sprite in flat if sprite not in grounds and sprite not in places and sprite.layer >= 0]
    yield from overlapping(grounds)
    yield from overlapping([sprite for sprite in rest if not isinstance(sprite.face, PortraitFace)])
    yield from overlapping([sprite for sprite in rest if not isinstance(sprite.face, BadgeFace)])
    for piece, ground in itertools.product(rest, grounds):
        is_own = isinstance(piece.face, pieces) or piece.name.startswith("hand:")
        if ground.rect.colliderect(piece.rect) and not (is_own and ground.rect.contains(piece.rect)):
            yield f"{piece.name} {piece.box} lies over {ground.name} {ground.box}"
    for card, other in itertools.product((sprite for sprite in sprites if sprite.lifts), flat):
        if other.ref is not None and card.rect.colliderect(other.rect):
            yield f"{card.ref} in the hand lies over {other.name}"


KINDS_OF_THINGS = (("character", CHARACTERS), ("event", EVENTS), ("role", ROLES), ("kind", KINDS))
CASE = Case(
    "bang",
    CRAFTED,
    "eight, full tables",
    CARD_BY_REF,
    faults,
    setups=[ALL, {}],
    buttons=("kind", "suit"),
    elsewhere=("aside", "marked"),
    looks=[f"{what}:{id}" for what, ids in KINDS_OF_THINGS for id in ids],
)
layout = CASE.layout


# What is told


def figures_on(view: View, size: tuple[int, int] = (1280, 800)) -> dict[Ref, Sprite]:
    sprites = layout(view, area_of(size))
    return {str(sprite.ref): sprite for sprite in sprites if isinstance(sprite.face, FigureFace)}


def test_the_ring_goes_clockwise_from_the_viewers_left_and_closes_up() -> None:
    for out in ((), (2,), (2, 5, 6)):
        view = crafted("seat:3", out=out)
        there = figures_on(view)
        order = [f"seat:{seat}" for seat in (4, 5, 6, 7, 0, 1, 2) if seat not in out]
        middle = pygame.Vector2(area_of((1280, 800)).table.center)
        turns = [pygame.Vector2(0, 1).angle_to(there[ref].rect.center - middle) % 360 for ref in order]
        assert turns == sorted(turns)
        assert there["seat:3"].rect.centery > max(there[ref].rect.centery for ref in order)


def test_distance_and_reach_are_told_by_more_than_colour() -> None:
    there = figures_on(crafted())
    faces = [there[f"seat:{seat}"].face for seat in (1, 2, 3)]
    badges = [face.badge for face in faces if isinstance(face, FigureFace)]
    assert [badge.words for badge in badges if badge is not None] == ["1", "2", "3"]
    assert len({badge.icon for badge in badges if badge is not None}) == 2
    own = there["seat:0"].face
    assert isinstance(own, FigureFace)
    assert own.badge is None


def test_a_green_card_tells_that_it_is_not_ready() -> None:
    view = crafted()
    there = by_name(layout(view, area_of((1280, 800))))
    for player in view["players"]:
        for card, is_ready in player["in-play"]:
            face = there[card].face
            assert isinstance(face, CardFace)
            assert bool(face.mark) != is_ready


def test_hidden_roles_can_be_noted_and_open_ones_read() -> None:
    view = CRAFTED["notes"]
    there = by_name(layout(view, area_of((1280, 800))))
    assert [there[f"role of seat:{seat}"].notes for seat in (1, 2)] == ["seat:1", "seat:2"]
    faces = [there[f"role of seat:{seat}"].face for seat in (1, 2, 3)]
    assert [face.note for face in faces if isinstance(face, BadgeFace)] == [
        ROLES["outlaw"].icon,
        ROLES["deputy"].icon,
        "",
    ]
    assert there["role of seat:0"].ref == "role:sheriff"
    assert there["role of seat:0"].notes == ""
    spectator = by_name(layout(crafted(viewer=None), area_of((1280, 800))))
    assert not any(sprite.notes for sprite in spectator.values())


def test_marks_of_a_figure_are_all_shown() -> None:
    view = crafted(in_play=0)
    icons: dict[int, set[str]] = {}
    sprites = layout(view, area_of((1280, 800)))
    there = figures_on(view)
    for seat in range(8):
        inside = [sprite for sprite in sprites if there[f"seat:{seat}"].rect.contains(sprite.rect)]
        icons[seat] = {
            stat.icon for sprite in inside if isinstance(sprite.face, StatsFace) for stat in sprite.face.stats
        }
    assert "lock" in icons[2]
    assert "ghost" in icons[3]
    assert "skip-next" in icons[4]
    assert "handcuffs" in icons[5]


def test_with_two_characters_each_all_four_are_around_the_table() -> None:
    view = CRAFTED["two characters each"]
    there = figures_on(view)
    assert {figure["ref"] for figure in view["figures"]} <= set(there)
    hands = [sprite.name for sprite in layout(view, area_of((1280, 800))) if sprite.name.startswith("hand:")]
    assert sorted(hands) == ["hand:0", "hand:1"]


def test_the_tray_lies_over_the_middle_and_leaves_the_hand_alone() -> None:
    for name, (size, scale) in itertools.product(("looks at 3", "looks at 8"), EVERY_WINDOW):
        view, area = CRAFTED[name], area_of(size, scale)
        sprites = layout(view, area)
        (tray,) = [sprite for sprite in sprites if isinstance(sprite.face, PanelFace)]
        cards = [by_name(sprites)[card] for card in view["look"]["things"]]
        assert all(tray.rect.contains(card.rect) and card.layer > tray.layer for card in cards)
        assert not any(one.rect.colliderect(two.rect) for one, two in itertools.combinations(cards, 2))
        assert not any(tray.rect.colliderect(sprite.rect) for sprite in sprites if sprite.lifts)


def test_beside_cards_on_offer_nothing_half_covered_is_left_of_the_middle() -> None:
    for seats, (size, scale) in itertools.product((4, 6, 7), EVERY_WINDOW):
        sprites = list(BOARD.layout(crafted(seats=seats, look=seats, events=THREE[:2]), area_of(size, scale)))
        tray = by_name(sprites)["tray"].rect
        middle = [sprite for sprite in sprites if sprite.ref in ("pile:deck", "pile:discard")]
        middle += [sprite for sprite in sprites if isinstance(sprite.face, SignFace)]
        for sprite in middle:
            assert tray.contains(sprite.rect) or not tray.colliderect(sprite.rect), (seats, size, scale, sprite.ref)


# What things look like


def test_everything_has_a_look() -> None:
    for ref, card in CARD_BY_REF.items():
        look = bang.look(ref)
        assert (look.title, look.corner) == (f"kind:{card.kind}", card.face)
        assert look.head == HEADS[card.colour]
    for what, kinds in KINDS_OF_THINGS:
        looks = [bang.look(f"{what}:{id}") for id in kinds]
        assert all(look.line and not look.corner for look in looks)
        assert what == "kind" or len({(look.head, look.icon) for look in looks}) == len(looks)
    assert len({bang.look(f"event:{id}").head for id in EVENTS}) == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_status_tells_turn_phase_and_events(language: str) -> None:
    faces = faces_for("bang", language, (1280, 800))
    for view in (crafted(), crafted(events=THREE), crafted(is_match=True), crafted(is_match=True, events=THREE)):
        words, seat = BOARD.status(view)
        said = faces.words(words)
        assert seat == 7
        assert "17" in said
        assert "{" not in said
        assert (EVENTS[LONGEST[0]].name.in_(language) in said) == bool(view["event"])
        assert faces.texts.texts["view.step.play"] in said
    assert BOARD.status(crafted() | {"current": None}).seat is None


# Words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_character_can_be_named_on_a_figure(language: str) -> None:
    """And in the viewer's own panel on the portrait, with its ability below it, at the usual size of window."""
    faces = faces_for("bang", language, (1280, 800))
    there = by_name(layout(crafted(), area_of((1280, 800))))
    other, own, portrait = there["tag seat:1"], there["tag seat:0"], there["portrait seat:0"]
    for id in CHARACTERS:
        ref = f"character:{id}"
        for box, face, words in (
            (other.box, TagFace(ref), faces.texts.name(ref)),
            (portrait.box, PortraitFace(ref, is_titled=True), faces.texts.name(ref)),
            (own.box, TagFace(ref, is_named=False), faces.card_texts[ref]),
        ):
            written = written_on(faces, Sprite(box, face, ref))
            assert written[0].words == words
            assert not any(each.is_cut for each in written)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_the_texts_of_events_are_on_the_table(language: str, size: tuple[int, int]) -> None:
    """With five players at least; with eight in a small window only their names are, and the text when pointed at."""
    faces = faces_for("bang", language, size)
    for id in EVENTS:
        view = crafted(seats=5, events=(f"event:{id}", THREE[0]))
        (sign, _) = [sprite for sprite in layout(view, area_of(size)) if isinstance(sprite.face, SignFace)]
        written = [each.words for each in written_on(faces, sign)]
        assert faces.card_texts[f"event:{id}"] in written


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_my_own_weapon_and_its_reach_are_written_at_my_panel(language: str, size: tuple[int, int]) -> None:
    faces = faces_for("bang", language, size)
    weapons = {card.kind: ref for ref, card in CARD_BY_REF.items() if card.range}
    for weapon in weapons.values():
        view = crafted(seats=5)
        view["players"][0]["in-play"] = [[weapon, True]]
        (reach,) = [
            sprite
            for sprite in layout(view, area_of(size))
            if isinstance(sprite.face, StatsFace) and [stat.icon for stat in sprite.face.stats] == ["target"]
        ]
        assert any(faces.texts.name(weapon).split()[0] in each.words for each in written_on(faces, reach)), weapon


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_of_a_hand_shows_its_kind_its_rank_and_its_suit(language: str) -> None:
    faces = faces_for("bang", language, (1280, 800))
    hand = next(sprite for sprite in layout(crafted(), area_of((1280, 800))) if sprite.lifts)
    for ref, card in CARD_BY_REF.items():
        words = [written.words for written in written_on(faces, Sprite(hand.box, CardFace(ref), ref))]
        assert words[0] == KINDS[card.kind].name.in_(language)
        assert card.face in words


def test_whoever_has_no_character_is_still_somebody() -> None:
    """As in lessons and puzzles: a hat stands in for the portrait, and it says what it means."""
    people = {"Ann": {}, "Ben": {"character": "el-gringo"}, "Cleo": {}, "Dan": {}}
    view = position("bang", list(people), {"turn": "Ann", **people}).view(0)
    there = by_name(layout(view, area_of((1280, 800))))
    for seat in (0, 2, 3):
        face = there[f"portrait seat:{seat}"].face
        assert isinstance(face, IconFace)
        assert face.icon == "account-cowboy-hat"
    assert isinstance(there["portrait seat:1"].face, PortraitFace)

"""The board of Bang!: a pure layout on which everything that can be chosen is found, at every size of window."""

from __future__ import annotations

import copy
import itertools
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

import pygame
import pytest

from engine.choices import Ref
from engine.dice import Dice
from engine.events import HIDDEN
from engine.games import find_game
from engine.table import Table
from engine.texts import LANGUAGES, of_game
from engine.views import EVERYTHING, View, strings_in
from games.bang import news
from games.bang.deck import CARD_BY_REF, CHARACTERS, EVENTS, KINDS, ROLES
from tests.playing import seated
from tests.ui.driving import LEAST_TARGET, SCALES, SIZES
from tests.ui.test_castle_board import area_of, bounding, by_name, written_on
from ui.boards import bang, board_for
from ui.cli.selfplay import answer_blindly
from ui.faces import Faces
from ui.sprites import (
    Area,
    BackFace,
    BadgeFace,
    CardFace,
    FigureFace,
    IconFace,
    PanelFace,
    PipsFace,
    PlaceFace,
    SignFace,
    Sprite,
    StatsFace,
    TagFace,
)
from ui.theme import HOUSE, Theme, has_icon, unit_for

GAME = find_game("bang")
ALL = {"expansions": ["dodge-city", "extra", "high-noon", "fistful", "wild-west-show"]}
WINDOWS = list(itertools.product(SIZES, SCALES))
every_window = pytest.mark.parametrize(("size", "scale"), WINDOWS, ids=lambda value: str(value))
BUTTONS = ("kind", "suit")  # refs that need no place on the table: they are offered as buttons


# What is looked at


@cache
def random_games() -> tuple[tuple[View, frozenset[Ref]], ...]:
    """Views met in games played at random, each with everything that the seat may choose or may not."""
    met = []
    for seats, seed in itertools.product(GAME.seats, range(1, 3)):
        options: dict[str, Any] = ALL if seed % 2 and seats > 2 else {}
        table: Table[Any] = Table(GAME, seated(seats), options, seed)
        chance = Dice(seed)
        while table.ask is not None and len(table.moves) < 150:
            for seat in table.ask.menus:
                met.append((table.view(seat), asked_of(table, seat)))
            answer_blindly(table, chance)
        met += [(table.view(viewer), frozenset()) for viewer in (None, EVERYTHING)]
    return tuple(met)


def asked_of(table: Table[Any], seat: int) -> frozenset[Ref]:
    menu = table.menu(seat)
    offered = {ref for option in menu.options for ref in option.refs} if menu is not None else set()
    return frozenset(ref for ref in offered if ref.partition(":")[0] not in BUTTONS and ":" in ref)


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
every_crafted = pytest.mark.parametrize("view", CRAFTED.values(), ids=CRAFTED)


def layout(view: View, area: Area) -> list[Sprite]:
    return list(bang.layout(view, area))


# A pure layout of what the viewer may see


def test_the_same_view_gives_the_same_sprites_and_stays_as_it_is() -> None:
    area = area_of((1280, 800))
    for view in (*CRAFTED.values(), *(view for view, _ in random_games()[::20])):
        before = copy.deepcopy(view)
        assert layout(view, area) == layout(copy.deepcopy(view), area)
        assert view == before


def test_everything_that_can_be_chosen_is_on_the_table() -> None:
    area = area_of((1024, 640))
    tried = 0
    for view, asked in random_games():
        found = {ref for sprite in layout(view, area) for ref in (sprite.ref, *sprite.pile)}
        assert asked <= found, asked - found
        tried += len(asked)
    assert tried > 3000


def test_every_card_of_a_view_is_on_the_table_and_no_other() -> None:
    area = area_of((1280, 800))
    for view, _ in random_games()[::5]:
        sprites = layout(view, area)
        shown = {ref for sprite in sprites for ref in (sprite.ref, *sprite.pile, sprite.shows)} & set(CARD_BY_REF)
        faces = {sprite.face.ref for sprite in sprites if isinstance(sprite.face, CardFace)} & set(CARD_BY_REF)
        seen = set(strings_in({**view, "aside": [], "marked": None})) & set(CARD_BY_REF)
        assert shown == seen
        assert faces <= shown


@every_crafted
def test_no_two_sprites_have_the_same_name(view: View) -> None:
    for size in SIZES[:2]:
        names = [sprite.name for sprite in layout(view, area_of(size)) if sprite.name]
        assert sorted(names) == sorted(set(names))


def test_no_two_sprites_have_the_same_name_in_random_games() -> None:
    area = area_of(SIZES[0])
    for view, _ in random_games()[::7]:
        names = [sprite.name for sprite in layout(view, area) if sprite.name]
        assert len(names) == len(set(names))


def test_the_board_is_found_by_the_name_of_its_game() -> None:
    assert board_for("bang").layout is bang.layout


# Where things lie


def faults(sprites: Sequence[Sprite], area: Area) -> Iterator[str]:
    """Everything that is wrong with a layout."""
    for sprite in sprites:
        bound = bounding(sprite)
        if not area.table.contains(bound):
            yield f"{sprite.name} at {bound} is outside {area.table}"
        if bound.colliderect(area.prompt):
            yield f"{sprite.name} at {bound} is in the way of the prompt"
        is_target = sprite.ref is not None or sprite.pile or sprite.notes
        if is_target and min(sprite.box.width, sprite.box.height) < area.px(LEAST_TARGET):
            yield f"{sprite.name} at {sprite.box} is too small to be clicked"
    yield from overlapping(sprites)
    yield from hidden_hand(sprites, area)


def overlapping(sprites: Sequence[Sprite]) -> Iterator[str]:
    """Figures, cards, piles and signs lie beside each other, and on a figure its pieces do."""
    flat = [sprite for sprite in sprites if sprite.layer < bang.HAND_LAYER]
    grounds = [sprite for sprite in flat if isinstance(sprite.face, FigureFace)]
    pieces = (BadgeFace, TagFace, StatsFace, PipsFace)
    places = [sprite for sprite in flat if isinstance(sprite.face, PlaceFace) and sprite.layer < 1]
    rest = [sprite for sprite in flat if sprite not in grounds and sprite not in places and sprite.layer >= 0]
    for one, other in itertools.combinations(grounds, 2):
        if one.rect.colliderect(other.rect):
            yield f"{one.name} {one.box} and {other.name} {other.box} overlap"
    for one, other in itertools.combinations(rest, 2):
        if one.rect.colliderect(other.rect):
            yield f"{one.name} {one.face} {one.box} and {other.name} {other.face} {other.box} overlap"
    for piece in rest:
        for ground in grounds:
            is_own = isinstance(piece.face, pieces) or piece.name.startswith("hand:")
            if ground.rect.colliderect(piece.rect) and not (is_own and ground.rect.contains(piece.rect)):
                yield f"{piece.name} {piece.box} lies over {ground.name} {ground.box}"


def hidden_hand(sprites: Sequence[Sprite], area: Area) -> Iterator[str]:
    """Of every card in the hand the upper left corner is seen, large enough for a click."""
    least = area.px(LEAST_TARGET)
    hand = [sprite for sprite in sprites if sprite.lifts]
    others = [sprite for sprite in sprites if sprite.layer < bang.HAND_LAYER and sprite.ref is not None]
    for index, sprite in enumerate(hand):
        corner = pygame.Rect(sprite.box.x, sprite.box.y, least, least)
        if any(corner.colliderect(above.rect) for above in hand[index + 1 :]):
            yield f"too little is seen of {sprite.ref} in a hand of {len(hand)}"
        if any(sprite.rect.colliderect(other.rect) for other in others):
            yield f"{sprite.ref} in the hand lies over something"


@every_window
@every_crafted
def test_nothing_lies_where_it_must_not(view: View, size: tuple[int, int], scale: int) -> None:
    area = area_of(size, scale)
    assert list(faults(layout(view, area), area)) == []


@every_window
def test_nothing_lies_where_it_must_not_in_random_games(size: tuple[int, int], scale: int) -> None:
    area = area_of(size, scale)
    for view, _ in random_games()[::40]:
        assert list(faults(layout(view, area), area)) == []


@pytest.mark.parametrize("size", [(400, 700), (120, 90), (3000, 400)])
@every_crafted
def test_a_strange_window_is_survived(view: View, size: tuple[int, int]) -> None:
    assert layout(view, area_of(size))


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
    for name, (size, scale) in itertools.product(("looks at 3", "looks at 8"), WINDOWS):
        view, area = CRAFTED[name], area_of(size, scale)
        sprites = layout(view, area)
        (tray,) = [sprite for sprite in sprites if isinstance(sprite.face, PanelFace)]
        cards = [by_name(sprites)[card] for card in view["look"]["things"]]
        assert all(tray.rect.contains(card.rect) and card.layer > tray.layer for card in cards)
        assert not any(one.rect.colliderect(two.rect) for one, two in itertools.combinations(cards, 2))
        assert not any(tray.rect.colliderect(sprite.rect) for sprite in sprites if sprite.lifts)


def test_beside_cards_on_offer_nothing_half_covered_is_left_of_the_middle() -> None:
    for seats, (size, scale) in itertools.product((4, 6, 7), WINDOWS):
        sprites = list(bang.layout(crafted(seats=seats, look=seats, events=THREE[:2]), area_of(size, scale)))
        tray = by_name(sprites)["tray"].rect
        middle = [sprite for sprite in sprites if sprite.ref in ("pile:deck", "pile:discard")]
        middle += [sprite for sprite in sprites if isinstance(sprite.face, SignFace)]
        for sprite in middle:
            assert tray.contains(sprite.rect) or not tray.colliderect(sprite.rect), (seats, size, scale, sprite.ref)


# What things look like


def test_every_picture_exists() -> None:
    kinds = (*KINDS.values(), *CHARACTERS.values(), *EVENTS.values(), *ROLES.values())
    icons = {kind.icon for kind in kinds} | set(bang.EVENT_ICONS.values())
    for view in CRAFTED.values():
        for sprite in layout(view, area_of((1024, 640))):
            face = sprite.face
            if isinstance(face, PlaceFace | PanelFace | BackFace | PipsFace | IconFace | BadgeFace):
                icons |= {face.icon, getattr(face, "note", "")}
            if isinstance(face, StatsFace):
                icons |= {stat.icon for stat in face.stats}
            if isinstance(face, FigureFace) and face.badge is not None:
                icons.add(face.badge.icon)
            if isinstance(face, CardFace):
                icons.add(face.mark)
    assert sorted(icon for icon in icons if icon and not has_icon(icon)) == []


def test_every_event_has_a_picture() -> None:
    kinds = [kind for base in (news.PublicEvent, news.PrivateEvent) for kind in base.__subclasses__()]
    named = {str(kind.__struct_config__.tag) for kind in kinds if kind.__module__.startswith("games.bang.")}
    assert set(bang.EVENT_ICONS) == named


def test_everything_has_a_look() -> None:
    for ref, card in CARD_BY_REF.items():
        look = bang.look(ref)
        assert (look.title, look.corner) == (f"kind:{card.kind}", card.face)
        assert look.head == bang.HEADS[card.colour]
    for what, kinds in (("character", CHARACTERS), ("event", EVENTS), ("role", ROLES), ("kind", KINDS)):
        looks = [bang.look(f"{what}:{id}") for id in kinds]
        assert all(look.line and not look.corner for look in looks)
        assert what == "kind" or len({(look.head, look.icon) for look in looks}) == len(looks)
    assert len({bang.look(f"event:{id}").head for id in EVENTS}) == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_status_tells_turn_phase_and_events(language: str) -> None:
    faces = faces_for(language, (1280, 800), 100)
    for view in (crafted(), crafted(events=THREE), crafted(is_match=True), crafted(is_match=True, events=THREE)):
        words, seat = bang.status(view)
        said = faces.words(words)
        assert seat == 7
        assert "17" in said
        assert "{" not in said
        assert (EVENTS[LONGEST[0]].name.in_(language) in said) == bool(view["event"])
        assert faces.texts.texts["view.step.play"] in said
    assert bang.status(crafted() | {"current": None}).seat is None


# Words


NAMES = ("Ada", "Владислава", "Олександра", "Maximilian", "Їжак Колючий Молодший", "W" * 24, "Щ" * 24, "Jo")


def faces_for(language: str, size: tuple[int, int], scale: int) -> Faces:
    pygame.display.init()
    pygame.display.set_mode((1, 1))
    drawn_with = Theme(HOUSE, unit_for(size, scale / 100))
    return Faces(drawn_with, of_game(GAME, language, NAMES), bang, GAME.kinds, NAMES, GAME.colours)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("size", "scale"), [(SIZES[0], 100), (SIZES[0], 200), (SIZES[1], 100), (SIZES[2], 75)])
def test_no_words_on_the_table_are_cut(language: str, size: tuple[int, int], scale: int) -> None:
    faces = faces_for(language, size, scale)
    area = area_of(size, scale)
    seen: set[str] = set()
    for view in CRAFTED.values():
        for sprite in layout(view, area):
            for written in written_on(faces, sprite):
                assert not written.is_cut, f"'{written.words}' on {sprite}"
                seen.add(written.words)
    assert set(NAMES) <= seen


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_character_can_be_named_on_a_figure(language: str) -> None:
    """And its ability read in the viewer's own panel, at the usual size of window."""
    faces = faces_for(language, (1280, 800), 100)
    tags = [sprite for sprite in layout(crafted(), area_of((1280, 800))) if isinstance(sprite.face, TagFace)]
    for tag, id in itertools.product((tags[0], tags[-1]), CHARACTERS):
        ref = f"character:{id}"
        written = written_on(faces, Sprite(tag.box, TagFace(ref), ref))
        assert written[0].words == faces.texts.name(ref)
        assert not any(each.is_cut for each in written)
        assert tag is tags[0] or written[1].words == faces.card_texts[ref]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_the_texts_of_events_are_on_the_table(language: str, size: tuple[int, int]) -> None:
    """With five players at least; with eight in a small window only their names are, and the text when pointed at."""
    faces = faces_for(language, size, 100)
    for id in EVENTS:
        view = crafted(seats=5, events=(f"event:{id}", THREE[0]))
        (sign, _) = [sprite for sprite in layout(view, area_of(size)) if isinstance(sprite.face, SignFace)]
        written = [each.words for each in written_on(faces, sign)]
        assert faces.card_texts[f"event:{id}"] in written


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_of_a_hand_shows_its_kind_its_rank_and_its_suit(language: str) -> None:
    faces = faces_for(language, (1280, 800), 100)
    hand = next(sprite for sprite in layout(crafted(), area_of((1280, 800))) if sprite.lifts)
    for ref, card in CARD_BY_REF.items():
        words = [written.words for written in written_on(faces, Sprite(hand.box, CardFace(ref), ref))]
        assert words[0] == KINDS[card.kind].name.in_(language)
        assert card.face in words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("size", "scale"), [(SIZES[0], 100), (SIZES[0], 200), (SIZES[1], 100)])
def test_no_name_is_cut_on_any_card(language: str, size: tuple[int, int], scale: int) -> None:
    faces, area = faces_for(language, size, scale), area_of(size, scale)
    met = (sprite for view in CRAFTED.values() for sprite in layout(view, area) if isinstance(sprite.face, CardFace))
    boxes = {sprite.box[2:]: sprite.box for sprite in met}
    refs = {card.kind: ref for ref, card in CARD_BY_REF.items()}
    for box, ref in itertools.product(boxes.values(), refs.values()):
        for written in written_on(faces, Sprite(box, CardFace(ref), ref)):
            assert not written.is_cut, f"'{written.words}' on {box}"


def test_equal_faces_are_painted_once() -> None:
    faces = faces_for("en", (1280, 800), 100)
    area = area_of((1280, 800))
    for _ in range(2):
        for sprite in layout(CRAFTED["eight, full tables"], area):
            faces.surface(sprite.face, sprite.rect.size)
        painted = faces.painted
    assert faces.painted == painted

"""The board of Castle: a pure layout on which everything that can be chosen is found, at every size of window."""

from __future__ import annotations

import copy
import itertools
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

import pygame
import pytest

from engine.choices import Ref
from engine.dice import Dice
from engine.events import HIDDEN
from engine.games import find_game
from engine.texts import LANGUAGES, of_game
from engine.views import EVERYTHING, View, Viewer
from games.castle.board import CASTLE, SIEGE_PLACES, SURROUNDINGS
from games.castle.deck import CARD_BY_REF, KINDS
from tests.playing import new_table
from tests.ui.driving import LEAST_TARGET, SIZES
from tests.ui.laid_out import EVERY_WINDOW, Case, area_of, by_name, faces_for, least_target, overlapping, written_on
from ui import theme
from ui.boards import board_for, castle
from ui.cli.selfplay import answer_blindly
from ui.faces import Faces
from ui.sprites import Area, BackFace, Box, CardFace, PanelFace, PlaceFace, PlayerFace, Sprite, TokenFace

GAME = find_game("castle")


# What is looked at


def crafted(
    viewer: str | None = "seat:0",
    seats: int = 5,
    hands: Sequence[int] = (5, 5, 5, 5, 5),
    reserve: int = 12,
    removed: int = 2,
    stacks: dict[Ref, int] | None = None,
    spots: Sequence[int] = (),
    look: int = 0,
    is_open: bool = False,
    deck: int = 4,
) -> View:
    """A view as no game need ever come to it."""
    cards = iter(CARD_BY_REF)
    owners = itertools.cycle([*(f"seat:{seat}" for seat in range(seats)), None])

    def taken(count: int) -> list[Ref]:
        return [next(cards) for _ in range(count)]

    def stack(count: int) -> list[list[Ref | None]]:
        return [[card, next(owners)] for card in taken(count)]

    def hand(seat: int) -> list[Ref]:
        seen = viewer in (EVERYTHING, f"seat:{seat}") or is_open
        return taken(hands[seat]) if seen else [HIDDEN] * hands[seat]

    return {
        "viewer": viewer,
        "turn": 7,
        "current": f"seat:{seats - 1}",
        "actions": 2,
        "dealer": "seat:0",
        "quiet-turns": 0,
        "players": [
            {"ref": f"seat:{seat}", "colour": "grey", "hand": hand(seat), "open": is_open, "deck": deck}
            for seat in range(seats)
        ],
        "board": {place: stack(count) for place, count in (stacks or {}).items()},
        "surroundings": [stack(count) for count in spots],
        "reserve": taken(reserve),
        "removed": taken(removed),
        "look": {"at": "seat:1", "cards": taken(look)} if look else None,
    }


CRAFTED = {
    "nothing yet": crafted(seats=2, hands=(9, 9), removed=2, reserve=10),
    "hand of 22, reserve of 25": crafted(hands=(22, 5, 5, 5, 5), reserve=25, removed=1),
    "empty hand, deck and reserve": crafted(hands=(0, 0, 0, 0, 0), reserve=0, removed=0, deck=0),
    "stacks of five": crafted(
        stacks={"cell:a1": 5, "cell:b1": 5, "cell:c3": 5, "siege:n": 5, "siege:w": 5},
        spots=[5, 5, 1],
        removed=0,
        reserve=2,
    ),
    "stacks of two": crafted(stacks=dict.fromkeys(("cell:f6", "cell:d4", "siege:e", "siege:s"), 2), spots=[2, 1, 3]),
    "everything full": crafted(
        stacks=dict.fromkeys((*CASTLE, *SIEGE_PLACES), 1), spots=[1] * 8, hands=(4, 4, 4, 4, 4), reserve=3, removed=0
    ),
    "16 in the surroundings": crafted(spots=[1] * 16),
    "35 in the surroundings": crafted(spots=[1] * 35, reserve=2, removed=0),
    "open hands": crafted(seats=3, hands=(5, 9, 7), is_open=True),
    "open hands of five": crafted(hands=(6, 6, 6, 6, 6), is_open=True),
    "looks at 3": crafted(look=3),
    "looks at 22": crafted(hands=(8, 22, 5, 5, 5), look=22),
    "spectator": crafted(viewer=None),
    "everything seen": crafted(viewer=EVERYTHING),
}


# A pure layout of what the viewer may see


@pytest.mark.parametrize("viewer", [None, EVERYTHING])
def test_a_finished_game_can_be_looked_at(viewer: Viewer) -> None:
    table, chance = new_table("castle", 5, 8), Dice(8)
    while table.ask is not None:
        answer_blindly(table, chance)
    sprites = layout(table.view(viewer), area_of((1024, 640)))
    seats = [sprite.face.seat for sprite in sprites if isinstance(sprite.face, PlayerFace)]
    assert sorted(seats) == [0, 1, 2, 3, 4]
    found = {ref for sprite in sprites for ref in (sprite.ref, *sprite.pile)}
    assert (set(CARD_BY_REF) <= found) == (viewer == EVERYTHING)


# Where things lie


def faults(sprites: Sequence[Sprite], view: View, area: Area) -> Iterator[str]:
    yield from overlapping(flat_on(sprites))
    yield from cards_off_their_places(sprites, view)
    yield from hidden_hand(sprites, view)
    yield from hidden_tokens(sprites, view)


def least(sprite: Sprite, area: Area) -> int:
    """In a window too small for its scale, what lies on another card has to do with less."""
    is_on_top = isinstance(sprite.face, CardFace) and 2 < sprite.layer < castle.TOKEN_LAYER
    return least_target(sprite, area) if not is_on_top or is_roomy(area) else area.px(25)


def is_roomy(area: Area) -> bool:
    """Whether the window has more than the least number of units."""
    return area.table.height > 530 * area.unit


def is_tray(sprite: Sprite) -> bool:
    return isinstance(sprite.face, PanelFace) and sprite.face.is_solid


def flat_on(sprites: Sequence[Sprite]) -> list[Sprite]:
    """Cells, siege places, the surroundings, panels and the deck: they lie beside each other."""
    return [
        sprite
        for sprite in sprites
        if (isinstance(sprite.face, PlayerFace | PanelFace | BackFace) and not is_tray(sprite))
        or (isinstance(sprite.face, PlaceFace) and sprite.ref is not None)
    ]


def cards_off_their_places(sprites: Sequence[Sprite], view: View) -> Iterator[str]:
    """Every stack lies on its own place; so do the cards of the reserve, and those in the surroundings."""
    there = by_name(sprites)
    for place, stack in view["board"].items():
        for card, _ in stack:
            if not there[place].rect.contains(there[card].rect):
                yield f"{card} {there[card].box} is not on {place} {there[place].box}"
    outdoors = [[there[card] for card, _ in stack if card in there] for stack in view["surroundings"]]
    for spots in itertools.combinations(outdoors, 2):
        for one, other in itertools.product(*spots):
            if one.rect.colliderect(other.rect):
                yield f"{one.name} {one.box} and {other.name} {other.box} overlap"
    for panel, cards in (
        (SURROUNDINGS, [card for spot in outdoors for card in spot]),
        ("pile:reserve", [there[card] for card in view["reserve"] if card in there]),
    ):
        if not all(there[panel].rect.contains(card.rect) for card in cards):
            yield f"cards lie outside {panel}"
    reserve = [there[card] for card in view["reserve"] if card in there]
    for one, other in itertools.combinations(reserve, 2):
        if one.rect.colliderect(other.rect):
            yield f"{one.name} {one.box} and {other.name} {other.box} overlap"


def hidden_hand(sprites: Sequence[Sprite], view: View) -> Iterator[str]:
    own: list[Ref] = next((player["hand"] for player in view["players"] if player["ref"] == view["viewer"]), [])
    if [sprite.ref for sprite in sprites if sprite.lifts] != own:
        yield "the hand is not the viewer's"


def hidden_tokens(sprites: Sequence[Sprite], view: View) -> Iterator[str]:
    """Every card with an owner has his token on it, above everything else on that place."""
    there = by_name(sprites)
    for stack in (*view["board"].values(), *view["surroundings"]):
        for card, owner in stack:
            token = there.get(f"token:{card}")
            if (token is None) != (owner is None or card not in there):
                yield f"{card} of {owner} has {token}"
            elif token is not None:
                if not isinstance(token.face, TokenFace) or f"seat:{token.face.seat}" != owner or not token.drops:
                    yield f"{card} has the token of somebody else"
                if not there[card].rect.inflate(4, 4).contains(token.rect):
                    yield f"the token of {card} lies at {token.box}, the card at {there[card].box}"
                if any(token.layer <= there[other].layer for other, _ in stack):
                    yield f"the token of {card} is covered"


NAMES = ("Ada", "Владислава", "Олександра", "Maximilian", "Їжак Колючий Молодший")
CROWDS = (  # more than a game has at a time, or cards where they cannot lie
    *("stacks of two", "stacks of five", "16 in the surroundings", "35 in the surroundings", "everything full"),
    *("hand of 22, reserve of 25", "open hands", "everything seen", "spectator"),
)
CASE = Case(
    "castle", CRAFTED, "everything full", CARD_BY_REF, faults, setups=[{}] * 4, least=least, crowds=CROWDS, names=NAMES
)
layout = CASE.layout


@pytest.mark.parametrize(("size", "scale"), EVERY_WINDOW)
def test_the_surroundings_can_be_clicked_however_many_cards_lie_there(size: tuple[int, int], scale: int) -> None:
    area = area_of(size, scale)
    for count in range(40):
        view = crafted(spots=[1] * count, reserve=2, removed=0)
        there = by_name(layout(view, area))
        zone = there[SURROUNDINGS].rect
        title = pygame.Rect(zone.x, zone.y, zone.width, area.px(LEAST_TARGET))
        cards = [there[stack[0][0]] for stack in view["surroundings"] if stack[0][0] in there]
        assert not any(card.rect.colliderect(title) for card in cards)
        assert len(cards) == count or len(there[SURROUNDINGS].pile) == count


def test_a_reserve_too_large_to_be_shown_can_be_looked_through() -> None:
    view = CRAFTED["hand of 22, reserve of 25"]
    for size, scale in EVERY_WINDOW:
        there = by_name(layout(view, area_of(size, scale)))
        assert there["pile:reserve"].pile == tuple(view["reserve"])
        shown = [card for card in view["reserve"] if card in there]
        assert len(shown) in (0, 25)
    assert all(card in by_name(layout(view, area_of((1280, 800)))) for card in view["reserve"])


def test_cells_tell_their_area_by_more_than_their_colour() -> None:
    there = by_name(layout(CRAFTED["nothing yet"], area_of((1280, 800))))
    faces = [there[cell].face for cell in ("cell:a1", "cell:b1", "cell:c3")]
    patterns = [face.pattern for face in faces if isinstance(face, PlaceFace)]
    assert len(set(patterns)) == 3
    assert all(patterns)


def test_the_deck_says_how_many_cards_it_has_and_where_it_was() -> None:
    area = area_of((1280, 800))
    full, empty = (by_name(layout(crafted(deck=deck), area))["pile:deck"] for deck in (4, 0))
    assert full.face == replace(castle.BACK, count=4)
    assert isinstance(empty.face, PlaceFace)


def test_open_hands_are_shown_where_there_is_room_and_can_be_looked_through_where_there_is_none() -> None:
    roomy = by_name(layout(CRAFTED["open hands"], area_of((1280, 800))))
    for player in CRAFTED["open hands"]["players"][1:]:
        assert all(card in roomy for card in player["hand"])
        assert roomy[player["ref"]].pile == ()
    tight = by_name(layout(CRAFTED["open hands of five"], area_of((1024, 640))))
    for player in CRAFTED["open hands of five"]["players"][1:]:
        assert tight[player["ref"]].pile == tuple(player["hand"])


def test_the_tray_lies_over_the_board_and_leaves_the_hand_alone() -> None:
    for name, (size, scale) in itertools.product(("looks at 3", "looks at 22"), EVERY_WINDOW):
        view, area = CRAFTED[name], area_of(size, scale)
        sprites = layout(view, area)
        (tray,) = [sprite for sprite in sprites if is_tray(sprite)]
        cards = [by_name(sprites)[card] for card in view["look"]["cards"]]
        assert all(tray.rect.contains(card.rect) and card.layer > tray.layer for card in cards)
        assert all(sprite.layer < tray.layer for sprite in sprites if sprite not in (tray, *cards))
        assert not any(one.rect.colliderect(two.rect) for one, two in itertools.combinations(cards, 2))
        assert not any(tray.rect.colliderect(sprite.rect) for sprite in sprites if sprite.lifts)


def test_cards_looked_at_are_not_shown_in_an_open_hand_as_well() -> None:
    view = copy.deepcopy(CRAFTED["open hands"])
    view["look"] = {"at": "seat:1", "cards": list(view["players"][1]["hand"])}
    sprites = layout(view, area_of((1280, 800)))
    names = [sprite.name for sprite in sprites if sprite.name]
    assert len(names) == len(set(names))


# What things look like


def test_no_two_kinds_of_card_look_the_same() -> None:
    looks = [castle.look(next(ref for ref, card in CARD_BY_REF.items() if card.kind == kind)) for kind in KINDS]
    assert len({(look.head, look.icon) for look in looks}) == len(KINDS)
    assert len({look.icon for look in looks}) == len(KINDS)


def test_a_card_tells_its_area_and_sex() -> None:
    texts = of_game(GAME, "en", ())
    lines = {
        ref: " · ".join(texts(part.key) for part in castle.look(ref).line)
        for ref in ("card:queen", "card:ghost", "card:knight-1", "card:dragon")
    }
    assert list(lines.values()) == ["courtyard · woman", "towers", "on another card · man", "surroundings"]


def test_the_status_says_how_much_of_the_turn_is_left() -> None:
    texts = of_game(GAME, "en", ())
    said = []
    for actions in (2, 1, 0):
        words, seat = board_for("castle").status({"turn": 7, "actions": actions, "current": "seat:3"})
        assert seat == 3
        said.append(texts(words.key, **dict(words.facts)))
    assert said == ["Turn 7 · 2 actions left", "Turn 7 · 1 action left", "Turn 7 · last action"]


# Words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_the_name_of_every_card_can_be_read_on_a_cell(language: str, size: tuple[int, int]) -> None:
    faces = faces_for("castle", language, size)
    view = crafted(stacks={"cell:c3": 1})
    cell = by_name(layout(view, area_of(size)))[view["board"]["cell:c3"][0][0]]
    for ref in CARD_BY_REF:
        (name,) = written_on(faces, Sprite(cell.box, CardFace(ref), ref))
        assert name.words == faces.texts.name(ref)
        assert not name.is_cut


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_is_never_broken_within_a_word(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two lines for two words, but one line, smaller, for a long one; only narrower cards part it, with a hyphen."""
    drawn: list[str] = []
    plain = theme.lines_surface

    def listed(lines: Sequence[str], *rest: Any) -> pygame.Surface:
        drawn.extend(lines)
        return plain(lines, *rest)

    monkeypatch.setattr(theme, "lines_surface", listed)
    theme.text_surface.cache_clear()
    faces = faces_for("castle", language, (1280, 800))
    words = [words for kind in KINDS.values() for words in (kind.name, kind.short) if words is not None]
    whole = {part for each in words for part in pieces(each.in_(language))}
    for width, shape in itertools.product(range(61, 120, 9), (0.45, 0.8, 1.4)):
        for ref in CARD_BY_REF:
            name = Sprite(Box(0, 0, width, round(width * shape)), CardFace(ref))
            written_on(faces, name)
    kinds = {part for key in ("area.", "sex.") for part in said(faces, key)}
    assert len(drawn) > 100
    assert {part for line in drawn for part in pieces(line)} <= whole | kinds


def pieces(words: str) -> list[str]:
    return words.replace("-", "- ").replace("·", " ").lower().split()


def said(faces: Faces, start: str) -> Iterator[str]:
    for key, words in faces.texts.texts.items():
        if key.startswith(start):
            yield from pieces(words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_in_hand_say_in_a_few_words_what_they_do(language: str) -> None:
    faces = faces_for("castle", language, (1920, 1080))
    area = area_of((1920, 1080))
    hand = next(sprite for sprite in layout(crafted(), area) if sprite.lifts)
    for ref in CARD_BY_REF:
        words = [written.words for written in written_on(faces, Sprite(hand.box, CardFace(ref), ref))]
        assert words == [faces.texts.name(ref), faces.shorts[ref]]

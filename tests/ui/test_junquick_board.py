"""The board of JunQuick: a pure layout on which everything that can be chosen is found, at every size of window."""

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
from engine.events import HIDDEN, Event
from engine.games import find_game
from engine.table import Table
from engine.texts import LANGUAGES, of_game
from engine.views import EVERYTHING, View, strings_in
from games.junquick import events
from games.junquick.deck import CARD_BY_REF, KINDS
from tests.playing import seated
from tests.ui.driving import LEAST_TARGET, SCALES, SIZES
from tests.ui.test_castle_board import area_of, bounding, by_name, written_on
from ui.boards import board_for, junquick
from ui.canvas import Canvas
from ui.cli.selfplay import answer_blindly
from ui.faces import Faces
from ui.sprites import (
    Area,
    BackFace,
    BadgeFace,
    BundleFace,
    CardFace,
    FigureFace,
    KeyFace,
    PanelFace,
    PlaceFace,
    RibbonFace,
    Sprite,
    StatsFace,
    TokenFace,
    say,
)
from ui.theme import HOUSE, RACE, Theme, has_icon, unit_for

GAME = find_game("junquick")
WINDOWS = list(itertools.product(SIZES, SCALES))
every_window = pytest.mark.parametrize(("size", "scale"), WINDOWS, ids=lambda value: str(value))

OPTIONS: list[dict[str, Any]] = [{}, {"race_mode": "live"}, {"manual_instants": True}]
VALUE_CARDS = [ref for ref, card in CARD_BY_REF.items() if card.is_value or card.family == "evolution"]
INFLUENCE = [ref for ref, card in CARD_BY_REF.items() if card.category == "influence" and card.family != "evolution"]
INSTANTS = [ref for ref, card in CARD_BY_REF.items() if card.category == "instant"]
VIRUSES = [ref for ref, card in CARD_BY_REF.items() if card.category == "virus"]


# What is looked at


@cache
def random_games() -> tuple[tuple[View, frozenset[Ref]], ...]:
    """Views met in games played at random, each with everything that the seat may choose or may not."""
    met = []
    for seats, seed in itertools.product(GAME.seats, range(1, 4)):
        options = OPTIONS[seed % 3]
        table: Table[Any] = Table(GAME, seated(seats), options, seed)
        chance = Dice(seed)
        while table.ask is not None and len(table.moves) < 160:
            for seat in table.ask.menus:
                met.append((table.view(seat), asked_of(table, seat)))
            answer_blindly(table, chance)
        met += [(table.view(viewer), frozenset()) for viewer in (None, EVERYTHING)]
    return tuple(met)


def asked_of(table: Table[Any], seat: int) -> frozenset[Ref]:
    menu = table.menu(seat)
    return frozenset(ref for option in menu.options for ref in option.refs) if menu is not None else frozenset()


def crafted(
    viewer: str | None = "seat:0",
    seats: int = 6,
    *,
    hand: int = 6,
    nest: int = 6,
    packs: int = 0,
    viruses: int = 1,
    pile: int = 3,
    cancelled: bool = False,
    instants: int = 0,
    discard: int = 4,
    deck: int = 20,
    **more: Any,
) -> View:
    """A view with as much on the table as wanted."""
    values = iter(VALUE_CARDS)
    influence = iter(INFLUENCE)
    ills = iter(VIRUSES)

    def taken(count: int) -> list[Ref]:
        return [ref for _ in range(count) if (ref := next(values, None)) is not None]

    def player(seat: int) -> View:
        is_seen = viewer in (EVERYTHING, f"seat:{seat}")
        held, kept = (taken(hand), taken(nest)) if is_seen else ([HIDDEN] * hand, [HIDDEN] * nest)
        home = {f"pack:{seat * 20 + index}": taken(4) for index in range(packs if seat != 1 else packs // 2)}
        return {
            "ref": f"seat:{seat}", "colour": "green", "hand": held, "nest": kept,
            "home": {ref: cards for ref, cards in home.items() if len(cards) == 4},
            "viruses": [ref for _ in range(viruses) if (ref := next(ills, None)) is not None],
            "passed": seat == 2, "waited": seat == 3,
        }  # fmt: skip

    players = [player(seat) for seat in range(seats)]
    laid = [*taken(max(0, pile - 2)), *itertools.islice(influence, min(2, pile))]
    entries = [[card, f"seat:{index % seats}"] for index, card in enumerate(laid)]
    view: View = {
        "viewer": viewer, "round": 17, "phase": "leader", "first": "seat:1", "current": None, "asked": None,
        "lead": entries[-1][1] if entries else None, "top": laid[-1] if laid else None,
        "value": 0, "players": players, "pile": entries, "values": [0] * len(entries),
        "cancelled": [laid[-1]] if laid and cancelled else [], "settled": [], "deck": deck, "virus-deck": deck // 4,
        "discard": list(itertools.islice(influence, discard)), "virus-discard": list(itertools.islice(ills, 1)),
        "instants": [[card, f"seat:{index % seats}"] for index, card in enumerate(INSTANTS[:instants])],
        "aside": None, "bluff": None, "race": None, "freeze": None, "redraws": 0, "empty-rounds": 0,
        "manual-instants": False,
    }  # fmt: skip
    return view | more


def race(kind: str, *, live: bool = True) -> View:
    return {"number": 3, "kind": kind, "live": live, "against": "card:gatecrasher-3", "by": "seat:0", "seconds": 10}


def bluff(seat: int, claim: Sequence[Ref], cards: int = 5, *, own: bool = False) -> View:
    held = [HIDDEN] * cards if not own else list(INFLUENCE[-cards:])
    return {"seat": f"seat:{seat}", "judge": "seat:1", "cards": held, "claim": list(claim)}


CLAIMED = ("claim:2", "claim:2", "claim:gatecrasher", "claim:too-early", "claim:clean-slate")
USED = {"card": "card:gatecrasher-4-1", "seat": "seat:1"}
CRAFTED: dict[str, View] = {
    **{f"{seats} players": crafted(seats=seats) for seats in GAME.seats},
    **{f"{seats} players, race": crafted(seats=seats, race=race("leader")) for seats in GAME.seats},
    **{f"{seats} players, spectator": crafted(None, seats, race=race("window")) for seats in GAME.seats},
    "another seat": crafted("seat:4"),
    "everything": crafted(EVERYTHING, 4, hand=4, nest=3),
    "long pile": crafted(pile=15, nest=2, hand=3),
    "cancelled": crafted(pile=5, cancelled=True),
    "no pile": crafted(pile=0, phase="recruiting", current="seat:3", asked="seat:3"),
    "packs": crafted(packs=3, nest=0, hand=3, pile=2),
    "many packs": crafted(seats=2, packs=8, nest=0, hand=3, pile=2, viruses=3),
    "full nest": crafted(seats=3, nest=22),
    "instants": crafted(pile=0, instants=5, phase="instants"),
    "property": crafted(aside={**USED, "target": "seat:2"}, race=race("window", live=False), asked="seat:0"),
    "property on a pack": crafted(pile=2, aside={**USED, "target": "pack:3"}, phase="recruiting"),
    "freeze": crafted(freeze={"seat": "seat:5", "left": 2}),
    "claiming": crafted(bluff=bluff(0, (), own=True), asked="seat:0", phase="recruiting"),
    "bluff before the claim": crafted(bluff=bluff(2, ()), phase="recruiting"),
    "judging": crafted(bluff=bluff(2, CLAIMED), asked="seat:0", phase="recruiting"),
    "forming packs": crafted(pile=0, nest=9, phase="round-end", asked="seat:0", viruses=0),
    "paying off": crafted(pile=0, nest=20, seats=4, phase="round-end", asked="seat:0", viruses=2),
    "large hand": crafted(seats=3, hand=14),
    "empty decks": crafted(deck=0, discard=0, pile=0, nest=0, hand=0, viruses=0, phase="over"),
}
every_crafted = pytest.mark.parametrize("view", CRAFTED.values(), ids=CRAFTED)


def layout(view: View, area: Area) -> list[Sprite]:
    return list(junquick.layout(view, area))


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
        assert shown == set(strings_in(view)) & set(CARD_BY_REF)
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
    assert board_for("junquick").layout is junquick.layout


# Where things lie


def faults(sprites: Sequence[Sprite], area: Area) -> Iterator[str]:
    """Everything that is wrong with a layout."""
    for sprite in sprites:
        bound = bounding(sprite)
        if not area.table.contains(bound):
            yield f"{sprite.name} at {bound} is outside {area.table}"
        if bound.colliderect(area.prompt):
            yield f"{sprite.name} at {bound} is in the way of the prompt"
        is_target = sprite.ref is not None or sprite.pile
        if is_target and min(sprite.box.width, sprite.box.height) < area.px(LEAST_TARGET):
            yield f"{sprite.name} at {sprite.box} is too small to be clicked"
    yield from overlapping(sprites)
    yield from covered(sprites, area)


PIECES = (StatsFace, KeyFace, BundleFace)


def overlapping(sprites: Sequence[Sprite]) -> Iterator[str]:
    """Panels, decks and the pile lie beside each other; on a panel its own pieces do."""
    flat = [sprite for sprite in sprites if sprite.layer < junquick.HAND_LAYER]
    panels = [sprite for sprite in flat if isinstance(sprite.face, FigureFace)]
    decks = [sprite for sprite in flat if (sprite.ref or "").startswith("pile:")]
    pieces = [sprite for sprite in flat if isinstance(sprite.face, PIECES)]
    cards = [sprite for sprite in flat if isinstance(sprite.face, CardFace) and sprite not in decks]
    ribbons = [sprite for sprite in flat if sprite.name == "ribbon"]
    for one, other in itertools.combinations([*panels, *decks, *ribbons], 2):
        if one.rect.colliderect(other.rect):
            yield f"{one.name} {one.box} and {other.name} {other.box} overlap"
    for one, other in itertools.combinations(pieces, 2):
        if one.rect.colliderect(other.rect):
            yield f"{one.name} {one.box} and {other.name} {other.box} overlap"
    for card, other in itertools.product(cards, [*panels, *decks, *ribbons]):
        if card.rect.colliderect(other.rect):
            yield f"{card.name} {card.box} lies over {other.name} {other.box}"
    for piece, panel in itertools.product(pieces, panels):
        if piece.rect.colliderect(panel.rect) and not panel.rect.contains(piece.rect):
            yield f"{piece.name} {piece.box} stands out of {panel.name} {panel.box}"


def covered(sprites: Sequence[Sprite], area: Area) -> Iterator[str]:
    """Of every card in the hand and on the pile the upper left corner is seen, large enough for a click."""
    least = area.px(LEAST_TARGET)
    tray = next((sprite for sprite in sprites if isinstance(sprite.face, PanelFace) and sprite.face.is_solid), None)
    hand = [sprite for sprite in sprites if sprite.lifts]
    pile = [sprite for sprite in sprites if isinstance(sprite.face, CardFace) and 4 <= sprite.layer < 30]
    for cards in (hand, pile):
        for index, sprite in enumerate(cards):
            corner = pygame.Rect(sprite.box.x, sprite.box.y, least, least)
            if any(corner.colliderect(above.rect) for above in cards[index + 1 :]):
                yield f"too little is seen of {sprite.ref} among {len(cards)}"
    others = [sprite for sprite in sprites if sprite.layer < junquick.HAND_LAYER and (sprite.ref or sprite.pile)]
    for card, other in itertools.product(hand, others):
        if card.rect.colliderect(other.rect):
            yield f"{card.ref} in the hand lies over {other.name}"
    if tray is not None:
        panels = [sprite for sprite in sprites if isinstance(sprite.face, FigureFace)]
        yield from (f"the tray covers {panel.name}" for panel in panels if panel.rect.colliderect(tray.rect))
        inside = [sprite for sprite in sprites if sprite.layer > tray.layer]
        yield from (f"{sprite.name} is beside the tray" for sprite in inside if not tray.rect.contains(sprite.rect))
        for one, other in itertools.combinations(inside, 2):
            if one.rect.colliderect(other.rect):
                yield f"{one.name} and {other.name} overlap in the tray"


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


def test_the_others_sit_clockwise_from_the_viewers_left() -> None:
    sprites = layout(crafted("seat:3"), area_of((1280, 800)))
    panels = {str(sprite.ref): sprite.rect for sprite in sprites if isinstance(sprite.face, FigureFace)}
    left, right = panels["seat:4"], panels["seat:2"]
    assert left.centerx < panels["seat:0"].centerx < right.centerx
    assert panels["seat:5"].bottom <= left.top
    assert panels["seat:1"].bottom <= right.top
    assert panels["seat:3"].top > left.bottom


def test_the_pile_tells_who_laid_what_from_the_bottom_up() -> None:
    view = crafted(pile=4)
    sprites = by_name(layout(view, area_of((1280, 800))))
    cards = [sprites[card] for card, _ in view["pile"]]
    assert [card.box.x for card in cards] == sorted(card.box.x for card in cards)
    assert [card.layer for card in cards] == sorted(card.layer for card in cards)
    for card, seat in view["pile"]:
        assert sprites[f"by {card}"].face == TokenFace(int(seat[-1]))
        assert sprites[card].pile == tuple(each for each, _ in view["pile"])


def test_a_card_counts_as_what_is_written_on_it() -> None:
    """An Evolution has no number of its own. [JUN-C-EVOLUTION]"""
    view = crafted(pile=1) | {"pile": [["card:evolution-1", "seat:0"]], "values": [4], "top": "card:evolution-1"}
    badge = by_name(layout(view, area_of((1280, 800))))["as card:evolution-1"].face
    assert badge == BadgeFace("numeric-4", junquick.VALUES[4])


def test_a_cancelled_card_is_told_by_more_than_its_colour() -> None:
    view = CRAFTED["cancelled"]
    (card,) = view["cancelled"]
    sprites = by_name(layout(view, area_of((1024, 640))))
    assert sprites[card].face == CardFace(card, dimmed=True)
    assert isinstance(sprites[f"cancelled {card}"].face, RibbonFace)


def test_a_race_is_the_loudest_thing_on_the_table() -> None:
    calm, loud = (by_name(layout(crafted(race=what), area_of((1280, 800)))) for what in (None, race("leader")))
    assert calm["ring"].face != loud["ring"].face
    assert loud["ring"].counts_down
    ribbon = loud["ribbon"].face
    assert isinstance(ribbon, RibbonFace)
    assert ribbon.colour == RACE
    assert not isinstance(calm["ribbon"].face, RibbonFace) or calm["ribbon"].face.colour != RACE


def test_everybody_is_told_who_passed_who_waits_and_who_leads() -> None:
    sprites = by_name(layout(crafted(pile=2, race=race("leader")), area_of((1280, 800))))

    def words(seat: int) -> list[str]:
        face = sprites[f"state seat:{seat}"].face
        assert isinstance(face, StatsFace)
        return [stat.words.key if not isinstance(stat.words, str) else stat.icon for stat in face.stats]

    assert words(2) == ["view.passed"]
    assert words(3) == ["view.waited"]
    assert words(1) == ["flag-checkered", "board.leads"]
    assert words(4) == ["board.in"]
    assert {name for name in sprites if name.startswith("key ")} == {f"key seat:{seat}" for seat in range(6)}


def test_the_own_nest_can_be_read_and_looked_through() -> None:
    view = crafted()
    nest = by_name(layout(view, area_of((1024, 640))))["nest"]
    assert sorted(nest.pile) == sorted(view["players"][0]["nest"])
    assert isinstance(nest.face, BundleFace)
    values = [CARD_BY_REF[card].value for card in nest.face.refs]
    assert values == sorted(values)


def test_a_pack_that_is_safe_has_a_crown() -> None:
    view = crafted(seats=2, packs=0)
    view["players"][1]["home"] = {
        "pack:1": ["card:jun-1-01", "card:jun-2-01", "card:jun-3-1", "card:dominant-1"],
        "pack:2": ["card:jun-1-02", "card:jun-2-02", "card:jun-3-2", "card:jun-4-1"],
    }
    sprites = by_name(layout(view, area_of((1024, 640))))
    marks = {ref: sprites[ref].face for ref in ("pack:1", "pack:2")}
    assert [getattr(face, "mark", None) for face in marks.values()] == ["crown", ""]
    assert sprites["pack:1"].pile == tuple(view["players"][1]["home"]["pack:1"])


def test_a_claim_is_chosen_from_chips_and_its_cards_are_marked_in_the_hand() -> None:
    """JUN-17.2: fourteen things can be said, all of them large enough to be read and clicked."""
    view = CRAFTED["claiming"]
    view["players"][0]["hand"] = list(view["bluff"]["cards"])
    for size in SIZES:
        sprites = by_name(layout(view, area_of(size)))
        chips = [sprites[ref] for ref in junquick.CLAIMS]
        assert len(chips) == 14
        assert all(chip.box.width > 1.8 * chip.box.height for chip in chips)
        assert all(getattr(sprites[card].face, "mark", "") == "drama-masks" for card in view["bluff"]["cards"])


def test_what_somebody_claims_is_seen_by_all_the_cards_by_nobody_else() -> None:
    sprites = layout(CRAFTED["judging"], area_of((1024, 640)))
    said = [sprite.face for sprite in sprites if sprite.name.startswith("said ")]
    assert said == [CardFace(ref) for ref in CLAIMED]
    held = [sprite.face for sprite in sprites if sprite.name.startswith("bluff ")]
    assert len(held) == 5
    assert all(isinstance(face, BackFace) for face in held)


# What things look like


def test_every_picture_exists() -> None:
    icons = {kind.icon for kind in KINDS.values()} | set(junquick.EVENT_ICONS.values())
    icons |= {junquick.look(ref).icon for ref in (*junquick.CLAIMS, "pack:1", "pile:deck")}
    for view in CRAFTED.values():
        for sprite in layout(view, area_of((1024, 640))):
            face = sprite.face
            if isinstance(face, PlaceFace | PanelFace | BackFace | BadgeFace | RibbonFace):
                icons.add(face.icon)
            if isinstance(face, StatsFace):
                icons |= {stat.icon for stat in face.stats}
            if isinstance(face, FigureFace) and face.badge is not None:
                icons.add(face.badge.icon)
            if isinstance(face, CardFace | BundleFace):
                icons.add(face.mark)
    assert sorted(icon for icon in icons if icon and not has_icon(icon)) == []


def test_every_event_has_a_picture() -> None:
    kinds = [kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event)]
    named = {str(kind.__struct_config__.tag) for kind in kinds if kind.__module__ == events.__name__}
    assert set(junquick.EVENT_ICONS) == {name for name in named if f"event.{name}" in texts("en")}


def texts(language: str) -> dict[str, str]:
    return dict(of_game(GAME, language, []).texts)


def test_everything_has_a_look() -> None:
    """Colour is never the only mark: a value has its number, everything else a picture of its own."""
    looks = {kind: junquick.look(ref) for ref, card in CARD_BY_REF.items() for kind in [card.kind]}
    for kind, look in looks.items():
        assert look.line
        number = KINDS[kind].value or KINDS[kind].strength or KINDS[kind].price
        assert look.corner == (str(number) if number else "")
    assert len({(look.head, look.icon, look.corner) for look in looks.values()}) == len(looks)
    assert len({junquick.look(ref).icon for ref in junquick.CLAIMS}) == len(junquick.CLAIMS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_status_tells_round_and_phase(language: str) -> None:
    faces = faces_for(language, (1280, 800), 100)
    for phase in ("set-up", "draw-up", "instants", "recruiting", "leader", "round-end", "over"):
        words, seat = junquick.status(crafted(phase=phase, asked="seat:2", current="seat:1"))
        said = faces.words(words)
        assert "17" in said
        assert texts(language)[f"phase.{phase}"] in said
        assert seat == 2
    assert junquick.status(crafted(race=race("window"), current="seat:1")).seat is None
    assert junquick.status(crafted(race=race("window", live=False), asked="seat:1")).seat == 1


# Words


NAMES = ("Ada", "Владислава", "Maximilian", "Їжак Колючий Молодший", "W" * 24, "Щ" * 24)


def faces_for(language: str, size: tuple[int, int], scale: int) -> Faces:
    pygame.display.init()
    pygame.display.set_mode((1, 1))
    drawn_with = Theme(HOUSE, unit_for(size, scale / 100))
    return Faces(drawn_with, of_game(GAME, language, NAMES), junquick, GAME.kinds, NAMES, GAME.colours)


READ = [(SIZES[0], 100), (SIZES[0], 200), (SIZES[1], 100), (SIZES[2], 75)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("size", "scale"), READ)
def test_no_words_on_the_table_are_cut(language: str, size: tuple[int, int], scale: int) -> None:
    faces = faces_for(language, size, scale)
    area = area_of(size, scale)
    seen: set[str] = set()
    cut = []
    for name, view in CRAFTED.items():
        for sprite in layout(view, area):
            for written in written_on(faces, sprite):
                seen.add(written.words)
                if written.is_cut:
                    cut.append(f"{name}: '{written.words}' on {sprite.name} {sprite.box}")
    assert cut == []
    assert set(NAMES) <= seen


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("size", "scale"), READ)
def test_no_name_is_cut_on_any_card(language: str, size: tuple[int, int], scale: int) -> None:
    faces, area = faces_for(language, size, scale), area_of(size, scale)
    met = (sprite for view in CRAFTED.values() for sprite in layout(view, area) if isinstance(sprite.face, CardFace))
    boxes = {sprite.box[2:]: sprite.box for sprite in met if sprite.ref not in junquick.CLAIMS}
    refs = {card.kind: ref for ref, card in CARD_BY_REF.items()}
    cut = []
    for box, ref in itertools.product(boxes.values(), refs.values()):
        cut += [
            f"'{each.words}' in {box[2:]}" for each in written_on(faces, Sprite(box, CardFace(ref), ref)) if each.is_cut
        ]
    assert cut == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_of_a_hand_shows_its_name_and_its_number(language: str) -> None:
    faces = faces_for(language, (1280, 800), 100)
    hand = next(sprite for sprite in layout(crafted(), area_of((1280, 800))) if sprite.lifts)
    for ref, card in CARD_BY_REF.items():
        words = [written.words for written in written_on(faces, Sprite(hand.box, CardFace(ref), ref))]
        assert KINDS[card.kind].name.in_(language) in words
        number = card.value or card.strength or card.price
        assert not number or str(number) in words


def test_equal_faces_are_painted_once() -> None:
    faces = faces_for("en", (1280, 800), 100)
    area = area_of((1280, 800))
    for _ in range(2):
        for sprite in layout(crafted(), area):
            faces.surface(sprite.face, sprite.rect.size)
    painted = faces.painted
    for sprite in layout(crafted(), area):
        faces.surface(sprite.face, sprite.rect.size)
    assert faces.painted == painted


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES[:2])
def test_the_line_below_the_pile_has_its_words_inside(language: str, size: tuple[int, int]) -> None:
    """A race and a freeze have the longest ones."""
    theme = Theme(HOUSE, unit_for(size))
    names = ("Ada", "Борис", "Cleo", "Ґалаґан", "Єва", "Finn")
    texts = of_game(GAME, language, names)
    faces = Faces(theme, texts, board_for("junquick"), GAME.kinds, names, ["grey"] * len(names))
    for words in (
        say("view.race-leader", against="card:jun-4-1"),
        say("view.race-window", against="card:clean-slate-1"),
        say("view.freeze", seat="seat:3", left=2),
    ):
        ribbon = pygame.Surface((theme.px(230), theme.px(38)))
        ribbon.fill((1, 2, 3))
        faces.paint(RibbonFace(words, "flash", (90, 0, 60)), Canvas(ribbon, theme), ribbon.get_rect())
        rows = [y for y in range(ribbon.get_height()) if _has_white(ribbon, y, theme.px(40))]
        assert min(rows) >= theme.px(3), (words, rows)
        assert max(rows) < ribbon.get_height() - theme.px(3), (words, rows)


def _has_white(surface: pygame.Surface, y: int, start: int) -> bool:
    """Whether there is a letter in a row of pixels."""
    colours = (surface.get_at((x, y)) for x in range(start, surface.get_width() - 10))
    return any(min(colour[:3]) > 235 for colour in colours)

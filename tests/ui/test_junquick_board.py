"""The board of JunQuick: a pure layout on which everything that can be chosen is found, at every size of window."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from typing import Any

import pygame
import pytest

from engine.choices import Ref
from engine.events import HIDDEN
from engine.games import find_game
from engine.texts import LANGUAGES, of_game
from engine.views import EVERYTHING, View
from games.junquick.deck import CARD_BY_REF, KINDS
from tests.ui.driving import SIZES
from tests.ui.laid_out import Case, area_of, by_name, faces_for, overlapping, too_little_seen, written_on
from ui.boards import board_for, junquick
from ui.boards.junquick_pile import PILE_LAYER
from ui.bundles import cells
from ui.canvas import Canvas
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
    RibbonFace,
    Sprite,
    StatsFace,
    TokenFace,
    say,
)
from ui.theme import HOUSE, RACE, Theme, unit_for

GAME = find_game("junquick")

VALUE_CARDS = [ref for ref, card in CARD_BY_REF.items() if card.is_value or card.family == "evolution"]
INFLUENCE = [ref for ref, card in CARD_BY_REF.items() if card.category == "influence" and card.family != "evolution"]
INSTANTS = [ref for ref, card in CARD_BY_REF.items() if card.category == "instant"]
VIRUSES = [ref for ref, card in CARD_BY_REF.items() if card.category == "virus"]


# What is looked at


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
    "pile of five": crafted(seats=3, pile=5),
    "pile of nine": crafted(pile=9, cancelled=True),
    "no pile": crafted(pile=0, phase="recruiting", current="seat:3", asked="seat:3"),
    "packs": crafted(packs=3, nest=0, hand=3, pile=2),
    "many packs": crafted(seats=2, packs=8, nest=0, hand=3, pile=2, viruses=3),
    "full nest": crafted(seats=3, nest=22),
    "instants": crafted(pile=0, instants=5, phase="instants"),
    "property": crafted(
        aside={**USED, "target": "seat:2", "victim": "seat:2"}, race=race("window", live=False), asked="seat:0"
    ),
    "property on a pack": crafted(pile=2, aside={**USED, "target": "pack:3", "victim": "seat:0"}, phase="recruiting"),
    "freeze": crafted(freeze={"seat": "seat:5", "left": 2}),
    "claiming": crafted(bluff=bluff(0, (), own=True), asked="seat:0", phase="recruiting"),
    "bluff before the claim": crafted(bluff=bluff(2, ()), phase="recruiting"),
    "judging": crafted(bluff=bluff(2, CLAIMED), asked="seat:0", phase="recruiting"),
    "forming packs": crafted(pile=0, nest=9, phase="round-end", asked="seat:0", viruses=0),
    "paying off": crafted(pile=0, nest=20, seats=4, phase="round-end", asked="seat:0", viruses=2),
    "large hand": crafted(seats=3, hand=14),
    "empty decks": crafted(deck=0, discard=0, pile=0, nest=0, hand=0, viruses=0, phase="over"),
}


# A pure layout of what the viewer may see


# Where things lie


PIECES = (StatsFace, KeyFace, BundleFace)


def faults(sprites: Sequence[Sprite], view: View, area: Area) -> Iterator[str]:
    yield from misplaced(sprites)
    yield from covered(sprites, area)


def misplaced(sprites: Sequence[Sprite]) -> Iterator[str]:
    """Panels, decks and the pile lie beside each other; on a panel its own pieces do."""
    flat = [sprite for sprite in sprites if sprite.layer < junquick.HAND_LAYER]
    panels = [sprite for sprite in flat if isinstance(sprite.face, FigureFace)]
    decks = [sprite for sprite in flat if (sprite.ref or "").startswith("pile:")]
    pieces = [sprite for sprite in flat if isinstance(sprite.face, PIECES)]
    cards = [sprite for sprite in flat if isinstance(sprite.face, CardFace) and sprite not in decks]
    grounds = [*panels, *decks, *(sprite for sprite in flat if sprite.name == "ribbon")]
    yield from overlapping(grounds)
    yield from overlapping(pieces)
    for card, other in itertools.product(cards, grounds):
        if card.rect.colliderect(other.rect):
            yield f"{card.name} {card.box} lies over {other.name} {other.box}"
    for piece, panel in itertools.product(pieces, panels):
        if piece.rect.colliderect(panel.rect) and not panel.rect.contains(piece.rect):
            yield f"{piece.name} {piece.box} stands out of {panel.name} {panel.box}"


def covered(sprites: Sequence[Sprite], area: Area) -> Iterator[str]:
    """The cards of the pile are seen, nothing lies under the hand, and the tray covers no panel."""
    tray = next((sprite for sprite in sprites if isinstance(sprite.face, PanelFace) and sprite.face.is_solid), None)
    hand = [sprite for sprite in sprites if sprite.lifts]
    pile = [sprite for sprite in sprites if isinstance(sprite.face, CardFace) and 4 <= sprite.layer < 30]
    yield from too_little_seen(pile, area)
    others = [sprite for sprite in sprites if sprite.layer < junquick.HAND_LAYER and (sprite.ref or sprite.pile)]
    for card, other in itertools.product(hand, others):
        if card.rect.colliderect(other.rect):
            yield f"{card.ref} in the hand lies over {other.name}"
    if tray is not None:
        panels = [sprite for sprite in sprites if isinstance(sprite.face, FigureFace)]
        yield from (f"the tray covers {panel.name}" for panel in panels if panel.rect.colliderect(tray.rect))
        inside = [sprite for sprite in sprites if sprite.layer > tray.layer]
        yield from (f"{sprite.name} is beside the tray" for sprite in inside if not tray.rect.contains(sprite.rect))
        yield from overlapping(inside)


CASE = Case(
    "junquick",
    CRAFTED,
    "full nest",
    CARD_BY_REF,
    faults,
    setups=[{"race_mode": "live"}, {"manual_instants": True}, {}],
    looks=[*junquick.CLAIMS, "pack:1", "pile:deck"],
)
layout = CASE.layout


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
    cells = [cell if isinstance(cell, int) else CARD_BY_REF[cell].value or 9 for cell in nest.face.refs]
    assert cells == sorted(cells)
    assert {1, 2, 3, 4} <= set(cells)  # what a pack still needs has a free place


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
    faces = faces_for("junquick", language, (1280, 800))
    for phase in ("set-up", "draw-up", "instants", "recruiting", "leader", "round-end", "over"):
        words, seat = board_for("junquick").status(crafted(phase=phase, asked="seat:2", current="seat:1"))
        said = faces.words(words)
        assert "17" in said
        assert texts(language)[f"phase.{phase}"] in said
        assert seat == 2
    assert board_for("junquick").status(crafted(race=race("window"), current="seat:1")).seat is None
    assert board_for("junquick").status(crafted(race=race("window", live=False), asked="seat:1")).seat == 1


# Words


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_of_a_hand_shows_its_name_and_its_number(language: str) -> None:
    faces = faces_for("junquick", language, (1280, 800))
    hand = next(sprite for sprite in layout(crafted(), area_of((1280, 800))) if sprite.lifts)
    for ref, card in CARD_BY_REF.items():
        words = [written.words for written in written_on(faces, Sprite(hand.box, CardFace(ref), ref))]
        assert KINDS[card.kind].name.in_(language) in words
        number = card.value or card.strength or card.price
        assert not number or str(number) in words


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
        say("view.aside-pack", seat="seat:3", card="card:gatecrasher-4-1", victim="seat:3"),
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


def test_a_pack_that_a_gatecrasher_is_about_to_take_is_marked() -> None:
    """JUN-6.5: everybody sees which pack is meant, and whose."""
    aside = {**USED, "target": "pack:40", "victim": "seat:2"}
    view = crafted(seats=3, packs=2, nest=0, hand=2, aside=aside, race=race("window"))
    sprites = layout(view, area_of((1024, 640)))
    marks = {sprite.ref: sprite.face.mark for sprite in sprites if isinstance(sprite.face, BundleFace)}
    assert [ref for ref, mark in marks.items() if mark == "target"] == ["pack:40"]
    ribbons = [sprite.face.words for sprite in sprites if isinstance(sprite.face, RibbonFace)]
    assert say("view.aside-pack", **aside) in ribbons


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1920, 1080)])
@pytest.mark.parametrize("count", [1, 3, 4, 5, 6, 9])
def test_the_name_of_every_card_of_the_pile_is_seen(count: int, size: tuple[int, int]) -> None:
    """No other card, no token and no 'cancelled' lies over the lower third, where the name is, of what is shown."""
    area = CASE.area(size)
    sprites = CASE.layout(crafted(seats=3, pile=count, cancelled=True), area)
    laid = [sprite for sprite in sprites if sprite.layer >= PILE_LAYER and len(sprite.pile) == count]
    cards = [sprite for sprite in laid if isinstance(sprite.face, CardFace)]
    assert len(cards) >= min(count, 3 if size == (1024, 640) else 5)  # the others are counted beside it
    for card in cards:
        assert isinstance(card.face, CardFace)
        wide = round(card.box.width * card.face.clear)
        assert wide >= area.px(56)
        name = pygame.Rect(card.box.x, card.rect.bottom - card.box.height // 3, wide, card.box.height // 3 - area.px(5))
        above = [one for one in sprites if one.layer >= card.layer and one is not card and one.name != "ribbon"]
        assert [one.name for one in above if one.layer < 30 and name.inflate(-4, 0).colliderect(one.rect)] == []


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1920, 1080)])
@pytest.mark.parametrize("nest", [0, 1, 2])
def test_the_four_values_of_ones_own_nest_stand_in_one_row(nest: int, size: tuple[int, int]) -> None:
    """More of a value lie below the first."""
    area = CASE.area(size)
    (found,) = [one for one in CASE.layout(crafted(seats=3, nest=nest), area) if one.name == "nest"]
    assert isinstance(found.face, BundleFace)
    gap = round(1.5 * area.unit)
    laid = list(cells(len(found.face.refs), found.rect, gap, found.face.columns))
    assert len({cell.y for cell in laid[:4]}) == 1
    assert [cell.x for cell in laid[4:8]] == [cell.x for cell in laid[:4]][: len(laid[4:8])]
    assert min(cell.width for cell in laid) >= area.px(20)

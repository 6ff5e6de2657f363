"""The board of Berserk: the viewer's half below, closed cards lying, secrets from behind, the stack, dice and odds."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any, cast

import pytest

from engine.choices import Option, Ref
from engine.dice import Dice
from engine.events import HIDDEN
from engine.games import find_game
from engine.table import Table
from engine.views import EVERYTHING, View, Viewer, strings_in
from games.berserk.arrange import arrange
from games.berserk.grid import CELL_REFS
from games.berserk.options import BerserkOptions
from games.berserk.rules import new
from games.berserk.shown import BerserkView
from games.berserk.state import Attack, Berserk, Declared
from games.berserk.view import view as view_of
from tests.playing import seated
from tests.ui.laid_out import Case, by_name, faces_for, overlapping, written_on
from ui.boards import berserk
from ui.boards.berserk_column import percent
from ui.boards.berserk_looks import kind_of
from ui.hints import Hint
from ui.sprites import (
    Area,
    ArrowFace,
    BackFace,
    Box,
    CardFace,
    DieFace,
    EntryFace,
    PlaceFace,
    PortraitFace,
    Say,
    SharesFace,
    Sprite,
    TextFace,
    TokenFace,
)

GAME = find_game("berserk")
NAMES = ("Ann", "Ben")
INQUISITORS = {
    "b3": "templar-vanguard closed",
    "c3": "shield-sister wounds 5 poison 1",
    "d3": "branded-penitent wounds 6 closed",
    "e3": "executioner",
    "a2": "witch-hunter + pilgrim-boots",
    "b2": "crossbow-novice closed",
    "c2": "grand-inquisitor + inquisitors-plate + tower-shield + salamander-familiar",
    "d2": "flame-preacher chips 3",
    "c1": "censer-bearer chips 1 prevention 3",
    "e1": "iron-maiden",
    "a1": "witch-hunter hidden",
}
SLUAGH = {
    "c6": "soul-jar chips 2",
    "d6": "marsh-hag chips 1",
    "a6": "shade-knight hidden",
    "a5": "drowned-legion",
    "b5": "bone-colossus wounds 4",
    "c5": "host-king chips 3",
    "d5": "wild-huntsman closed wounds 3",
    "b4": "drowned-legion wounds 3",
    "c4": "host-hound gains:curse gains:armor=2",
    "e4": "barrow-ghoul wounds 3 + widows-draught",
}
SIDES = {"side": ["punishing-seraph", "ember-hawk", "ember-hawk closed", "pyre-square"], "graveyard": ["steppe-lancer"]}
OTHER_SIDES = {
    "side": ["night-crow wounds 2", "night-crow", "host-rider", "barrow-mists"],
    "graveyard": ["night-crow", "drowned-legion"],
    "deck": ["host-hound", "plague-bearer"],
}


def battle(
    ann: Mapping[str, str] = INQUISITORS, ben: Mapping[str, str] = SLUAGH, *, mirror: bool = False, **more: Any
) -> Berserk:
    """A battle in full swing."""
    options = BerserkOptions(deck_of_first_seat="sluagh" if mirror else "inquisitors", deck_of_second_seat="sluagh")
    game = new(2, options, Dice(1))
    sides = {
        "Ann": {"field": dict(ann), **more.pop("anns", SIDES)},
        "Ben": {"field": dict(ben), **more.pop("bens", OTHER_SIDES)},
    }
    arrange(game, {"turn": "Ann", **sides, **more}, NAMES)
    return game


def with_stack() -> Berserk:
    """A strike with an answer on top of it."""
    game = battle()
    game.stack = [
        Declared(1, "strike", 0, "executioner-1", "simple-strike", ["card:barrow-ghoul-6"]),
        Declared(2, "ability", 1, "widows-draught-6", "widows-draught.1", ["card:executioner-1"]),
        Declared(3, "defend", 1, "host-hound-6", "defend", ["stack:1"]),
    ]
    return game


def with_attack(outcome: Any = "hit", dice: tuple[int, int] = (5, 2)) -> Berserk:
    """An attack with both dice on the table."""
    game = battle()
    game.attack = Attack(1, "simple-strike", "executioner-1", "barrow-ghoul-6", powers=(3, 4, 4), outcome=outcome)
    game.attack.attack_die, game.attack.defence_die = dice
    game.attack.attack_value, game.attack.defence_value = dice
    game.attack.level = 1
    return game


def seen(game: Berserk, viewer: Viewer = 0) -> View:
    return cast(View, view_of(game, viewer))


@cache
def mustered() -> Mapping[str, View]:
    """Views of both players on the way to the battle."""
    table: Table[Any] = Table(GAME, seated(2), {}, 5)
    found: dict[str, View] = {}
    while table.ask is not None and len(found) < 5:
        seat = table.awaited()[0]
        menu = table.menu(seat)
        assert menu is not None
        found.setdefault(menu.kind, table.view(seat))
        if menu.kind == "deploy":
            found.setdefault("other deploys", table.view(1 - seat))
            found.setdefault("all deploys", table.view(EVERYTHING))
        table.answer(seat, menu.default if menu.default is not None else menu.options[0])
    return found


def crafted() -> dict[str, View]:
    views = {
        "full": seen(battle()),
        "turned": seen(battle(), 1),
        "looked on": seen(battle(), None),
        "everything": seen(battle(), EVERYTHING),
        "mirror": seen(battle(mirror=True)),
        "stack": seen(with_stack()),
        "answered": seen(with_stack(), 1),
        "attack": seen(with_attack()),
        "miss": seen(with_attack("miss", (6, 5)), 1),
        "counter": seen(with_attack("counter", (2, 6))),
        "bare": seen(battle({"c3": "executioner"}, {"c4": "barrow-ghoul"}, anns={}, bens={})),
    }
    return {**views, **{f"before: {kind}": view for kind, view in mustered().items()}}


def faults(sprites: Sequence[Sprite], view: View, area: Area) -> Iterator[str]:
    """Cells lie beside each other, and every card stands within its cell."""
    cells = [sprite for sprite in sprites if isinstance(sprite.face, PlaceFace) and sprite.ref in CELL_REFS]
    yield from overlapping(cells)
    named = by_name(sprites)
    for cell, refs in view["field"].items():
        for ref in refs:
            if ref in named and cell in named and not named[cell].rect.contains(named[ref].rect):
                yield f"{ref} at {named[ref].box} is not within {cell} {named[cell].box}"
    entries = [sprite for sprite in sprites if isinstance(sprite.face, EntryFace)]
    yield from overlapping(entries)


CARDS = [f"card:{copy}" for kind in GAME.kinds for copy in kind.copy_ids()]
CASE = Case(
    "berserk",
    crafted(),
    "full",
    CARDS,
    faults,
    setups=({},) * 6,  # games of different seeds
    buttons=("ability", "keyword", "deed"),
    looks=[f"kind:{kind.id}" for kind in GAME.kinds],
)


def laid(view: View, size: tuple[int, int] = (1280, 800)) -> list[Sprite]:
    return CASE.layout(view, CASE.area(size))


# The field


def test_the_viewers_half_is_below_and_the_field_turns_for_the_other() -> None:
    """Row 1 is at the bottom for the First player, row 6 for the Second; columns change sides with it."""
    first, second = by_name(laid(seen(battle()))), by_name(laid(seen(battle(), 1)))
    assert first["cell:a1"].rect.y > first["cell:a6"].rect.y
    assert first["cell:a1"].rect.x < first["cell:e1"].rect.x
    assert second["cell:a1"].rect.y < second["cell:a6"].rect.y
    assert second["cell:a1"].rect.x > second["cell:e1"].rect.x
    for named, own in ((first, "seat:0"), (second, "seat:1")):
        other = "seat:1" if own == "seat:0" else "seat:0"
        assert named[own].rect.y > named[other].rect.y


def test_a_closed_card_lies_and_an_open_one_stands() -> None:
    named = by_name(laid(seen(battle())))
    closed, is_open = named["card:templar-vanguard-1"], named["card:executioner-1"]
    assert isinstance(closed.face, CardFace)
    assert closed.face.is_closed
    assert closed.rect.width > closed.rect.height
    assert is_open.rect.width < is_open.rect.height


def test_lives_wounds_chips_and_poison_are_on_the_card() -> None:
    """Sister: 11 lives less 5 wounds, poison 1. Preacher: 3 chips. [BSK-K-current-lives]"""
    named = by_name(laid(seen(battle())))
    sister, preacher = named["card:shield-sister-1"].face, named["card:flame-preacher-1"].face
    assert isinstance(sister, CardFace)
    assert isinstance(preacher, CardFace)
    assert sister.disc is not None
    assert sister.disc.words == "6"
    assert [pill.words for pill in sister.pills] == ["\N{MINUS SIGN}5", "1"]
    assert preacher.chips == 3
    words = {
        written.words for written in written_on(faces_for("berserk", "en", (1280, 800)), named["card:shield-sister-1"])
    }
    assert {"6", "2-2-3", "\N{MINUS SIGN}5", "1", "Shield Sister"} <= words


def test_what_is_attached_is_seen_at_its_host_and_can_be_pointed_at() -> None:
    sprites = laid(seen(battle()))
    named = by_name(sprites)
    cell = named["cell:c2"].rect
    attached = [named[f"card:{id}-1"] for id in ("inquisitors-plate", "tower-shield", "salamander-familiar")]
    for sprite in attached:
        assert isinstance(sprite.face, PortraitFace)
        assert cell.contains(sprite.rect)
        assert sprite.ref in CARDS
    salamander = attached[2].face
    assert isinstance(salamander, PortraitFace)
    assert salamander.disc is not None  # a symbiote has lives, equipment has none


def test_whose_a_card_is_can_be_seen_in_a_mirror_match() -> None:
    tokens = [sprite for sprite in laid(seen(battle(mirror=True))) if isinstance(sprite.face, TokenFace)]
    assert {cast(TokenFace, sprite.face).seat for sprite in tokens} == {0, 1}
    assert not [sprite for sprite in laid(seen(battle())) if isinstance(sprite.face, TokenFace)]


# Secrets


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_a_card_face_down_shows_only_the_back_of_its_deck(viewer: int | None) -> None:
    """Swapping what lies there changes nothing that the others see. [BSK-16.1]"""
    for cell, one, other in (("a1", "witch-hunter", "executioner"), ("a6", "shade-knight", "night-crow")):
        owner = 0 if cell == "a1" else 1
        if viewer == owner:
            continue
        field = INQUISITORS if owner == 0 else SLUAGH
        views = []
        for name in (one, other):
            laid_anew = {**field, cell: f"{name}-{4 + 5 * owner} hidden"}
            views.append(seen(battle(ann=laid_anew) if owner == 0 else battle(ben=laid_anew), viewer))
        assert laid(views[0]) == laid(views[1])
        back = by_name(laid(views[0]))[f"face down cell:{cell}"]
        assert isinstance(back.face, BackFace)
        assert back.ref is None


def test_the_owner_sees_what_lies_face_down() -> None:
    face = by_name(laid(seen(battle())))["card:witch-hunter-2"].face
    assert isinstance(face, CardFace)
    assert face.dimmed


def test_nothing_of_the_others_deal_is_on_the_table() -> None:
    view = mustered()["buy"]
    others = [player for player in view["players"] if player["ref"] != view["viewer"]]
    assert set(strings_in(others[0]["deal"])) <= {HIDDEN}
    shown = {ref for sprite in laid(view) for ref in (sprite.ref, *sprite.pile)} & set(CARDS)
    own = next(player for player in view["players"] if player["ref"] == view["viewer"])
    assert shown == {*own["deal"], *own["deck-cards"]}


# The stack and the attack


def test_the_newest_is_on_top_of_the_stack_and_arrows_lead_to_the_targets() -> None:
    sprites = laid(seen(with_stack()))
    entries = sorted((one for one in sprites if isinstance(one.face, EntryFace)), key=lambda one: one.rect.y)
    assert [entry.ref for entry in entries] == ["stack:3", "stack:2", "stack:1"]
    assert [cast(EntryFace, entry.face).is_next for entry in entries] == [True, False, False]
    arrows = {sprite.name for sprite in sprites if isinstance(sprite.face, ArrowFace)}
    assert arrows == {
        "arrow stack:3 card:executioner-1",  # the strike that the hound is to take comes from there
        "arrow stack:2 card:executioner-1",
        "arrow stack:1 card:barrow-ghoul-6",
    }


def test_the_turn_so_far_tells_who_did_what_and_nothing_of_a_card_face_down() -> None:
    game = battle()
    cards = {card.kind: card for card in game.cards.values()}
    assert cards["barrow-ghoul"].controller != game.active == cards["executioner"].controller
    cards["executioner"].has_attacked = cards["executioner"].has_acted = True
    cards["flame-preacher"].has_moved = True
    cards["barrow-ghoul"].has_moved = True
    cards["barrow-ghoul"].wounds_received = 3
    for card in game.cards.values():
        if card.is_hidden:
            card.has_moved = True
    told = {
        sprite.shows: (sprite.face.caption.key, dict(sprite.face.caption.facts))
        for sprite in laid(seen(game))
        if isinstance(sprite.face, EntryFace) and isinstance(sprite.face.caption, Say)
    }
    assert told == {
        cards["executioner"].ref: ("board.deed-attacked", {}),
        cards["flame-preacher"].ref: ("board.deed-moved", {}),
        cards["barrow-ghoul"].ref: ("board.deed-wounds", {"count": 3}),
    }


def test_an_attack_shows_both_dice_the_deciding_line_and_the_outcome() -> None:
    """White 5 is medium, black 2 lets it land: 3-4-4 strikes with 4. [BSK-10.3, BSK-10.4]"""
    sprites = laid(seen(with_attack()))
    dice = {sprite.name: sprite.face for sprite in sprites if isinstance(sprite.face, DieFace)}
    assert {name: face.face for name, face in dice.items()} == {"attack die": 5, "defense die": 2}
    faces = faces_for("berserk", "en", (1280, 800))
    words = [faces.words(sprite.face.words) for sprite in sprites if isinstance(sprite.face, TextFace)]
    assert "White 5: medium. Black 2: it lands." in words
    assert "Medium attack, power 4" in words
    assert any(sprite.name.startswith("arrow attack") for sprite in sprites)


def test_moments_show_an_attack_from_its_dice_to_its_outcome() -> None:
    news: list[dict[str, Any]] = [
        {"event": "rolled", "card": "card:executioner-1", "die": "die:attack", "face": 6, "value": 6},
        {"event": "rolled", "card": "card:barrow-ghoul-6", "die": "die:defense", "face": 6, "value": 6},
        {"event": "missed", "card": "card:executioner-1", "target": "card:barrow-ghoul-6"},
        {
            "event": "counter-struck",
            "card": "card:barrow-ghoul-6",
            "target": "card:executioner-1",
            "power": 2,
            "wounds": 2,
        },
        {"event": "moved", "card": "card:executioner-1", "cell": "cell:e2", "how": "move"},
    ]
    ((place, moment),) = berserk.moments(news, CASE.area((1280, 800)))
    assert place == 1
    assert [sprite.face.face for sprite in moment if isinstance(sprite.face, DieFace)] == [6, 6]
    portraits = [sprite.face.ref for sprite in moment if isinstance(sprite.face, PortraitFace)]
    assert portraits == ["card:executioner-1", "card:barrow-ghoul-6"]
    faces = faces_for("berserk", "en", (1280, 800))
    words = [faces.words(sprite.face.words) for sprite in moment if isinstance(sprite.face, TextFace)]
    assert words == ["Struck back: 2 wounds for the attacker"]


def test_dice_that_lay_there_before_a_reroll_are_shown_with_the_outcome() -> None:
    """Whether to roll again is a question of its own: the first roll was told before it."""
    struck = {"event": "struck", "card": "card:executioner-1", "target": "card:barrow-ghoul-6", "wounds": 3}
    news: list[dict[str, Any]] = [{**struck, "type": "type:simple-strike", "level": "level:weak", "power": 3}]
    lay = {
        name: Sprite(Box(0, 0, 9, 9), DieFace(face), key=name) for name, face in (("attack die", 2), ("defense die", 4))
    }
    area = CASE.area((1280, 800))
    ((_, moment),) = berserk.moments(news, area, lay)
    assert [sprite.face.face for sprite in moment if isinstance(sprite.face, DieFace)] == [2, 4]
    again = {"event": "rerolled", "card": "card:barrow-ghoul-6", "die": "die:defense", "face": 1}
    ((_, moment),) = berserk.moments([again, *news], area, lay)
    assert [sprite.face.face for sprite in moment if isinstance(sprite.face, DieFace)] == [2, 1]


# Hints


def hint(view: View, ref: Ref, *picked: Ref, verbs: Sequence[str] = ("strike",)) -> Hint | None:
    seen_as = cast(BerserkView, view)
    return berserk.odds_hint(seen_as, ref, picked, verbs) or berserk.hint(seen_as, ref, picked)


def test_a_target_tells_the_odds_of_every_outcome() -> None:
    """7 lives are left: no strike of 3-4-4 kills; 17 % are struck back. [BSK-10.5]"""
    found = hint(seen(battle()), "card:barrow-ghoul-6", "card:executioner-1")
    assert found is not None
    assert isinstance(found.shares, SharesFace)
    assert [(part.words, part.below) for part in found.shares.parts] == [
        ("\N{MINUS SIGN}3", "33\N{NO-BREAK SPACE}%"),
        ("\N{MINUS SIGN}4", "22\N{NO-BREAK SPACE}%"),
        ("\N{MINUS SIGN}4", "11\N{NO-BREAK SPACE}%"),
        ("0", "17\N{NO-BREAK SPACE}%"),
        ("\N{MINUS SIGN}2", "17\N{NO-BREAK SPACE}%"),
    ]


def test_whoever_is_fed_on_or_carries_something_is_told_no_odds_of_a_strike() -> None:
    """Thirst and attaching roll no dice. [BSK-K-thirst, BSK-6.7]"""
    for verb in ("feed", "attach"):
        assert hint(seen(battle()), "card:barrow-ghoul-6", "card:executioner-1", verbs=[verb]) is None


def test_a_card_tells_where_it_can_go_and_what_it_reaches() -> None:
    """One step, not through others; near enemies. [BSK-8.1, BSK-10.1]"""
    found = hint(seen(battle()), "card:executioner-1")
    assert found is not None
    assert {ref: mark.icon for ref, mark in found.marks} == {"cell:e2": "shoe-print", "card:barrow-ghoul-6": "sword"}


def test_the_marks_of_a_card_are_told_in_words() -> None:
    """A curse has no value, armour has; steps are told of the active player's cards only."""
    faces = faces_for("berserk", "en", (1280, 800))
    hound, hunter = (hint(seen(battle()), ref) for ref in ("card:host-hound-6", "card:witch-hunter-1"))
    assert hound is not None
    assert hunter is not None
    assert [faces.words(said) for said in hound.words] == ["4 of 4 lives left.", "Gained: Curse.", "Gained: Armour 2."]
    assert "3 steps left in this turn." in [faces.words(said) for said in hunter.words]


def test_a_card_face_down_tells_nothing() -> None:
    assert hint(seen(battle()), "cell:a6", "card:executioner-1") is None
    assert hint(seen(battle()), "cell:a6") is None


def test_a_chance_is_never_called_none_or_certain_unless_it_is() -> None:
    assert [percent(share).replace("\N{NO-BREAK SPACE}", " ") for share in (0.0, 0.001, 1 / 3, 0.999, 1.0)] == [
        "0 %",
        "<1 %",
        "33 %",
        "99 %",
        "100 %",
    ]


# Before the battle


def picking(view: View, option: Option) -> dict[str, Sprite]:
    return by_name(list(berserk.picking(cast(BerserkView, view), CASE.area((1280, 800)), option)))


def test_a_dealt_card_shows_what_it_would_cost_now() -> None:
    """A hound costs 3, with the King at 9 only 2. [BSK-5.7, BSK-E-5]"""
    view = mustered()["buy"]
    own = next(player for player in view["players"] if player["ref"] == view["viewer"])
    hound = next(ref for ref in own["deal"] if ref.startswith("card:host-hound"))
    king = next(ref for ref in own["deal"] if ref.startswith("card:host-king"))

    def cost(option: Option) -> str:
        face = picking(view, option)[hound].face
        assert isinstance(face, CardFace)
        return face.pills[0].words

    assert cost(Option.of("buy", hound)) == "3"
    assert cost(Option.of("buy", king, hound)) == "2"


def test_the_purse_tells_crystals_and_the_penalty_for_elements() -> None:
    """The Second player has 25 gold, one less for a second element; King 9 and Hag 6 are paid in gold. [BSK-4.3]"""
    view = mustered()["buy"]
    own = next(player for player in view["players"] if player["ref"] == view["viewer"])
    assert not own["is-first"]
    king = next(ref for ref in own["deal"] if ref.startswith("card:host-king"))  # darkness
    hag = next(ref for ref in own["deal"] if ref.startswith("card:marsh-hag"))  # swamp
    faces = faces_for("berserk", "en", (1280, 800))
    sprites = picking(view, Option.of("buy", king, hag)).values()
    words = [faces.words(sprite.face.words) for sprite in sprites if isinstance(sprite.face, TextFace)]
    assert "Gold: 8 of 24 left" in words
    assert "Silver: 23 of 23 left" in words
    assert "Elements: 2 (darkness, swamp)" in words
    assert "Each element beyond the first costs a gold crystal: 1 gone." in words


def test_crystals_that_are_missing_are_told_as_missing() -> None:
    """Two kings for 18 and a hag for 6 of 24: nobody has 'minus' crystals. [BSK-5.3]"""
    view = mustered()["buy"]
    own = next(player for player in view["players"] if player["ref"] == view["viewer"])
    elite = [ref for ref in own["deal"] if kind_of(ref).rank == "elite"]
    paid = sum(kind_of(ref).cost.amount for ref in elite)
    assert paid > 25
    faces = faces_for("berserk", "en", (1280, 800))
    sprites = picking(view, Option.of("buy", *elite)).values()
    words = [faces.words(sprite.face.words) for sprite in sprites if isinstance(sprite.face, TextFace)]
    (gold,) = [told for told in words if told.startswith("Gold:")]
    assert gold.endswith(("short of 23", "short of 24", "short of 25"))
    assert "-" not in gold


def test_a_placed_card_lies_on_its_cell_and_the_others_wait_in_the_tray() -> None:
    view = mustered()["deploy"]
    own = next(player for player in view["players"] if player["ref"] == view["viewer"])
    card, other = own["army"][:2]
    named = picking(view, Option.of("deploy", card, "cell:c5", other))
    assert named["cell:c5"].rect.contains(named[card].rect)
    assert named["tray"].rect.contains(named[other].rect)

"""The board of Valhalla: boards and fights at every size, secrets, and everything that can be reached."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pygame
import pytest

from engine.bots import bot_for, let_bots_answer
from engine.dice import Dice
from engine.events import HIDDEN
from engine.games import SeatInfo, find_game
from engine.table import Table
from engine.texts import LANGUAGES, of_game
from engine.views import EVERYTHING, View
from games.valhalla.deck import CARD_BY_REF, MONSTERS
from games.valhalla.odds import Chances, Odds
from tests.playing import seated, variant_table
from tests.ui.driving import key, tab_to
from tests.ui.laid_out import READ, Case, area_of, by_name, faces_for, overlapping, written_on
from tests.ui.tabletop import any_menu, click_thing, pass_time, prompt_of, scenario, show, usable
from ui.app import App
from ui.boards.valhalla import chances, hint, moments, odds_hint
from ui.boards.valhalla_looks import look
from ui.cli.selfplay import answer_blindly
from ui.sprites import Area, BackFace, BadgeFace, DieFace, FigureFace, Say, Sprite, TermFace, TextFace

GAME = find_game("valhalla")


def met(variant: str, moves: int, viewer: int | str | None = None) -> View:
    """What somebody sees after so many answers in a game played at random; by default whoever is asked."""
    table, chance = variant_table("valhalla", variant, 3), Dice(3)
    while table.ask is not None and len(table.moves) < moves:
        answer_blindly(table, chance)
    seat = table.awaited()[0] if viewer is None and table.ask is not None else viewer
    return table.view(seat)  # type: ignore[arg-type]


def begun(seats: int) -> View:
    return Table(GAME, seated(seats), {}, 1).view(0)


def played(table: Table[Any], until: Callable[[View], bool]) -> View:
    """What whoever is asked sees when bots have played until this holds."""
    chance, bots = Dice(1), {seat: bot_for(GAME, SeatInfo("bot", "bot")) for seat in range(len(table.seats))}
    while not until(table.view(table.awaited()[0])):
        assert let_bots_answer(table, bots, chance)
        assert table.ask is not None
    return table.view(table.awaited()[0])


def in_battle(kind: str, step: str, armed: int) -> Callable[[View], bool]:
    def holds(view: View) -> bool:
        battle = view["battle"]
        if battle is None or (battle["kind"], battle["step"]) != (kind, step):
            return False
        return sum(len(side["active"]) for side in battle["sides"]) >= armed and battle["acting"] == view["viewer"]

    return holds


def first_roll(view: View) -> bool:
    """Whether an attacker has just rolled."""
    dice = [die for die in view["dice"] if die["state"] == "available" and die["holder"] == view["viewer"]]
    return in_battle("battle", "attack", 0)(view) and len(dice) == 6


DUEL = played(Table(GAME, seated(2), {}, 5), in_battle("battle", "defence", 2))
FIGHT_OF_SIX = played(variant_table("valhalla", "everything-for-6", 3), in_battle("battle", "defence", 3))
HUNT = played(variant_table("valhalla", "solo-fenrir-1", 3), in_battle("hunt", "attack", 1))
RAGNAROK = played(Table(GAME, seated(5), {}, 5), in_battle("ragnarok", "attack", 1))

CRAFTED = {
    "jarls to choose": begun(6),
    "emblems to choose": played(Table(GAME, seated(2), {}, 5), lambda view: view["stage"] == "emblems"),
    "a few turns": met("everything-for-6", 60),
    "half a game": met("everything-for-6", 200),
    "a duel": DUEL,
    "a fight of six": FIGHT_OF_SIX,
    "a hunt": HUNT,
    "ragnarok": RAGNAROK,
    "a solo game": met("solo-valkyries", 30),
    "cooperative play": met("cooperative-for-4-with-valkyries", 40),
    "companions": met("partnership-for-6-with-everything", 120),
    "draft": met("draft-for-6", 20),
    "everything seen": met("everything-for-5", 150, EVERYTHING),
    "at the end": met("everything-for-4", 10_000, 0),
}


def faults(sprites: Sequence[Sprite], view: View, area: Area) -> Iterator[str]:
    """Boards lie beside each other, and so do dice; what lies on a board stays on it."""
    boards = [one for one in sprites if isinstance(one.face, FigureFace) or one.name in ("monster board", "doom")]
    yield from overlapping([*boards, *(one for one in sprites if one.name == "piles")])
    yield from overlapping([one for one in sprites if isinstance(one.face, DieFace) and one.name.startswith("die:")])
    yield from overlapping([one for one in sprites if one.name.startswith("cell:")])
    for sprite in sprites:
        if isinstance(sprite.face, DieFace | TermFace) and not any(b.rect.contains(sprite.rect) for b in boards):
            yield f"{sprite.name} at {sprite.box} lies on no board"


CASE = Case(
    "valhalla",
    CRAFTED,
    "a fight of six",
    CARD_BY_REF,
    faults,
    setups=[{}, {"expansions": ["valkyries", "dwarves", "tyr"]}, {"expansions": ["loki", "thor", "last-viking"]}],
    buttons=("face", "row"),
    looks=["jarl:jrl-01", "loki:lok-01", "monster:mon-garm-1", "viking:lvk-1", "emblem:raven", "companion:com-1"],
    crowds=("draft", "jarls to choose"),
    names=("Ada", "Владислава", "Maximilian", "Їжак Колючий", "Олександра", "Jo"),
)


def laid(view: View, size: tuple[int, int] = (1280, 800)) -> dict[str, Sprite]:
    return by_name(CASE.layout(view, area_of(size)))


# Boards


@pytest.mark.parametrize("name", [name for name in CRAFTED if "to choose" not in name and name != "draft"])
def test_every_player_has_a_board(name: str) -> None:
    view = CRAFTED[name]
    sprites = CASE.layout(view, area_of((1280, 800)))
    seats = [sprite.face.seat for sprite in sprites if isinstance(sprite.face, FigureFace)]
    assert sorted(seats) == list(range(len(view["players"])))


def test_the_viewer_stands_at_the_left_and_the_enemy_at_the_right() -> None:
    sprites = laid(FIGHT_OF_SIX)
    own, other = sorted(FIGHT_OF_SIX["battle"]["sides"], key=lambda side: side["seat"] != FIGHT_OF_SIX["viewer"])
    assert sprites[own["seat"]].rect.right <= sprites[other["seat"]].rect.x
    for side in (own, other):
        board = sprites[side["seat"]].rect
        assert all(board.contains(sprites[ref].rect) for ref in side["active"])


def test_those_who_look_on_are_above_the_fight() -> None:
    sprites = laid(FIGHT_OF_SIX)
    fighting = {side["seat"] for side in FIGHT_OF_SIX["battle"]["sides"]}
    top = min(sprites[seat].rect.y for seat in fighting)
    others = [player["ref"] for player in FIGHT_OF_SIX["players"] if player["ref"] not in fighting]
    assert len(others) == 4
    assert all(sprites[seat].rect.bottom <= top for seat in others)


# The fight


@pytest.mark.parametrize("view", [DUEL, FIGHT_OF_SIX, HUNT, RAGNAROK])
def test_dice_lie_on_the_warriors_they_arm(view: View) -> None:
    sprites = laid(view)
    locked = [die for die in view["dice"] if die["state"] == "locked" and die["on"] in sprites]
    assert locked
    for die in locked:
        below, warrior = sprites[die["ref"]].rect, sprites[die["on"]].rect
        assert warrior.x <= below.x
        assert below.right <= warrior.right
        assert below.y >= warrior.bottom


@pytest.mark.parametrize("view", [DUEL, FIGHT_OF_SIX, HUNT])
def test_the_parts_of_a_strength_add_up_to_it(view: View) -> None:
    terms = [sprite for sprite in laid(view).values() if isinstance(sprite.face, TermFace)]
    for side in view["battle"]["sides"]:
        own = [one for one in terms if one.name.endswith(f"of {side['seat']}")]
        amounts = [int(part) for one in own for part in one.face.amount.replace("-", "+-").split("+") if part]  # type: ignore[union-attr]
        assert sum(amounts) == (side["strength"] if side["active"] else 0)


def test_nobody_is_said_to_be_unarmed_when_the_battle_is_over() -> None:
    def is_over(view: View) -> bool:
        battle = view["battle"]
        return battle is not None and battle["step"] == "aftermath" and any(side["active"] for side in battle["sides"])

    view = played(variant_table("valhalla", "solo-fenrir-1", 3), is_over)
    assert not [name for name in laid(view) if name.startswith("no sum")]


def test_every_available_die_can_be_clicked() -> None:
    for view in (DUEL, FIGHT_OF_SIX, HUNT, RAGNAROK):
        sprites = laid(view, (1024, 640))
        for die in view["dice"]:
            if die["state"] == "available" and die["holder"] == view["viewer"]:
                assert sprites[die["ref"]].ref == die["ref"]


def test_a_monster_announces_what_it_waits_for() -> None:
    sprites = laid(HUNT)
    assert HUNT["monster"]["active"] in sprites
    assert [f"monster symbol {index}" in sprites for index in range(len(HUNT["monster"]["symbols"]))] == [
        die is None for die in HUNT["monster"]["covered"]
    ]
    assert "monster next" in sprites


# Secrets


@pytest.mark.parametrize("name", ["everything-for-6", "draft-for-6"])
def test_no_card_in_somebody_elses_hand_is_on_the_table(name: str) -> None:
    """[VAL-25]"""
    table, chance = variant_table("valhalla", name, 3), Dice(3)
    while table.ask is not None and len(table.moves) < 150:
        answer_blindly(table, chance)
        everything = table.view(EVERYTHING)
        for viewer in (0, None):
            sprites = CASE.layout(table.view(viewer), area_of((1024, 640)))
            shown = {ref for sprite in sprites for ref in (sprite.ref, sprite.key, sprite.shows, *sprite.pile)}
            for player in everything["players"]:
                if player["ref"] != f"seat:{viewer}":
                    looked_at = table.view(viewer)["look"] or {"cards": []}
                    hidden = {*player["hand"], *player["valhalla-cards"]} - set(looked_at["cards"])
                    assert not hidden & shown


def test_a_spectator_sees_the_hand_at_the_bottom_from_behind() -> None:
    table, chance = variant_table("valhalla", "everything-for-6", 3), Dice(3)
    while len(table.moves) < 100:
        answer_blindly(table, chance)
    view = table.view(None)
    held = [sprite for name, sprite in laid(view).items() if name.startswith("held ")]
    assert view["players"][0]["hand"] == [HIDDEN] * len(held)
    assert held
    assert all(isinstance(sprite.face, BackFace) and sprite.ref is None for sprite in held)


# What is told


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_is_told_of_a_thing_can_be_said(language: str) -> None:
    texts, told = of_game(GAME, language, ["A", "B", "C", "D", "E", "F"]), set()
    faces = faces_for("valhalla", language, (1280, 800))
    for view in CRAFTED.values():
        for sprite in CASE.layout(view, area_of((1280, 800))):
            found = hint(view, sprite.ref, ()) if sprite.ref is not None else None  # type: ignore[arg-type]
            for words in found.words if found is not None else ():
                assert isinstance(words, Say)
                assert words.key in texts.texts
                assert "{" not in faces.words(words)
                told.add(words.key)
    assert {"board.tell-armed", "board.tell-needs", "board.tell-available", "board.tell-deck"} <= told


def test_a_battle_that_ended_and_ragnarok_are_moments() -> None:
    news: list[dict[str, Any]] = [
        {"event": "battle-won", "winner": "seat:0", "loser": "seat:1", "strength": 9, "against": 7},
        {"event": "drew", "seat": "seat:0", "cards": []},
        {"event": "ragnarok-began"},
    ]
    area = area_of((1280, 800))
    shown = [sprites for _, sprites in moments(news, area)]
    assert len(shown) == 2
    assert {"9", "7"} <= {sprite.face.words for sprite in shown[0] if isinstance(sprite.face, TextFace)}
    assert all(area.table.contains(sprite.rect) for moment in shown for sprite in moment)


def test_a_beaten_monster_is_no_ragnarok() -> None:
    """The last card is gone, nobody stands opposite, and there is no Ragnarok. [VAL-21.11, VAL-21.25]"""
    battle = HUNT["battle"] | {"step": "aftermath", "has-winner": True, "winner": "seat:0"}
    view = HUNT | {"monster": None, "battle": battle, "has-ended": True}
    sprites = list(CASE.layout(view, area_of((1280, 800))))
    assert "beaten in words" in {sprite.name for sprite in sprites}
    said = [sprite.face.words.key for sprite in sprites if isinstance(getattr(sprite.face, "words", None), Say)]  # type: ignore[union-attr]
    assert not [key for key in said if "ragnarok" in key]
    assert "board.won" in said


# Chances


def test_the_chance_to_win_is_told_to_whoever_acts() -> None:
    area = area_of((1280, 800))
    names = [sprite.name for sprite in chances(DUEL, area, "phase") if not sprite.name.startswith("advice")]  # type: ignore[arg-type]
    assert names[:2] == ["chance", "chance in words 0"]
    onlooker = DUEL | {"viewer": None}
    assert list(chances(onlooker, area, "phase")) == []  # type: ignore[arg-type]
    assert list(chances(RAGNAROK, area, "phase")) == []  # type: ignore[arg-type]


def test_the_dice_of_the_best_reroll_are_marked() -> None:
    """Two shields are kept for somebody who needs them and a bow; one of the others pays, the rest is rolled again."""
    view = played(Table(GAME, seated(2), {}, 5), first_roll)
    own = next(player for player in view["players"] if player["ref"] == view["viewer"])
    own["cells"] = [
        one | {"needs": ["bow", "shield", "shield"], "ref": "card:bea-13"} for one in own["cells"][:1] if one
    ]
    own["hand"], own["jarl"] = [], None
    dice = [die for die in view["dice"] if die["state"] == "available"]
    for die, face in zip(dice, ("shield", "x", "axe", "shield", "x", "x"), strict=True):
        die["face"] = face
    marked = {sprite.name: sprite.face for sprite in chances(view, area_of((1280, 800)), "phase")}  # type: ignore[arg-type]
    advice = [marked.get(f"advice {die['ref']}") for die in dice]
    assert [advice[0], advice[3]] == [None, None]
    assert sorted(face.icon for face in advice if isinstance(face, BadgeFace)) == ["minus-thick", *["refresh"] * 3]
    again = {sprite.name: sprite.face for sprite in chances(view, area_of((1280, 800)), "free-reroll")}  # type: ignore[arg-type]
    assert [name for name, face in again.items() if name.startswith("advice") and face.icon == "refresh"] == [  # type: ignore[union-attr]
        f"advice {dice[index]['ref']}" for index in (1, 2, 4, 5)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("size", "scale"), READ)
def test_no_chance_is_cut(language: str, size: tuple[int, int], scale: int) -> None:
    faces, said = faces_for("valhalla", language, size, scale), []
    view = played(Table(GAME, seated(4), {}, 5), first_roll)
    for each in (DUEL, view):
        for sprite in chances(each, area_of(size, scale), "phase"):  # type: ignore[arg-type]
            said += written_on(faces, sprite)
    assert len(said) >= 2
    assert not any(written.is_cut for written in said)


WITH_CARDS = (Odds(0.12, 0.34, None), Odds(0.12, 0.88, None, "card:tac-retal-1"), Odds(0.56, 0.78, None))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("size", "scale"), READ)
def test_chances_with_cards_are_read_whole(language: str, size: tuple[int, int], scale: int) -> None:
    """What dice alone bring, and what cards add: in the least room, with the card that comes first."""
    faces, view = faces_for("valhalla", language, size, scale), played(Table(GAME, seated(4), {}, 5), first_roll)
    for found in (Chances(WITH_CARDS[0], one) for one in WITH_CARDS):
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr("ui.boards.valhalla_chances.odds", lambda view, found=found, **more: found)
            sprites = list(chances(view, area_of(size, scale), "phase"))  # type: ignore[arg-type]
        written = [one for sprite in sprites for one in written_on(faces, sprite)]
        assert written
        assert not any(one.is_cut for one in written), [one.words for one in written if one.is_cut]


@pytest.mark.parametrize(
    ("kinds", "odds", "is_shown"),
    [
        (("person", "bot"), "against-bots", True),
        (("person", "person"), "against-bots", False),
        (("person", "person"), "on", True),
        (("person", "bot"), "off", False),
    ],
)
def test_chances_are_shown_as_the_table_was_set_up(app: App, kinds: tuple[str, str], odds: str, is_shown: bool) -> None:
    seats = [SeatInfo(name, kind, "sensible" if kind == "bot" else "") for name, kind in zip("AB", kinds, strict=True)]  # type: ignore[arg-type]
    table: Table[Any] = Table(GAME, seats, {"odds": odds}, 5)
    chance, bots = Dice(1), {seat: bot_for(GAME, SeatInfo("bot", "bot")) for seat in range(2)}
    while not (0 in table.awaited() and in_battle("battle", "defence", 0)(table.view(0))):
        assert let_bots_answer(table, bots, chance)
    scene = show(app, table, 0, still=True)
    assert ("chance" in {sprite.name for sprite in scene.stage.sprites}) == is_shown


def test_whoever_can_be_attacked_tells_the_chance_before_the_attack() -> None:
    """Before it is declared, for those on the menu alone, and to whoever is to act. [VAL-3.7]"""
    table: Table[Any] = Table(GAME, seated(4), {}, 5)

    def is_to_act(seen: View) -> bool:
        menu = table.menu(table.awaited()[0])
        return menu is not None and menu.kind == "action" and any(one.verb == "attack" for one in menu.options)

    view: Any = played(table, is_to_act)
    menu = table.menu(table.awaited()[0])
    assert menu is not None
    attacked = {option.refs[0] for option in menu.options if option.verb == "attack"}
    told = {player["ref"] for player in view["players"] if odds_hint(view, player["ref"], (), ())}
    assert attacked == told
    assert attacked
    onlooker: Any = table.view((table.awaited()[0] + 1) % 4)
    assert not any(odds_hint(onlooker, player["ref"], (), ()) for player in view["players"])


def test_dice_are_marked_for_a_reroll_by_keys_alone(app: App) -> None:
    """A die is discarded to pay, others are marked, and all of it without a mouse. [VAL-5.4]"""
    table: Table[Any] = Table(GAME, seated(2), {}, 5)
    chance, bots = Dice(1), {seat: bot_for(GAME, SeatInfo("bot", "bot")) for seat in range(2)}

    while not first_roll(table.view(table.awaited()[0])):
        assert let_bots_answer(table, bots, chance)
    scene = show(app, table, table.awaited()[0], still=True)
    dice = [sprite.ref for sprite in scene.stage.sprites if sprite.ref and sprite.ref.startswith("die:")]
    own = [ref for ref in dice if ref in usable(scene)]
    assert len(own) == 6
    tab_to(app, f"at {own[0]}")
    key(app, pygame.K_RETURN)
    pass_time(app, 0.5)
    menu = any_menu(scene)
    assert menu.kind == "paid-reroll"
    for ref in own[1:3]:
        tab_to(app, f"at {ref}")
        key(app, pygame.K_RETURN)
    assert list(scene.picked) == own[1:3]


def test_a_die_to_be_turned_is_not_called_by_a_number_that_nobody_sees(app: App) -> None:
    scene = show(app, scenario("JRL-02 Solveig turns one X die, and with three clans a second one."), 0, still=True)
    click_thing(app, "die:1")
    assert prompt_of(scene) == "To which face do you turn the die?"


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_what_is_chosen_next_stands_in_the_accusative(language: str) -> None:
    """The sentence around it is "choose ...", which governs that case."""
    texts = of_game(GAME, language, [])
    assert {texts("next.muster").split()[0], texts("next.muster-two").split()[0], texts("next.turn")} == {
        "ru": {"ячейку", "второго", "сторону"},
        "uk": {"комірку", "другого", "сторону"},
    }[language]


def test_a_stronger_monster_says_what_is_printed() -> None:
    """With Valkyries the reinforced side is used: the card names both strengths, the board the one in force.
    [VAL-21.24]"""
    fenrir = MONSTERS["mon-fenr-3"]
    assert (fenrir.strength, fenrir.reinforced.strength) == (20, 22)
    assert look("monster:mon-fenr-3").stats[0].words == "20 (22)"
    stronger = {**HUNT, "monster": {**HUNT["monster"], "active": "monster:mon-fenr-3", "strength": 22}}
    told = laid(stronger)["monster fact 0"].face
    assert isinstance(told, TextFace)
    assert isinstance(told.words, Say)
    assert (told.words.key, told.words.facts) == ("board.monster-stronger", (("count", 22), ("printed", 20)))

"""Races at one screen: keys, claims, clocks, and bots that answer in their own time."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pygame
import pytest

from engine.choices import Menu, Option
from engine.dice import Dice
from engine.games import Game, find_game
from engine.hosting.moment import SAME_MOMENT
from engine.saves import open_save
from engine.table import Table
from engine.views import View, strings_in
from tests.long import long_or_short
from tests.ui.driving import FRAME, click, find, has, hold, key, let_go, texts_on, words_on
from tests.ui.tabletop import (
    click_thing,
    let_think,
    mixed_seats,
    pass_curtain,
    pass_time,
    place_for,
    prompt_of,
    show,
    spots,
    top,
    until,
    usable,
)
from ui.app import App
from ui.scenes.dialog import Dialog
from ui.scenes.settings import SettingsScene
from ui.settings import TABLE_KEYS, Settings
from ui.sprites import KeyFace, RibbonFace
from ui.table.local import LocalTable
from ui.table.racing import GET_READY, HOLD
from ui.table.session import Session
from ui.table.sheets.browser import Browser
from ui.table.sheets.curtain import Curtain
from ui.table.sheets.lookaway import LOOK_AWAY, LookAway
from ui.table.sheets.over import Over
from ui.table.sheets.pause import Pause

GAME = find_game("junquick")
KEYS = {0: pygame.K_a, 1: pygame.K_l, 2: pygame.K_q, 3: pygame.K_p}
HANDS = (["jun-1-01"], ["too-early-1", "jun-1-02"], ["too-early-2", "jun-1-03"], ["too-early-3", "jun-1-04"])


def leader_phase(
    kinds: str, hands: tuple[list[str], ...] = HANDS, game: Game[Any] = GAME, **options: Any
) -> Table[Any]:
    """A race on the 4 of the first seat: it is heard first of all, then the last seat, and so on downwards."""
    seats = mixed_seats(kinds)
    position: dict[str, Any] = {"phase": "leader", "pile": "jun-4-1 Ada"}
    for seat, hand in zip(seats, hands, strict=False):
        position[seat.name] = {"hand": hand}
    return Table(game, seats, {"race_mode": "live", **options}, position=position)


def race(app: App, kinds: str = "ppp", hands: tuple[list[str], ...] = HANDS, **options: Any) -> LocalTable:
    """That race on the screen, at full speed, with the keys open."""
    app.settings.speed = "instant"
    scene = show(app, leader_phase(kinds, hands, **options))
    pass_time(app, 0.1)
    return scene


def lines(scene: LocalTable) -> list[str]:
    return [str(move) for move in scene.session._table.moves]


def down(app: App, *seats: int) -> None:
    """Press keys within one frame, and keep them down."""
    for seat in seats:
        pygame.event.post(pygame.Event(pygame.KEYDOWN, key=KEYS[seat], mod=0, unicode="", scancode=0))
    app.frame(FRAME)


def up(app: App, *seats: int) -> None:
    for seat in seats:
        pygame.event.post(pygame.Event(pygame.KEYUP, key=KEYS[seat], mod=0, unicode="", scancode=0))
    app.frame(FRAME)


def buzz(app: App, seat: int) -> None:
    """A short press, and the time that the others have to look away."""
    down(app, seat)
    up(app, seat)
    assert isinstance(app.scene, LookAway)
    pass_time(app, LOOK_AWAY)
    app.frame(0.2)


def left(scene: LocalTable) -> float:
    clock = scene.racing.clock
    assert clock is not None
    return clock.left


# Keys and claims


def test_whoever_presses_first_sees_his_cards_and_plays(app: App) -> None:
    """JUN-16.8: the others look away, the hand is shown, and the card that is chosen is played."""
    scene = race(app)
    assert scene.session.eyes is None
    assert scene.asking is None
    down(app, 1)
    assert isinstance(app.scene, LookAway)
    assert scene.session.eyes is None
    up(app, 1)
    pass_time(app, LOOK_AWAY)
    app.frame(0.2)
    assert top(app) is scene
    assert scene.session.eyes == 1
    assert usable(scene) == {"card:too-early-1"}
    assert scene.racing.clock is not None
    assert scene.racing.clock.seconds == 8
    click_thing(app, "card:too-early-1")
    assert lines(scene) == ["1 play card:too-early-1"]
    assert scene.session.eyes is None
    assert scene.session.claimant is None


def test_other_keys_are_locked_while_somebody_chooses(app: App) -> None:
    """JUN-16.8"""
    scene = race(app)
    down(app, 1)
    down(app, 2)
    assert scene.session.claimant == 1
    up(app, 1)
    pass_time(app, LOOK_AWAY)
    down(app, 2)
    up(app, 2)
    assert app.scene is scene
    assert scene.session.claimant == 1
    assert lines(scene) == []


def test_a_claim_that_is_cancelled_waits_and_the_clock_goes_on_where_it_stopped(app: App) -> None:
    """JUN-16.8, JUN-16.4: nor can the seat press again in this race; it may still pass."""
    scene = race(app)
    pass_time(app, 2)
    before = left(scene)
    assert before == pytest.approx(8, abs=0.4)
    buzz(app, 1)
    pass_time(app, 3)
    key(app, pygame.K_ESCAPE)
    assert lines(scene) == ["1 wait"]
    assert scene.session.eyes is None
    assert left(scene) == pytest.approx(before, abs=0.1)
    pass_time(app, GET_READY)
    down(app, 1)
    up(app, 1)
    assert app.scene is scene
    assert scene.session.claimant is None
    down(app, 1)
    pass_time(app, HOLD + 0.1)
    up(app, 1)
    assert lines(scene) == ["1 wait", "1 pass"]


def test_a_claim_that_takes_too_long_waits(app: App) -> None:
    """JUN-16.8: eight seconds."""
    scene = race(app)
    buzz(app, 2)
    pass_time(app, 7.5)
    assert scene.session.eyes == 2
    pass_time(app, 0.6)
    assert lines(scene) == ["2 wait"]
    assert scene.session.eyes is None
    pass_time(app, GET_READY)
    buzz(app, 1)  # whoever is next has all of his time
    assert scene.session.eyes == 1
    pass_time(app, 7)
    assert lines(scene) == ["2 wait"]


def test_a_claim_in_a_window_that_is_cancelled_declines(app: App) -> None:
    """JUN-16.8, JUN-8.2"""
    seats = mixed_seats("ppp")
    position = {
        "turn": "Ada", "pile": "jun-1-05 Cleo", "Ada": {"hand": ["thief-2-1", "jun-1-01"]},
        "Борис": {"hand": ["hysteria-1"], "nest": ["jun-1-09"]}, "Cleo": {"hand": ["jun-1-03"]},
    }  # fmt: skip
    table: Table[Any] = Table(GAME, seats, {"race_mode": "live"}, position=position)
    table.answer(0, "use card:thief-2-1 seat:1")
    app.settings.speed = "instant"
    scene = show(app, table)
    assert scene.session.race is not None
    assert scene.session.seconds == 4
    buzz(app, 1)
    assert usable(scene) == {"card:hysteria-1"}
    key(app, pygame.K_ESCAPE)
    assert lines(scene)[-1] == "1 decline"


def test_of_two_keys_in_one_frame_the_better_priority_is_heard(app: App) -> None:
    """JUN-16.8, JUN-7.4: from the first player counter-clockwise; the other may press again."""
    scene = race(app)
    down(app, 1, 2)
    assert scene.session.claimant == 2
    up(app, 1, 2)
    pass_time(app, LOOK_AWAY)
    key(app, pygame.K_ESCAPE)
    assert lines(scene) == ["2 wait"]
    pass_time(app, GET_READY)
    buzz(app, 1)
    assert scene.session.eyes == 1


def test_holding_the_key_passes_without_a_look_at_the_cards(app: App) -> None:
    """JUN-16.8: one second."""
    scene = race(app)
    down(app, 1)
    held = find(app, "held").rect
    ends = [(held.x + 3, held.centery), (held.right - 3, held.centery)]
    before = [app.screen.get_at(place) for place in ends]
    pass_time(app, HOLD - 0.2)
    assert lines(scene) == []
    after = [app.screen.get_at(place) for place in ends]
    assert [old == new for old, new in zip(before, after, strict=True)] == [False, True]  # a bar that grows
    pass_time(app, 0.4)
    assert lines(scene) == ["1 pass"]
    assert app.scene is scene
    assert scene.session.eyes is None
    up(app, 1)


def test_the_lead_may_press_too_but_cannot_pass(app: App) -> None:
    """JUN-7.5, JUN-16.8: holding the key shows the cards as a short press does."""
    scene = race(app)
    down(app, 0)
    pass_time(app, LOOK_AWAY + 0.1)
    up(app, 0)
    assert scene.session.eyes == 0
    assert lines(scene) == []
    key(app, pygame.K_ESCAPE)
    assert lines(scene) == ["0 wait"]


def test_a_panel_is_a_key_for_the_mouse(app: App) -> None:
    """JUN-16.8: a zone for every seat; a short press claims, a long one passes."""
    scene = race(app)
    place = place_for(scene, spots(scene)["seat:2"])
    hold(app, place)
    let_go(app, place)
    assert scene.session.claimant == 2
    pass_time(app, LOOK_AWAY)
    assert scene.session.eyes == 2
    key(app, pygame.K_ESCAPE)
    pass_time(app, GET_READY)
    place = place_for(scene, spots(scene)["seat:1"])
    hold(app, place)
    pass_time(app, HOLD + 0.1)
    let_go(app, place)
    assert lines(scene) == ["2 wait", "1 pass"]


def test_keys_stand_on_the_panels_of_people_only_and_can_be_changed(app: App) -> None:
    """JUN-16.8"""
    app.settings.race_keys = "xyzwvuts"
    scene = race(app, "ppbp")
    assert scene.racing.keys == {0: "X", 3: "W", 1: "Y"}
    for seat, letter in scene.racing.keys.items():
        panel = next(spot for ref, spot in spots(scene).items() if ref == f"seat:{seat}")
        assert panel.rect.contains(find(app, f"key {seat}").rect)
        assert letter in words_on(app)
    assert not has(app, "key 2")
    pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_y, mod=0, unicode="", scancode=0))
    app.frame(FRAME)
    assert scene.session.claimant == 1


def test_what_has_a_key_beside_a_race_is_nobodys_key_in_it(app: App) -> None:
    scene = race(app)
    used = {name.lower() for name, _ in scene.key_help if len(name) == 1} - {
        letter.lower() for letter in scene.racing.keys.values()
    }
    used |= {chr(code) for widget in scene.widgets for code in widget.keys if ord("a") <= code <= ord("z")}
    assert used == set(TABLE_KEYS)
    assert not used & set(Settings().race_keys)


def test_a_key_counts_on_a_cyrillic_keyboard(app: App) -> None:
    scene = race(app)
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        pygame.event.post(pygame.Event(kind, key=ord("д"), mod=0, unicode="д", scancode=pygame.KSCAN_L))
    app.frame(FRAME)
    assert scene.session.claimant == 1
    assert scene.racing.held_for(1) == 0


def test_keys_do_what_they_do_elsewhere_when_there_is_no_race(app: App) -> None:
    scene = race(app)
    assert scene.racing.seat_of_key(pygame.K_z) is None
    buzz(app, 1)
    assert not scene.racing.keys
    key(app, pygame.K_q)
    assert scene.session.claimant == 1


def test_after_somebodys_own_cards_the_others_have_a_moment_to_look_up(app: App) -> None:
    seats = mixed_seats("ppp")
    position = {"turn": "Ada", "Ada": {"hand": ["jun-4-2", "jun-1-01"]}, "Борис": {"hand": ["too-early-1"]},
                "Cleo": {"hand": ["jun-1-03"]}}  # fmt: skip
    table: Table[Any] = Table(GAME, seats, {"race_mode": "live"}, position=position)
    app.settings.speed = "instant"
    scene = show(app, table, eyes=0)
    pass_time(app, 0.3)
    click_thing(app, "card:jun-4-2")
    app.frame(0.05)
    app.frame(0.05)
    assert scene.session.eyes is None
    assert not scene.racing.is_open
    assert left(scene) == 10
    assert prompt_of(scene) == scene.say("ui.race.get-ready")
    down(app, 1)
    up(app, 1)
    assert scene.session.claimant is None
    pass_time(app, GET_READY + 0.5)
    assert scene.racing.is_open
    assert 9 < left(scene) < 10
    assert prompt_of(scene) == scene.say("ui.race.press")


# Clocks


def test_when_the_time_is_up_everybody_who_has_not_spoken_waits(app: App) -> None:
    """JUN-16.5, JUN-16.9, JUN-16.10: the clock of this computer alone counts; nobody waits for the lead."""
    scene = race(app)
    pass_time(app, 9.4)
    assert lines(scene) == []
    pass_time(app, 1.2)
    assert lines(scene) == ["2 wait", "1 wait"]


def test_a_wait_does_not_start_the_clock_anew_but_a_play_does(app: App) -> None:
    """JUN-16.10: every race has a full clock."""
    scene = race(app)
    pass_time(app, 3)
    down(app, 1)
    pass_time(app, HOLD + 0.1)
    up(app, 1)
    assert lines(scene) == ["1 pass"]
    assert left(scene) == pytest.approx(7, abs=0.5)
    buzz(app, 2)
    click_thing(app, "card:too-early-2")
    pass_time(app, GET_READY)
    assert scene.session.race is not None
    assert left(scene) > 9.5


def test_without_a_clock_a_race_lasts_until_all_have_answered(app: App) -> None:
    """JUN-16.10"""
    scene = race(app, leader_clock=0)
    pass_time(app, 60, step=0.5)
    assert lines(scene) == []
    assert scene.racing.clock is None
    assert not has(app, "clock")


@pytest.mark.parametrize("above", [Pause, SettingsScene, Curtain])
def test_time_stands_still_while_nobody_can_see_the_question(app: App, above: type) -> None:
    scene = with_bots(app, "pbb", never, leader_clock=60)
    before = left(scene)
    covers: dict[type, Callable[[], object]] = {
        Pause: lambda: app.push(Pause(scene)),
        SettingsScene: lambda: app.push(SettingsScene(app)),
        Curtain: scene.hide,
    }
    covers[above]()
    assert isinstance(app.scene, above)
    for _ in range(40):
        app.frame(0.5)
    assert left(scene) == before


def test_time_goes_on_while_somebody_looks_through_a_pile(app: App) -> None:
    """Looking something up is part of thinking, and closes when the time is up."""
    scene = race(app, "ppp")
    buzz(app, 1)
    click_thing(app, "card:jun-4-1")
    assert isinstance(app.scene, Browser)
    pass_time(app, 8.5)
    assert top(app) is scene
    assert lines(scene) == ["1 wait"]


def test_a_turn_has_a_clock_of_its_own_that_runs_only_for_whoever_looks(app: App) -> None:
    """JUN-16.10: at its end the question is answered as the menu says."""
    seats = mixed_seats("pp")
    position = {"turn": "Ada", "pile": "jun-1-05 Борис", "Ada": {"hand": ["jun-4-2", "jun-2-01"]},
                "Борис": {"hand": ["too-early-1"]}}  # fmt: skip
    table: Table[Any] = Table(GAME, seats, {"turn_clock": 10}, position=position)
    app.settings.speed = "instant"
    scene = show(app, table)
    pass_time(app, 20)
    assert isinstance(app.scene, Curtain)
    pass_curtain(app)
    assert left(scene) > 9.5
    pass_time(app, 5)
    assert 4 < left(scene) < 6
    assert lines(scene) == []
    pass_time(app, 5.5)
    assert lines(scene)[0] == "0 pass"


def test_the_prompt_shows_the_clock_from_the_first_moment(app: App) -> None:
    scene = with_bots(app, "pbb", never)
    assert has(app, "clock")
    assert "10" in words_on(app)
    app.resize((1024, 640))
    app.frame(FRAME)
    assert has(app, "clock")
    assert left(scene) > 9


# Bots


def never(view: View, menu: Menu, chance: Dice) -> Option | None:
    return None if menu.optional else Option("wait")


def eager(view: View, menu: Menu, chance: Dice) -> Option | None:
    return menu.options[0]


def with_bots(app: App, kinds: str, bot: Any, speed: Any = "normal", **options: Any) -> LocalTable:
    app.settings.speed = speed
    table = leader_phase(kinds, game=replace(GAME, bots={"only": bot}), **options)
    return show(app, Session(table, chance=Dice(7)))


def heard_at(app: App, scene: LocalTable, seconds: float) -> dict[int, float]:
    """When each seat has spoken first, in seconds of the race."""
    heard: dict[int, float] = {}
    number = scene.session.number
    for step in range(round(seconds * 100)):
        let_think(app)
        app.frame(0.01)
        for move in scene.session._table.moves if scene.session.number == number else ():
            heard.setdefault(move.seat, step / 100)
    return heard


@pytest.mark.parametrize(
    ("speed", "least", "most"), [("normal", 1.2, 5.0), ("slow", 1.8, 7.5), ("fast", 0.6, 2.5), ("instant", 0, 0.1)]
)
def test_bots_answer_each_in_its_own_time_at_the_speed_of_the_client(
    app: App, speed: Any, least: float, most: float
) -> None:
    """JUN-16.11: after 1.2 to 5 seconds in a leader race."""
    scene = with_bots(app, "pbbb", never, speed, leader_clock=60)
    heard = heard_at(app, scene, most + 0.3)
    assert len(heard) >= 2  # with the last one the race is over
    assert len(set(heard.values())) == len(heard) or not least
    assert all(least - 0.3 <= passed <= most for passed in heard.values()), heard


def test_bots_stand_still_while_somebody_chooses(app: App) -> None:
    """JUN-16.11: and no time passes for them."""
    scene = with_bots(app, "ppbb", never, leader_clock=60)
    pass_time(app, 0.8)
    before = left(scene)
    buzz(app, 1)
    pass_time(app, 5)
    assert lines(scene) == []
    key(app, pygame.K_ESCAPE)
    assert left(scene) == pytest.approx(before, abs=0.05)
    pass_time(app, GET_READY + 6)
    assert {"2 wait", "3 wait"} <= set(lines(scene))


def test_of_bots_that_answer_in_one_frame_the_better_priority_is_heard(app: App) -> None:
    """JUN-16.6: the play of the other is not."""
    scene = with_bots(app, "pbb", eager, "instant")
    until(app, lambda: lines(scene))
    assert lines(scene)[0] == "2 play card:too-early-2"
    assert not any(line.startswith("1 play card:too-early-1") for line in lines(scene)[:1])


def test_a_bot_that_fails_is_reported_and_the_race_goes_on(app: App) -> None:
    def broken(view: View, menu: Menu, chance: Dice) -> Option | None:
        raise ValueError("no idea")

    scene = with_bots(app, "pbb", broken, "instant")
    until(app, lambda: isinstance(app.scene, Dialog))
    click(app, "answer-1")
    assert app.scene is scene


def test_a_bot_that_keeps_silent_is_not_asked_again(app: App) -> None:
    calls: list[int] = []

    def silent(view: View, menu: Menu, chance: Dice) -> Option | None:
        calls.append(1)
        return None if menu.optional else Option("wait")

    scene = with_bots(app, "bp", silent, "instant", leader_clock=0)
    pass_time(app, 3)
    assert lines(scene) == []
    assert len(calls) == 1


# One person


def test_one_person_answers_directly(app: App) -> None:
    """JUN-16.8 is for several people at one screen."""
    scene = race(app, "bpb", leader_clock=0)
    assert scene.session.eyes == 1
    assert not scene.racing.keys
    assert "card:too-early-1" in usable(scene)
    pass_time(app, 0.3)
    click_thing(app, "card:too-early-1")
    pass_time(app, SAME_MOMENT)
    assert "1 play card:too-early-1" in lines(scene)


def test_one_person_in_the_lead_may_play_but_need_not(app: App) -> None:
    """JUN-16.5: nobody waits for the lead."""
    scene = with_bots(app, "pbb", never, "normal")
    assert scene.session.eyes == 0
    assert scene.asking is not None
    assert has(app, "do wait")
    assert not has(app, "speak")
    until(app, lambda: scene.session.race is None or len(lines(scene)) >= 2)
    assert "0 wait" not in lines(scene)


def test_who_waits_may_still_pass(app: App) -> None:
    """JUN-16.4"""
    scene = with_bots(app, "bpb", never, "normal", leader_clock=0)
    pass_time(app, 0.3)
    key(app, pygame.K_1) if "wait" in str(find(app, "do wait").name) else None
    until(app, lambda: scene.asking is not None and scene.asking.menu.prompt == "prompt.pass-after-all", step=0.02)
    assert [str(move) for move in scene.session._table.moves if move.seat == 1] == ["1 wait"]
    app.frame(0.2)
    click(app, "do pass")
    assert "1 pass" in lines(scene)


def test_what_was_picked_stays_picked_when_somebody_else_waits(app: App) -> None:
    scene = with_bots(app, "bpb", never, leader_clock=0)
    assert scene.asking is not None
    asking = scene.asking
    scene.focus = "do pass"
    scene.session.answer(2, "wait")
    scene.rebuild()
    assert scene.asking is asking
    assert not scene.is_guarded


# Secrets and records


def test_nothing_hidden_is_on_the_screen_that_all_look_at(app: App) -> None:
    """JUN-18.2, JUN-16.8: private cards only after their player has pressed his own key, and the others looked away."""
    scene = race(app, "ppp")
    table = scene.session._table
    private = {card for seat in range(3) for card in table.view("all")["players"][seat]["hand"]}
    texts = scene.texts
    names = {texts.name(card) for card in private} - {texts.name(card) for card, _ in table.view(None)["pile"]}

    def hides_all() -> bool:
        seen = set(strings_in([scene.session.view()]))
        on_table = {ref for sprite in scene.stage.sprites for ref in (sprite.ref, *sprite.pile, sprite.shows)}
        return not private & (seen | on_table) and not names & set(words_on(app))

    assert hides_all()
    down(app, 2)
    assert isinstance(app.scene, LookAway)
    assert app.scene.covers_all
    assert hides_all()
    up(app, 2)
    pass_time(app, LOOK_AWAY)
    app.frame(0.2)
    own = set(table.view(2)["players"][2]["hand"])
    shown = {sprite.ref for sprite in scene.stage.sprites}
    assert own <= shown
    assert not (private - own) & shown
    key(app, pygame.K_ESCAPE)
    assert hides_all()
    assert scene.session.next_person is None


def test_nobody_sees_whether_a_seat_could_have_played(app: App) -> None:
    """JUN-16.13: two games that differ in hidden cards only look the same until somebody plays."""

    def looks(hand: list[str]) -> tuple[list[str], list[str]]:
        scene = race(app, "ppb", hands=(["jun-1-01"], hand, ["jun-1-03"]))
        faces = [str(sprite) for sprite in scene.stage.sprites]
        words = words_on(app)
        app.pop()
        return faces, words

    one, other = looks(["too-early-1", "glutton-1-1"]), looks(["jun-2-01", "jun-3-1"])
    assert one == other


def test_the_next_question_after_a_race_comes_behind_a_curtain(app: App) -> None:
    """JUN-18.2"""
    scene = race(app, "pp")
    buzz(app, 1)
    key(app, pygame.K_ESCAPE)
    until(app, lambda: isinstance(app.scene, Curtain) or scene.session.result is not None)


@pytest.mark.parametrize("kinds", ["ppbb", *long_or_short(["pbbb", "ppp"], [])])
def test_a_whole_live_game_is_played_and_its_journal_replays(app: App, kinds: str) -> None:
    """JUN-16.12, JUN-20.2: only answers are written down, and they give the same game again."""
    app.settings.speed = "instant"
    options = {"race_mode": "live", "leader_clock": 3, "window_clock": 3, "turn_clock": 10}
    session = Session.begin(app.saves, GAME, mixed_seats(kinds), options, seed=5)
    scene = show(app, session)
    chance = Dice(11)
    for _ in range(4000):
        if isinstance(app.scene, Curtain):
            pass_curtain(app)
        elif isinstance(app.scene, Over):
            break
        elif app.scene is scene and scene.asking is not None and chance.below(4):
            app.frame(0.2)
            if scene.asking is not None and isinstance(session.eyes, int):
                menu = scene.asking.menu
                best = GAME.bots["normal"](session.view(), menu, chance)
                if best is not None:
                    scene.answer(best)
        elif scene.racing.is_open and scene.racing.keys and not chance.below(3):
            seat = chance.pick(list(scene.racing.keys))
            down(app, seat) if seat in KEYS else None
            up(app, seat) if seat in KEYS else None
        pass_time(app, 0.4, step=0.2)
    assert session.result is not None
    assert session.journal is not None
    again = open_save(session.journal.path).table
    assert again.digest() == session.digest()
    assert again.result == session.result


def test_every_player_has_a_place_for_his_key(app: App) -> None:
    scene = race(app, "pppp")
    seats = [sprite.face.seat for sprite in scene.stage.sprites if isinstance(sprite.face, KeyFace)]
    assert sorted(seats) == [0, 1, 2, 3]


# What is said of a race


def window(app: App, kinds: str = "ppp") -> LocalTable:
    """Ada has just used a Thief: the others may cancel it, and nothing else."""
    seats = mixed_seats(kinds)
    position: dict[str, Any] = {"turn": "Ada", "pile": "jun-1-05 Cleo"}
    position["Ada"] = {"hand": ["thief-3-1", "jun-1-01"]}
    for seat in seats[1:]:
        position[seat.name] = {"hand": ["jun-2-01" if seat.name == "Cleo" else "jun-2-02"]}
    table: Table[Any] = Table(GAME, seats, {"race_mode": "live"}, position=position)
    table.answer(0, "use card:thief-3-1 seat:1")
    app.settings.speed = "instant"
    scene = show(app, table)
    pass_time(app, 0.1)
    return scene


def test_where_nobody_can_pass_no_key_is_held(app: App) -> None:
    """JUN-8.2: declining is not passing."""
    scene = window(app)
    pass_time(app, GET_READY)
    assert prompt_of(scene) == "Who is quickest? Press your key to answer."
    app.pop()
    assert prompt_of(race(app)).endswith("hold it to pass.")


def test_the_top_bar_names_whoever_was_quickest(app: App) -> None:
    race(app)
    assert "Everybody" in words_on(app)
    buzz(app, 1)
    assert "Everybody" not in words_on(app)


def test_a_race_of_bots_is_not_called_out(app: App) -> None:
    """JUN-8.3: whoever has used the card does not cancel it himself."""
    call = app.say("ui.race.quick")
    scene = window(app, "pbb")
    assert not scene.session.racers
    assert call not in words_on(app)
    app.pop()
    scene = window(app, "ppb")
    assert call in words_on(app)


def test_the_call_covers_neither_the_question_nor_a_key(app: App) -> None:
    for size in ((1024, 640), (1280, 800), (1920, 1080)):
        app.resize(size)
        scene = race(app, "pppppp", (*HANDS, ["jun-2-01"], ["jun-2-02"]))
        boxes = {written.words: written.box for written in texts_on(app)}
        ribbon = boxes[app.say("ui.race.quick")].inflate(scene.px(30), scene.px(8))
        question = next(sprite for sprite in scene.stage.sprites if isinstance(sprite.face, RibbonFace))
        assert not ribbon.colliderect(question.rect)
        assert not any(ribbon.colliderect(find(app, f"key {seat}").rect) for seat in range(6))
        app.pop()


def test_a_click_on_the_table_of_a_race_says_how_one_is_heard(app: App) -> None:
    scene = race(app)
    click_thing(app, "card:jun-4-1")
    assert prompt_of(scene) == "Who is quickest? Press your key to play, hold it to pass."

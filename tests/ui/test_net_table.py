"""A table in the network on the screen: other people are real guests of a real host on this computer."""

from __future__ import annotations

import time
from functools import partial
from typing import Any

import pygame
import pytest

from engine.errors import Problem
from engine.hosting.bots import Bots
from engine.lan import messages as said
from engine.lan.guest import Ended
from engine.lan.messages import SeatPlan
from engine.saves import open_save
from engine.table import Table
from engine.texts import LANGUAGES
from engine.views import EVERYTHING
from tests.ui.driving import click, find, has, key, lay_out, texts_on, type_text, words_on
from tests.ui.elsewhere import Neighbour, answer_here, first_answer, host_of, open_table, play_on, start, until
from ui.app import App
from ui.canvas import Canvas
from ui.replay.scene import ReplayScene
from ui.scenes.dialog import Dialog
from ui.scenes.home import Home
from ui.table.chatpanel import ChatPanel
from ui.table.net import NetTable
from ui.table.netsession import NetSession
from ui.table.sheets.consent import CALM, Consent
from ui.table.sheets.curtain import Curtain
from ui.table.sheets.net_pause import NetPause, People
from ui.table.sheets.over import Over
from ui.table.sheets.why import Why
from ui.toast import draw_toast

HERE = SeatPlan("here", "Host")
GUEST = SeatPlan("guest")


@pytest.fixture
def two(app: App) -> tuple[NetTable, Neighbour]:
    """Castle with one person here and one elsewhere."""
    open_table(app, "castle", [HERE, GUEST])
    ann = Neighbour(app, "Ann")
    return start(app, ann), ann


def played(app: App) -> Table[Any]:
    """The game at the host."""
    play = host_of(app).room.play
    assert play is not None
    table: Table[Any] = play.table
    return table


def moves(app: App) -> int:
    return len(played(app).moves)


def test_answers_go_to_the_host_and_come_back_as_a_changed_table(app: App, two: tuple[NetTable, Neighbour]) -> None:
    scene, ann = two
    play_on(app, scene, [0], ann)
    before = moves(app)
    number = scene.session.number
    answer_here(app, scene)
    assert scene.session.menu() is None  # it is on its way: nothing can be answered twice
    until(app, ann, so=lambda: scene.session.number != number)
    assert moves(app) == before + 1
    assert scene.seen == played(app).view(0)


def test_a_guest_sees_why_not_and_is_asked_again_about_doubtful_answers(app: App) -> None:
    """Reasons are worked out by the host and follow the question."""
    open_table(app, "bang", [HERE, GUEST, SeatPlan("bot", level="random"), SeatPlan("bot", level="random")])
    ann = Neighbour(app, "Ann")
    scene = start(app, ann)
    play_on(app, scene, [0], ann)
    own = played(app).menu(0)
    assert own is not None
    assert scene.asking is not None
    until(app, ann, so=lambda: scene.asking is not None and dict(scene.asking.menu.warnings) == dict(own.warnings))
    until(app, ann, so=lambda: scene.asking is not None and scene.asking.menu.refused == own.refused)


def test_talking(app: App, two: tuple[NetTable, Neighbour]) -> None:
    scene, ann = two
    type_text(app, "t")  # the key itself is not typed
    assert scene.focus == "chat"
    assert scene.words == ""
    type_text(app, "Hello, u")  # u would be undo, if it were not for the field
    key(app, pygame.K_RETURN)
    until(app, ann, so=lambda: any(isinstance(line, said.Said) for line in ann.link.visit.chat))
    line = next(line for line in ann.link.visit.chat if isinstance(line, said.Said))
    assert (line.name, line.words) == ("Host", "Hello, u")
    assert scene.words == ""
    key(app, pygame.K_ESCAPE)
    assert scene.focus != "chat"
    ann.say(said.Sign("laugh"))
    until(app, ann, so=lambda: any(isinstance(line, said.Signed) for line in scene.session.visit.chat))
    assert has(app, "chat 0")


def test_a_gesture_is_a_click(app: App, two: tuple[NetTable, Neighbour]) -> None:
    _, ann = two
    click(app, "gesture nod")
    until(app, ann, so=lambda: any(isinstance(line, said.Signed) for line in ann.link.visit.chat))
    line = next(line for line in ann.link.visit.chat if isinstance(line, said.Signed))
    assert (line.name, line.gesture) == ("Host", "nod")


def test_whoever_is_away_is_waited_for_and_a_bot_may_play(app: App, two: tuple[NetTable, Neighbour]) -> None:
    scene, ann = two
    play_on(app, scene, [1], ann)
    ann.link.leave()
    until(app, so=lambda: scene.session.away == {1: "away"})
    assert "Ann" in scene.prompt()
    assert "Away" in scene.prompt()
    key(app, pygame.K_b)
    until(app, so=lambda: scene.session.away == {1: "bot"})
    until(app, so=lambda: scene.asking is not None)  # the bot has answered for her
    back = Neighbour(app, "Ann")
    until(app, back, so=lambda: scene.session.away == {} and back.link.visit.table is not None)
    assert back.table.yours == [1]


def test_one_place_says_who_is_away_since_when_and_what_can_be_done(app: App, two: tuple[NetTable, Neighbour]) -> None:
    scene, ann = two
    play_on(app, scene, [1], ann)
    assert not has(app, "away")
    ann.link.leave()
    until(app, so=lambda: scene.session.away == {1: "away"})
    scene.session._dated = (scene.session.visit.room, time.monotonic() - 125)
    app.frame(0.1)
    assert "2:0" in scene.prompt()
    assert "a bot" in scene.prompt()
    click(app, "away")
    assert isinstance(app.scene, People)
    app.frame(0.1)
    assert any("away for 2:0" in words and "the table waits" in words for words in words_on(app))
    assert has(app, "bot 1")  # what the host can do


def test_taking_back_what_others_have_seen_needs_their_consent(
    app: App, two: tuple[NetTable, Neighbour], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The box shows what would be undone; declined, everything stays, agreed to, it is gone from the story."""
    scene, ann = two
    monkeypatch.setattr("engine.takeback.is_free_undo", lambda *asked: False)
    monkeypatch.setattr("engine.hosting.undoing.REST", 0.0)  # else one who does not agree is left alone for a while
    play_on(app, scene, [1], ann)
    ann.answer()
    until(app, ann, so=lambda: any(move.seat == 1 for move in played(app).moves))
    before = moves(app)

    def has_moves(count: int) -> bool:
        return moves(app) == count

    for answer, left in (("answer-1", before), ("answer-0", before - 1)):  # declined, then agreed to
        ann.say(said.AskUndo(1))
        until(app, ann, so=lambda: isinstance(app.scene, Consent))
        assert isinstance(app.scene, Consent)
        undone = scene.session.undone(app.scene.undo)
        assert undone
        assert all(scene.texts.event(event) in app.scene.words for event in undone[-7:])
        app.frame(CALM)
        key(app, pygame.K_ESCAPE)
        assert isinstance(app.scene, Consent)  # others wait for an answer
        click(app, answer)
        until(app, ann, so=lambda: ann.link.visit.undo is None and isinstance(app.scene, NetTable))
        until(app, ann, so=partial(has_moves, left))
    until(app, ann, so=lambda: len(scene.panel.story.lines) == len(scene.session.events()))


def test_the_box_goes_when_it_is_decided_elsewhere(app: App, two: tuple[NetTable, Neighbour]) -> None:
    scene, _ = two
    scene.session.visit.undo = said.UndoAsked(1, 1, 0, True)
    scene._ask_for_consent()
    assert isinstance(app.scene, Consent)
    key(app, pygame.K_RETURN)  # meant for the table that was there a moment ago
    assert isinstance(app.scene, Consent)
    scene.session.visit.undo = None
    scene._ask_for_consent()
    assert [type(one) for one in app.scenes] == [Home, NetTable]


def test_a_lost_connection_is_said_and_comes_back_by_itself(app: App, two: tuple[NetTable, Neighbour]) -> None:
    scene, ann = two
    play_on(app, scene, [0], ann)
    socket = scene.session.link.guest._socket
    assert socket is not None
    app.network.background.call(socket.transport.abort)
    until(app, ann, so=lambda: scene.session.visit.lost is not None)
    assert scene.asking is None
    assert "lost" in scene.prompt()
    assert has(app, "leave")
    until(app, ann, so=lambda: scene.session.visit.lost is None and scene.asking is not None)
    before = moves(app)
    answer_here(app, scene)
    until(app, ann, so=lambda: moves(app) == before + 1)


def test_what_happens_behind_another_screen_is_shown_afterwards(app: App, two: tuple[NetTable, Neighbour]) -> None:
    scene, ann = two
    play_on(app, scene, [1], ann)
    scene.pause()
    assert isinstance(app.scene, NetPause)
    number = ann.table.number
    ann.answer()
    until(app, ann, so=lambda: scene.session.number > number)
    assert isinstance(app.scene, NetPause)
    key(app, pygame.K_ESCAPE)
    assert scene.seen == played(app).view(0)
    assert len(scene.panel.story.lines) == len(scene.session.events())


def test_people_are_listed_and_sent_away(app: App, two: tuple[NetTable, Neighbour]) -> None:
    scene, ann = two
    onlooker = Neighbour(app, "Olga", watches=True)
    until(app, ann, onlooker, so=lambda: onlooker.link.visit.table is not None)
    scene.pause()
    key(app, pygame.K_p)
    until(app, ann, so=lambda: isinstance(app.scene, People) and "Olga" in getattr(find(app, "watching"), "words", ""))
    click(app, "remove 1")
    assert isinstance(app.scene, Dialog)
    click(app, "answer-1")
    until(app, ann, onlooker, so=lambda: ann.link.visit.ended is not None)
    assert ann.link.visit.ended is not None
    assert ann.link.visit.ended.key == "lan-removed"
    until(app, onlooker, so=lambda: scene.session.away == {1: "bot"})
    until(app, onlooker, so=lambda: isinstance(app.scene, People) and has(app, "give 1"))
    click(app, "give 1")
    click(app, "answer-1")
    until(app, onlooker, so=lambda: onlooker.link.visit.own_names != [])
    assert onlooker.link.visit.table is not None
    assert onlooker.link.visit.table.yours == [1]


def test_a_new_code_is_offered_with_sending_somebody_away(app: App, two: tuple[NetTable, Neighbour]) -> None:
    scene, ann = two
    before = app.network.hosting.host.room.code if app.network.hosting is not None else ""
    scene.pause()
    key(app, pygame.K_p)
    click(app, "remove 1")
    click(app, "answer-2")
    until(app, ann, so=lambda: ann.link.visit.ended is not None)
    assert app.network.hosting is not None
    room = app.network.hosting.host.room
    until(app, so=lambda: room.code != before)
    assert isinstance(app.scene, Dialog)
    assert room.code in " ".join(words_on(app))


def test_leaving_closes_our_own_table(app: App, two: tuple[NetTable, Neighbour]) -> None:
    scene, ann = two
    scene.pause()
    key(app, pygame.K_q)
    click(app, "answer-1")
    assert isinstance(app.scene, Home)
    until(app, ann, so=lambda: ann.link.visit.lost is not None)
    assert ann.link.visit.lost is not None
    assert ann.link.visit.lost.key == "lan-host-gone"


def test_a_guest_who_is_sent_away_is_told_on_the_home_screen(app: App, two: tuple[NetTable, Neighbour]) -> None:
    scene, _ = two
    scene.session.link._news.put(Ended(Problem("lan-removed")))
    until(app, so=lambda: isinstance(app.scene, Dialog))
    assert isinstance(app.scenes[-2], Home)
    assert isinstance(app.scene, Dialog)
    assert "sent you away" in app.scene.words


def test_a_whole_game_and_another_one(app: App) -> None:
    open_table(app, "junquick", [HERE, GUEST, SeatPlan("bot", level="random")])
    ann = Neighbour(app, "Ann")
    scene = start(app, ann)
    until(app, ann, so=lambda: _ends(scene, ann))
    assert scene.session.eyes == EVERYTHING
    record = scene.session.visit.record
    assert record == scene.session.save_text() != ""
    until(app, ann, so=lambda: isinstance(app.scene, Over))
    key(app, pygame.K_r)
    until(app, ann, so=lambda: isinstance(app.scene, NetTable) and app.scene is not scene)
    assert isinstance(app.scene, NetTable)
    assert app.scene.session.result is None
    assert app.network.link is not None  # still at the same table


def _ends(scene: NetTable, ann: Neighbour) -> bool:
    if scene.session.result is not None:
        return scene.session.eyes == EVERYTHING
    if ann.menu is not None and not ann.menu.optional:
        ann.answer()
    if scene.asking is not None and scene.app.scene is scene:
        scene.answer(first_answer(scene.asking.menu))
    return False


def test_people_who_share_a_computer_pass_the_screen(app: App) -> None:
    open_table(app, "castle", [HERE, SeatPlan("here", "Ira"), GUEST])
    ann = Neighbour(app, "Ann")
    scene = start(app, ann)
    until(app, ann, so=lambda: isinstance(app.scene, Curtain) or _let_answer(ann))
    assert scene.session.eyes is None
    assert scene.session.people == [0, 1]
    assert scene.session.view() == played(app).view(None)


def _let_answer(ann: Neighbour) -> bool:
    if ann.menu is not None:
        ann.answer()
    return False


def test_whoever_looks_on_has_nothing_to_take_back(app: App, two: tuple[NetTable, Neighbour]) -> None:
    scene, _ = two
    assert has(app, "undo")
    scene.session.people = []
    scene.rebuild()
    assert not has(app, "undo")


def test_the_clock_of_the_host_is_shown(app: App) -> None:
    open_table(app, "castle", [HERE, GUEST], clock=60)
    ann = Neighbour(app, "Ann")
    scene = start(app, ann)
    play_on(app, scene, [0], ann)
    assert scene.session.seconds == 60
    until(app, ann, so=lambda: scene.racing.clock is not None)
    assert scene.racing.clock is not None
    assert 0 < scene.racing.clock.left <= 60


def test_the_clock_of_the_host_does_not_wait_for_whoever_reads_the_menu(app: App) -> None:
    open_table(app, "castle", [HERE, GUEST], clock=600)
    ann = Neighbour(app, "Ann")
    scene = start(app, ann)
    play_on(app, scene, [0], ann)
    until(app, ann, so=lambda: scene.racing.clock is not None)
    key(app, pygame.K_ESCAPE)
    assert isinstance(app.scene, NetPause)
    scene.session._table._ends_at -= 500
    until(app, ann, so=lambda: scene.session._left <= 100)
    assert app.scene.is_moving  # so that it is drawn


def test_whoever_has_a_bot_playing_for_him_is_told_so(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Bots, "go_on", lambda self: None)
    open_table(app, "castle", [HERE, GUEST])
    ann = Neighbour(app, "Ann")
    scene = start(app, ann)
    play_on(app, scene, [0], ann)
    scene.session.link.send(said.StandIn(0, True))
    until(app, ann, so=lambda: scene.prompt() == scene.say("ui.net.bot-for-host"))
    with monkeypatch.context() as somebody_else_is_away:
        somebody_else_is_away.setattr(NetTable, "_missing", [1])
        assert [button.name for button in scene.prompt_buttons() if button.key_name == "B"] == ["take back"]
    key(app, pygame.K_b)
    until(app, ann, so=lambda: scene.asking is not None)
    monkeypatch.setattr(type(scene.session), "is_host", False)
    scene.session.link.send(said.StandIn(0, True))  # the screen of a guest, at the link of the host
    until(app, ann, so=lambda: scene.prompt() == scene.say("ui.net.bot-for-you"))
    assert not has(app, "take back")


def test_where_talking_costs_something_it_is_asked_once_more(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    """[BNG-22.3] The game says what it costs; gestures are free."""
    open_table(app, "bang", [HERE, GUEST])
    ann = Neighbour(app, "Ann")
    scene = start(app, ann)
    play_on(app, scene, [0], ann)
    monkeypatch.setattr(type(scene.session), "is_silent", True)
    type_text(app, "tWhy me?")
    key(app, pygame.K_RETURN)
    assert isinstance(app.scene, Dialog)
    assert "loses 1 life" in app.scene.words
    key(app, pygame.K_RETURN)  # the first answer keeps silent, and what was typed stays
    assert scene.words == "Why me?"
    scene.say_words()
    click(app, "answer-1")
    until(app, ann, so=lambda: any(isinstance(line, said.Said) for line in ann.link.visit.chat))
    assert scene.words == ""


def test_one_long_line_leaves_room_for_others(app: App, two: tuple[NetTable, Neighbour]) -> None:
    scene, ann = two
    words = "word " * 79
    ann.say(said.Say(words.strip()))
    until(app, ann, so=lambda: any(isinstance(line, said.Said) for line in scene.session.visit.chat))
    app.frame(0.1)
    panel = scene.panel
    assert isinstance(panel, ChatPanel)
    line = next(line for line in panel.chat.lines if line.whole)
    assert line.laid.height < panel.spoken.height * 2
    assert line.whole == words.strip()
    spoken = next(widget for widget in scene.widgets if widget.tip == line.whole)
    assert spoken.rect.height == line.laid.height


def test_a_sentence_in_passing_leaves_prompt_and_hand_to_be_read(app: App, two: tuple[NetTable, Neighbour]) -> None:
    scene, _ = two
    box = draw_toast(Canvas(app.screen.copy(), scene.theme), "A sentence. " * 12, scene.toasts_above)
    assert box.bottom <= scene.places.area.prompt.top
    assert not box.colliderect(scene.places.area.hand)


def test_an_ended_game_can_be_looked_back_at_and_a_guest_keeps_it(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    """The host shares the answers of an ended game: they make a replay, and a file among the guest's finished games."""
    monkeypatch.setattr(NetSession, "is_host", False)
    open_table(app, "junquick", [HERE, GUEST, SeatPlan("bot", level="random")])
    ann = Neighbour(app, "Ann")
    scene = start(app, ann)
    key(app, pygame.K_F10)
    assert not has(app, "replay"), "as long as it runs only the host has the answers"
    key(app, pygame.K_ESCAPE)
    until(app, ann, so=lambda: _ends(scene, ann))
    until(app, ann, so=lambda: isinstance(app.scene, Over) and scene.session.visit.record)
    kept = [path for path in app.saves.glob("*.yaml") if path.stem.count("-") == 5]
    (saved,) = [open_save(path).table for path in kept]
    assert saved.result == scene.session.result
    assert [seat.kind for seat in saved.seats] == ["person", "remote", "bot"]
    key(app, pygame.K_w)
    assert isinstance(app.scene, ReplayScene)
    assert app.scene.session.replay.length == len(saved.moves)
    assert app.scene.session.viewers == [0, 1, 2, None, EVERYTHING]
    assert app.scene.session.eyes == 0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["castle", "valhalla"])
def test_long_cards_are_read_whole_beside_the_chat_of_the_smallest_window(app: App, game: str, language: str) -> None:
    """The card is as large as at a table without a chat."""
    open_table(app, game, [HERE, GUEST])
    table = start(app, Neighbour(app, "Ann"))
    lay_out(app, (1024, 640), 100, language)
    assert isinstance(table.panel, ChatPanel)
    cards = table.faces.card_texts
    for ref in sorted(cards, key=lambda ref: len(cards[ref]))[-8:]:
        table.zoomed = ref
        table.rebuild()
        read = [line for line in texts_on(app) if table.panel.card.contains(line.box)]
        assert read, ref
        assert not [line for line in read if line.is_cut], ref
    assert table.panel.log.height >= table.px(40)


def test_a_guest_is_told_by_the_host_why_something_happened(app: App, two: tuple[NetTable, Neighbour]) -> None:
    scene, ann = two
    key(app, pygame.K_F5)
    sheet: object = app.scene
    assert isinstance(sheet, Why)
    until(app, ann, so=lambda: not scene.session.wonders_why)
    assert sheet.reasons.rules
    assert sheet.event is not None
    app.frame(0.02)
    assert has(app, "rule 0")

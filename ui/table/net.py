"""A table in the network on the screen: as any table, with people who come and go, talk, and agree to go back."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

import pygame

from engine.choices import Seat
from engine.errors import Problem
from engine.lan import messages as said
from engine.replaying import keep_record
from engine.views import seat_ref
from ui import routes
from ui.app import App
from ui.canvas import Canvas
from ui.scenes.dialog import Answer, Dialog
from ui.scenes.net_evening import NetEvening
from ui.table.chatpanel import ChatPanel
from ui.table.netsession import NetSession
from ui.table.remarking import Remarking
from ui.table.sheets.browser import ChoiceSheet
from ui.table.sheets.consent import Consent
from ui.table.sheets.net_pause import NetPause, People
from ui.table.sidepanel import SidePanel
from ui.table.top_bar import TopButton
from ui.table.verbkeys import PromptButton
from ui.theme import ALARM, CREAM
from ui.when import minutes

BEHIND: Final = 6  # messages: whoever is further behind than that is shown only how it is now
AWAY_ICONS: Final = {"away": "wifi-off", "bot": "robot"}


class NetTable(Remarking):
    """One game at a table in the network."""

    session: NetSession

    def __init__(self, app: App, session: NetSession) -> None:
        self.words = ""  # that are being typed
        self._missed = False  # the game went on while another screen was on top
        self._is_replaced = False  # by the next game at the same table
        self._consent: Consent | None = None
        self._was_evening_over = True  # as far as anybody here need be told
        self._gone = 0  # seconds for which people have been away, as the prompt says
        super().__init__(app, session)

    def side_panel(self) -> SidePanel:
        """With a place to talk."""
        return ChatPanel(self.theme, self.places.panel, self.faces, self.board.EVENT_ICONS, self.session, self)

    # What the host says

    def update(self, seconds: float) -> None:
        """Take in what the host says, as fast as it can be looked at."""
        if self._can_look or self.session.link.waiting > BEHIND:
            self._listen()
        if self.app.scene is self:
            super().update(seconds)
        gone = sum(map(self.session.away_for, self.session.away))
        if gone != self._gone:  # a second later
            self._gone = gone
            self.rebuild()

    def wait(self) -> None:
        """Another screen is on top: what happens meanwhile is shown afterwards."""
        self._listen()

    @property
    def _can_look(self) -> bool:
        is_race = self.session.race is not None
        return is_race or not (self.is_busy or self.course.is_holding)

    def _listen(self) -> None:
        link, visit = self.session.link, self.session.visit
        has_gone_on = has_changed = False
        while (news := link.take()) is not None:
            has_changed = True
            if isinstance(news, said.Update):
                has_gone_on = True
                if link.waiting <= BEHIND and self.app.scene is self:
                    break
            elif isinstance(news, said.Notice):
                self.app.toast(self.say(f"notice.{news.key}", **news.facts))
            elif isinstance(news, said.Record):
                self._keep_record()
        if not has_changed:
            return
        if visit.refused is not None:
            self.app.toast(self.say.error(visit.refused))
            visit.refused = None
            self.app.sounds.play("refuse")
        if visit.ended is not None:
            self._end_visit(visit.ended)
        elif not self.session.is_current:
            if visit.table is not None and visit.table.number >= 0:
                self._play_again()
            elif visit.room is not None and visit.room.phase == "lobby":
                self._go_to_lobby()
        elif self.app.scene is self:
            self._show(has_gone_on)
        else:
            self._missed = self._missed or has_gone_on
        self._ask_for_consent()
        self._follow_evening()

    def _follow_evening(self) -> None:
        """When the evening is over, everybody is shown how it went."""
        is_over = self.evening is not None and self.evening.is_over
        if is_over and not self._was_evening_over and not any(isinstance(one, NetEvening) for one in self.app.scenes):
            self.app.pop_to(self)
            self.app.go(routes.NetEvening())
            self.app.sounds.play("win")
        self._was_evening_over = is_over

    def _keep_record(self) -> None:
        """The host shares the ended game: a guest who played keeps it, among the finished games."""
        session = self.session
        if session.is_host or not session.people:
            return
        try:
            keep_record(self.app.saves, session.visit.record, session.people)
        except Problem as problem:
            self.app.toast(self.say.error(problem))

    def _show(self, has_gone_on: bool) -> None:
        if has_gone_on:
            self.show_change()
        else:
            self._question = None if self.session.menu() is None else self._question
            self.rebuild()

    def enter(self) -> None:
        """On top again: show what happened meanwhile."""
        super().enter()
        if self._missed:
            self._missed = False
            self.show_change()

    def show_change(self) -> None:
        """As at any table; what was taken back is taken out of the story."""
        if self.session.event_count and len(self.session.events()) < len(self.panel.story.lines):
            self.panel.story.lines.clear()  # something was taken back
            self._events = 0
        super().show_change()

    def _play_again(self) -> None:
        """Another game at the same table."""
        self.app.pop_to(self)
        self._is_replaced = True
        self.app.go_instead(routes.NetGame())

    def _go_to_lobby(self) -> None:
        """The evening goes on with another game."""
        self.app.pop_to(self)
        self._is_replaced = True
        self.app.go_instead(routes.JoinedLobby(next(iter(self.session.visit.own_names), self.app.settings.name)))

    def _end_visit(self, why: Problem) -> None:
        self.app.go_home()
        close = Answer(self.say("ui.table.close"))
        self.app.push(Dialog(self.app, self.say("ui.net.over"), self.say.error(why), [close]))

    def leave(self) -> None:
        """Away from the table, unless it is only the next game."""
        super().leave()
        if not self._is_replaced:
            self.app.network.leave()

    # Going back

    def _ask_for_consent(self) -> None:
        """A sheet that shows what would be undone, as long as it is to be decided here."""
        undo = self.session.visit.undo
        shown = self._consent
        if shown is not None and (undo is None or undo.undo != shown.undo.undo):
            self._consent = None
            if shown in self.app.scenes:
                self.app.pop_to(shown)
                self.app.pop()
        if undo is not None and undo.yours and self._consent is None:
            self._consent = Consent(self, self.session, undo)
            self.app.push(self._consent)

    # Talking

    def type_words(self, words: str) -> None:
        """Something is being typed."""
        self.words = words
        self.rebuild()

    def say_words(self) -> None:
        """Say what was typed; where that costs something, it is asked once more."""
        words = self.words.strip()
        if not words:
            self.focus = ""
            self.rebuild()
        elif self.session.is_silent:
            say = self.say
            answers = [Answer(say("ui.chat.keep-silent")), Answer(say("ui.chat.talk"), self._speak)]
            self.app.push(Dialog(self.app, say("ui.chat.silence"), self.texts("ui.chat.silence-words"), answers))
        else:
            self._speak()

    def _speak(self) -> None:
        self.session.link.send(said.Say(self.words.strip()))
        self.words = ""
        self.rebuild()

    def make_gesture(self, gesture: said.Gesture) -> None:
        """Say something without words; pointing needs somebody to point at."""
        if gesture != "point":
            self.session.link.send(said.Sign(gesture))
            return
        choices = [(name, partial(self._point_at, seat)) for seat, name in enumerate(self.session.names)]
        self.app.push(ChoiceSheet(self.app, self.say("ui.chat.point-at"), choices))

    def _point_at(self, seat: Seat) -> None:
        self.session.link.send(said.Sign("point", seat))

    def handle_key(self, event: pygame.Event) -> bool:
        """T is for talking; whoever types leaves the field with Esc."""
        is_typing = self.focus == "chat"
        if event.key == pygame.K_t and not is_typing:
            self.focus = "chat"
            self.rebuild()
            return True
        if is_typing and event.key == pygame.K_ESCAPE:
            self.focus = ""
            self.rebuild()
            return True
        if is_typing:
            focused = self.widget("chat")
            if (focused is not None and focused.handle(event)) or event.key < pygame.K_F1:
                return True
        return super().handle_key(event)

    @property
    def key_help(self) -> Sequence[tuple[str, str]]:
        """With the key for talking."""
        return [*super().key_help, ("T", self.say("ui.chat.key"))]

    # Words

    def prompt(self) -> str:
        """What is asked; or why nothing can be answered now."""
        visit, say = self.session.visit, self.say
        if visit.lost is not None:
            return say.error(visit.lost)
        if self.session.result is None and visit.undo is not None:
            return say("ui.net.undo-waits", name=self.session.names[visit.undo.by])
        if self.asking is None and self._given_away:
            return say("ui.net.bot-for-host" if self.session.is_host else "ui.net.bot-for-you")
        missing = self._missing
        if self.asking is None and missing and self.session.result is None and not self.refusal:
            return self._away_words(missing)
        return super().prompt()

    def _away_words(self, missing: Sequence[Seat]) -> str:
        """Who is away, since when, and what the table does about it."""
        names = ", ".join(self.session.names[seat] for seat in missing)
        gone, patience = max(map(self.session.away_for, missing)), self.session.patience
        key = "away-bot-soon" if patience else "away-for" if gone else "away"
        return self.say(f"ui.net.{key}", names=names, time=minutes(gone), patience=minutes(patience))

    def top_buttons(self) -> list[TopButton]:
        """While somebody is away, everybody finds here who, since when, and what can be done about it."""
        buttons = super().top_buttons()
        if self.session.away and self.session.result is None:
            words = self.say("ui.net.who-is-away")
            buttons.insert(0, TopButton("away", words, "account-clock", self.show_people, "J", (pygame.K_j,)))
        return buttons

    def show_people(self) -> None:
        """Who sits where, and who is away."""
        self.app.push(People(self, self.session))

    @property
    def _missing(self) -> list[Seat]:
        """Those who are waited for and are not there."""
        away = self.session.away
        return [seat for seat in self.session.awaited if away.get(seat) == "away"]

    @property
    def _given_away(self) -> list[Seat]:
        """The seats of people here that are waited for and played by a bot."""
        session = self.session
        return [seat for seat in session.awaited if seat in session.people and session.away.get(seat) == "bot"]

    def prompt_buttons(self) -> list[PromptButton]:
        """For the host: let a bot play for whoever is waited for, or no longer for himself."""
        say = self.say
        if self.session.visit.lost is not None:
            return [PromptButton("leave", say("ui.net.leave"), self.app.go_home, "Q", (pygame.K_q,))]
        buttons = super().prompt_buttons()
        if self.session.is_host and self.asking is None and self.session.result is None:
            if self._given_away:
                label = say("ui.net.take-back")
                buttons.append(PromptButton("take back", label, self._take_seats_back, "B", (pygame.K_b,)))
            elif self._missing:
                label = say("ui.net.stand-in")
                buttons.append(PromptButton("stand in", label, self._let_bots_play, "B", (pygame.K_b,)))
        if self.session.result is not None and not self.session.is_host and self.evening is None:
            buttons = [button for button in buttons if button.name != "again"]
        return buttons

    def _let_bots_play(self) -> None:
        for seat in self._missing:
            self.session.link.send(said.StandIn(seat, True))

    def _take_seats_back(self) -> None:
        for seat in self._given_away:
            self.session.link.send(said.StandIn(seat, False))

    # Screens

    def pause(self) -> None:
        """The menu of this table."""
        self.app.push(NetPause(self, self.session))

    @property
    def evening(self) -> said.EveningLine | None:
        """To which this game belongs."""
        room = self.session.visit.room
        return None if room is None else room.evening

    @property
    def again_words(self) -> str:
        """In an evening, another game may be the next; only the host knows which."""
        if self.evening is None:
            return super().again_words
        return self.say("ui.evening.next") if self.session.is_host else self.say("ui.evening.begin")

    def rematch(self) -> None:
        """The same people once more, if the host wants it; or the evening they came for."""
        if self.evening is not None:
            self.app.pop_to(self)
            self.app.go(routes.NetEvening())
        elif self.session.is_host:
            self.session.link.send(said.Again())
        else:
            self.app.toast(self.say("ui.net.host-begins"))

    # Drawing

    def draw(self, canvas: Canvas) -> None:
        """The table, with a mark at everybody who is not there."""
        super().draw(canvas)
        away = self.session.away
        if not away:
            return
        for sprite in self.stage.sprites:
            mark = next((mark for seat, mark in away.items() if sprite.ref == seat_ref(seat)), None)
            if mark is not None:
                side = canvas.px(26)
                place = pygame.Rect(0, 0, side, side)
                place.bottomright = (sprite.rect.right - canvas.px(4), sprite.rect.bottom - canvas.px(4))
                canvas.panel(place, ALARM if mark == "away" else (60, 60, 60), radius=12)
                canvas.icon(place.inflate(-canvas.px(6), -canvas.px(6)), AWAY_ICONS[mark], CREAM)

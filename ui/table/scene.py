"""The table: shows what the eyes at the screen may see, takes their answers, and lets the bots play."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Final

import pygame

from engine.events import Event
from ui import routes
from ui.app import App
from ui.canvas import Canvas
from ui.page import ID
from ui.scenes.base import PRESSING, nearest
from ui.sprites import Sprite
from ui.table import habits
from ui.table.advice import Adviser
from ui.table.answering import Answering
from ui.table.asking import Asking
from ui.table.course import Course
from ui.table.dropping import begin_drag, can_be_dragged, drop, is_pile, lay_down
from ui.table.hinting import words_at
from ui.table.lookback import look_back
from ui.table.owndecks import asks_for_deck, deck_buttons
from ui.table.picture import Picture
from ui.table.prompt_bar import prompt_bar
from ui.table.racebars import race_keys
from ui.table.racing import Racing
from ui.table.regret import Regret, pass_on_button, undo_tip
from ui.table.seating import Seating
from ui.table.sheets.browser import ChoiceSheet
from ui.table.sheets.curtain import Recap
from ui.table.sheets.pause import Pause
from ui.table.sheets.why import ask_why
from ui.table.sidepanel import SidePanel
from ui.table.speech import speech_buttons
from ui.table.spot import Spot, share_a_place
from ui.table.top_bar import TopButton, top_bar
from ui.table.verbkeys import PromptButton
from ui.table.words import goal
from ui.widgets.base import Widget

HASTE: Final = 1.0  # seconds in which Space, pressed to hurry on what moves, is not yet an answer


class TableScene(Answering):
    """One game on the screen, wherever it is played."""

    racing: Racing
    course: Course
    picture: Picture

    def __init__(self, app: App, session: Seating) -> None:
        super().__init__(app, session)
        self.racing = Racing(self)
        self.course = Course(self, self.racing)
        self.picture = Picture(self)
        self.adviser = Adviser(self)
        self.regret = Regret(self)
        for problem in session.noticed:
            app.toast(self.say.error(problem))

    # What the screen is made of

    def side_panel(self) -> SidePanel:
        """The panel at the right."""
        return SidePanel(self.theme, self.places.panel, self.faces, self.board.EVENT_ICONS)

    def enter(self) -> None:
        """On top again, with the eyes that are at the screen now."""
        self.grip.let_go()
        self._pressed = ""  # what was pressed before another screen came is not let go here
        self.session.ask_me(self.app.settings.asks)
        self.course.has_failed = False
        self.look_for_decks()
        self.rebuild()

    def leave(self) -> None:
        """Everything is on the disk already."""
        self.reckoning.close()
        self.session.close()

    def rebuild(self) -> None:
        """Lay out bars and spots anew; the table itself is laid out when something has changed on it."""
        if self.dress():
            self.panel = self.side_panel()
            self.panel.on_ask = self.ask_why if self.session.tells_why else None
            self.tell_all()
            self.lay_out()
        self.take_question()
        before = self.focus
        super().rebuild()
        if self.focus != before and not isinstance(self.widget(self.focus), Spot):
            self.focus = ""  # Enter presses no button that nobody has gone to
        focused = self.widget(self.focus)
        if isinstance(focused, Spot) and not focused.is_usable and self.picked:  # on to what goes with it
            self.focus = next((spot.name for spot in self.tab_stops()), self.focus)

    def build(self) -> Iterable[Widget]:
        """Spots for everything on the table, then the bars and the panel above them."""
        self.usable = self.usable_names()
        yield from self.spots(self.click)
        yield from race_keys(self)
        yield from top_bar(self, self.top_buttons())
        yield from self.panel.build(self, lambda: self.zoomed, goal(self))
        yield from prompt_bar(self, self.prompt(), self.prompt_buttons(), self.list_buttons)

    @property
    def rules_page(self) -> routes.Rules:
        """F1: the rules of this game, at the rule of the 'why not' on the screen, or behind the question."""
        said = ID.findall(self.refusal or " ".join(words_at(self) if self.pointing.is_due else ()))
        menu = self.session.menu()
        return routes.Rules(self.session.game, said[-1] if said else menu.rule if menu is not None else "")

    # Words

    def top_buttons(self) -> list[TopButton]:
        """What the top bar offers: what is not saved here says nothing, whoever looks on has nothing to take back."""
        say, session = self.say, self.session
        buttons = [*self.following.buttons(self.recall), *self.adviser.buttons(self.app.settings.hints)]
        buttons += [TopButton("rules", say("ui.table.rules"), "book-open-page-variant", self.open_rules, "F1")]
        if session.people:
            tip, is_off = undo_tip(self)
            undo = TopButton("undo", say("ui.table.undo"), "undo", self.undo, "U", (pygame.K_u,), tip, is_off)
            buttons.insert(-1, undo)
        if session.is_kept:
            words = say("ui.table.saved") if session.is_saved else say("ui.table.not-saved")
            icon = "content-save-check" if session.is_saved else "content-save-alert"
            buttons.append(TopButton("saved", words, icon, self.tell_saved))
        menu = TopButton("menu", "", "menu", self.pause, keys=(pygame.K_F10,), tip=say("ui.table.menu"))
        return [*buttons, menu]

    def prompt(self) -> str:
        """What the prompt bar says; before the screen changes hands, that there is still a way back."""
        is_done = self.course.passes_to is not None and not self.refusal
        return self.say("ui.curtain.done") if is_done else super().prompt()

    def prompt_buttons(self) -> list[PromptButton]:
        """What the prompt bar offers besides the things on the table."""
        if self.doubtful is not None:
            sure = partial(self.answer, self.doubtful)
            return [
                PromptButton("confirm", self.say("ui.table.do-it"), sure, "Y", (pygame.K_y,)),
                PromptButton("rather not", self.say("ui.table.cancel"), self.step_back, "Esc", is_primary=True),
            ]
        if self.asking is not None:
            own = self.asking.buttons(
                self.unseen(), self.answer, self.choose, self.finish_set, self.step_back, self.say_why_not
            )
            own[1:1] = self._set_buttons(self.asking)
            if self.decks and not self.picked:  # nothing is put together by hand yet: a whole deck comes first
                own = [button for button in own if button.name != "done"]
            return [*own, *speech_buttons(self, self.course), *habits.pass_buttons(self, self.let_pass)]
        if self.course.passes_to is not None:
            return [pass_on_button(self, self.course)]
        if self.session.result is None:
            return [*speech_buttons(self, self.course), *habits.pass_buttons(self, self.let_pass)]
        return [
            PromptButton("again", self.again_words, self.rematch, "R", (pygame.K_r,), True),
            PromptButton("replay", self.say("ui.replay.watch-short"), self.look_back, "W", (pygame.K_w,)),
            PromptButton("home", self.say("ui.over.home"), self.app.go_home, "Q", (pygame.K_q,)),
        ]

    def _set_buttons(self, asking: Asking) -> list[PromptButton]:
        """What puts a whole set together: a deck of one's own, what the rules suggest, what it was the last time."""
        if not self.picks_a_set:
            return []
        buttons: list[PromptButton] = []
        if asks_for_deck(self.session.game, asking.menu):
            buttons += deck_buttons(self.decks, self.take_deck, self.open_workshop, self.say("ui.decks.button"))
        if asking.suggestion is not None:
            words = self.say("ui.table.suggest")
            buttons.append(PromptButton("suggest", words, self.suggest, "I", (pygame.K_i,)))
        if self.last_time is not None:
            words = self.say("ui.table.last-time")
            buttons.append(PromptButton("last time", words, self.take_last_time, "L", (pygame.K_l,)))
        return buttons

    def list_buttons(self, buttons: Sequence[PromptButton]) -> None:
        """Choices for which the prompt bar has no room."""
        self.app.push(ChoiceSheet(self.app, self.prompt(), [(button.label, button.do) for button in buttons]))

    def click(self, sprite: Sprite) -> None:
        """With something picked, a click on a pile plays it, unless it is the pile that is asked about."""
        asked = sprite.name in self.usable or sprite.ref in self.picked
        if self.is_guarded or asked or not is_pile(sprite) or not lay_down(self):
            super().click(sprite)

    # People and screens

    def hide(self) -> None:
        """Cover the screen until the same person says that they are alone again."""
        if isinstance(self.session.eyes, int):
            self.course.cover(self.session.eyes)

    def let_pass(self) -> None:
        """Let everything pass until the next turn of whoever is at the screen, or no longer."""
        habits.toggle(self)
        if not self.listen():
            self.rebuild()

    def pause(self) -> None:
        """The menu of this game."""
        self.app.push(Pause(self))

    def open_rules(self) -> None:
        """The rules of this game, at the rule behind the question."""
        self.app.go(self.rules_page)

    def look_back(self) -> None:
        """The whole game from its beginning."""
        look_back(self)

    def ask_why(self, sentence: int) -> None:
        """Why a sentence of the story came about."""
        ask_why(self, sentence, len(self.panel.story.lines) - 1)

    def open_workshop(self) -> None:
        """Where decks are built: what is built there is offered here at once."""
        self.app.go(routes.Decks(self.session.game))

    def recall(self, missed: Sequence[Event]) -> None:
        """What happened while others played."""
        self.app.push(Recap(self, missed))

    def tell_saved(self) -> None:
        """Where the game is saved, or that it is not."""
        raise NotImplementedError

    # Time

    @property
    def is_moving(self) -> bool:
        """Things glide or are dragged, a ribbon fades, a bot thinks."""
        is_waiting = self.session.result is None and self.asking is None
        held = bool(self.grip.dragged) or self.grip.is_held
        is_shown = self.is_settling or self.staging.is_on or self.racing.is_on
        return super().is_moving or is_shown or bool(self.refusal) or held or is_waiting

    def update(self, seconds: float) -> None:
        """Let the game go on as far as it does by itself."""
        self.regret.pass_time()
        self.settle()
        self.staging.pass_time()
        self.pointing.pass_time()
        self.forget_refusal()
        if self.grip.is_long(self.app.now):
            ref = self.pointed_card()
            if ref is not None:
                self.zoom(ref)
                return
        if self.course.tell_out():
            return
        self.racing.pass_time(seconds)
        if self.app.scene is self:
            self.course.go_on()

    # Input

    def tab_stops(self) -> list[Widget]:
        """What can be used now first, then the buttons: those of the question before the others."""
        spots = [widget for widget in self.widgets if isinstance(widget, Spot) and widget.is_usable]
        others = [widget for widget in super().tab_stops() if not isinstance(widget, Spot)]
        bar = self.places.area.prompt
        return [*spots, *sorted(others, key=lambda widget: not bar.colliderect(widget.rect))]

    def step_focus(self, step: int) -> None:
        """The first Tab shows what lies ready to be used; the next one goes on from there."""
        ready = self.widget(self.focus)
        if self.app.showed_focus or not isinstance(ready, Spot) or not ready.is_usable:
            super().step_focus(step)

    def _move_focus(self, way: tuple[int, int]) -> None:
        """Arrow keys come to what can be used before they come to what lies beneath it."""
        before = self.widget(self.focus)
        super()._move_focus(way)
        reached = self.widget(self.focus)
        if before is None or not isinstance(reached, Spot) or reached.is_usable:
            return
        above = [
            (spot.name, spot.rect)
            for spot in self.widgets
            if isinstance(spot, Spot) and spot.is_usable and spot is not before and share_a_place(spot, reached)
        ]
        name = nearest(above, before.rect, way)
        if name is not None:
            self.focus_on(name)

    def at(self, place: tuple[int, int]) -> Widget | None:
        """What can be used lies above what cannot: a cell under a card is meant if the card cannot be."""
        hits = [widget for widget in reversed(self.widgets) if widget.hit(place)]
        if hits and isinstance(hits[0], Spot):
            return next((spot for spot in hits if isinstance(spot, Spot) and spot.is_usable), hits[0])
        return hits[0] if hits else None

    def _point(self, event: pygame.Event) -> bool:
        found = super()._point(event)
        self.pointing.move()
        return found

    def handle(self, event: pygame.Event) -> bool:
        """Drag, long press and right click; everything else is as on all screens."""
        if self.racing.handle(event):
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 3:
            self._point(pygame.Event(pygame.MOUSEMOTION, pos=event.pos, rel=(0, 0), buttons=(0, 0, 0)))
            ref = self.pointed_card()
            if ref is not None:
                self.zoom(ref)
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            if self.staging.is_on:
                self.staging.finish()  # it was seen; what the click is on counts as well
            self.course.look_away()
            spot = self.at(event.pos)
            if isinstance(spot, Spot):
                self.grip.press(spot.name, event.pos, self.app.now, can_be_dragged=can_be_dragged(self, spot))
        elif event.type == pygame.MOUSEMOTION and self.grip.is_pressed and event.buttons[0]:
            begin_drag(self, self.grip.pulled(event.pos, self.px(8)))
            self.hover = ""
            return True
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            self.last_click = event.pos
            dragged = self.grip.let_go()
            if dragged:
                drop(self, dragged, event.pos)
                return True
        return super().handle(event)

    def handle_key(self, event: pygame.Event) -> bool:
        """The keys of the table."""
        self.last_click = None
        if event.key in PRESSING and self.session.is_shared_race and self.session.eyes is None:
            return True  # it was meant for the cards that were on the screen a moment ago
        is_to_wait = self.course.is_holding and self.asking is None
        if event.key == pygame.K_SPACE and (self.is_busy or self.session.is_in_grace or is_to_wait):
            self.finish_motion()
            self.course.hurry()
            return True
        if event.key == pygame.K_SPACE and self.app.now - self.asked_at < HASTE:
            return True  # it was meant for the motion that has just ended
        if event.key == pygame.K_z:
            ref = self.pointed_card()
            if ref is not None:
                self.zoom(ref)
            else:
                self.app.toast(self.say("ui.table.point-at-a-card"))
            return True
        if event.key == pygame.K_F5:
            self.ask_why(len(self.panel.story.lines) - 1)
            return True
        if event.key == pygame.K_h:
            self.hide()
            return True
        if event.key == habits.KEY:
            self.let_pass()
            return True
        return super().handle_key(event)

    def back(self) -> None:
        """Esc: a step back, or the menu of this game."""
        if self.refusal or self.picked or self.doubtful is not None:
            self.step_back()
        elif self.session.claimant is not None:
            self.racing.cancel()
        elif self.session.speaking is not None and self.session.speaking == self.session.eyes:
            self.course.let_go_on()
        else:
            self.pause()

    @property
    def key_help(self) -> Sequence[tuple[str, str]]:
        """The keys that have no button."""
        keys = self.racing.keys
        return [
            ("Tab", self.say("ui.table.key-tab")),
            ("Space", self.say("ui.table.key-space")),
            ("Z", self.say("ui.table.key-zoom")),
            ("F5", self.say("ui.why.title")),
            ("H", self.say("ui.table.key-hide")),
            *([] if habits.pass_buttons(self, self.let_pass) else [(habits.KEY_NAME, self.say("ui.table.key-pass"))]),
            ("PgUp PgDn", self.say("ui.table.key-story")),
            ("Esc", self.say("ui.table.key-back")),
            *((letter, self.say("ui.race.key", name=self.session.names[seat])) for seat, letter in keys.items()),
        ]

    # Drawing

    def draw(self, canvas: Canvas) -> None:
        """The table; the card that is pointed at is shown in full beside it."""
        ref = self.pointed_card()
        if ref is not None and ref != self.zoomed:
            self.zoomed, self.app.draws_all = ref, True
        self.picture.draw(canvas)
        self.staging.draw(canvas)

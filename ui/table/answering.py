"""From a click to an answer: the question, what is picked, why not, and the step that the game takes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Final, Protocol

from engine.choices import Menu, Option, Ref, Seat
from engine.decks import Deck
from engine.errors import Problem
from engine.events import Event
from engine.hosting.bots import is_same
from engine.hosting.told import BotFailed, NotSaved, Refused, RuleFailed, Update
from ui.app import App
from ui.picker import Picker
from ui.sprites import Sprite
from ui.table.asking import Asking
from ui.table.following import Following
from ui.table.lasttime import as_last_time, kept_at, recall, remember
from ui.table.owndecks import as_answer, own_decks
from ui.table.seating import Seating
from ui.table.sheets.browser import Browser, ChoiceSheet
from ui.table.sheets.report import report_failure
from ui.table.sheets.zoomed import zoom
from ui.table.sidepanel import SidePanel
from ui.table.tabletop import Tabletop
from ui.table.words import question, why_asked, why_not

GUARD: Final = 0.15  # seconds in which a new question takes no answer: the last click was not meant for it
REFUSAL: Final = 4.0  # seconds for which the prompt bar says why not


class Flow(Protocol):
    """What goes on at a table by itself, as far as answers touch it."""

    has_failed: bool  # a rule has failed: nothing goes on until that was read
    is_still: bool  # nothing goes on at all: for pictures

    @property
    def is_holding(self) -> bool:
        """Whether the last change is still being looked at."""

    def hold(self, *, is_long: bool = False) -> None:
        """Something has changed: leave it to be looked at."""


class Answering(Tabletop):
    """A table at which whoever is at the screen can answer."""

    course: Flow
    panel: SidePanel

    def __init__(self, app: App, session: Seating) -> None:
        super().__init__(app, session)
        self._question: tuple[int, Menu | None] | None = None  # its number, and what it offers
        self.asked_at = -GUARD
        self.doubtful: Option | None = None  # an answer that is asked about once more
        self.decks: list[Deck] = []  # of one's own, where the question asks for one
        self.last_time: Option | None = None  # the set that was put together the last time, as far as there is one
        self.following = Following(self)
        self._events = 0  # how many are in the story
        self._turn_told = False  # that it is the turn of whoever is at the screen
        self._refusal_until = 0.0

    # The question

    def take_question(self) -> None:
        """Take up a new question: a fresh picker, a moment in which no click counts, and a banner at a turn's begin."""
        if self._is_question_open:
            return  # others have answered beside it: what was picked stays picked
        menu = self.session.menu()
        self._question = (self.session.question, menu)
        self.asking = Asking(menu, self.texts) if menu is not None else None
        self.last_time = self._recalled()
        self.look_for_decks()
        self.grip.let_go()
        self.refusal, self.doubtful = "", None
        self.asked_at = self.app.now
        self.pointing.forget()  # nothing is said of what the pointer happens to lie on
        if menu is not None:
            self.session.mark_told()
            if menu.about:
                self.zoomed = next((ref for ref in menu.about if ref in self.faces.card_texts), self.zoomed)
        self.show_picked()
        if self.next_refs:
            self.focus = f"at {self.next_refs[0]}"
        elif self.focus.removeprefix("at ") in self.usable:
            self.focus = ""  # nobody has asked why that cannot be used any more

    @property
    def _is_question_open(self) -> bool:
        """Whether whoever is at the screen is still asked the same."""
        menu = self.session.menu()
        if self._question is None or self._question[0] != self.session.question:
            return False
        was = self._question[1]
        return was is menu or (was is not None and menu is not None and is_same(was, menu))

    @property
    def is_guarded(self) -> bool:
        """Whether the question is so new that nothing done now can be meant for it."""
        return self.app.now - self.asked_at < GUARD

    def prompt(self) -> str:
        """What the prompt bar says."""
        if self.doubtful is not None and self.asking is not None:
            return self.refusal or self.asking.warning(self.doubtful)
        return self.refusal or question(self)

    # Picking

    def click(self, sprite: Sprite) -> None:
        """A thing was chosen, by whatever means."""
        if self.is_guarded:
            return
        if sprite.ref is not None and (self.goes_on_with(sprite.ref) or self._begins_anew_with(sprite.ref)):
            self.choose(sprite.ref)
        elif sprite.ref is not None and sprite.ref in self.picked:
            self.step_back()
        elif sprite.pile:
            self.browse(sprite)
        elif sprite.notes:
            self.note(sprite.notes)
        elif sprite.ref is not None:
            self.say_why_not(sprite.name, why_not(self, sprite.ref))

    def note(self, about: Ref) -> None:
        """Change what the person at the screen has noted about somebody."""
        self.take_step(partial(self.session.note, about))

    def _begins_anew_with(self, ref: Ref) -> bool:
        """Whether a thing that goes with nothing picked so far begins another choice: minds may change."""
        return self.asking is not None and self.asking.picker.begin_anew(ref)

    def choose(self, ref: Ref, verb: str = "") -> None:
        """Go on with a thing that can be picked; first with what is to be done with it, where that must be told."""
        asking = self.asking
        if asking is None or self.is_guarded:
            return
        self.refusal = ""
        verbs = [] if verb else asking.picker.verbs_for(ref)
        ways = self.ways_on().get(ref, ())
        if verbs or len(ways) > 1:
            meant = [(asking.verb_name(each), partial(self.choose, ref, each)) for each in verbs]
            meant += [(self.texts.name(way), partial(self._choose_by, way, ref)) for way in ways]
            self.app.push(ChoiceSheet(self.app, self.texts.name(ref), meant))
            return
        for each in (*ways, ref):
            asking.picker.pick(each, verb)
        answer, options = self.only_answer(asking.picker), asking.picker.choices
        if answer is not None:
            self.answer(answer)
        elif options:
            choices = [(asking.option_name(option), partial(self.answer, option)) for option in options]
            self.app.push(ChoiceSheet(self.app, self.texts.name(asking.picker.refs), choices, self.step_back))
        else:
            self.show_picked()
            way = self.only_way()
            if way is not None:
                self.choose(way)
            else:
                self.rebuild()

    def _choose_by(self, way: Ref, ref: Ref) -> None:
        if self.asking is not None and not self.is_guarded:
            self.asking.picker.pick(way)
            self.choose(ref)

    def only_answer(self, picker: Picker) -> Option | None:
        """The answer, as soon as what was picked leaves only one."""
        return picker.answer

    def suggest(self) -> None:
        """Pick what the rules suggest: it can still be changed."""
        option = self.asking.suggestion if self.asking is not None else None
        if option is not None:
            self._take(option)

    def take_last_time(self) -> None:
        """Pick what was put together the last time: it can still be changed."""
        if self.last_time is not None:
            self._take(self.last_time)

    def look_for_decks(self) -> None:
        """Offer the decks that are kept here, if one is asked for."""
        menu = self.asking.menu if self.asking is not None else None
        self.decks = own_decks(self.app.saves, self.session.game, menu)

    def take_deck(self, deck: Deck) -> None:
        """Answer with a deck of one's own; one that is not finished, or does not fit, is laid on the table instead."""
        if self.asking is None or self.is_guarded:
            return
        menu = self.asking.menu
        option, missing = as_answer(self.session.game, menu, deck)
        if option is not None and not missing and menu.accept(option) is not None:
            self.answer(option)
            return
        if option is not None:
            self._take(option)
        if missing:
            cards = [f"kind:{id}" for id in missing]
            self.say_why_not("", self.texts("ui.decks.not-all", deck=deck.name, cards=cards))

    def _take(self, option: Option) -> None:
        if self.asking is not None and not self.is_guarded:
            self.asking.picker.take(option)
            self.refusal = ""
            self.show_picked()
            self.rebuild()

    def _recalled(self) -> Option | None:
        path = self._kept_at
        if path is None or self.asking is None or not isinstance(self.session.eyes, int):
            return None
        try:
            things = recall(path, self.session.names[self.session.eyes])
        except Problem as problem:
            self.app.toast(self.say.error(problem))
            return None
        return as_last_time(self.asking.menu, things, getattr(self.board, "mirrored", str))

    @property
    def _kept_at(self) -> Path | None:
        return kept_at(self.app.config, self.session.game.name, self.asking.menu) if self.asking is not None else None

    def _remember(self, seat: Seat, option: Option) -> None:
        path = self._kept_at
        if path is not None and self.asking is not None and option.verb in self.asking.menu.sets and option.refs:
            try:
                remember(path, self.session.names[seat], option)
            except Problem as problem:
                self.app.toast(self.say.error(problem))

    def browse(self, sprite: Sprite) -> None:
        """Look through a pile, and choose from it what can be chosen."""
        title = self.texts.name(sprite.ref) if sprite.ref else ""
        self.app.push(Browser(self, title, sprite.pile, self.choose))

    def zoom(self, ref: Ref) -> None:
        """Show a card so large that all of it can be read."""
        zoom(self, ref)

    def step_back(self) -> None:
        """Take the last pick back."""
        if self.asking is not None and self.doubtful is None:
            self.asking.picker.back()
        elif self.asking is not None:
            self.asking.picker.forget()
        self.refusal, self.doubtful = "", None
        self.show_picked()
        self.rebuild()

    def say_why_not(self, shaken: str, reason: str) -> None:
        """Shake a thing that cannot be used, and say why not."""
        self.shake(shaken)
        self.refusal = reason
        self._refusal_until = self.app.now + REFUSAL
        self.app.sounds.play("refuse")
        self.rebuild()

    def forget_refusal(self) -> None:
        """It was said long enough."""
        if self.refusal and self.app.now >= self._refusal_until:
            self.refusal = ""
            self.rebuild()

    # Answering

    def finish_set(self) -> None:
        """The set is as it should be."""
        option = self.asking.picker.finish() if self.asking is not None else None
        if option is not None:
            self.answer(option)

    def answer(self, option: Option) -> None:
        """Give the answer of the person at the screen; one that is hardly meant is asked about once more."""
        if not isinstance(self.session.eyes, int) or self.is_guarded:
            return
        if self.app.scene is not self:  # a pile that was being looked through
            self.app.pop_to(self)
        if self.asking is not None and option in self.asking.menu.warnings and option != self.doubtful:
            self.doubtful, self.refusal = option, ""
            self.rebuild()
            self.focus = "rather not"
            return
        seat = self.session.eyes
        if self.session.claimant is not None:
            self.racing.end_claim()
        self._remember(seat, option)
        self._turn_told = self._turn_told or self.board.status(self.seen).seat == seat
        self.following.answered()
        self.take_step(lambda: self.session.answer(seat, option))

    def undo(self) -> None:
        """Ask for the last answer back."""
        try:
            self.session.undo()
        except Problem as problem:
            self.app.sounds.play("refuse")
            self.app.toast(self.say.error(problem))

    def take_step(self, step: Callable[[], object]) -> None:
        """Let the game take a step, and show what it brought; whatever goes wrong is said, and nothing is lost."""
        try:
            step()
        except Problem as problem:
            self.app.toast(self.say.error(problem))
            self._question = None
        if not self.listen():
            self.rebuild()

    def listen(self) -> bool:
        """Show and say what the host of the game has told; whether there was anything."""
        news = self.session.take_news()
        updates = [told for told in news if isinstance(told, Update)]
        if updates:
            if any(update.as_before is not None for update in updates):
                self.tell_all()
            if self.app.scene is not self and not self._is_question_open:
                self.app.pop_to(self)
            self.show_change()
        elif news:
            self.rebuild()
        for told in news:
            match told:
                case Refused(problem):
                    self.app.sounds.play("refuse")
                    self.app.toast(self.say.error(problem))
                    self._question = None
                    self.rebuild()
                case NotSaved(Problem() as problem):
                    self.app.toast(self.say.error(problem))
                case RuleFailed(failure) | BotFailed(_, failure):
                    self.report(failure)
        return bool(news)

    def report(self, failure: Exception) -> None:
        """Say what failed; nothing goes on until that was read."""

        def go_on() -> None:
            self.course.has_failed = False

        self.course.has_failed = True
        report_failure(self, failure, go_on)

    def show_change(self) -> None:
        """The game has gone on: let things glide to where they are now, and tell the story."""
        news = self.session.events(self._events)
        was_own_turn, is_done_to_me = self.following.is_own_turn, self.following.is_done_to_me(news)
        self.panel.story.add(news)
        self._events = self.session.event_count
        waited = self.asking is None
        before = {sprite.name: sprite for sprite in self.stage.sprites if sprite.name}
        moved = self.stage.change(self.sprites(), [event.plain() for event in news], self.speed, self.app.now)
        self.staging.show(news, self.scenery(before, is_own_turn=was_own_turn))
        self.panel.scroll_to_newest(self)
        self.course.hold(is_long=is_done_to_me)
        if moved.get("glided"):
            self.app.sounds.play("card")
        elif moved.get("dropped"):
            self.app.sounds.play("token")
        if self.session.eyes in self.session.people:
            self.session.mark_told()
        self.following.hear(news, self.session.menu() is not None)
        self.rebuild()
        if self.asking is not None and waited and self.session.race is None:
            self.announce(news)
        elif self.board.status(self.seen).seat != self.session.eyes:
            self._turn_told = False

    def tell_all(self) -> None:
        """The whole story from the beginning."""
        self.panel.story.lines.clear()
        self.panel.story.add(self.session.events())
        self._events = self.session.event_count

    def announce(self, news: Sequence[Event] = ()) -> None:
        """Say that a turn begins, why somebody is asked in another's, or that a race is on."""
        eyes = self.session.eyes
        if self.session.race is not None:
            if self.session.racers:  # else only bots may answer
                self.show_banner(self.say("ui.race.quick"))
                self.app.sounds.play("race")
        elif isinstance(eyes, int):
            whose = self.board.status(self.seen).seat
            if whose not in (eyes, None):
                self.show_banner(why_asked(self, eyes, news))
                self.app.sounds.play("asked")
            elif not self._turn_told:
                self.show_banner(self.say("ui.table.your-turn", name=self.session.names[eyes]))
                self.app.sounds.play("turn")
            self._turn_told = whose == eyes

    def rematch(self) -> None:
        """The same people once more."""
        raise NotImplementedError

"""The table: shows what the eyes at the screen may see, takes their answers, and lets the bots play."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from engine.choices import Menu, Option, Ref
from engine.errors import BadFile, Problem, RuleError
from engine.texts import Texts, of_game
from engine.views import View, Viewer
from ui.asking import Asking
from ui.boards import board_for
from ui.canvas import Canvas
from ui.course import Course
from ui.faces import Faces
from ui.grip import Grip
from ui.motion import Stage
from ui.places import Places, places_in
from ui.racebars import race_keys
from ui.racing import Racing
from ui.rivals import is_same
from ui.scenes.base import PRESSING, Scene
from ui.scenes.browser import Browser, ChoiceSheet
from ui.scenes.pause import Pause
from ui.scenes.report import report_failure
from ui.scenes.zoomed import Zoomed
from ui.seating import Seating
from ui.shelf import shelf_entry
from ui.sidepanel import SidePanel
from ui.speech import speech_buttons
from ui.sprites import Sprite
from ui.stagehand import Stagehand
from ui.staging import Staging
from ui.tablebars import PromptButton, prompt_bar, top_bar
from ui.tablepicture import Picture
from ui.tablewords import question, why_not
from ui.theme import Theme
from ui.widgets.base import Widget
from ui.widgets.spot import Spot

if TYPE_CHECKING:
    from ui.app import App

GUARD: Final = 0.15  # seconds in which a new question takes no answer: the last click was not meant for it
HASTE: Final = 1.0  # seconds in which Space, pressed to hurry on what moves, is not yet an answer
REFUSAL: Final = 4.0


class TableScene(Scene):
    """One game on the screen, wherever it is played."""

    def __init__(self, app: App, session: Seating) -> None:
        super().__init__(app)
        self.session = session
        self.board = board_for(session.game.name)
        self.palette = shelf_entry(session.game.name).palette
        self.stage = Stage()
        self.asking: Asking | None = None  # the question to whoever is at the screen
        self.zoomed: Ref | None = None  # the card in the side panel
        self.last_click: tuple[int, int] | None = None
        self.usable: set[str] = set()  # the names of the sprites that a click would go on with
        self._dealt: set[Viewer] = set()  # whose first cards were seen coming out of the deck
        self._question: tuple[int, Menu | None] | None = None  # its number, and what it offers
        self._asked_at = -GUARD
        self._events = 0  # how many are in the story
        self._dressed: tuple[Theme, str, Viewer, tuple[int, int]] | None = None
        self._refusal = ""  # said in the prompt bar for a while, or until the next click
        self._refusal_until = 0.0
        self._doubtful: Option | None = None  # an answer that is asked about once more
        self.grip = Grip()
        self.staging = Staging(self)
        self.course = Course(self)
        self.racing = Racing(self)
        self.picture = Picture(self)
        for note in session.notes:
            app.toast(self.say.error(note))

    # What the screen is made of

    @property
    def texts(self) -> Texts:
        """The words of this game at this table."""
        return self._texts

    def _dress(self) -> None:
        """Fonts, faces and story for this window, language and pair of eyes; painted anew only if one changed."""
        dressed = (self.theme, self.app.language, self.session.eyes, self.area.size)
        if dressed == self._dressed:
            return
        if self._dressed is not None and self._dressed[2] != self.session.eyes:
            self.zoomed = None  # another person may not see what the last one looked at
        self._dressed = dressed
        session = self.session
        self._texts = of_game(session.game, self.app.language, session.names)
        self.faces = Faces(self.theme, self._texts, self.board, session.game.kinds, session.names, session.colours)
        self.stagehand = Stagehand(self.faces)
        self.places: Places = places_in(self.area, self.theme)
        self.panel = self.side_panel()
        self.panel.story.add(session.events())
        self._events = session.event_count
        if self.asking is not None:
            self.asking.texts = self._texts
        self._refusal = ""
        self._lay_out()

    def side_panel(self) -> SidePanel:
        """The panel at the right."""
        return SidePanel(self.theme, self.places.panel, self.faces, self.board.EVENT_ICONS)

    def _lay_out(self) -> None:
        """Show the table at once; at the beginning of a game the cards of a hand come out of the deck."""
        sprites = self._sprites()
        is_first_look = self.session.is_new and self.session.eyes not in self._dealt
        self._dealt.add(self.session.eyes)
        self.stage.put(sprite for sprite in sprites if not (is_first_look and sprite.lifts))
        if is_first_look:
            self.stage.change(sprites, [], self.app.settings.speed, self.app.now)

    def _sprites(self) -> list[Sprite]:
        self.seen: View = self.session.view()
        return list(self.board.layout(self.seen, self.places.area))

    def enter(self) -> None:
        """On top again, with the eyes that are at the screen now."""
        self.grip.let_go()
        self._pressed = ""  # what was pressed before another screen came is not let go here
        self.course.has_failed = False
        self.rebuild()

    def leave(self) -> None:
        """Everything is on the disk already."""
        self.session.close()

    def rebuild(self) -> None:
        """Lay out bars and spots anew; the table itself is laid out when something has changed on it."""
        self._dress()
        self._take_question()
        self.racing.take_question()
        before = self.focus
        super().rebuild()
        if self.focus != before and not isinstance(self.widget(self.focus), Spot):
            self.focus = ""  # Enter presses no button that nobody has gone to
        focused = self.widget(self.focus)
        if isinstance(focused, Spot) and not focused.is_usable and self.picked:  # on to what goes with it
            self.focus = next((spot.name for spot in self.tab_stops()), self.focus)

    def _take_question(self) -> None:
        """Take up a new question: a fresh picker, a moment in which no click counts, and a banner at a turn's begin."""
        menu = self.session.menu()
        if self._question is not None and self._question[0] == self.session.number:
            was = self._question[1]
            if was is menu or (was is not None and menu is not None and is_same(was, menu)):
                return  # others have answered beside it: what was picked stays picked
        self._question = (self.session.number, menu)
        self.asking = Asking(menu, self.texts) if menu is not None else None
        self.grip.let_go()
        self._refusal, self._doubtful = "", None
        self._asked_at = self.app.now
        self.hover = ""  # nothing is said of what the pointer happens to lie on
        if menu is not None:
            self.session.mark_told()
            if menu.about:
                self.zoomed = next((ref for ref in menu.about if ref in self.faces.card_texts), self.zoomed)
        if self.next_refs:
            self.focus = f"at {self.next_refs[0]}"
        elif self.focus.removeprefix("at ") in self.usable:
            self.focus = ""  # nobody has asked why that cannot be used any more

    @property
    def next_refs(self) -> Sequence[Ref]:
        """What whoever is at the screen can pick next."""
        return self.asking.picker.next_refs if self.asking is not None else ()

    @property
    def picked(self) -> Sequence[Ref]:
        """What was picked so far."""
        return self.asking.picker.refs if self.asking is not None else ()

    @property
    def picks_a_set(self) -> bool:
        """Whether several things are picked together."""
        return self.asking is not None and bool(self.asking.menu.sets)

    def build(self) -> Iterable[Widget]:
        """Spots for everything on the table, then the bars and the panel above them."""
        self.usable = self._usable_names()
        for sprite in self.stage.sprites:
            if sprite.ref is not None or sprite.pile or sprite.notes:
                yield Spot(
                    name=f"at {sprite.name}",
                    rect=sprite.rect,
                    sprite=sprite,
                    is_usable=sprite.name in self.usable,
                    tip=self.say("ui.table.note-tip") if sprite.notes and not sprite.ref else "",
                    on_press=partial(self.click, sprite),
                    is_lifted=partial(self.picture.is_lifted, sprite),
                )
        yield from race_keys(self)
        yield from top_bar(self)
        yield from self.panel.build(self)
        yield from prompt_bar(self)

    def _usable_names(self) -> set[str]:
        """The names of the sprites that a click would go on with."""
        wanted = set(self.next_refs)
        single = {sprite.ref for sprite in self.stage.sprites}
        hidden = wanted - single  # to be found in a pile
        return {sprite.name for sprite in self.stage.sprites if sprite.ref in wanted or hidden & set(sprite.pile)}

    def _unseen(self) -> list[Ref]:
        """What can be picked next and has no place on the table: it is offered as buttons."""
        seen = {ref for sprite in self.stage.sprites for ref in (sprite.ref, *sprite.pile)}
        return [ref for ref in self.next_refs if ref not in seen]

    # Answering

    def click(self, sprite: Sprite) -> None:
        """A thing was chosen, by whatever means."""
        if self._is_guarded:
            return
        if sprite.ref is not None and (sprite.ref in self.next_refs or self._begins_anew_with(sprite.ref)):
            self.choose(sprite.ref)
        elif sprite.ref is not None and sprite.ref in self.picked:
            self.step_back()
        elif sprite.pile:
            self.browse(sprite)
        elif sprite.notes:
            self.note(sprite.notes)
        elif sprite.ref is not None:
            self.refuse(sprite)

    def note(self, about: Ref) -> None:
        """Change what the person at the screen has noted about somebody."""
        try:
            self.session.note(about)
        except Problem as problem:
            self.app.toast(self.say.error(problem))
        self.stage.put(self._sprites())
        self.rebuild()

    def _begins_anew_with(self, ref: Ref) -> bool:
        """Whether somebody has changed his mind: a thing that goes with nothing picked so far begins another choice."""
        return self.asking is not None and self.asking.picker.begin_anew(ref)

    @property
    def _is_guarded(self) -> bool:
        """Whether the question is so new that nothing done now can be meant for it."""
        return self.app.now - self._asked_at < GUARD

    def choose(self, ref: Ref, verb: str = "") -> None:
        """Go on with a thing that can be picked; first with what is to be done with it, where that must be told."""
        asking = self.asking
        if asking is None or self._is_guarded:
            return
        self._refusal = ""
        verbs = [] if verb else asking.picker.verbs_for(ref)
        if verbs:
            choices = [(asking.verb_name(each), partial(self.choose, ref, each)) for each in verbs]
            self.app.push(ChoiceSheet(self.app, self.texts.name(ref), choices))
            return
        asking.picker.pick(ref, verb)
        answer, options = asking.picker.answer, asking.picker.choices
        if answer is not None:
            self.answer(answer)
        elif options:
            choices = [(asking.option_name(option), partial(self.answer, option)) for option in options]
            self.app.push(ChoiceSheet(self.app, self.texts.name(asking.picker.refs), choices, self.step_back))
        else:
            self.rebuild()

    def finish_set(self) -> None:
        """The set is as it should be."""
        option = self.asking.picker.finish() if self.asking is not None else None
        if option is not None:
            self.answer(option)

    def answer(self, option: Option) -> None:
        """Give the answer of the person at the screen; one that is hardly meant is asked about once more."""
        if isinstance(self.session.eyes, int) and not self._is_guarded:
            if self.asking is not None and option in self.asking.menu.warnings and option != self._doubtful:
                if self.app.scene is not self:
                    self.app.pop_to(TableScene)
                self._doubtful, self._refusal = option, ""
                self.rebuild()
                self.focus = "confirm"
                return
            if self.app.scene is not self:  # a pile that was being looked through
                self.app.pop_to(TableScene)
            seat, number = self.session.eyes, self.session.number
            if self.session.claimant is not None:
                self.racing.end_claim()
            self.take_step(lambda: self.session.answer(seat, option, number))

    def take_step(self, step: Callable[[], object]) -> None:
        """Let the game take a step, and show what it brought; whatever goes wrong is said, and nothing is lost."""
        try:
            if step() is False:  # a bot keeps silent
                return
        except BadFile as problem:
            self.app.toast(self.say.error(problem))
        except Problem as problem:
            self.app.toast(self.say.error(problem))
            self._question = None
        except RuleError as failure:
            self.course.has_failed = True
            report_failure(self, failure)
        self._show_change()

    def _show_change(self) -> None:
        """The game has gone on: let things glide to where they are now, and tell the story."""
        news = self.session.events(self._events)
        self.panel.story.add(news)
        self._events = self.session.event_count
        waited = self.asking is None
        moved = self.stage.change(
            self._sprites(), [event.plain() for event in news], self.app.settings.speed, self.app.now
        )
        self.staging.show(news)
        self.panel.scroll_to_newest(self)
        self.course.hold()
        if moved.get("glided"):
            self.app.sounds.play("card")
        elif moved.get("dropped"):
            self.app.sounds.play("token")
        if self.session.eyes in self.session.people:
            self.session.mark_told()
        self.rebuild()
        if self.asking is not None and waited and self.session.race is None:
            self.announce()

    def announce(self) -> None:
        """It is the turn of whoever is at the screen, or a race for everybody."""
        if self.session.race is not None:
            if self.session.racers:  # else only bots may answer
                self.picture.announce(self.say("ui.race.quick"))
                self.app.sounds.play("turn")
        elif isinstance(self.session.eyes, int):
            words = self.say("ui.table.your-turn", name=self.session.names[self.session.eyes])
            self.picture.announce(words)
            self.app.sounds.play("turn")

    def step_back(self) -> None:
        """Take the last pick back."""
        if self.asking is not None and self._doubtful is None:
            self.asking.picker.back()
        elif self.asking is not None:
            self.asking.picker.forget()
        self._refusal, self._doubtful = "", None
        self.rebuild()

    def undo(self) -> None:
        """Take the last answer back."""
        raise NotImplementedError

    # Why not

    def refuse(self, sprite: Sprite) -> None:
        """Shake a thing that cannot be used, and say why not."""
        self._say_why_not(sprite.name, self.why_not(sprite.ref))

    def _say_why_not(self, shaken: str, reason: str) -> None:
        self.picture.shake(shaken)
        self._refusal = reason
        self._refusal_until = self.app.now + REFUSAL
        self.app.sounds.play("refuse")
        self.rebuild()

    def why_not(self, ref: Ref | None) -> str:
        """Why a thing cannot be used now."""
        return why_not(self, ref)

    @property
    def rules_page(self) -> Callable[[], Scene] | None:
        """F1: the rules of this game, at the rule behind the question."""
        from ui.scenes.rules import Rules

        menu = self.session.menu()
        return lambda: Rules(self.app, self.session.game, menu.rule if menu is not None else "")

    # Words

    @property
    def is_refusing(self) -> bool:
        """Whether the prompt bar says why not."""
        return bool(self._refusal)

    def prompt(self) -> str:
        """What the prompt bar says."""
        if self._doubtful is not None and self.asking is not None:
            return self._refusal or self.asking.warning(self._doubtful)
        return self._refusal or question(self)

    def prompt_buttons(self) -> list[PromptButton]:
        """What the prompt bar offers besides the things on the table."""
        if self._doubtful is not None:
            sure = partial(self.answer, self._doubtful)
            return [
                PromptButton("confirm", self.say("ui.table.do-it"), sure, "Y", (pygame.K_y,), True),
                PromptButton("cancel", self.say("ui.table.cancel"), self.step_back, "Esc"),
            ]
        if self.asking is not None:
            own = self.asking.buttons(self._unseen(), self.answer, self.choose, self.finish_set, self.step_back)
            return [*own, *speech_buttons(self)]
        if self.session.result is None:
            return speech_buttons(self)
        return [
            PromptButton("again", self.say("ui.over.rematch"), self.rematch, "R", (pygame.K_r,), True),
            PromptButton("home", self.say("ui.over.home"), self.go_home, "Q", (pygame.K_q,)),
        ]

    def list_buttons(self, buttons: Sequence[PromptButton]) -> None:
        """Choices for which the prompt bar has no room."""
        self.app.push(ChoiceSheet(self.app, self.prompt(), [(button.label, button.do) for button in buttons]))

    # Looking closer

    def browse(self, sprite: Sprite) -> None:
        """Look through a pile, and choose from it what can be chosen."""
        title = self.texts.name(sprite.ref) if sprite.ref else ""
        self.app.push(Browser(self, title, sprite.pile))

    def zoom(self, ref: Ref) -> None:
        """Show a card so large that all of it can be read."""
        if ref in self.faces.card_texts:
            self.app.push(Zoomed(self, ref))

    def pointed_card(self) -> Ref | None:
        """The card that the pointer or the keyboard is at."""
        for name in (self.hover, self.focus if self.app.shows_focus else ""):
            spot = self.widget(name)
            if isinstance(spot, Spot):
                shown = spot.sprite.shows or spot.sprite.ref
                if shown in self.faces.card_texts:
                    return shown
        return self.panel.ref_at(self, self.app.pointer)

    # People and screens

    def hide(self) -> None:
        """Cover the screen until the same person says that he is alone again."""
        if isinstance(self.session.eyes, int):
            self.course.cover(self.session.eyes)

    def pause(self) -> None:
        """The menu of this game."""
        self.app.push(Pause(self))

    def go_home(self) -> None:
        """Back to the home screen; the game is on the disk."""
        from ui.scenes.home import Home

        self.app.pop_to(Home)

    def rematch(self) -> None:
        """The same people once more."""
        raise NotImplementedError

    def open_rules(self) -> None:
        """The rules of this game, at the rule behind the question."""
        if self.rules_page is not None:
            self.app.push(self.rules_page())

    def tell_saved(self) -> None:
        """Where the game is saved, or that it is not."""
        raise NotImplementedError

    # Time

    @property
    def is_moving(self) -> bool:
        """Things glide or are dragged, a ribbon fades, a bot thinks."""
        is_waiting = self.session.result is None and self.asking is None
        held = bool(self.grip.dragged) or self.grip.is_held
        is_shown = self.picture.is_moving or self.staging.is_on or self.racing.is_on
        return super().is_moving or is_shown or bool(self._refusal) or held or is_waiting

    def update(self, seconds: float) -> None:
        """Let the game go on as far as it does by itself."""
        self.picture.pass_time()
        self.staging.pass_time()
        if self._refusal and self.app.now >= self._refusal_until:
            self._refusal = ""
            self.rebuild()
        if self.grip.is_long(self.app.now):
            ref = self.pointed_card()
            if ref is not None:
                self.zoom(ref)
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

    def at(self, place: tuple[int, int]) -> Widget | None:
        """What can be used lies above what cannot: a cell under a card is meant if the card cannot be."""
        hits = [widget for widget in reversed(self.widgets) if widget.hit(place)]
        if hits and isinstance(hits[0], Spot):
            return next((spot for spot in hits if isinstance(spot, Spot) and spot.is_usable), hits[0])
        return hits[0] if hits else None

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
            self.last_click = event.pos
            spot = self.at(event.pos)
            if isinstance(spot, Spot):
                self.grip.press(spot.name, event.pos, self.app.now, can_be_dragged=spot.is_usable)
        elif event.type == pygame.MOUSEMOTION and self.grip.is_pressed and event.buttons[0]:
            self._begin_drag(self.grip.pulled(event.pos, self.px(8)))
            self.hover = ""
            return True
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            dragged = self.grip.let_go()
            if dragged:
                self._drop(dragged, event.pos)
                return True
        return super().handle(event)

    def _begin_drag(self, name: str) -> None:
        """A thing is pulled away: it is picked, and what it goes with glows."""
        spot = self.widget(name)
        picker = self.asking.picker if self.asking is not None else None
        ref = spot.sprite.ref if isinstance(spot, Spot) else None
        verbs = picker.verbs_for(ref) if picker is not None and ref is not None else []
        can_go_alone = picker is not None and (not verbs or any(verb not in picker.menu.sets for verb in verbs))
        if picker is not None and ref is not None and picker.set is None and can_go_alone:
            picker.pick(ref, alone=bool(verbs))
            self.grip.dragged = name
            self.rebuild()

    def _drop(self, name: str, place: tuple[int, int]) -> None:
        """Let go of a thing: on what it goes with it is an answer, elsewhere it goes back, and it is said why."""
        over = self.at(place)
        if isinstance(over, Spot) and over.name != name and not self._is_guarded:
            if over.sprite.ref is not None and over.sprite.ref in self.next_refs:
                self.choose(over.sprite.ref)
                return
            if any(ref in self.next_refs for ref in over.sprite.pile):
                self.browse(over.sprite)
                return
        reason = self.why_not(over.sprite.ref) if isinstance(over, Spot) and over.name != name else ""
        self.step_back()
        if reason:
            self._say_why_not(name.removeprefix("at "), reason)

    def handle_key(self, event: pygame.Event) -> bool:
        """The keys of the table."""
        self.last_click = None
        if event.key in PRESSING and self.session.is_shared_race and self.session.eyes is None:
            return True  # it was meant for the cards that were on the screen a moment ago
        if event.key == pygame.K_SPACE and (self.stage.is_moving(self.app.now) or self.staging.is_on):
            self.stage.finish()
            self.staging.finish()
            self.course.hurry()
            return True
        if event.key == pygame.K_SPACE and self.app.now - self._asked_at < HASTE:
            return True  # it was meant for the motion that has just ended
        if event.key == pygame.K_z:
            ref = self.pointed_card()
            if ref is not None:
                self.zoom(ref)
            else:
                self.app.toast(self.say("ui.table.point-at-a-card"))
            return True
        if event.key == pygame.K_h:
            self.hide()
            return True
        return super().handle_key(event)

    def back(self) -> None:
        """Esc: a step back, or the menu of this game."""
        if self._refusal or self.picked or self._doubtful is not None:
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
            ("H", self.say("ui.table.key-hide")),
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

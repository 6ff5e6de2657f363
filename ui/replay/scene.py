"""The replay: the ordinary table at any moment of its game, through chosen eyes, with a time line to go along."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

import pygame

from engine.choices import Ref
from engine.events import Event
from engine.views import EVERYTHING, Viewer
from ui import routes
from ui.app import App
from ui.canvas import Canvas
from ui.motion import LASTS
from ui.replay.chapters import Mark, last_of, marks_of, next_of, turns_of
from ui.replay.controls import SIZE, Control, control_bar
from ui.replay.looking import LookingBack
from ui.replay.norace import NoRace
from ui.replay.panel import StoryPanel
from ui.replay.playing_on import choose_players
from ui.replay.portrait import portrait, save_portrait
from ui.replay.table import LookedAt
from ui.replay.timeline import TimeLine
from ui.settings import SPEEDS, Speed
from ui.sprites import Sprite
from ui.table.picture import Picture
from ui.table.sheets.browser import Browser, ChoiceSheet
from ui.table.sheets.zoomed import zoom
from ui.table.spot import Spot
from ui.table.top_bar import TopButton, top_bar
from ui.table.words import goal
from ui.widgets.base import Label, Panel, Widget
from ui.widgets.button import Button

PAUSE: Final = 1.5  # times the length of a motion, so long a step is left to be looked at
LEAST_PAUSE: Final = 0.1  # seconds: also without any motion every step is seen
SPEED_KEYS: Final = (pygame.K_1, pygame.K_2, pygame.K_3, pygame.K_4)


class ReplayScene(LookedAt):
    """One game to look back at."""

    session: LookingBack
    picture: Picture
    panel: StoryPanel

    def __init__(self, app: App, session: LookingBack) -> None:
        super().__init__(app, session)
        self.racing = NoRace()
        self.picture = Picture(self)
        self.pace: Speed = app.settings.speed
        self.is_playing = False
        self.turns = turns_of(session.replay, self.board)
        self.marks: Sequence[Mark] = ()
        self._hold_until = 0.0
        session.go_to(session.place)  # the turns were looked for from the beginning to the end
        for problem in session.noticed:
            app.toast(self.say.error(problem))

    @property
    def speed(self) -> Speed:
        """How fast things move."""
        return self.pace

    # Layout

    def rebuild(self) -> None:
        """Lay out bars and spots anew; the table itself and its story when something has changed on it."""
        if self.dress():
            replay, session = self.session.replay, self.session
            self.panel = StoryPanel(self.theme, self.places.panel, self.faces, self.board.EVENT_ICONS)
            self.panel.tell(replay.told(session.eyes), self._ending(), replay.length)
            self.panel.follow(self, session.place)
            self.marks = marks_of(replay, self.board, session.eyes)
            self.lay_out()
        before = self.focus
        super().rebuild()
        if self.focus != before:
            self.focus = ""  # Enter presses no button that nobody has gone to

    def _ending(self) -> str:
        result = self.session.replay.whole.result
        winners = [] if result is None else [f"seat:{seat}" for seat in result.winners]
        return "" if result is None else self.panel.story.texts(result.how, winners=winners)

    def build(self) -> Iterable[Widget]:
        """Spots for everything on the table, then the bars and the panel above them."""
        yield from self.spots(self.click)
        yield from top_bar(self, () if self.is_portrayed else self._top_buttons())
        place = self.session.place
        yield from self.panel.replay(self, lambda: self.zoomed, goal(self), place, self.jump)
        if self.is_portrayed:
            yield from self._caption()
        else:
            yield from control_bar(
                self.theme, self.places.area.prompt, self._controls(), self._time_line(), self._speed_button()
            )

    def _caption(self) -> Iterable[Widget]:
        """What happens in a picture of this moment."""
        words = " ".join(self.texts.event(event) for event in self._happened()[-2:])
        box = self.places.area.prompt.inflate(-self.px(8), -self.px(6))
        if words:
            yield Panel(name="caption", rect=box, colour=(12, 8, 6, 190), radius=12)
            said = box.inflate(-self.px(28), -self.px(6))
            yield Label(name="caption words", rect=said, words=words, size=15, bold=True, centred=True, lines=3)

    def _happened(self) -> list[Event]:
        """What the last answer has brought."""
        place = self.session.place
        return self.session.replay.news(place - 1, place, self.session.eyes)

    def _controls(self) -> list[Control]:
        say = self.say
        play = say("ui.replay.pause") if self.is_playing else say("ui.replay.play")
        icon = "pause" if self.is_playing else "play"
        return [
            Control("first", "skip-backward", f"{say('ui.replay.first')} [Home]", (pygame.K_HOME,), self.to_start),
            Control("back", "step-backward", f"{say('ui.replay.back')} [←]", (pygame.K_LEFT,), self.step_back),
            Control("play", icon, f"{play} [Space]", (pygame.K_SPACE,), self.toggle_play, is_main=True),
            Control("forward", "step-forward", f"{say('ui.replay.forward')} [→]", (pygame.K_RIGHT,), self.step),
            Control("last", "skip-forward", f"{say('ui.replay.last')} [End]", (pygame.K_END,), self.to_end),
        ]

    def _time_line(self) -> TimeLine:
        session = self.session
        return TimeLine(
            name="time line",
            rect=pygame.Rect(0, 0, 0, 0),
            length=session.replay.length,
            place=session.place,
            turns=self.turns,
            marks=self.marks,
            said=lambda mark: self.texts.event(mark.event),
            number=f"{session.place} / {session.replay.length}",
            faces=self.faces,
            unit=self.theme.unit,
            pointer=lambda: self.app.pointer,
            on_go=self.jump,
        )

    def _speed_button(self) -> Button:
        words = self.say(f"ui.settings.speed-{self.pace}")
        tip = f"{self.say('ui.replay.speed')} [1–4]"
        return Button(
            name="speed", rect=pygame.Rect(0, 0, 0, 0), label=words, size=SIZE, tip=tip, on_press=self._next_speed
        )

    def _top_buttons(self) -> list[TopButton]:
        say = self.say
        eyes = TopButton("eyes", self.name_of(self.session.eyes), "eye", self.choose_eyes, "E", (pygame.K_e,))
        buttons = [eyes] if len(self.session.viewers) > 1 else []
        if self.session.replay.is_open:
            label = say("ui.replay.play-on")
            buttons.append(TopButton("play on", label, "source-branch", self.play_on, "O", (pygame.K_o,)))
        return [
            *buttons,
            TopButton("picture", "", "camera", self.take_picture, "P", (pygame.K_p,), say("ui.replay.picture")),
            TopButton("rules", "", "book-open-page-variant", self._open_rules, "F1", (), say("ui.table.rules")),
            TopButton("leave", "", "close", self.back, "Esc", (), say("ui.replay.leave")),
        ]

    @property
    def rules_page(self) -> routes.Rules:
        """F1: the rules of this game."""
        return routes.Rules(self.session.game, "")

    def _open_rules(self) -> None:
        self.app.go(self.rules_page)

    # Going along

    def go_to(self, place: int) -> None:
        """Look at another moment: one step on is shown as it was at the table, one back glides, all else is a jump."""
        session, before = self.session, self.session.place
        place = min(session.replay.length, max(0, place))
        if place == before:
            return
        lay = {sprite.name: sprite for sprite in self.stage.sprites if sprite.name}
        self.staging.finish()
        session.go_to(place)
        if place == before + 1:
            news = session.replay.news(before, place, session.eyes)
            self._hold_up(news)
            moved = self.stage.change(self.sprites(), [event.plain() for event in news], self.speed, self.app.now)
            self.staging.show(news, self.scenery(lay))
            if moved.get("glided") or moved.get("dropped"):
                self.app.sounds.play("card" if moved.get("glided") else "token")
        elif place == before - 1:
            self.stage.change(self.sprites(), [], self.speed, self.app.now)
        else:
            self.lay_out()
        self._hold_until = self.app.now + max(LEAST_PAUSE, LASTS[self.pace] * PAUSE)
        self.panel.follow(self, place)
        self.rebuild()

    def _hold_up(self, news: Sequence[Event]) -> None:
        """The last card that somebody did something with can be read in the panel."""
        cards = [event.plain().get("card") for event in news]
        self.zoomed = next((card for card in reversed(cards) if card in self.faces.card_texts), self.zoomed)

    def jump(self, place: int) -> None:
        """Go to a moment, and stay there."""
        self.is_playing = False
        self.go_to(place)
        self.rebuild()

    def step(self) -> None:
        """One answer on."""
        self.jump(self.session.place + 1)

    def step_back(self) -> None:
        """One answer back."""
        self.jump(self.session.place - 1)

    def to_start(self) -> None:
        """Before the first answer."""
        self.jump(0)

    def to_end(self) -> None:
        """After the last one."""
        self.jump(self.session.replay.length)

    def next_turn(self) -> None:
        """Where the next turn begins."""
        self.jump(next_of([turn.place for turn in self.turns], self.session.place, self.session.replay.length))

    def last_turn(self) -> None:
        """Where this turn began, or the one before."""
        self.jump(last_of([turn.place for turn in self.turns], self.session.place))

    def next_mark(self) -> None:
        """The next thing that is marked."""
        self.jump(next_of([mark.place for mark in self.marks], self.session.place, self.session.replay.length))

    def last_mark(self) -> None:
        """The last thing that is marked."""
        self.jump(last_of([mark.place for mark in self.marks], self.session.place))

    def toggle_play(self) -> None:
        """Let it go on by itself, or stop; at its end it begins again."""
        self.is_playing = not self.is_playing
        if self.is_playing and self.session.place == self.session.replay.length:
            self.go_to(0)
        self._hold_until = self.app.now
        self.rebuild()

    def set_pace(self, pace: Speed) -> None:
        """Play so fast from now on."""
        self.pace = pace
        self.rebuild()

    def _next_speed(self) -> None:
        self.set_pace(SPEEDS[(SPEEDS.index(self.pace) + 1) % len(SPEEDS)])

    # Through whose eyes

    def name_of(self, viewer: Viewer) -> str:
        """What a pair of eyes is called."""
        if viewer is None:
            return self.say("ui.replay.onlookers")
        return self.say("ui.replay.everything") if viewer == EVERYTHING else self.session.names[viewer]

    def choose_eyes(self) -> None:
        """Ask through whose eyes to look."""
        if len(self.session.viewers) < 2:
            return

        def look(viewer: Viewer) -> Callable[[], None]:
            return lambda: self.look_through(viewer)

        choices = [(self.name_of(viewer), look(viewer)) for viewer in self.session.viewers]
        self.app.push(ChoiceSheet(self.app, self.say("ui.replay.whose-eyes"), choices))

    def look_through(self, viewer: Viewer) -> None:
        """From now on the game is seen as this viewer saw it."""
        self.finish_motion()
        self.session.sit_down(viewer)
        self.rebuild()

    # What can be done with a moment

    def play_on(self) -> None:
        """Ask who plays on from here."""
        self.is_playing = False
        if self.session.replay.is_open:
            choose_players(self)

    def take_picture(self) -> None:
        """Save what is seen at this moment as a picture, and say where."""
        self.app.toast(save_portrait(self.app, self.session, portrait(self)))

    # Looking closer

    def click(self, sprite: Sprite) -> None:
        """A pile is looked through, a card is read."""
        if sprite.pile:
            title = self.texts.name(sprite.ref) if sprite.ref else ""
            self.app.push(Browser(self, title, sprite.pile, self._nothing))
        elif sprite.ref is not None:
            zoom(self, sprite.ref)

    def _nothing(self, ref: Ref) -> None:
        """Nothing can be chosen."""

    # Time

    @property
    def is_moving(self) -> bool:
        """Things glide, or it plays by itself."""
        return super().is_moving or self.is_settling or self.staging.is_on or self.is_playing

    def update(self, seconds: float) -> None:
        """Take the next step when the last one was seen."""
        self.settle()
        self.staging.pass_time()
        self.pointing.pass_time()
        if not self.is_playing or self.is_busy or self.app.now < self._hold_until:
            return
        self.go_to(self.session.place + 1)
        if self.session.place == self.session.replay.length:
            self.is_playing = False
            self.rebuild()

    def cover(self) -> None:
        """Another screen was put over this one: it waits."""
        self.is_playing = False

    def leave(self) -> None:
        """Nothing is left to be worked out."""
        self.reckoning.close()

    # Input

    def handle(self, event: pygame.Event) -> bool:
        """A right click zooms; a click finishes what is shown large."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 3:
            self._point(pygame.Event(pygame.MOUSEMOTION, pos=event.pos, rel=(0, 0), buttons=(0, 0, 0)))
            ref = self.pointed_card()
            if ref is not None:
                zoom(self, ref)
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self.staging.is_on:
            self.staging.finish()
        return super().handle(event)

    def _point(self, event: pygame.Event) -> bool:
        found = super()._point(event)
        self.pointing.move()
        return found

    def handle_key(self, event: pygame.Event) -> bool:
        """Turns, marks, speeds; everything else has a button."""
        moves = {
            pygame.K_PAGEUP: self.last_turn,
            pygame.K_PAGEDOWN: self.next_turn,
            pygame.K_UP: self.last_mark,
            pygame.K_DOWN: self.next_mark,
        }
        if event.key in moves:
            moves[event.key]()
            return True
        if event.key in SPEED_KEYS:
            self.set_pace(SPEEDS[SPEED_KEYS.index(event.key)])
            return True
        if event.key == pygame.K_z:
            ref = self.pointed_card()
            if ref is not None:
                zoom(self, ref)
            else:
                self.app.toast(self.say("ui.table.point-at-a-card"))
            return True
        return super().handle_key(event)

    def tab_stops(self) -> list[Widget]:
        """The buttons first, then what lies on the table."""
        stops = super().tab_stops()
        return sorted(stops, key=lambda widget: isinstance(widget, Spot))

    @property
    def key_help(self) -> Sequence[tuple[str, str]]:
        """The keys that have no button."""
        say = self.say
        return [
            ("Space", say("ui.replay.key-play")),
            ("← →", say("ui.replay.key-step")),
            ("PgUp PgDn", say("ui.replay.key-turn")),
            ("↑ ↓", say("ui.replay.key-mark")),
            ("Home End", say("ui.replay.key-ends")),
            ("1 2 3 4", say("ui.replay.key-speed")),
            ("Z", say("ui.table.key-zoom")),
        ]

    # Drawing

    def draw(self, canvas: Canvas) -> None:
        """The table; the card that is pointed at is shown in full beside it."""
        ref = self.pointed_card()
        if ref is not None and ref != self.zoomed:
            self.zoomed, self.app.draws_all = ref, True
        self.picture.draw(canvas)
        self.staging.draw(canvas)

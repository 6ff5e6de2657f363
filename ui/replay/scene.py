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
from ui.replay.chapters import Mark, marks_of
from ui.replay.controls import SIZE, Control, control_bar
from ui.replay.going import Going
from ui.replay.looking import LookingBack
from ui.replay.panel import StoryPanel, Told
from ui.replay.playing_on import choose_players
from ui.replay.portrait import portrait, save_portrait
from ui.replay.timeline import TimeLine
from ui.settings import SPEEDS
from ui.sprites import Sprite
from ui.table.picture import Picture
from ui.table.sheets.browser import Browser, ChoiceSheet
from ui.table.sheets.why import ask_why
from ui.table.sheets.zoomed import zoom
from ui.table.spot import Spot
from ui.table.top_bar import TopButton, top_bar
from ui.table.words import goal
from ui.widgets.base import Label, Panel, Widget
from ui.widgets.button import Button

ROOMY: Final = 1200  # units: in so wide a window the top bar has room for words
SPEED_KEYS: Final = (pygame.K_1, pygame.K_2, pygame.K_3, pygame.K_4)


class ReplayScene(Going):
    """One game to look back at."""

    picture: Picture

    def __init__(self, app: App, session: LookingBack) -> None:
        super().__init__(app, session)
        self.picture = Picture(self)
        for problem in session.noticed:
            app.toast(self.say.error(problem))

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
        place, tells_all = self.session.place, self._tells_all and not self.is_portrayed
        yield from self.panel.replay(self, lambda: self.zoomed, goal(self), place, self.jump, tells_all=tells_all)
        if self.is_portrayed:
            yield from self._caption()
        else:
            yield from control_bar(
                self.theme, self.places.area.prompt, self._controls(), self._time_line(), self._speed_button()
            )

    @property
    def _tells_all(self) -> bool:
        """Whether what is to come is told as well: nobody but whoever sees everything knew it then."""
        return self.session.eyes == EVERYTHING

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
            said=self._said,
            number=f"{session.place} / {session.replay.length}",
            faces=self.faces,
            unit=self.theme.unit,
            pointer=lambda: self.app.pointer,
            on_go=self.jump,
        )

    def _said(self, mark: Mark) -> str:
        """The sentence of a mark, if it is known already."""
        is_known = mark.place <= self.session.place or self._tells_all
        return self.texts.event(mark.event) if is_known else ""

    def _speed_button(self) -> Button:
        words = self.say(f"ui.settings.speed-{self.pace}")
        tip = f"{self.say('ui.replay.speed')} [1–4]"
        return Button(
            name="speed", rect=pygame.Rect(0, 0, 0, 0), label=words, size=SIZE, tip=tip, on_press=self.next_speed
        )

    def _top_buttons(self) -> list[TopButton]:
        say = self.say
        eyes = TopButton("eyes", self.name_of(self.session.eyes), "eye", self.choose_eyes, "E", (pygame.K_e,))
        buttons = [eyes] if len(self.session.viewers) > 1 else []
        if self.session.replay.is_open:
            label = say("ui.replay.play-on")
            shown = label if self.area.width >= self.px(ROOMY) else ""
            buttons.append(TopButton("play on", shown, "source-branch", self.play_on, "O", (pygame.K_o,), label))
        return [
            *buttons,
            TopButton("picture", "", "camera", self.take_picture, "P", (pygame.K_p,), say("ui.replay.picture")),
            TopButton("why", "", "help-circle-outline", self._ask_about_this, "F5", (), say("ui.why.title")),
            TopButton("rules", "", "book-open-page-variant", self._open_rules, "F1", (), say("ui.table.rules")),
            TopButton("leave", "", "close", self.back, "Esc", (), say("ui.replay.leave")),
        ]

    @property
    def rules_page(self) -> routes.Rules:
        """F1: the rules of this game."""
        return routes.Rules(self.session.game, "")

    def _ask_about_this(self) -> None:
        self.ask_why(self.panel.last_told(self.session.place))

    def _open_rules(self) -> None:
        self.app.go(self.rules_page)

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

        viewers = self.session.viewers
        choices = [(self.name_of(viewer), look(viewer)) for viewer in viewers]
        chosen = viewers.index(self.session.eyes)
        self.app.push(ChoiceSheet(self.app, self.say("ui.replay.whose-eyes"), choices, chosen=chosen))

    def look_through(self, viewer: Viewer) -> None:
        """From now on the game is seen as this viewer saw it."""
        self.finish_motion()
        self.session.sit_down(viewer)
        self.rebuild()

    # What can be done with a moment

    def ask_why(self, sentence: int) -> None:
        """Why a sentence of the story came about."""
        self.is_playing = False
        last = len(self.panel.places) - 1 if self._tells_all else self.panel.last_told(self.session.place)
        ask_why(self, min(sentence, self.panel.told - 1), min(last, self.panel.told - 1))

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

    # Input

    def handle(self, event: pygame.Event) -> bool:
        """A right click zooms; a click finishes what is shown large."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 3:
            self._point(pygame.Event(pygame.MOUSEMOTION, pos=event.pos, rel=(0, 0), buttons=(0, 0, 0)))
            ref, over = self.pointed_card(), self.at(event.pos)
            if ref is not None:
                zoom(self, ref)
            elif isinstance(over, Told):
                self.ask_why(over.index)
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
        if event.key == pygame.K_F5:
            self._ask_about_this()
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
            ("F5", say("ui.replay.key-why")),
        ]

    # Drawing

    def draw(self, canvas: Canvas) -> None:
        """The table; the card that is pointed at is shown in full beside it."""
        ref = self.pointed_card()
        if ref is not None and ref != self.zoomed:
            self.zoomed, self.app.draws_all = ref, True
        self.picture.draw(canvas)
        self.staging.draw(canvas)

"""What a table shows: the game as the eyes at the screen see it, dressed for one window and language."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import Final, Protocol

import pygame

from engine.choices import Ref, Seat
from engine.texts import Texts, of_game
from engine.views import View, Viewer
from ui.app import App
from ui.boards import board_for
from ui.faces import Faces
from ui.motion import Stage
from ui.painter import Pictures
from ui.scenes.base import Scene
from ui.settings import Speed
from ui.shelf import shelf_entry
from ui.signs import worn_by
from ui.sprites import Sprite
from ui.table.asking import Asking
from ui.table.clock import Clock
from ui.table.grip import Grip
from ui.table.places import Places, places_in
from ui.table.pointing import Pointing
from ui.table.reckoning import Reckoning
from ui.table.seating import Seating
from ui.table.spot import Spot
from ui.table.stagehand import SHAKE_SECONDS, Stagehand
from ui.table.staging import Scenery, Staging
from ui.theme import Theme

BANNER: Final = 1.6  # seconds


class Race(Protocol):
    """What is seen of a race and of the clock of a question, and how time reaches them."""

    @property
    def clock(self) -> Clock | None:
        """The time that is left to those at the screen, if a clock runs."""

    @property
    def is_on(self) -> bool:
        """Whether time changes what is seen."""

    @property
    def is_open(self) -> bool:
        """Whether the keys of a race count."""

    @property
    def keys(self) -> Mapping[Seat, str]:
        """The keys of those who may press one in this race."""

    def can_claim(self, seat: Seat) -> bool:
        """Whether a seat may still play."""

    def offers_pass(self, seat: Seat) -> bool:
        """Whether holding the key passes."""

    def held_share(self, seat: Seat) -> float:
        """How much of the time that passes a seat has held its key."""

    def pass_time(self, seconds: float) -> None:
        """So much time has passed with the table on the screen."""

    def end_claim(self) -> None:
        """The cards of the seat that was quickest are covered again."""


class Pictured(Protocol):
    """The picture of a table, as far as others show it."""

    @property
    def still(self) -> pygame.Surface:
        """Everything that does not move."""

    def is_lifted(self, sprite: Sprite) -> bool:
        """Whether a thing has risen from where it lies."""


class Panelled(Protocol):
    """The panel at the right, as far as it is pointed at."""

    def ref_at(self, table: Scene, place: tuple[int, int]) -> Ref | None:
        """The card whose name is at a place."""


class Tabletop(Scene):
    """Everything that is seen at a table. What can be done there comes in the layers above."""

    racing: Race
    picture: Pictured
    panel: Panelled
    faces: Faces
    stagehand: Stagehand
    places: Places
    seen: View

    def __init__(self, app: App, session: Seating) -> None:
        super().__init__(app)
        self.session = session
        self.board = board_for(session.game.name)
        self.palette = shelf_entry(session.game.name).palette
        self.stage = Stage()
        self.staging = Staging(app, lambda: self.speed)
        self.grip = Grip()
        self.pointing = Pointing(self)
        self.reckoning = Reckoning()
        self.asking: Asking | None = None  # the question to whoever is at the screen
        self.refusal = ""  # why not: said in the prompt bar for a while, or until the next click
        self.zoomed: Ref | None = None  # the card in the side panel
        self.last_click: tuple[int, int] | None = None
        self.usable: set[str] = set()  # the names of the sprites that a click would go on with
        self.banner: tuple[str, float] | None = None  # and until when
        self.shaken: tuple[str, float] | None = None  # and since when
        self.is_skipping = False  # whoever is out wants to see the end
        self._was_moving = False
        self._dealt: set[Viewer] = set()  # whose first cards were seen coming out of the deck
        self._dressed: tuple[Theme, str, Viewer, tuple[int, int], bool] | None = None

    @property
    def again_words(self) -> str:
        """What comes after the end, in a word."""
        return self.say("ui.over.rematch")

    # Its dress

    @property
    def texts(self) -> Texts:
        """The words of this game at this table."""
        return self._texts

    def dress(self) -> bool:
        """Fonts, faces and places for this window, language and pair of eyes; whether any of them changed."""
        dressed = (self.theme, self.app.language, self.session.eyes, self.area.size, self.app.pictures is not None)
        if dressed == self._dressed:
            return False
        if self._dressed is not None and self._dressed[2] != self.session.eyes:
            self.zoomed = None  # another person may not see what the last one looked at
        self._dressed = dressed
        session = self.session
        self._texts = of_game(session.game, self.app.language, session.names)
        gallery = self.app.pictures
        pictures = None if gallery is None else Pictures(gallery, session.game.name)
        self.faces = Faces(
            self.theme,
            self._texts,
            self.board,
            session.game.kinds,
            session.names,
            session.colours,
            pictures,
            self.app.painting,
            worn_by(session.seats, self.app.settings.signs),
        )
        self.stagehand = Stagehand(self.faces)
        self.places = places_in(self.area, self.theme, has_hand=getattr(self.board, "HAS_HAND", True))
        if self.asking is not None:
            self.asking.texts = self._texts
        self.refusal = ""
        return True

    def lay_out(self) -> None:
        """Show the table at once; at the beginning of a game the cards of a hand come out of the deck."""
        sprites = self.sprites()
        is_first_look = self.session.is_new and self.session.eyes not in self._dealt
        self._dealt.add(self.session.eyes)
        self.stage.put(sprite for sprite in sprites if not (is_first_look and sprite.lifts))
        if is_first_look:
            self.stage.change(sprites, [], self.speed, self.app.now)

    def sprites(self) -> list[Sprite]:
        """Everything on the board, as the eyes at the screen see it now."""
        self.seen = self.session.view()
        picking = getattr(self.board, "picking", None)
        if picking is not None and self.asking is not None and self.asking.picker.set is not None:
            about, line = self.asking.menu.about, self.asking.picker.line
            return [*picking(self.seen, self.places.area, line, about), *self._chances()]
        return [*self.board.layout(self.seen, self.places.area), *self._chances()]

    def _chances(self) -> Iterable[Sprite]:
        """What the board reckons for whoever is asked."""
        menu = self.session.menu()
        if menu is None or not self.session.shows_odds or not hasattr(self.board, "chances"):
            return ()
        found: Iterable[Sprite] = self.board.chances(self.seen, self.places.area, menu.kind)
        return found

    def show_picked(self) -> None:
        """Let things go where what was picked puts them, if this board shows that."""
        if self.asking is not None and hasattr(self.board, "picking"):
            self.stage.change(self.sprites(), [], self.speed, self.app.now)

    def spots(self, click: Callable[[Sprite], None]) -> Iterator[Spot]:
        """Everything on the board that the pointer or the keyboard can come to."""
        for sprite in self.stage.sprites:
            if sprite.ref is not None or sprite.pile or sprite.notes:
                yield Spot(
                    name=f"at {sprite.name}",
                    rect=sprite.rect,
                    sprite=sprite,
                    is_usable=sprite.name in self.usable,
                    on_press=partial(click, sprite),
                    is_lifted=partial(self.picture.is_lifted, sprite),
                )

    def pointed_card(self) -> Ref | None:
        """The card that the pointer or the keyboard is at."""
        for name in (self.hover, self.focus if self.app.shows_focus else ""):
            spot = self.widget(name)
            if isinstance(spot, Spot):
                shown = spot.sprite.shows or spot.sprite.ref
                if shown in self.faces.card_texts:
                    return shown
        return self.panel.ref_at(self, self.app.pointer)

    # What is asked

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

    def usable_names(self) -> set[str]:
        """The names of the sprites that a click would go on with."""
        wanted = {*self.next_refs, *self.ways_on()}
        single = {sprite.ref for sprite in self.stage.sprites}
        hidden = wanted - single  # to be found in a pile
        return {sprite.name for sprite in self.stage.sprites if sprite.ref in wanted or hidden & set(sprite.pile)}

    def unseen(self) -> list[Ref]:
        """What can be picked next and has no place on the table: it is offered as buttons."""
        seen = {ref for sprite in self.stage.sprites for ref in (sprite.ref, *sprite.pile)}
        return [ref for ref in self.next_refs if ref not in seen]

    def ways_on(self) -> Mapping[Ref, Sequence[Ref]]:
        """Things on the table that go with what lies nowhere on it, each with that: a target with the abilities of the
        card that was picked."""
        return self.asking.picker.beyond(self.unseen()) if self.asking is not None else {}

    def goes_on_with(self, ref: Ref) -> bool:
        """Whether a thing can be picked, or a way to it."""
        return ref in self.next_refs or ref in self.ways_on()

    def only_way(self) -> Ref | None:
        """A thing that lies nowhere on the table and that every choice goes on with, such as a card's only ability:
        nobody need pick that, as long as there is something to pick after it."""
        picker = self.asking.picker if self.asking is not None else None
        if picker is None or picker.set is not None or len(picker.next_refs) != 1 or not self.unseen():
            return None
        goes_on = all(len(option.refs) > len(picker.refs) + 1 for option in picker.fitting)
        return picker.next_refs[0] if goes_on else None

    # What moves

    @property
    def speed(self) -> Speed:
        """How fast things move."""
        return "instant" if self.is_skipping else self.app.settings.speed

    @property
    def toasts_above(self) -> int:
        """The prompt and the hand stay to be read."""
        return self.places.area.prompt.top

    def scenery(self, before: Mapping[str, Sprite], *, is_own_turn: bool = False) -> Scenery:
        """What happens is seen before this."""
        eyes, area = self.session.eyes, self.places.area
        return Scenery(self.board, self.stage, self.faces, self._texts, area, eyes, self.seen, before, is_own_turn)

    def show_banner(self, words: str) -> None:
        """Show a ribbon for a moment."""
        self.banner = (words, self.app.now + BANNER)

    def shake(self, name: str) -> None:
        """Shake a thing."""
        self.shaken = (name, self.app.now)

    @property
    def is_busy(self) -> bool:
        """Whether things are on their way, or shown large: the game waits for them."""
        return self.stage.is_moving(self.app.now) or self.staging.is_on

    def finish_motion(self) -> None:
        """It was looked at long enough."""
        self.stage.finish()
        self.staging.finish()

    @property
    def is_settling(self) -> bool:
        """Whether the next picture will look different by itself."""
        is_waiting = self.banner is not None or self.shaken is not None or self.reckoning.is_at_work
        return self.stage.is_moving(self.app.now) or is_waiting

    def settle(self) -> None:
        """What has come to rest, what is over, and what has been worked out, is painted with the rest."""
        now = self.app.now
        if self.reckoning.has_news():
            self.app.is_stale = True
        was_moving, self._was_moving = self._was_moving, self.stage.is_moving(now)
        if was_moving and not self._was_moving:
            self.app.is_stale = True
        is_asked = self.asking is not None or self.session.race is not None
        if self.banner is not None and self.staging.is_on:  # one thing after the other
            self.banner = (self.banner[0], now + BANNER)
        if self.banner is not None and (now >= self.banner[1] or not is_asked):
            self.banner = None
            self.app.is_stale = True
        if self.shaken is not None and now - self.shaken[1] >= SHAKE_SECONDS:
            self.shaken = None
            self.app.is_stale = True

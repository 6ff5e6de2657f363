"""What the tests of all boards share: a case for each game, areas, faces, views met in random games, common faults."""

from __future__ import annotations

import importlib
import itertools
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import pygame

from engine.choices import Ref
from engine.dice import Dice
from engine.games import find_game
from engine.table import Table
from engine.texts import of_game
from engine.views import EVERYTHING, View
from tests.playing import seated, set_aside
from tests.ui.driving import LEAST_TARGET, SCALES, SIZES
from ui.boards import board_for
from ui.canvas import Canvas, Written
from ui.cli.selfplay import answer_blindly
from ui.faces import Faces
from ui.sprites import Area, CardFace, Sprite
from ui.table.places import places_in
from ui.theme import HOUSE, Theme, unit_for

MOST_MOVES = 150  # of a random game
EVERY_WINDOW = list(itertools.product(SIZES, SCALES))
# Windows in which every word is read: painting all of them takes long.
READ = [(SIZES[0], 100), (SIZES[0], 200), (SIZES[1], 100), (SIZES[2], 75)]
NAMES = ("Ada", "Владислава", "Maximilian", "Їжак Колючий Молодший", "W" * 24, "Щ" * 24, "Олександра", "Jo")

Faults = Callable[[Sequence[Sprite], View, Area], Iterator[str]]


def least_target(sprite: Sprite, area: Area) -> int:
    """How small a thing may be that can be clicked."""
    return area.px(LEAST_TARGET)


@dataclass(frozen=True)
class Case:
    """What the tests need to know of a game to try its board: views made up to be hard, and what can be wrong."""

    game: str
    crafted: Mapping[str, View]
    crowded: str  # the crafted view with the most on the table
    cards: Collection[Ref]
    faults: Faults  # those that only this board can have
    setups: Sequence[Mapping[str, Any]] = ({},)
    buttons: tuple[str, ...] = ()  # kinds of refs that need no place on the table: they are offered as buttons
    elsewhere: tuple[str, ...] = ()  # parts of a view that only point at cards that lie elsewhere
    least: Callable[[Sprite, Area], int] = least_target
    looks: Collection[Ref] = ()  # things beside the cards that have a look of their own
    crowds: Collection[str] = ()  # crafted views with so much that not every card finds room for its name
    names: Sequence[str] = NAMES  # of the seats, the longest that this board has room for among them

    def layout(self, view: View, area: Area) -> list[Sprite]:
        """The sprites of a view."""
        return list(board_for(self.game).layout(view, area))

    def area(self, size: tuple[int, int], scale: int = 100) -> Area:
        """The places of a window, as this board has them."""
        return area_of(size, scale, has_hand=getattr(board_for(self.game), "HAS_HAND", True))


@cache
def case_of(game: str) -> Case:
    """The case that stands beside the tests of a game's own board."""
    found: Case = importlib.import_module(f"tests.ui.test_{game}_board").CASE
    return found


@cache
def random_games(game: str) -> tuple[tuple[View, frozenset[Ref]], ...]:
    """Views met in games played at random, each with everything that the seat may choose."""
    case, met = case_of(game), []
    for seats, (seed, options) in itertools.product(find_game(game).seats, enumerate(case.setups, 1)):
        table: Table[Any] = Table(find_game(game), seated(seats), options if seats > 2 else {}, seed)
        chance = Dice(seed)
        while table.ask is not None and len(table.moves) < MOST_MOVES:
            for seat in table.ask.menus:
                met.append((table.view(seat), _offered(table, seat, case.buttons)))
            answer_blindly(table, chance)
        met += [(table.view(viewer), frozenset()) for viewer in (None, EVERYTHING)]
    set_aside()
    return tuple(met)


def _offered(table: Table[Any], seat: int, buttons: tuple[str, ...]) -> frozenset[Ref]:
    menu = table.menu(seat)
    offered = {ref for option in menu.options for ref in option.refs} if menu is not None else set()
    return frozenset(ref for ref in offered if ":" in ref and ref.partition(":")[0] not in buttons)


def area_of(size: tuple[int, int], scale: int = 100, *, has_hand: bool = True) -> Area:
    """The places of a window."""
    theme = Theme(HOUSE, unit_for(size, scale / 100))
    return places_in(pygame.Rect(0, 0, *size), theme, has_hand=has_hand).area


def by_name(sprites: Sequence[Sprite]) -> dict[str, Sprite]:
    """The sprites that have a name, by it."""
    return {sprite.name: sprite for sprite in sprites if sprite.name}


def bounding(sprite: Sprite) -> pygame.Rect:
    """What a sprite covers, turned as it is."""
    rect = sprite.rect
    if not sprite.turn:
        return rect
    arm = pygame.Vector2(rect.width / 2, rect.height / 2)
    corners = [pygame.Vector2(arm.x * x, arm.y * y).rotate(-sprite.turn) for x in (-1, 1) for y in (-1, 1)]
    wide, tall = (2 * max(abs(corner[axis]) for corner in corners) - 1 for axis in (0, 1))
    turned = pygame.Rect(0, 0, int(wide), int(tall))
    turned.center = rect.center
    return turned


def faults(case: Case, view: View, area: Area) -> list[str]:
    """Everything that is wrong with the layout of a view."""
    sprites = case.layout(view, area)
    common = [*_out_of_place(case, sprites, area), *_covered_hand(sprites, area)]
    return [*common, *case.faults(sprites, view, area)]


def _out_of_place(case: Case, sprites: Sequence[Sprite], area: Area) -> Iterator[str]:
    for sprite in sprites:
        bound = bounding(sprite)
        if not area.table.contains(bound):
            yield f"{sprite.name} at {bound} is outside {area.table}"
        if bound.colliderect(area.prompt):
            yield f"{sprite.name} at {bound} is in the way of the prompt"
        is_target = sprite.ref is not None or sprite.pile or sprite.notes
        if is_target and min(sprite.box.width, sprite.box.height) < case.least(sprite, area):
            yield f"{sprite.name} at {sprite.box} is too small to be clicked"


def _covered_hand(sprites: Sequence[Sprite], area: Area) -> Iterator[str]:
    yield from too_little_seen([sprite for sprite in sprites if sprite.lifts], area)


def too_little_seen(cards: Sequence[Sprite], area: Area) -> Iterator[str]:
    """Of every card in a fan or on a pile the upper left corner must be seen, large enough for a click."""
    least = area.px(LEAST_TARGET)
    for index, sprite in enumerate(cards):
        corner = pygame.Rect(sprite.box.x, sprite.box.y, least, least)
        if any(corner.colliderect(above.rect) for above in cards[index + 1 :]):
            yield f"too little is seen of {sprite.ref} among {len(cards)}"


def overlapping(sprites: Sequence[Sprite]) -> Iterator[str]:
    """Of things that must lie beside each other, those that do not."""
    for one, other in itertools.combinations(sprites, 2):
        if one.rect.colliderect(other.rect):
            yield f"{one.name} {one.face} {one.box} and {other.name} {other.face} {other.box} overlap"


def icons_on(sprite: Sprite) -> set[str]:
    """The pictures that a sprite is painted with."""
    face: Any = sprite.face
    stats = [*getattr(face, "stats", ()), *filter(None, [getattr(face, "badge", None)])]
    icons = {getattr(face, "icon", ""), getattr(face, "mark", ""), *(stat.icon for stat in stats)}
    note = getattr(face, "note", "")
    return {icon for icon in (*icons, note if isinstance(note, str) else "") if icon}


def faces_for(game: str, language: str, size: tuple[int, int], scale: int = 100) -> Faces:
    """What paints the things of a game in a window."""
    pygame.display.init()  # another test may have closed it
    pygame.display.set_mode((1, 1))
    return _faces_for(game, language, size, scale)


@cache
def _faces_for(game: str, language: str, size: tuple[int, int], scale: int) -> Faces:
    """Made once, since it keeps what it has painted."""
    record, names = find_game(game), case_of(game).names
    theme = Theme(HOUSE, unit_for(size, scale / 100))
    return Faces(theme, of_game(record, language, names), board_for(game), record.kinds, names, record.colours)


def written_on(faces: Faces, sprite: Sprite) -> list[Written]:
    """The words on a sprite, and whether they fit."""
    canvas = Canvas(pygame.Surface(sprite.rect.size, pygame.SRCALPHA), faces.theme)
    canvas.written = []
    faces.paint(sprite.face, canvas, canvas.surface.get_rect())
    return canvas.written


def card_boxes(case: Case, area: Area) -> list[Sprite]:
    """One card of every size that is on the table in any crafted view."""
    sprites = (sprite for view in case.crafted.values() for sprite in case.layout(view, area))
    cards = [sprite for sprite in sprites if isinstance(sprite.face, CardFace) and sprite.face.ref in case.cards]
    return list({sprite.box[2:]: sprite for sprite in cards}.values())

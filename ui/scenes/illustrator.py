"""Draws the illustrations of a book in the language, theme and width in which a page shows them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final, NamedTuple

import pygame

from engine.choices import Ref
from engine.games import Game, named_seats, seat_colours
from engine.lessons import renamed
from engine.scenarios import seat_and_line
from engine.table import Table
from engine.texts import common, of_game
from ui.app import App
from ui.boards import board_for
from ui.canvas import Canvas
from ui.faces import Faces
from ui.illustrations import Illustration, Shot, illustrations_of
from ui.motion import Shown, Stage
from ui.painter import Pictures
from ui.scenes.base import Scene
from ui.scenes.card_painter import CardPainter
from ui.scenes.paragraphs import tall
from ui.scenes.rows_of_items import Row
from ui.shelf import shelf_entry
from ui.sprites import Sprite
from ui.table.places import places_in
from ui.table.stagehand import Marks, Stagehand
from ui.theme import FADED_INK, INK, Theme, mixed
from ui.typeset import Drawn

GAP: Final = 16  # units between two pictures side by side
WORDS: Final = 13.5  # units
PLACES: Final = ("cell:", "siege:")  # what is marked in its middle
LARGER: Final = 1.5  # times as large as on a table, at most
ICONS: Final[Mapping[str, str]] = {"ok": "icon:check-bold", "no": "icon:close-thick"}


class _Cut(NamedTuple):
    """As much of a table as is seen, and the theme that it is laid out with."""

    theme: Theme
    box: pygame.Rect
    sprites: list[Sprite]


class TablePicture:
    """A position, laid out once for a width."""

    def __init__(self, app: App, theme: Theme, game: Game[Any], shot: Shot, width: int) -> None:
        self.app, self.page_theme, self.game, self.shot = app, theme, game, shot
        self.board = board_for(game.name)
        language = app.language
        names = _names(language)
        self.names = [names.get(seat, seat) for seat in shot.seats]
        table = _played(game, shot, dict(zip(shot.seats, self.names, strict=True)))
        self.colours = seat_colours(game, table.seats)
        eyes = shot.seats.index(shot.eyes) if shot.eyes else None
        self.view = table.view(eyes)
        self.texts = of_game(game, language, self.names)
        self.cut = self._cut(Theme(shelf_entry(game.name).palette, theme.unit, theme.high_contrast))
        factor = min(LARGER, 0.995 * width * shot.share / self.cut.box.width)
        self.cut = self._cut(self.cut.theme._replace(unit=theme.unit * factor))
        gallery = app.pictures
        pictures = None if gallery is None else Pictures(gallery, game.name)
        kinds, budget = game.kinds, app.painting
        faces = Faces(self.cut.theme, self.texts, self.board, kinds, self.names, self.colours, pictures, budget)
        self.stagehand = Stagehand(faces)
        self.words = shot.below.in_(language) if shot.below is not None else ""
        high = tall(theme, self.words, self.cut.box.width, WORDS) + theme.px(6) if self.words else 0
        self.size = (self.cut.box.width, self.cut.box.height + high)

    def _cut(self, theme: Theme) -> _Cut:
        window = pygame.Rect(0, 0, theme.px(self.shot.window[0]), theme.px(self.shot.window[1]))
        places = places_in(window, theme, has_hand=getattr(self.board, "HAS_HAND", True))
        sprites = list(self.board.layout(self.view, places.area))
        edges = [box for ref in self.shot.crop for box in _places_of(ref, sprites)]
        if self.shot.crop and not edges:
            raise LookupError(f"nothing of {self.shot.crop} lies on the table: {sorted({s.name for s in sprites})}")
        box = edges[0].unionall(edges[1:]) if edges else places.area.board.copy()
        around = theme.px(self.shot.around)
        return _Cut(theme, box.inflate(2 * around, 2 * around).clip(places.area.table), sprites)

    def _seen(self, ref: Ref) -> list[pygame.Rect]:
        """Where a thing lies on the picture."""
        return [place.move(-self.cut.box.x, -self.cut.box.y) for place in _places_of(ref, self.cut.sprites)[:1]]

    def draw(self, canvas: Canvas, corner: tuple[int, int]) -> None:
        """The ground, all that lies there, marks, and words below."""
        theme, box = self.cut.theme, self.cut.box
        surface = pygame.Surface(box.size)
        surface.fill(mixed(theme.palette.light, theme.palette.dark, 0.5))
        own = Canvas(surface, theme)
        stage = Stage()
        stage.put(self.cut.sprites)
        self.stagehand.draw(own, [_moved(shown, box) for shown in stage.resting()], Marks())
        for ref in self.shot.glow:
            for place in self._seen(ref):
                draw_glow(own, place)
        for ref, label in self.shot.labels.items():
            for place in self._seen(ref):
                draw_label(own, place, ICONS.get(label, label), is_aside=not ref.startswith(PLACES))
        canvas.surface.blit(surface, corner)
        around = pygame.Rect(corner, box.size)
        pygame.draw.rect(canvas.surface, mixed(INK, theme.palette.paper, 0.4), around, max(1, self.page_theme.px(1.5)))
        if self.words:
            place = pygame.Rect(around.x, around.bottom + self.page_theme.px(4), box.width, 0)
            place.height = corner[1] + self.size[1] - place.y
            canvas.text(place, self.words, WORDS, FADED_INK, lines=6, top=True, align="centre")


def _names(language: str) -> dict[str, str]:
    """How those who have names in lessons are called in a language."""
    english, own = (common(each)("ui.setup.names").split(",") for each in ("en", language))
    return {one.strip(): other.strip() for one, other in zip(english, own, strict=True)}


def _played(game: Game[Any], shot: Shot, names: Mapping[str, str]) -> Table[Any]:
    position = renamed(shot.position, names) if shot.position is not None else None
    seats = named_seats(list(names.values()))
    table: Table[Any] = Table(game, seats, shot.options, shot.seed, position=position, dice=shot.dice)
    for move in shot.moves:
        table.answer(*seat_and_line(move, shot.seats))
    return table


def _places_of(ref: Ref, sprites: Iterable[Sprite]) -> list[pygame.Rect]:
    """Where a thing lies; the largest of its sprites first."""
    found = [sprite.rect for sprite in sprites if ref in (sprite.ref, sprite.name)]
    return sorted(found, key=lambda rect: -rect.width * rect.height)


def _moved(shown: Shown, box: pygame.Rect) -> Shown:
    return shown._replace(centre=(shown.centre[0] - box.x, shown.centre[1] - box.y))


def draw_glow(canvas: Canvas, place: pygame.Rect) -> None:
    """A thing is marked as a whole, above whatever lies beside it."""
    glow, inner = canvas.theme.palette.glow, place.inflate(-canvas.px(5), -canvas.px(5))
    canvas.panel(inner, (*glow, 70), radius=6, rim=glow, width=3)


def draw_label(canvas: Canvas, place: pygame.Rect, label: str, *, is_aside: bool) -> None:
    """A round mark in the middle of a thing, or at a card's corner: a few letters, or a sign."""
    px, icon = canvas.px, label.removeprefix("icon:") if label.startswith("icon:") else ""
    wide = px(30) if icon or len(label) < 3 else px(14 + 9 * len(label))
    mark = pygame.Rect(0, 0, wide, px(30))
    mark.center = place.center
    if is_aside:
        mark.topright = (place.right + px(3), place.top - px(3))
    colour = canvas.theme.palette.glow if icon != "close-thick" else (226, 92, 74)
    canvas.panel(mark, colour, radius=15, rim=INK, width=2)
    if icon:
        canvas.icon(mark.inflate(-px(12), -px(12)), icon, INK)
    else:
        canvas.text(mark, label, 17, INK, weight="bold", align="centre")


class Illustrator(CardPainter):
    """Paints the cards and the pictures of a book."""

    def __init__(self, app: App, scene: Scene, game: Game[Any]) -> None:
        super().__init__(app, scene, game)
        self.known = illustrations_of(game.name)
        self._laid: dict[tuple[str, int, Theme, str, bool], Drawn] = {}

    def illustration(self, id: str, width: int) -> Drawn:
        """A picture for a width."""
        theme = self.scene.theme
        key = (id, width, theme, self.app.language, self.app.pictures is not None)
        if key not in self._laid:
            self._laid[key] = self._lay(self.known[id], width, theme)
        return self._laid[key]

    def _lay(self, one: Illustration, width: int, theme: Theme) -> Drawn:
        if one.row:
            return Row(self, theme, one, width, self.app.language)
        gap = theme.px(GAP)
        room = (width - gap * (len(one.shots) - 1)) // len(one.shots)
        return SideBySide([TablePicture(self.app, theme, self.game, shot, room) for shot in one.shots], gap)


class SideBySide:
    """Pictures beside each other, their upper sides in one line."""

    def __init__(self, pictures: list[TablePicture], gap: int) -> None:
        self.pictures, self.gap = pictures, gap
        self.height = max(picture.size[1] for picture in pictures)

    def draw(self, canvas: Canvas, corner: tuple[int, int]) -> None:
        """One after the other."""
        x, y = corner
        for picture in self.pictures:
            picture.draw(canvas, (x, y))
            x += picture.size[0] + self.gap

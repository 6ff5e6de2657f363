"""How cards are painted: a frame in the card's colour, its name, its picture, and as many words as can be read. Values
lie in fixed corners."""

from __future__ import annotations

from typing import Final, NamedTuple

import pygame

from ui import theme as paint
from ui.canvas import MANY, Canvas
from ui.card_marks import disc_side, paint_marks
from ui.materials import grain, rounding
from ui.naming import LEAST, Naming, in_part, naming, somehow
from ui.painter import Painter
from ui.sprites import CardFace, Look
from ui.theme import FADED_INK, INK, WHITE, mixed

LARGE: Final = 84  # units: a card as wide as that has words below its picture
FLAT: Final = 0.54  # height to width: a flatter card has its name beside its picture
TINY: Final = 50  # pixels: a narrower card has its sign instead of a picture
MOST_NAME: Final = 0.42  # of the height of a card: more of it is for the picture
MOST_MARKED: Final = 0.3  # of it, where marks lie on the picture
MOST_PARTED: Final = 0.8  # of it, for a name whose words must be parted
NARROW: Final = 36  # units: the picture of a flat card gets no narrower for a name
SHARES: Final = (0.46, 0.38)  # of the width of a flat card, for its picture
LEAST_ART: Final = 12  # pixels: a lower picture shows nothing
MOST_WORDS: Final = (0.54, 0.62)  # of the room below the name: the picture has the rest, if they can be read so
TEXT_SIZES: Final = (12.0, 11.2, 10.4, 9.6, 8.8, 8.0)  # units
CORNER_SIZE: Final = 15.5  # units
NUMBER_SIZES: Final = (13.0, 12.0, 11.0, 10.0, 9.0, 8.0)  # units
TALL: Final = 10_000  # pixels: more than any card has
VEIL: Final = (40, 28, 44, 130)  # over what is dimmed


class Built(NamedTuple):
    """Where the picture of a card lies, and whether its value stands on a plate there."""

    art: pygame.Rect
    has_plate: bool = False


def paint_card(painter: Painter, face: CardFace, canvas: Canvas, box: pygame.Rect) -> None:
    """A card, and what lies on it."""
    look = painter.board.look(face.ref)
    with canvas.sheet(box) as card:
        whole = card.surface.get_rect()
        build = _candy if painter.board.MATERIAL == "candy" else _framed
        art, has_plate = build(painter, face, look, card, whole)
        if face.is_closed or face.dimmed:
            veil = pygame.Surface(art.size, pygame.SRCALPHA)
            veil.fill((*VEIL[:3], 77) if face.is_closed else VEIL)
            card.surface.blit(veil, art)
        if has_plate:
            _plate(look.corner, card, art, disc_side(card, whole) if face.disc else 0)
        card.surface.blit(rounding(whole.size, _radius(card, whole)), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        paint_marks(face, card, whole, art)


def _radius(canvas: Canvas, box: pygame.Rect) -> int:
    return min(canvas.px(9 if box.width >= canvas.px(LARGE) else 6.5), min(box.size) // 2)


def _is_large(canvas: Canvas, box: pygame.Rect) -> bool:
    return box.width >= canvas.px(LARGE) and box.height > box.width * 1.15


def _is_tiny(painter: Painter, canvas: Canvas, box: pygame.Rect, art: pygame.Rect) -> bool:
    """Whether a picture could not be made out, in the pixels of the screen."""
    shown = painter.theme.unit / canvas.theme.unit
    return box.width * shown < TINY or art.height * shown < LEAST_ART


def _frame(painter: Painter, look: Look, canvas: Canvas, box: pygame.Rect) -> pygame.Rect:
    """The frame in its material; the room inside it."""
    canvas.surface.fill(look.head, box)
    canvas.surface.blit(grain(painter.board.MATERIAL, box.size, canvas.theme.unit), box)
    light = WHITE if canvas.theme.high_contrast else mixed(look.head, WHITE, 0.42)
    pygame.draw.rect(canvas.surface, light, box, max(1, canvas.px(1)), border_radius=_radius(canvas, box))
    rim = canvas.px(3.4 if box.width >= canvas.px(LARGE) else 2.4)
    return box.inflate(-2 * rim, -2 * rim)


def _framed(painter: Painter, face: CardFace, look: Look, canvas: Canvas, box: pygame.Rect) -> Built:
    """The name above the picture, and on a large card words below it."""
    inner = _frame(painter, look, canvas, box)
    if face.seen < 1:
        return Built(_covered(painter, face, look, canvas, box))
    lying = _lying(painter, face, look, canvas, inner) if box.height < box.width * FLAT else None
    if lying is not None:
        return Built(lying)
    strip = _strip(painter, face, look, canvas, inner)
    art = pygame.Rect(inner.x, strip.bottom, inner.width, inner.bottom - strip.bottom)
    below = _words(painter, face, look, canvas, art) if _is_large(canvas, box) and not face.is_bare else None
    if below is not None:
        art.height = below.y - art.y
    painter.art(look, canvas, art, is_small=_is_tiny(painter, canvas, box, art), is_turned=face.is_closed)
    return Built(art, bool(look.corner) and below is None and not face.is_bare)


def _strip(painter: Painter, face: CardFace, look: Look, canvas: Canvas, inner: pygame.Rect) -> pygame.Rect:
    """The name on the frame's colour, with the sign of its kind before it where there is room."""
    px, wide = canvas.px, inner.width / canvas.theme.unit
    pad = px(5 if wide >= LARGE else 2)
    name = painter.title(face.ref, look)
    words = pygame.Rect(inner.x + pad, inner.y - px(1), round(inner.width * face.clear) - 2 * pad, 0)
    wanted = px(min(15.0, max(9.0, wide / 8.2)))
    most = round(inner.height * (MOST_NAME if not face.pills or not face.is_bare else MOST_MARKED))
    fit = _low_enough(name, words.width, wanted, most) or _in_part(name, words.width, inner)
    if fit is None:  # so small that nobody could read it
        return pygame.Rect(inner.x, inner.y, inner.width, px(4))
    side = round(fit.px * 1.05)
    beside = _low_enough(name, words.width - side - px(3), wanted, most)
    sign = "lock" if face.is_closed else look.sign
    has_room = beside is not None and (beside == fit or (beside.lines == 1 and beside.px >= fit.px * 0.85))
    if beside is not None and sign and (has_room or face.is_closed):
        fit = beside
    else:
        sign = ""
    words.height = fit.height + px(4 if wide >= LARGE else 1.5)
    strip = pygame.Rect(inner.x, words.y, inner.width, words.height)
    if sign:
        canvas.icon(pygame.Rect(words.x, strip.centery - side // 2, side, side), sign, mixed(look.head, WHITE, 0.78))
        words.x, words.width = words.x + side + px(3), words.width - side - px(3)
    _write(canvas, words, fit)
    return strip


def _in_part(name: str, width: int, inner: pygame.Rect) -> Naming | None:
    """A name of words that are too long for the card, in as many lines as leave room for its picture or sign."""
    return in_part(name, width, most_lines=int(inner.height * MOST_PARTED) // paint.line_height(LEAST))


def _low_enough(name: str, width: int, wanted: int, height: int) -> Naming | None:
    """How a name is written that leaves room for a picture, if that is possible."""
    fit = naming(name, width, wanted)
    while fit is not None and fit.lines > 1 and fit.px > LEAST and fit.height > height:
        fit = naming(name, width, fit.px - 1)
    return fit


def _covered(painter: Painter, face: CardFace, look: Look, canvas: Canvas, box: pygame.Rect) -> pygame.Rect:
    """What is seen of a card that others lie on: its name, or its sign where that could not be read. A token lies at
    the right."""
    px = canvas.px
    strip = pygame.Rect(box.x + px(3), box.y + px(1), box.width - px(5), round(box.height * face.seen) - px(1))
    words = pygame.Rect(strip.x, strip.y, round(strip.width * face.clear) - px(15), strip.height)
    name = painter.title(face.ref, look)
    lines = max(1, strip.height // paint.line_height(LEAST))
    fit = _low_enough(name, words.width, min(px(12), round(strip.height / 1.3)), strip.height)
    if fit is None or fit.lines > lines:
        fit = in_part(name, words.width, most_lines=lines)
    if fit is not None:
        _write(canvas, words, fit)
    else:
        canvas.icon(words, look.icon, WHITE)
    return pygame.Rect(box.x, strip.bottom, box.width, box.bottom - strip.bottom)


def _write(canvas: Canvas, box: pygame.Rect, fit: Naming, align: paint.Align = "left") -> None:
    canvas.text(box, fit.words, fit.px / canvas.theme.unit, WHITE, weight="bold", lines=fit.lines, align=align)


def _words(painter: Painter, face: CardFace, look: Look, canvas: Canvas, body: pygame.Rect) -> pygame.Rect | None:
    """Paper with a few words, and its value and numbers below them. The part of the card that it takes; None if the
    words could not be read."""
    px = canvas.px
    foot = px(20) if look.corner or look.stats else px(4)
    width = round(body.width * face.clear) - 2 * px(6)
    rooms = ((width, round(body.height * share) - foot) for share in MOST_WORDS)
    said = next(filter(None, (_said(painter, face, look, canvas, room) for room in rooms)), None)
    if said is None:
        return None
    words, size = said
    tall = max(_height(canvas, words, width, size) + px(7), round(body.height * 0.3))
    below = pygame.Rect(body.x, body.bottom - tall - foot, body.width, tall + foot)
    canvas.surface.fill(painter.theme.palette.paper, below)
    canvas.surface.blit(grain("parchment", below.size, canvas.theme.unit), below)
    text = pygame.Rect(below.x + px(6), below.y + px(5), width, below.height - foot - px(5))
    canvas.text(text, words, size, INK, lines=MANY, top=True)
    values = pygame.Rect(text.x, below.bottom - foot, width, foot - px(2))
    canvas.text(values, look.corner, CORNER_SIZE, INK, weight="bold")
    taken = paint.width_of(look.corner, "bold", px(CORNER_SIZE))
    _numbers(painter, look, canvas, pygame.Rect(values.x + taken, values.y, width - taken, values.height))
    return below


def _numbers(painter: Painter, look: Look, canvas: Canvas, room: pygame.Rect) -> None:
    """The card's numbers at the right of its value, each after its sign, where all of them can be read."""
    px = canvas.px
    stats = [(stat.icon, painter.words(stat.words)) for stat in look.stats]
    for size in NUMBER_SIZES:
        sign, gap = px(size * 0.95), px(size * 0.4)
        taken = [gap + sign + px(1.5) + paint.width_of(words, "bold", px(size)) for _, words in stats]
        if sum(taken) <= room.width:
            break
    else:
        return
    right = room.right
    for (icon, words), wide in zip(reversed(stats), reversed(taken), strict=True):
        place = pygame.Rect(right - wide + gap, room.centery - sign // 2, sign, sign)
        canvas.icon(place, icon, FADED_INK if words else INK)
        beside = pygame.Rect(place.right, room.y, right - place.right, room.height)
        canvas.text(beside, words, size, INK, weight="bold", align="right")
        right -= wide


def _said(
    painter: Painter, face: CardFace, look: Look, canvas: Canvas, room: tuple[int, int]
) -> tuple[str, float] | None:
    """What a card does in a few words, and the size in which they fit; None: in none. What is no card of the list says
    what kind it is."""
    words = painter.shorts.get(face.ref, "") or _kind_of(painter, look)
    fitting = (size for size in TEXT_SIZES if _height(canvas, words, room[0], size) <= room[1])
    size = next(fitting, None) if words else None
    return None if size is None else (words, size)


def _kind_of(painter: Painter, look: Look) -> str:
    line = " · ".join(painter.words(part) for part in look.line)
    return line[:1].upper() + line[1:]


def _height(canvas: Canvas, words: str, width: int, size: float) -> int:
    block = paint.fitted(words, max(1, width), TALL, canvas.px(size), "plain", MANY)
    is_broken = any(paint.width_of(word, "plain", block.px) > width for word in words.split())
    return TALL if is_broken or block.is_cut else paint.line_height(block.px) * len(block.lines)


def _plate(words: str, canvas: Canvas, art: pygame.Rect, taken: int) -> None:
    """The printed value on a plate that is let into the lower left corner, beside what takes the right one."""
    px, unit = canvas.px, canvas.theme.unit
    size = max(8.5, min(15.0, art.height / unit / 3.2, art.width / unit / 4.2))
    while size > 7.5 and paint.width_of(words, "bold", px(size)) + px(6) > art.width - taken:
        size -= 0.5
    wide = paint.width_of(words, "bold", px(size)) + px(6)
    tall = paint.line_height(px(size))
    plate = pygame.Rect(art.x, art.bottom - tall, min(art.width, wide), tall)
    pygame.draw.rect(canvas.surface, canvas.theme.palette.paper, plate, border_top_right_radius=px(5))
    canvas.text(plate.inflate(-px(4), 0), words, size, INK, weight="bold", align="centre")


def _lying(painter: Painter, face: CardFace, look: Look, canvas: Canvas, inner: pygame.Rect) -> pygame.Rect | None:
    """The picture at the left, the name beside it: for what is low and wide. None if there is no room for the name."""
    px = canvas.px
    name, wanted = painter.title(face.ref, look), min(px(12.5), round(inner.height / 2.4))
    for share in SHARES:  # a narrower picture before a name that is hard to read
        wide = min(round(inner.height * 1.15), round(inner.width * share))
        art = pygame.Rect(inner.x, inner.y, wide, inner.height)
        words = pygame.Rect(art.right + px(3), inner.y, inner.right - art.right - px(5), inner.height)
        fit = _low_enough(name, words.width, wanted, words.height + px(2))
        if wide < px(NARROW) or (fit is not None and fit.px >= wanted * 0.8):
            break
    if fit is None or fit.height > words.height + px(2):
        return None
    _write(canvas, words, fit)
    painter.art(look, canvas, art, is_small=min(art.size) * painter.theme.unit / canvas.theme.unit < 26)
    return art


# Candy: a white rim around one bright colour, the number at the upper left, the name below the picture


def _candy(painter: Painter, face: CardFace, look: Look, canvas: Canvas, box: pygame.Rect) -> Built:
    """All of the card in one colour within a white rim."""
    px, wide = canvas.px, box.width / canvas.theme.unit
    canvas.surface.fill(WHITE, box)
    rim = px(min(4.0, max(1.8, wide / 32)))
    inner = box.inflate(-2 * rim, -2 * rim)
    corner = px(6 if wide >= LARGE else 4.5)
    pygame.draw.rect(canvas.surface, look.head, inner, border_radius=corner)
    if box.height < box.width * 0.6:
        return Built(_candy_lying(painter, face, look, canvas, inner))
    clear = round(inner.width * face.clear) - (0 if face.clear == 1 else px(2))
    name = painter.title(face.ref, look)
    fit = naming(name, clear - px(6), px(min(15.0, max(8.5, wide / 7.8)))) or _in_part(name, clear - px(6), inner)
    named = 0 if fit is None else fit.height
    said, tall = None, 0
    if fit is not None and _is_large(canvas, box):
        said = _said(painter, face, look, canvas, (clear - px(10), round(inner.height * 0.52) - named))
        tall = 0 if said is None else _height(canvas, said[0], clear - px(10), said[1]) + px(3)
    foot = min(named + tall + px(4 if said else 2), inner.height - px(8))
    art = pygame.Rect(inner.x, inner.y, inner.width, inner.height - foot)
    strip = pygame.Rect(inner.x, art.bottom, inner.width, foot)
    canvas.surface.blit(grain("candy", strip.size, canvas.theme.unit), strip)
    painter.art(look, canvas, art, is_small=_is_tiny(painter, canvas, box, art))
    canvas.surface.blit(_ring(inner.size, corner), inner)
    words = pygame.Rect(inner.x + px(3), art.bottom + px(1), clear - px(6), named)
    if fit is not None:
        _write(canvas, words, fit, "centre")
    if said is not None:
        text = pygame.Rect(inner.x + px(5), words.bottom, clear - px(10), inner.bottom - words.bottom)
        canvas.text(text, *said, WHITE, align="centre", lines=MANY, top=True)
    if look.corner:
        _number(canvas, look, inner, min(px(17), max(px(7.5), round(box.width * 0.135))))
    return Built(art)


def _ring(size: tuple[int, int], radius: int) -> pygame.Surface:
    """The white corners of a rim, over a picture that has none."""
    around = pygame.Surface(size, pygame.SRCALPHA)
    around.fill(WHITE)
    inside = rounding(size, radius)
    around.blit(inside, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
    around.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    return around


def _number(canvas: Canvas, look: Look, inner: pygame.Rect, radius: int) -> None:
    """The number of a card on a disc with a white edge."""
    fine = 3
    large = pygame.Surface((radius * 2 * fine, radius * 2 * fine), pygame.SRCALPHA)
    large.fill((255, 255, 255, 0))
    middle = (radius * fine, radius * fine)
    pygame.draw.circle(large, WHITE, middle, radius * fine)
    pygame.draw.circle(large, look.head, middle, radius * fine - fine * max(1, round(radius * 0.14)))
    place = pygame.Rect(inner.x - round(radius * 0.1), inner.y - round(radius * 0.1), 2 * radius, 2 * radius)
    canvas.surface.blit(pygame.transform.smoothscale(large, place.size), place)
    size = radius * 1.15 / canvas.theme.unit
    canvas.text(place, look.corner, size, WHITE, weight="bold", align="centre")


def _candy_lying(painter: Painter, face: CardFace, look: Look, canvas: Canvas, inner: pygame.Rect) -> pygame.Rect:
    """Picture or number at the left, the name beside it."""
    art = pygame.Rect(inner.x, inner.y, min(inner.height, round(inner.width * 0.34)), inner.height)
    if painter.pictures is not None and look.picture:
        painter.art(look, canvas, art)
    elif look.corner:
        size = min(22.0, art.height / canvas.theme.unit * 0.6)
        canvas.text(art, look.corner, size, WHITE, weight="bold", align="centre")
    else:
        canvas.icon(art.inflate(-canvas.px(4), -canvas.px(4)), look.icon, WHITE)
    words = pygame.Rect(art.right + canvas.px(2), inner.y, inner.right - art.right - canvas.px(3), inner.height)
    name = painter.title(face.ref, look)
    wanted = min(canvas.px(11.5), round(inner.height / 2.4))
    _write(canvas, words, somehow(name, words.width, wanted, most_lines=3))
    return art

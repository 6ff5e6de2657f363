"""How players with more to tell are painted: the ground of a figure, tags, pips, badges, small counts and signs."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import Final

import pygame

from engine.choices import Ref, Seat
from ui import theme as paint
from ui.canvas import MANY, Canvas
from ui.card_marks import paint_disc
from ui.materials import grain, rounding, scrim
from ui.naming import in_part, naming, somehow
from ui.painter import Painter
from ui.sprites import (
    BadgeFace,
    FigureFace,
    PipsFace,
    PortraitFace,
    SignFace,
    Stat,
    StatsFace,
    TagFace,
    TokenFace,
)
from ui.theme import BLACK, CREAM, FADED_CREAM, INK, WHITE, mixed

HEAD: Final = 32  # units: the height of a figure's head
LEAST_PICTURE: Final = 26  # pixels: smaller ones show nothing
NAME_SIZES: Final = (13.5, 11.5, 9.5)
TEXT_SIZES: Final = (11.5, 10.5, 9.6, 8.8)  # units: smaller could not be read


def paint_figure(painter: Painter, face: FigureFace, canvas: Canvas, box: pygame.Rect) -> None:
    """A dark ground; the active one has a bright rim and an arrow, one that is out is paler."""
    colour = painter.colours[face.seat]
    glow = canvas.theme.palette.glow
    ground = (*mixed(canvas.theme.palette.dark, BLACK, 0.45), 150 if face.is_out else 235 if face.is_active else 205)
    rim = glow if face.is_active else mixed(colour, BLACK, 0.35) if face.is_out else colour
    canvas.panel(box, ground, radius=9, rim=rim, width=2.6 if face.is_active else 1.6)
    px = canvas.px
    wide = box.width - px(8 + face.indent + face.outdent)
    head = pygame.Rect(box.x + px(4 + face.indent), box.y + px(4), wide, px(HEAD))
    head.height = min(head.height, box.height - px(4))
    if face.is_active:
        arrow = pygame.Rect(box.right - px(19), box.bottom - px(21), px(15), px(16))
        canvas.icon(arrow, "play", glow)
    name, badge = painter.names[face.seat], face.badge
    token = pygame.Rect(head.x, head.centery - px(10), px(20), px(20))
    beside = pygame.Rect(token.right + px(2), head.y, head.right - token.right - px(2), head.height)
    room = beside.width - _badge_width(painter, badge, canvas) - px(7)
    if not face.indent or paint.width_of(name, "bold", px(NAME_SIZES[1])) <= room:
        paint_token(painter, TokenFace(face.seat), canvas, token)
        head = beside
    wide = _badge_width(painter, badge, canvas)
    words = pygame.Rect(head.x + px(3), head.y, head.width - wide - px(4), head.height)
    if badge is not None and _name_size(name, words, canvas) is None:
        badge = badge._replace(icon="")
        words.width += wide - _badge_width(painter, badge, canvas)
    if badge is not None:
        _paint_badge(painter, badge, face.has_badge_on, canvas, head)
    size = _name_size(name, words, canvas) or NAME_SIZES[-1]
    canvas.text(words, name, size, FADED_CREAM if face.is_out else CREAM, weight="bold", lines=3)


def _name_size(name: str, words: pygame.Rect, canvas: Canvas) -> float | None:
    """The size in which a name finds room; None if it must be cut."""
    sizes = (size for size in NAME_SIZES if not paint.fitted(name, *words.size, canvas.px(size), "bold", 3).is_cut)
    return next(sizes, None)


def _badge_width(painter: Painter, stat: Stat | None, canvas: Canvas) -> int:
    if stat is None:
        return 0
    icon = canvas.px(17) if stat.icon else 0
    return icon + paint.width_of(painter.words(stat.words), "bold", canvas.px(12)) + canvas.px(10)


def _paint_badge(painter: Painter, stat: Stat, is_on: bool, canvas: Canvas, head: pygame.Rect) -> None:
    """A pill at the right: filled if it is on, hollow if not."""
    px = canvas.px
    wide = _badge_width(painter, stat, canvas)
    pill = pygame.Rect(head.right - wide, head.centery - px(10), wide, px(20))
    ink = INK if is_on else CREAM
    if is_on:
        canvas.panel(pill, canvas.theme.palette.paper, radius=10)
    else:
        pygame.draw.rect(canvas.surface, FADED_CREAM, pill, max(1, px(1.2)), border_radius=px(10))
    place = pill
    if stat.icon:
        canvas.icon(pygame.Rect(pill.x + px(4), pill.y + px(3), px(14), px(14)), stat.icon, ink)
        place = pygame.Rect(pill.x + px(18), pill.y, pill.width - px(20), pill.height)
    canvas.text(place, painter.words(stat.words), 12, ink, weight="bold", align="centre")


def paint_tag(painter: Painter, face: TagFace, canvas: Canvas, box: pygame.Rect) -> None:
    """The name of a card, and as much of its text as can be read; on the ground that it lies on."""
    look, px = painter.board.look(face.ref), canvas.px
    ink = FADED_CREAM if face.dimmed else CREAM
    name = painter.title(face.ref, look)
    fit = somehow(name, box.width, px(12.5), most_lines=2)
    text = box
    if face.is_named:
        head = pygame.Rect(box.x, box.y, box.width, min(box.height, fit.height + px(2)))
        canvas.text(head, fit.words, fit.px / canvas.theme.unit, ink, weight="bold", lines=fit.lines)
        text = pygame.Rect(box.x, head.bottom + px(1), box.width, box.bottom - head.bottom - px(1))
    said = _readable(painter, face.ref, canvas, text)
    if said is not None:
        canvas.text(text, *said, CREAM, lines=MANY, top=True)


def paint_portrait(painter: Painter, face: PortraitFace, canvas: Canvas, box: pygame.Rect) -> None:
    """A picture with round corners; its name on a scrim at its foot, if that is wanted."""
    look, px = painter.board.look(face.ref), canvas.px
    with canvas.sheet(box) as drawn:
        whole = drawn.surface.get_rect()
        is_small = min(box.size) * painter.theme.unit / canvas.theme.unit < LEAST_PICTURE
        painter.art(look, drawn, whole, is_small=is_small)
        if face.dimmed:
            drawn.panel(whole, (30, 20, 34, 130), radius=0)
        if face.is_titled:
            _paint_title(painter.title(face.ref, look), drawn, whole, is_above=face.disc is not None)
        if face.rim is not None:
            pygame.draw.rect(drawn.surface, face.rim, whole, px(2.4), border_radius=px(7))
        drawn.surface.blit(rounding(whole.size, px(7)), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        if face.disc is not None:
            paint_disc(face.disc, drawn, whole)


def _paint_title(name: str, canvas: Canvas, box: pygame.Rect, *, is_above: bool) -> None:
    """A name on a scrim at the foot of a picture, or above, where something else lies at its foot."""
    px = canvas.px
    pad, size, rise = (8, 15, 18) if box.width >= px(60) else (2, 9.5, 6)
    width = box.width - px(pad) * 2
    fit = naming(name, width, px(size), most_lines=2) or in_part(name, width, most_lines=2)
    if fit is None:  # so small that nobody could read it
        return
    shade = pygame.Rect(box.x, box.y, box.width, fit.height + px(rise))
    words = pygame.Rect(box.x + px(pad), box.y + px(3), width, fit.height)
    dark = scrim(shade.size)
    if is_above:
        dark = pygame.transform.flip(dark, flip_x=False, flip_y=True)
    else:
        shade.bottom, words.bottom = box.bottom, box.bottom - px(3)
    canvas.surface.blit(dark, shade)
    canvas.text(words, fit.words, fit.px / canvas.theme.unit, WHITE, weight="bold", lines=fit.lines)


def _readable(painter: Painter, ref: Ref, canvas: Canvas, box: pygame.Rect) -> tuple[str, float] | None:
    """The text of a card, else its short one, and the size in which it fits; None if neither could be read."""
    texts = (painter.card_texts.get(ref, ""), painter.shorts.get(ref, ""))
    for words, size in itertools.product(texts, TEXT_SIZES if box.height > canvas.px(9) else ()):
        block = paint.fitted(words, *box.size, canvas.px(size), "plain", MANY)
        if words and block.px == canvas.px(size) and not block.is_cut:
            return words, size
    return None


def paint_pips(face: PipsFace, canvas: Canvas, box: pygame.Rect) -> None:
    """Bright for what is there, dark for what is lost; they move together when there are many."""
    side = min(box.height, max(4, box.width // 3))
    most = max(face.most, face.count)
    step = min(side * 0.62, (box.width - side) / max(1, most - 1))
    for index in range(most):
        place = pygame.Rect(round(box.x + step * index), box.centery - side // 2, side, side)
        is_there = index < face.count
        canvas.icon(place, face.icon, face.colour if is_there else mixed(canvas.theme.palette.dark, CREAM, 0.28))
        if not is_there:  # told by more than its colour
            slant = pygame.Vector2(side / 5, -side / 6)
            ends = (place.center - slant, place.center + slant)
            pygame.draw.line(canvas.surface, FADED_CREAM, *ends, max(1, canvas.px(1.2)))


def paint_badge(painter: Painter, face: BadgeFace, canvas: Canvas, box: pygame.Rect) -> None:
    """A disc with a picture or a sign; with a broken rim if it is a guess at most."""
    side = min(box.size)
    disc = pygame.Rect(0, 0, side, side)
    disc.center = box.center
    fine = 3
    large = pygame.Surface((side * fine, side * fine), pygame.SRCALPHA)
    middle, radius = (side * fine // 2, side * fine // 2), side * fine // 2
    rim = fine * max(1, round(side * 0.06))
    pygame.draw.circle(large, WHITE if face.is_known else FADED_CREAM, middle, radius)
    pygame.draw.circle(large, face.colour, middle, radius - rim)
    if not face.is_known:
        for turn in range(0, 360, 45):
            gap = pygame.Vector2(radius - fine, 0).rotate(turn)
            pygame.draw.circle(large, face.colour, (middle[0] + gap.x, middle[1] + gap.y), round(side * 0.18))
    canvas.surface.blit(pygame.transform.smoothscale(large, disc.size), disc)
    inner = disc.inflate(-round(side * 0.34), -round(side * 0.34))
    picture = _round_picture(painter, face, canvas, disc, rim // fine) if face.ref and not face.note else None
    if picture is not None:
        canvas.surface.blit(picture, picture.get_rect(center=disc.center))
    elif face.note:
        canvas.icon(inner, face.note, FADED_CREAM)
        small = pygame.Rect(0, 0, round(side * 0.4), round(side * 0.4))
        small.bottomright = disc.bottomright
        pygame.draw.aacircle(canvas.surface, INK, small.center, small.width // 2)
        canvas.icon(small, face.icon, FADED_CREAM)
    else:
        canvas.icon(inner, face.icon, WHITE if face.is_known else FADED_CREAM)


def _round_picture(
    painter: Painter, face: BadgeFace, canvas: Canvas, disc: pygame.Rect, rim: int
) -> pygame.Surface | None:
    """The picture of a badge's card, cut to a disc within its coloured rim."""
    side = disc.width - 2 * rim - 2 * max(1, canvas.px(1.4))
    found = painter.picture(painter.board.look(face.ref).picture, (side, side), canvas.theme.unit)
    if found is None:
        return None
    cut = found.copy()
    cut.blit(rounding((side, side), side // 2), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return cut


def paint_stats(painter: Painter, face: StatsFace, canvas: Canvas, box: pygame.Rect) -> None:
    """As large as they fit beside each other; the longest words are left out where there is no room, no picture is."""
    words = [painter.words(stat.words) for stat in face.stats]
    largest = min(box.height, canvas.px(17), box.width // max(1, len(words)))
    while (fit := _stats_fit(words, largest, canvas, box.width)) is None:
        words[max(range(len(words)), key=lambda index: len(words[index]))] = ""
    side, gap, size = fit
    left = box.x
    for stat, word in zip(face.stats, words, strict=True):
        canvas.icon(pygame.Rect(left, box.centery - side // 2, side, side), stat.icon, CREAM)
        left += side
        if word:
            wide = paint.width_of(word, "bold", canvas.px(size))
            canvas.text(pygame.Rect(left + canvas.px(3), box.y, wide + 1, box.height), word, size, CREAM, weight="bold")
            left += wide + canvas.px(3)
        left += gap


def _stats_fit(words: Sequence[str], largest: int, canvas: Canvas, width: int) -> tuple[int, int, float] | None:
    """How large pictures, gaps and words can be, so that all have room; None: not even as small as can be read."""
    for share, apart in ((1.0, 6), (1.0, 2), (0.8, 2), (0.65, 2)):
        side, gap = round(largest * share), canvas.px(apart)
        for size in (12.5, 11.0, 9.8):
            wide = sum(paint.width_of(word, "bold", canvas.px(size)) + canvas.px(3) for word in words if word)
            if wide + len(words) * side + max(0, len(words) - 1) * gap <= width:
                return side, gap, size
    return None if any(words) else (largest, canvas.px(2), 9.8)


def paint_sign(painter: Painter, face: SignFace, canvas: Canvas, box: pygame.Rect) -> None:
    """The card's colour; on it at the left the picture, beside it what it is here, its name, and below that on paper
    its text if it can be read."""
    with canvas.sheet(box) as drawn:
        _sign(painter, face, drawn, drawn.surface.get_rect())
        stencil = rounding(box.size, canvas.px(8))
        drawn.surface.blit(stencil, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)


def _sign(painter: Painter, face: SignFace, canvas: Canvas, whole: pygame.Rect) -> None:
    look, px = painter.board.look(face.ref), canvas.px
    canvas.surface.fill(look.head)
    canvas.surface.blit(grain(painter.board.MATERIAL, whole.size, canvas.theme.unit), whole)
    inner = whole.inflate(-2 * px(3), -2 * px(3))
    title = f"{painter.words(face.caption)}: {painter.title(face.ref, look)}"
    block = pygame.Rect(inner.x, inner.y, min(inner.height, round(inner.width * 0.36)), inner.height)
    head = pygame.Rect(block.right + px(6), inner.y, inner.right - block.right - px(8), min(inner.height, px(19)))
    if paint.fitted(title, *head.size, px(12), "bold", 1).is_cut or inner.height < px(34):
        head.height = min(inner.height, px(31))
    sheet = pygame.Rect(block.right, head.bottom + px(1), inner.right - block.right, inner.bottom - head.bottom - px(1))
    text = sheet.inflate(-px(12), -px(6))
    said = _readable(painter, face.ref, canvas, text)
    if said is not None:
        canvas.surface.fill(painter.theme.palette.paper, sheet)
        canvas.text(text, *said, INK, lines=MANY, top=True)
    else:
        head.height = inner.height
    is_small = min(block.size) * painter.theme.unit / canvas.theme.unit < LEAST_PICTURE
    painter.art(look, canvas, block, is_small=is_small)
    canvas.text(head, title, 12, WHITE, weight="bold", lines=3)
    if face.dimmed:
        canvas.panel(block, (30, 20, 34, 90), radius=0)
        if said is not None:
            canvas.panel(sheet, (30, 20, 34, 60), radius=0)


def paint_flag(painter: Painter, seat: Seat, canvas: Canvas, box: pygame.Rect) -> None:
    """The flag of a seat: a pennant in its colour, with its sign."""
    fine = 3
    large = pygame.Surface((box.width * fine, box.height * fine), pygame.SRCALPHA)
    wide, tall = large.get_size()
    colour = painter.colours[seat]
    large.fill((*colour, 0))
    pole = max(fine, round(wide * 0.1))
    cloth = [(pole, 0), (wide - 1, 0), (wide * 0.8, tall * 0.37), (wide - 1, tall * 0.74), (pole, tall * 0.74)]
    pygame.draw.polygon(large, colour, cloth)
    pygame.draw.polygon(large, mixed(colour, WHITE, 0.5), cloth, fine)
    pygame.draw.rect(large, mixed(CREAM, BLACK, 0.3), (0, 0, pole, tall), border_radius=pole // 2)
    canvas.surface.blit(pygame.transform.smoothscale(large, box.size), box)
    words = pygame.Rect(box.x + box.width // 10, box.y, round(box.width * 0.74), round(box.height * 0.74))
    size = box.height / canvas.theme.unit * 0.44
    canvas.text(words, painter.signs[seat], size, WHITE, weight="bold", align="centre")


def paint_token(painter: Painter, face: TokenFace, canvas: Canvas, box: pygame.Rect) -> None:
    """The token of a seat: its colour and its sign."""
    fine = 4
    side = min(box.size)
    large = pygame.Surface((side * fine, side * fine), pygame.SRCALPHA)
    middle = (side * fine // 2, side * fine // 2)
    pygame.draw.circle(large, INK, middle, side * fine // 2)
    pygame.draw.circle(large, WHITE, middle, side * fine // 2 - fine)
    pygame.draw.circle(
        large, painter.colours[face.seat], middle, side * fine // 2 - fine - max(fine, side * fine // 12)
    )
    small = pygame.transform.smoothscale(large, (side, side))
    place = small.get_rect(center=box.center)
    canvas.surface.blit(small, place)
    canvas.text(place, painter.signs[face.seat], side / canvas.theme.unit * 0.56, WHITE, weight="bold", align="centre")

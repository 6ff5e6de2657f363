"""Colours, sizes, fonts, icons and the surfaces made of them. Everything painted here is painted once and kept."""

from __future__ import annotations

import math
import re
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Final, Literal, NamedTuple, TypeAlias

import font_manrope
import msgspec
import pygame
from fonticon_mdi7 import MDI7

from engine.texts import ASSETS
from ui.signs import PERSONAL

Colour: TypeAlias = tuple[int, int, int]
Weight: TypeAlias = Literal["bold", "plain"]
Align: TypeAlias = Literal["left", "centre", "right"]

FONTS: Final[dict[Weight, str]] = {"bold": font_manrope.ManropeExtraBold, "plain": font_manrope.ManropeSemiBold}
ICONS: Final = ASSETS / "icons"
LEAST_AREA: Final = (900, 560)  # in units: no scale makes the window smaller than that, so every screen finds room
_BREAKS: Final = re.compile(r" |(?<=[^\W\d_]-)(?=\w)")  # lines break at spaces, and after a hyphen within a word
SMALLEST_TEXT: Final = 0.72  # of the size wanted; smaller is cut with an ellipsis instead

# Signs that the font lacks, and the pictures drawn for them.
SIGNS: Final = {
    "♠": "cards-spade",
    "♥": "cards-heart",
    "♦": "cards-diamond",
    "♣": "cards-club",
    "★": "star",
    "☆": "star-outline",
    "✓": "check-bold",
    "✔": "check-bold",
    **PERSONAL,
}
RED_SIGNS: Final = "♥♦"
_SIGNS: Final = re.compile(f"([{''.join(SIGNS)}])")
_PARTS: Final = re.compile(f"([ {''.join(SIGNS)}])")
EVEN_TEXT: Final = 12  # pixels: from there on the font spaces its letters evenly
FINE_TEXT: Final = 4  # smaller letters are drawn so many times as large
LARGE_TEXT: Final = 24  # pixels: from there on the font's own spaces are wide enough

INK: Final[Colour] = (43, 33, 26)
FADED_INK: Final[Colour] = (105, 92, 78)
CREAM: Final[Colour] = (246, 237, 216)
FADED_CREAM: Final[Colour] = (196, 184, 162)
WHITE: Final[Colour] = (255, 255, 255)
BLACK: Final[Colour] = (0, 0, 0)
ALARM: Final[Colour] = (176, 46, 36)
RED: Final[Colour] = (178, 32, 32)  # of hearts and diamonds on paper
RACE: Final[Colour] = (217, 54, 139)  # everybody at once, and whoever is quickest


class Palette(msgspec.Struct, frozen=True):
    """The colours of a screen: its background from the middle to the rim, what stands out, paper, and what glows."""

    light: Colour = (90, 70, 50)
    dark: Colour = (35, 26, 19)
    accent: Colour = (184, 134, 45)
    paper: Colour = (246, 237, 216)
    glow: Colour = (255, 213, 74)


HOUSE: Final = Palette()
HIGH_CONTRAST: Final = Palette((0, 0, 0), (0, 0, 0), (150, 95, 0), (255, 255, 255), (255, 235, 0))


def hex_colour(text: str) -> Colour:
    """`#5a4632` as red, green and blue."""
    colour = pygame.Color(text)
    return colour.r, colour.g, colour.b


def mixed(one: Colour, other: Colour, share: float) -> Colour:
    """A colour between two others: `share` of the second."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


def unit_for(size: tuple[int, int], scale: float = 1.0) -> float:
    """How many pixels a unit has: 1 at 1280 × 800 and below, more in larger windows, times the person's own scale,
    as far as the window has room for it."""
    width, height = size
    wanted = max(1.0, min(width / 1280, height / 800)) * scale
    return min(wanted, width / LEAST_AREA[0], height / LEAST_AREA[1])


class Theme(NamedTuple):
    """What a screen is drawn with."""

    palette: Palette
    unit: float
    high_contrast: bool = False

    def px(self, units: float) -> int:
        """Units in pixels, never nothing."""
        return max(1, round(units * self.unit))


# Fonts and icons


@lru_cache(maxsize=256)
def font(weight: Weight, px: int) -> pygame.font.Font:
    """A font of a size in pixels."""
    pygame.font.init()
    return pygame.font.Font(FONTS[weight], max(4, px))


@lru_cache(maxsize=64)
def _icon_font(px: int) -> pygame.font.Font:
    pygame.font.init()
    return pygame.font.Font(MDI7.__font_file__, px)


def has_icon(name: str) -> bool:
    """Whether there is a picture of this name: one of our own, or one of the icon font."""
    return name in _own_icons() or hasattr(MDI7, name.replace("-", "_"))


@cache
def _own_icons() -> Mapping[str, Path]:
    return {path.stem: path for path in ICONS.glob("*.svg")}


@lru_cache(maxsize=2048)
def icon(name: str, px: int, colour: Colour) -> pygame.Surface:
    """A picture in one colour, within a square of `px` pixels."""
    if name in _own_icons():
        drawn = pygame.image.load_sized_svg(_own_icons()[name], (px, px)).convert_alpha()
        drawn.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
        drawn.fill((*colour, 255), special_flags=pygame.BLEND_RGBA_MULT)
        return drawn
    sign = getattr(MDI7, name.replace("-", "_"), MDI7.help_rhombus_outline)[5:]
    large = _icon_font(max(64, px)).render(sign, True, colour)
    drawn = pygame.Surface((px, px), pygame.SRCALPHA)
    factor = px / max(large.get_size())
    size = (max(1, round(large.get_width() * factor)), max(1, round(large.get_height() * factor)))
    small = pygame.transform.smoothscale(large, size)
    drawn.blit(small, small.get_rect(center=(px // 2, px // 2)))
    return drawn


# Text


class Block(NamedTuple):
    """Words broken into lines that fit a box."""

    lines: tuple[str, ...]
    px: int  # of the font
    is_cut: bool  # not all of it fits, even in the smallest size


@lru_cache(maxsize=8192)
def width_of(words: str, weight: Weight, px: int) -> int:
    """How wide a line of text is."""
    if _is_plain(words, px):
        return _drawn_width(words, weight, px)
    return sum(_part_width(part, weight, px) for part in _PARTS.split(words) if part)


def _is_plain(words: str, px: int) -> bool:
    """Whether the font can write it in one go."""
    return not (_SIGNS.search(words) if px >= LARGE_TEXT else _PARTS.search(words))


@lru_cache(maxsize=8192)
def _part_width(part: str, weight: Weight, px: int) -> int:
    if part in SIGNS:
        return px
    wide = _drawn_width(part, weight, px)
    # the font rounds its narrow space down in small sizes, until words run together
    return max(wide, round(px * 0.27)) if part == " " else wide


def _drawn_width(words: str, weight: Weight, px: int) -> int:
    if px >= EVEN_TEXT:
        return font(weight, px).size(words)[0]
    return math.ceil(font(weight, px * FINE_TEXT).size(words)[0] / FINE_TEXT)


def _drawn(words: str, weight: Weight, px: int, colour: Colour) -> pygame.Surface:
    """Words of one size. The font places small letters on whole pixels, which tears words apart: these are drawn larger
    and scaled down."""
    if px >= EVEN_TEXT:
        return font(weight, px).render(words, True, colour)
    large = font(weight, px * FINE_TEXT).render(words, True, colour)
    tall = max(1, round(large.get_height() / FINE_TEXT))
    return pygame.transform.smoothscale(large, (max(1, _drawn_width(words, weight, px)), tall))


def line_height(px: int) -> int:
    """The distance between two lines of text."""
    return math.ceil(px * 1.3)


@lru_cache(maxsize=8192)
def fitted(words: str, width: int, height: int, px: int, weight: Weight, most_lines: int) -> Block:
    """The words as large as they fit, at most in `px` pixels; if nothing else helps, cut with an ellipsis."""
    smallest = max(7, round(px * SMALLEST_TEXT))
    for size in range(max(px, smallest), smallest - 1, -1):
        lines = _broken(words, width, size, weight)
        room = min(most_lines, max(1, (height + size // 3) // line_height(size)))
        if len(lines) <= room and all(width_of(line, weight, size) <= width for line in lines):
            return Block(tuple(lines), size, False)
    lines = _broken_anywhere(words, width, smallest, weight)
    room = min(most_lines, max(1, height // line_height(smallest)))
    is_cut = len(lines) > room
    if is_cut:
        lines = [*lines[: room - 1], _cut(" ".join(lines[room - 1 :]), width, smallest, weight)]
    return Block(tuple(lines), smallest, is_cut)


def _broken(words: str, width: int, px: int, weight: Weight) -> list[str]:
    lines: list[str] = []
    for paragraph in words.split("\n"):
        line = ""
        for word in _BREAKS.split(paragraph):
            between = "" if line.endswith("-") and line[-2:-1].isalpha() else " "
            longer = f"{line}{between}{word}" if line else word
            if line and width_of(longer, weight, px) > width:
                lines.append(line)
                line = word
            else:
                line = longer
        lines.append(line)
    return lines


def _broken_anywhere(words: str, width: int, px: int, weight: Weight) -> list[str]:
    """As `_broken`; a word that is wider than a line goes on in the next one."""
    lines: list[str] = []
    for line in _broken(words, width, px, weight):
        rest = line
        while width_of(rest, weight, px) > width and len(rest) > 1:
            fits = next((n for n in range(len(rest) - 1, 1, -1) if width_of(rest[:n], weight, px) <= width), 1)
            lines.append(rest[:fits])
            rest = rest[fits:]
        lines.append(rest)
    return lines


def _cut(words: str, width: int, px: int, weight: Weight) -> str:
    while words and width_of(words + "…", weight, px) > width:
        words = words[:-1]
    return words.rstrip() + "…"


@lru_cache(maxsize=4096)
def text_surface(
    words: str, size: tuple[int, int], px: int, weight: Weight, colour: Colour, align: Align, most_lines: int
) -> pygame.Surface:
    """A box of `size` with words in it, centred from top to bottom."""
    block = fitted(words, *size, px, weight, most_lines)
    return lines_surface(block.lines, size[0], block.px, weight, colour, align)


@lru_cache(maxsize=4096)
def lines_surface(
    lines: Sequence[str], width: int, px: int, weight: Weight, colour: Colour, align: Align
) -> pygame.Surface:
    """Lines of text below each other."""
    drawn = pygame.Surface((width, line_height(px) * len(lines)), pygame.SRCALPHA)
    for row, line in enumerate(lines):
        words = _line(line, weight, px, colour)
        middle = row * line_height(px) + line_height(px) // 2
        left = {"left": 0, "centre": (width - words.get_width()) // 2, "right": width - words.get_width()}[align]
        drawn.blit(words, words.get_rect(left=left, centery=middle))
    return drawn


def sign_colour(sign: str, colour: Colour) -> Colour:
    """Hearts and diamonds are red where the words around them are dark; elsewhere red could not be read."""
    return RED if sign in RED_SIGNS and sum(colour) < 300 else colour


def _line(words: str, weight: Weight, px: int, colour: Colour) -> pygame.Surface:
    """One line of text, with pictures for the signs that the font lacks."""
    if _is_plain(words, px):
        return _drawn(words, weight, px, colour)
    drawn = pygame.Surface((max(1, width_of(words, weight, px)), line_height(px)), pygame.SRCALPHA)
    left, middle = 0, line_height(px) // 2
    for part in filter(None, _PARTS.split(words)):
        if part in SIGNS:
            image = icon(SIGNS[part], px, sign_colour(part, colour))
            drawn.blit(image, image.get_rect(left=left, centery=middle))
        elif part != " ":
            image = _drawn(part, weight, px, colour)
            drawn.blit(image, image.get_rect(left=left, centery=middle))
        left += _part_width(part, weight, px)
    return drawn


# Shapes


@lru_cache(maxsize=1024)
def shadow(size: tuple[int, int], radius: int, blur: int, strength: int) -> pygame.Surface:
    """A soft shadow for a rounded rectangle; `blur` pixels larger on every side."""
    least = 2 * (radius + 2 * blur) + 1  # from there on the sides are alike all along
    part = _soft_shadow((min(size[0], least), min(size[1], least)), radius, blur, strength)
    return _stretched(part, (size[0] + 2 * blur, size[1] + 2 * blur))


@lru_cache(maxsize=512)
def _soft_shadow(size: tuple[int, int], radius: int, blur: int, strength: int) -> pygame.Surface:
    part = max(1, blur // 4)  # blurred small and then enlarged: as soft, and a hundred times as fast for a whole screen
    whole = (size[0] + 2 * blur, size[1] + 2 * blur)
    around = pygame.Surface((math.ceil(whole[0] / part), math.ceil(whole[1] / part)), pygame.SRCALPHA)
    box = [round(length / part) for length in (blur, blur, *size)]
    pygame.draw.rect(around, (0, 0, 0, strength), box, border_radius=radius // part)
    around = pygame.transform.gaussian_blur(around, max(1, blur // 2 // part))
    return pygame.transform.smoothscale(around, whole)


def _stretched(drawn: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """A frame made larger: its corners stay as they are, only the lines through its middle are drawn out."""
    if drawn.get_size() == size:
        return drawn
    larger = pygame.Surface(size, pygame.SRCALPHA)
    for left, x, width, wide in _thirds(drawn.get_width(), size[0]):
        for top, y, height, tall in _thirds(drawn.get_height(), size[1]):
            part = drawn.subsurface((left, top, width, height))
            larger.blit(part if (width, height) == (wide, tall) else pygame.transform.scale(part, (wide, tall)), (x, y))
    return larger


def _thirds(before: int, after: int) -> Sequence[tuple[int, int, int, int]]:
    """Where the two ends of a side and the point between them come to lie when it grows: from, to, length, length."""
    half, more = before // 2, after - before
    rest = before - half - 1
    return (0, 0, half, half), (half, half, 1, 1 + more), (half + 1, half + 1 + more, rest, rest)


@lru_cache(maxsize=512)
def glow(size: tuple[int, int], radius: int, width: int, colour: Colour) -> pygame.Surface:
    """A glowing rim for a rounded rectangle; `4 * width` pixels larger on every side."""
    margin = 4 * width
    least = 2 * (radius + 2 * margin) + 1
    part = _soft_glow((min(size[0], least), min(size[1], least)), radius, width, colour)
    return _stretched(part, (size[0] + 2 * margin, size[1] + 2 * margin))


@lru_cache(maxsize=512)
def _soft_glow(size: tuple[int, int], radius: int, width: int, colour: Colour) -> pygame.Surface:
    margin = 4 * width
    rim = pygame.Rect(margin, margin, *size).inflate(width, width)
    part = max(1, width // 2)  # as with shadows
    whole = (size[0] + 2 * margin, size[1] + 2 * margin)
    around = pygame.Surface((math.ceil(whole[0] / part), math.ceil(whole[1] / part)), pygame.SRCALPHA)
    around.fill((*colour, 0))
    box = [round(length / part) for length in rim.inflate(width, width)]
    pygame.draw.rect(around, colour, box, width * 3 // part, border_radius=(radius + width) // part)
    around = pygame.transform.gaussian_blur(around, max(1, width * 2 // part))
    if part > 1:
        around = pygame.transform.smoothscale(around, whole)
    pygame.draw.rect(around, colour, rim, max(2, width), border_radius=radius + width // 2)
    pygame.draw.rect(around, (0, 0, 0, 0), rim.inflate(-width, -width), border_radius=radius)  # nothing on the thing
    return around


@lru_cache(maxsize=512)
def rounded(
    size: tuple[int, int], radius: int, colour: Colour | tuple[int, int, int, int], rim: Colour | None, width: int
) -> pygame.Surface:
    """A rounded rectangle with a rim; its corners are painted at twice the size, so that they are smooth."""
    corner = max(radius, width) + 1
    if min(size) <= 2 * corner:
        return _rounded_small(size, radius, colour, rim, width)
    drawn = pygame.Surface(size, pygame.SRCALPHA)
    drawn.fill(rim or colour)
    if rim:
        drawn.fill(colour, drawn.get_rect().inflate(-2 * width, -2 * width))
    four = _rounded_small((2 * corner, 2 * corner), radius, colour, rim, width)
    for right, bottom in ((0, 0), (1, 0), (0, 1), (1, 1)):
        place = pygame.Rect(right * (size[0] - corner), bottom * (size[1] - corner), corner, corner)
        drawn.fill((0, 0, 0, 0), place)
        drawn.blit(four, place, (right * corner, bottom * corner, corner, corner))
    return drawn


def _rounded_small(
    size: tuple[int, int], radius: int, colour: Colour | tuple[int, int, int, int], rim: Colour | None, width: int
) -> pygame.Surface:
    large = pygame.Surface((size[0] * 2, size[1] * 2), pygame.SRCALPHA)
    large.fill((*(rim or colour)[:3], 0))  # else scaling would mix black into the rim
    whole = large.get_rect()
    pygame.draw.rect(large, rim if rim else colour, whole, border_radius=radius * 2)
    if rim:
        inner = whole.inflate(-4 * width, -4 * width)
        pygame.draw.rect(large, colour, inner, border_radius=max(0, (radius - width) * 2))
    return pygame.transform.smoothscale(large, size)

"""Renders drawings with pygame-ce: contact sheets, covers, cards in their frames, and what it all costs.

python render.py            all sheets, into this folder
python render.py bang cost  only these
"""

from __future__ import annotations

import io
import os
import random
import sys
import time
import zlib
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache, partial
from pathlib import Path
from typing import NamedTuple

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import font_manrope  # type: ignore[import-untyped]
import pygame
from fonticon_mdi7 import MDI7  # type: ignore[import-untyped]

from assets.art import beasts, covers, faces, juns, things
from assets.art.backs import BACKS
from assets.art.cast import described, person
from assets.art.clothes import COATS
from assets.art.hats import HATS
from assets.art.kit import TALL, Art
from assets.art.portrait import art, portrait
from assets.art.props import PROPS

HERE = Path(__file__).parent
Colour = tuple[int, int, int]
FIRST = {"bang": 6, "castle": 7, "valhalla": 7, "berserk": 5}  # how many of the people are shown large
INK: Colour = (43, 33, 26)
WHITE: Colour = (255, 255, 255)


def people(game: str, *, further: bool = False) -> dict[str, Art]:
    """The first people of a game, drawn with parts of their own; or the further ones, made of the same parts."""
    names = list(described(game).items())
    return {name: art(who) for name, who in (names[FIRST[game] :] if further else names[: FIRST[game]])}


@lru_cache(maxsize=1)
def pictures() -> dict[str, dict[str, Art]]:
    """Every picture of every game."""
    return {
        "bang": {
            **people("bang"),
            "Dynamite": Art(things.dynamite(), (4, 102), 160),
            "Beer": Art(things.beer(), (8, 100), 166),
            "Barrel": Art(things.barrel(), (2, 104), 176),
            "Jail": Art(things.jail(), (0, 98), 130),
        },
        "castle": {**people("castle"), "Dragon": Art(beasts.dragon(), (-8, 92), 128)},
        "valhalla": {**people("valhalla"), "Jormungandr": Art(beasts.sea_serpent(), (8, 66), 128)},
        "berserk": {
            **people("berserk"),
            "Night Crow": Art(beasts.night_crow(), (0, 92), 140),
            "Bone Colossus": Art(beasts.bone_colossus(), (0, 74), 128),
            "Salamander": Art(beasts.salamander(), (-14, 104), 152),
        },
        "junquick": {
            "Jun 1": Art(juns.jun_1(), (2, 104), 150),
            "Jun 2": Art(juns.jun_2(), (0, 104), 160),
            "Jun 3": Art(juns.jun_3(), (0, 106), 152),
            "Jun 4": Art(juns.jun_4(), (0, 100), 160),
            "Dominant": Art(juns.dominant(), (0, 92), 160),
            "Virus": Art(juns.virus(), (0, 102), 170),
        },
    }


COVERS = {
    "castle": covers.castle,
    "bang": covers.bang,
    "berserk": covers.berserk,
    "valhalla": covers.valhalla,
    "junquick": covers.junquick,
}
GROUNDS: dict[str, Colour] = {
    "bang": (75, 45, 23),
    "castle": (47, 67, 39),
    "valhalla": (18, 38, 47),
    "berserk": (29, 34, 41),
    "junquick": (46, 27, 82),
}


# Painting


@lru_cache(maxsize=1)
def grain() -> pygame.Surface:
    """A tile of paper: fine and coarse specks, to multiply a picture with."""
    chance, side = random.Random(7), 256

    def specks(size: int, strength: int) -> pygame.Surface:
        greys = bytes(255 - chance.randrange(strength) for _ in range(size * size))
        small = pygame.image.frombuffer(b"".join(bytes((grey, grey, grey)) for grey in greys), (size, size), "RGB")
        return pygame.transform.smoothscale(small, (side, side))

    tile = specks(side, 7)
    tile.blit(specks(side // 3, 9), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return tile


GRAINY = 200  # pixels: a smaller picture has no grain, which would only make it dirty
SHARP = 100  # pixels: a smaller picture is rendered twice as large and scaled down


def paint(picture: Art, size: tuple[int, int], *, fine: int = 0) -> pygame.Surface:
    """A picture in pixels, with the grain of paper. A small one is rendered `fine` times as large and scaled down."""
    wide, high = size
    fine = fine or (1 if high >= SHARP else 2)
    svg = picture.svg(wide, high).encode()
    large = pygame.image.load_sized_svg(io.BytesIO(svg), (wide * fine, high * fine))
    surface = pygame.Surface(size)
    surface.blit(pygame.transform.smoothscale(large, size) if fine > 1 else large, (0, 0))
    if high >= GRAINY:
        tile = grain()
        for x in range(0, wide, tile.get_width()):
            for y in range(0, high, tile.get_height()):
                surface.blit(tile, (x, y), special_flags=pygame.BLEND_RGB_MULT)
        surface.fill((6, 6, 6), special_flags=pygame.BLEND_RGB_ADD)  # as light as before
    return surface


@lru_cache(maxsize=64)
def font(px: int, bold: bool = True) -> pygame.font.Font:
    """The font of the cards."""
    return pygame.font.Font(font_manrope.ManropeExtraBold if bold else font_manrope.ManropeSemiBold, px)


def write(
    surface: pygame.Surface,
    words: str,
    place: tuple[int, int],
    px: int,
    colour: Colour,
    *,
    bold: bool = True,
    width: int = 0,
) -> None:
    """Words at a place, broken into lines of a width."""
    surface.blit(font(px, bold).render(words, True, colour, None, width), place)


@lru_cache(maxsize=64)
def icon(name: str, px: int, colour: Colour) -> pygame.Surface:
    """A sign of the icon font: what the cards show without these pictures."""
    sign = pygame.font.Font(MDI7.__font_file__, 160).render(getattr(MDI7, name.replace("-", "_"))[5:], True, colour)
    factor = px / max(sign.get_size())
    return pygame.transform.smoothscale(sign, (round(sign.get_width() * factor), round(sign.get_height() * factor)))


# Sheets


def sheet(game: str) -> pygame.Surface:
    """The pictures of a game large, further people of the same parts at 140 pixels, and everybody at 60."""
    shown = pictures()[game]
    more = people(game, further=True) if game in FIRST else shown
    columns = {10: 5, 8: 4}.get(len(shown), 3)
    large = {5: 230, 4: 240, 3: 290}[columns]
    rows = -(-len(shown) // columns)
    wide = columns * (large + 10) + 10
    side = min(140, (wide - 10) // len(more) - 10)
    everybody = list({**shown, **more}.values())
    step = min(68, (wide - 14) // len(everybody))
    surface = pygame.Surface((wide, 10 + rows * (large + 32) + side + 30 + 68))
    surface.fill(GROUNDS[game])
    for index, (name, picture) in enumerate(shown.items()):
        x, y = 10 + index % columns * (large + 10), 10 + index // columns * (large + 32)
        surface.blit(paint(picture, (large, large)), (x, y))
        write(surface, name, (x + 2, y + large + 4), 15, (240, 228, 205))
    y = 10 + rows * (large + 32)
    for index, (name, picture) in enumerate(more.items()):
        surface.blit(paint(picture, (side, side)), (10 + index * (side + 10), y))
        write(surface, name, (12 + index * (side + 10), y + side + 3), 13, (240, 228, 205))
    for index, picture in enumerate(everybody):
        surface.blit(paint(picture, (60, 60)), (10 + index * step, y + side + 30))
    return surface


def cover_sheet() -> pygame.Surface:
    """The covers in full size and as small as the home screen shows them."""
    surface = pygame.Surface((3 * 470 + 10, 2 * 310 + 10))
    surface.fill((45, 35, 27))
    drawn = [Art(draw(), close=TALL) for draw in COVERS.values()]
    for index, picture in enumerate(drawn):
        surface.blit(paint(picture, (460, 300)), (10 + index % 3 * 470, 10 + index // 3 * 310))
    for index, picture in enumerate(drawn[:4]):
        surface.blit(paint(picture, (216, 142)), (950 + index % 2 * 226, 320 + index // 2 * 152))
    return surface


HAIR = (
    "short",
    "crop",
    "slick",
    "shaggy",
    "wild",
    "long",
    "wavy",
    "swept",
    "bob",
    "curls",
    "bun",
    "ponytail",
    "braids",
    "tonsure",
    "mohawk",
)
MOUTHS = ("flat", "smile", "smirk", "frown", "grim", "grin", "laugh", "snarl", "open", "lips")


def catalogue() -> pygame.Surface:
    """Every part by its name, on the same plain man."""
    kinds: dict[str, Iterable[str]] = {
        "face": faces.HEADS,
        "eyes": (*faces.LIDS, "closed", "glow", "dots"),
        "brows": faces.BROWS,
        "nose": faces.NOSES,
        "mouth": MOUTHS,
        "hair": HAIR,
        "beard": faces.BEARDS,
        "marks": faces.MARKS,
        "hat": HATS,
        "coat": COATS,
        "prop": PROPS,
        "back": [name for name in BACKS if name != "none"],
    }
    side, columns, left = 76, 15, 66
    rows = [
        (kind, list(names)[at : at + columns])
        for kind, names in kinds.items()
        for at in range(0, len(list(names)), columns)
    ]
    surface = pygame.Surface((left + columns * (side + 5) + 5, len(rows) * (side + 18) + 6))
    surface.fill((50, 45, 45))
    for row, (kind, names) in enumerate(rows):
        y = 6 + row * (side + 18)
        write(surface, kind, (8, y + side // 2 - 9), 15, (255, 213, 74))
        for column, name in enumerate(names):
            who = person(name, {"coat": "vest", "back": "street", kind: [name] if kind == "marks" else name})
            picture = Art(portrait(who), close=TALL) if kind in ("coat", "prop", "back") else art(who)
            surface.blit(paint(picture, (side, side)), (left + column * (side + 5), y))
            write(surface, name, (left + column * (side + 5), y + side), 10, (235, 228, 215))
    return surface


# Cards


def card(
    picture: Art | None,
    sign: str,
    title: str,
    words: str,
    head: Colour,
    size: tuple[int, int],
    *,
    corner: str = "",
    share: float = 0.5,
    paper: Colour = (247, 235, 208),
    foot: Sequence[str] = (),
) -> pygame.Surface:
    """A card as the table shows it: its name on its colour, picture or icon, words, values."""
    wide, high = size
    surface = pygame.Surface(size, pygame.SRCALPHA)
    pygame.draw.rect(surface, (140, 122, 96), surface.get_rect(), border_radius=8)
    pygame.draw.rect(surface, paper, surface.get_rect().inflate(-4, -4), border_radius=7)
    px = max(9, min(20, round(wide / 8.4)))
    strip = round(px * 1.75)
    pygame.draw.rect(surface, head, (2, 2, wide - 4, strip), border_top_left_radius=6, border_top_right_radius=6)
    write(surface, title, (max(4, wide // 22), round(strip * 0.14)), px, WHITE)
    below = round(px * 1.7) if foot else 0
    tall = round((high - strip - below - 4) * share)
    place = pygame.Rect(2, strip + 2, wide - 4, tall)
    if picture is None:
        pygame.draw.rect(surface, tuple(min(255, c + 6) for c in paper), place)
        drawn = icon(sign, round(min(place.size) * 0.74), head)
        surface.blit(drawn, drawn.get_rect(center=place.center))
    else:
        surface.blit(paint(picture, place.size), place)
    if words:
        small = min(15, max(9, round(wide / 13)))
        write(
            surface,
            words,
            (max(5, wide // 20), place.bottom + 4),
            small,
            INK,
            bold=False,
            width=wide - max(10, wide // 10),
        )
    if corner:
        rank, suit = corner.split()
        tag = font(max(11, round(wide / 7.4))).render(rank, True, INK)
        surface.blit(tag, (6, high - tag.get_height() - 2))
        surface.blit(
            icon(suit, round(tag.get_height() * 0.62), (178, 32, 32) if suit.endswith(("heart", "diamond")) else INK),
            (9 + tag.get_width(), high - round(tag.get_height() * 0.84)),
        )
    if foot:
        bar = pygame.Rect(2, high - below - 2, wide - 4, below)
        pygame.draw.rect(surface, (45, 45, 46), bar, border_bottom_left_radius=6, border_bottom_right_radius=6)
        for index, value in enumerate(foot):
            tag = font(max(9, round(px * 0.86))).render(value, True, WHITE)
            spread = bar.x + 6 + (bar.width - 12 - tag.get_width()) * index / max(1, len(foot) - 1)
            surface.blit(tag, (round(spread), bar.y + (below - tag.get_height()) // 2))
    return surface


def bright_card(
    picture: Art | None, sign: str, title: str, words: str, colour: Colour, value: str, size: tuple[int, int]
) -> pygame.Surface:
    """A card of JunQuick: one colour, a white rim, the value at the top left."""
    wide, high = size
    surface = pygame.Surface(size, pygame.SRCALPHA)
    pygame.draw.rect(surface, WHITE, surface.get_rect(), border_radius=9)
    inner = surface.get_rect().inflate(-6, -6)
    pygame.draw.rect(surface, colour, inner, border_radius=7)
    tall = round(high * 0.66)
    if picture is None:
        drawn = icon(sign, round(wide * 0.5), WHITE)
        surface.blit(drawn, drawn.get_rect(center=(wide // 2, round(tall * 0.56))))
    else:
        painted = pygame.Surface((inner.width, tall), pygame.SRCALPHA)
        painted.blit(paint(picture, painted.get_size()), (0, 0))
        mask = pygame.Surface(painted.get_size(), pygame.SRCALPHA)
        pygame.draw.rect(mask, WHITE, mask.get_rect(), border_top_left_radius=7, border_top_right_radius=7)
        painted.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
        surface.blit(painted, inner.topleft)
    write(surface, value, (inner.x + 7, inner.y + 1), round(wide / 4.4), WHITE)
    name = font(round(wide / 8.4)).render(title, True, WHITE)
    surface.blit(name, name.get_rect(midtop=(wide // 2, inner.y + tall + 2)))
    lines = font(round(wide / 12.6), False).render(words, True, WHITE, None, inner.width - 8)
    surface.blit(lines, lines.get_rect(midtop=(wide // 2, inner.y + tall + 4 + name.get_height())))
    return surface


class Sample(NamedTuple):
    """A card to try a picture on. The sign is what the card shows without pictures."""

    game: str
    name: str
    sign: str
    words: str
    head: Colour
    corner: str = ""
    foot: Sequence[str] = ()


BROWN, BLUE, COURT, WILD, SLATE = (122, 74, 37), (47, 95, 158), (122, 59, 59), (106, 79, 45), (74, 84, 104)
SAMPLES = (
    Sample(
        "bang",
        "Beer",
        "glass-mug-variant",
        "Regain 1 life, in your turn or on losing your last one.",
        BROWN,
        "6 cards-heart",
    ),
    Sample("bang", "El Gringo", "mustache", "Whoever hurts him loses a card to him.", (163, 59, 31)),
    Sample("bang", "Slab the Killer", "skull", "It takes two Missed! to cancel a Bang! card of his.", (163, 59, 31)),
    Sample("castle", "Queen", "chess-queen", "Return the Mistress from the castle to her owner's hand.", COURT),
    Sample("castle", "Witch", "broom", "Swap the tokens of two cards in the castle.", WILD),
    Sample("valhalla", "Hilda", "paw", "Sword and spear. One more for each clan.", (77, 139, 74), "", ("2", "2")),
    Sample("berserk", "Bone Colossus", "skull", "Construct. Cannot be healed.", SLATE, "", ("4-5-6", "1", "15")),
)
ROWS: tuple[tuple[tuple[int, int], Colour, Sequence[tuple[str, str]]], ...] = (
    (
        (118, 82),
        COURT,
        [("castle", name) for name in ("King", "Queen", "Jester", "Knight", "Princess", "Priest", "Dragon", "Wizard")],
    ),
    (
        (74, 74),
        BLUE,
        [
            ("bang", name)
            for name in (
                "Dynamite",
                "Barrel",
                "Jail",
                "Beer",
                "Willy the Kid",
                "Rose Doolan",
                "Black Jack",
                "Sid Ketchum",
                "Bart Cassidy",
                "Vera Custer",
                "Sheriff",
                "Apache Kid",
            )
        ],
    ),
    (
        (72, 92),
        SLATE,
        [
            *(
                ("berserk", name)
                for name in ("King of the Host", "Templar", "Executioner", "Night Crow", "Salamander", "Barrow Ghoul")
            ),
            *(("valhalla", name) for name in ("Bersi", "Grim", "Torfinn", "Thrym", "Orm", "Jormungandr")),
        ],
    ),
)


def in_card() -> pygame.Surface:
    """Cards with icons above the same cards with pictures; then cards in the sizes of the table."""
    surface = pygame.Surface((1290, 850))
    surface.fill((75, 50, 32))
    shown = {
        game: {**named, **(people(game, further=True) if game in FIRST else {})} for game, named in pictures().items()
    }
    for index, sample in enumerate(SAMPLES):
        picture, x = shown[sample.game][sample.name], 14 + index * 162
        for y, drawn, share in ((14, None, 0.5), (240, picture, 0.56)):
            surface.blit(
                card(
                    drawn,
                    sample.sign,
                    sample.name,
                    sample.words,
                    sample.head,
                    (150, 214),
                    corner=sample.corner,
                    share=share,
                    foot=sample.foot,
                ),
                (x, y),
            )
        surface.blit(card(picture, sample.sign, sample.name, "", sample.head, (72, 80), share=1), (x, 466))
        surface.blit(card(None, sample.sign, sample.name, "", sample.head, (72, 80), share=1), (x + 78, 466))
    red = juns_colour(4)
    surface.blit(
        bright_card(None, "emoticon-devil", "Jun 4", "Lies on anything below 4.", red, "4", (124, 176)), (1152, 14)
    )
    surface.blit(
        bright_card(shown["junquick"]["Jun 4"], "", "Jun 4", "Lies on anything below 4.", red, "4", (124, 176)),
        (1152, 240),
    )
    surface.blit(bright_card(shown["junquick"]["Jun 2"], "", "Jun 2", "", juns_colour(2), "2", (72, 100)), (1152, 446))
    words = "In the draw phase he shows the second card he draws: if it is a heart or a diamond, he draws one more."
    surface.blit(
        card(shown["bang"]["Black Jack"], "", "Black Jack", words, (163, 59, 31), (272, 276), share=0.62), (14, 562)
    )
    y = 562
    for size, head, cards in ROWS:
        for index, (game, name) in enumerate(cards):
            foot = ("3-4-5", "9") if head == SLATE else ()
            surface.blit(
                card(shown[game][name], "", name.split()[0], "", head, size, share=1, foot=foot),
                (300 + index * (size[0] + 6), y),
            )
        y += size[1] + 10
    return surface


def juns_colour(value: int) -> Colour:
    """What cards of a value are painted in."""
    colour = pygame.Color(juns.VALUES[value])
    return colour.r, colour.g, colour.b


# Cost


def cost() -> None:
    """What making, loading and rendering takes, without any cache."""
    started = time.perf_counter()
    made = [picture for shown in pictures.__wrapped__().values() for picture in shown.values()]
    each = (time.perf_counter() - started) / len(made)
    sizes = [len(picture.drawing) for picture in made]
    packed = [len(zlib.compress(picture.drawing.encode(), 9)) for picture in made]
    print(
        f"pictures={len(made)} make_ms={each * 1000:.1f} svg_kB={sum(sizes) / len(sizes) / 1000:.0f} "
        f"largest_kB={max(sizes) / 1000:.0f} packed_kB={sum(packed) / len(packed) / 1000:.1f}"
    )
    grain()
    for side in (60, 140, 400):
        for fine in (1, 2):
            times = []
            for picture in made:
                started = time.perf_counter()
                paint(picture, (side, side), fine=fine)
                times.append((time.perf_counter() - started) * 1000)
            times.sort()
            print(
                f"side={side} fine={fine} median_ms={times[len(times) // 2]:.1f} worst_ms={times[-1]:.1f} kept_kB={side * side * 4 / 1000:.0f}"
            )


SHEETS: dict[str, tuple[str, Callable[[], pygame.Surface]]] = {
    **{game: (f"sheet-{game}.png", partial(sheet, game)) for game in GROUNDS},
    "covers": ("covers.png", cover_sheet),
    "cards": ("in-card.png", in_card),
    "parts": ("parts.png", catalogue),
}


def main(wanted: Iterable[str]) -> None:
    """Renders what was asked for, or everything."""
    pygame.display.init()
    pygame.font.init()
    chosen = list(wanted) or [*SHEETS, "cost"]
    for name in chosen:
        if name == "cost":
            cost()
        else:
            file, draw = SHEETS[name]
            pygame.image.save(draw(), HERE / file)


if __name__ == "__main__":
    main(sys.argv[1:])

"""Every card of Castle has a picture: people from cast-castle.yaml, and what is drawn here by hand.

python pictures_castle.py         the sheet of all pictures, into this folder
python pictures_castle.py ghost   these alone, large
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import lru_cache
from itertools import combinations
from pathlib import Path

import pygame
import yaml

from assets.art import (
    beasts,
    parts_castle,  # noqa: F401  registers the parts that cast-castle.yaml names
)
from assets.art.backs import ground, sky, stones
from assets.art.cast import person
from assets.art.hats import GOLD
from assets.art.kit import (
    Art,
    band,
    box,
    curve,
    even,
    fade,
    fill,
    flipped,
    glow,
    line,
    moved,
    oval,
    paper,
    placed,
    shade,
    shadow,
    tint,
)
from assets.art.portrait import _DROP, Portrait, portrait
from assets.art.props import fingers

HERE = Path(__file__).parent
FRAMES: dict[str, tuple[float, float, float]] = {  # what a small frame shows: middle, and how high
    "archer": (-12, 106, 160), "astrologer": (14, 92, 152), "herald": (14, 104, 160), "alchemist": (0, 112, 160),
    "schemer": (0, 114, 166), "troubadour": (0, 112, 160), "village-idiot": (-4, 108, 160), "cook": (-6, 104, 160),
    "squire": (-6, 108, 156), "sentry": (6, 92, 140), "soldier": (6, 92, 150), "fairy": (0, 100, 164),
    "lady-in-waiting": (8, 102, 158), "wizard": (0, 106, 170), "merchant": (8, 104, 156), "priest": (0, 104, 140),
    "duchess": (0, 100, 150), "captain": (0, 104, 158), "chamberlain": (4, 106, 146), "mistress": (-4, 100, 140),
    "jester": (-2, 100, 160), "black-knight": (4, 106, 164), "witch": (-4, 100, 152), "knight": (8, 96, 152),
    "thief": (2, 100, 152), "barbarian": (8, 102, 154), "queen": (8, 102, 152), "princess": (8, 102, 152),
    "king": (4, 94, 150), "ambassador": (-4, 102, 152), "prince": (6, 102, 156), "assassin": (4, 96, 144),
}  # fmt: skip


# Drawn by hand


def ghost() -> str:
    """A pale lady floats out of a tower's wall, her chain behind her."""
    pale, deep = "#e8f8f2", "#13283a"
    parts = [sky("#16203a", "#35546a"), stones(-20, 240, "#0d1424", 0.5), glow(0, 84, 130, "#a8f0e0", 0.8)]
    arch = even("0,-6! 34,10 56,44 60,100 60,260! 0,260!")
    parts.append(paper(curve(moved(arch, 0, -6, 1.12)), "#4a5f74", lift=2, edge=1.2))
    parts.append(fade(curve(arch), "#1c3550", "#3f7a84") + glow(0, 90, 84, "#b8fff0", 0.7))
    links = ((62, 146), (72, 152), (82, 160), (90, 170), (94, 183))
    parts.append("".join(line(oval(x, y, 7, 5), "#9fc0c8", 3.6) for x, y in links))
    hair = (
        "0,24 30,30 44,56 46,92 58,124 50,128 62,158! 40,142 30,112 -30,112 -40,142 -62,158! -50,128 -58,124 "
        "-46,92 -44,56 -30,30"
    )
    parts.append(fade(curve(hair), "#b8e4dc", "#6fb0b4", opacity=(0.95, 0.35)))
    gown = (
        "-14,98 0,104 14,98 34,108 42,132 56,166 46,176 66,204! 36,192 24,208! 8,188 -8,208! -24,190 -46,204! "
        "-40,180 -62,188! -50,160 -42,132 -34,108"
    )
    parts.append(shadow(curve(gown), 2.4) + fade(curve(gown), pale, "#7fc8c8", opacity=(1, 0.35)))
    for drape in ("-18,122 -26,156 -24,188", "0,126 4,156 -2,190", "18,122 28,152 30,182"):
        parts.append(line(curve(drape, is_open=True), "#4f9098", 2.6, 0.5))
    for side in (-1, 1):
        sleeve = "16,106! 34,106 56,98 70,80 84,86! 88,108 82,134 70,156! 66,140 56,148! 52,132 36,134 24,126"
        shape = curve(sleeve if side > 0 else flipped(sleeve))
        parts.append(shadow(shape, 2) + fade(shape, tint(pale, 0.1), "#9fd8d4"))
        crease = f"{side * 74},88 {side * 70},112 {side * 64},134"
        parts.append(line(curve(crease, is_open=True), "#4f9098", 2.4, 0.4))
        hand = moved("-5,8 -9,-6! -4,-1 -5,-15! 0,-4 2,-17! 4,-4 9,-13! 7,3 4,10", side * 79, 74, 1.1, side * 12)
        parts.append(paper(curve(hand), "#f4fffa", lift=1.2, edge=1))
    parts.append(paper(curve(even("0,40 20,44 29,64 26,84 14,102 0,108")), pale, lift=2, edge=1.3, fall=0.2))
    for side in (-1, 1):
        parts.append(fill(oval(side * 11, 72, 7.4, 9.6), deep) + glow(side * 11, 73, 12, "#8ffff0", 0.8))
        parts.append(fill(oval(side * 11, 73, 2.8), "#eafffa"))
        parts.append(line(curve(f"{side * 21},59 {side * 13},56 {side * 5},61", is_open=True), "#4f8a94", 2.8))
    parts.append(fill(oval(0, 93, 5.6, 8), deep))
    parts.append(paper(curve("-30,66 -32,44 -18,30 0,28 18,30 32,44 30,66 20,48 0,42 -20,48"), "#b8e4dc", lift=1.4))
    crown = even("0,6! 5,22 9,24! 16,11! 19,27 22,29! 31,20! 27,42 0,36")
    return "".join(parts) + paper(curve(crown), "#7fd8c4", lift=1.6, edge=1.2)


def wheel(x: float, y: float, size: float) -> str:
    """A cart's wheel with spokes."""
    spokes = "".join(
        line(f"M{x} {y}L{x + size * dx:.1f} {y + size * dy:.1f}", "#6b4426", 4)
        for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1), (0.7, 0.7), (-0.7, 0.7), (0.7, -0.7), (-0.7, -0.7))
    )
    return (
        fill(oval(x + 1, y + 2, size + 4), "#160b1c", 0.3)
        + line(oval(x, y, size), "#4a2c1a", 8)
        + spokes
        + line(oval(x - 0.6, y - 0.8, size), "#9a6636", 3)
        + paper(oval(x, y, 6), "#8d949e", lift=1)
    )


def beam(points: str, wide: float, tone: str = "#8a5a30") -> str:
    """A squared timber."""
    return paper(curve(band(points, [wide, wide])), tone, lift=2, edge=1.2)


def siege_engine() -> str:
    """A catapult lets go: a burning stone is on its way to the wall."""
    parts = [sky("#3f6f94", "#fbdc98"), glow(10, 116, 150, "#fff3c0", 0.95)]
    wall = (
        "-260,240! -260,84! -132,84! -132,98! -118,98! -118,84! -102,84! "
        "-102,98! -88,98! -88,84! -66,84! -66,108! -72,114! -72,240!"
    )
    parts.append(
        ground("-260,158 -160,146 -40,156 80,144 260,156", "#9aa85a", 1)
        + paper(curve(wall), "#b5a898", lift=2.4, edge=1.3)
    )
    parts.append(
        "".join(line(f"M-260 {y}H-73", "#6a5f5a", 1.4, 0.4) for y in range(118, 200, 14))
        + fill(box(-94, 124, 9, 24, 4), "#4a3f44")
    )
    parts.append(ground("-260,186 -140,178 0,184 140,178 260,186", "#7a7a3c", 2))
    flames = (
        "-50,24! -24,2 4,10 34,-6! 24,12 54,10! 32,22 44,36! 14,34 -8,52 -40,60",
        "-50,28! -24,12 0,18 22,8! 14,20 30,24! 4,30 -16,44 -40,52",
    )
    parts.extend(
        paper(curve(one), tone, lift=0, edge=0.8) for one, tone in zip(flames, ("#e8642a", "#ffc24a"), strict=True)
    )
    parts.append(paper(curve("-78,36 -66,18 -46,20 -34,38 -42,58 -62,66 -78,54"), "#5a5260", lift=2.2, edge=1.5))
    parts.append(
        fill(curve("-72,38! -62,24! -50,30! -58,44!"), "#8d8494", 0.85)
        + fill(curve("-50,30! -38,42! -46,58! -56,50!"), "#2a2430", 0.6)
    )
    dark = "#7a4a24"
    back_ = beam("56,178 32,100", 13, shade(dark, 0.3)) + beam("-18,178 24,100", 13, shade(dark, 0.3))
    swing = paper(curve(band("76,164 40,114 4,66", [19, 16, 11])), "#b5783c", lift=3, edge=1.6)
    bowl = (
        paper(curve("-25,-6! 25,-6! 20,14 0,22 -20,14"), "#8a5428", lift=2.4, edge=1.5)
        + fill(oval(0, -6, 25, 8), "#3a1f10")
        + line(oval(0, -6, 25, 8), "#b5783c", 3)
    )
    cup = placed(bowl, -6, 62, -42)
    ropes = "".join(line(f"M{x} 150L{x + 10} 166", "#f6e2b0", 4.6) for x in (52, 61, 70))
    frame = beam("-46,176 92,176", 18, dark) + beam("26,170 24,106", 15, dark) + beam("-14,170 20,112", 11, dark)
    stop = paper(box(8, 94, 40, 15, 4), shade(dark, 0.1), lift=2.2, edge=1.4)
    engine = back_ + swing + cup + frame + stop + ropes + wheel(-30, 180, 21) + wheel(74, 180, 21)
    return "".join(parts) + placed(engine, 4, -14, 0, 1.06)


def spy() -> str:
    """Half a face behind a hanging, one eye on somebody's cards."""
    who = Portrait(
        face="long",
        skin="fair",
        hair="slick",
        hair_colour="black",
        eyes="sly",
        iris="#3f7a5a",
        brows="cocked",
        nose="long",
        mouth="smirk",
        beard="pencil",
        hat="slouch",
        hat_colour="#3a3444",
        hat_trim="#7a2a3a",
        coat="high-collar",
        colour="#3a3444",
        trim="#5a2a3a",
        back="panelled-gold",
        turn=-5,
        tilt=-6,
    )
    cloth = "#8a2f3a"
    edge = "16,-40! 22,30 12,74 20,110 8,150 18,240! 280,240! 280,-40!"
    parts = [placed(portrait(who), -8, 0), paper(curve(edge), cloth, lift=4.4, edge=1.8)]
    parts.extend(
        line(curve(f"{x},-30 {x + 6},60 {x - 4},130 {x + 6},230", is_open=True), shade(cloth, 0.5), 3.4, 0.5)
        for x in (40, 66, 92, 124, 160, 200, 240)
    )
    parts.append(line(curve("23,-40 29,30 19,74 27,110 15,150 25,240", is_open=True), GOLD, 4))
    parts.extend(
        fill(curve(moved("0,-9! 4,-4 9,-4 5,2 4,8! 0,6 -4,8! -5,2 -9,-4 -4,-4", x, y, 1.2)), GOLD, 0.7)
        for x, y in ((54, 34), (80, 74), (54, 116), (80, 156), (108, 34), (108, 116))
    )
    parts.append(placed(fingers(0, 0, "#f0bf98", 90, 1), 18, 134, -84))
    for x, turn in ((-62, -20), (-40, 0), (-18, 20)):
        parts.append(
            placed(
                paper(box(-17, -30, 34, 60, 4), "#2f5f7a", lift=1.8, edge=1.2)
                + line(box(-12, -25, 24, 50, 3), "#e8d8a0", 1.8)
                + fill(oval(0, 0, 6), "#e8d8a0"),
                x,
                188,
                turn,
            )
        )
    return "".join(parts)


def prisoner() -> str:
    """A window in a tower; a beard has grown through its bars, and a mouse comes to call."""
    who = Portrait(
        face="gaunt",
        skin="rosy",
        hair="wild",
        hair_colour="#b5ada0",
        eyes="tired",
        brows="worried",
        nose="long",
        mouth="frown",
        beard="long",
        marks=("wrinkles",),
        coat="rags",
        colour="#7a7468",
        trim="#5a544a",
        back="none",
        turn=-2,
        tilt=3,
    )
    stone, iron = "#8d867a", "#3f434c"
    parts = [sky("#2a2430", "#4a3a3a"), glow(0, 90, 100, "#ffc87a", 0.7), placed(portrait(who), 0, 4)]
    parts.append(paper(box(-80, 38, 160, 8), shade(iron, 0.2), lift=2, edge=1))
    for x in (-35, 35):
        parts.append(paper(box(x - 5.5, -20, 11, 240), iron, lift=2.6, edge=1.3))
    hole = "M-260 -40H260V240H-260zM-68 172V70C-68 30 -40 8 0 2C40 8 68 30 68 70V172z"
    parts.append(f'<path d="{hole}" fill="#160b1c" fill-rule="evenodd" opacity="0.3" transform="translate(3 6)"/>')
    parts.append(f'<path d="{hole}" fill="{stone}" fill-rule="evenodd"/>')
    for row, y in enumerate(range(-6, 220, 26)):
        for s in (-1, 1):
            parts.append(
                line(f"M{s * 84} {y}H{s * 260}", shade(stone, 0.5), 2, 0.5)
                + "".join(
                    line(f"M{s * (x + (20 if row % 2 else 0))} {y}v26", shade(stone, 0.5), 2, 0.5)
                    for x in (104, 146, 188, 230)
                )
            )
    rim = (
        "-78,176! -78,70 -66,32 -40,6 0,-8! 40,6 66,32 78,70 78,176! "
        "67,176! 67,70 56,40 34,18 0,4! -34,18 -56,40 -67,70 -67,176!"
    )
    parts.append(
        paper(curve(rim), tint(stone, 0.25), lift=2.4, edge=1.3)
        + paper(box(-86, 168, 172, 18, 3), tint(stone, 0.2), lift=3, edge=1.4)
    )
    for x in (-35, 35):
        parts.append(placed(fingers(0, 0, "#eaa684", 0, 0.94, 1 if x < 0 else -1), x, 148))
    mouse = (
        paper(curve("44,168 46,156 58,150 72,152 80,160 86,166 78,169"), "#6a6470", lift=1.6, edge=1)
        + paper(oval(66, 150, 5.4), "#8a8490", lift=0.8)
        + fill(oval(77, 160, 1.7), "#160b1c")
        + line(curve("44,166 34,170 30,162", is_open=True), "#c8a0a0", 2.4)
    )
    tally = line("M-104 60v20M-98 60v20M-92 60v20M-108 76L-88 64M94 110v20M100 110v20M106 110v20", "#4a443c", 2.6, 0.8)
    return "".join(parts) + mouse + tally


SCENES: dict[str, tuple[Callable[[], str], tuple[float, float], float]] = {
    "spy": (spy, (-16, 100), 152),
    "ghost": (ghost, (0, 92), 150),
    "prisoner": (prisoner, (0, 96), 166),
    "siege-engine": (siege_engine, (6, 104), 176),
    "dragon": (beasts.dragon, (-8, 92), 128),
}


def people() -> dict[str, Portrait]:
    """Who stands in cast-castle.yaml, by the ids of the cards."""
    words = yaml.safe_load((HERE / "cast-castle.yaml").read_text("utf-8"))
    return {name: person(name, said) for name, said in words.items()}


def framed(name: str, who: Portrait) -> Art:
    """A person with the part of the picture that tells the card."""
    x, y, close = FRAMES.get(name, (who.turn * 0.5, 92 + _DROP.get(who.hat, 0), 138))
    return Art(portrait(who), (x, y), close)


@lru_cache(maxsize=1)
def pictures() -> dict[str, Art]:
    """A picture for each card of Castle, by its id."""
    drawn = {name: framed(name, who) for name, who in people().items()}
    return drawn | {name: Art(draw(), focus, close) for name, (draw, focus, close) in SCENES.items()}


# The sheet


def contact_sheet(shown: dict[str, Art], ground_colour: tuple[int, int, int]) -> pygame.Surface:
    """All pictures at 140 pixels with their names, and once more at 60."""
    from assets.art.render import paint, write

    columns, strip = 10, 22
    rows, lines = -(-len(shown) // columns), -(-len(shown) // strip)
    surface = pygame.Surface((columns * 148 + 8, rows * 164 + lines * 66 + 12))
    surface.fill(ground_colour)
    for index, (name, picture) in enumerate(shown.items()):
        x, y = 8 + index % columns * 148, 8 + index // columns * 164
        surface.blit(paint(picture, (140, 140)), (x, y))
        write(surface, name, (x + 1, y + 141), 13, (240, 228, 205))
        surface.blit(paint(picture, (60, 60)), (8 + index % strip * 66, rows * 164 + 10 + index // strip * 66))
    return surface


def closest(shown: dict[str, Art], count: int = 8) -> list[tuple[float, str, str]]:
    """The pairs that differ least at 48 pixels, by the mean difference of their colours."""
    from assets.art.render import paint

    seen = {name: pygame.image.tobytes(paint(picture, (48, 48)), "RGB") for name, picture in shown.items()}
    pairs = [
        (sum(abs(a - b) for a, b in zip(seen[one], seen[other], strict=True)) / len(seen[one]), one, other)
        for one, other in combinations(seen, 2)
    ]
    return sorted(pairs)[:count]


def main(game: str, shown: dict[str, Art], ground_colour: tuple[int, int, int]) -> None:
    """Renders the sheet, or those asked for at 400 pixels; tells sizes and the closest pairs."""
    from assets.art.render import paint

    pygame.display.init()
    pygame.font.init()
    for name in sys.argv[1:]:
        pygame.image.save(paint(shown[name], (400, 400)), HERE / f"{name}.png")
    if not sys.argv[1:]:
        pygame.image.save(contact_sheet(shown, ground_colour), HERE / f"sheet-{game}-all.png")
        print(*sorted((len(picture.drawing) // 1000, name) for name, picture in shown.items())[-5:])
        print(*(f"{difference:.1f} {one} {other}" for difference, one, other in closest(shown)), sep="\n")


if __name__ == "__main__":
    main("castle", pictures(), (47, 67, 39))

"""What jarls, giants, dwarves and Vikings hold."""

from __future__ import annotations

from collections.abc import Callable

from assets.art.kit import (
    GOLD,
    band,
    box,
    curve,
    even,
    fill,
    flipped,
    glow,
    line,
    moved,
    open_line,
    oval,
    paper,
    placed,
    ragged,
    shade,
    tint,
)
from assets.art.people.hands import fingers, held
from assets.art.registry import prop
from assets.art.shapes.court import gem
from assets.art.shapes.north import STEEL, WOOD, longship
from assets.art.shapes.weapons import broad_axe, hammer_shape, round_shield, sword_shape


def _in_hand(name: str, shape: Callable[[], str], x: float = 66, y: float = 160, turn: float = 8) -> None:
    """Registers a thing that a fist holds."""
    prop(name)(lambda skin, sleeve: held(shape(), x, y, skin, sleeve, turn=turn))


def _club() -> str:
    """A club of ice."""
    return paper(
        curve("-5,60! 5,60! 8,-20! 20,-44! 16,-84! 0,-100! -16,-88! -22,-50! -8,-20!"), "#a8dcee", lift=1.8, edge=1.2
    ) + fill(curve("2,60! 5,60! 8,-20! 20,-44! 16,-84! 0,-100! 4,-50!"), "#2f5f86", 0.3)


def _fir() -> str:
    """A fir tree, roots and all."""
    tree = "0,-116! 14,-84! 8,-84! 22,-54! 12,-54! 30,-18! -30,-18! -12,-54! -22,-54! -8,-84! -14,-84!"
    return paper(curve("-5,-20! 5,-20! 6,40! 16,60! 2,50! -4,64! -6,48! -16,56! -6,36!"), "#6b4a34", lift=1.4) + paper(
        curve(tree), "#3f7a56", lift=1.8
    )


def _oar() -> str:
    """An oar."""
    return paper(curve(band("0,90 0,0 0,-60", [7, 7, 7])), WOOD, lift=1.4) + paper(
        curve(even("0,-128 13,-122 14,-78 5,-56! 0,-54!")), "#a8733f", lift=1.6
    )


def _hot_iron() -> str:
    """Tongs with glowing iron."""
    return (
        line("M-5 60L-3 -30L-12 -56M5 60L3 -30L12 -56", "#3a3f4a", 6)
        + glow(0, -68, 44, "#ff7a2a", 0.95)
        + paper(box(-26, -84, 52, 28, 6), "#ffb347", lift=1.2)
        + fill(box(-18, -78, 36, 12, 5), "#fff3c0")
    )


def _drill() -> str:
    """A big auger."""
    return (
        paper(curve(band("0,60 0,0 0,-40", [8, 8, 8])), WOOD, lift=1.4)
        + paper(box(-26, 12, 52, 9, 4), WOOD, lift=1.2)
        + "".join(
            paper(curve(moved("-13,4! 13,-6! 13,0! -13,10!", 0, y, 1 - (-y - 44) / 120)), STEEL, lift=0.9)
            for y in (-44, -56, -68, -80, -92)
        )
        + paper(curve("-5,-96! 5,-98! 0,-118!"), STEEL, lift=1)
    )


def _staff() -> str:
    """A staff cut with glowing runes."""
    runes = line("M-3 -60v12M-3 -58l5 4M0 -36v12M0 -30l-5 4M-2 -84v12M-2 -84l6 5", "#8ff0e0", 2.2)
    return (
        paper(curve(band("0,90 2,0 0,-100", [9, 9, 10])), "#6b5a4a", lift=1.6)
        + paper(curve(band("0,-96 -18,-108 -14,-128 6,-128 12,-112", [9, 8, 7, 6, 3])), "#6b5a4a", lift=1.4)
        + glow(0, -60, 34, "#8ff0e0", 0.5)
        + runes
    )


def _torch() -> str:
    """A burning torch."""
    return (
        paper(curve(band("0,60 0,0 0,-50", [8, 9, 12])), WOOD, lift=1.4)
        + glow(0, -80, 52, "#ffb347", 0.9)
        + paper(curve("0,-124! 12,-96 20,-82 14,-56 -14,-56 -20,-80 -10,-92"), "#e0602a", lift=0, edge=0.8)
        + fill(curve("0,-104! 9,-82 7,-62 -7,-62 -9,-80"), "#ffe27a")
    )


def banner_shape(side: int = -1) -> str:
    """A raven banner that flies to one side."""
    cloth_line, bird_line = (
        "2,-124! 58,-116! 48,-86 54,-58! 26,-64 2,-60!",
        "12,-84 22,-100 30,-96 40,-104! 38,-90 44,-80! 32,-82 24,-72! 22,-82",
    )
    turned = moved if side > 0 else flipped
    cloth = paper(curve(ragged(turned(cloth_line), 2, 16, (0.4 * side, 0.6))), "#efe2c6", lift=1.8)
    bird = fill(curve(turned(bird_line)), "#2a1822")
    return (
        cloth
        + bird
        + paper(curve(band("0,90 0,0 0,-130", [6, 6, 6])), WOOD, lift=1.4)
        + paper(curve("0,-146! 6,-132! 0,-126! -6,-132!"), GOLD, lift=0.8)
    )


def goblet_shape() -> str:
    """A cup of gold."""
    return (
        paper(curve(even("0,-52! 20,-54! 18,-34 8,-20 5,-8 0,-8!")), GOLD, lift=1.6)
        + paper(oval(0, -53, 20, 6), "#7a1f34", lift=0.6)
        + gem(0, -36, 6, "#b3262b")
    )


def _harp() -> str:
    """A small harp."""
    frame = paper(curve(band("-14,40 -22,-30 -4,-74 26,-80", [8, 9, 10, 7])), "#a8733f", lift=1.6) + paper(
        curve(band("-14,40 14,10 28,-78", [9, 9, 8])), "#8a5c34", lift=1.4
    )
    return (
        "".join(line(f"M{-20 + i * 8} {-40 - i * 8}L{-8 + i * 8} {34 - i * 20}", "#fff3d0", 1.8) for i in range(5))
        + frame
    )


def _apple() -> str:
    """The golden apple."""
    return (
        glow(0, -34, 44, "#ffe27a", 0.9)
        + paper(curve(even("0,-48! 12,-54 22,-40 18,-18 6,-10 0,-13!")), "#f5c23c", lift=1.4)
        + line("M0 -48q2 -10 8 -12", "#6b4426", 3)
        + paper(curve("4,-54! 16,-66 24,-56! 14,-50"), "#5f9a45", lift=0.6)
    )


def _fish() -> str:
    """A big fish held by its tail."""
    return placed(
        paper(curve("0,10! 14,26! -14,26! 0,10! -8,-6 -18,-40 -12,-76 0,-96! 13,-74 18,-40 8,-6"), "#6f9ac0", lift=1.6)
        + fill(curve("2,0 12,-40 8,-80 0,-96! 13,-74 18,-40 8,-6"), "#20406b", 0.35)
        + fill(oval(-6, -76, 3.2), "#fff6d8")
        + fill(oval(-6, -76, 1.4), "#160b1c")
        + open_line("-12,-62 -2,-56 10,-62", "#20406b", 2),
        0,
        0,
    )


def _lantern() -> str:
    """A lantern with a blue flame."""
    return (
        line("M0 0V-24", "#3a3f4a", 4)
        + glow(0, -56, 54, "#8ff0ff", 0.9)
        + paper(box(-17, -82, 34, 54, 6), "#2f4a5a", lift=1.6)
        + fill(box(-12, -76, 24, 42, 4), "#bff6ff")
        + fill(curve("0,-72! 7,-54 0,-44 -7,-54"), "#3fb0e0")
        + paper(curve("-20,-82! 0,-96 20,-82!"), "#3a3f4a", lift=1)
    )


for _name, _shape in (
    ("ice-club", _club),
    ("fir", _fir),
    ("oar", _oar),
    ("hot-iron", _hot_iron),
    ("drill", _drill),
    ("rune-staff", _staff),
    ("torch", _torch),
    ("goblet", goblet_shape),
    ("harp", _harp),
    ("apple", _apple),
    ("fish", _fish),
    ("lantern", _lantern),
    ("hammer", hammer_shape),
    ("broad-axe", broad_axe),
):
    _in_hand(_name, _shape)


_in_hand("banner", banner_shape, 72, 162, 5)


_in_hand("banner-left", lambda: banner_shape(1), -70, 162, -6)


_in_hand("long-sword", sword_shape, 64, 160, 9)


@prop("mitten")
def mitten(skin: str, sleeve: str) -> str:
    """A huge glove, raised."""
    glove = paper(
        curve("46,224! 42,150 34,110 38,80 58,70 80,78 88,110 102,112 106,130 92,150 88,224!"),
        "#b5502f",
        lift=2.4,
        edge=1.2,
    )
    return (
        glove
        + paper(curve(ragged("38,164 66,158 94,164 94,182 66,186 38,182", 4, 8)), "#f1f6f8", lift=1.6)
        + open_line("64,84 66,100 62,118", "#7a2f1f", 2, 0.6)
    )


@prop("boulder")
def boulder(skin: str, sleeve: str) -> str:
    """A rock held overhead at the side."""
    rock = paper(
        curve("40,86! 54,64! 80,60! 98,80! 100,108! 84,124! 54,122! 40,106!"), "#7a8490", lift=2.4, edge=1.2
    ) + fill(curve("80,60! 98,80! 100,108! 84,124! 72,120! 80,90!"), "#2a2f40", 0.35)
    return (
        paper(curve(band("92,230 88,180 76,126", [40, 34, 26])), sleeve, lift=2) + rock + fingers(70, 124, skin, 70, 1)
    )


@prop("snowball")
def snowball(skin: str, sleeve: str) -> str:
    """A snowball, ready."""
    return held(
        paper(oval(0, -34, 24), "#f4fbff", lift=2, edge=1.2)
        + fill(curve("6,-56 22,-44 22,-24 8,-12 14,-34"), "#5a86a8", 0.25),
        64,
        160,
        skin,
        sleeve,
    )


@prop("toy-ship")
def toy_ship(skin: str, sleeve: str) -> str:
    """A whole longship on the palm of a giant."""
    return (
        paper(curve(band("80,236 72,206 62,180", [46, 40, 32])), sleeve, lift=2)
        + placed(longship(0, 0, 0.56, "#2f5f86"), 56, 160)
        + paper(curve("28,166 44,172 66,172 88,164 84,184 56,190 34,184"), skin, lift=1.6)
    )


@prop("breath")
def breath(skin: str, sleeve: str) -> str:
    """Freezing breath."""
    puffs = "".join(
        paper(oval(x, y, r), "#eefaff", lift=0.8, edge=0.8)
        for x, y, r in ((22, 128, 8), (40, 132, 12), (62, 132, 16), (86, 128, 20), (70, 150, 13))
    )
    return puffs + "".join(
        line(f"M{x} {y - 7}v14M{x - 6} {y - 3.5}l12 7M{x - 6} {y + 3.5}l12 -7", "#5aa0d0", 2)
        for x, y in ((62, 132), (86, 126), (70, 151))
    )


@prop("snake")
def snake(skin: str, sleeve: str) -> str:
    """A viper for a rein."""
    body = paper(curve(band("-70,214 -84,170 -58,150 -70,118 -56,96", [12, 13, 13, 12, 14])), "#6f9a3a", lift=1.8)
    head = paper(curve("-66,98 -68,82 -56,72 -44,82 -46,98"), "#6f9a3a", lift=1.4) + "".join(
        fill(oval(x, 84, 2.4), "#ffe14a") for x in (-60, -51)
    )
    return (
        body
        + "".join(
            open_line(f"{x - 4},{y} {x},{y + 4} {x + 4},{y}", "#3a5a1f", 2, 0.8)
            for x, y in ((-70, 120), (-64, 138), (-64, 156), (-78, 170), (-78, 190))
        )
        + head
        + line("M-56 72v-8l-4 -5M-56 64l4 -5", "#c9303a", 1.8)
    )


@prop("cub")
def cub(skin: str, sleeve: str) -> str:
    """A wolf cub in the arm."""
    fur = "#5f6672"
    ears = paper(curve("46,152! 42,126! 58,142!"), fur, lift=1) + paper(
        curve("74,142! 90,126! 86,152!"), shade(fur, 0.15), lift=1
    )
    face = paper(curve(ragged("66,138 86,148 88,168 66,184 44,168 46,148", 3, 8)), fur, lift=2) + paper(
        curve("58,164 66,158 74,164 72,178 66,182 60,178"), tint(fur, 0.5), lift=0.8
    )
    eyes = "".join(fill(oval(x, 158, 3.4), "#ffd23c") + fill(oval(x, 158, 1.5), "#160b1c") for x in (56, 76)) + fill(
        oval(66, 168, 4, 3), "#160b1c"
    )
    return (
        ears
        + face
        + eyes
        + paper(curve(band("100,232 82,206 46,204", [40, 34, 28])), sleeve, lift=2)
        + fingers(46, 202, skin, 80, 0.9)
    )


@prop("raven")
def raven(skin: str, sleeve: str) -> str:
    """A raven on the fist."""
    ink = "#2a2436"
    bird = (
        paper(
            curve("-10,-30! -26,-4 -36,26! -16,14 4,6 14,-14 18,-34 30,-38! 18,-48 4,-52 -8,-44"),
            ink,
            lift=1.8,
            edge=1.2,
        )
        + paper(curve("-8,-24 6,-20 8,-4 -14,12 -26,22! -20,-4"), tint(ink, 0.14), lift=1)
        + fill(oval(9, -41, 2.4), "#f0c23c")
        + line("M-2 6v10M6 4v12", "#8a6a3a", 2.6)
    )
    return held("", 66, 166, skin, sleeve) + placed(bird, 62, 136, 0, 1.15)


@prop("dice")
def dice(skin: str, sleeve: str) -> str:
    """Three dice leap from the palm."""
    cubes = "".join(
        placed(paper(box(-12, -12, 24, 24, 4), tone, lift=1.4, edge=1.1) + line(sign, "#f6ecd2", 3), x, y, turn)
        for x, y, turn, tone, sign in (
            (52, 122, -18, "#b3302a", "M-5 -5l10 10M5 -5l-10 10"),
            (82, 116, 24, "#2f2a35", "M0 -7v14M-5 -3l5 -5l5 5"),
            (68, 90, 8, "#b3302a", "M-5 5l10 -10M-6 0l5 5"),
        )
    )
    hand = paper(curve("40,158 52,152 68,158 86,150 96,158 90,182 68,190 46,182"), skin, lift=1.6) + "".join(
        placed(paper(box(-5.4, -26, 10.8, 34, 5.4), tone, lift=0.8, edge=0.7), x, y, turn)
        for x, y, turn, tone in (
            (48, 168, -20, skin),
            (59, 170, -8, shade(skin, 0.05)),
            (71, 171, 4, skin),
            (90, 166, 38, shade(skin, 0.05)),
        )
    )
    return placed(paper(curve(band("88,236 76,206 68,182", [46, 38, 30])), sleeve, lift=2) + hand + cubes, -6, -6)


@prop("war-horn")
def war_horn(skin: str, sleeve: str) -> str:
    """A horn at the lips."""
    horn_ = (
        paper(curve(band("2,119 30,138 58,128 80,98", [8, 14, 22, 36])), "#e0c890", lift=2, edge=1.1)
        + paper(curve(band("64,116 68,122", [28, 30])), GOLD, lift=0.7)
        + paper(curve(band("78,102 81,96", [38, 38])), GOLD, lift=0.7)
    )
    return (
        paper(curve(band("70,236 58,190 40,154", [44, 36, 28])), sleeve, lift=2)
        + horn_
        + fingers(38, 140, skin, 60, 0.85)
    )


@prop("spear")
def spear(skin: str, sleeve: str) -> str:
    """A spear."""
    shaft = paper(curve(band("0,80 0,0 0,-84", [6, 6, 6])), "#8a5c34", lift=1.4)
    tip = paper(curve("0,-128! 9,-104 6,-92 3,-82! -3,-82! -6,-92 -9,-104"), "#b4bbc4", lift=1.4, edge=1) + fill(
        curve("0,-128! 9,-104 6,-92 3,-82! 0,-82!"), "#3b3f48", 0.3
    )
    band_ = paper(box(-4.6, -86, 9.2, 10, 2), "#7a1f24", lift=0.7)
    return held(shaft + tip + band_, 64, 160, skin, sleeve, turn=5)


@prop("horn")
def horn(skin: str, sleeve: str) -> str:
    """A drinking horn."""
    body = paper(curve("-22,-34! 22,-40! 20,-10 4,18 -26,30 -44,24! -24,14 -16,-6"), "#d9c08a", lift=1.6) + fill(
        curve("4,-38! 22,-40! 20,-10 4,18 -26,30 -44,24! -10,18 4,-4"), "#4a2c20", 0.28
    )
    rim = paper(curve("-25,-36 0,-46 25,-42 24,-32 0,-32 -23,-26"), GOLD, lift=1)
    foam = paper(curve("-20,-38 -14,-50 -4,-46 6,-54 14,-46 21,-44 18,-38 0,-36"), "#fbf3dd", lift=0.9)
    return held(placed(foam + body + rim, 6, -14), 60, 160, skin, sleeve, turn=6)


@prop("shield")
def shield(skin: str, sleeve: str) -> str:
    """A round shield in the corner, in the colour of the sleeve."""
    return round_shield(-62, 186, 44, sleeve, "#efe2c6")

"""Pictures of Castle that are drawn by hand."""

from __future__ import annotations

from assets.art.galleries import CASTLE
from assets.art.grounds.basics import earth, sky, stones
from assets.art.kit import (
    GOLD,
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
from assets.art.people.cast import walk_on
from assets.art.people.hands import fingers
from assets.art.people.portrait import portrait
from assets.art.shapes.beasts import slit_eye, stones_on, teeth


@CASTLE.picture("dragon", -8, 92, 128)
def dragon() -> str:
    """A red dragon sets a tower on fire."""
    red, belly, horn = "#a83228", "#e0a456", "#e9dcc0"
    parts = [sky("#2a1430", "#d8672e"), glow(-60, 150, 170, "#ffb347", 0.85)]
    parts.append(earth("-260,160 -180,140 -110,158 -30,146 60,160 150,140 260,158", "#4a1f34", 2))
    tower = "-98,112! -91,112! -91,119! -84,119! -84,112! -76,112! -76,119! -69,119! -69,112! -62,112! -62,126! -66,132! -66,230! -94,230! -94,132! -98,126!"
    parts.append(
        paper(curve(tower), "#3a2838", lift=3)
        + fill(box(-84, 146, 8, 18, 4), "#ffb347")
        + stones_on(-94, -66, 136, 210)
    )
    scene, parts = parts, []
    wing = "60,170! 40,110 62,50 108,4! 104,40 124,30! 118,70 146,66! 132,104 156,108! 130,140 120,200!"
    parts.append(paper(curve(wing), shade(red, 0.55), lift=3))
    for bone in ("62,160 66,90 108,6", "70,160 92,90 124,32", "80,164 112,108 146,68"):
        parts.append(line(curve(bone, is_open=True), shade(red, 0.3), 3.4, 0.9))
    left = "40,190! 0,150 -34,120 -40,70 -52,34! -20,60 -10,34! 6,70 24,60! 34,110 60,150"
    parts.append(paper(curve(left), shade(red, 0.6), lift=3))
    spine = [(50, 70, 24), (66, 88, 40), (82, 112, 48), (96, 142, 58), (104, 176, 66)]
    parts.extend(paper(curve(moved("-9,7! 0,-19! 9,7!", x, y, 1, turn)), horn, lift=1.2) for x, y, turn in spine)
    parts.append(paper(curve(band("84,236 82,176 60,136 36,106 14,80", [92, 76, 58, 46, 42])), red, lift=3, edge=1.2))
    parts.append(paper(curve(band("52,236 50,182 34,146 12,116", [36, 32, 24, 12])), belly, lift=0.8))
    parts.extend(
        line(curve(f"{x - w},{y + 3} {x},{y + 7} {x + w},{y - 1}", is_open=True), shade(belly, 0.5), 1.8, 0.7)
        for x, y, w in ((20, 124, 7), (28, 136, 10), (37, 150, 13), (44, 166, 15), (49, 183, 17), (50, 200, 17))
    )
    scales = [
        (58, 112),
        (70, 128),
        (56, 130),
        (82, 146),
        (68, 148),
        (92, 168),
        (78, 170),
        (66, 168),
        (94, 190),
        (80, 192),
        (46, 98),
    ]
    parts.extend(
        line(curve(f"{x - 5},{y} {x},{y + 5} {x + 5},{y}", is_open=True), shade(red, 0.5), 1.8, 0.6) for x, y in scales
    )
    frill = "22,80 50,62! 48,78 72,80! 54,92 70,110! 44,106 36,122! 24,110"
    parts.append(paper(curve(frill), shade(red, 0.3), lift=1.8))
    far_horn = band("10,44 22,20 42,8 62,-14", [12, 10, 7, 1.4])
    near_horn = band("24,50 46,32 72,28 94,8", [15, 12, 8, 1.4])
    parts.append(paper(curve(far_horn), shade(horn, 0.2), lift=1.4))
    lower = "20,112! -6,112 -34,112 -56,110 -74,102! -76,112 -62,124 -34,132 -6,132 18,126 32,110"
    parts.append(
        paper(curve(lower), shade(red, 0.14), lift=2)
        + fill(curve("18,112! -30,98 -76,90! -70,106 -34,114 0,114"), "#4a0f18")
    )
    parts.append(fill(curve("0,112 -26,106 -50,104 -58,108 -34,116 -6,118"), "#d0504a"))
    parts.append(teeth([(-68, 109), (-57, 113), (-45, 115), (-33, 116)], -9))
    blaze = (
        (
            "-46,100! -66,94 -84,100 -104,92! -102,104 -124,102 -150,98! -140,112 -160,122 -186,122! -164,134 -172,150 -194,158! -160,160 -150,176! -132,156 -116,162 -110,170! -104,148 -84,136 -60,120 -46,108!",
            "#e0602a",
        ),
        (
            "-48,102! -68,100 -88,106 -112,104! -110,114 -134,116 -152,116! -140,128 -148,140! -124,138 -116,150! -104,134 -80,124 -58,114",
            "#f7a63a",
        ),
        ("-50,103! -70,105 -90,111 -112,112! -106,120 -118,126! -96,124 -72,116", "#fff0b4"),
    )
    parts.append(glow(-100, 120, 80, "#ffb347", 0.7))
    parts.extend(paper(curve(flame), colour, lift=0, edge=0.7) for flame, colour in blaze)
    upper = "42,64 32,48 14,40 2,46! -14,53 -40,60 -56,58 -66,62 -80,72 -84,84! -74,90 -52,93 -30,98 -8,106 16,114 36,108 46,88"
    parts.append(paper(curve(upper), red, lift=2.2, edge=1.2))
    parts.append(fill(curve("42,64 46,88 36,108 16,114 -8,106 14,100 30,84"), shade(red, 0.6), 0.35))
    parts.append(teeth([(-76, 88), (-64, 90.5), (-53, 92), (-42, 94), (-30, 97)], 10) + teeth([(-70, 89)], 14, 6))
    parts.append(
        fill(curve("-72,70 -66,67 -62,70 -66,74"), "#3a0f16")
        + line(curve("-74,66 -66,62 -58,66", is_open=True), tint(red, 0.3), 2.4, 0.8)
    )
    parts.append(slit_eye(-4, 63, "#ffd23c", -8, 1.1))
    parts.append(paper(curve("-24,60! -12,50 4,44 20,52! 8,55 -8,56"), shade(red, 0.22), lift=1.2))
    parts.append(
        paper(curve(near_horn), horn, lift=1.6)
        + "".join(
            line(curve(ring, is_open=True), shade(horn, 0.5), 1.5, 0.6)
            for ring in ("33,36 38,44", "44,28 48,39", "56,26 58,36")
        )
    )
    parts.extend(
        paper(curve(moved("-5,3! 0,-9! 5,3!", x, y, 1, turn)), horn, lift=0.7)
        for x, y, turn in ((-42, 59, -16), (-28, 57, -14), (18, 115, 170), (2, 131, 184), (-16, 132, 184))
    )
    return "".join(scene) + placed("".join(parts), 12, 20, 0, 0.88)


@CASTLE.picture("ghost", 0, 92, 150)
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


def engine_wheel(x: float, y: float, size: float) -> str:
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


@CASTLE.picture("siege-engine", 4, 100, 200)
def siege_engine() -> str:
    """A catapult lets go: a burning stone is on its way to the wall."""
    parts = [sky("#3f6f94", "#fbdc98"), glow(10, 116, 150, "#fff3c0", 0.95)]
    wall = (
        "-260,240! -260,84! -132,84! -132,98! -118,98! -118,84! -102,84! "
        "-102,98! -88,98! -88,84! -66,84! -66,108! -72,114! -72,240!"
    )
    parts.append(
        earth("-260,158 -160,146 -40,156 80,144 260,156", "#9aa85a", 1)
        + paper(curve(wall), "#b5a898", lift=2.4, edge=1.3)
    )
    parts.append(
        "".join(line(f"M-260 {y}H-73", "#6a5f5a", 1.4, 0.4) for y in range(118, 200, 14))
        + fill(box(-94, 124, 9, 24, 4), "#4a3f44")
    )
    parts.append(earth("-260,186 -140,178 0,184 140,178 260,186", "#7a7a3c", 2))
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
    engine = back_ + swing + cup + frame + stop + ropes + engine_wheel(-30, 180, 21) + engine_wheel(74, 180, 21)
    return "".join(parts) + placed(engine, 4, -14, 0, 1.06)


@CASTLE.picture("spy", -16, 100, 152)
def spy() -> str:
    """Half a face behind a hanging, one eye on somebody's cards."""
    who = walk_on("spy")
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


@CASTLE.picture("prisoner", 0, 96, 166)
def prisoner() -> str:
    """A window in a tower; a beard has grown through its bars, and a mouse comes to call."""
    who = walk_on("prisoner")
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

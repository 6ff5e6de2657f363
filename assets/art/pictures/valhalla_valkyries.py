"""The Valkyries' stocks of weapons, the path and the errands."""

from __future__ import annotations

from assets.art.galleries import VALHALLA
from assets.art.grounds.basics import earth, sky
from assets.art.kit import GOLD, band, box, curve, fade, fill, glow, line, moved, open_line, oval, paper, placed, shade
from assets.art.people.cast import walk_on
from assets.art.people.hands import finger
from assets.art.people.portrait import figure
from assets.art.shapes.north_scenes import BROWN, CREAM, FAIR, INK, RED, burst, scene, sparks
from assets.art.shapes.weapons import (
    arrow_shape,
    axe_shape,
    bow_shape,
    broad_axe,
    round_shield,
    spear_shape,
    sword_shape,
)


def armoury(tone: str, wall: str) -> str:
    """A wall of planks with a lamp's light."""
    planks = "".join(
        paper(box(-260, y, 520, 36), shade(wall, 0.06 * (i % 3)), lift=0.9, edge=0.6)
        for i, y in enumerate(range(-40, 220, 37))
    )
    return sky(wall, shade(wall, 0.4)) + planks + glow(0, 80, 150, tone, 0.75)


@VALHALLA.picture("vkt-stock-a", 0, 100, 166)
def stock_axes() -> str:
    """Axes wait in a chopping block."""
    block = (
        paper(curve("-88,140! 88,140! 94,250! -94,250!"), "#6b4426", lift=3, edge=1.5)
        + paper(oval(0, 140, 88, 24), "#b98a54", lift=1.2, edge=1.2)
        + line(oval(0, 140, 60, 16), "#7a5230", 3, 0.6)
        + line(oval(0, 140, 32, 8), "#7a5230", 3, 0.6)
    )
    bark = "".join(open_line(f"{x},158 {x + 4},190 {x},220", "#3f2416", 3, 0.5) for x in (-66, -30, 6, 44, 76))
    axes = "".join(placed(shape, x, y, turn, grow) for shape, x, y, turn, grow in (
        (axe_shape("#8d949e"), -58, 56, -160, 1.3), (axe_shape("#8d949e"), 88, 60, -118, 1.25), (broad_axe("#b9c0c8"), 12, 44, 176, 1.25),
    ))  # fmt: skip
    chips = "".join(
        paper(curve(moved("-8,-3! 8,-5! 5,4! -6,5!", x, y, 1, t)), "#d8b07a", lift=1)
        for x, y, t in ((-76, 120, 20), (60, 112, -30), (-30, 108, 60))
    )
    return scene(armoury("#ffd98a", "#7a5636"), block, bark, axes, chips)


@VALHALLA.picture("vkt-stock-s", 0, 100, 166)
def stock_swords() -> str:
    """A barrel full of swords."""
    swords = "".join(
        placed(sword_shape(guard=tone), x, y, 180 + t, 1.05)
        for x, y, t, tone in (
            (-44, 66, -22, "#c9973c"),
            (44, 66, 22, "#c9973c"),
            (-20, 50, -8, "#8d949e"),
            (22, 52, 10, GOLD),
            (0, 62, 0, "#b3502a"),
        )
    )
    cask = (
        paper(curve("-56,100! 56,100! 64,140 54,206! -54,206! -64,140"), "#8a5a34", lift=3.4, edge=1.4)
        + "".join(line(f"M{x} 102V204", "#4a2c1a", 2, 0.6) for x in (-30, -10, 10, 30))
        + "".join(paper(box(-61, y, 122, 11, 3), "#5f6672", lift=1.2) for y in (112, 170))
    )
    return scene(armoury("#ffe0b0", "#5f4a6b"), swords, cask)


@VALHALLA.picture("vkt-stock-p", 0, 100, 166)
def stock_spears() -> str:
    """A fence of spears against the sky."""
    spears = "".join(
        placed(spear_shape(tie=tone), x, 134, t, 1.02)
        for x, t, tone in (
            (-78, -9, "#7a1f24"),
            (-46, -5, "#2f6f7a"),
            (-14, -2, "#7a1f24"),
            (16, 2, "#c9a82a"),
            (48, 5, "#7a1f24"),
            (80, 9, "#2f6f7a"),
        )
    )
    rack = paper(box(-120, 150, 240, 16, 5), "#5a3420", lift=2.6) + paper(
        box(-120, 92, 240, 12, 5), "#5a3420", lift=2.6
    )
    return scene(
        sky("#5f9fc4", "#f4e8c0") + glow(0, 70, 140, "#fffbe0", 0.9),
        earth("-260,176 0,168 260,176", "#6f8a4a"),
        spears,
        rack,
    )


@VALHALLA.picture("vkt-stock-b", 0, 100, 166)
def stock_bows() -> str:
    """Two bows and a full quiver hang on a beam."""
    bows = placed(bow_shape("#a8733f"), -52, 104, -8, 1.05) + placed(bow_shape("#6b4426"), -14, 106, 6, 1.0)
    sheath = placed(
        "".join(
            placed(arrow_shape(tone), x, y, 180)
            for x, y, tone in ((-14, -8, CREAM), (0, -18, RED), (14, -6, CREAM), (-7, -26, "#3f8ad0"), (8, -30, CREAM))
        )
        + paper(box(-24, 0, 48, 110, 10), "#8a4a2c", lift=3, edge=1.3)
        + paper(box(-26, 0, 52, 14, 4), GOLD, lift=1.2)
        + line("M-24 60H24", GOLD, 3),
        58,
        86,
        10,
    )
    return scene(armoury("#eaffc8", "#3f5a44"), paper(box(-260, 4, 520, 14, 4), "#2a2018", lift=2), bows, sheath)


@VALHALLA.picture("vkt-stock-h", 0, 100, 166)
def stock_shields() -> str:
    """Shields hang in a row and overlap like scales."""
    shields = "".join(
        round_shield(x, y, r, tone, CREAM)
        for x, y, r, tone in (
            (-62, 62, 42, "#4d8b4a"),
            (62, 62, 42, "#7a4fa0"),
            (-40, 140, 46, "#c9a82a"),
            (48, 142, 46, "#2f6f7a"),
            (2, 92, 52, RED),
        )
    )
    return scene(armoury("#ffe8c0", "#6b3f34"), shields)


@VALHALLA.picture("vkt-path", 0, 100, 166)
def path_to_valhalla() -> str:
    """A rainbow leads up to golden gates."""
    rainbow = "".join(
        fill(
            curve(
                f"{-96 + i * 13},220! {-60 + i * 9.5},160 {-16 + i * 3.4},112 {-8 + i * 2},92! "
                f"{-6 + i * 2},92! {-13 + i * 3.4},112 {-50 + i * 9.5},160 {-83 + i * 13},220!"
            ),
            tone,
        )
        for i, tone in enumerate(("#d0504a", "#f0943a", "#f5d04a", "#6fc06a", "#4fa0e0", "#9a6ad0", "#d07ac0"))
    )
    gate = (
        paper(curve("-48,96! -48,34 -30,10 0,2 30,10 48,34 48,96!"), "#e8b93c", lift=3, edge=1.5)
        + fade("M-32 96V44A32 32 0 0 1 32 44V96z", "#fffbe0", "#fff0b4")
        + "".join(paper(box(x, 24, 12, 74, 2), "#c9922c", lift=1.4) for x in (-56, 44))
        + paper(curve("-66,30! 0,-22! 66,30! 52,30! 0,-8! -52,30!"), "#c9922c", lift=1.6)
    )
    clouds = "".join(
        paper(
            curve(moved("-60,16 -56,-8 -30,-12 -10,-28 20,-22 36,-10 62,-6 62,30 -62,30", x, y, s)), "#f6ecf4", lift=2
        )
        for x, y, s in ((-80, 100, 0.7), (84, 102, 0.8), (-170, 90, 1), (180, 96, 1))
    )
    man = placed(figure(walk_on("comrade", colour="#4a3a5a", hair_colour="straw", mouth="open")), 14, 118, 0, 0.46)
    return scene(
        sky("#4f6fb0", "#f4c8c0") + glow(0, 70, 140, "#fff6d0", 0.95),
        placed(gate, 0, 18, 0, 0.92),
        placed(clouds, 0, 14, 0, 0.96),
        placed(rainbow, 0, 16, 0, 0.95),
        man,
    )


@VALHALLA.picture("vke-steady", 0, 100, 184)
def steady_hand() -> str:
    """Three dice stand on one finger, and nothing trembles."""

    def die(x: float, y: float, turn: float, tone: str, sign: str) -> str:
        cube = paper(box(-29, -29, 58, 58, 9), tone, lift=3, edge=1.8) + fill(
            curve("5,-29! 22,-29 29,-22 29,22 22,29 5,29!"), INK, 0.16
        )
        return placed(cube + sign, x, y, turn)

    cross = line("M-12 -12L12 12M12 -12L-12 12", CREAM, 8)
    tower = (
        die(-4, 134, -4, RED, fill(oval(0, 0, 16), CREAM) + line(oval(0, 0, 9), RED, 5))
        + die(6, 78, 6, "#2a2a34", placed(axe_shape(CREAM), 10, 18, 14, 0.44))
        + die(-6, 22, -8, RED, cross)
    )
    sleeve = paper(curve(band("128,262 96,236 52,214", [70, 62, 48])), "#7a4fa0", lift=3, edge=1.3) + paper(
        curve(band("66,222 48,212", [54, 50])), GOLD, lift=1.2
    )
    fist = paper(curve("-8,198 10,186 40,188 56,202 52,226 24,238 0,230"), shade(FAIR, 0.06), lift=2)
    hand = sleeve + fist + finger(8, 204, -2, 166, 16, FAIR)
    calm = "".join(line(oval(0, 84, r, r * 1.1), "#ffffff", 3, 0.35) for r in (80, 104, 130))
    return sky("#3a4a8a", "#c8d8f4") + glow(0, 84, 140, "#fffbe6", 0.95) + calm + hand + tower


@VALHALLA.picture("vke-crush", 0, 104, 160)
def crushing_victory() -> str:
    """A hammer comes down; there was a shield."""
    ground = earth("-260,166 -120,158 0,164 120,158 260,166", "#6b4630")
    cracks = line(
        "M-30 170L-66 178L-84 196M30 170L70 176L98 190M-6 176L-14 206M16 176L30 208M-52 168L-96 166M52 168L104 164",
        "#2a1822",
        4,
        0.8,
    )

    def piece(outline: str, tone: str, x: float, y: float, turn: float) -> str:
        return placed(paper(curve(outline), "#5a3824", lift=2.4, edge=1.4), x, y, turn) + placed(
            paper(curve(outline), tone, lift=0, edge=0), x + 2, y, turn, 0.82
        )

    wedge = "-2,34! -34,4 -26,-24! 0,-6! 10,12!"
    shards = (
        piece(wedge, "#2f6f9e", -62, 138, -22)
        + piece(wedge, CREAM, -36, 172, -70)
        + piece(wedge, "#2f6f9e", 66, 142, 120)
        + piece(wedge, CREAM, 40, 174, 80)
        + placed(paper(oval(0, 0, 14), "#a9b0ba", lift=2, edge=1.4), 88, 112)
    )
    head = (
        paper(curve("-46,84! 46,84! 52,92! 52,144! 44,154! -44,154! -52,144! -52,92!"), "#8a94a2", lift=4, edge=2)
        + fill(curve("14,84! 46,84! 52,92! 52,144! 44,154! 14,154!"), INK, 0.2)
        + line("M-34 86V152M34 86V152", "#4a525e", 4, 0.8)
        + line("M-16 104L16 134M16 104L-16 134", GOLD, 6)
    )
    shaft = paper(curve(band("0,90 10,20 22,-60", [16, 15, 14])), "#7a5230", lift=2.4, edge=1.2)
    return scene(
        sky("#7a2f24", "#ffd98a") + glow(0, 150, 150, "#fff6d0", 1.0),
        ground,
        cracks,
        burst(0, 152, 92, turn=4),
        shards,
        shaft,
        head,
        line("M-74 40L-66 84M74 36L68 80M-92 70L-84 96M94 66L88 92", "#fff6d8", 4, 0.8),
        sparks("-96,120 -84,100 104,136 -110,150 112,96", "#fff6d8", 3.4),
    )


@VALHALLA.picture("vke-band", 0, 110, 150)
def war_band() -> str:
    """Three warriors, shoulder to shoulder."""
    return scene(
        sky("#3f6a94", "#f0d8b0") + glow(0, 80, 140, "#fffbe0", 0.9),
        placed(spear_shape(), -34, 96, -8, 1),
        placed(axe_shape(), 36, 90, 10, 1.1),
        placed(figure(walk_on("comrade", colour="#4d8b4a", hat="nasal-helm", mouth="shout")), -62, 58, 0, 0.74),
        placed(
            figure(walk_on("comrade", colour="#7a4fa0", skin=BROWN, hair_colour="black", hat="mail-hood", turn=-6)),
            62,
            58,
            0,
            0.74,
        ),
        placed(
            figure(walk_on("comrade", colour="#c9782a", hair_colour="straw", beard="forked", mouth="shout", turn=0)),
            0,
            52,
            0,
            0.86,
        ),
        round_shield(-2, 230, 44, RED, CREAM),
    )

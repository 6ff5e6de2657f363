"""Loki's tricks."""

from __future__ import annotations

from typing import Any

from assets.art.galleries import VALHALLA
from assets.art.grounds.basics import earth, sky
from assets.art.kit import (
    GOLD,
    band,
    box,
    curve,
    even,
    fade,
    fill,
    glow,
    line,
    moved,
    open_line,
    oval,
    paper,
    placed,
    ragged,
    shade,
    star,
)
from assets.art.people.cast import walk_on
from assets.art.people.hands import finger
from assets.art.people.portrait import portrait
from assets.art.props.north import goblet_shape
from assets.art.shapes.court import gem
from assets.art.shapes.north_scenes import FLAME, INK, RED, burst, coin, fire, perched_raven, scene, sparks


def loki(**how: Any) -> str:
    """The trickster, without a ground."""
    return portrait(walk_on("loki", **how))


def green_night(top: str = "#12261f", bottom: str = "#4f9a5a", x: float = 0, y: float = 90) -> str:
    """Loki's light."""
    return sky(top, bottom) + glow(x, y, 140, "#d8ff9a", 0.75)


@VALHALLA.picture("lok-01", 0, 104, 140)
def ravens() -> str:
    """Two ravens whisper into Loki's ears."""
    return scene(
        green_night(),
        placed(
            loki(
                hat="rune-band", hat_colour="#dcab3e", hat_trim="#4fd06a", turn=0, tilt=0, eyes="closed", mouth="smile"
            ),
            0,
            20,
            0,
            0.9,
        ),
        perched_raven(-68, 122, 1.35),
        perched_raven(68, 122, 1.35, True),
    )


@VALHALLA.picture("lok-02", 4, 92, 160)
def borrowed_glory() -> str:
    """Loki tries on a king's crown and mantle; the king sleeps on."""
    thief = loki(
        hat="sideways-crown",
        hat_colour="#e8b93c",
        hat_trim="#c2412d",
        coat="ermine",
        colour="#8c2f3a",
        turn=-3,
        tilt=-6,
    )
    sleeper = portrait(walk_on("borrowed-glory", coat="shirt", hair="bald"))
    skin, sleeve = "#dfc3a6", "#8c2f3a"
    hush = (
        paper(curve(band("70,240 62,206 30,176", [50, 42, 27])), sleeve, lift=2)
        + paper(curve("14,154 26,148 40,156 42,172 28,180 14,172"), shade(skin, 0.06), lift=1.4)
        + "".join(paper(box(14 + i * 2, 155 + i * 6.6, 19, 7.2, 3.6), skin, lift=0.7, edge=0.6) for i in range(3))
        + finger(17, 158, 8, 128, 7.6, skin)
    )
    return scene(
        green_night(y=70),
        placed(thief, 16, 4),
        placed(hush, 12, 4),
        placed(sleeper, -62, 98, -10, 0.6),
        "".join(line(f"M{x} {y}h{s}l{-s} {s}h{s}", "#f8ffe0", 3, 0.85) for x, y, s in ((-40, 104, 8), (-30, 84, 11))),
        sparks("64,22 82,44 -26,22 46,10", "#ffe27a", 3.4),
    )


@VALHALLA.picture("lok-03", 0, 100, 166)
def empty_hand() -> str:
    """An open hand lets three cards float."""
    cards = "".join(
        placed(
            paper(box(-24, -36, 48, 72, 5), "#f6ecd6", lift=2, edge=1.2)
            + fill(box(-19, -31, 38, 62, 3), tone)
            + line(sign, "#fff6d8", 4),
            x,
            y,
            t,
        )
        for x, y, t, tone, sign in (
            (-52, 74, -20, "#2f6a44", oval(0, 0, 10)),
            (0, 54, 0, "#8a6a1f", star(0, 0, 14, 6, 6)),
            (52, 74, 20, "#2f4f7a", "M4 -12A13 13 0 1 0 4 12A10 10 0 1 1 4 -12z"),
        )
    )
    skin = "#e9d3bd"
    palm = (
        "".join(
            finger(x, y, u, v, 16, skin)
            for x, y, u, v in ((-26, 172, -52, 128), (-10, 166, -20, 116), (8, 166, 12, 114), (24, 170, 42, 122))
        )
        + finger(30, 190, 66, 160, 17, skin)
        + paper(curve("-38,174 -28,160 0,154 28,160 40,176 34,204 24,240 -24,240 -34,204"), skin, lift=0, edge=1)
        + open_line("-26,184 -6,176 26,178", shade(skin, 0.4), 2.2, 0.6)
        + open_line("-22,200 0,190 30,194", shade(skin, 0.4), 2.2, 0.6)
    )
    return scene(
        green_night("#1c2a1f", "#6fae5a"),
        glow(0, 70, 90, "#eaffb0", 0.8),
        palm,
        cards,
        sparks("-80,30 84,36 -30,20 30,14 -90,110 92,108", "#eaffb0", 2.6),
    )


@VALHALLA.picture("lok-04", 0, 96, 170)
def stolen_trick() -> str:
    """He looks the other way, and Loki has his card already."""
    victim = placed(portrait(walk_on("comrade", colour="#7a3a2c", eyes="open", mouth="none", turn=7)), 56, 34, 3, 0.84)
    thief = placed(loki(pose="profile", turn=4, tilt=0, hat="none", marks=()), -52, 10, 0, 0.86)
    trick = placed(
        paper(box(-20, -32, 40, 62, 5), "#f6ecd6", lift=2.2, edge=1.2)
        + fill(box(-14, -26, 28, 50, 3), RED)
        + gem(0, -1, 10, "#ffe27a"),
        8,
        150,
        -14,
    )
    arm_ = paper(curve(band("-110,250 -70,214 -22,184", [52, 44, 28])), "#2f6a44", lift=2.4, edge=1.2)
    hand = "".join(finger(-18, 172 + i * 8, 4 - i * 2, 164 + i * 8, 8.4, "#e9d3bd") for i in range(3))
    return scene(
        green_night(),
        glow(8, 140, 60, "#eaffb0", 0.8),
        victim,
        thief,
        arm_,
        paper(oval(-20, 180, 15, 14), "#e9d3bd", lift=1.4),
        trick,
        hand,
    )


@VALHALLA.picture("lok-05", 4, 88, 130)
def shape_shifter() -> str:
    """Half a man, half a fox."""
    fox = "#d0702c"
    face = loki(hair="none", hat="none", beard="none", turn=0, tilt=0, mouth="smirk")
    mask = paper(curve(ragged("1,30! 1,120! 12,140 34,126 52,98 54,70 40,46 20,36", 3, 9)), fox, lift=2, edge=1.2)
    ear = paper(curve("12,48! 40,-4! 56,62!"), fox, lift=1.6) + fill(curve("24,44! 39,14! 46,54!"), "#5a2a1a", 0.8)
    muzzle = paper(curve("1,96! 18,94 30,108 18,128 1,136!"), "#f6ead2", lift=1.2) + fill(
        curve("1,118! 9,118 8,126 1,130!"), INK
    )
    eye = fill(curve("14,86! 26,78 36,84! 26,90"), "#eaff9a") + fill(oval(25, 84, 2, 4.6), INK)
    return scene(
        green_night("#1f2a3a", "#5fae6a"),
        placed(face, 0, 0),
        ear,
        mask,
        muzzle,
        eye,
        line("M1 34V136", "#fff6d8", 2.4, 0.9),
        sparks("-60,40 -76,80 76,40 84,100", "#eaffb0", 3),
    )


@VALHALLA.picture("lok-06", 10, 120, 166)
def back_door() -> str:
    """Somebody slips out by a little door."""
    planks = "".join(
        paper(box(x, -40, 34, 280), ("#4a3424", "#543c2a")[i % 2], lift=1.2, edge=0.6)
        for i, x in enumerate(range(-260, 260, 35))
    )
    light = fade("M-30 200V86A40 40 0 0 1 50 86V200z", "#fff6c8", "#f0b84a") + glow(10, 130, 110, "#ffe28a", 0.8)
    door = (
        paper(curve("50,64! 92,50! 92,214! 50,200!"), "#6b4a2c", lift=3)
        + "".join(line(f"M52 {y}L90 {y - 4}", "#3a2414", 4) for y in (94, 170))
        + fill(oval(60, 136, 4), GOLD)
    )
    man = placed(loki(turn=4, tilt=4, hair="none", hat="hood", hat_colour="#2f6a44"), 2, 76, 0, 0.6)
    sack = (
        paper(curve("-34,206 -40,178 -24,160 -14,150! -2,150! 8,160 24,178 18,206"), "#b98a3c", lift=2)
        + line("M-20 158H4", "#6b4a1f", 5)
        + coin(-20, 182, 8)
        + coin(0, 188, 8)
        + coin(-44, 196, 8)
    )
    return scene(sky("#2a1c14", "#4a3424"), planks, light, man, sack, door)


@VALHALLA.picture("lok-07", 0, 100, 166)
def venom() -> str:
    """A snake drips venom into a bowl."""
    snake = paper(
        curve(band("-140,-10 -60,26 20,6 70,30 64,66 30,74", [34, 34, 32, 30, 28, 26])), "#5f8a3a", lift=2.6, edge=1.3
    )
    scales_ = "".join(
        open_line(f"{x - 6},{y - 4} {x},{y + 4} {x + 6},{y - 4}", "#2f5a1f", 2.4, 0.7)
        for x, y in ((-104, 6), (-78, 18), (-50, 22), (-22, 16), (6, 8), (34, 14), (58, 30), (66, 50))
    )
    head = (
        paper(curve("42,56 26,52 0,62 -20,78! -6,86 12,88 34,94 46,80"), "#6f9a45", lift=2, edge=1.2)
        + fill(curve("-18,80! 4,80 26,86 12,90 -4,88"), "#4a0f18")
        + "".join(paper(curve(f"{x - 3},{80}! {x + 3},{80}! {x},{94}!"), "#f6ecd2", lift=0.5) for x in (-8, 4))
        + fill(oval(14, 68, 5, 4), "#ffe14a")
        + fill(oval(14, 68, 1.6, 4), INK)
    )
    drops = "".join(
        paper(curve(moved("0,-10! 6,2 0,8 -6,2", -6, y, s)), "#b8f03c", lift=0.6) for y, s in ((112, 1), (136, 1.2))
    )
    bowl = (
        paper(curve("-52,160! 44,160! 34,188 14,198 -22,198 -42,188"), "#8a5a34", lift=3, edge=1.4)
        + paper(oval(-4, 160, 48, 11), "#5f3a20", lift=0.8)
        + fill(oval(-4, 162, 40, 8), "#a8e03c")
        + glow(-4, 156, 60, "#d8ff6a", 0.7)
    )
    return scene(
        green_night("#1c1f1a", "#4a6b3a"),
        snake,
        scales_,
        head,
        drops,
        bowl,
        paper(curve(band("-130,230 -90,200 -46,186", [44, 38, 26])), "#e9d3bd", lift=2),
    )


@VALHALLA.picture("lok-08", 0, 100, 166)
def feast_of_liars() -> str:
    """Cups clink; every guest wears a mask."""

    def mask(x: float, y: float, turn: float, tone: str, smile: str) -> str:
        shape = paper(curve(even("0,-40 30,-36 38,-10 30,20 12,42 0,46")), tone, lift=2.4, edge=1.3)
        holes = "".join(fill(curve(moved("-10,2! 0,-6 10,2! 0,4", s * 15, -8, 1, -s * 10)), INK) for s in (-1, 1))
        return placed(shape + holes + open_line(smile, INK, 4), x, y, turn)

    def cup(x: float, y: float, turn: float) -> str:
        foot = paper(box(-4, -12, 8, 20, 2), shade(GOLD, 0.2), lift=1) + paper(oval(0, 8, 15, 4.6), GOLD, lift=1)
        return placed(foot + goblet_shape(), x, y, turn, 1.0)

    table = paper(box(-260, 160, 520, 80), "#5a3420", lift=4, edge=1.6) + "".join(
        coin(x, y, 9) for x, y in ((-60, 172), (-44, 180), (-70, 186), (64, 176), (80, 184), (10, 186))
    )
    return scene(
        green_night("#2a1f14", "#8a7a3a"),
        mask(-50, 76, -8, "#f1e8d6", "-16,16 0,28 16,16"),
        mask(52, 76, 8, "#4fa05a", "-16,26 0,14 16,26"),
        table,
        cup(-22, 168, 14),
        cup(26, 168, -14),
        burst(2, 112, 16),
        sparks("-14,80 18,78 2,66", "#ffe27a", 3),
    )


@VALHALLA.picture("lok-09", 0, 100, 166)
def long_winter() -> str:
    """A hut drowns in snow; one window still glows."""
    hut = (
        paper(curve("-46,170! -44,124! 44,124! 46,170!"), "#5a3a2a", lift=2)
        + paper(curve("-72,132! 0,72! 72,132!"), "#4a3024", lift=2)
        + paper(
            curve("-84,132 -40,88 0,58 40,88 84,132 60,126 44,134 20,122 0,130 -22,122 -46,136 -62,126"),
            "#f4fbff",
            lift=2.4,
            edge=1.3,
        )
    )
    window = (
        glow(0, 148, 60, "#ffb347", 0.9)
        + paper(box(-14, 134, 28, 26, 3), "#ffd36e", lift=0.6)
        + line("M0 134v26M-14 147h28", "#5a3a2a", 3)
    )
    flakes = "".join(
        line(f"M{x} {y - 5}v10M{x - 4.4} {y - 2.5}l8.8 5M{x - 4.4} {y + 2.5}l8.8 -5", "#ffffff", 1.8, 0.95)
        for x, y in (
            (-80, 30),
            (-40, 54),
            (-86, 90),
            (70, 24),
            (90, 70),
            (36, 40),
            (0, 20),
            (84, 112),
            (-60, 14),
            (-180, 60),
            (180, 50),
            (140, 100),
            (-140, 110),
        )
    )
    return scene(
        sky("#2f4a78", "#bcd4ea") + glow(0, 120, 140, "#ffffff", 0.7),
        hut,
        window,
        earth("-260,158 -140,150 -60,164 0,168 70,160 150,148 260,158", "#f4fbff", 3),
        flakes,
    )


@VALHALLA.picture("lok-10", 0, 100, 166)
def hastened_doom() -> str:
    """The sand runs out, and it burns."""
    frame = (
        paper(box(-50, 20, 100, 14, 4), GOLD, lift=2.4, edge=1.2)
        + paper(box(-50, 172, 100, 14, 4), GOLD, lift=2.4, edge=1.2)
        + "".join(paper(box(x, 32, 8, 142), "#a8781e", lift=1.6) for x in (-46, 38))
    )
    glass = paper(curve(even("0,34! 34,34! 32,66 8,96 6,103 8,110 32,140 34,172! 0,172!")), "#cfe8e0", lift=1.4, edge=1)
    sand = (
        fill(curve("-14,78! 14,78! 5,98! -5,98!"), "#ff9d3c")
        + fill(curve("-30,170! -24,150 0,128 24,150 30,170!"), "#e0602a")
        + line("M0 98V134", "#ffd36e", 3.4)
    )
    sun = paper(oval(66, 40, 30), "#120a14", lift=0) + glow(66, 40, 56, "#ff6a3a", 0.8)
    return scene(
        sky("#2a0f1c", "#c94a2a") + glow(0, 120, 140, "#ffb347", 0.8),
        sun,
        fire(-74, 204, 1.3),
        fire(78, 206, 1.4),
        glass,
        sand,
        fire(0, 172, 0.5),
        frame,
        sparks("-80,60 -60,30 -90,100 88,96 -40,16", FLAME, 2.6),
    )

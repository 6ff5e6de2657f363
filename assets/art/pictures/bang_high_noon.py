"""The events of High Noon."""

from __future__ import annotations

from assets.art.galleries import BANG
from assets.art.grounds.basics import earth, mesa, sky
from assets.art.kit import (
    HALF,
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
    star,
    tint,
)
from assets.art.people.cast import walk_on
from assets.art.people.hands import fingers, gun_hand
from assets.art.people.portrait import portrait
from assets.art.registry import GROUNDS
from assets.art.shapes.west import (
    BRASS,
    SKIN,
    SOOT,
    STEEL,
    WOOD,
    around,
    bird,
    card,
    flash,
    haze,
    heart,
    house,
    puff,
    rays,
    revolver,
    shade_on,
    skull_of_cattle,
    spark,
    stars,
    sun,
)


@BANG.picture("blessing", 0, 94, 176)
def blessing() -> str:
    """A heart in the light above the clouds."""
    parts = [sky("#5f9fd0", "#fdeec4"), rays(0, 76, "#ffffff", 22, 0.45), glow(0, 78, 140, "#fffbe0", 1)]
    parts.append(paper(oval(0, 26, 38, 10), "#f6d26a", lift=0, edge=1) + fill(oval(0, 26, 29, 5.4), "#cfe3ee"))
    parts.append(
        paper(heart(0, 88, 46), "#d9363f", lift=3.4, edge=2)
        + fill(curve("-32,76 -26,56 -12,56 -20,64 -26,82"), "#ffffff", 0.5)
    )
    wing = "0,0! 26,-26 54,-32 84,-24! 66,-16 76,-8! 56,-4 62,4! 40,6 42,14! 20,12"
    for side in (-1, 1):
        feathers = moved(wing, 34, 92, 0.9)
        parts.append(paper(curve(flipped(feathers) if side < 0 else feathers), "#ffffff", lift=2, edge=1, fall=0.12))
    parts += [
        puff(x, y, s, "#ffffff")
        for x, y, s in ((-80, 174, 1.3), (70, 180, 1.5), (-10, 192, 1.4), (150, 176, 1.4), (-160, 180, 1.5))
    ]
    return "".join(parts)


@BANG.picture("ghost-town", 2, 112, 140)
def ghost_town() -> str:
    """Nobody lives here; somebody walks here."""
    parts = [sky("#0b1826", "#35686e"), stars(), sun(50, 44, 24, "#dff0d8", 4)]
    for x, w, t, c, tilt in (
        (-150, 90, 110, "#2c4450", 2),
        (-80, 66, 96, "#35525c", -4),
        (150, 90, 116, "#2a404c", -3),
        (84, 62, 86, "#304a54", 5),
    ):
        parts.append(placed(house(0, 0, w, t, c, "#0f1c28"), x, 156, tilt))
    parts.append(
        line("M-104 78l22 34M-58 82l-20 28M70 92l26 30", "#4a6a70", 6) + earth("-260,156 0,150 260,156", "#3f5a58", 0)
    )
    for x, y, s, alpha in ((-52, 152, 0.72, 0.7), (58, 154, 0.66, 0.6), (2, 184, 1.5, 1.0)):
        veil = "-17,-56 -12,-66 0,-69 12,-66 17,-56 22,-20 24,2! 16,-8 10,4! 2,-8 -6,4! -12,-8 -22,2! -22,-20"
        hat_ = "-26,-66 -12,-70 -11,-86 0,-90 11,-86 12,-70 26,-66 0,-60"
        ghost = fade(curve(veil), "#eafff4", "#9fe0d0", opacity=(alpha, alpha * 0.55)) + fill(
            curve(hat_), "#c8efe4", alpha
        )
        eyes = (
            fill(oval(-5, -54, 2.8, 4), "#12303a", 0.9)
            + fill(oval(6, -54, 2.8, 4), "#12303a", 0.9)
            + fill(oval(0, -43, 3, 4.4), "#12303a", 0.8)
        )
        parts.append(glow(x, y - 40 * s, 50 * s, "#bff6e0", 0.5 * alpha) + placed(ghost + eyes, x, y, 0, s))
    weed = "".join(line(oval(0, 0, r, r * 0.9), "#7a8a6a", 2, 0.9) for r in (13, 9, 5)) + line(
        "M-12 -5l24 10M-9 9l18 -17M0 -12v24", "#7a8a6a", 1.6, 0.9
    )
    return "".join(parts) + shade_on(-62, 192, 16) + placed(weed, -62, 180)


@BANG.picture("gold-rush", 0, 116, 126)
def gold_rush() -> str:
    """The first nuggets in the pan."""
    parts = [GROUNDS["green-river"](), fade(box(-HALF, 132, 2 * HALF, 120), "#6fc0cc", "#2f7a94")]
    parts += [
        line(curve(f"{x},{y} {x + 16},{y - 4} {x + 32},{y}", is_open=True), "#e6fbff", 2.6, 0.7)
        for x, y in ((-104, 146), (70, 150), (-120, 180), (90, 186), (-40, 194))
    ]
    for side in (-1, 1):
        parts.append(
            paper(curve(band(f"{side * 130},70 {side * 104},100 {side * 76},118", [44, 36, 28])), "#a8322a", lift=2.4)
        )
    parts.append(
        shade_on(0, 178, 80)
        + paper(oval(0, 128, 84, 46), "#5a5f6a", lift=3.6, edge=1.8)
        + paper(oval(0, 122, 76, 38), "#3a3e48", lift=0, edge=0)
        + fade(oval(0, 126, 66, 30), "#6fb4bc", "#3f7f8a")
    )
    parts.append(paper(curve("-58,128 -40,108 -10,102 30,106 56,124 40,146 0,154 -40,148"), "#9a7a4a", lift=0.8))
    nugget = "-11,5 -13,-5 -4,-12 7,-9 13,-1 9,9 -2,11"
    for x, y, s in (
        (-34, 128, 1.1),
        (-10, 116, 1.3),
        (18, 122, 1.5),
        (38, 132, 1.0),
        (-12, 140, 1.5),
        (14, 144, 1.1),
        (-30, 112, 0.8),
        (36, 114, 0.8),
    ):
        parts.append(
            paper(curve(moved(nugget, x, y, s, x * 3)), "#f0b92c", lift=1.4, edge=1.3)
            + fill(oval(x - 4 * s, y - 4 * s, 3 * s, 2.4 * s), "#fff3b0")
        )
    for side in (-1, 1):
        parts.extend(
            paper(box(side * 74 - 12, y, 25, 9.4, 4.7), SKIN if i % 2 else shade(SKIN, 0.06), lift=1, edge=0.8)
            for i, y in enumerate((108, 117, 126))
        )
    return "".join(parts) + spark(18, 114, 22) + spark(-22, 134, 16) + spark(40, 96, 11)


@BANG.picture("curse", 0, 96, 150)
def curse() -> str:
    """A crow, a red moon, the ace of spades."""
    ink = "#1c1420"
    parts = [
        sky("#14101f", "#5a1f34"),
        sun(8, 84, 58, "#d9453a", 2),
        haze(-80, 60, 0.8, "#3a1a34", 0.6),
        haze(90, 100, 0.9, "#3a1a34", 0.6),
    ]
    parts += [
        paper(curve(band(c, w)), "#241622", lift=2)
        for c, w in (
            ("-110,230 -96,150 -100,70 -78,-20", [44, 30, 24, 16]),
            ("-98,140 -50,136 0,146 64,138 96,144", [20, 15, 12, 8, 2]),
            ("-96,70 -66,46 -52,14", [12, 8, 2]),
            ("30,142 52,120 66,114", [7, 5, 1.5]),
        )
    ]
    body = "-16,74 -8,58 8,56 20,66 30,86 40,112 66,138! 48,136 54,148! 34,136 16,138 -6,128 -18,104"
    parts.append(
        paper(curve(body), ink, lift=2.6, edge=1.2)
        + paper(curve("4,84 20,80 34,100 44,124 58,138! 30,128 10,116"), tint(ink, 0.12), lift=1.2, edge=1)
    )
    parts.append(
        paper(curve("-20,62 -12,48 6,46 16,58 12,74 -8,78"), ink, lift=1.4, edge=1)
        + paper(curve("-18,60! -44,68 -50,74! -30,74 -14,72!"), "#4a4450", lift=1, edge=0.9)
        + fill(oval(-6, 60, 4.4), "#ffcf4a")
        + fill(oval(-7, 60, 2), SOOT)
    )
    parts.append(line("M0 136v12M16 138v10", "#4a4450", 4.4) + card(2, 168, -8, "s", 1.0))
    web = (
        "M104 -10L30 40M104 -10L60 66M104 -10L14 6M104 -10L92 84"
        + "M82 5q-6 12 6 26M66 14q-8 22 10 44M48 22q-8 30 14 56M30 4q0 18 8 30"
    )
    return "".join(parts) + line(web, "#e8dcd0", 1.5, 0.7)


@BANG.picture("the-sermon", 0, 92, 146)
def the_sermon() -> str:
    """The bell calls; the guns stay outside."""
    white = "#f6efdc"
    parts = [
        sky("#7fb8d8", "#fdf0c8"),
        rays(0, 60, "#ffffff", 16, 0.35),
        glow(0, 80, 130, "#fffbe0", 0.9),
        earth("-260,150 -120,140 0,148 120,138 260,148", "#8fae6a", 0),
    ]
    parts.append(
        paper(box(-46, 92, 92, 84), white, lift=3, edge=1.4)
        + paper(curve("-56,96! 0,54! 56,96! 48,100! 0,66! -48,100!"), "#7a3f34", lift=2.4, edge=1.2)
    )
    parts.append(
        paper(curve("-20,92! -20,40! 20,40! 20,92!"), tint(white, 0.3), lift=2.4, edge=1.3)
        + fill(curve("6,40! 20,40! 20,92! 6,92!"), SOOT, 0.12)
        + paper(curve("-25,42! 0,-2! 25,42!"), "#7a3f34", lift=2.2, edge=1.2)
        + line("M0 -4V-22M-7 -15H7", "#7a5a24", 4)
    )
    parts.append(
        fill(curve("-12,80! -12,60 0,50 12,60 12,80!"), "#4a3038")
        + paper(curve(even("0,56 5,58 7,68 11,74! 0,76")), BRASS, lift=1.2, edge=0.9)
        + line("M-26 60l-8 -3M-27 68h-9M26 60l8 -3M27 68h9", "#d9a83c", 2.8)
    )
    parts.append(
        fill(curve("-16,176! -16,130 0,116 16,130 16,176!"), "#5a3424")
        + line("M0 118V176", "#3a1c14", 2)
        + "".join(
            paper(curve(f"{x - 8},150! {x - 8},124 {x},114 {x + 8},124 {x + 8},150!"), "#5f9fc4", lift=0.8)
            for x in (-32, 32)
        )
    )
    parts.append(earth("-260,178 0,172 260,178", "#c9a45e", 2))
    for x in (-78, 78):
        parts.append(
            paper(box(x - 6, 112, 12, 90, 3), WOOD, lift=2.2)
            + placed(revolver("#5a5f6a", "#7a4426", 60), x + 4, 142, -90, 0.62)
            + line(curve(f"{x - 14},116 {x},104 {x + 14},116 {x + 8},132", is_open=True), "#6b3a22", 5)
        )
    return "".join(parts) + bird(-56, 34, 0.4, "#ffffff") + bird(64, 24, 0.36, "#ffffff")


@BANG.picture("high-noon", 0, 92, 140)
def high_noon() -> str:
    """Both hands of the clock point up."""
    parts = [sky("#e08a2c", "#ffeeb0"), sun(0, 30, 60, "#fff8d0", 3.2), rays(0, 30, "#fffbe0", 20, 0.4)]
    parts += [
        house(x, 190, w, t, c, "#8a4a2c")
        for x, w, t, c in (
            (-150, 100, 80, "#a8663c"),
            (-92, 60, 60, "#b8743f"),
            (150, 100, 86, "#a05f3a"),
            (92, 60, 64, "#b06c3c"),
        )
    ]
    parts.append(
        paper(box(-46, 40, 92, 200), "#8a4f30", lift=3.4, edge=1.5)
        + line("".join(f"M-46 {y}h92" for y in range(56, 220, 13)), "#4a2418", 1.6, 0.5)
        + fill(box(22, 40, 24, 200), SOOT, 0.2)
    )
    parts.append(paper(curve("-60,44! 0,2! 60,44! 54,50! -54,50!"), "#5a3028", lift=3, edge=1.4))
    parts.append(
        paper(oval(0, 104, 52), BRASS, lift=3.4, edge=1.8)
        + paper(oval(0, 104, 44), "#fdf3d8", lift=0.6, edge=0.6, fall=0.06)
    )
    for index in range(12):
        (ax, ay), (bx, by) = around(0, 104, 39, index * 30), around(0, 104, 31 if index % 3 == 0 else 34, index * 30)
        parts.append(line(f"M{ax:.1f} {ay:.1f}L{bx:.1f} {by:.1f}", SOOT, 4 if index % 3 == 0 else 2.4))
    parts.append(
        paper(curve("-4,110! -3,76 0,68! 3,76 4,110!"), "#b3262b", lift=1)
        + paper(curve("-2.4,112! -1.6,72 0,64! 1.6,72 2.4,112!"), SOOT, lift=1)
        + paper(oval(0, 104, 5), BRASS, lift=0.8)
    )
    return "".join(parts) + bird(-66, 34, 0.6) + bird(70, 56, 0.5) + earth("-260,190 0,184 260,190", "#d9a45e", 2)


@BANG.picture("handcuffs", 0, 98, 156)
def handcuffs() -> str:
    """One ring has closed around a wrist; the other is waiting."""
    steel = "#aab2bc"
    ground_ = GROUNDS["red-rays"]() + glow(-6, 96, 120, "#ffe0a0", 0.8)

    def ring(x: float, y: float, turn: float, gap: float) -> str:
        arc = f"M{20 * 1.0} {-32 + gap}A38 38 0 1 1 {-20 * 1.0} {-32 + gap * 0.2}" if gap else oval(0, 0, 38)
        metal = line(arc, shade(steel, 0.6), 17) + line(arc, steel, 13) + line(arc, tint(steel, 0.6), 3.6, 0.8)
        lock_ = paper(box(-15, 28, 30, 24, 6), shade(steel, 0.12), lift=1.8, edge=1.2) + fill(oval(0, 38, 3), "#2a2028")
        return placed(metal + lock_ + fill(box(-1.4, 38, 2.8, 9), "#2a2028"), x, y, turn)

    striped = "#e9dcc0"
    sleeve = paper(curve(band("-130,236 -96,190 -66,146", [76, 66, 56])), striped, lift=3, edge=1.4)
    stripes = "".join(
        line(curve(band_, is_open=True), "#4a3f4a", 9, 0.9)
        for band_ in ("-118,170 -96,176 -78,196", "-100,148 -80,156 -60,176", "-134,194 -112,200 -94,220")
    )
    wrist = paper(curve(band("-72,150 -50,112 -38,88", [48, 42, 46])), SKIN, lift=2, edge=1.2)
    knuckles = placed(fingers(0, 0, SKIN, 0, 2.1, 1), -24, 58, 28)
    hand = paper(curve("-66,72 -50,38 -20,24 10,36 16,66 -4,92 -44,100"), shade(SKIN, 0.1), lift=2.4)
    near = placed(line("M-30 6A34 14 0 0 0 30 6", shade(steel, 0.6), 17) + line("M-30 6A34 14 0 0 0 30 6", steel, 13)
                  + line("M-28 3A34 14 0 0 0 28 3", tint(steel, 0.6), 3.4, 0.8), -54, 120, 28)  # fmt: skip
    links = "".join(
        line(oval(x, y, 10, 6.4), shade(steel, 0.6), 7) + line(oval(x, y, 10, 6.4), steel, 4.4)
        for x, y in ((-14, 132), (4, 138), (22, 140))
    )
    key = placed(line(oval(0, -16, 9), BRASS, 5) + line("M0 -7V24M0 16h9M0 24h7", BRASS, 5), 92, 46, 24)
    return ground_ + ring(62, 128, 62, 22) + sleeve + stripes + wrist + hand + knuckles + near + links + key


@BANG.picture("thirst", 0, 106, 176)
def thirst() -> str:
    """Cracked earth, a skull, a sun without mercy."""
    parts = [
        sky("#f0a83c", "#fff0b8"),
        sun(56, 44, 30, "#ffffff", 3.6),
        earth(f"-260,132 {mesa(-120, 130, 60, 40)} 260,132", "#d9854a", 0),
    ]
    parts.append(paper(curve("-260,128! 260,128! 260,260! -260,260!"), "#c98a54", lift=0))
    left = (
        "M-140 210L-96 176L-110 150L-70 140M-96 176L-40 190L-20 212M-40 190L-14 170M-70 140L-50 130M-110 150L-150 146"
    )
    cracks = left + "M120 210L84 180L100 152L60 138M84 180L40 196L30 214M100 152L140 146"
    parts.append(line(cracks, "#7a4426", 4, 0.8) + placed(line(cracks, "#f0c48a", 1.4, 0.8), 0, 2.4))
    parts.append(shade_on(0, 184, 60) + skull_of_cattle(-4, 128, 1.16))
    flask = (
        paper(oval(0, 0, 20, 17), "#7a8a6a", lift=2, edge=1.2)
        + line(oval(0, 0, 14, 11), "#4f5a44", 2)
        + paper(box(18, -6, 11, 12, 2), STEEL, lift=1)
    )
    strap = line(curve("-16,8 -40,22 -10,30 14,14", is_open=True), "#6b3a22", 4.4)
    drop = paper(curve("0,-8! 4,0 4,5 0,7 -4,5 -4,0"), "#6fc4dc", lift=0.6)
    parts.append(placed(strap + flask, 66, 172, 24) + placed(drop, 100, 192))
    return "".join(parts) + bird(-66, 40, 0.8) + bird(-30, 20, 0.5)


@BANG.picture("train-arrival", 0, 100, 156)
def train_arrival() -> str:
    """The engine comes straight at us."""
    iron, red = "#2a2e3a", "#b3352c"
    parts = [
        sky("#4a3f6b", "#f0a86a"),
        glow(0, 70, 140, "#ffe0a8", 0.7),
        earth("-260,150 -130,140 130,140 260,150", "#7a5a44", 0),
    ]
    parts += [
        puff(x, y, s, t)
        for x, y, s, t in (
            (-52, 14, 1.3, "#f1e0cc"),
            (26, 2, 1.5, "#fdf0dc"),
            (84, 28, 1.0, "#e3cdb8"),
            (-100, 40, 0.9, "#d9c0ac"),
        )
    ]
    parts.append(
        line("M-30 150L-96 214M30 150L96 214", "#8d919a", 6)
        + "".join(line(f"M{-44 - i * 20} {166 + i * 16}h{88 + i * 40}", "#4a3020", 7) for i in range(3))
    )
    parts.append(
        paper(curve(even("0,12! 26,12! 30,20! 15,28 13,50! 0,50!")), iron, lift=2.6, edge=1.4)
        + paper(box(-60, 112, 120, 20, 4), red, lift=2.4, edge=1.2)
    )
    parts.append(
        paper(oval(0, 92, 50), iron, lift=3.6, edge=2, fall=0.3)
        + paper(oval(0, 92, 42), tint(iron, 0.08), lift=0.8, edge=1)
        + "".join(fill(oval(*around(0, 92, 46, a), 2.2), tint(iron, 0.5)) for a in range(0, 360, 30))
    )
    parts.append(
        glow(0, 64, 40, "#fff6c0", 0.8)
        + paper(box(-17, 46, 34, 36, 6), BRASS, lift=2, edge=1.4)
        + paper(oval(0, 64, 13), "#fffbe0", lift=0, edge=0)
        + glow(0, 64, 26, "#ffffff", 1)
    )
    parts.append(paper(star(0, 106, 15, 6.4), BRASS, lift=1.2, edge=1))
    parts += [
        paper(oval(s * 66, 122, 15), BRASS, lift=2, edge=1.3) + fill(oval(s * 66, 122, 9), "#5a1f1c") for s in (-1, 1)
    ]
    parts.append(paper(curve(even("0,134! 52,134! 84,196! 0,196!")), red, lift=3, edge=1.5))
    parts.append(
        line("M-40 136L-64 194M-24 136L-38 194M-8 136L-13 194M8 136L13 194M24 136L38 194M40 136L64 194", "#5a1518", 5)
        + line("M-54 152h108M-66 176h132", "#f0c46a", 3, 0.7)
    )
    parts += [puff(x, 186, 0.8, "#fdf3e4") for x in (-96, 98)]
    return "".join(parts)


@BANG.picture("shootout", 0, 98, 168)
def shootout() -> str:
    """Both guns at once."""
    who = walk_on("shootout")
    parts = [sky("#5a2a1c", "#e8843c"), rays(0, 90, "#ffc46a", 18, 0.35), placed(portrait(who), 0, 12, 0, 0.86)]
    for side in (-1, 1):
        gun = gun_hand(
            revolver(STEEL, "#5a3020", 70, side),
            side * 44,
            172,
            "#7a2f2c",
            side=side,
            turn=side * -22,
            grow=0.96,
            skin="#d2925f",
        )
        parts.append(flash(side * 82, 124, 34, 9, 10 * side) + gun)
    return "".join(parts)


@BANG.picture("the-daltons", 0, 96, 150)
def the_daltons() -> str:
    """Four of a kind."""
    parts = [GROUNDS["desert-dusk"](), glow(0, 90, 120, "#ffe9b0", 0.6)]
    gang = (
        (-62, 34, 0.6, walk_on("dalton", face="gaunt", hat="tophat", hat_colour="#3a3440", brows="worried")),
        (66, 38, 0.6, walk_on("dalton", face="round", hat="bowler", hat_colour="#4a3a34", brows="raised", eyes="wide")),
        (-28, 66, 0.68, walk_on("dalton", face="long", hat="stetson", hat_colour="#8d6036", brows="angry")),
        (36, 84, 0.72, walk_on("dalton", face="brute", hat="stetson", hat_colour="#2f2a30", brows="angry")),
    )
    return "".join([*parts, *(placed(portrait(who), x, y, 0, grow) for x, y, grow, who in gang)])


@BANG.picture("new-identity", 0, 96, 150)
def new_identity() -> str:
    """The mirror shows somebody else."""
    parts = [GROUNDS["striped-parlour"](), glow(0, 80, 120, "#fff0c0", 0.5)]
    parts.append(
        paper(oval(0, 84, 74, 84), BRASS, lift=3.6, edge=2)
        + paper(oval(0, 84, 65, 75), "#bcd8e0", lift=0, edge=0)
        + fill(oval(0, 84, 65, 75), "#ffffff", 0.2)
    )
    who = walk_on("new-identity")
    parts.append(placed(portrait(who), 2, 14, 0, 0.58))
    shoulders = "-92,220! -84,178 -56,160 -34,152 -36,130 -30,112 -8,106 14,112 20,130 18,152 40,160 66,178 74,220!"
    parts.append(
        placed(
            paper(curve(shoulders), "#4a3428", lift=4, edge=1.6)
            + paper(
                curve("-66,124 -38,118 -36,96 -20,84 0,84 18,96 22,118 50,124 20,134 -36,134"),
                "#6b4a30",
                lift=3,
                edge=1.4,
            )
            + fill(curve("-37,114 -8,122 22,114 22,121 -8,129 -37,121"), "#a8322a"),
            -24,
            18,
        )
    )
    return "".join(parts)

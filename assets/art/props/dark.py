"""What the host, the order and the mercenaries hold."""

from __future__ import annotations

from assets.art.kit import HALF, band, box, curve, fade, fill, glow, line, moved, oval, paper, placed, shade, star, tint
from assets.art.people.hands import arm, bony_hand, cupped, fingers, held, palm
from assets.art.registry import prop
from assets.art.shapes.dark import EMBER, GOLD, HEX, INK, IRON, SOUL, arrow, chain, mist, soul, spikes, tongue, wisp
from assets.art.shapes.weapons import sword_shape


@prop("soul-hand")
def soul_hand(skin: str, sleeve: str) -> str:
    """A hand of bones that calls the dead up."""
    parts = [arm("84,236 76,206 66,180", [48, 38, 26], sleeve), glow(62, 120, 60, SOUL[1], 0.55)]
    parts.append(bony_hand(62, 166, 6, 1.35, skin))
    parts.append(
        soul(66, 92, 0.9, SOUL, 8)
        + soul(84, 44, 0.66, SOUL, 16)
        + soul(-80, 70, 0.7, SOUL, -14)
        + soul(-70, 120, 0.5, SOUL, -8)
    )
    return "".join(parts)


@prop("toad")
def toad(skin: str, sleeve: str) -> str:
    """A toad on the palm; it glows a little."""
    green = "#8fb04a"
    parts = [glow(-58, 140, 46, "#c8f06a", 0.55), cupped(-58, 164, skin, sleeve)]
    body = paper(curve("-25,6 -28,-6 -20,-18 -8,-24 8,-24 20,-18 28,-6 25,6 0,11"), green, lift=1.6, edge=1)
    eyes_ = "".join(
        paper(oval(s * 12, -24, 7.4), green, lift=0.8)
        + fill(oval(s * 12, -24, 4.6), "#ffd84a")
        + fill(oval(s * 12, -24, 4, 1.5), INK)
        for s in (-1, 1)
    )
    grin = line(curve("-19,-8 0,-2 19,-8", is_open=True), "#2f4414", 2.2)
    warts = "".join(fill(oval(x, y, 2), shade(green, 0.4)) for x, y in ((-18, 0), (-6, 5), (10, 4), (20, -1)))
    feet = "".join(
        paper(
            curve(f"{s * 14},6 {s * 26},4 {s * 32},12! {s * 22},11 {s * 18},15! {s * 12},12"),
            shade(green, 0.15),
            lift=0.8,
        )
        for s in (-1, 1)
    )
    parts.append(placed(body + feet + eyes_ + grin + warts, -58, 152, 0, 1.1))
    parts += [line(oval(x, y, r), "#d8ff8a", 1.6, 0.8) for x, y, r in ((-80, 108, 5), (-64, 94, 3.4), (-84, 84, 2.6))]
    return "".join(parts)


@prop("bell-staff")
def bell_staff(skin: str, sleeve: str) -> str:
    """A staff with a bell that warns too late."""
    staff = paper(curve(band("0,80 0,0 2,-92", [6, 6, 6])), "#5a4530", lift=1.4) + paper(
        curve(band("2,-90 -2,-106 -20,-108 -26,-96", [6, 6, 6, 4])), "#5a4530", lift=1.2
    )
    bell = paper(
        curve("-36,-62! -35,-74 -34,-86 -26,-92 -18,-86 -17,-74 -16,-62! -26,-60"), "#b8893a", lift=1.4, edge=1
    ) + fill(oval(-26, -59, 3.4), "#5a3a14")
    ring = "".join(
        line(
            curve(f"{-44 - d},{-88 + d} {-50 - d},{-76} {-44 - d},{-62 - d}", is_open=True),
            "#ffe8a8",
            2,
            0.7 - d * 0.06,
        )
        for d in (0, 7)
    )
    return held(staff + bell + ring, 70, 162, "#4a4034", sleeve, turn=4)


@prop("thorn-book")
def thorn_book(skin: str, sleeve: str) -> str:
    """An open book whose letters still glow, and a thorn to write with."""
    parts = [glow(-10, 166, 70, HEX[1], 0.6), arm("-84,236 -74,210 -62,190", [46, 38, 28], sleeve)]
    for side in (-1, 1):
        page = (
            f"{-10 + side * 1},170! {-10 + side * 16},160 {-10 + side * 46},160 {-10 + side * 54},166! "
            f"{-10 + side * 56},206! {-10 + side * 30},200 {-10},210!"
        )
        parts.append(
            paper(curve(moved(page, 0, 3)), "#3a1a26", lift=2.4)
            + paper(curve(page), shade("#e8dcc0", 0.12 if side > 0 else 0), lift=1.4)
        )
        parts += [
            line(
                curve(f"{-10 + side * 8},{y} {-10 + side * 26},{y - 6} {-10 + side * 46},{y - 5}", is_open=True),
                HEX[0],
                2.4,
                0.9,
            )
            for y in (180, 189, 198)
        ]
    runes = "".join(
        line(f"M{x} {y}v13M{x} {y}l7 5M{x} {y + 6}l6 5", HEX[1], 2.6, 0.95)
        for x, y in ((-54, 138), (-74, 116), (-62, 92))
    )
    quill = paper(curve(band("14,176 30,150 52,118 64,92", [1.4, 4, 5, 2])), "#2a1c14", lift=1.4) + spikes(
        [(30, 150, -30), (38, 138, 110), (48, 122, -36), (56, 108, 110)], 11, 5, "#2a1c14"
    )
    parts.append(
        runes
        + arm("86,238 74,206 54,172", [46, 36, 26], sleeve)
        + palm(40, 156, skin, 0.9)
        + quill
        + fingers(40, 156, skin, 30, 0.86)
    )
    return "".join(parts)


@prop("mist-sword")
def mist_sword(skin: str, sleeve: str) -> str:
    """A pale blade; everything below the chest is mist already."""
    blade = held(placed(sword_shape("#bcd8e8", "#7d93a8"), 0, 0, 0, 1.05), 66, 158, "#5a6a80", sleeve, turn=8)
    veil = fade(box(-HALF, 128, 2 * HALF, 100), "#a8c8e0", "#c8e0f0", opacity=(0, 0.95))
    return blade + veil + mist(184, "#e4f2fa", 0.55, 7, 60)


@prop("crozier")
def crozier(skin: str, sleeve: str) -> str:
    """A staff with a burning wheel."""
    rod = paper(curve("-3.6,-66! 3.6,-66! 4.2,70! -4.2,70!"), GOLD, lift=1.4)
    wheel = glow(0, -92, 46, "#ffb347", 0.8) + "".join(
        tongue(*moved("0,-16", 0, -92, 1, a)[0][:2], 0.52, EMBER, 0, a) for a in range(0, 360, 45)
    )
    ring = (
        line(oval(0, -92, 15), shade(GOLD, 0.4), 7)
        + line(oval(0, -92, 15), GOLD, 4.6)
        + line("M0 -107v30M-15 -92h30", GOLD, 3.4)
    )
    knob = paper(oval(0, -66, 6.4), tint(GOLD, 0.2), lift=0.8)
    return held(rod + wheel + ring + knob, 70, 166, "#f1e8d6", sleeve, turn=5)


@prop("fire-palms")
def fire_palms(skin: str, sleeve: str) -> str:
    """Both hands raised, each with its own fire."""
    parts = []
    for x in (-66, 66):
        parts.append(glow(x, 126, 52, "#ff9d3c", 0.8) + cupped(x, 166, skin, sleeve) + tongue(x, 166, 1.5, EMBER, 1.2))
    return "".join(parts)


@prop("war-hammer")
def war_hammer(skin: str, sleeve: str) -> str:
    """A hammer with a spike, held high."""
    shaft = paper(curve(band("0,80 0,0 0,-84", [7, 7, 7])), "#5a3824", lift=1.4)
    head_ = paper(
        curve("-34,-112! -8,-106! 10,-106! 14,-100! 44,-92! 14,-84! 10,-78! -8,-78! -34,-72!"),
        "#8d949e",
        lift=2,
        edge=1.2,
    ) + fill(curve("-34,-72! -8,-78! 10,-78! 14,-84! 44,-92! -34,-92!"), INK, 0.3)
    grip = "".join(line(f"M-4 {y}l8 -4", GOLD, 1.4, 0.8) for y in range(-60, -20, 8))
    return held(shaft + grip + head_, 72, 160, "#8d949e", sleeve, turn=8, grow=1.1)


@prop("great-shield")
def great_shield(skin: str, sleeve: str) -> str:
    """A shield before the whole body; arrows have found it."""
    board = paper(
        curve("-74,134! -36,126 0,124 36,126 74,134! 74,176 54,226 0,258 -54,226 -74,176"),
        "#c9ccd2",
        lift=3.4,
        edge=1.6,
    )
    field = paper(
        curve("-64,142! 0,133 64,142! 64,176 46,220 0,248 -46,220 -64,176"), "#8c1f2b", lift=0, edge=0
    ) + fill(curve("2,133! 64,142! 64,176 46,220 2,248!"), INK, 0.22)
    sign = tongue(0, 206, 1.24, ("#f1e8d6", "#f0a63c", "#fff0b4"), 1)
    studs = "".join(
        fill(oval(x, y, 2.4), "#f1e8d6")
        for x, y in ((-69, 140), (69, 140), (-69, 170), (69, 170), (-40, 131), (40, 131))
    )
    return (
        arrow(-48, 164, -34, 54)
        + board
        + field
        + sign
        + studs
        + arrow(-46, 168, -34, 58)
        + arrow(46, 178, 26, 60, "#c9ccd2")
        + arrow(24, 160, 46, 52)
    )


@prop("hand-crossbow")
def hand_crossbow(skin: str, sleeve: str) -> str:
    """A small crossbow, loaded and raised."""
    stock = paper(curve("-5,-58! 5,-58! 7,-8 8,26! -6,26! -7,-8"), "#5a3824", lift=1.4)
    limbs = paper(curve(band("-40,-34 -26,-52 0,-58 26,-52 40,-34", [4, 7, 9, 7, 4])), "#8d949e", lift=1.4, edge=1)
    string = line("M-40 -34L0 -22L40 -34", "#f1e8d6", 1.8)
    bolt = line("M0 -22V-70", "#d8c096", 3) + paper(curve("-6,-68! 0,-84! 6,-68!"), "#e4e8ee", lift=0.8)
    return held(stock + limbs + string + bolt, 64, 156, skin, sleeve, turn=-4)


@prop("crossbow-front")
def crossbow_front(skin: str, sleeve: str) -> str:
    """A crossbow aimed at us."""
    arms = arm("84,240 70,208 40,178", [46, 40, 28], sleeve) + arm("-88,240 -70,206 -26,176", [46, 38, 26], sleeve)
    string = line("M-94 146L0 178L94 146", "#f1e8d6", 2.2)
    stock = paper(curve("-13,148! 13,148! 20,230! -20,230!"), "#6b4226", lift=2.2, edge=1.2) + fill(
        curve("2,148! 13,148! 20,230! 2,230!"), INK, 0.3
    )
    limbs = paper(curve(band("-98,150 -66,134 0,126 66,134 98,150", [6, 12, 18, 12, 6])), "#8d949e", lift=2.6, edge=1.3)
    dark = fill(curve(band("4,132 66,140 97,152", [4, 5, 3])), INK, 0.3)
    tip = paper(curve("0,112! 11,126! 0,142! -11,126!"), "#e9edf2", lift=1.4, edge=1) + fill(
        curve("0,112! 11,126! 0,142!"), INK, 0.35
    )
    hand = "".join(
        paper(box(-30, 166 + i * 9, 30, 9, 4.5), skin if i % 2 else tint(skin, 0.05), lift=0.9, edge=0.7)
        for i in range(3)
    )
    return placed(arms + string + stock + hand + limbs + dark + tip, 0, 16)


@prop("broken-chains")
def broken_chains(skin: str, sleeve: str) -> str:
    """Both fists raised; the chain has given way."""
    parts = []
    for side in (-1, 1):
        x = side * 68
        parts.append(arm(f"{side * 88},236 {side * 78},204 {side * 70},166", [38, 32, 24], skin))
        parts.append(palm(x, 140, skin, 1.05) + fingers(x, 140, skin, 0, 1.05, -side))
        parts.append(paper(box(x - 17, 162, 34, 17, 4), IRON, lift=1.6, edge=1.1) + fill(oval(x, 170, 2.6), "#c9ccd2"))
        parts.append(chain(x + side * -4, 178, x - side * 20, 210, "#9aa0ac", 5.4))
    flying = "".join(
        placed(line(oval(0, 0, 6, 4), "#9aa0ac", 3), x, y, turn)
        for x, y, turn in ((-34, 124, 20), (40, 118, -30), (-50, 108, 70))
    )
    return "".join(parts) + flying + "".join(fill(star(x, y, 6, 2, 4), "#fff0b4") for x, y in ((-38, 134), (44, 130)))


@prop("headsman-axe")
def headsman_axe(skin: str, sleeve: str) -> str:
    """A broad axe on a long shaft."""
    shaft = paper(curve(band("0,80 0,0 0,-122", [8, 8, 8])), "#4a2c1c", lift=1.6)
    blade = paper(
        curve("-4,-112! -4,-72! -18,-62 -38,-40! -52,-70 -54,-98 -42,-136! -20,-116"),
        "#a9b0ba",
        lift=2.2,
        edge=1.2,
        fall=0.3,
    )
    bevel = fill(curve("-38,-40! -52,-70 -54,-98 -42,-136! -38,-128! -47,-98 -45,-72 -34,-48!"), "#f2f5f8", 0.95)
    moon = fill(oval(-22, -90, 5.4), INK, 0.8)
    socket = paper(box(-7, -116, 14, 48, 3), "#5f646e", lift=0.9)
    return held(shaft + blade + bevel + moon + socket, 78, 168, skin, sleeve, turn=6, grow=1.14)


@prop("censer")
def censer(skin: str, sleeve: str) -> str:
    """A swinging censer and its long smoke."""
    cloud = "#f4f6f8"
    parts = [
        wisp("-66,136 -98,116 -72,92 -100,68 -72,44 -92,16", 12, cloud, 0.6),
        wisp("-56,132 -40,112 -62,92 -46,66", 7, cloud, 0.35),
        arm("-16,244 -34,214 -52,124", [46, 40, 27], sleeve),
        palm(-56, 104, skin),
    ]
    parts += [
        line(f"M-56 104L{x} 152", "#b8862c", 3) + line(f"M-56 104L{x} 152", "#ffe9a8", 1.6) for x in (-84, -70, -54)
    ]
    parts.append(fingers(-56, 104, skin, 6, 1, 1))
    bowl = paper(curve("-25,4! 25,4! 20,22 8,30 -8,30 -20,22"), GOLD, lift=2.2, edge=1.2) + paper(
        curve("-24,2! -16,-12 -6,-18 0,-30! 6,-18 16,-12 24,2!"), tint(GOLD, 0.12), lift=1.4, edge=1
    )
    holes = "".join(
        glow(x, y, 8, "#ff7a2c", 0.9) + fill(oval(x, y, 3), "#ffcf7a") for x, y in ((-10, -4), (0, -9), (10, -4))
    )
    foot = paper(curve("-10,30! 10,30! 14,38! -14,38!"), shade(GOLD, 0.2), lift=1)
    parts.append(placed(bowl + holes + foot + line("M-25 4H25", shade(GOLD, 0.4), 2.6), -70, 164, 8, 0.9))
    return "".join(parts)


@prop("muster-roll")
def muster_roll(skin: str, sleeve: str) -> str:
    """A long list of volunteers, and a mace to ask them with."""
    mace = (
        paper(curve(band("0,70 0,0 0,-50", [7, 7, 7])), "#5a3824", lift=1.4)
        + spikes(
            [
                (0, -84, 0),
                (18, -66, 90),
                (-18, -66, -90),
                (13, -79, 45),
                (-13, -79, -45),
                (13, -53, 135),
                (-13, -53, 225),
            ],
            13,
            10,
            "#c9ccd2",
        )
        + paper(oval(0, -66, 18), "#8d949e", lift=1.6, edge=1.1)
    )
    parts = [held(mace, 72, 162, "#7d8590", "#7d8590", turn=8)]
    sheet = "-92,126! -34,126! -36,160 -32,224! -92,224! -88,170"
    parts.append(arm("-84,240 -76,200 -64,160", [44, 36, 28], "#7d8590"))
    parts.append(
        paper(curve(sheet), "#efe2c0", lift=2.6, edge=1) + paper(box(-97, 116, 68, 13, 6), "#d8c494", lift=1.6)
    )
    parts += [
        line(f"M-84 {y}h{w}", "#5a3a2a", 2.6, 0.8) for y, w in ((140, 40), (149, 34), (158, 42), (167, 28), (176, 38))
    ]
    parts.append(
        paper(star(-46, 188, 10, 7, 9), "#b3262b", lift=1) + paper(box(-92, 134, 13, 26, 5), "#7d8590", lift=1.2)
    )
    return "".join(parts)


@prop("ball-lightning")
def ball_lightning(skin: str, sleeve: str) -> str:
    """Lightning on the palm, and more of it coming."""
    bolts = ""
    for d, wide in (
        ("M74 -10L58 44L72 50L54 98L70 104L64 140", 5.4),
        ("M-96 0L-74 40L-86 46L-66 86", 3.6),
        ("M64 120L36 112L40 104L20 96", 2.4),
        ("M66 116L92 104L88 96L104 84", 2.6),
    ):
        bolts += line(d, "#5fb8f0", wide * 2, 0.5) + line(d, "#f4fcff", wide)
    orb = glow(64, 138, 54, "#8fd8ff", 1) + fill(oval(64, 140, 17), "#dff4ff") + fill(oval(64, 140, 10), "#ffffff")
    return cupped(64, 172, skin, sleeve) + bolts + orb


@prop("trident")
def trident(skin: str, sleeve: str) -> str:
    """A trident, and a net over the other shoulder."""
    cords = "".join(f"M{x} 142L{x - 34} 220" for x in range(-100, -14, 13)) + "".join(
        f"M{x} 142L{x + 34} 220" for x in range(-130, -36, 13)
    )
    net = line(cords, "#e4cf9a", 2, 0.9) + "".join(fill(oval(x, 216, 3.6), "#6b6f78") for x in (-96, -76, -56, -36))
    shaft = paper(curve(band("0,80 0,0 0,-70", [6.4, 6.4, 6.4])), "#7a5230", lift=1.4)
    fork = paper(
        curve(
            "-3,-66! -3,-78! -22,-80 -24,-110! -28,-110! -22,-124! -16,-110! -17,-92 -3,-90! -3,-116! "
            "-7,-116! 0,-132! 7,-116! 3,-116! 3,-90! 17,-92 16,-110! 22,-124! 28,-110! 24,-110! 22,-80 3,-78! 3,-66!"
        ),
        "#c9d0d8",
        lift=1.6,
        edge=1,
    )
    return net + held(shaft + fork, 74, 162, skin, skin, turn=5)


@prop("flagpole")
def flagpole(skin: str, sleeve: str) -> str:
    """The pole of a great flag, held with both hands."""
    pole = paper(box(68, -30, 9, 270, 3), "#6b4a2c", lift=2, edge=1)
    low = arm("20,240 42,214 66,190", [44, 36, 26], sleeve) + palm(72, 182, skin) + pole
    return low + fingers(72, 182, skin) + arm("100,238 96,196 78,152", [44, 36, 26], sleeve) + fingers(72, 140, skin)


@prop("crossed-daggers")
def crossed_daggers(skin: str, sleeve: str) -> str:
    """Two daggers crossed before the chest, the hands already smoke."""
    steel = paper(curve("-5,-16! -7,-60 0,-92! 7,-60 5,-16!"), "#d0d6e0", lift=1.6, edge=1) + fill(
        curve("0,-16! 0,-92! 7,-60 5,-16!"), INK, 0.34
    )
    dagger = (
        steel + paper(box(-15, -20, 30, 6, 3), "#4a4458", lift=1) + paper(box(-4, -15, 8, 30, 2), "#241c30", lift=0.8)
    )
    parts = []
    for side in (-1, 1):
        x = side * 44
        parts.append(arm(f"{side * 86},236 {side * 70},212 {x + side * 8},186", [48, 38, 28], sleeve))
        parts.append(
            palm(x, 172, skin, 0.95)
            + placed(dagger, x, 172, side * -40, 1.05)
            + fingers(x, 172, skin, side * -40, 0.95, -side)
        )
    return (
        "".join(parts)
        + fade(box(-HALF, 176, 2 * HALF, 50), "#b8b0d0", "#d8d0e8", opacity=(0, 0.9))
        + wisp("-64,214 -96,186 -70,152 -100,118 -80,84", 15, "#e0d8f0", 0.36)
        + wisp("66,214 98,184 74,150 104,112 84,76", 15, "#e0d8f0", 0.36)
    )

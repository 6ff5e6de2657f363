"""What people of the wild west hold."""

from __future__ import annotations

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
    oval,
    paper,
    placed,
    ragged,
    shade,
    star,
    strokes,
    tint,
)
from assets.art.people.hands import arm, fingers, grip, held, open_hand, open_palm, palm, reach
from assets.art.registry import prop
from assets.art.shapes.cards import CARD_INK, playing_card, spread
from assets.art.shapes.weapons import revolver_shape
from assets.art.shapes.west import (
    BONE,
    BRASS,
    SOOT,
    STEEL,
    card,
    flame,
    heart,
    muzzle_flash,
    paper_heart,
    smoke_of,
    soft_puff,
)


def moustached(skin: str) -> str:
    """The face of somebody else, small, for mirrors."""
    face = paper(oval(0, 2, 17, 20), skin, lift=0, edge=0.6)
    hat_ = paper(curve(even("0,-34 12,-32 16,-18 30,-18 32,-12 16,-8 0,-8")), "#3a2c28", lift=1)
    eyes_ = "".join(fill(oval(s * 6.6, -1, 2.2), CARD_INK) for s in (-1, 1))
    return face + eyes_ + paper(curve(even("0,7! 6,6 14,14! 6,12 0,11!")), "#5a3822", lift=0.6) + hat_


@prop("reveal")
def reveal(skin: str, sleeve: str) -> str:
    """Two cards in one hand, and in the other a heart for all to see."""
    fan = spread(("back", "back"), 0, 6, 22, 1.05)
    return (
        grip(fan, -58, 158, skin, sleeve, turn=-14)
        + glow(58, 100, 46, "#ffe9a0", 0.7)
        + grip(placed(playing_card("heart"), 0, -30, 0, 1.5), 58, 142, skin, sleeve, turn=10)
    )


@prop("up-and-down")
def up_and_down(skin: str, sleeve: str) -> str:
    """Two revolvers: one up, one down."""
    return (
        grip(placed(revolver_shape(), 0, 0, -4, 1.05), -62, 138, skin, sleeve, turn=-8, grow=0.9)
        + reach(62, 124, sleeve, 0.9)
        + palm(62, 124, skin, 0.9)
        + placed(revolver_shape("#8a909a", "#8a3b26"), 62, 124, 172, 1.05)
        + fingers(62, 124, skin, -6, 0.9)
    )


@prop("barrel-hands")
def barrel_hands(skin: str, sleeve: str) -> str:
    """Hands on the rim of his barrel, and two shots that went into the wood."""
    hands = "".join(
        paper(box(x + dx, 158 + abs(dx) * 0.3, 9, 19, 4.4), skin, lift=1, edge=0.7)
        for x in (-46, 42)
        for dx in (-12, -3, 6)
    )
    holes = "".join(
        fill(star(x, y, 8, 4, 7, 20), "#5a3014") + fill(oval(x, y, 3.4), "#120a0e") for x, y in ((-22, 184), (24, 188))
    )
    return hands + holes + soft_puff(30, 178, 0.5) + soft_puff(-16, 174, 0.42)


@prop("two-barrels")
def two_barrels(skin: str, sleeve: str) -> str:
    """A shotgun: it looks at you with both its eyes."""
    tubes = "".join(
        paper(curve(f"{x - 15},-78! {x + 15},-78! {x + 8},30! {x - 8},30!"), tone, lift=2, edge=1.2)
        for x, tone in ((-15, "#6d7480"), (15, "#565c68"))
    )
    muzzles = "".join(
        paper(oval(x, -78, 16, 14), "#9aa1ad", lift=1.4, edge=1.2) + fill(oval(x + 0.6, -77, 11.4, 9.6), "#0a070c")
        for x in (-15, 15)
    )
    stock = paper(curve("-13,24! 13,24! 16,60 24,130! -18,130! -16,60"), "#7a4426", lift=2, edge=1)
    gun = placed(tubes + stock + muzzles, 0, 0)
    front = reach(-22, 172, sleeve, 1, -6)
    return (
        front
        + placed(gun, -16, 176, -34, 0.96)
        + placed(palm(0, 0, skin, 1) + fingers(0, 0, skin, 0, 1.12), -20, 170, -34)
        + smoke_of(-66, 92)
    )


@prop("blazing")
def blazing(skin: str, sleeve: str) -> str:
    """A revolver that never stops."""
    smoke = soft_puff(84, 108, 0.8) + soft_puff(30, 40, 0.55) + soft_puff(92, 20, 0.7)
    return (
        smoke
        + grip(placed(revolver_shape(), 0, 0, 0, 1.12), 58, 146, skin, sleeve, turn=10)
        + muzzle_flash(72, 54, 27, 8)
    )


@prop("stopped-diamond")
def stopped_diamond(skin: str, sleeve: str) -> str:
    """A raised hand stops a diamond in its flight."""
    rings = "".join(line(oval(64, 84, r, r * 1.1), "#fff3cf", 2.6, a) for r, a in ((30, 0.7), (38, 0.4)))
    return (
        glow(64, 84, 46, "#ffe9a0", 0.6)
        + rings
        + placed(playing_card("diamond"), 68, 82, 16, 1.3)
        + open_hand(54, 158, skin, sleeve, turn=6, grow=1.02)
    )


@prop("star-in-hand")
def star_in_hand(skin: str, sleeve: str) -> str:
    """A star lit on the palm of a hand."""
    glove = "#efe4f0"
    return (
        glow(60, 104, 62, "#fff0a0", 0.95)
        + open_hand(58, 160, glove, sleeve, grow=0.84, turn=6)
        + paper(star(60, 104, 28, 12), "#ffd75a", lift=1.6, edge=1.2)
        + fill(star(60, 104, 14, 6), "#fff8d8")
    )


@prop("pliers")
def pliers(skin: str, sleeve: str) -> str:
    """A dentist's pliers with a tooth in them."""
    steel = "#a9b0ba"
    jaws = "".join(
        paper(curve(band(f"{s * 3},-30 {s * 13},-46 {s * 7},-64", [9, 8, 6])), shade(steel, 0.1 * (s > 0)), lift=1.4)
        for s in (-1, 1)
    )
    legs = "".join(
        paper(curve(band(f"{s * -2},-30 {s * 9},0 {s * 9},44", [8, 8, 7])), shade(steel, 0.2), lift=1.2)
        for s in (-1, 1)
    )
    tooth = paper(
        curve("-13,-84 -9,-96 0,-92 9,-96 13,-84 9,-72 8,-56! 2,-70 -2,-70 -8,-56! -9,-72"), "#fffaf0", lift=1.4, edge=1
    )
    return grip(legs + tooth + jaws + paper(oval(0, -30, 7), steel, lift=0.9), 60, 146, skin, sleeve, turn=10)


@prop("fan")
def fan(skin: str, sleeve: str) -> str:
    """A folding fan as a shield: a bullet is stuck in it."""
    blades = []
    for index in range(9):
        turn = -72 + index * 18
        blade = "0,6! -9,-62 0,-68 9,-62"
        blades.append(
            placed(
                paper(curve(blade), ("#c2342f", "#a8262a")[index % 2], lift=1, edge=0.9)
                + fill(curve("-7,-50 -9,-62 0,-68 9,-62 7,-50 0,-54"), "#f0c95a"),
                0,
                0,
                turn,
            )
        )
    slug = paper(curve("-5,-40! 5,-40! 5,-30 0,-22 -5,-30"), "#8a909a", lift=1)
    return (
        reach(46, 176, sleeve, 0.8, 14)
        + palm(46, 172, skin, 0.8)
        + placed("".join(blades), 46, 168, 2, 1.02)
        + placed(slug, 52, 156, 30)
        + placed(fingers(0, 0, skin, 0, 0.78), 46, 174)
    )


@prop("shovel")
def shovel(skin: str, sleeve: str) -> str:
    """A shovel with earth on its blade, and two hearts that came out of it."""
    shaft = paper(curve(band("0,90 0,0 0,-64", [8, 8, 8])), "#8a5c34", lift=1.4)
    blade = paper(curve("-20,-64! 20,-64! 22,-92 14,-112 0,-122! -14,-112 -22,-92"), "#9aa1ab", lift=1.8, edge=1.2)
    dark = fill(curve("2,-64! 20,-64! 22,-92 14,-112 2,-121!"), "#22122e", 0.28)
    earth = ragged("-20,-84 -10,-96 8,-94 20,-84 20,-66 -20,-66", 3, 8, (0, -0.4))
    tool = shaft + blade + dark + paper(curve(earth), "#5a3a26", lift=1)
    hearts = glow(86, 112, 34, "#ff9a8a", 0.6) + paper_heart(84, 98, 0.95) + paper_heart(92, 126, 0.8)
    return hearts + grip(tool, 62, 146, skin, sleeve, turn=9)


@prop("ten-cards")
def ten_cards(skin: str, sleeve: str) -> str:
    """So many cards that they hide his chin."""
    kinds = ("club", "heart", "spade", "diamond", "back", "heart", "spade", "diamond", "club", "heart")
    both_arms = reach(-34, 186, sleeve, 0.9) + reach(34, 186, sleeve, 0.9)
    hands = "".join(placed(fingers(0, 0, skin, 0, 0.9, -s), s * 15, 194, s * 14) for s in (-1, 1))
    return both_arms + spread(kinds, 0, 216, 17, 1.72) + hands


@prop("two-mugs")
def two_mugs(skin: str, sleeve: str) -> str:
    """Beer on the left, beer on the right."""

    def mug(side: int) -> str:
        body = paper(curve("-17,-24! 17,-24! 15,24 -15,24"), "#e9a83c", lift=1.6, edge=1.2)
        dark = fill(curve("6,-22! 17,-24! 15,24 7,24"), "#7a3a10", 0.28) + fill(box(-12, -16, 4, 34, 2), "#fff3c0", 0.6)
        foam = "-20,-22 -24,-34 -14,-44 0,-42 14,-46 24,-34 20,-22 10,-14 4,-24 -8,-14 -12,-22"
        handle = line(
            curve(f"{side * 15},-14 {side * 31},-10 {side * 29},14 {side * 14},16", is_open=True), "#efe6c8", 6
        )
        return handle + body + dark + paper(curve(foam), "#fff6e0", lift=1.2)

    return "".join(grip(placed(mug(s), 0, -16, 0, 1.15), s * 62, 136, skin, sleeve, turn=s * 10) for s in (-1, 1))


@prop("mirror")
def mirror(skin: str, sleeve: str) -> str:
    """A hand glass that shows another face."""
    frame = paper(oval(0, -48, 31, 37), GOLD, lift=2, edge=1.3) + paper(box(-5, -12, 10, 52, 4), GOLD, lift=1.2)
    glass = paper(oval(0, -48, 25, 31), "#bfe0e6", lift=0, edge=0) + placed(moustached("#e0a878"), 0, -44, 0, 0.76)
    gleam = fill(curve("-20,-62 -8,-74 -2,-74 -22,-48"), "#ffffff", 0.6)
    return grip(frame + glass + gleam, 58, 146, skin, sleeve, turn=10)


@prop("basket")
def basket(skin: str, sleeve: str) -> str:
    """Goods for everybody."""
    goods = (
        paper(box(-36, -44, 18, 44, 4), "#5d7a4a", lift=1.2)
        + paper(box(-31, -58, 8, 16, 2), "#5d7a4a", lift=0.8)
        + paper(oval(-4, -16, 16), "#d2412d", lift=1.2)
        + paper(curve("10,-4! 16,-44 32,-54 40,-42 32,-4!"), "#e0b060", lift=1.2)
        + strokes(("20,-40 30,-40", "18,-28 29,-26", "16,-16 28,-14"), "#8a5c34", 2, 0.7)
    )
    body = paper(curve("-54,-8! 54,-8! 46,60 -46,60"), "#b07a3c", lift=2.4, edge=1.2)
    net = "".join(line(f"M{x} -6L{x * 0.86:.0f} 58", "#6b431f", 2, 0.6) for x in range(-42, 43, 14)) + "".join(
        line(f"M-50 {y}H50", "#e0b070", 2.6, 0.5) for y in (8, 22, 36)
    )
    rim = paper(box(-58, -14, 116, 13, 6), "#d09a55", lift=1.4)
    arms = reach(-56, 182, sleeve, 0.9, 16) + reach(56, 182, sleeve, 0.9, 16)
    hands = "".join(
        paper(box(s * 50 - 6, 166 + i * 8, 16, 9, 4.5), skin, lift=0.9, edge=0.7) for s in (-1, 1) for i in range(4)
    )
    return arms + placed(goods + body + net + rim, 0, 176, 0, 0.86) + hands


@prop("flex")
def flex(skin: str, sleeve: str) -> str:
    """Two mighty arms, bent to show what they are made of."""
    parts = []
    for side in (-1, 1):
        fore = band("90,160 96,122 80,86", [36, 36, 24])
        upper = "46,164 52,140 70,124 92,128 110,146 112,166 98,182 70,186 50,182"
        tone = shade(skin, 0.1 if side > 0 else 0)
        for outline in (fore, even(upper)[:9]):
            parts.append(paper(curve(outline if side > 0 else flipped(outline)), tone, lift=2.4, edge=1.2))
        parts.append(
            strokes(
                (
                    f"{side * 60},150 {side * 76},136 {side * 94},140",
                    f"{side * 58},176 {side * 78},178 {side * 96},170",
                    f"{side * 97},126 {side * 95},112 {side * 88},100",
                ),
                shade(skin, 0.6),
                2.2,
                0.6,
            )
        )
        parts.append(placed(palm(0, 0, tone, 1.1) + fingers(0, 0, tone, 0, 1.1, -side), side * 77, 74, side * -8))
    return "".join(parts)


@prop("masks")
def masks(skin: str, sleeve: str) -> str:
    """Two faces on sticks: one laughs, one threatens."""

    def mask(laughs: bool) -> str:
        tone = "#f0c95a" if laughs else "#b04a42"
        plate = paper(curve("-24,-92 0,-98 24,-92 26,-66 14,-44 0,-38 -14,-44 -26,-66"), tone, lift=1.8, edge=1.2)
        eyes_ = "".join(
            fill(
                curve(
                    moved("-7,1 0,-6 7,1 0,-1" if laughs else "-7,-4! 7,1! 5,6 -5,4", s * 11, -74)
                    if s < 0 or laughs
                    else moved("7,-4! -7,1! -5,6 5,4", 11, -74)
                ),
                CARD_INK,
            )
            for s in (-1, 1)
        )
        smile = "-14,-62 0,-50 14,-62 10,-52 0,-45 -10,-52" if laughs else "-13,-48 0,-60 13,-48 0,-53"
        return paper(box(-3, -46, 6, 90, 2), "#8a5c34", lift=1) + plate + eyes_ + fill(curve(smile), CARD_INK)

    return grip(mask(True), -62, 150, skin, sleeve, turn=-8) + grip(mask(False), 62, 150, skin, sleeve, turn=8)


@prop("pipe-and-echo")
def pipe_and_echo(skin: str, sleeve: str) -> str:
    """A pipe, and a long revolver that is there twice."""
    echo = placed(revolver_shape("#e9eef2", "#f6efe0"), 70, 140, 34, 1.16)
    stem = line(curve("8,122 22,125 34,122", is_open=True), "#3a2018", 3.6)
    bowl = paper(curve("28,104! 42,104! 41,122 36,127 30,124"), "#8a4a2c", lift=1)
    return (
        echo
        + grip(placed(revolver_shape("#5a606c", "#6b3a24"), 0, 0, 0, 1.22), 56, 150, skin, sleeve, turn=4)
        + smoke_of(36, 100)
        + stem
        + bowl
    )


@prop("bayonet-rifle")
def bayonet_rifle(skin: str, sleeve: str) -> str:
    """A long rifle held upright, with its bayonet."""
    wood = paper(curve(band("6,70 2,20 0,-70", [20, 13, 10])), "#8a5230", lift=1.6)
    barrel = paper(box(-3, -128, 7, 120, 2), STEEL, lift=1.2)
    bands = "".join(paper(box(-6, y, 13, 5, 2), BRASS, lift=0.7) for y in (-66, -34))
    blade = paper(curve("-3,-124! 5,-124! 5,-170! 1,-190! -3,-168!"), "#d3dae0", lift=1.2)
    lock = paper(curve("6,-14! 16,-24 20,-18! 12,-4!"), STEEL, lift=0.8)
    return held(wood + barrel + bands + blade + lock, 64, 156, skin, sleeve, turn=5)


@prop("burning-card")
def burning_card(skin: str, sleeve: str) -> str:
    """A card that goes up in flames."""
    fire = flame(-16, -62, 0.9) + flame(8, -66, 1.1) + flame(24, -56, 0.7)
    return held(placed(card(4, -38, 12, "d", 1.2), 0, 0) + fire, 62, 164, skin, shade(sleeve, 0.2), turn=4)


@prop("gavel")
def gavel(skin: str, sleeve: str) -> str:
    """About to fall."""
    shaft = paper(curve(band("0,40 0,-40", [8, 8])), "#8a5230", lift=1.4)
    head = paper(box(-34, -68, 68, 34, 7), "#7a3f22", lift=2.2, edge=1.4) + fill(box(-34, -50, 68, 16, 6), SOOT, 0.25)
    rings = "".join(paper(box(x, -70, 8, 38, 3), BRASS, lift=0.9) for x in (-28, 20))
    return held(shaft + head + rings, 60, 150, skin, sleeve, turn=16, grow=1.1)


@prop("empty-bottle")
def empty_bottle(skin: str, sleeve: str) -> str:
    """Bottles, all of them empty."""
    glass = "".join(
        placed(
            paper(curve("-4,-44! 4,-44! 4,-26 13,-14 13,34! -13,34! -13,-14 -4,-26"), tone, lift=1.8, edge=1.2)
            + fill(curve("-9,-12 -6,-16 -6,28 -9,28"), "#ffffff", 0.4),
            x,
            y,
            t,
        )
        for x, y, t, tone in ((-78, 176, -8, "#5d8a4a"), (78, 178, 8, "#8a5a2c"), (58, 190, 84, "#47707a"))
    )
    swirl = "".join(
        line(curve(c, is_open=True), "#f6f0c0", 3, 0.8)
        for c in ("-84,60 -72,48 -60,58 -70,68 -78,62", "74,46 86,38 94,50 84,58 76,52")
    )
    return (
        glass
        + swirl
        + fill(star(-60, 30, 8, 3.4), "#ffe27a")
        + fill(star(62, 84, 8, 3.4), "#ffe27a")
        + fill(star(88, 22, 6, 2.6), "#ffe27a")
    )


@prop("poured-beer")
def poured_beer(skin: str, sleeve: str) -> str:
    """A mug turned over."""
    stream = (
        paper(curve(band("-24,-2 -36,16 -38,110", [16, 20, 24])), "#f0b03c", lift=1.4, edge=1)
        + line("M-40 24V100", "#ffe6a0", 3.4)
        + "".join(paper(oval(x, y, r), "#ffd98a", lift=0.7) for x, y, r in ((-58, 34, 4), (-18, 46, 3.4), (-60, 66, 3)))
    )
    mug = placed(
        line(curve("22,-18 44,-18 44,18 22,18", is_open=True), "#e9e2c8", 9)
        + paper(curve("-24,-34! 24,-34! 21,32! -21,32!"), "#efe2c0", lift=2, edge=1.4)
        + fill(curve("-18,-20! 18,-20! 16,25! -16,25!"), "#e0952c")
        + line("M-7 -14V18M7 -14V18", "#f6c766", 4, 0.8)
        + paper(curve("-27,-30 -20,-42 -6,-36 8,-43 22,-38 28,-30 14,-23 -12,-23"), "#fff6e0", lift=1),
        0, -22, -128, 1.0,
    )  # fmt: skip
    return held(stream + mug, 66, 146, skin, sleeve)


@prop("doctor-bag")
def doctor_bag(skin: str, sleeve: str) -> str:
    """A bag with a red cross, and ear tubes around the neck."""
    tube = line(curve("-24,136 -30,170 -14,190 0,176 12,160 24,136", is_open=True), "#2f2a30", 5)
    disc = paper(oval(-22, 190, 9), "#c9d0d8", lift=1.2, edge=1)
    bag = (
        line(curve("36,158 44,134 76,134 84,158", is_open=True), "#4a2418", 7)
        + paper(curve("22,160! 98,160! 104,176 100,214! 20,214! 16,176"), "#8a4a28", lift=3, edge=1.5)
        + paper(box(24, 154, 72, 12, 5), "#6b341c", lift=1.4)
        + paper(oval(60, 188, 17), "#fdf6e4", lift=1)
        + fill(
            curve("56,176! 64,176! 64,184! 72,184! 72,192! 64,192! 64,200! 56,200! 56,192! 48,192! 48,184! 56,184!"),
            "#c9303a",
        )
    )
    return tube + disc + bag


@prop("flying-cards")
def flying_cards(skin: str, sleeve: str) -> str:
    """Cards that dance from hand to hand."""
    arc = (
        (-78, 152, -60, "h"),
        (-84, 116, -30, "s"),
        (-76, 76, -14, "d"),
        (78, 76, 14, "c"),
        (86, 116, 30, "h"),
        (78, 152, 60, "s"),
    )
    cards = "".join(
        glow(x, y, 30, "#f6d0ff", 0.5) + card(x, y, t, pip, 0.62, "#8c1f2b" if index % 2 else "")
        for index, (x, y, t, pip) in enumerate(arc)
    )
    hands = "".join(placed(open_palm(skin), x, 186, x * 0.2, 0.62) for x in (-64, 64))
    return hands + cards


@prop("parasol-stick")
def parasol_stick(skin: str, sleeve: str) -> str:
    """The hand that turns a parasol."""
    stick = paper(curve(band("0,50 0,-64", [6, 5])), "#8a5c34", lift=1.2) + paper(oval(0, 52, 6), BRASS, lift=0.8)
    return held(stick, 58, 162, skin, tint(sleeve, 0.2), turn=14)


@prop("megaphone")
def megaphone(skin: str, sleeve: str) -> str:
    """A speaking trumpet before the mouth, and all that comes out."""
    horn = paper(curve("14,-10! 14,12! -62,40! -62,-38!"), BRASS, lift=2.6, edge=1.5) + fill(
        curve("14,4! 14,12! -62,40! -62,14!"), SOOT, 0.28
    )
    bell = paper(oval(-62, 1, 11, 41), tint(BRASS, 0.2), lift=1.6, edge=1.2) + fill(oval(-63, 1, 7, 34), "#5a3010")
    piece = paper(box(12, -8, 12, 18, 4), "#6b341c", lift=1)
    waves = "".join(
        line(curve(c, is_open=True), "#fff3cf", 5, 0.9) for c in ("-82,-16 -88,1 -82,18", "-92,-30 -102,1 -92,32")
    )
    forearm = paper(curve(band("70,240 44,190 6,140", [48, 38, 26])), tint(sleeve, 0.5), lift=2.4)
    hand = fingers(-8, 132, skin, 20, 1.0, 1)
    return forearm + placed(horn + bell + piece + waves, -16, 118, -8, 1.0) + hand


@prop("love-letter")
def love_letter(skin: str, sleeve: str) -> str:
    """A letter with a heart for a seal, kissed."""
    letter = paper(box(-30, -22, 60, 42, 2), "#fdf6e4", lift=2, edge=1.1) + line("M-30 -22L0 4L30 -22", "#c9a877", 2)
    return held(
        placed(letter + paper(heart(0, 2, 10), "#d9303f", lift=1, edge=0.9), 0, -28, -10, 1.1), 56, 166, skin, skin
    )


@prop("open-hand")
def open_fan(skin: str, sleeve: str) -> str:
    """Cards laid open on the palm for all to see."""
    fan = "".join(
        placed(card(0, -34, 0, pip, 0.8), 0, 4, t) for t, pip in ((-34, "h"), (-11, "c"), (12, "d"), (35, "s"))
    )
    tips = "".join(
        paper(curve(moved("-4,4 -4,-9 0,-13 4,-9 4,4", x, 8, 1, t)), skin, lift=0.8) for x, t in ((-24, -40), (27, 36))
    )
    hand = paper(curve("-26,8 -12,0 0,4 14,0 28,6 22,20 2,26 -18,20"), skin, lift=1.6, edge=1)
    return arm("72,236 66,206 62,184", [44, 36, 28], sleeve) + placed(fan, 60, 168) + placed(hand + tips, 60, 170)


@prop("banjo")
def banjo(skin: str, sleeve: str) -> str:
    """A banjo across the chest, and a hand on its strings."""
    neck = paper(curve(band("10,0 60,-46 98,-82", [12, 11, 11])), "#5a3020", lift=2, edge=1.1)
    pegs = "".join(paper(oval(x, y, 4), BONE, lift=0.6) for x, y in ((86, -84), (102, -68), (96, -94), (108, -82)))
    drum = paper(oval(-14, 20, 44), BRASS, lift=3.2, edge=1.8) + paper(
        oval(-14, 20, 36), "#fdf3dc", lift=0.8, edge=0.8, fall=0.1
    )
    strings = "".join(line(f"M{-34 + d} {36 + d}L{92 + d} {-78 + d}", "#8a6a40", 1.3, 0.9) for d in (-3, 0, 3))
    hand = paper(curve("-30,26 -20,10 -4,10 6,22 2,36 -16,40"), skin, lift=1.6, edge=1) + "".join(
        paper(curve(moved("-4,4 -4,-14 0,-19 4,-14 4,4", x, y, 1, t)), skin, lift=0.8)
        for x, y, t in ((-14, 14, 20), (-4, 16, 38), (4, 22, 56))
    )
    forearm = paper(curve(band("-100,60 -66,48 -24,30", [38, 34, 24])), tint(sleeve, 0.5), lift=2)
    return placed(neck + pegs + drum + strings + forearm + hand, -8, 164)


@prop("cigar")
def cigar(skin: str, sleeve: str) -> str:
    """In the corner of the mouth, without a hand."""
    smoke = line(curve("38,116 46,104 38,92 48,78 42,64", is_open=True), "#ffffff", 3.4, 0.3) + line(
        curve("41,112 52,98 46,84 58,70", is_open=True), "#ffffff", 2.2, 0.22
    )
    roll = paper(curve(band("8,121 24,122 36,120", [6.4, 6.6, 6])), "#6b4024", lift=1.2)
    return smoke + roll + fill(oval(36.5, 120, 2.2, 3), "#ff9d3c") + fill(box(12, 118, 5, 7, 1), "#c9a24a")

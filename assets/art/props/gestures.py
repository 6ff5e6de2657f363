"""Hands that hold nothing: what they say."""

from __future__ import annotations

from assets.art.kit import band, box, curve, fill, flipped, line, moved, oval, paper, placed, shade, tint
from assets.art.people.hands import arm, finger, fingers, open_hand, palm, reach
from assets.art.registry import prop


def cuffed(outline: str, widths: list[float], cuff: str, sleeve: str) -> str:
    """A sleeve that ends in a cuff."""
    return arm(outline, widths, sleeve) + paper(
        curve(band(cuff, [widths[-1] + 5, widths[-1] + 2])), shade(sleeve, 0.22), lift=1
    )


def tucked(x: float, y: float, turn: float, skin: str) -> str:
    """Fingers that come round an upper arm."""
    drawn = "".join(
        placed(
            paper(box(-3.9, -14, 7.8, 24 - abs(index - 1.4) * 2, 3.9), skin, lift=0.7, edge=0.6), index * 7.4 - 11, 0
        )
        for index in range(4)
    )
    return placed(drawn, x, y, turn)


@prop("crossed-arms")
def crossed_arms(skin: str, sleeve: str) -> str:
    """Arms folded on the chest."""
    under = arm("94,224 76,192 24,194 -42,196", [44, 38, 32, 26], shade(sleeve, 0.16))
    over = arm("-94,220 -76,180 -14,174 42,178", [44, 38, 31, 26], sleeve)
    cuff = paper(curve(band("28,177 42,178", [30, 28])), shade(sleeve, 0.25), lift=1)
    hand = paper(curve("40,166 54,164 64,172 64,188 52,192 40,190"), shade(skin, 0.06), lift=1.2)
    return under + over + tucked(-66, 184, -76, skin) + cuff + hand + tucked(62, 178, 80, skin)


@prop("thinking")
def thinking(skin: str, sleeve: str) -> str:
    """A hand at the chin, one finger along the cheek."""
    sleeve_ = cuffed("66,244 52,206 34,172", [50, 42, 29], "40,184 33,168", sleeve)
    hand = paper(curve("12,144 24,138 40,142 44,158 34,170 18,166"), shade(skin, 0.05), lift=1.4)
    curled = "".join(paper(box(10 + i * 1.5, 146 + i * 6.6, 20, 7.4, 3.7), skin, lift=0.7, edge=0.6) for i in range(3))
    return sleeve_ + hand + finger(31, 146, 29, 116, 7.8, skin) + curled + finger(15, 146, 5, 138, 7.6, skin)


@prop("fist-up")
def fist_up(skin: str, sleeve: str) -> str:
    """A fist that is shaken."""
    return (
        reach(66, 138, sleeve, 1.05)
        + palm(66, 138, skin, 1.15)
        + fingers(66, 138, skin, 4, 1.15, -1)
        + line("M42 112l-9 -8M66 104v-12M90 112l9 -8", "#fff6d8", 3.4, 0.8)
    )


@prop("on-heart")
def on_heart(skin: str, sleeve: str) -> str:
    """A hand laid on the heart."""
    sleeve_ = cuffed("-92,236 -66,204 -26,190", [50, 42, 28], "-38,196 -24,189", sleeve)
    tips = "".join(finger(-14, 178 + i * 6.4, 20 - abs(i - 1.2) * 3, 172 + i * 7.4, 7.6, skin) for i in range(4))
    flesh = paper(curve("-26,174 -10,170 2,176 2,200 -12,206 -26,200"), skin, lift=1.2, edge=0.8)
    return sleeve_ + tips + flesh + finger(-14, 176, 2, 160, 8, skin)


@prop("beckon")
def beckon(skin: str, sleeve: str) -> str:
    """A finger that says: come here."""
    curled = "".join(paper(box(58, 136 + i * 7.4, 24, 8.4, 4.2), skin, lift=0.8, edge=0.7) for i in range(3))
    bent = finger(62, 136, 54, 114, 9.6, skin) + finger(54, 114, 66, 106, 9, tint(skin, 0.08))
    return reach(68, 150, sleeve) + palm(68, 150, skin, 1.15) + bent + curled + finger(56, 156, 62, 142, 8.6, skin)


@prop("point-out")
def point_out(skin: str, sleeve: str) -> str:
    """A finger that points at you."""
    knuckles = "".join(paper(oval(54 + i * 9, 160 + i * 2.4, 6.4, 8), skin, lift=0.8, edge=0.6) for i in range(1, 4))
    tip = paper(oval(50, 150, 10, 11), shade(skin, 0.06), lift=1.6, edge=0.9) + paper(
        oval(47, 145, 7.2, 8), tint(skin, 0.1), lift=0.8
    )
    nail = fill(curve(moved("-4,2 0,-4 4,2 0,4", 46, 140)), tint(skin, 0.5), 0.8)
    return (
        reach(70, 168, sleeve, 1.1)
        + palm(68, 166, skin, 1.2)
        + knuckles
        + tip
        + nail
        + finger(52, 166, 74, 174, 8, skin)
    )


@prop("wave")
def wave(skin: str, sleeve: str) -> str:
    """An open hand, raised."""
    return open_hand(70, 140, skin, sleeve, turn=10)


@prop("stop")
def stop(skin: str, sleeve: str) -> str:
    """Both hands say no."""
    return open_hand(68, 150, skin, sleeve, turn=8) + open_hand(-68, 150, skin, sleeve, turn=-8, thumb=1)


@prop("point-left")
def point_left(skin: str, sleeve: str) -> str:
    """A finger that points out of the picture."""
    hand = paper(curve(flipped("-16,-10 0,-13 12,-10 14,6 4,14 -14,10")), shade(skin, 0.06), lift=1.4)
    tip = finger(-6, -8, -44, -10, 8.6, skin)
    curled = "".join(
        paper(box(-20 + i, -3 + i * 6, 17 - i * 1.5, 7.2, 3.6), skin, lift=0.7, edge=0.6) for i in range(3)
    )
    thumb = paper(curve(flipped("-6,-9 4,-19 14,-18 13,-11 3,-4")), tint(skin, 0.06), lift=0.9)
    return cuffed("20,236 0,200 -40,174", [50, 40, 27], "-24,184 -42,172", sleeve) + placed(
        hand + tip + curled + thumb, -54, 168, 6
    )

"""What a warrior of the north carries, on the back and in the hands, and how."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from assets.art.kit import GOLD, band, box, curve, line, moved, paper, placed, shade
from assets.art.people.description import Portrait
from assets.art.people.hands import arm, fingers, held, palm
from assets.art.registry import Parts
from assets.art.shapes.weapons import AXE_GROWN, WEAPONS, arrow_shape, axe_shape, bow_limb, bow_shape, round_shield

CREAM = "#efe2c6"


class Carried(NamedTuple):
    """What is seen behind somebody, and what before."""

    behind: str = ""
    before: str = ""


class Arms(NamedTuple):
    """Weapons by letter, the shields among them, and whose they are. `side` is that of the stronger hand."""

    tools: list[str]
    shields: int
    side: int
    skin: str
    sleeve: str

    @property
    def first(self) -> str:
        """The weapon of the stronger hand."""
        return self.tools[0]


def carried(who: Portrait) -> Carried:
    """Everything that somebody carries."""
    if not who.arms:
        return Carried()
    tools = [symbol for symbol in who.arms if symbol != "H"]
    arms = Arms(tools, who.arms.count("H"), -1 if who.look % 2 else 1, who.flesh, shade(who.colour, 0.12))
    if who.carry == "upright" or not tools:
        return _upright(arms, who.look)
    drawn = CARRY[who.carry](arms)
    behind, before = drawn.behind, drawn.before
    if arms.shields > 1:
        behind = round_shield(0, 128, 84, arms.sleeve, CREAM) + behind
    if arms.shields and who.carry != "guard":
        before = round_shield(-56 * arms.side, 182, 46, arms.sleeve, CREAM) + before
    for index, symbol in enumerate(tools[1:]):
        behind = _slung(symbol, arms.side * (-1 if index else 1)) + behind
    return Carried(behind, before)


def _upright(arms: Arms, look: int) -> Carried:
    """Weapons in both fists, shields at the side or on the back; `look` changes who holds what."""
    behind, before = "", ""
    tools, right = arms.tools, 66 * arms.side
    tilt = 8 * arms.side
    if arms.shields:
        on_back = arms.shields > 1 or (look % 3 == 2 and tools)
        if on_back:
            behind += round_shield(0, 128, 84, arms.sleeve, CREAM)
        if arms.shields > 1 or not on_back:
            before += round_shield(-56 * arms.side, 182, 46, arms.sleeve, CREAM)
    if tools:
        before += held(_for_hand(tools[0], right), right, 160, arms.skin, arms.sleeve, turn=tilt)
    if len(tools) > 1:
        if arms.shields and look % 3 != 2:
            behind += _slung(tools[1], right)
        else:
            before += held(_for_hand(tools[1], -right), -right, 160, arms.skin, arms.sleeve, turn=-tilt)
    if len(tools) > 2:
        behind += _slung(tools[2], -right)
    return Carried(behind, before)


def _shouldered(arms: Arms) -> Carried:
    """The weapon rests on a shoulder; a fist holds its lower end."""
    s = arms.side
    weapon = placed(_short(arms.first, s), s * 30, 150, s * 34, 1.14)
    stump = placed(box_of_shaft(), s * 17, 172, s * 34)
    sleeve = arm(f"{s * 74},240 {s * 58},206 {s * 26},190", [48, 40, 28], arms.sleeve)
    cuff = paper(curve(band(f"{s * 38},196 {s * 26},189", [31, 29])), shade(arms.sleeve, 0.2), lift=1)
    hand = palm(s * 17, 176, arms.skin) + stump + fingers(s * 17, 176, arms.skin, s * 30, 1, s)
    return Carried(weapon, sleeve + cuff + hand)


def box_of_shaft() -> str:
    """A piece of a shaft that sticks out of a fist."""
    return paper(box(-3.6, -18, 7.2, 46, 3), "#7a5230", lift=1)


ALONG = {"A": -20.0}  # how much further a weapon looks out of the hands that hold it across: a blade hides no face


def _lying(symbol: str, x: float) -> str:
    """A weapon that lies across; the blade of an axe looks up at both sides."""
    return placed(axe_shape(to_the_right=x < 0), 0, 0, 0, AXE_GROWN) if symbol == "A" else _short(symbol, x)


def _across(arms: Arms) -> Carried:
    """The weapon lies across the chest, in both hands."""
    s = arms.side
    weapon = placed(placed(_lying(arms.first, s), 0, ALONG.get(arms.first, 0)), s * -4, 182, s * 72, 1.14)
    arms_ = arm(f"{s * 92},236 {s * 74},212 {s * 48},180", [48, 38, 27], arms.sleeve) + arm(
        f"{s * -92},236 {s * -76},220 {s * -44},202", [48, 38, 27], arms.sleeve
    )
    near = palm(s * 40, 168, arms.skin) + palm(s * -36, 193, arms.skin)
    knuckles = fingers(s * 40, 168, arms.skin, s * 72, 1, -s) + fingers(s * -36, 193, arms.skin, s * 72, 1, s)
    return Carried("", arms_ + near + weapon + knuckles)


def _raised(arms: Arms) -> Carried:
    """The weapon is swung above the head."""
    s = arms.side
    sleeve = arm(f"{s * 84},240 {s * 96},176 {s * 84},112", [54, 44, 29], arms.sleeve)
    cuff = paper(curve(band(f"{s * 88},124 {s * 83},107", [33, 30])), shade(arms.sleeve, 0.2), lift=1)
    weapon = placed(_short(arms.first, s), s * 80, 92, s * -24, 1.16)
    hand = fingers(s * 80, 92, arms.skin, s * -14, 1.05, -s)
    return Carried("", sleeve + cuff + palm(s * 80, 92, arms.skin, 1.05) + weapon + hand)


def _guarding(arms: Arms) -> Carried:
    """The shield is held up before the chest; the weapon looks over its rim."""
    s = arms.side
    weapon = held(_for_hand(arms.first, s), s * 74, 152, arms.skin, arms.sleeve, turn=s * 14)
    return Carried("", weapon + round_shield(-20 * s, 190, 62, arms.sleeve, CREAM))


def _drawn(arms: Arms) -> Carried:
    """The bow is bent, the arrow lies on it."""
    s, cant = arms.side, 54  # so far that the string passes below the face
    x, y = -s * 58, 176
    bow = bow_limb() if s > 0 else placed(bow_limb(), 0, 0, 180)
    tips = [moved(f"{s * 14},{s * end}", x, y, 1.05, -s * cant)[0] for end in (-92, 80)]
    string = f"M{tips[0].x:.1f} {tips[0].y:.1f}L{s * 32} 174L{tips[1].x:.1f} {tips[1].y:.1f}"
    sleeves = arm(f"{-s * 112},240 {-s * 100},214 {x},182", [46, 36, 26], arms.sleeve) + arm(
        f"{s * 100},236 {s * 84},198 {s * 46},174", [48, 40, 28], arms.sleeve
    )
    shaft = placed(arrow_shape(), -s * 22, 174, -s * 90, 1.35)
    hands = fingers(x, y, arms.skin, -s * cant, 1, s) + fingers(s * 34, 176, arms.skin, s * 86, 0.95, -s)
    drawn = palm(x, y, arms.skin) + placed(bow, x, y, -s * cant, 1.05) + line(string, "#f1e8d6", 1.6, 0.95)
    return Carried("", sleeves + drawn + shaft + hands)


CARRY: Parts[Callable[[Arms], Carried]] = Parts(
    "way to carry",
    {
        "upright": lambda arms: _upright(arms, 0),
        "shoulder": _shouldered,
        "across": _across,
        "raised": _raised,
        "guard": _guarding,
        "drawn": _drawn,
    },
)


def _short(symbol: str, x: float) -> str:
    """A weapon that is gripped further up, so that its tip stays in the picture."""
    return placed(WEAPONS[symbol](), 0, 44) if symbol == "P" else _for_hand(symbol, x)


def _for_hand(symbol: str, x: float) -> str:
    """A weapon for the hand at that side; bow and axe look outwards, not at the face."""
    if symbol == "A" and x > 0:
        return placed(axe_shape(to_the_right=True), 0, 0, 0, AXE_GROWN)
    return placed(bow_shape(), 0, 0, 180) if symbol == "B" and x < 0 else WEAPONS[symbol]()


def _slung(symbol: str, side: float) -> str:
    """A weapon on the back that looks over one shoulder."""
    s = 1 if side < 0 else -1
    if symbol == "B":
        return quiver(s * 62, s * 22)
    return placed(WEAPONS[symbol](), s * 40, 120, s * 34, 1.1)


def quiver(x: float, turn: float) -> str:
    """Arrows over a shoulder."""
    arrows = "".join(
        placed(arrow_shape(tone), dx, dy, 180)
        for dx, dy, tone in ((-8, -14, "#f1e8d6"), (0, -22, "#d0503a"), (8, -12, "#f1e8d6"))
    )
    case = paper(box(-15, -6, 30, 90, 6), "#6b4426", lift=2) + paper(box(-16, -6, 32, 9, 3), GOLD, lift=0.7)
    return placed(arrows + case, x, 116, turn)

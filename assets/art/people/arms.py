"""What a warrior of the north carries, on the back and in the hands."""

from __future__ import annotations

from assets.art.kit import GOLD, box, paper, placed, shade
from assets.art.people.description import Portrait
from assets.art.people.hands import grasp
from assets.art.shapes.weapons import WEAPONS, arrow_shape, bow_shape, round_shield


def quiver(x: float, turn: float) -> str:
    """Arrows over a shoulder."""
    arrows = "".join(
        placed(arrow_shape(tone), dx, dy, 180)
        for dx, dy, tone in ((-8, -14, "#f1e8d6"), (0, -22, "#d0503a"), (8, -12, "#f1e8d6"))
    )
    return placed(
        arrows + paper(box(-15, -6, 30, 90, 6), "#6b4426", lift=2) + paper(box(-16, -6, 32, 9, 3), GOLD, lift=0.7),
        x,
        116,
        turn,
    )


def carried(who: Portrait) -> tuple[str, str]:
    """What a warrior carries: on the back, and in the hands. `look` changes who holds what."""
    behind, before, look = "", "", who.look
    skin, sleeve = who.flesh, shade(who.colour, 0.12)
    tools = [symbol for symbol in who.arms if symbol != "H"]
    shields = who.arms.count("H")
    right, left = (66, -66) if look % 2 == 0 else (-66, 66)
    tilt = 8 if right > 0 else -8
    if shields:
        on_back = shields > 1 or (look % 3 == 2 and tools)
        if on_back:
            behind += round_shield(0, 128, 84, sleeve, "#efe2c6")
        if shields > 1 or not on_back:
            before += round_shield(-56 if right > 0 else 56, 182, 46, sleeve, "#efe2c6")
    if tools:
        before += grasp(_of(tools[0], right), right, 160, skin, sleeve, turn=tilt)
    if len(tools) > 1:
        if shields and look % 3 != 2:
            behind += _slung(tools[1], right)
        else:
            before += grasp(_of(tools[1], left), left, 160, skin, sleeve, turn=-tilt)
    if len(tools) > 2:
        behind += _slung(tools[2], left)
    return behind, before


def _of(symbol: str, x: float) -> str:
    """A weapon for the hand at that side; axe and bow look outwards."""
    if symbol == "A" and x < 0:
        return placed(WEAPONS["A"](), 0, 0)
    if symbol == "B" and x < 0:
        return placed(bow_shape(), 0, 0, 180)
    return WEAPONS[symbol]()


def _slung(symbol: str, side: float) -> str:
    """A weapon on the back that looks over one shoulder."""
    s = 1 if side < 0 else -1
    if symbol == "B":
        return quiver(s * 62, s * 22)
    return placed(WEAPONS[symbol](), s * 40, 120, s * 34, 1.1)

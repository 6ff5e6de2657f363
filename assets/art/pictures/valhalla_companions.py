"""The six emblems: shields and companions."""

from __future__ import annotations

import math
from collections.abc import Callable

from assets.art.galleries import VALHALLA, Drawing
from assets.art.grounds.basics import sky
from assets.art.kit import GOLD, band, box, curve, fill, glow, line, mix, open_line, oval, paper, placed, shade, tint
from assets.art.people.cast import walk_on
from assets.art.people.hands import arm, clasped, fingers, held, palm
from assets.art.people.portrait import figure
from assets.art.props.north import goblet_shape
from assets.art.registry import GROUNDS
from assets.art.shapes.north_scenes import BROWN, FAIR, INK, RED, burst, fire, scene
from assets.art.shapes.weapons import hammer_shape, sword_shape


def _emblem_raven(tone: str) -> str:
    body = "-2,-30 10,-38 20,-33! 42,-22! 21,-17 20,-2 10,16 -6,24 -26,32! -40,42! -34,26! -24,8 -14,-10 -10,-22"
    wing = "-4,-8 8,-4 8,10 -6,20 -30,32! -20,14 -14,2"
    return (
        paper(curve(body), tone, lift=1.4)
        + paper(curve(wing), shade(tone, 0.22), lift=1)
        + line("M4 20l-2 16M14 14l4 16M-8 36h12M12 30h12", tone, 3.4)
        + fill(oval(12, -25, 3.2), INK)
        + line("M22 -26l12 4", INK, 1.8, 0.6)
    )


def _emblem_serpent(tone: str) -> str:
    coil = band(
        "-40,28 -14,40 12,34 30,20 26,2 0,0 -26,-2 -30,-22 -8,-36 20,-30", [3, 9, 13, 15, 16, 16, 16, 15, 14, 15]
    )
    head = "10,-40! 30,-42 44,-30! 34,-18 12,-20!"
    return (
        paper(curve(coil), tone, lift=1.4)
        + paper(curve(head), tone, lift=1.2)
        + fill(oval(28, -33, 3), INK)
        + line("M43 -28l12 2M55 -26l6 -5M55 -26l6 5", RED, 2.6)
    )


def _emblem_hammer(tone: str) -> str:
    ring = line(oval(0, -34, 7), tone, 5)
    return (
        ring
        + paper(curve("-7,-28! 7,-28! 8,2! 34,2! 38,20! 8,26! 0,38! -8,26! -38,20! -34,2! -8,2!"), tone, lift=1.2)
        + open_line("-22,12 -8,16 0,24 8,16 22,12", INK, 3, 0.5)
    )


def _emblem_ship(tone: str) -> str:
    return (
        paper(curve("-38,8 -42,-14! -30,2 0,8 30,2 42,-14! 38,8 24,24 -24,24"), tone, lift=1.2)
        + line("M0 8V-34", tone, 4)
        + paper(curve("-24,-30! 24,-30! 20,-14 24,2! -24,2! -20,-14"), RED, lift=1)
    )


def _emblem_tree(tone: str) -> str:
    crown = "".join(
        paper(oval(x, y, r), tone, lift=1)
        for x, y, r in ((-20, -10, 15), (20, -10, 15), (-10, -26, 15), (12, -26, 15), (0, -10, 16))
    )
    return paper(curve("-6,-4! 6,-4! 7,20 24,36! 8,30 0,38! -8,30 -24,36! -7,20"), tone, lift=1.2) + crown


def _emblem_horn(tone: str) -> str:
    return (
        paper(curve(band("-32,26 -6,26 16,6 22,-28", [3, 12, 22, 36])), tone, lift=1.2)
        + paper(curve(band("21,-24 22,-32", [40, 40])), GOLD, lift=0.8)
        + paper(curve(band("6,20 12,10", [19, 21])), GOLD, lift=0.6)
    )


EMBLEMS: dict[str, tuple[Callable[[str], str], str, str]] = {
    "raven": (_emblem_raven, "#3f5f86", "#dfe6ee"),
    "serpent": (_emblem_serpent, "#2f7a5a", "#e8f0a0"),
    "hammer": (_emblem_hammer, "#a8322a", "#e8dcc6"),
    "ship": (_emblem_ship, "#2f8a9a", "#f1e8d6"),
    "tree": (_emblem_tree, "#7a5a2c", "#a8d06a"),
    "horn": (_emblem_horn, "#6b3f8a", "#f0d8a0"),
}


def emblem_shield(kind: str, size: float = 82) -> str:
    """A round shield with the emblem of a player, around 0, 0."""
    drawn, field, tone = EMBLEMS[kind]
    board = (
        paper(oval(0, 0, size), "#5a3824", lift=3.4, edge=1.6)
        + paper(oval(0, 0, size * 0.88), field, lift=0, edge=0)
        + fill(f"M0 {-size * 0.88:.1f}A{size * 0.88:.1f} {size * 0.88:.1f} 0 0 1 0 {size * 0.88:.1f}z", INK, 0.14)
    )
    planks = "".join(
        line(
            f"M{dx * size:.0f} {-size * 0.84 * (1 - dx * dx) ** 0.5:.0f}V{size * 0.84 * (1 - dx * dx) ** 0.5:.0f}",
            "#160b1c",
            1.6,
            0.25,
        )
        for dx in (-0.5, -0.17, 0.17, 0.5)
    )
    rivets = "".join(
        fill(oval(size * 0.94 * math.cos(a), size * 0.94 * math.sin(a), 2.6), "#dfe2e6")
        for a in (i * math.pi / 8 for i in range(16))
    )
    return (
        board
        + planks
        + line(oval(0, 0, size * 0.68), tint(field, 0.35), 3, 0.8)
        + rivets
        + placed(drawn(tone), 0, 0, 0, size / 58)
    )


def shield_picture(kind: str) -> Drawing:
    """The shield of a player, on a plain ground of its colour."""

    def drawn() -> str:
        field = EMBLEMS[kind][1]
        return scene(
            sky(tint(field, 0.55), shade(field, 0.25)) + glow(0, 90, 140, "#fffbe6", 0.8),
            placed(emblem_shield(kind), 0, 100),
        )

    return drawn


Act = Callable[[str, str, str, str], str]  # two sleeves and two skins become what the comrades do


def forearms(one: str, other: str, y: float) -> str:
    """Two arms that meet in the middle."""
    return "".join(
        paper(curve(band(f"{s * 170},{y + 60} {s * 90},{y + 36} {s * 22},{y}", [60, 52, 30])), tone, lift=3)
        + paper(curve(band(f"{s * 58},{y + 20} {s * 40},{y + 11}", [40, 36])), metal, lift=1.2)
        for s, tone, metal in ((-1, one, GOLD), (1, other, "#c9ccd2"))
    )


def clasp(one: str, other: str, skin: str, second: str) -> str:
    """They clasp hands."""
    wrists = "".join(
        paper(curve(band(f"{s * 64},{176} {s * 30},{158}", [34, 34])), tone, lift=2, edge=1)
        for s, tone in ((-1, skin), (1, second))
    )
    return forearms(one, other, 158) + wrists + placed(clasped(skin, second), 0, 64, 0, 0.86)


def toast(one: str, other: str, skin: str, second: str) -> str:
    """They drink to each other."""
    foam = "".join(
        fill(oval(x, y, r), "#fff6dc") for x, y, r in ((-8, 96, 4), (6, 88, 5), (0, 104, 3), (16, 100, 3), (-18, 90, 3))
    )
    cup = goblet_shape() + paper(box(-4, -10, 8, 26, 3), shade(GOLD, 0.2), lift=1)
    return (
        held(placed(cup, 0, 6, 0, 1.0), -62, 168, skin, one, turn=30)
        + held(placed(cup, 0, 6, 0, 1.0), 62, 168, second, other, turn=-30)
        + burst(0, 108, 15)
        + foam
    )


def crossed(one: str, other: str, skin: str, second: str) -> str:
    """Their blades cross before the same foe."""
    return held(placed(sword_shape(), 0, 0, 0, 1.15), -62, 168, skin, one, turn=34) + held(
        placed(sword_shape(guard="#8d949e"), 0, 0, 0, 1.15), 62, 168, second, other, turn=-34
    )


def rowing(one: str, other: str, skin: str, second: str) -> str:
    """They pull the same oar."""
    oar = placed(paper(box(-7, -170, 14, 340, 6), "#8a5a34", lift=2.4, edge=1.2), 0, 168, 78)
    pairs = ((-62, 182, skin, one), (-22, 174, second, other), (20, 164, skin, one), (60, 156, second, other))
    arms = "".join(
        arm(f"{x + 26},260 {x + 20},226 {x + 6},{y + 12}", [44, 38, 28], tone) + palm(x, y, flesh)
        for x, y, flesh, tone in pairs
    )
    return arms + oar + "".join(fingers(x, y, flesh, 78, 1, 1) for x, y, flesh, _ in pairs)


def side_by_side(one: str, other: str, skin: str, second: str) -> str:
    """They stand shoulder to shoulder."""
    left = placed(figure(walk_on("comrade", colour=one, skin=skin)), -52, 44, 0, 0.82)
    right = walk_on(
        "comrade", colour=other, skin=second, hair_colour="straw", beard="braided", hat="nasal-helm", turn=-5
    )
    return left + placed(figure(right), 52, 48, 0, 0.82)


def fists(one: str, other: str, skin: str, second: str) -> str:
    """Their fists go up together."""
    torch = line("M0 60V-30", "#6b4426", 9) + fire(0, -26, 0.9)
    return held(torch, -58, 166, skin, one, turn=-6) + held(
        placed(hammer_shape(), 0, 0, 0, 1.0), 60, 162, second, other, turn=10
    )


def companion(kind: str, act: Act, skins: tuple[str, str], back: str) -> Drawing:
    """Two comrades before the shield of one of them."""

    def drawn() -> str:
        field = EMBLEMS[kind][1]
        comrades = act(shade(field, 0.15), mix(field, "#c9a24a", 0.5), *skins)
        return scene(GROUNDS[back](), placed(emblem_shield(kind, 76), 0, 76), comrades)

    return drawn


_ACTS: tuple[tuple[Act, tuple[str, str], str], ...] = (
    (clasp, (FAIR, BROWN), "cliff-dawn"),
    (toast, ("#e9d3bd", "#d2925f"), "hall"),
    (crossed, ("#d2925f", FAIR), "bonfire"),
    (rowing, (BROWN, FAIR), "sunset-sea"),
    (side_by_side, (FAIR, "#d2925f"), "birches"),
    (fists, ("#744831", "#e9d3bd"), "high-seat"),
)
for _number, (_kind, (_act, _skins, _back)) in enumerate(zip(EMBLEMS, _ACTS, strict=True), 1):
    VALHALLA.picture(f"com-{_number}", 0, 104, 176)(companion(_kind, _act, _skins, _back))
    VALHALLA.picture(f"shield-{_kind}", 0, 100, 180)(shield_picture(_kind))

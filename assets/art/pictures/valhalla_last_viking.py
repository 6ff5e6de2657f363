"""The Last Viking."""

from __future__ import annotations

from assets.art.galleries import VALHALLA
from assets.art.grounds.basics import earth, sky
from assets.art.kit import GOLD, band, curve, fill, glow, line, oval, paper, placed, ragged
from assets.art.people.cast import walk_on
from assets.art.people.hands import held
from assets.art.people.portrait import portrait
from assets.art.pictures.valhalla_companions import EMBLEMS, _emblem_raven
from assets.art.pictures.valhalla_jormungandr import sea
from assets.art.props.north import banner_shape
from assets.art.registry import GROUNDS
from assets.art.shapes.north import dome, guard, longship, rim, waves
from assets.art.shapes.north_scenes import CREAM, FAIR, INK, RED, fire, perched_raven, scene, shadow_man
from assets.art.shapes.weapons import hammer_shape, round_shield, sword_shape


@VALHALLA.picture("lvk-1", -4, 92, 150)
def last_viking() -> str:
    """He stands alone on a heap of shields, the banner torn."""
    heap = "".join(
        round_shield(x, y, r, tone, CREAM)
        for x, y, r, tone in (
            (-84, 196, 40, "#4d8b4a"),
            (84, 198, 40, "#7a4fa0"),
            (-36, 192, 38, "#c9a82a"),
            (44, 194, 38, "#c9782a"),
            (4, 206, 40, "#2f6f7a"),
        )
    )
    banner = (
        line("M58 190L72 -10", "#4a2c1a", 7)
        + paper(curve(ragged("72,0! 20,6 -40,-2! -30,30 -44,54! 10,50 66,56!", 5, 12, (-0.4, 0.8))), RED, lift=2)
        + placed(_emblem_raven(INK), 18, 30, 0, 0.6)
    )
    who = walk_on("last-viking")
    ground_ = sky("#4a2438", "#ffb060") + paper(oval(0, 110, 84), "#ffe08a", lift=0) + glow(0, 100, 140, "#fff0b0", 0.7)
    return scene(
        ground_,
        earth("-260,166 0,156 260,166", "#4a2a2a"),
        placed(banner, 24, -2),
        placed(portrait(who), -8, 18, 0, 0.84),
        heap,
    )


@VALHALLA.picture("lvk-2", -2, 94, 124)
def last_viking_at_sea() -> str:
    """A shield-maiden; behind her the last ship burns."""
    who = walk_on("last-viking-at-sea")
    ship = (
        placed(longship(0, 0, 0.62, "#7a2f2a", -6), -64, 118)
        + fire(-84, 104, 0.7)
        + fire(-48, 100, 0.9)
        + fire(-64, 84, 0.6)
    )
    return (
        sea("#101c38", "#5a6f98", (118, "#2f4f78"))
        + glow(-64, 84, 110, "#ff9d4a", 0.9)
        + ship
        + waves(136, "#243c60", 12, 52, 9)
        + portrait(who)
        + held(banner_shape(-1), 74, 162, FAIR, "#2f4f6b", turn=5)
    )


def runestone(sign: str, x: float = 0, y: float = 0, grow: float = 1) -> str:
    """A stone with an emblem painted on it."""
    stone = paper(curve("-40,174! -44,84 -30,44 0,28 32,42 44,86 42,174!"), "#8f8b86", lift=3, edge=1.4)
    dark = fill(curve("10,30 32,42 44,86 42,174! 18,174! 22,90"), INK, 0.18)
    return placed(stone + dark + placed(EMBLEMS[sign][0](RED), 0, 88, 0, 0.86), x, y, 0, grow)


def hill(tone: str) -> str:
    """A low hill."""
    return earth("-260,168 -100,158 0,162 100,158 260,168", tone)


@VALHALLA.picture("lvb-2", 0, 100, 176)
def two_fight() -> str:
    """Two swords cross over a helmet."""
    cairn = "".join(
        paper(oval(x, y, rx, ry), tone, lift=2, edge=1.2)
        for x, y, rx, ry, tone in (
            (-44, 178, 34, 20, "#8f8b86"), (40, 180, 38, 21, "#7d7a76"), (-2, 170, 32, 18, "#a09a92"), (-18, 150, 30, 17, "#8f8b86"), (22, 150, 26, 16, "#a09a92"),
        )
    )  # fmt: skip
    helm = placed(dome("#8d949e") + rim(GOLD) + guard(GOLD), 0, 164, 0, 0.86)
    swords = placed(sword_shape(), -52, 40, 146, 1.16) + placed(sword_shape(guard="#8d949e"), 52, 40, 214, 1.16)
    return GROUNDS["cliff-dawn"]() + hill("#7a9a4a") + swords + cairn + helm


@VALHALLA.picture("lvb-3", 0, 100, 176)
def three_fight() -> str:
    """Three shields lean against the stone."""
    shields = (
        round_shield(-52, 150, 42, "#b3302a", "#efe2c6")
        + round_shield(56, 152, 42, "#2f5f9e", "#efe2c6")
        + round_shield(2, 168, 46, "#4d8b4a", "#efe2c6")
    )
    return (
        GROUNDS["harvest"]()
        + hill("#b5832c")
        + runestone("serpent", 0, -16, 1.06)
        + perched_raven(0, 14, 0.7)
        + shields
    )


@VALHALLA.picture("lvb-4", 0, 100, 176)
def four_fight() -> str:
    """Four torches around the hammer."""
    torches = "".join(
        placed(line("M0 90V0", "#5a3420", 9) + fire(0, 4, 0.8), x, y)
        for x, y in ((-82, 92), (-48, 122), (50, 122), (84, 92))
    )
    hammer = glow(0, 92, 80, "#ffd98a", 0.8) + placed(hammer_shape("#a9b0ba"), 0, 152, 0, 1.3)
    return GROUNDS["bonfire"]() + hammer + hill("#3a2420") + torches


@VALHALLA.picture("lvb-5", 0, 100, 176)
def five_fight() -> str:
    """Five ravens wait for the end."""
    tree = paper(curve(band("14,240 6,170 -6,120 4,60", [34, 26, 20, 12])), "#2f2034", lift=2.6, edge=1.2) + "".join(
        paper(curve(band(outline, widths)), "#2f2034", lift=1.8, edge=1)
        for outline, widths in (
            ("-2,124 -46,104 -100,108", [16, 11, 4]), ("0,92 40,70 98,76", [14, 10, 4]), ("2,66 -28,34 -66,30", [11, 8, 3]), ("4,64 30,32 40,0", [11, 8, 3]),
        )
    )  # fmt: skip
    birds = "".join(
        perched_raven(x, y, grow, flip)
        for x, y, grow, flip in (
            (-62, 92, 1.0, False),
            (62, 58, 1.0, True),
            (-40, 20, 0.8, False),
            (34, 6, 0.7, True),
            (-4, 168, 1.2, False),
        )
    )
    return GROUNDS["violet-lake"]() + glow(0, 90, 110, "#ffe0f0", 0.6) + hill("#4a3458") + tree + birds


@VALHALLA.picture("lvb-6a", 0, 100, 176)
def six_fight_by_night() -> str:
    """Six burning ships drift out under the northern lights."""
    fleet = "".join(
        glow(x, y, 34 * grow + 10, "#ff9d4a", 0.8) + longship(x, y, grow, "#c93a2a") + fire(x, y - 2, grow * 1.3)
        for x, y, grow in (
            (-62, 118, 0.22),
            (-14, 112, 0.2),
            (40, 116, 0.22),
            (78, 130, 0.3),
            (-84, 146, 0.34),
            (6, 158, 0.46),
        )
    )
    return (
        GROUNDS["aurora"]()
        + waves(118, "#2a4a6b", 6, 40)
        + waves(146, "#1f3a58", 8, 52, 12)
        + fleet
        + waves(186, "#16304a", 9, 60, 20)
    )


def hill_before(tone: str) -> str:
    """The edge of a hill that hides everybody's feet."""
    return earth("-260,186 -100,176 0,182 100,176 260,186", tone)


@VALHALLA.picture("lvb-6b", 0, 100, 176)
def six_fight_at_dusk() -> str:
    """Six who look back at the sun once more, under one banner."""
    sun = glow(0, 96, 150, "#fff0b0", 0.9) + paper(oval(0, 96, 74), "#ffdf8a", lift=0, fall=0.3)
    pole = line("M0 190V-20", "#2c1420", 6)
    cloth = paper(curve(ragged("0,2! 40,8 82,0! 74,26 88,52! 44,48 0,56!", 4, 11, (0.5, 0.5))), RED, lift=1.8, edge=1.2)
    banner = pole + cloth + placed(_emblem_raven(INK), 40, 28, 0, 0.56)
    six = "".join(
        shadow_man(x, y, grow, tone, weapon)
        for x, y, grow, tone, weapon in (
            (-58, 120, 0.66, "#4a2432", "axe"),
            (60, 120, 0.66, "#4a2432", "spear"),
            (-24, 132, 0.8, "#361a28", "spear"),
            (30, 134, 0.8, "#361a28", "axe"),
            (-78, 146, 0.96, "#24121e", "spear"),
            (82, 148, 0.96, "#24121e", "axe"),
        )
    )
    return GROUNDS["sunset-sea"]() + sun + placed(banner, -2, 4) + six + hill_before("#1c0e18")

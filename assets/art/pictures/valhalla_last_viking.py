"""The Last Viking."""

from __future__ import annotations

from assets.art.galleries import VALHALLA, Drawing
from assets.art.grounds.basics import earth, sky
from assets.art.kit import GOLD, curve, fill, glow, line, oval, paper, placed, ragged
from assets.art.people.cast import walk_on
from assets.art.people.hands import held
from assets.art.people.portrait import portrait
from assets.art.pictures.valhalla_companions import EMBLEMS, _emblem_raven
from assets.art.pictures.valhalla_jormungandr import sea
from assets.art.props.north import banner_shape
from assets.art.registry import GROUNDS
from assets.art.shapes.north import longship, waves
from assets.art.shapes.north_scenes import CREAM, FAIR, INK, RED, fire, perched_raven, scene
from assets.art.shapes.weapons import round_shield, sword_shape


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


def planted_swords(count: int, back: str, hill: str, sign: str, extra: str) -> Drawing:
    """As many swords stand in the ground as players fight for the title."""

    def drawn() -> str:
        stone = paper(curve("-40,174! -44,84 -30,44 0,28 32,42 44,86 42,174!"), "#8f8b86", lift=3, edge=1.4)
        stone += fill(curve("10,30 32,42 44,86 42,174! 18,174! 22,90"), INK, 0.18) + placed(
            EMBLEMS[sign][0](RED), 0, 88, 0, 0.86
        )
        swords = ""
        for index in range(count):
            x = (index - (count - 1) / 2) * (150 / (count - 1) if count > 2 else 112)
            lean = 180 + (index - (count - 1) / 2) * 3
            swords += fill(oval(x, 190, 12, 4), "#160b1c", 0.4)
            swords += placed(sword_shape(guard=(GOLD, "#8d949e")[index % 2]), x, 112 + (index % 2) * 6, lean, 0.68)
        return scene(GROUNDS[back](), earth("-260,168 -100,158 0,162 100,158 260,168", hill), stone, extra, swords)

    return drawn


for _id, _drawn in {
    "lvb-2": planted_swords(2, "cliff-dawn", "#7a9a4a", "raven", ""),
    "lvb-3": planted_swords(3, "harvest", "#b5832c", "serpent", perched_raven(0, 28, 0.7)),
    "lvb-4": planted_swords(4, "bonfire", "#5a3428", "hammer", ""),
    "lvb-5": planted_swords(
        5, "violet-lake", "#4a3458", "ship", perched_raven(-12, 28, 0.6) + perched_raven(20, 30, 0.6, flip=True)
    ),
    "lvb-6a": planted_swords(6, "aurora", "#c9dde4", "tree", ""),
    "lvb-6b": planted_swords(6, "sunset-sea", "#5a3040", "horn", ""),
}.items():
    VALHALLA.picture(_id, 0, 100, 176)(_drawn)

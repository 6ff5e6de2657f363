"""What the things of JunQuick look like: colours by value and kind, pictures for events, what can be claimed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.choices import Ref
from games.junquick.deck import CARD_BY_REF, KINDS
from ui.sprites import BackFace, Look, Material, PlaceFace, Tabletop, say
from ui.theme import RACE, Colour, hex_colour

EVENT_ICONS: Final[Mapping[str, str]] = {
    "dealt": "cards-playing-outline",
    "round-began": "flag-checkered",
    "drew": "cards",
    "drew-instant": "flash-alert",
    "laid-instant": "flash-outline",
    "carried-out": "flash",
    "exposed": "eye-check",
    "battle-laid": "sword",
    "battle-won": "sword-cross",
    "battle-drawn": "scale-balance",
    "battle-off": "shield-off-outline",
    "gave": "hand-extended",
    "took-from-hand": "hand-coin",
    "lost-card": "trash-can-outline",
    "dominant-stayed": "crown",
    "redrew": "refresh",
    "laid": "tray-arrow-down",
    "passed": "account-cancel",
    "took-virus": "virus",
    "leader-phase-began": "lightning-bolt",
    "restarted": "broom",
    "froze": "snowflake",
    "thawed": "snowflake-melt",
    "used": "hand-pointing-right",
    "countered": "emoticon-cry",
    "cancelled": "cancel",
    "took-from-nest": "robber",
    "took-into-nest": "egg",
    "took-nothing": "circle-off-outline",
    "took-pack": "door-open",
    "claimed": "bullhorn",
    "judged": "gavel",
    "revealed": "eye",
    "round-won": "trophy",
    "nobody-won": "account-off",
    "formed-pack": "home-plus",
    "paid-off": "medical-bag",
    "deck-ran-out": "tray-alert",
    "lost-pack": "home-remove",
    "scored": "podium",
}

VALUES: Final[Mapping[int, Colour]] = {
    1: hex_colour("#2f7fc4"),
    2: hex_colour("#4a9a2b"),
    3: hex_colour("#cc7a0c"),
    4: hex_colour("#d2403a"),
}
CATEGORIES: Final[Mapping[str, Colour]] = {
    "influence": hex_colour("#8254cc"),
    "instant": hex_colour("#14807c"),
    "virus": hex_colour("#b3204d"),
    "marker": hex_colour("#5a4a78"),
}
MATERIAL: Final[Material] = "candy"
TABLETOP: Final[Tabletop] = "rays"
BACK: Final = BackFace(None, hex_colour("#3f8a22"), "egg")
VIRUS_BACK: Final = BackFace(None, CATEGORIES["virus"], "virus", "viruses")
NEUTRAL: Final = hex_colour("#4a3578")
FROST: Final = hex_colour("#2a86b8")
DARK: Final = hex_colour("#1b0f33")
RIM: Final = hex_colour("#a58cc9")
STRAW: Final = hex_colour("#c9973c")
CALM: Final = PlaceFace(DARK, STRAW, pattern="nest")
LOUD: Final = PlaceFace(hex_colour("#4a1a4f"), RACE, pattern="halo")
NO_DECK: Final = PlaceFace(DARK, RIM, "layers-outline", radius=7, is_soft=True)
NO_DISCARD: Final = PlaceFace(DARK, RIM, "tray-full", radius=7, is_soft=True)
FAMILY_ICONS: Final = {kind.family: kind.icon for kind in reversed(KINDS.values())}
FAMILY_PICTURES: Final = {kind.family: kind.id for kind in reversed(KINDS.values())}

CLAIMS: Final = tuple(
    f"claim:{item}"
    for item in (
        *(1, 2, 3, 4, "liar", "thief", "gatecrasher", "dominant"),
        *("evolution", "glutton", "clean-slate", "too-early", "hysteria", "icestorm"),
    )
)


def look(ref: Ref) -> Look:
    """A card's colour tells its value, or what kind of card it is; the number says the same."""
    what, _, id = ref.partition(":")
    if what == "claim":
        if id.isdigit():
            return Look(VALUES[int(id)], f"numeric-{id}-box", corner=id)
        return Look(
            CATEGORIES["influence"] if _is_influence(id) else NEUTRAL, FAMILY_ICONS[id], picture=FAMILY_PICTURES[id]
        )
    if what == "card" and id in KINDS and ref not in CARD_BY_REF:  # the marker
        return Look(CATEGORIES["marker"], KINDS[id].icon, (say("board.marker"),), picture=id)
    if ref not in CARD_BY_REF:
        return Look(NEUTRAL, "home" if what == "pack" else "egg")
    card = CARD_BY_REF[ref]
    kind = KINDS[card.kind]
    number = card.value or card.strength or card.price
    colour = VALUES[card.value] if card.is_value else CATEGORIES[card.category]
    line = [say(f"board.{card.category}", value=card.value)]
    if card.strength:
        line.append(say("board.strength", count=card.strength))
    if card.price:
        line.append(say("board.price", count=card.price))
    back = VIRUS_BACK if card.category == "virus" else BACK
    return Look(colour, kind.icon, tuple(line), corner=str(number) if number else "", picture=kind.id, back=back)


def _is_influence(family: str) -> bool:
    return any(kind.category == "influence" for kind in KINDS.values() if kind.family == family)

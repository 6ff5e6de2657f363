"""What the things of Valhalla look like: cards by their clan, dice by their colour, shields by their emblem."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.cards import Kind
from engine.choices import Ref
from games.valhalla.deck import CARD_BY_REF, COMPANIONS, JARLS, LOKI, MONSTERS, VIKINGS, Card, MonsterKind
from games.valhalla.shown import DieView
from ui.sprites import BackFace, DieFace, Look, Material, PlaceFace, Say, Stat, Tabletop, Tone, say
from ui.theme import Colour, hex_colour

MATERIAL: Final[Material] = "wood"
TABLETOP: Final[Tabletop] = "waves"

HEADS: Final[Mapping[str, Colour]] = {
    "bear": hex_colour("#b9651f"),
    "wolf": hex_colour("#3f7a4a"),
    "boar": hex_colour("#a5821a"),
    "stag": hex_colour("#6b4a9b"),
    "giant": hex_colour("#3f7f9f"),
    "dwarf": hex_colour("#666b73"),
    "tactics": hex_colour("#8c2f2f"),
    "thor": hex_colour("#2f5aa0"),
    "errand": hex_colour("#2f7d78"),
    "tyr": hex_colour("#7a3b55"),
    "jarl": hex_colour("#7d5a22"),
    "loki": hex_colour("#2c6b3c"),
    "viking": hex_colour("#86601f"),
    "companion": hex_colour("#3a6a86"),
    "monster": hex_colour("#5a2320"),
    "emblem": hex_colour("#4a3b2c"),
}
CLAN_ICONS: Final[Mapping[str, str]] = {
    "bear": "bear-head",
    "wolf": "wolf-head",
    "boar": "boar-head",
    "stag": "stag-head",
    "giant": "snowflake",
    "dwarf": "hammer-wrench",
}
FACE_ICONS: Final[Mapping[str, str]] = {
    "axe": "axe",
    "sword": "sword",
    "spear": "spear",
    "bow": "bow-arrow",
    "shield": "shield",
    "x": "close-thick",
}
TONES: Final[Mapping[str, Tone]] = {"red": "plain", "black": "dark", "grey": "grey"}
DECKS: Final = {
    "jarl": "jarls",
    "loki": "loki",
    "viking": "last-viking",
    "companion": "companions",
    "monster": "monsters",
}
OTHERS: Final[Mapping[Ref, Kind]] = {
    f"{kind.what}:{kind.id}": kind for kinds in (JARLS, LOKI, MONSTERS, VIKINGS, COMPANIONS) for kind in kinds.values()
}
BACK: Final = BackFace(None, hex_colour("#1f4652"), "weather-sunset-up")
RIM: Final = hex_colour("#8fa6a0")
GROUND: Final = hex_colour("#14303a")
GOLD: Final = hex_colour("#ffd15c")
FADED: Final = hex_colour("#8a8f98")
NIGHT: Final = hex_colour("#1d1a22")
OWN: Final = hex_colour("#2f6fa8")
FOE: Final = hex_colour("#b02f28")
DOOM: Final = hex_colour("#8c2a1c")
NO_PILE: Final = PlaceFace(GROUND, RIM, "tray", radius=7, is_soft=True)
NO_CELL: Final = PlaceFace(GROUND, RIM, "lock", radius=7, is_soft=True)


def empty_cell(label: Say | None) -> PlaceFace:
    """A cell in which nobody stands."""
    return PlaceFace(GROUND, RIM, "" if label else "account-outline", label, radius=7, is_soft=True)


def look(ref: Ref) -> Look:
    """A card's colour tells its clan or what kind of card it is; the sign says the same."""
    if ref in CARD_BY_REF:
        return _of_deck(CARD_BY_REF[ref])
    what, _, id = ref.partition(":")
    if what == "emblem":
        return Look(HEADS["emblem"], "shield", picture=f"shield-{id}")
    if what == "pile":
        return Look(HEADS["errand"], "weather-sunset-up")
    kind = OTHERS[ref]
    back = BackFace(None, HEADS[what], kind.icon, DECKS[what])
    stats = tuple(_monster_stats(kind)) if isinstance(kind, MonsterKind) else ()
    return Look(HEADS[what], kind.icon, (say(f"board.kind-{what}"),), picture=id.lower(), back=back, stats=stats)


def _of_deck(card: Card) -> Look:
    clan, what = card.clan, card.what
    line = say(f"clan.{clan}") if clan else say(f"category.{card.category}")
    sign = CLAN_ICONS.get(clan, "")
    stats = [Stat("sword-cross", str(card.strength))] if card.category == "warrior" else []
    stats += [Stat("star-four-points", str(card.valour))] if card.valour else []
    stats += [Stat(FACE_ICONS[symbol], "") for symbol in what.symbols]
    if what.pattern:
        stats.append(Stat("dice-multiple", say(f"need.{what.pattern}")))
    head = HEADS[clan or card.category]
    return Look(head, what.icon, (line,), f"kind:{card.kind}", "", what.id.lower(), sign, BACK, tuple(stats))


def _monster_stats(kind: MonsterKind) -> list[Stat]:
    """Its strength, in brackets that of the reinforced side, what it counts as, and the symbols that it waits for."""
    strength = f"{kind.strength} ({kind.reinforced.strength})"
    clans = [Stat(CLAN_ICONS[clan], "") for clan in kind.clans]
    symbols = [Stat(FACE_ICONS[symbol], "") for symbol in kind.symbols]
    return [Stat("sword-cross", strength), Stat("account-group", str(kind.warriors)), *clans, *symbols]


def die_face(die: DieView, *, is_faded: bool = False) -> DieFace:
    """A die as it lies; one that was not rolled shows nothing."""
    face = die["face"]
    if face is None:
        return DieFace(is_dark=die["colour"] == "black", is_faded=is_faded)
    return DieFace(picture=f"die-{face}", icon=FACE_ICONS[face], tone=TONES[die["colour"]], is_faded=is_faded)


def wanted(symbol: str) -> DieFace:
    """The place of a symbol that no die covers yet."""
    return DieFace(picture=f"die-{symbol}", icon=FACE_ICONS[symbol], tone="pale")

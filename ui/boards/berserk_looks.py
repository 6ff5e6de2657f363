"""What the cards of Berserk look like: iron frames in the colour of their deck, and what lies on them in battle."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from engine.choices import Ref
from games.berserk.kinds import KINDS
from games.berserk.schema import CardKind
from games.berserk.shown import CardView, PlayerView
from ui.sprites import BackFace, CardFace, Disc, Look, Material, Pill, Say, Stat, Tabletop, say
from ui.theme import Colour, hex_colour

MATERIAL: Final[Material] = "iron"
TABLETOP: Final[Tabletop] = "slate"
HEADS: Final[Mapping[str, Colour]] = {
    "sluagh": hex_colour("#3d63a0"),
    "inquisitors": hex_colour("#b24a28"),
    "wildwood": hex_colour("#2f7a45"),
    "thunder-pass": hex_colour("#6a5f8f"),
    "wind-riders": hex_colour("#a57a1f"),
    "black-fen": hex_colour("#2b6f6d"),
    "mercenaries": hex_colour("#5d6b4c"),
}
SIGNS: Final[Mapping[str, str]] = {
    "sluagh": "skull",
    "inquisitors": "fire",
    "wildwood": "pine-tree",
    "thunder-pass": "weather-lightning",
    "wind-riders": "horse-variant",
    "black-fen": "mushroom",
    "mercenaries": "sack",
    "custom": "cards",
}
NEUTRAL: Final = hex_colour("#4a525e")
BACKS: Final[Mapping[str, BackFace]] = {
    "sluagh": BackFace(None, hex_colour("#24406e"), "skull", "sluagh"),
    "inquisitors": BackFace(None, hex_colour("#7d2f1a"), "fire", "inquisitors"),
    "wildwood": BackFace(None, hex_colour("#1e4d2b"), "pine-tree", "wildwood"),
    "thunder-pass": BackFace(None, hex_colour("#443c60"), "weather-lightning", "thunder-pass"),
    "wind-riders": BackFace(None, hex_colour("#6e5012"), "horse-variant", "wind-riders"),
    "black-fen": BackFace(None, hex_colour("#1b4746"), "mushroom", "black-fen"),
    "custom": BackFace(None, NEUTRAL, "sword-cross"),
}
EQUIPMENT: Final[Mapping[str, str]] = {
    "armour": "tshirt-crew",
    "shield": "shield",
    "weapon": "sword",
    "boots": "shoe-print",
    "potion": "bottle-tonic",
}
TYPES: Final[Mapping[str, str]] = {"artifact": "treasure-chest", "terrain": "image-filter-hdr"}
SUBTYPES: Final[Mapping[str, str]] = {"flying": "bird", "symbiote": "spider", "parasite": "bug"}

WOUND: Final = hex_colour("#b3202c")
POISON: Final = hex_colour("#2f7d3a")
WARD: Final = hex_colour("#3567a8")
SPELL: Final = hex_colour("#74469c")
GOLD: Final = hex_colour("#b07d12")
SILVER: Final = hex_colour("#6f7a88")
NIGHT: Final = hex_colour("#191c22")
LIFE: Final = (hex_colour("#e04848"), hex_colour("#e8a13a"), hex_colour("#7cc45a"))  # little, half, all of it


# Printed


def kind_of(ref: Ref) -> CardKind:
    """The kind of a card by the ref of a copy, `card:night-crow-3`, or by its own, `kind:night-crow`."""
    what, _, id = ref.partition(":")
    return KINDS[id if what == "kind" else id.rpartition("-")[0]]


def look(ref: Ref) -> Look:
    """A card's colour tells its deck, its corner what it costs."""
    kind = kind_of(ref)
    icon = EQUIPMENT.get(kind.subtype) or SUBTYPES.get(kind.subtype) or TYPES.get(kind.type, "sword-cross")
    sign = SUBTYPES.get(kind.subtype) or SIGNS[kind.deck]
    back = BACKS.get(kind.deck, BACKS["custom"])
    head, cost = HEADS[kind.deck], str(kind.cost.amount)
    return Look(head, icon, tuple(_line(kind)), "", cost, kind.id, sign, back, tuple(_stats(kind)))


def _line(kind: CardKind) -> Iterator[Say]:
    if kind.class_:
        yield say(f"class.{kind.class_}")
    if kind.subtype in EQUIPMENT:
        yield say(f"equipment.{kind.subtype}")
    elif kind.type != "creature" or kind.subtype != "ground":
        yield say(f"board.type-{kind.subtype or kind.type}")
    yield from (say(f"element.{element}") for element in kind.elements)
    if not kind.elements:
        yield say("board.neutral")
    yield say(f"board.{kind.rank}")


def _stats(kind: CardKind) -> Iterator[Stat]:
    if kind.strike is not None:
        yield Stat("sword", written(kind.strike))
    if kind.move is not None:
        yield Stat("shoe-print", str(kind.move))
    if kind.life is not None:
        yield Stat("heart", str(kind.life))


def written(strike: list[int] | tuple[int, ...]) -> str:
    """A strike as it stands on a card."""
    return "-".join(map(str, strike))


# In battle


def face_of(card: CardView, *, is_dimmed: bool = False) -> CardFace:
    """A card in play: strike, lives, wounds, chips and marks over its picture."""
    return CardFace(
        card["ref"],
        dimmed=is_dimmed,
        pills=tuple(_pills(card)),
        disc=lives_of(card),
        chips=card["chips"] or card["incarnation"],
        is_closed=not card["open"],
        plate=_strike(card),
        is_bare=True,
    )


def _pills(card: CardView) -> Iterator[Pill]:
    if card["hidden"]:
        yield Pill("eye-off", "", NEUTRAL)
    if card["wounds"]:
        yield Pill("water", f"\N{MINUS SIGN}{card['wounds']}", WOUND)
    if card["poison"]:
        yield Pill("biohazard", str(card["poison"]), POISON)
    if card["prevention"]:
        yield Pill("shield", str(card["prevention"]), WARD)
    changed = [keyword for keyword, _, _ in card["effects"] if not keyword.startswith("keyword:poison")]
    if changed:
        yield Pill("auto-fix", str(len(changed)) if len(changed) > 1 else "", SPELL)
    if card["marked"]:
        yield Pill("target", "", GOLD)


def lives_of(card: CardView) -> Disc | None:
    """The lives that are left, with the share of them in colour."""
    if not card["life"]:
        return None
    share = max(0, card["lives"]) / card["life"]
    return Disc(str(card["lives"]), LIFE[0 if share <= 0.34 else 1 if share <= 0.67 else 2], share)


def strike_of(card: CardView) -> str:
    """The simple strike with what is added to it; nothing for a card that cannot strike."""
    return written([max(0, power + card["strike-bonus"]) for power in card["strike"]])


def _strike(card: CardView) -> Pill | None:
    return Pill("sword", strike_of(card), NIGHT) if card["strike"] else None


def dealt_face(ref: Ref, cost: int | None = None, *, is_dimmed: bool = False) -> CardFace:
    """A card that is not in play: what is printed on it, and what it would cost."""
    kind = kind_of(ref)
    pills = []
    if cost is not None:
        pills.append(Pill("rhombus", str(cost), GOLD if kind.rank == "elite" else SILVER))
    disc = Disc(str(kind.life), LIFE[2]) if kind.life is not None else None
    plate = Pill("sword", written(kind.strike), NIGHT) if kind.strike is not None else None
    return CardFace(ref, dimmed=is_dimmed, pills=tuple(pills), disc=disc, plate=plate, is_bare=True)


def printed(ref: Ref) -> CardFace:
    """A card that a deck is built of."""
    return dealt_face(ref, kind_of(ref).cost.amount)


# Decks


def back_of(player: PlayerView) -> BackFace:
    """What the cards of a player look like from behind: a deck of one's own tells nothing."""
    return BACKS.get(player["deck-name"], BACKS["custom"])


def colour_of(player: PlayerView) -> Colour:
    """The colour of a player's deck."""
    return HEADS.get(player["deck-name"], NEUTRAL)


def sign_of(player: PlayerView) -> str:
    """The sign of a player's deck."""
    return SIGNS.get(player["deck-name"], SIGNS["custom"])

"""What the things of Bang! look like: colours by what may be done with a card, backs of decks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.choices import Ref
from games.bang.deck import CARD_BY_REF, CHARACTERS, EVENTS, KINDS, ROLES
from ui.sprites import BackFace, Look, Material, Tabletop, say
from ui.theme import Colour, hex_colour

MATERIAL: Final[Material] = "wood"
TABLETOP: Final[Tabletop] = "planks"
HEADS: Final[Mapping[str, Colour]] = {
    "brown": hex_colour("#7a4a25"),
    "blue": hex_colour("#2f5f9e"),
    "green": hex_colour("#3f7d3a"),
    "character": hex_colour("#a33b1f"),
    "high-noon": hex_colour("#b3261e"),
    "fistful": hex_colour("#23427a"),
    "wild-west-show": hex_colour("#6b3d7d"),
}
SIGNS: Final[Mapping[str, str]] = {"brown": "", "blue": "table-furniture", "green": "timer-sand"}
ROLE_COLOURS: Final[Mapping[str, Colour]] = {
    "sheriff": hex_colour("#b8862d"),
    "deputy": hex_colour("#2f5f9e"),
    "outlaw": hex_colour("#8c1d18"),
    "renegade": hex_colour("#4b3b6b"),
}
BACK: Final = BackFace(None, hex_colour("#6b2417"), "pistol")
SHOW_BACK: Final = BackFace(None, HEADS["wild-west-show"], "show-tent", "wild-west-show")
EVENT_BACKS: Final[Mapping[str, BackFace]] = {
    "high-noon": BackFace(None, HEADS["high-noon"], "weather-sunny", "high-noon"),
    "fistful": BackFace(None, HEADS["fistful"], "fist", "fistful"),
    "wild-west-show": SHOW_BACK,
}
ROLE_BACK: Final = BackFace(None, hex_colour("#4a3a2c"), "help", "roles")
CHARACTER_BACK: Final = BackFace(None, HEADS["character"], "account", "characters")


def look(ref: Ref) -> Look:
    """A card's colour tells what may be done with it; a character's, a role's and an event's, which box it is from."""
    what, _, id = ref.partition(":")
    if what == "card":
        card = CARD_BY_REF[ref]
        line = (say(f"board.colour-{card.colour}"), *((say("board.range", range=card.range),) if card.range else ()))
        head, kind = HEADS[card.colour], KINDS[card.kind]
        return Look(head, kind.icon, line, f"kind:{card.kind}", card.face, kind.id, SIGNS[card.colour], BACK)
    if what == "kind":
        kind, colour = KINDS[id], KINDS[id].colour
        return Look(HEADS[colour], kind.icon, (say(f"board.colour-{colour}"),), picture=id, sign=SIGNS[colour])
    if what == "event":
        deck = EVENTS[id].deck
        line = (say(f"board.deck-{deck}"),)
        return Look(HEADS[deck], EVENTS[id].icon, line, picture=id, back=EVENT_BACKS[deck])
    if what == "role":
        return Look(ROLE_COLOURS[id], ROLES[id].icon, (say("board.role"),), picture=id, back=ROLE_BACK)
    person = CHARACTERS[id]
    line = (say("board.character"), say("board.lives", count=person.life))
    return Look(HEADS["character"], person.icon, line, picture=id, back=CHARACTER_BACK)

"""All cards there are, from the card lists, and every ability by its id. (section 24)"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from msgspec.structs import replace

from engine.cards import load_cards
from engine.choices import Ref
from games.berserk.checks import flaws
from games.berserk.schema import NO_TEXT, Ability, CardKind, Cost

FOLDER: Final = Path(__file__).parent
ARMIES: Final = ("sluagh", "inquisitors", "wildwood", "thunder-pass", "wind-riders", "black-fen")  # prebuilt decks
MERCENARIES: Final = "mercenaries"
DECK_FILES: Final = (*ARMIES, MERCENARIES)


def _numbered(ability: Ability, id: str) -> Ability:
    """The ability and all that it grants, each with its id."""
    granted = tuple(_numbered(one, f"{id}.{number}") for number, one in enumerate(ability.granted, start=1))
    return replace(ability, id=id, grants=granted)


def load_kinds(path: Path) -> list[CardKind]:
    """The cards of one file, their abilities numbered."""
    return [
        replace(
            kind,
            deck=path.stem,
            abilities=tuple(
                _numbered(one, f"{kind.id}.{number}") for number, one in enumerate(kind.abilities, start=1)
            ),
        )
        for kind in load_cards(path, CardKind, flaws)
    ]


def _within(ability: Ability) -> Iterator[Ability]:
    yield ability
    for one in ability.granted:
        yield from _within(one)


KINDS: Final[dict[str, CardKind]] = {
    kind.id: kind for deck in DECK_FILES for kind in load_kinds(FOLDER / "cards" / f"{deck}.yaml")
}
# All that is known of a card that is seen from behind.
FACE_DOWN: Final = CardKind(
    id="unknown", name=NO_TEXT, cost=Cost(0, "silver"), rank="ordinary", type="terrain", flavour=NO_TEXT
)
PRINTED: Final[dict[str, Ability]] = {
    one.id: one for kind in KINDS.values() for ability in kind.abilities for one in _within(ability)
}


PASSIVES: Final[dict[str, tuple[Ability, ...]]] = {
    kind.id: tuple(
        one
        for ability in kind.abilities
        for one in (ability, *(ability.granted if ability.kw == "charge" else ()))
        if one.head == "passive"
    )
    for kind in KINDS.values()
}


@cache
def words_on(kind: str) -> frozenset[str]:
    """The keywords printed on a card."""
    return frozenset(ability.kw for ability in KINDS[kind].abilities if ability.kw) if kind in KINDS else frozenset()


def kind_of_copy(id: str) -> CardKind:
    """The kind of a card by the id of one copy, `night-crow-3`."""
    return KINDS[id.rpartition("-")[0]]


@cache
def card_ref(id: str) -> Ref:
    """What a card is called in options, views and events."""
    return f"card:{id}"


def prebuilt(deck: str) -> list[str]:
    """The kinds of a prebuilt deck, each as often as it is in it. [BSK-4.1]"""
    return [kind.id for kind in KINDS.values() if kind.deck == deck for _ in range(kind.copies)]

"""What clients need to know to build decks: the same checks that the game itself makes. [BSK-3.9, BSK-4.1]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.choices import Refused
from engine.decks import DeckRules, Facet
from games.berserk.army import DECK_SIZE, deck_fault, most_copies
from games.berserk.kinds import ARMIES, DECK_FILES, KINDS, prebuilt
from games.berserk.mustering import refused
from games.berserk.options import DEAL
from games.berserk.schema import CardKind


def _fault(ids: Sequence[str]) -> Refused | None:
    return refused(deck_fault(ids, KINDS), ())


def _elements(kind: CardKind) -> tuple[str, ...]:
    return tuple(f"element.{element}" for element in kind.elements) or ("board.neutral",)


def _type(kind: CardKind) -> tuple[str, ...]:
    if kind.type == "equipment":
        return ("facet.equipment",)
    return (f"board.type-{kind.subtype or kind.type}",) if kind.subtype != "ground" else ("facet.ground",)


def _keywords(kind: CardKind) -> tuple[str, ...]:
    return tuple(dict.fromkeys(f"keyword.{ability.kw}" for ability in kind.abilities if ability.kw))


FACETS: Final = (
    Facet("element", lambda card: _elements(KINDS[card])),
    Facet("cost", lambda card: (str(KINDS[card].cost.amount),)),
    Facet("type", lambda card: _type(KINDS[card])),
    Facet("keyword", lambda card: _keywords(KINDS[card])),
)
DECKS: Final = DeckRules(
    question="deck",
    cards=tuple(sorted(KINDS, key=lambda card: (DECK_FILES.index(KINDS[card].deck), KINDS[card].cost.amount))),
    size=DECK_SIZE,
    deal=DEAL,
    most_copies=lambda card: most_copies(KINDS[card]),
    fault=_fault,
    cost=lambda card: KINDS[card].cost.amount,
    charted=FACETS[0],
    ready={deck: prebuilt(deck) for deck in ARMIES},
)

"""Everything that must have a behaviour: cards with one of their own, and kinds of abilities that many cards share."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.cards import Kind, Words
from games.valhalla.deck import JARLS, KINDS, LOKI, MONSTERS, Ability, Wording


def _kinds_of_ability() -> Iterator[str]:
    """The kinds that stand on cards, each once."""
    for kind in KINDS.values():
        yield from (ability.kind for ability in (kind.ability, kind.valkyrie, kind.effect) if ability is not None)
    for monster in MONSTERS.values():
        yield from (ability.kind for ability in (monster.ability,) if ability is not None)
    bonuses: list[Ability] = [bonus for loki in LOKI.values() for row in loki.rows for bonus in row.bonus]
    yield from (bonus.kind for bonus in bonuses)


NOTHING: Final = Words("-", "-", "-")
_OWN: Final[list[Kind]] = [kind for kind in KINDS.values() if kind.category in ("tactics", "errand")]
BEHAVING: Final[list[Kind]] = [
    *_OWN,
    *JARLS.values(),
    *(Wording(id=kind, text=NOTHING, short=NOTHING) for kind in dict.fromkeys(_kinds_of_ability())),
]
WITHOUT: Final[tuple[str, ...]] = ()

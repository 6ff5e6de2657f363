"""What cards do, a module for each box; importing them registers it."""

from games.valhalla.cards import (
    base,
    dwarves,
    jarls_after,
    jarls_battle,
    jarls_turn,
    loki,
    monsters,
    thor,
    tyr,
    valkyries,
)

__all__ = [
    "base", "dwarves", "jarls_after", "jarls_battle", "jarls_turn", "loki", "monsters", "thor", "tyr", "valkyries",
]  # fmt: skip

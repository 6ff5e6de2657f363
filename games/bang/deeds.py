"""Who did what to whom: a record that everybody could have kept, for those who have to guess roles. [BNG-21.6]"""

from __future__ import annotations

from typing import Final

from engine.choices import Ref
from games.bang.piles import owner_of
from games.bang.state import Bang, Player

BURDENS: Final = ("jail", "dynamite")  # who takes one of these away does its owner a favour
KINDNESSES: Final = ("tequila", "blood-brothers")


def remember(game: Bang, doer: Player, target: Ref | None, kind: str = "") -> None:
    """Something is done to one particular player: a deed against him, or for him. What hits everybody says nothing.

    It comes before the effect, while the target still lies where it is.
    """
    if target is None:
        return
    victim = game.player_at(target) if target.startswith(("seat:", "character:")) else owner_of(game, target)
    by = game.active if game.commanded is not None else doer  # who gives the order is to blame [BNG-18.4]
    if victim.seat == by.seat:
        return
    laid = victim.find(*BURDENS) if target.startswith("card:") else None
    is_kind = kind in KINDNESSES or (laid is not None and laid.ref == target)
    done = game.deeds.setdefault(by.ref, {})
    done[victim.ref] = done.get(victim.ref, 0) + (-1 if is_kind else 1)


def forget(game: Bang, players: list[Player]) -> None:
    """New roles: what these players did before, and what was done to them, tells nothing any more. [BNG-18.1]"""
    for player in players:
        game.deeds.pop(player.ref, None)
        for done in game.deeds.values():
            done.pop(player.ref, None)

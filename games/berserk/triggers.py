"""Triggers wait until the running object is done. [BSK-14.7, BSK-14.8]"""

from __future__ import annotations

from engine.choices import Ref, Seat
from games.berserk.state import Berserk, Card, Pending


def pend(
    game: Berserk,
    card: Card,
    ability: str,
    cause: str,
    *,
    by: Seat | None = None,
    amount: int = 0,
    targets: tuple[Ref, ...] = (),
) -> None:
    """An ability of a card is triggered; not a second time by the same cause within its own chain. [BSK-19.3]"""
    link = f"{card.id} {ability} {cause}"
    if link not in game.chain:
        seat = card.controller if by is None else by
        game.pending.append(Pending(seat, card.id, ability, amount, list(targets), cause, [*game.chain, link]))

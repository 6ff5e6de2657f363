"""What each seat may see of a game of Castle: the only way out of the state. [CAS-12.1]"""

from __future__ import annotations

from typing import Any, Final

from engine.events import HIDDEN
from engine.views import EVERYTHING, View, Viewer, may_see, seat_ref
from games.castle.state import Castle, Laid, Player

COLOURS: Final = ("grey", "light-blue", "yellow", "green", "pink")  # by seat [CAS-2.1]


def view(game: Castle, viewer: Viewer) -> View:
    """Board, reserve and counts are open; a hand is seen by its player, or by all while the Herald opens it."""

    def shown(player: Player) -> View:
        is_open = game.hand_is_open(player)
        seen = is_open or may_see(viewer, player.seat)
        shown: View = {
            "ref": player.ref,
            "colour": COLOURS[player.seat],
            "hand": [card.ref for card in player.hand] if seen else [HIDDEN] * len(player.hand),
            "open": is_open,
            "deck": len(player.deck),
        }
        if viewer == EVERYTHING:
            shown["deck-cards"] = [card.ref for card in player.deck]
        return shown

    places = {place: _stack(stack) for place, stack in game.board.items()}
    look = game.look if game.look is not None and may_see(viewer, game.look.seat) else None
    return {
        "viewer": viewer if viewer == EVERYTHING else seat_ref(viewer),
        "turn": game.turn,
        "current": game.active.ref,
        "actions": game.actions_left,
        "dealer": seat_ref(game.dealer),
        "quiet-turns": game.quiet_turns,
        "players": [shown(player) for player in game.players],
        "board": {place: stack for place, stack in places.items() if not place.startswith("spot:")},
        "surroundings": [stack for place, stack in places.items() if place.startswith("spot:")],
        "reserve": [card.ref for card in game.reserve],
        "removed": [card.ref for card in game.removed],
        "look": None if look is None else {"at": look.at, "cards": [card.ref for card in look.cards]},
    }


def _stack(stack: list[Laid]) -> list[list[Any]]:
    """A stack from the bottom up: every card with the owner of its token."""
    return [[laid.ref, seat_ref(laid.owner)] for laid in stack]

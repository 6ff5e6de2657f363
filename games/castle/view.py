"""What each seat may see of a game of Castle: the only way out of the state. [CAS-12.1]"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, cast

from engine.choices import Ref
from engine.events import HIDDEN
from engine.views import EVERYTHING, Viewer, may_see, seat_ref
from games.castle.board import AREA_OF, SIEGE_PLACES
from games.castle.deck import Card
from games.castle.shown import CastleView, PlayerView, StackView
from games.castle.state import Castle, Laid, Player

COLOURS: Final = ("grey", "light-blue", "yellow", "green", "pink")  # by seat [CAS-2.1]


def view(game: Castle, viewer: Viewer) -> CastleView:
    """Board, reserve and counts are open; a hand is seen by its player, or by all while the Herald opens it."""
    return next(views(game, [viewer]))


def views(game: Castle, viewers: Sequence[Viewer]) -> Iterator[CastleView]:
    """What each of several viewers may see; what lies open is looked at once for all of them."""
    table = _on_table(game)
    shown = [_player(player, is_open) for player, is_open in zip(game.players, game.open_hands(), strict=True)]
    return (_seen_by(game, viewer, table, shown) for viewer in viewers)


def _seen_by(game: Castle, viewer: Viewer, table: CastleView, players: Sequence[PlayerView]) -> CastleView:
    look = game.look if game.look is not None and may_see(viewer, game.look.seat) else None
    return table | {
        "viewer": viewer if viewer == EVERYTHING else seat_ref(viewer),
        "players": [
            _opened(player, shown, viewer) if may_see(viewer, player.seat) else shown
            for player, shown in zip(game.players, players, strict=True)
        ],
        "look": None if look is None else {"at": look.at, "cards": _refs(look.cards)},
    }


def _on_table(game: Castle) -> CastleView:
    """What lies open for everybody; the rest is filled in for each viewer."""
    board: dict[Ref, StackView] = {}
    surroundings: list[StackView] = []
    for place, stack in game.board.items():
        if place in AREA_OF or place in SIEGE_PLACES:
            board[place] = _stack(stack)
        else:
            surroundings.append(_stack(stack))
    return {
        "viewer": None,
        "turn": game.turn,
        "current": game.active.ref,
        "actions": game.actions_left,
        "dealer": seat_ref(game.dealer),
        "quiet-turns": game.quiet_turns,
        "players": [],
        "board": board,
        "surroundings": surroundings,
        "reserve": _refs(game.reserve),
        "removed": _refs(game.removed),
        "look": None,
    }


def _player(player: Player, is_open: bool) -> PlayerView:
    return {
        "ref": player.ref,
        "colour": COLOURS[player.seat],
        "hand": _refs(player.hand) if is_open else [HIDDEN] * len(player.hand),
        "open": is_open,
        "deck": len(player.deck),
    }


def _opened(player: Player, shown: PlayerView, viewer: Viewer) -> PlayerView:
    """A player with their hand, and for eyes that see everything with their deck."""
    seen = shown | {"hand": _refs(player.hand)}
    return seen | {"deck-cards": _refs(player.deck)} if viewer == EVERYTHING else seen


def _stack(stack: list[Laid]) -> StackView:
    """A stack from the bottom up: every card with the owner of its token."""
    return cast(StackView, [[laid.card.ref, seat_ref(laid.owner)] for laid in stack])


def _refs(cards: Sequence[Card]) -> list[Ref]:
    return [card.ref for card in cards]

"""What each seat may see of a game of JunQuick: the only way out of the state. [JUN-18.1]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.choices import Ref
from engine.events import HIDDEN
from engine.views import EVERYTHING, View, Viewer, may_see, seat_ref
from games.junquick.deck import Card
from games.junquick.state import JunQuick, Player

COLOURS: Final = ("green", "light-blue", "yellow", "pink", "orange", "violet")  # by seat


def view(game: JunQuick, viewer: Viewer) -> View:
    """Hand and nest are seen by their player, when the game is over by all; everything else but the decks is open."""
    top = game.effective_top()
    view: View = {
        "viewer": viewer if viewer == EVERYTHING else seat_ref(viewer),
        "round": game.round,
        "phase": game.phase,
        "first": seat_ref(game.first),
        "current": seat_ref(game.current),
        "asked": seat_ref(game.asked),
        "lead": seat_ref(game.lead),
        "top": None if top is None else top.card.ref,
        "value": 0 if top is None else top.value,
        "players": [_player(game, player, viewer) for player in game.players],
        "pile": [[entry.card.ref, seat_ref(entry.seat)] for entry in game.pile],
        "values": [entry.value for entry in game.pile],
        "cancelled": [entry.card.ref for entry in game.pile if entry.cancelled],
        "settled": [entry.card.ref for entry in game.pile if entry.settled],
        "deck": len(game.deck),
        "discard": _refs(game.discard),
        "virus-deck": len(game.virus_deck),
        "virus-discard": _refs(game.virus_discard),
        "instants": [[drawn.card.ref, seat_ref(drawn.seat)] for drawn in game.instant_row],
        "aside": _aside(game),
        "bluff": _bluff(game, viewer),
        "race": _race(game),
        "freeze": None if game.freeze is None else {"seat": seat_ref(game.freeze.seat), "left": game.freeze.left},
        "redraws": game.redraws,
        "empty-rounds": game.empty_rounds,
        "manual-instants": game.settings.manual_instants,
    }
    if viewer == EVERYTHING:
        view["deck-cards"] = _refs(game.deck[::-1])
        view["virus-deck-cards"] = _refs(game.virus_deck[::-1])
    return view


def _player(game: JunQuick, player: Player, viewer: Viewer) -> View:
    seen = game.phase == "over" or may_see(viewer, player.seat)
    return {
        "ref": player.ref,
        "colour": COLOURS[player.seat],
        "hand": _refs(player.hand) if seen else [HIDDEN] * len(player.hand),
        "nest": _refs(player.nest) if seen else [HIDDEN] * len(player.nest),
        "home": {pack.ref: _refs(pack.cards) for pack in player.home},
        "viruses": _refs(player.viruses),
        "passed": player.passed,
        "waited": player.waited and game.race is not None,
    }


def _aside(game: JunQuick) -> View | None:
    use = game.aside
    return None if use is None else {"card": use.card.ref, "seat": seat_ref(use.seat), "target": use.target}


def _bluff(game: JunQuick, viewer: Viewer) -> View | None:
    """How many cards lie there and what is claimed, everybody knows; which they are, their player. [JUN-17.1]"""
    bluff = game.bluff
    if bluff is None:
        return None
    return {
        "seat": seat_ref(bluff.seat),
        "judge": seat_ref(bluff.judge),
        "cards": _refs(bluff.cards) if may_see(viewer, bluff.seat) else [HIDDEN] * len(bluff.cards),
        "claim": list(bluff.claim),
    }


def _race(game: JunQuick) -> View | None:
    race, settings = game.race, game.settings
    if race is None:
        return None
    return {
        "number": game.races,
        "kind": race.kind,
        "live": settings.is_live,
        "against": race.against,
        "by": seat_ref(race.by),
        "seconds": settings.leader_clock if race.kind == "leader" else settings.window_clock,
    }


def _refs(cards: Sequence[Card]) -> list[Ref]:
    return [card.ref for card in cards]

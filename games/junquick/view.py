"""What each seat may see of a game of JunQuick: the only way out of the state. [JUN-18.1]"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, cast

from engine.choices import Ref
from engine.events import HIDDEN
from engine.views import EVERYTHING, Viewer, may_see, seat_ref
from games.junquick.deck import Card
from games.junquick.shown import AsideView, BluffView, JunQuickView, LaidView, PlayerView, RaceView
from games.junquick.state import JunQuick, Player

COLOURS: Final = ("green", "light-blue", "yellow", "pink", "orange", "violet")  # by seat


def view(game: JunQuick, viewer: Viewer) -> JunQuickView:
    """Hand and nest are seen by their player, when the game is over by all; everything else but the decks is open."""
    return next(views(game, [viewer]))


def views(game: JunQuick, viewers: Sequence[Viewer]) -> Iterator[JunQuickView]:
    """What each of several viewers may see; what lies open is looked at once for all of them."""
    table = _on_table(game)
    is_over = game.phase == "over"
    shut = [_player(game, player, seen=is_over) for player in game.players]
    return (_seen_by(game, viewer, table, shut) for viewer in viewers)


def _seen_by(game: JunQuick, viewer: Viewer, table: JunQuickView, shut: Sequence[PlayerView]) -> JunQuickView:
    seen = table | {
        "viewer": viewer if viewer == EVERYTHING else seat_ref(viewer),
        "players": [
            _opened(player, shown) if may_see(viewer, player.seat) else shown
            for player, shown in zip(game.players, shut, strict=True)
        ],
        "bluff": _bluff(game, viewer),
    }
    if viewer == EVERYTHING:
        seen["deck-cards"] = _refs(game.deck[::-1])
        seen["virus-deck-cards"] = _refs(game.virus_deck[::-1])
    return seen


def _on_table(game: JunQuick) -> JunQuickView:
    """What lies open for everybody; the rest is filled in for each viewer."""
    top, pile, freeze = game.effective_top(), game.pile, game.freeze
    return {
        "viewer": None,
        "round": game.round,
        "phase": game.phase,
        "first": f"seat:{game.first}",
        "current": seat_ref(game.current),
        "asked": seat_ref(game.asked),
        "lead": seat_ref(game.lead),
        "top": None if top is None else top.card.ref,
        "value": 0 if top is None else top.value,
        "players": [],
        "pile": cast(list[LaidView], [[entry.card.ref, seat_ref(entry.seat)] for entry in pile]),
        "values": [entry.value for entry in pile],
        "cancelled": [entry.card.ref for entry in pile if entry.cancelled],
        "settled": [entry.card.ref for entry in pile if entry.settled],
        "deck": len(game.deck),
        "discard": _refs(game.discard),
        "virus-deck": len(game.virus_deck),
        "virus-discard": _refs(game.virus_discard),
        "instants": cast(list[LaidView], [[drawn.card.ref, seat_ref(drawn.seat)] for drawn in game.instant_row]),
        "aside": _aside(game),
        "bluff": None,
        "race": _race(game),
        "freeze": None if freeze is None else {"seat": f"seat:{freeze.seat}", "left": freeze.left},
        "redraws": game.redraws,
        "empty-rounds": game.empty_rounds,
        "manual-instants": game.settings.manual_instants,
    }


def _player(game: JunQuick, player: Player, *, seen: bool) -> PlayerView:
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


def _opened(player: Player, shown: PlayerView) -> PlayerView:
    """A player with their hand and nest."""
    return shown | {"hand": _refs(player.hand), "nest": _refs(player.nest)}


def _aside(game: JunQuick) -> AsideView | None:
    use = game.aside
    if use is None:
        return None
    return {"card": use.card.ref, "seat": f"seat:{use.seat}", "target": use.target, "victim": use.victim}


def _bluff(game: JunQuick, viewer: Viewer) -> BluffView | None:
    """How many cards lie there and what is claimed, everybody knows; which they are, their player. [JUN-17.1]"""
    bluff = game.bluff
    if bluff is None:
        return None
    return {
        "seat": f"seat:{bluff.seat}",
        "judge": f"seat:{bluff.judge}",
        "cards": _refs(bluff.cards) if may_see(viewer, bluff.seat) else [HIDDEN] * len(bluff.cards),
        "claim": list(bluff.claim),
    }


def _race(game: JunQuick) -> RaceView | None:
    race, settings = game.race, game.settings
    if race is None:
        return None
    return {
        "number": game.races,
        "kind": race.kind,
        "live": settings.is_live,
        "against": race.against,
        "by": f"seat:{race.by}",
        "seconds": settings.leader_clock if race.kind == "leader" else settings.window_clock,
    }


def _refs(cards: Sequence[Card]) -> list[Ref]:
    return [card.ref for card in cards]

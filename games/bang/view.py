"""The only way out of the state: what one seat may know, as plain data. [BNG-21]"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from engine.choices import Ref
from engine.events import HIDDEN
from engine.games import SEAT_COLOURS
from engine.views import EVERYTHING, View, Viewer, may_see, seat_ref
from games.bang.concepts import cards_work, opens_hands
from games.bang.modes import MODES
from games.bang.ring import aloofness, distances, reach
from games.bang.state import Bang, Player

COLOURS: Final = SEAT_COLOURS


def view(game: Bang, viewer: Viewer) -> View:
    """What `viewer` may know (None: a spectator). A hidden card has no ref to know it by."""
    return views(game, [viewer])[0]


def views(game: Bang, viewers: Sequence[Viewer]) -> list[View]:
    """What each of several viewers may know; what lies open is looked at once for all of them."""
    figures = [figure(game, player) for player in game.players]
    is_open = is_hand_open(game)
    seats = [seated(game, seat, figures, is_open) for seat in range(len(game.money))]
    table, aloof = on_table(game, figures), aloofness(game)
    return [_seen_by(game, viewer, seats, table, aloof) for viewer in viewers]


def _seen_by(
    game: Bang, viewer: Viewer, seats: Sequence[tuple[Player, View]], table: View, aloof: Mapping[int, int]
) -> View:
    """When a game has ended everything lies open. [BNG-12.7]"""
    eyes: Viewer = EVERYTHING if game.has_ended else viewer
    look = game.look if game.look is not None and (game.look.seat is None or may_see(eyes, game.look.seat)) else None
    shown = table | {
        "viewer": viewer if viewer == EVERYTHING else seat_ref(viewer),
        "players": [shown | own(player) if may_see(eyes, player.seat) else shown for player, shown in seats],
        "sight": sight(game, viewer, aloof),
        "look": None if look is None else {"title": look.title, "things": list(look.things)},
    }
    if eyes == EVERYTHING:
        shown |= secrets(game)
    return shown


def on_table(game: Bang, figures: Sequence[View]) -> View:
    """What lies open for everybody, in the order in which it is told; `None` is filled in for each viewer."""
    return {
        "viewer": None,
        "mode": game.mode,
        "turn": game.number,
        "step": game.turn.step,
        "current": game.active.ref if game.begun else None,
        "keeper": game.players[game.keeper].ref if MODES[game.mode].has_events else None,
        "clockwise": game.is_clockwise,
        "players": None,
        "circle": [game.players[index].ref for index in game.circle if _is_dealt(game, index)],
        "figures": [figures[index] for index in game.circle if _is_dealt(game, index)] if game.is_paired else [],
        "sight": None,
        "deck": len(game.deck),
        "discard": {"count": len(game.discard), "top": game.discard[-1].ref if game.discard else None},
        "resolving": [card.ref for card in game.resolving],
        "event": _event(game.event),
        "next-event": _event(game.events[-1]) if game.events else None,
        "events": len(game.events),
        "show": _event(game.show),
        "shows": len(game.shows),
        "handcuffed": None if game.handcuffed is None else game.players[game.handcuffed].ref,
        "named-suit": f"suit:{game.turn.named_suit}" if game.turn.named_suit else None,
        "bangs": game.turn.bangs,
        "played": game.turn.played,
        "used": list(game.turn.used),
        "marked": f"card:{game.turn.marked}" if game.turn.marked else None,
        "look": None,
        "last-brown": f"kind:{game.turn.last_brown}" if game.turn.last_brown else None,
        "deeds": deeds(game),
        "game": game.game_number,
        "is-match": game.options.match,
        "is-shoot-out": game.is_shoot_out,
        "has-ended": game.has_ended,
    }


def _is_dealt(game: Bang, index: int) -> bool:
    """Whether there is something to see on the circle: of two characters each only those that were chosen."""
    return bool(game.players[index].character) or not game.is_paired


def characters(shown: View) -> list[View]:
    """The characters on the circle of a view, clockwise; whoever has just one is told of together with it."""
    by_ref = {one["ref"]: one for one in shown["figures"] or shown["players"]}
    return [by_ref[ref] for ref in shown["circle"]]


def own(player: Player) -> View:
    """What only a person himself sees of what is before him."""
    return {
        "hand": [card.ref for card in player.hand],
        "role": f"role:{player.role}" if player.role else None,
    }


def seated(game: Bang, seat: int, figures: Sequence[View], is_open: bool) -> tuple[Player, View]:
    """A person as the others see him: hand, role and money, and his character if he has just one."""
    each = len(game.players) // len(game.money)
    of_seat = game.players[seat * each : (seat + 1) * each]
    player = next((one for one in of_seat if one.is_alive), of_seat[0])
    known = known_card(game, player)
    shown: View = {} if game.is_paired else figures[player.index]
    return player, shown | {
        "ref": f"seat:{seat}",
        "colour": COLOURS[seat],
        "hand": [card.ref if is_open or card.id == known else HIDDEN for card in player.hand],
        "hand-ref": player.hand_ref,
        "role": f"role:{player.role}" if player.role and player.is_role_open else None,
        "is-role-open": player.is_role_open,
        "money": game.money[seat],
        "characters": [f"character:{one.character}" for one in of_seat if one.character],
    }


def figure(game: Bang, player: Player) -> View:
    """A character on the circle: everything of it lies open."""
    works = cards_work(game, player)
    return {
        "ref": player.ref,
        "seat": f"seat:{player.seat}",
        "character": f"character:{player.character}" if player.character else None,
        "abilities": [f"character:{ability}" for ability in player.abilities],
        "copied": f"character:{player.copied}" if player.copied else None,
        "pair": [f"character:{id}" for id in player.pair],
        "life": player.life,
        "most-life": player.most_life,
        "in-play": [[laid.ref, laid.is_ready] for laid in player.in_play],
        "cards-work": works,
        "range": reach(game, player) if player.is_in_play else 0,
        "is-alive": player.is_alive,
        "is-ghost": player.is_ghost,
        "is-passive": player.is_passive,
        "has-left": player.has_left,
        "skips-turn": player.skips_turn,
        "has-spare": bool(player.spare),
    }


def sight(game: Bang, viewer: Viewer, aloof: Mapping[int, int]) -> View | None:
    """How far everybody is from the viewer, or from the active player for those who have no seat."""
    own = [player for player in game.ring if player.seat == viewer and not player.is_passive]
    eyes = own[0] if own else game.active
    if not eyes.is_in_play:
        return None
    away = {other.ref: seats for other, seats in distances(game, eyes, aloof)}
    return {"from": eyes.ref, "reach": reach(game, eyes), "distances": away}


def deeds(game: Bang) -> list[list[Ref | int]]:
    """Who acted against whom, and how often; below nothing: for him. Everybody saw it."""
    return [[doer, victim, count] for doer, done in game.deeds.items() for victim, count in done.items() if count]


def is_hand_open(game: Bang) -> bool:
    """Whether everybody sees all hands. [BNG-21.4]"""
    return not opens_hands.keys().isdisjoint(game.now)


def known_card(game: Bang, player: Player) -> str:
    """The card of a hand that everybody knows: the one shown under Law of the West, until it leaves. [BNG-21.18]"""
    return game.turn.marked if player.index == game.turn.player else ""


def _event(id: str) -> Ref | None:
    return f"event:{id}" if id else None


def secrets(game: Bang) -> View:
    """What nobody sees before the end. [BNG-12.7]"""
    return {
        "deck-cards": [card.ref for card in reversed(game.deck)],
        "discard-cards": [card.ref for card in reversed(game.discard)],
        "event-stack": [_event(id) for id in reversed(game.events)],
        "show-stack": [_event(id) for id in reversed(game.shows)],
        "spares": [f"character:{player.spare}" if player.spare else None for player in game.players],
        "removed-role": f"role:{game.removed_role}" if game.removed_role else None,
        "aside": [card.ref for card in game.aside],
    }

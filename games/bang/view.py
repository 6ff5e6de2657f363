"""The only way out of the state: what one seat may know, as plain data. [BNG-21]"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, cast

from engine.choices import Ref
from engine.events import HIDDEN
from engine.games import SEAT_COLOURS
from engine.views import EVERYTHING, Viewer, may_see, seat_ref
from games.bang.abilities import cards_work
from games.bang.concepts import CARDS_WORK, opens_hands
from games.bang.modes import MODES
from games.bang.ring import distances_by_ref, reach
from games.bang.shown import BangView, DeedView, FigureView, LaidView, LookView, PlayerView, SightView
from games.bang.state import Bang, Look, Player

COLOURS: Final = SEAT_COLOURS


def view(game: Bang, viewer: Viewer) -> BangView:
    """What `viewer` may know (None: a spectator). A hidden card has no ref to know it by."""
    return next(views(game, [viewer]))


def views(game: Bang, viewers: Sequence[Viewer]) -> Iterator[BangView]:
    """What each of several viewers may know; what lies open is looked at once for all of them."""
    common = _Common(game)
    return map(common.seen_by, viewers)


class _Common:
    """What lies open, and what is to be added to it for each viewer."""

    def __init__(self, game: Bang) -> None:
        self.game, self.active = game, game.active
        all_work = CARDS_WORK not in self.active.in_force  # mostly
        self.figures = [figure(game, player, all_work or cards_work(game, player)) for player in game.players]
        self.table = on_table(game, self.figures)
        self.seats = [[player] for player in game.players]
        if game.is_paired:
            self.seats = [[one for one in game.players if one.seat == seat] for seat in range(len(game.money))]
        self.holders = [holder(characters) for characters in self.seats]
        self.players = seated(game, self.seats, self.holders, self.figures)
        self.sights: dict[int, SightView | None] = {}  # by whose eyes

    def seen_by(self, viewer: Viewer) -> BangView:
        """When a game has ended everything lies open. [BNG-12.7]"""
        game = self.game
        eyes: Viewer = EVERYTHING if game.has_ended else viewer
        shown: BangView = self.table | {
            "viewer": viewer if viewer == EVERYTHING else seat_ref(viewer),
            "players": self.players_as_seen_by(eyes),
            "sight": self.sight(viewer),
            "look": None if game.look is None else look(game.look, eyes),
        }
        return with_secrets(game, shown) if eyes == EVERYTHING else shown

    def players_as_seen_by(self, eyes: Viewer) -> list[PlayerView]:
        """Everybody sees his own hand and role."""
        players = self.players[:]
        if isinstance(eyes, int):
            players[eyes] = laid_open(self.holders[eyes], players[eyes])
        elif eyes == EVERYTHING:
            players = list(map(laid_open, self.holders, players))
        return players

    def sight(self, viewer: Viewer) -> SightView | None:
        """How far everybody is from the viewer, or from the active player for those who have no seat."""
        eyes = self.active
        for own in self.seats[viewer] if isinstance(viewer, int) else ():
            if own.is_in_play and not own.is_passive:
                eyes = own
                break
        index = eyes.index
        if index not in self.sights:
            self.sights[index] = self._sight_of(eyes) if eyes.is_in_play else None
        return self.sights[index]

    def _sight_of(self, eyes: Player) -> SightView:
        away = distances_by_ref(self.game, eyes)
        return {"from": eyes.ref, "reach": self.figures[eyes.index]["range"], "distances": away}


def look(looked_at: Look, eyes: Viewer) -> LookView | None:
    """Things that lie open for a moment, for everybody or for one seat."""
    if looked_at.seat is not None and not may_see(eyes, looked_at.seat):
        return None
    return {"title": looked_at.title, "things": list(looked_at.things)}


def on_table(game: Bang, figures: Sequence[FigureView]) -> BangView:
    """What lies open for everybody, in the order in which it is told; the rest is filled in for each viewer."""
    return {
        "viewer": None,
        "mode": game.mode,
        "turn": game.number,
        "step": game.turn.step,
        "current": game.active.ref if game.begun else None,
        "keeper": game.players[game.keeper].ref if MODES[game.mode].has_events else None,
        "clockwise": game.is_clockwise,
        "players": [],
        "circle": [game.players[index].ref for index in on_circle(game)],
        "figures": [figures[index] for index in on_circle(game)] if game.is_paired else [],
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


def on_circle(game: Bang) -> list[int]:
    """Where there is something to see on the circle: of two characters each only those that were chosen."""
    return [index for index in game.circle if game.players[index].character] if game.is_paired else game.circle


def holder(characters: Sequence[Player]) -> Player:
    """Who holds the hand of a seat: of two characters one that lives."""
    for one in characters:
        if one.is_alive:
            return one
    return characters[0]


def seated(
    game: Bang, seats: Sequence[Sequence[Player]], holders: Sequence[Player], figures: Sequence[FigureView]
) -> list[PlayerView]:
    """People as the others see them: hand, role and money, and their character if they have just one."""
    is_open, is_paired, marked = is_hand_open(game), game.is_paired, game.turn.marked
    found: list[PlayerView] = []
    for seat, (characters, player) in enumerate(zip(seats, holders, strict=True)):
        shown: PlayerView = {
            "ref": f"seat:{seat}",
            "colour": COLOURS[seat],
            "hand": [card.ref for card in player.hand] if is_open else covered(game, player, marked),
            "hand-ref": player.hand_ref,
            "role": f"role:{player.role}" if player.is_role_open and player.role else None,
            "is-role-open": player.is_role_open,
            "money": game.money[seat],
            "characters": [f"character:{one.character}" for one in characters if one.character],
        }
        found.append(shown if is_paired else cast(PlayerView, {**figures[player.index], **shown}))
    return found


def covered(game: Bang, player: Player, marked: str) -> list[Ref]:
    """A hand as the others see it: the one card is known that was shown under Law of the West. [BNG-21.18]"""
    if not marked or player.index != game.turn.player:
        return [HIDDEN] * len(player.hand)
    return [card.ref if card.id == marked else HIDDEN for card in player.hand]


def laid_open(player: Player, shown: PlayerView) -> PlayerView:
    """A person as he sees himself."""
    hand = [card.ref for card in player.hand]
    return shown | {"hand": hand, "role": f"role:{player.role}" if player.role else None}


def figure(game: Bang, player: Player, do_cards_work: bool) -> FigureView:
    """A character on the circle: everything of it lies open."""
    abilities = player.abilities
    return {
        "ref": player.ref,
        "seat": f"seat:{player.seat}",
        "character": f"character:{player.character}" if player.character else None,
        "abilities": [f"character:{ability}" for ability in abilities] if abilities else [],
        "copied": f"character:{player.copied}" if player.copied else None,
        "pair": [f"character:{id}" for id in player.pair] if player.pair else [],
        "life": player.life,
        "most-life": player.most_life,
        "in-play": laid(player) if player.in_play else [],
        "cards-work": do_cards_work,
        "range": reach(game, player) if player.is_in_play else 0,
        "is-alive": player.is_alive,
        "is-ghost": player.is_ghost,
        "is-passive": player.is_passive,
        "has-left": player.has_left,
        "skips-turn": player.skips_turn,
        "has-spare": bool(player.spare),
    }


def laid(player: Player) -> list[LaidView]:
    """The cards before a character, each with whether it is ready."""
    return cast(list[LaidView], [[laid.card.ref, laid.is_ready] for laid in player.in_play])


def deeds(game: Bang) -> list[DeedView]:
    """Who acted against whom, and how often; below nothing: for him. Everybody saw it."""
    found = [[doer, victim, count] for doer, done in game.deeds.items() for victim, count in done.items() if count]
    return cast(list[DeedView], found)


def is_hand_open(game: Bang) -> bool:
    """Whether everybody sees all hands. [BNG-21.4]"""
    return not opens_hands.keys().isdisjoint(game.now)


def _event(id: str) -> Ref | None:
    return f"event:{id}" if id else None


def with_secrets(game: Bang, shown: BangView) -> BangView:
    """Also what nobody sees before the end. [BNG-12.7]"""
    return shown | {
        "deck-cards": [card.ref for card in reversed(game.deck)],
        "discard-cards": [card.ref for card in reversed(game.discard)],
        "event-stack": [f"event:{id}" for id in reversed(game.events)],
        "show-stack": [f"event:{id}" for id in reversed(game.shows)],
        "spares": [f"character:{player.spare}" if player.spare else None for player in game.players],
        "removed-role": f"role:{game.removed_role}" if game.removed_role else None,
        "aside": [card.ref for card in game.aside],
    }

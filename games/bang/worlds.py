"""What is hidden from a seat, dealt anew in agreement with all that it has seen: for bots that look ahead."""

from __future__ import annotations

from collections.abc import Sequence

from engine.choices import Seat
from engine.dice import Dice
from engine.knowledge import deal_slots_anew
from games.bang.bots.suspicion import ASIDE, guesses
from games.bang.state import Bang, Player
from games.bang.view import deeds, is_hand_open

GRAIN = 1 << 30  # as finely chance picks between deals of different weight


def deal_anew(game: Bang, seat: Seat, chance: Dice) -> None:
    """Shuffle everything that `seat` cannot see: draw pile and hidden hands, hidden roles, spares and event stacks."""
    _deal_cards_anew(game, seat, chance)
    _deal_roles_anew(game, seat, chance)
    _deal_characters_anew(game, seat, chance)
    below = sorted(game.events[:-1])  # the next event lies open [BNG-15.1]
    chance.shuffle(below)
    game.events[:-1] = below
    last, others = game.shows[:1], sorted(game.shows[1:])
    chance.shuffle(others)
    game.shows = last + others


def _deal_cards_anew(game: Bang, seat: Seat, chance: Dice) -> None:
    """What lies open or was seen stays where it is."""
    seen = set(game.look.things) if game.look is not None and game.look.seat in (None, seat) else set[str]()
    hands = {player.seat: player.hand for player in game.players if player.seat != seat and not is_hand_open(game)}
    piles = [game.deck, game.aside, *hands.values()]
    marked = game.turn.marked
    deal_slots_anew(
        piles,
        lambda card: card.ref in seen or card.id == marked or game.knows(seat, card.ref),
        lambda card: card.id,
        chance,
    )


def _deal_roles_anew(game: Bang, seat: Seat, chance: Dice) -> None:
    """The likelier a deal is by what everybody did, the more often it comes."""
    hidden = [player for player in game.players if player.seat != seat and not player.is_role_open and player.role]
    if not hidden:
        return
    left = sorted([player.role for player in hidden] + ([game.removed_role] if game.removed_role else []))
    dealt = _guess(game, hidden, left, chance)
    for player in hidden:
        player.role = dealt[player.ref]
    if game.removed_role:
        game.removed_role = dealt[ASIDE]


def _guess(game: Bang, hidden: Sequence[Player], left: Sequence[str], chance: Dice) -> dict[str, str]:
    covered = {player.ref for player in hidden}
    known = tuple((player.ref, "" if player.ref in covered else player.role) for player in game.players)
    done = tuple((doer, victim, count) for doer, victim, count in deeds(game))
    found = guesses(known, tuple(left), done, bool(game.removed_role))
    point = chance.below(GRAIN) / GRAIN * sum(weight for _, weight in found)
    for dealt, weight in found:
        point -= weight
        if point < 0:
            return dealt
    return found[-1][0]


def _deal_characters_anew(game: Bang, seat: Seat, chance: Dice) -> None:
    seen = set(game.look.things) if game.look is not None and game.look.seat == seat else set[str]()
    holders = [player for player in game.players if player.spare and f"character:{player.spare}" not in seen]
    pool = sorted([player.spare for player in holders] + game.characters)
    chance.shuffle(pool)
    for player in holders:
        player.spare = pool.pop()
    game.characters = pool

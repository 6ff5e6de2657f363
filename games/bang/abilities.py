"""Which abilities and cards in play work now: a player may have several, or none. [BNG-6.6, BNG-14.43, BNG-14.45]"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from typing import Final

from games.bang.concepts import CARDS_WORK, no_abilities
from games.bang.state import Bang, Player


def settle_abilities(game: Bang) -> None:
    """Work out anew what is in force for everybody: after any change of character, copy, event or turn. [BNG-1.5]"""
    is_off = not no_abilities.keys().isdisjoint(game.now)
    for player in game.players:
        player.abilities = () if is_off or not is_awake(game, player) else held(player)
        player.put_under(*game.now, *player.abilities)
    for player in game.players:
        if player.in_play:
            settle_cards(game, player)


def settle_cards(game: Bang, player: Player) -> None:
    """Work out anew what is in force for a player before whom a card was laid or taken away. [BNG-6.6]"""
    cards = [laid.card.kind for laid in player.in_play if laid.card.colour == "blue"]
    working = cards if cards and cards_work(game, player) else ()
    player.put_under(*game.now, *working, *player.abilities)


def cards_work(game: Bang, player: Player) -> bool:
    """Whether the cards in play before a player have any effect. [BNG-6.6]"""
    return CARDS_WORK.of(game, game.active, True, player)


def give_turn(game: Bang, player: Player) -> None:
    """It is this player's turn: whose cards work may depend on that. [BNG-14.18]"""
    before = game.active
    game.current = player.index
    if CARDS_WORK.held_by(before) or CARDS_WORK.held_by(player):
        settle_abilities(game)


def held(player: Player) -> tuple[str, ...]:
    """The abilities a player would have if nothing suspended them."""
    if not player.copied and not player.pair:
        return (player.character,) if player.character else ()
    return tuple(dict.fromkeys(ability for ability in (player.character, player.copied, *player.pair) if ability))


def end_copy(game: Bang, player: Player) -> None:
    """A copied ability lasts until it can be chosen anew, or until the turn for that is lost; a pair that came with it
    goes back. [BNG-14.31]"""
    if player.copied:
        game.characters += player.pair
        player.copied, player.pair = "", []
        settle_abilities(game)


def is_awake(game: Bang, player: Player) -> bool:
    """In play; of two characters only the active one, unless the passive one is being targeted. [BNG-19.8]"""
    if not player.is_in_play:
        return False
    if not game.targeted or player.index in game.targeted:
        return not player.is_passive or player.index in game.targeted
    partner = game.partner(player)
    is_silenced = partner is not None and partner.is_in_play and partner.index in game.targeted
    return not player.is_passive and not is_silenced


def answering(game: Bang, player: Player) -> AbstractContextManager[None]:
    """A passive character counts as active for as long as it answers. [BNG-19.8]"""
    return _awake(game, player) if player.is_passive else _AS_IT_IS


_AS_IT_IS: Final = nullcontext()


@contextmanager
def _awake(game: Bang, player: Player) -> Iterator[None]:
    game.targeted.append(player.index)
    settle_abilities(game)
    try:
        yield
    finally:
        game.targeted.remove(player.index)
        settle_abilities(game)

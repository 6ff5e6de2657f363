"""Which abilities and cards in play work now: a player may have several, or none. [BNG-6.6, BNG-14.43, BNG-14.45]"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from typing import Final

from games.bang.concepts import CARDS_WORK, no_abilities
from games.bang.state import Bang, Player


def settle_abilities(game: Bang) -> None:
    """Work out anew what is in force for everybody: after any change of character, copy, event or turn. [BNG-1.5]"""
    is_off = are_abilities_off(game)
    for player in game.players:
        player.abilities = () if is_off or not is_awake(game, player) else held(player)
    put_under(game, game.active, blue_cards(game.active))  # first: his abilities tell whose cards work [BNG-14.18]
    for player in game.players:
        settle_cards(game, player)


def settle_person(game: Bang, player: Player) -> None:
    """Work out anew what is in force for the characters of one person: one of them is new, woke up, rests or is out,
    and may have a say in whose cards work. [BNG-14.18, BNG-19.8]"""
    is_off, have_a_say = are_abilities_off(game), False
    for own in game.players:
        if own.seat == player.seat:
            before = own.in_force
            own.abilities = () if is_off or not is_awake(game, own) else held(own)
            settle_cards(game, own)
            have_a_say = have_a_say or CARDS_WORK in before or CARDS_WORK in own.in_force
    if have_a_say:
        settle_abilities(game)


def are_abilities_off(game: Bang) -> bool:
    """Whether an event takes away all abilities. [BNG-17.3]"""
    return not no_abilities.keys().isdisjoint(game.now)


def settle_cards(game: Bang, player: Player) -> None:
    """Work out anew what is in force for a player before whom a card was laid or taken away. [BNG-6.6]"""
    if player.in_play and cards_work(game, player):
        put_under(game, player, blue_cards(player))
    else:
        put_under(game, player)


def blue_cards(player: Player) -> list[str]:
    """The cards in play that have an effect as long as they lie there. [BNG-7.2]"""
    return [laid.card.kind for laid in player.in_play if laid.card.colour == "blue"]


def put_under(game: Bang, player: Player, cards: Iterable[str] = ()) -> None:
    """The active events, these cards and his abilities are in force for a player: distances may change. [BNG-6.7]"""
    sources = (game.show, game.event, *cards, *player.abilities)
    if sources != player.sources:
        player.put_under(*sources)
        game.forget()


def cards_work(game: Bang, player: Player) -> bool:
    """Whether the cards in play before a player have any effect. [BNG-6.6]"""
    active = game.players[game.current]
    return CARDS_WORK not in active.in_force or CARDS_WORK.of(game, active, True, player)


def give_turn(game: Bang, player: Player) -> None:
    """It is this player's turn: whose cards work may depend on that. [BNG-14.18]"""
    before = game.players[game.current]
    game.current = player.index
    if CARDS_WORK in before.in_force or CARDS_WORK in player.in_force:
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
        settle_person(game, player)


def is_awake(game: Bang, player: Player) -> bool:
    """In play; of two characters only the active one, unless the passive one is being targeted. [BNG-19.8]"""
    if not player.is_alive and not player.is_ghost:
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
    settle_person(game, player)
    try:
        yield
    finally:
        game.targeted.remove(player.index)
        settle_person(game, player)

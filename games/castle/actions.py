"""What card effects have in common: choosing a target, returning, moving, laying, tokens. [CAS-4 to CAS-9]"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from engine.choices import A, Menu, Option, Ref, Refused, Rule, ask_one, choose, choose_pair
from engine.effects import Behaviours
from engine.views import seat_ref
from games.castle.board import OPPOSITE, SURROUNDINGS, WALL
from games.castle.deck import Card
from games.castle.events import Discarded, Drew, Moved, NoEffect, Played, Returned
from games.castle.state import Castle, Laid, Player

Effect = Callable[[Castle, Player, Laid], Rule[None]]
Shield = Callable[[Castle, Laid], Iterable[Laid]]

played: Behaviours[Effect] = Behaviours("when played")
protects: Behaviours[Shield] = Behaviours("protects")


# Protection [CAS-8]


def protection(game: Castle) -> dict[Ref, Ref]:
    """Every protected card, with the card that protects it: worked out afresh whenever it matters. [CAS-8.8]"""
    return {
        kept.card.ref: keeper.card.ref
        for stack in game.board.values()
        for keeper in stack
        if keeper.card.kind in protects
        for kept in protects[keeper.card.kind](game, keeper)
    }


def unprotected(game: Castle, cards: Iterable[Laid]) -> list[Laid]:
    """Those of `cards` that can be returned, moved or killed. [CAS-8.1]"""
    kept = protection(game)
    return [laid for laid in cards if laid.ref not in kept]


# Choosing


async def choose_target(
    game: Castle, player: Player, source: Laid, verb: str, cards: Sequence[Laid], *, shielded: bool = True
) -> Laid | None:
    """The player chooses one of `cards`; protected ones cannot be chosen if the effect is one that protection stops.

    With one target the choice makes itself [CAS-13.1], with none the effect is ignored [CAS-10.3]. A card is never a
    target of its own effect [CAS-10.5].
    """
    kept = protection(game) if shielded else {}
    targets = [laid for laid in cards if laid is not source and laid.ref not in kept]
    if not targets:
        game.tell(NoEffect(source.ref))
        return None

    def why_not() -> Iterator[Refused]:
        for laid in cards:
            if laid.ref in kept:
                yield Refused((laid.ref,), "why.protected", "CAS-8.1", {"by": kept[laid.ref]})

    return await choose(player, f"prompt.{verb}", targets, verb=verb, why_not=why_not, **asked_by(source.card))


async def choose_two(
    game: Castle, player: Player, source: Laid, verb: str, offered: Sequence[tuple[A, A]]
) -> tuple[A, A] | None:
    """The player chooses a pair of cards or of players; with none the effect is ignored. [CAS-10.3]"""
    if not offered:
        game.tell(NoEffect(source.ref))
        return None
    return await choose_pair(player, f"prompt.{verb}", offered, verb=verb, **asked_by(source.card))


async def choose_place(player: Player, source: Laid, moved: Laid, places: Sequence[Ref]) -> Ref:
    """The player chooses where a card is moved to."""
    options = tuple(Option.of("move-to", place) for place in places)
    menu = Menu("prompt.move-to", options, **{**asked_by(source.card), "about": (source.ref, moved.ref)})
    return (await ask_one(player, menu)).refs[0]


def asked_by(card: Card) -> dict[str, Any]:
    """What questions about a card's effect have in common: a single answer is given automatically. [CAS-13.1]"""
    return {"auto": True, "about": (card.ref,), "rule": f"CAS-C.{card.kind}"}


# Leaving the board [CAS-5]


def lift(game: Castle, laid: Laid) -> None:
    """Take a card off its place."""
    stack = game.board[laid.place]
    stack.remove(laid)
    if not stack:
        del game.board[laid.place]


def return_cards(game: Castle, cards: Sequence[Laid]) -> None:
    """The cards leave at the same time, each to its owner's hand, or ownerless to the reserve. [CAS-5.2, CAS-5.3]"""
    for laid in cards:
        lift(game, laid)
        game.tell(Returned(laid.ref, seat_ref(laid.owner)))
        (game.reserve if laid.owner is None else game.players[laid.owner].hand).append(laid.card)


async def return_one(game: Castle, player: Player, source: Laid, cards: Sequence[Laid]) -> None:
    """Return one of `cards`, of the player's choice."""
    target = await choose_target(game, player, source, "return", cards)
    if target is not None:
        return_cards(game, [target])


def return_all(game: Castle, source: Laid, cards: Iterable[Laid]) -> None:
    """Return all of `cards` but the protected ones, judged before any of them leaves. [CAS-5.7, CAS-8.9]"""
    hit = unprotected(game, [laid for laid in cards if laid is not source])
    if not hit:
        game.tell(NoEffect(source.ref))
    return_cards(game, hit)


# Laying and moving [CAS-4, CAS-6]


def put_down(game: Castle, laid: Laid, place: Ref) -> None:
    """Put a card on a place, on top of what lies there; on a card means on its place, outside means on a new spot."""
    if place == SURROUNDINGS:
        game.spots_used += 1
        place = f"spot:{game.spots_used}"
    elif place.startswith("card:"):
        place = next(under.place for under in game.laid() if under.ref == place)
    laid.place = place
    game.board.setdefault(place, []).append(laid)


def move(game: Castle, laid: Laid, place: Ref) -> None:
    """Put a card of the board somewhere else; it keeps its token, and its effect is not applied. [CAS-6.3, CAS-6.4]"""
    lift(game, laid)
    put_down(game, laid, place)
    game.tell(Moved(laid.ref, place))


async def play_card(game: Castle, player: Player, card: Card, place: Ref, *, token: bool = True) -> None:
    """Lay a card from the hand and apply its effect. [CAS-4.1]"""
    player.hand.remove(card)
    game.has_played = True
    if place in game.board:  # the Ghost alone takes a place where a card lies; Knights name the card
        return_cards(game, list(game.board[place]))
    laid = Laid(card, player.seat if token else None, place)
    put_down(game, laid, place)
    game.tell(Played(player.ref, card.ref, place, token))
    effect = played.get(card.kind)
    if effect is not None:
        await effect(game, player, laid)


# Hands and decks


def draw(game: Castle, player: Player) -> None:
    """Take the top card of the own deck. [CAS-3.3]"""
    card = player.deck.pop(0)
    player.hand.append(card)
    game.tell(Drew(player.ref, card.ref, game.hand_is_open(player)))


def discard(game: Castle, player: Player, card: Card) -> None:
    """Put a card from the hand into the reserve."""
    player.hand.remove(card)
    game.reserve.append(card)
    game.tell(Discarded(player.ref, card.ref))


# Soldiers and Siege Engines [CAS-9]


def soldiers_on(game: Castle, places: Iterable[Ref]) -> list[Laid]:
    """The Soldiers on these places, the Captain among them. [CAS-9.1]"""
    return [laid for laid in game.on(places) if laid.card.rank == "soldier"]


def engine_opposite(game: Castle, wall_cell: Ref) -> list[Laid]:
    """The Siege Engine opposite the wall of this cell, if there is one."""
    return [laid for laid in game.on([OPPOSITE[wall_cell]]) if laid.card.rank == "siege-engine"]


def arrive_as_soldier(game: Castle, soldier: Laid) -> None:
    """The fourth Soldier on a wall returns the Siege Engine opposite. [CAS-9.3, CAS-9.4]"""
    wall = WALL[OPPOSITE[soldier.place]]
    if len(soldiers_on(game, wall)) == 4:
        return_cards(game, unprotected(game, engine_opposite(game, soldier.place)))

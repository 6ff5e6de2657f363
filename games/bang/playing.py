"""Phase 2: everything a player may do, and doing it. [BNG-5.5, BNG-7]"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from engine.choices import Menu, Option, Ref, Refused, pairs, single
from games.bang.asking import ask_quietly, choose_hand_card
from games.bang.attacks import is_bang
from games.bang.concepts import (
    AS_BANG,
    PLAYS,
    Deed,
    Offer,
    ban,
    cards_work,
    found,
    modified,
    serves,
    when_laid,
    why,
)  # fmt: skip
from games.bang.deck import CARD_BY_REF, Card
from games.bang.deeds import remember
from games.bang.news import CardLaid, PhaseEnded, Played, Used
from games.bang.piles import Resolving, discard_hand, discard_laid, suit_of
from games.bang.settling import is_unsettled, settle
from games.bang.state import Bang, Laid, Player
from games.bang.warnings import useless

END: Final = Option.of("end")


async def play_phase(game: Bang, player: Player) -> None:
    """Any number of cards in any order, until the player says that he ends it. [BNG-5.5, BNG-5.7]"""
    answer: Option | None = END
    while not game.turn.is_over:
        answer = await ask_quietly(game, player, menu_of(game, player), continues=answer is None)
        if answer == END:
            game.tell(PhaseEnded(player.ref))
            return
        if answer is not None:
            await carry_out(game, player, answer)
        if is_unsettled(game):
            await settle(game)


async def carry_out(game: Bang, player: Player, answer: Option) -> None:
    """Do what the player chose."""
    verb, *refs = answer.split(" ")
    for offer in _offers(game, player):
        if offer.verb == verb:
            await offer.do(game, player, answer)
            return
    card = CARD_BY_REF[refs[0]]
    target = refs[1] if len(refs) > 1 else None
    if verb == "lay":
        await lay(game, player, card, target)
    elif verb == "use":
        await use(game, player, card, target)
    else:
        await play_card(game, player, card, target, "bang" if verb == "fire" else card.kind)


# What can be done


def menu_of(game: Bang, player: Player) -> Menu:
    """Everything that is possible now. A card that must be played comes before all else. [BNG-16.15]"""
    options = actions(game, player)
    obliged = modified(game, "obliged", None, player, options)
    if obliged is None:
        return Menu(
            "prompt.phase-2", [*options, END], default=END, rule="BNG-5.5", why_not=partial(refusals, game, player),
            doubts=partial(useless, game, player, options),
        )  # fmt: skip
    others = [card.ref for card in player.hand if card.ref not in obliged[0].refs]
    return Menu(
        "prompt.obliged", obliged, rule="BNG-16.15",
        why_not=lambda: [Refused((ref,), "why.obliged", "BNG-16.15") for ref in others],
        doubts=partial(useless, game, player, obliged),
    )  # fmt: skip


def actions(game: Bang, player: Player) -> list[Option]:
    """All plays, green cards in play and deeds that abilities and events offer."""
    options = plays_of(game, player, player.hand)
    if player.in_play and cards_work(game, player):
        for laid in player.in_play:
            if laid.card.colour == "green" and laid.is_ready and laid.card.kind in PLAYS:
                options += completed("use", laid.card, aims(game, player, laid.card))
    for offer in _offers(game, player):
        options += offer.options(game, player)
    return options


def plays_of(game: Bang, player: Player, cards: list[Card]) -> list[Option]:
    """Everything that can be done with these hand cards as themselves or as a Bang!."""
    options: list[Option] = []
    targets: dict[str, list[Ref] | None] = {}  # the same for all cards of a kind
    may_be_banned, may_be_bang = "hand" in player.in_force.bans, bool(found(player, AS_BANG))
    for card in cards:
        if may_be_banned and ban(game, "hand", player, card) is not None:
            continue
        kind, is_brown = card.kind, card.colour == "brown"
        if kind not in targets:
            targets[kind] = aims_from_hand(game, player, card) if is_brown else places_to_lay(game, player, card)
        if targets[kind] != []:
            options += completed("play" if is_brown else "lay", card, targets[kind])
        if may_be_bang and kind != "bang" and can_fire(game, player, card):
            if "fire" not in targets:  # not as for Bang! cards: those may be forbidden for themselves [BNG-18.7]
                targets["fire"] = PLAYS["bang"].aim.refs(game, player, card)
            options += completed("fire", card, targets["fire"])
    return options


def completed(verb: str, card: Card, refs: list[Ref] | None) -> list[Option]:
    """The options to do `verb` with a card: once for every target, or as it is if it needs none."""
    return [single(verb, card.ref)] if refs is None else pairs(verb, card.ref, refs)


def aims_from_hand(game: Bang, player: Player, card: Card) -> list[Ref] | None:
    """What a brown card can be aimed at; None if it needs nothing; an empty list: it cannot be played now."""
    if card.kind not in PLAYS or (card.kind == "bang" and not can_bang(game, player, card)):
        return []
    return aims(game, player, card)


def aims(game: Bang, player: Player, card: Card) -> list[Ref] | None:
    """The same for a green card in play as well."""
    if ban(game, card.kind, player, card) is not None or (card.cost and len(player.hand) < 2):
        return []
    return PLAYS[card.kind].aim.refs(game, player, card)


def places_to_lay(game: Bang, player: Player, card: Card) -> list[Ref] | None:
    """Before whom a blue or green card may be laid; None: just before the player himself. [BNG-7.2, BNG-19.10]"""
    if ban(game, "lay", player, card) is not None:
        return []
    if card.kind in PLAYS and card.colour == "blue":  # a card with a place of its own, such as Jail
        return PLAYS[card.kind].aim.refs(game, player, card)
    if game.is_paired:
        return [own.ref for own in game.own(player) if may_lie_before(game, own, card)]
    return None if may_lie_before(game, player, card) else []


def may_lie_before(game: Bang, player: Player, card: Card) -> bool:
    """Whether a card of this name may be laid here although one lies there already. [BNG-7.6]"""
    return game.switches["duplicate_in_play"] == "replace" or player.find(card.kind) is None


def can_bang(game: Bang, player: Player, card: Card) -> bool:
    """Whether the player may play one more Bang! card now. [BNG-8.3]"""
    return ban(game, "bang", player, card) is None and game.turn.bangs < modified(game, "bang-limit", 1, player)


def can_fire(game: Bang, player: Player, card: Card) -> bool:
    """Whether the player may play this card as a Bang! now. [BNG-8.5]"""
    return is_bang(game, player, card) and can_bang(game, player, card)


def _offers(game: Bang, player: Player) -> Iterator[Offer]:
    """What abilities and events offer to do, as long as it was not done too often this turn."""
    for id, offer in player.in_force.offers:
        limit = offer.limit(game)
        if limit is None or game.turn.used.count(id) < limit:
            yield offer


def refusals(game: Bang, player: Player) -> Iterator[Refused]:
    """Why a hand card or a card in play cannot be used now."""
    usable = {ref for option in actions(game, player) for ref in option.refs[:1]}
    for card in player.hand:
        if card.ref not in usable:
            yield _refusal(game, player, card)
    for laid in player.in_play:
        if laid.card.colour == "green" and laid.ref not in usable and laid.card.kind in PLAYS:
            yield _refused_use(game, player, laid)


def _refused_use(game: Bang, player: Player, laid: Laid) -> Refused:
    if not laid.is_ready:
        return Refused((laid.ref,), "why.not-ready", "BNG-7.9")
    if not cards_work(game, player):
        return Refused((laid.ref,), "why.cards-do-nothing", "BNG-6.6")
    aim = PLAYS[laid.card.kind].aim
    return Refused((laid.ref,), aim.reason, aim.rule)


def _refusal(game: Bang, player: Player, card: Card) -> Refused:
    is_only_a_bang = card.kind not in PLAYS and card.colour == "brown" and serves(game, AS_BANG, player, card)
    kind = "bang" if is_only_a_bang else card.kind
    deeds = ["hand", "lay"] if card.colour != "brown" else ["hand", kind] if kind in PLAYS else ["hand"]
    for deed in deeds:
        forbidden = ban(game, deed, player, card)
        if forbidden is not None:
            return why(card, forbidden)
    if kind not in PLAYS:
        if card.colour != "brown":
            return Refused((card.ref,), "why.same-name", "BNG-7.6")
        return Refused((card.ref,), "why.only-answer", "BNG-5.6")
    if kind == "bang" and not can_bang(game, player, card):
        return Refused((card.ref,), "why.one-bang", "BNG-8.3")
    if card.cost and len(player.hand) < 2:
        return Refused((card.ref,), "why.no-cost", "BNG-7.11")
    aim = PLAYS[kind].aim
    return Refused((card.ref,), aim.reason, aim.rule)


# Doing it


async def play_card(
    game: Bang, player: Player, card: Card, target: Ref | None, kind: str, *, counts: bool = True
) -> None:
    """A brown card, or one used as if it were: onto the discard pile, then its effect. [BNG-7.1]

    A card played on another's order does not count for anybody's turn. [BNG-18.4]
    """
    player.hand.remove(card)
    game.discard.append(card)
    game.tell(Played(player.ref, card.ref, target, f"kind:{kind}" if kind != card.kind else None))
    if counts:
        count_play(game, card, kind)
    remember(game, player, target, kind)
    with Resolving(game, card):
        if card.cost and kind == card.kind:
            await pay_cost(game, player, card)
        await PLAYS[kind].effect(game, player, Deed(card, target, kind, (suit_of(game, card),)))


def count_play(game: Bang, card: Card, kind: str) -> None:
    """One more card played in this turn. [BNG-8.5, BNG-18.9]"""
    turn = game.turn
    turn.played += 1
    turn.last_brown, turn.is_repeated = kind, False
    turn.last_card = card.id
    if kind == "bang":
        turn.bangs += 1
        turn.own_bangs.append(card.id)


async def pay_cost(game: Bang, player: Player, card: Card) -> None:
    """Another card from hand is discarded with it. [BNG-7.11]"""
    cost = await choose_hand_card(game, player, "prompt.cost", "pay", about=(card.ref,), rule="BNG-7.11")
    if cost is not None:
        discard_hand(game, player, [cost])


async def lay(game: Bang, player: Player, card: Card, before: Ref | None, *, counts: bool = True) -> None:
    """A blue or green card goes before the player, or before the one it is meant for. [BNG-7.2, BNG-7.3]"""
    owner = player if before is None else game.player_at(before)
    player.hand.remove(card)
    if counts:
        game.turn.played += 1
        game.turn.last_brown = ""
    for laid in list(owner.in_play):
        is_same = laid.card.kind == card.kind or (card.range and laid.card.range)
        if is_same:  # a second weapon or a second card of one name takes the place of the first [BNG-7.5, BNG-7.6]
            discard_laid(game, owner, laid)
    owner.in_play.append(Laid(card, card.colour != "green"))
    game.tell(CardLaid(player.ref, card.ref, owner.ref))
    remember(game, player, before)
    for ability in player.abilities:
        if ability in when_laid:
            await when_laid[ability](game, player, card)


async def use(game: Bang, player: Player, card: Card, target: Ref | None) -> None:
    """A green card in play is discarded for its effect. [BNG-7.3]"""
    owner, laid = game.holder(card.ref)
    owner.in_play.remove(laid)
    game.discard.append(card)
    game.turn.played += 1
    game.turn.last_brown = ""
    game.tell(Used(player.ref, card.ref, target))
    remember(game, player, target)
    with Resolving(game, card):
        await PLAYS[card.kind].effect(game, player, Deed(card, target, card.kind, (suit_of(game, card),)))

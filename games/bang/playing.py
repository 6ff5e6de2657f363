"""Phase 2: everything a player may do, and doing it. [BNG-5.5, BNG-7]"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from typing import Final

from engine.choices import Menu, Option, Ref, Refused, pairs, single
from engine.effects import Offer, Why
from games.bang import questions
from games.bang.abilities import cards_work
from games.bang.asking import ask_quietly, choose_hand_card
from games.bang.concepts import (
    AS_BANG,
    BANG_LIMIT,
    OBLIGED,
    PLAYS,
    Deed,
    Targets,
    no_bang,
    no_beer,
    no_hand_card,
    no_laying,
    offers,
    serves,
    when_laid,
)
from games.bang.deck import CARD_BY_REF, Card
from games.bang.deeds import remember
from games.bang.events.cards import CardLaid, Played, Used
from games.bang.events.game import PhaseEnded
from games.bang.piles import Resolving, discard_hand, discard_laid, put_before, remove_laid, suit_of
from games.bang.settling import is_unsettled, settle
from games.bang.state import Bang, Laid, Player
from games.bang.warnings import useless

END: Final = Option.of("end")
USES: Final = ("play", "lay", "fire", "use")  # what is done with cards; all other verbs are those of offers

Use = tuple[str, Card, Targets]  # one way to use a card: the verb, and what completes it or why it cannot be used so


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
    if verb not in USES:
        await take_up(game, player, answer)
        return
    card = CARD_BY_REF[refs[0]]
    target = refs[1] if len(refs) > 1 else None
    if verb == "lay":
        await lay(game, player, card, target)
    elif verb == "use":
        await use(game, player, card, target)
    else:
        await play_card(game, player, card, target, "bang" if verb == "fire" else card.kind)


async def take_up(game: Bang, player: Player, answer: Option) -> None:
    """Do what an ability or an event offers."""
    offer = next(offer for offer in offers_now(game, player) if offer.verb == answer.verb)
    if offer.limit(game) is not None:
        game.turn.used.append(offer.id)
    await offer.do(game, player, answer)


# What can be done


def menu_of(game: Bang, player: Player) -> Menu:
    """Everything that is possible now. A card that must be played comes before all else. [BNG-16.15]"""
    options = actions(game, player)
    obliged = OBLIGED.of(game, player, None, options) if OBLIGED in player.in_force else None
    if obliged is None:
        options.append(END)
        return Menu(
            "prompt.phase-2", options, default=END, rule="BNG-5.5", kind=questions.PHASE_2,
            why_not=partial(refusals, game, player), doubts=partial(useless, game, player, options),
        )  # fmt: skip
    others = [card.ref for card in player.hand if card.ref not in obliged[0].refs]
    return Menu(
        "prompt.obliged", obliged, rule="BNG-16.15", kind=questions.OBLIGED,
        why_not=lambda: [Refused((ref,), "why.obliged", "BNG-16.15") for ref in others],
        doubts=partial(useless, game, player, obliged),
    )  # fmt: skip


def actions(game: Bang, player: Player) -> list[Option]:
    """All plays, green cards in play and deeds that abilities and events offer."""
    uses = uses_of_hand(game, player, player.hand)
    if player.in_play:
        uses += uses_of_laid(game, player)
    options = completed(uses)
    if offers in player.in_force:
        for offer in offers_now(game, player):
            options += offer.options(game, player)
    return options


def completed(uses: Iterable[Use]) -> list[Option]:
    """The options to use cards so: once for every target, or as it is if it needs none."""
    options: list[Option] = []
    for verb, card, targets in uses:
        if targets is None:
            options.append(single(verb, card.ref))
        elif not isinstance(targets, Why):
            options += pairs(verb, card.ref, targets)
    return options


def offers_now(game: Bang, player: Player) -> list[Offer[Bang, Player]]:
    """What abilities and events offer to do, as long as it was not done too often this turn."""
    limits = [(offer, offer.limit(game)) for offer in offers.held_by(player)]
    return [offer for offer, limit in limits if limit is None or game.turn.used.count(offer.id) < limit]


def refusals(game: Bang, player: Player) -> Iterator[Refused]:
    """Why a hand card or a card in play cannot be used now."""
    uses = [*uses_of_hand(game, player, player.hand), *uses_of_laid(game, player)]
    usable = {card.ref for _, card, targets in uses if not isinstance(targets, Why)}
    for offer in offers_now(game, player):
        usable.update(ref for option in offer.options(game, player) for ref in option.refs[:1])
    for verb, card, targets in uses:
        if isinstance(targets, Why) and card.ref not in usable:
            usable.add(card.ref)  # said once
            yield targets.not_with(card.ref)
        elif isinstance(targets, list):
            yield from spared(game, player, verb, card)


def spared(game: Bang, player: Player, verb: str, card: Card) -> Iterator[Refused]:
    """Whom a card cannot be aimed at, although there is somebody it can be."""
    play = PLAYS.get("bang" if verb == "fire" else card.kind)
    if play is None or play.aim.spares is None:
        return
    for other in game.others(player):
        reason = play.aim.spares(game, player, card, other)
        if reason is not None:
            yield from reason.by(card, other.ref, other.hand_ref, *(laid.ref for laid in other.in_play))


# What cards can be used for, and why they cannot

ONLY_ANSWER: Final = Why("why.only-answer", "BNG-5.6")
SAME_NAME: Final = Why("why.same-name", "BNG-7.6")
ONE_BANG: Final = Why("why.one-bang", "BNG-8.3")
NO_COST: Final = Why("why.no-cost", "BNG-7.11")
NOT_READY: Final = Why("why.not-ready", "BNG-7.9")
CARDS_DO_NOTHING: Final = Why("why.cards-do-nothing", "BNG-6.6")
BANNED: Final = {"bang": no_bang, "beer": no_beer}  # by what a card is played as


def uses_of_hand(game: Bang, player: Player, cards: list[Card]) -> list[Use]:
    """What these hand cards can be used for as themselves or as a Bang!."""
    uses: list[Use] = []
    targets: dict[str, Targets] = {}  # the same for all cards of a kind
    may_be_banned, may_be_bang = no_hand_card in player.in_force, AS_BANG in player.in_force
    for card in cards:
        if may_be_banned and (banned := no_hand_card.why_not(game, player, card)) is not None:
            uses.append(("play", card, banned))
            continue
        kind, verb = card.kind, card.verb
        can_fire = may_be_bang and kind != "bang" and serves(game, AS_BANG, player, card)
        if not can_fire or kind in PLAYS or verb == "lay":
            if kind not in targets:
                targets[kind] = places_to_lay(game, player, card) if verb == "lay" else aims(game, player, card, kind)
            uses.append((verb, card, targets[kind]))
        if can_fire:
            if "fire" not in targets:  # not as for Bang! cards: those may be forbidden for themselves [BNG-18.7]
                targets["fire"] = aims(game, player, card, "bang")
            uses.append(("fire", card, targets["fire"]))
    return uses


def uses_of_laid(game: Bang, player: Player) -> list[Use]:
    """What the green cards before a player can be used for."""
    uses: list[Use] = []
    for laid in player.in_play:
        card = laid.card
        if card.colour == "green" and card.kind in PLAYS:
            if not laid.is_ready:
                uses.append(("use", card, NOT_READY))
            elif not cards_work(game, player):
                uses.append(("use", card, CARDS_DO_NOTHING))
            else:
                uses.append(("use", card, aims(game, player, card, card.kind)))
    return uses


def aims(game: Bang, player: Player, card: Card, kind: str) -> Targets:
    """What a card can be aimed at when it is played as `kind`."""
    play = PLAYS.get(kind)
    if play is None:
        return ONLY_ANSWER
    ban = BANNED.get(kind)
    if ban is not None and ban in player.in_force and (banned := ban.why_not(game, player, card)) is not None:
        return banned
    if kind == "bang" and not has_bangs_left(game, player):
        return ONE_BANG
    if card.cost and kind == card.kind and len(player.hand) < 2:
        return NO_COST
    return None if play.aim.refs is None else play.aim.targets(game, player, card)


def has_bangs_left(game: Bang, player: Player) -> bool:
    """Whether the player may play one more Bang! card in this turn. [BNG-8.3]"""
    limit = BANG_LIMIT.of(game, player, 1) if BANG_LIMIT in player.in_force else 1
    return game.turn.bangs < limit


def places_to_lay(game: Bang, player: Player, card: Card) -> Targets:
    """Before whom a blue or green card may be laid; None: just before the player himself. [BNG-7.2, BNG-19.10]"""
    if no_laying in player.in_force and (banned := no_laying.why_not(game, player, card)) is not None:
        return banned
    if card.kind in PLAYS and card.colour == "blue":  # a card with a place of its own, such as Jail
        return PLAYS[card.kind].aim.targets(game, player, card)
    if game.is_paired:
        return [own.ref for own in game.own(player) if may_lie_before(game, own, card)] or SAME_NAME
    return None if may_lie_before(game, player, card) else SAME_NAME


def may_lie_before(game: Bang, player: Player, card: Card) -> bool:
    """Whether a card of this name may be laid here although one lies there already. [BNG-7.6]"""
    return game.switches["duplicate_in_play"] == "replace" or player.find(card.kind) is None


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
    game.resolving.append(card)
    try:  # as `with Resolving`, but most cards are played here
        if card.cost and kind == card.kind:
            await pay_cost(game, player, card)
        await PLAYS[kind].effect(game, player, Deed(card, target, kind, (suit_of(game, card),)))
    finally:
        game.resolving.remove(card)


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
    put_before(game, owner, Laid(card, card.colour != "green"))
    game.tell(CardLaid(player.ref, card.ref, owner.ref))
    remember(game, player, before)
    if when_laid in player.in_force:
        await when_laid.happen(game, player, card)


async def use(game: Bang, player: Player, card: Card, target: Ref | None) -> None:
    """A green card in play is discarded for its effect. [BNG-7.3]"""
    remove_laid(game, *game.holder(card.ref))
    game.discard.append(card)
    game.turn.played += 1
    game.turn.last_brown = ""
    game.tell(Used(player.ref, card.ref, target))
    remember(game, player, target)
    with Resolving(game, [card]):
        await PLAYS[card.kind].effect(game, player, Deed(card, target, card.kind, (suit_of(game, card),)))

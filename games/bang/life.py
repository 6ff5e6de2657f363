"""Losing and regaining lives, rescue, and elimination. [BNG-10, BNG-11]"""

from __future__ import annotations

from engine.choices import Menu, Option, Pick, Ref, singles
from games.bang.abilities import settle_person
from games.bang.asking import ask, choose_ref
from games.bang.concepts import (
    BEER,
    at_any_time,
    no_beer,
    no_hand_card,
    takes_the_dead,
    when_dying,
    when_hurt,
    when_out,
    when_used,
)
from games.bang.deck import CARD_BY_REF, Card
from games.bang.events.cards import Answered, Discarded
from games.bang.events.life import Eliminated, Healed, Hurt
from games.bang.modes import MODES, check_victory
from games.bang.piles import give, remove_all_laid, steal
from games.bang.questions import RESCUE
from games.bang.state import Bang, Player

ACCEPT = Option.of("accept")
AS_THEY_LIE = Option.of("as-they-lie")  # hand first, then cards in play in the order of laying [BNG-22.8]


def heal(game: Bang, player: Player, lives: int) -> int:
    """Regain lives, never above the maximum. [BNG-10.1]"""
    gained = min(lives, player.most_life - player.life) if player.is_alive else 0
    if gained > 0:
        player.life += gained
        game.tell(Healed(player.ref, gained, max(0, player.life)))
    return gained


async def hurt(game: Bang, player: Player, lives: int, by: Player | None = None) -> None:
    """Lose lives: rescue, a last check, elimination, and what follows for those who survive. [BNG-10.2]"""
    if not player.is_alive:  # a ghost has none to lose [BNG-10.10]
        return
    player.life -= lives
    game.tell(Hurt(player.ref, lives, max(0, player.life)))
    if player.life <= 0:
        await rescue(game, player)
    if player.life <= 0 and not await when_dying.happen(game, player):
        await eliminate(game, player, by)
        return
    if when_hurt in player.in_force:
        await when_hurt.happen(game, player, lives, by)


# Beer and rescue


def beer_works(game: Bang) -> bool:
    """Beer has no effect while exactly two are in play. [BNG-10.6]"""
    return len(game.ring) != 2


async def rescue(game: Bang, player: Player) -> None:
    """Whoever falls to 0 may play Beers, in anybody's turn, until he stops or is saved. [BNG-10.4]"""

    def make() -> Menu | None:
        if not player.hand or not (can_beer_save(game, player) or has_other_rescue(player)):
            return None  # everybody can see that there is nothing to choose [BNG-23.1]
        options = singles("answer", [card.ref for card in player.hand if is_saving(game, player, card)])
        return Menu(
            "prompt.rescue",
            [*options, ACCEPT],
            default=ACCEPT,
            window=True,
            aimed=True,
            rule="BNG-10.4",
            kind=RESCUE,
        )

    while player.life <= 0:
        answer = await ask(game, player, make)
        if answer is None or answer == ACCEPT:
            return
        await drink(game, player, CARD_BY_REF[answer.refs[0]])


def has_other_rescue(player: Player) -> bool:
    """Whether an ability lets him regain a life at any time. [BNG-14.12]"""
    return any(ability in at_any_time for ability in player.abilities)


def can_beer_save(game: Bang, player: Player) -> bool:
    """Whether Beer may be played as a rescue at all. [BNG-10.6, BNG-10.7]"""
    bans = no_beer.why_not(game, player, None) or no_hand_card.why_not(game, player, None)
    return beer_works(game) and bans is None


def is_saving(game: Bang, player: Player, card: Card) -> bool:
    """Whether a hand card is a Beer that may be played now. [BNG-10.4]"""
    return card.kind == "beer" and can_beer_save(game, player) and no_hand_card.why_not(game, player, card) is None


async def drink(game: Bang, player: Player, beer: Card) -> None:
    """A Beer played as a rescue."""
    await answer_with(game, player, beer, "beer")
    heal(game, player, beer_strength(game, player))


def beer_strength(game: Bang, player: Player) -> int:
    """The lives that a Beer brings. [BNG-10.3]"""
    return BEER.of(game, player, 1)


async def answer_with(game: Bang, player: Player, card: Card, kind: str, in_duel: bool = False) -> None:
    """Use a hand card in answer to something: it goes to the discard pile."""
    player.hand.remove(card)
    game.discard.append(card)
    game.tell(Answered(player.ref, card.ref, f"kind:{kind}"))
    if when_used in player.in_force:
        await when_used.happen(game, player, card, in_duel)


# Elimination [BNG-11.1]


async def eliminate(game: Bang, player: Player, killer: Player | None) -> None:
    """He is out: role, cards, those who profit, reward or penalty, and perhaps the end. [BNG-11.1]"""
    player.life, player.is_alive, player.is_role_open, player.skips_turn = 0, False, True, False
    game.tell(Eliminated(player.ref, f"role:{player.role}" if player.role else None, killer.ref if killer else None))
    if game.first_out is None:
        game.first_out = player.index
    await leave_the_table(game, player)
    if player is game.active:
        game.turn.is_over = True
    await MODES[game.mode].reward(game, player, killer)
    check_victory(game, player, killer)


async def leave_the_table(game: Bang, player: Player) -> None:
    """His cards go, and those who gain by a death do so. [BNG-11.1 E3, E4]"""
    game.reseat()
    settle_person(game, player)
    pass_events_on(game, player)
    await bury(game, player)
    for other in when_out.holders(game.clockwise(player)):
        await when_out.happen(game, other, player)


def pass_events_on(game: Bang, player: Player) -> None:
    """When the event keeper is out, the next living player clockwise takes his place. [BNG-4.4]"""
    if player.index == game.keeper:
        game.keeper = next((other.index for other in game.clockwise(player) if other.is_alive), game.keeper)


async def bury(game: Bang, player: Player) -> None:
    """The cards of an eliminated player: taken, divided, or discarded in an order he chooses. [BNG-11.1 E3]"""
    takers = takes_the_dead.holders(game.clockwise(player))
    partner = game.partner(player)
    hand_stays = partner is not None and partner.is_alive  # [BNG-19.14]
    if len(takers) == 1:
        for laid in list(player.in_play):
            steal(game, takers[0], laid.ref)
        if not hand_stays:
            take_hand(game, takers[0], player)
    elif takers:
        await divide(game, player, takers, hand_stays)
    else:
        await discard_all(game, player, [] if hand_stays else player.hand)


def take_hand(game: Bang, taker: Player, dead: Player) -> None:
    """A dead player's whole hand; only the two know it. [BNG-21.16]"""
    for card in list(dead.hand):
        give(game, dead, taker, card)


async def divide(game: Bang, dead: Player, takers: list[Player], hand_stays: bool) -> None:
    """Several takers take one card each in turn, the one nearer clockwise first. [BNG-14.15]"""
    hand = [] if hand_stays else dead.hand
    while hand or dead.in_play:
        for taker in takers:
            await take_one(game, dead, taker, hand)


async def take_one(game: Bang, dead: Player, taker: Player, hand: list[Card]) -> None:
    """One of a dead player's cards: blind from the hand, or chosen in play."""

    def refs() -> list[Ref]:
        return ([dead.hand_ref] if hand else []) + [laid.ref for laid in dead.in_play]

    chosen = await choose_ref(game, taker, "prompt.divide", refs, "take", auto=True, rule="BNG-14.15")
    if chosen == dead.hand_ref:
        give(game, dead, taker, game.dice.pick(hand))
    elif chosen is not None:
        steal(game, taker, chosen)


async def discard_all(game: Bang, player: Player, hand: list[Card]) -> None:
    """Hand and cards in play to the discard pile; the player may choose the order, the last on top. [BNG-22.8]"""
    cards = [*hand, *(laid.card for laid in player.in_play)]
    if not cards:
        return
    if len(cards) > 1:
        options = [*singles("order", [card.ref for card in cards]), AS_THEY_LIE]
        pick = Pick(len(cards), len(cards), ordered=True)
        menu = Menu("prompt.bury", options, {"order": pick}, default=AS_THEY_LIE, rule="BNG-22.8")
        answer = await ask(game, player, lambda: menu)
        cards = [CARD_BY_REF[ref] for ref in answer.refs] if answer not in (None, AS_THEY_LIE) else cards
    hand.clear()
    remove_all_laid(game, player)
    game.discard += cards
    game.tell(Discarded(player.ref, tuple(card.ref for card in cards)))

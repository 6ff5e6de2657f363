"""Loki's Cunning: the kinds of bonus. [VAL-14.4]"""

from __future__ import annotations

from engine.choices import ask_one
from games.valhalla.aftermath import go_to_valhalla, pay_valkyries
from games.valhalla.asking import asked, choose_card
from games.valhalla.bonus import gain_points
from games.valhalla.concepts import LOKI_BONUS
from games.valhalla.deck import CARD_BY_REF, Ability
from games.valhalla.events.aftermath import CardTaken
from games.valhalla.muster import in_hand, muster_one, one_by_one
from games.valhalla.piles import discard_from_hand, draw, draw_and_keep, topmost
from games.valhalla.state import Player, Valhalla


@LOKI_BONUS("draw")
async def draw_cards(game: Valhalla, loser: Player, bonus: Ability) -> None:
    """Take cards from the deck."""
    draw(game, loser, bonus.amount)


@LOKI_BONUS("look")
async def look(game: Valhalla, loser: Player, bonus: Ability) -> None:
    """Draw some, keep some."""
    await draw_and_keep(game, loser, bonus.amount, bonus.keep, "VAL-14.4")


@LOKI_BONUS("points")
async def points(game: Valhalla, loser: Player, bonus: Ability) -> None:
    """Bonus points."""
    await gain_points(game, loser, bonus.amount)


@LOKI_BONUS("retrieve")
async def retrieve(game: Valhalla, loser: Player, bonus: Ability) -> None:
    """Take back a tactics card played in this battle."""
    side = game.fight.side_of(loser.seat)
    cards = [card for card in side.played if card in game.pile] if side is not None else []
    if cards:
        card = await choose_card(loser, "prompt.retrieve", "retrieve", cards, "VAL-14.4")
        game.pile.remove(card)
        loser.hand.append(card)
        game.tell(CardTaken(loser.ref, card.ref))


@LOKI_BONUS("scavenge")
async def scavenge(game: Valhalla, loser: Player, bonus: Ability) -> None:
    """Take the topmost tactics card of the discard pile."""
    card = topmost(game, "tactics")
    if card is not None:
        game.pile.remove(card)
        loser.hand.append(card)
        game.tell(CardTaken(loser.ref, card.ref))


@LOKI_BONUS("reinforce")
async def reinforce(game: Valhalla, loser: Player, bonus: Ability) -> None:
    """Muster one warrior."""
    options = one_by_one(game, loser, in_hand(loser))
    if options:
        answer = await ask_one(loser, asked("prompt.reinforce", options, "VAL-14.4"))
        await muster_one(game, loser, answer)


@LOKI_BONUS("glory")
async def glory(game: Valhalla, loser: Player, bonus: Ability) -> None:
    """A warrior activated in this battle and still in the squad goes to Valhalla."""
    side = game.fight.side_of(loser.seat)
    able = game.own_active(side) if side is not None else []
    if able:
        card = await choose_card(loser, "prompt.glory", "send", [one.card for one in able], "VAL-14.4")
        assert side is not None
        gone = [CARD_BY_REF[ref] for ref in side.given_up if loser.warrior(ref) is None]  # in this aftermath [VAL-16.4]
        go_to_valhalla(game, loser, next(one for one in able if one.card is card))
        await pay_valkyries(game, loser, [card], along=gone)


@LOKI_BONUS("spite")
async def spite(game: Valhalla, loser: Player, bonus: Ability) -> None:
    """The winner discards a card of their own choice."""
    winner = game.players[game.fight.winner or 0]
    if winner.hand:
        card = await choose_card(winner, "prompt.spite", "discard", winner.hand, "VAL-14.4")
        discard_from_hand(game, winner, card)

"""Thor's Help: what a card does for the participant who receives it. [VAL-15.4]"""

from __future__ import annotations

from games.valhalla.concepts import HELPS
from games.valhalla.deck import Ability, Card
from games.valhalla.events.battle import CardStolen
from games.valhalla.piles import draw
from games.valhalla.state import Laid, Side, Valhalla


@HELPS("plus")
def plus(game: Valhalla, side: Side, effect: Ability, card: Card) -> None:
    """+2 or +3 battle strength."""
    side.bonuses.append(Laid(card.ref, effect.amount))


@HELPS("reroll")
def reroll(game: Valhalla, side: Side, effect: Ability, card: Card) -> None:
    """One free reroll at any time in the own phase."""
    side.free_rerolls.append(card.ref)


@HELPS("die")
def die(game: Valhalla, side: Side, effect: Ability, card: Card) -> None:
    """One extra die in the first roll, if the pool has one then."""
    side.extra_dice += 1


@HELPS("draw")
def draw_card(game: Valhalla, side: Side, effect: Ability, card: Card) -> None:
    """The receiver draws a card at once."""
    draw(game, game.player(side), 1)


@HELPS("steal")
def steal(game: Valhalla, side: Side, effect: Ability, card: Card) -> None:
    """The receiver takes at once a random card from the opponent's hand."""
    victim, receiver = game.opponent(side), game.player(side)
    if victim is None or not victim.hand:
        return
    stolen = game.dice.pick(victim.hand)
    victim.hand.remove(stolen)
    receiver.hand.append(stolen)
    game.tell(CardStolen(receiver.ref, victim.ref, stolen.ref))

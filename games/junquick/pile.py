"""Laying cards on the pile, leaving a round, and viruses: the small steps that many rules share."""

from __future__ import annotations

from games.junquick.deck import Card
from games.junquick.events import Exposed, Laid, Passed, TookVirus
from games.junquick.legal import value_when_laid
from games.junquick.state import Entry, JunQuick, Player

VIRUSES_FOR_AN_INSTANT = 2  # [JUN-4.9]


def put_on_pile(game: JunQuick, player: Player, card: Card) -> Entry:
    """A card moves from the hand to the pile, and the lead to its player. [JUN-5.3]"""
    entry = Entry(card, player.seat, value_when_laid(game, card))
    player.hand.remove(card)
    game.pile.append(entry)
    game.tell(Laid(player.ref, card.ref, entry.value))
    return entry


def lay_hysteria(game: JunQuick, player: Player, card: Card) -> None:
    """A Hysteria on the pile cancels the card beneath it. [JUN-8.4, JUN-8.5, JUN-8.7]"""
    target = len(game.pile) - 1
    put_on_pile(game, player, card).target = target
    set_cancelled(game, game.pile[target], True)


def set_cancelled(game: JunQuick, entry: Entry, cancelled: bool) -> None:
    """A Hysteria that is cancelled no longer cancels. [JUN-5.10, JUN-8.4]"""
    entry.cancelled = cancelled
    if entry.target is not None:
        set_cancelled(game, game.pile[entry.target], not cancelled)


def leave_round(game: JunQuick, player: Player) -> None:
    """Pass: out until the round ends; while recruiting it costs a virus if a pack is at home. [JUN-6.7, JUN-7.5]"""
    player.passed = True
    game.tell(Passed(player.ref))
    if game.phase == "recruiting" and player.home:
        take_virus(game, player)


def take_virus(game: JunQuick, player: Player) -> None:
    """The top card of the virus deck; an empty one is made anew of the virus discard. [JUN-12.1, JUN-12.2]"""
    if not game.virus_deck:
        game.virus_deck, game.virus_discard = game.virus_discard, []
        game.dice.shuffle(game.virus_deck)
    if game.virus_deck:
        virus = game.virus_deck.pop()
        player.viruses.append(virus)
        game.tell(TookVirus(player.ref, virus.ref))


def begin_acting(game: JunQuick) -> None:
    """Somebody acts in this round: whoever still holds an instant has forgotten it. [JUN-4.9]"""
    if not game.begun and game.settings.manual_instants:
        for player in game.clockwise():
            for card in [card for card in player.hand if card.category == "instant"]:
                player.hand.remove(card)
                game.discard.append(card)
                game.tell(Exposed(player.ref, card.ref))
                for _ in range(VIRUSES_FOR_AN_INSTANT):
                    take_virus(game, player)
    game.begun = True

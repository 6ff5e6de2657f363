"""The draft: both pick a card of their pack in secret and pass the rest, until each has a deck. [BSK-28]

During a draft the deal of a player is the pack in hand, and the deck holds what was picked. All cards of earlier rounds
are in the two decks, so the state says which cards are left in the box.
"""

from __future__ import annotations

from collections.abc import Iterable

from engine.choices import Ask, Menu, Option, Seat, put, singles
from games.berserk.asking import RESIGN, resign
from games.berserk.boxes import DRAFTED, PACK, box, packs
from games.berserk.draft_events import PackOpened, Picked
from games.berserk.kinds import card_ref
from games.berserk.schema import COPIES
from games.berserk.state import Berserk, Card, CardId, Player


async def pick_and_pass(game: Berserk) -> None:
    """One pick of both players; afterwards the packs change hands, or the draft is over. [BSK-28.4]"""
    if not any(player.deal for player in game.players):
        open_packs(game)
    answers = await choose(game)
    for player in game.players:
        take(game, player, answers[player.seat])
    one, other = game.players
    left, right = kinds_of(game, one.deal), kinds_of(game, other.deal)
    hold(game, one, right)
    hold(game, other, left)
    if not left and len(one.deck) == DRAFTED:
        game.phase = "initiative"


def open_packs(game: Berserk) -> None:
    """A new round: a pack for each, from what is left in the box. [BSK-28.2, BSK-28.3]"""
    drafted = kinds_of(game, [id for player in game.players for id in player.deck])
    left = box(game.options.mercenaries != "off", drafted)
    for player, pack in zip(game.players, packs(left, len(game.players), game.dice), strict=True):
        hold(game, player, pack)
        game.tell(PackOpened(player.ref, len(player.deck) // PACK + 1, tuple(map(card_ref, player.deal))))


async def choose(game: Berserk) -> dict[Seat, CardId]:
    """Both choose at the same time; the last card of a pack needs no question. [BSK-28.4, BSK-D-25]"""
    if all(len(player.deal) == 1 for player in game.players):
        return {player.seat: player.deal[0] for player in game.players}
    answers = await put(Ask({player.seat: menu_of(player) for player in game.players}, "all"))
    for seat, answer in answers.items():
        if answer == RESIGN:
            resign(game, seat)
    return {seat: answer.refs[0][5:] for seat, answer in answers.items()}


def menu_of(player: Player) -> Menu:
    """The cards of the pack in hand."""
    options: list[Option] = singles("pick", [card_ref(id) for id in player.deal])
    menu = Menu("prompt.draft", options, rule="BSK-28.4", kind="draft", default=options[0])
    menu.asides = (RESIGN,)
    return menu


def take(game: Berserk, player: Player, id: CardId) -> None:
    """A card of the pack joins the deck."""
    player.deal.remove(id)
    player.deck.append(id)
    game.tell(Picked(player.ref, card_ref(id)))


def hold(game: Berserk, player: Player, kinds: Iterable[str]) -> None:
    """A pack comes into the hands of a player: its cards have names among the player's own. [BSK-28.5]"""
    for id in player.deal:
        del game.cards[id]
    player.deal = []
    for kind in kinds:
        id = free_name(game, player, kind)
        game.cards[id] = Card(id, kind, player.seat, player.seat)
        player.deal.append(id)
    player.deal_size = len(player.deal)


def free_name(game: Berserk, player: Player, kind: str) -> CardId:
    """The first copy of a kind that this player has not got."""
    names = (f"{kind}-{player.seat * COPIES + number}" for number in range(1, COPIES + 1))
    return next(name for name in names if name not in game.cards)


def kinds_of(game: Berserk, ids: Iterable[CardId]) -> list[str]:
    """The kinds of cards."""
    return [game.cards[id].kind for id in ids]

"""The end of a round: the pile is taken, packs are formed, viruses paid off. [JUN-10, JUN-11, JUN-12]"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations_with_replacement, product
from operator import attrgetter

from engine.choices import Menu, Option
from engine.games import GameOver
from games.junquick.asking import ask
from games.junquick.deck import CARD_BY_REF, Card
from games.junquick.events import NobodyWon, PaidOff, RoundWon
from games.junquick.scoring import final_reckoning, make_pack
from games.junquick.state import JunQuick, Player

DONE = Option("done")
EVOLUTION_PAYS = 4  # [JUN-12.4]
MOST_CARDS_PAID = 4  # four 1s for the dearest virus
IN_ORDER = attrgetter("order")

Coin = tuple[int, bool]  # what a card is worth when it pays, and whether it has that value


async def end_round(game: JunQuick) -> None:
    """The steps in their order, players clockwise from the first player of this round. [JUN-10.3]"""
    nobody_laid = not game.pile
    take_pile(game)
    for player in game.clockwise():
        if can_form(player.nest):
            await form_packs(game, player)
    for player in game.clockwise():
        if player.viruses:
            await pay_off_viruses(game, player)
    game.empty_rounds = game.empty_rounds + 1 if nobody_laid else 0
    if nobody_laid:
        end_if_stalemate(game)
    game.first = (game.first + 1) % len(game.players)  # [JUN-13.1]
    for player in game.players:  # [JUN-13.3]
        player.passed = False
    game.redraws, game.begun, game.current = 0, False, None
    game.phase = "draw-up"


def take_pile(game: JunQuick) -> None:
    """The lead wins the value cards and Evolutions; the other cards are discarded. [JUN-10.1, JUN-10.2]"""
    if not game.pile:
        game.tell(NobodyWon())
        return
    winner = game.players[game.pile[-1].seat]
    cards = [entry.card for entry in game.pile]
    game.pile.clear()
    won = [card for card in cards if card.is_kept]
    winner.nest += won
    game.discard += [card for card in cards if not card.is_kept]
    game.tell(RoundWon(winner.ref, tuple(card.ref for card in won)))


def end_if_stalemate(game: JunQuick) -> None:
    """Everybody passed over an empty deck, or in as many rounds in a row as there are players. [JUN-14.6]"""
    if not game.deck or game.empty_rounds == len(game.players):
        raise GameOver(final_reckoning(game, "result.stalemate"))


# Packs [JUN-11]


async def form_packs(game: JunQuick, player: Player) -> None:
    """Compulsory, but Evolutions may be held back. [JUN-11.2]"""
    while can_form(player.nest):
        options = [Option.of("form", *(card.ref for card in cards)) for cards in possible_packs(player.nest)]
        if not must_form(player.nest):
            options.append(DONE)
        menu = Menu("prompt.form", options, auto=True, rule="JUN-11.2")  # [JUN-19.4]
        answer = await ask(game, player, menu)
        if answer == DONE:
            return
        make_pack(game, player, [CARD_BY_REF[ref] for ref in answer.refs])


def can_form(nest: Sequence[Card]) -> bool:
    """Whether 1, 2, 3 and 4 are there, or Evolutions in their place. [JUN-11.1]"""
    if len(nest) < 4:
        return False
    values = [card.value for card in nest]  # that of an Evolution is 0
    return len({*values, 0}) - 1 + values.count(0) >= 4


def must_form(nest: Sequence[Card]) -> bool:
    """Whether four value cards 1, 2, 3 and 4 are there. [JUN-11.2]"""
    return {card.value for card in nest} >= {1, 2, 3, 4}


def possible_packs(nest: Sequence[Card]) -> Iterator[list[Card]]:
    """Packs that differ in where a Dominant or an Evolution stands; else plain and low cards first. [JUN-11.3]"""
    ordered = sorted(nest, key=IN_ORDER)
    wild = [card for card in ordered if not card.is_value]
    choices: list[list[Card | None]] = []  # None: an Evolution
    for value in (1, 2, 3, 4):
        found = {card.category == "constant": card for card in reversed(ordered) if card.value == value}
        choices.append([found[is_dominant] for is_dominant in sorted(found)] + ([None] if wild else []))
    for recipe in product(*choices):
        if recipe.count(None) <= len(wild):
            evolutions = iter(wild)
            yield [next(evolutions) if card is None else card for card in recipe]


# Viruses [JUN-12]


async def pay_off_viruses(game: JunQuick, player: Player) -> None:
    """Any number of viruses, each paid for by itself. [JUN-12.3]"""
    while player.viruses and player.nest:
        options = [
            Option.of("cure", virus.ref, *(card.ref for card in payment))
            for virus in {virus.price: virus for virus in reversed(player.viruses)}.values()
            for payment in payments(player.nest, virus.price)
        ]
        if not options:
            return
        answer = await ask(game, player, Menu("prompt.cure", [*options, DONE], default=DONE, rule="JUN-12.3"))
        if answer == DONE:
            return
        virus, *paid = (CARD_BY_REF[ref] for ref in answer.refs)
        pay_off(game, player, virus, paid)


def payments(nest: Sequence[Card], price: int) -> Iterator[list[Card]]:
    """What pays a price without a card that it could do without; equal values are the same. [JUN-12.3, JUN-12.4]"""
    purse: dict[Coin, list[Card]] = {}
    for card in sorted(nest, key=IN_ORDER):
        if card.category != "constant":
            purse.setdefault((card.value or EVOLUTION_PAYS, card.is_value), []).append(card)
    for coins in ways_to_pay(tuple(purse), price):
        if len(coins) == 1:
            yield [purse[coins[0]][0]]
        elif all(coins.count(coin) <= len(purse[coin]) for coin in coins):
            yield [purse[coin][coins[:index].count(coin)] for index, coin in enumerate(coins)]


@cache
def ways_to_pay(offered: tuple[Coin, ...], price: int) -> list[tuple[Coin, ...]]:
    """The coins that pay a price, none of which could be left out, however many there are of each."""
    return [
        coins
        for count in range(1, MOST_CARDS_PAID + 1)
        for coins in combinations_with_replacement(offered, count)
        if (total := sum(worth for worth, _ in coins)) >= price > total - min(coins)[0]
    ]


def pay_off(game: JunQuick, player: Player, virus: Card, paid: list[Card]) -> None:
    """The cards go to the Jun discard, the virus to its own. [JUN-12.5]"""
    player.viruses.remove(virus)
    game.virus_discard.append(virus)
    for card in paid:
        player.nest.remove(card)
    game.discard += paid
    game.tell(PaidOff(player.ref, virus.ref, tuple(card.ref for card in paid)))

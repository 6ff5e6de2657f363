"""The properties of Liar, Thief and Gatecrasher. [JUN-C-LIAR, JUN-C-THIEF, JUN-C-GATECRASHER, JUN-17]"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from typing import Final

from engine.choices import Menu, Option, Pick, Ref
from games.junquick.asking import ask
from games.junquick.deck import Card, kinds_of
from games.junquick.events import (
    Claimed,
    Judged,
    LostCard,
    Revealed,
    TookFromNest,
    TookIntoNest,
    TookNothing,
    TookPack,
)
from games.junquick.plays import used
from games.junquick.state import Bluff, JunQuick, Player

TRUTH, LIE = Option("truth"), Option("lie")
NAMES: Final = (
    "liar", "thief", "gatecrasher", "dominant", "evolution",
    "glutton", "clean-slate", "too-early", "hysteria", "icestorm",
)  # fmt: skip
ITEMS: Final = tuple(f"claim:{item}" for item in (1, 2, 3, 4, *NAMES))  # [JUN-17.2]
CLAIMS: Final = tuple(Option.of("claim", item) for item in ITEMS)


@used(*kinds_of("thief"))
async def thief(game: JunQuick, player: Player, target: Ref) -> None:
    """A random card from the target's nest, or from the hand if no opponent has a nest. [JUN-C-THIEF]"""
    take_one(game, player, player_at(game, target))


@used(*kinds_of("gatecrasher"))
async def gatecrasher(game: JunQuick, player: Player, target: Ref) -> None:
    """An opponent's pack moves to the own home. [JUN-C-GATECRASHER]"""
    victim = next(other for other in game.players for pack in other.home if pack.ref == target)
    pack = next(pack for pack in victim.home if pack.ref == target)
    victim.home.remove(pack)
    player.home.append(pack)
    game.tell(TookPack(player.ref, victim.ref, pack.ref, tuple(card.ref for card in pack.cards)))


@used(*kinds_of("liar"))
async def liar(game: JunQuick, player: Player, target: Ref) -> None:
    """Put cards down, claim what they are; whoever is wrong loses a card to the other. [JUN-C-LIAR]"""
    judge = player_at(game, target)
    if not player.hand:  # the last card was a Hysteria, played to save the Liar
        game.tell(TookNothing(player.ref, judge.ref))
        return
    game.bluff = Bluff(player.seat, judge.seat, await put_down(game, player))
    game.bluff.claim = await make_claim(game, player, game.bluff.cards)
    game.tell(Claimed(player.ref, judge.ref, game.bluff.claim))
    menu = Menu("prompt.judge", (TRUTH, LIE), default=TRUTH, rule="JUN-17.5", kind="judge")
    verdict = await ask(game, judge, menu)
    honest = is_true(game.bluff.claim, game.bluff.cards)
    game.tell(Judged(judge.ref, str(verdict)))
    game.tell(Revealed(player.ref, tuple(card.ref for card in game.bluff.cards), honest))
    game.bluff = None  # the cards are back in hand before the penalty
    judge_is_right = (verdict == TRUTH) == honest
    take_one(game, *((judge, player) if judge_is_right else (player, judge)))


async def put_down(game: JunQuick, player: Player) -> list[Card]:
    """One or more hand cards, face down. [JUN-17.1]"""
    offer = {Option.of("put", card.ref): card for card in player.hand}
    menu = Menu("prompt.put", tuple(offer), {"put": Pick(1, len(offer))}, rule="JUN-17.1")
    answer = await ask(game, player, menu)
    return [offer[Option.of("put", ref)] for ref in answer.refs]


async def make_claim(game: JunQuick, player: Player, cards: Sequence[Card]) -> tuple[Ref, ...]:
    """As many items as there are cards, true or not. [JUN-17.2, JUN-17.5]"""
    truth = sorted((true_item(card) for card in cards), key=ITEMS.index)
    menu = Menu(
        "prompt.claim",
        CLAIMS,
        {"claim": Pick(len(cards), len(cards), repeats=True)},
        default=Option.of("claim", *truth),
        rule="JUN-17.2",
        kind="claim",
    )
    return (await ask(game, player, menu)).refs


def true_item(card: Card) -> Ref:
    """What can truly be said of a card: its value, or its name if it has none."""
    return f"claim:{card.value or card.family}"


def describes(item: Ref, card: Card) -> bool:
    """Whether an item of a claim is true of a card. [JUN-17.3]"""
    return item in (f"claim:{card.value}", f"claim:{card.family}")


def is_true(claim: Sequence[Ref], cards: Sequence[Card]) -> bool:
    """Whether items and cards can be paired so that each item describes its card. [JUN-17.4]"""
    return any(all(map(describes, claim, order)) for order in permutations(cards))


def take_one(game: JunQuick, winner: Player, loser: Player) -> None:
    """A random card of the nest, or else of the hand: what a nest cannot hold is discarded. [JUN-15.7, JUN-19.3]"""
    if loser.nest:
        card = game.dice.pick(loser.nest)
        loser.nest.remove(card)
        winner.nest.append(card)
        game.tell(TookFromNest(winner.ref, loser.ref, card.ref))
    elif loser.hand:
        card = game.dice.pick(loser.hand)
        loser.hand.remove(card)
        if card.is_kept:
            winner.nest.append(card)
            game.tell(TookIntoNest(winner.ref, loser.ref, card.ref))
        else:
            game.discard.append(card)
            game.tell(LostCard(loser.ref, card.ref))
    else:
        game.tell(TookNothing(winner.ref, loser.ref))


def player_at(game: JunQuick, ref: Ref) -> Player:
    """The player of a seat."""
    return game.players[int(ref.removeprefix("seat:"))]

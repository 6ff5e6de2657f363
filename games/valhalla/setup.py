"""Set-up, in the steps of the rulebook. [VAL-2]"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from engine.choices import Ask, Menu, Pick, put, singles
from games.valhalla.asking import asked, choose_card
from games.valhalla.deck import CARD_BY_REF, CARDS, EMBLEMS, JARLS, LOKI, Card, refs
from games.valhalla.draft import draft_hands
from games.valhalla.events.setup import (
    DeckThinned,
    EmblemChosen,
    FirstPlayer,
    JarlsRevealed,
    LokiInForce,
    Recruited,
    ShuffledBack,
    TyrDealt,
    WarriorsOffered,
)
from games.valhalla.piles import discard, shuffle_into_deck
from games.valhalla.settling import settle_players
from games.valhalla.state import Player, Valhalla, Warrior
from games.valhalla.vikings import lay_out

SHIELDS: Final = 4  # [VAL-2.4]
THINNED: Final = {2: 40, 3: 20, 4: 10, 5: 0, 6: 0}  # cards discarded in step 6 [VAL-2.6]
THINNED_WITH_BOTH: Final = {2: 60, 3: 40, 4: 30, 5: 20, 6: 8}  # Valkyries and Dwarves
JARLS_DEALT, JARLS_DEALT_OF_FIVE = 3, 5  # [VAL-2.3, VAL-23.5]
FIRST_HAND, FIRST_DISCARDS = 7, 2  # [VAL-2.9]
SIMPLE_HAND: Final = 5  # [VAL-23.1]
TYR_ASIDE: Final = 6  # [VAL-18.1]
FIRST_LOKI: Final = "lok-01"  # the introductory card [VAL-14.1]


def has_both(game: Valhalla) -> bool:
    """Valkyries and Dwarves together. [VAL-16.3]"""
    return game.uses("valkyries") and game.uses("dwarves")


async def shuffle(game: Valhalla) -> None:
    """Step 1: the deck, with the cards of the expansions; some Tyr cards are set aside. [VAL-2.1, VAL-18.1]"""
    boxes = ("base", *game.options.expansions)
    game.deck = [card for card in CARDS.values() if card.box in boxes]
    game.box = [card for card in CARDS.values() if card.box not in boxes]
    tyr = [card for card in game.deck if card.box == "tyr"]
    game.dice.shuffle(tyr)
    game.aside = tyr[:TYR_ASIDE]
    for card in game.aside:
        game.deck.remove(card)
    game.dice.shuffle(game.deck)
    if game.uses("loki"):  # [VAL-14.1]
        chosen: str = game.options.loki_card
        if chosen == "random":
            chosen = FIRST_LOKI if game.options.first_game else game.dice.pick(list(LOKI))
        game.loki = chosen
        game.tell(LokiInForce(f"loki:{game.loki}"))
    if game.uses("last-viking"):
        lay_out(game)


async def deal_jarls(game: Valhalla) -> None:
    """Step 3: everybody chooses a jarl in secret, and all are revealed at once. [VAL-2.3, VAL-23.1]"""
    players = game.players
    if game.options.simplified:
        settle_players(game)
        return
    usable = [kind.id for kind in JARLS.values() if kind.least_players <= len(players)]
    if game.options.first_game:  # [VAL-2.3a]
        beginners = [id for id in usable if JARLS[id].beginner]
        for player, jarl in zip(players, game.dice.sample(beginners, len(players)), strict=True):
            reveal_jarl(game, player, jarl)
        settle_players(game)
        return
    each = JARLS_DEALT_OF_FIVE if game.options.five_jarls else JARLS_DEALT
    each = min(each, len(usable) // len(players))  # six players get four [VAL-23.5]
    dealt = game.dice.sample(usable, each * len(players))
    menus: dict[int, Menu] = {}
    for player in players:
        player.dealt_jarls = dealt[player.seat * each : (player.seat + 1) * each]
        options = singles("choose-jarl", [f"jarl:{jarl}" for jarl in player.dealt_jarls])
        menus[player.seat] = asked("prompt.jarl", options, "VAL-2.3")
    answers = await put(Ask(menus))
    for player in players:
        player.dealt_jarls = []
        reveal_jarl(game, player, answers[player.seat].refs[0][5:])
    settle_players(game)


def reveal_jarl(game: Valhalla, player: Player, jarl: str) -> None:
    """From now on everybody knows it. [VAL-12.6]"""
    player.jarl = jarl
    game.tell(JarlsRevealed(player.ref, f"jarl:{jarl}"))


async def choose_emblems(game: Valhalla) -> None:
    """Step 4: a board, and the four shields of an emblem of choice. [VAL-2.4]"""
    for player in game.players:
        taken = [other.emblem for other in game.players]
        options = singles("emblem", [f"emblem:{emblem}" for emblem in EMBLEMS if emblem not in taken])
        menu = asked("prompt.emblem", options, "VAL-2.4")
        answer = (await put(Ask({player.seat: menu})))[player.seat]
        player.emblem = answer.refs[0].partition(":")[2]
        player.shields = player.shields_at_first = SHIELDS
        game.tell(EmblemChosen(player.ref, answer.refs[0]))


async def find_first_player(game: Valhalla) -> None:
    """Step 5: by lot, or set before the game. [VAL-2.5]"""
    first = game.options.first
    game.first = game.dice.below(len(game.players)) if first is None else first
    game.current = game.first
    game.tell(FirstPlayer(game.players[game.first].ref))


async def thin_deck(game: Valhalla) -> None:
    """Step 6: cards are discarded from the top; Loki may change the number. [VAL-2.6, VAL-14.3]"""
    count = (THINNED_WITH_BOTH if has_both(game) else THINNED)[len(game.players)]
    count = max(0, count + (game.loki_card.setup if game.loki_card is not None else 0))
    game.pile += [game.deck.pop() for _ in range(count)]
    game.tell(DeckThinned(count))


async def offer_warriors(game: Valhalla) -> None:
    """Step 7: turn up cards until there is a warrior more than players. [VAL-2.7]"""
    others: list[Card] = []
    while len(game.offered) <= len(game.players):
        card = game.deck.pop()
        (game.offered if card.category == "warrior" else others).append(card)
    shuffle_into_deck(game, others)
    game.tell(WarriorsOffered(tuple(refs(game.offered))))


async def recruit(game: Valhalla) -> None:
    """Step 8: counter-clockwise, the first player last; the warrior left over goes back. [VAL-2.8]"""
    for player in reversed(game.clockwise(game.first)):
        card = await choose_card(player, "prompt.recruit", "recruit", game.offered, "VAL-2.8", auto=False)
        game.offered.remove(card)
        player.cells[0] = Warrior(card)
        game.tell(Recruited(player.ref, card.ref))
    shuffle_into_deck(game, game.offered)
    game.offered = []


async def deal_hands(game: Valhalla) -> None:
    """Step 9: 7 cards each, of which 2 are discarded in secret. [VAL-2.9, VAL-2.9b, VAL-23.1]"""
    if game.options.draft:
        take_back_first_discards(game, await draft_hands(game))
        return
    count = SIMPLE_HAND if game.options.simplified else FIRST_HAND
    for player in game.clockwise(game.first):
        player.hand = [game.deck.pop() for _ in range(count)]
    if game.options.simplified:
        return
    pick = Pick(FIRST_DISCARDS, FIRST_DISCARDS, ordered=True)
    menus = {
        player.seat: asked(
            "prompt.first-discards",
            singles("discard", refs(player.hand)),
            "VAL-2.9",
            sets={"discard": pick},
        )
        for player in game.players
    }
    answers = await put(Ask(menus))
    for player in game.clockwise(game.first):
        cards = [CARD_BY_REF[ref] for ref in answers[player.seat].refs]
        player.hand = [card for card in player.hand if card not in cards]
        discard(game, player, cards)
    take_back_first_discards(game, FIRST_DISCARDS * len(game.players))


def take_back_first_discards(game: Valhalla, count: int) -> None:
    """With 6 players these go back, unless both Valkyries and Dwarves are used. [VAL-2.9b, VAL-23.4]"""
    if len(game.players) == 6 and not has_both(game):
        back, game.pile = game.pile[-count:], game.pile[:-count]
        shuffle_into_deck(game, back)
        game.tell(ShuffledBack(len(back)))


async def deal_tyr(game: Valhalla) -> None:
    """After step 9 everybody is dealt a Tyr card; the others return to the box. [VAL-2.10]"""
    if not game.uses("tyr"):
        return
    for player in game.clockwise(game.first):
        player.hand.append(game.aside.pop())
    game.box += game.aside
    game.aside = []
    game.tell(TyrDealt())


STEPS: Final[dict[str, Callable[[Valhalla], Awaitable[None]]]] = {
    "shuffle": shuffle,
    "jarls": deal_jarls,
    "emblems": choose_emblems,
    "first": find_first_player,
    "thin": thin_deck,
    "offer": offer_warriors,
    "recruit": recruit,
    "hands": deal_hands,
    "tyr": deal_tyr,
}

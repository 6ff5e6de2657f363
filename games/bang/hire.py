"""The variant Hire: characters are sold by auction. [BNG-20.8]"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.choices import Ask, Menu, Option, Ref, ask_one, put
from games.bang.asking import looking
from games.bang.events.abilities import CharacterDealt
from games.bang.events.match import Bid, DroppedOut, Hired, Nominated
from games.bang.questions import BID, KEEP_CHARACTER, NOMINATE, OPEN_BIDDING
from games.bang.state import Bang, Player

CAPITAL: Final = 1000  # dollars to start a match with
STEP: Final = 100  # the least bid, and the least raise
FINE_BIDS, COARSE_STEP = 10, 500  # the next ten bids are offered one by one, higher ones in larger steps
DROP_OUT: Final = Option.of("drop-out")
BIDDING_TIME: Final = 60  # seconds for a bid
KEEP, LET_GO = Option.of("keep"), Option.of("let-go")


def note_survivors(game: Bang) -> None:
    """Who survived may keep his character in the next game. [BNG-20.8]"""
    game.survivors = [player.character if player.is_alive else "" for player in game.players]


async def hire(game: Bang, first: Player) -> None:
    """Survivors keep their characters if they pay again; the others bid for those that are turned up."""
    order = [*game.clockwise(first)[:0:-1], first]  # from the first player's right, counter-clockwise
    await keep_characters(game, order)
    game.prices = [game.prices[player.seat] if player.character else 0 for player in game.players]
    market = [game.characters.pop() for player in order if not player.character]
    turn = 0
    while market:
        bidders = [player for player in order[turn:] + order[:turn] if not player.character]
        able = [player for player in bidders if money_of(game, player) >= STEP]
        if not able:
            give_away(game, bidders, market)
        elif len(bidders) == 1:
            engage(game, able[0], market.pop(), STEP)
        else:
            turn = order.index(able[0]) + 1
            await auction(game, able, market)


def money_of(game: Bang, player: Player) -> int:
    """What a player owns."""
    return game.money[player.seat]


async def keep_characters(game: Bang, order: list[Player]) -> None:
    """A survivor may have his old character again for the price he paid, before the auction."""
    for player in order:
        character, price = game.survivors[player.seat], game.prices[player.seat]
        if not character or money_of(game, player) < price:
            continue
        about = (f"character:{character}", f"amount:{price}")
        menu = Menu(
            "prompt.keep-character", [KEEP, LET_GO], default=LET_GO, about=about, rule="BNG-20.8", kind=KEEP_CHARACTER
        )
        if await ask_one(player, menu) == KEEP:
            game.characters.remove(character)
            engage(game, player, character, price)


def engage(game: Bang, player: Player, character: str, price: int) -> None:
    """The player pays and has the character."""
    game.money[player.seat] -= price
    game.prices[player.seat] = price
    player.character = character
    game.tell(Hired(player.ref, f"character:{character}", price))


def give_away(game: Bang, players: list[Player], market: list[str]) -> None:
    """Who owns too little to bid gets a character free, at random."""
    game.dice.shuffle(market)
    for player in players:
        player.character = market.pop()
        game.tell(CharacterDealt(player.ref, f"character:{player.character}"))


# One auction


async def auction(game: Bang, able: list[Player], market: list[str]) -> None:
    """The first names a character and opens; the others raise or drop out, round and round, until one is left."""
    character = await nominate(game, able[0], market)
    holder, price = able[0], 0
    still_in = list(able)
    with looking(game, "look.hire", [f"character:{id}" for id in market]):
        while still_in != [holder] or not price:
            bidder = still_in.pop(0)
            bid = await ask_for_bid(game, bidder, character, price)
            if bid is not None:
                holder, price = bidder, bid
                still_in.append(bidder)
                game.tell(Bid(bidder.ref, bid))
            else:
                game.tell(DroppedOut(bidder.ref))
    market.remove(character)
    engage(game, holder, character, price)


async def nominate(game: Bang, player: Player, market: list[str]) -> str:
    """One of the open characters is put up."""
    refs = [f"character:{id}" for id in market]
    with looking(game, "look.hire", refs):
        options = [Option.of("nominate", ref) for ref in refs]
        answer = await ask_one(player, Menu("prompt.nominate", options, rule="BNG-20.8", kind=NOMINATE))
    game.tell(Nominated(player.ref, answer.refs[0]))
    return answer.refs[0].partition(":")[2]


async def ask_for_bid(game: Bang, player: Player, character: str, price: int) -> int | None:
    """A higher bid, or None to drop out; who cannot pay more, or takes too long, is out. Whoever opens must bid.
    [BNG-22.10]"""
    options = [Option.of("bid", ref) for ref in amounts(price + STEP, money_of(game, player))]
    if not options:
        return None
    about: tuple[Ref, ...] = (f"character:{character}", f"amount:{price}")
    if not price:
        menu = Menu(
            "prompt.open-bidding", options, default=options[0], about=about[:1], rule="BNG-20.8", kind=OPEN_BIDDING
        )
    else:
        menu = Menu("prompt.bid", [*options, DROP_OUT], default=DROP_OUT, about=about, rule="BNG-20.8", kind=BID)
    answer = (await put(Ask({player.seat: menu}, seconds=BIDDING_TIME)))[player.seat]
    return None if answer == DROP_OUT else int(answer.refs[0].partition(":")[2])


def amounts(least: int, most: int) -> Iterator[Ref]:
    """Bids to choose from: every hundred at first, then every five hundred, and all that one owns. [BNG-22.10]"""
    fine = range(least, min(most, least + STEP * (FINE_BIDS - 1)) + 1, STEP)
    beyond = (fine[-1] // COARSE_STEP + 1) * COARSE_STEP if fine else most + 1
    offered = dict.fromkeys([*fine, *range(beyond, most + 1, COARSE_STEP), *([most] if most >= least else [])])
    return (f"amount:{dollars}" for dollars in offered)

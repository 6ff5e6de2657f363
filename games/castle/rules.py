"""The game of Castle from the deal to the end, in the rulebook's order."""

from __future__ import annotations

from functools import partial

from engine.choices import Menu, Option, ask_one, checkpoint
from engine.dice import Dice
from engine.errors import BadSetup
from engine.games import GameOver, Options, Result, SeatOption
from games.castle.actions import draw, play_card
from games.castle.deck import CARD_BY_REF, CARDS, Card
from games.castle.events import Dealt, Exchanged, LostActions, TurnBegan
from games.castle.placement import PLAIN, Areas, places, why_not
from games.castle.state import Castle, Player

DEALT = {2: (9, 13), 3: (7, 8), 4: (5, 6), 5: (5, 4)}  # cards in hand and deck, by players [CAS-2.3]
ACTIONS = 2
QUIET_ROUNDS = 10  # [CAS-11.6]
DRAW = Option.of("draw", "pile:deck")


class CastleOptions(Options, frozen=True):
    """What can be set before a game."""

    # a seat; nobody: picked at random [CAS-2.5]
    dealer: SeatOption | None = None


def new(seats: int, options: CastleOptions, dice: Dice) -> Castle:
    """The table before the deal, the board still empty. [CAS-2.6]"""
    return Castle(dice=dice, players=[Player(seat) for seat in range(seats)], dealer=options.dealer)


def check_setup(seats: int, options: CastleOptions) -> None:
    """The dealer must sit at the table."""
    if options.dealer is not None and options.dealer not in range(seats):
        raise BadSetup("no-such-seat", seat=options.dealer, most=seats - 1)


async def play(game: Castle) -> Result:
    """The whole game."""
    if game.turn == 0:
        deal(game)
        begin_turn(game)
    while True:
        await checkpoint()
        await take_action(game, game.active)
        end_if_somebody_is_out(game)
        if game.actions_left == 0:
            pass_turn(game)


# Set-up [CAS-2]


def deal(game: Castle) -> None:
    """Every player gets a hand and a deck, what is left is the reserve. [CAS-2.2, CAS-2.3]"""
    cards = list(CARDS.values())
    used = [card for card in cards if card.least_seats <= len(game.players)]
    game.removed = [card for card in cards if card not in used]
    game.dice.shuffle(used)
    in_hand, in_deck = DEALT[len(game.players)]
    for player in game.players:
        player.hand, player.deck, used = used[:in_hand], used[in_hand:][:in_deck], used[in_hand + in_deck :]
    game.reserve = used
    if game.dealer is None:
        game.dealer = game.dice.below(len(game.players))
    game.current = (game.dealer + 1) % len(game.players)  # the dealer's left neighbour begins [CAS-2.5]
    game.tell(Dealt(f"seat:{game.dealer}", game.active.ref))


# The turn [CAS-3]


def begin_turn(game: Castle) -> None:
    """Two actions, no more and no less. [CAS-3.2]"""
    game.turn += 1
    game.actions_left = ACTIONS
    game.has_played = False
    game.tell(TurnBegan(game.active.ref, game.turn))


def pass_turn(game: Castle) -> None:
    """The next player clockwise. [CAS-3.1]"""
    game.quiet_turns = 0 if game.has_played else game.quiet_turns + 1
    game.current = (game.current + 1) % len(game.players)
    begin_turn(game)


async def take_action(game: Castle, player: Player) -> None:
    """Draw, exchange or play. [CAS-3.2]"""
    options = plays(game, player)
    if game.actions_left == ACTIONS:
        end_if_stalemate(game, has_play=bool(options))
    if player.deck:
        options.insert(0, DRAW)
    for card in player.hand:  # for every card of the reserve [CAS-3.4]
        options += map(card.exchange.__getitem__, game.reserve)
    if not options:  # [CAS-3.6]
        game.actions_left = 0
        game.tell(LostActions(player.ref))
        return
    menu = Menu("prompt.action", options, auto=True, rule="CAS-3.2", kind="lay", why_not=partial(why_not, game, player))
    answer = await ask_one(player, menu)
    game.actions_left -= 1
    if answer == DRAW:
        draw(game, player)
        return
    verb, ref, other = answer.split(" ")
    if verb == "play":
        await play_card(game, player, CARD_BY_REF[ref], other)
    else:
        exchange(game, player, CARD_BY_REF[ref], CARD_BY_REF[other])


def plays(game: Castle, player: Player) -> list[Option]:
    """Every card of the hand on every place for it. [CAS-3.5]"""
    options: list[Option] = []
    areas = Areas(game)
    for card in player.hand:
        found = areas[card.area] if card.kind in PLAIN else places(game, card, areas)
        options += map(card.play.__getitem__, found)
    return options


def exchange(game: Castle, player: Player, given: Card, taken: Card) -> None:
    """A hand card for a card that was already in the reserve. [CAS-3.4]"""
    player.hand[player.hand.index(given)] = taken
    game.reserve[game.reserve.index(taken)] = given
    game.tell(Exchanged(player.ref, (given.ref,), (taken.ref,)))


# The end [CAS-11]


def end_if_somebody_is_out(game: Castle) -> None:
    """Whoever has no card left wins, the active player before the others. [CAS-11.1 to CAS-11.4]"""
    for player in game.players:
        if not player.hand and not player.deck:
            first = next(player for player in game.clockwise() if not player.hand and not player.deck)
            raise GameOver(Result((first.seat,), "result.out-of-cards", cards_left(game)))


def end_if_stalemate(game: Castle, *, has_play: bool) -> None:
    """No room for any card, or ten rounds without a play: the fewest hand cards win. [CAS-11.5 to CAS-11.7]"""
    if game.quiet_turns >= QUIET_ROUNDS * len(game.players):
        how = "result.no-progress"
    elif not has_play and not has_room(game):
        how = "result.no-room"
    else:
        return
    fewest = min(standing(player) for player in game.players)
    winners = tuple(player.seat for player in game.players if standing(player) == fewest)
    raise GameOver(Result(winners, how, cards_left(game)))


def standing(player: Player) -> tuple[int, int]:
    """How a player stands in a stalemate: the fewer the better. [CAS-11.7]"""
    return len(player.hand), len(player.hand) + len(player.deck)


def has_room(game: Castle) -> bool:
    """Whether any card in a hand, a deck or the reserve has a legal place. [CAS-11.5]"""
    return any(places(game, card) for card in game.reserve) or any(
        places(game, card) for player in game.players for card in (*player.hand, *player.deck)
    )


def cards_left(game: Castle) -> tuple[int, ...]:
    """The cards each player still has."""
    return tuple(len(player.hand) + len(player.deck) for player in game.players)

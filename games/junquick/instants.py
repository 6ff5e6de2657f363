"""Drawing up, and the instants that are carried out before a round. [JUN-4, JUN-C-BATTLE to JUN-C-DEPOPULATION]"""

from __future__ import annotations

from collections.abc import Callable

from engine.choices import Ask, Menu, Option, Pick, Rule, Seat, put
from engine.effects import Behaviours
from games.junquick.asking import ask
from games.junquick.deck import CARD_BY_REF, Card
from games.junquick.events import (
    BattleDrawn,
    BattleLaid,
    BattleOff,
    BattleWon,
    CarriedOut,
    DominantStayed,
    Drew,
    DrewInstant,
    Gave,
    LaidInstant,
    LostCard,
    TookFromHand,
)
from games.junquick.scoring import draw
from games.junquick.state import HAND, Drawn, JunQuick, Player

READY = Option("ready")
MOVED, KILLED = 3, 2  # hand cards

Effect = Callable[[JunQuick], Rule[None]]
carried_out: Behaviours[Effect] = Behaviours("carried out before a round")


# Drawing [JUN-4.2]


def draw_up(game: JunQuick) -> None:
    """From the first player clockwise, each in full before the next. [JUN-4.2, JUN-13.2]"""
    for player in game.clockwise():
        if len(player.hand) < HAND:
            draw_cards(game, player, HAND - len(player.hand))


def draw_cards(game: JunQuick, player: Player, count: int) -> None:
    """One at a time; an instant is laid out at once and counts as one of them. [JUN-4.2, JUN-4.9]"""
    drawn: list[Card] = []
    try:
        for _ in range(count):
            card = draw(game, player)
            if card.category == "instant" and not game.settings.manual_instants:
                game.instant_row.append(Drawn(card, player.seat))
                game.tell(DrewInstant(player.ref, card.ref))
            else:
                drawn.append(card)
                player.hand.append(card)
    finally:
        if drawn:
            game.tell(Drew(player.ref, tuple(card.ref for card in drawn)))


def fill_hands(game: JunQuick) -> None:
    """Draw-ups until everybody holds six cards. [JUN-4.5]"""
    while any(len(player.hand) < HAND for player in game.players):
        draw_up(game)


# The step [JUN-4.3, JUN-4.4]


async def carry_out(game: JunQuick, drawn: Drawn) -> None:
    """Do what the card says completely; then it is discarded. [JUN-4.4]"""
    game.tell(CarriedOut(drawn.card.ref))
    await carried_out[drawn.card.kind](game)
    game.instant_row.remove(drawn)
    game.discard.append(drawn.card)


async def lay_instants(game: JunQuick) -> bool:
    """Everybody may lay an instant or say that he is ready; whether one was laid. [JUN-4.9]"""
    for player in game.clockwise():
        instants = [card.lay for card in player.hand if card.category == "instant"]
        menu = Menu("prompt.ready", [*instants, READY], default=READY, rule="JUN-4.9")
        answer = await ask(game, player, menu)
        if answer != READY:
            card = CARD_BY_REF[answer.refs[0]]
            player.hand.remove(card)
            game.instant_row.append(Drawn(card, player.seat))
            game.tell(LaidInstant(player.ref, card.ref))
            return True
    return False


# The cards


@carried_out("battle")
async def battle(game: JunQuick) -> None:
    """Everybody secretly lays a value card; the single highest wins, or else the single lowest. [JUN-C-BATTLE]"""
    menus = {player.seat: menu for player in game.clockwise() if (menu := battle_menu(player)) is not None}
    if not menus:
        game.tell(BattleOff())
        return
    answers = await put(Ask(menus, seconds=game.settings.turn_clock))
    chosen = {seat: CARD_BY_REF[answer.refs[0]] for seat, answer in answers.items()}
    for seat, card in chosen.items():
        game.tell(BattleLaid(f"seat:{seat}", card.ref))
    winner = battle_winner(chosen)
    if winner is None:
        game.tell(BattleDrawn())
        return
    for seat, card in chosen.items():
        game.players[seat].hand.remove(card)
        game.players[winner].nest.append(card)
    game.tell(BattleWon(f"seat:{winner}", tuple(card.ref for card in chosen.values())))


def battle_menu(player: Player) -> Menu | None:
    """One own value card; whoever has none sits out. A last card lays itself. [JUN-C-BATTLE, JUN-19.4]"""
    options = [Option.of("fight", card.ref) for card in player.hand if card.is_value]
    if not options:
        return None
    return Menu("prompt.battle", options, auto=len(player.hand) == 1, default=options[0], rule="JUN-C-BATTLE")


def battle_winner(chosen: dict[Seat, Card]) -> Seat | None:
    """A Dominant ranks above every other 4. [JUN-C-BATTLE]"""
    ranks = {seat: card.value + (card.category == "constant") for seat, card in chosen.items()}
    for best in (max(ranks.values()), min(ranks.values())):
        seats = [seat for seat, rank in ranks.items() if rank == best]
        if len(seats) == 1:
            return seats[0]
    return None


@carried_out("emigration")
async def emigration(game: JunQuick) -> None:
    """Clockwise, each gives three cards of free choice to the left neighbour. [JUN-C-EMIGRATION]"""
    fill_hands(game)
    for player in game.clockwise():
        options = [Option.of("give", card.ref) for card in player.hand]
        first = Option.of("give", *(card.ref for card in player.hand[:MOVED]))
        menu = Menu("prompt.give", options, {"give": Pick(MOVED, MOVED)}, default=first, rule="JUN-C-EMIGRATION")
        cards = [CARD_BY_REF[ref] for ref in (await ask(game, player, menu)).refs]
        left = game.left_of(player)
        for card in cards:
            player.hand.remove(card)
            left.hand.append(card)
        game.tell(Gave(player.ref, left.ref, tuple(card.ref for card in cards)))


@carried_out("immigration")
async def immigration(game: JunQuick) -> None:
    """Clockwise, each takes three random cards from the right neighbour's hand. [JUN-C-IMMIGRATION]"""
    fill_hands(game)
    for player in game.clockwise():
        right = game.right_of(player)
        cards = pick_from_hand(game, right, MOVED)
        for card in cards:
            right.hand.remove(card)
            player.hand.append(card)
        game.tell(TookFromHand(player.ref, right.ref, tuple(card.ref for card in cards)))


@carried_out("depopulation")
async def depopulation(game: JunQuick) -> None:
    """Clockwise, two random cards of each right neighbour are discarded; a Dominant stays. [JUN-C-DEPOPULATION]"""
    fill_hands(game)
    for player in game.clockwise():
        right = game.right_of(player)
        for card in pick_from_hand(game, right, KILLED):
            if card.category == "constant":  # [JUN-3.5]
                game.tell(DominantStayed(right.ref, card.ref))
                continue
            right.hand.remove(card)
            game.discard.append(card)
            game.tell(LostCard(right.ref, card.ref))


def pick_from_hand(game: JunQuick, player: Player, count: int) -> list[Card]:
    """So many different cards of a hand, by chance. [JUN-15.7, JUN-20.1]"""
    rest = list(player.hand)
    picked: list[Card] = []
    for _ in range(min(count, len(rest))):
        card = game.dice.pick(rest)
        rest.remove(card)
        picked.append(card)
    return picked

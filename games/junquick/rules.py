"""The game of JunQuick from the deal to the end, in the rulebook's order."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from engine.choices import Menu, Option, Rule, checkpoint
from engine.dice import Dice
from engine.games import Result
from games.junquick.asking import ask
from games.junquick.deck import INSTANTS, REGULAR, VIRUSES
from games.junquick.events import Dealt, Redrew, RoundBegan
from games.junquick.instants import carry_out, draw_cards, draw_up, lay_instants
from games.junquick.legal import PASS, REDRAW, turn_plays, why_not_on_turn
from games.junquick.pile import begin_acting, leave_round
from games.junquick.plays import act, lay
from games.junquick.races import leader_race
from games.junquick.round_end import end_round
from games.junquick.state import HAND, JunQuick, JunQuickOptions, Phase, Player, Settings

MOST_REDRAWS = 3  # [JUN-6.6]


def new(seats: int, options: JunQuickOptions, dice: Dice) -> JunQuick:
    """The table before the deal. [JUN-2.6]"""
    return JunQuick(dice=dice, settings=Settings.of(options), players=[Player(seat) for seat in range(seats)])


async def play(game: JunQuick) -> Result:
    """The whole game: it ends when a card is to be drawn and none is there, or in a stalemate. [JUN-14.1]"""
    while True:
        await checkpoint()
        await STEPS[game.phase](game)


async def deal(game: JunQuick) -> None:
    """The instants are shuffled in after the deal, so nobody begins with one. [JUN-2.1 to JUN-2.5]"""
    cards = list(REGULAR)
    game.dice.shuffle(cards)
    for player in game.players:
        player.hand, cards = cards[:HAND], cards[HAND:]
    game.deck = cards + INSTANTS
    game.dice.shuffle(game.deck)
    game.virus_deck = list(VIRUSES)
    game.dice.shuffle(game.virus_deck)
    game.first = game.dice.below(len(game.players))
    game.tell(Dealt(f"seat:{game.first}"))
    game.phase = "instants"


# Before a round [JUN-4]


async def before_round(game: JunQuick) -> None:
    """All players draw up. [JUN-13.2, JUN-4.4]"""
    draw_up(game)
    game.phase = "instants"


async def instant_step(game: JunQuick) -> None:
    """Carry out the instant at the front of the row and draw up; without one the round may start. [JUN-4.1, JUN-4.3]"""
    if not game.instant_row and not (game.settings.manual_instants and await lay_instants(game)):
        begin_round(game)
        return
    await carry_out(game, game.instant_row[0])
    game.phase = "draw-up"


def begin_round(game: JunQuick) -> None:
    """The first player has the first turn, also after a redraw. [JUN-6.1]"""
    if not game.redraws:
        game.round += 1
        game.tell(RoundBegan(game.round, f"seat:{game.first}"))
    game.phase = "recruiting"
    game.current = game.first


# The recruiting phase [JUN-6]


async def take_turn(game: JunQuick) -> None:
    """One turn: lay a card, use a property, or pass. [JUN-6.2]"""
    assert game.current is not None
    player = game.players[game.current]
    answer = await ask(game, player, turn_menu(game, player))
    if answer == REDRAW:
        redraw(game, player)
        return
    if answer == PASS:
        leave_round(game, player)
        begin_acting(game)
        if game.is_decided():
            game.phase = "round-end"
    else:
        await act(game, player, answer)
    go_on_after(game, player)


def turn_menu(game: JunQuick, player: Player) -> Menu:
    """Passing is always possible; with an empty hand it happens by itself. [JUN-6.9, JUN-6.12, JUN-19.4]"""
    top = game.effective_top()
    options = turn_plays(game, player, top)
    if may_redraw(game, options):
        options.append(REDRAW)
    options.append(PASS)
    prompts = ("prompt.open-infects", "prompt.turn-infects") if player.home else ("prompt.open", "prompt.turn")
    return Menu(
        prompts[top is not None],  # with a pack at home, to pass costs a virus [JUN-6.7]
        options,
        auto=not player.hand,
        default=PASS,
        about=() if top is None else (top.card.ref,),
        rule="JUN-6.3" if top is None else "JUN-6.2",
        why_not=partial(why_not_on_turn, game, player),
    )


def go_on_after(game: JunQuick, player: Player) -> None:
    """The turn of the next player clockwise who has not passed. [JUN-6.1, JUN-9.7]"""
    game.current = None
    if game.phase == "recruiting":
        following = player.seat + 1
        for other in game.players[following:] + game.players[:following]:
            if not other.passed:
                game.current = other.seat
                return


def may_redraw(game: JunQuick, plays: list[Option]) -> bool:
    """Only without an opening card and before anybody has acted, so only the first player. [JUN-6.6]"""
    return not (game.begun or plays) and bool(game.deck) and game.redraws < MOST_REDRAWS


def redraw(game: JunQuick, player: Player) -> None:
    """Show the hand, shuffle it into the deck, draw six; instants come before the turn. [JUN-6.6]"""
    begin_acting(game)  # forgotten instants come to light, but the round has not begun yet
    game.begun = False
    game.tell(Redrew(player.ref, tuple(card.ref for card in player.hand)))
    game.deck += player.hand
    player.hand.clear()
    game.dice.shuffle(game.deck)
    game.redraws += 1
    game.current = None
    draw_cards(game, player, HAND)
    game.phase = "instants"


# The leader phase [JUN-7]


async def leader_step(game: JunQuick) -> None:
    """One race; without a play all but the lead are taken to have passed. [JUN-7.2, JUN-7.6]"""
    play = await leader_race(game)
    if play is None:
        game.phase = "round-end"
        return
    await lay(game, *play)
    go_on_after(game, play[0])


STEPS: Final[dict[Phase, Callable[[JunQuick], Rule[None]]]] = {
    "set-up": deal,
    "draw-up": before_round,
    "instants": instant_step,
    "recruiting": take_turn,
    "leader": leader_step,
    "round-end": end_round,
}

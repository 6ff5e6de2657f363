"""The game of two: two characters each, one of them active, and one hand for both. [BNG-19.1 to BNG-19.16]"""

from __future__ import annotations

from typing import Final

from engine.choices import Menu, Option, Seat, all_choose, ask_one, singles
from games.bang.abilities import give_turn, settle_person
from games.bang.asking import ask, looking
from games.bang.dealing import become, begin_with, deal_hands, first_seat
from games.bang.events.abilities import CharacterDealt
from games.bang.events.game import Activated
from games.bang.experience import buy_back
from games.bang.modes import MODES, Ended, Mode
from games.bang.questions import ACTIVE, DRAFT
from games.bang.scoring import lone_winner
from games.bang.state import Bang, Player

EACH: Final = 2  # characters


async def deal(game: Bang) -> None:
    """Characters are drafted, one of each pair made active, and cards dealt for it. [BNG-19.1, BNG-19.3]"""
    first = first_seat(game)
    await draft(game, first)
    await choose_first_active(game)
    active = [player for player in game.players if not player.is_passive]
    if active[0].seat != first:
        active.reverse()
    if game.options.experience:
        await buy_back(game, active)
    deal_hands(game, active)
    begin_with(game, active[0])


async def draft(game: Bang, first: Seat) -> None:
    """Of four open characters the first player and the other take one each in turn. [BNG-19.1]"""
    table = [f"character:{game.characters.pop()}" for _ in range(2 * EACH)]
    for place in range(EACH):
        for seat in (first, 1 - first):
            player = game.players[EACH * seat + place]
            with looking(game, "look.draft", table):
                options = [Option.of("take", character) for character in table]
                answer = await ask_one(player, Menu("prompt.draft", options, auto=True, rule="BNG-19.1", kind=DRAFT))
            table.remove(answer.refs[0])
            await come_forward(game, player, answer.refs[0])


async def come_forward(game: Bang, player: Player, ref: str) -> None:
    """A character lies before its player: both of them share one hand. [BNG-19.2]"""
    player.ref = ref
    player.hand = game.players[EACH * player.seat].hand
    game.tell(CharacterDealt(f"seat:{player.seat}", ref))
    await become(game, player, ref.partition(":")[2])


async def choose_first_active(game: Bang) -> None:
    """Both choose their active character at the same time, in secret. [BNG-19.3]"""
    pairs = {seat: [player for player in game.players if player.seat == seat] for seat in (0, 1)}
    chosen = await all_choose(pairs, "prompt.active", verb="activate", rule="BNG-19.3", kind=ACTIVE)
    for active in chosen.values():
        activate(game, active)


def activate(game: Bang, player: Player) -> None:
    """This character plays, its partner rests."""
    for own in game.players:
        if own.seat == player.seat:
            own.is_passive = own is not player
    settle_person(game, player)
    game.tell(Activated(f"seat:{player.seat}", player.ref))


# Turns


async def next_player(game: Bang) -> Player:
    """The players take turns; the active character plays. [BNG-19.6]"""
    enemies = [player for player in game.ring if player.seat != game.active.seat]
    return next(player for player in enemies if not player.is_passive)


async def choose_active(game: Bang, player: Player) -> Player:
    """Before phase 1 a player chooses who is active; a passive character in Jail cannot be. [BNG-19.7]"""
    able = [own for own in game.own(player) if own.index != game.turn.jailed]
    options = singles("activate", [own.ref for own in able])
    default = Option.of("activate", player.ref)
    menu = Menu("prompt.active", options, auto=True, default=default, rule="BNG-19.7", kind=ACTIVE)
    answer = await ask(game, player, lambda: menu)
    chosen = game.player_at((answer or default).refs[0])
    if chosen is not player:
        give_turn(game, chosen)
        game.turn.player = chosen.index
        activate(game, chosen)
    return chosen


# Death and victory


async def survive(game: Bang, dead: Player, killer: Player | None) -> None:
    """No reward and no penalty; the partner is active from now on. [BNG-19.1, BNG-19.14]"""
    partner = game.partner(dead)
    if partner is not None and partner.is_alive and partner.is_passive:
        activate(game, partner)


def check_victory(game: Bang, dead: Player | None, killer: Player | None) -> None:
    """Whoever has eliminated both characters of the other wins. [BNG-19.4]"""
    seats = {player.seat for player in game.ring}
    if len(seats) == 1:
        raise Ended("result.two-down", sorted(seats), dead)


MODES["duo"] = Mode(
    deal=deal, next_player=next_player, reward=survive, check_victory=check_victory, dollars=lone_winner,
    choose_active=choose_active, characters_each=EACH, has_events=False,
)  # fmt: skip

"""Throw-away rules that try the core with the reactions of the coming games: at any time, races."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

import pytest

from engine.choices import Menu, Option, Pick, Seat, race
from engine.errors import BadAnswer
from engine.games import Result
from engine.timing import expire
from tests.engine.toys import OVER, Toy, answer_all, ask, assert_replays, menu, sit

# Bang: Sid Ketchum discards two cards for a life, at any time, beside the active player's question

SID = 1


@dataclass(slots=True)
class Saloon(Toy):
    life: list[int] = field(default_factory=lambda: [4, 1])


async def saloon(game: Saloon) -> Result:
    game.hands[SID] = [f"card:{name}" for name in "abcde"]
    for seat in (0, SID):
        game.said.append(f"{seat} {await ask_beside_sid(game, seat, 'shoot', 'end')}")
    return OVER


async def ask_beside_sid(game: Saloon, seat: Seat, *lines: str) -> Option:
    """Ask `seat`; before the answer is in, Sid may heal himself as often as he can."""
    asked_again = False
    while True:
        heals = [f"heal {card}" for card in game.hands[SID]] if len(game.hands[SID]) > 1 else []
        sets = {"heal": Pick(2, 2)}
        menus = {seat: menu(*lines)}
        if seat == SID:
            menus = {SID: menu(*lines, *heals, sets=sets)}
        elif heals:
            menus[SID] = menu(*heals, sets=sets, optional=True)
        who, answer = await race(menus, continues=asked_again)
        if answer.verb != "heal":
            return answer
        game.hands[SID] = [card for card in game.hands[SID] if card not in answer.refs]
        game.life[SID] += 1
        asked_again = who != seat


def test_somebody_may_speak_up_beside_the_active_players_question() -> None:
    table = sit(saloon, Saloon)
    assert table.awaited() == [0]
    shown = table.number
    table.answer(SID, "heal card:d card:b", shown)
    assert (table.state.life, table.state.hands[SID]) == ([4, 2], ["card:a", "card:c", "card:e"])
    table.answer(0, "shoot", shown)  # was on its way when Sid spoke up
    assert table.state.said == ["0 shoot"]
    assert_replays(table)


def test_an_ability_is_offered_only_while_it_can_be_used() -> None:
    table = sit(saloon, Saloon)
    answer_all(table, ["1 heal card:a card:b", "1 heal card:c card:d"])
    assert table.menu(SID) is None
    with pytest.raises(BadAnswer):
        table.answer(SID, "heal card:e card:a")


def test_in_his_own_turn_the_ability_stands_among_his_other_options() -> None:
    table = sit(saloon, Saloon)
    answer_all(table, ["0 end", "1 heal card:a card:b", "1 end"])
    assert (table.state.life, table.state.said) == ([4, 2], ["0 end", "1 end"])
    assert_replays(table)


# JunQuick: everybody may play or pass until the countdown ends; cards are cancelled, and cancels cancelled


async def leader_phase(game: Toy) -> Result:
    game.hands = [["card:raid"], ["card:no", "card:never"], ["card:veto"]]
    played = await first_to_play(game, set(range(game.seats)), "play")
    if played is not None:
        works = await takes_effect(game, *played)
        game.said.append(f"{played[1]} {'works' if works else 'is cancelled'}")
    await ask(0, "on")
    return OVER


async def first_to_play(game: Toy, seats: Iterable[Seat], verb: str) -> tuple[Seat, str] | None:
    """Who is the first of `seats` to play a card; a pass ends nothing for the others."""
    thinking = [seat for seat in seats if game.hands[seat]]
    passed = False
    while thinking:
        menus = {seat: play_or_pass(game, seat, verb) for seat in thinking}
        who, answer = await race(menus, continues=passed)
        if answer != "pass":
            game.hands[who].remove(answer.refs[0])
            return who, answer.refs[0]
        thinking.remove(who)
        passed = True
    return None


def play_or_pass(game: Toy, seat: Seat, verb: str) -> Menu:
    return menu(*(f"{verb} {card}" for card in game.hands[seat]), "pass", default=Option("pass"))


async def takes_effect(game: Toy, seat: Seat, card: str) -> bool:
    """Unless somebody else cancels it; and the cancel in turn takes effect unless it is cancelled."""
    cancel = await first_to_play(game, (other for other in range(game.seats) if other != seat), "cancel")
    return cancel is None or not await takes_effect(game, *cancel)


def test_a_pass_does_not_end_the_race() -> None:
    table = sit(leader_phase, Toy, seats=3)
    shown = table.number
    table.answer(1, "pass", shown)
    assert table.awaited() == [0, 2]
    table.answer(2, "play card:veto", shown)
    assert table.number == shown + 1
    with pytest.raises(BadAnswer, match="answers question"):
        table.answer(0, "play card:raid", shown)
    assert_replays(table)


def test_when_the_countdown_ends_everybody_has_passed() -> None:
    table = sit(leader_phase, Toy, seats=3)
    table.answer(1, "pass")
    expire(table, table.number)
    assert list(map(str, table.moves)) == ["1 pass", "0 pass", "2 pass"]
    assert (table.where(), table.state.said) == ("leader_phase > ask", [])
    assert_replays(table)


@pytest.mark.parametrize(
    ("answers", "outcome"),
    [
        (["1 pass", "2 pass"], "card:raid works"),
        (["1 cancel card:no", "2 pass"], "card:raid is cancelled"),
        (["1 cancel card:no", "2 cancel card:veto", "1 pass"], "card:raid works"),
        (["2 cancel card:veto", "1 cancel card:no"], "card:raid works"),
        (["1 cancel card:no", "2 cancel card:veto", "1 cancel card:never"], "card:raid is cancelled"),
    ],
)
def test_a_cancel_can_be_cancelled_in_its_turn(answers: list[str], outcome: str) -> None:
    table = sit(leader_phase, Toy, seats=3)
    answer_all(table, ["0 play card:raid", *answers])
    assert table.state.said == [outcome]
    assert_replays(table)


def test_a_chain_of_cancels_is_seen_from_where_the_rules_are() -> None:
    table = sit(leader_phase, Toy, seats=3)
    answer_all(table, ["0 play card:raid", "1 cancel card:no", "2 cancel card:veto"])
    assert table.where() == "leader_phase > takes_effect > takes_effect > takes_effect > first_to_play > race"

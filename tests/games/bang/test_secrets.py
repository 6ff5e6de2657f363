"""Nobody learns from what he sees, hears or is asked what he may not know. [BNG-21, BNG-23]"""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

from engine.bots import random_option
from engine.dice import Dice
from engine.games import named_seats
from engine.promises import Watch
from engine.table import Table
from engine.timing import expire
from engine.views import Viewer
from games.bang import GAME
from games.bang.events.cards import Drew, Took
from games.bang.state import Bang
from games.bang.view import is_hand_open
from tests.playing import play_blindly, seated

ALL = ("dodge-city", "extra", "high-noon", "fistful", "wild-west-show")


def played(seats: int, seed: int, most: int = 120) -> Iterator[Table[Bang]]:
    """A random game with everything, after each of its first answers."""
    table = Table[Bang](GAME, seated(seats), {"expansions": ALL}, seed)
    chance = Dice(seed)
    while table.ask is not None and len(table.moves) < most:
        seat = chance.pick(list(table.ask.menus))
        menu = table.menu(seat)
        assert menu is not None
        if menu.optional and chance.below(4):
            continue
        table.answer(seat, random_option(menu, chance))
        yield table


def positions(seats: int) -> Iterator[Bang]:
    """States in the course of two games, copied so that they can be changed."""
    for seed in (1, 2):
        for count, table in enumerate(played(seats, seed)):
            if count % 10 == 0 and table.state.look is None and not is_hand_open(table.state):
                yield pickle.loads(pickle.dumps(table.state))


def views(game: Bang, *but: int) -> list[object]:
    viewers: list[Viewer] = [*(seat for seat in range(len(game.players)) if seat not in but), None]
    return [GAME.view(game, viewer) for viewer in viewers]


@pytest.mark.parametrize("seats", [4, 5, 8])
def test_a_hand_card_swapped_with_one_of_the_draw_pile_is_seen_by_its_owner_alone(seats: int) -> None:
    """[BNG-21.4, BNG-21.5]"""
    chance, swapped = Dice(1), 0
    for game in positions(seats):
        for player in game.players:
            cards = [card for card in player.hand if card.id != game.turn.marked]
            if cards and game.deck:
                before, own = views(game, player.seat), GAME.view(game, player.seat)
                mine, other = player.hand.index(chance.pick(cards)), chance.below(len(game.deck))
                player.hand[mine], game.deck[other] = game.deck[other], player.hand[mine]
                assert views(game, player.seat) == before
                assert GAME.view(game, player.seat) != own
                swapped += 1
    assert swapped > 20


@pytest.mark.parametrize("seats", [4, 8])
def test_two_hidden_roles_swapped_are_seen_by_these_two_alone(seats: int) -> None:
    """[BNG-21.1, BNG-21.2]"""
    swapped = 0
    for game in positions(seats):
        hidden = [player for player in game.players if not player.is_role_open]
        for one, two in pairwise(hidden):
            before = views(game, one.seat, two.seat)
            one.role, two.role = two.role, one.role
            assert views(game, one.seat, two.seat) == before
            swapped += 1
    assert swapped


@pytest.mark.parametrize("seats", [4, 8])
def test_nobody_sees_spares_or_the_order_of_a_pile(seats: int) -> None:
    """[BNG-21.5, BNG-21.6, BNG-21.8, BNG-21.9, BNG-21.10]"""
    chance = Dice(3)
    for game in positions(seats):
        before = views(game)
        chance.shuffle(game.deck)
        game.discard[:-1] = reversed(game.discard[:-1])
        game.events[:-1] = reversed(game.events[:-1])
        chance.shuffle(game.shows)
        spares = [player.spare for player in game.players]
        for player, spare in zip(game.players, reversed(spares), strict=True):
            player.spare = spare
        assert views(game) == before


@pytest.mark.parametrize("seats", [4, 6, 8])
def test_every_step_of_a_game_keeps_its_secrets(seats: int) -> None:
    """What a host sends to a seat, a bot gets too: no view, menu or news names what is hidden. [BNG-21.21]"""
    for seed in range(2):
        watch = None
        for table in played(seats, seed, 150):
            watch = watch or Watch(table)
            watch.step()


def test_news_of_hidden_cards_name_them_only_to_those_concerned() -> None:
    """[BNG-21.11, BNG-21.15, BNG-21.16]"""
    kept = 0
    for seed in range(3):
        table = list(played(6, seed, 200))[-1]
        for event in table.events():
            if isinstance(event, Drew) or (isinstance(event, Took) and not event.is_open):
                concerned = {event.seat, event.source} if isinstance(event, Took) else {event.seat}
                for seat in range(6):
                    shown = "card:" in str(event.seen_by(seat))
                    assert shown == (f"seat:{seat}" in concerned)
                assert "card:" not in str(event.seen_by(None))
                kept += 1
    assert kept > 50


# Questions that give nothing away


def shot_at(hand: list[str], **more: Any) -> Table[Bang]:
    """A shoots at B, who holds these cards."""
    position = {"A": {"hand": ["bang.b.2C"], **more}, "B": {"hand": hand}}
    table = Table[Bang](GAME, named_seats("ABCD"), {}, 1, position=position)
    table.answer(0, "play card:bang.b.2C seat:1")
    return table


def test_whether_somebody_had_an_answer_is_told_by_nothing() -> None:
    """Those who cannot answer and those who do not want to look the same. [BNG-23.1, BNG-23.2]"""
    able, unable = shot_at(["missed.b.2S"]), shot_at(["beer.b.6H"])
    for viewer in (0, 2, 3, None):
        assert able.view(viewer) == unable.view(viewer)
    for table in (able, unable):
        assert table.awaited() == [1]
        table.answer(1, "take-it")
    for viewer in (0, 2, 3, None):
        assert able.view(viewer) == unable.view(viewer)
        assert able.events(0, viewer) == unable.events(0, viewer)


def test_a_shot_is_shown_with_card_attacker_and_what_is_still_needed() -> None:
    """[BNG-23.5]"""
    table = shot_at(["missed.b.2S", "missed.b.3S", "beer.b.6H"], character="slab-the-killer")
    menu = table.menu(1)
    assert menu is not None
    assert (menu.prompt, menu.about) == ("prompt.dodge-twice", ("card:bang.b.2C", "seat:0"))
    table.answer(1, "answer card:missed.b.2S")
    menu = table.menu(1)
    assert menu is not None
    assert (menu.prompt, menu.about) == ("prompt.dodge", ("card:bang.b.2C", "seat:0"))


# What is answered for those who do not, and games that are taken up again


def test_whoever_does_not_answer_does_not_respond_does_not_choose_and_ends_his_turn() -> None:
    """[BNG-22.12]"""
    expected = {"prompt.dodge": "take-it", "prompt.indians": "take-it", "prompt.duel": "take-it",
                "prompt.rescue": "accept", "prompt.phase-2": "end", "prompt.first-card": "draw pile:deck",
                "prompt.discard": None, "prompt.store": None, "prompt.obliged": None}  # fmt: skip
    met = set()
    for seed in range(4):
        for table in played(6, seed, 150):
            for menu in (table.ask.menus if table.ask else {}).values():
                assert menu.default is None or menu.accept(menu.default) == menu.default
                if menu.prompt in expected:
                    assert menu.default == expected[menu.prompt], menu.prompt
                    met.add(menu.prompt)
    assert met >= expected.keys() - {"prompt.obliged", "prompt.first-card"}


def test_the_dead_are_buried_in_the_order_of_hand_and_laying_if_they_do_not_choose() -> None:
    """[BNG-22.8, BNG-22.12]"""
    dying = {"role": "renegade", "life": 1, "hand": ["bang.b.3C", "jail.b.4H"], "in-play": ["scope.b.AS", "knife.d.8H"]}
    position = {"A": {"hand": ["bang.b.2C"]}, "B": dying}
    table = Table[Bang](GAME, named_seats("ABCD"), {}, 1, position=position)
    for seat, answer in ((0, "play card:bang.b.2C seat:1"), (1, "take-it"), (1, "accept")):
        table.answer(seat, answer)
    expire(table, table.number)
    buried = ["bang.b.3C", "jail.b.4H", "scope.b.AS", "knife.d.8H"]
    assert [card.id for card in table.state.discard[-4:]] == buried


@pytest.mark.parametrize("seed", [3, 4])
def test_a_game_resumes_at_any_question_with_the_same_future(seed: int) -> None:
    """All chance is one seeded generator that is part of the state. [BNG-1.7, BNG-22.11]"""
    *_, table = played(5, seed, 80)
    for count in range(0, len(table.moves), 7):
        resumed = table.fork(count)
        for move in table.moves[count:]:
            resumed.answer(*move)
        assert resumed.digest() == table.digest()
        assert resumed.events() == table.events()


def test_another_seed_picks_another_card_blindly() -> None:
    """[BNG-1.7, BNG-22.1]"""
    taken = set()
    for seed in range(12):
        position = {"A": {"hand": ["panic.b.JH"]}, "B": {"hand": ["bang.b.2C", "bang.b.3C", "bang.b.4C"]}}
        table = Table[Bang](GAME, named_seats("ABCD"), {}, seed, position=position)
        table.answer(0, "play card:panic.b.JH hand:1")
        taken.add(table.state.players[0].hand[0].id)
    assert taken == {"bang.b.2C", "bang.b.3C", "bang.b.4C"}


def test_the_result_tells_what_everybody_was() -> None:
    """[BNG-12.7] Only when the game is over; with two players nobody has a role."""
    table = Table[Bang](GAME, seated(5), {}, 3)
    assert table.result is None
    play_blindly(table)
    assert table.result is not None
    dealt = ["role:deputy", "role:outlaw", "role:outlaw", "role:renegade", "role:sheriff"]
    assert sorted(map(str, table.result.roles)) == dealt
    laid_open = {player["ref"]: player["role"] for player in table.view(None)["players"]}
    assert [laid_open[f"seat:{seat}"] for seat in range(5)] == list(table.result.roles)
    duel = Table[Bang](GAME, seated(2), {}, 3)
    play_blindly(duel)
    assert duel.result is not None
    assert duel.result.roles == (None, None)

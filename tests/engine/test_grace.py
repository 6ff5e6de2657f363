"""One's last answer is not final at once: bots leave a moment to take it back, and it is known what asking would do."""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.choices import checkpoint
from engine.games import Result
from engine.hosting.bots import Pace
from tests.engine.hosts import Party, Waiting
from tests.engine.toys import OVER, Drew, Toy, ask, toy

PACE = Pace(wait=0.5, grace=3.0)


async def _in_turn(game: Toy) -> Result:
    """Everybody says something, one after the other; nobody learns anything."""
    for turn in range(12):
        await checkpoint()
        game.said.append(str(await ask(turn % game.seats, "say red", "say blue")))
    return OVER


@dataclass(slots=True)
class Decked(Toy):
    """With a deck that nobody knows."""

    deck: list[str] = field(default_factory=list)

    def draw(self, seat: int) -> None:
        """The next card."""
        card = self.deck.pop()
        self.hands[seat].append(card)
        self.tell(Drew(seat, card))


def _new_deck(game: Decked) -> None:
    if not game.said:
        game.deck = [f"card:{number}" for number in range(30)]
        game.dice.shuffle(game.deck)
        game.said.append("shuffled")


async def _next_draws(game: Decked) -> Result:
    """Whoever is next draws a card before being asked."""
    _new_deck(game)
    for turn in range(12):
        await checkpoint()
        game.draw(turn % game.seats)
        game.said.append(str(await ask(turn % game.seats, "say red", "say blue")))
    return OVER


async def _own_draws(game: Decked) -> Result:
    """Whoever has said something draws a card."""
    _new_deck(game)
    for turn in range(12):
        await checkpoint()
        game.said.append(str(await ask(turn % game.seats, "say red", "say blue")))
        game.draw(turn % game.seats)
    return OVER


IN_TURN, NEXT_DRAWS, OWN_DRAWS = toy(_in_turn, Toy), toy(_next_draws, Decked), toy(_own_draws, Decked)


async def _then_rolls(game: Toy) -> Result:
    """After every answer a die is rolled."""
    for turn in range(12):
        await checkpoint()
        game.said.append(str(await ask(turn % game.seats, "say red", "say blue")))
        game.said.append(f"rolled {game.dice.below(6)}")
    return OVER


ROLLS = toy(_then_rolls, Toy)


def test_a_bot_leaves_a_moment_to_take_the_last_answer_back() -> None:
    party = Party([0], bots=1, game=IN_TURN, pace=PACE)
    party.say_it(0, "say red")
    party.pass_time(2.9)
    assert party.moves == ["0 say red"]
    assert party.bots.is_in_grace
    party.ask_undo(party.ears[0], 0)
    assert party.moves == []
    party.say_it(0, "say blue")
    party.pass_time(3.1)
    assert len(party.moves) == 2
    assert not party.bots.is_in_grace


def test_without_grace_a_bot_answers_as_it_always_did() -> None:
    party = Party([0], bots=1, game=IN_TURN, pace=Pace(wait=0.5))
    party.say_it(0)
    assert not party.bots.is_in_grace
    party.pass_time(0.6)
    assert len(party.moves) == 2


def test_what_cannot_be_taken_back_delays_nobody() -> None:
    party = Party([0], bots=1, game=ROLLS, pace=PACE)
    party.say_it(0)
    assert not party.bots.is_in_grace
    party.pass_time(0.6)
    assert len(party.moves) == 2


def test_where_that_is_found_out_only_after_a_while_the_bot_goes_on_then() -> None:
    think = Waiting()
    party = Party([0], bots=1, game=ROLLS, pace=PACE, think=think)
    party.say_it(0)
    party.pass_time(1.0)
    assert len(party.moves) == 1
    think.go_on()
    party.pass_time(0.1)
    assert len(party.moves) == 2


def test_whoever_is_sure_ends_the_moment() -> None:
    party = Party([0], bots=1, game=IN_TURN, pace=PACE)
    party.say_it(0)
    party.pass_time(1.0)
    party.bots.end_grace()
    party.pass_time(0.1)
    assert len(party.moves) == 2


def test_bots_among_themselves_do_not_wait() -> None:
    party = Party([0], bots=2, game=IN_TURN, pace=PACE)
    party.say_it(0)
    party.pass_time(3.1)
    assert len(party.moves) == 2
    party.pass_time(0.6)
    assert len(party.moves) == 3


# What asking would do


def test_it_is_known_before_asking_what_would_come_of_it() -> None:
    party = Party([0], bots=1, game=IN_TURN, pace=PACE)
    ear = party.ears[0]
    assert party.undoing.prospect(ear, 0) == "nothing"
    party.say_it(0)
    assert party.undoing.prospect(ear, 0) == "free"
    party.pass_time(4)
    assert party.undoing.prospect(ear, 0) == "moved"
    party.ask_undo(ear, 0)
    assert ear.refused == ["lan-undo-moved"]


def test_with_others_elsewhere_they_would_be_asked() -> None:
    party = Party([0], [1], game=NEXT_DRAWS)
    party.say_it(0)
    assert party.undoing.prospect(party.ears[0], 0) == "asks"


def test_what_somebody_has_rolled_stays() -> None:
    party = Party([0], bots=1, game=ROLLS)
    party.say_it(0)
    assert party.undoing.prospect(party.ears[0], 0) == "stays"


def test_while_it_is_worked_out_nothing_is_known() -> None:
    think = Waiting()
    party = Party([0], bots=1, game=IN_TURN, think=think)
    party.say_it(0)
    assert party.undoing.prospect(party.ears[0], 0) is None
    think.go_on()
    assert party.undoing.prospect(party.ears[0], 0) == "free"


def test_what_only_a_bot_has_learnt_can_be_taken_back() -> None:
    """It begins anew from what it sees then. What the person has learnt cannot."""
    party = Party([0], bots=1, game=NEXT_DRAWS, pace=PACE)
    party.say_it(0)
    assert party.undoing.prospect(party.ears[0], 0) == "free"
    party.ask_undo(party.ears[0], 0)
    assert party.moves == []
    own = Party([0], bots=1, game=OWN_DRAWS)
    own.say_it(0)
    assert own.undoing.prospect(own.ears[0], 0) == "stays"


def test_whoever_shares_the_screen_and_has_not_looked_has_learnt_nothing() -> None:
    party = Party([0, 1], game=NEXT_DRAWS)
    ear = party.ears[0]
    ear.at_screen = 0
    party.screen_changed()
    party.say_it(0)
    assert party.undoing.prospect(ear, 0) == "free"
    ear.at_screen = 1
    party.screen_changed()
    assert party.undoing.prospect(ear, 0) == "stays"
    ear.at_screen = 0  # the other one has seen the new card, and gives the screen back
    party.screen_changed()
    assert party.undoing.prospect(ear, 0) == "stays"


def test_an_undo_before_the_curtain_gives_the_next_one_nothing_to_see() -> None:
    party = Party([0, 1], game=NEXT_DRAWS)
    ear = party.ears[0]
    ear.at_screen = 0
    party.screen_changed()
    party.say_it(0)
    party.ask_undo(ear, 0)
    assert party.moves == []
    assert party.table.awaited() == [0]

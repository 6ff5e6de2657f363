"""The table runs a game: it drives the rules from question to question, checks the answers and keeps them.

A game is its seed, its seats, its options and the list of answers; nothing else ever changes it. So undo, fork and
recovery after a failing rule are all the same: the last checkpoint, and the answers since played again.
"""

from __future__ import annotations

import pickle
import traceback
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from engine.choices import CHECKPOINT, Answers, Ask, Menu, Move, Option, Ref, Rule, Seat
from engine.dice import Dice
from engine.errors import BadAnswer, EmptyMenu, EndlessRule, RuleError
from engine.events import Event
from engine.games import Game, GameOver, Options, Result, SeatInfo, State, checked_options, seat_colours
from engine.notes import Note, Notes, checked_note
from engine.reports import digest_of, off_menu, paused_at
from engine.views import EVERYTHING, View, Viewer

MOST_STEPS_PER_ANSWER = 10_000
_STEPS = range(MOST_STEPS_PER_ANSWER)
ANSWERS_BETWEEN_CHECKPOINTS = 200  # a checkpoint costs about as much as playing ten answers again

S = TypeVar("S", bound=State)


class Kept(NamedTuple):
    """A checkpoint: the state, and how far the game had come."""

    state: bytes  # pickled; empty: as the game began
    moves: int
    number: int
    steps: Mapping[Seat, int]
    events: int


class Table(Generic[S]):
    """One game being played."""

    def __init__(
        self,
        game: Game[S],
        seats: Sequence[SeatInfo],
        options: Options | Mapping[str, Any] | None = None,
        seed: int = 0,
        *,
        position: Mapping[str, Any] | None = None,
        dice: Sequence[int | str] = (),
        checkpoint_every: int = ANSWERS_BETWEEN_CHECKPOINTS,
        asks_people: bool = False,
    ) -> None:
        """Seat the players and begin; `position` and `dice` fix the start and the chance of a scenario.

        A table that asks people puts what they can answer in one way only to them as well: a host answers it for
        whoever does not want to be asked. Otherwise, and for bots, the table itself does.
        """
        self.game = game
        self.seats = tuple(seats)
        self._has_chosen_colours = any(seat.colour for seat in seats)
        self.options = checked_options(game, len(seats), options or {})
        seat_colours(game, self.seats)
        self.seed = seed
        self.position = position
        self.asks_people, self.lesson = asks_people, ""  # the part of a lesson that it is, if it is one
        self.keeps_track = False  # of what seats have learnt of hidden things
        self.moves: list[Move] = []
        self.forced: set[int] = set()  # the places of those that people gave where the table could have
        self.on_move: list[Callable[[Move], None]] = []  # told of every answer, after it was carried out
        self.notes = Notes()  # not undone, and not in the digest
        self.on_note: list[Callable[[Note], None]] = []
        self.checkpoint_every = checkpoint_every
        self._fixed_dice = tuple(dice)
        self._kept = [Kept(b"", 0, 0, {}, 0)]
        self._begin(self._first_state(), [])

    def _first_state(self) -> S:
        """How the game begins: the same every time."""
        state = self.game.new(len(self.seats), self.options, Dice(self.seed, fixed=self._fixed_dice))
        if self.position is not None:
            self.game.arrange(state, self.position, [seat.name for seat in self.seats])
        return state

    def _begin(self, state: S, events: list[Event]) -> None:
        """Start the rules from the state of the last checkpoint, with all that had happened before."""
        self.state = state
        if self.keeps_track:
            state.keep_track()
        self.ask: Ask | None = None
        self.result: Result | None = None
        _, self.turn, self.number, steps, _ = self._kept[-1]  # turn: answers at the last checkpoint of the rules
        self._next_checkpoint = self.turn + self.checkpoint_every  # the number of answers by then
        self._steps = dict(steps)  # how often each seat has answered in private dialogues
        self._dialogues_since = 0  # how many answers there were when the last private dialogues began
        self._answers: Answers = {}
        self._events = events
        self._rules: Rule[Result] = self.game.play(state)
        self._run(None)

    # What may be known

    def view(self, viewer: Viewer) -> View:
        """What a seat (None: a spectator) may see; colours that people chose take the place of those of the seats."""
        return self._dressed(self.game.view(self.state, viewer), viewer)

    def views(self, viewers: Sequence[Viewer]) -> Iterator[View]:
        """What each of several viewers may see, one after the other, to be looked at only: they may have parts in
        common."""
        if self.game.views is None:
            return map(self.view, viewers)
        return map(self._dressed, self.game.views(self.state, viewers), viewers)

    def _dressed(self, view: View, viewer: Viewer) -> View:
        if self.game.marks and isinstance(viewer, int):
            view["notes"] = dict(self.notes.get(viewer, {}))
        if self._has_chosen_colours:
            for player, colour in zip(view["players"], seat_colours(self.game, self.seats), strict=True):
                player["colour"] = colour
        return view

    def menu(self, seat: Seat) -> Menu | None:
        """What a seat may choose from now; None if it is not asked, or has answered."""
        if self.ask is None or seat in self._answers:
            return None
        return self.ask.menus.get(seat)

    def number_of(self, seat: Seat) -> int:
        """The number of the question to a seat: what an answer names, so that none is given to another question.

        It tells nothing of how far others are with their private dialogues.
        """
        return self.number + self._steps.get(seat, 0)

    def awaited(self, viewer: Viewer = EVERYTHING) -> list[Seat]:
        """The seats that the game waits for, as far as `viewer` may know."""
        if self.ask is None:
            return []
        seats = [seat for seat, menu in self.ask.menus.items() if not menu.optional and seat not in self._answers]
        return [seat for seat in seats if viewer in (seat, EVERYTHING)] if self.ask.secret else seats

    def events(self, since: int = 0, viewer: Viewer = EVERYTHING) -> list[Event]:
        """What happened from event number `since` on, as `viewer` saw it."""
        happened = self._events[since:]
        if viewer == EVERYTHING:
            return happened
        return [seen for event in happened if (seen := event.seen_by(viewer)) is not None]

    @property
    def event_count(self) -> int:
        """How many events there were so far: what to pass to `events` later."""
        return len(self._events)

    # Answering

    def answer(self, seat: Seat, line: str, number: int | None = None) -> None:
        """Take an answer and go on to the next question. A refused answer changes nothing."""
        ask = self.ask
        if (
            ask is None
            or (number is not None and number != self.number_of(seat))
            or (menu := ask.menus.get(seat)) is None
            or seat in self._answers
            or (option := menu.accept(line)) is None
        ):
            raise self._refusal(seat, line, number)
        move = Move(seat, option)
        if self.asks_people and menu.auto and menu.only_answer() == option:
            self.forced.add(len(self.moves))
        self.moves.append(move)
        answers: Answers | None = {seat: option}
        if ask.until == "all":
            if len(ask.menus) > 1:
                answers = self._all_answers(ask, seat, option)
        elif ask.until == "each":
            self._steps[seat] = self._steps.get(seat, 0) + 1
        if answers is not None:
            try:
                self._run(answers)
            except Exception as failure:
                if ask.until == "each":
                    self._steps[seat] -= 1
                self._recover(failure)
        if self.on_move:
            for tell in tuple(self.on_move):
                tell(move)

    def _all_answers(self, ask: Ask, seat: Seat, option: Option) -> Answers | None:
        """Keep a secret answer until the last one is in; then all come out."""
        self._answers[seat] = option
        if not all(awaited in self._answers for awaited in ask.awaited):
            return None
        # in the order of the seats asked: nobody gains by answering early or late
        return {asked: self._answers[asked] for asked in ask.menus if asked in self._answers}

    def note(self, seat: Seat, about: Ref, mark: str) -> None:
        """Keep what a seat thinks of another; without a mark, nothing any more. No other seat ever learns of it."""
        note = checked_note(self.game, len(self.seats), seat, about, mark)
        if self.notes.take(note):
            for tell in tuple(self.on_note):
                tell(note)

    def _refusal(self, seat: Seat, line: str, number: int | None) -> BadAnswer:
        """Why an answer cannot be taken."""
        if self.ask is None:
            return BadAnswer("game-is-over", line=line)
        if number is not None and number != self.number_of(seat):
            return BadAnswer("late-answer", line=line, number=number, now=self.number_of(seat))
        menu = self.ask.menus.get(seat)
        if menu is None:
            return BadAnswer("not-asked", seat=seat, line=line, asked=", ".join(map(str, self.awaited(seat))))
        if seat in self._answers:
            return BadAnswer("answered-already", seat=seat, line=line)
        return off_menu(menu, seat, line)

    def _run(self, answers: Answers | None) -> None:
        """Let the rules go on until they ask somebody who has a choice."""
        advance = self._rules.send
        has_begun = False  # private dialogues whose first questions the table has answered
        for _ in _STEPS:
            try:
                request = advance(answers)
            except StopIteration as end:
                self._end(end.value)
                return
            except GameOver as end:
                self._end(end.result)
                return
            if request is CHECKPOINT:
                self.turn = len(self.moves)
                if self.turn >= self._next_checkpoint:
                    self._keep()
                answers = None
                continue
            answers = self._automatic(request)
            if answers is None:
                break
            has_begun = has_begun or (request.until == "each" and not request.continues)
        else:
            raise EndlessRule(f"no question in {MOST_STEPS_PER_ANSWER} steps, at {self.where()}")
        if has_begun or not request.continues:
            self.number += 1
            self._dialogues_since = len(self.moves)
        self.ask = request
        if news := self.state.news:
            self._events += news
            news.clear()

    def _automatic(self, ask: Ask) -> Answers | None:
        """The answers, if the table can give them all by itself; else those it can give are in already."""
        given: Answers = {}
        awaited = 0
        for seat, menu in ask.menus.items():
            if not menu.options or (menu.sets and menu.is_empty):
                raise EmptyMenu(f"the menu '{menu.prompt}' of seat {seat} is empty, at {self.where()}")
            if not menu.optional:
                awaited += 1
                answers_itself = menu.auto and not (self.asks_people and self.seats[seat].kind != "bot")
                if answers_itself and (only := menu.only_answer()) is not None:
                    given[seat] = only
        if not awaited:
            raise EmptyMenu(f"nobody has to answer, at {self.where()}")
        if given:
            if ask.until == "each":
                return dict([given.popitem()])
            if len(given) == (awaited if ask.until == "all" else len(ask.menus)):
                return given
            if ask.until != "all":
                given = {}
        self._answers = given
        return None

    def _end(self, result: Result) -> None:
        self.result = result
        self.ask = None
        self.number += 1
        self._answers = {}
        self._events += self.state.news
        self.state.news.clear()

    # Checkpoints, fork and undo

    def _keep(self) -> None:
        if not self._kept:  # an imagined game has no past
            return
        state = pickle.dumps(self.state, pickle.HIGHEST_PROTOCOL)
        self._kept.append(Kept(state, len(self.moves), self.number, dict(self._steps), len(self._events)))
        self._next_checkpoint = len(self.moves) + self.checkpoint_every

    def fork(self, moves: int | None = None, *, keeping_track: bool = False) -> Table[S]:
        """Another table at the same point, or as it was after the first `moves` answers.

        It starts from the last checkpoint before that point, and the answers since are given again. To keep track of
        what seats have learnt, all answers are.
        """
        wanted = self.moves[:moves]
        past = self._kept[:1] if keeping_track and not self.keeps_track else self._kept
        kept = [checkpoint for checkpoint in past if checkpoint.moves <= len(wanted)]
        if not kept:
            raise RuleError("an imagined game has no past: it can be played on, but neither forked nor undone")
        last = kept[-1]
        fork: Table[S] = object.__new__(type(self))
        fork.__dict__.update(self.__dict__, moves=wanted[: last.moves], _kept=kept, notes=self.notes.copy())
        fork.on_move, fork.on_note = [], []
        fork.keeps_track = self.keeps_track or keeping_track
        fork.forced = {place for place in self.forced if place < last.moves}
        state: S = pickle.loads(last.state) if last.state else self._first_state()
        fork._begin(state, self._events[: last.events])
        for move in wanted[last.moves :]:
            fork.answer(*move)
        return fork

    def imagine(self, seat: Seat, chance: Dice) -> Table[S]:
        """A fork for a bot that looks ahead: everything hidden from `seat`, and all chance to come, is dealt anew.

        Menus already handed to others stay as they were: look ahead from questions to `seat` alone.
        """
        fork = self.fork(keeping_track=True)
        fork.state.dice = Dice(chance.below(1 << 30))
        fork.game.deal_anew(fork.state, seat, chance)
        fork._kept = []  # from them the real game could be had back
        fork.asks_people = False
        fork.notes = Notes()
        return fork

    def undo(self, moves: int) -> int:
        """Go back to how the game was after the first `moves` answers; how many events are as they were. Answers on
        their way are late from now on.

        In private dialogues only one seat goes back: what others have answered since stands, and is not late.
        """
        back = self.fork(moves)
        events = back.event_count
        if self.is_private(moves):
            seat = self.moves[moves].seat
            back.repeat(self.others_since(moves))
            self._become(back, self.number, {**self._steps, seat: self._steps[seat] + 1})
        else:
            self._become(back, self.number + 1, self._steps)
        return events

    def _become(self, back: Table[S], number: int, steps: dict[Seat, int]) -> None:
        back.on_move, back.on_note, back.notes = self.on_move, self.on_note, self.notes
        back.number, back._steps = number, steps
        self.__dict__.update(back.__dict__)

    def frozen(self) -> Table[S]:
        """This table as it is now, to be forked later, in any thread, whatever happens here meanwhile."""
        past: Table[S] = object.__new__(type(self))
        past.__dict__.update(self.__dict__, moves=self.moves[:], _kept=self._kept[:], _events=self._events[:])
        past.forced = set(self.forced)
        return past

    def is_private(self, moves: int) -> bool:
        """Whether all answers but the first `moves` were given in the private dialogues that go on now."""
        in_dialogues = self.ask is not None and self.ask.until == "each"
        return in_dialogues and self._dialogues_since <= moves < len(self.moves)

    def others_since(self, moves: int) -> list[Move]:
        """What others have answered in private dialogues since the first `moves` answers."""
        seat = self.moves[moves].seat
        return [move for move in self.moves[moves:] if move.seat != seat]

    def repeat(self, moves: Sequence[Move]) -> None:
        """Give answers of other private dialogues again."""
        try:
            for move in moves:
                self.answer(*move)
        except BadAnswer as refusal:
            raise RuleError(f"a private dialogue depends on the answers of another: {refusal}") from refusal

    def _recover(self, failure: Exception) -> None:
        """After a failing rule: be again as before the answer, and say where the rules failed."""
        failed = self.moves[-1]
        frames = traceback.extract_tb(failure.__traceback__)[2:]
        places = " > ".join(frame.name for frame in frames) or self.game.play.__name__
        self._become(self.fork(len(self.moves) - 1), self.number, self._steps)
        kind = type(failure) if isinstance(failure, RuleError) else RuleError
        raise kind(f"'{failed}' failed at {places}: {failure}; the game stays at the question before") from failure

    # For reports and tests

    def where(self) -> str:
        """The rules that are paused, outermost first: `play > take_turn > king`."""
        return paused_at(self._rules)

    def digest(self) -> str:
        """A short hash of the whole state, the same on every machine: drift is noticed at once."""
        return digest_of(self.state, self._answers)

"""The table runs a game: it drives the rules from question to question, checks the answers and keeps them.

A game is its seed, its seats, its options and the list of answers; nothing else ever changes it. So undo, fork and
recovery after a failing rule are all the same: the last checkpoint, and the answers since played again.
"""

from __future__ import annotations

import hashlib
import pickle
import traceback
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec

from engine.choices import Answers, Ask, Menu, Option, Ref, Rule, Seat
from engine.dice import Dice
from engine.errors import BadAnswer, BadSetup, EmptyMenu, EndlessRule, RuleError
from engine.events import Event
from engine.games import LONGEST_NAME, Game, GameOver, Options, Result, SeatInfo, State
from engine.views import EVERYTHING, View, Viewer, seat_ref, strings_in

MOST_STEPS_PER_ANSWER = 10_000
NO_MARK = "none"  # how the log says that a note was wiped off
ANSWERS_BETWEEN_CHECKPOINTS = 100  # a checkpoint costs about as much as playing three answers again

S = TypeVar("S", bound=State)


class Move(NamedTuple):
    """One answer, as the log holds it."""

    seat: Seat
    option: Option

    def __str__(self) -> str:
        return f"{self.seat} {self.option}"


class Note(NamedTuple):
    """What one seat thinks of another: for its own eyes, and no part of the game."""

    seat: Seat
    about: Ref
    mark: str  # empty: nothing any more

    def __str__(self) -> str:
        return f"note {self.seat} {self.about} {self.mark or NO_MARK}"


class LookedBack(NamedTuple):
    """What going back would mean."""

    events: int  # how many there were then
    is_free: bool  # nobody has to agree


class _Kept(NamedTuple):
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
        self.asks_people = asks_people
        self.moves: list[Move] = []
        self.forced: set[int] = set()  # the places of those that people gave where the table could have
        self.on_move: list[Callable[[Move], None]] = []  # told of every answer, after it was carried out
        self.notes: dict[Seat, dict[Ref, str]] = {}  # by whom, about whom: not undone, and not in the digest
        self.on_note: list[Callable[[Note], None]] = []
        self.checkpoint_every = checkpoint_every
        self._fixed_dice = tuple(dice)
        self._kept = [_Kept(b"", 0, 0, {}, 0)]
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
        self.ask: Ask | None = None
        self.result: Result | None = None
        self.number = self._kept[-1].number  # of the question: an answer to an older one is refused
        self._steps = dict(self._kept[-1].steps)  # how often each seat has answered in private dialogues
        self._dialogues_since = 0  # how many answers there were when the last private dialogues began
        self._answers: Answers = {}
        self._events = events
        self._rules: Rule[Result] = self.game.play(state)
        self._run(None)

    # What may be known

    def view(self, viewer: Viewer) -> View:
        """What a seat (None: a spectator) may see; colours that people chose take the place of those of the seats."""
        return self._dressed(self.game.view(self.state, viewer), viewer)

    def views(self, viewers: Sequence[Viewer]) -> list[View]:
        """What each of several viewers may see, to be looked at only: they may have parts in common."""
        if self.game.views is None:
            return [self.view(viewer) for viewer in viewers]
        seen = self.game.views(self.state, viewers)
        return [self._dressed(view, viewer) for view, viewer in zip(seen, viewers, strict=True)]

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
        seats = [seat for seat in self.ask.awaited if seat not in self._answers]
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
        ask, option = self._checked(seat, line, number)
        move = Move(seat, option)
        if self.asks_people and ask.menus[seat].auto and ask.menus[seat].only_answer() == option:
            self.forced.add(len(self.moves))
        self.moves.append(move)
        self._answers[seat] = option
        answers: Answers | None = None
        if ask.until != "all" or len(ask.menus) == 1:
            answers = {seat: option}
            if ask.until == "each":
                self._steps[seat] = self._steps.get(seat, 0) + 1
        elif all(awaited in self._answers for awaited in ask.awaited):
            # in the order of the seats asked: nobody gains by answering early or late
            answers = {asked: self._answers[asked] for asked in ask.menus if asked in self._answers}
        if answers is not None:
            number = self.number
            try:
                self._run(answers)
            except Exception as failure:
                if ask.until == "each":
                    self._steps[seat] -= 1
                self._recover(failure, number)
        for tell in tuple(self.on_move):
            tell(move)

    def answer_together(self, lines: Mapping[Seat, str], number: int) -> list[Seat]:
        """Answers to a race that came at the same moment; the seats that were heard.

        Of those that decide it, only the one of the seat that stands first in the question is heard; if none does, all
        are, in that order. What is not on the menu is not heard.
        """
        ask = self.ask
        if ask is None or ask.race is None or number != self.number:
            return []
        spoken = [seat for seat in ask.menus if seat in lines and ask.menus[seat].accept(lines[seat]) is not None]
        deciding = [seat for seat in spoken if Option(lines[seat]).verb in ask.race.decides]
        heard: list[Seat] = []
        for seat in deciding[:1] or spoken:
            if number == self.number:
                self.answer(seat, lines[seat])
                heard.append(seat)
        return heard

    def expire(self, number: int) -> None:
        """Time is up for a question: answer it for every seat that is still awaited and has a default."""
        if number != self.number:
            return
        for seat in self.awaited():
            menu = self.menu(seat)
            if menu is not None and menu.default is not None and number == self.number:
                self.answer(seat, menu.default)

    def note(self, seat: Seat, about: Ref, mark: str) -> None:
        """Keep what a seat thinks of another; without a mark, nothing any more. No other seat ever learns of it."""
        others = [seat_ref(other) for other in range(len(self.seats)) if other != seat]
        if seat not in range(len(self.seats)) or about not in others or mark not in ("", NO_MARK, *self.game.marks):
            marks = ", ".join((*self.game.marks, NO_MARK)) if self.game.marks else NO_MARK
            raise BadAnswer("bad-note", note=f"{seat} {about} {mark}", marks=marks)
        note = Note(seat, about, "" if mark == NO_MARK else mark)
        own = self.notes.setdefault(seat, {})
        if own.get(about, "") == note.mark:
            return
        own.pop(about, None)
        if note.mark:
            own[about] = note.mark
        for tell in tuple(self.on_note):
            tell(note)

    @property
    def all_notes(self) -> list[Note]:
        """Every note that stands, in the order in which they were made."""
        return [Note(seat, about, mark) for seat, own in self.notes.items() for about, mark in own.items()]

    def _checked(self, seat: Seat, line: str, number: int | None) -> tuple[Ask, Option]:
        ask = self.ask
        if ask is None:
            raise BadAnswer("game-is-over", line=line)
        if number is not None and number != self.number_of(seat):
            raise BadAnswer("late-answer", line=line, number=number, now=self.number_of(seat))
        menu = ask.menus.get(seat)
        if menu is None:
            raise BadAnswer("not-asked", seat=seat, line=line, asked=", ".join(map(str, self.awaited(seat))))
        if seat in self._answers:
            raise BadAnswer("answered-already", seat=seat, line=line)
        option = menu.accept(line)
        if option is None:
            flaw = menu.flaw(line)
            if flaw is not None:
                raise BadAnswer("bad-set", line=line, why=flaw, rule=flaw.rule)
            offered = ", ".join(menu.options[:12]) + (", …" if len(menu.options) > 12 else "")
            raise BadAnswer("not-on-menu", seat=seat, line=line, prompt=menu.prompt, options=offered)
        return ask, option

    def _run(self, answers: Answers | None) -> None:
        """Let the rules go on until they ask somebody who has a choice."""
        advance = self._rules.send
        news = self.state.news
        has_begun = False  # private dialogues whose first questions the table has answered
        for _ in range(MOST_STEPS_PER_ANSWER):
            try:
                request = advance(answers)
            except StopIteration as end:
                self._end(end.value)
                return
            except GameOver as end:
                self._end(end.result)
                return
            if not isinstance(request, Ask):
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
        self._events += news
        news.clear()

    def _automatic(self, ask: Ask) -> Answers | None:
        """The answers, if the table can give them all by itself; else those it can give are in already."""
        given: Answers = {}
        awaited = 0
        for seat, menu in ask.menus.items():
            if not menu.options or (menu.sets and menu.is_empty):
                raise EmptyMenu(f"the menu '{menu.prompt}' of seat {seat} is empty, at {self.where()}")
            if menu.optional:
                continue
            awaited += 1
            if menu.auto and (only := menu.only_answer()) is not None and not self._asks(seat):
                given[seat] = only
        if not awaited:
            raise EmptyMenu(f"nobody has to answer, at {self.where()}")
        if given and ask.until == "each":
            return dict([given.popitem()])
        if given and len(given) == (awaited if ask.until == "all" else len(ask.menus)):
            return given
        self._answers = given if ask.until == "all" else {}
        return None

    def _asks(self, seat: Seat) -> bool:
        return self.asks_people and self.seats[seat].kind != "bot"

    def _end(self, result: Result) -> None:
        self.result = result
        self.ask = None
        self.number += 1
        self._answers = {}
        self._events += self.state.news
        self.state.news.clear()

    # Checkpoints, fork and undo

    def _keep(self) -> None:
        if not self._kept or len(self.moves) - self._kept[-1].moves < self.checkpoint_every:
            return
        state = pickle.dumps(self.state, pickle.HIGHEST_PROTOCOL)
        self._kept.append(_Kept(state, len(self.moves), self.number, dict(self._steps), len(self._events)))

    def fork(self, moves: int | None = None) -> Table[S]:
        """Another table at the same point, or as it was after the first `moves` answers.

        It starts from the last checkpoint before that point, and the answers since are given again.
        """
        wanted = self.moves[:moves]
        kept = [checkpoint for checkpoint in self._kept if checkpoint.moves <= len(wanted)]
        if not kept:
            raise RuleError("an imagined game has no past: it can be played on, but neither forked nor undone")
        last = kept[-1]
        fork: Table[S] = object.__new__(type(self))
        fork.game, fork.seats, fork.options, fork.seed = self.game, self.seats, self.options, self.seed
        fork._has_chosen_colours, fork._fixed_dice = self._has_chosen_colours, self._fixed_dice
        fork.position, fork.checkpoint_every, fork.on_move, fork.on_note = self.position, self.checkpoint_every, [], []
        fork.asks_people, fork.forced = self.asks_people, {place for place in self.forced if place < last.moves}
        fork.notes = {seat: dict(own) for seat, own in self.notes.items()}
        fork.moves = wanted[: last.moves]
        fork._kept = kept
        state: S = pickle.loads(last.state) if last.state else self._first_state()
        fork._begin(state, self._events[: last.events])
        for move in wanted[last.moves :]:
            fork.answer(*move)
        return fork

    def imagine(self, seat: Seat, chance: Dice) -> Table[S]:
        """A fork for a bot that looks ahead: everything hidden from `seat`, and all chance to come, is dealt anew.

        Menus already handed to others stay as they were: look ahead from questions to `seat` alone.
        """
        fork = self.fork()
        fork.state.dice = Dice(chance.below(1 << 30))
        fork.game.deal_anew(fork.state, seat, chance)
        fork._kept = []  # from them the real game could be had back
        fork.asks_people = False
        fork.notes = {}
        return fork

    def undo(self, moves: int) -> int:
        """Go back to how the game was after the first `moves` answers; how many events are as they were. Answers on
        their way are late from now on.

        In private dialogues only one seat goes back: what others have answered since stands, and is not late.
        """
        back = self.fork(moves)
        events = back.event_count
        if self._is_private(moves):
            seat = self.moves[moves].seat
            back._repeat(self._others_since(moves))
            self._become(back, self.number, {**self._steps, seat: self._steps[seat] + 1})
        else:
            self._become(back, self.number + 1, self._steps)
        return events

    def _become(self, back: Table[S], number: int, steps: dict[Seat, int]) -> None:
        back.on_move, back.on_note, back.notes = self.on_move, self.on_note, self.notes
        back.number, back._steps = number, steps
        self.__dict__.update(back.__dict__)

    def look_back(self, moves: int) -> Callable[[], LookedBack]:
        """What going back would mean; worked out when it is called, in any thread, whatever happens here meanwhile."""
        past: Table[S] = object.__new__(type(self))
        past.__dict__.update(self.__dict__, moves=self.moves[:], _kept=self._kept[:], _events=self._events[:])
        return lambda: LookedBack(past.fork(moves).event_count, past.fork().is_free_undo(moves))

    def _is_private(self, moves: int) -> bool:
        """Whether all answers but the first `moves` were given in the private dialogues that go on now."""
        in_dialogues = self.ask is not None and self.ask.until == "each"
        return in_dialogues and self._dialogues_since <= moves < len(self.moves)

    def _others_since(self, moves: int) -> list[Move]:
        """What others have answered in private dialogues since the first `moves` answers."""
        seat = self.moves[moves].seat
        return [move for move in self.moves[moves:] if move.seat != seat]

    def _repeat(self, moves: Sequence[Move]) -> None:
        """Give answers of other private dialogues again."""
        try:
            for move in moves:
                self.answer(*move)
        except BadAnswer as refusal:
            raise RuleError(f"a private dialogue depends on the answers of another: {refusal}") from refusal

    def is_free_undo(self, moves: int) -> bool:
        """Whether going back needs nobody's consent.

        One seat takes back its own answers, and what had to follow from them; none of them was given in a race, no
        chance was drawn since then, no secret answers came out, and nobody learnt anything hidden but what that seat
        knew itself and chose to show.
        """
        others = self._others_since(moves) if self._is_private(moves) else []
        since = enumerate(self.moves[moves:], start=moves)
        taken = {place: move for place, move in since if move not in others}
        seats = {move.seat for place, move in taken.items() if place not in self.forced}
        if len(seats) != 1:
            return not seats
        before = self.fork(moves)
        before._repeat(others)
        if before.state.dice.spent != self.state.dice.spent or before._are_final([*taken.values()]):
            return False
        hidden = set(strings_in(before.view(EVERYTHING))) - before._known_to(*seats)
        viewers = (*range(len(self.seats)), None)
        return not any(hidden & self._known_to(viewer) - before._known_to(viewer) for viewer in viewers)

    def _are_final(self, moves: Sequence[Move]) -> bool:
        """Whether one of these answers was given in a race, or is the last one that several seats gave in secret."""
        again = self.fork()
        for move in moves:
            asked, number = again.ask, again.number
            again.answer(*move)
            if asked is None:
                continue
            is_over = again.ask is not asked if asked.until == "all" else again.number != number
            is_secret = asked.until == "each" or (asked.until == "all" and len(asked.menus) > 1)
            if asked.race is not None or (is_secret and is_over):
                return True
        return False

    def _known_to(self, viewer: Viewer) -> set[str]:
        """Everything that a viewer sees or was told so far."""
        return set(strings_in([self.view(viewer), [event.plain() for event in self.events(0, viewer)]]))

    def _recover(self, failure: Exception, number: int) -> None:
        """After a failing rule: be again as before the answer, and say where the rules failed."""
        failed = self.moves[-1]
        frames = traceback.extract_tb(failure.__traceback__)[2:]
        places = " > ".join(frame.name for frame in frames) or self.game.play.__name__
        self._become(self.fork(len(self.moves) - 1), number, self._steps)
        kind = type(failure) if isinstance(failure, RuleError) else RuleError
        raise kind(f"'{failed}' failed at {places}: {failure}; the game stays at the question before") from failure

    # For reports and tests

    def where(self) -> str:
        """The rules that are paused, outermost first: `play > take_turn > king`."""
        names: list[str] = []
        rule: Any = self._rules
        while hasattr(rule, "cr_code"):
            names.append(rule.cr_code.co_name)
            rule = rule.cr_await
        return " > ".join(names)

    def digest(self) -> str:
        """A short hash of the whole state, the same on every machine: drift is noticed at once."""
        pending = sorted((seat, str(option)) for seat, option in self._answers.items())
        whole = msgspec.json.encode([self.state, pending], enc_hook=_plain, order="deterministic")
        return hashlib.blake2b(whole, digest_size=5).hexdigest()


def _plain(thing: Any) -> Any:
    """For the digest: chance is seed and count, an option its line; whatever else is no plain data has an id."""
    if isinstance(thing, str):
        return str(thing)
    return thing.__getstate__() if isinstance(thing, Dice) else thing.id


def checked_options(game: Game[Any], seats: int, options: Options | Mapping[str, Any]) -> Options:
    """The options of a new game; a set-up that its rules do not allow is refused."""
    if seats not in game.seats:
        raise BadSetup("seat-count", game=game.name, seats=seats, least=game.seats[0], most=game.seats[-1])
    try:
        checked = msgspec.convert(_as_plain(options), game.options, strict=False)
    except msgspec.ValidationError as mistake:
        raise BadSetup("bad-option", game=game.name, mistake=mistake) from None
    game.check_setup(seats, checked)
    return checked


def seat_colours(game: Game[Any], seats: Sequence[SeatInfo]) -> list[str]:
    """The colour of every seat: as chosen, or the first that is free; two seats of one colour are refused."""
    usable = list(game.colours[: len(seats)])
    chosen = [seat.colour for seat in seats if seat.colour]
    if len(set(chosen)) < len(chosen) or not set(chosen) <= set(usable):
        raise BadSetup("colours", colours=", ".join(chosen), known=", ".join(usable))
    free = iter([colour for colour in usable if colour not in chosen])
    return [seat.colour or next(free, "") for seat in seats]


def _as_plain(options: Options | Mapping[str, Any]) -> Mapping[str, Any]:
    plain: Mapping[str, Any] = msgspec.to_builtins(options) if isinstance(options, Options) else options
    return plain


def named_seats(names: Sequence[str], kind: str = "person") -> list[SeatInfo]:
    """Seats for people (or bots) of these names."""
    try:
        return [msgspec.convert({"name": name, "kind": kind}, SeatInfo) for name in names]
    except msgspec.ValidationError:
        raise BadSetup("names", names=", ".join(names), most=LONGEST_NAME) from None

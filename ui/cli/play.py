"""`longtable play GAME --text`: a plain text client, over the same interface as the window."""

from __future__ import annotations

import contextlib
import math
import secrets
import sys
import time
from argparse import Namespace
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, NoReturn

from engine.bots import bot_for
from engine.cards import texts_of
from engine.choices import Menu, Option, Ref, Seat
from engine.errors import BadAnswer, BadFile, BadSetup, Problem
from engine.games import LONGEST_NAME, Game, SeatInfo, find_game, game_names
from engine.hosting.bots import Pace, is_same
from engine.hosting.habits import Asks
from engine.hosting.host import Host
from engine.hosting.timing import ManualTime
from engine.hosting.told import BotFailed, NotSaved, Refused, RuleFailed, Told, Update
from engine.saves import Journal, last_seen, list_saves, open_save, resume, saves_folder
from engine.table import Table
from engine.texts import Texts, common, of_game
from engine.views import View, strings_in
from ui.cli import options_from
from ui.picker import Picker

MOST_SAVES = 20  # so many are looked at for the list of games to continue
FEW = 12  # so many options are listed at once; more are narrowed down step by step


class Leave(Exception):
    """The people want to stop for now."""


def run(asked: Namespace, language: str) -> int:
    """Begin a game, or go on with a saved one, and play it to the end or until the people leave."""
    with contextlib.suppress(Leave):
        client = _resumed_or_new(asked, common(language), language)
        with contextlib.closing(client.host):
            client.play()
    return 0


def _resumed_or_new(asked: Namespace, texts: Texts, language: str) -> TextClient:
    folder = saves_folder(asked.saves)
    game, file = asked.game, asked.resume
    if file is None and game is None:
        game, file = _choose_from_list(folder, texts, language)
    if file is None:
        table = _new_table(asked, find_game(game), texts)
        return TextClient(table, language, Journal.begin(folder, table), asks=asked.ask)
    opened, journal = resume(Path(file))
    for problem in opened.noticed:
        print(texts.error(problem))
    return TextClient(opened.table, language, journal, asks=asked.ask)


def new_seats(asked: Namespace, game: Game[Any], texts: Texts) -> list[SeatInfo]:
    """The people and bots that the command names; enough bots for a game if it names none."""
    people = [name.strip() for name in asked.people.split(",")] if asked.people else [texts("cli.player")]
    if any(not 1 <= len(name) <= LONGEST_NAME for name in people) or len(set(people)) < len(people):
        raise BadSetup("names", names=", ".join(people), most=LONGEST_NAME)
    count = max(0, game.seats[0] - len(people)) if asked.bots is None else asked.bots
    bots = [SeatInfo(texts("cli.bot", number=number + 1), "bot", asked.level) for number in range(count)]
    for bot in bots:
        bot_for(game, bot)
    return [*map(SeatInfo, people), *bots]


def _new_table(asked: Namespace, game: Game[Any], texts: Texts) -> Table[Any]:
    seed = secrets.randbelow(1 << 48) if asked.seed is None else asked.seed
    return Table(game, new_seats(asked, game, texts), options_from(asked.option, game), seed, asks_people=True)


def _choose_from_list(folder: Path, texts: Texts, language: str) -> tuple[str | None, str | None]:
    """Which game, or which save: (game, None) or (None, file)."""
    saves = _unfinished(folder, texts)
    games = game_names()
    for number, (_, table) in enumerate(saves, 1):
        who = ", ".join(seat.name for seat in table.seats)
        title = of_game(table.game, language, [])("game.name")
        print(f"{number:3}  {texts('cli.continue', game=title, who=who, moves=len(table.moves))}")
    for number, name in enumerate(games, len(saves) + 1):
        print(f"{number:3}  {texts('cli.new', game=of_game(find_game(name), language, [])('game.name'))}")
    chosen = _number(texts, len(saves) + len(games))
    return (None, str(saves[chosen - 1][0])) if chosen <= len(saves) else (games[chosen - len(saves) - 1], None)


def _unfinished(folder: Path, texts: Texts) -> list[tuple[Path, Table[Any]]]:
    """The newest games that are not over; what cannot be opened is said, and hides nothing."""
    found: list[tuple[Path, Table[Any]]] = []
    for listed in list_saves(folder)[:MOST_SAVES]:
        try:
            table = open_save(listed.path).table
        except Problem as problem:
            print(f"     {texts.error(problem)}")
            continue
        if table.ask is not None:
            found.append((listed.path, table))
    return found


def _read(prompt: str) -> str:
    """A line from the keyboard; at the end of input the people have left."""
    try:
        return input(prompt).strip()
    except EOFError:
        raise Leave from None


def _wipe() -> None:
    """Leave nothing to be read, in a terminal that can forget not even by scrolling back."""
    print("\n" * 60 + ("\033[2J\033[3J\033[H" if sys.stdout.isatty() else ""), end="")


def _number(texts: Texts, most: int) -> int:
    while True:
        line = _read("> ")
        if line in ("q", "quit"):
            raise Leave
        if line.isdecimal() and 1 <= int(line) <= most:
            return int(line)
        print(texts("cli.number", most=most))


def _pick(picker: Picker, ref: Ref, verb: str = "") -> Option | None:
    """Pick a thing; the answer, if nothing more is to be picked."""
    picker.pick(ref, verb)
    return picker.answer or (None if picker.more else picker.finish())


class TextClient:
    """A terminal as a door to a running game: shows each person here what they may see, and asks them.

    Nothing can happen on the screen while somebody types: the time that it took passes when the line is there.
    """

    id = 0
    wants_sights = wants_reasons = False

    def __init__(
        self,
        table: Table[Any],
        language: str,
        journal: Journal | None = None,
        folder: Path | None = None,
        now: Callable[[], float] = time.monotonic,
        asks: Asks = "always",
    ) -> None:
        self.table = table
        self.names = [seat.name for seat in table.seats]
        self.texts = of_game(table.game, language, self.names)
        self.card_texts = texts_of(table.game.kinds, language)
        self.seats = [seat for seat, info in enumerate(table.seats) if info.kind != "bot"]  # of people
        self.at_screen: Seat | None = self.seats[0] if len(self.seats) == 1 else None
        self.told = {**dict.fromkeys(self.seats, 0), **last_seen(table)}  # how many events each seat was told of
        self._now, self._time = now, ManualTime()
        folders = () if folder is None else (folder,)
        self.host = Host(
            table,
            lambda: (self,),
            self._time,
            journal=journal,
            folders=folders,
            pace=Pace(reaction=1.0),
            asks=lambda seat: asks,
        )

    def hear(self, told: Told) -> None:
        """What is not seen on the table is said at once."""
        match told:
            case Update(as_before=int(events)):
                self.told = {seat: min(count, events) for seat, count in self.told.items()}
            case NotSaved(Problem() as problem) | Refused(problem):
                print(self.texts.error(problem))
            case NotSaved():
                print(self.texts("notice.lan-saved-again"))
            case BotFailed(seat):
                print(self.texts("notice.lan-bot-failed", seat=seat + 1))
            case RuleFailed():
                print(self.texts("notice.lan-rule-failed"))

    def play(self) -> None:
        """Until the game is over."""
        self.host.begin()
        while (seat := self._next_person()) is not None:
            self._pass_screen_to(seat)
            self._tell(seat)
            self._ask(seat)
        self._tell(self.at_screen)
        assert self.table.result is not None
        winners = [f"seat:{seat}" for seat in self.table.result.winners]
        print("\n" + self.table.game.describe(self.table.view(None), self.texts, self.names))
        print("\n" + self.texts(self.table.result.how, winners=winners))

    def _next_person(self) -> Seat | None:
        """Whoever is asked next; nobody waits for the others. None: it is over."""
        self._time.advance(0)
        while self.table.result is None and not self._asked():
            self._time.advance(1, self._asked)
        return next(iter(self._asked()), None)

    def _asked(self) -> list[Seat]:
        """The people here who are waited for."""
        if self.host.moment.is_open:
            return []
        here = [seat for seat in self.table.awaited() if seat in self.seats and seat not in self.host.stand_ins]
        return [seat for seat in here if not self.host.habits.spares(seat)]

    def _pass_screen_to(self, seat: Seat) -> None:
        """Somebody else sits down: hide everything until they say that they are there."""
        if self.at_screen != seat:
            _wipe()
            print(self.texts("cli.curtain", name=self.names[seat]))
            _read("")
            _wipe()
            self.at_screen = seat
            self.host.screen_changed()

    def _tell(self, seat: Seat | None) -> None:
        since = self.told.get(seat, 0) if seat is not None else 0
        for event in self.table.events(since, seat):
            print("  " + self.texts.event(event))
        if seat is not None:
            self.told[seat] = self.table.event_count

    def _ask(self, seat: Seat) -> None:
        print("\n" + self.table.game.describe(self.table.view(seat), self.texts, self.names))
        menu = self.table.menu(seat)
        assert menu is not None
        picker = Picker(menu)
        while self._step(seat, picker):
            pass

    def _step(self, seat: Seat, picker: Picker) -> bool:
        """Show what can be picked and let the person pick. False: it is answered, or the question begins anew."""
        lines = self._offers(seat, picker)
        print("\n" + self._prompt(picker))
        for count, (label, _) in enumerate(lines, 1):
            print(f"{count:3}  {label}")
        line = self._typed(seat, picker.menu)
        if line is None:
            return False
        if line.isdecimal() and 1 <= int(line) <= len(lines):
            option = lines[int(line) - 1][1]()
            if option is not None:
                self.host.answer(self, seat, option, self.table.number_of(seat))
            return option is None
        if line in ("", "0", "b"):
            picker.back()
        elif line == "v":
            return False
        elif line == "?":
            self._explain(picker.menu)
        elif line == "t":
            self._show_texts(seat, picker.menu)
        elif line == "u":
            return not self._undo(seat)
        elif line == "p":
            return not self._let_pass(seat)
        elif line.startswith("s "):
            self._save_as(line[2:].strip())
        elif line == "q":
            self._leave()
        else:
            print(self.texts("cli.number", most=len(lines)))
        return True

    def _typed(self, seat: Seat, menu: Menu) -> str | None:
        """A line; None: it comes too late, for others were quicker or the time is up."""

        def is_over() -> bool:
            now = self.table.menu(seat)
            return now is None or not is_same(now, menu)

        number, began = self.table.number_of(seat), self._now()
        line = _read(self.texts("cli.keys") + " > ")
        self._time.advance(self._now() - began, is_over)
        if number == self.table.number_of(seat) and not is_over():
            return line
        print(self.texts.error(BadAnswer("lan-too-late")))
        return None

    def _leave(self) -> NoReturn:
        journal, problem = self.host.journal, self.host.saving.problem
        print(self.texts.error(problem) if problem else self.texts("cli.saved", file=journal.path if journal else ""))
        raise Leave

    def _prompt(self, picker: Picker) -> str:
        picked = " · ".join(self.texts.name(ref) for ref in picker.refs)
        clock = self.host.clock
        left = self.texts("cli.time-left", seconds=math.ceil(clock.left)) if clock.is_running else ""
        flaw = self.texts.refusal(picker.flaw) if picker.flaw is not None else ""
        return "  ".join(filter(None, (self.texts.question(picker.menu), left, picked and f"[{picked}]", flaw)))

    def _offers(self, seat: Seat, picker: Picker) -> list[tuple[str, Callable[[], Option | None]]]:
        """What can be picked now, each with what gives the answer if that was all. What is the same is listed once."""
        offers: dict[str, Callable[[], Option | None]] = {}
        name = partial(self._name, self.table.view(seat))
        if picker.can_finish:
            offers[self.texts("cli.done")] = picker.finish
        if picker.set is not None:
            for ref in picker.more:
                offers.setdefault(name(ref), partial(_pick, picker, ref))
            suggested = picker.menu.suggest() if picker.set.checked else None
            if suggested is not None:
                offers[self.texts("cli.suggested")] = partial(Option, suggested)
            return list(offers.items())
        menu, steps = picker.menu, picker.steps
        is_short = len(picker.fitting) <= FEW
        for option in dict.fromkeys((*picker.fitting, *picker.complete)):
            verb = option.verb
            thing: Ref | None
            for thing in picker.left(option) or (None,):
                if thing is None or (verb not in menu.sets and (is_short or len(steps[verb, thing]) == 1)):
                    doubt = self.texts.doubt(menu, option)
                    label = self.texts.phrase(verb, option.refs, name) + (f"  ({doubt})" if doubt else "")
                    offers.setdefault(label, partial(Option, option))
                else:
                    label = self.texts.phrase(verb, (*picker.refs, thing, "…", "…"), name)
                    offers.setdefault(label, partial(_pick, picker, thing, verb))
        return list(offers.items())

    def _name(self, view: View, ref: Ref) -> str:
        """What tells a thing from others of its name, such as where it lies."""
        return self.table.game.name_thing(ref, view, self.texts, self.names)

    def _explain(self, menu: Menu) -> None:
        """Why not?"""
        refused = menu.refused
        if not refused:
            print(self.texts("cli.nothing-refused"))
        for why in refused:
            print(f"     {self.texts.name(why.refs)}: {self.texts.refusal(why)}")

    def _show_texts(self, seat: Seat, menu: Menu) -> None:
        """What is written on the cards that this is about, and on all others that the person sees."""
        asked = [menu.about, *(option.refs for option in menu.options)]
        seen = dict.fromkeys(strings_in([asked, self.table.view(seat)]))
        shown = {self.texts.name(ref): self.card_texts[ref] for ref in seen if ref in self.card_texts}
        for name, text in shown.items():
            print(f"     {name}: {text}")

    def _undo(self, seat: Seat) -> bool:
        """Take the last own answer back, if nobody has learnt anything since; whether that was done."""
        count = len(self.table.moves)
        try:
            self.host.ask_undo(self, seat)
        except BadAnswer as problem:
            print(self.texts.error(problem))
        return len(self.table.moves) < count

    def _let_pass(self, seat: Seat) -> bool:
        """Let everything pass until the next turn of a seat; whether that can be done."""
        try:
            self.host.let_pass(self, seat, True)
        except BadAnswer as problem:
            print(self.texts.error(problem))
            return False
        print(self.texts("ui.table.passing"))
        return True

    def _save_as(self, name: str) -> None:
        try:
            print(self.texts("cli.saved", file=self.host.saving.copy_as(name)))
        except BadFile as problem:
            print(self.texts.error(problem))

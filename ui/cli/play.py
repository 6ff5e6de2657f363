"""`longtable play GAME --text`: a plain text client, over the same interface as the window."""

from __future__ import annotations

import contextlib
import secrets
import sys
from argparse import Namespace
from collections import Counter
from pathlib import Path
from typing import Any

from engine.bots import bot_for, let_bots_answer
from engine.cards import texts_of
from engine.choices import Option, Ref, Seat
from engine.dice import Dice
from engine.errors import BadFile, BadSetup, Problem
from engine.games import LONGEST_NAME, Bot, Game, SeatInfo, find_game, game_names
from engine.saves import Journal, list_saves, open_save, resume, saves_folder
from engine.table import Table
from engine.texts import Texts, common, of_game
from engine.views import View, place_of, strings_in
from ui.chooser import Chooser
from ui.cli import options_from

MOST_SAVES = 20  # so many are looked at for the list of games to continue
FEW = 12  # so many options are listed at once; more are narrowed down step by step


class Leave(Exception):
    """The people want to stop for now."""


def run(asked: Namespace, language: str) -> int:
    """Begin a game, or go on with a saved one, and play it to the end or until the people leave."""
    texts = common(language)
    with contextlib.suppress(Leave):
        table, journal = _resumed_or_new(asked, texts, language)
        with contextlib.closing(journal):
            TextClient(table, journal, language).play()
    return 0


def _resumed_or_new(asked: Namespace, texts: Texts, language: str) -> tuple[Table[Any], Journal]:
    folder = saves_folder(asked.saves)
    game, file = asked.game, asked.resume
    if file is None and game is None:
        game, file = _choose_from_list(folder, texts, language)
    if file is not None:
        opened, journal = resume(Path(file))
        for note in opened.notes:
            print(texts.error(note))
        return opened.table, journal
    table = _new_table(asked, find_game(game), texts)
    return table, Journal.begin(folder, table)


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
    return Table(game, new_seats(asked, game, texts), options_from(asked.option, game), seed)


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


class TextClient:
    """Shows each person at this computer what he may see, and asks him."""

    def __init__(self, table: Table[Any], journal: Journal, language: str) -> None:
        self.table = table
        self.journal = journal
        self.names = [seat.name for seat in table.seats]
        self.texts = of_game(table.game, language, self.names)
        self.card_texts = texts_of(table.game.kinds, language)
        self.chance = Dice(secrets.randbelow(1 << 30))
        self.bots: dict[Seat, Bot] = {
            seat: bot_for(table.game, info) for seat, info in enumerate(table.seats) if info.kind == "bot"
        }
        self.people = [seat for seat in range(len(table.seats)) if seat not in self.bots]
        self.told = dict.fromkeys(range(len(table.seats)), 0)  # how many events each seat was told of
        self.at_screen: Seat | None = self.people[0] if len(self.people) == 1 else None

    def play(self) -> None:
        """Until the game is over."""
        while self.table.ask is not None:
            if let_bots_answer(self.table, self.bots, self.chance):
                continue
            seat = next(seat for seat in self.table.awaited() if seat in self.people)
            self._pass_screen_to(seat)
            self._tell(seat)
            self._ask(seat)
        self._tell(self.at_screen)
        assert self.table.result is not None
        winners = [f"seat:{seat}" for seat in self.table.result.winners]
        print("\n" + self.table.game.describe(self.table.view(None), self.texts, self.names))
        print("\n" + self.texts(self.table.result.how, winners=winners))

    def _pass_screen_to(self, seat: Seat) -> None:
        """Somebody else sits down: hide everything until he says that he is there."""
        if self.at_screen != seat:
            _wipe()
            print(self.texts("cli.curtain", name=self.names[seat]))
            _read("")
            _wipe()
            self.at_screen = seat

    def _tell(self, seat: Seat | None) -> None:
        since = self.told.get(seat, 0) if seat is not None else 0
        for event in self.table.events(since, seat):
            print("  " + self.texts.event(event))
        if seat is not None:
            self.told[seat] = self.table.event_count

    def _ask(self, seat: Seat) -> None:
        print("\n" + self.table.game.describe(self.table.view(seat), self.texts, self.names))
        number = self.table.number
        menu = self.table.menu(seat)
        assert menu is not None
        chooser = Chooser(menu)
        while self.table.number == number and chooser.answer is None:
            if not self._step(seat, chooser):
                return
        answer = chooser.answer
        if answer is not None:
            try:
                self.table.answer(seat, answer, number)
            except BadFile as problem:  # answered, but not saved: the next answer is written together with it
                print(self.texts.error(problem))

    def _step(self, seat: Seat, chooser: Chooser) -> bool:
        """Show what can be picked and let the person pick. False: begin this question anew."""
        lines = self._offers(seat, chooser)
        print("\n" + self._prompt(chooser))
        for count, (label, _) in enumerate(lines, 1):
            print(f"{count:3}  {label}")
        line = _read(self.texts("cli.keys") + " > ")
        if line.isdecimal() and 1 <= int(line) <= len(lines):
            words = lines[int(line) - 1][1]
            for word in words:
                chooser.pick(word)
            if not words:
                chooser.finish()
        elif line in ("", "0", "b"):
            chooser.back()
        elif line == "v":
            return False
        elif line == "?":
            self._explain(chooser)
        elif line == "t":
            self._show_texts(seat, chooser)
        elif line == "u":
            return not self._undo(seat)
        elif line.startswith("s "):
            self._save_as(line[2:].strip())
        elif line == "q":
            print(self.texts("cli.saved", file=self.journal.path))
            raise Leave
        else:
            print(self.texts("cli.number", most=len(lines)))
        return True

    def _prompt(self, chooser: Chooser) -> str:
        picked = " · ".join(self.texts.name(ref) for ref in chooser.picked[1:])
        return self.texts.question(chooser.menu) + (f"  [{picked}]" if picked else "")

    def _offers(self, seat: Seat, chooser: Chooser) -> list[tuple[str, list[str]]]:
        """What can be picked now: a label, and the words that it stands for. What looks the same is listed once."""
        view = self.table.view(seat)
        offers: dict[str, list[str]] = {self.texts("cli.done"): []} if chooser.can_finish else {}
        if not chooser.menu.sets and len(chooser.fitting) <= FEW:
            for option in chooser.fitting:
                label = self._phrase(option, view) + self._warning(option, chooser)
                offers.setdefault(label, option.split(" ")[len(chooser.picked) :])
        elif not chooser.picked:
            starts = Counter(Option.of(*option.split(" ")[:2]) for option in chooser.menu.options)
            for option in chooser.menu.options:
                start = Option.of(*option.split(" ")[:2])
                is_whole = starts[start] == 1
                label = self._phrase(option if is_whole else start, view, is_whole)
                offers.setdefault(label + (self._warning(option, chooser) if is_whole else ""), start.split(" "))
        else:
            for word in chooser.next_words:
                offers.setdefault(self._name(word, view), [word])
        return list(offers.items())

    def _phrase(self, option: Option, view: View, is_whole: bool = True) -> str:
        refs = option.refs if is_whole else (*option.refs, "…", "…")
        return self.texts.phrase(option.verb, refs, lambda ref: self._name(ref, view))

    def _warning(self, option: Option, chooser: Chooser) -> str:
        """What speaks against a choice that is hardly meant."""
        key = chooser.menu.warnings.get(option)
        return f"  ({self.texts(key, **dict(zip(('first', 'second'), option.refs, strict=False)))})" if key else ""

    def _name(self, ref: Ref, view: View) -> str:
        """The name of a thing, with the place where it lies if that has a name."""
        place = place_of(ref, view)
        return self.texts.name(ref) + (f" ({self.texts.name(place)})" if place else "")

    def _explain(self, chooser: Chooser) -> None:
        """Why not?"""
        if not chooser.menu.refused:
            print(self.texts("cli.nothing-refused"))
        for why in chooser.menu.refused:
            reason = self.texts(why.reason, **why.facts)
            print(f"     {self.texts.name(why.refs)}: {reason} [{why.rule}]")

    def _show_texts(self, seat: Seat, chooser: Chooser) -> None:
        """What is written on the cards that this is about, and on all others that the person sees."""
        asked = [chooser.menu.about, *(option.refs for option in chooser.menu.options)]
        seen = dict.fromkeys(strings_in([asked, self.table.view(seat)]))
        shown = {self.texts.name(ref): self.card_texts[ref] for ref in seen if ref in self.card_texts}
        for name, text in shown.items():
            print(f"     {name}: {text}")

    def _undo(self, seat: Seat) -> bool:
        """Take the last own answer back, if nobody has learnt anything since."""
        own = [index for index, move in enumerate(self.table.moves) if move.seat == seat]
        if not own or not self.table.is_free_undo(own[-1]):
            print(self.texts("cli.no-undo"))
            return False
        self.table.undo(own[-1])
        self.journal.rewrite()
        self.told[seat] = min(self.told[seat], self.table.event_count)
        return True

    def _save_as(self, name: str) -> None:
        path = self.journal.path.with_name(f"{Path(name).name}.yaml")
        if path.exists():
            print(self.texts("cli.file-exists", file=path))
            return
        try:
            self.journal.copy_to(path)
            print(self.texts("cli.saved", file=path))
        except Problem as problem:
            print(self.texts.error(problem), file=sys.stderr)

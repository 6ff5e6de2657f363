"""`host` and `join` as people start them: whole games between processes, and what comes of killing one of them."""

from __future__ import annotations

import contextlib
import re
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import main as program
from engine.saves import open_save, save_text
from engine.texts import LANGUAGES
from tests.playing import ROOT, new_table

WITHIN = 60.0  # seconds for anything that is waited for
CODE = "ABCD12"
DIGEST = re.compile(r"digest=[0-9a-f]{10}")


class Program:
    """A command that runs beside the test; what it says is collected line by line."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        command = [sys.executable, "-u", str(ROOT / "main.py"), "--saves", str(folder), "--lang", "en", *arguments]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        self.lines: list[str] = []
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        with contextlib.suppress(ValueError):
            for line in self.process.stdout:
                self.lines.append(line.rstrip("\n"))

    @property
    def said(self) -> str:
        return "\n".join(self.lines)

    def until(self, words: str) -> re.Match[str]:
        """Wait until it has said something."""
        deadline = time.monotonic() + WITHIN
        while time.monotonic() < deadline:
            found = re.search(words, self.said)
            if found is not None:
                return found
            assert self.process.poll() is None or re.search(words, self.said), f"{words} was never said: {self.said}"
            time.sleep(0.02)
        raise AssertionError(f"{words} was not said in time: {self.said}")

    def end(self) -> int:
        """Wait until it is over."""
        code = self.process.wait(WITHIN)
        self._reader.join(WITHIN)
        return code

    def stop(self) -> None:
        self.process.kill()
        self.end()
        assert self.process.stdout is not None
        self.process.stdout.close()


class Programs:
    """All commands of one test."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.all: list[Program] = []

    def start(self, *arguments: str) -> Program:
        self.all.append(Program(self.folder, *arguments))
        return self.all[-1]

    def host(self, *arguments: str) -> tuple[Program, str]:
        """A table, and where to join it."""
        host = self.start("host", *arguments, "--no-announce")
        address = host.until(r"127\.0\.0\.1:\d+")[0]
        return host, address

    def join(self, address: str, name: str, *arguments: str) -> Program:
        words = arguments or ("--bot", "--level", "random")
        return self.start("join", address, "--code", CODE, "--name", name, *words)


@pytest.fixture
def programs(tmp_path: Path) -> Iterator[Programs]:
    before = signal.signal(signal.SIGINT, signal.default_int_handler)  # tests in the background may ignore it
    started = Programs(tmp_path)
    yield started
    for one in started.all:
        one.stop()
    signal.signal(signal.SIGINT, before)


def assert_same_end(*ended: Program) -> None:
    for one in ended:
        assert one.end() == 0, one.said
    ends = {tuple(one.lines[-2:]) for one in ended}
    assert len(ends) == 1, ends
    assert DIGEST.fullmatch(ended[0].lines[-1])


def test_a_whole_game_between_processes_ends_alike_for_all(programs: Programs) -> None:
    host, address = programs.host(
        "bang", "--seats", "4", "--bots", "1", "--port", "0", "--code", CODE.lower(), "--quick"
    )
    watcher = programs.join(address, "Olga", "--watch")
    guests = [programs.join(address, name) for name in ("Ada", "Борис", "Cleo")]
    assert_same_end(host, watcher, *guests)
    assert f"Join code: {CODE}" in host.said
    assert "Ada has come to the table." in host.said
    assert any("You are watching" in line for line in watcher.lines)
    assert any("You play as Борис" in line for line in guests[1].lines)
    assert [path.suffix for path in sorted(programs.folder.iterdir())] == [".people", ".yaml"], "no ticket is left"


def test_a_guest_that_is_killed_comes_back_to_its_seat(programs: Programs) -> None:
    host, address = programs.host("castle", "--seats", "2", "--port", "0", "--code", CODE)
    ada, ben = programs.join(address, "Ada"), programs.join(address, "Ben")
    host.until("The game is on")
    for guest, end in ((ben, subprocess.Popen.kill), (ada, subprocess.Popen.terminate)):
        moves_made(programs.folder, more=3)
        end(guest.process)
        guest.end()
        name = "Ben" if guest is ben else "Ada"
        host.until(f"{name} is away")
        back = programs.join(address, name)
        host.until(f"{name} is back")
        back.until(f"You play as {name} ")
        ada, ben = (ada, back) if guest is ben else (back, ben)
    assert_same_end(host, ada, ben)


def moves_made(folder: Path, more: int) -> None:
    """Wait until so many more answers are in the file."""
    (path,) = folder.glob("*.yaml")
    begun = path.read_text(encoding="utf-8").count("\n")
    deadline = time.monotonic() + WITHIN
    while path.read_text(encoding="utf-8").count("\n") < begun + more:
        assert time.monotonic() < deadline, "the game does not go on"
        time.sleep(0.02)


def test_a_host_that_is_killed_goes_on_from_its_file_and_guests_come_back_by_themselves(programs: Programs) -> None:
    host, address = programs.host("castle", "--seats", "5", "--bots", "3", "--port", "0", "--code", CODE)
    guests = [programs.join(address, name) for name in ("Ada", "Ben")]
    file = host.until(r"It is kept in (.+\.yaml)")[1]
    moves_made(programs.folder, more=5)
    host.process.kill()
    host.end()
    known = len(open_save(Path(file)).table.moves)
    for guest in guests:
        guest.until("The connection to the host is lost")
    resumed, again = programs.host("--resume", file)
    assert again == address
    assert f"Join code: {CODE}" in resumed.until("Join code: .*")[0]
    assert_same_end(resumed, *guests)
    assert len(open_save(Path(file)).table.moves) > known
    assert "You play as" not in "".join(guests[0].lines[1:]), "the seat is told once"


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such signal")
@pytest.mark.parametrize("end", [signal.SIGINT, signal.SIGTERM])
def test_a_host_that_is_stopped_tells_its_guests_and_how_to_go_on(end: signal.Signals, programs: Programs) -> None:
    host, address = programs.host("castle", "--port", "0", "--code", CODE)
    guests = [programs.join(address, name, "--bot", "--patience", "1") for name in ("Ada", "Ben")]
    file = host.until(r"It is kept in (.+\.yaml)")[1]
    host.process.send_signal(end)
    assert host.end() == 128 + end
    assert f"longtable host --resume {file}" in host.said
    assert "Traceback" not in host.said
    for guest in guests:
        assert guest.end() == 2
        assert "The host has closed the table" in guest.said
        assert "this guest gave up" in guest.lines[-1]


def test_a_wrong_code_and_a_full_table_are_said(programs: Programs) -> None:
    host, address = programs.host("castle", "--port", "0", "--code", CODE)
    wrong = programs.start("join", address, "--code", "WXYZ", "--bot", "--name", "Eve")
    assert wrong.end() == 2
    assert wrong.lines == ["longtable: The join code is wrong; ask the host for it."]
    genius = programs.join(address, "Eve", "--bot", "--level", "genius")
    assert genius.end() == 2
    assert genius.lines == ["longtable: There is no bot called 'genius'; choose one of: hard, normal, easy, random."]
    for name in ("Ada", "Ben"):
        programs.join(address, name)
    host.until("The game is on")
    late = programs.join(address, "Eve")
    assert late.end() == 2
    assert late.lines == ["longtable: No seat is free at this table; ask the host, or look on with --watch."]


def test_a_port_that_is_taken_is_said(programs: Programs) -> None:
    with socket.socket() as taken:
        taken.bind(("0.0.0.0", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        host = programs.start("host", "castle", "--port", port, "--code", CODE, "--no-announce")
        assert host.end() == 2
    assert re.fullmatch(
        rf"longtable: The table cannot be opened at port {port} \(.+\); choose another port\.", host.said
    )


# What is refused at once

REFUSED = [
    "host",
    "host chess --port 0",
    "host castle --port 0 --seats 9",
    "host castle --port 0 --seats 2 --bots 3",
    "host castle --port 0 --bots -1",
    "host castle --port 0 --level genius",
    "host castle --port 0 --option foo",
    "host castle --port 0 --option foo=1",
    "host castle --port 0 --code ABC",
    "host castle --port 0 --code ABCDEFGHIJKLM",
    "host castle --port 0 --code AB-CD",
    "host castle --port 0 --clock -1",
    "host castle --port 0 --patience 99999",
    "host castle --port 99999",
    "host castle --port -1",
    "host --resume missing.yaml",
    "host bang --resume SAVE",
    "join 127.0.0.1:1 --code ABCD --name Ada",
    "join 127.0.0.1:1 --code ABCD --name Ada --bot",
    "join 127.0.0.1:1 --code ABCD --name Ada --watch",
    "join 127.0.0.1:99999 --bot",
    "join 127.0.0.1: --bot",
    "join 127.0.0.1:port --bot",
    "join :42042 --bot",
    "join 127.0.0.1:1 --bot --patience -1",
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("line", REFUSED)
def test_what_is_refused_is_said_in_one_line(
    line: str,
    language: str,
    tmp_path: Path,
    saves: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    (tmp_path / "SAVE").write_text(save_text(new_table("castle", 2)), encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LONGTABLE_LANG", language)
    assert program.main(line.split()) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert re.fullmatch(r"longtable: \S.*\.\n", said.err), said.err
    assert "Errno" not in said.err
    assert list(saves.iterdir()) == []

"""Codes, tokens, the register of a table and the tickets of a guest."""

from __future__ import annotations

import asyncio
import hmac
import random
import sys
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from engine.cards import Kind
from engine.errors import BadFile
from engine.games import SeatInfo, find_game
from engine.lan import identity
from engine.lan.host import Host, host_save
from engine.lan.identity import (
    Known,
    Register,
    Ticket,
    Tickets,
    fingerprint,
    is_same,
    new_code,
    new_token,
    read_register,
    sealed,
    write_register,
)
from engine.saves import Journal, register_path
from engine.table import Table


def test_a_token_has_128_random_bits() -> None:
    tokens = {new_token() for _ in range(100)}
    assert len(tokens) == 100
    assert all(len(bytes.fromhex(token)) == 16 for token in tokens)


def test_secrets_are_compared_in_constant_time(monkeypatch: pytest.MonkeyPatch) -> None:
    compared: list[tuple[bytes, bytes]] = []
    right = hmac.compare_digest

    def spying(one: bytes, other: bytes) -> bool:
        compared.append((one, other))
        return right(one, other)

    monkeypatch.setattr("engine.lan.identity.hmac.compare_digest", spying)
    assert is_same("abc", "abc")
    assert not is_same("abc", "abd")
    assert not is_same("ю\ud800", "a")
    assert len(compared) == 3


def test_a_code_has_no_sign_that_could_be_taken_for_another() -> None:
    for _ in range(50):
        code = new_code()
        assert len(code) == 6
        assert not set(code) & set("IO01")


def test_what_is_kept_of_a_token_does_not_give_it_away(tmp_path: Path) -> None:
    token = new_token()
    save = tmp_path / "game.yaml"
    write_register(save, Register("t", "ABC", 1, [Known(1, "Ann", sealed(token), [0])]))
    assert token not in register_path(save).read_text()
    found = read_register(save)
    assert found is not None
    assert is_same(found.people[0].seal, sealed(token))


def test_a_save_without_a_register_was_never_a_table_for_guests(tmp_path: Path) -> None:
    assert read_register(tmp_path / "game.yaml") is None


def test_a_register_that_cannot_be_read_is_refused_in_a_sentence(tmp_path: Path) -> None:
    save = tmp_path / "game.yaml"
    register_path(save).write_text("table: [\n")
    with pytest.raises(BadFile):
        read_register(save)


def test_a_register_that_was_damaged_anywhere_is_refused_in_a_sentence(tmp_path: Path) -> None:
    """In 1,370 of 3,000 changes of one byte it was once read as if somebody else had sat there."""
    save = tmp_path / "game.yaml"
    people = [Known(1, "Ann", sealed(new_token()), [0]), Known(2, "Борис", sealed(new_token()), [1, 2])]
    write_register(save, Register("0123456789abcdef", "ABC234", 42042, people, 30, 60, [sealed("x")], ["10.0.0.7"]))
    path = register_path(save)
    whole, chance = path.read_bytes(), random.Random(1)
    for _ in range(3_000):
        at, bit = chance.randrange(len(whole)), chance.randrange(1, 256)
        path.write_bytes(whole[:at] + bytes([whole[at] ^ bit]) + whole[at + 1 :])
        with pytest.raises(BadFile) as refused:
            read_register(save)
        assert refused.value.key == "lan-damaged-register"
    path.write_bytes(whole)
    found = read_register(save)
    assert found is not None
    assert found.people == people


def test_a_host_that_is_killed_as_the_game_begins_knows_its_guests_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The save was there and the register was not: nobody could come back."""
    register = Register("table", "ABC234", 0, [Known(1, "Ann", "seal", [0])])
    table = Table(find_game("castle"), [SeatInfo("Ann", "remote"), SeatInfo("Bot", "bot")])
    written: list[str] = []
    replaced = Path.replace

    def watching(path: Path, target: Path) -> Path:
        written.append(target.name)
        return replaced(path, target)

    monkeypatch.setattr(Path, "replace", watching)
    journal = Journal.begin(tmp_path, table, lambda save: write_register(save, register))
    journal.close()
    assert written == [f"{journal.path.stem}.people", journal.path.name]  # the save last
    assert read_register(journal.path) == register
    host, _ = asyncio.run(_opened(journal.path))
    assert [person.name for person in host.room.people.values()] == ["Ann"]
    assert {path.suffix for path in tmp_path.iterdir()} == {".yaml", ".people"}


async def _opened(path: Path) -> tuple[Host, object]:
    host, notes = await host_save(path)
    await host.close()
    return host, notes


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such rights")
def test_tickets_and_registers_are_for_the_eyes_of_their_owner(tmp_path: Path) -> None:
    tickets = Tickets(tmp_path / "tables.yaml")
    tickets.keep("table", Ticket("127.0.0.1:1", "ABC", "Ann", new_token()))
    write_register(tmp_path / "game.yaml", Register("t", "ABC", 1, []))
    assert [path.stat().st_mode & 0o777 for path in tmp_path.iterdir()] == [0o600, 0o600]


def _changed(field: str, value: object) -> str:
    """The fingerprint of a game one of whose cards is not what it was."""
    game = find_game("castle")
    first, *others = game.kinds
    plain: dict[str, object] = msgspec.to_builtins(first)
    changed: Kind = msgspec.convert({**plain, field: value}, type(first))
    return fingerprint(replace(game, kinds=(changed, *others)))


def test_the_fingerprint_is_of_the_facts_of_cards_not_of_their_texts() -> None:
    right = fingerprint(find_game("castle"))
    words = {"en": "Other", "ru": "Другой", "uk": "Інший"}
    assert _changed("name", words) == right
    assert _changed("text", words) == right
    assert _changed("icon", "other") == right
    assert _changed("id", "other") != right


def test_every_game_has_a_fingerprint_of_its_own() -> None:
    assert len({fingerprint(find_game(name)) for name in ("castle", "bang", "junquick")}) == 3


def test_tickets_are_kept_found_and_dropped(tmp_path: Path) -> None:
    tickets = Tickets(tmp_path / "tickets")
    assert tickets.find("one") is None
    for number in range(25):
        tickets.keep(f"table-{number}", Ticket("127.0.0.1:1", "ABC", "Ann", new_token()))
    assert len(tickets.all()) == identity.MOST_TICKETS
    assert tickets.find("table-0") is None
    assert Tickets(tickets.path).find("table-24") == tickets.find("table-24") is not None
    tickets.drop("table-24")
    tickets.drop("table-24")
    assert tickets.find("table-24") is None


def test_tickets_that_cannot_be_read_are_as_good_as_none(tmp_path: Path) -> None:
    path = tmp_path / "tickets"
    path.write_text("a: [")
    assert Tickets(path).all() == {}


@pytest.mark.parametrize(
    ("seats", "fits"),
    [([[0], [2]], True), ([[0, 2], []], True), ([[0], [0]], False), ([[0], [1]], False), ([[0], [3]], False)],
)
def test_a_register_fits_the_seats_of_its_save(seats: list[list[int]], fits: bool) -> None:
    people = [Known(id, "Somebody", "seal", taken) for id, taken in enumerate(seats)]
    seated = [SeatInfo("Ann"), SeatInfo("Bot", "bot"), SeatInfo("Ben", "remote")]
    assert Register("table", "ABC234", 1, people).fits(seated) == fits


def test_a_save_with_the_register_of_another_is_refused_in_a_sentence(tmp_path: Path) -> None:
    table = Table(find_game("castle"), [SeatInfo("Ann"), SeatInfo("Bot", "bot")])
    journal = Journal.begin(tmp_path, table)
    journal.close()
    write_register(journal.path, Register("table", "ABC234", 0, [Known(1, "Ben", "seal", [7])]))
    with pytest.raises(BadFile, match="does not fit the save beside it"):
        asyncio.run(host_save(journal.path))

"""Who may sit where: join codes, tokens, and the register of a table that both outlive a program that was killed."""

from __future__ import annotations

import contextlib
import hashlib
import hmac
import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import msgspec
import yaml

from engine import yamlfile
from engine.choices import Seat
from engine.errors import BadFile, BadSetup, Problem
from engine.files import write_new
from engine.games import Game, SeatInfo
from engine.saves import register_path

CODE_SIGNS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # none that could be taken for another
CODE_LENGTH = 6
SHORTEST_CODE, LONGEST_CODE = 4, 12  # of those that somebody chooses
TOKEN_BYTES = 16
TEXTS = ("name", "text", "short", "icon")  # of a card; everything else is its facts


def new_code() -> str:
    """A join code that is easily read out."""
    return "".join(secrets.choice(CODE_SIGNS) for _ in range(CODE_LENGTH))


def checked_code(words: str) -> str:
    """A join code that somebody has chosen; one that could be mistaken or guessed is refused."""
    code = words.strip().upper()
    if not SHORTEST_CODE <= len(code) <= LONGEST_CODE or not code.isalnum():
        raise BadSetup("lan-code", code=words)
    return code


def new_token() -> str:
    """A secret of 128 random bits."""
    return secrets.token_hex(TOKEN_BYTES)


def sealed(token: str) -> str:
    """What is kept of a token: enough to know it again, not enough to use it."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def is_same(one: str, other: str) -> bool:
    """Whether two secrets are the same, in a time that gives nothing away."""
    return hmac.compare_digest(one.encode("utf-8", "surrogatepass"), other.encode("utf-8", "surrogatepass"))


def fingerprint(game: Game[Any]) -> str:
    """A hash of the facts of all cards, not of their texts: host and guests must mean the same cards."""
    facts = []
    for kind in game.kinds:
        plain = {name: fact for name, fact in msgspec.to_builtins(kind).items() if name not in TEXTS}
        facts.append([kind.what, plain, kind.copy_ids()])
    whole = msgspec.json.encode([game.name, facts], order="deterministic")
    return hashlib.blake2b(whole, digest_size=8).hexdigest()


# The host's side


class Known(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Somebody who may come back."""

    id: int
    name: str
    seal: str  # of the token
    seats: list[Seat] = []
    is_host: bool = False


class Register(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a host needs besides the save to let everybody come back."""

    table: str
    code: str
    port: Annotated[int, msgspec.Meta(ge=0, le=65535)]
    people: list[Known]
    clock: int = 0
    patience: int = 0
    removed: list[str] = []  # the seals of those who were sent away
    barred: list[str] = []  # and their addresses

    def fits(self, seats: Sequence[SeatInfo]) -> bool:
        """Whether these can be the people of a game with such seats: nobody on the seat of a bot, or of another."""
        taken = [seat for person in self.people for seat in person.seats]
        free = [seat for seat, info in enumerate(seats) if info.kind != "bot"]
        return len(set(taken)) == len(taken) and set(taken) <= set(free)


_CHECK = "check: "


def read_register(save: Path) -> Register | None:
    """Who sat at the table of a save; None if it was never a table for guests. One that was damaged is refused whole:
    it could let somebody else in."""
    path = register_path(save)
    if not path.exists():
        return None
    try:
        text = path.read_bytes().decode()
    except OSError as failure:
        raise BadFile("cannot-read", file=path, why=failure.strerror) from None
    except UnicodeDecodeError:
        raise BadFile("lan-damaged-register", file=path.name) from None
    body, _, check = text.rpartition(_CHECK)
    if check != f"{_sum(body)}\n":
        raise BadFile("lan-damaged-register", file=path.name)
    return yamlfile.parse(body, path.name).convert(Register)


def write_register(save: Path, register: Register) -> None:
    """Keep who sits where."""
    write_new(register_path(save), _register_text(register))


def _register_text(register: Register) -> str:
    body = yaml.safe_dump(msgspec.to_builtins(register), allow_unicode=True, sort_keys=False, width=100)
    return f"{body}{_CHECK}{_sum(body)}\n"


def _sum(body: str) -> str:
    return hashlib.blake2b(body.encode(), digest_size=16).hexdigest()


# The guest's side


class Ticket(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """With what a guest comes back to a table."""

    address: str
    code: str
    name: str
    token: str
    game: str = ""
    host: str = ""
    is_own: bool = False  # of a table that was opened on this computer


MOST_TICKETS = 20


class Tickets:
    """The tables that this computer was a guest at, kept in a file; the latest last."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def all(self) -> dict[str, Ticket]:
        """Every ticket by the id of its table. A file that cannot be read is as good as none."""
        if not self.path.exists():
            return {}
        try:
            return yamlfile.load(self.path).convert(dict[str, Ticket])
        except Problem:
            return {}

    def find(self, table: str) -> Ticket | None:
        """The ticket for a table."""
        return self.all().get(table)

    def keep(self, table: str, ticket: Ticket) -> None:
        """Keep a ticket, and forget the oldest where there are too many."""
        tickets = self.all()
        tickets.pop(table, None)
        tickets[table] = ticket
        self._write(dict(list(tickets.items())[-MOST_TICKETS:]))

    def drop(self, table: str) -> None:
        """The table is over, or nobody wants to go back there."""
        tickets = self.all()
        if tickets.pop(table, None) is not None:
            self._write(tickets)

    def _write(self, tickets: dict[str, Ticket]) -> None:
        if not tickets:
            with contextlib.suppress(OSError):  # then an old ticket is left, which is worth nothing
                self.path.unlink(missing_ok=True)
            return
        write_new(self.path, yaml.safe_dump(msgspec.to_builtins(tickets), allow_unicode=True, sort_keys=False))

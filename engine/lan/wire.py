"""How messages go over the wire, as JSON, and what is made of everything that comes in.

Everything a guest sends is checked here before anything runs; what does not fit is refused with a `BadMessage`.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from typing import Any, NamedTuple

import msgspec

from engine.choices import Menu, Option, Refused
from engine.errors import Problem
from engine.games import LONGEST_NAME
from engine.lan.messages import FromGuest, FromHost, Goodbye, Message, Refusal, WireMenu
from engine.views import View

MOST_BYTES = 64 * 1024  # from a guest
MOST_BYTES_FROM_HOST = 32 * 1024 * 1024  # whole games are told to whoever comes back
DEEPEST = 16


class BadMessage(Problem):
    """Something that no honest guest would send."""


_from_guest = msgspec.json.Decoder(FromGuest)
_from_host = msgspec.json.Decoder(FromHost)
_view = msgspec.json.Decoder(View)
_players = msgspec.json.Decoder(list[View])


def _plain_text(thing: Any) -> str:
    """An option is its line."""
    if isinstance(thing, str):
        return str(thing)
    raise NotImplementedError(f"{type(thing).__name__} is no plain data")


_encoder = msgspec.json.Encoder(enc_hook=_plain_text)


def encode(message: Message | msgspec.Struct | View) -> bytes:
    """A message, or a part of one, as it goes over the wire."""
    return _encoder.encode(message)


def from_guest(raw: bytes | str) -> FromGuest:
    """What a guest said; what is too long, too deep or no message is refused."""
    data = raw.encode("utf-8", "surrogatepass") if isinstance(raw, str) else raw
    if len(data) > MOST_BYTES:
        raise BadMessage("lan-too-long", bytes=len(data), most=MOST_BYTES)
    if depth(data) > DEEPEST:
        raise BadMessage("lan-too-deep", most=DEEPEST)
    try:
        message: FromGuest = _from_guest.decode(data)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as mistake:
        raise BadMessage("lan-no-message", mistake=mistake) from None
    return message


def from_host(raw: bytes | str) -> FromHost:
    """What a host said."""
    try:
        message: FromHost = _from_host.decode(raw)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as mistake:
        raise BadMessage("lan-no-message", mistake=mistake) from None
    return message


class WireView(NamedTuple):
    """A view as it goes over the wire: the players by themselves, since most of them look as they did before."""

    rest: bytes
    players: list[bytes]


def wire_view(view: View, known: dict[int, bytes]) -> WireView:
    """A view as it goes over the wire. `known` keeps the players that other views have in common with it."""
    players: list[bytes] = []
    for player in view.get("players", ()):
        part = known.get(id(player))
        if part is None:
            part = known[id(player)] = _encoder.encode(player)
        players.append(part)
    return WireView(_encoder.encode({**view, "players": []} if players else view), players)


def as_view(rest: msgspec.Raw, players: Iterable[msgspec.Raw] = ()) -> View:
    """A view that came over the wire."""
    try:
        view: View = _view.decode(rest)
        if seated := b",".join(map(bytes, players)):
            view["players"] = _players.decode(b"[%b]" % seated)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as mistake:
        raise BadMessage("lan-no-message", mistake=mistake) from None
    return view


_TEXT = re.compile(rb'"(?:[^"\\]|\\.)*+"?', re.DOTALL)  # never tried twice: whoever sends it may mean harm


def depth(data: bytes) -> int:
    """How deeply things lie in each other. Most messages are so small that counting brackets is enough."""
    if data.count(b"[") + data.count(b"{") <= DEEPEST:
        return 0
    deepest = now = 0
    for sign in _TEXT.sub(b"", data):
        if sign in b"[{":
            now += 1
            deepest = max(deepest, now)
        elif sign in b"]}":
            now -= 1
    return deepest


# Words of people

_DIRECTIONS = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


def cleaned(words: str, longest: int) -> str:
    """Words without control and direction marks, on one line and not too long."""
    kept = (
        " " if sign.isspace() else sign
        for sign in words
        if sign.isspace() or (sign not in _DIRECTIONS and not unicodedata.category(sign).startswith("C"))
    )
    return " ".join("".join(kept).split())[:longest].strip()


def clean_name(name: str) -> str:
    """A name as it may be shown."""
    return cleaned(name, LONGEST_NAME)


# Menus and problems


def wire_menu(menu: Menu) -> WireMenu:
    """A menu as it goes over the wire."""
    return WireMenu(
        menu.prompt,
        list(menu.options),
        dict(menu.sets),
        menu.optional,
        menu.default,
        menu.window,
        menu.aimed,
        list(menu.about),
        menu.rule,
        menu.kind,
        menu.suggest() if menu.has_checked_set else None,
        list(menu.asides),
    )


def as_menu(wire: WireMenu) -> Menu:
    """A menu that came over the wire."""
    return Menu(
        wire.prompt,
        [Option(line) for line in wire.options],
        wire.sets,
        optional=wire.optional,
        default=None if wire.default is None else Option(wire.default),
        window=wire.window,
        aimed=wire.aimed,
        about=tuple(wire.about),
        rule=wire.rule,
        kind=wire.kind,
        suggest=lambda: None if wire.suggested is None else Option(wire.suggested),
        is_checked_here=False,
        asides=tuple(Option(line) for line in wire.asides),
    )


def refusal(problem: Problem, id: int = 0) -> Refusal:
    """A problem as it goes over the wire."""
    return Refusal(problem.key, problem.of, _plain(problem), id)


def goodbye(problem: Problem) -> Goodbye:
    """A problem that ends a connection."""
    return Goodbye(problem.key, problem.of, _plain(problem))


def as_problem(told: Refusal | Goodbye) -> Problem:
    """A problem that came over the wire."""
    facts = dict(told.facts)
    if told.key == "bad-set":
        try:
            facts["why"] = msgspec.convert(facts.get("why"), Refused)
        except msgspec.ValidationError as mistake:
            raise BadMessage("lan-no-message", mistake=mistake) from None
    return Problem(told.key, of=told.of, **facts)


def _plain(problem: Problem) -> dict[str, Any]:
    return {name: fact if isinstance(fact, int | Refused) else str(fact) for name, fact in problem.facts.items()}

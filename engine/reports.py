"""For reports and tests: where the rules are paused, why an answer is refused, and a short hash of all that changes."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

from engine.choices import Answers, Menu, Rule, Seat
from engine.dice import Dice
from engine.errors import BadAnswer
from engine.games import State


def paused_at(rules: Rule[Any]) -> str:
    """The rules that are paused, outermost first: `play > take_turn > king`."""
    names: list[str] = []
    rule: Any = rules
    while hasattr(rule, "cr_code"):
        names.append(rule.cr_code.co_name)
        rule = rule.cr_await
    return " > ".join(names)


def off_menu(menu: Menu, seat: Seat, line: str) -> BadAnswer:
    """Why an answer cannot be taken that is not on the menu."""
    flaw = menu.flaw(line)
    if flaw is not None:
        return BadAnswer("bad-set", line=line, why=flaw, rule=flaw.rule)
    offered = ", ".join(menu.options[:12]) + (", …" if len(menu.options) > 12 else "")
    return BadAnswer("not-on-menu", seat=seat, line=line, prompt=menu.prompt, options=offered)


def digest_of(state: State, answers: Answers) -> str:
    """A short hash of a state and of the answers that nobody knows yet, the same on every machine."""
    pending = sorted((seat, str(option)) for seat, option in answers.items())
    whole = msgspec.json.encode([state, pending], enc_hook=_plain, order="deterministic")
    return hashlib.blake2b(whole, digest_size=5).hexdigest()


def _plain(thing: Any) -> Any:
    """Chance is seed and count, an option its line; whatever else is no plain data has an id."""
    if isinstance(thing, str):
        return str(thing)
    return thing.__getstate__() if isinstance(thing, Dice) else thing.id

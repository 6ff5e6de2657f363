"""Putting questions: a few ways to ask that all rules of Valhalla share."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any, Final

from engine.choices import Menu, Option, Pick, Ref, Refused, ask_one, singles
from engine.errors import RuleError
from games.valhalla.concepts import Deed
from games.valhalla.deck import CARD_BY_REF, Card, refs
from games.valhalla.state import Player

PASS: Final = Option.of("pass")


def asked(prompt: str, options: Sequence[Option], rule: str, *, kind: str = "", **more: Any) -> Menu:
    """A menu; its kind is the name of its prompt, if none is given, whatever the words are in each language."""
    return Menu(prompt, options, rule=rule, kind=kind or kind_of(prompt), **more)


def kind_of(prompt: str) -> str:
    """The kind of a question, from the name of its prompt."""
    return prompt.removeprefix("prompt.")


async def choose_card(
    player: Player, prompt: str, verb: str, cards: Iterable[Card], rule: str, *, auto: bool = True, **more: Any
) -> Card:
    """The player chooses one of these cards; a single one is taken by itself."""
    options = singles(verb, refs(cards))
    return CARD_BY_REF[(await ask_one(player, asked(prompt, options, rule, auto=auto, **more))).refs[0]]


async def may_choose_card(
    player: Player, prompt: str, verb: str, cards: Iterable[Card], rule: str, **more: Any
) -> Card | None:
    """The player chooses one of these cards, or none."""
    options = [*singles(verb, refs(cards)), PASS]
    answer = await ask_one(player, asked(prompt, options, rule, **more))
    return None if answer == PASS else CARD_BY_REF[answer.refs[0]]


async def choose_refs(
    player: Player, prompt: str, verb: str, things: Iterable[Ref], pick: Pick, rule: str, **more: Any
) -> list[Ref]:
    """The player picks several things together."""
    options = singles(verb, things)
    return list((await ask_one(player, asked(prompt, options, rule, sets={verb: pick}, **more))).refs)


async def agrees(player: Player, prompt: str, verb: str, rule: str, **more: Any) -> bool:
    """Whether the player makes use of something that is optional."""
    return await ask_one(player, asked(prompt, [Option(verb), PASS], rule, **more)) != PASS


async def do_one(
    player: Player,
    prompt: str,
    deeds: Sequence[Deed],
    rule: str,
    *,
    why_not: Callable[[], Iterable[Refused]] = tuple,
    **more: Any,
) -> Option:
    """The player does one of these things: which one."""
    answer = await ask_one(player, asked(prompt, options_of(deeds), rule, why_not=why_not, **more))
    await done(deeds, answer)
    return answer


def options_of(deeds: Sequence[Deed]) -> list[Option]:
    """Everything that can be chosen."""
    options: list[Option] = []
    for deed in deeds:
        options += deed.options
    return options


def done(deeds: Sequence[Deed], answer: Option) -> Awaitable[None]:
    """What was chosen is done."""
    for deed in deeds:
        if answer in deed.options:
            return deed.do(answer)
    raise RuleError(f"nothing is done by '{answer}'")


async def nothing(chosen: Option) -> None:
    """What is done by passing."""


PASSING: Final = Deed((PASS,), nothing)

"""Private dialogues side by side: every seat goes through its own questions in secret, at its own pace."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from engine.choices import Answers, Ask, Menu, Rule, Seat, put
from engine.errors import RuleError
from engine.games import State

R = TypeVar("R")


async def together(game: State, dialogues: Mapping[Seat, Rule[R]]) -> dict[Seat, R]:
    """Let every seat go through its own dialogue; what each came to, when all are done.

    A dialogue asks its own seat only, has a chance of its own, and neither reads nor changes what the others decide
    meanwhile. So the pace of the others changes nothing, and a seat can take answers back while those of others stand.
    """
    menus: dict[Seat, Menu] = {}
    results: dict[Seat, R] = {}

    def advance(seat: Seat, answers: Answers | None) -> None:
        try:
            with game.dice.apart(seat):
                question = dialogues[seat].send(answers)
        except StopIteration as end:
            menus.pop(seat, None)
            results[seat] = end.value
            return
        if not isinstance(question, Ask) or list(question.menus) != [seat] or question.seconds:
            raise RuleError(f"the private dialogue of seat {seat} may only ask that seat, and without a clock")
        menus[seat] = question.menus[seat]

    try:
        for seat in dialogues:
            advance(seat, None)
        continues = False
        while menus:
            answers = await put(Ask(dict(menus), "each", continues))
            advance(next(iter(answers)), answers)
            continues = True
    finally:
        for dialogue in dialogues.values():
            dialogue.close()
    game.dice.join()
    return {seat: results[seat] for seat in dialogues}

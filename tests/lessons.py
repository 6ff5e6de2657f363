"""Playing the led part of a lesson without a screen: step by step, with what the teacher takes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.choices import Menu, Option
from engine.dice import Dice
from engine.lessons import Chosen, choose, lessons_of
from engine.table import Table
from engine.teaching import Teacher, is_pattern
from tests.playing import GAMES

EVERY_LESSON = [(game, id) for game in GAMES for id in lessons_of(game)]
EVERY_PART = [
    choose(game, id, number) for game, id in EVERY_LESSON for number in range(len(lessons_of(game)[id].parts))
]
NAMES = {"Olga": "Olga"}


class Broken(AssertionError):
    """A lesson does not go as it is written."""


def opened(chosen: Chosen) -> tuple[Table[Any], Teacher]:
    """The table of a part, and who leads there."""
    table = chosen.open(chosen.seated("Player", {}))
    return table, Teacher(chosen, table)


def steps_of(chosen: Chosen, table: Table[Any], teacher: Teacher, chance: Dice | None = None) -> Iterator[int]:
    """Play the steps one after the other: each is yielded when its words are read. Of several answers that are taken
    the first is given, or any, if there is chance."""
    while teacher.is_led:
        let_others_play(chosen, table, teacher)
        place = teacher.place
        yield place
        if teacher.is_to_be_read:
            teacher.go_on()
            continue
        table.answer(chosen.learner, answer_at(chosen, table, teacher, chance))


def let_others_play(chosen: Chosen, table: Table[Any], teacher: Teacher) -> None:
    """Let the others say what is written for them before the words of a step."""
    while not teacher.is_ready:
        for seat, menu in list(table.ask.menus.items()) if table.ask is not None else []:
            line = teacher.line(seat, menu) if seat != chosen.learner and table.menu(seat) is not None else None
            if line is not None:
                table.answer(seat, line)
                break
        else:
            raise Broken(f"{where(chosen, teacher)}: what is written for the others cannot be said: {asked(table)}")


def answer_at(chosen: Chosen, table: Table[Any], teacher: Teacher, chance: Dice | None = None) -> Option:
    """An answer that the step takes."""
    menu = table.menu(chosen.learner)
    found = answers_in(menu, teacher) if menu is not None else []
    if menu is None or not found:
        raise Broken(f"{where(chosen, teacher)}: nothing that is taken can be answered: {asked(table)}")
    narrowed = teacher.menu(menu)
    assert narrowed is not None, where(chosen, teacher)
    return found[chance.below(len(found))] if chance is not None else found[0]


def answers_in(menu: Menu, teacher: Teacher) -> list[Option]:
    """Everything on a menu that a step takes; of a set, what is written in full."""
    assert teacher.step is not None
    whole = [option for line in teacher.step.take if not is_pattern(line) and (option := menu.accept(line)) is not None]
    return [*whole, *(option for option in menu.options if option.verb not in menu.sets and teacher.takes(option))]


def where(chosen: Chosen, teacher: Teacher) -> str:
    """The place in the file, for a message."""
    return f"{chosen.game.name}/lessons/{chosen.id}.yaml, part {chosen.number + 1}, step {teacher.place + 1}"


def asked(table: Table[Any]) -> str:
    """Who is asked what."""
    if table.ask is None:
        return f"the game is over: {table.result}"
    return "; ".join(f"{seat} {menu.prompt}: {', '.join(menu.options)}" for seat, menu in table.ask.menus.items())

"""Every lesson goes as it is written, whatever it allows; the game at its end can be won; mistakes are named."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.bots import bot_for, choosing
from engine.choices import Option
from engine.dice import Dice
from engine.errors import BadFile, BadSetup
from engine.games import SeatInfo
from engine.lessons import Chosen, choose, chosen_in, lessons_of, load_lesson
from engine.saves import Journal, open_save, save_text
from engine.texts import LANGUAGES, common
from tests.lessons import EVERY_LESSON, EVERY_PART, Broken, opened, steps_of
from tests.playing import GAMES
from tests.test_languages import assert_in_language

LESSONS = {"castle": 2, "bang": 3, "junquick": 2, "berserk": 4, "valhalla": 3}
MOST_WORDS = 300  # signs of a step: one reads it in one go
TRIES = 8

every_part = pytest.mark.parametrize("chosen", EVERY_PART, ids=lambda chosen: f"{chosen.game.name}-{chosen.origin}")
every_lesson = pytest.mark.parametrize(("game", "id"), EVERY_LESSON)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_its_lessons(game: str) -> None:
    lessons = lessons_of(game)
    assert len(lessons) == LESSONS[game]
    assert [lesson.place for lesson in lessons.values()] == list(range(1, LESSONS[game] + 1))


@every_lesson
def test_a_lesson_has_ten_to_twenty_steps_and_ends_with_a_game_to_win(game: str, id: str) -> None:
    lesson = lessons_of(game)[id]
    assert 10 <= sum(len(part.steps) for part in lesson.parts) <= 20
    assert 5 <= lesson.minutes <= 10
    assert [part.alone is not None for part in lesson.parts] == [False] * (len(lesson.parts) - 1) + [True]


@every_part
@pytest.mark.parametrize("way", range(4))
def test_the_steps_go_as_they_are_written(chosen: Chosen, way: int) -> None:
    """Once with the first answers that are taken, then with any of them."""
    table, teacher = opened(chosen)
    seen = list(steps_of(chosen, table, teacher, Dice(way) if way else None))
    assert seen == list(range(len(chosen.part.steps)))
    table.game.check(table.state)
    assert teacher.is_finished == (chosen.part.alone is None)


@every_part
def test_what_is_not_taken_changes_nothing_and_the_answer_is_refused_kindly(chosen: Chosen) -> None:
    table, teacher = opened(chosen)
    for _ in steps_of(chosen, table, teacher):
        menu = table.menu(chosen.learner)
        narrowed = teacher.menu(menu)
        if teacher.is_to_be_read:
            assert narrowed is None
        else:
            assert menu is not None
            assert narrowed is not None
            assert set(narrowed.options) <= set(menu.options)


@every_lesson
def test_the_last_part_can_be_won(game: str, id: str) -> None:
    """A bot in the place of the learner wins against those of the lesson, though perhaps not at the first try."""
    chosen = choose(game, id, len(lessons_of(game)[id].parts) - 1)
    assert any(_wins(chosen, seed) for seed in range(TRIES))


def _wins(chosen: Chosen, seed: int) -> bool:
    table, teacher = opened(chosen)
    for _ in steps_of(chosen, table, teacher):
        pass
    chance = Dice(seed)
    bots = {
        seat: bot_for(table.game, SeatInfo("bot", "bot", "normal" if seat == chosen.learner else info.level))
        for seat, info in enumerate(table.seats)
    }
    while table.ask is not None:
        for seat in sorted(table.ask.menus, key=lambda seat: not table.ask.menus[seat].optional):  # type: ignore[union-attr]
            menu = table.menu(seat)
            if menu is None:
                continue
            option = choosing(bots[seat], table, seat, menu, Dice(chance.below(1 << 30)), 0.2)()
            if option is not None:
                table.answer(seat, option)
                break
    return teacher.has_won


@every_lesson
def test_the_words_are_in_their_languages_and_short(game: str, id: str) -> None:
    lesson = lessons_of(game)[id]
    words = [lesson.name, lesson.about]
    for part in lesson.parts:
        words += [said for step in part.steps for said in (step.say, step.not_yet) if said is not None]
        words += [part.alone] if part.alone is not None else []
    for said in words:
        for language in LANGUAGES:
            text = said.in_(language)
            assert_in_language(text, language, f"{game}/{id}")
            assert len(text) <= MOST_WORDS, text
            assert text == text.strip()
            assert "  " not in text


@every_lesson
def test_the_others_have_names_that_every_language_knows(game: str, id: str) -> None:
    known = [name.strip() for name in common("en")("ui.setup.names").split(",")]
    for part in lessons_of(game)[id].parts:
        assert set(part.seats) - {"Me"} <= set(known)


# Saving


@every_part
def test_a_lesson_is_saved_and_goes_on_like_any_game(chosen: Chosen, tmp_path: Path) -> None:
    table, teacher = opened(chosen)
    journal = Journal.begin(tmp_path, table)
    for place in steps_of(chosen, table, teacher):
        if place > len(chosen.part.steps) // 2:
            break
    journal.close()
    again = open_save(journal.path).table
    assert save_text(again) == save_text(table)
    assert again.digest() == table.digest()
    assert chosen_in(again.game.name, again.lesson).origin == chosen.origin


def test_an_answer_of_a_lesson_that_was_written_anew_is_left_out(tmp_path: Path) -> None:
    chosen = EVERY_PART[0]
    table, _ = opened(chosen)
    path = tmp_path / "left.yaml"
    path.write_text(save_text(table) + "- 0 dance\n", encoding="utf-8")
    back = open_save(path)
    assert [problem.key for problem in back.noticed] == ["old-rules"]
    assert back.table.moves == []


# Mistakes


LESSON = """
place: 1
name: {en: A, ru: А, uk: А}
about: {en: A, ru: А, uk: А}
minutes: 5
parts:
- seats: [Me, Olga]
  steps:
  - say: {en: A, ru: А, uk: А}
"""


@pytest.mark.parametrize(
    ("mistake", "said"),
    [
        ("    glows: [card:king]\n", "wrong.yaml:9: parts.0.steps.0: Object contains unknown field `glows`"),
        ("    others: [Ivan pass]\n", "wrong.yaml:10: others"),
        ("    others: [Me pass]\n", "'Me pass' is for Me to answer"),
        ("    take: [pass]\n", "wrong.yaml:9: steps"),
        ("    take: king\n", "wrong.yaml:10: parts.0.steps.0.take"),
    ],
)
def test_a_mistake_is_named_with_file_line_and_field(tmp_path: Path, mistake: str, said: str) -> None:
    path = tmp_path / "wrong.yaml"
    path.write_text(LESSON + mistake, encoding="utf-8")
    with pytest.raises(BadFile) as refused:
        load_lesson(path)
    assert said in str(refused.value)


def test_somebody_must_take_the_lesson(tmp_path: Path) -> None:
    path = tmp_path / "wrong.yaml"
    path.write_text(LESSON.replace("[Me, Olga]", "[Ira, Olga]"), encoding="utf-8")
    with pytest.raises(BadFile, match=r"wrong\.yaml:7: seats"):
        load_lesson(path)


def test_a_lesson_that_is_not_there_is_refused() -> None:
    with pytest.raises(BadSetup, match="no lesson 'dance'"):
        choose("castle", "dance")
    with pytest.raises(BadSetup, match="no lesson 'first'"):
        choose("castle", "first", 9)


def test_a_rule_that_changed_is_noticed() -> None:
    """A step whose answer is no longer on the menu breaks the test with its place."""
    chosen = choose("castle", "first")
    table, teacher = opened(chosen)
    step = chosen.part.steps[2]
    assert step.take
    step.take[:], kept = ["play card:dragon *"], step.take[:]
    try:
        with pytest.raises(Broken, match=r"first\.yaml, part 1, step 3"):
            list(steps_of(chosen, table, teacher))
    finally:
        step.take[:] = kept


def test_a_star_stands_for_anything_and_a_set_has_no_order() -> None:
    chosen = choose("castle", "first")
    _, teacher = opened(chosen)
    teacher.go_on()
    teacher.go_on()
    assert teacher.takes(Option("play card:soldier-01 cell:c1"))
    assert not teacher.takes(Option("play card:soldier-01 cell:f2"))
    assert not teacher.takes(Option("draw pile:deck"))

"""Every puzzle has as many solutions as it says, found by trying out everything; mistakes are named."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.errors import BadFile, BadSetup
from engine.puzzles import Judge, choose, load_puzzle, puzzles_of
from engine.solving import Solver
from engine.texts import LANGUAGES, common
from tests.playing import GAMES
from tests.test_languages import assert_in_language

LONGEST_TASK = 300  # signs: one reads it in one go
MOST_POSITIONS = 6_000  # about two seconds
EVERY_PUZZLE = [(game, id) for game in GAMES for id in puzzles_of(game)]

every_puzzle = pytest.mark.parametrize(("game", "id"), EVERY_PUZZLE)


@every_puzzle
def test_a_puzzle_has_as_many_solutions_as_it_says(game: str, id: str) -> None:
    """And the one that is shown leads to its end, against the best that the others can do."""
    chosen = choose(game, id)
    solver, table = Solver(chosen, MOST_POSITIONS), chosen.open()
    found = solver.solutions()
    assert len(found) == chosen.puzzle.solutions, sorted(found)
    judge = Judge(chosen, table)
    while (best := solver.best(table.moves)) is not None:
        assert best.option is not None, "a solution is answers, not waiting"
        table.answer(best.seat, best.option)
        table.game.check(table.state)
    assert judge.verdict(table, judge.after(table)) == "solved"


@every_puzzle
def test_the_words_are_in_their_languages_and_short(game: str, id: str) -> None:
    puzzle = puzzles_of(game)[id]
    for said in (puzzle.name, puzzle.task):
        for language in LANGUAGES:
            text = said.in_(language)
            assert_in_language(text, language, f"{game}/{id}")
            assert len(text) <= LONGEST_TASK, text
            assert text == text.strip()
            assert "  " not in text


@every_puzzle
def test_the_others_have_names_that_every_language_knows(game: str, id: str) -> None:
    known = [name.strip() for name in common("en")("ui.setup.names").split(",")]
    assert set(puzzles_of(game)[id].seats) - {"Me"} <= set(known)


@pytest.mark.parametrize("game", GAMES)
def test_the_puzzles_of_a_game_have_places_of_their_own(game: str) -> None:
    places = [puzzle.place for puzzle in puzzles_of(game).values()]
    assert places == list(range(1, len(places) + 1))


# Mistakes


PUZZLE = """
place: 1
name: {en: A, ru: А, uk: А}
task: {en: A, ru: А, uk: А}
seats: [Me, Olga]
position: {turn: Me}
solutions: 1
"""


@pytest.mark.parametrize(
    ("mistake", "said"),
    [
        ("goal: {win: true}\n", "wrong.yaml:8: goal: Object contains unknown field `win`"),
        ("goal: {}\n", "wrong.yaml:8: goal"),
        ("goal: {won: true}\nothers: [Ivan pass]\n", "wrong.yaml:9: others"),
        ("goal: {won: true}\nothers: [Me pass]\n", "'Me pass' is for Me to answer"),
        ("goal: {won: true}\nchance: perhaps\n", "wrong.yaml:9: chance"),
    ],
)
def test_a_mistake_is_named_with_file_line_and_field(tmp_path: Path, mistake: str, said: str) -> None:
    path = tmp_path / "wrong.yaml"
    path.write_text(PUZZLE + mistake, encoding="utf-8")
    with pytest.raises(BadFile) as refused:
        load_puzzle(path)
    assert said in str(refused.value)


def test_somebody_must_solve_it(tmp_path: Path) -> None:
    path = tmp_path / "wrong.yaml"
    path.write_text(PUZZLE.replace("[Me, Olga]", "[Ira, Olga]") + "goal: {won: true}\n", encoding="utf-8")
    with pytest.raises(BadFile, match=r"wrong\.yaml:5: seats"):
        load_puzzle(path)


def test_a_puzzle_that_is_not_there_is_refused() -> None:
    with pytest.raises(BadSetup, match="no puzzle 'dance'"):
        choose("castle", "dance")

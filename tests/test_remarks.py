"""Remarks are found by what a seat is asked and sees; every one speaks of something that its game really says."""

from __future__ import annotations

import tempfile
from fnmatch import fnmatchcase
from pathlib import Path

import pytest

from engine.choices import Menu, Option
from engine.errors import BadFile
from engine.games import find_game
from engine.remarks import Remark, due, load_remarks, remarks_of
from engine.texts import LANGUAGES, language_file
from games.bang.events.life import Hurt
from tests.playing import GAMES
from tests.test_languages import assert_in_language

LONGEST = 180  # signs: it is read at a glance
every_game = pytest.mark.parametrize("game", GAMES)


@every_game
def test_every_game_has_about_ten(game: str) -> None:
    assert 8 <= len(remarks_of(game)) <= 12


@every_game
def test_a_remark_speaks_of_something_that_its_game_says(game: str) -> None:
    keys = language_file(find_game(game).folder / "lang" / "en.yaml")
    for remark in remarks_of(game):
        if remark.question:
            assert any(fnmatchcase(key, remark.question) for key in keys if key.startswith("prompt.")), remark.id
        if remark.offered:
            assert f"option.{remark.offered.split(' ')[0]}" in keys, remark.id
        if remark.event:
            assert f"event.{remark.event.split(' ')[0]}" in keys, remark.id


@every_game
def test_the_words_are_in_their_languages_and_short(game: str) -> None:
    for remark in remarks_of(game):
        for language in LANGUAGES:
            text = remark.say.in_(language)
            assert_in_language(text, language, f"{game}/{remark.id}")
            assert len(text) <= LONGEST, f"{len(text)}: {text}"
            assert text == text.strip()


def menu(*lines: str, prompt: str = "prompt.dodge") -> Menu:
    return Menu(prompt, [Option(line) for line in lines])


def test_a_question_an_answer_or_an_event_brings_it_up() -> None:
    assert due("bang", [], menu("take-it"), [], 0) is not None
    first = due("bang", [], menu("take-it", prompt="prompt.dodge-twice"), [], 0)
    assert first is not None
    assert first.id == "dodge"
    assert due("bang", ["dodge"], menu("take-it"), [], 0) is None, "it is said once"
    laid = due("bang", ["turn"], menu("lay card:barrel", prompt="prompt.phase-2"), [], 0)
    assert laid is not None
    assert laid.id == "in-play"
    assert due("bang", [], None, [], 0) is None


def test_an_event_is_told_from_one_that_happens_to_others() -> None:
    remark = load_one("- {id: hurt, event: hurt Me *, say: {en: A, ru: А, uk: А}}")
    lines = ["hurt seat:1 1 3"]
    assert Hurt("seat:1", 1, 3).plain()["event"] == "hurt"
    assert remark.fits(None, lines, 1)
    assert not remark.fits(None, lines, 0)


def load_one(text: str) -> Remark:
    with tempfile.TemporaryDirectory() as made:
        path = Path(made) / "remarks.yaml"
        path.write_text(text, encoding="utf-8")
        return load_remarks(path)[0]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("- {id: a, say: {en: A, ru: А, uk: А}}\n", "it needs a question, an offered answer or an event"),
        ("- &a {id: a, event: b, say: {en: A, ru: А, uk: А}}\n", "remarks.yaml:1"),
        (2 * "- {id: a, event: b, say: {en: A, ru: А, uk: А}}\n", "remarks.yaml:2: id: 'a' comes twice"),
        ("- {id: a, evnt: b, say: {en: A, ru: А, uk: А}}\n", "unknown field `evnt`"),
    ],
)
def test_a_mistake_is_named_with_file_line_and_field(text: str, said: str) -> None:
    with pytest.raises(BadFile) as refused:
        load_one(text)
    assert said in str(refused.value)

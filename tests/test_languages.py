"""The program and its games can be played in English, Russian and Ukrainian, with nothing left out."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from engine import yamlfile
from engine.cards import Words
from engine.events import Event
from engine.games import find_game
from engine.texts import _GAP, ASSETS, LANGUAGES, common, language_file, of_game
from tests.playing import GAMES, ROOT

FOLDERS = [ASSETS / "lang", *(find_game(name).folder / "lang" for name in GAMES)]
PROBLEMS = {"Problem", "BadFile", "BadSetup", "BadAnswer"}
FORMS = {"en": 2, "ru": 3, "uk": 3}
FOREIGN = {"en": re.compile("[а-яёіїєґ]", re.I), "ru": re.compile("[іїєґ]", re.I), "uk": re.compile("[ыэъё]", re.I)}
CYRILLIC = re.compile("[а-яёіїєґ]", re.I)
MIXED = re.compile("[a-z][а-яёіїєґ]|[а-яёіїєґ][a-z]", re.I)
LATIN = re.compile("[a-z]", re.I)

every_folder = pytest.mark.parametrize("folder", FOLDERS, ids=lambda path: str(path.relative_to(ROOT)))
every_language = pytest.mark.parametrize("language", LANGUAGES)
every_game = pytest.mark.parametrize("name", GAMES)


def leaves(data: object, key: str = "") -> Iterator[tuple[str, object]]:
    """Everything a language file holds, also what is no text."""
    if isinstance(data, dict):
        for name, value in data.items():
            yield from leaves(value, f"{key}.{name}" if key else name)
    else:
        yield key, data


def gaps(text: str) -> set[str]:
    return {name for name, _ in _GAP.findall(text)}


def assert_in_language(text: str, language: str, where: str) -> None:
    """The words are in this language; words of code may stand among them."""
    words = _GAP.sub(" ", text)
    assert not FOREIGN[language].search(words), f"{where}: a letter of another language in '{text}'"
    assert not MIXED.search(words), f"{where}: a word of Latin and Cyrillic letters in '{text}'"
    if language != "en" and LATIN.search(words):
        assert CYRILLIC.search(words), f"{where}: '{text}' is not translated"


@every_folder
def test_there_is_a_file_for_every_language_and_no_other(folder: Path) -> None:
    assert sorted(path.name for path in folder.iterdir()) == sorted(f"{language}.yaml" for language in LANGUAGES)


@every_folder
@every_language
def test_every_text_is_there_in_its_language(folder: Path, language: str) -> None:
    texts = dict(leaves(yamlfile.load(folder / f"{language}.yaml").data))
    english = language_file(folder / "en.yaml")
    assert sorted(texts) == sorted(english)
    for key, text in texts.items():
        where = f"{folder.relative_to(ROOT)}/{language}.yaml: {key}"
        assert isinstance(text, str), f"{where} is no text"
        assert text.strip(), f"{where} is empty"
        assert_in_language(text, language, where)


@every_folder
@every_language
def test_every_text_has_the_gaps_of_the_english_one(folder: Path, language: str) -> None:
    english = language_file(folder / "en.yaml")
    for key, text in language_file(folder / f"{language}.yaml").items():
        where = f"{folder.relative_to(ROOT)}/{language}.yaml: {key}"
        assert gaps(text) == gaps(english[key]), where
        assert not re.search("[{}]", _GAP.sub("", text)), f"{where}: a brace too many in '{text}'"
        for _, forms in _GAP.findall(text):
            wanted = FORMS[language] if forms else 0
            assert forms.count("|") == wanted, f"{where}: {wanted} forms are needed in '{text}'"


# What the code says


def sources(*folders: str) -> Iterator[Path]:
    for folder in folders:
        yield from sorted((ROOT / folder).rglob("*.py"))


def calls(path: Path) -> Iterator[ast.Call]:
    return (node for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, ast.Call))


def literals(node: ast.expr) -> list[str]:
    """The texts that an expression may be; of an f-string its beginning, with '*'."""
    if isinstance(node, ast.Constant):
        return [str(node.value)]
    if isinstance(node, ast.IfExp):
        return literals(node.body) + literals(node.orelse)
    if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
        return [str(node.values[0].value) + "*"]
    return []


def facts(call: ast.Call) -> set[str] | None:
    """The facts that a call hands over, if it names them."""
    return None if any(word.arg is None for word in call.keywords) else {str(word.arg) for word in call.keywords}


RAISED = [
    pytest.param(key, facts(call), id=f"{path.relative_to(ROOT)}:{call.lineno}-{key}")
    for path in sources("engine", "games", "ui")
    for call in calls(path)
    if isinstance(call.func, ast.Name) and call.func.id in PROBLEMS and call.args
    for key in literals(call.args[0])
]


@pytest.mark.parametrize(("key", "handed"), RAISED)
def test_every_refusal_has_its_sentence(key: str, handed: set[str] | None) -> None:
    text = common("en").texts.get(f"error.{key}")
    assert text is not None
    assert handed is None or gaps(text) <= handed


def test_every_sentence_of_refusal_is_used() -> None:
    used = {f"error.{param.values[0]}" for param in RAISED}
    assert sorted(key for key in common("en").texts if key.startswith("error.") and key not in used) == []


def is_text_call(call: ast.Call) -> bool:
    """`texts(…)`, `say(…)`, `self.texts(…)`, `common(language)(…)` or `of_game(…)(…)`."""
    func: Any = call.func
    if isinstance(func, ast.Call):
        return isinstance(func.func, ast.Name) and func.func.id in ("common", "of_game")
    return getattr(func, "id", None) in ("texts", "say") or getattr(func, "attr", None) in ("texts", "say")


SAID = [
    pytest.param(path, key, facts(call), id=f"{path.relative_to(ROOT)}:{call.lineno}-{key}")
    for path in sources("engine", "games", "ui")
    for call in calls(path)
    if is_text_call(call) and call.args
    for key in literals(call.args[0])
]


@pytest.mark.parametrize(("path", "key", "handed"), SAID)
def test_every_text_that_the_code_asks_for_is_there(path: Path, key: str, handed: set[str] | None) -> None:
    package = path.relative_to(ROOT).parts
    own = package[1] if package[0] == "games" else path.stem if package[:2] == ("ui", "boards") else ""
    for name in [own] if own in GAMES else GAMES:  # a board speaks of its own game alone
        texts = of_game(find_game(name), "en", []).texts
        if key.endswith("*"):
            assert any(known.startswith(key[:-1]) for known in texts)
        else:
            assert key in texts
            assert handed is None or gaps(texts[key]) <= handed


@every_game
def test_every_prompt_reason_and_result_of_a_game_is_there(name: str) -> None:
    texts = language_file(find_game(name).folder / "lang" / "en.yaml")
    for path in sources(f"games/{name}"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and re.fullmatch(r"(prompt|why|result)\.[a-z-]+", str(node.value)):
                assert node.value in texts, f"{path}:{node.lineno}"


def kinds_of_event(kind: type[Event]) -> Iterator[type[Event]]:
    for derived in kind.__subclasses__():
        yield derived
        yield from kinds_of_event(derived)


@every_game
def test_every_event_of_a_game_has_its_sentence(name: str) -> None:
    texts = language_file(find_game(name).folder / "lang" / "en.yaml")
    events = {
        f"event.{kind.__struct_config__.tag}": set(kind.__struct_fields__)
        for kind in kinds_of_event(Event)
        if kind.__module__.startswith(f"games.{name}")
    }
    assert events
    assert sorted(set(events) - set(texts)) == []
    for key, text in texts.items():
        if key.startswith("event."):
            event = ".".join(key.split(".")[:2])
            assert event in events, f"{key} tells what never happens"
            assert gaps(text) <= events[event], f"{key} speaks of what the event does not know"


@every_game
def test_every_option_and_bot_has_a_name(name: str) -> None:
    game = find_game(name)
    texts = language_file(game.folder / "lang" / "en.yaml")
    wanted = ["game.name", *(f"options.{field}" for field in game.options.__struct_fields__)]
    assert [key for key in wanted + [f"bot.{bot}" for bot in game.bots] if key not in texts] == []


# The cards


@every_game
@every_language
def test_every_card_speaks_every_language(name: str, language: str) -> None:
    kinds = find_game(name).kinds
    for kind in kinds:
        for words in (kind.name, kind.text):
            assert isinstance(words, Words)
            text = words.in_(language)
            assert text == text.strip()
            assert_in_language(text, language, f"cards.yaml: {kind.id}")
            assert language == "en" or CYRILLIC.search(text), f"{kind.id}: '{text}' is not translated"
    names = [kind.name.in_(language) for kind in kinds]
    assert sorted(names) == sorted(set(names)), "two kinds of card have the same name"

"""The program and its games can be played in English, Russian and Ukrainian, with nothing left out."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pygame
import pytest

from engine import yamlfile
from engine.cards import Words
from engine.events import Event
from engine.games import find_game
from engine.texts import _GAP, ASSETS, LANGUAGES, common, language_file, of_game
from tests.playing import GAMES, ROOT
from ui.option_kinds import option_kinds
from ui.theme import SIGNS, font

FOLDERS = [ASSETS / "lang", *(find_game(name).folder / "lang" for name in GAMES)]
PROBLEMS = {"Problem", "BadFile", "BadSetup", "BadAnswer", "BadMessage", "Flaw"}
PLACED = {"place", "field"}  # what the loader of cards adds to a flaw
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


def game_of(call: ast.Call) -> str:
    """The game in whose words a refusal is said; empty: in those of the program."""
    return next((literals(word.value)[0] for word in call.keywords if word.arg == "of"), "")


RAISED = [
    pytest.param(game_of(call), key, facts(call), id=f"{path.relative_to(ROOT)}:{call.lineno}-{key}")
    for path in sources("engine", "games", "ui")
    for call in calls(path)
    if isinstance(call.func, ast.Name) and call.func.id in PROBLEMS and call.args
    for key in literals(call.args[0])
]


def own_texts(game: str) -> Mapping[str, str]:
    """The English texts of a game alone, or of the program."""
    return language_file(find_game(game).folder / "lang" / "en.yaml") if game else common("en").texts


@pytest.mark.parametrize(("game", "key", "handed"), RAISED)
def test_every_refusal_has_its_sentence(game: str, key: str, handed: set[str] | None) -> None:
    text = own_texts(game).get(f"error.{key}")
    assert text is not None
    assert handed is None or gaps(text) <= handed | PLACED


@pytest.mark.parametrize("game", ["", *GAMES])
def test_every_sentence_of_refusal_is_used(game: str) -> None:
    used = {f"error.{param.values[1]}" for param in RAISED if param.values[0] == game}
    assert sorted(key for key in own_texts(game) if key.startswith("error.") and key not in used) == []


def is_text_call(call: ast.Call) -> bool:
    """`texts(…)`, `say(…)`, `self.texts(…)`, `common(language)(…)` or `of_game(…)(…)`."""
    func: Any = call.func
    if isinstance(func, ast.Call):
        return isinstance(func.func, ast.Name) and func.func.id in ("common", "of_game")
    return getattr(func, "id", None) in ("texts", "say") or getattr(func, "attr", None) in ("texts", "say")


def games_of(path: Path) -> list[str]:
    """The games whose words a file may use: a game or its board its own, anything else what all games have."""
    folder, *parts = path.relative_to(ROOT).with_suffix("").parts
    own = parts[:1] if folder == "games" else parts[1:2] if parts[:1] == ["boards"] else []
    own = [name.partition("_")[0] for name in own]  # a board may have helpers beside it
    return own if own and own[0] in GAMES else GAMES


SAID = [
    pytest.param(path, key, facts(call), id=f"{path.relative_to(ROOT)}:{call.lineno}-{key}")
    for path in sources("engine", "games", "ui")
    for call in calls(path)
    if is_text_call(call) and call.args
    for key in literals(call.args[0])
]


@pytest.mark.parametrize(("path", "key", "handed"), SAID)
def test_every_text_that_the_code_asks_for_is_there(path: Path, key: str, handed: set[str] | None) -> None:
    for texts in (of_game(find_game(name), "en", []).texts for name in games_of(path)):
        if not key.endswith("*"):
            assert key in texts
            assert handed is None or gaps(texts[key]) <= handed
    if key.endswith("*"):  # completed with something that not every game has, such as groups of options
        known = [known for name in games_of(path) for known in of_game(find_game(name), "en", []).texts]
        assert any(one.startswith(key[:-1]) for one in known)


# What the rules say: prompts, reasons, titles, results and verbs

KEY = re.compile(r"(prompt|why|result|look|warn)\.[a-z0-9-]+")


def parameters(function: ast.FunctionDef | ast.AsyncFunctionDef) -> list[str]:
    """What a call hands over in order."""
    names = [argument.arg for argument in (*function.args.posonlyargs, *function.args.args)]
    return names[1:] if names[:1] in (["self"], ["cls"]) else names


def key_makers(trees: list[ast.Module]) -> dict[str, list[tuple[str, str, int | None]]]:
    """By function: the parts of its keys, the parameter that completes them and its position among the arguments.

    `forbids(deed, id)` that says `f"why.{id}"` makes keys of what it is called with, and whatever is called with a
    `verb` offers it.
    """
    found: dict[str, list[tuple[str, str, int | None]]] = {}
    for tree in trees:
        for function in ast.walk(tree):
            if not isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
                continue
            names = parameters(function)
            only_named = [argument.arg for argument in function.args.kwonlyargs]
            made = {("verb", "verb")} if "verb" in (*names, *only_named) else set()
            for node in ast.walk(function):
                match node:
                    case ast.JoinedStr(
                        values=[ast.Constant(value=str(start)), ast.FormattedValue(value=ast.Name(id=id))]
                    ):
                        if id in (*names, *only_named) and re.fullmatch(r"(prompt|why|result|look)\.", start):
                            made.add((start[:-1], id))
            for group, name in sorted(made):
                place = names.index(name) if name in names else None
                found.setdefault(function.name, []).append((group, name, place))
    return found


def called(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def loops(tree: ast.Module) -> Iterator[tuple[str, list[str]]]:
    """The names that stand for one text after the other: `for verb in ("stay", "go")`."""
    for node in ast.walk(tree):
        if isinstance(node, ast.comprehension | ast.For) and isinstance(node.iter, ast.Tuple | ast.List):
            yield ast.unparse(node.target), [text for part in node.iter.elts for text in literals(part)]


def keys_used(name: str) -> dict[str, str]:
    """Every key that the rules of a game can hand to a player, with the place where it stands."""
    paths = list(sources(f"games/{name}"))
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in paths]
    makers = key_makers([*trees, ast.parse((ROOT / "engine/choices.py").read_text(encoding="utf-8"))])
    found: dict[str, str] = {}
    for path, tree in zip(paths, trees, strict=True):
        looped = dict(loops(tree))
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and KEY.fullmatch(node.value):
                found[node.value] = f"{path}:{node.lineno}"
            elif isinstance(node, ast.Call):
                for group, argument, place in makers.get(called(node), ()):
                    given = [word.value for word in node.keywords if word.arg == argument]
                    given += node.args[place : place + 1] if place is not None and not given else []
                    for text in (
                        text for value in given for text in literals(value) or looped.get(ast.unparse(value), [])
                    ):
                        found[f"{group}.{text}"] = f"{path}:{node.lineno}"
    return found


def constants(name: str) -> set[str]:
    """All texts in the code of a game."""
    nodes = (
        node for path in sources(f"games/{name}") for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    )
    return {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}


@every_game
def test_every_word_of_the_rules_is_there(name: str) -> None:
    texts = language_file(find_game(name).folder / "lang" / "en.yaml")
    used = keys_used(name)
    assert {f"{key} ({place})" for key, place in used.items() if key not in texts} == set()
    verbs = {key[5:] for key in used if key.startswith("verb.")}
    assert len(verbs) > 3
    assert [verb for verb in sorted(verbs) if f"option.{verb}" not in texts] == []
    asks_on = {key.split(".")[1] for key, text in texts.items() if key.startswith("option.") and "second" in gaps(text)}
    assert [verb for verb in sorted(asks_on) if f"next.{verb}" not in texts] == []


@every_game
def test_no_word_of_the_rules_is_left_over(name: str) -> None:
    used = keys_used(name)
    texts = language_file(find_game(name).folder / "lang" / "en.yaml")
    known = {group: {key.split(".")[1] for key in used if key.startswith(f"{group}.")} for group in GROUPS}
    known |= {"option": known["verb"], "next": known["verb"]}
    strings = constants(name)  # a key may be completed with one of them
    left = [
        key
        for key in texts
        if (parts := key.split("."))[0] in known and parts[1] not in known[parts[0]] and parts[1] not in strings
    ]
    assert left == []


GROUPS = ("prompt", "why", "result", "look", "warn", "verb")


def gaps_in(texts: Mapping[str, str], group: str) -> set[str]:
    return {gap for key, text in texts.items() if key.startswith(f"{group}.") for gap in gaps(text)}


@every_game
def test_questions_and_options_speak_only_of_facts_there_are(name: str) -> None:
    texts = language_file(find_game(name).folder / "lang" / "en.yaml")
    assert gaps_in(texts, "prompt") <= {"card", "other", "count"}
    assert gaps_in(texts, "option") <= {"first", "second", "third", "all", "rest"}
    assert gaps_in(texts, "warn") <= {"first", "second", "third"}
    assert gaps_in(texts, "result") <= {"winners"}
    assert gaps_in(texts, "verb") | gaps_in(texts, "next") == set()


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
        if kind.__module__.startswith(f"games.{name}.") and not kind.__subclasses__()
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
    wanted = ["game.name", "game.about", *(f"options.{field}" for field in game.options.__struct_fields__)]
    for kind in option_kinds(game.options):
        wanted += [f"options.group-{kind.group}"] if kind.group else []
        words = [value for value in kind.values if not str(value).isdecimal()]
        wanted += [f"options.{kind.name}-{'none' if value is None else value}" for value in words]
    assert [key for key in wanted if key not in texts] == []
    assert [bot for bot in game.bots if f"bot.{bot}" not in common("en").texts] == []


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


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_facet_of_the_cards_and_each_of_its_values_has_a_name(name: str, language: str) -> None:
    game = find_game(name)
    texts = of_game(game, language, [])
    assert game.facets
    for facet in game.facets:
        assert f"facet.{facet.name}" in texts.texts
        values = {value for kind in game.kinds for value in facet.of(kind.id)}
        assert [value for value in values if value not in texts.texts and not value.isdecimal()] == []
        assert len(values) > 2, facet.name


def test_every_sign_of_the_texts_is_in_the_font() -> None:
    """A sign that it lacks is drawn as a grey box; those that are drawn as icons need not be there."""
    pygame.font.init()
    face = font("bold", 24)

    def drawn(sign: str) -> bytes:
        return pygame.image.tobytes(face.render(sign, True, (255, 255, 255)), "RGBA")

    lacking = drawn("\N{THAI CHARACTER KO KAI}")
    paths = [folder / f"{language}.yaml" for folder in FOLDERS for language in LANGUAGES]
    signs = {sign for path in paths for sign in path.read_text(encoding="utf-8") if not sign.isspace()}
    assert sorted(sign for sign in signs - set(SIGNS) if drawn(sign) == lacking) == []

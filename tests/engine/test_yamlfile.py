"""Files that people write: plain text in, and a sentence with file and line for whatever cannot be taken."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from engine import yamlfile
from engine.errors import BadFile


class Pirate(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    gold: int = 0
    ship: dict[str, int] = {}
    crew: list[int] = []


def refusal_of(text: str) -> str:
    with pytest.raises(BadFile) as refusal:
        yamlfile.parse(text, "list.yaml")
    return str(refusal.value)


# What is read


@pytest.mark.parametrize("text", ["no", "yes", "on", "010", "0x1F", "1:30", "1e3", "2024-01-01", "1_000", ".inf", "="])
def test_scalars_stay_as_they_were_written(text: str) -> None:
    assert yamlfile.parse(f"- {text}\n- {{{text}: {text}}}", "list.yaml").data == [text, {text: text}]


def test_what_is_left_empty_is_nothing() -> None:
    assert yamlfile.parse("{a: ~, b: null, c: '', d: '~', e: }", "list.yaml").data == {
        "a": None, "b": None, "c": "", "d": "~", "e": None
    }  # fmt: skip


def test_the_schema_turns_text_into_numbers() -> None:
    pirate = yamlfile.parse("{name: 12, gold: '30', crew: [1, 2]}", "list.yaml").convert(Pirate)
    assert (pirate.name, pirate.gold, pirate.crew) == ("12", 30, [1, 2])


def test_a_file_may_come_from_any_editor(tmp_path: Path) -> None:
    path = tmp_path / "list.yaml"
    path.write_bytes("\ufeffname: Флинт\r\ngold: 3\r\n".encode())
    assert yamlfile.load(path).data == {"name": "Флинт", "gold": "3"}


def test_a_file_may_hold_several_documents_each_with_its_place() -> None:
    documents = yamlfile.parse_all("a: 1\n---\nb: 2\nc: 3\n", "list.yaml")
    assert [(document.data, document.at()) for document in documents] == [
        ({"a": "1"}, "list.yaml:1"),
        ({"b": "2", "c": "3"}, "list.yaml:3"),
    ]
    assert documents[1].at(("c", "deeper")) == "list.yaml:4"


# What is refused


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("a: 1\nb: 2\na: 3", "list.yaml:3: a: this field is there twice; remove one."),
        ("a: &x 1\nb: *x", "list.yaml:1: YAML anchors and aliases are not allowed; write the value out."),
        ("a: 1\nb: &x 2", "list.yaml:2: YAML anchors and aliases are not allowed; write the value out."),
        ("a: 1\nb: &x [*x]", "list.yaml:2: YAML anchors and aliases are not allowed; write the value out."),
        ("a: 1\nb: !colour red", "list.yaml:2: the tag '!colour' is not allowed; write plain text, lists and fields."),
        (
            "- !!python/object/apply:os.abort []",
            "list.yaml:1: the tag 'tag:yaml.org,2002:python/object/apply:os.abort' is not allowed; "
            "write plain text, lists and fields.",
        ),
        ("a: 1\n? [b, c]\n: 2", "list.yaml:2: a field name must be plain text; correct it."),
        ("a: 1\n<<: {b: 2}", "list.yaml:2: a field name must be plain text; correct it."),
        ("a: 1\nb: [1, 2}\n", "list.yaml:2: this is not YAML (did not find expected ',' or ']'); correct this line."),
        (
            "a: \x00",
            "list.yaml:1: this is not YAML (unacceptable character #x0000: control characters are not allowed); "
            "correct this line.",
        ),
        ("", "list.yaml:1: expected one YAML document, found 0; choose another file."),
        ("a: 1\n---\nb: 2", "list.yaml:1: expected one YAML document, found 2; choose another file."),
    ],
)
def test_what_is_not_plain_yaml_is_refused_with_its_line(text: str, sentence: str) -> None:
    assert refusal_of(text) == sentence


def test_a_billion_laughs_are_refused_at_the_first() -> None:
    laughs = "a: &a [ha, ha]\nb: &b [*a, *a]\nc: &c [*b, *b]\n"
    assert "anchors and aliases are not allowed" in refusal_of(laughs)


@pytest.mark.parametrize(("opening", "closing"), [("[", "]"), ("- ", ""), ("{a: ", "}")])
def test_a_file_nested_too_deep_is_refused(opening: str, closing: str) -> None:
    assert refusal_of(opening * 2000 + "x" + closing * 2000).startswith("list.yaml:1: ")


def test_a_file_nested_absurdly_deep_does_not_bring_the_program_down() -> None:
    """In a process of its own: libyaml's stack is not Python's."""
    read = "from engine import errors, yamlfile\ntry: yamlfile.parse('[' * 100_000, 'x')\nexcept errors.BadFile: pass"
    assert subprocess.run([sys.executable, "-c", read], cwd=Path(__file__).parents[2], check=False).returncode == 0


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"name: A\ngold: \xe9 3\n", "list.yaml:2: this is not UTF-8 text; save the file as UTF-8."),
        ("name: A\n".encode("utf-16"), "list.yaml:1: this is not UTF-8 text; save the file as UTF-8."),
    ],
)
def test_what_is_not_utf_8_is_refused_with_its_line(tmp_path: Path, content: bytes, sentence: str) -> None:
    path = tmp_path / "list.yaml"
    path.write_bytes(content)
    with pytest.raises(BadFile) as refusal:
        yamlfile.load(path)
    assert str(refusal.value) == sentence


def test_a_file_torn_off_within_a_letter_is_read_up_to_there(tmp_path: Path) -> None:
    path = tmp_path / "list.yaml"
    path.write_bytes("- Флинт\r\n- Я".encode()[:-1])
    assert yamlfile.read_text(path) == "- Флинт\n- "


def test_a_file_that_is_too_large_is_not_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "list.yaml"
    path.write_text("name: Flint")
    monkeypatch.setattr(yamlfile, "MOST_BYTES", 10)
    with pytest.raises(BadFile) as refusal:
        yamlfile.load(path)
    assert str(refusal.value) == f"{path} is larger than 10 bytes and was not read; choose another file."


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadFile) as refusal:
        yamlfile.load(tmp_path / "none.yaml")
    assert str(refusal.value) == (
        f"{tmp_path / 'none.yaml'} cannot be read (No such file or directory); "
        "check the name, and that you may read it."
    )


# What does not fit the schema


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("name: A\ngold: much", "list.yaml:2: gold: Expected `int`, got `str`; correct this field."),
        ("name: A\ncrew:\n- 1\n- two", "list.yaml:4: crew.1: Expected `int`, got `str`; correct this field."),
        ("name: A\nship:\n  guns: few", "list.yaml:3: ship: Expected `int`, got `str`; correct this field."),
        ("name: A\ngold: 1:30", "list.yaml:2: gold: Expected `int`, got `str`; correct this field."),
        ("name: A\nwife: B", "list.yaml:1: the file: Object contains unknown field `wife`; correct this field."),
        ("gold: 3", "list.yaml:1: the file: Object missing required field `name`; correct this field."),
        ("- 1", "list.yaml:1: the file: Expected `object`, got `array`; correct this field."),
    ],
)
def test_what_does_not_fit_is_refused_with_line_and_field(text: str, sentence: str) -> None:
    with pytest.raises(BadFile) as refusal:
        yamlfile.parse(text, "list.yaml").convert(Pirate)
    assert str(refusal.value) == sentence


@pytest.mark.parametrize(
    ("part", "sentences"),
    [
        ({"name": "A"}, []),
        ({"gold": "x", "crew": "y", "wife": "z"}, ["gold", "crew", "wife", "name"]),
        ("A", ["entry 1"]),
    ],
)
def test_every_mistake_in_a_part_is_found(part: Any, sentences: list[str]) -> None:
    document = yamlfile.Document("list.yaml", [part])
    mistakes = [str(mistake) for mistake in document.mistakes(Pirate, (0,))]
    assert [mistake.split(": ")[1] for mistake in mistakes] == sentences

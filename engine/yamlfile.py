"""Reads YAML that people write: nothing is executed, nothing guessed, and every mistake has its file, line and field.

Scalars are taken as text and converted by the schema: YAML would turn `no`, `010` and `1:30` into other things.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import yaml

from engine.errors import BadFile, Problem

MOST_BYTES = 8_000_000
MOST_NESTED = 16

_Loader: Any = yaml.CSafeLoader if yaml.__with_libyaml__ else yaml.SafeLoader
_NOTHING = ("", "~", "null", "Null", "NULL")
_STEP = re.compile(r"\.([^.\[]+)|\[(\d+|\.\.\.)\]")
T = TypeVar("T")


@dataclass
class Document:
    """One YAML document as plain data, and the line of every part of it."""

    file: str
    data: Any
    lines: dict[tuple[str | int, ...], int] = field(default_factory=dict)

    def at(self, path: tuple[str | int, ...] = ()) -> str:
        """`cards.yaml:41`, the place of a part of the document."""
        while path and path not in self.lines:
            path = path[:-1]
        return f"{self.file}:{self.lines.get(path, 1)}"

    def convert(self, schema: type[T], path: tuple[str | int, ...] = ()) -> T:
        """The part at `path`, checked against a typed schema."""
        part = self.data
        for step in path:
            part = part[step]
        try:
            return msgspec.convert(part, schema, strict=False)
        except msgspec.ValidationError as mistake:
            what, _, where = str(mistake).partition(" - at `")
            steps = tuple(_steps(where))
            whole = path + steps
            named = whole[1:] if whole and isinstance(whole[0], int) else whole
            name = ".".join(map(str, named)) or (f"entry {int(whole[0]) + 1}" if whole else "the file")
            raise BadFile("bad-field", place=self.at(path + steps), field=name, mistake=what) from None

    def mistakes(self, schema: type[msgspec.Struct], path: tuple[str | int, ...]) -> Iterator[Problem]:
        """Every field of the mapping at `path` that does not fit the schema."""
        try:
            self.convert(schema, path)
        except BadFile as first:
            found = [*self._field_mistakes(schema, path)]
            yield from found or [first]

    def _field_mistakes(self, schema: type[msgspec.Struct], path: tuple[str | int, ...]) -> Iterator[Problem]:
        part = self.data
        for step in path:
            part = part[step]
        if not isinstance(part, dict):
            return
        known = {known.encode_name: known for known in msgspec.structs.fields(schema)}
        for name in part:
            if name not in known:
                yield BadFile("unknown-field", place=self.at((*path, name)), field=name, known=", ".join(known))
                continue
            try:
                self.convert(known[name].type, (*path, name))
            except BadFile as mistake:
                yield mistake
        for name, wanted in known.items():
            if wanted.required and name not in part:
                yield BadFile("missing-field", place=self.at(path), field=name)


def _steps(where: str) -> Iterator[str | int]:
    """`$.seats[1].name` as ('seats', 1, 'name')."""
    for name, index in _STEP.findall(where.rstrip("`")):
        if name:
            yield name
        elif index.isdecimal():
            yield int(index)


def read_text(path: Path, most: int | None = None) -> str:
    """The text of a file of reasonable size."""
    most = MOST_BYTES if most is None else most
    try:
        with path.open("rb") as file:
            content = file.read(most + 1)
        if len(content) > most:
            raise BadFile("file-too-large", file=path, most=most)
    except OSError as failure:
        raise BadFile("cannot-read", file=path, why=failure.strerror) from None
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as mistake:
        if mistake.end == len(content):  # the end was torn off within a letter
            content = content[: mistake.start]
            text = content.decode("utf-8-sig")
        else:
            line = content.count(b"\n", 0, mistake.start) + 1
            raise BadFile("not-text", place=f"{path.name}:{line}") from None
    return text.replace("\r\n", "\n")


def parse(text: str, file: str) -> Document:
    """The one document in `text`."""
    documents = parse_all(text, file)
    if len(documents) != 1:
        raise BadFile("not-one-document", place=f"{file}:1", count=len(documents))
    return documents[0]


def parse_all(text: str, file: str) -> list[Document]:
    """All documents in `text`."""
    reader = _Reader(file)
    try:
        for event in yaml.parse(text, Loader=_Loader):
            reader.take(event)
    except yaml.MarkedYAMLError as mistake:
        mark = mistake.problem_mark or mistake.context_mark
        line = mark.line + 1 if mark else 1
        raise BadFile("not-yaml", place=f"{file}:{line}", mistake=mistake.problem or mistake.context) from None
    except yaml.reader.ReaderError as mistake:
        line = text.count("\n", 0, mistake.position) + 1
        raise BadFile("not-yaml", place=f"{file}:{line}", mistake=str(mistake).partition("\n")[0]) from None
    return reader.documents


def load(path: Path) -> Document:
    """The one document in a file."""
    return parse(read_text(path), path.name)


class _Reader:
    """Builds plain data from what the parser meets: tags, anchors and deep nesting never get any further."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.documents: list[Document] = []
        self.open: list[dict[str, Any] | list[Any]] = []  # the lists and mappings not yet closed
        self.path: list[str | int] = []  # where the next value goes
        self.key: str | None = None

    def take(self, event: yaml.Event) -> None:
        """Take the next thing that the parser met."""
        place = f"{self.file}:{_line(event)}"
        if isinstance(event, yaml.NodeEvent) and event.anchor is not None:
            raise BadFile("yaml-alias", place=place)
        if (tag := getattr(event, "tag", None)) not in (None, "!"):
            raise BadFile("yaml-tag", place=place, tag=tag)
        if isinstance(event, yaml.DocumentStartEvent):
            self.documents.append(Document(self.file, None))
        elif isinstance(event, yaml.ScalarEvent):
            self._scalar(event, place)
        elif isinstance(event, yaml.CollectionStartEvent):
            self._begin({} if isinstance(event, yaml.MappingStartEvent) else [], event, place)
        elif isinstance(event, yaml.CollectionEndEvent):
            self.open.pop()
            if self.open:
                self.path.pop()

    def _scalar(self, event: yaml.ScalarEvent, place: str) -> None:
        within = self.open[-1] if self.open else None
        is_plain = event.implicit[0]
        if isinstance(within, dict) and self.key is None:
            if event.value == "<<" and is_plain:
                raise BadFile("yaml-key", place=place)
            if event.value in within:
                raise BadFile("yaml-twice", place=place, field=event.value)
            self.key = event.value
        else:
            self._put(None if is_plain and event.value in _NOTHING else event.value, event)

    def _begin(self, value: dict[str, Any] | list[Any], event: yaml.Event, place: str) -> None:
        if self.open and isinstance(self.open[-1], dict) and self.key is None:
            raise BadFile("yaml-key", place=place)
        if len(self.open) == MOST_NESTED:
            raise BadFile("yaml-deep", place=place, most=MOST_NESTED)
        step = self._put(value, event)
        self.open.append(value)
        if step is not None:
            self.path.append(step)

    def _put(self, value: Any, event: yaml.Event) -> str | int | None:
        """Put a value where it belongs; by which step one gets there."""
        document = self.documents[-1]
        within = self.open[-1] if self.open else None
        step: str | int | None = None
        if isinstance(within, dict):
            step, self.key = str(self.key), None
            within[step] = value
        elif isinstance(within, list):
            step = len(within)
            within.append(value)
        else:
            document.data = value
        path = tuple(self.path) if step is None else (*self.path, step)
        document.lines[path] = _line(event)
        return step


def _line(event: yaml.Event) -> int:
    return event.start_mark.line + 1 if event.start_mark else 1

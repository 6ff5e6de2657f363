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

_Loader: Any = yaml.CSafeLoader if yaml.__with_libyaml__ else yaml.SafeLoader
_PLAIN_TAGS = frozenset(
    f"tag:yaml.org,2002:{name}" for name in ["str", "int", "float", "bool", "null", "map", "seq", "timestamp", "value"]
)
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
            name = ".".join(map(str, path + steps)) or "the file"
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


def read_text(path: Path) -> str:
    """The text of a file of reasonable size."""
    try:
        if path.stat().st_size > MOST_BYTES:
            raise BadFile("file-too-large", file=path, most=MOST_BYTES)
        content = path.read_bytes()
    except OSError as failure:
        raise BadFile("cannot-read", file=path, why=failure.strerror) from None
    try:
        return content.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as mistake:
        if mistake.end == len(content):  # the end was torn off within a letter
            return content[: mistake.start].decode("utf-8-sig")
        line = content.count(b"\n", 0, mistake.start) + 1
        raise BadFile("not-text", place=f"{path.name}:{line}") from None


def parse(text: str, file: str) -> Document:
    """The one document in `text`."""
    documents = parse_all(text, file)
    if len(documents) != 1:
        raise BadFile("not-one-document", place=f"{file}:1", count=len(documents))
    return documents[0]


def parse_all(text: str, file: str) -> list[Document]:
    """All documents in `text`."""
    try:
        nodes = list(yaml.compose_all(text, Loader=_Loader))
    except yaml.MarkedYAMLError as mistake:
        mark = mistake.problem_mark or mistake.context_mark
        line = mark.line + 1 if mark else 1
        raise BadFile("not-yaml", place=f"{file}:{line}", mistake=mistake.problem or mistake.context) from None
    except (yaml.YAMLError, RecursionError) as mistake:
        raise BadFile("not-yaml", place=f"{file}:1", mistake=str(mistake).partition("\n")[0]) from None
    documents = []
    for node in nodes:
        document = Document(file, None)
        document.data = _plain(node, document, (), set())
        documents.append(document)
    return documents


def load(path: Path) -> Document:
    """The one document in a file."""
    return parse(read_text(path), path.name)


def _plain(node: yaml.Node, document: Document, path: tuple[str | int, ...], seen: set[int]) -> Any:
    """The node as dicts, lists and text."""
    line = document.lines[path] = node.start_mark.line + 1
    place = f"{document.file}:{line}"
    if node.tag not in _PLAIN_TAGS:
        raise BadFile("yaml-tag", place=place, tag=node.tag)
    if id(node) in seen:  # the same node again: an alias to an anchor
        raise BadFile("yaml-alias", place=place)
    seen.add(id(node))
    if isinstance(node, yaml.SequenceNode):
        return [_plain(child, document, (*path, index), seen) for index, child in enumerate(node.value)]
    if isinstance(node, yaml.MappingNode):
        return _mapping(node, document, path, seen)
    return None if node.tag.endswith(":null") else node.value


def _mapping(node: yaml.MappingNode, document: Document, path: tuple[str | int, ...], seen: set[int]) -> dict[str, Any]:
    plain: dict[str, Any] = {}
    for key, value in node.value:
        place = f"{document.file}:{key.start_mark.line + 1}"
        if not isinstance(key, yaml.ScalarNode) or key.tag not in _PLAIN_TAGS:
            raise BadFile("yaml-key", place=place)
        if key.value in plain:
            raise BadFile("yaml-twice", place=place, field=key.value)
        plain[key.value] = _plain(value, document, (*path, key.value), seen)
    return plain

"""Every rule of every game is cited by a scenario or a test: a promise that it would fail if the rule were broken."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from engine.games import find_game
from tests.playing import GAMES, ROOT

TESTS = ROOT / "tests"
ID = r"[A-Z]{3}-(?:\d+(?:\.\d+)+|[KP]-[a-z0-9-]*[a-z0-9]|C[-.][A-Za-z0-9-]*[A-Za-z0-9])"
ANY_ID = re.compile(ID)
# An id that opens a line, a list item, a heading or a table row, or stands in bold; a range of ids defines nothing.
DEFINED = re.compile(r"(?:^[-*|#>\s\d.]*`?\*{0,2}`?|\*\*)(" + ID + r")(?![\w-]*\.\.)", re.M)


def defined(rules: Path) -> list[str]:
    """The ids that a page of rules defines, in its order."""
    return list(dict.fromkeys(DEFINED.findall(rules.read_text(encoding="utf-8"))))


def known(rules: Path) -> set[str]:
    """The ids that a page defines, and those that share a row of a table with them: `left, right`, `left / -right`."""
    page = rules.read_text(encoding="utf-8")
    found = set(defined(rules))
    for cell in re.findall(r"^\| *(" + ID + r"[^|]*)\|", page, re.M):
        ids = ANY_ID.findall(cell)
        found |= {*ids, *(ids[0].rpartition("-")[0] + ending for ending in re.findall(r"/ (-[a-z-]+)", cell))}
    return found


def cited() -> set[str]:
    """The ids that stand in scenarios and tests; this file speaks of them in general."""
    files = [path for path in TESTS.rglob("*") if path.suffix in {".py", ".yaml"} and path != Path(__file__)]
    return {id for path in files for id in ANY_ID.findall(path.read_text(encoding="utf-8"))}


def waived() -> dict[str, str]:
    """The ids that only define words or the look of the page, one a line, with the reason."""
    file = TESTS / "waived-rules.txt"
    lines = file.read_text(encoding="utf-8").splitlines() if file.is_file() else []
    return {found[0]: line[found.end() :].strip() for line in lines if (found := ANY_ID.match(line.strip()))}


@pytest.mark.parametrize("name", GAMES)
def test_every_rule_is_cited(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    rules = defined(find_game(name).folder / "RULES.md")
    have, spared = cited(), waived()
    missing = [id for id in rules if id not in have and id not in spared]
    excused = [id for id in rules if id in spared and id not in have]
    report = f"{name}: {len(rules) - len(missing) - len(excused)} of {len(rules)} rules cited, {len(excused)} waived"
    with capsys.disabled():
        print(f"\n{report}" + (f"; not cited: {' '.join(missing)}" if missing else ""))
    assert rules
    assert not missing, report


@pytest.mark.parametrize("name", GAMES)
def test_only_rules_that_exist_are_cited_and_waived(name: str) -> None:
    rules = known(find_game(name).folder / "RULES.md")
    prefix = next(iter(rules)).partition("-")[0]
    assert sorted(id for id in cited() | set(waived()) if id.startswith(prefix + "-") and id not in rules) == []


def test_a_waiver_says_why() -> None:
    assert [id for id, reason in waived().items() if not reason] == []


@pytest.mark.parametrize("name", GAMES)
def test_rules_named_by_the_code_exist(name: str) -> None:
    folder = find_game(name).folder
    rules = known(folder / "RULES.md")
    named = {id for path in folder.rglob("*.py") for id in ANY_ID.findall(path.read_text(encoding="utf-8"))}
    assert sorted(named - rules) == []

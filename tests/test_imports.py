"""Who may import whom: the layers of the project, read from the imports themselves."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.playing import GAMES, ROOT

OWN = {"main", "engine", "games", "ui", "tests"}
HEAVY = {"msgspec", "yaml", "platformdirs", "pygame", "websockets", "zeroconf"}
LIBRARIES = {"engine": {"msgspec", "yaml", "platformdirs"}, "games": {"msgspec"}}
LIBRARIES["lan"] = {"websockets", "zeroconf"}
LIBRARIES["ui"] = LIBRARIES["engine"] | {"pygame", "font_manrope", "fonticon_mdi7"}
FILM = "PIL"  # an extra: nobody needs it but whoever writes a film


def sources(*folders: str) -> list[Path]:
    return [path for folder in folders for path in sorted((ROOT / folder).rglob("*.py"))]


def imports(path: Path) -> Iterator[tuple[int, str]]:
    """Every module that a file imports, anywhere in it, with the line."""
    package = path.relative_to(ROOT).with_suffix("").parts[:-1]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}:{node.lineno}: imports are absolute, not relative to {package}"
            assert all(alias.name != "*" for alias in node.names), f"{path}:{node.lineno}: imports '*'"
            # `from games import castle` imports a module as well as a name
            yield from ((node.lineno, f"{node.module}.{alias.name}") for alias in node.names)


def is_within(module: str, *packages: str) -> bool:
    return any(module == package or module.startswith(package + ".") for package in packages)


def is_standard(module: str) -> bool:
    return module.partition(".")[0] in sys.stdlib_module_names


def wrong(path: Path, *allowed: str) -> list[str]:
    """The imports of a file that are neither allowed nor Python's own."""
    return [
        f"{path.relative_to(ROOT)}:{line}: {module}"
        for line, module in imports(path)
        if not is_standard(module) and not is_within(module, *allowed)
    ]


@pytest.mark.parametrize("path", sources("engine"), ids=lambda path: path.name)
def test_the_engine_knows_no_game_and_no_client(path: Path) -> None:
    network = LIBRARIES["lan"] if path.parent.name == "lan" else set()
    assert wrong(path, "engine", *LIBRARIES["engine"], *network) == []


def test_a_running_table_knows_none_of_its_doors() -> None:
    """Time and waiting are handed in."""
    imported = {module for path in sources("engine/hosting") for _, module in imports(path)}
    assert not any(is_within(module, "asyncio", "socket", "threading", "time", "engine.lan") for module in imported)


def test_the_engine_names_no_game() -> None:
    for path in sources("engine"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            assert not (isinstance(node, ast.Constant) and node.value in GAMES), f"{path}:{node.lineno} names a game"


@pytest.mark.parametrize("game", GAMES)
def test_a_game_imports_only_the_engine_and_itself(game: str) -> None:
    found = [line for path in sources(f"games/{game}") for line in wrong(path, "engine", f"games.{game}", "msgspec")]
    imported = {module for path in sources(f"games/{game}") for _, module in imports(path)}
    assert [line for line in found if line.partition(": ")[2] not in (f"games.{game}",)] == []
    assert not any(is_within(module, "pygame", "ui", "socket", "threading", "asyncio") for module in imported)


@pytest.mark.parametrize("game", GAMES)
def test_rules_take_no_chance_or_time_from_elsewhere(game: str) -> None:
    """All chance goes through the dice of the state, else replays part ways."""
    imported = {module for path in sources(f"games/{game}") for _, module in imports(path)}
    assert not any(is_within(module, "random", "secrets", "time", "datetime", "uuid", "os") for module in imported)


def test_the_package_of_games_imports_nothing() -> None:
    assert list(imports(ROOT / "games" / "__init__.py")) == []


@pytest.mark.parametrize("path", sources("ui"), ids=lambda path: str(path.relative_to(ROOT)))
def test_only_a_board_knows_its_game(path: Path) -> None:
    """A large board has several modules, all named after its game: `bang`, `bang_ring`."""
    is_board = path.parent == ROOT / "ui" / "boards"
    game = path.stem.partition("_")[0]
    allowed = ["engine", "ui", *LIBRARIES["ui"], *([f"games.{game}"] if is_board else [])]
    allowed += [FILM] if path.name == "film.py" else []
    assert wrong(path, *allowed) == []


@pytest.mark.parametrize("path", sources("ui"), ids=lambda path: str(path.relative_to(ROOT)))
def test_only_a_board_names_its_game(path: Path) -> None:
    """What the client knows of games by name is data: the shelf, the samples."""
    if path.parent != ROOT / "ui" / "boards":
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            assert not (isinstance(node, ast.Constant) and node.value in GAMES), f"{path}:{node.lineno} names a game"


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_board(game: str) -> None:
    assert (ROOT / "ui" / "boards" / f"{game}.py").is_file()


@pytest.mark.parametrize("path", sources("ui/cli"), ids=lambda path: path.name)
def test_the_command_line_needs_no_window(path: Path) -> None:
    assert not any(is_within(module, "pygame") for _, module in imports(path))


def test_nothing_imports_the_tests() -> None:
    for path in [ROOT / "main.py", *sources("engine", "games", "ui")]:
        assert not any(is_within(module, "tests") for _, module in imports(path)), path


def test_main_imports_nothing_but_the_engine_and_the_client() -> None:
    assert wrong(ROOT / "main.py", "engine", "ui") == []


def modules_after(*arguments: str) -> set[str]:
    """The modules that a command has imported when it is done."""
    script = (
        "import sys\nfrom main import main\ntry:\n    main(sys.argv[1:])\nexcept SystemExit:\n    pass\n"
        "print('MODULES', *sys.modules)"
    )
    command = [sys.executable, "-c", script, *arguments]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True, timeout=60)
    return {module.partition(".")[0] for module in done.stdout.rpartition("MODULES ")[2].split()}


@pytest.mark.parametrize("arguments", [["--help"], ["play", "--help"], ["selfplay", "--help"]], ids=" ".join)
def test_help_imports_nothing_heavy(arguments: list[str]) -> None:
    modules = modules_after(*arguments)
    assert modules.isdisjoint(HEAVY | (OWN - {"main"}))


def test_listing_cards_needs_no_window_and_no_network() -> None:
    assert modules_after("cards", GAMES[0]).isdisjoint({"pygame", "websockets", "zeroconf", "asyncio"})


def test_the_window_needs_no_network_before_somebody_plays_over_it() -> None:
    script = "import sys, ui.window\nprint('MODULES', *sys.modules)"
    environment = {**os.environ, "SDL_VIDEODRIVER": "dummy"}
    command = [sys.executable, "-c", script]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True, timeout=60, env=environment)
    assert not {"engine.lan", "websockets", "zeroconf"} & set(done.stdout.split())


# The import graph

MOST_LINES = 400


def import_graph(*folders: str) -> dict[str, set[str]]:
    """Which module imports which, `TYPE_CHECKING` and imports inside functions included."""
    paths = {".".join(path.relative_to(ROOT).with_suffix("").parts): path for path in sources(*folders)}
    modules = {name.removesuffix(".__init__"): path for name, path in paths.items()}
    graph: dict[str, set[str]] = {name: set() for name in modules}
    for name, path in modules.items():
        for _, imported in imports(path):
            target = imported if imported in modules else imported.rpartition(".")[0]
            if target in modules and target != name:
                graph[name].add(target)
    return graph


def cycle_in(graph: dict[str, set[str]]) -> list[str]:
    """The modules that import each other in a circle; none, if there is an order to read them in."""
    left = {name: set(targets) for name, targets in graph.items()}
    while free := [name for name, targets in left.items() if not targets & left.keys()]:
        for name in free:
            del left[name]
    return sorted(left)


@pytest.mark.parametrize("folder", ["engine", "games", "ui"])
def test_no_modules_import_each_other_in_a_circle(folder: str) -> None:
    assert cycle_in(import_graph(folder)) == []


def test_a_circle_is_found() -> None:
    assert cycle_in({"a": {"b"}, "b": {"c"}, "c": {"b"}, "d": set()}) == ["a", "b", "c"]


@pytest.mark.parametrize("path", sources("engine", "games", "ui"), ids=lambda path: str(path.relative_to(ROOT)))
def test_no_file_is_long(path: Path) -> None:
    count = len(path.read_text(encoding="utf-8").splitlines())
    assert count <= MOST_LINES, f"{path} has {count} lines"


def test_the_home_screen_waits_for_no_other_screen() -> None:
    code = "import sys, ui.screens; print(*(name for name in sys.modules if name.startswith('ui.')))"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    imported = done.stdout.split()
    assert "ui.scenes.home" in imported
    assert not {"ui.all_screens", "ui.table.scene", "ui.replay.scene", "ui.workshop.listing"} & set(imported)

"""When a rule or a bot fails: one sentence, the game as it was before, and a report to send."""

from __future__ import annotations

import io
import platform
import time
import traceback
import zipfile
from collections.abc import Callable
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

import pygame

from engine.errors import BadFile
from ui.canvas import Canvas
from ui.scenes.dialog import Answer, Dialog
from ui.table.tabletop import Tabletop


def report_failure(table: Tabletop, failure: Exception, go_on: Callable[[], None]) -> None:
    """Say what failed, and offer to save a report; then it goes on."""
    say = table.say

    def save() -> None:
        try:
            path = save_report(table, failure)
        except BadFile as problem:
            table.app.toast(say.error(problem))
        else:
            table.app.toast(say("ui.report.saved", file=path))
        go_on()

    answers = [Answer(say("ui.report.save"), save, "file-document-alert"), Answer(say("ui.report.go-on"), go_on)]
    words = say("ui.report.words", why=str(failure))
    table.app.push(Dialog(table.app, say("ui.report.title"), words, answers))


def save_report(table: Tabletop, failure: Exception) -> Path:
    """One file with everything that is needed to find the mistake: the save, the digest, versions, a picture."""
    folder = table.app.saves / "reports"
    path = folder / f"{time.strftime('%Y-%m-%d-%H%M%S')}-{table.session.game.name}.zip"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
            archive.writestr("save.yaml", table.session.save_text())
            archive.writestr("about.txt", _about(table, failure))
            archive.writestr("picture.png", _picture(table))
    except OSError as problem:
        raise BadFile("cannot-write", file=path, why=problem.strerror) from None
    return path


def _about(table: Tabletop, failure: Exception) -> str:
    lines = [
        table.session.position(),
        f"game={table.session.game.name} rules={table.session.game.version}",
        f"python={platform.python_version()} {platform.platform()}",
        *(f"{name}={_version(name)}" for name in ("longtable", "pygame-ce", "msgspec", "pyyaml")),
        "",
        *traceback.format_exception(failure),
    ]
    return "\n".join(lines)


def _version(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return "unknown"


def _picture(table: Tabletop) -> bytes:
    picture = pygame.Surface(table.app.screen.get_size())
    table.draw(Canvas(picture, table.theme))
    held = io.BytesIO()
    pygame.image.save(picture, held, "picture.png")
    return held.getvalue()

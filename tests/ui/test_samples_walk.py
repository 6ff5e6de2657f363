"""A walk over everything on the tables of all samples: it is told what each thing is, in words that lie in nobody's
way, and every card that shows its face shows its name."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.saves import open_save
from engine.texts import LANGUAGES
from tests.long import long_or_short
from tests.playing import ROOT
from tests.ui.driving import lay_out
from tests.ui.laid_out import written_on
from tests.ui.tabletop import show
from tests.ui.test_tips import needs_words, told_of
from ui.app import App
from ui.sprites import CardFace, Sprite
from ui.table.hinting import kept_free, sheet_for
from ui.table.local import LocalTable
from ui.table.session import Session

SAMPLES = sorted((ROOT / "saves").glob("*.yaml"))
WINDOWS = ((1024, 640), (1280, 800), (1920, 1080), (3840, 2160))
# Every sample once, with windows and languages in turn; in the long form each in every window and language.
WALKS = [
    (path, size, language)
    for row, path in enumerate(SAMPLES)
    for column, size in enumerate(WINDOWS)
    for place, language in enumerate(LANGUAGES)
    if long_or_short(True, row % len(WINDOWS) == column and row % len(LANGUAGES) == place)
]


def walked(table: LocalTable) -> Iterator[tuple[Sprite, list[str]]]:
    """Everything that somebody could point at, with what is said of it."""
    for sprite in table.stage.sprites:
        said = [table.faces.words(words) for words in told_of(table.session.game.name, table.seen, sprite)]
        if said or needs_words(sprite):
            yield sprite, said


def nameless(table: LocalTable) -> Iterator[str]:
    """The cards that show their face and not their name, nor as much of it as there is room for."""
    for sprite in table.stage.sprites:
        face = sprite.face
        if isinstance(face, CardFace) and face.seen == 1:
            title = _plain(table.faces.title(face.ref))
            written = (_plain(each.words) for each in written_on(table.faces, sprite))
            if not any(words and title.startswith(words) for words in written):
                yield f"{face.ref} in {sprite.box[2:]}"


def _plain(name: str) -> str:
    """A name without the hyphens that part it, and without the sign that it goes on."""
    return name.replace("-", "").removesuffix("…")


@pytest.mark.parametrize(("path", "size", "language"), WALKS, ids=lambda each: getattr(each, "stem", str(each)))
def test_everything_on_a_sample_is_explained_and_no_tip_is_in_the_way(
    app: App, path: Path, size: tuple[int, int], language: str
) -> None:
    app.settings.speed = "instant"
    saved = open_save(path).table
    people = saved.awaited() or [0]
    table = show(app, Session(saved), people[0], still=True)
    lay_out(app, size, 100, language)
    app.frame(0.5)
    free, prompt = kept_free(table), table.places.area.prompt
    tried = 0
    for sprite, said in walked(table):
        assert said, f"nothing is said of {sprite.name or sprite.face}"
        assert not any("{" in words for words in said)
        sheet = sheet_for(table, said, sprite.rect).box
        assert app.screen.get_rect().contains(sheet), sprite.name
        assert not sheet.colliderect(prompt), sprite.name
        glowing = [box for box in free if box.colliderect(sheet)]
        assert glowing == [], f"{sprite.name}: {sheet} lies over {glowing}"
        tried += 1
    assert tried > 3
    assert list(nameless(table)) == []

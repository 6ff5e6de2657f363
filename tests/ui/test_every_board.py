"""Every board: a pure layout on which everything that can be chosen is found and can be read, at every size of window.

What only one game has stands in the test of its own board, with the `CASE` that these tests are given.
"""

from __future__ import annotations

import copy
import importlib
import itertools
from collections.abc import Iterator

import pytest

from engine.events import Event
from engine.games import find_game
from engine.texts import LANGUAGES, of_game
from engine.views import View, strings_in
from tests.playing import GAMES
from tests.ui.driving import SIZES
from tests.ui.laid_out import (
    EVERY_WINDOW,
    READ,
    Case,
    card_boxes,
    case_of,
    faces_for,
    faults,
    icons_on,
    random_games,
    written_on,
)
from ui.boards import board_for
from ui.sprites import CardFace, Sprite, StatsFace
from ui.table.stagehand import LIFT
from ui.theme import has_icon

CRAFTED = [(game, name) for game in GAMES for name in case_of(game).crafted]
every_game = pytest.mark.parametrize("game", GAMES)
every_crafted = pytest.mark.parametrize(("game", "name"), CRAFTED)
every_window = pytest.mark.parametrize(("size", "scale"), EVERY_WINDOW, ids=str)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def found_on(sprites: list[Sprite]) -> set[str]:
    refs = {ref for sprite in sprites for ref in (sprite.ref, *sprite.pile, sprite.shows)}
    return {ref for ref in refs if ref is not None}


# A pure layout of what the viewer may see


@every_game
def test_the_same_view_gives_the_same_sprites_and_stays_as_it_is(game: str) -> None:
    case = case_of(game)
    area = case.area((1280, 800))
    for view in (*case.crafted.values(), *(view for view, _ in random_games(game)[::20])):
        before = copy.deepcopy(view)
        assert case.layout(view, area) == case.layout(copy.deepcopy(view), area)
        assert view == before


@every_game
def test_everything_that_can_be_chosen_is_on_the_table(game: str) -> None:
    case = case_of(game)
    area = case.area((1024, 640))
    tried = 0
    for view, asked in random_games(game):
        found = {ref for sprite in case.layout(view, area) for ref in (sprite.ref, *sprite.pile)}
        assert asked <= found, asked - found
        tried += len(asked)
    assert tried > 3000


@every_game
def test_every_card_of_a_view_is_on_the_table_and_no_other(game: str) -> None:
    case = case_of(game)
    area = case.area((1280, 800))
    for view, _ in random_games(game)[::5]:
        sprites = case.layout(view, area)
        seen = set(strings_in({key: part for key, part in view.items() if key not in case.elsewhere}))
        faces = {sprite.face.ref for sprite in sprites if isinstance(sprite.face, CardFace)}
        assert found_on(sprites) & set(case.cards) == seen & set(case.cards)
        assert faces & set(case.cards) <= found_on(sprites)


def assert_names_differ(case: Case, view: View, size: tuple[int, int]) -> None:
    names = [sprite.name for sprite in case.layout(view, case.area(size)) if sprite.name]
    assert sorted(names) == sorted(set(names))


@every_crafted
def test_no_two_sprites_have_the_same_name(game: str, name: str) -> None:
    for size in SIZES[:2]:
        assert_names_differ(case_of(game), case_of(game).crafted[name], size)


@every_game
def test_no_two_sprites_have_the_same_name_in_random_games(game: str) -> None:
    for view, _ in random_games(game)[::7]:
        assert_names_differ(case_of(game), view, SIZES[0])


# Where things lie


@every_window
@every_crafted
def test_nothing_lies_where_it_must_not(game: str, name: str, size: tuple[int, int], scale: int) -> None:
    assert faults(case_of(game), case_of(game).crafted[name], case_of(game).area(size, scale)) == []


@every_window
@every_game
def test_nothing_lies_where_it_must_not_in_random_games(game: str, size: tuple[int, int], scale: int) -> None:
    for view, _ in random_games(game)[::40]:
        assert faults(case_of(game), view, case_of(game).area(size, scale)) == []


@every_window
@every_crafted
def test_a_card_that_rises_stays_below_the_prompt(game: str, name: str, size: tuple[int, int], scale: int) -> None:
    area = case_of(game).area(size, scale)
    bar = area.prompt.bottom - area.px(3)  # of the prompt, within its place
    risen = [sprite for sprite in case_of(game).layout(case_of(game).crafted[name], area) if sprite.lifts]
    assert [sprite.name for sprite in risen if sprite.rect.top - area.px(LIFT) < bar] == []


@every_crafted
def test_a_strange_window_is_survived(game: str, name: str) -> None:
    for size in ((400, 700), (120, 90), (3000, 400)):
        assert case_of(game).layout(case_of(game).crafted[name], case_of(game).area(size))


# What things look like


@every_game
def test_every_picture_exists(game: str) -> None:
    case, board = case_of(game), board_for(game)
    icons = {board.look(ref).icon for ref in (*case.cards, *case.looks)} | set(board.EVENT_ICONS.values())
    for view in case.crafted.values():
        for sprite in case.layout(view, case.area((1024, 640))):
            icons |= icons_on(sprite)
    assert sorted(icon for icon in icons if not has_icon(icon)) == []
    assert not has_icon("no such thing")


def kinds_of(base: type[Event]) -> Iterator[type[Event]]:
    yield base
    for kind in base.__subclasses__():
        yield from kinds_of(kind)


@every_game
def test_every_event_that_is_told_has_a_picture(game: str) -> None:
    importlib.import_module(f"games.{game}")
    own = {str(kind.__struct_config__.tag) for kind in kinds_of(Event) if kind.__module__.startswith(f"games.{game}.")}
    told = {name for name in own if f"event.{name}" in of_game(find_game(game), "en", []).texts}
    assert set(board_for(game).EVENT_ICONS) == told


# Words


@every_language
@pytest.mark.parametrize(("size", "scale"), READ)
@every_game
def test_no_words_on_the_table_are_cut(game: str, language: str, size: tuple[int, int], scale: int) -> None:
    case, faces, area = case_of(game), faces_for(game, language, size, scale), case_of(game).area(size, scale)
    seen: set[str] = set()
    cut = []
    painted = set()
    for name, view in case.crafted.items():
        for sprite in case.layout(view, area):
            if (sprite.face, sprite.rect.size) in painted:
                continue
            painted.add((sprite.face, sprite.rect.size))
            for written in written_on(faces, sprite):
                seen.add(written.words)
                if written.is_cut:
                    cut.append(f"{name}: '{written.words}' on {sprite.name} {sprite.box}")
    assert cut == []
    assert set(case.names[: find_game(game).seats[-1]]) <= seen


@pytest.mark.parametrize("size", SIZES[1:])
@every_game
def test_small_numbers_stand_beside_their_signs(game: str, size: tuple[int, int]) -> None:
    """A sign says little without its number; only long ones, such as sums of money, make room for it."""
    case, faces = case_of(game), faces_for(game, "ru", size)
    for view in case.crafted.values():
        for sprite in case.layout(view, case.area(size)):
            if isinstance(sprite.face, StatsFace):
                words = {faces.words(stat.words) for stat in sprite.face.stats}
                missing = words - {written.words for written in written_on(faces, sprite)} - {""}
                assert not [word for word in missing if len(word) <= 2], sprite.name


@every_language
@pytest.mark.parametrize(("size", "scale"), READ)
@every_game
def test_no_name_is_cut_on_any_card(game: str, language: str, size: tuple[int, int], scale: int) -> None:
    case, faces = case_of(game), faces_for(game, language, size, scale)
    refs = {board_for(game).look(ref).title or ref: ref for ref in case.cards}
    cut = []
    for card, ref in itertools.product(card_boxes(case, case.area(size, scale)), refs.values()):
        assert isinstance(card.face, CardFace)
        face = CardFace(ref, is_bare=card.face.is_bare, is_closed=card.face.is_closed)
        words = written_on(faces, Sprite(card.box, face, ref))
        cut += [f"'{each.words}' in {card.box[2:]}" for each in words if each.is_cut]
    assert cut == []


@every_language
@pytest.mark.parametrize("size", SIZES)
@every_game
def test_no_card_is_without_its_name(game: str, language: str, size: tuple[int, int]) -> None:
    case, faces, area = case_of(game), faces_for(game, language, size), case_of(game).area(size)
    nameless, seen = [], set()
    for name in case.crafted.keys() - set(case.crowds):
        for sprite in case.layout(case.crafted[name], area):
            face = sprite.face
            if not isinstance(face, CardFace) or face.seen < 1 or (face, sprite.box[2:]) in seen:
                continue
            seen.add((face, sprite.box[2:]))
            if faces.title(face.ref) not in [written.words for written in written_on(faces, sprite)]:
                nameless.append(f"{name}: {face.ref} in {sprite.box[2:]}, {face.clear} of it clear")
    assert nameless == []
    assert len(seen) > 40


@every_game
def test_equal_faces_are_painted_once(game: str) -> None:
    case, faces = case_of(game), faces_for(game, "en", (1280, 800))
    sprites = case.layout(case.crafted[case.crowded], case.area((1280, 800)))
    for sprite in sprites:
        faces.surface(sprite.face, sprite.rect.size)
    painted = faces.painted
    assert painted > 0
    for sprite in sprites:
        faces.surface(sprite.face, sprite.rect.size)
    assert faces.painted == painted

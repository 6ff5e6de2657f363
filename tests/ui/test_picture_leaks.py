"""Hidden cards have the back of their deck, at every size, in flight and while pictures are painted; and nobody can
tell two of them apart by what is painted, or when."""

from __future__ import annotations

import itertools
import zlib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pygame
import pytest

from engine.dice import Dice
from engine.events import HIDDEN
from engine.games import find_game
from engine.table import Table
from engine.views import EVERYTHING, strings_in
from tests.playing import GAMES, new_table, play_blindly
from tests.ui.driving import SIZES
from tests.ui.laid_out import area_of, by_name, case_of, random_games
from tests.ui.tabletop import show
from ui.app import App
from ui.boards import board_for
from ui.motion import Stage
from ui.pictures import gallery as gallery_module
from ui.pictures.gallery import Gallery, Wanted
from ui.sprites import BackFace, Box, CardFace, Face, Sprite

every_game = pytest.mark.parametrize("game", GAMES)


def pixels(app: App) -> int:
    """A number for everything that is on the screen."""
    return zlib.crc32(app.screen.get_buffer().raw)


def filled(app: App, table: Table[Any], seat: int, folder: Path) -> tuple[list[int], list[Wanted]]:
    """The screen of a seat before any picture is painted and after each of them, and what was painted, in order."""
    app.gallery.close()
    app.gallery = gallery = Gallery(folder)
    app._has_icon = True  # that of the window is asked for once
    show(app, table, seat, still=True)
    seen = [pixels(app)]
    gallery.is_patient = True
    while gallery.paint_one():
        app.frame(0.016)
        seen.append(pixels(app))
    app.scenes.clear()
    return seen, list(gallery.asked)


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800)])
@pytest.mark.parametrize(("game", "seats"), [(name, find_game(name).seats[at]) for name in GAMES for at in (0, -1)])
def test_two_hidden_cards_cannot_be_told_apart_while_pictures_are_painted(
    app: App, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, seats: int, size: tuple[int, int]
) -> None:
    """The same pixels at every moment, and the same pictures in the same order: nothing is painted ahead."""
    monkeypatch.setattr(gallery_module, "THREADS", 0)  # only when it is told to
    app.settings.speed = "instant"
    app.resize(size)
    whole = new_table(game, seats, seed=6)
    play_blindly(whole, 6)
    table = whole.fork(len(whole.moves) // 2)
    seat = table.awaited()[0]
    other = table.fork()
    other.game.deal_anew(other.state, seat, Dice(9))
    assert table.view(EVERYTHING) != other.view(EVERYTHING)
    first, second = (filled(app, each, seat, tmp_path) for each in (table, other))
    assert first[1] == second[1]
    assert first[0] == second[0]
    assert len(set(first[0])) > 5  # pictures did come


@every_game
def test_whoever_sees_the_cards_asks_for_their_pictures(
    app: App, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """Else the test above would compare nothing."""
    monkeypatch.setattr(gallery_module, "THREADS", 0)
    whole = new_table(game, 2, seed=6)
    play_blindly(whole, 6)
    for share in (2, 4, 8, 16):  # so early that somebody sees what the other does not
        table = whole.fork(len(whole.moves) // share)
        seat = table.awaited()[0]
        other = table.fork()
        other.game.deal_anew(other.state, seat, Dice(9))
        if table.view(1 - seat) != other.view(1 - seat):
            break
    asked = [filled(app, each, 1 - seat, tmp_path)[1] for each in (table, other)]
    assert asked[0] != asked[1]


# What lies on the table


def cards_painted_on(sprites: Sequence[Sprite]) -> set[str]:
    """The cards whose pictures are painted for these sprites."""
    faces = [sprite.face for sprite in sprites]
    refs = {str(getattr(face, "ref", "")) for face in faces} | {
        str(ref) for face in faces for ref in getattr(face, "refs", ())
    }
    return {ref for ref in refs if ":" in ref}


@every_game
def test_every_picture_on_the_table_is_of_something_in_the_view(game: str) -> None:
    case, board = case_of(game), board_for(game)
    backs = {board.look(ref).back for ref in (*case.cards, *case.looks)}
    hidden = 0
    for (view, _), size in itertools.product(random_games(game)[::9], (SIZES[0], SIZES[2])):
        sprites = case.layout(view, area_of(size))
        told = set(strings_in(view))
        painted = {ref for ref in cards_painted_on(sprites) if ref in case.cards}
        assert painted <= told
        for sprite in sprites:
            assert getattr(sprite.face, "ref", "") != HIDDEN
            if isinstance(sprite.face, BackFace):
                assert any(sprite.face == back or sprite.face.deck == back.deck for back in backs)
                hidden += 1
    assert hidden > 50


# In flight


def flown(before: Sprite, after: Sprite, steps: int = 12) -> list[Face]:
    """The faces that are seen while something goes from one place to another."""
    deck = Sprite(Box(0, 0, 60, 85), BackFace(9, deck="deck"), "pile:deck")
    stage = Stage()
    stage.put([deck, before])
    stage.change([deck, after], [], "slow", 0.0)
    seen: list[Face] = []
    for step in range(steps):
        seen += [shown.face for shown in stage.gliding(step / steps) if shown.sprite.name == after.name]
    return seen


def test_a_hidden_card_on_its_way_shows_the_back_of_its_deck_and_nothing_else() -> None:
    back = BackFace(None, deck="deck")
    elsewhere = Sprite(Box(500, 10, 40, 57), BackFace(None, deck="viruses"), key="elsewhere")
    drawn = Sprite(Box(300, 300, 100, 142), back, key="held 1", origin="pile:deck")
    assert set(flown(elsewhere, drawn)) == {back}
    moved = Sprite(Box(700, 200, 30, 43), back, key="held 1")
    assert set(flown(drawn, moved)) == {back}


def test_a_card_that_is_turned_up_shows_the_back_of_its_deck_first_without_a_number() -> None:
    elsewhere = Sprite(Box(500, 10, 40, 57), BackFace(None, deck="viruses"), key="elsewhere")
    card = Sprite(Box(300, 300, 100, 142), CardFace("card:king"), "card:king", origin="pile:deck")
    seen = flown(elsewhere, card)
    assert seen[0] == BackFace(None, deck="deck")
    assert seen[-1] == CardFace("card:king")
    assert set(seen) == {seen[0], seen[-1]}


@every_game
def test_a_card_that_is_shown_large_is_turned_over_from_its_own_deck(game: str) -> None:
    case, board = case_of(game), board_for(game)
    pygame.display.init()
    for ref in case.cards:
        assert board.look(ref).back.count is None
    there = by_name(case.layout(case.crafted[case.crowded], area_of((1280, 800))))
    decks = [sprite.face for name, sprite in there.items() if name.startswith("pile:") and "deck" in name]
    for face in decks:
        assert not isinstance(face, BackFace) or face.deck in {board.look(ref).back.deck for ref in case.cards}

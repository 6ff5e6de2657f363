"""Packed pictures are what the sources draw; every card has one, none is empty, and none is taken for another."""

from __future__ import annotations

import io
import zipfile
from functools import cache
from pathlib import Path

import pygame
import pytest

from assets.art.build import main, renew
from assets.art.galleries import CASTLE, GALLERIES, Gallery
from assets.art.kit import TALL
from assets.art.pack import PACKS, Picture, packed, unpacked
from assets.art.sheet import near, painted
from engine.games import find_game, game_names

NEAREST = 20  # of 255, at 48 pixels: the nearest cards lie 22 apart, and an eye tells them apart at once
NEAREST_OF_A_SET = 12  # backs of decks and faces of a die share one composition on purpose
HEAVIEST = 122_000  # characters: a card that has more is slow to paint

every_pack = pytest.mark.parametrize("name", GALLERIES)


@cache
def pack(name: str) -> dict[str, Picture]:
    return unpacked(PACKS / f"{name}.zip")


@cache
def small(name: str) -> dict[str, pygame.Surface]:
    return {id: painted(picture, 48, fine=False) for id, picture in pack(name).items()}


def is_of_a_set(id: str) -> bool:
    return id.startswith(("back-", "die-", "shield-"))


@every_pack
def test_what_is_packed_is_what_is_drawn(name: str) -> None:
    gallery, kept = GALLERIES[name], pack(name)
    parted = [id for id in gallery if kept.get(id) != Picture.of(gallery[id])]
    assert not parted, (
        f"packed and drawn have parted: {', '.join(parted)}; renew the pack with `python -m assets.art.build {name}`"
    )
    assert list(kept) == list(gallery)


@every_pack
def test_the_same_pictures_give_the_same_bytes(name: str) -> None:
    """Whatever order they are drawn in, and whenever. How well they are squeezed is the business of the zip library."""
    assert packed(pack(name)) == packed(dict(reversed(pack(name).items())))
    with zipfile.ZipFile(PACKS / f"{name}.zip") as file:
        assert {entry.date_time for entry in file.infolist()} == {(1980, 1, 1, 0, 0, 0)}
        assert file.namelist() == ["index.json", *(f"{id}.svg" for id in sorted(pack(name)))]


@pytest.mark.parametrize("game", game_names())
def test_every_card_has_a_picture_and_every_deck_a_back(game: str) -> None:
    ids = {kind.id for kind in find_game(game).kinds}
    assert ids - pack(game).keys() == set()
    assert "back-deck" in pack(game)
    assert game in pack("covers")


@every_pack
def test_no_picture_is_empty_and_none_is_heavy(name: str) -> None:
    for id, surface in small(name).items():
        colours = {tuple(surface.get_at((x, y)))[:3] for x in range(4, 48, 8) for y in range(4, 48, 8)}
        assert len(colours) > 8, f"{name}: {id} is drawn empty"
        heavy = len(pack(name)[id].svg)
        assert heavy < HEAVIEST or name == "covers", f"{name}: {id} has {heavy} characters of SVG"


@every_pack
def test_every_picture_fills_its_view_box_and_looks_at_something_in_it(name: str) -> None:
    for id, picture in pack(name).items():
        wide, tall = picture.size
        assert tall == TALL
        assert picture.svg.startswith(f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide:g}" height="{tall:g}"')
        assert 0 < picture.focus[0] < 1, id
        assert 0 < picture.focus[1] < 1, id
        assert 0.5 < picture.close <= 1, id


@every_pack
def test_no_picture_has_a_hole_through_which_its_frame_is_seen(name: str) -> None:
    for id, picture in pack(name).items():
        if (name, id) == ("covers", "icon"):  # round corners
            continue
        wide, tall = round(picture.size[0] / 2), round(picture.size[1] / 2)
        surface = pygame.image.load_sized_svg(io.BytesIO(picture.svg.encode()), (wide, tall))
        assert min(pygame.image.tobytes(surface, "RGBA")[3::4]) > 250, f"{name}: {id} has a hole"


@every_pack
def test_no_two_pictures_are_too_alike_in_a_small_frame(name: str) -> None:
    alike = [
        f"{one} and {other} ({apart:.1f})"
        for apart, one, other in near(small(name), NEAREST)
        if apart < NEAREST_OF_A_SET or not (is_of_a_set(one) and is_of_a_set(other))
    ]
    assert not alike, f"{name}: too alike at 48 pixels: {', '.join(alike)}"


def test_a_picture_is_closer_to_itself_than_to_any_other() -> None:
    king, dragon = small("castle")["king"], small("castle")["dragon"]
    assert list(near({"king": king, "again": king, "dragon": dragon}, NEAREST)) == [(0, "king", "again")]


def test_one_picture_is_built_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "castle.zip"
    blank = Picture("<svg></svg>", (520, 200), (0.5, 0.5), 0.8)
    path.write_bytes(packed({"king": blank, "queen": blank}))
    monkeypatch.setattr("assets.art.build.PACKS", tmp_path)
    renew(CASTLE, only="king")
    assert unpacked(path) == {"king": pack("castle")["king"], "queen": blank}


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["chess"], "there are no pictures of 'chess'; there are: castle, bang"),
        (["--only", "king"], "--only needs the one game"),
    ],
)
def test_the_command_refuses_what_it_cannot_build(
    words: list[str], sentence: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["build", *words])
    with pytest.raises(SystemExit):
        main()
    assert sentence in capsys.readouterr().err


def test_an_id_without_a_picture_is_told_with_those_that_have_one() -> None:
    with pytest.raises(ValueError, match="castle has no picture of 'kink'; there are: alchemist, ambassador"):
        CASTLE["kink"]


def test_an_id_has_one_picture() -> None:
    gallery = Gallery("puppets")
    gallery.picture("judy")(lambda: "")
    with pytest.raises(ValueError, match="puppets has two pictures of 'judy'"):
        gallery.picture("judy")(lambda: "")


def test_the_running_program_does_not_know_the_sources() -> None:
    root = PACKS.parents[1]
    sources = [root / "main.py", *(path for part in ("engine", "games", "ui") for path in (root / part).rglob("*.py"))]
    assert len(sources) > 100
    assert [path.name for path in sources if "assets.art" in path.read_text("utf-8")] == []


def test_packs_are_plain_zips_that_pygame_can_paint() -> None:
    with zipfile.ZipFile(PACKS / "covers.zip") as file, file.open("icon.svg") as icon:
        assert pygame.image.load_sized_svg(icon, (64, 64)).get_at((32, 32)).a == 255

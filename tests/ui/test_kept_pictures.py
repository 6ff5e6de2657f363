"""Painted pictures are kept in memory and on the disk, if that can be: whatever goes wrong there only costs time."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from tests.ui.toys import RED_LEFT, packed
from ui.pictures import gallery as gallery_module
from ui.pictures.brush import painted as brushed
from ui.pictures.gallery import Gallery
from ui.pictures.kept import InMemory, OnDisk


@pytest.fixture(autouse=True)
def _display() -> None:
    pygame.display.init()
    pygame.display.set_mode((64, 64))


def test_what_was_not_used_for_longest_goes_first() -> None:
    kept: InMemory[str] = InMemory(3 * 40 * 40 * 4)
    for name in "abc":
        kept.put(name, pygame.Surface((40, 40), pygame.SRCALPHA))
    assert kept.get("a") is not None
    kept.put("d", pygame.Surface((40, 40), pygame.SRCALPHA))
    assert [name for name in "abcd" if name in kept] == ["a", "c", "d"]
    assert kept.bytes <= kept.most
    kept.put("large", pygame.Surface((400, 400), pygame.SRCALPHA))
    assert list(kept) == ["large"]
    kept.drop("large")
    assert kept.bytes == 0


def test_a_picture_comes_back_from_the_disk_as_it_was(tmp_path: Path) -> None:
    picture = pygame.Surface((7, 5), pygame.SRCALPHA)
    picture.fill((10, 200, 30, 255))
    picture.set_at((2, 3), (1, 2, 3, 90))
    disk = OnDisk(tmp_path / "pictures")
    disk.write("one", picture)
    back = disk.read("one", (7, 5))
    assert back is not None
    assert pygame.image.tobytes(back, "RGBA") == pygame.image.tobytes(picture, "RGBA")
    assert disk.read("one", (5, 7)) is None
    assert disk.read("other", (7, 5)) is None


@pytest.mark.parametrize(
    "damage", [b"", b"x", b"longtable picture 1\n", b"longtable picture 1\n\x32\x00\x32\x00rubbish"]
)
def test_a_damaged_picture_is_painted_again(tmp_path: Path, damage: bytes) -> None:
    packs, cache = packed(tmp_path / "packs", ball=RED_LEFT), tmp_path / "cache"
    seen = []
    for _ in range(2):
        gallery = Gallery(cache, packs=packs)
        gallery.picture("toys", "ball", (50, 50), 1)
        gallery.finish()
        picture = gallery.picture("toys", "ball", (50, 50), 1)
        gallery.close()
        assert picture is not None
        seen.append(pygame.image.tobytes(picture, "RGBA"))
        (kept,) = cache.iterdir()
        whole = kept.read_bytes()
        kept.write_bytes(damage)
    assert seen[0] == seen[1]
    assert len(whole) > 30


def test_a_folder_that_cannot_be_written_only_costs_time(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("no folder")
    gallery = Gallery(blocked / "pictures", packs=packed(tmp_path / "packs", ball=RED_LEFT))
    gallery.picture("toys", "ball", (50, 50), 1)
    gallery.finish()
    assert gallery.picture("toys", "ball", (50, 50), 1) is not None
    gallery.close()
    assert blocked.read_text() == "no folder"


def test_a_folder_that_refuses_files_only_costs_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(path: Path, content: bytes) -> int:
        raise PermissionError(13, "read-only", str(path))

    monkeypatch.setattr(Path, "write_bytes", refused)
    gallery = Gallery(tmp_path / "cache", packs=packed(tmp_path / "packs", ball=RED_LEFT))
    gallery.picture("toys", "ball", (50, 50), 1)
    gallery.finish()
    assert gallery.picture("toys", "ball", (50, 50), 1) is not None
    gallery.close()
    assert list((tmp_path / "cache").iterdir()) == []


def test_another_way_of_painting_paints_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    packs, cache = packed(tmp_path / "packs", ball=RED_LEFT), tmp_path / "cache"
    painted = []

    def brush(svg: bytes, size: tuple[int, int], *, has_window: bool = True) -> pygame.Surface:
        painted.append(size)
        return brushed(svg, size, has_window=has_window)

    monkeypatch.setattr(gallery_module, "painted", brush)
    for version in (1, 1, 2):
        monkeypatch.setattr(gallery_module, "VERSION", version)
        gallery = Gallery(cache, packs=packs)
        gallery.picture("toys", "ball", (50, 50), 1)
        gallery.finish()
        assert gallery.picture("toys", "ball", (50, 50), 1) is not None
        gallery.close()
    assert len(painted) == 2  # the second time it was kept
    assert len(list(cache.iterdir())) == 2


def test_another_pack_paints_anew(tmp_path: Path) -> None:
    names = []
    for drawing in (RED_LEFT, RED_LEFT.replace("#f00000", "#00f000")):
        gallery = Gallery(tmp_path / "cache", packs=packed(tmp_path / "packs", ball=drawing))
        gallery.picture("toys", "ball", (20, 40), 1)
        gallery.finish()
        picture = gallery.picture("toys", "ball", (20, 40), 1)
        assert picture is not None
        names.append(picture.get_at((10, 20))[:2])
        gallery.close()
    assert names[0] != names[1]
    assert len(list((tmp_path / "cache").iterdir())) == 2


def test_the_disk_does_not_fill_up(tmp_path: Path) -> None:
    disk = OnDisk(tmp_path)
    for index in range(4):
        disk.write(f"{index}", pygame.Surface((50, 50), pygame.SRCALPHA))
    sizes = [path.stat().st_size for path in tmp_path.iterdir()]
    disk.tidy(sum(sizes) // 2)
    assert len(list(tmp_path.iterdir())) == 2
    OnDisk(tmp_path / "nowhere").tidy()

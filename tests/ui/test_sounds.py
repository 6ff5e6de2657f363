"""Sounds are short, soft at both ends and quickly made; without a sound card there is silence, and nothing else."""

from __future__ import annotations

import ast
from collections.abc import Iterator

import pygame
import pytest

from tests.playing import ROOT
from ui import sounds as making
from ui.sounds import PEAK, RATE, SOUNDS, Sounds, synthesised

every_sound = pytest.mark.parametrize("name", SOUNDS)
LONGEST = {"win": 1.6, "loss": 1.5, "explosion": 1.2, "out": 1.0}


@pytest.fixture
def silent_card() -> Iterator[None]:
    """A mixer that was not opened by anybody else, and is left closed."""
    pygame.mixer.quit()
    yield
    pygame.mixer.quit()


@every_sound
def test_a_sound_is_short_loud_enough_and_begins_and_ends_in_silence(name: str) -> None:
    wave = synthesised(name)
    assert len(wave) / RATE < LONGEST.get(name, 0.6)
    assert max(map(abs, wave)) == pytest.approx(PEAK * 32767, rel=0.001)
    assert wave[0] == wave[-1] == 0
    for quiet in (wave[:8], wave[-40:]):
        assert max(map(abs, quiet)) < 0.2 * 32767


def test_no_two_sounds_are_the_same() -> None:
    waves = [synthesised(name).tobytes() for name in SOUNDS]
    assert len(set(waves)) == len(SOUNDS)


def test_other_sound_cards_get_what_they_ask_for() -> None:
    mono, stereo = synthesised("turn", 44_100), synthesised("turn", 44_100, channels=2)
    assert len(mono) == pytest.approx(2 * len(synthesised("turn")), abs=4)
    assert stereo[::2] == stereo[1::2] == mono


@pytest.mark.usefixtures("silent_card")
def test_the_sound_card_is_opened_at_the_first_sound_only(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []

    def count(name: str, rate: int, channels: int) -> object:
        made.append(name)
        return synthesised(name, rate, channels)

    monkeypatch.setattr(making, "synthesised", count)
    sounds = Sounds(60)
    assert pygame.mixer.get_init() is None
    for _ in range(3):
        sounds.play("card")
    assert pygame.mixer.get_init() is not None
    assert made == ["card"]
    assert pygame.mixer.get_busy()
    sounds.close()
    assert pygame.mixer.get_init() is None


@pytest.mark.usefixtures("silent_card")
def test_volume_zero_plays_nothing_and_opens_nothing() -> None:
    sounds = Sounds(0)
    sounds.play("win")
    assert pygame.mixer.get_init() is None
    sounds.volume = 30
    sounds.play("win")
    assert pygame.mixer.get_busy()
    assert sounds._made["win"].get_volume() == pytest.approx(0.3 * SOUNDS["win"][1], abs=0.01)
    sounds.close()


@pytest.mark.usefixtures("silent_card")
def test_without_a_sound_card_there_is_silence(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[int] = []

    def fails(*arguments: object, **named: object) -> None:
        tried.append(1)
        raise pygame.error("ALSA: Couldn't open audio device")

    monkeypatch.setattr(pygame.mixer, "init", fails)
    sounds = Sounds(60)
    for name in [*SOUNDS, "no-such-sound"]:
        sounds.play(name)
    sounds.close()
    assert len(tried) == 1


@pytest.mark.usefixtures("silent_card")
def test_a_sound_card_that_is_unplugged_is_not_asked_again() -> None:
    sounds = Sounds(60)
    sounds.play("card")
    pygame.mixer.quit()
    sounds.play("token")
    sounds.play("card")
    assert pygame.mixer.get_init() is None
    sounds.close()


@pytest.mark.usefixtures("silent_card")
def test_a_name_that_nobody_knows_is_silent() -> None:
    Sounds(60).play("trumpet")
    assert pygame.mixer.get_init() is None


def names(node: ast.expr) -> list[str]:
    """The names that an argument may be."""
    if isinstance(node, ast.IfExp):
        return names(node.body) + names(node.orelse)
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def played() -> Iterator[tuple[str, str]]:
    """Every name that the client plays, with its place in the code."""
    for path in sorted((ROOT / "ui").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "play":
                owner = node.func.value
                if getattr(owner, "attr", getattr(owner, "id", "")) == "sounds":
                    yield from ((f"{path.relative_to(ROOT)}:{node.lineno}", name) for name in names(node.args[0]))


def test_every_sound_that_is_played_exists() -> None:
    assert [f"{place}: {name}" for place, name in played() if name not in SOUNDS] == []

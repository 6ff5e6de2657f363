"""The settings apply at once and are kept; the page about the program names every licence."""

from __future__ import annotations

from collections.abc import Callable
from importlib import metadata
from pathlib import Path

import font_manrope
import pygame
import pytest
from fonticon_mdi7 import MDI7

from tests.ui.driving import (
    LAYOUTS,
    click,
    find,
    hold,
    key,
    lay_out,
    layout_faults,
    let_go,
    point,
    tab_to,
    texts_on,
    wheel_at,
    words_on,
)
from ui.app import App
from ui.scenes import about as about_module
from ui.scenes.about import About
from ui.scenes.base import Scene
from ui.scenes.settings import SettingsScene
from ui.settings import Settings, load_settings
from ui.shelf import shelf_entry
from ui.widgets.choice import Slider


def settings_screen(app: App) -> SettingsScene:
    below = Scene(app)
    below.palette = shelf_entry("castle").palette
    app.push(below)
    scene = SettingsScene(app)
    app.push(scene)
    return scene


def kept(app: App) -> Settings:
    settings, trouble = load_settings(app.config)
    assert trouble is None
    return settings


# What can be set


def test_the_language_is_switched_live(app: App) -> None:
    settings_screen(app)
    click(app, "language", share=0.9)
    assert "Налаштування" in words_on(app)
    assert kept(app).language == "uk"


# The keys of the seats


def choose_seat(app: App, seat: int) -> None:
    click(app, "race-keys", share=(seat + 0.5) / 8)


def test_a_seat_is_chosen_and_its_key_pressed(app: App) -> None:
    """JUN-16.8"""
    settings_screen(app)
    choose_seat(app, 2)
    assert "?" in words_on(app)
    key(app, pygame.K_w)
    assert app.settings.race_keys == kept(app).race_keys == "alwpxmvt"
    assert "?" not in words_on(app)
    assert "W" in words_on(app)
    key(app, pygame.K_e)  # nobody waits for it any more
    assert app.settings.race_keys == "alwpxmvt"


def test_the_keys_of_the_seats_are_changed_by_keys_alone(app: App) -> None:
    settings_screen(app)
    tab_to(app, "race-keys")
    key(app, pygame.K_RETURN)
    key(app, pygame.K_RIGHT)
    key(app, pygame.K_RIGHT)
    key(app, pygame.K_LEFT)
    key(app, pygame.K_k)
    assert app.settings.race_keys == "akqpxmvt"


@pytest.mark.parametrize(
    ("pressed", "sentence"),
    [
        (pygame.K_p, "P is already the key of seat 4: choose another key."),
        (pygame.K_u, "U already has a use at the table: choose another key."),
        (pygame.K_1, "Only the letters A to Z can be the key of a seat."),
    ],
)
def test_a_key_that_cannot_be_had_is_refused_in_one_sentence(app: App, pressed: int, sentence: str) -> None:
    settings_screen(app)
    choose_seat(app, 0)
    key(app, pressed)
    assert sentence in words_on(app)
    assert app.settings.race_keys == Settings().race_keys
    key(app, pygame.K_s)  # the seat still waits for a better one
    assert app.settings.race_keys[0] == "s"
    assert sentence not in words_on(app)


def test_a_seat_may_keep_its_key_and_esc_leaves_it(app: App) -> None:
    scene = settings_screen(app)
    choose_seat(app, 0)
    key(app, pygame.K_a)
    assert "?" not in words_on(app)
    choose_seat(app, 1)
    key(app, pygame.K_ESCAPE)
    assert app.scene is scene
    assert "?" not in words_on(app)
    assert app.settings.race_keys == Settings().race_keys
    key(app, pygame.K_ESCAPE)
    assert app.scene is not scene


@pytest.mark.parametrize(
    ("name", "share", "read", "wanted"),
    [
        ("speed", 0.9, lambda settings: settings.speed, "instant"),
        ("speed", 0.1, lambda settings: settings.speed, "slow"),
        ("contrast", 0.9, lambda settings: settings.high_contrast, True),
        ("full-screen", 0.9, lambda settings: settings.full_screen, True),
        ("asks", 0.1, lambda settings: settings.asks, "always"),
        ("asks", 0.9, lambda settings: settings.asks, "aimed"),
    ],
)
def test_a_choice_is_used_and_kept(
    app: App, name: str, share: float, read: Callable[[Settings], object], wanted: object
) -> None:
    settings_screen(app)
    assert read(app.settings) != wanted
    click(app, name, share=share)
    assert read(app.settings) == wanted
    assert read(kept(app)) == wanted


def test_high_contrast_is_seen_at_once(app: App) -> None:
    scene = settings_screen(app)
    assert not scene.theme.high_contrast
    click(app, "contrast", share=0.9)
    assert scene.theme.high_contrast


def test_everything_is_set_by_keys_alone(app: App) -> None:
    settings_screen(app)
    for name, turns in (("language", 1), ("scale", 2), ("speed", 1), ("volume", 1), ("contrast", 1), ("asks", 1)):
        tab_to(app, name)
        for _ in range(turns):
            key(app, pygame.K_RIGHT)
    settings = kept(app)
    assert (settings.language, settings.scale, settings.speed, settings.volume) == ("ru", 110, "fast", 65)
    assert (settings.high_contrast, settings.asks) == (True, "aimed")
    key(app, pygame.K_ESCAPE)
    assert not isinstance(app.scene, SettingsScene)


def test_the_scale_waits_until_the_slider_is_let_go(app: App) -> None:
    """Else the line would run away from under the pointer."""
    scene = settings_screen(app)
    app.resize((1920, 1080))
    slider = find(app, "scale")
    before = slider.rect.copy()
    unit = scene.theme.unit
    places = [(before.x + before.width * share // 20, before.centery) for share in (3, 4, 5, 6)]
    hold(app, places[0])
    for place in places[1:]:
        point(app, place, held=True)
        assert find(app, "scale").rect == before
        assert scene.theme.unit == unit
        assert app.settings.scale == 100
    dragged = find(app, "scale")
    assert isinstance(dragged, Slider)
    assert dragged.value != 100
    assert dragged.label.startswith(str(dragged.value))
    let_go(app, places[-1])
    assert app.settings.scale == dragged.value == kept(app).scale
    assert scene.theme.unit != unit


def test_the_slider_ends_at_the_bounds_of_the_scale(app: App) -> None:
    settings_screen(app)
    for end, wanted in ((-500, 75), (3000, 300)):
        slider = find(app, "scale")
        start = (slider.rect.x + 30, slider.rect.centery)
        hold(app, start)
        point(app, (end, start[1]), held=True)
        let_go(app, (end, start[1]))
        assert kept(app).scale == wanted


def test_what_is_dragged_when_the_screen_goes_is_kept(app: App) -> None:
    settings_screen(app)
    slider = find(app, "volume")
    hold(app, (slider.rect.x + 11, slider.rect.centery))
    app.pop()
    assert kept(app).volume == 0


def test_a_window_says_how_much_scale_it_has_room_for(app: App) -> None:
    settings_screen(app)
    app.resize((1280, 800))
    assert any("up to 142\N{NO-BREAK SPACE}%" in words for words in words_on(app))


def test_a_new_volume_is_heard(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[tuple[str, int]] = []
    monkeypatch.setattr(app.sounds, "play", lambda name: heard.append((name, app.sounds.volume)))
    settings_screen(app)
    tab_to(app, "volume")
    key(app, pygame.K_RIGHT)
    assert heard == [("card", 65)]
    key(app, pygame.K_DOWN)  # moving on changes nothing
    assert heard == [("card", 65)]
    for _ in range(13):
        tab_to(app, "volume")
        key(app, pygame.K_LEFT)
    assert app.settings.volume == 0
    assert "Off" in [getattr(find(app, "volume"), "label", "")]


def test_it_wears_the_colours_of_the_screen_below(app: App) -> None:
    assert settings_screen(app).palette == shelf_entry("castle").palette


def test_a_setting_that_cannot_be_written_is_said_and_used_all_the_same(app: App) -> None:
    app.config.parent.mkdir()
    app.config.mkdir()  # a folder where the file should be
    settings_screen(app)
    click(app, "speed", share=0.9)
    assert app.settings.speed == "instant"
    assert app._toast is not None


# About


def test_the_page_names_every_licence_and_every_place(app: App) -> None:
    app.push(About(app))
    app.resize((1920, 1080))
    page = "\n".join(words_on(app))
    for name in ("Manrope", "SIL Open Font License 1.1", "Material Design Icons", "Apache License 2.0", "LGPL 2.1"):
        assert name in page
    for package in ("pyyaml", "msgspec", "platformdirs", "pygame-ce"):
        assert metadata.version(package) in page
    assert str(app.saves) in page
    assert str(app.config) in page


def test_the_licences_are_those_of_the_installed_packages() -> None:
    def said(package: str) -> str:
        about = metadata.metadata(package)
        fields = ("License", "License-Expression", "Classifier")
        return " ".join(line for field in fields for line in about.get_all(field) or ())

    for package, licence in (
        ("font-manrope", "SIL OFL 1.1"),
        ("pygame-ce", "LGPL"),
        ("pyyaml", "MIT"),
        ("msgspec", "BSD-3"),
        ("platformdirs", "MIT"),
        ("fonticon-materialdesignicons7", "MIT"),
    ):
        assert licence in said(package)
    # the fonts carry their own licence beside them
    assert "SIL Open Font License, Version 1.1" in Path(font_manrope.font_directory, "OFL.txt").read_text("utf-8")
    assert "Apache 2.0" in Path(MDI7.__font_file__).with_name("LICENSE").read_text("utf-8")


def test_a_copy_that_is_not_installed_says_so(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    assert about_module.version_of("no-such-package-here") == ""
    monkeypatch.setattr(about_module, "version_of", lambda package: "")
    app.push(About(app))
    assert "Version: run from its folder, not installed" in words_on(app)


def test_the_page_scrolls_by_wheel_and_keys(app: App) -> None:
    app.push(Scene(app))
    scene = About(app)
    app.push(scene)
    lay_out(app, (1024, 640), 200, "ru")
    key(app, pygame.K_DOWN)
    assert scene.scrolls["page"] > 0
    key(app, pygame.K_PAGEUP)
    assert scene.scrolls["page"] == 0
    wheel_at(app, find(app, "page").rect.center, -1)
    assert scene.scrolls["page"] > 0
    key(app, pygame.K_UP)
    assert scene.scrolls["page"] == 0
    key(app, pygame.K_ESCAPE)
    assert not isinstance(app.scene, About)


# The layout


@pytest.mark.parametrize("kind", [SettingsScene, About])
@pytest.mark.parametrize(("size", "scale", "language"), LAYOUTS)
def test_everything_fits(app: App, kind: type[Scene], size: tuple[int, int], scale: int, language: str) -> None:
    scene = kind(app)
    app.push(scene)
    lay_out(app, size, scale, language)
    assert layout_faults(app) == []
    assert texts_on(app)


@pytest.mark.parametrize("kind", [SettingsScene, About])
@pytest.mark.parametrize("size", [(400, 700), (320, 240)])
def test_a_tiny_or_rotated_window_is_survived(app: App, kind: type[Scene], size: tuple[int, int]) -> None:
    app.push(kind(app))
    lay_out(app, size, 300, "uk")
    assert words_on(app)

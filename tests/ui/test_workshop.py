"""The workshop: decks are built, kept, copied, renamed, deleted, handed on, by mouse and by keyboard."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from engine.decks import Deck, DeckBox, decks_folder
from engine.games import find_game
from engine.texts import of_game
from tests.ui.driving import (
    LAYOUTS,
    SIZES,
    click,
    click_at,
    find,
    has,
    key,
    lay_out,
    layout_faults,
    post,
    tab_to,
    toast_of,
    type_text,
    words_on,
)
from ui import routes
from ui.app import App
from ui.scenes.setup import Setup
from ui.table.sheets.browser import ChoiceSheet
from ui.workshop.charts import costs, shares
from ui.workshop.listing import Decks
from ui.workshop.sheets import CardSheet, DealSheet, LineSheet
from ui.workshop.workbench import Workbench

GAME = find_game("berserk")
RULES = GAME.decks
assert RULES is not None
SLUAGH = Deck.of("Ravens", RULES.ready["sluagh"])
CARD = "barrow-ghoul"  # at most 3 of it


def box_of(app: App) -> DeckBox:
    assert RULES is not None
    return DeckBox(decks_folder(app.saves, GAME.name), GAME.name, RULES)


def decks_of(app: App) -> dict[str, int]:
    """The decks on the disk by name, with their numbers of cards."""
    return {one.deck.name: len(one.deck.ids) for one in box_of(app).listed() if one.deck is not None}


def open_list(app: App, *decks: Deck) -> Decks:
    for deck in decks:
        box_of(app).add(deck)
    app.go(routes.Decks(GAME))
    assert isinstance(app.scene, Decks)
    return app.scene


def open_bench(app: App, deck: Deck = SLUAGH) -> Workbench:
    scene = open_list(app, deck)
    click(app, f"open {scene.listed[0].path.name}")
    assert isinstance(app.scene, Workbench)
    return app.scene


def drop(app: App, path: Path) -> None:
    post(app, pygame.Event(pygame.DROPFILE, file=str(path)))


# The way there


def test_the_set_up_leads_to_the_decks_of_its_game(app: App) -> None:
    app.go(routes.SetUp(GAME))
    key(app, pygame.K_F3)
    assert isinstance(app.scene, Decks)
    key(app, pygame.K_ESCAPE)
    click(app, "decks")
    assert isinstance(app.scene, Decks)


def test_a_game_without_decks_has_no_workshop(app: App) -> None:
    app.go(routes.SetUp(find_game("castle")))
    assert not has(app, "decks")
    key(app, pygame.K_F3)
    assert isinstance(app.scene, Setup)


# The list


def test_a_new_deck_begins_empty_or_as_one_that_comes_with_the_game(app: App) -> None:
    open_list(app)
    key(app, pygame.K_n)
    assert isinstance(app.scene, ChoiceSheet)
    key(app, pygame.K_1)
    assert isinstance(app.scene, Workbench)
    key(app, pygame.K_ESCAPE)
    key(app, pygame.K_n)
    key(app, pygame.K_2)
    key(app, pygame.K_ESCAPE)
    assert decks_of(app) == {"My deck": 0, "Sluagh": 30}


def test_a_deck_is_copied_renamed_and_deleted(app: App) -> None:
    open_list(app, SLUAGH)
    click(app, "copy ravens.yaml")
    assert decks_of(app) == {"Ravens": 30, "Ravens 2": 30}
    click(app, "rename ravens-2.yaml")
    key(app, pygame.K_DELETE)
    type_text(app, "Crows")
    key(app, pygame.K_RETURN)
    assert decks_of(app) == {"Ravens": 30, "Crows": 30}
    click(app, "delete ravens.yaml")
    key(app, pygame.K_ESCAPE)
    assert len(decks_of(app)) == 2
    tab_to(app, "open ravens.yaml")
    key(app, pygame.K_DELETE)
    key(app, pygame.K_DOWN)
    key(app, pygame.K_RETURN)
    assert decks_of(app) == {"Crows": 30}


def test_a_deck_needs_a_name(app: App) -> None:
    open_list(app, SLUAGH)
    click(app, "rename ravens.yaml")
    key(app, pygame.K_DELETE)
    key(app, pygame.K_RETURN)
    assert isinstance(app.scene, LineSheet)
    assert "A deck needs a name; type at least one letter or digit." in words_on(app)
    assert decks_of(app) == {"Ravens": 30}


def test_a_name_that_is_taken_gets_a_number(app: App) -> None:
    open_list(app, SLUAGH, Deck("Crows"))
    click(app, "rename crows.yaml")
    key(app, pygame.K_DELETE)
    type_text(app, "ravens")
    key(app, pygame.K_RETURN)
    assert decks_of(app) == {"Ravens": 30, "ravens 2": 0}


def test_a_file_that_cannot_be_read_is_listed_with_what_is_wrong(app: App) -> None:
    box_of(app).add(SLUAGH)
    (box_of(app).folder / "bad.yaml").write_text("cards: {yeti: 1}\n")
    open_list(app)
    assert not has(app, "open bad.yaml")
    assert has(app, "open ravens.yaml")
    assert any(words.startswith("bad.yaml:1: ") for words in words_on(app))


# Files


def test_a_deck_is_exported_and_imported_by_path(app: App, tmp_path: Path) -> None:
    open_list(app, SLUAGH)
    click(app, "export ravens.yaml")
    type_text(app, str(tmp_path / "out"))
    key(app, pygame.K_RETURN)
    assert (tmp_path / "out.yaml").is_file()
    assert toast_of(app) == f"Written to {tmp_path / 'out.yaml'}."
    key(app, pygame.K_i)
    type_text(app, f'"{tmp_path / "out.yaml"}"')
    key(app, pygame.K_RETURN)
    assert isinstance(app.scene, Decks)
    assert decks_of(app) == {"Ravens": 30, "Ravens 2": 30}


def test_a_file_that_is_dropped_on_the_window_is_imported(app: App, tmp_path: Path) -> None:
    path = box_of(app).hand_out(Deck("Half", {CARD: 3}), tmp_path / "half")
    open_list(app)
    drop(app, path)
    assert decks_of(app) == {"Half": 3}
    assert toast_of(app) == "Half is imported. A deck has 30 to 50 cards, this one has 3. [BSK-3.9]"
    key(app, pygame.K_i)
    drop(app, path)
    key(app, pygame.K_RETURN)
    assert decks_of(app) == {"Half": 3, "Half 2": 3}


def test_a_file_that_is_refused_changes_nothing(app: App, tmp_path: Path) -> None:
    path = tmp_path / "bad.yaml"
    path.write_text(f"longtable-deck: 1\ngame: berserk\nname: Bad\ncards:\n  {CARD}: 4\n")
    open_list(app, SLUAGH)
    said = f"bad.yaml:5: 4 of '{CARD}' are too many; at most 3 are allowed."
    drop(app, path)
    assert toast_of(app) == said
    click(app, "import")
    key(app, pygame.K_RETURN)
    assert "No path is given; type where the file lies." in words_on(app)
    type_text(app, str(path))
    key(app, pygame.K_RETURN)
    assert said in words_on(app)
    assert decks_of(app) == {"Ravens": 30}


# The bench


def test_a_click_takes_one_more_and_every_change_is_on_the_disk(app: App) -> None:
    scene = open_bench(app, Deck("Mine"))
    for count in (1, 2, 3):
        click(app, f"card {CARD}")
        assert decks_of(app) == {"Mine": count}
    click(app, f"card {CARD}")
    assert toast_of(app) == "A deck may hold at most 3 of Barrow Ghoul."
    click(app, f"less {CARD}")
    assert scene.deck.cards == {CARD: 2}
    key(app, pygame.K_u)
    assert scene.deck.cards == {CARD: 3}
    assert decks_of(app) == {"Mine": 3}


def test_a_line_that_is_emptied_stays_under_the_pointer(app: App) -> None:
    """Whoever clicks once too often must not take another card out."""
    scene = open_bench(app, Deck("Mine"))
    first, second = sorted(scene.rules.cards[:9], key=lambda card: -scene.rules.cost(card))[:2]
    for card in (first, second):
        scene.add(card)
    place = find(app, f"less {first}").rect.center
    for _ in range(3):
        click_at(app, place)
    assert scene.deck.cards == {second: 1}
    click(app, f"more {first}")
    assert scene.deck.cards[first] == 1


def test_the_keyboard_does_it_all(app: App) -> None:
    scene = open_bench(app, Deck("Mine"))
    first = scene.rules.cards[0]
    assert scene.focus == f"card {first}"
    key(app, pygame.K_RETURN)
    key(app, pygame.K_PLUS)
    key(app, pygame.K_RIGHT)
    key(app, pygame.K_SPACE)
    second = scene.focus.removeprefix("card ")
    assert scene.deck.cards == {first: 2, second: 1}
    key(app, pygame.K_MINUS)
    assert scene.deck.cards == {first: 2}
    key(app, pygame.K_z)
    assert isinstance(app.scene, CardSheet)
    key(app, pygame.K_z)
    assert app.scenes[-1] is scene


def test_a_deck_holds_no_more_than_it_may(app: App) -> None:
    assert RULES is not None
    full = Deck.of("Full", [id for id in RULES.cards for _ in range(2)][:50])
    scene = open_bench(app, full)
    scene.add(RULES.cards[0])
    assert toast_of(app) == "A deck may hold at most 50 cards."
    assert decks_of(app) == {"Full": 50}


def test_cards_are_found_by_words_and_facets(app: App) -> None:
    scene = open_bench(app)
    click(app, "search")
    type_text(app, "ghoul")
    assert [widget.name for widget in scene.widgets if widget.name.startswith("card ")] == [f"card {CARD}"]
    key(app, pygame.K_ESCAPE)
    assert app.scene is scene
    assert scene.finder.sieve.is_open
    click(app, "facet keyword")
    names = [name for name, _ in app.scene.choices] if isinstance(app.scene, ChoiceSheet) else []
    click(app, f"choice {names.index('Horde')}")
    shown = [widget.name.removeprefix("card ") for widget in scene.widgets if widget.name.startswith("card ")]
    assert shown
    assert all(RULES is not None and RULES.most_copies(id) == 5 for id in shown)
    click(app, "search")
    type_text(app, "qqq")
    assert has(app, "nothing")
    click(app, "all")
    assert len([widget for widget in scene.widgets if widget.name.startswith("card ")]) == 114


def test_a_right_click_shows_a_card_large(app: App) -> None:
    scene = open_bench(app)
    click_at(app, find(app, f"card {scene.rules.cards[0]}").rect.center, button=3)
    assert isinstance(app.scene, CardSheet)
    click_at(app, (5, 5))
    assert app.scenes[-1] is scene


def test_a_sample_deal_has_15_cards_of_the_deck(app: App) -> None:
    """[BSK-4.4]"""
    scene = open_bench(app)
    key(app, pygame.K_d)
    assert isinstance(app.scene, DealSheet)
    dealt = app.scene.dealt
    assert len(dealt) == 15
    assert set(dealt) <= {scene.refs[id] for id in scene.deck.cards}
    others = set()
    for _ in range(5):
        key(app, pygame.K_d)
        others.add(tuple(app.scene.dealt))
    assert len(others) > 1
    click(app, "dealt 0")
    assert isinstance(app.scene, CardSheet)


def test_the_chart_counts_every_card() -> None:
    assert RULES is not None
    assert sum(count for _, count in costs(SLUAGH, RULES)) == 30
    assert dict(shares(SLUAGH, RULES)).keys() == {"element.darkness", "element.swamp"}


def test_what_keeps_a_deck_from_being_played_is_said(app: App) -> None:
    open_bench(app, Deck("Mine", {CARD: 2}))
    assert "A deck has 30 to 50 cards, this one has 2. [BSK-3.9] Every change is saved at once." in words_on(app)


def test_two_windows_lose_nothing_of_each_other(app: App) -> None:
    scene = open_bench(app, Deck("Mine", {CARD: 1}))
    other = box_of(app)
    [kept] = other.listed()
    other.save(kept.path, Deck("Mine", {CARD: 3}))
    scene.add(scene.rules.cards[0])
    assert decks_of(app) == {"Mine": 3, "Mine 2": 2}
    assert toast_of(app) == "Another window has changed this deck in the meantime; yours is kept as Mine 2."


def test_a_disk_that_fails_is_said_and_the_next_change_tries_again(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = open_bench(app, Deck("Mine", {CARD: 1}))
    with monkeypatch.context() as patch:

        def full(file: int) -> None:
            raise OSError(28, "No space left on device")

        patch.setattr("os.fsync", full)
        scene.add(CARD)
        assert "cannot be written" in toast_of(app)
        assert any("The last change could not be saved." in words for words in words_on(app))
    assert decks_of(app) == {"Mine": 1}
    scene.add(CARD)
    assert decks_of(app) == {"Mine": 3}


# Every window


@pytest.mark.parametrize(("size", "scale", "language"), [*LAYOUTS, (SIZES[0], 150, "uk"), (SIZES[1], 150, "ru")])
def test_nothing_is_cut_or_covered(app: App, size: tuple[int, int], scale: int, language: str) -> None:
    open_list(app, Deck("W" * 24, SLUAGH.cards), Deck("Щ" * 24))
    (box_of(app).folder / "bad.yaml").write_text("cards: {yeti: 1}\n")
    lay_out(app, size, scale, language)
    app.scene.enter()
    names = [widget.name for widget in app.scene.widgets if widget.name.startswith("open ")]
    texts = of_game(GAME, language, [])
    found = [("list", fault) for fault in layout_faults(app)]
    for name in names:
        click(app, name)
        found += [(name, fault) for fault in layout_faults(app)]
        if has(app, "tabs"):
            click(app, "tabs", share=0.8)
            found += [(f"{name} chart", fault) for fault in layout_faults(app)]
        if name == names[0]:
            for facet in ("element", "keyword"):
                click(app, f"facet {facet}")
                found += [(texts(f"facet.{facet}"), fault) for fault in layout_faults(app)]
                key(app, pygame.K_2)
                found += [("sifted", fault) for fault in layout_faults(app)]
            key(app, pygame.K_a)
            key(app, pygame.K_d)
            found += [("deal", fault) for fault in layout_faults(app)]
            key(app, pygame.K_ESCAPE)
        key(app, pygame.K_ESCAPE)
    click(app, "import")
    key(app, pygame.K_RETURN)
    found += [("import", fault) for fault in layout_faults(app)]
    assert found == []

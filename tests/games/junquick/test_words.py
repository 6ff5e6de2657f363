"""What the story of a game says."""

from __future__ import annotations

import pytest

from engine.games import find_game, named_seats
from engine.table import Table
from engine.texts import LANGUAGES, of_game
from games.junquick.deck import CARD_BY_REF, KINDS
from games.junquick.events import Dealt, Laid
from ui.zoom import keyword_help


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_of_an_evolution_it_is_told_what_it_counts_as(language: str) -> None:
    """JUN-5.2: every other card counts as the number that its name has already."""
    texts = of_game(find_game("junquick"), language, ["Ada", "Ben"])
    evolutions = [ref for ref, card in CARD_BY_REF.items() if card.family == "evolution"]
    assert len(evolutions) == 4
    for ref in evolutions:
        assert "3" in texts.event(Laid("seat:0", ref, 3))
    assert texts.event(Laid("seat:0", "card:jun-2-03", 2)).count("2") == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_player_is_named_with_the_round_and_not_with_the_deal(language: str) -> None:
    texts = of_game(find_game("junquick"), language, ["Ada", "Ben"])
    assert "Ada" not in texts.event(Dealt("seat:0"))


SEATS = ["Ada", "Ben", "Cat"]
PACKS = {
    "Ada": [["jun-1-06", "jun-2-06", "jun-3-2", "jun-4-8"]],
    "Cat": [["jun-1-07", "jun-2-07", "jun-3-3", "jun-4-7"]],
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("move", "victim"),
    [
        ("use card:gatecrasher-3 pack:1", "Ada"),
        ("use card:gatecrasher-3 pack:2", "Cat"),
        ("use card:thief-3-1 seat:0", "Ada"),
        ("use card:thief-3-1 seat:2", "Cat"),
    ],
)
def test_a_window_for_hysteria_says_whom_the_property_is_used_on(language: str, move: str, victim: str) -> None:
    """JUN-6.5, JUN-8.2: the question, the story and the view as text, of packs too."""
    game = find_game("junquick")
    position = {
        "turn": "Ben",
        "pile": "jun-1-01 Ada",
        "Ada": {"hand": ["hysteria-1"], "home": PACKS["Ada"]},
        "Ben": {"hand": ["gatecrasher-3", "thief-3-1", "jun-2-01"]},
        "Cat": {"hand": ["hysteria-2"], "home": PACKS["Cat"]},
    }
    table = Table(game, named_seats(SEATS), position=position)
    known = table.event_count
    table.answer(1, move)
    texts = of_game(game, language, SEATS)
    asked = table.awaited()[0]
    menu = table.menu(asked)
    assert menu is not None
    other = "Cat" if victim == "Ada" else "Ada"
    described = game.describe(table.view(asked), texts, SEATS).splitlines()
    line = next(line for line in described if "Ben" in line and victim in line)
    for told in (texts.question(menu), texts.event(table.events(known)[0]), line):
        assert victim in told
        assert other not in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_of_the_liar_does_not_speak_of_being_caught(language: str) -> None:
    """JUN-C-LIAR: the Liar's player loses to a right answer, also with a true claim that is believed."""
    caught = {"en": "caught", "ru": "попал", "uk": "спійма"}[language]
    for value in (2, 3, 4):
        assert caught not in KINDS[f"liar-{value}"].text.in_(language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_word_of_the_rules_is_not_found_in_the_name_of_a_card(language: str) -> None:
    """'Дом' is no part of 'Доминант'."""
    texts = of_game(find_game("junquick"), language, ["Ada", "Ben"])
    helped = texts("keyword.home.help")
    kinds = {kind for kind in KINDS.values() if helped in keyword_help(texts, getattr(kind.text, language))}
    assert {kind.family for kind in kinds} == {"gatecrasher"}

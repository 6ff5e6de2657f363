"""What the story of a game says."""

from __future__ import annotations

import pytest

from engine.games import find_game
from engine.texts import LANGUAGES, of_game
from games.junquick.deck import CARD_BY_REF
from games.junquick.events import Dealt, Laid


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

"""What the workshop is told about decks of Berserk is what the game itself checks. [BSK-3.9, BSK-4.1]"""

from __future__ import annotations

import pytest

from engine.texts import LANGUAGES, of_game
from games.berserk import GAME
from games.berserk.decks import DECKS
from games.berserk.kinds import ARMIES, KINDS

HORDE = [id for id, kind in KINDS.items() if any(ability.kw == "horde" for ability in kind.abilities)]
LONERS = [id for id in KINDS if id not in HORDE]


def reason(ids: list[str]) -> str:
    found = DECKS.fault(ids)
    return found.reason if found is not None else ""


def test_at_most_three_of_one_name_with_horde_five() -> None:
    """[BSK-3.9, BSK-K-horde]"""
    assert HORDE
    assert {DECKS.most_copies(id) for id in HORDE} == {5}
    assert {DECKS.most_copies(id) for id in LONERS} == {3}
    rest = [id for id in LONERS[1:12] for _ in range(3)]
    assert reason([LONERS[0]] * 3 + rest) == ""
    assert reason([LONERS[0]] * 4 + rest) == "why.deck-copies"
    assert reason([HORDE[0]] * 5 + rest) == ""
    assert reason([HORDE[0]] * 6 + rest) == "why.deck-copies"


@pytest.mark.parametrize(("count", "said"), [(0, "why.deck-size"), (29, "why.deck-size"), (30, ""), (50, "")])
def test_a_deck_has_30_to_50_cards(count: int, said: str) -> None:
    """[BSK-3.9]"""
    every = [id for id in LONERS for _ in range(3)]
    assert reason(every[:count]) == said
    assert reason(every[:51]) == "why.deck-size"


def test_a_deck_has_a_creature() -> None:
    """[BSK-4.6]"""
    things = [id for id, kind in KINDS.items() if kind.subtype not in ("ground", "flying")]
    assert reason([id for id in things for _ in range(3)][:30]) == "why.deck-no-creature"
    assert reason(["nobody"]) == "why.deck-unknown"


def test_prebuilt_decks_are_decks() -> None:
    assert tuple(DECKS.ready) == ARMIES
    assert {reason(list(cards)) for cards in DECKS.ready.values()} == {""}


def test_every_card_is_there_once() -> None:
    assert sorted(DECKS.cards) == sorted(KINDS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_deck_that_comes_with_the_game_has_a_name(language: str) -> None:
    texts = of_game(GAME, language, [])
    assert all(f"deck.{id}" in texts.texts for id in DECKS.ready)

"""What comes in the boxes is what the rules page lists. [BNG-2, BNG-13]"""

from __future__ import annotations

import re
from collections import Counter

import pytest

from games.bang import GAME
from games.bang.deck import CARDS, CHARACTERS, EVENTS, KINDS, LETTERS, RANKS

PAGE = (GAME.folder / "RULES.md").read_text(encoding="utf-8")


def listed(heading: str) -> dict[str, list[str]]:
    """The copies of a table of the rules page: id and faces."""
    part = PAGE.split(heading)[1].split("\n###")[0].split("Check sums")[0]
    rows = re.findall(r"^\| `([a-z-]+)` \| (\d+) \| ([^|]+) \|$", part, re.M)
    assert all(int(count) == len(faces.split()) for _, count, faces in rows)
    return {id: faces.split() for id, _, faces in rows}


def test_the_base_box_holds_the_80_cards_of_its_list() -> None:
    """[BNG-2.1]"""
    rows = listed("### 13C")
    assert rows == {id: kind.copies for id, kind in KINDS.items() if kind.copies}
    assert sum(map(len, rows.values())) == 80


def test_dodge_city_holds_the_40_cards_of_its_list() -> None:
    """[BNG-2.1]"""
    rows = listed("### 13D")
    assert rows == {id: kind.dodge_city for id, kind in KINDS.items() if kind.dodge_city}
    assert sum(map(len, rows.values())) == 40


@pytest.mark.parametrize(
    ("box", "a_suit", "brown", "blue", "green"), [("base", 20, 63, 17, 0), ("dodge-city", 10, 19, 7, 14)]
)
def test_the_check_sums_hold(box: str, a_suit: int, brown: int, blue: int, green: int) -> None:
    """[BNG-2.1, BNG-2.3]"""
    cards = [card for card in CARDS.values() if card.box == box]
    assert Counter(card.suit for card in cards) == dict.fromkeys("♠♥♦♣", a_suit)
    assert Counter(card.colour for card in cards) == Counter(brown=brown, blue=blue, green=green)


def test_there_are_44_names() -> None:
    assert len(KINDS) == 44
    assert sum(bool(kind.copies) for kind in KINDS.values()) == 22


def test_every_effect_on_the_page_has_its_card() -> None:
    """[BNG-13.1 to BNG-13.44]"""
    rows = re.findall(r"^\| BNG-13\.\d+ \| `([a-z-]+)` \| ([^|]+) \| ([a-z]+)", PAGE, re.M)
    assert {id: colour for id, _, colour in rows} == {id: kind.colour for id, kind in KINDS.items()}
    assert {id: name.strip() for id, name, _ in rows} == {id: kind.name.en for id, kind in KINDS.items()}


def test_characters_and_events_are_as_many_as_the_sets_say() -> None:
    """[BNG-2.1, BNG-2.2]"""
    sets = Counter(kind.set for kind in CHARACTERS.values())
    assert sets == {"base": 16, "dodge-city": 15, "extra": 3, "wild-west-show": 8}
    assert Counter(kind.deck for kind in EVENTS.values()) == {"high-noon": 15, "fistful": 15, "wild-west-show": 10}


def test_ranks_go_from_2_to_the_ace() -> None:
    """[BNG-2.3]"""
    assert RANKS == ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")


def test_an_id_names_kind_box_rank_and_suit_and_is_there_once() -> None:
    """[BNG-2.4]"""
    assert {"bang.b.4C", "iron-plate.d.QS", "stagecoach.b.9S", "stagecoach.b.9S.2"} <= CARDS.keys()
    for id, card in CARDS.items():
        assert id.removesuffix(".2") == f"{card.kind}.{card.box[0]}.{card.rank}{LETTERS[card.suit]}"


def test_weapons_and_cards_with_a_distance_have_their_numbers() -> None:
    """[BNG-6.4, BNG-6.5]"""
    ranges = {"volcanic": 1, "schofield": 2, "remington": 3, "rev-carabine": 4, "winchester": 5}
    assert {id: kind.range for id, kind in KINDS.items() if kind.range} == ranges
    assert {id for id, kind in KINDS.items() if kind.distance} == {"panic", "punch", "knife", "derringer"}
    assert {kind.distance for kind in KINDS.values()} == {0, 1}


def test_cost_cards_are_those_five() -> None:
    """[BNG-7.11]"""
    assert {id for id, kind in KINDS.items() if kind.cost} == {"springfield", "rag-time", "brawl", "tequila", "whisky"}

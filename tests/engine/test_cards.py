"""Card lists: every mistake has its sentence, and every card its behaviour."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from engine.cards import BadCards, CardKind, Flaw, load_cards, names_of
from engine.effects import Behaviours, check_behaviours
from engine.errors import BadFile

KING = """\
- id: king
  name: {en: King, ru: Король, uk: Король}
  text: {en: Rules., ru: Правит., uk: Править.}
  icon: crown
"""
KNIGHT = """\
- id: knight
  name: {en: Knight, ru: Рыцарь, uk: Лицар}
  text: {en: Fights., ru: Бьётся., uk: Б’ється.}
  icon: sword
  copies: 3
"""


class Priced(CardKind, frozen=True, kw_only=True):
    """What a game of its own may add."""

    cost: int


Load = Callable[[str], list[CardKind]]


@pytest.fixture
def load(tmp_path: Path) -> Load:
    def load(text: str) -> list[CardKind]:
        (tmp_path / "cards.yaml").write_text(text, encoding="utf-8")
        return load_cards(tmp_path / "cards.yaml", CardKind)

    return load


def mistakes_in(load: Load, text: str) -> list[str]:
    with pytest.raises(BadCards) as refusal:
        load(text)
    assert str(refusal.value) == str(refusal.value.mistakes[0])
    return [str(mistake) for mistake in refusal.value.mistakes]


# Good lists


def test_a_list_gives_every_kind_of_card_in_its_order(load: Load) -> None:
    king, knight = load(KING + KNIGHT)
    assert (king.id, king.name.in_("uk"), king.copies, king.copy_ids()) == ("king", "Король", 1, ["king"])
    assert (knight.text.en, knight.copy_ids()) == ("Fights.", ["knight-1", "knight-2", "knight-3"])


def test_the_numbers_of_many_copies_are_written_with_two_digits(load: Load) -> None:
    (knight,) = load(KNIGHT.replace("copies: 3", "copies: 12"))
    assert knight.copy_ids()[0] == "knight-01"
    assert knight.copy_ids()[-1] == "knight-12"


def test_cards_and_kinds_have_their_names_by_ref(load: Load) -> None:
    assert names_of(load(KING + KNIGHT), "ru") == {
        "kind:king": "Король",
        "card:king": "Король",
        "kind:knight": "Рыцарь",
        "card:knight-1": "Рыцарь",
        "card:knight-2": "Рыцарь",
        "card:knight-3": "Рыцарь",
    }


# Mistakes


@pytest.mark.parametrize(
    ("old", "new", "mistake"),
    [
        ("copies: 3", "copies: many", "9: copies: Expected `int`, got `str`; correct this field."),
        ("copies: 3", "copies: 0", "9: copies: Expected `int` >= 1; correct this field."),
        ("icon: sword", "icon: ~", "8: icon: Expected `str`, got `null`; correct this field."),
        ("copies: 3", "cost: 3", "9: cost: there is no such field; known are: id, name, text, icon, short, copies."),
        ("  icon: sword\n", "", "5: icon: this field is missing; add it."),
        (", uk: Лицар", "", "6: name: Object missing required field `uk`; correct this field."),
        ("ru: Рыцарь", "ru: ''", "6: name.ru: Expected `str` of length >= 1; correct this field."),
        ("id: knight", "id: king", "5: id: 'king' is in the list twice; rename or remove one."),
    ],
)
def test_a_mistake_has_its_file_line_and_field(load: Load, old: str, new: str, mistake: str) -> None:
    assert mistakes_in(load, KING + KNIGHT.replace(old, new)) == [f"cards.yaml:{mistake}"]


@pytest.mark.parametrize("id", ["King", "king_2", "-king", "king-", "king--2", "'king 2'", "король", "''", '"king\\n"'])
def test_an_id_is_small_letters_and_digits_joined_by_hyphens(load: Load, id: str) -> None:
    (mistake,) = mistakes_in(load, KING.replace("id: king", f"id: {id}"))
    assert mistake.startswith("cards.yaml:1: id: Expected `str` matching regex ")


def test_all_mistakes_are_found_at_once(load: Load) -> None:
    knight = KNIGHT.replace("copies: 3", "copies: many").replace("icon: sword", "art: sword")
    assert mistakes_in(load, KING + KING.replace("icon: crown", "icon: ~") + knight.replace("- id", "- nid")) == [
        "cards.yaml:8: icon: Expected `str`, got `null`; correct this field.",
        "cards.yaml:9: nid: there is no such field; known are: id, name, text, icon, short, copies.",
        "cards.yaml:12: art: there is no such field; known are: id, name, text, icon, short, copies.",
        "cards.yaml:13: copies: Expected `int`, got `str`; correct this field.",
        "cards.yaml:9: id: this field is missing; add it.",
        "cards.yaml:9: icon: this field is missing; add it.",
        "cards.yaml:5: id: 'king' is in the list twice; rename or remove one.",
    ]


@pytest.mark.parametrize(
    ("text", "mistake"),
    [
        ("king: {copies: 3}", "cards.yaml:1: a card list begins with '- id: …'; write it as a list."),
        ("- king", "cards.yaml:1: entry 1: Expected `object`, got `str`; correct this field."),
        ("- ~", "cards.yaml:1: entry 1: Expected `object`, got `null`; correct this field."),
    ],
)
def test_a_card_list_is_a_list_of_cards(load: Load, text: str, mistake: str) -> None:
    assert mistakes_in(load, text) == [mistake]


def test_two_cards_cannot_go_by_the_same_name(load: Load) -> None:
    """The second Knight would be `card:knight-2`, and so would the one copy of `knight-2`."""
    (mistake,) = mistakes_in(load, KNIGHT + KING.replace("id: king", "id: knight-2"))
    assert mistake.startswith("cards.yaml:6: id: 'knight-2'")


def test_a_field_given_twice_is_refused(load: Load) -> None:
    with pytest.raises(BadFile, match=r"^cards.yaml:5: icon: this field is there twice; remove one.$"):
        load(KING + "  icon: sword\n")


def test_a_games_own_facts_are_checked_too(tmp_path: Path) -> None:
    path = tmp_path / "cards.yaml"
    path.write_text(KING + "  cost: 4\n" + KING.replace("king", "queen"), encoding="utf-8")
    with pytest.raises(BadCards, match=r"^cards.yaml:6: cost: this field is missing; add it.$"):
        load_cards(path, Priced)


# Behaviour


def test_what_a_game_finds_wrong_has_its_file_line_and_field_too(tmp_path: Path) -> None:
    words = "{en: a, ru: б, uk: в}"
    path = tmp_path / "cards.yaml"
    path.write_text(f"- id: king\n  name: {words}\n  text: {words}\n  icon: crown\n  copies: 3\n", encoding="utf-8")

    def one_king(kind: CardKind) -> list[Flaw]:
        return [Flaw("missing-field", ("copies",))] if kind.copies > 1 else []

    with pytest.raises(BadCards) as refused:
        load_cards(path, CardKind, one_king)
    assert refused.value.facts == {"place": "cards.yaml:5", "field": "copies"}
    assert str(refused.value).startswith("cards.yaml:5")


def test_every_card_has_a_behaviour_or_is_named_among_those_without(load: Load) -> None:
    played: Behaviours[Callable[[], None]] = Behaviours("played")

    @played("king", "knight")
    def do_nothing() -> None:
        pass

    assert played == {"king": do_nothing, "knight": do_nothing}
    check_behaviours(load(KING + KNIGHT), (), played)
    check_behaviours(load(KING + KNIGHT), ("king", "knight"), Behaviours("played"))


def test_cards_without_behaviour_and_behaviour_without_cards_fail_at_import(load: Load) -> None:
    played: Behaviours[Callable[[], None]] = Behaviours("played")
    played("fog")(lambda: None)
    with pytest.raises(ImportError) as failure:
        check_behaviours(load(KING + KNIGHT), ("knight", "rain"), played)
    assert str(failure.value) == "cards without behaviour: ['king']; behaviour without a card: ['fog', 'rain']"


def test_a_card_cannot_have_two_behaviours_of_one_kind() -> None:
    played: Behaviours[Callable[[], None]] = Behaviours("played")
    played("king")(lambda: None)
    with pytest.raises(ImportError, match=r"^'king' has two behaviours 'played'$"):
        played("king")(lambda: None)

"""Words in three languages: gaps, names, plural forms, events and error sentences."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine import texts
from engine.cards import CardKind, Words
from engine.choices import Menu, Option, Pick, checkpoint
from engine.errors import BadAnswer, BadFile, BadSetup, Problem
from engine.events import Event
from engine.games import Result
from engine.texts import Texts, common
from tests.engine.toys import OVER, Toy, toy

CARDS = {"en": "{count|card|cards}", "ru": "{count|карта|карты|карт}", "uk": "{count|карта|карти|карт}"}


def words(language: str = "en", **lines: str) -> Texts:
    names = {"card:king": "King", "card:spy-1": "Spy", "seat:0": "Ada"}
    return Texts(language, {key.replace("_", "."): line for key, line in lines.items()}, names)


# Gaps and names


def test_gaps_are_filled_with_facts() -> None:
    assert words(hello="{who} has {what}, {who}!")("hello", who="Ada", what=3) == "Ada has 3, Ada!"


@pytest.mark.parametrize(
    ("fact", "name"),
    [
        ("card:king", "King"),
        ("seat:0", "Ada"),
        (["card:king", "card:spy-1"], "King, Spy"),
        ((), ""),
        ("pile:deck", "your deck"),
        ("cell:c3", "C3"),
        ("seat:7", "7"),
        ("plain words", "plain words"),
        (12, "12"),
    ],
)
def test_refs_are_called_by_their_names(fact: object, name: str) -> None:
    assert words(it="({it})", **{"ref_pile:deck": "your deck"})("it", it=fact) == f"({name})"


def test_what_a_player_is_called_is_never_taken_for_a_gap() -> None:
    assert words(hello="{who} and {whom}")("hello", who="{whom}", whom="Ben") == "{whom} and Ben"


def test_a_text_that_is_nowhere_stands_for_itself() -> None:
    assert words()("prompt.unknown", who="Ada") == "prompt.unknown"


def test_a_gap_without_a_fact_stays_open_so_that_the_game_goes_on() -> None:
    assert words(hello="{who} has {cards|card|cards}")("hello", who="Ada") == "Ada has {cards|card|cards}"
    assert words(hello="{who} has it")("hello") == "{who} has it"


@pytest.mark.parametrize(
    ("fact", "name"),
    [
        ("hand:0", "the hand of Ada"),
        ("hand:7", "the hand of 7"),
        ("hand:left", "the left one"),
        ("amount:300", "$300"),
        (["amount:300", "hand:0"], "$300, the hand of Ada"),
    ],
)
def test_a_kind_of_thing_may_have_one_text_for_all_of_them(fact: object, name: str) -> None:
    say = words(it="{it}", **{"ref_hand": "the hand of {seat}", "ref_hand:left": "the left one", "ref_amount": "${id}"})
    assert say("it", it=fact) == name


# Questions and options


def test_a_question_speaks_of_its_subjects_and_of_the_size_of_a_set() -> None:
    say = words(
        **{
            "prompt_give": "{card}: give {other} {count|card|cards}.",
            "prompt_give_other-none": "{card}: give {count|card|cards}.",
            "prompt_give_card-none": "Give something.",
        }
    )
    two = {"give": Pick(2, 2)}
    assert say.question(Menu("prompt.give", (), two, about=("card:king", "seat:0"))) == "King: give Ada 2 cards."
    assert say.question(Menu("prompt.give", (), two, about=("card:king",))) == "King: give 2 cards."
    assert say.question(Menu("prompt.give", ())) == "Give something."


@pytest.mark.parametrize(
    ("line", "phrase"),
    [
        ("play card:king", "Play King"),
        ("play card:king seat:0", "Play King at Ada"),
        ("play card:king card:spy-1", "Play King on Spy"),
        ("play card:king card:spy-1 seat:0", "Play King on Spy for Ada"),
        ("play card:spy-1 …", "Play Spy at …"),
        ("end", "End"),
    ],
)
def test_an_option_is_a_phrase_or_a_variant_for_its_things(line: str, phrase: str) -> None:
    say = words(
        **{
            "option_play": "Play {first} at {second}",
            "option_play_second-none": "Play {first}",
            "option_play_second-card": "Play {first} on {second} for {third}",
            "option_play_second-card_third-none": "Play {first} on {second}",
            "option_end": "End",
        }
    )
    assert say.phrase(Option(line).verb, Option(line).refs) == phrase


def test_the_things_of_an_option_may_be_called_otherwise() -> None:
    say = words(option_play="Play {first} at {second}")
    assert say.phrase("play", ("card:king", "seat:0"), str.upper) == "Play CARD:KING at SEAT:0"


# Plural forms


FORMS = {
    "en": {1: "card", **dict.fromkeys([0, 2, 4, 5, 11, 12, 14, 21, 22, 25, 101, 111], "cards")},
    "ru": {
        **dict.fromkeys([1, 21, 101], "карта"),
        **dict.fromkeys([2, 4, 22], "карты"),
        **dict.fromkeys([0, 5, 11, 12, 14, 25, 111], "карт"),
    },
    "uk": {
        **dict.fromkeys([1, 21, 101], "карта"),
        **dict.fromkeys([2, 4, 22], "карти"),
        **dict.fromkeys([0, 5, 11, 12, 14, 25, 111], "карт"),
    },
}


@pytest.mark.parametrize(
    ("language", "count", "form"),
    [(language, count, form) for language, forms in FORMS.items() for count, form in forms.items()],
)
def test_a_number_takes_the_form_that_fits(language: str, count: int, form: str) -> None:
    assert words(language, cards=CARDS[language])("cards", count=count) == f"{count} {form}"


def test_several_things_are_counted() -> None:
    assert words(cards=CARDS["en"])("cards", count=["card:king", "card:spy-1"]) == "2 cards"


@pytest.mark.parametrize("count", [0, 1, 2, 5, 11])
def test_an_english_text_in_another_language_keeps_its_english_forms(count: int) -> None:
    assert words("ru", cards=CARDS["en"])("cards", count=count) == f"{count} {FORMS['en'][count]}"


# Events


class Drew(Event, frozen=True):
    seat: str
    card: str
    count: int = 1
    open: bool = False
    to: str | None = "seat:1"
    others: tuple[str, ...] = ()


DREW = words(
    **{
        "event_drew": "{seat} draws {card}.",
        "event_drew_card-hidden": "{seat} draws a card.",
        "event_drew_open-true": "{seat} draws {card} for all to see.",
        "event_drew_to-none": "{seat} draws {card} for nobody.",
        "event_drew_others-card:king": "{seat} draws {card} after {others}.",
        "event_drew_to-same": "{seat} draws {card} for the same one.",
        "event_drew_card-joker": "{seat} draws a joker.",
        "event_drew_card-joker_open-true": "{seat} draws a joker, poor thing.",
    }
)


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (Drew("seat:0", "card:king"), "Ada draws King."),
        (Drew("seat:0", "hidden"), "Ada draws a card."),
        (Drew("seat:0", "card:king", open=True), "Ada draws King for all to see."),
        (Drew("seat:0", "card:king", to=None), "Ada draws King for nobody."),
        (Drew("seat:0", "card:king", to="seat:0"), "Ada draws King for the same one."),
        (Drew("seat:0", "card:joker.red.2"), "Ada draws a joker."),
        (Drew("seat:0", "card:joker", open=True), "Ada draws a joker, poor thing."),
        (Drew("seat:0", "card:spy-1", others=("card:king", "card:spy-1")), "Ada draws Spy after King, Spy."),
    ],
)
def test_an_event_is_told_by_its_text_or_a_variant_for_a_fact(event: Event, sentence: str) -> None:
    assert DREW.event(event) == sentence


class HandCardsSwapped(Event, frozen=True):
    pass


def test_an_event_is_called_by_its_words() -> None:
    assert words().event(HandCardsSwapped()) == "event.hand-cards-swapped"


# Errors


def test_an_error_is_a_sentence_in_every_language() -> None:
    refusal = BadAnswer("game-is-over", line="pass")
    assert str(refusal) == "'pass' comes too late: the game is over."
    assert texts.common("ru").error(refusal) == "Ответ «pass» опоздал: игра окончена."
    assert texts.common("uk").error(refusal) == "Відповідь «pass» запізнилася: гру завершено."


def test_an_error_within_an_error_is_said_in_the_same_language() -> None:
    refusal = BadFile("move-refused", place="a.yaml:9", line="0 pass", why=BadAnswer("game-is-over", line="pass"))
    assert str(refusal) == (
        "a.yaml:9: the move '0 pass' does not fit the game ('pass' comes too late: the game is over.); "
        "the file was changed or is damaged, choose another save."
    )
    assert "(Ответ «pass» опоздал: игра окончена.)" in texts.common("ru").error(refusal)


def test_an_error_says_lines_as_they_are() -> None:
    texts = words(error_odd="{line} is odd: {gone}")
    assert texts.error(Problem("odd", line="card:king")) == "card:king is odd: {gone}"


def test_an_error_without_a_sentence_stands_for_itself() -> None:
    assert str(Problem("nobody-wrote-this")) == "nobody-wrote-this"


# Files


def test_a_language_that_we_do_not_have_is_refused() -> None:
    with pytest.raises(Problem, match=r"'fr' is not a language we have; choose one of: en, ru, uk."):
        texts.common("fr")


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_the_program_has_the_same_texts_with_the_same_gaps_in_every_language(language: str) -> None:
    english, other = (texts.language_file(texts.ASSETS / "lang" / f"{name}.yaml") for name in ("en", language))
    assert other.keys() == english.keys()
    for key, text in other.items():
        assert {gap[0] for gap in texts._GAP.findall(text)} == {gap[0] for gap in texts._GAP.findall(english[key])}, key
        for _, forms in texts._GAP.findall(text):
            assert forms.count("|") in (0, 2 if language == "en" else 3), key


async def nothing(game: Toy) -> Result:
    await checkpoint()
    return OVER


def test_a_games_words_go_before_the_programs_and_english_fills_in(tmp_path: Path) -> None:
    (tmp_path / "lang").mkdir()
    (tmp_path / "lang" / "en.yaml").write_text("prompt: {go: 'Go, {who}!', stop: Stop!}\ncli: {you: Me}\n")
    (tmp_path / "lang" / "ru.yaml").write_text("prompt: {go: 'Вперёд, {who}!'}\n", encoding="utf-8")
    king = Words(en="King", ru="Король", uk="Король")
    game = toy(nothing, Toy, folder=tmp_path, kinds=[CardKind("king", king, king, "crown", copies=2)])
    russian = texts.of_game(game, "ru", ["Ада", "Бен"])
    assert russian("prompt.go", who="seat:1") == "Вперёд, Бен!"
    assert russian("prompt.go", who="card:king-2") == "Вперёд, Король!"
    assert russian("prompt.stop") == "Stop!"
    assert russian("error.game-is-over", line="x") == "Ответ «x» опоздал: игра окончена."
    assert texts.of_game(game, "en", ["Ada"])("cli.you") == "Me"


def test_a_sentence_about_a_foreign_file_is_one_line_and_moves_no_cursor() -> None:
    problem = BadFile("bad-move", move="0\ndraw\x1b[2J")
    assert common("en").error(problem).startswith("'0 draw [2J' is not a move")


def test_a_refusal_of_one_game_is_said_in_the_words_of_that_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "lang").mkdir()
    (tmp_path / "lang" / "en.yaml").write_text("error: {names: 'No {seats} kings.', late: Too late.}\n")
    (tmp_path / "lang" / "ru.yaml").write_text("error: {names: 'Не {seats} короля.'}\n", encoding="utf-8")
    asked: list[str] = []

    def find(name: str) -> Path:
        asked.append(name)
        return tmp_path

    monkeypatch.setattr(texts, "game_folder", find)
    own = BadSetup("names", of="kings", seats=3)
    assert str(own) == "No 3 kings."
    assert common("ru").error(own) == "Не 3 короля."
    assert common("ru").error(BadSetup("late", of="kings")) == "Too late."
    assert str(BadSetup("nobody-wrote-this", of="kings")) == "nobody-wrote-this"
    assert set(asked) == {"kings"}
    assert str(BadSetup("names", names="Ada, Ada", most=24)).startswith("Every player needs their own name")


def test_a_refusal_of_one_game_within_another_sentence_keeps_its_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "lang").mkdir()
    (tmp_path / "lang" / "en.yaml").write_text("error: {three: 'No {seats} kings.'}\n")
    monkeypatch.setattr(texts, "game_folder", lambda name: tmp_path)
    assert str(BadFile("bad-save", file="a.yaml", why=BadSetup("three", of="kings", seats=3))) == "a.yaml: No 3 kings."


def test_a_game_may_name_things_that_are_no_cards(tmp_path: Path) -> None:
    (tmp_path / "lang").mkdir()
    for language in texts.LANGUAGES:
        (tmp_path / "lang" / f"{language}.yaml").write_text("game: {name: Kings}\n")
    game = toy(nothing, Toy, folder=tmp_path, names=lambda language: {"ability:fly": f"Fly ({language})"})
    assert texts.of_game(game, "uk", ["Ada"]).name(["ability:fly", "seat:0"]) == "Fly (uk), Ada"

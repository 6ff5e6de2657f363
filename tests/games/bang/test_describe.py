"""The view of Bang! as text: everything that a seat may know, in lines that fit a terminal, and nothing else."""

from __future__ import annotations

import re
from typing import Any

import pytest

from engine.bots import random_option
from engine.dice import Dice
from engine.events import HIDDEN
from engine.games import find_game, named_seats
from engine.table import Table
from engine.texts import LANGUAGES, Texts, language_file, of_game
from engine.views import EVERYTHING, Viewer, strings_in
from games.bang.deck import CARDS, FOLDER
from games.bang.describe import WIDTH
from games.bang.events.cards import CardLaid, Drew, HandShown, Played, Took
from games.bang.events.life import Checked, Eliminated, Hurt

GAME = find_game("bang")
NAMES = ("Ada", "Ben", "Оля", "Їжак")
LONG = ("Ада", "Bartholomew the Younger", "Їжак з довгим ім’ям тут", "D", "E", "F", "G", "H")
EVERY_BOX = {"expansions": ["dodge-city", "extra", "high-noon", "fistful", "wild-west-show"]}
POSITION = {
    "turn": "Ada",
    "Ada": {
        "role": "sheriff",
        "character": "jourdonnais",
        "life": 4,
        "hand": ["bang.b.4C", "knife.d.8H"],
        "in-play": ["barrel.b.QS", "schofield.b.JC"],
    },
    "Ben": {
        "role": "outlaw",
        "character": "paul-regret",
        "hand": ["beer.b.6H", "duel.b.8C", "gatling.b.10H"],
        "in-play": ["bible.d.10H fresh", "howitzer.d.9S"],
    },
    "Оля": {"role": "outlaw", "character": "vera-custer", "copied": "lucky-duke", "life": 1, "skips-turn": True},
    "Їжак": {"role": "renegade", "character": "bart-cassidy", "out": True},
    "discard": ["panic.b.JH", "bang.b.9D"],
    "event": "high-noon",
    "events": ["blessing", "curse"],
    "show": "miss-susanna",
    "bangs": 1,
    "played": 2,
}


def laid_out(position: dict[str, Any], names: tuple[str, ...] = NAMES, **options: Any) -> Table[Any]:
    return Table(GAME, named_seats(names), {**EVERY_BOX, **options}, position=position)


def said(table: Table[Any], viewer: Viewer, language: str = "en") -> list[str]:
    names = [seat.name for seat in table.seats]
    return GAME.describe(table.view(viewer), of_game(GAME, language, names), names).splitlines()


def test_the_whole_table_in_english() -> None:
    assert said(laid_out(POSITION), 0) == [
        "Turn 1. Ada: play phase.",
        "Played this turn: 2 cards, Bang! among them: 1.",
        "Event: High Noon, next: Blessing.",
        "Wild West Show: Miss Susanna.",
        "Draw pile: 109 cards. Discard pile: 2 cards, on top: Panic! J♥.",
        "",
        "Players, clockwise:",
        "  Ada (you): Jourdonnais, Sheriff, 2 in hand, lives 4/5, Schofield J♣ (reach 2)",
        "      in play: Barrel Q♠, Schofield J♣",
        "  Ben: Paul Regret, 3 in hand, lives 3/3, Colt .45 (reach 1), distance 2",
        "      in play: Bible 10♥ (not ready), Howitzer 9♠",
        "  Оля: Vera Custer, 0 in hand, copies Lucky Duke, lives 1/3, Colt .45 (reach 1), distance 1,",
        "      skips the next turn",
        "  Їжак: Bart Cassidy, Renegade, 0 in hand, out",
        "",
        "Your hand:",
        "  Bang! 4♣ – brown",
        "  Knife 8♥ – green",
    ]


def test_the_whole_table_in_russian_with_the_eyes_of_another() -> None:
    assert said(laid_out(POSITION), 1, "ru") == [
        "Ход 1. Ada: розыгрыш карт.",
        "Сыграно за ход: 2 карты, из них «Бэнг!»: 1.",
        "Событие: Ровно в полдень, следующее: Благословение.",
        "Шоу Дикого Запада: Мисс Сюзанна.",
        "Колода: 109 карт. Сброс: 2 карты, сверху Паника! J♥.",
        "",
        "Игроки по часовой стрелке:",
        "  Ben (вы): Пол Регрет, Бандит (тайно), в руке 3, жизни 3/3, Кольт .45 (дальность 1)",
        "      в игре: Библия 10♥ (не готова), Гаубица 9♠",
        "  Оля: Вера Кастер, в руке 0, перенята способность: Лаки Дьюк, жизни 1/3, Кольт .45 (дальность 1),",
        "      расстояние 1, пропустит следующий ход",
        "  Їжак: Барт Кэссиди, Ренегат, в руке 0, вне игры",
        "  Ada: Жордонне, Шериф, в руке 2, жизни 4/5, Скофилд J♣ (дальность 2), расстояние 1",
        "      в игре: Бочка Q♠, Скофилд J♣",
        "",
        "Ваша рука:",
        "  Пиво 6♥ – коричневая",
        "  Дуэль 8♣ – коричневая",
        "  Гатлинг 10♥ – коричневая",
    ]


def test_a_spectator_in_ukrainian_sees_no_hand_and_no_hidden_role() -> None:
    assert said(laid_out({**POSITION, "event": "lasso", "counter-clockwise": True}), None, "uk") == [
        "Хід 1. Ada: розіграш карт.",
        "Зіграно за хід: 2 карти, з них «Бенг!»: 1.",
        "Подія: Ласо, наступна: Благословення.",
        "Шоу Дикого Заходу: Міс Сюзанна.",
        "Ходи йдуть проти годинникової стрілки.",
        "Колода: 109 карт. Відбій: 2 карти, згори Паніка! J♥.",
        "",
        "Гравці за годинниковою стрілкою:",
        "  Ada: Жордонне, Шериф, у руці 2, життя 4/5, Кольт .45 (дальність 1)",
        "      у грі (зараз не діють): Бочка Q♠, Скофілд J♣",
        "  Ben: Пол Регрет, у руці 3, життя 3/3, Кольт .45 (дальність 1), відстань 2",
        "      у грі (зараз не діють): Біблія 10♥ (не готова), Гаубиця 9♠",
        "  Оля: Вера Кастер, у руці 0, перейнято здібність: Лакі Дюк, життя 1/3, Кольт .45 (дальність 1),",
        "      відстань 1, пропустить наступний хід",
        "  Їжак: Барт Кессіді, Ренегат, у руці 0, поза грою",
        "Відстані рахуються від гравця Ada.",
    ]


def test_cards_on_offer_are_shown_to_those_who_see_them() -> None:
    everybody = laid_out(
        {
            "Ada": {"hand": ["general-store.b.9C"]},
            "deck": ["beer.b.6H", "beer.b.7H", "beer.b.8H", "beer.b.9H"],
        }
    )
    everybody.answer(0, "play card:general-store.b.9C")
    for viewer in (0, 3, None):
        assert "On offer: Beer 6♥, Beer 7♥, Beer 8♥, Beer 9♥" in said(everybody, viewer)
    own = laid_out(
        {"step": "draw", "Ada": {"character": "kit-carlson"}, "deck": ["beer.b.6H", "jail.b.4H", "duel.b.8C"]}
    )
    assert "The top of the draw pile: Beer 6♥, Jail 4♥, Duel 8♣" in said(own, 0)
    assert not [line for viewer in (1, None) for line in said(own, viewer) if "draw pile: Beer" in line]


def test_open_hands_are_read_out_and_a_card_that_must_be_played_is_marked() -> None:
    hands = laid_out({"show": "sacagaway", "Ada": {"hand": ["beer.b.6H"]}, "Ben": {"hand": ["duel.b.8C", "jail.b.4H"]}})
    assert "      hand: Duel 8♣, Jail 4♥" in said(hands, 0)
    assert "      hand: Beer 6♥" in said(hands, None)
    west = laid_out({"event": "law-of-the-west", "step": "draw", "deck": ["beer.b.6H", "stagecoach.b.9S"]})
    assert said(west, 0)[-2:] == ["  Beer 6♥ – brown", "  Stagecoach 9♠ – brown (must be played)"]
    assert "      known in hand: Stagecoach 9♠" in said(west, 1)


def test_handcuffs_and_a_pair_of_abilities_are_said() -> None:
    position = {
        "event": "handcuffs",
        "handcuffed": "Ben",
        "Оля": {"character": "greygory-deck", "pair": ["el-gringo", "rose-doolan"]},
    }
    lines = said(laid_out(position), 0)
    assert "Handcuffed: Ben." in lines
    assert any(
        "Greygory Deck, 0 in hand, has the abilities of El Gringo, Rose Doolan, lives 4/4" in line for line in lines
    )


def test_a_suit_that_was_named_is_said() -> None:
    table = laid_out({"event": "handcuffs", "step": "draw"}, handcuffs="name-a-suit")
    table.answer(0, "name-suit suit:hearts")
    for viewer in (0, 1, None):
        assert "Only cards of this suit may be played: ♥ hearts." in said(table, viewer)


def test_the_dollars_of_a_match_are_said() -> None:
    lines = said(laid_out({"game-number": 2, "Ben": {"money": 3000}}, match=True), 0)
    assert lines[0] == "Game 2 of 4."
    assert any(line.startswith("  Ben: ") and "$3000" in line for line in lines)
    assert not any("$" in line for line in said(laid_out({}), 0))


def test_two_players_have_two_characters_each() -> None:
    position = {
        "turn": "Ada",
        "Ada": {
            "character": "jourdonnais",
            "hand": ["bang.b.4C"],
            "in-play": ["volcanic.b.10S"],
            "partner": {"character": "el-gringo", "life": 2, "in-play": ["mustang.b.8H"]},
        },
        "Ben": {
            "character": "paul-regret",
            "passive": True,
            "hand": ["beer.b.6H", "duel.b.8C"],
            "partner": {"character": "bart-cassidy", "in-play": ["knife.d.8H fresh"]},
        },
    }
    table = Table(GAME, named_seats(("Ada", "Ben")), {"expansions": ["dodge-city"]}, position=position)
    assert said(table, 1) == [
        "Turn 1. Jourdonnais: play phase.",
        "Draw pile: 114 cards. Discard pile: 0 cards.",
        "",
        "Players, clockwise:",
        "  Ben (you): 2 in hand",
        "    Paul Regret: lives 3/3, passive, Colt .45 (reach 1), distance 1",
        "    Bart Cassidy: lives 4/4, active, Colt .45 (reach 1)",
        "        in play: Knife 8♥ (not ready)",
        "  Ada: 1 in hand",
        "    Jourdonnais: lives 4/4, active, Volcanic 10♠ (reach 1), distance 1",
        "        in play: Volcanic 10♠",
        "    El Gringo: lives 2/3, passive, Colt .45 (reach 1), distance 3",
        "        in play: Mustang 8♥",
        "",
        "Your hand:",
        "  Beer 6♥ – brown",
        "  Duel 8♣ – brown",
    ]
    assert "    Ель Грінго: життя 2/3, відпочиває, Кольт .45 (дальність 1), відстань 3" in said(table, 1, "uk")
    assert "Расстояния считаются от игрока Жордонне." in said(table, None, "ru")


def test_before_the_characters_are_chosen_there_are_only_the_players() -> None:
    assert said(Table(GAME, named_seats(("Ada", "Ben"))), None)[:6] == [
        "The cards are being dealt.",
        "Draw pile: 80 cards. Discard pile: 0 cards.",
        "",
        "Players, clockwise:",
        "  Ada: 0 in hand",
        "  Ben: 0 in hand",
    ]


def test_at_the_end_everything_lies_open() -> None:
    table = laid_out(
        {
            "Ada": {"role": "sheriff", "hand": ["bang.b.4C"]},
            "Ben": {"role": "outlaw", "life": 1},
            "Оля": {"role": "outlaw", "out": True},
            "Їжак": {"role": "deputy", "hand": ["beer.b.6H"]},
        }
    )
    table.answer(0, "play card:bang.b.4C seat:1")
    lines = said(table, None)
    assert lines[0] == "The game is over, everything lies open."
    assert "      hand: Beer 6♥" in lines
    assert any("Їжак" in line and "Deputy, 1 in hand" in line for line in lines)


# Any game


def texts_in(language: str, seats: int) -> Texts:
    return of_game(GAME, language, LONG[:seats])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [4, 8])
def test_no_line_is_too_long_and_no_word_is_missing(seats: int, language: str) -> None:
    texts = texts_in(language, seats)
    table = Table(GAME, named_seats(LONG[:seats]), EVERY_BOX, seed=seats)
    chance = Dice(seats)
    for number in range(200):
        if table.ask is None:
            return
        seat = table.awaited()[0]
        menu = table.menu(seat)
        assert menu is not None
        if number % 10 == 0:
            for viewer in (seat, None, EVERYTHING):
                text = GAME.describe(table.view(viewer), texts, LONG[:seats])
                assert max(map(len, text.splitlines())) <= WIDTH
                assert not re.search(r"\b(view|colour|look|ref)\.|None|[{}]|:\w", text)
        table.answer(seat, random_option(menu, chance))


def test_no_hidden_card_is_named() -> None:
    texts = texts_in("en", 6)
    table = Table(GAME, named_seats(LONG[:6]), EVERY_BOX, seed=2)
    chance, tried = Dice(2), 0
    for number in range(150):
        if table.ask is None:
            break
        if number % 6 == 0:
            view = table.view(0)
            text = " ".join(GAME.describe(view, texts, LONG[:6]).split())
            seen = set(strings_in(view))
            shown = {texts.name(ref) for ref in seen}
            hidden = {texts.name(card.ref) for card in CARDS.values() if card.ref not in seen} - shown
            tried += sum(HIDDEN in player["hand"] for player in view["players"])
            assert [name for name in sorted(hidden) if name in text] == []
        seat = table.awaited()[0]
        menu = table.menu(seat)
        assert menu is not None
        table.answer(seat, random_option(menu, chance))
    assert tried > 20


# The words


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (Drew("seat:0", ("card:beer.b.6H", "card:beer.b.7H")), "Ada draws Beer 6♥, Beer 7♥."),
        (Drew("seat:0", ("hidden",)), "Ada draws 1 card."),
        (Played("seat:0", "card:bang.b.4C", "seat:1"), "Ada plays Bang! 4♣ → Ben."),
        (Played("seat:0", "card:beer.b.6H"), "Ada plays Beer 6♥."),
        (Played("seat:0", "card:missed.b.2S", "seat:1", "kind:bang"), "Ada plays Missed! 2♠ as Bang! → Ben."),
        (Played("seat:0", "card:jail.b.4H", None, "kind:general-store"), "Ada plays Jail 4♥ as General Store."),
        (Played("seat:0", "card:panic.b.JH", "hand:1"), "Ada plays Panic! J♥ → the hand of Ben."),
        (CardLaid("seat:0", "card:jail.b.4H", "seat:1"), "Ada lays Jail 4♥ before Ben."),
        (CardLaid("seat:0", "card:barrel.b.QS", "seat:0"), "Ada lays Barrel Q♠."),
        (Took("seat:0", "hidden", "seat:1"), "Ada gets a card from Ben."),
        (Took("seat:0", "card:barrel.b.QS", "seat:0", True), "Ada takes back Barrel Q♠."),
        (
            Checked("seat:0", "card:dynamite.b.2H", "card:missed.b.5S", True),
            "Ada checks the Dynamite: Missed! 5♠. It explodes!",
        ),
        (
            Checked("seat:0", "card:jail.b.4H", "card:beer.b.6H", True, "card:duel.b.8C"),
            "Ada checks the Jail: Beer 6♥ rather than Duel 8♣. The door is open!",
        ),
        (
            Checked("seat:0", "character:jourdonnais", "card:duel.b.8C", False),
            "Ada makes a check (Jourdonnais): Duel 8♣. No luck.",
        ),
        (Hurt("seat:0", 3, 0), "Ada loses 3 lives and has none left."),
        (Eliminated("seat:1", "role:outlaw", None), "Ben is out. Role: Outlaw."),
        (Eliminated("character:el-gringo", None, "character:jourdonnais"), "Jourdonnais eliminates El Gringo."),
        (HandShown("seat:1", ()), "Ben has no cards to show."),
    ],
)
def test_a_sentence_fits_what_is_known(event: Any, sentence: str) -> None:
    assert of_game(GAME, "en", NAMES).event(event) == sentence


OWN = {language: language_file(FOLDER / "lang" / f"{language}.yaml") for language in LANGUAGES}


def explained(text: str, language: str) -> set[str]:
    """The words of the rules that a text uses."""
    forms = {
        key.split(".")[1]: words for key, words in OWN[language].items() if re.fullmatch(r"keyword\..+\.words", key)
    }
    patterns = {id: "|".join(map(re.escape, words.split("|"))) for id, words in forms.items()}
    return {id for id, pattern in patterns.items() if re.search(rf"(?<!\w)(?:{pattern})", text, re.I)}


@pytest.mark.parametrize("kind", GAME.kinds, ids=lambda kind: kind.id)
def test_a_card_is_explained_in_the_same_words_in_every_language(kind: Any) -> None:
    assert explained(kind.text.ru, "ru") == explained(kind.text.en, "en")
    assert explained(kind.text.uk, "uk") == explained(kind.text.en, "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_that_is_explained_stands_on_a_card(language: str) -> None:
    texts = [kind.text.in_(language) for kind in GAME.kinds]
    for key, words in OWN[language].items():
        if re.fullmatch(r"keyword\..+\.words", key):
            for form in words.split("|"):
                assert any(re.search(rf"(?<!\w){re.escape(form)}", text, re.I) for text in texts), (
                    f"nobody says '{form}'"
                )

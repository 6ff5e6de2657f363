"""The view of Castle as text, and the words of Castle in all languages."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from typing import Any

import pytest

from engine.bots import random_option
from engine.choices import Menu
from engine.dice import Dice
from engine.events import HIDDEN, Event
from engine.games import find_game, named_seats
from engine.table import Table
from engine.texts import LANGUAGES, Texts, language_file, of_game, seat_signs
from engine.views import EVERYTHING, Viewer, strings_in
from games.castle import events
from games.castle.board import AREA_OF, CASTLE
from games.castle.deck import CARDS, FOLDER, KINDS
from games.castle.describe import WIDTH, shortened
from games.castle.view import COLOURS

GAME = find_game("castle")
describe = GAME.describe
NAMES = ("Ada", "Оля", "Їжак з довгим ім’ям тут", "Ольга", "5th player at the table")
CARDS_BY_REF = {card.ref: card for card in CARDS.values()}
OWN = {language: language_file(FOLDER / "lang" / f"{language}.yaml") for language in LANGUAGES}
GAP = re.compile(r"\{([\w-]+)((?:\|[^|{}]*)*)\}")
EVENTS = {kind.__struct_config__.tag: kind for kind in Event.__subclasses__() if kind.__module__ == events.__name__}


def texts_in(language: str, seats: int) -> Texts:
    return of_game(GAME, language, NAMES[:seats])


def random_game(seats: int, seed: int, answers: int = 250) -> Iterator[Table[Any]]:
    """The table at every question of a game that is played blindly, and at its end."""
    table = Table(GAME, named_seats(NAMES[:seats]), seed=seed)
    chance = Dice(seed)
    for _ in range(answers):
        yield table
        asked = table.awaited()
        if not asked:
            return
        menu = table.menu(asked[0])
        assert menu is not None
        plays = [option for option in menu.options if option.verb == "play"]
        if plays and chance.below(3):  # so that much happens
            table.answer(asked[0], chance.pick(plays))
        else:
            table.answer(asked[0], random_option(menu, chance))


def laid_out(position: dict[str, Any], names: tuple[str, ...] = ("Ada", "Ben")) -> Table[Any]:
    return Table(GAME, named_seats(names), position=position)


# The view


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", GAME.seats)
def test_no_line_is_too_long_and_no_text_is_missing(seats: int, language: str) -> None:
    texts = texts_in(language, seats)
    viewers: tuple[Viewer, ...] = (*range(seats), None, EVERYTHING)
    for number, table in enumerate(random_game(seats, seed=seats)):
        if number % 7 == 0:
            for viewer in viewers:
                text = describe(table.view(viewer), texts, NAMES[:seats])
                assert max(map(len, text.splitlines())) <= WIDTH
                assert not re.search(r"view\.|area\.|colour\.|None|[{}]|:\w", text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_hidden_cards_never_appear(language: str) -> None:
    texts = texts_in(language, 4)
    alone = {f"card:{kind.id}" for kind in KINDS.values() if kind.copies == 1}
    tried = 0
    for number, table in enumerate(random_game(4, seed=11)):
        if number % 5 == 0:
            view = table.view(0)
            text = describe(view, texts, NAMES[:4]).replace("\n   ", "")
            seen = set(strings_in(view))
            shown = " / ".join(texts.name(ref) for ref in CARDS_BY_REF if ref in seen)
            unseen = [name for ref in alone - seen if (name := texts.name(ref)) not in shown]
            tried += len(unseen)
            assert not [name for name in unseen if re.search(rf"\b{name}\b", text)]
            for player in view["players"]:
                if HIDDEN in player["hand"]:
                    line = next(line for line in text.splitlines() if f"] {texts.name(player['ref'])} (" in line)
                    assert str(len(player["hand"])) in line
                    assert ";" not in line
    assert tried > 50


@pytest.mark.parametrize("language", LANGUAGES)
def test_grid_lists_and_hand_show_what_the_view_holds(language: str) -> None:
    texts = texts_in(language, 3)
    owners = dict(zip(("seat:0", "seat:1", "seat:2", None), (*seat_signs(NAMES[:3]), "-"), strict=True))
    for number, table in enumerate(random_game(3, seed=4)):
        if number % 9 == 0:
            view = table.view(1)
            text = describe(view, texts, NAMES[:3])
            whole = " ".join(text.split())
            lines = text.splitlines()
            head = next(at for at, line in enumerate(lines) if line.split() == list("ABCDEF"))
            for index, cell in enumerate(CASTLE):
                shown = lines[head + 1 + index // 6][2 + index % 6 * 16 :][:14].strip()
                stack = view["board"].get(cell, [])
                if stack:
                    found = re.fullmatch(r"(.+?)(…?)\[(.)\](?:\+(\d))?", shown)
                    assert found
                    assert texts.name(stack[0][0]).startswith(found[1])
                    assert found[2] or texts.name(stack[0][0]) == found[1]
                    assert (found[3], int(found[4] or 0)) == (owners[stack[0][1]], len(stack) - 1)
                else:
                    assert shown == {"towers": "#", "walls": "=", "courtyard": "."}[AREA_OF[cell]]
            for stack in (*view["board"].values(), *view["surroundings"]):
                if len(stack) > 1:
                    assert " + ".join(f"{texts.name(card)}[{owners[owner]}]" for card, owner in stack) in whole
            for pile in (view["reserve"], view["removed"]):
                assert texts.name(pile) in whole
            hand = view["players"][1]["hand"]
            own = [f"  {texts.name(card)} – {texts(f'area.{CARDS_BY_REF[card].area}')}" for card in hand]
            assert lines[-len(own) :] == own or not own


def test_whole_view() -> None:
    table = laid_out(
        {
            "board": {"a1": "ghost -", "c3": "lady-in-waiting Ben + knight-1 Ada", "siege-w": "siege-engine-1 Ada"},
            "surroundings": ["dragon Ben", "witch Ada + knight-2 -"],
            "reserve": ["king", "queen"],
            "removed": [],
            "Ada": {"hand": ["cook", "assassin"]},
            "Ben": {"hand": ["spy"], "deck": ["priest"]},
        }
    )
    view = {**table.view(0), "removed": ["card:jester"]}
    assert describe(view, of_game(GAME, "en", ("Ada", "Ben")), ("Ada", "Ben")).splitlines() == [
        "Turn 1. Ada to play, 2 actions left.",
        "[A] Ada (grey): 2 cards in hand, 3 cards in the deck",
        "[B] Ben (light blue): 1 card in hand, 1 card in the deck",
        "",
        "  A               B               C               D               E               F",
        "1 Ghost[-]        =               =               =               =               #",
        "2 =               .               .               .               .               =",
        "3 =               .               Lady-in-…[B]+1  .               .               =",
        "4 =               .               .               .               .               =",
        "5 =               .               .               .               .               =",
        "6 #               =               =               =               =               #",
        "# tower, = wall, . courtyard, [-] no token",
        "",
        "Stacks, bottom card first: C3 Lady-in-waiting[B] + Knight[A]",
        "Places opposite the walls: W Siege Engine[A]",
        "Surroundings: Dragon[B], Witch[A] + Knight[-]",
        "Reserve: King, Queen",
        "Out of the game: Jester",
        "",
        "Your hand:",
        "  Cook – walls",
        "  Assassin – any area",
    ]


def test_open_hands_and_cards_looked_at_are_shown() -> None:
    names = ("Ada", "Ben")
    texts = of_game(GAME, "en", names)
    open_hands = laid_out({"board": {"c3": "herald Ada"}, "Ada": {"hand": ["cook"]}, "Ben": {"hand": ["king", "spy"]}})
    assert "; open hand: King, Spy" in describe(open_hands.view(0), texts, names)
    assert "open hand" not in describe(open_hands.view(1), texts, names)
    assert "Your hand, open to everybody:\n  King – courtyard" in describe(open_hands.view(1), texts, names)
    assert "; hand: Cook" in describe(open_hands.view(EVERYTHING), texts, names)
    spying = laid_out({"Ada": {"hand": ["spy", "cook"]}, "Ben": {"hand": ["king", "queen"]}})
    spying.answer(0, "play card:spy cell:c3")
    assert "Cards being looked at (Ben): King, Queen" in describe(spying.view(0), texts, names)
    assert "looked at" not in describe(spying.view(1), texts, names)
    assert "looked at" not in describe(spying.view(None), texts, names)


@pytest.mark.parametrize(
    ("names", "expected"),
    [
        (("Ada", "Ben"), ["A", "B"]),
        (("ada", "Anna", "Ben"), ["1", "2", "B"]),
        (("Їжак", "оля", "Оля"), ["Ї", "2", "3"]),
        (("2", "1"), ["2", "1"]),
        (("Vika", "Bot 1", "Bot 2", "Bot 3"), ["V", "1", "2", "3"]),
        (("Ann", "Alex", "Bot 1", "Bot 2"), ["1", "2", "3", "4"]),
        (("ßen", "", "  x"), ["S", "2", "X"]),
    ],
)
def test_signs_are_single_and_unlike(names: tuple[str, ...], expected: list[str]) -> None:
    assert seat_signs(names) == expected


def test_names_are_cut_only_if_they_must() -> None:
    assert shortened("Звездочёт", 9) == "Звездочёт"
    assert shortened("Деревенский дурачок", 13) == "Деревенский…"


# The words


def test_all_languages_have_the_same_texts_with_the_same_gaps() -> None:
    for language, own in OWN.items():
        assert list(own) == list(OWN["en"])
        for key, text in own.items():
            gaps = GAP.findall(text)
            assert {name for name, _ in gaps} == {name for name, _ in GAP.findall(OWN["en"][key])}, key
            assert all(forms.count("|") in (0, 2 if language == "en" else 3) for _, forms in gaps), key
            assert not re.search(r"[{}]", GAP.sub("", text)), key
            assert text.strip(), key
            assert "  " not in text, key


def keys(group: str) -> set[str]:
    return {key.partition(".")[2] for key in OWN["en"] if key.startswith(f"{group}.")}


def gaps_of(key: str) -> set[str]:
    return {name for name, _ in GAP.findall(OWN["en"][key])}


def gaps_in(group: str) -> set[str]:
    return {name for key, text in OWN["en"].items() if key.startswith(f"{group}.") for name, _ in GAP.findall(text)}


def source_nodes() -> Iterator[ast.AST]:
    for path in FOLDER.rglob("*.py"):
        yield from ast.walk(ast.parse(path.read_text("utf-8")))


def verbs_used() -> set[str]:
    """Every verb of an option that the rules can offer."""
    found: list[ast.expr] = []
    for node in source_nodes():
        if isinstance(node, ast.Call):
            called = ast.unparse(node.func)
            first = {"Option.of": 0, "endings": 0, "choose_target": 3, "choose_two": 3}.get(called)
            found += [] if first is None else [node.args[first]]
            found += [keyword.value for keyword in node.keywords if keyword.arg == "verb"]
    return {str(node.value) for node in found if isinstance(node, ast.Constant)}


def constants_used(group: str) -> set[str]:
    strings = [node.value for node in source_nodes() if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    return {string.partition(".")[2] for string in strings if re.fullmatch(rf"{group}\.[a-z-]+", string)}


def test_everything_the_rules_say_has_words_and_nothing_else() -> None:
    # Their prompts are named after the verb.
    targets = {"return", "kill", "move", "take-token", "replace-token", "swap-places", "swap-tokens", "swap-hands"}
    assert verbs_used() == keys("verb") == keys("option")
    assert keys("next") == {verb for verb in keys("option") if "second" in gaps_of(f"option.{verb}")}
    assert keys("prompt") == constants_used("prompt") | targets
    assert keys("why") == constants_used("why")
    assert keys("result") == constants_used("result")
    assert keys("colour") == set(COLOURS)
    assert keys("area") == {kind.area for kind in KINDS.values()}
    assert keys("sex") == {kind.sex for kind in KINDS.values()}
    assert keys("options") == set(GAME.options.__struct_fields__)


def test_texts_speak_only_of_facts_there_are() -> None:
    assert gaps_in("prompt") == {"card", "other", "count"}
    assert gaps_in("option") == {"first", "second"}
    assert gaps_in("why") == {"who", "by"}
    assert gaps_in("result") == {"winners"}
    assert {key.partition(".")[0] for key in keys("event")} == set(EVENTS)
    for key in keys("event"):
        name, _, variant = key.partition(".")
        fields = EVENTS[name].__struct_fields__
        assert {gap for gap, _ in GAP.findall(OWN["en"][f"event.{key}"])} <= set(fields)
        assert not variant or variant.partition("-")[0] in fields


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_rules_that_is_explained_stands_on_a_card(language: str) -> None:
    own = OWN[language]
    ids = {key.split(".")[1] for key in own if key.startswith("keyword.")}
    assert {"near", "return", "kill", "move", "protected", "soldier", "knight", "siege-engine", "token"} <= ids
    for id in ids:
        assert own[f"keyword.{id}.help"].endswith(".")
        for form in own[f"keyword.{id}.words"].split("|"):
            found = [kind for kind in KINDS.values() if re.search(rf"(?<!\w){form}", kind.text.in_(language), re.I)]
            assert found, f"no card says '{form}'"


@pytest.mark.parametrize("kind", KINDS)
def test_a_card_is_explained_in_the_same_words_in_every_language(kind: str) -> None:
    explained = {
        language: {
            key.split(".")[1]
            for key, forms in OWN[language].items()
            if re.fullmatch(r"keyword\..+\.words", key)
            and re.search(rf"(?<!\w)(?:{forms})", KINDS[kind].text.in_(language), re.I)
        }
        for language in LANGUAGES
    }
    assert explained["ru"] == explained["en"]
    assert explained["uk"] == explained["en"]


def said_about(menu: Menu, texts: Texts) -> Iterator[str]:
    """Everything a client may say about a menu."""
    facts: dict[str, object] = dict(zip(("card", "other"), menu.about, strict=False))
    for pick in menu.sets.values():
        facts["count"] = pick.at_most
    yield texts(menu.prompt, **facts)
    for option in {(option.verb, len(option.refs)): option for option in menu.options}.values():
        yield texts(f"verb.{option.verb}")
        yield texts(f"option.{option.verb}", **dict(zip(("first", "second"), option.refs, strict=False)))
    for why in menu.refused:
        yield texts(why.reason, **why.facts)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", GAME.seats)
def test_everything_said_in_random_games_is_filled_in(seats: int, language: str) -> None:
    texts = texts_in(language, seats)
    unfilled = re.compile(r"[{}]|\b(None|True|False|hidden)\b|(?<!«)\b(prompt|verb|option|why|event|result)\.|:\w")
    said: set[str] = set()
    for seed in range(3):
        for table in random_game(seats, seed, answers=500):
            for seat in table.awaited():
                menu = table.menu(seat)
                assert menu is not None
                said.update(said_about(menu, texts))
        for viewer in (*range(seats), None, EVERYTHING):
            said.update(texts.event(event) for event in table.events(0, viewer))
        if table.result is not None:
            said.add(texts(table.result.how, winners=[f"seat:{seat}" for seat in table.result.winners]))
    assert len(said) > 300
    assert not [text for text in said if unfilled.search(text)]


def test_variants_are_chosen_by_what_is_known() -> None:
    texts = of_game(GAME, "en", ("Ada", "Ben"))
    one, two, king, spy = "seat:0", "seat:1", "card:king", "card:spy"
    looked, swapped = events.Looked(one, two, (king, spy)), events.HandCardsSwapped(one, two, king, spy)
    foresaw = events.Foresaw(one, (king,))
    told = [
        (looked, "Ada looks at the hand of Ben: King, Spy."),
        (looked.seen_by(None), "Ada looks at the hand of Ben (2 cards)."),
        (swapped, "Ada and Ben swap cards: Ada gives King, Ben gives Spy."),
        (swapped.seen_by(None), "Ada and Ben swap one card each from their hands."),
        (foresaw, "Ada looks at the top of the deck: King."),
        (foresaw.seen_by(1), "Ada looks at the top of the deck (1 card)."),
        (events.Drew(one, king, False).seen_by(1), "Ada draws a card."),
        (events.Passed(one, two, king).seen_by(None), "Ada passes a card to the left, to Ben."),
        (events.Returned(king, None), "King has no token and goes to the reserve."),
        (events.Returned(king, two), "King goes back to the hand of Ben."),
        (events.Played(one, king, "cell:c3", True), "Ada plays King on C3."),
        (events.Played(one, king, "cell:c3", False), "Ada plays King on C3 without a token."),
        (events.Played(one, "card:dragon", "area:surroundings", True), "Ada plays Dragon in the surroundings."),
        (events.Played(one, "card:knight-2", king, True), "Ada plays Knight on top of King."),
        (events.Played(one, "card:knight-2", king, False), "Ada plays Knight on top of King without a token."),
        (events.Moved(king, "area:surroundings"), "King moves to the surroundings."),
        (events.Moved("card:siege-engine-1", "siege:n"), "Siege Engine moves to the place opposite the north wall."),
        (events.Moved("card:knight-4", king), "Knight moves on top of King."),
        (events.LostActions(two), "Ben can do nothing and loses the rest of the turn."),
    ]
    assert [texts.event(event) for event, _ in told] == [sentence for _, sentence in told]

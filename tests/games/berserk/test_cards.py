"""The card lists say what the rules page says, and every mistake in one is told in a sentence."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest

from engine.cards import MOST_SHORT, BadCards
from engine.texts import LANGUAGES, common
from games.berserk.briefs import worded
from games.berserk.catalogue import KEYWORDS
from games.berserk.doing import DEEDS
from games.berserk.kinds import ARMIES, FOLDER, KINDS, load_kinds, prebuilt
from games.berserk.schema import Operation
from games.berserk.wording import Wording

RULES = (FOLDER / "RULES.md").read_text(encoding="utf-8")
LINE = re.compile(
    r"^- `(?P<id>[a-z-]+)` (?P<en>[^·]+) · (?P<ru>[^·]+) · (?:x(?P<copies>\d) · )?(?P<elements>[a-z+ ]+) · "
    r"(?P<cost>\d+) (?P<crystal>gold|silver) · (?P<rank>elite|ordinary) · (?P<type>[a-z/]+)(?P<rest>.*)$",
    re.M,
)
UK = dict(re.findall(r"^\| `([a-z-]+)` \| ([^|]+) \|$", RULES, re.M))
NAMED = {  # cards of the later armies: names and flavour
    found["id"]: found
    for found in re.finditer(
        r"^\| `(?P<id>[a-z-]+)` \| (?P<en>[^|]+) \| (?P<ru>[^|]+) \| (?P<uk>[^|]+) \| (?P<ru_flavour>[^|]+) "
        r"\| (?P<uk_flavour>[^|]+) \|$",
        RULES,
        re.M,
    )
}
UK |= {id: found["uk"] for id, found in NAMED.items()}
CLASS_TABLE = RULES.partition("| English | Russian | Ukrainian |\n|---|---|---|\n")[2].partition("\n\n")[0]
CLASSES = dict(re.findall(r"^\| ([A-Z][a-z]+) \| ([^|]+ \| [^|]+) \|$", CLASS_TABLE, re.M))


def test_the_decks_have_their_cards() -> None:
    """45 cards of the first page and 69 of the second, six decks of 30. [BSK-4.1]"""
    assert (len(KINDS), len(NAMED)) == (114, 69)
    assert {len(prebuilt(army)) for army in ARMIES} == {30}
    assert sorted(found["id"] for found in LINE.finditer(RULES)) == sorted(KINDS)


@pytest.mark.parametrize("id", NAMED)
def test_flavour_of_the_later_armies_is_as_the_rules_page_prints_it(id: str) -> None:
    kind, found = KINDS[id], NAMED[id]
    printed = re.search(r"\n  - \*(.+)\*", RULES[RULES.index(f"- `{id}` ") :])
    assert printed is not None
    assert (kind.flavour.en, kind.flavour.ru, kind.flavour.uk) == (
        *(printed[1], found["ru_flavour"]),
        found["uk_flavour"],
    )


@pytest.mark.parametrize(("language", "index"), [("ru", 0), ("uk", 1)])
def test_classes_of_the_later_armies_are_called_as_the_rules_page_calls_them(language: str, index: int) -> None:
    texts = Wording(language).texts.texts
    assert len(CLASSES) == 21
    assert {name: texts[f"class.{name}"] for name in CLASSES} == {
        name: words.split(" | ")[index] for name, words in CLASSES.items()
    }


@pytest.mark.parametrize("found", list(LINE.finditer(RULES)), ids=lambda found: found["id"])
def test_every_card_is_as_the_rules_page_prints_it(found: re.Match[str]) -> None:
    """Names, cost, lives, movement and strike. [BSK-3.1]"""
    kind = KINDS[found["id"]]
    assert (kind.name.en, kind.name.ru, kind.name.uk) == (found["en"], found["ru"], UK[kind.id])
    assert kind.copies == int(found["copies"] or 0)
    assert " + ".join(kind.elements or ("neutral",)) == found["elements"]
    assert (str(kind.cost.amount), kind.cost.crystal, kind.rank) == (found["cost"], found["crystal"], found["rank"])
    assert "/".join(part for part in (kind.type, kind.subtype) if part) == found["type"]
    named = re.search(r"class (\w+)", found["rest"])
    assert kind.class_ == (named[1] if named else "")
    for sign, number in (("L", kind.life), ("M", kind.move)):
        printed = re.search(rf" {sign}(\d+)", found["rest"])
        assert number == (int(printed[1]) if printed else None)
    strike = re.search(r"S(\d)-(\d)-(\d)", found["rest"])
    assert kind.strike == ([int(number) for number in strike.groups()] if strike else None)


@pytest.mark.parametrize("id", KINDS)
def test_every_printed_keyword_is_on_the_card(id: str) -> None:
    """What stands in the rules page before the first head."""
    block = RULES[RULES.index(f"- `{id}` ") :].partition("\n- `")[0]
    words = set(re.findall(r"[a-z-]+(?=[(;,\n]|\s*$)", block.partition("\n  - *")[0].partition("\n  - ")[2]))
    abilities = [one for ability in KINDS[id].abilities for one in (ability, *ability.granted)]
    printed = {ability.kw for ability in abilities if ability.kw}
    gained = {effect.kw for ability in abilities for effect in ability.do}
    lost = {kw for ability in abilities for effect in ability.do for kw in effect.kws}
    ignored = {word for ability in abilities for word in ability.of}
    assert words & set(KEYWORDS) <= printed | gained | lost | ignored


def test_every_operation_is_carried_out_by_something() -> None:
    """[BSK-K-effect]"""
    assert set(DEEDS) == set(get_args(Operation))


# Mistakes

CARD = """
- id: troll
  name: {en: Troll, ru: Тролль, uk: Троль}
  cost: {amount: 3, crystal: silver}
  rank: ordinary
  type: creature
  subtype: ground
  life: 5
  move: 1
  strike: [1, 2, 3]
  abilities:
  - ABILITY
  flavour: {en: a, ru: б, uk: в}
"""
MISTAKES = {
    "{kw: bravery}": "12: abilities.0.kw: there is no keyword bravery",
    "{kw: armor}": "12: abilities.0.value is missing; armor needs a number",
    "{kw: wrath, value: 2}": "abilities.0.value: wrath has no number",
    "{kw: ignore}": "abilities.0.of is missing; ignore",
    "{kw: wrath, of: [shot]}": "abilities.0.of: wrath speaks of nothing else",
    "{kw: no-wounds-from, of: [stones]}": "no-wounds-from cannot speak of stones",
    "{kw: charge, value: 2}": "abilities.0.grants is missing; charge",
    "{kw: wrath, grants: {kw: guard, value: 1}}": "abilities.0.grants: wrath grants nothing",
    "{kw: formation, grants: [{kw: armor}]}": "abilities.0.grants.0.value is missing; armor",
    "{kw: reduce-level, of: [shot]}": "abilities.0.level is missing",
    "{kw: wrath, level: weak}": "abilities.0.level: wrath has no level",
    "{kw: wrath, chips: 2}": "abilities.0.chips: an ability of the kind wrath has no such field",
    "{value: 3}": "abilities.0: an ability needs a keyword (kw) or a head",
    "{kw: wrath, id: x}": "abilities.0.id: abilities get their ids by themselves",
    "{head: action, type: shot}": "abilities.0.power: an attack of type shot needs its power",
    "{head: action, power: 2, do: [{op: wound, who: this, amount: 1}]}": "abilities.0.power: only attacks have a power",
    "{head: on-death, type: shot, power: 2}": "abilities.0.type: an attack of type shot cannot stand after on-death",
    "{head: action, type: reach-strike, power: 2, range: 3}": "abilities.0.range: reach-strike has no range",
    "{head: action, range: 3, do: [{op: open, who: this}]}": "abilities.0.range: action has no range here",
    "{head: action, type: shot, power: 2, target: {}}": "abilities.0.target: the targets of shot follow",
    "{head: action}": "abilities.0.do is missing",
    "{head: action, may: true, do: [{op: open, who: this}]}": "abilities.0.may: abilities with the head action",
    "{head: on-throw, chips: 1, do: [{op: close}]}": "abilities.0.chips: an ability of the kind on-throw has no such",
    "{head: passive, to: {whose: own}}": "abilities.0.grants is missing",
    "{head: action, target: {}, do: [{op: wound}]}": "abilities.0.do.0.amount is missing; wound",
    "{head: action, target: {}, do: [{op: close, amount: 2}]}": "abilities.0.do.0.amount: close has no number",
    "{head: action, target: {}, do: [{op: gain, kw: armor}]}": "abilities.0.do.0.value is missing; armor",
    "{head: action, target: {}, do: [{op: close, kw: armor, value: 1}]}": "abilities.0.do.0.kw: close gives no keyword",
    "{head: action, target: {}, do: [{op: lose}]}": "abilities.0.do.0.kws: lose and kws do not fit",
    "{head: action, target: {}, do: [{op: lose, kws: [luck]}]}": "abilities.0.do.0.kws: there is no keyword luck",
    "{head: action, target: {}, do: [{op: relocate}]}": "abilities.0.do.0.way: relocate and way do not fit",
    "{head: action, do: [{op: close}]}": "abilities.0.do.0.who: close is done to a target",
    "{head: action, target: {}, do: [{op: heal, who: host, amount: 1}]}": "abilities.0.do.0.who: heal speaks of a host",
    "{head: passive, to: {the: host}, grants: {kw: wrath}}": "abilities.0.to: host speaks of a host",
    "{head: instant, target: {}, do: [{op: block}]}": "abilities.0.do.0.op: block is done to an attack",
    "{head: action, target: {attacks: [shot]}, do: [{op: close}]}": "only attacks have a type and a target",
    "{head: sometimes, do: [{op: close}]}": "abilities.0.head",
    "{head: action, target: {}, do: [{op: dance}]}": "abilities.0.do.0.op",
    "{kw: flying}": "abilities: subtype and keyword flying go together",
}


def loaded(tmp_path: Path, text: str) -> None:
    path = tmp_path / "trolls.yaml"
    path.write_text(text, encoding="utf-8")
    load_kinds(path)


@pytest.mark.parametrize(("ability", "sentence"), MISTAKES.items())
def test_a_mistake_in_an_ability_is_one_sentence_with_file_line_and_field(
    ability: str, sentence: str, tmp_path: Path
) -> None:
    with pytest.raises(BadCards) as refused:
        loaded(tmp_path, CARD.replace("ABILITY", ability))
    assert str(refused.value).startswith("trolls.yaml:1")
    assert sentence in str(refused.value)
    for language in LANGUAGES:
        said = common(language).error(refused.value)
        assert "\n" not in said
        assert not re.search("[{}]", said)


FACTS = {
    "rank: ordinary": ("rank: elite", "rank: a card of rank elite does not cost silver"),
    "subtype: ground": ("subtype: boots", "subtype: a card of type creature cannot be boots"),
    "  life: 5\n": ("", "life is missing"),
    "type: creature\n  subtype: ground": ("type: terrain", "life: a card that is terrain has none"),
    "  move: 1": ("  text: {en: a, ru: б, uk: в}\n  move: 1", "text: the text of a card is composed"),
    "  life: 5": ("  short: {en: a, ru: б, uk: в}\n  life: 5", "short: the text of a card is composed"),
}


@pytest.mark.parametrize(("before", "change"), FACTS.items())
def test_a_mistake_in_the_facts_is_told_too(before: str, change: tuple[str, str], tmp_path: Path) -> None:
    with pytest.raises(BadCards, match=re.escape(change[1])):
        loaded(tmp_path, CARD.replace("ABILITY", "{kw: wrath}").replace(before, change[0]))


def test_a_card_without_mistakes_is_loaded(tmp_path: Path) -> None:
    loaded(tmp_path, CARD.replace("ABILITY", "{kw: wrath}"))


# Cards that nobody has written yet: they must be data only.

LATER = {
    "{head: action, chips: 2, target: {zone: deck, rank: ordinary, classes: [Beast]}, do: [{op: summon}]}": "summoned",
    "{head: free, chips: 1, do: [{op: gain, who: this, kw: unanswered-strike, until: turn}]}": "Unanswered strike",
    "{head: action, target: {}, do: [{op: heal, amount: [1, 2, 3]}, {op: lose, kws: [poison], at-that: true}]}": (
        "at that the target loses Poison"
    ),
    "{head: instant-action, chips: 1, range: 3, target: {subtypes: [ground]}, do: [{op: relocate, way: adjacent}]}": (
        "to an adjacent free cell"
    ),
    "{head: on-discharge, may: true, do: [{op: relocate, way: back}]}": "1 cell back",
    "{head: action, type: spell, do: [{op: wound, each: {whose: enemy, states: [closed]}, amount: 1}]}": (
        "ach closed creature of the opponent receives wounds: 1"
    ),
    "{head: on-assault, if: {this: [moved]}, do: [{op: plus-this-attack, amount: 1}]}": "this card has moved this turn",
    "{head: on-assault, if: {target: [poisoned]}, do: [{op: plus-this-attack, amount: 2}]}": "the target is poisoned",
    "{head: on-simple-strike, do: [{op: get-chips, who: this, amount: 1}]}": "this card gets chips: 1",
    "{head: free, chips: 2, target: {whose: own, classes: [Rider], states: [closed]}, do: [{op: open}]}": "is opened",
    "{head: passive, to: {whose: own, near: this}, grants: {kw: experience-attack, value: 1}}": "Experience in attack",
    "{head: passive, to: {whose: own, classes: [Rider]}, grants: {kw: plus-movement, value: 1}}": "+1 movement",
    "{head: on-throw, do: [{op: close}]}": "the target is closed",
    "{head: action, target: {whose: own}, other: {states: [poisoned]}, do: [{op: redistribute, amount: 3}]}": (
        "Second target: poisoned creature"
    ),
    "{head: passive, to: {whose: own}, grants: {head: action, type: reach-strike, power: [2, 3, 4]}}": "strike 2-3-4",
    "{kw: not-with, of: [fire]}": "Cannot be taken with: fire",
    "{head: start-of-battle, target: {whose: own, subtypes: [ground]}, do: [{op: relocate, way: forward}]}": "forward",
    "{head: passive, to: {whose: own}, grants: {kw: reduce-power, value: 3, of: [simple-strike]}}": "reduced to 3",
}


@pytest.mark.parametrize(("ability", "words"), LATER.items())
def test_later_cards_are_data_only(ability: str, words: str, tmp_path: Path) -> None:
    path = tmp_path / "later.yaml"
    path.write_text(CARD.replace("ABILITY", ability), encoding="utf-8")
    kind = load_kinds(path)[0]
    assert words in Wording("en").card(kind)
    told = worded(kind)
    assert told.short is not None
    for language in LANGUAGES:
        for said in (told.text.in_(language), told.short.in_(language)):
            assert not re.search(r"[{}]|[a-z]+\.[a-z]", said), said
        assert len(told.short.in_(language).split()) <= MOST_SHORT
        assert told.short.in_(language).endswith("."), "in whole sentences"


SHORTS = {
    "{kw: wrath}": "Wrath.",
    "{head: action, type: shot, power: [1, 2, 3], range: 4}\n  - {kw: rage, value: 2}": "Shot 1-2-3. Rage 2.",
    "{kw: rage, value: 2}\n  - {head: action, target: {}, do: [{op: heal, amount: 2}]}": "Heals 2. Rage 2.",
    "{head: action, target: {}, do: [{op: wound, amount: 2}, {op: close}]}": "Deals wounds: 2; closes a card.",
    "{head: free, do: [{op: gain, who: this, kw: flying, until: turn}]}": "Gains Flying.",
    "{head: passive, to: {whose: own}, grants: {kw: armor, value: 1}}": "Yours: Armour 1.",
    "{kw: formation, grants: {head: action, type: throw, power: [1, 1, 2]}}": "Formation: throw 1-1-2.",
    "{kw: protection-ranged-nonmagic}\n  - {kw: wrath}\n  - {kw: protection-ranged}": (
        "Protection from ranged non-magic attacks. Wrath."
    ),
}


@pytest.mark.parametrize(("abilities", "words"), SHORTS.items())
def test_a_card_says_in_a_few_words_first_what_one_does_with_it(abilities: str, words: str, tmp_path: Path) -> None:
    path = tmp_path / "later.yaml"
    path.write_text(CARD.replace("ABILITY", abilities), encoding="utf-8")
    short = worded(load_kinds(path)[0]).short
    assert short is not None
    assert short.en == words

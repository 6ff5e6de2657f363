"""The texts of all cards, and what each does in a few words, composed from its abilities as the text is."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from msgspec.structs import replace

from engine.cards import MOST_SHORT, Words
from engine.texts import LANGUAGES
from games.berserk.kinds import KINDS
from games.berserk.schema import Ability, CardKind, Effect
from games.berserk.wording import Wording, capital


class Brief(NamedTuple):
    """An ability in very few words, and whether they say all of it but prices, ranges and conditions."""

    words: str
    is_whole: bool = True


@cache
def worded_kinds() -> tuple[CardKind, ...]:
    """All cards with their texts."""
    return tuple(worded(kind) for kind in KINDS.values())


def worded(kind: CardKind) -> CardKind:
    """A card with its text, whole and short."""
    wordings = [Wording(language) for language in LANGUAGES]
    text, short = (Words(*(told(wording, kind) for wording in wordings)) for told in (Wording.card, brief_text))
    return replace(kind, text=text, short=short)


def brief_text(wording: Wording, kind: CardKind) -> str:
    """What one does with a card, then what it has, as far as it can be said; dots for the rest."""
    sentences: list[str] = []
    is_whole = True
    for ability in sorted(kind.abilities, key=lambda one: (bool(one.kw), one.head == "passive")):
        found = _brief(wording, ability)
        told = f"{capital(found.words)}."
        if len(" ".join((*sentences, told)).split()) > MOST_SHORT:
            is_whole = False
            continue
        sentences.append(told)
        is_whole &= found.is_whole
    if not sentences:
        return _begun(wording, kind)
    return " ".join(sentences) if is_whole else " ".join(sentences)[:-1] + "…"


def _begun(wording: Wording, kind: CardKind) -> str:
    """The first words of the text, where no ability can be told in a few."""
    words = wording.card(kind).split()
    return " ".join(words) if len(words) <= MOST_SHORT else " ".join(words[:MOST_SHORT]).rstrip(".,:;") + "…"


def _brief(wording: Wording, ability: Ability) -> Brief:
    if ability.kw and ability.granted:
        name = wording.named(ability.kw, ability.value, ability.of, ability.level)
        given = [_brief(wording, one) for one in ability.granted]
        told = wording.texts("card.grants", keyword=name, granted="; ".join(one.words for one in given))
        return Brief(told, all(one.is_whole for one in given))
    if ability.kw:
        return Brief(wording.keyword(ability))
    if ability.head == "passive":
        return _passive(wording, ability)
    if ability.is_attack:
        return Brief(wording.attack(ability, with_range=False), not ability.do)
    return Brief(_deed(wording, ability.do[0]), len(ability.do) == 1)


def _passive(wording: Wording, ability: Ability) -> Brief:
    """Who has what, of several things the first."""
    who, first = ability.to, _brief(wording, ability.granted[0])
    told = first.words
    if who is not None and who.the != "this":
        told = wording.texts(f"brief.{who.the or who.whose}", granted=told)
    return Brief(told, first.is_whole and len(ability.granted) == 1)


def deeds(wording: Wording, ability: Ability) -> list[str]:
    """All that an ability does, each thing in a few words."""
    return [_deed(wording, effect) for effect in ability.do]


def _deed(wording: Wording, effect: Effect) -> str:
    """One operation, as done to others or to the card itself."""
    whom = {"this": "self-", "host": "host-"}.get(effect.who, "") if effect.each is None else ""
    key = f"brief.{whom}{effect.op}"
    known = key if key in wording.texts.texts else f"brief.{effect.op}"
    return wording.texts(known, **dict(_facts(wording, effect)))


def _facts(wording: Wording, effect: Effect) -> Iterator[tuple[str, object]]:
    amount = effect.amount
    yield "amount", "-".join(map(str, amount)) if isinstance(amount, list) else amount if amount is not None else ""
    named = wording.named(effect.kw, effect.value, effect.of) if effect.kw else ""
    yield "keyword", named or ", ".join(wording.texts(f"keyword.{kw}") for kw in effect.kws)

"""The texts of all cards, and what each does in a few words, composed from its abilities as the text is."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from msgspec.structs import replace

from engine.cards import MOST_SHORT, Words
from engine.texts import LANGUAGES
from games.berserk.kinds import KINDS
from games.berserk.schema import Ability, CardKind, Effect
from games.berserk.wording import Wording, capital


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
    """What one does with a card, then what it has, in whole sentences: as much as are few words."""
    said: list[str] = []
    for ability in sorted(kind.abilities, key=lambda one: (bool(one.kw), one.head == "passive")):
        parts = _brief(wording, ability)
        left = MOST_SHORT - len(" ".join(said).split())
        while parts and len(" ".join(parts).split()) > left:
            parts.pop()
        if parts:
            said.append(f"{capital('; '.join(parts))}.")
    return " ".join(said) or _begun(wording, kind)


def _begun(wording: Wording, kind: CardKind) -> str:
    """The first words of the text, where no ability can be told in a few."""
    words = wording.card(kind).split()
    return " ".join(words) if len(words) <= MOST_SHORT else " ".join(words[:MOST_SHORT]).rstrip(".,:;") + "…"


def _brief(wording: Wording, ability: Ability) -> list[str]:
    """An ability in very few words, without prices, ranges and conditions: what counts most comes first."""
    if ability.kw and ability.granted:
        name = wording.named(ability.kw, ability.value, ability.of, ability.level)
        given = "; ".join(_brief(wording, one)[0] for one in ability.granted)
        return [wording.texts("card.grants", keyword=name, granted=given)]
    if ability.kw:
        return [wording.keyword(ability)]
    if ability.head == "passive":
        return _passive(wording, ability)
    deeds = [_deed(wording, effect) for effect in ability.do]
    return [wording.attack(ability, with_range=False), *deeds] if ability.is_attack else deeds


def _passive(wording: Wording, ability: Ability) -> list[str]:
    """Who has what."""
    who, told = ability.to, [_brief(wording, one)[0] for one in ability.granted]
    if who is None or who.the == "this":
        return told
    return [wording.texts(f"brief.{who.the or who.whose}", granted=told[0]), *told[1:]]


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

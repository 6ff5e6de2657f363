"""What abilities, keywords, dice, types of attacks and levels are called, where their whole text would be too long."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from engine.choices import Ref
from engine.texts import language_file
from games.berserk.briefs import deeds
from games.berserk.derived import BY_RULE, DERIVED, derived
from games.berserk.kinds import FOLDER, KINDS, PRINTED
from games.berserk.schema import Ability
from games.berserk.wording import Wording, capital

MOST_NAMED = 20  # values of abilities that stand behind keywords


@cache
def names_in(language: str) -> Mapping[Ref, str]:
    """The names of all of them in a language."""
    wording = Wording(language)
    texts = language_file(FOLDER / "lang" / f"{language}.yaml")
    names = {f"ability:{id}": _short(wording, ability) for id, ability in PRINTED.items() if ability.head is not None}
    for kind in KINDS.values():  # two abilities of one card are told apart
        called = [names.get(f"ability:{one.id}", "") for one in kind.abilities]
        names |= {
            f"ability:{one.id}": wording.short(one)
            for one, name in zip(kind.abilities, called, strict=True)
            if name and called.count(name) > 1
        }
    for keyword in (*DERIVED, *BY_RULE):
        for value in range(MOST_NAMED):
            made = derived(keyword, value)
            names[f"ability:{made.id}"] = wording.named(keyword, value)
    for group in ("keyword", "type", "level", "die", "deed"):
        begin = f"{group}."
        names |= {f"{group}:{key.removeprefix(begin)}": text for key, text in texts.items() if key.startswith(begin)}
    return names


def _short(wording: Wording, ability: Ability) -> str:
    """What it does in a few words; an attack with its power and range."""
    if ability.is_attack or ability.head == "passive" or ability.kw:
        return wording.short(ability)
    return capital("; ".join(deeds(wording, ability)))

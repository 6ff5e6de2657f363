"""The words of the program: English, Russian and Ukrainian, looked up by key and filled in.

`{name}` is replaced by a fact, a ref by the name of the thing; `{count|card|cards}` picks the form that fits a number:
two forms in English, three in Russian and Ukrainian (1 карта, 2 карты, 5 карт).

A text may have variants: for a fact (`event.drew.card-hidden`, `option.play.second-none`), for the thing that it names
(`event.checked.what-dynamite`), for the kind of that thing (`event.played.place-card.token-false`), or for one that is
the same as an earlier one (`event.laid.before-same`).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from engine import yamlfile
from engine.cards import names_of
from engine.choices import Menu, Option, Ref, Refused
from engine.errors import BadFile, Problem
from engine.events import Event
from engine.games import Game, game_folder
from engine.views import seat_ref

LANGUAGES: Final = ("en", "ru", "uk")
ASSETS: Final = Path(__file__).parent.parent / "assets"
_REF = re.compile(r"[a-z]+:[a-z0-9-]+")
_GAP = re.compile(r"\{([\w-]+)((?:\|[^|{}]*)*)\}")


class Texts:
    """The texts of one language, for the program or for one game at one table."""

    def __init__(self, language: str, texts: Mapping[str, str], names: Mapping[str, str]) -> None:
        self.language = language
        self.texts = texts
        self.names = names  # of cards and seats, by ref

    def __call__(self, key: str, **facts: object) -> str:
        """The text called `key`; a key that is nowhere stands for itself, so that the game goes on."""
        return self.fill(self.texts.get(key, key), facts)

    def fill(self, text: str, facts: Mapping[str, object]) -> str:
        """The text with its gaps filled."""

        def filled(gap: re.Match[str]) -> str:
            if gap[1] not in facts:
                return gap[0]
            fact = facts[gap[1]]
            forms = gap[2].split("|")[1:]
            if not forms:
                return self.name(fact)
            count = len(fact) if isinstance(fact, list | tuple) else int(str(fact))
            return f"{count} {_form(self.language, count, forms)}"

        return _GAP.sub(filled, text)

    def name(self, fact: object) -> str:
        """How a fact is called: a ref by the name of its thing, several refs one after the other.

        A kind of thing may have a text for all of its refs: `hand:2` by `ref.hand`, 'the hand of {seat}', and
        `amount:300` by `ref.amount`, '${id}'.
        """
        if isinstance(fact, list | tuple):
            return ", ".join(self.name(part) for part in fact)
        ref = str(fact)
        kind, colon, id = ref.partition(":")
        known = self.names.get(ref) or self.texts.get(f"ref.{ref}")
        if known is None and colon and f"ref.{kind}" in self.texts:
            return self(f"ref.{kind}", seat=f"seat:{id}", id=id)
        return known or (id.upper() if _REF.fullmatch(ref) else ref)

    def question(self, menu: Menu) -> str:
        """What a menu asks: its first two subjects are `card` and `other`, the size of a set is `count`."""
        about: dict[str, object] = dict(zip(("card", "other"), (*menu.about, None, None), strict=False))
        for pick in menu.sets.values():
            about["count"] = pick.at_most
        return self._told(menu.prompt, about)

    def phrase(self, verb: str, refs: Sequence[Ref], name: Callable[[Ref], str] | None = None) -> str:
        """An option in words: its things are `first`, `second` and `third`, or `all`, or the `rest` after the first,
        each called as `name` says."""
        things = dict(zip(("first", "second", "third"), (*refs, None, None, None), strict=False))
        names = [(name or self.name)(ref) for ref in refs]
        places = dict(zip(things, names, strict=False))
        key = self._variant(f"option.{verb}", things)
        return self(key, **places, all=", ".join(names), rest=", ".join(names[1:]))

    def doubt(self, menu: Menu, option: Option) -> str:
        """Why an option of a menu is hardly meant; empty if nothing speaks against it."""
        key = menu.warnings.get(option)
        return self(key, **dict(zip(("first", "second", "third"), option.refs, strict=False))) if key else ""

    def refusal(self, why: Refused) -> str:
        """Why something is no choice now, with the number of the rule."""
        return f"{self(why.reason, **why.facts)} [{why.rule}]"

    def error(self, problem: Problem) -> str:
        """The sentence for something that was refused: one line, whatever signs a foreign file has in it."""
        plain = {name: self._fact(fact) for name, fact in problem.facts.items()}
        texts = _texts_in(game_folder(problem.of) / "lang", self.language) if problem.of else self.texts
        text = texts.get(f"error.{problem.key}", problem.key)
        return _GAP.sub(lambda gap: plain.get(gap[1], gap[0]), text)

    def _fact(self, fact: object) -> str:
        if isinstance(fact, Problem):
            return self.error(fact)
        return self.refusal(fact) if isinstance(fact, Refused) else _printable(str(fact))

    def event(self, event: Event) -> str:
        """The sentence that tells what happened."""
        facts = event.plain()
        return self._told(f"event.{facts.pop('event')}", facts)

    def _told(self, key: str, facts: Mapping[str, object]) -> str:
        return self(self._variant(key, facts), **{name: fact for name, fact in facts.items() if fact is not None})

    def _variant(self, key: str, facts: Mapping[str, object]) -> str:
        """The key of the text that fits the facts best, looked at in their order."""
        seen: list[object] = []
        for fact, value in facts.items():
            first = str(value[0] if isinstance(value, list | tuple) and value else value).lower()
            kind, _, id = first.partition(":")
            same = ("same",) if isinstance(value, str) and value in seen else ()
            for word in (*same, first, id.partition(".")[0], kind):
                if f"{key}.{fact}-{word}" in self.texts:
                    key = f"{key}.{fact}-{word}"
                    break
            seen.append(value)
        return key


def _printable(text: str) -> str:
    return "".join(sign if sign.isprintable() else " " for sign in text)


def _form(language: str, count: int, forms: Sequence[str]) -> str:
    """The plural form that goes with `count`; a text with two forms is an English one, whatever the language."""
    if language == "en" or len(forms) == 2:
        return forms[0 if count == 1 else 1]
    ones, tens = count % 10, count % 100 // 10
    if tens == 1 or ones == 0 or ones > 4:
        return forms[2]
    return forms[0 if ones == 1 else 1]


def seat_signs(names: Sequence[str]) -> list[str]:
    """One sign for every player: the first letter of the name; where two would be alike the digit that the name ends
    with, as in 'Bot 2', or else the number of the seat."""
    letters = [name.strip()[:1].upper()[:1] for name in names]
    digits = [name.strip()[-1:] for name in names]
    for spare in (digits, [""] * len(names)):
        signs = [
            letter if letter.isalpha() and letters.count(letter) == 1 else digit if digit.isdecimal() else str(number)
            for number, (letter, digit) in enumerate(zip(letters, spare, strict=True), start=1)
        ]
        if len(set(signs)) == len(signs):
            break
    return signs


def flat(data: object, prefix: str = "") -> Iterator[tuple[str, str]]:
    """Nested texts by their dotted keys."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield from flat(value, f"{prefix}.{key}" if prefix else key)
    elif isinstance(data, str):
        yield prefix, data


@cache
def language_file(path: Path) -> Mapping[str, str]:
    """The texts of one language file."""
    document = yamlfile.load(path)
    if not isinstance(document.data, dict):
        raise BadFile("bad-field", place=document.at(), field="the file", mistake="Expected `object`")
    return dict(flat(document.data))


def _texts_in(folder: Path, language: str) -> dict[str, str]:
    """All texts of a folder in one language; what it lacks is said in English."""
    if language not in LANGUAGES:
        raise Problem("unknown-language", language=language, languages=", ".join(LANGUAGES))
    return {**language_file(folder / "en.yaml"), **language_file(folder / f"{language}.yaml")}


@cache
def common(language: str) -> Texts:
    """The texts of the program itself."""
    return Texts(language, _texts_in(ASSETS / "lang", language), {})


def _in_english(problem: Problem) -> str:
    return common("en").error(problem)


Problem.in_english = staticmethod(_in_english)


def of_game(game: Game[Any], language: str, seat_names: Sequence[str]) -> Texts:
    """The texts of one game, together with those of the program, for a table with these players."""
    own = _texts_in(game.folder / "lang", language)
    names = {**names_of(game.kinds, language), **game.names(language)}
    names |= {f"{seat_ref(seat)}": name for seat, name in enumerate(seat_names)}
    return Texts(language, {**common(language).texts, **own}, names)

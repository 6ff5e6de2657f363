"""Searching for words in whatever form they stand: a stem with any of its endings, in the three languages."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

# The endings of nouns, adjectives and verbs in Russian and Ukrainian, and of English plurals.
_LISTED: Final = """
    а я о е ё є у ю ы и і ї ь й ой ей ом ем ём єм ою ею єю ью ам ям ами ями ах ях ов ев ёв єв ів їв ові еві єві
    ый ий ій ая яя ое ее ые ие ого его ому ему ым им ими ыми ую юю ых их іх ього ьому ої іми ію ією ия ии ию ием
    ть ти ет ёт ит ут ют ат ят ешь ишь ете ите л ла ло ли в ить їть іть ємо имо єте
    ся сь тся ться ется ится ются ятся ються яться ння нні нню нням s es
"""
_ENDINGS: Final = sorted(_LISTED.split(), key=len, reverse=True)
_SHORTEST: Final = 3  # letters that a stem has at least
_WORD: Final = re.compile(r"[^\W\d_]+(?:['’ʼ`][^\W\d_]+)*")
_ENDING: Final = "(?:" + "|".join(_ENDINGS) + ")?"
_VOWELS: Final = set("аеёиоуыэюяіїєaeiouy")
_CHANGING: Final = {"к": "[кцч]", "г": "[гзж]", "х": "[хсш]"}  # рука, руці; вовк, вовче
_CYRILLIC: Final = re.compile("[а-яёіїєґ]")
_APOSTROPHE: Final = "['’ʼ`]?"


def stems(word: str) -> list[str]:
    """What may be left of a word without its ending: the word itself, and what stands before every ending it could
    have."""
    low = word.casefold()
    cut = [low.removesuffix(ending) for ending in _ENDINGS if low.endswith(ending)]
    return [low, *(rest for rest in cut if len(rest) >= _SHORTEST and set(rest) & _VOWELS)]


@lru_cache(maxsize=64)
def pattern(words: str) -> re.Pattern[str]:
    """Finds these words side by side, in capitals or not and in any of their forms."""
    return re.compile(r"\s+".join(_any_form(word) for word in words.split()), re.IGNORECASE)


def _any_form(word: str) -> str:
    """A word as it is typed, and if it is made of letters, every form of it."""
    if not _WORD.fullmatch(word):
        return re.escape(word)
    every = "|".join(map(_bent, stems(word)))
    return rf"(?:\b(?:{every}){_ENDING}(?!\w)|{''.join(_letters(word))})"


def _letters(word: str) -> list[str]:
    return [_letter(letter, before) for letter, before in zip(word, " " + word, strict=False)]


def _letter(letter: str, before: str) -> str:
    """A letter as people type it: е for ё, and no apostrophe or another one."""
    if letter in "'’ʼ`":
        return _APOSTROPHE
    if letter.lower() in "её":
        return "[её]"
    if letter.lower() in "яюєї" and before.isalpha() and before.lower() not in _VOWELS:
        return _APOSTROPHE + letter
    return re.escape(letter)


def _bent(stem: str) -> str:
    """A stem whose last vowel may come, go or change, and its last consonant too: клетк-, клеток; ход-, хід."""
    letters = _letters(stem)
    last, before = stem[-1], stem[-2:-1]
    if not _CYRILLIC.search(stem) or last in _VOWELS or last in "йь":
        return "".join(letters)
    letters[-1] = _CHANGING.get(last, letters[-1])
    if before and before in "оеёєі":
        letters[-2] = "[оеёєі]" if len(stem) <= _SHORTEST else "[оеёєі]?"
    elif before not in _VOWELS and len(stem) > _SHORTEST:
        letters.insert(-1, "ь?[оеёєі]?")
    return "".join(letters)

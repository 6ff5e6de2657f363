"""The names of guests: seen by everybody, and never to be taken for those of somebody else."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from engine.errors import BadSetup
from engine.lan.wire import clean_name

# Letters and signs, as Unicode has it, that nobody sees
_UNSEEN = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U0001d159")
# What looks like a Latin letter, as it is written: capitals and small letters apart
_LIKE_LATIN = str.maketrans(
    "АВЕЅІЇЈКМНОРСТУХЗЬаеѕіїјкорсухԁһԛԝьвтмнгп"
    "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαεικνορτυχω"
    "ıſƖǀ01|!$@",
    "ABESIIJKMHOPCTYX3baesiijkopcyxdhqwbbtmhrn"
    "ABEZHIKMNOPTYXaeikvoptuxw"
    "isllolllsa",
)  # fmt: skip


def checked_name(name: str, taken: Iterable[str]) -> str:
    """A name as it may be shown, none if it was none; one that cannot be seen, or looks like another, is refused."""
    clean = clean_name(name)
    if _UNSEEN.intersection(clean) or (clean and not any(map(_is_seen, clean))):
        raise BadSetup("lan-name-unseen")
    other = next((other for other in taken if other != clean and are_alike(clean, other)), None)
    if other is not None:
        raise BadSetup("lan-name-alike", name=clean, other=other)
    return clean


def _is_seen(sign: str) -> bool:
    return not sign.isspace() and not unicodedata.category(sign).startswith("M")


def free_name(name: str, taken: Iterable[str]) -> str:
    """The name, with a number if somebody is called like that already."""
    others = list(taken)
    count, free = 2, name
    while any(are_alike(free, other) for other in others):
        free = clean_name(f"{name[:20]} {count}")
        count += 1
    return free


def are_alike(one: str, other: str) -> bool:
    """Whether two names could be taken for each other: in capitals, in another script, or by a full stop."""
    return one == other or any(a == b != "" for a, b in zip(_looks(one), _looks(other), strict=True))


def _looks(name: str) -> tuple[str, str]:
    """A name as it is read, and as it is seen."""
    plain = unicodedata.normalize("NFKC", name)
    read = "".join(sign for sign in plain.casefold() if sign.isalnum())
    seen = "".join(sign for sign in plain.translate(_LIKE_LATIN).casefold() if sign.isalnum())
    return read, seen.replace("i", "l")

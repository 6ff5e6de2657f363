"""The parts that descriptions name. Each kind has its own names, and no name is given twice."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Generic, NamedTuple, TypeVar

if TYPE_CHECKING:
    from assets.art.people.description import Portrait
    from assets.art.people.heads import Head

T = TypeVar("T")
Draw = Callable[[str, str], str]  # two colours become a drawing
BeardDraw = TypeVar("BeardDraw", bound="Callable[[Head, str], Beard]")


class UnknownPart(ValueError):
    """A name that no part has."""


class Parts(Generic[T]):
    """The parts of one kind by their names."""

    def __init__(self, kind: str, first: Mapping[str, T] | None = None) -> None:
        self.kind = kind
        self._known: dict[str, T] = dict(first or {})

    def add(self, name: str, part: T) -> None:
        """Keep a part under its name; a second one of that name is refused."""
        if name in self._known:
            raise ValueError(f"there are two of the kind {self.kind!r} called {name!r}")
        self._known[name] = part

    def __getitem__(self, name: str) -> T:
        if name not in self._known:
            raise UnknownPart(f"no {self.kind} is called {name!r}; there are: {', '.join(sorted(self._known))}")
        return self._known[name]

    def __contains__(self, name: object) -> bool:
        return name in self._known

    def __iter__(self) -> Iterator[str]:
        return iter(self._known)


class Hat(NamedTuple):
    """Something on a head, and how far it pushes the head down, so that it stays in the picture."""

    draw: Draw
    drop: float = 0

    def __call__(self, colour: str, trim: str) -> str:
        """The hat in its colours."""
        return self.draw(colour, trim)


class Coat(NamedTuple):
    """Clothes; those that leave the shoulders bare are drawn over them, after the head."""

    draw: Draw
    is_bare: bool = False

    def __call__(self, colour: str, trim: str) -> str:
        """The clothes in their colours."""
        return self.draw(colour, trim)


class Mark(NamedTuple):
    """What life leaves on a face, above or below eyes and nose."""

    draw: Callable[[Head], str]
    is_under: bool = False


class Beard(NamedTuple):
    """What lies below the mouth, and what lies above it."""

    chin: str = ""
    lip: str = ""


class Hair(NamedTuple):
    """What hangs behind the head, the hairline, and plaits before everything else."""

    behind: Callable[[Head], str]
    before: Callable[[Head], str]
    over: Callable[[Head], str]


def _bare(*_: object) -> str:
    return ""


HATS: Parts[Hat] = Parts("hat", {"none": Hat(_bare)})
COATS: Parts[Coat] = Parts("coat")
PROPS: Parts[Callable[[Portrait], str]] = Parts("prop")
GROUNDS: Parts[Callable[[], str]] = Parts("ground", {"none": _bare})
MARKS: Parts[Mark] = Parts("mark")
BEARDS: Parts[Callable[[Head, str], Beard]] = Parts("beard", {"none": lambda _head, _colour: Beard()})
HAIR: Parts[Hair] = Parts("hair", {"none": Hair(_bare, _bare, _bare)})


def hat(name: str, drop: float = 0) -> Callable[[Draw], Draw]:
    """Registers a hat: its colour and its trim become a drawing around the middle of the eyes."""

    def keep(draw: Draw) -> Draw:
        HATS.add(name, Hat(draw, drop))
        return draw

    return keep


def coat(name: str, *, is_bare: bool = False) -> Callable[[Draw], Draw]:
    """Registers clothes: their colour and their trim become a drawing."""

    def keep(draw: Draw) -> Draw:
        COATS.add(name, Coat(draw, is_bare))
        return draw

    return keep


def prop(name: str) -> Callable[[Draw], Draw]:
    """Registers something to hold: skin and sleeve become a drawing."""

    def keep(draw: Draw) -> Draw:
        PROPS.add(name, lambda who: draw(who.flesh, who.sleeves))
        return draw

    return keep


def layer(name: str) -> Callable[[Callable[[Portrait], str]], Callable[[Portrait], str]]:
    """Registers something to hold, or to stand before or behind, that needs more than skin and sleeve."""

    def keep(draw: Callable[[Portrait], str]) -> Callable[[Portrait], str]:
        PROPS.add(name, draw)
        return draw

    return keep


def ground(name: str) -> Callable[[Callable[[], str]], Callable[[], str]]:
    """Registers a place to stand before."""

    def keep(draw: Callable[[], str]) -> Callable[[], str]:
        GROUNDS.add(name, draw)
        return draw

    return keep


def mark(name: str, *, is_under: bool = False) -> Callable[[Callable[[Head], str]], Callable[[Head], str]]:
    """Registers a mark on a face."""

    def keep(draw: Callable[[Head], str]) -> Callable[[Head], str]:
        MARKS.add(name, Mark(draw, is_under))
        return draw

    return keep


def beard(name: str) -> Callable[[BeardDraw], BeardDraw]:
    """Registers a beard: head and colour become a drawing."""

    def keep(draw: BeardDraw) -> BeardDraw:
        BEARDS.add(name, draw)
        return draw

    return keep

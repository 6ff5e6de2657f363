"""A view of JunQuick as plain text, for people without a screen and for screen readers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from textwrap import wrap

from engine.choices import Ref
from engine.events import HIDDEN
from engine.texts import Texts, seat_signs
from games.junquick.shown import JunQuickView, PlayerView, aside_text

WIDTH = 100


def describe(view: JunQuickView, texts: Texts, names: Sequence[str]) -> str:
    """The view in lines of at most 100 columns, the viewer's own cards last."""
    return "\n".join(_Description(view, texts, names).lines())


def name_thing(ref: Ref, view: JunQuickView, texts: Texts, names: Sequence[str]) -> str:
    """A pack with its owner and its cards; anything else by its name."""
    for player in view["players"]:
        if ref in player["home"]:
            return f"{texts.name(ref)} ({texts.name(player['ref'])}: {texts.name(player['home'][ref])})"
    return texts.name(ref)


class _Description:
    def __init__(self, view: JunQuickView, texts: Texts, names: Sequence[str]) -> None:
        self.view = view
        self.texts = texts
        self.signs = {f"seat:{seat}": sign for seat, sign in enumerate(seat_signs(names))}

    def lines(self) -> Iterator[str]:
        view, say = self.view, self.texts
        yield from _wrapped(say("view.header", round=view["round"], phase=say(f"phase.{view['phase']}")))
        for player in view["players"]:
            yield from _wrapped(self.player(player))
        decks = say("view.decks", deck=view["deck"], viruses=view["virus-deck"], discard=len(view["discard"]))
        yield from ("", *_wrapped(decks))
        yield from self.listed("pile", self.pile())
        if view["lead"] is not None:
            yield from _wrapped(say("view.lead", seat=view["lead"], value=view["value"]))
        if view["instants"]:
            yield from self.listed("instants", [self.laid(*drawn) for drawn in view["instants"]])
        yield from self.happening()
        for player in view["players"]:
            if player["ref"] == view["viewer"]:
                yield from self.own(player)

    def player(self, player: PlayerView) -> str:
        """A player: counts, and what lies open before him."""
        say = self.texts
        facts = {"hand": len(player["hand"]), "nest": len(player["nest"]), "packs": len(player["home"])}
        line = f"[{self.signs[player['ref']]}] {say('view.player', seat=player['ref'], **facts)}"
        marks = [say(f"view.{mark}") for mark in ("passed", "waited") if player[mark]]
        if self.view["first"] == player["ref"]:
            marks.insert(0, say("view.first"))
        if player["viruses"]:
            marks.append(say.name(player["viruses"]))
        return "; ".join((line, *marks))

    def pile(self) -> list[str]:
        """The pile from the bottom up, cancelled cards in brackets."""
        cancelled = self.view["cancelled"]
        found: list[str] = []
        for (card, seat), value in zip(self.view["pile"], self.view["values"], strict=True):
            name = self.laid(card, seat)
            wild = f" = {value}" if card.startswith("card:evolution") else ""
            found.append(f"({name})" if card in cancelled else name + wild)
        return found

    def laid(self, card: Ref, seat: Ref) -> str:
        """A card with the sign of whoever laid it."""
        return f"{self.texts.name(card)}[{self.signs[seat]}]"

    def happening(self) -> Iterator[str]:
        """What is going on beside the pile."""
        view, say = self.view, self.texts
        if view["aside"] is not None:
            yield from _wrapped(say(aside_text(view["aside"]), **view["aside"]))
        if view["bluff"] is not None:
            bluff = view["bluff"]
            yield from _wrapped(say("view.bluff", seat=bluff["seat"], cards=len(bluff["cards"])))
            if bluff["claim"]:
                yield from _wrapped(say("view.claim", seat=bluff["seat"], claim=bluff["claim"]))
        if view["freeze"] is not None:
            yield from _wrapped(say("view.freeze", **view["freeze"]))
        if view["race"] is not None:
            yield from _wrapped(say(f"view.race-{view['race']['kind']}", against=view["race"]["against"]))

    def own(self, player: PlayerView) -> Iterator[str]:
        """The viewer's own hand and nest."""
        yield ""
        yield from self.listed("your-hand", [self.texts.name(card) for card in player["hand"] if card != HIDDEN])
        yield from self.listed("your-nest", [self.texts.name(card) for card in player["nest"] if card != HIDDEN])

    def listed(self, label: str, things: Sequence[str]) -> Iterator[str]:
        """A line that lists things under a label."""
        yield from _wrapped(f"{self.texts(f'view.{label}')}: {', '.join(things) or self.texts('view.nothing')}")


def _wrapped(line: str) -> Iterator[str]:
    yield from wrap(line, WIDTH, subsequent_indent="    ", break_on_hyphens=False)

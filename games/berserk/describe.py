"""A view of Berserk as plain text, for people without a screen and for screen readers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from textwrap import wrap

from engine.choices import Ref
from engine.events import HIDDEN
from engine.texts import Texts
from engine.views import strings_in
from games.berserk.grid import COLUMNS, ROWS
from games.berserk.shown import BerserkView, CardView, DeclaredView, PlayerView

WIDTH = 100


def describe(view: BerserkView, texts: Texts, names: Sequence[str]) -> str:
    """The view in lines of at most 100 columns."""
    return "\n".join(_Description(view, texts).lines())


def name_thing(ref: Ref, view: BerserkView, texts: Texts, names: Sequence[str]) -> str:
    """A card with its cell, something on the stack by what it is; anything else by its name."""
    return _Description(view, texts).thing(ref)


class _Description:
    def __init__(self, view: BerserkView, texts: Texts) -> None:
        self.view = view
        self.texts = texts

    def lines(self) -> Iterator[str]:
        view, say = self.view, self.texts
        header = say("view.header", turn=view["turn"], seat=view["active"], phase=say(f"view.phase.{view['phase']}"))
        yield from _wrapped(header)
        for player in view["players"]:
            yield from self.player(player)
        yield from self.field()
        for declared in reversed(view["stack"]):
            yield from _wrapped(say("view.stack", what=self.declared(declared)))

    def player(self, player: PlayerView) -> Iterator[str]:
        """A player with what lies beside the battlefield."""
        say = self.texts
        yield from _wrapped(say("view.player", seat=player["ref"], deck=player["deck"], creatures=player["creatures"]))
        for zone, refs in (("side", player["side"]), ("graveyard", player["graveyard"]), ("deal", player["deal"])):
            cards = [self.brief(ref) for ref in refs]
            if cards:
                yield from _wrapped(f"{say(f'view.{zone}')}: {', '.join(cards)}")
        if player["army"]:
            yield from _wrapped(f"{say('view.army')}: {say.name(player['army'])}")

    def field(self) -> Iterator[str]:
        """The battlefield, row by row from the Second player's edge."""
        for row in reversed(ROWS):
            for column in COLUMNS:
                cards = self.view["field"].get(f"cell:{column}{row}", [])
                if cards:
                    yield from _wrapped(f"{column}{row}: {' + '.join(map(self.brief, cards))}")
        if self.view["occupied"]:
            yield from _wrapped(f"{self.texts('view.occupied')}: {self.texts.name(self.view['occupied'])}")

    def brief(self, ref: Ref) -> str:
        """A card in a few words."""
        say, card = self.texts, self.view["cards"].get(ref)
        if ref == HIDDEN:
            return say("ref.hidden")
        if card is None:
            return say.name(ref)
        marks = [say("view.lives", lives=card["lives"], life=card["life"])] if card["life"] else []
        marks += [say("view.closed")] if not card["open"] else []
        marks += [say("view.chips", chips=card["chips"])] if card["chips"] else []
        marks += [say("view.poison", poison=card["poison"])] if card["poison"] else []
        marks += [say("view.face-down")] if card["hidden"] else []
        return f"{say.name(ref)} [{say.name(card['controller'])}; {', '.join(marks)}]"

    def declared(self, declared: DeclaredView) -> str:
        """Something on the stack in a few words."""
        say = self.texts
        targets = [self.thing(ref) for ref in declared["targets"] if not ref.startswith("stack:")]
        arrow = f" → {', '.join(targets)}" if targets else ""
        return f"{say.name(declared['source'])}: {say.name(declared['name'])}{arrow}"

    def thing(self, ref: Ref) -> str:
        """What is told of a thing to know it from others of its name."""
        for declared in self.view["stack"]:
            if declared["ref"] == ref:
                return self.declared(declared)
        card: CardView | None = self.view["cards"].get(ref)
        where = card["cell"] if card is not None else None
        if where:
            return f"{self.texts.name(ref)} ({self.texts.name(where)})"
        return f"{self.texts.name(ref)} №{ref.rpartition('-')[2]}" if self.has_twin(ref) else self.texts.name(ref)

    def has_twin(self, ref: Ref) -> bool:
        """Whether another card of the same name is not on a cell, where it could be told apart."""
        kind = ref.rpartition("-")[0]
        return ref.startswith("card:") and any(
            one != ref and one.rpartition("-")[0] == kind for one in strings_in([self.view["players"]])
        )


def _wrapped(*lines: str) -> Iterator[str]:
    for line in lines:
        yield from wrap(line, WIDTH, subsequent_indent="    ", break_on_hyphens=False)

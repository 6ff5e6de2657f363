"""A view of Castle as plain text, for people without a screen and for screen readers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from textwrap import wrap

from engine.choices import Ref
from engine.events import HIDDEN
from engine.texts import Texts, seat_signs
from games.castle.board import AREA_OF, COLUMNS, ROWS, SIEGE_PLACES
from games.castle.deck import CARD_BY_REF
from games.castle.shown import CastleView, LaidView, PlayerView, StackView

WIDTH = 100
CELL = 14  # six cells, the gaps between them and the row number fit into the width
EMPTY = {"towers": "#", "walls": "=", "courtyard": "."}
NO_TOKEN = "-"


def describe(view: CastleView, texts: Texts, names: Sequence[str]) -> str:
    """The view in lines of at most 100 columns, the viewer's own hand last."""
    return "\n".join(_Description(view, texts, names).lines())


def name_thing(ref: Ref, view: CastleView, texts: Texts, names: Sequence[str]) -> str:
    """A card on the board with its owner, its cell and what it lies on; anything else by its name."""
    return _Description(view, texts, names).thing(ref)


def shortened(name: str, width: int) -> str:
    """The name, cut to a width."""
    return name if len(name) <= width else name[: width - 1].rstrip() + "…"


class _Description:
    def __init__(self, view: CastleView, texts: Texts, names: Sequence[str]) -> None:
        self.view = view
        self.texts = texts
        self.signs = {f"seat:{seat}": sign for seat, sign in enumerate(seat_signs(names))}

    def lines(self) -> Iterator[str]:
        view, say = self.view, self.texts
        yield from _wrapped(
            say("view.header", turn=view["turn"], seat=view["current"], actions=view["actions"]),
            *map(self.player, view["players"]),
        )
        yield from ("", *self.grid(), *_wrapped(say("view.legend")), "")
        board: dict[Ref, StackView] = view["board"]
        stacks = [f"{say.name(cell)} {self.stack(board[cell])}" for cell in AREA_OF if len(board.get(cell, ())) > 1]
        if stacks:
            yield from self.listed("stacks", stacks)
        besieged = [place for place in SIEGE_PLACES if place in board]
        yield from self.listed("siege", (f"{say(f'view.side.{at[-1]}')} {self.stack(board[at])}" for at in besieged))
        yield from self.listed("surroundings", map(self.stack, view["surroundings"]))
        yield from self.listed("reserve", map(say.name, view["reserve"]))
        if view["removed"]:
            yield from self.listed("removed", map(say.name, view["removed"]))
        if view["look"] is not None:
            yield from _wrapped(f"{say('view.look', at=view['look']['at'])}: {say.name(view['look']['cards'])}")
        for player in view["players"]:
            if player["ref"] == view["viewer"]:
                yield from self.own_hand(player)

    def player(self, player: PlayerView) -> str:
        """A player, with his hand if it can be seen and is not the viewer's own."""
        hand, say = player["hand"], self.texts
        facts = {"colour": say(f"colour.{player['colour']}"), "hand": len(hand), "deck": player["deck"]}
        line = f"[{self.signs[player['ref']]}] {say('view.player', seat=player['ref'], **facts)}"
        if not hand or HIDDEN in hand or player["ref"] == self.view["viewer"]:
            return line
        return f"{line}; {say('view.open-hand' if player['open'] else 'view.hand')}: {say.name(hand)}"

    def own_hand(self, player: PlayerView) -> Iterator[str]:
        """The viewer's own hand, a card a line."""
        say = self.texts
        cards = [f"{say.name(card)} – {say(f'area.{CARD_BY_REF[card].area}')}" for card in player["hand"]]
        yield from ("", say("view.your-open-hand" if player["open"] else "view.your-hand") + ":")
        yield from (f"  {line}" for line in cards or [say("view.nothing")])

    def grid(self) -> Iterator[str]:
        """The castle, seen from above."""
        yield "  " + "  ".join(column.upper().ljust(CELL) for column in COLUMNS).rstrip()
        for row in ROWS:
            cells = [self.cell(f"cell:{column}{row}").ljust(CELL) for column in COLUMNS]
            yield f"{row} {'  '.join(cells).rstrip()}"

    def cell(self, cell: Ref) -> str:
        """The bottom card of a cell and how many Knights lie on it, or the sign of its area."""
        stack: Sequence[LaidView] = self.view["board"].get(cell, ())
        if not stack:
            return EMPTY[AREA_OF[cell]]
        knights = f"+{len(stack) - 1}" if len(stack) > 1 else ""
        return self.laid(stack[0], CELL - len(knights)) + knights

    def laid(self, laid: LaidView, width: int = WIDTH) -> str:
        """A card and the sign of its owner."""
        card, owner = laid
        sign = f"[{NO_TOKEN if owner is None else self.signs[owner]}]"
        return shortened(self.texts.name(card), width - len(sign)) + sign

    def thing(self, ref: Ref) -> str:
        """What is told of a card to know it from others of its name."""
        places = [*self.view["board"].items(), *((None, stack) for stack in self.view["surroundings"])]
        for place, stack in places:
            cards = [card for card, _ in stack]
            if ref in cards:
                height = cards.index(ref)
                where = [self.texts.name(place)] if place is not None else []
                where += [self.texts("view.lies-on", cards=self.stack(stack[:height]))] if height else []
                return self.laid(stack[height]) + (f" ({', '.join(where)})" if where else "")
        return self.texts.name(ref)

    def stack(self, stack: StackView) -> str:
        """All cards of a stack, the bottom one first."""
        return " + ".join(map(self.laid, stack))

    def listed(self, label: str, things: Iterable[str]) -> Iterator[str]:
        """A line that lists things under a label."""
        yield from _wrapped(f"{self.texts(f'view.{label}')}: {', '.join(things) or self.texts('view.nothing')}")


def _wrapped(*lines: str) -> Iterator[str]:
    for line in lines:
        yield from wrap(line, WIDTH, subsequent_indent="    ", break_on_hyphens=False)

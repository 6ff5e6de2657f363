"""A view of Bang! as plain text, for people without a screen and for screen readers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from textwrap import wrap

from engine.choices import Ref
from engine.events import HIDDEN
from engine.texts import Texts
from games.bang.deck import CARD_BY_REF
from games.bang.shown import BangView, FigureView, PlayerView, characters

WIDTH = 100
NO_BREAK = "\u00a0"  # for a while, between words that stay on one line


def describe(view: BangView, texts: Texts, names: Sequence[str]) -> str:
    """The view in lines of at most 100 columns, the viewer's own hand last."""
    return "\n".join(line for part in _Description(view, texts).lines() for line in _wrapped(part))


def _wrapped(line: str) -> list[str]:
    indent = " " * (len(line) - len(line.lstrip()) + 4)
    lines = wrap(line, WIDTH, subsequent_indent=indent, break_on_hyphens=False) or [""]
    return [line.replace(NO_BREAK, " ") for line in lines]


def _listed(facts: Iterable[str]) -> str:
    """One after the other; a line never ends within one of them."""
    return ", ".join(fact.replace(" ", NO_BREAK) for fact in facts)


class _Description:
    def __init__(self, view: BangView, texts: Texts) -> None:
        self.view = view
        self.say = texts
        self.people = {person["ref"]: person for person in view["players"]}
        self.distances = view["sight"]["distances"] if view["sight"] else {}

    def lines(self) -> Iterator[str]:
        view, say = self.view, self.say
        yield from self.table()
        yield ""
        yield say("view.circle") + ":"
        for person in self.in_circle():
            yield from self.person(person)
        sight = view["sight"]
        if sight and sight["distances"] and view["viewer"] != self.seat_of(sight["from"]):
            yield say("view.distances", seat=sight["from"])
        if view.get("removed-role"):
            yield say("view.removed-role", role=view["removed-role"])
        if view["look"] is not None:
            yield ""
            yield f"{say(view['look']['title'])}: {_listed(map(say.name, view['look']['things']))}"
        if view["viewer"] in self.people:
            yield from self.own_hand(self.people[view["viewer"]])

    # What lies in the middle

    def table(self) -> Iterator[str]:
        """Whose turn it is, the events and the piles."""
        view, say = self.view, self.say
        if view["is-match"]:
            yield say("view.match", game=view["game"], games=len(self.people)) + "."
        yield self.header()
        if view["is-shoot-out"] and not view["has-ended"]:
            yield say("view.shoot-out")
        if view["played"] and not view["has-ended"]:
            yield say("view.played", played=view["played"], bangs=view["bangs"]) + "."
        events = [f"{say('view.event')}: {say.name(view['event'] or say('view.none'))}"]
        events += [f"{say('view.next-event')}: {say.name(view['next-event'])}"] if view["next-event"] else []
        if view["event"] or view["next-event"]:
            yield ", ".join(events) + "."
        if view["show"]:
            yield f"{say('view.show')}: {say.name(view['show'])}."
        if view["handcuffed"]:
            yield say("view.handcuffed", seat=view["handcuffed"]) + "."
        if view["named-suit"]:
            yield say("view.suit", suit=view["named-suit"]) + "."
        if not view["clockwise"]:
            yield say("view.counter-clockwise") + "."
        discard = say("view.discard", count=view["discard"]["count"])
        if view["discard"]["top"]:
            discard += ", " + say("view.top", card=view["discard"]["top"])
        yield f"{say('view.deck', count=view['deck'])}. {discard}."

    def header(self) -> str:
        """Whose turn it is, and how far it has come."""
        view, say = self.view, self.say
        if view["has-ended"]:
            return say("view.ended")
        if view["current"] is None:
            return say("view.dealing")
        if not view["step"]:
            return say("view.between", turn=view["turn"], seat=view["current"])
        return say("view.header", turn=view["turn"], seat=view["current"], step=say(f"view.step.{view['step']}"))

    # The people

    def seat_of(self, figure: Ref) -> Ref:
        """Whose character this is."""
        return next((one["seat"] for one in characters(self.view) if one["ref"] == figure), figure)

    def in_circle(self) -> list[PlayerView]:
        """Everybody clockwise, the viewer first."""
        seats = list(dict.fromkeys([figure["seat"] for figure in characters(self.view)] + list(self.people)))
        first = seats.index(self.view["viewer"]) if self.view["viewer"] in seats else 0
        return [self.people[seat] for seat in seats[first:] + seats[:first]]

    def person(self, person: PlayerView) -> Iterator[str]:
        """A player with everything that is known of him, a line for each character."""
        say = self.say
        figures = [one for one in characters(self.view) if one["seat"] == person["ref"] and one["character"]]
        name = say.name(person["ref"])
        if person["ref"] == self.view["viewer"]:
            name += f" ({say('view.you')})"
        if self.view["mode"] == "duo":
            yield f"  {name}: {_listed(self.belongings(person))}"
            for figure in figures:
                yield f"    {say.name(figure['character'])}: {_listed(self.condition(figure))}"
                yield from self.in_play(figure, 8)
        else:
            facts = [say.name(figure["character"]) for figure in figures] + list(self.belongings(person))
            facts += [fact for figure in figures for fact in self.condition(figure)]
            yield f"  {name}: {_listed(facts)}"
            for figure in figures:
                yield from self.in_play(figure, 6)
        known = [ref for ref in person["hand"] if ref != HIDDEN]
        if known and person["ref"] != self.view["viewer"]:
            label = say("view.hand" if len(known) == len(person["hand"]) else "view.known")
            yield f"      {label}: {_listed(map(say.name, known))}"

    def belongings(self, person: PlayerView) -> Iterator[str]:
        """What a player has only one of, also with two characters."""
        say = self.say
        if person["role"]:
            is_open = person["is-role-open"] or self.view["has-ended"]
            yield say.name(person["role"]) if is_open else say("view.secret-role", role=person["role"])
        if self.view["is-match"]:
            yield say("view.money", money=person["money"])
        yield say("view.hand-count", count=len(person["hand"]))

    def condition(self, figure: FigureView) -> Iterator[str]:
        """How a character is doing: lives, weapon, distance and whatever is special about it now."""
        say = self.say
        if figure["copied"]:
            yield say("view.copied", character=figure["copied"])
        if figure["pair"]:
            yield say("view.pair", characters=figure["pair"])
        if figure["is-alive"]:
            yield say("view.life", life=figure["life"], most=figure["most-life"])
        else:
            yield say("view.ghost" if figure["is-ghost"] else "view.left" if figure["has-left"] else "view.out")
        if self.view["mode"] == "duo" and figure["is-alive"]:
            yield say("view.passive" if figure["is-passive"] else "view.active")
        if figure["range"]:
            weapon = next((ref for ref, _ in figure["in-play"] if CARD_BY_REF[ref].range), None)
            name = say.name(weapon) if weapon and figure["cards-work"] else say("view.colt")
            yield say("view.weapon", weapon=name, reach=figure["range"])
        if figure["ref"] in self.distances:
            yield say("view.distance", distance=self.distances[figure["ref"]])
        if figure["skips-turn"]:
            yield say("view.skips-turn")

    def in_play(self, figure: FigureView, indent: int) -> Iterator[str]:
        """The cards before a character, with those that cannot be used yet."""
        if not figure["in-play"]:
            return
        say = self.say
        label = say("view.in-play") + ("" if figure["cards-work"] else f" ({say('view.no-effect')})")
        cards = [
            say.name(ref) + ("" if is_ready else f" ({say('view.not-ready')})") for ref, is_ready in figure["in-play"]
        ]
        yield f"{' ' * indent}{label}: {_listed(cards)}"

    def own_hand(self, person: PlayerView) -> Iterator[str]:
        """The viewer's own hand, a card a line."""
        say, marked = self.say, self.view["marked"]
        yield ""
        yield say("view.your-hand") + ":"
        for ref in person["hand"]:
            must = f" ({say('view.must-play')})" if ref == marked else ""
            yield f"  {say.name(ref)} – {say(f'colour.{CARD_BY_REF[ref].colour}')}{must}"
        if not person["hand"]:
            yield f"  {say('view.nothing')}"

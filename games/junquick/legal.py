"""What may be played on what, and why not. [JUN-M-1 to JUN-M-3 in section 18 of the rules]"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engine.choices import Option, Ref, Refused, pairs
from engine.effects import Behaviours
from games.junquick.deck import Card, kinds_of
from games.junquick.state import Entry, JunQuick, Player

PASS = Option("pass")
WAIT = Option("wait")
DECLINE = Option("decline")
STOP = Option("stop")
REDRAW = Option("redraw")

OnTurn = Callable[[Card, Entry], bool]
InRace = Callable[[JunQuick, Player, Card, Entry], bool]
Targets = Callable[[JunQuick, Player], list[Ref]]

on_turn: Behaviours[OnTurn] = Behaviours("on a turn")  # an influence card on a value of 1 to 3
in_race: Behaviours[InRace] = Behaviours("in the leader phase")
targets: Behaviours[Targets] = Behaviours("targets of a property")


# The recruiting phase [JUN-6]


def opens(card: Card) -> bool:
    """Whether a card may be laid in an open position. [JUN-6.3]"""
    return card.category in ("plain", "dual") or card.family == "evolution"


def turn_plays(game: JunQuick, player: Player, top: Entry | None) -> list[Option]:
    """Everything the player may lay or use on his turn, on the card to beat. [JUN-6.2]"""
    if top is None:
        return [card.lay for card in player.hand if opens(card)]
    options: list[Option] = []
    for card in player.hand:
        if card.is_value:
            if card.value <= top.value:  # [JUN-6.4, JUN-6.5]
                continue
            if card.is_laid_for_value:
                options.append(card.lay)
            if card.kind in targets:
                options += pairs("use", card.ref, targets[card.kind](game, player))
        elif card.kind in on_turn and on_turn[card.kind](card, top):
            options.append(card.lay)
    return options


def value_when_laid(game: JunQuick, card: Card) -> int:
    """Evolution counts as one more than the value in play. [JUN-6.4, JUN-C-EVOLUTION]"""
    if card.family != "evolution":
        return card.value
    top = game.effective_top()
    return 1 if top is None else top.value + 1


@on_turn("evolution", "clean-slate", "icestorm", *kinds_of("glutton"))
def on_any_value(card: Card, top: Entry) -> bool:
    """On 1, 2 or 3: a position that is not open has one of these. [JUN-5.5, JUN-9.1, JUN-C-GLUTTON]"""
    return True


@targets(*kinds_of("liar"))
def anybody_else(game: JunQuick, player: Player) -> list[Ref]:
    """Any opponent, if another card is in the own hand to lie about. [JUN-C-LIAR]"""
    return [other.ref for other in game.opponents(player)] if len(player.hand) > 1 else []


@targets(*kinds_of("thief"))
def who_has_something_to_steal(game: JunQuick, player: Player) -> list[Ref]:
    """Opponents with a card in the nest; only if there are none, those with a card in hand. [JUN-C-THIEF]"""
    others = game.opponents(player)
    return [other.ref for other in others if other.nest] or [other.ref for other in others if other.hand]


@targets(*kinds_of("gatecrasher"))
def packs_without_a_dominant(game: JunQuick, player: Player) -> list[Ref]:
    """Any opponent's finished pack without a Dominant. [JUN-C-GATECRASHER]"""
    return [pack.ref for other in game.opponents(player) for pack in other.home if not pack.is_safe]


# The leader phase [JUN-7]


def race_plays(game: JunQuick, player: Player) -> list[Option]:
    """Everything the player may play now in the leader phase. [JUN-7.3]"""
    top = game.effective_top()
    assert top is not None, "the leader phase is never open [JUN-5.5]"
    return [card.play for card in player.hand if card.kind in in_race and in_race[card.kind](game, player, card, top)]


@in_race(*kinds_of("glutton"))
def stronger(game: JunQuick, player: Player, card: Card, top: Entry) -> bool:
    """On any value, on Too Early, on a weaker Glutton. [JUN-C-GLUTTON]"""
    return card.strength > top.card.strength


@in_race("too-early")
def on_a_four(game: JunQuick, player: Player, card: Card, top: Entry) -> bool:
    """Only on a 4: a Dominant has ended the round before. [JUN-C-TOO-EARLY]"""
    return top.value == 4


@in_race("clean-slate", "icestorm")
def on_anything(game: JunQuick, player: Player, card: Card, top: Entry) -> bool:
    """On whatever lies there. [JUN-C-CLEAN-SLATE, JUN-9.1]"""
    return True


@in_race("hysteria")
def against_the_card_on_top(game: JunQuick, player: Player, card: Card, top: Entry) -> bool:
    """On another player's Glutton, Too Early or unsettled Hysteria, lying on top. [JUN-8.1, JUN-8.7]"""
    last = game.pile[-1]
    can_be_cancelled = last.card.strength > 0 or last.card.kind in ("too-early", "hysteria")
    return can_be_cancelled and not last.settled and last.seat != player.seat


def hysterias(player: Player) -> list[Option]:
    """All that can be played in a window. [JUN-8.2]"""
    return [card.play for card in player.hand if card.kind == "hysteria"]


# Why not?


def why_not_on_turn(game: JunQuick, player: Player) -> Iterator[Refused]:
    """The cards of a player that cannot be played on his turn."""
    top = game.effective_top()
    playable = {option.refs[0] for option in turn_plays(game, player, top)}
    for card in player.hand:
        if card.ref not in playable:
            reason, rule = _reason_on_turn(card, top)
            yield Refused((card.ref,), reason, rule)


def _reason_on_turn(card: Card, top: Entry | None) -> tuple[str, str]:
    if card.category == "instant":
        return "why.forgotten", "JUN-4.9"
    if card.kind == "hysteria":
        return "why.only-in-a-window", "JUN-8.9"
    if card.kind == "too-early":
        return "why.only-in-leader-phase", "JUN-C-TOO-EARLY"
    if top is None:
        return "why.cannot-open", "JUN-6.3"
    if card.is_value and card.value <= top.value:
        return "why.not-higher", "JUN-6.4"
    return "why.no-pack-to-take", "JUN-C-GATECRASHER"


def why_not_in_race(game: JunQuick, player: Player) -> Iterator[Refused]:
    """The cards of a player that cannot be played in the leader phase now."""
    playable = set(race_plays(game, player))
    last = game.pile[-1]
    for card in player.hand:
        if card.play not in playable:
            reason, rule = _reason_in_race(player, card, last)
            yield Refused((card.ref,), reason, rule)


def _reason_in_race(player: Player, card: Card, last: Entry) -> tuple[str, str]:
    if card.kind not in in_race:
        return "why.not-in-leader-phase", "JUN-7.3"
    if card.strength:
        return "why.not-stronger", "JUN-C-GLUTTON"
    if card.kind == "too-early":
        return "why.only-on-a-four", "JUN-C-TOO-EARLY"
    if last.card.kind == "icestorm":
        return "why.not-on-icestorm", "JUN-9.8"
    if last.settled:
        return "why.settled", "JUN-8.6"
    if last.seat == player.seat and not last.value:
        return "why.own-card", "JUN-8.3"
    return "why.cannot-be-cancelled", "JUN-8.1"


def why_not_in_window(player: Player) -> Iterator[Refused]:
    """In a window nothing but Hysteria can be played."""
    for card in player.hand:
        if card.kind != "hysteria":
            yield Refused((card.ref,), "why.only-hysteria", "JUN-8.2")

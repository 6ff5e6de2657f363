"""The turn: one action, then draw. [VAL-3]"""

from __future__ import annotations

from collections.abc import Awaitable, Iterator, Sequence
from functools import partial
from typing import Final

from engine.choices import Option, Ref, Refused, singles
from engine.effects import Why
from games.valhalla.asking import agrees, do_one
from games.valhalla.battle import attack, hunt
from games.valhalla.concepts import Deed, Draws, in_phase_b, in_scouting, no_attack
from games.valhalla.deck import refs
from games.valhalla.events.turn import HandShown, TurnBegan
from games.valhalla.muster import in_hand, in_pairs, muster_one, muster_two, no_partner, one_by_one
from games.valhalla.piles import draw_and_keep
from games.valhalla.questions import ACTION
from games.valhalla.state import Player, Valhalla

SCOUT: Final = Option.of("scout")
DRAWN, KEPT = 2, 1  # [VAL-3.8, VAL-3.12]
DRAWN_WITH_MORE_CARDS = 3  # Valkyries or Dwarves [VAL-16.2, VAL-17.1]

NOT_NOW = {  # why a card that is no warrior cannot be played in phase A
    "tactics": Why("why.tactics-in-battle", "VAL-4.5"),
    "thor": Why("why.thor-in-battle", "VAL-15.2"),
    "errand": Why("why.errand-after-battle", "VAL-16.9"),
    "tyr": Why("why.tyr-with-muster", "VAL-18.2"),
}


def begin_turn(game: Valhalla, player: Player) -> None:
    """Whose turn it is, and what is remembered of its beginning."""
    game.turn += 1
    game.current = player.seat
    game.was_squad_empty = not player.has_squad
    player.used_since_turn = False
    game.tell(TurnBegan(player.ref, game.turn))


# Phase A [VAL-3.2]


async def phase_a(game: Valhalla, player: Player) -> None:
    """Exactly one action. [VAL-3.1]"""
    game.phase = "A"
    if not player.has_squad and not in_hand(player):  # [VAL-3.10]
        game.tell(HandShown(player.ref, tuple(refs(player.hand))))
    deeds, why_not = actions(game, player), partial(refusals, game, player)
    await do_one(player, prompt_for(deeds), deeds, "VAL-3.2", why_not=why_not, kind=ACTION)


def prompt_for(deeds: Sequence[Deed]) -> str:
    """The question names just those actions that are possible. [VAL-3.9 to VAL-3.11]"""
    verbs = {option.verb for deed in deeds for option in deed.options}
    if "scout" not in verbs:
        return "prompt.must-muster"
    if "attack" in verbs:
        return "prompt.action" if "muster" in verbs else "prompt.attack-or-scout"
    return "prompt.muster-or-scout" if "muster" in verbs else "prompt.must-scout"


def actions(game: Valhalla, player: Player) -> list[Deed]:
    """What is possible: with an empty squad a warrior of the hand must be mustered. [VAL-3.9 to VAL-3.11]"""
    deeds: list[Deed] = []
    has_squad = player.has_squad
    if warriors := in_hand(player):
        deeds.append(Deed(one_by_one(game, player, warriors), partial(muster_one, game, player)))
        deeds.append(Deed(in_pairs(game, player, warriors), partial(muster_two, game, player)))
    if has_squad:
        deeds.append(Deed(singles("attack", targets(game, player)), partial(attack_chosen, game, player)))
    if has_squad or not warriors:
        deeds.append(Deed((SCOUT,), partial(scout, game, player)))
    return deeds


def targets(game: Valhalla, player: Player) -> list[Ref]:
    """A3 against every player who can be attacked, or against the monster. [VAL-3.7]"""
    if no_attack.why_not(game, player) is not None:
        return []
    if game.is_against_monster:
        return [f"monster:{game.monster[0]}"]
    others = game.clockwise(player.seat)[1:]
    return [other.ref for other in others if why_no_target(game, player, other) is None]


def attack_chosen(game: Valhalla, player: Player, option: Option) -> Awaitable[None]:
    """A battle against another player, or against the monster. [VAL-3.7, VAL-21.10]"""
    if game.is_against_monster:
        return hunt(game, player)
    return attack(game, player, game.players[int(option.refs[0].removeprefix("seat:"))])


def why_no_target(game: Valhalla, player: Player, other: Player) -> Refused | None:
    """Why somebody cannot be attacked. [VAL-3.7]"""
    if game.are_companions(player, other):
        return Refused((other.ref,), "why.companion", "VAL-20.2")
    if not other.shields:
        return Refused((other.ref,), "why.no-shield", "VAL-3.7")
    if not other.has_squad:
        return Refused((other.ref,), "why.no-squad", "VAL-3.7")
    return None


def refusals(game: Valhalla, player: Player) -> Iterator[Refused]:
    """What cannot be done in phase A, and why."""
    if not player.squad and in_hand(player):
        yield Refused(("pile:deck",), "why.must-muster", "VAL-3.9")
    why = no_attack.why_not(game, player)
    if why is not None and game.monster:
        yield why.not_with(f"monster:{game.monster[0]}")
    for other in game.clockwise(player.seat)[1:]:
        if not player.squad:
            yield Refused((other.ref,), "why.own-squad-empty", "VAL-3.7")
        elif (reason := why_no_target(game, player, other)) is not None:
            yield reason
    yield from no_partner(game, player)
    for card in player.hand:
        if card.category != "warrior":
            yield NOT_NOW[card.category].not_with(card.ref)


async def scout(game: Valhalla, player: Player, option: Option) -> None:
    """A4: draw 2, keep 1; an empty deck gives nothing. [VAL-3.8, VAL-3.11]"""
    drawn, kept = await agreed(game, player, in_scouting, DRAWN)
    await draw_and_keep(game, player, drawn, kept, "VAL-3.8")


async def agreed(game: Valhalla, player: Player, ways: Draws, count: int) -> tuple[int, int]:
    """How many cards are drawn and kept: a jarl may offer another way. [VAL-12.2]"""
    for offer in ways.held_by(player):
        drawing = offer(game, player)
        about = (f"jarl:{player.jarl}",)
        if game.deck and await agrees(player, "prompt.draw-more", "draw-more", "VAL-12.2", about=about):
            return count + drawing.more, drawing.keep
    return count, KEPT


# Phase B [VAL-3.12]


async def phase_b(game: Valhalla, player: Player) -> None:
    """Draw 2 cards, 3 with Valkyries or Dwarves, and keep 1. [VAL-3.12, VAL-16.2]"""
    game.phase = "B"
    has_more = game.uses("valkyries") or game.uses("dwarves")
    drawn, kept = await agreed(game, player, in_phase_b, DRAWN_WITH_MORE_CARDS if has_more else DRAWN)
    await draw_and_keep(game, player, drawn, kept, "VAL-3.12")

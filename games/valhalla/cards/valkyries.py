"""Valkyries: symbols on warriors, Weapon Stock, Path to Valhalla and errands. [VAL-16]"""

from __future__ import annotations

from engine.effects import Why
from games.valhalla.asking import choose_card
from games.valhalla.concepts import ERRANDS, VALKYRIE, serves_as_die, tactic
from games.valhalla.deck import Ability, Card
from games.valhalla.events.battle import GivenUp
from games.valhalla.state import Side, Valhalla, Warrior

FOR_A_CLAN, ALONE = 2, 3


@VALKYRIE("company")
def company(symbol: Ability, others: list[str]) -> int:
    """1 bonus point for each other warrior of the group. [VAL-16.4]"""
    return len(others)


@VALKYRIE("with")
def together_with(symbol: Ability, others: list[str]) -> int:
    """2 bonus points if another one of the clan goes along, however many. [VAL-16.4]"""
    return FOR_A_CLAN if symbol.clan in others else 0


@VALKYRIE("alone")
def alone(symbol: Ability, others: list[str]) -> int:
    """3 bonus points for the only warrior of a group. [VAL-16.4]"""
    return 0 if others else ALONE


STOCKS = ("vkt-stock-a", "vkt-stock-s", "vkt-stock-p", "vkt-stock-b", "vkt-stock-h")
serves_as_die.add(True, *STOCKS)


@tactic(*STOCKS, mark="stock")
async def weapon_stock(game: Valhalla, side: Side, card: Card) -> None:
    """Serves as a die when it is used; it is never played for itself. [VAL-16.7]"""


def able_to_go(game: Valhalla, side: Side) -> list[Warrior]:
    """The attacker's own activated warriors that were not chosen yet. [VAL-16.8, VAL-20.13]"""
    attacker = game.fight.opponent(side)
    if attacker is None:
        return []
    return [warrior for warrior in game.own_active(attacker) if warrior.ref not in attacker.given_up]


def nobody_to_send(game: Valhalla, side: Side, card: Card) -> Why | None:
    """Against a monster it cannot be played either. [VAL-20.13, VAL-21.24]"""
    if game.fight.opponent(side) is None:
        return Why("why.no-opponent", "VAL-21.24")
    return None if able_to_go(game, side) else Why("why.nobody-to-give-up", "VAL-20.13")


@tactic("vkt-path", mark="defence", why_not=nobody_to_send)
async def path_to_valhalla(game: Valhalla, side: Side, card: Card) -> None:
    """The attacker chooses a warrior whose strength counts no longer, and which goes whoever wins. [VAL-16.8]"""
    attacker = game.fight.opponent(side)
    assert attacker is not None
    player = game.player(attacker)
    cards = [warrior.card for warrior in able_to_go(game, side)]
    chosen = await choose_card(player, "prompt.give-up", "give-up", cards, "VAL-16.8", about=(card.ref,))
    attacker.given_up.append(chosen.ref)
    game.tell(GivenUp(player.ref, chosen.ref))


@ERRANDS("vke-steady")
def steady_hand(game: Valhalla, side: Side) -> Why | None:
    """No paid reroll in this battle. [VAL-16.9]"""
    return Why("why.paid-reroll-made", "VAL-16.9") if side.paid_rerolls else None


@ERRANDS("vke-crush")
def crushing_victory(game: Valhalla, side: Side) -> Why | None:
    """At least 5 points stronger than the loser. [VAL-16.9]"""
    battle = game.fight
    is_met = battle.winner_total - battle.loser_total >= 5
    return None if is_met else Why("why.not-crushing", "VAL-16.9")


@ERRANDS("vke-band")
def war_band(game: Valhalla, side: Side) -> Why | None:
    """At least 3 warriors activated, own and companion's. [VAL-16.9, VAL-20.13]"""
    return None if len(side.active) >= 3 else Why("why.no-war-band", "VAL-16.9")

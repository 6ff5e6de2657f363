"""Dwarves of Svartalfheim: four abilities, Call to Arms and two Battle Cries. [VAL-17]"""

from __future__ import annotations

from engine.effects import Why
from games.valhalla.asking import choose_card, may_choose_card
from games.valhalla.concepts import GIVES, holds_back, on_activation, tactic
from games.valhalla.deck import Card, refs
from games.valhalla.events.battle import Blocked, CalledToArms, Sacrificed
from games.valhalla.events.turn import HandShown
from games.valhalla.piles import discard_from_hand, discard_warriors, topmost
from games.valhalla.state import CELLS, Offering, Side, Valhalla, Warrior

holds_back.add(True, "hold")  # [VAL-17.4]
CRY = {1: 1, 2: 2, 3: 4, 4: 6}  # by activated warriors [VAL-17.9]


@on_activation("block")
async def block(game: Valhalla, side: Side, dwarf: Warrior) -> None:
    """The attacker chooses a warrior that cannot be activated; one unblocked must remain. [VAL-17.3]"""
    defender = game.opponent(side)
    if defender is None or not side.is_attacker:
        return
    free = [warrior.card for warrior in defender.squad if warrior.ref not in game.fight.blocked]
    if len(free) < 2:
        return
    chosen = await choose_card(game.player(side), "prompt.block", "block", free, "VAL-17.3", about=(dwarf.ref,))
    game.fight.blocked.append(chosen.ref)
    game.tell(Blocked(chosen.ref, dwarf.ref))


@on_activation("extort")
async def extort(game: Valhalla, side: Side, dwarf: Warrior) -> None:
    """The opponent discards a tactics card of choice, or shows the hand. [VAL-17.5]"""
    victim = game.opponent(side)
    if victim is None:
        return
    cards = [card for card in victim.hand if card.category == "tactics"]
    if not cards:
        game.tell(HandShown(victim.ref, tuple(refs(victim.hand))))
        return
    chosen = await choose_card(victim, "prompt.extort", "discard", cards, "VAL-17.5", about=(dwarf.ref,))
    discard_from_hand(game, victim, chosen)


@on_activation("sacrifice")
async def sacrifice(game: Valhalla, side: Side, dwarf: Warrior) -> None:
    """A hand card of any kind may be laid beside the dwarf for +3. [VAL-17.6]"""
    player = game.player(side)
    if not player.hand or game.fight.kind == "ragnarok":  # no strength is counted there
        return
    about = {"about": (dwarf.ref,)}
    card = await may_choose_card(player, "prompt.sacrifice", "lay", player.hand, "VAL-17.6", **about)
    if card is not None:
        player.hand.remove(card)
        side.sacrificed.append(Offering(dwarf.ref, card))
        game.tell(Sacrificed(player.ref, card.ref, dwarf.ref))


def nobody_to_call(game: Valhalla, side: Side, card: Card) -> Why | None:
    """The pile must hold a warrior. [VAL-17.7]"""
    return None if topmost(game, "warrior") else Why("why.no-warrior-in-pile", "VAL-17.7")


@tactic("dwt-call", mark="before", why_not=nobody_to_call)
async def call_to_arms(game: Valhalla, side: Side, card: Card) -> None:
    """The topmost warrior of the discard pile joins the squad; with 4 there, one is discarded then. [VAL-17.7]"""
    player, called = game.player(side), topmost(game, "warrior")
    assert called is not None
    game.pile.remove(called)
    game.offered.append(called)
    game.tell(CalledToArms(player.ref, called.ref))
    if len(player.squad) == CELLS:
        old = [warrior.card for warrior in player.squad]
        chosen = await choose_card(player, "prompt.make-room", "discard", old, "VAL-17.7", about=(called.ref,))
        gone = next(warrior for warrior in player.squad if warrior.card is chosen)
        index = player.cells.index(gone)
        discard_warriors(game, player, [gone])
    else:
        index = player.cells.index(None)
    game.offered.remove(called)
    player.cells[index] = Warrior(called)


@GIVES("dwt-crys")
def strength_of_the_squad(game: Valhalla, side: Side, card: Card) -> int:
    """+1 for each warrior in the own squad. [VAL-17.8]"""
    return len(game.player(side).squad)


@tactic("dwt-crys")
async def cry_of_the_squad(game: Valhalla, side: Side, card: Card) -> None:
    """Its strength is counted at the end of the phase. [VAL-17.8]"""


@GIVES("dwt-crya")
def strength_of_the_activated(game: Valhalla, side: Side, card: Card) -> int:
    """+1, +2, +4 or +6 for 1 to 4 activated warriors of the own squad. [VAL-17.9]"""
    return CRY.get(len(game.own_active(side)), 0)


@tactic("dwt-crya")
async def cry_of_the_activated(game: Valhalla, side: Side, card: Card) -> None:
    """Its strength is counted at the end of the phase. [VAL-17.9]"""

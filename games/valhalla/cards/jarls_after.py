"""Jarls whose abilities work before or after a battle. [VAL-12.3]"""

from __future__ import annotations

from functools import partial

from engine.choices import Option, ask_one
from games.valhalla.asking import PASS, agrees, asked, choose_card, may_choose_card
from games.valhalla.bonus import gain_points
from games.valhalla.cards.jarls_battle import jarl_ref
from games.valhalla.concepts import (
    Deed,
    after_others_battle,
    after_own_battle,
    as_bystander,
    as_participant,
    deed,
    leaves_one,
)
from games.valhalla.deck import CARD_BY_REF, refs
from games.valhalla.events.aftermath import Held
from games.valhalla.events.battle import JarlUsed, Looked
from games.valhalla.piles import discard_from_hand, draw
from games.valhalla.state import Laid, Look, Player, Side, Valhalla, Wager, Warrior


def tell_used(game: Valhalla, player: Player) -> None:
    """Everybody learns that a jarl's ability was used."""
    game.tell(JarlUsed(player.ref, f"jarl:{player.jarl}"))


async def may_draw(game: Valhalla, player: Player, count: int) -> bool:
    """The player may draw; whether they did. An empty deck gives nothing."""
    if not game.deck or not await agrees(
        player, "prompt.jarl-draw", "draw", "VAL-12.2", about=(f"jarl:{player.jarl}",)
    ):
        return False
    tell_used(game, player)
    draw(game, player, count)
    return True


@after_own_battle("jrl-10")
async def aslaug(game: Valhalla, player: Player, side: Side) -> None:
    """After a lost battle draw a card, another one as defender."""
    battle = game.fight
    if battle.has_winner and battle.winner != player.seat:
        count = 1 if side.is_attacker else 2
        await may_draw(game, player, count)


@leaves_one("jrl-17")
async def bernhar(game: Valhalla, player: Player, side: Side, going: list[Warrior]) -> None:
    """After a won attack one activated warrior may stay; with 3 activated draw a card."""
    if not side.is_attacker or game.fight.winner != player.seat:
        return
    able = [one.card for one in going if one in player.squad and one.ref not in side.given_up]
    if able:
        left = await may_choose_card(player, "prompt.leave", "leave", able, "VAL-12.2")
        if left is not None:
            going[:] = [warrior for warrior in going if warrior.card is not left]
            tell_used(game, player)
            game.tell(Held(player.ref, left.ref))
    if len(game.own_active(side)) >= 3:
        await may_draw(game, player, 1)


@after_others_battle("jrl-19")
async def freydis(game: Valhalla, player: Player) -> None:
    """Draw a card, then discard one, unless the winner has more captured shields."""
    if player.used_since_turn or not await may_draw(game, player, 1):
        return
    player.used_since_turn = True
    winner = game.fight.winner
    if winner is not None and len(game.players[winner].captured) > len(player.captured):
        return
    card = await choose_card(player, "prompt.jarl-discard", "discard", player.hand, "VAL-12.1")
    discard_from_hand(game, player, card)


async def gudrun_helps(game: Valhalla, player: Player, side: Side) -> None:
    """Discard a card: a participant gets +2."""
    tell_used(game, player)
    card = await choose_card(player, "prompt.jarl-discard", "discard", player.hand, "VAL-12.1")
    discard_from_hand(game, player, card)
    side.bonuses.append(Laid(f"jarl:{player.jarl}", 2))
    game.fight.wagers.append(Wager(player.seat, side.seat))


@as_bystander("jrl-20")
def gudrun(game: Valhalla, player: Player) -> list[Deed]:
    """Before a battle of two others."""
    if not player.hand:
        return []
    return [
        deed(
            Option.of("support", f"jarl:{player.jarl}", game.player(side).ref),
            partial(gudrun_helps, game, player, side),
        )
        for side in game.fight.sides
    ]


@after_others_battle("jrl-20")
async def gudrun_gains(game: Valhalla, player: Player) -> None:
    """If the participant she helped wins, she gains a bonus point."""
    battle = game.fight
    if any(wager.by == player.seat and wager.to == battle.winner for wager in battle.wagers):
        await gain_points(game, player, 1)


async def harald_looks(game: Valhalla, side: Side, defender: Player) -> None:
    """Look at the hand of the defender; with a captured shield of theirs they discard a card of choice."""
    player = game.player(side)
    side.used.append("look")
    tell_used(game, player)
    game.look = Look(player.seat, defender.ref, list(defender.hand))
    game.tell(Looked(player.ref, defender.ref, tuple(refs(defender.hand))))
    options = [Option.of("done")]
    if defender.seat in player.captured:
        options = [*(Option.of("take-away", card.ref) for card in defender.hand), PASS]
    about = (jarl_ref(game, side), defender.ref)
    answer = await ask_one(player, asked("prompt.look", options, "VAL-12.1", about=about))
    game.look = None
    if answer.refs:
        discard_from_hand(game, defender, CARD_BY_REF[answer.refs[0]])


@as_participant("jrl-21")
def harald(game: Valhalla, side: Side) -> list[Deed]:
    """As attacker, once before the battle."""
    defender = game.opponent(side)
    if not side.is_attacker or defender is None or not defender.hand or "look" in side.used:
        return []
    return [deed(Option.of("look", jarl_ref(game, side)), partial(harald_looks, game, side, defender))]

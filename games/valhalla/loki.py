"""Loki's Cunning: a comfort for the loser. [VAL-14]"""

from __future__ import annotations

from engine.choices import Option, ask_one
from games.valhalla.asking import PASS, asked
from games.valhalla.concepts import LOKI_BONUS
from games.valhalla.events.aftermath import LokiBonus
from games.valhalla.state import Battle, Valhalla


async def loser_takes_bonus(game: Valhalla, battle: Battle) -> None:
    """j: the loser may take the bonus of one open row, or none. [VAL-14.2, VAL-14.5]"""
    card = game.loki_card
    if card is None:
        return
    difference = battle.winner_total - battle.loser_total
    rows = [number for number, row in enumerate(card.rows) if difference <= row.difference]
    if not rows:
        return
    loser = next(game.player(side) for side in battle.sides if side.seat != battle.winner)
    options = [*(Option.of("take-row", f"row:{number + 1}") for number in rows), PASS]
    answer = await ask_one(loser, asked("prompt.loki", options, "VAL-14.2", about=(f"loki:{card.id}",)))
    if answer == PASS:
        return
    game.tell(LokiBonus(loser.ref, answer.refs[0]))
    for bonus in card.rows[int(answer.refs[0][4:]) - 1].bonus:
        await LOKI_BONUS[bonus.kind](game, loser, bonus)

"""The bot that looks ahead in Bang!: it tries its deeds in worlds where roles and hands are dealt anew, each as likely
as behaviour says, and reckons how likely its side is to win when everybody has gone on for a while."""

from __future__ import annotations

from typing import Final

from engine.choices import Menu, Option, Seat
from engine.dice import Dice
from engine.search import Outlook, Searcher, by_bot
from games.bang.bot import HARMLESS, all_weighed, gunslinger, next_deed, offhand, reasons_for
from games.bang.bots import phase_2
from games.bang.bots.mind import Mind
from games.bang.bots.standing import evaluate
from games.bang.bots.temper import EVEN, Temper
from games.bang.deck import CARD_BY_REF
from games.bang.questions import OBLIGED, PHASE_2
from games.bang.shown import BangView
from games.bang.state import Bang

SEARCHED: Final = (PHASE_2, OBLIGED)  # answers to attacks take no time to think: that would tell what is in the hand
A_LIFE: Final = 0.05  # by which a life of a plain enemy raises the chance to win
LATER: Final = 2  # turns after which it is judged how things stand
GAP: Final = 1.0  # what seems worse by more lives is not tried
MOST: Final = 5


def deserves(menu: Menu) -> bool:
    """Whether a question is worth a search."""
    return menu.kind in SEARCHED and not menu.optional


def candidates(view: BangView, menu: Menu, chance: Dice, temper: Temper = EVEN) -> dict[Option, float]:
    """Deeds that are not far behind what seems best, and doing nothing; what nobody would think about is done first."""
    mind = Mind(view, temper)
    found = all_weighed(mind, menu)
    first = next_deed(mind, found)
    if first.verb not in HARMLESS and phase_2.order(first) <= phase_2.EQUIP:
        return {}
    rated = {scored.option: scored.value for scored in found}
    best = max(rated.values())
    tried = [option for option in rated if rated[option] >= max(best - GAP, -GAP / 2) or option.verb in HARMLESS]
    tried.sort(key=lambda option: -rated[option])
    different = {_deed(option): option for option in reversed(tried)}
    return {option: A_LIFE * rated[option] for option in tried if different[_deed(option)] is option}


def _deed(option: Option) -> tuple[str, ...]:
    """What cards of the same name have in common: the same done to the same."""
    if not option.refs or option.refs[0] not in CARD_BY_REF:
        return (option,)
    return (option.verb, CARD_BY_REF[option.refs[0]].kind, *option.refs[1:])


def is_settled(game: Bang, seat: Seat) -> bool:
    """Whether the second turn after the one of a seat begins: all that is compared is judged at the same moment."""
    if game.turn.played or game.turn.used or game.resolving or game.turn.step != "play":
        return False
    mine = [player for player in game.ring if player.seat == seat]
    if not mine:
        return game.players[game.current].seat != seat
    order = game.in_order(mine[0])
    return len(order) <= LATER or game.current in [player.index for player in order[LATER:]]


OUTLOOK: Final = Outlook[Bang](
    normal=gunslinger,
    evaluate=evaluate,
    policy=by_bot(offhand),
    horizon=1,
    most=40,
    is_settled=is_settled,
    deserves=deserves,
    candidates=candidates,
    most_candidates=MOST,
    trust=20.0,
    playouts=120,
    reasons=reasons_for,
)
hard: Final = Searcher(OUTLOOK)

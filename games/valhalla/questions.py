"""The kinds of questions that a bot tells apart: what `Menu.kind` says in Valhalla.

A kind is the name of the question's prompt: `prompt.phase` is the kind `phase`, so that every question has one.
"""

from __future__ import annotations

from typing import Final

# Set-up
JARL: Final = "jarl"
RECRUIT: Final = "recruit"
FIRST_DISCARDS: Final = "first-discards"
DRAFT: Final = "draft"
EXCHANGE: Final = "exchange"

# The turn
ACTION: Final = "action"
PLACE: Final = "place"
ADD_TYR: Final = "add-tyr"
DRAW_MORE: Final = "draw-more"
KEEP: Final = "keep"
DISCARD_DRAWN: Final = "discard-drawn"

# Around and in a battle
HELP: Final = "help"
BEFORE_BATTLE: Final = "before-battle"
BEFORE_ROLL: Final = "before-roll"
PHASE: Final = "phase"
RAGNAROK: Final = "ragnarok"
PAID_REROLL: Final = "paid-reroll"
FREE_REROLL: Final = "free-reroll"
REROLL_AGAIN: Final = "reroll-again"
TURN: Final = "turn"
DICE: Final = "dice"  # which dice arm a warrior
SPEND: Final = "spend"
TAKE_DIE: Final = "take-die"
AID: Final = "aid"

# After a battle
SEND: Final = "send"
SEND_ONE: Final = "send-one"
ERRAND: Final = "errand"
CLAIM: Final = "claim"
LOKI: Final = "loki"
ORDER: Final = "order"

"""The kinds of questions that a bot tells apart: what `Menu.kind` says in Bang!."""

from __future__ import annotations

from typing import Final

PHASE_2: Final = "phase-2"
OBLIGED: Final = "obliged"  # a card that must be played [BNG-16.15]

DODGE: Final = "dodge"
DODGE_TWICE: Final = "dodge-twice"
ROULETTE: Final = "roulette"
DUEL: Final = "duel"
INDIANS: Final = "indians"
RESCUE: Final = "rescue"

CLAUS: Final = "claus"  # drawn cards are given to everybody [BNG-14.32]
PAT_BRENNAN: Final = "pat-brennan"  # a card in play instead of drawing [BNG-14.27]

DRAFT: Final = "draft"
ACTIVE: Final = "active"
NOMINATE: Final = "nominate"
OPEN_BIDDING: Final = "open-bidding"
BID: Final = "bid"
KEEP_CHARACTER: Final = "keep-character"
BUY_BACK: Final = "buy-back"

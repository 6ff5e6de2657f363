"""How the window of a table is divided: top bar, side column, board, prompt, hand, and the panel at the right."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from ui.sprites import Area
from ui.theme import Theme

TOP_BAR = 48  # units
PROMPT = 56
RISE = 12  # above the hand: room for the card that rises


class Places(NamedTuple):
    """The parts of the window."""

    top: pygame.Rect
    area: Area  # what the board lays out
    panel: pygame.Rect  # zoomed card, and what happened


def places_in(window: pygame.Rect, theme: Theme, *, has_hand: bool = True) -> Places:
    """Divide a window of any size and shape; where no hand is held, the prompt lies at the bottom."""
    px = theme.px
    wide, tall = window.size
    top = pygame.Rect(0, 0, wide, px(TOP_BAR))
    panel_width = min(px(330), max(px(228), round(wide * 0.205)))
    panel = pygame.Rect(wide - panel_width, top.bottom, panel_width, tall - top.bottom)
    table = pygame.Rect(0, top.bottom, wide - panel_width, tall - top.bottom)
    side_width = min(px(230), max(px(152), round(wide * 0.145)))
    side = pygame.Rect(0, table.y, side_width, table.height).inflate(-px(16), -px(16))
    hand_height = min(px(230 + RISE), max(px(112 + RISE), round(table.height * 0.25))) if has_hand else px(4)
    hand = pygame.Rect(side_width, table.bottom - hand_height, table.width - side_width - px(8), hand_height)
    prompt = pygame.Rect(hand.x, hand.y - px(PROMPT), hand.width, px(PROMPT))
    if has_hand:  # a card that rises does not slide under the prompt
        hand.y, hand.height = hand.y + px(RISE), hand.height - px(RISE)
    board = pygame.Rect(hand.x, table.y, hand.width, prompt.y - table.y).inflate(-px(12), -px(12))
    return Places(top, Area(table, side, board, prompt, hand, theme.unit), panel)

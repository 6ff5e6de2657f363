"""The table of a replay, as far as pictures and new games need it."""

from __future__ import annotations

from ui.replay.looking import LookingBack
from ui.table.tabletop import Tabletop


class LookedAt(Tabletop):
    """A table at which a game is looked back at."""

    session: LookingBack
    is_portrayed = False  # without bars and buttons: for pictures and films

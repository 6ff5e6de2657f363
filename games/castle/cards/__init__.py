"""What the cards do, one module per part of the board, in the order of the card list. Importing registers."""

from engine.effects import check_behaviours
from games.castle.actions import played, protects
from games.castle.cards import anywhere, courtyard, outside, walls_and_towers
from games.castle.deck import KINDS
from games.castle.placement import placed

__all__ = ["anywhere", "courtyard", "outside", "walls_and_towers"]

WITHOUT_EFFECT = ("herald", "prisoner")  # what the Herald does, he does in the view [CAS-C.herald]
check_behaviours(KINDS.values(), WITHOUT_EFFECT, played, protects, placed)

"""The chances of battles, from what a view tells: exact, for the best use of dice, own cards and own jarl.

Counted: all dice and rerolls, the tactics cards of the own hand, what the own jarl and Thor's Help still allow, what
both jarls always give, and of the opponent the dice and paid rerolls. Not counted, as nobody can know it: what others
still play. [VAL-5.15, VAL-25]
"""

from games.valhalla.odds.attacks import Prospects, attack_odds
from games.valhalla.odds.battles import Chances, Odds, Reroll, need_of, odds, warriors_of

__all__ = ["Chances", "Odds", "Prospects", "Reroll", "attack_odds", "need_of", "odds", "warriors_of"]

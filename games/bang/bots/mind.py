"""What I make of the table before I decide: sides, chances to hit, and what deeds do to everybody."""

from __future__ import annotations

from functools import cached_property
from typing import Final

from engine.choices import Ref
from games.bang.bots import worth
from games.bang.bots.seen import Figure, Seen
from games.bang.bots.stance import SELF, enmities, gain_of_life, price_of_life
from games.bang.bots.suspicion import odds
from games.bang.bots.temper import EVEN, Temper
from games.bang.deck import CARD_BY_REF, Card
from games.bang.modes.trio import TARGET
from games.bang.shown import BangView
from games.bang.state import DEPUTY, OUTLAW, SHERIFF

MISSED_IN_HAND = 0.24  # how likely a hidden card cancels a shot: people keep those
BANG_IN_HAND = 0.33
HEART = 0.25
DODGED = 0.2  # what it is worth that an enemy spends a card on a shot
REWARD = 3 * worth.BLIND  # for an Outlaw [BNG-11.2]
PENALTY = 1.5  # for a Sheriff who kills a Deputy [BNG-11.3]
VICTORY = 6.0
BLUNT: Final = ("blessing", "curse")  # there are no diamonds now


class Mind(Seen):
    """The table with my opinion of everybody."""

    def __init__(self, view: BangView, temper: Temper = EVEN) -> None:
        super().__init__(view)
        self.odds = odds(self)
        self.enmity = enmities(self, self.odds)
        if temper is not EVEN:
            done = {doer: count for doer, victim, count in view["deeds"] if victim == self.me.ref}
            self.enmity = {ref: temper.towards(one, done.get(ref, 0)) for ref, one in self.enmity.items()}
        self.enmity[self.me.ref] = -SELF.get(self.role, 1.3) * temper.life

    def against(self, figure: Figure) -> float:
        """What harm to somebody is worth to me."""
        return self.enmity[figure.ref]

    def is_friend(self, figure: Figure) -> bool:
        """Whether I would rather help than harm him."""
        return self.against(figure) < 0

    @cached_property
    def worths(self) -> dict[Ref, float]:
        """What every card in my hand is worth."""
        return worth.hand_worths(self)

    @cached_property
    def cheapest(self) -> list[Ref]:
        """My cards, the least useful first."""
        return sorted(self.worths, key=lambda ref: self.worths[ref])

    def spending(self, ref: Ref) -> float:
        """What it costs me to part with a hand card: nothing if I would have to discard it anyway."""
        if ref not in self.worths:
            return 0.0
        surplus = len(self.hand) - self.limit
        return 0.0 if ref in self.cheapest[: max(0, surplus)] else self.worths[ref] * 0.6

    def paying(self, count: int, *but: Ref) -> float:
        """What it costs me to discard so many of my other cards."""
        return sum(self.spending(ref) for ref in [ref for ref in self.cheapest if ref not in but][:count])

    # Lives

    def hit(self, figure: Figure, lives: int = 1, by: Figure | None = None) -> float:
        """What it is worth to me that somebody loses lives, through me unless somebody else is named."""
        value = self.against(figure) * price_of_life(figure, lives)
        if figure.life > lives or not figure.is_alive:
            return value
        chances = self.odds[figure.ref]
        killer = by or self.me
        if self.mode == "roles":
            value += chances.get(OUTLAW, 0.0) * REWARD * (1.0 if self.is_friend(killer) else -1.0)
            if killer.role == SHERIFF:
                value -= chances.get(DEPUTY, 0.0) * PENALTY * (1.0 if killer is self.me else -self.against(killer))
        if self.is_on("wild-west-show"):
            return value
        if self.mode == "roles" and figure.role == SHERIFF:
            value += VICTORY if self.against(figure) > 0 else -VICTORY
        if self.mode == "trio" and killer is not figure:  # [BNG-19.22, BNG-19.24]
            gain = VICTORY if TARGET[killer.role] == figure.role else REWARD
            value += gain if killer is self.me else -gain
        return value

    def healed(self, figure: Figure, lives: int = 1) -> float:
        """What it is worth to me that somebody regains lives."""
        return -self.against(figure) * gain_of_life(figure, lives)

    # Shots

    def chance_to_hit(self, figure: Figure, needed: int = 1) -> float:
        """How likely a shot is not dodged, from what lies open."""
        if not figure.is_alive:
            return 0.0
        missed = self.missed_chance(figure)
        known = figure.known_hand
        chances = (
            [missed] * len(figure.hand)
            if known is None
            else [1.0 * (card.kind in ("missed", "dodge")) for card in known]
        )
        chances += [HEART] * ("jourdonnais" in figure.abilities)
        if figure.works:
            chances += [1.0 for card, is_ready in figure.in_play if is_ready and card.missed]
            chances += [HEART for card, _ in figure.in_play if card.kind == "barrel"]
        none, one = 1.0, 0.0  # the chances of no and of just one Missed!
        for chance in chances:
            none, one = none * (1 - chance), one * (1 - chance) + none * chance
        return none if needed == 1 else none + one

    def missed_chance(self, figure: Figure) -> float:
        """How likely each of somebody's hidden cards serves as a Missed!."""
        if "elena-fuente" in figure.abilities:
            return 1.0
        if "big-spencer" in figure.abilities:
            return 0.03
        more = "calamity-janet" in figure.abilities or self.is_on("showdown")
        return 0.5 if more else MISSED_IN_HAND

    def shot(self, figure: Figure, needed: int = 1, card: Card | None = None, by: Figure | None = None) -> float:
        """What a shot at somebody is worth to me."""
        if card is not None and self.is_immune(figure, card):
            return 0.0
        chance = self.chance_to_hit(figure, needed)
        value = chance * self.hit(figure, by=by) + (1 - chance) * DODGED * self.against(figure)
        if "el-gringo" in figure.abilities and figure.life > 1 and self.hand and by in (None, self.me):
            value -= chance * worth.BLIND * 0.6
        return value

    def is_immune(self, figure: Figure, card: Card) -> bool:
        """Whether a card of this suit does nothing to somebody. [BNG-14.17]"""
        return "apache-kid" in figure.abilities and card.suit == "♦" and not self.is_on(*BLUNT)

    @cached_property
    def bangs(self) -> int:
        """How many of my cards I could use as a Bang!."""
        kinds = {"bang", "missed"} if "calamity-janet" in self.me.abilities else {"bang"}
        return len(self.hand) if self.is_on("showdown") else sum(card.kind in kinds for card in self.hand)

    @property
    def needed(self) -> int:
        """How many Missed! effects my Bang! cards take. [BNG-14.13]"""
        return 2 if "slab-the-killer" in self.me.abilities else 1

    # Cards of others

    def robbed(self, ref: Ref, *, taken: bool, by: Figure | None = None) -> float:
        """What it is worth to me that a card is taken away, and that I get it if it is `taken`."""
        owner = self.owner(ref)
        if owner is None:
            return 0.0
        mine = 1.0 if by is None or by is self.me else -self.against(by)
        if ref.startswith("hand:"):
            known = owner.known_hand
            each = [worth.IN_HAND.get(card.kind, worth.BLIND) for card in known] if known else [worth.BLIND]
            blind = sum(each) / len(each)
            return self.against(owner) * (blind + 0.15 * (len(owner.hand) == 1)) + mine * blind * taken
        card = CARD_BY_REF[ref]
        gain = worth.in_hand(self, card) if mine == 1.0 else mine * worth.BLIND
        return self.against(owner) * worth.in_play(self, owner, card) + gain * taken

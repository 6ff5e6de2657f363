"""What can happen in JunQuick, and who may see how much of it. [JUN-18.1, JUN-18.3]"""

from __future__ import annotations

from msgspec.structs import replace

from engine.choices import Ref
from engine.events import HIDDEN, Event
from engine.views import EVERYTHING, Viewer


def _is(viewer: Viewer, *seats: Ref) -> bool:
    return viewer == EVERYTHING or f"seat:{viewer}" in seats


class Dealt(Event, frozen=True):
    """Everybody has a hand, and somebody the First Player card."""

    first: Ref


class RoundBegan(Event, frozen=True):
    """A round begins."""

    round: int
    first: Ref


# Cards before a round


class Drew(Event, frozen=True):
    """Cards were drawn: which ones, only the drawer knows."""

    shows_to = "seats"

    seat: Ref
    cards: tuple[Ref, ...]

    def seen_by(self, viewer: Viewer) -> Event:
        """Others see how many."""
        return self if _is(viewer, self.seat) else replace(self, cards=(HIDDEN,) * len(self.cards))


class DrewInstant(Event, frozen=True):
    """An instant was drawn and laid out."""

    seat: Ref
    card: Ref


class LaidInstant(Event, frozen=True):
    """A player laid an instant from the hand."""

    shows_to = "everybody"

    seat: Ref
    card: Ref


class CarriedOut(Event, frozen=True):
    """An instant begins to work."""

    shows_to = "everybody"

    card: Ref


class Exposed(Event, frozen=True):
    """A player had forgotten an instant. [JUN-4.9]"""

    shows_to = "everybody"

    seat: Ref
    card: Ref


class BattleLaid(Event, frozen=True):
    """The card that a player laid in a Battle."""

    shows_to = "everybody"

    seat: Ref
    card: Ref


class BattleWon(Event, frozen=True):
    """Somebody takes all cards of a Battle."""

    shows_to = "everybody"

    seat: Ref
    cards: tuple[Ref, ...]


class BattleDrawn(Event, frozen=True):
    """A Battle without a winner: all take their cards back."""


class BattleOff(Event, frozen=True):
    """Nobody had a value card for the Battle."""


class Gave(Event, frozen=True):
    """Cards went from one hand to another."""

    shows_to = "seats"

    seat: Ref
    to: Ref
    cards: tuple[Ref, ...]

    def seen_by(self, viewer: Viewer) -> Event:
        """Only giver and receiver know the cards."""
        return self if _is(viewer, self.seat, self.to) else replace(self, cards=(HIDDEN,) * len(self.cards))


class TookFromHand(Event, frozen=True):
    """Cards were taken from a hand into another."""

    shows_to = "seats"

    seat: Ref
    victim: Ref
    cards: tuple[Ref, ...]

    def seen_by(self, viewer: Viewer) -> Event:
        """Only taker and loser know the cards."""
        return self if _is(viewer, self.seat, self.victim) else replace(self, cards=(HIDDEN,) * len(self.cards))


class LostCard(Event, frozen=True):
    """A hand card was discarded."""

    shows_to = "everybody"

    seat: Ref
    card: Ref


class DominantStayed(Event, frozen=True):
    """A Dominant was picked for discarding, shown, and stays in the hand. [JUN-3.5]"""

    shows_to = "everybody"

    seat: Ref
    card: Ref


class Redrew(Event, frozen=True):
    """The first player showed a hand without an opening card and shuffled it into the deck. [JUN-6.6]"""

    shows_to = "everybody"

    seat: Ref
    cards: tuple[Ref, ...]


# The round


class Laid(Event, frozen=True):
    """A card was laid on the pile; with the value it counts as, or 0."""

    shows_to = "everybody"

    seat: Ref
    card: Ref
    value: int


class Passed(Event, frozen=True):
    """A player is out of the round."""

    seat: Ref


class TookVirus(Event, frozen=True):
    """A virus lies in front of a player now."""

    seat: Ref
    card: Ref


class LeaderPhaseBegan(Event, frozen=True):
    """From now on whoever is quickest plays."""


class Restarted(Event, frozen=True):
    """A Clean Slate stands: recruiting begins anew."""

    seat: Ref


class Froze(Event, frozen=True):
    """All others are frozen."""

    seat: Ref


class Thawed(Event, frozen=True):
    """The extra plays are over."""

    seat: Ref


class Used(Event, frozen=True):
    """A property is used; a Hysteria can still cancel it."""

    shows_to = "everybody"

    seat: Ref
    card: Ref
    target: Ref
    victim: Ref  # the owner of a pack; else the target


class Countered(Event, frozen=True):
    """A Hysteria was played against a card that does not lie on the pile."""

    shows_to = "everybody"

    seat: Ref
    card: Ref
    against: Ref


class Cancelled(Event, frozen=True):
    """A card has no effect."""

    card: Ref


class TookFromNest(Event, frozen=True):
    """A card went from a nest into another."""

    shows_to = "seats"

    seat: Ref
    victim: Ref
    card: Ref

    def seen_by(self, viewer: Viewer) -> Event:
        """Only taker and loser know the card."""
        return self if _is(viewer, self.seat, self.victim) else replace(self, card=HIDDEN)


class TookIntoNest(Event, frozen=True):
    """A card went from a hand into a nest."""

    shows_to = "seats"

    seat: Ref
    victim: Ref
    card: Ref

    def seen_by(self, viewer: Viewer) -> Event:
        """Only taker and loser know the card."""
        return self if _is(viewer, self.seat, self.victim) else replace(self, card=HIDDEN)


class TookNothing(Event, frozen=True):
    """There was no card to take."""

    seat: Ref
    victim: Ref


class TookPack(Event, frozen=True):
    """A pack moved from one home to another."""

    seat: Ref
    victim: Ref
    pack: Ref
    cards: tuple[Ref, ...]


class Claimed(Event, frozen=True):
    """Cards were put face down, and somebody says what they are. [JUN-17.1, JUN-17.2]"""

    seat: Ref
    judge: Ref
    claim: tuple[Ref, ...]


class Judged(Event, frozen=True):
    """The opponent believes it or not."""

    seat: Ref
    verdict: str


class Revealed(Event, frozen=True):
    """The cards put down are shown to everybody and go back to the hand. [JUN-17.6]"""

    shows_to = "everybody"

    seat: Ref
    cards: tuple[Ref, ...]
    honest: bool


# The end of a round


class RoundWon(Event, frozen=True):
    """The lead takes the value cards and Evolutions of the pile; the others are discarded."""

    shows_to = "everybody"

    seat: Ref
    cards: tuple[Ref, ...]


class NobodyWon(Event, frozen=True):
    """Everybody passed before a card was laid."""


class FormedPack(Event, frozen=True):
    """A pack lies at home now."""

    shows_to = "everybody"

    seat: Ref
    pack: Ref
    cards: tuple[Ref, ...]


class PaidOff(Event, frozen=True):
    """A virus was paid off with cards of the nest."""

    shows_to = "everybody"

    seat: Ref
    card: Ref
    paid: tuple[Ref, ...]


# The end of the game


class DeckRanOut(Event, frozen=True):
    """A player has to draw and cannot: the game is over."""

    seat: Ref


class LostPack(Event, frozen=True):
    """A virus costs a pack."""

    seat: Ref
    pack: Ref


class Scored(Event, frozen=True):
    """What a player ends with."""

    seat: Ref
    packs: int
    nest: int

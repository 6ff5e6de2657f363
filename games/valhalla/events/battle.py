"""What happens in a battle. [VAL-4 to VAL-6]"""

from __future__ import annotations

from msgspec.structs import replace

from engine.choices import Ref
from engine.events import HIDDEN, Event
from engine.views import Viewer
from games.valhalla.events import PrivateEvent, PublicEvent, is_one_of


class BattleDeclared(PublicEvent, frozen=True):
    """A battle begins: against a player, or a monster."""

    attacker: Ref
    defender: Ref


class HelpGiven(PublicEvent, frozen=True):
    """A Thor's Help card was played for a participant. [VAL-15.2]"""

    seat: Ref
    card: Ref
    to: Ref


class CardStolen(PrivateEvent, frozen=True):
    """A random card went from one hand to another. [VAL-15.4]"""

    seat: Ref
    victim: Ref
    card: Ref

    def seen_by(self, viewer: Viewer) -> Event:
        """Others see that a card moved."""
        return self if is_one_of(viewer, self.seat, self.victim) else replace(self, card=HIDDEN)


class JarlUsed(PublicEvent, frozen=True):
    """A jarl's ability was used."""

    seat: Ref
    jarl: Ref


class Looked(PrivateEvent, frozen=True):
    """A player looked at another's hand. [JRL-21]"""

    seat: Ref
    at: Ref
    cards: tuple[Ref, ...]

    def seen_by(self, viewer: Viewer) -> Event:
        """Everybody sees whose hand it was."""
        return self if is_one_of(viewer, self.seat, self.at) else replace(self, cards=(HIDDEN,) * len(self.cards))


class Rolled(PublicEvent, frozen=True):
    """Dice were rolled for the first time in a phase, or added to it. [VAL-5.1, VAL-5.8]"""

    seat: Ref
    dice: tuple[Ref, ...]
    faces: tuple[Ref, ...]


class DieDiscarded(PublicEvent, frozen=True):
    """A die is out of this battle; a grey one is back in the pool. [VAL-5.5]"""

    seat: Ref
    die: Ref
    face: Ref


class Rerolled(PublicEvent, frozen=True):
    """Dice were rolled again. [VAL-5.4, VAL-5.6]"""

    seat: Ref
    dice: tuple[Ref, ...]
    faces: tuple[Ref, ...]
    paid: bool


class DieTurned(PublicEvent, frozen=True):
    """A die was turned to a face. [VAL-5.7]"""

    seat: Ref
    die: Ref
    face: Ref


class DieReturned(PublicEvent, frozen=True):
    """An extra die that was rolled went back to the pool. [VAL-11.5]"""

    seat: Ref
    die: Ref


class Activated(PublicEvent, frozen=True):
    """A warrior was armed. [VAL-5.9]"""

    seat: Ref
    card: Ref
    dice: tuple[Ref, ...]


class TacticsPlayed(PublicEvent, frozen=True):
    """A tactics card was played; `by` is who helped with it. [VAL-22.5]"""

    seat: Ref
    card: Ref
    by: Ref | None = None


class DieLost(PublicEvent, frozen=True):
    """A defender will roll one die less. [VAL-10.5]"""

    seat: Ref
    card: Ref


class FrostResisted(PublicEvent, frozen=True):
    """A defender loses no die to a giant. [JRL-24]"""

    seat: Ref
    card: Ref


class Blocked(PublicEvent, frozen=True):
    """A warrior cannot be activated in this battle. [VAL-17.3]"""

    card: Ref
    by: Ref


class Sacrificed(PublicEvent, frozen=True):
    """A hand card was laid beside a dwarf. [VAL-17.6]"""

    seat: Ref
    card: Ref
    dwarf: Ref


class CalledToArms(PublicEvent, frozen=True):
    """The topmost warrior of the discard pile joined a squad. [VAL-17.7]"""

    seat: Ref
    card: Ref


class GivenUp(PublicEvent, frozen=True):
    """The strength of a warrior counts no longer. [VAL-16.8]"""

    seat: Ref
    card: Ref


class PhaseEnded(PublicEvent, frozen=True):
    """A participant is ready, with so much battle strength."""

    seat: Ref
    strength: int


class BattleWon(PublicEvent, frozen=True):
    """The battle is decided. [VAL-6.9]"""

    winner: Ref
    loser: Ref
    strength: int
    against: int


class NoWinner(PublicEvent, frozen=True):
    """The attacker armed nobody. [VAL-6.2]"""

    seat: Ref

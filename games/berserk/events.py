"""What can happen in a battle, and who may see how much of it. [BSK-22]"""

from __future__ import annotations

from msgspec.structs import replace

from engine.choices import Ref
from engine.events import HIDDEN, Event
from engine.views import EVERYTHING, Viewer


class PublicEvent(Event, frozen=True):
    """Everybody sees what it names, though it may be hidden again when it is over: a card in a deck."""

    shows_to = "everybody"


# Before the battle [BSK-4 to BSK-6]


class InitiativeRolled(PublicEvent, frozen=True):
    """A player's roll for the right to choose. [BSK-4.2]"""

    seat: Ref
    die: int


class WentFirst(PublicEvent, frozen=True):
    """It is settled who is the First player."""

    seat: Ref


class Dealt(Event, frozen=True):
    """A deal: which cards, only its player knows; the other one sees how many. [BSK-4.5]"""

    shows_to = "seats"

    seat: Ref
    cards: tuple[Ref, ...]

    def seen_by(self, viewer: Viewer) -> Event:
        """Others see the number of cards."""
        if viewer == EVERYTHING or f"seat:{viewer}" == self.seat:
            return self
        return replace(self, cards=(HIDDEN,) * len(self.cards))


class Redrew(PublicEvent, frozen=True):
    """A deal was shuffled back."""

    seat: Ref


class Deployed(PublicEvent, frozen=True):
    """Both armies stand on the battlefield, face down. [BSK-6.1]"""


class Revealed(PublicEvent, frozen=True):
    """A card was turned face up."""

    card: Ref
    cell: Ref


class ToSideZone(PublicEvent, frozen=True):
    """A flyer or terrain went to a side zone. [BSK-6.6]"""

    card: Ref


class Attached(PublicEvent, frozen=True):
    """A symbiote or a piece of equipment has a host now. [BSK-6.7]"""

    card: Ref
    host: Ref


# The turn


class TurnBegan(PublicEvent, frozen=True):
    """A turn begins."""

    seat: Ref
    turn: int


class TurnEnded(PublicEvent, frozen=True):
    """A turn is over."""

    seat: Ref


class Opened(PublicEvent, frozen=True):
    """Cards were opened."""

    cards: tuple[Ref, ...]


class Closed(PublicEvent, frozen=True):
    """A card was closed."""

    card: Ref


class Moved(PublicEvent, frozen=True):
    """A creature moved by itself. [BSK-8]"""

    card: Ref
    cell: Ref
    how: str  # move, jump, teleport, manoeuvre


class Relocated(PublicEvent, frozen=True):
    """A card was put on another cell by an effect. [BSK-8.7]"""

    card: Ref
    cell: Ref


class Swapped(PublicEvent, frozen=True):
    """Two cards changed places."""

    first: Ref
    second: Ref


class Gathered(PublicEvent, frozen=True):
    """A card gathered a chip. [BSK-9.6]"""

    card: Ref


class TookAim(PublicEvent, frozen=True):
    """A creature closed for a strike at a flyer. [BSK-12.5]"""

    card: Ref


# Declaring


class StrikeDeclared(PublicEvent, frozen=True):
    """A simple strike was declared."""

    card: Ref
    target: Ref


class AbilityDeclared(PublicEvent, frozen=True):
    """An ability was declared."""

    card: Ref
    ability: Ref
    targets: tuple[Ref, ...]


class DefenderAppointed(PublicEvent, frozen=True):
    """Somebody is to take a strike instead of its target. [BSK-11]"""

    card: Ref
    target: Ref


class Defended(PublicEvent, frozen=True):
    """A defender is the target of the strike now."""

    card: Ref
    target: Ref


class Triggered(PublicEvent, frozen=True):
    """A triggered ability went on the stack."""

    card: Ref
    ability: Ref


class Cancelled(PublicEvent, frozen=True):
    """Something declared was not carried out, and is not paid for. [BSK-19.2]"""

    card: Ref
    ability: Ref


class InVain(PublicEvent, frozen=True):
    """A hidden card proved to be no legal target: paid, but not carried out. [BSK-16.3]"""

    card: Ref
    target: Ref


class Redirected(PublicEvent, frozen=True):
    """An attack has another target now."""

    card: Ref
    target: Ref


# Dice and attacks


class Rolled(PublicEvent, frozen=True):
    """A die of a card: as it lies there, and as it counts."""

    card: Ref
    die: Ref
    face: int
    value: int


class Rerolled(PublicEvent, frozen=True):
    """A die was rolled again. [BSK-10.7]"""

    card: Ref
    die: Ref
    face: int


class Struck(PublicEvent, frozen=True):
    """An attack was dealt. [BSK-15]"""

    card: Ref
    target: Ref
    type: Ref
    level: Ref
    power: int
    wounds: int


class CounterStruck(PublicEvent, frozen=True):
    """The target struck back. [BSK-10.9]"""

    card: Ref
    target: Ref
    power: int
    wounds: int


class Missed(PublicEvent, frozen=True):
    """A strike was not dealt. [BSK-10.10]"""

    card: Ref
    target: Ref


class Shielded(PublicEvent, frozen=True):
    """A protection: nothing was dealt. [BSK-15.3]"""

    card: Ref
    by: Ref


class Blocked(PublicEvent, frozen=True):
    """A strike was blocked. [BSK-14.10]"""

    card: Ref
    by: Ref


# Wounds, chips, abilities


class Wounded(PublicEvent, frozen=True):
    """Wounds were put on a card."""

    card: Ref
    wounds: int
    left: int
    by: Ref | None


class Spared(PublicEvent, frozen=True):
    """Wounds were not put on a card: armour, prevention, or something that replaced them."""

    card: Ref
    wounds: int


class Healed(PublicEvent, frozen=True):
    """Wounds were removed."""

    card: Ref
    wounds: int
    left: int


class GotLives(PublicEvent, frozen=True):
    """Extra lives. [BSK-15.11]"""

    card: Ref
    lives: int


class GotChips(PublicEvent, frozen=True):
    """A card received chips."""

    card: Ref
    chips: int


class LostChips(PublicEvent, frozen=True):
    """A card lost or paid chips."""

    card: Ref
    chips: int


class Gained(PublicEvent, frozen=True):
    """A card has something now that it did not have. [BSK-K-gains]"""

    card: Ref
    what: Ref
    value: int | None  # None: it has none


class LostAbility(PublicEvent, frozen=True):
    """A card does not have something any more. [BSK-K-loses]"""

    card: Ref
    what: Ref


class WillPrevent(PublicEvent, frozen=True):
    """The next wounds of a card in this turn are prevented."""

    card: Ref
    wounds: int


class CellClosed(PublicEvent, frozen=True):
    """A cell counts as occupied."""

    cell: Ref


# Coming and going


class Died(PublicEvent, frozen=True):
    """A card went to the graveyard."""

    card: Ref


class ReturnedToDeck(PublicEvent, frozen=True):
    """A card went back to the deck of its owner."""

    card: Ref


class Entered(PublicEvent, frozen=True):
    """A card came into play in the middle of the battle."""

    card: Ref
    cell: Ref | None
    how: str  # summon, resurrect, incarnation


class ControlTaken(PublicEvent, frozen=True):
    """A card has another controller now. [BSK-17.4]"""

    card: Ref
    seat: Ref


class ShownFromDeck(PublicEvent, frozen=True):
    """Cards of a deck were shown. [BSK-K-unity]"""

    seat: Ref
    cards: tuple[Ref, ...]


class IncarnationGrew(PublicEvent, frozen=True):
    """A card in the graveyard received an incarnation chip."""

    card: Ref
    chips: int


# The end


class DrawOffered(PublicEvent, frozen=True):
    """A player offered a draw. [BSK-18.5]"""

    seat: Ref


class DrawDeclined(PublicEvent, frozen=True):
    """A draw was declined."""

    seat: Ref


class Resigned(PublicEvent, frozen=True):
    """A player gave the battle up."""

    seat: Ref

"""What can be said of a person: names of parts, colours, stance and view. A card says only what is special."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from assets.art.people.heads import HAIRS, SKINS
from assets.art.registry import HATS

Colour = Annotated[str, Meta(pattern="^#[0-9a-f]{6}$")]
Stance = tuple[float, float, float, float]


class Portrait(Struct, frozen=True, kw_only=True, rename="kebab"):
    """A description. What it leaves out has a default."""

    face: str = "oval"
    skin: str = "fair"  # a name or a colour
    hair: str = "short"
    hair_colour: str = "brown"  # a name or a colour
    eyes: str = "open"
    iris: Colour = "#4a3426"
    brows: str = "flat"
    nose: str = "straight"
    mouth: str = "flat"
    beard: str = "none"
    marks: tuple[str, ...] = ()
    hat: str = "none"
    hat_colour: Colour = "#7d5230"
    hat_trim: Colour = "#3a241a"
    drop: float | None = None  # how much lower the head sits; None: as the hat says
    coat: str = "vest"
    colour: Colour = "#6d4a33"
    trim: Colour = "#9e2b25"
    sleeve: Colour | None = None  # None: as the coat
    badge: bool = False
    behind: tuple[str, ...] = ()  # props that stand behind the figure
    props: tuple[str, ...] = ()
    arms: Annotated[str, Meta(pattern="^[ASPBH]*$")] = (
        ""  # weapons of the north by letter: axe A, sword S, spear P, bow B, shield H
    )
    carry: str = "upright"  # how they are carried
    look: int = 0  # in which hand, over which shoulder
    ground: str = "none"
    pose: str = "front"
    turn: float = 3  # where the features look: to the left if negative
    tilt: float = 0  # of the head, in degrees
    size: float = 1.0  # of the head
    build: float = 1.0  # how broad the shoulders are
    female: bool = False
    neck: str = "plain"
    skull: bool = False  # bare bones instead of a face
    at: Annotated[
        tuple[float, ...], Meta(max_length=4)
    ] = ()  # the whole figure, moved by x and y, turned by degrees, grown
    view: tuple[float, float, float] | None = None  # what a small frame shows: its middle, and how high it is

    @property
    def flesh(self) -> str:
        """The colour of the skin."""
        return SKINS.get(self.skin, self.skin)

    @property
    def locks(self) -> str:
        """The colour of the hair."""
        return HAIRS.get(self.hair_colour, self.hair_colour)

    @property
    def sleeves(self) -> str:
        """The colour of the sleeves."""
        return self.sleeve or self.colour

    @property
    def lower(self) -> float:
        """How far the head is pushed down."""
        return HATS[self.hat].drop if self.drop is None else self.drop

    @property
    def stance(self) -> Stance:
        """Where the whole figure stands: x, y, degrees, size."""
        x, y, turn, grow = (*self.at, *(0.0, 0.0, 0.0, 1.0)[len(self.at) :])
        return x, y, turn, grow

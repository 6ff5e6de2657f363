"""What a board is made of: sprites with faces. A board says where things lie and what they are; how a face is
painted, what a click does and how things glide is the same for every game."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal, NamedTuple, TypeAlias

import pygame

from engine.choices import Ref, Seat
from ui.saying import Say as Say  # boards say it of what they lay out
from ui.saying import say as say
from ui.theme import Align, Colour

Material: TypeAlias = Literal["parchment", "wood", "stone", "iron", "candy"]  # what the cards of a game are made of
Tabletop: TypeAlias = Literal["plain", "grass", "planks", "rays", "slate", "waves"]  # what they lie on
Pattern: TypeAlias = Literal["", "bricks", "paving", "battlements", "round", "forest", "ring", "nest", "halo"]
Tone: TypeAlias = Literal["plain", "dark", "grey", "pale"]


# Faces: how a thing looks. Two faces that are equal are painted once.


class Pill(NamedTuple):
    """A mark on the picture of a card, such as wounds: a sign, a word, and the colour below them."""

    icon: str
    words: str
    colour: Colour


class Disc(NamedTuple):
    """The value of a card that changes, such as lives: its rim shows how much of it is left."""

    words: str
    colour: Colour
    share: float = 1.0


@dataclass(frozen=True, slots=True)
class CardFace:
    """The front of a card; name, picture and text come from the card list, colours from the board's `look`."""

    ref: Ref
    dimmed: bool = False
    seen: float = 1.0  # the share of its height, from the top, that no other card covers
    clear: float = 1.0  # the share of its width, from the left, that no other card covers
    mark: str = ""  # a sign in the lower right corner, such as an hourglass on what is not ready yet
    pills: tuple[Pill, ...] = ()  # on the picture, from its upper right corner down
    disc: Disc | None = None  # in the lower right corner
    chips: int = 0  # a pile above the lower left corner
    is_closed: bool = False  # turned by 90 degrees: frame and picture lie, what is written stays upright
    plate: Pill | None = None  # in the lower left corner: a value that is not only printed
    is_bare: bool = False  # name and picture only, however large it is: what is printed is read elsewhere


@dataclass(frozen=True, slots=True)
class BackFace:
    """A card, or a pile of them, face down: the back of its deck, whatever card it is."""

    count: int | None = None
    colour: Colour = (38, 70, 120)
    icon: str = ""  # the deck's sign, as long as its picture is not there
    deck: str = "deck"  # whose back it is


@dataclass(frozen=True, slots=True)
class TokenFace:
    """The token of a seat: its colour, and its sign for those who do not see the colour."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PlaceFace:
    """A place where things can lie."""

    colour: Colour
    rim: Colour
    icon: str = ""
    label: Say | None = None
    radius: float = 8
    is_soft: bool = False  # seen through, so that it does not stand out while it is empty
    pattern: Pattern = ""  # so that kinds of places are told apart by more than their colour
    corner: str = ""  # what it is called, such as C3
    is_titled: bool = False  # the label stands at the top, for a place that many things lie on
    is_quiet: bool = False  # the corner stands small at the lower left, the icon faint in the middle


@dataclass(frozen=True, slots=True)
class PanelFace:
    """A dark ground for other things, with a title."""

    title: Say | None = None
    icon: str = ""
    is_solid: bool = False  # lies over other things and hides them


class Stat(NamedTuple):
    """A count or a word in a player's panel, with a picture."""

    icon: str
    words: Say | str


@dataclass(frozen=True, slots=True)
class PlayerFace:
    """A player's panel: colour, sign, name, and what everybody may know of them."""

    seat: Seat
    stats: tuple[Stat, ...] = ()
    is_active: bool = False
    is_out: bool = False
    has_flag: bool = False  # before the name, instead of a token
    held: int = 0  # so many cards are seen from behind, where there is room for them
    back: BackFace = BackFace()


@dataclass(frozen=True, slots=True)
class TextFace:
    """Words on the table."""

    words: Say | str
    size: float = 13
    colour: Colour = (246, 237, 216)
    bold: bool = False
    align: Align = "left"
    lines: int = 1


@dataclass(frozen=True, slots=True)
class IconFace:
    """A picture on the table."""

    icon: str
    colour: Colour


# Players with more to tell: a figure is a ground with a name, and the pieces that lie on it.


@dataclass(frozen=True, slots=True)
class FigureFace:
    """The ground of a player or a character, with the player's sign and name at its top, to the right of `indent`."""

    seat: Seat
    indent: float = 0  # units at the left of the name that something else lies on
    outdent: float = 0  # and at its right
    badge: Stat | None = None  # at the right of the name, such as a distance
    has_badge_on: bool = True  # a badge that is off is hollow
    is_active: bool = False
    is_out: bool = False


@dataclass(frozen=True, slots=True)
class TagFace:
    """The name of a card on a panel, and as much of its text as can be read."""

    ref: Ref
    dimmed: bool = False
    is_named: bool = True


@dataclass(frozen=True, slots=True)
class PortraitFace:
    """The picture of a card alone, filling an edge of a panel."""

    ref: Ref
    dimmed: bool = False
    is_titled: bool = False  # its name stands at the bottom of it
    disc: Disc | None = None  # in the lower right corner
    rim: Colour | None = None


@dataclass(frozen=True, slots=True)
class PipsFace:
    """Lives or the like, one picture each: so many of so many."""

    icon: str
    count: int
    most: int
    colour: Colour


@dataclass(frozen=True, slots=True)
class BadgeFace:
    """A round badge with a picture; a note of one's own stands in its corner."""

    icon: str
    colour: Colour
    note: str = ""  # a picture
    is_known: bool = True  # what is not known has a broken rim
    ref: Ref = ""  # the card whose picture it shows instead of the sign


@dataclass(frozen=True, slots=True)
class StatsFace:
    """Small pictures with a word or a number each, in a row."""

    stats: tuple[Stat, ...]


@dataclass(frozen=True, slots=True)
class SignFace:
    """A card as a broad sign: its name after a few words of what it is here, and its text where that can be read."""

    ref: Ref
    caption: Say
    dimmed: bool = False


# What is told in a word or two, and several cards as one thing.


@dataclass(frozen=True, slots=True)
class BundleFace:
    """Several cards that belong together, each as a small block with its number, or else its picture."""

    refs: tuple[Ref | int, ...]  # a number: a place that is still free for it; 0: nothing
    mark: str = ""  # a picture for all of them, such as a crown for those that are safe
    has_ground: bool = True
    columns: int = 0  # side by side; 0: as many as make the blocks large


@dataclass(frozen=True, slots=True)
class RibbonFace:
    """A few words on a broad ribbon: what is going on, said loudly."""

    words: Say
    icon: str
    colour: Colour


@dataclass(frozen=True, slots=True)
class KeyFace:
    """Where the key of a seat is shown while it counts who is quickest; else there is nothing to be seen."""

    seat: Seat


# What is going on: dice, arrows, chances, and what is about to happen.


@dataclass(frozen=True, slots=True)
class DieFace:
    """A die as it lies on the table, with pips or with a picture on it; no face: it was not rolled."""

    face: int = 0  # pips
    is_dark: bool = False
    is_faded: bool = False  # it decides nothing
    picture: str = ""  # of the whole die, in place of pips
    icon: str = ""  # as long as there is no picture
    tone: Tone = "plain"  # of a die with a picture; a pale one is a place that waits for such a die


@dataclass(frozen=True, slots=True)
class TermFace:
    """A part of a sum: who gives it, how much, and in words what for where there is room."""

    ref: Ref  # whose picture it has
    amount: str
    words: tuple[Say | str, ...] = ()


@dataclass(frozen=True, slots=True)
class ArrowFace:
    """An arrow from one point to another, both as shares of its box; it takes no clicks."""

    start: tuple[float, float]
    end: tuple[float, float]
    colour: Colour
    is_thin: bool = False


class Share(NamedTuple):
    """A part of a whole: how much of it, and what is written on it and below it."""

    share: float
    words: str
    colour: Colour
    below: str = ""
    icon: str = ""


@dataclass(frozen=True, slots=True)
class SharesFace:
    """A bar that is divided: how likely each of several outcomes is."""

    parts: tuple[Share, ...]


@dataclass(frozen=True, slots=True)
class EntryFace:
    """A card that is about to do something: its picture, what it does, and the number of its place."""

    ref: Ref
    words: Say | str
    caption: Say | str = ""
    short: Say | str = ""  # instead of the words, where those could not be read in full
    number: str = ""
    is_next: bool = False  # the first of several


Face: TypeAlias = (
    CardFace | BackFace | TokenFace | PlaceFace | PanelFace | PlayerFace | TextFace | IconFace | FigureFace
    | TagFace | PortraitFace | PipsFace | BadgeFace | StatsFace | SignFace | BundleFace | RibbonFace | KeyFace
    | DieFace | TermFace | ArrowFace | SharesFace | EntryFace
)  # fmt: skip


class Box(NamedTuple):
    """A rectangle in pixels that can be compared and kept."""

    x: int
    y: int
    width: int
    height: int

    @classmethod
    def of(cls, rect: pygame.Rect | pygame.FRect) -> Box:
        """A rectangle of pygame's, in whole pixels."""
        return cls(round(rect.x), round(rect.y), round(rect.width), round(rect.height))


@dataclass(frozen=True, slots=True)
class Sprite:
    """A thing on the table."""

    box: Box
    face: Face
    ref: Ref | None = None  # what it is called in options; None: nothing to click
    key: str = ""  # what it is followed by from view to view; empty: its ref
    turn: float = 0.0  # degrees, anticlockwise
    layer: int = 0  # higher lies above lower; within a layer the later above the earlier
    origin: str = ""  # the key of the sprite that it comes from when it was not seen before, such as a deck
    pile: tuple[Ref, ...] = field(default=())  # what lies in it, to be looked through
    lifts: bool = False  # rises when pointed at, as a card of a hand does
    drops: bool = False  # falls into place when it is new, as a token does
    shows: Ref = ""  # the card that is read in full when it is pointed at; empty: itself
    about: tuple[Say, ...] = ()  # what it is, in words, told to whoever points at it
    takes: tuple[Ref, ...] = ()  # things that, dropped here, mean that this one is chosen
    notes: Ref = ""  # what one may make a private note about by clicking on it
    is_part: bool = False  # of something larger, together with which it moves
    counts_down: bool = False  # the time that is left goes round it

    @property
    def name(self) -> str:
        """What it is followed by; empty: nothing that moves."""
        return self.key or self.ref or ""

    @property
    def rect(self) -> pygame.Rect:
        """Where it lies."""
        return pygame.Rect(self.box)


class Look(NamedTuple):
    """How a board wants a card to look."""

    head: Colour  # of the frame and of the strip with the name
    icon: str  # its sign, where its picture cannot be seen
    line: tuple[Say, ...] = ()  # what kind of card it is, in a few words: `Courtyard · woman`
    title: Ref = ""  # whose name stands in the strip, where the card's own says more than that; empty: its own
    corner: str = ""  # a rank, a suit or a number, in the lower left corner, on candy in the upper left
    picture: str = ""  # its id in the game's pack of pictures
    sign: str = ""  # what kind of card it is, before its name
    back: BackFace = BackFace()  # what it looks like face down
    stats: tuple[Stat, ...] = ()  # its numbers, below the picture of the card that is read


class Status(NamedTuple):
    """Where the game is: said in the top bar."""

    words: Say
    seat: Seat | None  # whose turn it is


@dataclass(frozen=True)
class Area:
    """Where a board may lay things out. The prompt bar and the hand have their own places."""

    table: pygame.Rect  # all of it: below the top bar, left of the side panel
    side: pygame.Rect  # a column at the left for the other players and open piles
    board: pygame.Rect  # the middle
    prompt: pygame.Rect  # kept free by the board
    hand: pygame.Rect  # below the prompt
    unit: float

    def px(self, units: float) -> int:
        """Units in pixels, never nothing."""
        return max(1, round(units * self.unit))

"""What can be set before a game: expansions, rule switches, special line-ups, match and variants. [BNG-1.6, BNG-2.1]"""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

from engine.errors import BadSetup
from engine.games import Options, SeatOption

Expansion = Literal["dodge-city", "extra", "high-noon", "fistful", "wild-west-show"]

# Clients fold these away: most tables leave them as they are.
SWITCH: Final = msgspec.Meta(extra={"group": "switches"})
VARIANT: Final = msgspec.Meta(extra={"group": "variants"})


class BangOptions(Options, frozen=True):
    """A switch that is not set follows the preset `rules`. [BNG-1.6]"""

    expansions: tuple[Expansion, ...] = ()
    rules: Literal["compendium", "official"] = "compendium"
    sheriff: SeatOption | None = None  # nobody: by lot; with three players the Deputy, with two whoever begins
    hidden_line_up: bool = False  # the other game for six players [BNG-19.30]
    match: bool = False  # as many games as players, for dollars [BNG-20.4]
    no_mercy: Annotated[bool, VARIANT] = False
    experience: Annotated[bool, VARIANT] = False
    hire: Annotated[bool, VARIANT] = False
    premiums: Annotated[bool, VARIANT] = False
    jail_release: Annotated[Literal["until-hearts", "one-turn"] | None, SWITCH] = None
    green_ready: Annotated[Literal["own-next-turn", "next-turn"] | None, SWITCH] = None
    duplicate_in_play: Annotated[Literal["replace", "forbid"] | None, SWITCH] = None
    pixie_pete_draw: Annotated[Literal["4", "3"] | None, SWITCH] = None
    jose_delgado_uses: Annotated[Literal["unlimited", "2"] | None, SWITCH] = None
    gold_rush_effects: Annotated[Literal["reversed", "clockwise"] | None, SWITCH] = None
    ranch_timing: Annotated[Literal["end-of-phase-2", "end-of-phase-1"] | None, SWITCH] = None
    handcuffs: Annotated[Literal["player-lock", "name-a-suit"] | None, SWITCH] = None
    daltons_colours: Annotated[Literal["blue-and-green", "blue-only"] | None, SWITCH] = None
    ambush_characters: Annotated[Literal["on", "off"] | None, SWITCH] = None
    showdown_bang: Annotated[Literal["bang-or-missed", "missed-only"] | None, SWITCH] = None
    event_deck_end: Annotated[Literal["reshuffle", "final-card"] | None, SWITCH] = None
    apache_duel: Annotated[Literal["no-immunity", "card-immunity"] | None, SWITCH] = None


# Every switch with what the compendium and the official rules say. [BNG-1.6]
SWITCHES: Final = {
    "jail_release": ("until-hearts", "one-turn"),
    "green_ready": ("own-next-turn", "next-turn"),
    "duplicate_in_play": ("replace", "forbid"),
    "pixie_pete_draw": ("4", "3"),
    "jose_delgado_uses": ("unlimited", "2"),
    "gold_rush_effects": ("reversed", "clockwise"),
    "ranch_timing": ("end-of-phase-2", "end-of-phase-1"),
    "handcuffs": ("player-lock", "name-a-suit"),
    "daltons_colours": ("blue-and-green", "blue-only"),
    "ambush_characters": ("on", "off"),
    "showdown_bang": ("bang-or-missed", "missed-only"),
    "event_deck_end": ("reshuffle", "final-card"),
    "apache_duel": ("no-immunity", "card-immunity"),
}


def switches(options: BangOptions) -> dict[str, str]:
    """The value of every switch: as set, or as the preset says."""
    preset = ("compendium", "official").index(options.rules)
    return {name: getattr(options, name) or values[preset] for name, values in SWITCHES.items()}


ONLY_EVENTS: Final = ("high-noon", "fistful")  # boxes that hold nothing else; Wild West Show has characters too


def check_setup(seats: int, options: BangOptions) -> None:
    """Refuse what the rules do not offer for so many players, or without a match. [BNG-19.15, BNG-19.30, BNG-20.10]"""
    for expansion in options.expansions:
        if options.expansions.count(expansion) > 1:
            raise BadSetup("expansion-twice", of="bang", expansion=expansion)
    if options.sheriff is not None and not 0 <= options.sheriff < seats:
        raise BadSetup("no-such-seat", seat=options.sheriff, most=seats - 1)
    if options.hidden_line_up and seats != 6:
        raise BadSetup("hidden-line-up-for-six", of="bang", seats=seats)
    useless = [expansion for expansion in options.expansions if expansion in ONLY_EVENTS]
    if seats == 2 and useless:
        raise BadSetup("events-for-two", of="bang", expansions=", ".join(useless))
    if seats == 2 and options.hire:
        raise BadSetup("hire-for-two", of="bang")
    if not options.match and (options.experience or options.hire or options.premiums):
        raise BadSetup("needs-match", of="bang")

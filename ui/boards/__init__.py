"""One board for every game: a pure layout of a view, and what its cards look like."""

from __future__ import annotations

import importlib
from collections.abc import Iterable, Mapping
from typing import Any, Protocol, cast

from engine.choices import Ref
from ui.sprites import Area, Look, Material, Sprite, Status, Tabletop


class Board(Protocol):
    """What a module of this package has; it knows the views of its game by their own type."""

    EVENT_ICONS: Mapping[str, str]  # a picture for every kind of event that deserves one
    MATERIAL: Material  # of the cards
    TABLETOP: Tabletop  # below them
    # A board may also have:
    # CUES: by kind of event, how it is seen (see `ui.cues`);
    # moments(news, area, before): sprites for what is shown over the table for a moment, such as an attack with its
    # dice, each with the place of its event in the news; before: what lay there before, by name;
    # HAS_HAND = False: nobody holds cards, and the board has their room;
    # hint(view, ref, picked): what is told and marked when a thing is pointed at, a `Hint` or None;
    # odds_hint(view, ref, picked, verbs): the chances that are told besides, at tables that show them; verbs: what a
    # click on the thing could mean now;
    # whose(view, ref): the seat that a card in play belongs to, for cues that show what others do;
    # chances(view, area, kind): sprites that reckon for whoever is asked such a question, at tables that show odds;
    # picking(view, area, option, about): the table as it looks while a set is put together, in place of `layout`, and
    # what the question is about;
    # goal(view): what the viewer wants and how near it is, in one line;
    # opening(view): what a person is shown before their first question, an `Opening` or None;
    # lasted(view): how long the game took, told at its end;
    # MILESTONES: kinds of events that are worth telling then; else those that CUES shows with a fall or a banner;
    # OWN_DEEDS: kinds of events that are told to nobody but whoever did them: no news to them;
    # MARKS: kinds of events that the time line of a replay marks; else the milestones;
    # turn_of(view): what stays the same for as long as a turn lasts; else whose it is, and its number;
    # scores_count(view): whether the scores of the result mean anything in this game;
    # tally(view, seat): what a seat's score is made of, as names and points, told at the end;
    # printed(ref): a card that is not in play, such as one that a deck is built of;
    # mirrored(ref): the place that lies for the other player where this one lies for us.

    def layout(self, view: Any, area: Area) -> Iterable[Sprite]:
        """Where everything lies that `view` shows: nothing but the view and the area goes in."""

    def look(self, ref: Ref) -> Look:
        """How a card looks."""

    def status(self, view: Any) -> Status:
        """Where the game is."""


def board_for(game: str) -> Board:
    """The board of a game."""
    return cast(Board, importlib.import_module(f"ui.boards.{game}"))

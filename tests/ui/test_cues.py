"""Every game stages its events: with cues that name fields the events have, signs there are, and sounds there are."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields

import pytest

from engine.events import Event
from engine.games import find_game
from tests.playing import GAMES
from ui.boards import board_for
from ui.cues import Cue, Cues
from ui.sounds import SOUNDS
from ui.theme import has_icon

every_game = pytest.mark.parametrize("game", GAMES)
FIELDS = ("source", "target", "on", "amount", "to")  # of cues, that name fields of events
SILENT = {"deal", "token", "refuse"}  # played by screens, not by events


def cues_of(game: str) -> Cues:
    find_game(game)
    cues: Cues = board_for(game).CUES  # type: ignore[attr-defined]
    return cues


def fields_of_events(game: str) -> dict[str, set[str]]:
    def kinds(base: type[Event]) -> Iterator[type[Event]]:
        for kind in base.__subclasses__():
            yield kind
            yield from kinds(kind)

    return {
        str(kind.__struct_config__.tag): set(kind.__struct_fields__)
        for kind in kinds(Event)
        if kind.__module__.startswith(f"games.{game}.")
    }


def named_by(cue: Cue) -> set[str]:
    named = {getattr(cue, field.name) for field in fields(cue) if field.name in FIELDS}
    cards = getattr(cue, "cards", ())
    named |= {cards} if isinstance(cards, str) else set(cards)
    return {name for name in named if name and ":" not in name} | set(cue.only)


@every_game
def test_cues_name_events_and_fields_that_there_are(game: str) -> None:
    events = fields_of_events(game)
    assert sorted(set(cues_of(game)) - set(events)) == []
    for kind, cues in cues_of(game).items():
        for cue in cues:
            assert named_by(cue) <= events[kind], (kind, cue)


@every_game
def test_every_sign_and_sound_of_a_cue_exists(game: str) -> None:
    for kind, cues in cues_of(game).items():
        for cue in cues:
            assert not getattr(cue, "icon", "") or has_icon(getattr(cue, "icon", "")), (kind, cue)
            assert not cue.sound or cue.sound in SOUNDS, (kind, cue)


@every_game
def test_a_game_has_a_sound_of_its_own_for_what_matters(game: str) -> None:
    heard = {cue.sound for cues in cues_of(game).values() for cue in cues} - {""}
    assert len(heard) >= 5


def test_there_are_enough_different_sounds() -> None:
    assert len(SOUNDS) >= 18
    heard = {cue.sound for game in GAMES for cues in cues_of(game).values() for cue in cues}
    assert len(heard & set(SOUNDS)) >= 15

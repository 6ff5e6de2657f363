"""The event decks. [BNG-15]"""

from __future__ import annotations

from games.bang.abilities import settle_abilities
from games.bang.concepts import enters_play, leaves_play
from games.bang.deck import EVENTS
from games.bang.events.abilities import EventBegan
from games.bang.modes import MODES
from games.bang.state import Bang, Player

LAST_SHOW = "wild-west-show"  # [BNG-15.9]
FINAL = ("high-noon", "a-fistful-of-cards")


def stack_events(game: Bang) -> None:
    """Shuffle the event decks that are used; Wild West Show lies at the bottom of its own. [BNG-3.9]"""
    used = game.options.expansions if MODES[game.mode].has_events else ()
    if not used:
        return
    game.events = [id for id, kind in EVENTS.items() if kind.deck in used and kind.deck != LAST_SHOW]
    game.dice.shuffle(game.events)
    if game.switches["event_deck_end"] == "final-card":  # it is the bottom card and stays [BNG-15.5]
        final = [id for id in game.events if id in FINAL]
        game.events = final[:1] + [id for id in game.events if id not in final]
    game.shows = [id for id, kind in EVENTS.items() if kind.deck in used and kind.deck == LAST_SHOW and id != LAST_SHOW]
    game.dice.shuffle(game.shows)
    if game.shows:
        game.shows.insert(0, LAST_SHOW)


async def change_event(game: Bang, keeper: Player) -> None:
    """The next event takes the place of the old one. [BNG-15.3]"""
    if not (game.events or game.past_events):
        return
    if not game.events:
        if game.switches["event_deck_end"] == "final-card":
            return
        game.events, game.past_events = game.past_events, []  # [BNG-15.5]
        game.dice.shuffle(game.events)
    end_event(game)
    game.event = game.events.pop()
    game.past_events.append(game.event)
    settle_abilities(game)
    game.tell(EventBegan(f"event:{game.event}"))
    if game.event in enters_play:
        await enters_play[game.event](game, keeper)


def end_event(game: Bang) -> None:
    """The old event ends at that instant."""
    old, game.event = game.event, ""
    leave_play(game, old)


def end_show(game: Bang) -> None:
    """The old Wild West Show event ends."""
    old, game.show = game.show, ""
    leave_play(game, old)


def leave_play(game: Bang, old: str) -> None:
    """Whatever an event did lasts no longer."""
    if old in leaves_play:
        leaves_play[old](game)
    settle_abilities(game)


def put_events_away(game: Bang) -> None:
    """The active events end immediately, and no others come. [BNG-19.40]"""
    end_show(game)
    end_event(game)
    game.events.clear()
    game.past_events.clear()
    game.shows.clear()


async def reveal_show(game: Bang, player: Player) -> None:
    """A Stagecoach or a Wells Fargo brings the next Wild West Show event. [BNG-15.8, BNG-15.9]"""
    if not game.shows:
        return
    end_show(game)
    game.show = game.shows.pop()
    settle_abilities(game)
    game.tell(EventBegan(f"event:{game.show}"))
    if game.show in enters_play:
        await enters_play[game.show](game, player)

"""Races: the steps of the leader phase and the windows for Hysteria, run live or asked in order. [JUN-16]

Only answers count, so that a replay is identical: that the time is up is told by a `wait` or `decline` of every seat
that has not spoken. [JUN-16.12]
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial

from engine.choices import Menu, Option, Race, Ref, Seat, race
from games.junquick.asking import ask
from games.junquick.deck import CARD_BY_REF, Card
from games.junquick.events import Cancelled, Countered
from games.junquick.legal import DECLINE, PASS, WAIT, hysterias, race_plays, why_not_in_race, why_not_in_window
from games.junquick.pile import lay_hysteria, leave_round
from games.junquick.state import JunQuick, OpenRace, Player, RaceKind

LEADER_RACE = Race(decides=("play",), reaction=(1.2, 5.0))
WINDOW_RACE = Race(decides=("play",), reaction=(0.6, 2.5))

Play = tuple[Player, Card]


# The two ways to run a race


async def run_live(game: JunQuick, seconds: int, hints: Race, menus: Callable[[], Mapping[Seat, Menu]]) -> Play | None:
    """The first play ends it; other answers let it go on until nobody is awaited. [JUN-16.3 to JUN-16.5]"""
    offered = menus()
    goes_on = False
    while any(not menu.optional for menu in offered.values()):
        seat, answer = await race(offered, continues=goes_on, seconds=seconds, race=hints)
        player = game.players[seat]
        if answer.verb == "play":
            return player, CARD_BY_REF[answer.refs[0]]
        if answer == PASS:
            leave_round(game, player)
        player.waited = True
        offered, goes_on = menus(), True
    return None


async def run_in_order(
    game: JunQuick, players: Iterable[Player], menu_for: Callable[[Player], Menu | None]
) -> Play | None:
    """One after the other in race priority order; after a play nobody else is asked. [JUN-16.7]"""
    for player in players:
        menu = menu_for(player)
        if menu is not None:
            answer = await ask(game, player, menu)
            if answer.verb == "play":
                return player, CARD_BY_REF[answer.refs[0]]
            if answer == PASS:
                leave_round(game, player)
                if game.is_decided():
                    return None
        player.waited = True
    return None


def open_race(game: JunQuick, kind: RaceKind, against: Ref, by: Seat) -> None:
    """Every race has a number of its own, and nobody has waited in it yet. [JUN-16.1]"""
    game.races += 1
    game.race = OpenRace(kind, against, by)
    for player in game.players:
        player.waited = False


# A step of the leader phase [JUN-7.2]


async def leader_race(game: JunQuick) -> Play | None:
    """Who plays what; None if the race closes without a play, or all but the lead have passed. [JUN-7.6]"""
    last = game.pile[-1]
    open_race(game, "leader", last.card.ref, last.seat)
    if game.settings.is_live:
        play = await run_live(game, game.settings.leader_clock, LEADER_RACE, lambda: live_leader_menus(game))
    else:
        play = await run_in_order(game, game.by_priority(), partial(leader_menu, game))
    game.race = None
    return play


def leader_menu(game: JunQuick, player: Player) -> Menu | None:
    """Play, wait or pass; the lead cannot pass. Nobody is asked who has nothing to play. [JUN-7.5, JUN-16.7]"""
    plays = race_plays(game, player)
    return _leader_menu(game, player, [*plays, WAIT]) if plays else None


def live_leader_menus(game: JunQuick) -> dict[Seat, Menu]:
    """Everybody still in the round, whatever he holds; nobody waits for the lead. [JUN-16.5, JUN-16.13]"""
    menus: dict[Seat, Menu] = {}
    for player in game.by_priority():
        if not player.waited:
            menus[player.seat] = _leader_menu(game, player, [*race_plays(game, player), WAIT])
        elif player.seat != game.lead:  # who has waited may still pass [JUN-16.4]
            menus[player.seat] = Menu(
                "prompt.pass-after-all", [PASS], optional=True, rule="JUN-16.4", kind="pass-after-all"
            )
    return menus


def _leader_menu(game: JunQuick, player: Player, options: list[Option]) -> Menu:
    leads = player.seat == game.lead
    return Menu(
        "prompt.lead" if leads else "prompt.race",
        options if leads else [*options, PASS],
        optional=leads and game.settings.is_live,
        default=WAIT,
        about=(game.pile[-1].card.ref,),
        rule="JUN-7.3",
        why_not=partial(why_not_in_race, game, player),
    )


# A window for Hysteria [JUN-8.2]


async def stands(game: JunQuick, player: Player, card: Card, *, on_pile: bool) -> bool:
    """Whether a card takes effect once everybody could answer it, and answer that. [JUN-8.2 to JUN-8.6]"""
    bottom = len(game.pile) - 1
    cancelled = False
    by, against = player, card
    aimed_at = game.aside.victim if game.aside is not None and game.aside.card is card else ""
    while (answer := await window(game, by, against, aimed_at)) is not None:
        aimed_at = by.ref
        by, hysteria = answer
        if on_pile:
            lay_hysteria(game, by, hysteria)
        else:
            by.hand.remove(hysteria)
            game.discard.append(hysteria)
            game.tell(Countered(by.ref, hysteria.ref, against.ref))
        against = hysteria
        cancelled = not cancelled
    if on_pile:
        for above in game.pile[bottom:]:
            above.settled = True
    if cancelled:
        game.tell(Cancelled(card.ref))
    return not cancelled


async def window(game: JunQuick, by: Player, against: Card, aimed_at: Ref) -> Play | None:
    """A race in which the only play is Hysteria, for everybody but the player of the card. [JUN-8.3]"""
    able = [player for player in game.by_priority() if player is not by and player.hand]
    if game.settings.skips_windows and not any(hysterias(player) for player in able):  # [JUN-16.13]
        return None
    open_race(game, "window", against.ref, by.seat)
    if game.settings.is_live:

        def menus() -> dict[Seat, Menu]:
            return {player.seat: _window_menu(game, player, aimed_at) for player in able if not player.waited}

        play = await run_live(game, game.settings.window_clock, WINDOW_RACE, menus)
    else:
        asked = [player for player in able if hysterias(player)] if game.settings.skips_windows else able
        play = await run_in_order(game, asked, lambda player: _window_menu(game, player, aimed_at))
    game.race = None
    return play


def _window_menu(game: JunQuick, player: Player, aimed_at: Ref) -> Menu:
    assert game.race is not None
    prompt, about, use = "prompt.window", [game.race.against], game.aside
    if use is not None and use.card.ref == game.race.against:  # the target is named before anybody answers [JUN-6.5]
        prompt = "prompt.window-player" if use.victim == use.target else "prompt.window-pack"
        about.append(use.victim)
    return Menu(
        prompt,
        [*hysterias(player), DECLINE],
        default=DECLINE,
        window=True,
        aimed=player.ref == aimed_at,
        about=tuple(about),
        rule="JUN-8.2",
        why_not=partial(why_not_in_window, player),
    )

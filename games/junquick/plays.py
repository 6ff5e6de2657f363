"""A play and all that follows from it: the end of a phase or of the round, windows, extra plays. [JUN-5.11]"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from engine.choices import Menu, Option, Ref, Rule
from engine.effects import Behaviours
from games.junquick.asking import ask
from games.junquick.deck import CARD_BY_REF, Card, kinds_of
from games.junquick.events import Froze, LeaderPhaseBegan, Restarted, Thawed, Used
from games.junquick.legal import STOP, race_plays, turn_plays, why_not_in_race, why_not_on_turn
from games.junquick.pile import begin_acting, lay_hysteria, put_on_pile
from games.junquick.races import stands
from games.junquick.state import Entry, Freeze, JunQuick, Player, Use

EXTRA_PLAYS = 2  # [JUN-9.2]

# What follows when a card is laid; `unanswerable`: as first extra play after an Icestorm [JUN-9.3]
WhenLaid = Callable[[JunQuick, Player, Entry, bool], Rule[None]]
WhenUsed = Callable[[JunQuick, Player, Ref], Rule[None]]

laid: Behaviours[WhenLaid] = Behaviours("when laid on the pile")
used: Behaviours[WhenUsed] = Behaviours("when its property is used")


async def act(game: JunQuick, player: Player, play: Option, *, unanswerable: bool = False) -> None:
    """Carry out one play completely."""
    verb, ref, *target = play.split(" ")
    card = CARD_BY_REF[ref]
    if verb == "use":
        await use(game, player, card, target[0], unanswerable)
    else:
        await lay(game, player, card, unanswerable)


async def lay(game: JunQuick, player: Player, card: Card, unanswerable: bool = False) -> None:
    """Lay a card on the pile. The end test comes before anything else. [JUN-5.7]"""
    if card.kind == "hysteria":
        lay_hysteria(game, player, card)
    else:
        put_on_pile(game, player, card)
    if card.kind != "icestorm":  # it starts a freeze of its own [JUN-9.6]
        count_extra_play(game)
    begin_acting(game)
    if game.is_decided():
        game.phase = "round-end"
    elif card.kind in laid:
        await laid[card.kind](game, player, game.pile[-1], unanswerable)
    elif game.pile[-1].value == 4:
        end_recruiting(game, unanswerable)


def end_recruiting(game: JunQuick, unanswerable: bool) -> None:
    """A 4 or a Glutton ends the phase; as first extra play it wins the round at once. [JUN-6.10, JUN-9.4]"""
    if unanswerable:
        game.phase = "round-end"
    elif game.phase == "recruiting":
        game.phase = "leader"
        game.tell(LeaderPhaseBegan())


async def use(game: JunQuick, player: Player, card: Card, target: Ref, unanswerable: bool) -> None:
    """Use a property: aside, a window, the effect, the discard. Pile and lead stay as they are. [JUN-6.5]"""
    player.hand.remove(card)
    game.aside = Use(card, player.seat, target, whose(game, target))
    game.tell(Used(player.ref, card.ref, target, game.aside.victim))
    count_extra_play(game)
    if unanswerable or await stands(game, player, card, on_pile=False):
        await used[card.kind](game, player, target)
    game.aside = None
    game.discard.append(card)


def whose(game: JunQuick, target: Ref) -> Ref:
    """The player whom a property is used on, also where it names a pack."""
    owners = (player.ref for player in game.players for pack in player.home if pack.ref == target)
    return next(owners, target)


# Cards that do something when they are laid


@laid("dominant")
async def dominant(game: JunQuick, player: Player, entry: Entry, unanswerable: bool) -> None:
    """The round ends at once, without a reaction of any kind. [JUN-C-DOMINANT, JUN-5.8]"""
    game.phase = "round-end"


@laid("too-early", *kinds_of("glutton"))
async def covering(game: JunQuick, player: Player, entry: Entry, unanswerable: bool) -> None:
    """Becomes the card to beat; a Glutton ends the recruiting phase. [JUN-C-TOO-EARLY, JUN-C-GLUTTON]"""
    end_recruiting(game, unanswerable)


@laid("clean-slate")
async def clean_slate(game: JunQuick, player: Player, entry: Entry, unanswerable: bool) -> None:
    """If it stands, recruiting begins anew over an open position. [JUN-C-CLEAN-SLATE, JUN-7.8, JUN-9.6]"""
    thaw(game)
    if unanswerable:
        entry.settled = True
    elif not await stands(game, player, entry.card, on_pile=True):
        return
    game.phase = "recruiting"
    game.tell(Restarted(player.ref))


@laid("icestorm")
async def icestorm(game: JunQuick, player: Player, entry: Entry, unanswerable: bool) -> None:
    """All others are frozen while its player makes up to two extra plays. [JUN-9.2 to JUN-9.7]"""
    game.tell(Froze(player.ref))
    freeze = game.freeze = Freeze(player.seat, EXTRA_PLAYS)
    while game.freeze is freeze:
        play = await choose_extra_play(game, player)
        if play == STOP:
            thaw(game)
        else:
            await act(game, player, play, unanswerable=freeze.left == EXTRA_PLAYS)
        if game.phase == "round-end":
            game.freeze = None


def count_extra_play(game: JunQuick) -> None:
    """Nobody but its player plays during a freeze; once the second extra play is made it is over. [JUN-9.2, JUN-9.5]"""
    if game.freeze is not None:
        game.freeze.left -= 1
        if not game.freeze.left:
            thaw(game)


def thaw(game: JunQuick) -> None:
    """A freeze is over, if there is one."""
    if game.freeze is not None:
        game.tell(Thawed(f"seat:{game.freeze.seat}"))
        game.freeze = None


async def choose_extra_play(game: JunQuick, player: Player) -> Option:
    """A legal play of the current phase, or none: stopping is not passing. [JUN-9.2]"""
    recruiting = game.phase == "recruiting"
    plays = turn_plays(game, player, game.effective_top()) if recruiting else race_plays(game, player)
    return await ask(
        game,
        player,
        Menu(
            "prompt.extra",
            [*plays, STOP],
            auto=not player.hand,  # [JUN-19.4]
            default=STOP,
            about=(game.pile[-1].card.ref,),
            rule="JUN-9.2",
            why_not=partial(why_not_on_turn if recruiting else why_not_in_race, game, player),
        ),
    )

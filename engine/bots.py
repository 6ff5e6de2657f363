"""Bots: the random one that all others are measured against, and a loop that lets bots answer."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

from msgspec.structs import replace

from engine.ahead import Ahead, LookingBot, Snapshot
from engine.choices import Menu, Option, Pick, Ref, Seat
from engine.dice import Dice
from engine.errors import BadSetup, RuleError
from engine.games import Bot, Game, SeatInfo
from engine.table import Table
from engine.views import View

BLIND_TRIES = 10  # sets that the rules must check are tried so often before the one that they suggest is taken
NORMAL = "normal"  # the level of bots of whom nothing is said
SPEAKS_UP = 4  # the random bot uses one in so many chances to speak beside somebody else's question


def random_option(menu: Menu, chance: Dice) -> Option:
    """Any answer, each verb's sets as likely as one of its options."""
    option = chance.pick(menu.options)
    pick = menu.sets.get(option.verb) if menu.sets else None
    if pick is None:
        return option
    is_hopeless = pick.paired or not menu.is_checked_here  # nobody hits upon things and their places blindly
    for _ in range((0 if is_hopeless else BLIND_TRIES) if pick.checked else 1):
        found = _random_set(menu, option.verb, pick, chance)
        if not pick.checked or menu.accept(found) is not None:
            return found
    suggested = menu.suggest()
    if suggested is None or menu.accept(suggested) is None:
        raise RuleError(f"the menu '{menu.prompt}' suggests '{suggested}', which its own check refuses")
    return suggested


def _random_set(menu: Menu, verb: str, pick: Pick, chance: Dice) -> Option:
    things = menu.things(verb)
    most = pick.at_most if pick.repeats else min(pick.at_most, len(things))
    count = pick.at_least + chance.below(most - pick.at_least + 1)
    picked = [chance.pick(things) for _ in range(count)] if pick.repeats else chance.sample(things, count)
    return Option.of(verb, *picked)


def random_bot(view: View, menu: Menu, chance: Dice) -> Option | None:
    """Chooses blindly."""
    if menu.optional and chance.below(SPEAKS_UP):
        return None
    return random_option(menu, chance)


def wordless(game: Game[Any], menu: Menu) -> Menu | None:
    """The menu for whoever never talks where talking costs something, such as a bot; None if nothing is left of it."""
    if game.silence is None or game.silence.option not in menu.options:
        return menu
    rest = [option for option in menu.options if option != game.silence.option]
    return replace(menu, options=rest) if rest else None


def level_called(game: Game[Any], name: str) -> str:
    """A level by the name that it has, or had in older saves; without a name the normal one, or the best there is."""
    level = game.former_levels.get(name, name) or (NORMAL if NORMAL in game.bots else next(iter(game.bots)))
    if level not in game.bots:
        raise BadSetup("unknown-bot", level=name, levels=", ".join(game.bots))
    return level


def temper_called(game: Game[Any], name: str) -> str:
    """A temper by its name; none is an even one, as all bots have in a game without tempers."""
    if name and name not in game.tempers:
        raise BadSetup("unknown-temper", temper=name, tempers=", ".join(game.tempers) or "-")
    return name


def bot_for(game: Game[Any], seat: SeatInfo) -> Bot:
    """The bot that plays a seat, of the level and the temper that the seat names."""
    level, temper = level_called(game, seat.level), temper_called(game, seat.temper)
    return game.tempers[temper].get(level, game.bots[level]) if temper else game.bots[level]


def overlooking(bot: Bot, one_in: int) -> Bot:
    """A bot that plays like another, but overlooks one in so many of the things it could choose, as beginners do.

    What it overlooks is a thing with all that could be done with it, such as a card in hand.
    """

    def choose(view: Any, menu: Menu, chance: Dice) -> Option | None:
        if menu.sets:
            return bot(view, menu, chance)
        seen = {thing: chance.below(one_in) > 0 for thing in dict.fromkeys(map(_thing, menu.options))}
        rest = [option for option in menu.options if seen[_thing(option)]]
        return bot(view, replace(menu, options=rest) if rest else menu, chance)

    return choose


def _thing(option: Option) -> Ref:
    """What one looks at first before choosing an option."""
    return option.refs[0] if option.refs else option.verb


@dataclass(frozen=True)
class Looking:
    """A choice that is worked out by looking ahead: here when it is called, or in another process."""

    bot: LookingBot
    view: Any
    menu: Menu
    chance: Dice
    ahead: Ahead[Any]

    def __call__(self) -> Option | None:
        """Choose."""
        return self.bot.look_ahead(self.view, self.menu, self.chance, self.ahead)

    @property
    def elsewhere(self) -> Callable[[], Option | None] | None:
        """The same, as something that can be sent to another process: there, view and menu are made anew. None of a
        bot that is not one of the game's own."""
        game = self.ahead.game
        every = [("", game.bots), *game.tempers.items()]
        known = ((temper, level) for temper, bots in every for level, bot in bots.items() if bot is self.bot)
        who = next(known, None)
        if who is None:
            return None
        temper, level = who
        info = SeatInfo("bot", "bot", level, temper=temper)
        return partial(_look_elsewhere, info, frozenset(self.menu.options), self.chance, self.ahead)


def _look_elsewhere(who: SeatInfo, offered: frozenset[Option], chance: Dice, ahead: Ahead[Any]) -> Option | None:
    bot, (view, menu) = bot_for(ahead.game, who), ahead.asked()
    assert isinstance(bot, LookingBot)
    options = [option for option in menu.options if option in offered]
    return bot.look_ahead(view, replace(menu, options=options), chance, ahead)


def choosing(
    bot: Bot, table: Table[Any], seat: Seat, menu: Menu, chance: Dice, seconds: float | None = None
) -> Callable[[], Option | None]:
    """What has to be worked out so that a bot answers: in any thread, whatever happens at the table meanwhile.

    A bot that looks ahead does so where its seat is asked alone: menus already handed to others would not fit worlds
    in which they hold other cards. It takes as many seconds at most; without them, as long as it likes.
    """
    ask, view = table.ask, table.view(seat)
    is_alone = ask is not None and len(ask.menus) == 1 and ask.until != "each" and not ask.secret
    if is_alone and isinstance(bot, LookingBot):
        return Looking(bot, view, menu, chance, Ahead(Snapshot.of(table), seat, seconds))
    return partial(bot, view, menu, chance)


def advising(table: Table[Any], seat: Seat, chance: Dice, seconds: float) -> Callable[[], Option | None]:
    """What has to be worked out to tell a person what the best bot would answer in their place."""
    menu = table.menu(seat)
    assert menu is not None
    best = next(iter(table.game.bots.values()))
    return choosing(best, table, seat, wordless(table.game, menu) or menu, chance, seconds)


def let_bots_answer(table: Table[Any], bots: Mapping[Seat, Bot], chance: Dice) -> bool:
    """Let one bot answer the question, if it is for a bot. Whether one did.

    Bots who may speak up beside somebody else's question are heard first, once a question.
    """
    ask = table.ask
    if ask is None:
        return False
    for seat in sorted(ask.menus, key=lambda seat: not ask.menus[seat].optional):
        menu = table.menu(seat)
        if menu is None or seat not in bots:
            continue
        option = choosing(bots[seat], table, seat, menu, chance)()
        if option is not None:
            table.answer(seat, option, table.number_of(seat))
            return True
    return False

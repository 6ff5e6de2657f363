"""Builds the screen that a route leads to: the one place that knows all screens."""

from __future__ import annotations

from engine.errors import BadSetup
from engine.evenings import add_game
from engine.lessons import choose
from engine.puzzles import choose as choose_puzzle
from engine.replaying import Replay
from engine.saves import open_save, read_save
from ui import routes
from ui.app import App, Screen
from ui.lessons.all_games import Learning
from ui.lessons.page import Lessons
from ui.lessons.session import LessonSession
from ui.lessons.table import LessonTable
from ui.puzzles.page import Puzzles
from ui.puzzles.session import PuzzleSession
from ui.puzzles.table import PuzzleTable
from ui.replay.looking import LookingBack, own_seats
from ui.replay.scene import ReplayScene
from ui.scenes.about import About
from ui.scenes.album import Album
from ui.scenes.evening import EveningPage, Evenings
from ui.scenes.home import Home
from ui.scenes.join import Join
from ui.scenes.keys import Keys
from ui.scenes.people import People
from ui.scenes.rules import Rules
from ui.scenes.settings import SettingsScene
from ui.scenes.setup import Setup
from ui.table.local import LocalTable
from ui.table.session import Session
from ui.workshop.listing import Decks


def screen_for(app: App, route: routes.Route) -> Screen:
    """The screen that a route leads to; a game or a table that cannot be opened is refused with a `Problem`."""
    match route:
        case routes.Home():
            return Home(app)
        case routes.About():
            return About(app)
        case routes.Settings():
            return SettingsScene(app)
        case routes.Keys():
            return Keys(app, app.scene)
        case routes.Rules(game, rule, words):
            return Rules(app, game, rule, words)
        case routes.Evenings():
            return Evenings(app)
        case routes.Evening(path):
            return EveningPage(app, path)
        case routes.People():
            return People(app)
        case routes.Album(name):
            return Album(app, name)
        case routes.Decks(game):
            return Decks(app, game)
        case routes.SetUp(game, seats, evening):
            return Setup(app, game, seats, evening)
        case routes.NewGame(game, seats, options, seed, evening):
            session = Session.begin(app.saves, game, seats, options, seed)
            if evening is not None and session.saved_at is not None:
                add_game(evening, session.saved_at)
            app.sounds.play("deal")
            return LocalTable(app, session)
        case routes.Learning():
            return Learning(app)
        case routes.Lessons(game):
            return Lessons(app, game)
        case routes.Lesson(game, id, number):
            app.sounds.play("deal")
            chosen = choose(game.name, id, number)
            return LessonTable(app, LessonSession.start(app.saves, chosen, app.settings.name, app.say))
        case routes.Puzzles(game):
            return Puzzles(app, game)
        case routes.Puzzle(game, id, is_shown):
            puzzle = choose_puzzle(game.name, id)
            return PuzzleTable(app, PuzzleSession.start(puzzle, app.settings.name, app.say, is_shown=is_shown))
        case routes.SavedGame(path):
            if read_save(path)[0].lesson:
                return LessonTable(app, LessonSession.resume(path))
            return LocalTable(app, Session.resume(path))
        case routes.LookAtSave(path):
            return LocalTable(app, Session(open_save(path).table))
        case routes.PlayOn(table):
            return LocalTable(app, Session.play_on(app.saves, table))
        case routes.LookBack(replay, own):
            return ReplayScene(app, LookingBack(replay, own))
        case routes.LookBackAt():
            return _look_back(app, route)
        case routes.Join(address, code, watches, back_to):
            return Join(app, address, code, watches=watches, back_to=back_to)
        case routes.OpenGame() | routes.OpenSave() | routes.JoinedLobby():
            return _lobby(app, route)
        case routes.NetGame():
            return _net_table(app)
        case routes.NetEvening():
            return _net_evening(app)


def _look_back(app: App, route: routes.LookBackAt) -> Screen:
    replay = Replay.of(route.path, is_open=route.is_sample)
    looking = LookingBack(replay, own_seats(replay.whole.seats))
    looking.go_to(route.place)
    if route.eyes is not None:
        if route.eyes not in range(len(looking.seats)):
            raise BadSetup("no-such-seat", seat=route.eyes, most=len(looking.seats) - 1)
        if route.eyes not in looking.viewers:
            raise BadSetup("only-own-eyes")
        looking.sit_down(route.eyes)
    return ReplayScene(app, looking)


def _lobby(app: App, route: routes.OpenGame | routes.OpenSave | routes.JoinedLobby) -> Screen:
    """Only whoever plays over the network imports it."""
    from ui.scenes import lobby

    match route:
        case routes.OpenGame(game, plan, evening):
            return lobby.for_game(app, game, plan, evening)
        case routes.OpenSave(path, game, people, then):
            return lobby.for_save(app, path, game, people, then)
        case routes.JoinedLobby(name):
            return lobby.joined(app, name)


def _net_table(app: App) -> Screen:
    """Only whoever plays over the network imports it."""
    from ui.table.net import NetTable
    from ui.table.netsession import NetSession

    link = app.network.link
    assert link is not None
    app.sounds.play("deal")
    return NetTable(app, NetSession(link))


def _net_evening(app: App) -> Screen:
    """Only whoever plays over the network imports it."""
    from ui.scenes.net_evening import NetEvening

    link = app.network.link
    assert link is not None
    return NetEvening(app, link)

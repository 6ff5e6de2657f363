"""The command line of Longtable. Nothing heavy is imported before it is needed."""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Sequence

ABOUT = "Rules-heavy tabletop card games at one table: on one computer, over the local network, and with bots."


def parser() -> argparse.ArgumentParser:
    """All commands and what they take."""
    top = argparse.ArgumentParser(prog="longtable", description=ABOUT)
    top.add_argument("--saves", metavar="DIR", help="where saves lie (else LONGTABLE_SAVES, else your data folder)")
    top.add_argument("--lang", metavar="L", help="en, ru or uk (else LONGTABLE_LANG, else as your system says)")
    commands = top.add_subparsers(dest="command", title="commands", metavar="COMMAND")

    play = commands.add_parser("play", help="open the window at a game, or at a saved one")
    play.add_argument("game", nargs="?", help="the game; left out: choose from a list")
    play.add_argument("--text", action="store_true", help="in the terminal, without a window")
    play.add_argument("--people", metavar="A,B", help="names of the people at this computer")
    play.add_argument("--bots", type=int, metavar="N", help="how many bots")
    play.add_argument("--level", default="", help="how the bots play: easy, normal or hard")
    play.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    play.add_argument("--seed", type=int, help="the same seed deals the same cards")
    play.add_argument("--lesson", metavar="NAME", help="take this lesson of the game; 'list' shows them")
    play.add_argument("--puzzle", metavar="NAME", help="solve this puzzle of the game; 'list' shows them")
    play.add_argument("--resume", metavar="FILE", help="go on with this save")
    play.add_argument(
        "--ask",
        choices=("always", "able", "aimed"),
        default="able",
        help="with --text: what to ask people; able: what they can answer, aimed: only what concerns them",
    )

    selfplay = commands.add_parser("selfplay", help="let bots play, and check that the rules hold")
    selfplay.add_argument("game")
    selfplay.add_argument("--games", type=int, default=100, metavar="N")
    selfplay.add_argument("--seed", type=int, default=1, metavar="S")
    selfplay.add_argument("--seats", type=int, metavar="N", help="else every number in turn")
    selfplay.add_argument("--level", default="random", help="how the bots play; A,B seats them in turn")
    selfplay.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    ways = "games of every number of seats, and of every variant: 2,000 each prove a game"
    selfplay.add_argument("--every-kind", action="store_true", help=ways)
    selfplay.add_argument("--no-checks", action="store_true", help="only play, check nothing: for measuring")

    replay = commands.add_parser("replay", help="play a save or scenario again: result and digest")
    replay.add_argument("file")
    replay.add_argument("--log", action="store_true", help="tell what happened")
    replay.add_argument("--window", action="store_true", help="watch it in the window")
    replay.add_argument("--at", type=int, default=0, metavar="N", help="with --window: begin after N answers")
    replay.add_argument("--seat", type=int, metavar="N", help="with --window: through whose eyes")

    shot = commands.add_parser("shot", help="draw a save or scenario as a picture, without a display")
    shot.add_argument("file")
    shot.add_argument("--out", required=True, metavar="PNG", help="the picture to write")
    shot.add_argument("--size", default="1280x800", metavar="WxH")
    shot.add_argument("--seat", type=int, metavar="N", help="with whose eyes; else those of whoever is asked")
    shot.add_argument("--lang", default=argparse.SUPPRESS, metavar="L", help="en, ru or uk")
    shot.add_argument("--scale", type=int, default=100, metavar="S", help="percent, 75 to 300")

    glance = commands.add_parser("glance", help="a whole game on one page to print, without a display")
    glance.add_argument("game")
    glance.add_argument("--out", required=True, metavar="PNG", help="the page to write, in the shape of A4")
    glance.add_argument("--lang", default=argparse.SUPPRESS, metavar="L", help="en, ru or uk")

    film = commands.add_parser("film", help="a save as a film to share, without a display (needs longtable[film])")
    film.add_argument("file")
    film.add_argument("--out", required=True, metavar="FILE", help="the film to write: .gif or .webp")
    film.add_argument("--from", dest="first", type=int, metavar="N", help="begin after N answers (0)")
    film.add_argument("--to", dest="last", type=int, metavar="N", help="end after N answers (all of them)")
    film.add_argument("--seat", type=int, metavar="N", help="through whose eyes; else as onlookers saw it")
    film.add_argument("--size", default="960x600", metavar="WxH")
    film.add_argument("--still", dest="moving", action="store_false", default=None, help="a picture for every answer")
    film.add_argument("--moving", action="store_true", default=None, help="all that moves, also in a long film")
    film.add_argument("--lang", default=argparse.SUPPRESS, metavar="L", help="en, ru or uk")

    host = commands.add_parser("host", help="a table for guests from the network, without a screen")
    host.add_argument("game", nargs="?", help="the game; left out with --resume")
    host.add_argument("--seats", type=int, metavar="N", help="how many play, bots included; else as few as can")
    host.add_argument("--bots", type=int, default=0, metavar="K", help="how many of the seats bots take")
    host.add_argument("--level", default="", help="how the bots play: easy, normal or hard")
    host.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    host.add_argument("--port", type=int, metavar="P", help="where guests come in (else 42042; 0: any that is free)")
    host.add_argument("--code", default="", help="the join code, 4 to 12 letters or digits; else one is made up")
    host.add_argument("--name", default="", help="whose table it is; else the name of this computer")
    host.add_argument("--clock", type=int, default=0, metavar="S", help="seconds for a decision; 0: any number")
    host.add_argument("--patience", type=int, default=0, metavar="S", help="seconds until a bot plays for who is away")
    host.add_argument("--resume", metavar="FILE", help="go on with this save: same seats, code and port")
    host.add_argument("--give-host-seat", action="store_true", help="with --resume: guests may take the host's seats")
    host.add_argument("--quick", action="store_true", help="no limits on speed: for bots among themselves")
    host.add_argument("--no-announce", action="store_true", help="guests must type the address")

    join = commands.add_parser("join", help="be a guest at a table in the network, without a screen")
    join.add_argument("address", metavar="HOST:PORT", help="as the host reads it out")
    join.add_argument("--code", default="", help="the join code")
    join.add_argument("--name", default="", help="one for each guest on a computer: a guest comes back by it")
    join.add_argument("--bot", action="store_true", help="a bot plays to the end")
    join.add_argument("--level", default="", help="how the bot plays: easy or normal")
    join.add_argument("--watch", action="store_true", help="take no seat, look on")
    join.add_argument("--patience", type=int, default=600, metavar="S", help="seconds to try to come back (600)")

    puzzles = commands.add_parser("puzzles", help="solve the puzzles of a game, and check how many solutions they have")
    puzzles.add_argument("game")
    puzzles.add_argument("name", nargs="?", help="only this one")

    cards = commands.add_parser("cards", help="check and list the cards of a game")
    cards.add_argument("game")
    cards.add_argument("--sheet", metavar="PNG", help="draw them all in their frames, without a display")
    cards.add_argument("--size", type=int, default=140, metavar="PX", help="how wide a card is on the sheet (140)")
    cards.add_argument("--lang", default=argparse.SUPPRESS, metavar="L", help="en, ru or uk")
    return top


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command. 0: well; 1: the rules failed; 2: something was refused, and nothing changed."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    asked = parser().parse_args(words)
    for stream in (sys.stdin, sys.stdout, sys.stderr):  # a letter that a terminal lacks is another sign, no failure
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    from engine.errors import Problem, RuleError
    from engine.texts import common
    from ui.cli import command_for, language_for

    language = "en"
    try:
        language = language_for(asked.lang)
        return command_for(asked)(asked, language)
    except Problem as problem:
        print(f"longtable: {common(language).error(problem)}", file=sys.stderr)
        return 2
    except RuleError as failure:
        print(f"longtable: {failure}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except BrokenPipeError:  # whoever read our output has left; nothing more can be said, at exit neither
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1


if __name__ == "__main__":
    from multiprocessing import freeze_support

    freeze_support()  # in a packed program a bot's process starts here again
    sys.exit(main())

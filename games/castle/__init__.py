"""Castle (Laget & Faidutti): be the first to find room for all your people."""

from functools import partial

from engine.bots import overlooking, random_bot
from engine.games import Game
from engine.search import with_temper
from games.castle import cards, memory
from games.castle.arrange import arrange, check, deal_anew
from games.castle.bot import TEMPERS, sensible
from games.castle.deck import FOLDER, KINDS
from games.castle.describe import describe, name_thing
from games.castle.facets import FACETS
from games.castle.hard import OUTLOOK, hard
from games.castle.rules import CastleOptions, check_setup, new, play
from games.castle.state import Castle
from games.castle.view import COLOURS, view, views

__all__ = ["GAME", "cards", "memory"]

GAME = Game[Castle](
    name="castle",
    version=1,
    folder=FOLDER,
    seats=range(2, 6),
    options=CastleOptions,
    new=new,
    play=play,
    view=view,
    views=views,
    check=check,
    deal_anew=deal_anew,
    arrange=arrange,
    describe=describe,
    name_thing=name_thing,
    bots={"hard": hard, "normal": sensible, "easy": overlooking(sensible, 3), "random": random_bot},
    tempers={name: with_temper(OUTLOOK, partial(sensible, temper=one), 3) for name, one in TEMPERS.items()},
    former_levels={"sensible": "normal"},
    kinds=tuple(KINDS.values()),
    facets=FACETS,
    check_setup=check_setup,
    colours=COLOURS,
)

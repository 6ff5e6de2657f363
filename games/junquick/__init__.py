"""JunQuick: build the common pile, be quick when anybody may play, and collect packs of four."""

from functools import partial

from engine.bots import overlooking, random_bot
from engine.effects import check_behaviours
from engine.games import Game, Variant
from engine.search import with_temper
from games.junquick import memory, properties
from games.junquick.arrange import arrange, check, deal_anew
from games.junquick.bot import TEMPERS, sensible
from games.junquick.deck import FOLDER, KINDS, kinds_of
from games.junquick.describe import describe, name_thing
from games.junquick.facets import FACETS
from games.junquick.hard import OUTLOOK, hard, sharp
from games.junquick.instants import carried_out
from games.junquick.legal import in_race, on_turn
from games.junquick.plays import laid, used
from games.junquick.rules import new, play
from games.junquick.state import JunQuick, JunQuickOptions
from games.junquick.view import COLOURS, view, views

__all__ = ["GAME", "memory", "properties"]

check_behaviours(
    KINDS.values(),
    [*kinds_of("jun"), *kinds_of("virus"), *kinds_of("first-player")],
    *(on_turn, in_race, laid, used, carried_out),
)

GAME = Game[JunQuick](
    name="junquick",
    version=2,
    folder=FOLDER,
    seats=range(2, 7),
    options=JunQuickOptions,
    new=new,
    play=play,
    view=view,
    views=views,
    check=check,
    deal_anew=deal_anew,
    arrange=arrange,
    describe=describe,
    name_thing=name_thing,
    bots={"hard": hard, "normal": sensible, "easy": overlooking(sensible, 2), "random": random_bot},
    tempers={
        name: with_temper(OUTLOOK, partial(sensible, temper=one), 2, partial(sharp, temper=one))
        for name, one in TEMPERS.items()
    },
    former_levels={"sensible": "normal"},
    kinds=tuple(KINDS.values()),
    facets=FACETS,
    more_is_better=True,
    variants={
        "live-race-of-two": Variant(2, {"race_mode": "live"}),
        "live-race-of-four": Variant(4, {"race_mode": "live"}),
        "live-race-of-six": Variant(6, {"race_mode": "live", "manual_instants": True}),
        "every-window-asked": Variant(3, {"fast_windows": "off"}),
        "manual-instants": Variant(5, {"manual_instants": True}),
    },
    colours=COLOURS,
)

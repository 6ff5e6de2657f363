"""Valhalla (Wozniak): arm your Vikings with dice, win shields, and die gloriously."""

from engine.bots import random_bot
from engine.effects import check_behaviours, registries_in
from engine.games import Game
from games.valhalla import cards, concepts, memory
from games.valhalla.arrange import arrange, check, deal_anew
from games.valhalla.bots import TEMPERS, easy, hard, normal, with_temper
from games.valhalla.deck import COMPANIONS, FOLDER, JARLS, KINDS, LOKI, MONSTERS, VIKINGS
from games.valhalla.describe import describe, name_thing
from games.valhalla.facets import FACETS
from games.valhalla.known import BEHAVING, WITHOUT
from games.valhalla.options import ValhallaOptions, check_setup
from games.valhalla.rules import new, play
from games.valhalla.state import Valhalla
from games.valhalla.variants import VARIANTS
from games.valhalla.view import COLOURS, view, views

__all__ = ["GAME", "cards", "memory"]  # importing them registers what cards do, and what players remember

check_behaviours(BEHAVING, WITHOUT, *registries_in(concepts))

GAME = Game[Valhalla](
    name="valhalla",
    version=1,
    folder=FOLDER,
    seats=range(1, 7),
    options=ValhallaOptions,
    new=new,
    play=play,
    view=view,
    views=views,
    check=check,
    deal_anew=deal_anew,
    arrange=arrange,
    describe=describe,
    name_thing=name_thing,
    bots={"hard": hard, "normal": normal, "easy": easy, "random": random_bot},
    tempers={name: with_temper(temper) for name, temper in TEMPERS.items()},
    former_levels={"sensible": "normal"},
    kinds=(
        *KINDS.values(),
        *JARLS.values(),
        *LOKI.values(),
        *VIKINGS.values(),
        *COMPANIONS.values(),
        *MONSTERS.values(),
    ),
    facets=FACETS,
    check_setup=check_setup,
    more_is_better=True,
    can_be_lost=True,
    variants=VARIANTS,
    colours=COLOURS,
    cast=lambda game, seat: {"jarl": f"jarl:{game.players[seat].jarl}"} if game.players[seat].jarl else {},
)

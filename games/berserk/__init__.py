"""Berserk: two armies of cards on a field of five by six cells."""

from engine.bots import random_bot
from engine.games import Game, Variant
from games.berserk import keywords, operations
from games.berserk.arrange import arrange, check
from games.berserk.bots.levels import LEVELS, WITH_TEMPERS
from games.berserk.briefs import worded_kinds
from games.berserk.decks import DECKS, FACETS
from games.berserk.describe import describe, name_thing
from games.berserk.imagining import deal_anew
from games.berserk.kinds import FOLDER
from games.berserk.naming import names_in
from games.berserk.options import BerserkOptions, check_setup
from games.berserk.rules import new, play
from games.berserk.state import Berserk
from games.berserk.view import COLOURS, view, views

# Importing them registers what they do.
__all__ = ["GAME", "keywords", "operations"]

GAME = Game[Berserk](
    name="berserk",
    version=4,
    folder=FOLDER,
    seats=range(2, 3),
    options=BerserkOptions,
    new=new,
    play=play,
    view=view,
    views=views,
    check=check,
    deal_anew=deal_anew,
    arrange=arrange,
    describe=describe,
    name_thing=name_thing,
    bots={**LEVELS, "random": random_bot},
    tempers=WITH_TEMPERS,
    former_levels={"sensible": "normal"},
    kinds=worded_kinds(),
    facets=FACETS,
    check_setup=check_setup,
    variants={
        "inquisitors-against-sluagh": Variant(
            2, {"deck_of_first_seat": "inquisitors", "deck_of_second_seat": "sluagh"}
        ),
        "first-game": Variant(2, {"budget": "first-game"}),
        "hired": Variant(2, {"mercenaries": "hired"}),
        "custom-decks": Variant(2, {"deck_of_first_seat": "custom", "deck_of_second_seat": "custom"}),
        "mirror-match": Variant(2, {"deck_of_first_seat": "sluagh", "deck_of_second_seat": "sluagh"}),
        "wildwood-against-thunder-pass": Variant(
            2, {"deck_of_first_seat": "wildwood", "deck_of_second_seat": "thunder-pass"}
        ),
        "wind-riders-against-black-fen": Variant(
            2, {"deck_of_first_seat": "wind-riders", "deck_of_second_seat": "black-fen"}
        ),
        "draft": Variant(2, {"deck_of_first_seat": "draft", "deck_of_second_seat": "draft"}),
        "random-decks": Variant(2, {"deck_of_first_seat": "random", "deck_of_second_seat": "random"}),
    },
    colours=COLOURS,
    cast=lambda game, seat: {
        "deck": f"options.deck_of_first_seat-{game.options.deck_of(seat)}",
        "side": "cast.first" if game.is_first(seat) else "cast.second",
    },
    names=names_in,
    decks=DECKS,
)

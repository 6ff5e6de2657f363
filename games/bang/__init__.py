"""Bang!: sheriff, deputies, outlaws and a renegade, with all its expansions."""

from engine.effects import check_behaviours, registries_in
from engine.games import Game
from games.bang import cards, characters, concepts, memory
from games.bang.arrange import arrange, check
from games.bang.bots.levels import LEVELS, WITH_TEMPERS
from games.bang.deck import CHARACTERS, EVENTS, FOLDER, KINDS, ROLES
from games.bang.describe import describe
from games.bang.facets import FACETS
from games.bang.happenings import fistful, high_noon, wild_west_show
from games.bang.modes import duo, hidden, roles, trio
from games.bang.options import BangOptions, check_setup
from games.bang.rules import new, play
from games.bang.state import Bang, character_of
from games.bang.variants import VARIANTS
from games.bang.view import COLOURS, view, views
from games.bang.worlds import deal_anew

# Importing them registers what they do.
__all__ = [
    "GAME",
    "cards",
    "characters",
    "duo",
    "fistful",
    "hidden",
    "high_noon",
    "memory",
    "roles",
    "trio",
    "wild_west_show",
]


check_behaviours((*KINDS.values(), *CHARACTERS.values(), *EVENTS.values()), cards.WITHOUT, *registries_in(concepts))

GAME = Game[Bang](
    name="bang",
    version=3,
    folder=FOLDER,
    seats=range(2, 9),
    options=BangOptions,
    new=new,
    play=play,
    view=view,
    views=views,
    check=check,
    deal_anew=deal_anew,
    arrange=arrange,
    describe=describe,
    bots=LEVELS,
    tempers=WITH_TEMPERS,
    former_levels={"gunslinger": "normal"},
    kinds=(*KINDS.values(), *CHARACTERS.values(), *EVENTS.values(), *ROLES.values()),
    facets=FACETS,
    check_setup=check_setup,
    more_is_better=True,
    variants=VARIANTS,
    colours=COLOURS,
    cast=character_of,
    silence=wild_west_show.SILENCE,
    marks=("sheriff", "deputy", "outlaw", "renegade"),
)

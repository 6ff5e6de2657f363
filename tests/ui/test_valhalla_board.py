"""The board of Valhalla: boards and fights at every size, secrets, and everything that can be reached."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from engine.bots import bot_for, let_bots_answer
from engine.dice import Dice
from engine.games import SeatInfo, find_game
from engine.table import Table
from engine.views import EVERYTHING, View
from games.valhalla.deck import CARD_BY_REF
from tests.playing import seated, variant_table
from tests.ui.laid_out import Case, overlapping
from ui.cli.selfplay import answer_blindly
from ui.sprites import Area, DieFace, FigureFace, Sprite, TermFace

GAME = find_game("valhalla")


def met(variant: str, moves: int, viewer: int | str | None = None) -> View:
    """What somebody sees after so many answers in a game played at random; by default whoever is asked."""
    table, chance = variant_table("valhalla", variant, 3), Dice(3)
    while table.ask is not None and len(table.moves) < moves:
        answer_blindly(table, chance)
    seat = table.awaited()[0] if viewer is None and table.ask is not None else viewer
    return table.view(seat)  # type: ignore[arg-type]


def begun(seats: int) -> View:
    return Table(GAME, seated(seats), {}, 1).view(0)


def played(table: Table[Any], until: Callable[[View], bool]) -> View:
    """What whoever is asked sees when bots have played until this holds."""
    chance, bots = Dice(1), {seat: bot_for(GAME, SeatInfo("bot", "bot")) for seat in range(len(table.seats))}
    while not until(table.view(table.awaited()[0])):
        assert let_bots_answer(table, bots, chance)
        assert table.ask is not None
    return table.view(table.awaited()[0])


def in_battle(kind: str, step: str, armed: int) -> Callable[[View], bool]:
    def holds(view: View) -> bool:
        battle = view["battle"]
        if battle is None or (battle["kind"], battle["step"]) != (kind, step):
            return False
        return sum(len(side["active"]) for side in battle["sides"]) >= armed and battle["acting"] == view["viewer"]

    return holds


DUEL = played(Table(GAME, seated(2), {}, 5), in_battle("battle", "defence", 2))
FIGHT_OF_SIX = played(variant_table("valhalla", "everything-for-6", 3), in_battle("battle", "defence", 3))
HUNT = played(variant_table("valhalla", "solo-fenrir-1", 3), in_battle("hunt", "attack", 1))
RAGNAROK = played(Table(GAME, seated(5), {}, 5), in_battle("ragnarok", "attack", 1))

CRAFTED = {
    "jarls to choose": begun(6),
    "emblems to choose": played(Table(GAME, seated(2), {}, 5), lambda view: view["stage"] == "emblems"),
    "a few turns": met("everything-for-6", 60),
    "half a game": met("everything-for-6", 200),
    "a duel": DUEL,
    "a fight of six": FIGHT_OF_SIX,
    "a hunt": HUNT,
    "ragnarok": RAGNAROK,
    "a solo game": met("solo-valkyries", 30),
    "cooperative play": met("cooperative-for-4-with-valkyries", 40),
    "companions": met("partnership-for-6-with-everything", 120),
    "draft": met("draft-for-6", 20),
    "everything seen": met("everything-for-5", 150, EVERYTHING),
    "at the end": met("everything-for-4", 10_000, 0),
}


def faults(sprites: Sequence[Sprite], view: View, area: Area) -> Iterator[str]:
    """Boards lie beside each other, and so do dice; what lies on a board stays on it."""
    boards = [one for one in sprites if isinstance(one.face, FigureFace) or one.name in ("monster board", "doom")]
    yield from overlapping([*boards, *(one for one in sprites if one.name == "piles")])
    yield from overlapping([one for one in sprites if isinstance(one.face, DieFace) and one.name.startswith("die:")])
    yield from overlapping([one for one in sprites if one.name.startswith("cell:")])
    for sprite in sprites:
        if isinstance(sprite.face, DieFace | TermFace) and not any(b.rect.contains(sprite.rect) for b in boards):
            yield f"{sprite.name} at {sprite.box} lies on no board"


CASE = Case(
    "valhalla",
    CRAFTED,
    "a fight of six",
    CARD_BY_REF,
    faults,
    setups=[{}, {"expansions": ["valkyries", "dwarves", "tyr"]}, {"expansions": ["loki", "thor", "last-viking"]}],
    buttons=("face", "row"),
    looks=["jarl:jrl-01", "loki:lok-01", "monster:mon-garm-1", "viking:lvk-1", "emblem:raven", "companion:com-1"],
    crowds=("draft", "jarls to choose"),
    names=("Ada", "Владислава", "Maximilian", "Їжак Колючий", "Олександра", "Jo"),
)

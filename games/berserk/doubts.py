"""What is legal in the main step and hardly meant: asked about once more. [BSK-10.1, BSK-15.3, BSK-8.5]"""

from __future__ import annotations

from engine.choices import Option, Seat
from games.berserk.attacks import ATTACKS
from games.berserk.concepts import Blow
from games.berserk.derived import ability_called
from games.berserk.grid import CELL_BY_REF
from games.berserk.state import Berserk
from games.berserk.wounds import is_protected


def doubts(game: Berserk, seat: Seat, options: list[Option]) -> dict[Option, str]:
    """Each doubtful option with the text that asks again."""
    found = {option: _doubt(game, seat, option) for option in options}
    return {option: key for option, key in found.items() if key}


def _doubt(game: Berserk, seat: Seat, option: Option) -> str:
    if option.verb == "move":
        card = game.card(option.refs[0])
        is_deadly = not game.is_free(CELL_BY_REF[option.refs[1]]) and card.pool == 1
        return "warn.deadly-cell" if is_deadly else ""
    if option.verb == "strike":
        return _doubt_about_target(game, seat, option, "simple-strike", 1)
    if option.verb == "use" and len(option.refs) > 2:
        return _doubt_about_target(game, seat, option, ability_called(option.refs[1].removeprefix("ability:")).type, 2)
    return ""


def _doubt_about_target(game: Berserk, seat: Seat, option: Option, type: str, place: int) -> str:
    """An attack on an own card, and what a protection of a card that lies open to see will stop."""
    ref = option.refs[place]
    if not ref.startswith("card:"):
        return ""
    target = game.card(ref)
    if type in ATTACKS and target.controller == seat:
        return "warn.own-card" if place == 1 else "warn.own-target"
    if not target.is_hidden and is_protected(game, target, Blow(type, game.card(option.refs[0]))):
        return "warn.protected" if place == 1 else "warn.protected-target"
    return ""

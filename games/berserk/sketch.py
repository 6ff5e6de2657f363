"""A battle drawn up again from a view, as far as its viewer knows it: so rules can be asked without peeking."""

from __future__ import annotations

from functools import lru_cache

from engine.choices import Seat
from engine.dice import Dice
from engine.events import HIDDEN
from engine.lasting import UNTIL_GONE, Effect
from games.berserk.derived import ability_called
from games.berserk.grid import CELL_BY_REF, NOWHERE, half
from games.berserk.holding import Holding
from games.berserk.kinds import FACE_DOWN
from games.berserk.options import BerserkOptions
from games.berserk.shown import BerserkView, CardView
from games.berserk.state import Berserk, Card, Occupied, Player
from games.berserk.traits import Traits, traits


def sketch(view: BerserkView) -> Berserk:
    """The cards in play with all that is seen of them; what they have now is taken as the view says it."""
    game = Berserk(
        dice=Dice(0), options=BerserkOptions(), players=[Player(_seat(one["ref"])) for one in view["players"]]
    )
    game.phase, game.turn, game.active = "main", view["turn"], _seat(view["active"])
    game.first = None if view["first"] is None else _seat(view["first"])
    for shown in view["cards"].values():
        if shown["zone"] in ("field", "side"):
            _put(game, shown)
    for cell, refs in view["field"].items():
        for ref in refs:
            if ref == HIDDEN:
                _put_unknown(game, view, CELL_BY_REF[cell])
    game.occupied = [Occupied(CELL_BY_REF[cell], UNTIL_GONE) for cell in view["occupied"]]
    for ref in view["cards"]:
        card = game.cards.get(ref[5:])
        if card is not None:
            game.suppose(traits, card, _traits(card, view["cards"][ref]))
    return game


def _seat(ref: str) -> Seat:
    return int(ref.removeprefix("seat:"))


def _put(game: Berserk, shown: CardView) -> None:
    card = Card(shown["ref"][5:], shown["kind"], _seat(shown["owner"]), _seat(shown["controller"]))
    card.zone = "field" if shown["zone"] == "field" else "side"
    card.cell = NOWHERE if shown["cell"] is None else CELL_BY_REF[shown["cell"]]
    card.host = (shown["host"] or "")[5:]
    card.is_hidden, card.is_open = shown["hidden"], shown["open"]
    card.wounds, card.extra_lives, card.chips = shown["wounds"], shown["extra-lives"], shown["chips"]
    card.pool, card.prevention = shown["pool"], shown["prevention"]
    card.has_acted, card.has_moved, card.has_attacked = shown["acted"], shown["moved"], shown["attacked"]
    card.armor_used, card.magic_armor_used = shown["armor-used"], shown["magic-armor-used"]
    card.attack_wounds, card.attacks_dealt = shown["attack-wounds"], shown["attacks-dealt"]
    card.flyer_mark = game.turn if shown["marked"] else 0
    game.cards[card.id] = card
    if card.cell == NOWHERE:
        game.players[card.controller].side.append(card.id)
    else:
        game.board[card.cell].append(card.id)
    for keyword, value, _ in shown["effects"]:
        game.effects.add(Effect(_key(keyword), card.ref, value))


def _put_unknown(game: Berserk, view: BerserkView, cell: int) -> None:
    """A card face down: it stands there, and that is all. It is the other player's, or of whoever's half it is."""
    if view["viewer"] is not None:
        controller = game.other(_seat(view["viewer"]))
    else:
        first = game.first or 0
        controller = first if cell in half(True) else game.other(first)
    kind = FACE_DOWN.id
    card = Card(f"{kind}-{cell}", kind, controller, controller, "field", cell, is_hidden=True)
    game.cards[card.id] = card
    game.board[cell].append(card.id)


def _traits(card: Card, shown: CardView) -> Traits:
    return Traits(card, _held(tuple([(one, value) for one, value in shown["keywords"]]), tuple(shown["abilities"])))


@lru_cache(maxsize=10_000)
def _held(keywords: tuple[tuple[str, int], ...], abilities: tuple[str, ...]) -> Holding:
    """What a card has, one and the same for all that have just that: what follows from it need be asked only once."""
    values = {_key(keyword): value for keyword, value in keywords}
    return Holding(values, [ability_called(ref.removeprefix("ability:")) for ref in abilities])


def _key(keyword: str) -> str:
    return keyword.removeprefix("keyword:").replace(".", ":")

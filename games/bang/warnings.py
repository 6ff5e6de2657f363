"""Plays that are legal but change nothing: the client asks again before such a play. [BNG-1.8]"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from engine.choices import Option, Ref
from games.bang.attacks import is_immune, is_immune_in_duel
from games.bang.deck import CARD_BY_REF, Card
from games.bang.life import beer_works
from games.bang.piles import loot, owner_of, suit_of
from games.bang.state import Bang, Player

Warns = Callable[[Bang, Player, Ref | None], str | None]  # a text key, if the play would change nothing
_WARNINGS: dict[str, Warns] = {}


def useless(game: Bang, player: Player, options: Iterable[Option]) -> dict[Option, str]:
    """The options that would change nothing, each with the text key that says why.

    They use only what the player may know: lives, hands by number, characters, and his own cards.
    """
    found: dict[Option, str] = {}
    for option in options:
        if option.verb in ("play", "use", "fire"):
            card, target = CARD_BY_REF[option.refs[0]], option.refs[1] if len(option.refs) > 1 else None
            kind = "bang" if option.verb == "fire" else card.kind
            warning = _against_immune(game, player, card, kind, target) or _by_kind(game, player, kind, target)
            if warning is not None:
                found[option] = warning
    return found


def _by_kind(game: Bang, player: Player, kind: str, target: Ref | None) -> str | None:
    return _WARNINGS[kind](game, player, target) if kind in _WARNINGS else None


def _against_immune(game: Bang, player: Player, card: Card, kind: str, target: Ref | None) -> str | None:
    """A card that does nothing to the one it is aimed at. [BNG-14.17]"""
    if target is None:
        return None
    owner = owner_of(game, target) if target.startswith(("hand:", "card:")) else game.player_at(target)
    suits = (suit_of(game, card),)
    immune = is_immune_in_duel(game, owner, suits) if kind == "duel" else is_immune(game, owner, player, suits)
    return "warn.immune" if immune else None


def _warns(*kinds: str) -> Callable[[Warns], Warns]:
    def register(warns: Warns) -> Warns:
        for kind in kinds:
            _WARNINGS[kind] = warns
        return warns

    return register


@_warns("beer")
def _beer(game: Bang, player: Player, target: Ref | None) -> str | None:
    if not beer_works(game):
        return "warn.beer-with-two-left"  # [BNG-10.6]
    return None if player.is_wounded else "warn.useless-beer"


@_warns("whisky", "canteen")
def _for_oneself(game: Bang, player: Player, target: Ref | None) -> str | None:
    return None if player.is_wounded else "warn.not-wounded"


@_warns("tequila")
def _for_anybody(game: Bang, player: Player, target: Ref | None) -> str | None:
    return None if game.player_at(target or "").is_wounded else "warn.target-not-wounded"


@_warns("saloon")
def _for_everybody(game: Bang, player: Player, target: Ref | None) -> str | None:
    return None if any(other.is_wounded for other in game.ring) else "warn.nobody-wounded"


@_warns("brawl")
def _nothing_to_discard(game: Bang, player: Player, target: Ref | None) -> str | None:
    return None if loot(game, player, game.others(player)) else "warn.nothing-to-discard"

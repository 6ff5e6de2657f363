"""What each seat may see of a battle: the only way out of the state. [BSK-22]"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, cast

from engine.choices import Ref
from engine.events import HIDDEN
from engine.views import EVERYTHING, Viewer, may_see, seat_ref
from games.berserk.attacks import LEVELS
from games.berserk.grid import CELL_REFS, NOWHERE
from games.berserk.kinds import card_ref
from games.berserk.shown import (
    AttackView,
    BerserkView,
    CardView,
    DeclaredView,
    EffectView,
    KeywordView,
    PlayerView,
)
from games.berserk.stack import named
from games.berserk.state import Attack, Berserk, Card, Declared, Player
from games.berserk.striking import compute_power, counter_of
from games.berserk.traits import class_of, elements, poison, traits, traits_against
from games.berserk.turn import STALL
from games.berserk.wounds import current_lives, life

COLOURS: Final = ("violet", "orange")
IN_SECRET: Final = ("decks", "mustering")  # nobody sees how far the other one is


def view(game: Berserk, viewer: Viewer) -> BerserkView:
    """Faces are open unless a card is hidden; deals, purchases and layouts are their player's own. [BSK-A-61]"""
    return views(game, [viewer])[0]


def views(game: Berserk, viewers: Sequence[Viewer]) -> list[BerserkView]:
    """What each of several viewers may see; open cards are looked at once for all of them."""
    graves = [game.cards[id] for player in game.players for id in player.graveyard]
    open_cards = {card.ref: _card(game, card) for card in (*game.in_play(), *graves) if not card.is_hidden}
    hidden = [card for card in game.in_play() if card.is_hidden]
    return [_seen_by(game, viewer, open_cards, hidden) for viewer in viewers]


def _seen_by(game: Berserk, viewer: Viewer, open_cards: dict[Ref, CardView], hidden: list[Card]) -> BerserkView:
    own = {card.ref: _card(game, card) for card in hidden if may_see(viewer, card.controller)}
    return {
        "viewer": seat_ref(viewer) if isinstance(viewer, int) else None,
        "phase": game.phase,
        "turn": game.turn,
        "active": f"seat:{game.active}",
        "first": seat_ref(game.first),
        "budget": game.options.budget,
        "players": [_player(game, player, viewer) for player in game.players],
        "field": _field(game, viewer),
        "occupied": [CELL_REFS[one.cell] for one in game.occupied],
        "cards": {**open_cards, **own} if own else open_cards,
        "stack": [_declared(game, one) for one in game.stack],
        "attack": None if game.attack is None else _attack(game, game.attack),
        "shown": [card_ref(id) for id in game.shown],
        "quiet-turns": game.quiet_turns,
        "stall-limit": 0 if game.options.stall_limit == "off" else STALL,
    }


def _field(game: Berserk, viewer: Viewer) -> dict[Ref, list[Ref]]:
    def shown(card: Card) -> Ref:
        return card.ref if not card.is_hidden or may_see(viewer, card.controller) else HIDDEN

    found = {CELL_REFS[cell]: [shown(card) for card in game.on(cell)] for cell, ids in enumerate(game.board) if ids}
    for player in game.players:
        if may_see(viewer, player.seat):
            found.update({CELL_REFS[cell]: [card_ref(id)] for id, cell in player.layout.items()})
    return found


def _player(game: Berserk, player: Player, viewer: Viewer) -> PlayerView:
    own = may_see(viewer, player.seat)
    shown: PlayerView = {
        "ref": player.ref,
        "colour": COLOURS[player.seat],
        "is-first": game.is_first(player.seat),
        "deck-name": game.options.deck_of(player.seat),
        "deck": len(player.deck) if own or game.phase not in IN_SECRET else 0,
        "deal": [card_ref(id) if own else HIDDEN for id in player.deal] if own or player.deal else [],
        "deal-size": player.deal_size,
        "redraws": player.redraws,
        "army": [card_ref(id) for id in player.army] if own else [],
        "side": [card_ref(id) for id in player.side],
        "graveyard": [card_ref(id) for id in player.graveyard],
        "creatures": sum(not card.is_hidden for card in game.creatures(player.seat)),
        "initiative": player.initiative,
    }
    if not own and game.phase in ("draft", "mustering"):
        shown["deal"] = [HIDDEN] * player.deal_size
    if own:
        cards = list(map(card_ref, player.deck))
        shown["deck-cards"] = cards if viewer == EVERYTHING else sorted(cards)  # the order is nobody's business
    return shown


def _card(game: Berserk, card: Card) -> CardView:
    it, info = traits(game, card), card.info
    lasting = game.effects.on(card.ref)
    return {
        "ref": card.ref,
        "kind": card.kind,
        "owner": f"seat:{card.owner}",
        "controller": f"seat:{card.controller}",
        "zone": card.zone,
        "cell": None if card.cell == NOWHERE else CELL_REFS[card.cell],
        "host": card_ref(card.host) if card.host else None,
        "hidden": card.is_hidden,
        "open": card.is_open,
        "life": life(card),
        "lives": current_lives(card),
        "wounds": card.wounds,
        "extra-lives": card.extra_lives,
        "chips": card.chips,
        "incarnation": card.incarnation_chips,
        "poison": poison(game, card),
        "prevention": card.prevention,
        "pool": card.pool,
        "strike": list(info.strike or ()),
        "strike-bonus": it["plus-attack:simple-strike"],
        "class": class_of(game, card),
        "elements": elements(game, card),
        "acted": card.has_acted,
        "moved": card.has_moved,
        "attacked": card.has_attacked,
        "marked": card.flyer_mark > 0,
        "wounded-this-turn": card.wounds_received,
        "attack-wounds": card.attack_wounds,
        "attacks-dealt": card.attacks_dealt,
        "armor-used": card.armor_used,
        "magic-armor-used": card.magic_armor_used,
        "keywords": [_pair(f"keyword:{key.replace(':', '.')}", value) for key, value in it.values.items()],
        "abilities": [f"ability:{ability.id}" for ability in it.abilities],
        "effects": [_triple(f"keyword:{one.keyword.replace(':', '.')}", one.value, one.lasts) for one in lasting],
    }


def _pair(keyword: Ref, value: int) -> KeywordView:
    return cast(KeywordView, [keyword, value])  # plain data knows no tuples


def _triple(keyword: Ref, value: int | None, lasts: str) -> EffectView:
    return cast(EffectView, [keyword, value, lasts])


def _declared(game: Berserk, declared: Declared) -> DeclaredView:
    return {
        "ref": declared.ref,
        "what": declared.what,
        "by": f"seat:{declared.by}",
        "source": card_ref(declared.source),
        "name": named(declared),
        "targets": list(declared.targets),
        "bonus": declared.bonus,
        "defender": card_ref(declared.defender) if declared.defender else None,
    }


def _power(game: Berserk, attack: Attack) -> int:
    """The power with all that adds to it and takes from it, as the dice lie now. [BSK-15.2]"""
    if attack.is_dealt or attack.outcome not in ("hit", "counter"):
        return attack.power
    dealt = replace(attack) if attack.outcome == "hit" else counter_of(game, attack)
    struck, striker = game.cards[dealt.target], game.cards[dealt.attacker]
    compute_power(game, dealt, traits_against(game, struck, striker))
    return dealt.power


def _attack(game: Berserk, attack: Attack) -> AttackView:
    return {
        "attacker": card_ref(attack.attacker),
        "target": card_ref(attack.target),
        "type": attack.type,
        "attack-die": attack.attack_die,
        "defense-die": attack.defence_die,
        "attack-value": attack.attack_value,
        "defense-value": attack.defence_value,
        "outcome": attack.outcome,
        "level": LEVELS[attack.level],
        "powers": list(attack.powers),
        "bonus": attack.bonus,
        "power": _power(game, attack),
        "wounds": attack.wounds,
        "blocked": attack.is_blocked,
    }

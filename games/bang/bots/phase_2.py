"""Phase 2: what every play, green card, ability and event is worth to me now, and in which order they come."""

from __future__ import annotations

from collections.abc import Callable
from math import comb
from typing import Final

from engine.choices import Option, Ref
from engine.views import id_of
from games.bang.bots import worth
from games.bang.bots.mind import BANG_IN_HAND, DODGED, Mind
from games.bang.bots.seen import Figure
from games.bang.deck import CARD_BY_REF, Card

USELESS = -1.0
EXPLODES = 0.125  # how likely Dynamite goes off at each check
ROUNDS_OF_DYNAMITE = 2
TURNS_IN_JAIL = 1.7  # what being in jail costs, in lives
A_TURN = 1.1  # what a lost turn costs
STORE_PICK = 0.55  # the first choice from a General Store

# What comes first: draw, equip, rob, heal, shoot, and then what costs other cards.
DRAW, EQUIP, ROB, HEAL, SHOOT, LATE = range(6)
ORDER: Final = {
    "stagecoach": DRAW, "wells-fargo": DRAW, "pony-express": DRAW, "general-store": EQUIP,
    "panic": ROB, "cat-balou": ROB, "rag-time": ROB, "conestoga": ROB, "can-can": ROB, "brawl": LATE, "jail": ROB,
    "beer": HEAL, "saloon": HEAL, "canteen": HEAL, "tequila": LATE, "whisky": LATE, "springfield": LATE,
    "dynamite": LATE,
}  # fmt: skip
VERB_ORDER: Final = {
    "barter": DRAW, "sell": DRAW, "swap-places": ROB, "command": ROB, "sniper": SHOOT, "repeat": SHOOT, "fire": SHOOT,
    "doc": LATE, "heal": LATE, "ricochet": LATE, "as-store": LATE, "pay-life": LATE,
}  # fmt: skip


def order(option: Option) -> int:
    """When to do something that is worth doing."""
    verb = option.verb
    if verb in VERB_ORDER:
        return VERB_ORDER[verb]
    card = CARD_BY_REF.get(option.refs[0]) if option.refs else None
    if card is None:
        return LATE
    return ORDER.get(card.kind, EQUIP if verb == "lay" else SHOOT)


# Shots, fights, and what hits everybody


def duel(mind: Mind, card: Card, target: Ref, by: Figure) -> float:
    """Worth it with enough Bang! cards: whoever runs out of them first loses a life. [BNG-13.6]"""
    figure = mind.by_ref[target]
    mine = 0 if mind.is_on("the-sermon") or by is not mind.me else mind.bangs
    known = figure.known_hand
    if known is not None:
        his = sum(other.kind == "bang" for other in known)
        wins = 1.0 if mine >= his else 0.0
    else:
        cards = len(figure.hand)
        chance = 0.55 if "calamity-janet" in figure.abilities or mind.is_on("showdown") else BANG_IN_HAND
        wins = sum(
            comb(cards, his) * chance**his * (1 - chance) ** (cards - his) for his in range(min(mine, cards) + 1)
        )
    spent = 0.2 * min(mine, BANG_IN_HAND * len(figure.hand))
    return wins * mind.hit(figure) + (1 - wins) * mind.hit(by) - spent


def at_everybody(mind: Mind, card: Card, target: Ref, by: Figure) -> float:
    """A Gatling: friends and foes are weighed against each other."""
    return sum(mind.shot(figure, 1, card) for figure in mind.around if figure is not by)


def indians(mind: Mind, card: Card, target: Ref, by: Figure) -> float:
    """Whoever has no Bang! loses a life."""
    value = 0.0
    for figure in mind.around:
        if figure is by or mind.is_immune(figure, card) or not figure.is_alive:
            continue
        known = figure.known_hand
        none = (1 - BANG_IN_HAND) ** len(figure.hand)
        if known is not None:
            none = 0.0 if any(other.kind == "bang" for other in known) else 1.0
        value += none * mind.hit(figure) + (1 - none) * DODGED * mind.against(figure)
    return value


# Cards of others


def take(mind: Mind, card: Card, target: Ref, by: Figure) -> float:
    """A card from somebody, for whoever plays this."""
    return _robbed(mind, card, target, by, taken=True)


def throw_out(mind: Mind, card: Card, target: Ref, by: Figure) -> float:
    """A card of somebody is discarded."""
    return _robbed(mind, card, target, by, taken=False)


def _robbed(mind: Mind, card: Card, target: Ref, by: Figure, taken: bool) -> float:
    owner = mind.owner(target)
    if owner is None or (owner is not by and mind.is_immune(owner, card)):
        return 0.0
    return mind.robbed(target, taken=taken, by=by)


def brawl(mind: Mind, card: Card, target: Ref, by: Figure) -> float:
    """Everybody else loses a card."""
    return sum(mind.against(figure) * worth.BLIND for figure in mind.around if figure is not by and figure.hand)


def jail(mind: Mind, card: Card, target: Ref, by: Figure) -> float:
    """The most dangerous enemy, never a friend. [BNG-5.10]"""
    figure = mind.by_ref[target]
    free = 0.5 if "lucky-duke" in figure.abilities else 1.0
    return mind.against(figure) * TURNS_IN_JAIL * free * (0.7 + 0.1 * min(5, len(figure.hand)))


def dynamite(mind: Mind, card: Card, target: Ref, by: Figure) -> float:
    """It is checked before its owner first, then goes round. [BNG-5.9]"""
    way = [by, *(figure for figure in mind.around if figure is not by)]
    value, arrives = 0.0, 1.0
    for _ in range(ROUNDS_OF_DYNAMITE):
        for figure in way:
            value += arrives * EXPLODES * mind.hit(figure, min(3, max(1, figure.life)), figure)
            arrives *= 1 - EXPLODES
    return value


# Lives and cards


def beer(mind: Mind, card: Card, target: Ref, by: Figure) -> float:
    """For a wound, unless it has no effect."""
    strength = 2 if "tequila-joe" in by.abilities else 1
    return mind.healed(by, strength) if mind.beer_works and by.missing else USELESS


def one_life(mind: Mind, card: Card, target: Ref, by: Figure) -> float:
    """Whoever drinks it regains a life."""
    figure = mind.by_ref.get(target, by)
    return mind.healed(figure) if figure.missing else USELESS


def whisky(mind: Mind, card: Card, target: Ref, by: Figure) -> float:
    """Two lives."""
    return mind.healed(by, 2) if by.missing else USELESS


def saloon(mind: Mind, card: Card, target: Ref, by: Figure) -> float:
    """A life for everybody."""
    return sum(mind.healed(figure) for figure in mind.around) or USELESS


def draws(count: int) -> Callable[[Mind, Card, Ref, Figure], float]:
    """So many cards."""

    def value(mind: Mind, card: Card, target: Ref, by: Figure) -> float:
        return -mind.against(by) * count * worth.BLIND

    return value


def store(mind: Mind, card: Card, target: Ref, by: Figure) -> float:
    """I choose first, but everybody gets a card."""
    others = sum(mind.against(figure) for figure in mind.around if figure is not by)
    return (STORE_PICK if by is mind.me else -mind.against(by) * worth.BLIND) - others * worth.BLIND * 0.8


Value = Callable[[Mind, Card, Ref, Figure], float]
EFFECTS: Final[dict[str, Value]] = {
    "duel": duel, "gatling": at_everybody, "howitzer": at_everybody, "indians": indians,
    "panic": take, "rag-time": take, "conestoga": take, "cat-balou": throw_out, "can-can": throw_out, "brawl": brawl,
    "jail": jail, "dynamite": dynamite, "beer": beer, "tequila": one_life, "canteen": one_life, "whisky": whisky,
    "saloon": saloon, "stagecoach": draws(2), "wells-fargo": draws(3), "pony-express": draws(3),
    "general-store": store,
}  # fmt: skip
SHOTS: Final = ("bang", "punch", "springfield", "buffalo-rifle", "knife", "pepperbox", "derringer")


def effect(mind: Mind, kind: str, card: Card, target: Ref, by: Figure) -> float:
    """What it is worth to me that somebody plays a card as this kind, at this target."""
    if kind in SHOTS:
        slab = kind == "bang" and "slab-the-killer" in by.abilities
        value = mind.shot(mind.by_ref[target], 2 if slab else 1, card, by)
        return value - mind.against(by) * worth.BLIND * (kind == "derringer")
    if kind in EFFECTS:
        return EFFECTS[kind](mind, card, target, by)
    return equip(mind, card) if by is mind.me else -mind.against(by) * worth.in_play(mind, by, card)


# Cards before me


def equip(mind: Mind, card: Card, before: Figure | None = None) -> float:
    """A blue or green card before me: what it adds to what lies there."""
    if worth.lies_already(before or mind.me, card):
        return -0.1
    if before is not None and before is not mind.me:  # the other character of a pair [BNG-19.10]
        return 0.02 if card.range or card.kind in ("scope", "binocular") else 0.8 * worth.in_play(mind, before, card)
    if card.range:
        gun = arsenal(mind, card.range, card.kind == "volcanic") - arsenal(mind, mind.me.range, has_volcanic(mind))
        return gun if any(laid.range for laid, _ in mind.me.in_play) else max(0.05, gun)
    if card.kind in ("scope", "binocular"):
        nearer = arsenal(mind, mind.me.range + 1, has_volcanic(mind)) - arsenal(mind, mind.me.range, has_volcanic(mind))
        return 0.3 + max(0.0, nearer)
    return worth.in_play(mind, mind.me, card)


def has_volcanic(mind: Mind) -> bool:
    """Whether I may fire as often as I like."""
    return mind.me.lays("volcanic") or "willy-the-kid" in mind.me.abilities


def arsenal(mind: Mind, range: int, unlimited: bool) -> float:
    """What I can do with a weapon of this range: the best target within it, and something for a choice of them."""
    values = sorted(mind.shot(figure, mind.needed) for figure in mind.others if mind.distance(figure) <= range)
    good = [value for value in reversed(values) if value > 0]
    if not good:
        return 0.0
    shots = max(1.0, 0.8 * mind.bangs) if unlimited or "willy-the-kid" in mind.me.abilities else 1.0
    return good[0] * shots + 0.15 * sum(good[1:])


# Everything that can be chosen


def play(mind: Mind, option: Option) -> float:
    """A hand card played or laid, or a green card used."""
    ref, target = option.refs[0], option.refs[1] if len(option.refs) > 1 else ""
    card = CARD_BY_REF[ref]
    kind = "bang" if option.verb == "fire" else card.kind
    if option.verb == "use":
        return effect(mind, kind, card, target, mind.me) - 0.15
    if option.verb == "lay" and (card.colour == "green" or kind not in EFFECTS):
        return equip(mind, card, mind.by_ref.get(target))
    value = effect(mind, kind, card, target, mind.me) - mind.spending(ref)
    if card.cost and option.verb == "play":
        value -= mind.paying(1, ref)
    return value


def repeat(mind: Mind, option: Option) -> float:
    """The last brown card once more, for a Bang!. [BNG-14.40]"""
    kind = id_of(mind.view["last-brown"] or "")
    card, target = CARD_BY_REF[option.refs[0]], option.refs[1] if len(option.refs) > 1 else ""
    return effect(mind, kind, card, target, mind.me) - mind.spending(card.ref)


def ricochet(mind: Mind, option: Option) -> float:
    """A Bang! at a card in play. [BNG-16.6]"""
    bang, target = (CARD_BY_REF[ref] for ref in option.refs)
    owner = mind.owner(target.ref)
    if owner is None or mind.is_immune(owner, bang):
        return USELESS
    return mind.chance_to_hit(owner, mind.needed) * mind.robbed(target.ref, taken=False) - mind.spending(bang.ref)


def sniper(mind: Mind, option: Option) -> float:
    """Two Bang! cards for one shot that is hard to dodge."""
    bangs = [ref for ref in mind.cheapest if CARD_BY_REF[ref].kind == "bang"][:2]
    return mind.shot(mind.by_ref[option.refs[0]], 2) - sum(mind.spending(ref) for ref in bangs)


def doc(mind: Mind, option: Option) -> float:
    """Two cards for a shot."""
    return mind.shot(mind.by_ref[option.refs[0]]) - mind.paying(2)


def sell(mind: Mind, option: Option) -> float:
    """A blue card for two others: the useless ones. [BNG-14.25]"""
    return 2 * worth.BLIND - max(mind.worths[option.refs[0]], equip(mind, CARD_BY_REF[option.refs[0]]))


def pay_life(mind: Mind, option: Option) -> float:
    """A life for two cards: with lives to spare, and something to drink. [BNG-14.20]"""
    drinks = any(card.kind == "beer" for card in mind.hand) and mind.beer_works and not mind.me.missing
    if mind.me.life <= worth.LOW or len(mind.hand) > worth.LOW:
        return USELESS
    return 2 * worth.BLIND + 0.4 * drinks + 0.3 * (not mind.hand) + mind.against(mind.me) * 0.8


def barter(mind: Mind, option: Option) -> float:
    """My worst card for two of somebody. [BNG-14.36]"""
    owner = mind.owner(option.refs[0])
    if owner is None:
        return USELESS
    gets = min(2, len(owner.hand))
    return gets * worth.BLIND - mind.paying(1) + mind.against(owner) * (gets * worth.BLIND - worth.SPARE)


def swap_places(mind: Mind, option: Option) -> float:
    """The neighbour loses a turn. [BNG-18.2]"""
    return mind.against(mind.by_ref[option.refs[0]]) * A_TURN


def command(mind: Mind, option: Option) -> float:
    """An enemy with cards wastes one, at another enemy if possible. [BNG-18.4]"""
    figure = mind.by_ref[option.refs[0]]
    return mind.against(figure) * 0.1 * len(figure.hand) if figure.hand else 0.0


def as_store(mind: Mind, option: Option) -> float:
    """Any card as a General Store. [BNG-14.34]"""
    ref = option.refs[0]
    return store(mind, CARD_BY_REF[ref], "", mind.me) - mind.spending(ref)


DEEDS: Final[dict[str, Callable[[Mind, Option], float]]] = {
    "play": play, "lay": play, "use": play, "fire": play, "repeat": repeat, "ricochet": ricochet, "sniper": sniper,
    "doc": doc, "sell": sell, "pay-life": pay_life, "barter": barter, "swap-places": swap_places, "command": command,
    "as-store": as_store,
}  # fmt: skip

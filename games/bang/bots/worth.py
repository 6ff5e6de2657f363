"""What cards are worth: in my hand, or in play before somebody. The unit is a life of a plain enemy."""

from __future__ import annotations

from typing import Final

from games.bang.bots.seen import FARTHER, NEARER, Figure, Seen
from games.bang.deck import Card

BLIND = 0.4  # a card that nobody knows

# In hand, at a good moment.
IN_HAND: Final = {
    "missed": 0.55, "dodge": 0.65, "beer": 0.6, "bang": 0.42, "duel": 0.35, "indians": 0.3, "gatling": 0.6,
    "panic": 0.5, "cat-balou": 0.5, "stagecoach": 0.8, "wells-fargo": 1.1, "general-store": 0.3, "saloon": 0.3,
    "barrel": 0.7, "mustang": 0.6, "hideout": 0.6, "scope": 0.5, "binocular": 0.5, "dynamite": 0.15, "jail": 0.55,
    "volcanic": 0.45, "schofield": 0.35, "remington": 0.42, "rev-carabine": 0.45, "winchester": 0.48, "punch": 0.35,
    "springfield": 0.4, "rag-time": 0.4, "brawl": 0.4, "tequila": 0.35, "whisky": 0.45, "bible": 0.6,
    "iron-plate": 0.5, "sombrero": 0.5, "ten-gallon-hat": 0.5, "buffalo-rifle": 0.55, "can-can": 0.5, "canteen": 0.5,
    "conestoga": 0.55, "derringer": 0.5, "howitzer": 0.65, "knife": 0.4, "pepperbox": 0.45, "pony-express": 0.9,
}  # fmt: skip
# In play, to its owner; below nothing: a burden.
IN_PLAY: Final = {
    "barrel": 0.8, "mustang": 0.7, "hideout": 0.7, "scope": 0.5, "binocular": 0.5, "dynamite": -0.8, "jail": -1.8,
    "volcanic": 0.6, "bible": 0.6,
}  # fmt: skip
COLT = 1  # the range of whoever has no weapon
GUN, NEAR, FAR = 0.2, 0.2, 0.4  # what a weapon, a Scope or a Mustang is worth in itself
A_PLACE, MOST_PLACES = 0.12, 4  # and for every player whom it brings near or keeps away
SPARE = 0.08  # a card that does me no good
ENOUGH_MISSED = 2
LOW = 2  # so few lives call for care


def anywhere(card: Card) -> float:
    """What a card before somebody is worth to him, wherever he sits."""
    if card.range and card.kind != "volcanic":
        return 0.3 + 0.08 * card.range
    return IN_PLAY.get(card.kind, 0.5)


def in_play(seen: Seen, owner: Figure, card: Card) -> float:
    """What a card before somebody is worth to him, or would be if it lay there: what changes distances is worth what it
    brings into his reach, or keeps out of the reach of others."""
    lies = any(laid is card for laid, _ in owner.in_play)
    others = [figure for figure in seen.around if figure is not owner]
    if card.kind in FARTHER:
        safe_from = [other for other in others if seen.away(other, owner) - lies == other.range]
        return FAR + A_PLACE * _count(seen, safe_from)
    if card.kind in NEARER:
        reached = [other for other in others if seen.away(owner, other) + lies == owner.range + 1]
        return NEAR + A_PLACE * _count(seen, reached)
    if card.range and card.kind != "volcanic":
        reached = [other for other in others if COLT < seen.away(owner, other) <= card.range]
        return GUN + A_PLACE * _count(seen, reached)
    return anywhere(card)


def _count(seen: Seen, figures: list[Figure]) -> int:
    """So many places that matter; my own counts twice."""
    return min(MOST_PLACES, len(figures) + (seen.me in figures))


def in_hand(seen: Seen, card: Card) -> float:
    """What a card is worth in my hand, one among the others that I hold."""
    me, kind = seen.me, card.kind
    value = IN_HAND.get(kind, BLIND)
    if card.colour != "brown" and kind not in ("jail", "dynamite") and lies_already(me, card):
        return SPARE
    if kind == "missed":
        value = _missed(seen, value)
    elif kind == "bang":
        value += 0.15 * bool(me.lays("volcanic") or "willy-the-kid" in me.abilities)
        value += 0.15 * ("calamity-janet" in me.abilities)
    elif kind == "beer":
        value = SPARE if len(seen.around) == 2 else value + 0.5 * (me.life <= LOW)
    elif kind == "whisky":
        value += 0.4 * (me.life <= LOW)
    if "elena-fuente" in me.abilities:
        value = max(value, 0.45)
    return value


def _missed(seen: Seen, value: float) -> float:
    """The first ones protect; more than enough of them only fill the hand."""
    if "big-spencer" in seen.me.abilities:
        return SPARE
    return value + 0.3 * (seen.me.life <= LOW) + 0.15 * ("calamity-janet" in seen.me.abilities)


def lies_already(me: Figure, card: Card) -> bool:
    """Whether a card before me makes another of its kind, or a weaker weapon, useless."""
    if me.lays(card.kind):
        return True
    weapon = next((laid for laid, _ in me.in_play if laid.range), None)
    return bool(card.range and weapon is not None and weapon.range >= card.range and card.kind != "volcanic")


def hand_worths(seen: Seen) -> dict[str, float]:
    """By ref, what every card I hold is worth; equal ones are worth less and less."""
    found: dict[str, float] = {}
    count: dict[str, int] = {}
    for card in sorted(seen.hand, key=lambda card: -in_hand(seen, card)):
        before = count.get(card.kind, 0)
        count[card.kind] = before + 1
        value = in_hand(seen, card)
        if card.colour != "brown" and card.kind != "jail":
            value = SPARE if before else value
        elif card.kind == "missed" and before >= ENOUGH_MISSED:
            value *= 0.6
        else:
            value *= 0.9**before
        found[card.ref] = value
    return found

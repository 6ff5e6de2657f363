"""Why the gunslinger does something, as data: what weighed most, the heaviest first, in lives of a plain enemy."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from engine.choices import Menu, Option
from engine.games import Reason, Reasoned
from games.bang.bots import phase_2, worth
from games.bang.bots.mind import Mind
from games.bang.bots.seen import FARTHER, NEARER, Figure
from games.bang.bots.stance import price_of_life
from games.bang.deck import CARD_BY_REF, Card
from games.bang.questions import RESCUE
from games.bang.state import OUTLAW, SHERIFF

MOST_REASONS: Final = 4
DEEDS: Final = ("play", "lay", "use", "fire", "repeat")
SPARED: Final = ("discard", "pay", "give", "exchange")  # the cards that are missed least
WANTED: Final = ("take", "keep", "draw", "buy")
AT_ALL: Final = ("gatling", "howitzer", "indians", "brawl")
ROBBING: Final = ("throw-out", "take")
ROBS: Final = ("panic", "cat-balou", "rag-time", "can-can", "conestoga")
DRAWS: Final = {"stagecoach": 2, "wells-fargo": 3, "pony-express": 3}
DRINKS: Final = ("beer", "whisky", "tequila", "canteen", "saloon")
FEW: Final = 2  # cards in hand are worth a word
TELLING: Final = 3.0  # how much more they tell of a duel
SURE: Final = 0.5  # a role that is likelier than that is told


def because(mind: Mind, menu: Menu, option: Option, values: Mapping[Option, float]) -> Reasoned:
    """The option with what speaks for it."""
    return Reasoned.because(option, *reasons(mind, menu, option, values))


def reasons(mind: Mind, menu: Menu, option: Option, values: Mapping[Option, float]) -> list[Reason]:
    """Whom it is against or for, their last life or cards, my own life and cards, and how far it is ahead."""
    found = [*_about_somebody(mind, option), *_about_me(mind, menu, option), *_lead(option, values)]
    return sorted(found, key=lambda reason: -abs(reason.weight))[:MOST_REASONS]


# Those it is for or against


def _about_somebody(mind: Mind, option: Option) -> Iterator[Reason]:
    target = option.refs[-1] if option.refs else ""
    figure = mind.owner(target)
    if figure is None or figure is mind.me:
        return
    against, kind = mind.against(figure), _kind(mind, option)
    is_robbed = option.verb in ROBBING or kind in ROBS
    if against > 0 or not is_robbed:
        yield _side(mind, figure, against)
    if figure.is_alive and figure.life == 1 and target == figure.ref:
        yield Reason("reason.last-life", against * price_of_life(figure), (figure.ref,))
        if mind.mode == "roles" and mind.odds[figure.ref].get(OUTLAW, 0.0) > SURE:
            yield Reason("reason.reward", worth.BLIND * 3, (figure.ref,))
    if is_robbed and target in CARD_BY_REF:
        yield from _robbed(mind, figure, CARD_BY_REF[target])
    elif against > 0 and (kind in phase_2.SHOTS or kind == "duel" or target == figure.hand_ref):
        yield from _cards_left(figure, against * (TELLING if kind == "duel" else 1.0))
    if kind == "duel":
        yield Reason("reason.own-bangs", 1.2 * mind.bangs, (mind.me.ref,), {"count": mind.bangs})
    if kind == "jail":
        yield Reason("reason.loses-turn", against * phase_2.TURNS_IN_JAIL, (figure.ref,))


def _side(mind: Mind, figure: Figure, against: float) -> Reason:
    """What I take somebody for."""
    role, chance = _thought(mind, figure)
    if against < 0:
        return Reason("reason.friend", against, (figure.ref,))
    if figure.role == SHERIFF:
        return Reason("reason.sheriff", against, (figure.ref,))
    if role and not figure.role and chance > SURE:
        return Reason(f"reason.perhaps-{role}", against, (figure.ref,))
    return Reason("reason.enemy", against, (figure.ref,))


def _thought(mind: Mind, figure: Figure) -> tuple[str, float]:
    """The likeliest role of somebody, and how likely it is."""
    odds = mind.odds[figure.ref]
    role = max(odds, key=lambda role: odds[role], default="")
    return role, odds.get(role, 0.0)


def _robbed(mind: Mind, figure: Figure, card: Card) -> Iterator[Reason]:
    """A card that lies before somebody: an enemy's protection, a friend's burden, or what I can use myself."""
    against, value = mind.against(figure), worth.in_play(mind, figure, card)
    if value < 0 > against:
        yield Reason("reason.friend", against, (figure.ref,))
    if against * value > 0:
        yield Reason("reason.takes-away", 2 * against * value, (card.ref,), {"who": figure.ref})
    else:
        yield Reason("reason.better-with-me", worth.in_hand(mind, card), (card.ref,), {"who": figure.ref})


def _cards_left(figure: Figure, against: float) -> Iterator[Reason]:
    count = len(figure.hand)
    if count <= FEW:
        weight = against * (0.9 - 0.2 * count)
        yield Reason("reason.few-cards" if count else "reason.no-cards", weight, (figure.ref,), {"count": count})


# Myself


def _about_me(mind: Mind, menu: Menu, option: Option) -> Iterator[Reason]:
    me, verb = (mind.me.ref,), option.verb
    if verb in DEEDS:
        yield from _own_use(mind, option, _kind(mind, option))
    elif menu.kind == RESCUE and verb in ("answer", "heal"):
        yield Reason("reason.saves-me", price_of_life(mind.me, 1) + 1, me)
    elif verb in ("answer", "check"):
        key = "reason.last-own-life" if mind.me.life == 1 else "reason.loses-life"
        yield Reason(key, price_of_life(mind.me), me)
        if verb == "check":
            yield Reason("reason.free-check", 0.3, me)
    elif verb == "take-it":
        yield Reason("reason.can-spare-life", 0.5, me, {"count": mind.me.life - 1})
    elif verb in ("heal", "drink"):
        yield _wounds(mind)
    elif verb == "sell":
        yield Reason("reason.little-use", worth.BLIND, option.refs)
    elif verb in SPARED:
        yield Reason("reason.missed-least", 0.5, option.refs)
    elif verb in WANTED and mind.owner(option.refs[0]) is None and not option.refs[0].startswith("pile:"):
        yield Reason("reason.most-useful", 0.5, option.refs)
    elif verb == "end":
        yield Reason("reason.keeps-cards" if mind.hand else "reason.nothing-left", 0.2, me)
    else:
        yield Reason("reason.seems-best", 0.01, option.refs)


def _own_use(mind: Mind, option: Option, kind: str) -> Iterator[Reason]:
    """What a card does for me."""
    card, me = CARD_BY_REF[option.refs[0]], (mind.me.ref,)
    if option.verb == "lay" and kind not in ("jail", "dynamite"):
        yield _laid(mind, card)
    elif kind in DRAWS:
        yield Reason("reason.draws", DRAWS[kind] * worth.BLIND, me, {"count": DRAWS[kind]})
    elif kind in DRINKS and (len(option.refs) < 2 or mind.owner(option.refs[-1]) is mind.me):
        yield _wounds(mind)
    elif kind == "general-store":
        yield Reason("reason.chooses-first", phase_2.STORE_PICK, me)
    elif kind in AT_ALL:
        yield from _many(mind, kind)
    elif kind == "dynamite":
        yield Reason("reason.goes-round", 0.3, me)


def _wounds(mind: Mind) -> Reason:
    key = "reason.own-life" if mind.me.life <= worth.LOW else "reason.wounded"
    facts = {"count": mind.me.life, "most": mind.me.most_life}
    return Reason(key, price_of_life(mind.me), (mind.me.ref,), facts)


def _many(mind: Mind, kind: str) -> Iterator[Reason]:
    """Those who are hit at once, and who of them may be out."""
    foes = [figure for figure in mind.others if figure.is_alive and mind.against(figure) > 0]
    if foes:
        key = "reason.many-cards" if kind == "brawl" else "reason.many"
        yield Reason(key, sum(map(mind.against, foes)), (), {"count": len(foes)})
    weakest = next((figure for figure in foes if figure.life == 1 and kind != "brawl"), None)
    if weakest is not None:
        yield Reason("reason.last-life", mind.against(weakest) * price_of_life(weakest), (weakest.ref,))


def _laid(mind: Mind, card: Card) -> Reason:
    me, value = mind.me, max(0.1, phase_2.equip(mind, card))
    if card.kind == "volcanic":
        return Reason("reason.unlimited", value, (card.ref,))
    if card.range or card.kind in NEARER:
        reach = card.range or me.range + 1
        count = sum(mind.distance(figure) <= reach for figure in mind.others)
        return Reason("reason.reaches", value, (card.ref,), {"count": count})
    if card.kind == "barrel" or card.kind in FARTHER or card.missed:
        return Reason("reason.protects", value, (card.ref,))
    return Reason("reason.ready-later", value, (card.ref,))


def _kind(mind: Mind, option: Option) -> str:
    """As what a card is played; empty if no card is."""
    card = CARD_BY_REF.get(option.refs[0]) if option.refs and option.verb in DEEDS else None
    if card is None:
        return ""
    return "bang" if option.verb == "fire" else card.kind


def _lead(option: Option, values: Mapping[Option, float]) -> Iterator[Reason]:
    """By how much it seems better than the next best thing, in lives."""
    others = [value for other, value in values.items() if other != option]
    if option in values:
        yield Reason("reason.lead", values[option] - max(others, default=0.0), option.refs)

"""The smaller choices: drawing, keeping, giving, discarding, and what characters and events ask."""

from __future__ import annotations

from typing import Final

from engine.choices import Menu, Option, Ref
from engine.views import id_of
from games.bang.bots import worth
from games.bang.bots.mind import Mind
from games.bang.bots.phase_2 import effect
from games.bang.bots.seen import Figure
from games.bang.bots.stance import price_of_life
from games.bang.cards.base import EXPLODES
from games.bang.deck import CARD_BY_REF
from games.bang.questions import CLAUS, PAT_BRENNAN
from games.bang.shown import characters
from games.bang.state import DEPUTY, SHERIFF

# What an ability is worth a turn; those not named are plain.
ABILITIES: Final = {
    "willy-the-kid": 0.7, "slab-the-killer": 0.8, "pixie-pete": 1.0, "jourdonnais": 0.6, "lucky-duke": 0.4,
    "kit-carlson": 0.6, "black-jack": 0.6, "jesse-jones": 0.6, "pedro-ramirez": 0.5, "sid-ketchum": 0.6,
    "suzy-lafayette": 0.7, "el-gringo": 0.5, "bart-cassidy": 0.6, "calamity-janet": 0.7, "rose-doolan": 0.5,
    "paul-regret": 0.5, "vulture-sam": 0.5, "elena-fuente": 0.8, "claus-the-saint": 0.3, "john-pain": 0.6,
    "youl-grinner": 0.7, "gary-looter": 0.6, "teren-kill": 0.7, "flint-westwood": 0.6, "molly-stark": 0.6,
    "doc-holyday": 0.6, "uncle-will": 0.5, "belle-star": 0.5, "apache-kid": 0.6, "lee-van-kliff": 0.5,
    "bill-noface": 0.6, "tequila-joe": 0.4, "jose-delgado": 0.4, "johnny-kisch": 0.3, "pat-brennan": 0.5,
    "sean-mallory": 0.5, "greg-digger": 0.4, "herb-hunter": 0.5, "chuck-wengam": 0.4, "greygory-deck": 0.9,
    "big-spencer": 0.6, "vera-custer": 0.6,
}  # fmt: skip
PLAIN = 0.5
TWO_CARDS = 2 * worth.BLIND
REDS: Final = ("♥", "♦")


def hand_worth(mind: Mind, ref: Ref) -> float:
    """What a card would be worth in my hand."""
    if ref in mind.worths:
        return mind.worths[ref]
    value = worth.in_hand(mind, CARD_BY_REF[ref])
    same = sum(card.kind == CARD_BY_REF[ref].kind for card in mind.hand)
    return value * 0.85**same


# Drawing


def draw(mind: Mind, menu: Menu, option: Option) -> float:
    """The first card, or the whole phase: from the deck unless another place is better."""
    place, top = option.refs[0], mind.view["discard"]["top"]
    if place == "pile:discard" and top is not None:
        return hand_worth(mind, top) - worth.BLIND
    if place.startswith("hand:"):
        return mind.robbed(place, taken=True) - worth.BLIND
    return 0.0


def take(mind: Mind, menu: Menu, option: Option) -> float:
    """An open card, a card in play, or one of a dead player's hand."""
    ref = option.refs[0]
    if ref.startswith("hand:"):
        return worth.BLIND
    owner = mind.owner(ref)
    if menu.kind == PAT_BRENNAN and owner is not None:
        return mind.robbed(ref, taken=True) - TWO_CARDS
    return hand_worth(mind, ref)


def drink(mind: Mind, menu: Menu, option: Option) -> float:
    """A life instead of the cards. [BNG-16.1]"""
    return mind.healed(mind.me) - TWO_CARDS - 0.3 * (not mind.hand) - 0.4


def guess(mind: Mind, menu: Menu, option: Option) -> float:
    """The colour of which fewer cards are to be seen; a wrong guess costs nothing that I have. [BNG-16.4]"""
    laid = [card for figure in mind.figures for card, _ in figure.in_play]
    reds = sum(1 if card.suit in REDS else -1 for card in (*mind.hand, *laid))
    return 1.0 - 0.01 * reds * (1 if option.verb == "guess-red" else -1)


# Giving and giving up


def give(mind: Mind, menu: Menu, option: Option) -> float:
    """To a friend the best card that I can spare, to an enemy the worst."""
    receiver = mind.by_ref.get(menu.about[0]) if menu.about else None
    value = hand_worth(mind, option.refs[0])
    if menu.kind == CLAUS and receiver is not None:  # these are not mine anyway
        return -mind.against(receiver) * value
    return -value


def lose(mind: Mind, menu: Menu, option: Option) -> float:
    """The card that I miss least: of my hand, or of those before me."""
    ref = option.refs[0]
    return -(mind.worths[ref] if ref in mind.worths else worth.in_play(mind, mind.me, CARD_BY_REF[ref]))


def throw_out(mind: Mind, menu: Menu, option: Option) -> float:
    """One card of a victim: blind from the hand, or in play."""
    return mind.robbed(option.refs[0], taken=False)


def fewest(mind: Mind, menu: Menu, verb: str) -> Option:
    """As few as I must, the least useful ones first."""
    refs = [ref for ref in mind.cheapest if ref in menu.things(verb)]
    refs += [ref for ref in menu.things(verb) if ref not in refs]
    return Option.of(verb, *refs[: max(1, menu.sets[verb].at_least)])


def best(mind: Mind, menu: Menu, verb: str) -> Option:
    """As many as I may, the most useful ones."""
    refs = sorted(menu.things(verb), key=lambda ref: -hand_worth(mind, ref))
    return Option.of(verb, *refs[: menu.sets[verb].at_most])


def exchange(mind: Mind, menu: Menu) -> tuple[float, Option]:
    """The cards that are worth less than an unknown one. [BNG-16.3]"""
    refs = [ref for ref in mind.cheapest if mind.worths[ref] < worth.BLIND * 0.9]
    offered = [ref for ref in refs if ref in menu.things("exchange")]
    if not offered:
        return -1.0, Option.of("exchange", menu.things("exchange")[0])
    return 0.1, Option.of("exchange", *offered)


# Checks


def count(mind: Mind, menu: Menu, option: Option) -> float:
    """Which of two flipped cards counts: hearts, but for what explodes or kills no spade. [BNG-9.2]"""
    card = CARD_BY_REF[option.refs[0]]
    what = menu.about[0] if menu.about else ""
    if what in CARD_BY_REF and CARD_BY_REF[what].kind == "dynamite":
        return -1.0 if card.suit == "♠" and card.rank in EXPLODES else 0.0
    if what == "character:teren-kill":
        return -1.0 if card.suit == "♠" else 0.0
    return 1.0 if card.suit == "♥" else 0.0


# Characters and events


def rating(abilities: list[str]) -> float:
    """What some abilities are worth together."""
    return sum(ABILITIES.get(ability, PLAIN) for ability in abilities)


def copy(mind: Mind, menu: Menu, option: Option) -> float:
    """The best ability at the table. [BNG-14.31]"""
    figure = mind.by_ref[option.refs[0]]
    shown = next(other for other in characters(mind.view) if other["ref"] == figure.ref)
    return ABILITIES.get(id_of(shown["character"] or ""), PLAIN)


def new_pair(mind: Mind, menu: Menu, option: Option) -> float:
    """Two other abilities if these are below the average. [BNG-14.38]"""
    own = next(other for other in characters(mind.view) if other["ref"] == mind.me.ref)
    return 2 * 0.6 - rating([id_of(ability) for ability in own["pair"]])


def become(mind: Mind, menu: Menu, option: Option) -> float:
    """Another character with two lives: when fewer are left, or when it is much better. [BNG-17.15]"""
    own = next(other for other in characters(mind.view) if other["ref"] == mind.me.ref)
    better = ABILITIES.get(id_of(option.refs[0]), PLAIN) - ABILITIES.get(id_of(own["character"] or ""), PLAIN)
    return (2 - mind.me.life) * 1.0 + better


def give_life(mind: Mind, menu: Menu, option: Option) -> float:
    """A life for a friend who needs it more: a Deputy for his Sheriff. [BNG-16.9]"""
    figure = mind.by_ref[option.refs[0]]
    if figure.life >= mind.me.life or (mind.me.life <= worth.LOW and not is_my_sheriff(mind, figure)):
        return -1.0
    return mind.healed(figure) + mind.against(mind.me) * price_of_life(mind.me)


def is_my_sheriff(mind: Mind, figure: Figure) -> bool:
    """Whom a Deputy protects."""
    return mind.role == DEPUTY and figure.role == SHERIFF


def handcuff(mind: Mind, menu: Menu, option: Option) -> float:
    """The enemy with most cards. [BNG-17.9]"""
    figure = mind.by_ref[option.refs[0]]
    return mind.against(figure) * (1 + 0.2 * len(figure.hand))


def name_suit(mind: Mind, menu: Menu, option: Option) -> float:
    """The suit of my best cards. [BNG-17.9]"""
    suit = {"spades": "♠", "hearts": "♥", "diamonds": "♦", "clubs": "♣"}[id_of(option.refs[0])]
    return sum(mind.worths[card.ref] for card in mind.hand if card.suit == suit and not card.missed)


def name(mind: Mind, menu: Menu, option: Option) -> float:
    """Which card an enemy has to play: a Bang! at another enemy, or a Beer that does him no good. [BNG-18.4]"""
    figure = mind.by_ref.get(menu.about[0]) if menu.about else None
    kind = id_of(option.refs[0])
    if figure is None:
        return 0.0
    known = figure.known_hand
    if known is not None and all(card.kind != kind for card in known):
        return -0.5
    if kind == "bang":
        near = [other for other in mind.around if other is not figure and mind.steps(figure, other) <= figure.range]
        targets = [mind.against(other) for other in near]
        return 0.4 * max(targets, default=0.0) + 0.1
    if kind == "beer":
        return 0.15 if not figure.missing or len(mind.around) == 2 else -0.3
    return 0.05 if kind in ("dynamite", "missed") else -0.1


def aim(mind: Mind, menu: Menu, option: Option) -> float:
    """At whom another player must play a card. [BNG-18.4]"""
    card = CARD_BY_REF[menu.about[0]]
    player = mind.by_ref.get(menu.about[1], mind.me)
    return effect(mind, card.kind, card, option.refs[0], player)

"""What is decided about characters and money: drafting, who is active, auctions, purchases, declarations."""

from __future__ import annotations

from engine.choices import Menu, Option, Ref
from engine.views import id_of
from games.bang import questions
from games.bang.bots import worth
from games.bang.bots.choices import ABILITIES, PLAIN
from games.bang.bots.mind import Mind
from games.bang.deck import CARD_BY_REF, CHARACTERS
from games.bang.shown import BangView, FigureView, characters
from games.bang.state import DEPUTY, OUTLAW, RENEGADE

A_LIFE = 0.3  # what a printed life is worth beside an ability
BASE_PRICE, PRICE_OF_QUALITY = 100, 700  # dollars for a plain character, and for each point above it
PURSE = 0.4  # at most so much of what one owns goes into a character
RICH = 3000  # who owns so much buys a good card back
GOOD_CARD = 0.6
SURE = 0.5  # with fewer enemies expected than this, it is time to declare
PLAIN_CHARACTER = PLAIN + 4 * A_LIFE


def quality(character: Ref) -> float:
    """What a character is worth: its lives, and what it can do."""
    id = id_of(character)
    lives = CHARACTERS[id].life if id in CHARACTERS else 4
    return A_LIFE * min(lives, 5) + ABILITIES.get(id, PLAIN)


def settle(view: BangView, menu: Menu) -> Option | None:
    """The answer to a question of business; None if it is none. Most of them come before there is anything to see."""
    match menu.kind:
        case questions.DRAFT | questions.NOMINATE:
            return max(menu.options, key=lambda option: quality(option.refs[0]))
        case questions.ACTIVE:
            figures = {figure["ref"]: figure for figure in characters(view)}
            able = [option for option in menu.options if option.verb == "activate"]  # Sid may heal instead [BNG-14.12]
            return max(able, key=lambda option: fitness(figures[option.refs[0]]))
        case questions.OPEN_BIDDING:
            return menu.options[0]
        case questions.BID:
            least = menu.options[0]
            is_fair = int(id_of(least.refs[0])) <= limit(view, menu.about[0])
            return least if is_fair else Option.of("drop-out")
        case questions.KEEP_CHARACTER:
            is_fair = int(id_of(menu.about[1])) <= limit(view, menu.about[0])
            return Option.of("keep") if is_fair else Option.of("let-go")
        case questions.BUY_BACK:
            return buy(view, menu)
    return None


def fitness(figure: FigureView) -> float:
    """How well a character would play this turn: lives are the hand limit, and its own cards count."""
    cards = sum(worth.anywhere(CARD_BY_REF[ref]) for ref, _ in figure["in-play"])
    return A_LIFE * min(figure["life"], 5) + ABILITIES.get(id_of(figure["character"] or ""), PLAIN) + cards / 2


def money(view: BangView) -> int:
    """What I own."""
    return next(player["money"] for player in view["players"] if player["ref"] == view["viewer"])


def limit(view: BangView, character: Ref) -> float:
    """What I would pay for a character."""
    fair = BASE_PRICE + PRICE_OF_QUALITY * max(0.0, quality(character) - PLAIN_CHARACTER + 0.2)
    return max(BASE_PRICE, min(fair, PURSE * money(view)))


def buy(view: BangView, menu: Menu) -> Option:
    """The best old card, for those who can afford it. [BNG-20.7]"""
    best = max(menu.things("buy"), key=lambda ref: worth.IN_HAND.get(CARD_BY_REF[ref].kind, 0.0))
    is_good = worth.IN_HAND.get(CARD_BY_REF[best].kind, 0.0) >= GOOD_CARD
    return Option.of("buy", best) if is_good and money(view) >= RICH else Option.of("decline")


def declare(mind: Mind, menu: Menu, option: Option) -> float:
    """When hardly an enemy is left, or when I am the one to win the fight. [BNG-19.36, BNG-19.37]"""
    feared = (DEPUTY, RENEGADE) if mind.role == OUTLAW else (OUTLAW, RENEGADE)
    enemies = sum(mind.odds[figure.ref].get(role, 0.0) for figure in mind.others for role in feared)
    strongest = max((figure.life for figure in mind.others), default=0)
    return SURE - enemies + 0.3 * (mind.me.life > strongest)

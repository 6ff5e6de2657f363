"""The characters of the base game, in the order of their list. [BNG-14.1 to BNG-14.16]"""

from __future__ import annotations

from engine.choices import Menu, Option, Pick, singles
from games.bang.asking import ask, looking
from games.bang.concepts import (
    AS_BANG,
    AS_MISSED,
    BANG_LIMIT,
    FLIPS,
    MISSES_NEEDED,
    SEEN_AT,
    SEES_AT,
    at_any_time,
    dodges,
    draws,
    first_card,
    no_healing,
    second_card,
    takes_the_dead,
    when_empty,
    when_hurt,
)
from games.bang.deck import CARD_BY_REF, Card
from games.bang.drawing import cards_ahead, put_back
from games.bang.events.abilities import AbilityUsed
from games.bang.events.cards import CardShown
from games.bang.life import heal
from games.bang.piles import discard_hand, draw, steal, suit_of, take_in
from games.bang.ring import abilities_bend
from games.bang.state import Bang, Player

RED = ("♥", "♦")
KIT_LOOKS_AT = 3


@when_hurt("bart-cassidy")
async def bart_cassidy(game: Bang, owner: Player, lives: int, by: Player | None) -> None:
    """A card for every life lost. [BNG-14.1]"""
    draw(game, owner, lives)


@second_card("black-jack")
async def black_jack(game: Bang, owner: Player, card: Card) -> None:
    """He shows the second card; if it is red he draws one more. [BNG-14.2]"""
    game.tell(CardShown(owner.ref, card.ref))
    if suit_of(game, card) in RED:
        await draw_one_more(game, owner)


async def draw_one_more(game: Bang, owner: Player) -> None:
    """The bonus card comes from where the others came from. [BNG-16.2]"""
    take_in(game, owner, [card for card, _ in cards_ahead(game, 1)])


@AS_MISSED("calamity-janet")
def bang_as_missed(game: Bang, owner: Player, card: Card) -> bool:
    """Bang! cards serve as Missed! ... [BNG-14.3]"""
    return card.kind == "bang"


@AS_BANG("calamity-janet")
def missed_as_bang(game: Bang, owner: Player, card: Card) -> bool:
    """... and Missed! cards as Bang!. [BNG-14.3]"""
    return card.kind == "missed"


@when_hurt("el-gringo")
async def el_gringo(game: Bang, owner: Player, lives: int, by: Player | None) -> None:
    """For every life lost through another player's card he takes a blind card from his hand. [BNG-14.4]"""
    for _ in range(lives):
        if by is not None and by.seat != owner.seat and by.hand:
            steal(game, owner, by.hand_ref)


@first_card("jesse-jones")
def jesse_jones(game: Bang, owner: Player) -> list[Option]:
    """The first card may come blindly from another player's hand. [BNG-14.5]"""
    hands = dict.fromkeys(other.hand_ref for other in game.others(owner) if other.hand and other.seat != owner.seat)
    return [Option.of("draw", hand) for hand in hands]


@dodges("jourdonnais")
def jourdonnais(game: Bang, owner: Player) -> None:
    """Hearts: one Missed! effect, as with a Barrel. [BNG-14.6]"""


@draws("kit-carlson")
async def kit_carlson(game: Bang, owner: Player, count: int) -> list[Card]:
    """He looks at the top three and takes what he may; the rest goes back in the old order. [BNG-14.7]"""
    ahead = cards_ahead(game, KIT_LOOKS_AT)
    kept = await keep_some(game, owner, [card for card, _ in ahead], count, "look.kit")
    put_back(game, ahead, kept)
    take_in(game, owner, kept)
    return kept


async def keep_some(game: Bang, owner: Player, cards: list[Card], count: int, title: str) -> list[Card]:
    """The owner looks at some cards and keeps so many of them."""
    if len(cards) <= count:
        return cards
    refs = [card.ref for card in cards]
    options = [Option.of("keep", ref) for ref in refs]
    game.aside += cards
    with looking(game, title, refs, owner):
        menu = Menu("prompt.keep", options, {"keep": Pick(count, count)}, rule="BNG-5.4")
        answer = await ask(game, owner, lambda: menu)
    game.aside = [card for card in game.aside if card not in cards]
    return [card for card in cards if answer is None or card.ref in answer.refs]


@FLIPS("lucky-duke")
def lucky_duke(game: Bang, owner: Player, cards: int) -> int:
    """He flips two cards for a check and chooses the one that counts. [BNG-14.8]"""
    return 2


@SEEN_AT("paul-regret")
def paul_regret(game: Bang, owner: Player, distance: int) -> int:
    """Others see him at +1. [BNG-14.9]"""
    return distance + abilities_bend(game)


@first_card("pedro-ramirez")
def pedro_ramirez(game: Bang, owner: Player) -> list[Option]:
    """The first card may come from the discard pile. [BNG-14.10]"""
    return [Option.of("draw", "pile:discard")] if game.discard else []


@SEES_AT("rose-doolan")
def rose_doolan(game: Bang, owner: Player, distance: int) -> int:
    """She sees others at -1. [BNG-14.11]"""
    return distance - abilities_bend(game)


def _any_two(game: Bang, owner: Player) -> list[Option]:
    able = owner.is_wounded and len(owner.hand) >= 2 and no_healing.why_not(game, owner, None) is None
    return singles("heal", [card.ref for card in owner.hand]) if able else []


@at_any_time("sid-ketchum", "heal", _any_two, pick=Pick(2, 2))
async def sid_ketchum(game: Bang, owner: Player, answer: Option) -> None:
    """At any time he may discard two cards to regain a life. [BNG-14.12]"""
    game.tell(AbilityUsed(owner.ref, "character:sid-ketchum"))
    discard_hand(game, owner, [CARD_BY_REF[ref] for ref in answer.refs])
    heal(game, owner, 1)


@MISSES_NEEDED("slab-the-killer")
def slab_the_killer(game: Bang, owner: Player, misses: int) -> int:
    """His Bang! cards need two Missed! effects. [BNG-14.13]"""
    return misses + 1


@when_empty("suzy-lafayette")
async def suzy_lafayette(game: Bang, owner: Player) -> None:
    """Whenever her hand is empty she draws a card. [BNG-14.14]"""
    draw(game, owner)


@takes_the_dead("vulture-sam")
def vulture_sam(game: Bang, owner: Player) -> None:
    """He takes all cards of an eliminated player. [BNG-14.15]"""


@BANG_LIMIT("willy-the-kid")
def willy_the_kid(game: Bang, owner: Player, limit: int) -> int:
    """Any number of Bang! cards. [BNG-14.16]"""
    return 999

"""The characters of Dodge City, in the order of their list. [BNG-14.17 to BNG-14.31]"""

from __future__ import annotations

from engine.choices import Menu, Option, Pick
from games.bang.abilities import settle_abilities
from games.bang.asking import ask, choose_hand_cards
from games.bang.attacks import Shot, shoot
from games.bang.concepts import (
    AS_MISSED,
    BEER,
    CARDS_WORK,
    DRAWS,
    HAND_LIMIT,
    IMMUNE,
    chooses_character,
    instead_of_drawing,
    offers,
    on_becoming,
    when_out,
    when_used,
)
from games.bang.deck import CARD_BY_REF, Card
from games.bang.deeds import remember
from games.bang.drawing import DRAW
from games.bang.events.abilities import AbilityCopied, AbilityUsed
from games.bang.life import heal, hurt
from games.bang.piles import discard_hand, draw, steal, suit_of
from games.bang.questions import PAT_BRENNAN
from games.bang.ring import reachable
from games.bang.state import Bang, Player

ONCE = 1
UNLIMITED = 999
DECLINE = Option.of("decline")


@IMMUNE("apache-kid")
def apache_kid(game: Bang, owner: Player, immune: bool, suits: tuple[str, ...]) -> bool:
    """Diamonds of other players do nothing to him. [BNG-14.17]"""
    return immune or "♦" in suits


@CARDS_WORK("belle-star")
def belle_star(game: Bang, owner: Player, works: bool, whose: Player) -> bool:
    """In her turn the cards in play of all other players do nothing. [BNG-14.18]"""
    return works and whose is owner


@DRAWS("bill-noface")
def bill_noface(game: Bang, owner: Player, cards: int) -> int:
    """One card, and one for every missing life. [BNG-14.19]"""
    return 1 + owner.most_life - owner.life


def _a_life_to_spare(game: Bang, owner: Player) -> list[Option]:
    return [Option.of("pay-life")] if owner.life > 1 else []


@offers("chuck-wengam", "pay-life", _a_life_to_spare)
async def chuck_wengam(game: Bang, owner: Player, answer: Option) -> None:
    """He may lose a life, not the last, to draw 2 cards. [BNG-14.20]"""
    game.tell(AbilityUsed(owner.ref, "character:chuck-wengam"))
    await hurt(game, owner, 1)
    draw(game, owner, 2)


def _reach_with_two_cards(game: Bang, owner: Player) -> list[Option]:
    return [Option.of("doc", other.ref) for other in reachable(game, owner)] if len(owner.hand) >= 2 else []


@offers("doc-holyday", "doc", _reach_with_two_cards, limit=lambda game: ONCE)
async def doc_holyday(game: Bang, owner: Player, answer: Option) -> None:
    """Once a turn he may discard two cards for a Bang! effect on a player within reach. [BNG-14.21]"""
    cards = await choose_hand_cards(game, owner, "prompt.doc", "pay", Pick(2, 2), about=answer.refs, rule="BNG-14.21")
    if not cards:
        return
    game.tell(AbilityUsed(owner.ref, "character:doc-holyday"))
    discard_hand(game, owner, cards)
    remember(game, owner, answer.refs[0])
    suits = tuple(suit_of(game, card) for card in cards)
    await shoot(game, Shot(game.player_at(answer.refs[0]), owner, None, suits))


@AS_MISSED("elena-fuente")
def elena_fuente(game: Bang, owner: Player, card: Card) -> bool:
    """Any hand card serves as a Missed!. [BNG-14.22]"""
    return True


@when_out("greg-digger")
async def greg_digger(game: Bang, owner: Player, dead: Player) -> None:
    """Whenever another player is eliminated he regains 2 lives. [BNG-14.23]"""
    heal(game, owner, 2)


@when_out("herb-hunter")
async def herb_hunter(game: Bang, owner: Player, dead: Player) -> None:
    """Whenever another player is eliminated he draws 2 cards. [BNG-14.24]"""
    draw(game, owner, 2)


def _blue_cards(game: Bang, owner: Player) -> list[Option]:
    return [Option.of("sell", card.ref) for card in owner.hand if card.colour == "blue"]


def _sales(game: Bang) -> int:
    limit = game.switches["jose_delgado_uses"]
    return UNLIMITED if limit == "unlimited" else int(limit)


@offers("jose-delgado", "sell", _blue_cards, limit=_sales)
async def jose_delgado(game: Bang, owner: Player, answer: Option) -> None:
    """He may discard a blue card to draw 2 cards. [BNG-14.25]"""
    game.tell(AbilityUsed(owner.ref, "character:jose-delgado"))
    discard_hand(game, owner, [CARD_BY_REF[answer.refs[0]]])
    draw(game, owner, 2)


@when_used("molly-stark")
async def molly_stark(game: Bang, owner: Player, card: Card, in_duel: bool) -> None:
    """For every hand card used outside her turn she draws one: at once, or after the Duel. [BNG-14.26]"""
    if owner is game.active:
        return
    if in_duel:
        game.owed.append(owner.index)
    else:
        draw(game, owner)


@instead_of_drawing("pat-brennan")
async def pat_brennan(game: Bang, owner: Player) -> bool:
    """Instead of drawing he may take one card in play of any player. [BNG-14.27]"""
    refs = [laid.ref for player in game.around(owner) for laid in player.in_play]
    if not refs:
        return False
    options = [DRAW, *(Option.of("take", ref) for ref in refs)]
    menu = Menu("prompt.pat-brennan", options, default=DRAW, rule="BNG-14.27", kind=PAT_BRENNAN)
    answer = await ask(game, owner, lambda: menu)
    if answer is None or answer == DRAW:
        return False
    remember(game, owner, answer.refs[0])
    steal(game, owner, answer.refs[0])
    return True


@DRAWS("pixie-pete")
def pixie_pete(game: Bang, owner: Player, cards: int) -> int:
    """Four cards, or three by the official rules. [BNG-14.28]"""
    return int(game.switches["pixie_pete_draw"])


@HAND_LIMIT("sean-mallory")
def sean_mallory(game: Bang, owner: Player, limit: int) -> int:
    """He may keep 10 cards. [BNG-14.29]"""
    return 10


@BEER("tequila-joe")
def tequila_joe(game: Bang, owner: Player, lives: int) -> int:
    """A Beer gives him 2 lives. [BNG-14.30]"""
    return 2


@chooses_character("vera-custer")
async def vera_custer(game: Bang, owner: Player) -> None:
    """She may copy the ability of another living player until her next turn. [BNG-14.31]"""
    others = [other for other in game.others(owner) if other.is_alive and other.character]
    if not others:
        return
    options = [*(Option.of("copy", other.ref) for other in others), DECLINE]
    answer = await ask(game, owner, lambda: Menu("prompt.vera-custer", options, default=DECLINE, rule="BNG-14.31"))
    if answer is None or answer == DECLINE:
        return
    copied = game.player_at(answer.refs[0]).character
    owner.copied = copied
    game.tell(AbilityCopied(owner.ref, f"character:{copied}"))
    if copied in on_becoming:  # she draws a pair of her own [BNG-14.31]
        await on_becoming[copied](game, owner)
    settle_abilities(game)

"""A Fistful of Cards, in the order of its list. [BNG-16]"""

from __future__ import annotations

from collections.abc import Iterator

from engine.choices import Menu, Option, Pick, pairs
from games.bang.abilities import settle_abilities
from games.bang.asking import ask, choose_hand_cards
from games.bang.attacks import TAKE_IT, Shot, checks_left, is_bang, missed_cards, misses_needed, shoot, use_as_missed
from games.bang.checks import check, is_heart
from games.bang.concepts import (
    CARDS_WORK,
    OBLIGED,
    SEAT_DISTANCE,
    after_drawing,
    after_phase_2,
    after_turn,
    at_turn_start,
    brings_back,
    discards_to,
    draw_source,
    enters_play,
    instead_of_drawing,
    no_healing,
    no_laying,
    offers,
    second_card,
    skips_drawing,
)
from games.bang.deck import CARD_BY_REF, Card
from games.bang.deeds import remember
from games.bang.drawing import DRAW
from games.bang.events.abilities import EventActs, Guessed, SkippedDrawing
from games.bang.events.cards import CardLaidBack, CardSaved, CardShown, Played
from games.bang.events.life import GaveLife, Returned
from games.bang.life import heal, hurt
from games.bang.piles import Resolving, discard_hand, discard_laid, draw, suit_of, take_openly, top_card
from games.bang.playing import actions, has_bangs_left
from games.bang.questions import ROULETTE
from games.bang.ring import reachable
from games.bang.state import Bang, Player

DECLINE = Option.of("decline")
LIQUOR, RED, BLACK, STOP = (Option.of(verb) for verb in ("drink", "guess-red", "guess-black", "stop"))
COLOUR_OF = {"♥": RED, "♦": RED, "♠": BLACK, "♣": BLACK}
PLAYING = ("play", "lay", "fire", "as-store")  # discarding a card for an ability is not playing it
ROULETTE_HURTS, SNIPER_NEEDS = 2, 2


@skips_drawing("hard-liquor")
async def hard_liquor(game: Bang, player: Player) -> bool:
    """A wounded player may skip phase 1 to regain a life. [BNG-16.1]"""
    if not player.is_wounded:
        return False
    menu = Menu("prompt.hard-liquor", [DRAW, LIQUOR], default=DRAW, rule="BNG-16.1")
    if await ask(game, player, lambda: menu) != LIQUOR:
        return False
    game.tell(SkippedDrawing(player.ref))
    heal(game, player, 1)
    return True


@draw_source("abandoned-mine")
def abandoned_mine(game: Bang) -> Card | None:
    """In phase 1 the cards come from the discard pile, as far as it lasts ... [BNG-16.2]"""
    if not game.discard:
        return top_card(game)
    game.turn.drew_from_discard = True
    return game.discard.pop()


@discards_to("abandoned-mine")
def back_into_the_mine(game: Bang, player: Player, cards: list[Card]) -> None:
    """... and what is discarded in phase 3 then goes face down on the draw pile. [BNG-16.2]"""
    if not game.turn.drew_from_discard:
        discard_hand(game, player, cards)
        return
    for card in cards:
        player.hand.remove(card)
    game.deck += cards
    game.tell(CardLaidBack(f"seat:{player.seat}", tuple(card.ref for card in cards)))


@after_phase_2("ranch")
async def ranch(game: Bang, player: Player) -> None:
    """Once, the player may discard any number of cards and draw as many. [BNG-16.3]"""
    if game.switches["ranch_timing"] == "end-of-phase-2":
        await exchange_cards(game, player)


@after_drawing("ranch")
async def early_ranch(game: Bang, player: Player) -> None:
    """By one switch this comes after drawing already. [BNG-16.3]"""
    if game.switches["ranch_timing"] == "end-of-phase-1":
        await exchange_cards(game, player)


async def exchange_cards(game: Bang, player: Player) -> None:
    """Any number of hand cards for as many new ones."""

    def make() -> Menu | None:
        if not player.hand:
            return None
        options = [*(Option.of("exchange", card.ref) for card in player.hand), DECLINE]
        pick = Pick(1, len(player.hand))
        return Menu("prompt.ranch", options, {"exchange": pick}, default=DECLINE, rule="BNG-16.3")

    answer = await ask(game, player, make)
    if answer is not None and answer != DECLINE:
        cards = [CARD_BY_REF[ref] for ref in answer.refs]
        discard_hand(game, player, cards)
        draw(game, player, len(cards))


@instead_of_drawing("peyote")
async def peyote(game: Bang, player: Player) -> bool:
    """Guess the colour of the top card: right, it is his and he may guess again; wrong, it is lost. [BNG-16.4]"""
    options = [RED, BLACK]

    def make() -> Menu:
        return Menu("prompt.peyote", list(options), default=options[-1], rule="BNG-16.4")

    while True:
        answer = await ask(game, player, make)
        card = top_card(game) if answer != STOP else None
        if card is None:
            return True
        is_right = COLOUR_OF[card.suit] == answer
        game.tell(Guessed(player.ref, card.ref, is_right))
        if not is_right:
            game.discard.append(card)
            return True
        take_openly(game, player, card)
        options = [RED, BLACK, STOP]


@SEAT_DISTANCE("ambush")
def ambush(game: Bang, viewer: Player, distance: int, target: Player) -> int:
    """Everybody sits next to everybody. [BNG-16.5]"""
    return 1


def _cards_in_sight(game: Bang, player: Player) -> Iterator[Option]:
    cards = [laid.ref for other in game.others(player) for laid in other.in_play]
    for card in player.hand:
        if is_bang(game, player, card):
            yield from pairs("ricochet", card.ref, cards)


@offers("ricochet", "ricochet", _cards_in_sight)
async def ricochet(game: Bang, player: Player, answer: Option) -> None:
    """A Bang! may be shot at a card in play: its owner dodges, or it is discarded. [BNG-16.6]"""
    bang, target = (CARD_BY_REF[ref] for ref in answer.refs)
    owner, laid = game.holder(target.ref)
    player.hand.remove(bang)
    game.discard.append(bang)
    game.turn.played += 1
    game.turn.last_brown = ""
    game.turn.own_bangs.append(bang.id)
    game.tell(Played(player.ref, bang.ref, target.ref))
    remember(game, player, target.ref)
    shot = Shot(owner, player, bang, (suit_of(game, bang),), misses_needed(game, player), at=laid)
    with Resolving(game, [bang]):
        is_hit = await shoot(game, shot)
    if laid not in owner.in_play:  # a green card that was used to dodge is gone anyway
        return
    if is_hit:
        discard_laid(game, owner, laid)
    else:
        game.tell(CardSaved(target.ref))


@no_laying("the-judge", rule="BNG-16.7")
def the_judge(game: Bang, player: Player, card: Card | None) -> bool:
    """Nobody may lay cards before anybody. [BNG-16.7]"""
    return True


@CARDS_WORK("lasso")
def lasso(game: Bang, owner: Player, works: bool, whose: Player) -> bool:
    """Cards in play have no effect. [BNG-16.8]"""
    return False


@at_turn_start("blood-brothers")
async def blood_brothers(game: Bang, player: Player) -> None:
    """Whoever has at least 2 lives may give one to another player. [BNG-16.9]"""
    others = [other for other in game.others(player) if other.is_wounded]
    if player.life < 2 or not others:
        return
    options = [*(Option.of("give-life", other.ref) for other in others), DECLINE]
    answer = await ask(game, player, lambda: Menu("prompt.blood-brothers", options, default=DECLINE, rule="BNG-16.9"))
    if answer is None or answer == DECLINE:
        return
    other = game.player_at(answer.refs[0])
    game.tell(GaveLife(player.ref, other.ref))
    remember(game, player, other.ref, "blood-brothers")
    await hurt(game, player, 1)
    heal(game, other, 1)


@brings_back("dead-man")
async def dead_man(game: Bang, player: Player) -> bool:
    """The first player eliminated returns for good with 2 lives and 2 cards, once. [BNG-16.10]"""
    if player.index != game.first_out or game.has_dead_man_returned:
        return False
    game.has_dead_man_returned = True
    come_back(game, player, 2)
    draw(game, player, 2)
    return True


def come_back(game: Bang, player: Player, lives: int) -> None:
    """An eliminated player is in the game again. [BNG-4.1]"""
    player.is_alive, player.life = True, lives
    game.reseat()
    settle_abilities(game)
    game.tell(Returned(player.ref, lives))


@at_turn_start("a-fistful-of-cards")
async def a_fistful_of_cards(game: Bang, player: Player) -> None:
    """As many shots at the player as he has cards in hand. [BNG-16.11]"""
    game.tell(EventActs("event:a-fistful-of-cards", player.ref))
    for _ in range(len(player.hand)):
        if player.is_in_play:
            await shoot(game, Shot(player))


@after_turn("vendetta")
async def vendetta(game: Bang, player: Player) -> bool:
    """Hearts: he takes one more turn. [BNG-16.12]"""
    return await check(game, player, "event:vendetta", is_heart)


def _targets_for_two(game: Bang, player: Player) -> list[Option]:
    bangs = [card for card in player.hand if is_bang(game, player, card)]
    if len(bangs) < 2 or not has_bangs_left(game, player):
        return []
    return [Option.of("sniper", other.ref) for other in reachable(game, player)]


@offers("sniper", "sniper", _targets_for_two)
async def sniper(game: Bang, player: Player, answer: Option) -> None:
    """Two Bang! cards together are one shot that needs two Missed! effects. [BNG-16.13]"""
    cards = await choose_hand_cards(
        game, player, "prompt.sniper", "pay", Pick(2, 2), lambda card: is_bang(game, player, card),
        about=answer.refs, rule="BNG-16.13",
    )  # fmt: skip
    if not cards:
        return
    game.turn.bangs += 1
    game.turn.played += 1
    game.turn.last_brown = ""
    discard_hand(game, player, cards)
    suits = {suit_of(game, card) for card in cards}
    target = game.player_at(answer.refs[0])
    remember(game, player, target.ref)
    # both must be diamonds to do nothing to somebody immune against them [BNG-14.17]
    immunity = tuple(suits) if len(suits) == 1 else ()
    with Resolving(game, cards):
        await shoot(game, Shot(target, player, cards[0], immunity, SNIPER_NEEDS))


@enters_play("russian-roulette")
async def russian_roulette(game: Bang, keeper: Player) -> None:
    """Round and round everybody discards a Missed!; the first who cannot loses 2 lives. [BNG-16.14]"""
    while True:
        for player in game.in_order(keeper):
            if not await survives_roulette(game, player):
                await hurt(game, player, ROULETTE_HURTS)
                return


async def survives_roulette(game: Bang, player: Player) -> bool:
    """A card that serves as a Missed!, or a check that works; he may not refuse if he can. [BNG-16.14]"""
    tried: list[str] = []

    def make() -> Menu | None:
        checks = [Option.of("check", ref) for ref in checks_left(game, player, tried)]
        cards = [Option.of("answer", ref) for ref in missed_cards(game, player, is_discarded=True)]
        if not player.hand and not checks and not cards:
            return None
        options = [*cards, *checks, *([] if cards else [TAKE_IT])]
        return Menu("prompt.roulette", options, about=("event:russian-roulette",), rule="BNG-16.14", kind=ROULETTE)

    while True:
        answer = await ask(game, player, make)
        if answer is None or answer == TAKE_IT:
            return False
        if answer.verb == "answer":
            await use_as_missed(game, player, answer.refs[0])
            return True
        tried.append(answer.refs[0])
        if await check(game, player, answer.refs[0], is_heart):
            return True


@second_card("law-of-the-west")
async def law_of_the_west(game: Bang, player: Player, card: Card) -> None:
    """The second card drawn is shown, and must be played if it can be. [BNG-16.15]"""
    game.turn.marked = card.id
    game.tell(CardShown(player.ref, card.ref))


@OBLIGED("law-of-the-west")
def must_play(game: Bang, player: Player, obliged: object, options: list[Option]) -> list[Option] | None:
    """As long as the marked card can be played nothing else may be done. [BNG-16.15]"""
    marked = f"card:{game.turn.marked}"
    in_hand = any(card.ref == marked for card in player.hand)
    plays = [option for option in options if option.refs[:1] == (marked,) and option.verb in PLAYING]
    return (plays or None) if in_hand else None


@no_healing("law-of-the-west", rule="BNG-16.15")
def no_way_out(game: Bang, player: Player, card: Card | None) -> bool:
    """Nor may he discard cards for a life in his phase 2 before that, unless it is his last one. [BNG-16.15]"""
    is_his_phase = player is game.active and game.turn.step == "play" and player.life > 0
    return is_his_phase and must_play(game, player, None, actions(game, player)) is not None

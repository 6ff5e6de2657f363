"""The characters of Wild West Show, in the order of their list. [BNG-14.35 to BNG-14.42]"""

from __future__ import annotations

from collections.abc import Iterator

from engine.choices import Menu, Option
from games.bang.abilities import settle_abilities
from games.bang.asking import ask, choose_hand_card
from games.bang.attacks import is_bang
from games.bang.checks import check
from games.bang.concepts import (
    PLAYS,
    Deed,
    before_drawing,
    chooses_character,
    no_missed,
    offers,
    on_becoming,
    takes_checks,
    takes_discards,
    when_dying,
)
from games.bang.deck import CARD_BY_REF, CARDS, CHARACTERS, Card
from games.bang.deeds import remember
from games.bang.events.abilities import AbilityUsed, PairDrawn, Repeated
from games.bang.events.life import Healed
from games.bang.piles import Resolving, discard_hand, draw, give, steal, suit_of
from games.bang.playing import completed
from games.bang.state import Bang, Player

DECLINE = Option.of("decline")


@no_missed("big-spencer", rule="BNG-14.35")
def big_spencer(game: Bang, owner: Player, card: Card | None) -> bool:
    """He cannot play cards named Missed! as a Missed!. [BNG-14.35]"""
    return card is not None and card.kind == "missed"


def _hands_of_others(game: Bang, owner: Player) -> list[Option]:
    hands = dict.fromkeys(other.hand_ref for other in game.others(owner) if other.hand and other.seat != owner.seat)
    return [Option.of("barter", hand) for hand in hands] if owner.hand else []


@offers("flint-westwood", "barter", _hands_of_others, limit=lambda game: 1)
async def flint_westwood(game: Bang, owner: Player, answer: Option) -> None:
    """Once a turn he gives a card and gets two blind ones, which are drawn first. [BNG-14.36]"""
    hand = answer.refs[0]
    other = next(player for player in game.ring if player.hand_ref == hand)
    given = await choose_hand_card(game, owner, "prompt.flint", "give", about=(other.ref,), rule="BNG-14.36")
    if given is None:
        return
    game.tell(AbilityUsed(owner.ref, "character:flint-westwood"))
    remember(game, owner, hand)
    for _ in range(min(2, len(other.hand))):
        steal(game, owner, hand)
    give(game, owner, other, given)


@takes_discards("gary-looter")
def gary_looter(game: Bang, owner: Player) -> None:
    """What others discard in phase 3 goes to his hand. [BNG-14.37]"""


@on_becoming("greygory-deck")
async def draw_pair(game: Bang, owner: Player) -> None:
    """Two base characters that nobody has, at random: he has their abilities. [BNG-14.38]"""
    game.characters += owner.pair
    free = sorted(id for id in game.characters if CHARACTERS[id].set == "base")
    owner.pair = game.dice.sample(free, 2)
    game.characters = [id for id in game.characters if id not in owner.pair]
    game.tell(PairDrawn(owner.ref, tuple(f"character:{id}" for id in owner.pair)))


@chooses_character("greygory-deck")
async def greygory_deck(game: Bang, owner: Player) -> None:
    """He may exchange both abilities, never one. [BNG-14.38]"""
    if not any(CHARACTERS[id].set == "base" for id in game.characters):
        return
    options = [Option.of("new-pair"), DECLINE]
    answer = await ask(game, owner, lambda: Menu("prompt.greygory-deck", options, default=DECLINE, rule="BNG-14.38"))
    if answer == options[0]:
        await draw_pair(game, owner)
        settle_abilities(game)


@takes_checks("john-pain")
def john_pain(game: Bang, owner: Player) -> None:
    """Check cards go to his hand as long as he holds fewer than 6. [BNG-14.39]"""


def _repetitions(game: Bang, owner: Player) -> Iterator[Option]:
    """A Bang! card repeats the last brown card, at any legal target. [BNG-14.40]"""
    turn = game.turn
    if not turn.last_brown or turn.is_repeated:
        return
    payments = [card for card in owner.hand if is_bang(game, owner, card)]
    if not payments:
        return
    targets = PLAYS[turn.last_brown].aim.targets(game, owner, CARDS[turn.last_card])
    for card in payments:
        yield from completed([("repeat", card, targets)])


@offers("lee-van-kliff", "repeat", _repetitions)
async def lee_van_kliff(game: Bang, owner: Player, answer: Option) -> None:
    """He may discard a Bang! to repeat the brown card he has just played, once per card. [BNG-14.40]"""
    paid, target = answer.refs[0], answer.refs[1] if len(answer.refs) > 1 else None
    card, kind = CARDS[game.turn.last_card], game.turn.last_brown
    discard_hand(game, owner, [CARD_BY_REF[paid]])
    game.turn.is_repeated = True
    game.turn.played += 1
    game.tell(Repeated(owner.ref, f"kind:{kind}", target))
    remember(game, owner, target, kind)
    deed = Deed(card, target, kind, (suit_of(game, card),), is_repeated=True)
    with Resolving(game, [card]):
        await PLAYS[kind].effect(game, owner, deed)


@when_dying("teren-kill")
async def teren_kill(game: Bang, owner: Player) -> bool:
    """Instead of dying he flips a card: unless it is a spade he stays with 1 life and draws a card. [BNG-14.41]"""

    def saves(game: Bang, card: Card) -> bool:
        return suit_of(game, card) != "♠"

    if not await check(game, owner, "character:teren-kill", saves):
        return False
    game.tell(Healed(owner.ref, 1 - owner.life, 1))
    owner.life = 1
    draw(game, owner)
    return True


@before_drawing("youl-grinner")
async def youl_grinner(game: Bang, owner: Player) -> None:
    """Everybody with more cards than he gives him one. [BNG-14.42]"""
    count = len(owner.hand)
    richer = {other.seat: other for other in game.clockwise(owner) if len(other.hand) > count}
    for other in richer.values():
        card = await choose_hand_card(game, other, "prompt.youl", "give", about=(owner.ref,), rule="BNG-14.42")
        if card is not None:
            give(game, other, owner, card)

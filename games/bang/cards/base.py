"""The cards of the base game, in the order of its list. [BNG-13.1 to BNG-13.22]"""

from __future__ import annotations

from typing import Final

from engine.choices import Menu, Ref, singles
from engine.effects import Why
from games.bang.abilities import answering
from games.bang.asking import ask, looking
from games.bang.attacks import Shot, answers_with_bang, is_immune, is_immune_in_duel, misses_needed, shoot
from games.bang.cards.aims import LOOT_ANYWHERE, LOOT_NEARBY, NOTHING, OTHER, REACH
from games.bang.checks import check, is_heart
from games.bang.concepts import BANG_LIMIT, RANGE, SEEN_AT, SEES_AT, Aim, Deed, Spared, card, dodges, start_check
from games.bang.deck import CARD_BY_REF, RANKS, Card
from games.bang.events.cards import Moved
from games.bang.events.life import NoEffect
from games.bang.happenings import reveal_show
from games.bang.life import beer_strength, beer_works, heal, hurt
from games.bang.piles import (
    discard_laid,
    draw,
    owner_of,
    put_before,
    remove_laid,
    steal,
    suit_of,
    take_openly,
    throw_out,
    top_cards,
)
from games.bang.playing import SAME_NAME
from games.bang.questions import DUEL, INDIANS
from games.bang.state import SHERIFF, Bang, Laid, Player
from games.bang.turn import lose_turn

EXPLODES = RANKS[: RANKS.index("9") + 1]
DYNAMITE_HURTS = 3


# Brown


@card("bang", aim=REACH)
async def bang(game: Bang, player: Player, deed: Deed) -> None:
    """A shot at a player within reach. [BNG-13.1]"""
    target = game.player_at(deed.target or "")
    await shoot(game, Shot(target, player, deed.card, deed.suits, misses_needed(game, player)))


@card("beer", aim=NOTHING)
async def beer(game: Bang, player: Player, deed: Deed) -> None:
    """Regain a life; nothing with two players left. [BNG-13.3, BNG-10.3, BNG-10.6]"""
    if beer_works(game):
        heal(game, player, beer_strength(game, player))


@card("panic", aim=LOOT_NEARBY)
async def panic(game: Bang, player: Player, deed: Deed) -> None:
    """Take a card from a player at distance 1, or an own card in play. [BNG-13.4]"""
    if affects_owner(game, player, deed):
        steal(game, player, deed.target or "")


@card("cat-balou", aim=LOOT_ANYWHERE)
async def cat_balou(game: Bang, player: Player, deed: Deed) -> None:
    """Any player discards a card. [BNG-13.5]"""
    if affects_owner(game, player, deed):
        throw_out(game, deed.target or "")


def affects_owner(game: Bang, player: Player, deed: Deed) -> bool:
    """Whether the owner of the chosen card is not immune against this one. [BNG-14.17]"""
    owner = owner_of(game, deed.target or "")
    if is_immune(game, owner, player, deed.suits):
        game.tell(NoEffect(deed.card.ref, owner.ref))
        return False
    return True


@card("duel", aim=OTHER)
async def duel(game: Bang, player: Player, deed: Deed) -> None:
    """The target first, then in turn, each discards a Bang!; who does not loses a life. [BNG-13.6]"""
    target = game.player_at(deed.target or "")
    if is_immune_in_duel(game, target, deed.suits):
        game.tell(NoEffect(deed.card.ref, target.ref))
        return
    loser, other = target, player
    with answering(game, target):
        while await answers_with_bang(game, loser, DUEL, (deed.card.ref, other.ref)):
            loser, other = other, loser
        # who loses the duel he asked for was killed by nobody [BNG-10.8, BNG-11.4]
        await hurt(game, loser, 1, player if loser is target else None)


@card("general-store", aim=NOTHING)
async def general_store(game: Bang, player: Player, deed: Deed) -> None:
    """As many open cards as players; each in turn takes one, the player himself first. [BNG-13.7]"""
    takers = game.around(player)
    game.aside += top_cards(game, len(takers))
    for taker in takers:
        if game.aside:
            take_openly(game, taker, await choose_open(game, taker, deed))


async def choose_open(game: Bang, taker: Player, deed: Deed) -> Card:
    """One of the open cards, which leaves them."""
    refs = [open.ref for open in game.aside]
    options = singles("take", refs)
    with looking(game, "look.store", refs):
        menu = Menu("prompt.store", options, auto=True, about=(deed.card.ref,), rule="BNG-13.7")
        answer = await ask(game, taker, lambda: menu)
    chosen = CARD_BY_REF[(answer or options[0]).refs[0]]
    game.aside.remove(chosen)
    return chosen


@card("indians", aim=NOTHING)
async def indians(game: Bang, player: Player, deed: Deed) -> None:
    """Each other player discards a Bang! or loses a life. [BNG-13.8]"""
    for target in game.others(player):
        if not target.is_in_play:
            continue
        if is_immune(game, target, player, deed.suits):
            game.tell(NoEffect(deed.card.ref, target.ref))
            continue
        with answering(game, target):
            if not await answers_with_bang(game, target, INDIANS, (deed.card.ref, player.ref)):
                await hurt(game, target, 1, player)


@card("stagecoach", aim=NOTHING)
async def stagecoach(game: Bang, player: Player, deed: Deed) -> None:
    """Draw 2; first a Wild West Show event is revealed. [BNG-13.9, BNG-15.8]"""
    await ride(game, player, deed, 2)


@card("wells-fargo", aim=NOTHING)
async def wells_fargo(game: Bang, player: Player, deed: Deed) -> None:
    """Draw 3; first a Wild West Show event is revealed. [BNG-13.10, BNG-15.8]"""
    await ride(game, player, deed, 3)


async def ride(game: Bang, player: Player, deed: Deed, cards: int) -> None:
    """A repetition reveals nothing. [BNG-15.8]"""
    if not deed.is_repeated:
        await reveal_show(game, player)
    draw(game, player, cards)


@card("gatling", "howitzer", aim=NOTHING)
async def gatling(game: Bang, player: Player, deed: Deed) -> None:
    """A Bang! effect on each other player, one after another. [BNG-13.11, BNG-13.41, BNG-8.11]"""
    for target in game.others(player):
        if target.is_in_play:
            await shoot(game, Shot(target, player, deed.card, deed.suits))


@card("saloon", aim=NOTHING)
async def saloon(game: Bang, player: Player, deed: Deed) -> None:
    """Everybody regains a life. [BNG-13.12]"""
    for drinker in game.around(player):
        if not is_immune(game, drinker, player, deed.suits):
            heal(game, drinker, 1)


# Blue


@dodges("barrel")
def barrel(game: Bang, owner: Player) -> None:
    """Hearts: one Missed! effect. [BNG-13.13]"""


@SEEN_AT("mustang", "hideout")
def farther(game: Bang, owner: Player, distance: int) -> int:
    """Others see the owner at +1. [BNG-13.14, BNG-13.31]"""
    return distance + 1


@SEES_AT("scope", "binocular")
def nearer(game: Bang, owner: Player, distance: int) -> int:
    """The owner sees others at -1. [BNG-13.15, BNG-13.30]"""
    return distance - 1


def _own_free_place(game: Bang, player: Player, card: Card) -> list[Ref] | None:
    free = [own.ref for own in game.own(player) if own.find(card.kind) is None]
    return None if free and not game.is_paired else free


@card("dynamite", aim=Aim(_own_free_place, SAME_NAME))
async def no_effect_when_laid(game: Bang, player: Player, deed: Deed) -> None:
    """A card that only lies there until its check."""


@start_check("dynamite")
async def dynamite(game: Bang, owner: Player, laid: Laid) -> None:
    """Spades 2 to 9: it costs 3 lives; else it goes to the next player who has none. [BNG-5.9]"""

    def explodes(game: Bang, card: Card) -> bool:
        return suit_of(game, card) == "♠" and card.rank in EXPLODES

    if await check(game, owner, laid.ref, explodes):
        discard_laid(game, owner, laid)
        await hurt(game, owner, DYNAMITE_HURTS)
        return
    heir = next((other for other in game.others(owner) if other.find("dynamite") is None), None)
    if heir is not None:
        remove_laid(game, owner, laid)
        put_before(game, heir, laid)
        game.tell(Moved(laid.ref, heir.ref))


def _can_be_jailed(game: Bang, player: Player, card: Card) -> list[Ref]:
    enemies = [other for other in game.others(player) if other.seat != player.seat]
    return [other.ref for other in enemies if other.role != SHERIFF and other.find("jail") is None]


def _goes_free(game: Bang, player: Player, card: Card, other: Player) -> Spared | None:
    if other.role == SHERIFF:
        return Spared(Why("why.sheriff-goes-free", "BNG-13.17"), {})
    return Spared(Why("why.jailed-already", "BNG-13.17"), {"target": other.ref}) if other.find("jail") else None


JAIL: Final = Aim(_can_be_jailed, Why("why.nobody-to-jail", "BNG-13.17"), _goes_free)
card("jail", aim=JAIL)(no_effect_when_laid)


@start_check("jail")
async def jail(game: Bang, owner: Player, laid: Laid) -> None:
    """Hearts: free. Else the turn is lost, and the Jail stays. [BNG-5.10]"""
    is_free = await check(game, owner, laid.ref, is_heart)
    if is_free or game.switches["jail_release"] == "one-turn":
        discard_laid(game, owner, laid)
    if not is_free and owner is game.active:
        lose_turn(game, owner, "jail")
    elif not is_free:
        game.turn.jailed = owner.index  # the passive character cannot be activated now [BNG-19.7]


@RANGE("volcanic", "schofield", "remington", "rev-carabine", "winchester")
def weapon(game: Bang, owner: Player, range: int) -> int:
    """The number on the weapon. [BNG-6.4]"""
    for laid in owner.in_play:
        if laid.card.range:
            return laid.card.range
    return range


@BANG_LIMIT("volcanic")
def volcanic(game: Bang, owner: Player, limit: int) -> int:
    """Any number of Bang! cards. [BNG-13.18]"""
    return 999

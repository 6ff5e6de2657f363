"""Wild West Show, in the order of its list. [BNG-18]"""

from __future__ import annotations

from typing import Final

from engine.choices import Menu, Option
from engine.games import Silence
from games.bang.asking import ask, choose_ref
from games.bang.concepts import (
    AS_BANG,
    AS_MISSED,
    PLAYS,
    at_any_time,
    at_turn_end,
    at_turn_start,
    brings_back,
    enters_play,
    everybody_for_himself,
    no_bang,
    offers,
    opens_hands,
    when_used,
)
from games.bang.deck import CARD_BY_REF, CARDS, KINDS, Card
from games.bang.deeds import forget, remember
from games.bang.events.abilities import Commanded, EventActs, Flipped, PlacesSwapped, RolesDealtAnew, Spoke
from games.bang.events.cards import HandShown
from games.bang.happenings.fistful import come_back
from games.bang.life import hurt
from games.bang.modes import MODES, check_victory
from games.bang.piles import Resolving, discard_hand, draw, suit_of, top_card
from games.bang.playing import completed, lay, play_card, uses_of_hand
from games.bang.settling import settle
from games.bang.state import SHERIFF, Bang, Player

FEWEST_PLAYED = 3  # [BNG-18.9]


@enters_play("helena-zontero")
async def helena_zontero(game: Bang, player: Player) -> None:
    """A red card: the roles of all players in play but the Sheriff's are dealt anew. [BNG-18.1]"""
    card = top_card(game)
    if card is None:
        return
    game.discard.append(card)
    is_red = suit_of(game, card) in ("♥", "♦")
    game.tell(Flipped("event:helena-zontero", card.ref, is_red))
    if is_red:
        deal_roles_anew(game, game.ring)


def deal_roles_anew(game: Bang, players: list[Player]) -> None:
    """Shuffle their roles and deal them back face down; the Sheriff keeps his. [BNG-18.1, BNG-18.6]"""
    concerned = [player for player in players if player.role != SHERIFF]
    if not concerned:
        return
    roles = [player.role for player in concerned]
    game.dice.shuffle(roles)
    for player, role in zip(concerned, roles, strict=True):
        player.role, player.is_role_open = role, MODES[game.mode].roles_are_open
    forget(game, concerned)
    game.tell(RolesDealtAnew(tuple(player.ref for player in concerned)))
    check_victory(game)


def _a_neighbour(game: Bang, player: Player) -> list[Option]:
    return [Option.of("swap-places", right_neighbour(game, player).ref)] if len(game.ring) > 2 else []


def right_neighbour(game: Bang, player: Player) -> Player:
    """The nearest player in play counter-clockwise."""
    return game.clockwise(player)[-1]


@offers("lady-rosa", "swap-places", _a_neighbour, limit=lambda game: 1)
async def lady_rosa(game: Bang, player: Player, answer: Option) -> None:
    """Once a turn he may swap places with his right neighbour, who skips his next turn. [BNG-18.2]"""
    other = game.player_at(answer.refs[0])
    mine, his = game.circle.index(player.index), game.circle.index(other.index)
    game.circle[mine], game.circle[his] = other.index, player.index
    # counter-clockwise the swap itself takes the neighbour's turn away
    other.skips_turn = game.is_clockwise
    game.reseat()
    game.tell(PlacesSwapped(player.ref, other.ref))
    remember(game, player, other.ref)


def _a_word(game: Bang, player: Player) -> list[Option]:
    return [Option.of("spoke")] if player.is_alive and not player.is_passive else []


@at_any_time("gag", "spoke", _a_word)
async def gag(game: Bang, player: Player, answer: Option) -> None:
    """Whoever talks loses a life: people charge themselves. [BNG-18.3, BNG-22.3]"""
    game.tell(Spoke(player.ref))
    game.spoke.append(player.index)
    await settle(game)


def _may_talk(game: Bang, seat: int) -> bool:
    """Those who are out of the game keep silent for nothing."""
    return any(_a_word(game, player) for player in game.players if player.seat == seat)


# Where people talk by way of the program, a line costs what a word at the table does. [BNG-22.3]
SILENCE: Final = Silence(lambda game: "gag" in game.now, _may_talk, Option("spoke"))


def _whom_to_command(game: Bang, player: Player) -> list[Option]:
    return [Option.of("command", other.ref) for other in game.others(player)]


@offers("dorothy-rage", "command", _whom_to_command, limit=lambda game: 1)
async def dorothy_rage(game: Bang, player: Player, answer: Option) -> None:
    """Once a turn he names a player and a card, which that player must play, or shows his hand. [BNG-18.4]"""
    other = game.player_at(answer.refs[0])
    boxes = {card.box for card in CARDS.values() if card not in game.removed}
    names = [f"kind:{id}" for id, kind in KINDS.items() if can_be_named(id) and (kind.copies or "dodge-city" in boxes)]
    named = await choose_ref(
        game, player, "prompt.name-card", lambda: names, "name", about=(other.ref,), rule="BNG-18.4"
    )
    assert named is not None
    game.tell(Commanded(player.ref, other.ref, named))
    cards = [card for card in other.hand if f"kind:{card.kind}" == named]
    if not cards:
        game.tell(HandShown(other.ref, tuple(card.ref for card in other.hand)))
        return
    await play_on_order(game, player, other, cards)


def can_be_named(kind: str) -> bool:
    """Only cards that are played in phase 2 as themselves. [BNG-18.4]"""
    return kind in PLAYS or KINDS[kind].colour != "brown"


async def play_on_order(game: Bang, commander: Player, player: Player, cards: list[Card]) -> None:
    """The commanded player plays as if it were his turn; the commander chooses the target. [BNG-18.4]"""
    game.commanded = player.index
    before, game.turn.bangs = game.turn.bangs, 0  # nobody's limit is touched
    options = [option for option in completed(uses_of_hand(game, player, cards)) if option.verb in ("play", "lay")]
    first = options[0].refs[0] if options else ""
    if len({option.refs[0] for option in options}) > 1:
        refs = list(dict.fromkeys(option.refs[0] for option in options))
        first = await choose_ref(game, player, "prompt.which-card", lambda: refs, "choose", rule="BNG-18.4") or first
    options = [option for option in options if option.refs[0] == first]
    if options:
        chosen = await choose_target(game, commander, player, options)
        card, target = CARD_BY_REF[first], chosen.refs[1] if len(chosen.refs) > 1 else None
        if chosen.verb == "lay":
            await lay(game, player, card, target, counts=False)
        else:
            await play_card(game, player, card, target, card.kind, counts=False)
        await when_used.happen(game, player, card, False)
    game.turn.bangs = before
    game.commanded = None


async def choose_target(game: Bang, commander: Player, player: Player, options: list[Option]) -> Option:
    """The commander aims; with one legal target there is nothing to choose. [BNG-23.4 D26]"""
    if len(options) == 1:
        return options[0]
    card = options[0].refs[0]
    by_target = {Option.of("aim", option.refs[1]): option for option in options}
    menu = Menu("prompt.command-target", list(by_target), about=(card, player.ref), rule="BNG-18.4")
    with Resolving(game, [CARD_BY_REF[card]]):  # everybody sees which card it is
        answer = await ask(game, commander, lambda: menu)
    return by_target[answer] if answer is not None else options[0]


@at_turn_start("darling-valentine")
async def darling_valentine(game: Bang, player: Player) -> None:
    """He discards his whole hand and draws as many cards. [BNG-18.5]"""
    count = len(player.hand)
    discard_hand(game, player, list(player.hand))
    draw(game, player, count)


@brings_back("bone-orchard")
async def bone_orchard(game: Bang, player: Player) -> bool:
    """The eliminated return with 1 life and no cards; their roles are dealt anew among them. [BNG-18.6]"""
    out = [other for other in game.players if not other.is_alive and not other.has_left]
    come_back(game, player, 1)
    deal_roles_anew(game, out)
    return True


@AS_BANG("showdown")
def any_card_as_bang(game: Bang, player: Player, card: Card) -> bool:
    """Every card may be used as a Bang! ... [BNG-18.7]"""
    return True


@AS_MISSED("showdown")
def bang_as_missed(game: Bang, player: Player, card: Card) -> bool:
    """... and every Bang! as a Missed!. [BNG-18.7]"""
    return card.kind == "bang"


@no_bang("showdown", rule="BNG-18.7")
def only_missed(game: Bang, player: Player, card: Card | None) -> bool:
    """By one switch a Bang! is nothing but a Missed!. [BNG-18.7]"""
    return game.switches["showdown_bang"] == "missed-only" and card is not None and card.kind == "bang"


@opens_hands("sacagaway")
def sacagaway(game: Bang) -> None:
    """All hands are open. [BNG-18.8]"""


@at_turn_end("miss-susanna")
async def miss_susanna(game: Bang, player: Player) -> None:
    """Whoever played fewer than 3 cards loses a life. [BNG-18.9]"""
    if game.turn.played < FEWEST_PLAYED and player.is_alive:
        game.tell(EventActs("event:miss-susanna", player.ref))
        await hurt(game, player, 1)


@everybody_for_himself("wild-west-show")
def wild_west_show(game: Bang) -> None:
    """Everybody's goal is to be the last survivor. [BNG-18.10]"""

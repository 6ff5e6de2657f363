"""High Noon, in the order of its list. [BNG-17]"""

from __future__ import annotations

from typing import Final

from engine.choices import Menu, Option
from games.bang.abilities import settle_abilities
from games.bang.asking import ask, choose_ref, looking
from games.bang.concepts import (
    BANG_LIMIT,
    DRAWS,
    after_drawing,
    at_turn_start,
    brings_back,
    enters_play,
    leaves_play,
    no_abilities,
    no_bang,
    no_beer,
    no_hand_card,
    suit_of_all,
)
from games.bang.dealing import become
from games.bang.deck import Card
from games.bang.deeds import remember
from games.bang.events.abilities import ChangedCharacter, EventActs, Handcuffed, SuitNamed
from games.bang.events.life import GhostCame
from games.bang.life import heal, hurt
from games.bang.piles import discard_laid, draw
from games.bang.state import Bang, Player

SUITS: Final = {"spades": "♠", "hearts": "♥", "diamonds": "♦", "clubs": "♣"}
DECLINE = Option.of("decline")


@suit_of_all("blessing")
def blessing(suit: str) -> str:
    """Every card counts as hearts. [BNG-17.1]"""
    return "♥"


@brings_back("ghost-town")
async def ghost_town(game: Bang, player: Player) -> bool:
    """The eliminated take their turns as ghosts. [BNG-17.2]"""
    player.is_ghost = True
    game.reseat()
    settle_abilities(game)
    game.tell(GhostCame(player.ref))
    return True


@no_abilities("hangover")
def hangover() -> None:
    """No abilities. [BNG-17.3]"""


@enters_play("gold-rush")
async def gold_rush(game: Bang, keeper: Player) -> None:
    """Turns, and effects that go round, go counter-clockwise. [BNG-17.4]"""
    game.go_round(is_clockwise=False)


@leaves_play("gold-rush")
def clockwise_again(game: Bang) -> None:
    """With the next event they go clockwise again. [BNG-17.4]"""
    game.go_round(is_clockwise=True)


@enters_play("the-daltons")
async def the_daltons(game: Bang, keeper: Player) -> None:
    """Everybody discards one of his cards in play. [BNG-17.5]"""
    colours = ("blue", "green") if game.switches["daltons_colours"] == "blue-and-green" else ("blue",)
    for player in game.in_order(keeper):

        def refs(player: Player = player) -> list[str]:
            return [laid.ref for laid in player.in_play if laid.card.colour in colours]

        ref = await choose_ref(game, player, "prompt.daltons", refs, "discard", auto=True, rule="BNG-17.5")
        if ref is not None:
            discard_laid(game, *game.holder(ref))


@suit_of_all("curse")
def curse(suit: str) -> str:
    """Every card counts as spades. [BNG-17.6]"""
    return "♠"


@no_bang("the-sermon", rule="BNG-17.7")
def the_sermon(game: Bang, player: Player, card: Card | None) -> bool:
    """Nobody may use Bang! cards in his own turn. [BNG-17.7]"""
    return game.is_acting(player)


@at_turn_start("high-noon")
async def high_noon(game: Bang, player: Player) -> None:
    """Everybody loses a life at the start of his turn. [BNG-17.8]"""
    if player.is_alive:
        game.tell(EventActs("event:high-noon", player.ref))
        await hurt(game, player, 1)


@enters_play("handcuffs")
async def handcuffs(game: Bang, keeper: Player) -> None:
    """The keeper names a player, who plays no hand cards in his turns. [BNG-17.9]"""
    if game.switches["handcuffs"] != "player-lock":
        return
    chosen = await choose_ref(
        game, keeper, "prompt.handcuffs", lambda: [player.ref for player in game.in_order(keeper)], "handcuff",
        rule="BNG-17.9",
    )  # fmt: skip
    if chosen is not None:
        game.handcuffed = game.player_at(chosen).index
        game.tell(Handcuffed(chosen))
        remember(game, keeper, chosen)


@leaves_play("handcuffs")
def no_handcuffs(game: Bang) -> None:
    """They come off with the next event."""
    game.handcuffed = None


@after_drawing("handcuffs")
async def name_a_suit(game: Bang, player: Player) -> None:
    """By the official rules everybody names a suit and plays only cards of it. [BNG-17.9]"""
    if game.switches["handcuffs"] != "name-a-suit":
        return
    chosen = await choose_ref(
        game, player, "prompt.suit", lambda: [f"suit:{suit}" for suit in SUITS], "name-suit", rule="BNG-17.9"
    )
    if chosen is not None:
        game.turn.named_suit = chosen.removeprefix("suit:")
        game.tell(SuitNamed(player.ref, chosen))


@no_hand_card("handcuffs", rule="BNG-17.9")
def in_handcuffs(game: Bang, player: Player, card: Card | None) -> bool:
    """He plays no card from hand in his own turn, not even in answer. [BNG-17.9]"""
    if game.switches["handcuffs"] == "player-lock":
        return player.index == game.handcuffed and game.is_acting(player)
    named = game.turn.named_suit
    return player is game.active and bool(named) and card is not None and card.suit != SUITS[named]


@DRAWS("thirst")
def thirst(game: Bang, player: Player, cards: int) -> int:
    """One card in phase 1. [BNG-17.10]"""
    return 1


@after_drawing("train-arrival")
async def train_arrival(game: Bang, player: Player) -> None:
    """One more card after drawing. [BNG-17.11]"""
    draw(game, player)


@BANG_LIMIT("shootout")
def shootout(game: Bang, player: Player, limit: int) -> int:
    """Two Bang! cards a turn. [BNG-17.12]"""
    return max(limit, 2)


@no_beer("the-reverend", rule="BNG-17.13")
def the_reverend(game: Bang, player: Player, card: Card | None) -> bool:
    """No Beer. [BNG-17.13]"""
    return True


@enters_play("the-doctor")
async def the_doctor(game: Bang, keeper: Player) -> None:
    """Those with the fewest lives regain one; then the card is put away. [BNG-17.14, BNG-15.6]"""
    living = [player for player in game.in_order(keeper) if player.is_alive]
    fewest = min(player.life for player in living)
    for player in [player for player in living if player.life == fewest]:
        heal(game, player, 1)
    game.event = ""
    settle_abilities(game)


@at_turn_start("new-identity")
async def new_identity(game: Bang, player: Player) -> None:
    """He sees his spare character and may take it, with 2 lives. [BNG-17.15]"""
    if not player.spare or not player.is_alive:
        return
    options = [Option.of("become", f"character:{player.spare}"), DECLINE]
    with looking(game, "look.spare", [f"character:{player.spare}"], player):
        menu = Menu("prompt.new-identity", options, default=DECLINE, rule="BNG-17.15")
        answer = await ask(game, player, lambda: menu)
    if answer == options[0]:
        old, player.character = player.character, player.spare
        player.spare = old
        await become(game, player, player.character)
        player.life = 2
        game.tell(ChangedCharacter(player.ref, f"character:{player.character}"))

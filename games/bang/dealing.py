"""Dealing characters and cards. [BNG-3]"""

from __future__ import annotations

from games.bang.abilities import settle_abilities
from games.bang.concepts import on_becoming
from games.bang.deck import CARDS, CHARACTERS
from games.bang.news import CharacterDealt
from games.bang.piles import top_cards
from games.bang.state import SHERIFF, Bang, Player


def gather_cards(game: Bang) -> None:
    """The playing cards of all boxes that are used, shuffled. [BNG-2.1, BNG-3.8]"""
    boxes = ("base", *game.options.expansions)
    game.deck = [card for card in CARDS.values() if card.box in boxes]
    game.removed = [card for card in CARDS.values() if card.box not in boxes]
    game.discard.clear()
    game.aside.clear()
    game.dice.shuffle(game.deck)
    game.characters = [id for id, kind in CHARACTERS.items() if kind.set in boxes]
    game.dice.shuffle(game.characters)


def choose_sheriff(game: Bang) -> Player:
    """As set up, or by lot; in a match the role passes on clockwise. [BNG-3.2, BNG-20.4]"""
    if game.game_number == 1:
        chosen = game.options.sheriff
        game.first_sheriff = game.dice.below(len(game.players)) if chosen is None else chosen
    return game.players[(game.first_sheriff + game.game_number - 1) % len(game.players)]


async def deal_characters(game: Bang, first: Player) -> None:
    """One face up and, as far as they last, one face down for everybody. [BNG-3.4, BNG-3.5]"""
    order = game.clockwise(first)
    for player in order:
        if not player.character:
            player.character = game.characters.pop()
        game.tell(CharacterDealt(player.ref, f"character:{player.character}"))
    for player in order:
        if game.characters:
            player.spare = game.characters.pop()
    for player in order:
        await become(game, player, player.character)


async def become(game: Bang, player: Player, character: str) -> None:
    """A character with its lives; some have something to do first. [BNG-3.6, BNG-3.10]"""
    player.character = character
    game.characters += player.pair
    player.copied, player.pair = "", []
    player.most_life = player.life = CHARACTERS[character].life + (player.role == SHERIFF)
    if character in on_becoming:
        await on_becoming[character](game, player)
    settle_abilities(game)


def starting_hand(player: Player) -> int:
    """As many cards as lives, with two exceptions. [BNG-3.7]"""
    return CHARACTERS[player.character].hand or player.life


def deal_hands(game: Bang) -> None:
    """Everybody's first cards; bought ones are in hand already. [BNG-3.7, BNG-20.7]"""
    for player in game.players:
        player.hand += top_cards(game, starting_hand(player) - len(player.hand))

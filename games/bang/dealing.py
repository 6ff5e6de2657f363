"""Dealing characters and cards. [BNG-3]"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

from engine.choices import Seat
from games.bang.abilities import settle_person
from games.bang.concepts import on_becoming
from games.bang.deck import CARDS, CHARACTERS, Card
from games.bang.events.abilities import CharacterDealt
from games.bang.experience import buy_back
from games.bang.hire import hire
from games.bang.piles import top_cards
from games.bang.state import SHERIFF, Bang, Player


def gather_cards(game: Bang) -> None:
    """The playing cards of all boxes that are used, shuffled. [BNG-2.1, BNG-3.8]"""
    boxes = contents(("base", *game.options.expansions))
    game.deck, game.removed, game.characters = list(boxes.cards), list(boxes.other_cards), list(boxes.characters)
    game.discard.clear()
    game.aside.clear()
    game.dice.shuffle(game.deck)
    game.dice.shuffle(game.characters)


class Contents(NamedTuple):
    """What is in the boxes that are used, and the cards that are not."""

    cards: tuple[Card, ...]
    other_cards: tuple[Card, ...]
    characters: tuple[str, ...]


@cache
def contents(boxes: tuple[str, ...]) -> Contents:
    """What comes in these boxes. [BNG-2.1]"""
    return Contents(
        tuple(card for card in CARDS.values() if card.box in boxes),
        tuple(card for card in CARDS.values() if card.box not in boxes),
        tuple(id for id, kind in CHARACTERS.items() if kind.set in boxes),
    )


def first_seat(game: Bang) -> Seat:
    """Who is Sheriff, or begins: as set up, or by lot; in a match it passes on clockwise. [BNG-3.2, BNG-20.4]"""
    seats = len(game.money)
    if game.game_number == 1:
        chosen = game.options.sheriff
        game.first_sheriff = game.dice.below(seats) if chosen is None else chosen
    return (game.first_sheriff + game.game_number - 1) % seats


def choose_first(game: Bang) -> Player:
    """The Sheriff; with three players the Deputy. [BNG-3.2, BNG-20.5]"""
    return game.players[first_seat(game)]


def begin_with(game: Bang, first: Player) -> None:
    """He takes the first turn and keeps the events. [BNG-3.11, BNG-4.4]"""
    game.keeper = game.current = first.index


async def deal_the_rest(game: Bang, first: Player) -> None:
    """Characters, hired or dealt, and cards, some of them perhaps bought. [BNG-3.4, BNG-3.7, BNG-20.7, BNG-20.8]"""
    if game.options.hire:
        await hire(game, first)
    await deal_characters(game, first)
    if game.options.experience:
        await buy_back(game, game.clockwise(first))
    deal_hands(game, game.players)


async def deal_characters(game: Bang, first: Player) -> None:
    """One face up and, as far as they last, one face down for everybody. [BNG-3.4, BNG-3.5]"""
    order = game.clockwise(first)
    for player in order:
        if not player.character:  # nobody was hired
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
    settle_person(game, player)


def starting_hand(player: Player) -> int:
    """As many cards as lives, with two exceptions. [BNG-3.7]"""
    return CHARACTERS[player.character].hand or player.life


def deal_hands(game: Bang, players: Iterable[Player]) -> None:
    """Everybody's first cards; bought ones are in hand already. [BNG-3.7, BNG-20.7]"""
    for player in players:
        player.hand += top_cards(game, starting_hand(player) - len(player.hand))

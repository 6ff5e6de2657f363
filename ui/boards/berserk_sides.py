"""The players at the left of a battle: flyers and terrain in their side zones, decks and graveyards."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

import pygame

from games.berserk.shown import BerserkView, PlayerView
from ui.boards.arranging import seat_of, tiles
from ui.boards.berserk_looks import back_of, face_of
from ui.boards.berserk_places import LEAST
from ui.sprites import Area, Box, FigureFace, PlaceFace, PortraitFace, Sprite, Stat, StatsFace, TextFace, say
from ui.theme import FADED_CREAM, hex_colour

HEAD: Final = 38  # units: name and sign of a player
NO_GRAVE: Final = PlaceFace(hex_colour("#20242b"), hex_colour("#59606b"), "grave-stone", radius=7, is_soft=True)
NO_DECK: Final = PlaceFace(hex_colour("#20242b"), hex_colour("#59606b"), "layers-outline", radius=7, is_soft=True)


def panel(view: BerserkView, area: Area, player: PlayerView, place: pygame.Rect) -> Iterator[Sprite]:
    """Name, counts, the side zone, and below them deck and graveyard."""
    px, seat = area.px, seat_of(player["ref"])
    order = Stat(f"numeric-{1 if player['is-first'] else 2}-circle", "") if view["first"] is not None else None
    is_active = view["turn"] > 0 and view["active"] == player["ref"]
    yield Sprite(Box.of(place), FigureFace(seat, badge=order, is_active=is_active), player["ref"], layer=1)
    inner = place.inflate(-2 * px(6), -2 * px(5))
    counts = pygame.Rect(inner.x, inner.y + px(HEAD - 4), inner.width, px(18))
    stats = tuple(_counts(view, player))
    if stats:
        yield Sprite(Box.of(counts), StatsFace(stats), key=f"counts {player['ref']}", layer=2)
    most, share = (64, 0.24) if player["side"] else (112, 0.38)  # where nothing flies there is room
    tall = max(px(LEAST + 4), min(px(most), round(inner.height * share)))
    foot = pygame.Rect(inner.x, inner.bottom - tall, inner.width - (px(16) if is_active else 0), tall)
    yield from _piles(view, area, player, foot)
    zone = pygame.Rect(inner.x, counts.bottom + px(4), inner.width, foot.y - counts.bottom - px(8))
    yield from _side_zone(view, area, player, zone)


def _counts(view: BerserkView, player: PlayerView) -> Iterator[Stat]:
    """Creatures and lives in battle; before it, the deal and how often it was drawn anew."""
    if not view["cards"]:
        if player["deal-size"]:
            yield Stat("cards-outline", str(player["deal-size"]))
        if player["redraws"]:
            yield Stat("refresh", str(player["redraws"]))
        return
    own = [card for card in view["cards"].values() if card["zone"] != "graveyard"]
    lives = sum(max(0, card["lives"]) for card in own if card["controller"] == player["ref"] and not card["hidden"])
    yield Stat("account-group", str(player["creatures"]))
    yield Stat("heart", str(lives))


def _side_zone(view: BerserkView, area: Area, player: PlayerView, room: pygame.Rect) -> Iterator[Sprite]:
    """Flyers and terrain. [BSK-3.3, BSK-3.4]"""
    px, cards = area.px, [view["cards"][ref] for ref in player["side"] if ref in view["cards"]]
    if not cards:
        if room.height >= px(40):
            words = TextFace(say("board.side-empty"), 11, FADED_CREAM, align="centre", lines=3)
            yield Sprite(Box.of(room), words, key=f"side {player['ref']}", layer=2)
        return
    if room.height >= px(92):
        title = pygame.Rect(room.x, room.y, room.width, px(15))
        yield Sprite(Box.of(title), TextFace(say("board.side"), 11, FADED_CREAM, bold=True), layer=2)
        room = pygame.Rect(room.x, title.bottom + px(1), room.width, room.bottom - title.bottom - px(1))
    least = (min(px(LEAST), room.width), min(px(LEAST), room.height))
    most = (max(least[0], px(96)), max(least[1], px(112)))
    places = tiles(len(cards), room, least, most, px(3)) or []
    for card, place in zip(cards, places, strict=False):
        yield Sprite(place, face_of(card), card["ref"], layer=3, origin=player["ref"])
    if len(places) < len(cards):
        pile = tuple(card["ref"] for card in cards)
        yield Sprite(Box.of(room), NO_DECK, f"side:{seat_of(player['ref'])}", layer=3, pile=pile)


def _piles(view: BerserkView, area: Area, player: PlayerView, room: pygame.Rect) -> Iterator[Sprite]:
    """The deck from behind, and the graveyard with whoever died last on top."""
    px, seat = area.px, seat_of(player["ref"])
    wide = max(px(LEAST), min((room.width - px(6)) // 2, round(room.height * 0.78)))
    deck = pygame.Rect(room.x, room.y, wide, room.height)
    face = replace(back_of(player), count=player["deck"]) if player["deck"] else NO_DECK
    cards = tuple(player.get("deck-cards", ()))
    yield Sprite(Box.of(deck), face, f"deck:{seat}", layer=2, pile=cards)
    grave = pygame.Rect(deck.right + px(6), room.y, max(px(LEAST), room.right - deck.right - px(6)), room.height)
    grave.width = min(grave.width, round(room.height * 1.25))
    dead = tuple(player["graveyard"])
    if dead:
        top = Sprite(Box.of(grave), PortraitFace(dead[-1], dimmed=True), f"graveyard:{seat}", layer=2, pile=dead)
        yield top
        count = pygame.Rect(grave.x, grave.bottom - px(19), grave.width, px(18))
        stats = StatsFace((Stat("grave-stone", str(len(dead))),))
        yield Sprite(Box.of(count.inflate(-px(6), 0)), stats, key=f"dead {seat}", layer=3)
    else:
        yield Sprite(Box.of(grave), NO_GRAVE, f"graveyard:{seat}", layer=2)

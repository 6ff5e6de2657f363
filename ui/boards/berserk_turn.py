"""What a turn of Berserk has brought so far, where nothing else is to be told at the right of the field."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pygame

from games.berserk.shown import BerserkView, CardView
from ui.boards.berserk_looks import sign_of
from ui.boards.berserk_places import sides
from ui.sprites import Area, Box, EntryFace, PanelFace, Say, Sprite, Stat, StatsFace, TextFace, say
from ui.theme import FADED_CREAM

LAYER: Final = 3
TITLE: Final = 26  # units
ROW: Final = 24  # units, the height of a line of counts
DEED: Final = 44  # units, the height of a card that has done something
NARROW: Final = 130  # units: names of cards could not be read in less


def turn_so_far(view: BerserkView, area: Area, room: pygame.Rect) -> Iterator[Sprite]:
    """How both stand, at the foot; above it, as far as there is room, who did or suffered something in this turn."""
    px = area.px
    tall = px(TITLE + 8 + 2 * ROW + (ROW if view["stall-limit"] else 0))
    if tall > room.height:
        return
    foot = pygame.Rect(room.x, room.bottom - tall, room.width, tall)
    yield from _standing(view, area, foot)
    yield from _deeds(view, area, pygame.Rect(room.x, room.y, room.width, foot.y - room.y - px(6)))


def _deeds(view: BerserkView, area: Area, room: pygame.Rect) -> Iterator[Sprite]:
    px = area.px
    deeds = [(card, deed) for card in view["cards"].values() if (deed := _deed(view, card)) is not None]
    fitting = min(len(deeds), (room.height - px(TITLE + 8)) // px(DEED + 4))
    if fitting < 1 or room.width < px(NARROW):
        return
    ground = pygame.Rect(room.x, room.y, room.width, px(TITLE + 6) + fitting * px(DEED + 4))
    pile = tuple(card["ref"] for card, _ in deeds)
    title = PanelFace(say("board.this-turn"), "progress-clock")
    yield Sprite(Box.of(ground), title, "pile:this-turn", layer=LAYER - 1, pile=pile)
    for index, (card, deed) in enumerate(deeds[:fitting]):
        place = Box(ground.x + px(4), ground.y + px(TITLE + 2) + index * px(DEED + 4), ground.width - px(8), px(DEED))
        face = EntryFace(card["ref"], say("board.entry-alone", what=card["ref"]), deed)
        yield Sprite(place, face, key=f"deed {card['ref']}", layer=LAYER, shows=card["ref"])


def _deed(view: BerserkView, card: CardView) -> Say | None:
    """What a card has done in this turn, or what was done to it; nothing is told of one that lies face down."""
    if card["hidden"] or card["zone"] == "graveyard":
        return None
    if card["controller"] == view["active"]:
        for deed in ("attacked", "acted", "moved"):
            if card[deed]:
                return say(f"board.deed-{deed}")
    wounds = card["wounded-this-turn"]
    return say("board.deed-wounds", count=wounds) if wounds else None


def _standing(view: BerserkView, area: Area, ground: pygame.Rect) -> Iterator[Sprite]:
    """Open and closed cards of both, and how near a draw is."""
    px = area.px
    below, above = sides(view)
    rows: list[tuple[Stat, ...]] = []
    for player in (above, below):
        own = [
            one for one in view["cards"].values() if one["zone"] != "graveyard" and one["controller"] == player["ref"]
        ]
        is_open = sum(one["open"] for one in own)
        stats = (Stat("lock-open-variant", str(is_open)), Stat("lock", str(len(own) - is_open)))
        rows.append((Stat(sign_of(player), ""), *stats))
    yield Sprite(Box.of(ground), PanelFace(say("board.standing"), "scale-balance"), key="standing", layer=LAYER - 1)
    top = ground.y + px(TITLE + 4)
    for index, row in enumerate(rows):
        place = Box(ground.x + px(10), top, ground.width - px(20), px(22))
        yield Sprite(place, StatsFace(row), key=f"standing {index}", layer=LAYER)
        top += px(ROW)
    if view["stall-limit"]:
        words = say("board.quiet", turns=view["quiet-turns"], most=view["stall-limit"])
        face = TextFace(words, 11.5, FADED_CREAM, lines=2)
        yield Sprite(Box(ground.x + px(10), top, ground.width - px(20), px(22)), face, layer=LAYER)

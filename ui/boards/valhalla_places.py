"""How a table of Valhalla is divided: the others above, in a battle both squads face to face, the own board below."""

from __future__ import annotations

from typing import Final, NamedTuple

import pygame

from engine.choices import Ref
from games.valhalla.deck import EMBLEMS, JARLS
from games.valhalla.shown import PlayerView, SideView, ValhallaView
from ui.boards.arranging import from_viewer
from ui.sprites import Area, Say, say

LEAST: Final = 32  # units: the smallest thing that can be clicked
GAP: Final = 6
HEAD: Final = 34  # the head of a board
NARROW: Final = 0.46  # of the table is for the others when nobody fights
STRIP: Final = (72, 108)  # at least and at most, for those who look on


class Places(NamedTuple):
    """Where the parts of the table are; a part that is not there has no room."""

    others: tuple[tuple[PlayerView, pygame.Rect], ...]
    left: pygame.Rect  # the board of the viewer, or of the fighter at whose side one looks on
    centre: pygame.Rect  # of a battle: the strengths
    right: pygame.Rect  # who is fought, or what lies open
    corner: pygame.Rect  # below at the left: the piles


def own_player(view: ValhallaView) -> PlayerView:
    """Who sits at the bottom: the viewer, for others the first seat."""
    return from_viewer(view["players"], view["viewer"])[0]


def sides_of(view: ValhallaView) -> list[SideView]:
    """Both sides of a battle, that of the viewer first."""
    if view["battle"] is None:
        return []
    return sorted(view["battle"]["sides"], key=lambda side: side["seat"] != view["viewer"])


def places_for(view: ValhallaView, area: Area) -> Places:
    """The places for what a view holds."""
    px, gap = area.px, area.px(GAP)
    room = pygame.Rect(area.side.x, area.table.y + gap, area.board.right - area.side.x, 0)
    room.height = area.prompt.y - gap - room.y
    corner = pygame.Rect(
        area.side.x, area.prompt.y, area.side.width, max(px(LEAST), area.table.bottom - gap - area.prompt.y)
    )
    fighters = [side["seat"] for side in sides_of(view)] or [own_player(view)["ref"]]
    others = [player for player in from_viewer(view["players"], view["viewer"]) if player["ref"] not in fighters]
    is_face_to_face = view["battle"] is not None or view["monster"] is not None
    share = room.height * (0.25 if is_face_to_face else NARROW)
    tall = round(min(share, px(STRIP[1])) if is_face_to_face else min(share, px(250)))
    tall = max(px(STRIP[0]), tall) if others else 0
    rest = pygame.Rect(room.x, room.y + tall + (gap if others else 0), room.width, 0)
    rest.height = room.bottom - rest.y
    above = tuple(zip(others, _beside(len(others), pygame.Rect(room.x, room.y, room.width, tall), area), strict=True))
    middle = max(px(92), min(px(132), round(rest.width * 0.12))) if view["battle"] is not None else gap
    if is_face_to_face:
        half = (rest.width - middle) // 2
        left = pygame.Rect(rest.x, rest.y, half, rest.height)
        centre = pygame.Rect(left.right, rest.y, rest.width - 2 * half, rest.height)
        return Places(above, left, centre, pygame.Rect(centre.right, rest.y, half, rest.height), corner)
    own = rest.copy()
    right = pygame.Rect(rest.right, rest.y, 0, rest.height)
    if open_cards(view):
        right.width = min(rest.width // 2 - gap, max(px(230), round(rest.width * 0.42)))
        right.x = rest.right - right.width
        own.width -= right.width + gap
    return Places(above, own, pygame.Rect(rest.right, rest.y, 0, 0), right, corner)


def _beside(count: int, room: pygame.Rect, area: Area) -> list[pygame.Rect]:
    """Boards beside each other in the middle, none broader than it needs to be."""
    if not count:
        return []
    gap = area.px(GAP)
    wide = min((room.width - gap * (count - 1)) // count, max(area.px(330), round(room.height * 2.6)))
    left = room.centerx - (wide * count + gap * (count - 1)) // 2
    return [pygame.Rect(left + index * (wide + gap), room.y, wide, room.height) for index in range(count)]


def open_cards(view: ValhallaView) -> list[Ref]:
    """What lies open for the moment: cards that are offered, drawn or looked at, jarls and emblems to choose from."""
    own = next((player for player in view["players"] if player["ref"] == view["viewer"]), None)
    found = [*view["offered"], *(view["look"]["cards"] if view["look"] is not None else ())]
    if own is None:
        return found
    found += [*own["drawn"], *own["dealt-jarls"]]
    taken = [ref for player in view["players"] for ref in (player["jarl"], player["emblem"])]
    if view["stage"] == "jarls" and view["monster"] is not None and own["jarl"] is None:
        found += [f"jarl:{kind.id}" for kind in JARLS.values() if kind.solo and f"jarl:{kind.id}" not in taken]
    elif view["stage"] == "emblems" and own["emblem"] is None:
        found += [f"emblem:{emblem}" for emblem in EMBLEMS if f"emblem:{emblem}" not in taken]
    return found


def open_title(view: ValhallaView) -> Say:
    """What it is that lies open."""
    if view["look"] is not None:
        return say("view.look", at=view["look"]["at"])
    if view["stage"] in ("jarls", "emblems"):
        return say("view.dealt-jarls" if view["stage"] == "jarls" else "board.emblems")
    return say("view.offered" if view["offered"] else "view.drawn")

"""Where everything lies in a battle: the field in the middle, the viewer's side at the bottom, the players and what
lies beside the field at the left."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

import pygame

from engine.choices import Ref
from engine.events import HIDDEN
from games.berserk.grid import COLUMNS, ROWS
from games.berserk.kinds import kind_of_copy
from games.berserk.shown import BerserkView, PlayerView
from ui.boards.arranging import fan, from_viewer, seat_of, stacked
from ui.sprites import (
    Area,
    BackFace,
    Box,
    CardFace,
    Look,
    PanelFace,
    PlaceFace,
    PlayerFace,
    Sprite,
    Stat,
    Status,
    TagFace,
    say,
)
from ui.theme import Colour, hex_colour

EVENT_ICONS: Final[Mapping[str, str]] = {
    "initiative-rolled": "dice-multiple",
    "went-first": "flag",
    "dealt": "cards-playing-outline",
    "redrew": "refresh",
    "deployed": "grid",
    "revealed": "eye",
    "to-side-zone": "arrow-right-bold",
    "attached": "link-variant",
    "turn-began": "chevron-right-circle",
    "turn-ended": "chevron-right",
    "opened": "arrow-up-bold",
    "closed": "rotate-right",
    "moved": "arrow-right-bold",
    "relocated": "arrow-all",
    "swapped": "swap-horizontal-bold",
    "gathered": "circle-multiple",
    "took-aim": "bullseye-arrow",
    "strike-declared": "sword",
    "ability-declared": "auto-fix",
    "defender-appointed": "shield",
    "defended": "shield-sword",
    "triggered": "flash",
    "cancelled": "cancel",
    "in-vain": "circle-off-outline",
    "redirected": "arrow-decision",
    "rolled": "dice-multiple",
    "rerolled": "refresh",
    "struck": "sword-cross",
    "counter-struck": "sword-cross",
    "missed": "circle-off-outline",
    "shielded": "shield",
    "blocked": "shield",
    "wounded": "water",
    "spared": "shield",
    "healed": "heart-plus",
    "got-lives": "heart-plus",
    "got-chips": "circle-multiple",
    "lost-chips": "circle-outline",
    "gained": "plus-circle-outline",
    "lost-ability": "minus-circle-outline",
    "will-prevent": "shield",
    "cell-closed": "lock",
    "died": "skull",
    "returned-to-deck": "undo-variant",
    "entered": "arrow-down-bold",
    "control-taken": "account-switch",
    "shown-from-deck": "cards-outline",
    "incarnation-grew": "sprout",
    "draw-offered": "handshake",
    "draw-declined": "hand-back-right-off",
    "resigned": "flag",
}
ELEMENTS: Final[Mapping[str, Colour]] = {
    "steppe": hex_colour("#8a6d1f"),
    "forest": hex_colour("#2f6b36"),
    "mountain": hex_colour("#5a5f6a"),
    "swamp": hex_colour("#3f5d4b"),
    "darkness": hex_colour("#4a2f63"),
    "fire": hex_colour("#8c2f22"),
}
NEUTRAL: Final = hex_colour("#5b5348")
ICONS: Final = {"creature": "sword", "artifact": "treasure-chest", "terrain": "terrain", "equipment": "shield"}
OWN_HALF: Final = PlaceFace(hex_colour("#3a4552"), hex_colour("#5c6977"), radius=4)
OTHER_HALF: Final = PlaceFace(hex_colour("#4a3d3d"), hex_colour("#776060"), radius=4, pattern="paving")
LEAST: Final = 32  # units: what is smaller is no target for a click
GAP: Final = 6
HAND_LAYER: Final = 40


def look(ref: Ref) -> Look:
    """A card's colour tells its element."""
    kind = kind_of_copy(ref.removeprefix("card:"))
    return Look(ELEMENTS[kind.elements[0]] if kind.elements else NEUTRAL, ICONS[kind.type])


def status(view: BerserkView) -> Status:
    """The turn and the step."""
    words = say("view.status", turn=view["turn"], phase=say(f"view.phase.{view['phase']}"))
    return Status(words, seat_of(view["active"]))


def layout(view: BerserkView, area: Area) -> Iterator[Sprite]:
    """Everything on the table; every size comes from `area`."""
    yield from _field(view, area)
    yield from _sides(view, area)
    yield from _own_cards(view, area)


def _field(view: BerserkView, area: Area) -> Iterator[Sprite]:
    """Thirty cells, the viewer's edge below; a spectator sits with the First player."""
    board, gap = area.board, area.px(2)
    width, height = board.width // len(COLUMNS), board.height // len(ROWS)
    turned = view["viewer"] is not None and view["viewer"] != view["first"]
    rows = ROWS if turned else ROWS[::-1]
    columns = COLUMNS[::-1] if turned else COLUMNS
    for down, row in enumerate(rows):
        for across, column in enumerate(columns):
            cell = f"cell:{column}{row}"
            box = pygame.Rect(board.x + across * width, board.y + down * height, width, height).inflate(-gap, -gap)
            face = OWN_HALF if (row in "123") != turned else OTHER_HALF
            cards = view["field"].get(cell, [])
            shown = PlaceFace(face.colour, face.rim, pattern=face.pattern, radius=face.radius, corner=cell[5:].upper())
            yield Sprite(Box.of(box), shown, cell, layer=1, pile=tuple(cards) if len(cards) > 2 else ())
            yield from _on_cell(view, cell, cards, box.inflate(-gap, -gap), area)


def _on_cell(view: BerserkView, cell: Ref, cards: list[Ref], box: pygame.Rect, area: Area) -> Iterator[Sprite]:
    """The cards on a cell; a hidden one is a back without a name."""
    for height, (ref, lying) in enumerate(zip(cards, stacked(len(cards), box, area.px(LEAST)), strict=True)):
        if ref == HIDDEN:
            yield Sprite(lying.box, BackFace(), key=f"back:{cell}", layer=2 + height)
            continue
        card = view["cards"].get(ref)
        badges = (str(card["lives"]),) if card is not None and card["life"] else ()
        face = CardFace(
            ref, badges, dimmed=card is not None and not card["open"], seen=lying.seen.height / lying.box.height
        )
        yield Sprite(lying.box, face, ref, layer=2 + height)


def _sides(view: BerserkView, area: Area) -> Iterator[Sprite]:
    """Both players, the other one above: a panel with deck and graveyard to look through, and the side zone below."""
    players = from_viewer(view["players"], view["viewer"])[::-1]
    half = area.side.height // 2
    for index, player in enumerate(players):
        room = pygame.Rect(area.side.x, area.side.y + index * half, area.side.width, half - area.px(GAP))
        tall = min(area.px(58), room.height)
        panel = pygame.Rect(room.x, room.y, room.width, tall)
        yield _panel(view, player, panel, _beneath(player, room, tall, area))
        for place, ref in zip(_strips(room, tall, area), player["side"], strict=False):
            yield Sprite(Box.of(place), TagFace(ref, dimmed=not view["cards"][ref]["open"]), ref, layer=2)


def _strips(room: pygame.Rect, tall: int, area: Area) -> list[pygame.Rect]:
    """Places for the cards of a side zone below a panel."""
    high, gap = area.px(LEAST), area.px(3)
    count = max(0, (room.height - tall - gap) // (high + gap))
    return [
        pygame.Rect(room.x, room.y + tall + gap + number * (high + gap), room.width, high) for number in range(count)
    ]


def _beneath(player: PlayerView, room: pygame.Rect, tall: int, area: Area) -> tuple[Ref, ...]:
    """What can be looked through at a player's panel: graveyard, own deck, and what has no room below."""
    hidden = player["side"][len(_strips(room, tall, area)) :]
    deck = player.get("deck-cards", ())
    held = [ref for ref in (*player["deal"], *player["army"]) if ref != HIDDEN]
    return tuple(dict.fromkeys((*hidden, *player["graveyard"], *deck, *held)))


def _panel(view: BerserkView, player: PlayerView, box: pygame.Rect, pile: tuple[Ref, ...]) -> Sprite:
    counts = {"sword": player["creatures"], "layers": player["deck"], "skull": len(player["graveyard"])}
    stats = tuple(Stat(icon, str(count)) for icon, count in counts.items())
    face = PlayerFace(seat_of(player["ref"]), stats, player["ref"] == view["active"])
    return Sprite(Box.of(box), face, player["ref"], layer=1, pile=pile)


def _own_cards(view: BerserkView, area: Area) -> Iterator[Sprite]:
    """The viewer's deal, or the army that is not yet deployed, as a hand."""
    for player in view["players"]:
        if player["ref"] != view["viewer"]:
            continue
        deployed = {ref for cards in view["field"].values() for ref in cards}
        cards = [ref for ref in (*player["deal"], *player["army"]) if ref not in deployed]
        room = area.hand.inflate(-2 * area.px(GAP), 0)
        room.height -= area.px(GAP)
        if not cards:
            yield Sprite(Box.of(room), PanelFace())
        for ref, (box, turn) in zip(cards, fan(len(cards), room, area.px(LEAST), area.px(210)), strict=True):
            yield Sprite(box, CardFace(ref), ref, turn=turn, layer=HAND_LAYER, lifts=True)

"""A plain board of Valhalla: players at the left, dice, cells and open cards in the middle, the viewer's hand below."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

import pygame

from engine.cards import Kind
from engine.choices import Ref
from engine.events import HIDDEN
from games.valhalla.deck import CARD_BY_REF, JARLS, LOKI, MONSTERS, VIKINGS
from games.valhalla.shown import DieView, PlayerView, ValhallaView
from ui.boards.arranging import fan, from_viewer, seat_of, tiles
from ui.sprites import (
    Area,
    Box,
    CardFace,
    Face,
    Look,
    Material,
    PanelFace,
    PlaceFace,
    PlayerFace,
    Sprite,
    Stat,
    Status,
    Tabletop,
    say,
)
from ui.theme import Colour, hex_colour

EVENT_ICONS: Final[Mapping[str, str]] = {
    "jarls-revealed": "crown",
    "emblem-chosen": "shield-outline",
    "first-player": "numeric-1-circle",
    "deck-thinned": "layers-minus",
    "warriors-offered": "cards-outline",
    "recruited": "account-plus",
    "shuffled-back": "shuffle-variant",
    "tyr-dealt": "sword-cross",
    "loki-in-force": "drama-masks",
    "put-in-reserve": "tray-arrow-down",
    "finished-draft": "check",
    "exchanged": "swap-horizontal",
    "turn-began": "chevron-right-circle",
    "mustered": "account-plus",
    "drew": "layers",
    "kept": "hand-back-right-outline",
    "discarded": "tray-arrow-down",
    "hand-shown": "eye",
    "end-triggered": "bell",
    "round-began": "bell-ring",
    "battle-declared": "sword-cross",
    "help-given": "lightning-bolt",
    "card-stolen": "hand-back-left",
    "jarl-used": "crown",
    "looked": "eye",
    "rolled": "dice-multiple",
    "die-discarded": "dice-6-outline",
    "rerolled": "refresh",
    "die-turned": "rotate-right",
    "die-returned": "undo-variant",
    "activated": "sword",
    "tactics-played": "cards",
    "die-lost": "snowflake",
    "frost-resisted": "snowflake-off",
    "blocked": "lock",
    "sacrificed": "fire",
    "called-to-arms": "bugle",
    "given-up": "road-variant",
    "phase-ended": "scale-balance",
    "battle-won": "trophy",
    "no-winner": "circle-off-outline",
    "shield-captured": "shield-sword",
    "shield-lost": "shield-off",
    "held": "anvil",
    "went-to-valhalla": "weather-sunset-up",
    "points-gained": "star",
    "points-lost": "star-off",
    "no-points": "star-outline",
    "help-discarded": "lightning-bolt-outline",
    "loki-bonus": "drama-masks",
    "card-taken": "hand-extended-outline",
    "last-viking-moved": "account-star",
    "level-rose": "stairs-up",
    "ragnarok-began": "skull",
    "ragnarok-roll": "dice-multiple",
    "ragnarok-skipped": "cancel",
    "shields-swapped": "swap-horizontal-bold",
    "scored": "counter",
    "monster-rolled": "paw",
    "monster-beaten": "trophy",
    "deck-milled": "layers-remove",
    "did-not-fit": "close-circle-outline",
    "last-attack": "sword-cross",
}
HEADS: Final[Mapping[str, Colour]] = {
    "bear": hex_colour("#c9782a"),
    "wolf": hex_colour("#3f7a4a"),
    "boar": hex_colour("#b8941f"),
    "stag": hex_colour("#6b4a9b"),
    "giant": hex_colour("#3f86a8"),
    "dwarf": hex_colour("#666b73"),
    "": hex_colour("#7a3b3b"),
}
FACE_ICONS: Final = {
    "axe": "axe", "sword": "sword", "spear": "spear", "bow": "bow-arrow", "shield": "shield", "x": "close",
}  # fmt: skip
DICE: Final = {"red": hex_colour("#a33b2a"), "black": hex_colour("#22262d"), "grey": hex_colour("#7d838c")}
OTHERS: Final[Mapping[Ref, Kind]] = {
    f"{kind.what}:{kind.id}": kind for kinds in (JARLS, LOKI, MONSTERS, VIKINGS) for kind in kinds.values()
}
MATERIAL: Final[Material] = "wood"
TABLETOP: Final[Tabletop] = "waves"
RIM, GROUND = hex_colour("#c9b27a"), hex_colour("#1c3c47")
LEAST, GAP = 32, 6


def look(ref: Ref) -> Look:
    """A card's colour tells its clan."""
    if ref in CARD_BY_REF:
        card = CARD_BY_REF[ref]
        line = say(f"clan.{card.clan}") if card.clan else say(f"category.{card.category}")
        return Look(HEADS[card.clan], card.what.icon, (line,), title=f"kind:{card.kind}")
    return Look(HEADS[""], OTHERS[ref].icon)


def status(view: ValhallaView) -> Status:
    """The turn, or what comes before and after all turns."""
    seat = None if view["current"] is None else seat_of(view["current"])
    if view["has-ended"]:
        return Status(say("view.status-ended"), None)
    if view["stage"] == "ragnarok":
        return Status(say("view.status-ragnarok"), seat)
    return Status(say("view.status-setup") if seat is None else say("view.status", turn=view["turn"]), seat)


def layout(view: ValhallaView, area: Area) -> Iterator[Sprite]:
    """Everything on the table; every size comes from `area`."""
    yield from _players(view, area)
    yield from _middle(view, area)
    for player in view["players"]:
        if player["ref"] == view["viewer"]:
            yield from _hand(player, area)


def _players(view: ValhallaView, area: Area) -> Iterator[Sprite]:
    players = from_viewer(view["players"], view["viewer"])
    gap = area.px(GAP)
    height = min(area.px(82), (area.side.height - gap * (len(players) - 1)) // len(players))
    for index, player in enumerate(players):
        box = Box(area.side.x, area.side.y + index * (height + gap), area.side.width, height)
        stats = (
            Stat("cards-outline", str(len(player["hand"]))),
            Stat("shield", f"{len(player['shields'])}+{len(player['captured'])}"),
            Stat("weather-sunset-up", str(player["valhalla"])),
        )
        face = PlayerFace(seat_of(player["ref"]), stats, is_active=player["ref"] == view["current"])
        yield Sprite(box, face, player["ref"], pile=tuple(_belongings(view, player)))


def _belongings(view: ValhallaView, player: PlayerView) -> Iterator[Ref]:
    """The cards of a player that have no place of their own on the table."""
    for warrior in player["cells"]:
        if warrior is not None:
            if player["ref"] != view["viewer"]:
                yield warrior["ref"]
            if warrior["tyr"] is not None:
                yield warrior["tyr"]
    yield from player["valhalla-cards"]
    if player["ref"] != view["viewer"]:
        yield from (card for card in (*player["hand"], *player["drawn"]) if card not in (HIDDEN, *_looked_at(view)))


def _looked_at(view: ValhallaView) -> list[Ref]:
    return view["look"]["cards"] if view["look"] is not None else []


def _middle(view: ValhallaView, area: Area) -> Iterator[Sprite]:
    """Piles, then dice, cells, own warriors and open cards as tiles of one size."""
    gap = area.px(GAP)
    piles = [
        ("pile:discard", say("view.pile-count", count=len(view["pile"])), "tray", [*view["pile"], *_played(view)]),
        ("pile:deck", say("view.deck-count", count=view["deck"]), "layers", view.get("deck-cards", [])),
        ("pile:valhalla", say("ref.pile:valhalla"), "weather-sunset-up", [*view["common"], *view.get("aside", [])]),
    ]
    width = (area.board.width - 2 * gap) // len(piles)
    for index, (ref, title, icon, cards) in enumerate(piles):
        box = Box(area.board.x + index * (width + gap), area.board.y, width, area.px(LEAST))
        yield Sprite(box, PanelFace(title, icon), ref, pile=tuple(cards))
    room = pygame.Rect(area.board)
    room.y += area.px(LEAST) + gap
    room.height -= area.px(LEAST) + gap
    things = list(_things(view))
    places = tiles(len(things), room, (area.px(LEAST), area.px(LEAST)), (area.px(96), area.px(90)), area.px(3))
    for (ref, face), place in zip(things, places or (), strict=False):
        yield Sprite(place, face, ref, layer=2)


def _played(view: ValhallaView) -> Iterator[Ref]:
    """Cards that lie beside a battle."""
    if view["battle"] is not None:
        for side in view["battle"]["sides"]:
            yield from side["played"]
            yield from (card for _, card in side["sacrificed"])
        yield from (card for card, _, _ in view["battle"]["helps"])


def _things(view: ValhallaView) -> Iterator[tuple[Ref, Face]]:
    for die in view["dice"]:
        if die["holder"] is not None or die["on"] is not None:
            yield die["ref"], _die(die)
    for player in view["players"]:
        if player["ref"] == view["viewer"]:
            for index, warrior in enumerate(player["cells"]):
                yield f"cell:{index}", PlaceFace(GROUND, RIM, "account", is_soft=warrior is None)
                if warrior is not None:
                    yield warrior["ref"], CardFace(warrior["ref"], dimmed=warrior["is-blocked"])
            yield from ((card, CardFace(card)) for card in player["drawn"])
    yield from ((card, CardFace(card)) for card in (*view["offered"], *_looked_at(view)))


def _die(die: DieView) -> PlaceFace:
    return PlaceFace(DICE[die["colour"]], RIM, FACE_ICONS[die["face"] or "x"], is_soft=die["state"] == "discarded")


def _hand(player: PlayerView, area: Area) -> Iterator[Sprite]:
    room = area.hand.inflate(-2 * area.px(GAP), 0)
    room.height -= area.px(GAP)
    places = fan(len(player["hand"]), room, area.px(LEAST), area.px(210))
    for card, (box, turn, _) in zip(player["hand"], places, strict=True):
        yield Sprite(box, CardFace(card), card, turn=turn, layer=40, origin="pile:deck", lifts=True)

"""Where all lies in a game of JunQuick: the pile in the middle, the other players around it, the viewer with the hand
and the nest at the bottom."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

import pygame

from engine.choices import Ref
from engine.events import HIDDEN
from games.junquick.deck import CARD_BY_REF
from games.junquick.shown import JunQuickView, PlayerView, aside_text
from ui.boards.arranging import fan, from_viewer, seat_of, tiles
from ui.boards.junquick_cues import CUES
from ui.boards.junquick_goal import MARKS, MILESTONES, goal, lasted, turn_of
from ui.boards.junquick_looks import (
    BACK,
    CALM,
    CATEGORIES,
    CLAIMS,
    EVENT_ICONS,
    FROST,
    LOUD,
    MATERIAL,
    NEUTRAL,
    NO_DECK,
    NO_DISCARD,
    TABLETOP,
    VALUES,
    VIRUS_BACK,
    look,
)
from ui.boards.junquick_pile import NAMED, PILE_LAYER, pile, row_of
from ui.boards.junquick_places import LABEL, LEAST, Places, places_for
from ui.boards.junquick_tips import tips
from ui.boards.junquick_tray import by_value, in_columns, is_nest_in_tray, tray
from ui.sprites import (
    Area,
    Box,
    BundleFace,
    CardFace,
    FigureFace,
    KeyFace,
    PlaceFace,
    RibbonFace,
    Say,
    Sprite,
    Stat,
    StatsFace,
    Status,
    TextFace,
    say,
)
from ui.theme import CREAM, RACE

__all__ = [
    "CLAIMS",
    "CUES",
    "EVENT_ICONS",
    "MARKS",
    "MATERIAL",
    "MILESTONES",
    "TABLETOP",
    "VALUES",
    "goal",
    "lasted",
    "layout",
    "look",
    "status",
    "turn_of",
]

HAND_LAYER = 40
PACK = (122, 42)  # units: four small cards side by side
NEST = (33, 42)  # units: one of them
NO_PACK = (1, 2, 3, 4)  # what the next one is formed of


def status(view: JunQuickView) -> Status:
    """The round and its phase; in a live race it is everybody's turn."""
    is_live = view["race"] is not None and view["race"]["live"]
    seat = None if is_live else view["asked"] or view["current"]
    words = say("view.status", round=view["round"], phase=say(f"phase.{view['phase']}"))
    return Status(words, None if seat is None else seat_of(seat))


# The whole table


def layout(view: JunQuickView, area: Area) -> Iterator[Sprite]:
    """Everything on the table; every size comes from `area`."""
    return tips(view, _laid(view, area))


def _laid(view: JunQuickView, area: Area) -> Iterator[Sprite]:
    own, *others = from_viewer(view["players"], view["viewer"])
    most = max((len(player["home"]) for player in others), default=0)
    places = places_for(len(others), area, 1 + (most > 3))
    for player, place in zip(others, places.panels, strict=True):
        yield from _panel(view, area, player, place)
    yield from _ring(view, area, places)
    yield from _decks(view, area, places)
    yield from _bottom(view, area, own)
    yield from tray(view, area, places.middle)


# Players


def _panel(view: JunQuickView, area: Area, player: PlayerView, place: pygame.Rect) -> Iterator[Sprite]:
    """A player: how many cards are where, how they stand in this round, and their packs."""
    px = area.px
    yield _ground(view, player, place)
    inner = place.inflate(-2 * px(6), -2 * px(4))
    counts = pygame.Rect(inner.x, inner.y + px(33), inner.width, px(20))
    yield _counts(player, counts, is_roomy=place.width >= px(300))
    yield from _standing(view, area, player, pygame.Rect(inner.x, counts.bottom + px(2), inner.width, px(24)))
    packs = pygame.Rect(inner.x, counts.bottom + px(28), inner.width, inner.bottom - counts.bottom - px(28))
    yield from _home(view, area, player, packs)


def _ground(view: JunQuickView, player: PlayerView, place: pygame.Rect) -> Sprite:
    status_seat = status(view).seat
    is_active = status_seat is not None and player["ref"] == f"seat:{status_seat}"
    face = FigureFace(
        seat_of(player["ref"]),
        badge=Stat("cards", str(len(player["hand"]))),
        is_active=is_active,
        is_out=player["passed"],
    )
    seen = [] if player["ref"] == view["viewer"] else [*player["hand"], *player["nest"]]
    pile = (*player["viruses"], *(card for card in seen if card != HIDDEN))
    return Sprite(Box.of(place), face, player["ref"], layer=1, pile=pile)


def _counts(player: PlayerView, row: pygame.Rect, *, is_roomy: bool = False) -> Sprite:
    """Packs, nest and viruses; in words where there is room for them."""
    counts = {"pack": len(player["home"]), "nest": len(player["nest"]), "virus": len(player["viruses"])}
    icons = {"pack": "home", "nest": "egg", "virus": "virus"}
    stats = tuple(
        Stat(icons[what], say(f"view.{what}-count", count=count) if is_roomy else str(count))
        for what, count in counts.items()
    )
    return Sprite(Box.of(row), StatsFace(stats), key=f"counts {player['ref']}", layer=2)


def _standing(view: JunQuickView, area: Area, player: PlayerView, row: pygame.Rect) -> Iterator[Sprite]:
    """Whether they have passed, wait, lead or are still in; at the right the place of their key."""
    ref = player["ref"]
    key = pygame.Rect(row.right - area.px(30), row.y, area.px(30), row.height)
    words = pygame.Rect(row.x, row.y, row.width - key.width - area.px(4), row.height)
    stats = []
    if view["first"] == ref:
        stats.append(Stat("flag-checkered", ""))
    if view["freeze"] is not None and view["freeze"]["seat"] == ref:
        stats.append(Stat("snowflake", ""))
    if player["passed"]:
        stats.append(Stat("account-cancel", say("view.passed")))
    elif view["lead"] == ref:
        stats.append(Stat("flag-variant", say("board.leads")))
        if player["waited"]:
            stats.append(Stat("timer-sand", ""))
    elif player["waited"]:
        stats.append(Stat("timer-sand", say("view.waited")))
    elif view["phase"] in ("recruiting", "leader"):
        stats.append(Stat("hand-back-right-outline", say("board.in")))
    if stats:
        yield Sprite(Box.of(words), StatsFace(tuple(stats)), key=f"state {ref}", layer=2)
    yield Sprite(Box.of(key), KeyFace(seat_of(ref)), key=f"key {ref}", layer=3)


def _home(view: JunQuickView, area: Area, player: PlayerView, room: pygame.Rect) -> Iterator[Sprite]:
    """Packs that can be looked into and taken, or the places for the first one; what finds no room is counted."""
    packs: Mapping[Ref, Sequence[Ref]] = player["home"]
    least, gap = area.px(LEAST), area.px(3)
    most = (area.px(PACK[0]), area.px(PACK[1]))
    if not packs:
        place = Box(room.x, room.y, min(most[0], room.width), min(most[1], room.height))
        yield Sprite(place, BundleFace(NO_PACK, has_ground=False), key=f"home of {player['ref']}", layer=2)
        return
    across, down = (room.width + gap) // (least + gap), (room.height + gap) // (least + gap)
    shown = list(packs.items())
    fit = max(1, across) * max(1, down)
    rest = shown[fit - 1 :] if len(shown) > fit else []
    shown = shown[: fit - 1] if rest else shown
    places = tiles(len(shown) + bool(rest), room, (min(least, room.width), least), most, gap)
    places = places or [Box(room.x, room.y, least, least)]
    for (ref, cards), place in zip(shown, places, strict=False):
        yield _pack(view, ref, cards, _from_left(place, places, room))
    if rest:
        more = PlaceFace(NEUTRAL, CREAM, label=say("board.more", count=len(rest)), radius=5)
        pile = tuple(card for _, cards in rest for card in cards)
        yield Sprite(_from_left(places[-1], places, room), more, key=f"more {player['ref']}", layer=2, pile=pile)


def _from_left(place: Box, places: Sequence[Box], room: pygame.Rect) -> Box:
    return place._replace(x=place.x - min(other.x for other in places) + room.x)


def _pack(view: JunQuickView, ref: Ref, cards: Sequence[Ref], place: Box) -> Sprite:
    """A pack: a crown says that nobody can take it, a target that somebody is about to."""
    is_safe = any(CARD_BY_REF[card].category == "constant" for card in cards)
    is_target = view["aside"] is not None and view["aside"]["target"] == ref
    face = BundleFace(tuple(cards), "crown" if is_safe else "target" if is_target else "")
    return Sprite(place, face, ref, layer=2, pile=tuple(cards), is_part=True)


# The middle


def _ring(view: JunQuickView, area: Area, places: Places) -> Iterator[Sprite]:
    """The pile, with what is going on said below it; in a race the loudest thing on the table."""
    ring, px = places.ring, area.px
    is_race = view["race"] is not None
    yield Sprite(Box.of(ring), LOUD if is_race else CALM, key="ring", layer=0, counts_down=True)
    ribbon = _ribbon(view)
    room = ring.inflate(-round(ring.width * 0.06), -round(ring.height * 0.1))
    if ribbon is not None:
        wide = min(places.middle.width, max(round(ring.width * 0.94), px(230)), px(420))
        tall = px(38)
        box = pygame.Rect(ring.centerx - wide // 2, ring.bottom - tall - px(2), wide, tall)
        if box.right > places.decks[2].x - px(2):  # between the discards
            box.width = places.decks[2].x - places.decks[0].right - 2 * px(4)
            box.centerx = ring.centerx
        yield Sprite(Box.of(box), ribbon, key="ribbon", layer=PILE_LAYER + 30)
        room.height = box.y - room.y - px(4)
    aside = view["aside"]
    if aside is not None:
        beside = pygame.Rect(0, room.y, round(room.width * 0.38), room.height)
        beside.right = room.right
        room.width -= beside.width + px(4)
        yield from row_of(area, [(aside["card"], aside["seat"])], beside)
    if view["instants"]:
        row = room.copy()
        if view["pile"]:
            row.height = room.height // 2
            room = pygame.Rect(room.x, row.bottom + px(3), room.width, room.bottom - row.bottom - px(3))
        yield from row_of(area, view["instants"], row)
    if view["pile"]:
        yield from pile(view, area, room)


def _ribbon(view: JunQuickView) -> RibbonFace | None:
    """What is going on, in a few words."""
    race, freeze, aside = view["race"], view["freeze"], view["aside"]
    if race is not None and aside is not None:  # whom it is used on, before anybody answers it
        return RibbonFace(say(aside_text(aside), **aside), "lightning-bolt", RACE)
    if race is not None:
        return RibbonFace(say(f"view.race-{race['kind']}", against=race["against"]), "lightning-bolt", RACE)
    if freeze is not None:
        return RibbonFace(say("view.freeze", **freeze), "snowflake", FROST)
    if aside is not None:
        return RibbonFace(say(aside_text(aside), **aside), "hand-pointing-right", NEUTRAL)
    if view["instants"]:
        return RibbonFace(say("view.instants"), "flash", CATEGORIES["instant"])
    if view["lead"] is not None:
        key = "view.lead" if view["value"] else "board.lead"
        return RibbonFace(say(key, seat=view["lead"], value=view["value"]), "flag-variant", NEUTRAL)
    return RibbonFace(say("board.open"), "egg", NEUTRAL) if view["phase"] == "recruiting" else None


def _decks(view: JunQuickView, area: Area, places: Places) -> Iterator[Sprite]:
    """Both decks, and below each its discard."""
    decks = (
        ("pile:deck", "pile:discard", view["deck"], view["discard"], view.get("deck-cards", []), BACK),
        ("pile:viruses", "pile:virus-discard", view["virus-deck"], view["virus-discard"],
         view.get("virus-deck-cards", []), VIRUS_BACK),
    )  # fmt: skip
    for (deck, discard, count, gone, cards, back), place in zip(decks, (0, 2), strict=True):
        upper, lower = places.decks[place], places.decks[place + 1]
        face = replace(back, count=count) if count else NO_DECK
        yield Sprite(Box.of(upper), face, deck, layer=1, pile=tuple(cards))
        yield _label(area, upper, say(f"board.{deck.removeprefix('pile:')}"))
        yield _label(area, lower, say("board.discard", count=len(gone)))
        yield Sprite(Box.of(lower), NO_DISCARD, None if gone else discard, layer=1)
        if gone:
            top = CardFace(gone[-1])
            yield Sprite(Box.of(lower), top, discard, key=gone[-1], layer=2, shows=gone[-1], pile=tuple(gone))


def _label(area: Area, above: pygame.Rect, words: Say) -> Sprite:
    box = pygame.Rect(0, 0, above.width + area.px(14), area.px(LABEL))
    box.midtop = above.midbottom
    return Sprite(Box.of(box), TextFace(words, 11, align="centre", bold=True), layer=1)


# The viewer


def _bottom(view: JunQuickView, area: Area, own: PlayerView) -> Iterator[Sprite]:
    """At the left the own panel with the nest, then the hand, at the right the own packs."""
    px, gap = area.px, area.px(8)
    panel = pygame.Rect(area.side.x, area.prompt.y + px(2), area.side.width, area.side.bottom - area.prompt.y - px(2))
    yield from _own_panel(view, area, own, panel)
    hand = area.hand.inflate(-2 * gap, 0)
    hand.height -= gap
    packs = own["home"]
    if packs:
        columns = -(-len(packs) // max(1, (hand.height - px(8)) // px(PACK[1] + 4)))
        wide = min(columns * px(PACK[0] + 4), hand.width // 3)
        home = pygame.Rect(hand.right - wide, hand.y + px(8), wide, hand.height - px(8))
        yield from _home(view, area, own, home)
        hand.width -= wide + gap
    bluffed = view["bluff"]["cards"] if view["bluff"] is not None else ()
    places = fan(len(own["hand"]), hand, px(LEAST), px(200), px(NAMED))
    for index, (card, (box, turn, clear)) in enumerate(zip(own["hand"], places, strict=True)):
        if card == HIDDEN:
            key = f"held {own['ref']} {index}"
            yield Sprite(box, BACK, key=key, turn=turn, layer=HAND_LAYER, origin="pile:deck")
        else:
            face = CardFace(card, clear=clear, mark="drama-masks" if card in bluffed else "")
            yield Sprite(box, face, card, turn=turn, layer=HAND_LAYER, origin="pile:deck", lifts=True)


def _own_panel(view: JunQuickView, area: Area, own: PlayerView, panel: pygame.Rect) -> Iterator[Sprite]:
    """Name and counts as for everybody, and what lies in the own nest."""
    px = area.px
    yield _ground(view, own, panel)
    inner = panel.inflate(-2 * px(6), -2 * px(4))
    counts = pygame.Rect(inner.x, inner.y + px(33), inner.width, px(20))
    yield _counts(own, counts)
    state = pygame.Rect(inner.x, counts.bottom + px(2), inner.width, px(24))
    yield from _standing(view, area, own, state)
    nest = by_value(card for card in own["nest"] if card != HIDDEN)
    if own["ref"] == view["viewer"] and not is_nest_in_tray(view):
        words = TextFace(say("board.nest"), 11.5, bold=True)
        yield Sprite(Box(inner.x, state.bottom + px(2), inner.width, px(16)), words, layer=2)
        room = pygame.Rect(inner.x, state.bottom + px(19), inner.width, inner.bottom - state.bottom - px(20))
        if view["asked"] == own["ref"]:
            room.width -= px(16)  # the arrow of whoever is asked
        cells, columns = in_columns(nest)
        across = columns or max(1, min(len(cells), room.width // px(NEST[0])))
        tall = max(px(LEAST), min(room.height, px(NEST[1]) * -(-len(cells) // across)))
        box = Box(room.x, room.y, min(room.width, max(px(LEAST), across * px(NEST[0]))), tall)
        yield Sprite(box, BundleFace(cells, has_ground=False, columns=columns), key="nest", layer=2, pile=nest)

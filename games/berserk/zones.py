"""Coming, going and standing: what happens to cards by rule and at once, without the stack. [BSK-14.1]"""

from __future__ import annotations

from engine.choices import Menu, Option, Seat, pairs, singles
from engine.games import GameOver, Result
from engine.memory import remembered
from games.berserk.army import shunned_by
from games.berserk.asking import ask
from games.berserk.concepts import when_dead, when_it_enters, when_it_kills, when_others_die
from games.berserk.events import Attached, Closed, Died, Opened, Relocated, ReturnedToDeck, Revealed, ToSideZone
from games.berserk.grid import CELL_BY_REF, CELL_REFS, NOWHERE, Cell, half, third_row
from games.berserk.hosts import hosts_for
from games.berserk.kinds import PASSIVES
from games.berserk.state import Berserk, Card, placeless
from games.berserk.traits import (
    Traits,
    army_says,
    card_changed,
    elements,
    has,
    is_flyer,
    place_changed,
    state_changed,
    traits,
    value,
    words_changed,
)
from games.berserk.triggers import pend
from games.berserk.wounds import slain

# Open and closed


def full_pool(game: Berserk, card: Card) -> int:
    """The steps of a turn: printed movement and modifiers; only creatures on a cell of their own move. [BSK-8.2]"""
    move = card.info.move
    if move is None or card.zone != "field" or card.host or card.is_hidden:
        return 0
    return max(0, move + value(game, card, "plus-movement"))


def open_card(game: Berserk, card: Card) -> bool:
    """Turn a card upright: it may move and act again. [BSK-K-open, BSK-9.2]"""
    if card.is_open:
        return False
    card.is_open, card.has_acted = True, False
    state_changed(game)
    card.pool = full_pool(game, card)
    game.tell(Opened((card.ref,)))
    return True


def close_card(game: Berserk, card: Card) -> bool:
    """Turn a card by 90 degrees. [BSK-K-close]"""
    if not card.is_open:
        return False
    card.is_open, card.pool = False, 0
    state_changed(game)
    game.tell(Closed(card.ref))
    return True


# Standing on cells


def put_on(game: Berserk, card: Card, cell: Cell) -> None:
    """Put a card on a cell, with all that is attached to it."""
    stands, left = card.zone == "field", card.cell
    moving = [card, *game.attached_to(card)] if stands else [card]
    for one in moving:
        _lift(game, one)
        game.board[cell].append(one.id)
        one.zone, one.cell = "field", cell
    if stands:
        place_changed(game, left, cell, len(moving))
    else:
        card_changed(game, card)


def _lift(game: Berserk, card: Card) -> None:
    """Take a card from wherever it is."""
    player = game.players[card.controller if card.in_play else card.owner]
    if card.zone == "field":
        game.board[card.cell].remove(card.id)
    else:
        piles = {"side": player.side, "graveyard": player.graveyard, "deck": player.deck, "army": player.army}
        piles[card.zone].remove(card.id)
    card.cell = NOWHERE


def relocate(game: Berserk, card: Card, cell: Cell) -> None:
    """Move a card by an effect to a free cell; it has not moved by itself. [BSK-8.7, BSK-K-relocate]"""
    put_on(game, card, cell)
    game.tell(Relocated(card.ref, CELL_REFS[cell]))


def put_in_side_zone(game: Berserk, card: Card) -> None:
    """Flyers and terrain have no cell. [BSK-3.3, BSK-3.4]"""
    _lift(game, card)
    card.zone, card.host, card.pool = "side", "", 0
    game.arrivals += 1
    card.arrival = game.arrivals
    game.players[card.controller].side.append(card.id)
    card_changed(game, card)
    game.tell(ToSideZone(card.ref))


# Hosts [BSK-17.1, BSK-3.6]


def attach(game: Berserk, card: Card, host: Card) -> None:
    """Put a card on its host."""
    _lift(game, card)
    game.board[host.cell].append(card.id)
    card.zone, card.cell, card.host = "field", host.cell, host.id
    game.arrivals += 1
    card.arrival = game.arrivals
    card_changed(game, card)
    game.tell(Attached(card.ref, host.ref))


async def attach_all(game: Berserk, seat: int, cards: list[Card]) -> None:
    """A player attaches revealed cards in any order; what finds no host, or is declined, dies. [BSK-6.7, BSK-D-7]"""
    left = list(cards)
    while left:
        for card in [card for card in left if not hosts_for(game, card)]:
            left.remove(card)
            game.doomed.append(card.id)
        options = [option for card in left for option in _ways_to_attach(game, card)]
        if not options:
            return
        menu = Menu("prompt.attach", options, rule="BSK-6.7", kind="attach", default=options[0])
        answer = await ask(game, seat, menu)
        card = game.card(answer.refs[0])
        left.remove(card)
        if answer.verb == "attach":
            attach(game, card, game.card(answer.refs[1]))
        else:
            game.doomed.append(card.id)


def _ways_to_attach(game: Berserk, card: Card) -> list[Option]:
    hosts = [host.ref for host in hosts_for(game, card)]
    return [*pairs("attach", card.ref, hosts), *singles("decline", [card.ref])]


# Revealing


def turn_face_up(game: Berserk, card: Card) -> None:
    """Reveal a card where it stands: open, with a full movement pool. [BSK-16.4, BSK-K-reveal]"""
    card.is_hidden, card.is_open = False, True
    words_changed(game, card)
    card.pool = full_pool(game, card)
    game.tell(Revealed(card.ref, CELL_REFS[card.cell]))
    entered(game, card)


def entered(game: Berserk, card: Card) -> None:
    """What a card receives the moment it is revealed or comes into play. [BSK-6.8, BSK-K-starts-with]"""
    it = traits(game, card)
    for says in when_it_enters.held_by(it):
        says(game, it)


async def find_place(game: Berserk, card: Card) -> None:
    """A revealed card goes where its type belongs. [BSK-6.6, BSK-6.7, BSK-A-37]"""
    if card.info.type == "terrain" or card.info.subtype == "flying":
        put_in_side_zone(game, card)
    elif card.info.type == "equipment" or card.info.subtype in ("symbiote", "parasite"):
        await attach_all(game, card.controller, [card])


async def reveal(game: Berserk, card: Card) -> None:
    """Reveal one card in the middle of the battle. [BSK-16.2]"""
    turn_face_up(game, card)
    await find_place(game, card)
    await sweep(game)


# Joining an army [BSK-5.9]


def may_join(game: Berserk, seat: int, card: Card) -> bool:
    """Unique cards, terrain, and cards that cannot be taken with others."""
    army = [one for one in game.army(seat) if one is not card]
    if "unique" in card.words and any(one.kind == card.kind for one in army):
        return False
    if card.info.type == "terrain" and any(one.info.type == "terrain" for one in army):
        return False
    return not any(_excludes(game, one, card) or _excludes(game, card, one) for one in army)


def _excludes(game: Berserk, one: Card, other: Card) -> bool:
    """Cannot be taken with: an element, a class or a name. [BSK-5.6, BSK-K-not-with]"""
    if "not-with" not in one.words:
        return False
    return not shunned_by(one.kind).isdisjoint((*elements(game, other), other.info.class_, other.kind))


# Leaving


def _leave(game: Berserk, card: Card) -> None:
    """A card that leaves play loses everything it had there. [BSK-9.8]"""
    _lift(game, card)
    zone = card.zone
    ended = game.effects.leave(card.ref)
    given = {one.kw for ability in PASSIVES[card.kind] for one in ability.granted}
    if given:  # whoever lost what this card gave gains it anew if it comes back [BSK-19.6]
        ended += game.effects.drop(
            lambda effect: effect.value is None and effect.source == card.ref and effect.keyword in given
        )
    card.start_anew()
    card.zone = zone
    game.is_eventful = True
    card_changed(game, card)
    for effect in ended:
        words_changed(game, game.card(effect.on))


def bury(game: Berserk, dying: list[Card]) -> None:
    """Cards go to the graveyards of their owners together, and abilities react. [BSK-15.10, BSK-15.13]"""
    before = [(traits(game, card), card.controller) for card in dying]
    creatures = [card for card in dying if card.is_creature]
    kills = _kills(game, creatures)
    for card in dying:
        game.tell(Died(card.ref))
        _leave(game, card)
        card.zone = "graveyard"
        game.players[card.owner].graveyard.append(card.id)
    for it, controller in before:
        for ability in it.with_head("on-death"):
            pend(game, it.card, ability.id, "death", by=controller)
        it.card.controller = controller
        for says in when_dead.held_by(it):
            says(game, it)
        it.card.controller = it.card.owner
    for card in (
        game.in_play() if creatures and any(when_others_die in army_says(game, seat) for seat in (0, 1)) else ()
    ):
        for says_so in when_others_die.held_by(traits(game, card)):
            says_so(game, traits(game, card), creatures)
    for it, victims in kills:
        if it.card.in_play:
            for says_it in when_it_kills.held_by(it):
                says_it(game, it, victims)


def _kills(game: Berserk, dying: list[Card]) -> list[tuple[Traits, list[Card]]]:
    """Who killed which enemy creatures with a body, near or by a flyer. [BSK-K-scavenging]"""
    killers: dict[str, list[Card]] = {}
    for victim in dying:
        for id in dict.fromkeys(game.blows.get(victim.id, ())):
            killer = game.cards[id]
            is_close = is_flyer(killer) or game.are_near(killer, victim)
            if is_close and killer.controller != victim.controller and not has(game, victim, "incorporeal"):
                killers.setdefault(id, []).append(victim)
    return [(traits(game, game.cards[id]), victims) for id, victims in killers.items()]


def return_to_deck(game: Berserk, card: Card) -> None:
    """To the deck of its owner, which is shuffled. [BSK-K-return-to-deck, BSK-K-on-return]"""
    it, controller = traits(game, card), card.controller
    game.tell(ReturnedToDeck(card.ref))
    _leave(game, card)
    card.zone = "deck"
    deck = game.players[card.owner].deck
    deck.append(card.id)
    game.dice.shuffle(deck)
    for ability in it.with_head("on-return-to-deck"):
        pend(game, card, ability.id, "return", by=controller)


# The sweep [BSK-15.12]


async def sweep(game: Berserk) -> None:
    """All cards that must die, die together, until nothing changes; then victory is checked."""
    is_settled = True
    while game.doomed or slain(game) or not _is_settled(game):
        is_settled = False
        await settle_flight(game)
        dying = _dying(game)
        if not dying:
            break
        bury(game, dying)
    game.blows.clear()
    game.doomed.clear()
    if not is_settled:
        check_victory(game)


@placeless
@remembered
def _is_settled(game: Berserk) -> bool:
    """Whether everything stands where it can, and the battle goes on, as far as nobody dies."""
    return not _misplaced(game) and not _orphans(game) and len(_alive(game)) == 2


def _dying(game: Berserk) -> list[Card]:
    cards, doomed = game.in_play(), game.doomed
    dying = {card.id: card for card in cards if card.id in doomed or card in slain(game)}
    while True:
        orphans = [card for card in cards if card.id not in dying and _has_lost_host(game, card, dying)]
        if not orphans:
            return [card for card in cards if card.id in dying]
        dying.update((card.id, card) for card in orphans)


@remembered
def _orphans(game: Berserk) -> list[Card]:
    """Cards that have lost their host, though nobody is dying."""
    return [card for card in game.in_play() if card.host and _has_lost_host(game, card, {})]


def _has_lost_host(game: Berserk, card: Card, dying: dict[str, Card]) -> bool:
    """A symbiote without a host dies, equipment too, or when its host has no body any more. [BSK-17.3, BSK-3.7]"""
    if not card.host:
        return False
    host = game.cards[card.host]
    if card.host in dying or host.zone != "field":
        return True
    if card.info.type != "equipment":
        return False
    return has(game, host, "incorporeal") or has(game, host, "flying")


async def settle_flight(game: Berserk) -> None:
    """Who gained flying goes to the side zone; who lost it is placed on the battlefield. [BSK-12.6, BSK-A-53]"""
    settled: list[Card] = []
    while misplaced := [card for card in _misplaced(game) if card not in settled]:
        card = misplaced[0]
        settled.append(card)
        if card.zone == "field":
            put_in_side_zone(game, card)
        else:
            await _land(game, card)


@remembered
def _misplaced(game: Berserk) -> list[Card]:
    """Creatures that fly over a cell, or are in a side zone and cannot fly."""
    creatures = [card for card in game.in_play() if card.is_creature and not card.is_hidden]
    return [card for card in creatures if ("flying" in traits(game, card).values) != (card.zone == "side")]


async def _land(game: Berserk, card: Card) -> None:
    is_first = game.is_first(card.controller)
    cells = game.free(third_row(is_first)) or game.free(half(is_first))
    if not cells:
        game.doomed.append(card.id)
        return
    put_on(game, card, await choose_cell(game, card.controller, card, cells, "prompt.land", "BSK-12.6"))


async def choose_cell(game: Berserk, seat: int, card: Card, cells: list[Cell], prompt: str, rule: str) -> Cell:
    """One of some free cells for a card. [BSK-D-24]"""
    options = singles("place", [CELL_REFS[cell] for cell in cells])
    menu = Menu(prompt, options, auto=True, about=(card.ref,), rule=rule, kind="cell", default=options[0])
    return CELL_BY_REF[(await ask(game, seat, menu)).refs[0]]


@placeless
@remembered
def _alive(game: Berserk) -> list[Seat]:
    return [seat for seat in (0, 1) if game.creatures(seat)]


def check_victory(game: Berserk) -> None:
    """Whoever has no creature left has lost; if that is both, it is a draw. [BSK-18.1 to BSK-18.4]"""
    alive = _alive(game)
    if len(alive) == 1:
        raise GameOver(Result((alive[0],), "result.victory"))
    if not alive:
        raise GameOver(Result((0, 1), "result.draw"))

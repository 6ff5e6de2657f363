"""Activating warriors: which dice arm whom, and what happens at that moment. [VAL-5.9 to VAL-5.14]"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import product
from typing import NamedTuple

from engine.choices import Option, Pick, Ref, Refused
from engine.effects import Why
from games.valhalla.asking import choose_refs
from games.valhalla.concepts import MOST_TACTICS, no_tactics, on_activation, serves_as_die
from games.valhalla.deck import Card
from games.valhalla.dicework import die_called
from games.valhalla.events.battle import Activated, TacticsPlayed
from games.valhalla.faces import BLANK, LETTERS, Faces, Need, best_arming, can_arm_two, covers, face_sets, in_order
from games.valhalla.state import Side, Valhalla, Warrior
from games.valhalla.strength import strength_with_jarl, surroundings
from games.valhalla.weapons import Die

NO_LIMIT = 99
STOCK = 2  # the rank of a card among what can lie on a symbol


class Resource(NamedTuple):
    """Something that can lie on a symbol: an available die, or a Weapon Stock card. [VAL-16.7]"""

    ref: Ref
    face: str
    rank: int  # coloured dice are used before grey ones, and cards last


# Tactics limits: a Weapon Stock is a tactics card too


def tactics_left(game: Valhalla, side: Side) -> int:
    """How many tactics cards this side may still play. [JRL-22, VAL-21.21]"""
    most = MOST_TACTICS.of(game, side, NO_LIMIT if side.most_tactics is None else side.most_tactics)
    return max(0, most - len(side.played))


def why_no_tactics(game: Valhalla, side: Side, card: Card) -> Why | None:
    """What forbids a tactics card, whatever it does. [VAL-21.21, JRL-22]"""
    why = no_tactics.why_not(game, side, card)
    if why is None and tactics_left(game, side) == 0:
        return Why("why.tactics-limit", "VAL-12.3")
    return why


def stocks(game: Valhalla, side: Side) -> list[Card]:
    """The Weapon Stock cards that the player may use now."""
    if not game.uses("valkyries"):
        return []
    hand = game.player(side).hand
    held = [card for card in hand if card.kind in serves_as_die]
    return [card for card in held if why_no_tactics(game, side, card) is None] if held else held


def as_resource(card: Card) -> Resource:
    """A Weapon Stock card as a die that shows its symbol."""
    return Resource(card.ref, LETTERS[card.what.symbol or "x"], STOCK)


def resources(dice: Sequence[Die], cards: Sequence[Card]) -> list[Resource]:
    """Everything that can be laid on warriors: dice that do not show X, and Weapon Stock cards. [VAL-5.13]"""
    held = [Resource(die.ref, die.face, int(die.colour == "grey")) for die in dice if die.face != BLANK]
    return held + [as_resource(card) for card in cards]


# Who can be activated


def need_of(warrior: Warrior) -> Need:
    """What must be covered, less what a Tyr card spares. [VAL-18.5]"""
    effect = None if warrior.tyr is None else warrior.tyr.what.effect
    if effect is None or effect.symbol is None:
        return warrior.card.need
    return warrior.card.need.without(LETTERS[effect.symbol])


def candidates(game: Valhalla, side: Side) -> list[Warrior]:
    """Warriors that are neither activated nor blocked: own ones, and in a battle a companion's. [VAL-5.9, VAL-20.4]"""
    battle, player = game.fight, game.player(side)
    warriors = player.squad
    companion = game.companion(player)
    if companion is not None and battle.kind == "battle":  # not in Ragnarok [VAL-20.6]
        warriors += companion.squad
    gone = side.active + battle.blocked
    return [warrior for warrior in warriors if warrior.ref not in gone] if gone else warriors


def armable(game: Valhalla, side: Side, dice: Sequence[Die], lent: Sequence[Card] = ()) -> list[Warrior]:
    """The warriors that the available dice can arm now, with Weapon Stock cards where there are any."""
    warriors = candidates(game, side)
    if not warriors:
        return []
    cards = [*lent, *stocks(game, side)]
    faces = weapons_on(dice)
    if not cards:
        return [warrior for warrior in warriors if face_sets(need_of(warrior), faces)]
    held, most = resources(dice, cards), tactics_left(game, side)  # one that would be lent counts too [VAL-22.5]
    return [warrior for warrior in warriors if ways(need_of(warrior), held, most)]


def weapons_on(dice: Sequence[Die]) -> Faces:
    """What dice show that can arm somebody. [VAL-5.13]"""
    return "".join(sorted([die.face for die in dice if die.face != BLANK]))


def ways(need: Need, held: Sequence[Resource], most_stocks: int, must: Ref | None = None) -> list[tuple[Resource, ...]]:
    """All ways to arm a warrior that make a difference, the usual one first: coloured dice before grey ones."""
    if not any(resource.rank for resource in held):  # dice of one colour: it makes no difference which
        return [_first(held, faces) for faces in face_sets(need, "".join(sorted([one.face for one in held])))]
    classes: dict[tuple[str, int, Ref], list[Resource]] = {}
    for resource in sorted(held, key=lambda resource: resource.rank):
        key = (resource.face, resource.rank, resource.ref if resource.rank == STOCK else "")
        classes.setdefault(key, []).append(resource)
    found: dict[tuple[Ref, ...], tuple[Resource, ...]] = {}
    for faces in face_sets(need, in_order("".join([resource.face for resource in held]))):
        per_face = [list(_chosen(classes, face, faces.count(face))) for face in dict.fromkeys(faces)]
        for parts in product(*per_face):
            chosen = tuple(resource for part in parts for resource in part)
            names = tuple(sorted(resource.ref for resource in chosen))
            if sum(resource.rank == STOCK for resource in chosen) <= most_stocks and (must is None or must in names):
                found.setdefault(names, chosen)
    return sorted(found.values(), key=lambda chosen: [resource.rank for resource in chosen].count(STOCK))


def _first(held: Sequence[Resource], faces: Faces) -> tuple[Resource, ...]:
    """The first ones that show these faces."""
    showing = {face: iter([one for one in held if one.face == face]) for face in faces}
    return tuple([next(showing[face]) for face in faces])


def _chosen(
    classes: dict[tuple[str, int, Ref], list[Resource]], face: str, count: int
) -> Iterator[tuple[Resource, ...]]:
    """Every mix of coloured dice, grey dice and cards with so many of one face."""
    groups = [group for key, group in classes.items() if key[0] == face]

    def mixes(index: int, left: int) -> Iterator[tuple[Resource, ...]]:
        if left == 0:
            yield ()
        elif index < len(groups):
            for taken in range(min(left, len(groups[index])), -1, -1):
                for rest in mixes(index + 1, left - taken):
                    yield (*groups[index][:taken], *rest)

    yield from mixes(0, count)


# Doing it


async def activate(
    game: Valhalla, side: Side, warrior: Warrior, *, lent: Card | None = None, planned: Faces | None = None
) -> None:
    """Lay dice on a warrior, one for each symbol; it is final. [VAL-5.9, VAL-5.10]"""
    held = resources(game.available(side), [*([] if lent is None else [lent]), *stocks(game, side)])
    most_stocks = tactics_left(game, side) + (lent is not None)
    possible = ways(need_of(warrior), held, most_stocks, lent.ref if lent is not None else None)
    used = possible[0]
    if planned is not None:
        used = next(way for way in possible if in_order("".join(resource.face for resource in way)) == planned)
    elif len(possible) > 1:
        used = await _choose_dice(game, side, warrior, possible, held)
    lock(game, side, warrior, used)
    ability = warrior.card.ability
    if ability is not None and ability.kind in on_activation:  # [VAL-5.12]
        await on_activation[ability.kind](game, side, warrior)


async def _choose_dice(
    game: Valhalla, side: Side, warrior: Warrior, possible: Sequence[tuple[Resource, ...]], all_held: Sequence[Resource]
) -> tuple[Resource, ...]:
    """The player chooses the dice where it makes a difference which; the usual ones are suggested. [VAL-5.10]"""
    useful = {resource.ref for way in possible for resource in way}
    held = {resource.ref: resource for resource in all_held}
    faces = {resource.face for ref, resource in held.items() if ref in useful}
    offered = [
        ref for ref, resource in held.items() if ref in useful or (resource.face in faces and resource.rank < STOCK)
    ]
    need = need_of(warrior)
    allowed = {_signature(way) for way in possible}

    def check(option: Option) -> Refused | None:
        chosen = [held[ref] for ref in option.refs]
        if not covers(need, in_order("".join(resource.face for resource in chosen))):
            return Refused(option.refs, "why.does-not-arm", "VAL-5.9", {"card": warrior.ref})
        if _signature(chosen) not in allowed:
            return Refused(option.refs, "why.tactics-limit", "VAL-12.3")
        return None

    usual = Option.of("use", *sorted((resource.ref for resource in possible[0]), key=offered.index))
    sizes = [len(way) for way in possible]
    pick = Pick(min(sizes), max(sizes), checked=True)
    more = {"check": check, "suggest": lambda: usual, "default": usual, "about": (warrior.ref,)}
    chosen = await choose_refs(game.player(side), "prompt.dice", "use", offered, pick, "VAL-5.9", **more)
    return tuple(held[ref] for ref in chosen)


def _signature(chosen: Iterable[Resource]) -> tuple[tuple[str, int, Ref], ...]:
    """What makes a difference about a choice of dice: faces, colours, and which cards."""
    return tuple(sorted((one.face, one.rank, one.ref if one.rank == STOCK else "") for one in chosen))


def lock(game: Valhalla, side: Side, warrior: Warrior, used: Sequence[Resource]) -> None:
    """The dice lie on the warrior, which is activated. [VAL-5.9]"""
    for resource in used:
        if resource.ref.startswith("die:"):
            die = die_called(game, resource.ref)
            die.state, die.on = "locked", warrior.ref
        else:
            play_stock(game, side, resource.ref)
    side.active.append(warrior.ref)
    game.tell(Activated(game.player(side).ref, warrior.ref, tuple(resource.ref for resource in used)))


def play_stock(game: Valhalla, side: Side, ref: Ref) -> None:
    """A Weapon Stock is played at the moment it is used; one that was lent is on the table already. [VAL-16.7]"""
    player = game.player(side)
    card = next((card for card in player.hand if card.ref == ref), None)
    if card is not None:
        player.hand.remove(card)
        side.played.append(card)
        game.tell(TacticsPlayed(player.ref, card.ref))


# A proposal for the whole squad


def proposal(game: Valhalla, side: Side, able: Sequence[Warrior], dice: Sequence[Die]) -> list[tuple[Warrior, Faces]]:
    """The strongest way to arm several of these with the available dice, in Ragnarok the one with the most valour."""
    if len(able) < 2:
        return []
    faces = weapons_on(dice)
    needs = tuple([need_of(warrior) for warrior in able])
    if not can_arm_two(needs, faces):
        return []
    armed = best_arming(needs, worths(game, side, able), faces)
    return [(warrior, used) for warrior, used in zip(able, armed.faces, strict=True) if used is not None]


def worths(game: Valhalla, side: Side, warriors: Sequence[Warrior]) -> tuple[float, ...]:
    """What each of these adds if it is activated: strength, and between equals valour."""
    if game.fight.kind == "ragnarok":
        return tuple([warrior.card.valour + 0.01 for warrior in warriors])
    around = surroundings(game, side)
    return tuple([strength_with_jarl(game, side, one, around) + 0.01 + one.card.valour / 100 for one in warriors])

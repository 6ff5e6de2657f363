"""Before the battle: which cards to buy, where they stand, which stay hidden, and who carries what."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Final, TypeAlias
from zlib import crc32

from engine.choices import Menu, Option
from engine.dice import Dice
from games.berserk.army import fault, is_fighter
from games.berserk.attacks import RANGED
from games.berserk.bots.field import Field
from games.berserk.bots.worth import average, strength, worth_of_kind
from games.berserk.grid import BESIDE, CELL_REFS, WIDTH, Cell, groups_of
from games.berserk.kinds import KINDS, kind_of_copy
from games.berserk.schema import CardKind
from games.berserk.shown import BerserkView

FORMATION: Final = 0.3  # what a second card of a formation adds
LINED_UP: Final = 1.5  # what it is worth that a card stands in its formation
FORWARD: Final = (0.7, 0.3, 0.0)  # how much it counts who stands in the first, second and third row
ON_THE_FLANK: Final = 0.5  # rows from the front
TASTE: Final = 1.0  # crystals that a card is liked better or worse, seldom more than half of it
THROWS, SIDES = 3, 101
EVEN: Final = THROWS * (SIDES - 1) / 2
BURDEN: Final = 2  # cards that do not fight: a third one is worth less

Worth: TypeAlias = Callable[[Sequence[str]], float]


def go_second(view: BerserkView, menu: Menu) -> Option:
    """Whoever answers finds closed cards, and has two crystals more: measured, that wins more often."""
    return Option("go-second")


def keep(view: BerserkView, menu: Menu) -> Option:
    """A card fewer costs more than other cards bring: keep the deal, if that is allowed."""
    return menu.options[0]


# Buying


def is_first(view: BerserkView) -> bool:
    """Whether the viewer is the First player."""
    return view["first"] == view["viewer"]


def worth_of_army(kinds: Sequence[str], liking: Mapping[str, float] = MappingProxyType({})) -> float:
    """What an army is worth as a whole, to somebody who likes some cards better than others."""
    total = sum([worth_of_kind(id) + liking.get(id, 0.0) for id in kinds])
    in_line = [id for id in kinds if any(ability.kw == "formation" for ability in KINDS[id].abilities)]
    if len(in_line) > 1:
        total += FORMATION * len(in_line)
    helpers = [id for id in kinds if not is_fighter(KINDS[id])]
    total -= 0.7 * max(0, len(helpers) - BURDEN)
    if any(KINDS[id].type == "equipment" for id in kinds):
        carriers = sum(bool(KINDS[id].class_) and KINDS[id].subtype == "ground" for id in kinds)
        total -= 2.0 * (carriers < 2)
    return total


def best_army(deal: Sequence[str], budget: str, first: bool) -> list[str]:
    """Of the cards that were dealt those that are worth most together: a start, improved as long as a swap helps."""
    kind = {id: kind_of_copy(id).id for id in deal}
    liking = likings(deal)

    def worth(ids: Sequence[str]) -> float:
        kinds = [kind[id] for id in ids]
        return worth_of_army(kinds, liking) if fault(kinds, budget, first) is None else -1.0

    best: list[str] = []
    for start in (_by_price(deal), _by_worth(deal)):
        chosen: list[str] = []
        for id in start:
            if worth([*chosen, id]) > worth(chosen) or (not chosen and worth([id]) > 0):
                chosen.append(id)
        chosen = _improved(chosen, deal, worth)
        if worth(chosen) > worth(best) or not best:
            best = chosen
    return [id for id in deal if id in best]


def likings(deal: Sequence[str]) -> dict[str, float]:
    """Nobody knows to half a crystal what a card is worth, and nobody buys the same army every time: what somebody
    likes better or worse, other cards with every deal, the same with the same one."""
    kinds = sorted({kind_of_copy(id).id for id in deal})
    chance = Dice(crc32(" ".join(sorted(deal)).encode()))
    return {id: TASTE * (sum(chance.below(SIDES) for _ in range(THROWS)) / EVEN - 1) for id in kinds}


def _by_price(deal: Sequence[str]) -> list[str]:
    return sorted(deal, key=lambda one: (not is_fighter(kind_of_copy(one)), -kind_of_copy(one).cost.amount, one))


def _by_worth(deal: Sequence[str]) -> list[str]:
    def bargain(id: str) -> tuple[bool, float, str]:
        kind = kind_of_copy(id)
        return not is_fighter(kind), -worth_of_kind(kind.id) / max(1, kind.cost.amount), id

    return sorted(deal, key=bargain)


def _improved(chosen: list[str], deal: Sequence[str], worth: Worth) -> list[str]:
    """Swap one card for one or two others, or add one, as long as the army gains by it."""
    while True:
        rest = [id for id in deal if id not in chosen]
        pairs = [[one] for one in rest] + [[one, two] for one in rest for two in rest if one < two]
        tries = [[*chosen, id] for id in rest]
        for out in chosen:
            kept = [id for id in chosen if id != out]
            tries += [[*kept, *more] for more in pairs]
        best = max(tries, key=worth, default=chosen)
        if worth(best) <= worth(chosen) + 1e-9:
            return chosen
        chosen = best


def buy(view: BerserkView, menu: Menu) -> Option:
    """The best army that the deal has."""
    deal = [ref[5:] for ref in menu.things("buy")]
    return Option.of("buy", *(f"card:{id}" for id in best_army(deal, view["budget"], is_first(view))))


# Deploying


def rank(kind: CardKind) -> float:
    """Who stands in front: strong fighters with many lives; shooters and helpers behind, those without a cell last."""
    if kind.type != "creature" or kind.subtype not in ("ground",):
        return -10.0 + (kind.life or 0) / 100
    far = any(ability.is_attack and ability.type in RANGED for one in kind.abilities for ability in (one, *one.granted))
    melee = average(kind.strike or [0, 0, 0])
    return (kind.life or 0) / 4 + 2 * melee - (6.0 if far else 0.0) - (4.0 if melee < 1.5 else 0.0)


def layout(kinds: dict[str, CardKind], first: bool) -> dict[str, Cell]:
    """A cell for every card: the best fighters in the middle of the front, whoever has Formation side by side."""
    cells: list[Cell] = []
    for group in groups_of(first):
        cells += sorted(group, key=lambda cell: _depth(cell, first))[: max(0, len(kinds) - len(cells))]
    by_rank = sorted(kinds, key=lambda one: (-rank(kinds[one]), one))
    place = dict(zip(by_rank, sorted(cells, key=lambda cell: _readiness(cell, first)), strict=True))
    return _closed_up(place, kinds, first)


def _closed_up(place: dict[str, Cell], kinds: dict[str, CardKind], first: bool) -> dict[str, Cell]:
    """Swap cards as long as that is worth it."""
    ranks = {one: rank(kinds[one]) for one in place}
    in_line = [one for one in place if any(ability.kw == "formation" for ability in kinds[one].abilities)]
    if len(in_line) < 2:
        return place

    def worth(at: dict[str, Cell]) -> float:
        ordered = sum(ranks[one] * FORWARD[_depth(cell, first)[0]] for one, cell in at.items())
        stand = {at[one] for one in in_line}
        return ordered + LINED_UP * sum(any(cell in stand for cell in BESIDE[at[one]]) for one in in_line)

    best = worth(place)
    while True:
        swaps = [{**place, one: place[two], two: place[one]} for one in in_line for two in place if one != two]
        found = max(swaps, key=worth)
        if worth(found) <= best + 1e-9:
            return place
        place, best = found, worth(found)


def _depth(cell: Cell, first: bool) -> tuple[int, int]:
    """How far from the middle line a cell is, and how far from the middle of its row."""
    row = cell // WIDTH
    return (2 - row if first else row - 3), abs(cell % WIDTH - 2)


def _readiness(cell: Cell, first: bool) -> tuple[float, int]:
    """Where a fighter is ready soonest: in front, then on a flank, where nobody stands in the way."""
    depth, aside = _depth(cell, first)
    return (ON_THE_FLANK if depth == 1 and aside == 2 else depth), aside


def deploy(view: BerserkView, menu: Menu) -> Option:
    """All bought cards on the own half."""
    cards = [ref for ref in menu.things("deploy") if ref.startswith("card:")]
    place = layout({ref: kind_of_copy(ref[5:]) for ref in cards}, is_first(view))
    return Option.of("deploy", *(part for ref in cards for part in (ref, CELL_REFS[place[ref]])))


# Revealing and attaching


def hide(view: BerserkView, menu: Menu) -> Option:
    """Creatures stay hidden, but for those with something to do before the battle."""
    cards = [ref for ref in menu.things("keep-hidden") if _hides_well(kind_of_copy(ref[5:]))]
    return Option.of("keep-hidden", *cards)


def _hides_well(kind: CardKind) -> bool:
    early = any(ability.head == "start-of-battle" or ability.kw == "vanguard" for ability in kind.abilities)
    return kind.type == "creature" and kind.subtype in ("ground", "flying") and not early


def attach(view: BerserkView, field: Field, menu: Menu) -> Option:
    """Whoever makes the most of it carries it."""

    def worth(option: Option) -> float:
        if option.verb != "attach":
            return -100.0
        card, host = kind_of_copy(option.refs[0][5:]), field.game.cards.get(option.refs[1][5:])
        if host is None or host.kind not in KINDS:
            return -50.0
        if card.subtype in ("weapon", "parasite"):
            return strength(host.kind) + 0.05 * (host.info.life or 0)
        return rank(host.info)

    return max(menu.options, key=worth)

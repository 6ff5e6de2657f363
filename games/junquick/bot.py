"""A bot that plays JunQuick sensibly: it counts what a round is worth to its packs, and what a play costs.

The unit of every score is one pack. A play is worth the prize times the chance that nobody answers it, or what can be
won later in the round if somebody does, less the worth of keeping the card for a better round.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import cache, cached_property
from typing import Final, NamedTuple

from engine.choices import Menu, Option, Ref
from engine.dice import Dice
from engine.views import seat_of
from games.junquick.deck import CARD_BY_REF, REGULAR, Card
from games.junquick.properties import describes, true_item
from games.junquick.scoring import most_packs
from games.junquick.shown import BluffView, JunQuickView, PlayerView
from games.junquick.weights import NORMAL, Weights

CANCELLED: Final = 0.2  # how likely a property meets a Hysteria
HONEST, BELIEVES = 5, 5  # times in ten that it tells the truth, and believes it
WORST: Final = -9.0


def worth(cards: Iterable[Card], parts: tuple[float, ...] = NORMAL.parts) -> float:
    """What cards in a nest are worth: full packs, and packs on the way."""
    counts = [0, 0, 0, 0, 0]
    for card in cards:
        counts[card.value] += 1
    return _worth_of(parts, *counts)


@cache
def _worth_of(parts: tuple[float, ...], wild: int, *of_value: int) -> float:
    numbers = list(of_value)
    packs = most_packs(numbers, wild)
    begun = [sum(number >= level for number in numbers) for level in range(packs + 1, max(numbers) + 1)] or [0]
    begun[0] += wild - sum(max(0, packs - number) for number in numbers)
    return packs + sum(parts[there] for there in begun)


class Temper(NamedTuple):
    """What a bot is like: how it keeps its cards, and how it begrudges others theirs."""

    thrift: float = 1.0
    envy: float = 1.0


EVEN: Final = Temper()
TEMPERS: Final = {"careful": Temper(thrift=1.4), "bold": Temper(thrift=0.5), "unforgiving": Temper(envy=4.0)}


class Sight:
    """What one seat sees."""

    def __init__(self, view: JunQuickView, menu: Menu, chance: Dice, temper: Temper, weights: Weights) -> None:
        self.view, self.menu, self.chance, self.weights = view, menu, chance, weights
        self.fed = weights.fed * temper.envy
        assert view["viewer"] is not None, "a spectator has no bot"
        self.ref: Ref = view["viewer"]
        self.me: PlayerView = view["players"][seat_of(self.ref)]
        self.others = [player for player in view["players"] if player is not self.me]
        self.hand = [CARD_BY_REF[ref] for ref in self.me["hand"]]
        self.nest = [CARD_BY_REF[ref] for ref in self.me["nest"]]
        self.pile = [CARD_BY_REF[ref] for ref, _ in view["pile"]]
        self.rivals = sum(not player["passed"] and bool(player["hand"]) for player in self.others)
        # rounds to come in which a card could be of more use: it is worth nothing when the deck has run out
        self.patience: float = temper.thrift * min(1.0, view["deck"] / (weights.round * len(view["players"])))
        self.is_first_extra = view["freeze"] is not None and view["freeze"]["left"] == 2

    @cached_property
    def home_worth(self) -> float:
        """What the nest is worth now."""
        return self.worth(self.nest)

    def worth(self, cards: Iterable[Card]) -> float:
        """What cards in a nest are worth to me."""
        return worth(cards, self.weights.parts)

    def gain(self, cards: Sequence[Card]) -> float:
        """What it is worth to have these cards in the nest, and that nobody else has them."""
        kept = [card for card in cards if card.is_kept]
        return self.worth(self.nest + kept) - self.home_worth + self.fed * len(kept)

    def stays_on_top(self, card: Card, value: int) -> float:
        """How likely nobody answers a card."""
        if self.is_first_extra and (value == 4 or card.strength or card.kind == "too-early"):
            return 1.0
        if card.category == "constant":
            return 1.0
        weights = self.weights
        if card.family in weights.answered:
            answered = weights.answered[card.family]
        elif card.strength:
            answered = weights.answered_glutton[card.strength]
        else:
            answered = weights.answered_value[min(value, 4)]
        return float((1 - answered) ** self.rivals)

    def closing(self) -> list[Card]:
        """The cards in hand that win the round as first extra play. [JUN-9.4]"""
        leader = self.view["phase"] == "leader"
        value, top = self.view["value"], self.view["top"]
        strength = CARD_BY_REF[top].strength if top is not None else 0
        return [
            card
            for card in self.hand
            if card.strength > strength
            or (card.kind == "too-early" and leader and value == 4)
            or (card.is_laid_for_value and card.value == 4 and not leader)
        ]

    def harm(self, seat: Ref) -> float:
        """How dangerous an opponent is: the more packs, the more."""
        return 0.1 + 0.1 * next(len(player["home"]) for player in self.others if player["ref"] == seat)


def keep(sight: Sight, card: Card) -> float:
    """What it is worth to keep a card for a later round."""
    return sight.weights.kept(card) * sight.patience


# Plays


def lay(sight: Sight, ref: Ref) -> float:
    """Lay a card: the prize, if nobody answers; else it feeds somebody."""
    card = CARD_BY_REF[ref]
    if card.category == "instant":
        return 1.0
    value = card.value or (sight.view["value"] + 1 if card.family == "evolution" else 0)
    stays = sight.stays_on_top(card, value)
    if card.kind == "icestorm" and (closing := sight.closing()):
        return max(sight.gain([*sight.pile, last]) - keep(sight, last) for last in closing) - keep(sight, card)
    if card.kind == "clean-slate" and not any(other.category in ("plain", "dual") for other in sight.hand):
        stays = 0.0
    fed = sight.fed if card.is_kept else 0.0
    goes_on = later_in_the_round(sight, card, value) if card.is_kept and value < 4 else 0.0
    return stays * sight.gain([*sight.pile, card]) - keep(sight, card) + (1 - stays) * (goes_on - fed)


def later_in_the_round(sight: Sight, card: Card, value: int) -> float:
    """What can still be won on a card once it is laid, with the best of the other cards."""
    pile = [*sight.pile, card]
    return max(
        (
            sight.stays_on_top(last, last.value) * sight.gain([*pile, last]) - keep(sight, last)
            for last in sight.hand
            if last is not card and (last.strength or (last.value > value and last.is_laid_for_value))
        ),
        default=0.0,
    )


def use(sight: Sight, ref: Ref, target: Ref) -> float:
    """Use a property; it also keeps the player in the round."""
    family = CARD_BY_REF[ref].family
    if family == "gatecrasher":
        return 1.0 - CANCELLED
    victim = next(player for player in sight.others if player["ref"] == target)
    if family == "thief":
        return (0.2 if victim["nest"] else 0.08) + sight.harm(target) / 2 - keep(sight, CARD_BY_REF[ref])
    risk = 0.12 if sight.nest else 0.03
    return (0.14 if victim["nest"] else 0.05) - risk / 2 - keep(sight, CARD_BY_REF[ref])


def leave(sight: Sight) -> float:
    """Passing brings a virus to whoever has a pack, but not in the leader phase."""
    hurts = sight.view["phase"] == "recruiting" and sight.me["home"]
    return -sight.weights.out - (sight.weights.virus if hurts else 0.0)


def play(sight: Sight, ref: Ref) -> float:
    """Play in a race: in a window Hysteria, in the leader phase whatever wins a prize that is worth the card."""
    race = sight.view["race"]
    if race is not None and race["kind"] == "window":
        return counter(sight, CARD_BY_REF[race["against"]]) - keep(sight, CARD_BY_REF[ref])
    if sight.view["lead"] == sight.ref and sight.view["freeze"] is None:
        return WORST  # who leads has nothing to gain
    return lay(sight, ref)


def counter(sight: Sight, against: Card) -> float:
    """What it is worth to cancel the card that a window is about."""
    view = sight.view
    aside = view["aside"]
    if aside is not None:
        mine = aside["seat"] == sight.ref
        hits_me = aside["target"] == sight.ref or aside["target"] in sight.me["home"]
        stake = {"gatecrasher": 1.3, "thief": 0.25, "liar": 0.1}[CARD_BY_REF[aside["card"]].family]
        is_cancelled_now = against.kind == "hysteria"
        return stake if (mine and is_cancelled_now) or (hits_me and not is_cancelled_now) else 0.0
    led_before = [seat for ref, seat in view["pile"] if CARD_BY_REF[ref].family not in ("clean-slate", "hysteria")]
    if against.kind == "clean-slate" and led_before and led_before[-1] == sight.ref:
        return sight.gain(sight.pile) * 0.5
    return 0.0


# Other decisions


def fight(sight: Sight, ref: Ref) -> float:
    """In a Battle the Dominant wins; else high or low, never the same."""
    card = CARD_BY_REF[ref]
    if card.category == "constant":
        return 9.0
    return {1: 1.0, 2: 0.3, 3: 0.8, 4: 1.2}[card.value] + sight.chance.below(100) / 100 - keep(sight, card)


def form(sight: Sight, *refs: Ref) -> float:
    """A pack now; Evolutions only where they are needed, and a Dominant keeps it safe."""
    cards = [CARD_BY_REF[ref] for ref in refs]
    wild = sum(not card.is_value for card in cards)
    return 1.0 - 0.2 * wild + 0.1 * any(card.category == "constant" for card in cards)


def cure(sight: Sight, virus: Ref, *paid: Ref) -> float:
    """A virus costs a pack in the end, if there is one to lose."""
    packs = len(sight.me["home"]) + most_packs([sum(c.value == v for c in sight.nest) for v in (1, 2, 3, 4)], 0)
    rest = list(sight.nest)
    for ref in paid:
        rest.remove(CARD_BY_REF[ref])
    return (0.8 if packs else 0.15) - (sight.home_worth - sight.worth(rest))


def claim(sight: Sight, bluff: BluffView) -> Option:
    """True about half of the time; else a common card that it might well be."""
    cards = [CARD_BY_REF[ref] for ref in bluff["cards"]]
    truth = sorted((true_item(card) for card in cards), key=sight.menu.things("claim").index)
    if sight.chance.below(10) < HONEST:
        return Option.of("claim", *truth)
    lies = [f"claim:{value}" for value in (1, 2, 3, 4)] + ["claim:hysteria", "claim:glutton"]
    return Option.of("claim", sight.chance.pick([lie for lie in lies if lie != truth[0]]), *truth[1:])


def judge(sight: Sight, bluff: BluffView) -> Option:
    """A claim that cannot be true is a lie; of others it believes about half."""
    seen = Counter(ref for ref in _seen_refs(sight.view) if ref in CARD_BY_REF)
    for item, count in Counter(bluff["claim"]).items():
        unseen = [card for card in REGULAR if describes(item, card) and not seen[card.ref]]
        if len(unseen) < count:
            return Option("lie")
    return Option("truth") if sight.chance.below(10) < BELIEVES else Option("lie")


def _seen_refs(view: JunQuickView) -> Iterable[Ref]:
    for player in view["players"]:
        yield from (*player["hand"], *player["nest"])
        for pack in player["home"].values():
            yield from pack
    yield from view["discard"]
    yield from (ref for ref, _ in view["pile"])


BLUFFS: Final = {"claim": claim, "judge": judge}  # by the kind of the question
SCORES: Final[dict[str, Callable[..., float]]] = {
    "lay": lay,
    "use": use,
    "play": play,
    "pass": leave,
    "redraw": lambda sight: 0.1,
    "wait": lambda sight: 0.0,
    "decline": lambda sight: 0.0,
    "stop": lambda sight: 0.0,
    "ready": lambda sight: 0.0,
    "fight": fight,
    "form": form,
    "cure": cure,
    "done": lambda sight: 0.0,
    "give": lambda sight, ref: -keep(sight, CARD_BY_REF[ref]) - CARD_BY_REF[ref].value / 100,
    "put": lambda sight, ref: 0.0,
}


def scored(sight: Sight) -> dict[Option, float]:
    """What every answer is worth; nothing where it is about lies."""
    if sight.view["bluff"] is not None and sight.menu.kind in BLUFFS:
        return {}
    scores: dict[Option, float] = {}
    for option in sight.menu.options:
        verb, *refs = option.split(" ")
        scores[option] = SCORES[verb](sight, *refs)
    return scores


def sensible(
    view: JunQuickView, menu: Menu, chance: Dice, temper: Temper = EVEN, weights: Weights = NORMAL
) -> Option | None:
    """The answer with the best score; any of them if several are."""
    if menu.kind == "pass-after-all":
        return None
    sight = Sight(view, menu, chance, temper, weights)
    scores = scored(sight)
    if not scores:
        assert view["bluff"] is not None
        return BLUFFS[menu.kind](sight, view["bluff"])
    most = max(scores.values())
    best = chance.pick([option for option, score in scores.items() if score == most])
    if best.verb not in menu.sets:
        return best
    ranked = sorted(scores, key=lambda option: -scores[option])
    return Option.of(best.verb, *(option.refs[0] for option in ranked[: menu.sets[best.verb].at_least]))

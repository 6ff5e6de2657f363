"""A bot that plays Castle sensibly: it counts the actions everybody still needs, and what each answer does to them.

The unit of every score is one action. Drawing or laying a card brings its player one action nearer to the end, a card
sent back costs its owner one. The bot lays out the board it sees as the rules do, so that it need not know them again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from itertools import combinations
from typing import Final, NamedTuple

from engine.bots import random_option
from engine.choices import Menu, Option, Ref, Seat
from engine.dice import Dice
from engine.events import HIDDEN
from engine.views import seat_of
from games.castle.actions import engine_opposite, protection, soldiers_on
from games.castle.board import CASTLE, COURTYARD, NEAR, OPPOSITE, SURROUNDINGS, TOWERS, WALL, WALLS
from games.castle.deck import CARD_BY_REF, KINDS, Card
from games.castle.placement import CONDITIONS, places
from games.castle.shown import CastleView
from games.castle.state import Castle, Laid, Player

WIN = 1000.0
DRAW = 1.3  # more than laying a card: what lies on the board can be sent back, and who holds much can choose
URGENT, ABOUT_TO_WIN = 3.0, 3  # how much more it is worth to stop somebody who needs only so many actions
BEHIND = 0.8  # for every action somebody needs more than the leader, he matters so much less
STUCK = 0.4  # what a card is worth in hand that has no place now
CONDITIONAL = 0.3  # a card with a placement condition is hard to play again
HELD = 0.6  # how much of its power a card loses when it is played now and not at a better moment
FIDDLE = 0.1  # the worth of a small advantage, such as seeing a hand
PATIENCE, WHIM = 120, 8  # after so many turns one answer in so many is a whim: nothing goes round in circles for ever

POWER: Final = {  # what the effect of a card is worth to whoever holds it, at a good moment
    "king": 0.8, "queen": 0.8, "mistress": 0.6, "lady-in-waiting": 0.5, "duchess": 0.4, "prince": 0.6,
    "dragon": 1.2, "barbarian": 0.7, "ghost": 0.4, "archer": 0.3, "cook": 0.3, "black-knight": 0.3,
    "merchant": 0.8, "chamberlain": 0.8, "squire": 0.5, "priest": 0.3, "captain": 0.2,
}  # fmt: skip
# What there is to do for whoever gets a card back: less if he likes to have it.
BOTHER: Final = {kind: 1.0 + CONDITIONAL * (kind in CONDITIONS) - POWER.get(kind, 0.0) / 2 for kind in KINDS}
# How readily a card is laid before the room for it is gone.
HURRY: Final = {"towers": 0.3, "courtyard": 0.1, "walls": 0.0, "any": -0.2, "surroundings": -0.2, "card": -0.1}
# How likely a card is sent back: protected, outside, in the castle, and more within reach of Dragon or Prince.
SAFE, OUTSIDE, INSIDE, REACH = 0.03, 0.08, 0.25, 0.06
DANGER: Final = {cell: INSIDE + REACH * any(tower in NEAR[cell] for tower in TOWERS) for cell in CASTLE}


class Temper(NamedTuple):
    """What a bot is like: what more work is worth to it, for itself and for others."""

    own: float = 1.0
    harm: float = 1.0
    behind: float = BEHIND


TEMPERS: Final = {
    "careful": Temper(own=1.4, harm=0.8),
    "bold": Temper(own=0.7, harm=1.2),
    "unforgiving": Temper(harm=1.25, behind=0.9),  # nobody is too far behind for it
}


class Sight:
    """What one seat sees, laid out as the rules know it; hidden cards need not be there."""

    temper: Temper = Temper()

    def __init__(self, game: Castle, seat: Seat, menu: Menu, decks: Sequence[int], hands: Sequence[int]) -> None:
        """`decks` and `hands` say how many cards each seat has."""
        self.game, self.me, self.about, self.decks, self.hands = game, seat, menu.about, decks, hands
        self.opponents = [other for other in range(len(hands)) if other != seat]
        self.laid = {laid.ref: laid for laid in game.laid()}
        self.hand = game.players[seat].hand
        self.cards_left = len(self.hand) + decks[seat]
        self.is_going_out = self.cards_left == (
            menu.kind == "lay"
        )  # with the card that is laid next, or was laid just now
        self._effects: dict[str, float] = {}
        self._holding: dict[str, float] = {}

    @classmethod
    def of(cls, view: CastleView, menu: Menu, chance: Dice) -> Sight:
        """What a view shows: the cards that lie open, and how many the others have."""
        assert view["viewer"] is not None, "a spectator has no bot"
        players = [Player(seat, _cards(player["hand"])) for seat, player in enumerate(view["players"])]
        spots = {f"spot:{spot}": stack for spot, stack in enumerate(view["surroundings"])}
        game = Castle(dice=chance, players=players, reserve=_cards(view["reserve"]))
        for place, stack in (view["board"] | spots).items():
            game.board[place] = [_laid(place, *card) for card in stack]
        decks = [player["deck"] for player in view["players"]]
        hands = [len(player["hand"]) for player in view["players"]]
        return cls(game, seat_of(view["viewer"]), menu, decks, hands)

    @classmethod
    def into(cls, game: Castle, seat: Seat, menu: Menu) -> Sight:
        """Of an imagined game, which need not be laid out again."""
        players = game.players
        return cls(game, seat, menu, [len(player.deck) for player in players], [len(player.hand) for player in players])

    @cached_property
    def kept(self) -> dict[Ref, Ref]:
        """The protected cards."""
        return protection(self.game)

    @cached_property
    def place(self) -> dict[str, Ref]:
        """Where the cards lie that are there once, by their kinds."""
        return {laid.card.kind: laid.place for laid in self.laid.values()}

    @cached_property
    def by_princess(self) -> tuple[Ref, ...]:
        """The cells near the Princess."""
        return NEAR.get(self.place.get("princess", ""), ())

    @cached_property
    def by_captain(self) -> tuple[Ref, ...]:
        """The wall of the Captain."""
        return WALL.get(OPPOSITE.get(self.place.get("captain", ""), ""), ())

    @cached_property
    def by_priest(self) -> tuple[Ref, ...]:
        """The cells near the Priest."""
        return NEAR.get(self.place.get("priest", ""), ())

    @cached_property
    def priest(self) -> Seat | None:
        """Whose Priest it is."""
        return next((laid.owner for laid in self.game.find("priest")), None)

    @cached_property
    def harm(self) -> dict[Seat | None, float]:
        """What it is worth to the bot that a seat needs one more action."""
        need = {seat: self.hands[seat] + 2 * self.decks[seat] for seat in self.opponents}
        harm: dict[Seat | None, float] = {None: 0.0, self.me: -self.temper.own}
        for seat, actions in need.items():
            behind = self.temper.behind ** (actions - min(need.values()))
            harm[seat] = self.temper.harm * behind * (URGENT if actions <= ABOUT_TO_WIN else 1.0)
        return harm

    @cached_property
    def gains(self) -> dict[Ref, float]:
        """What it is worth that a card is sent back: its owner has more to do, and what it covered lies open."""
        harm = self.harm | {self.me: -2 * WIN if self.is_going_out else -1.0}
        return {
            ref: harm[laid.owner] * BOTHER[laid.card.kind] + self.uncovered(laid) for ref, laid in self.laid.items()
        }

    def uncovered(self, laid: Laid) -> float:
        """What it is worth that a card no longer lies on another."""
        below = self.game.board[laid.place][-2:-1]
        return sum(self.harm[card.owner] * self.danger(card.card, card.owner, card.place) for card in below)

    def safer(self, laid: Laid) -> float:
        """What it is worth that a card can no longer be sent back to its owner."""
        return -self.harm[laid.owner] * self.risk(laid)

    def framed(self, laid: Laid) -> float:
        """What it is worth that a card belongs to whoever is hurt most by it."""
        return (max(self.harm.values()) - self.harm[laid.owner]) * self.risk(laid)

    def shifted(self, laid: Laid, place: Ref) -> float:
        """What it is worth that a card lies elsewhere: an opponent's in danger, an own one out of it."""
        return self.harm[laid.owner] * (self.danger(laid.card, laid.owner, place) - self.risk(laid))

    def risk(self, laid: Laid) -> float:
        """How likely a card on the board is to be sent back."""
        return SAFE if laid.ref in self.kept else self.danger(laid.card, laid.owner, laid.place)

    def danger(self, card: Card, owner: Seat | None, place: Ref) -> float:
        """How likely somebody's card is to be sent back from a place, as long as no Knight covers it."""
        place = self.laid[place].place if place in self.laid else place
        by_captain = card.rank == "soldier" and place in self.by_captain
        by_priest = owner == self.priest is not None and place in self.by_priest
        if by_captain or by_priest or card.kind == "ambassador":
            return SAFE
        return DANGER.get(place, OUTSIDE) + (REACH if card.sex == "male" and place in self.by_princess else 0.0)

    def hit(self, cards: Iterable[Laid]) -> list[float]:
        """What sending back each of `cards` is worth, without the protected ones."""
        return [self.gains[laid.ref] for laid in cards if laid.ref not in self.kept]

    def effect(self, card: Card, place: Ref) -> float:
        """What the effect of a card is worth if it is laid on a place."""
        if card.kind in EFFECT_AT:
            return EFFECT_AT[card.kind](self, place)
        if card.kind in EFFECT and card.kind not in self._effects:
            self._effects[card.kind] = EFFECT[card.kind](self)
        return self._effects.get(card.kind, 0.0)

    def holding(self, ref: Ref) -> float:
        """What it is worth to hold a card: the action of laying it, and the best that its effect could do."""
        card = CARD_BY_REF[ref]
        if card.kind not in self._holding:
            self._holding[card.kind] = 0.0  # if its own effect asks what it is worth
            where = places(self.game, card)
            effect = best(self.effect(card, place) for place in where)
            self._holding[card.kind] = (1.0 if where else STUCK) + max(effect, POWER.get(card.kind, 0.0) / 2)
        return self._holding[card.kind]


def _cards(refs: list[Ref]) -> list[Card]:
    """The cards with these refs, as far as they are not hidden."""
    return [CARD_BY_REF[ref] for ref in refs if ref != HIDDEN]


def _laid(place: Ref, ref: Ref, owner: Ref | None) -> Laid:
    """A card on the board, as the view shows it."""
    return Laid(CARD_BY_REF[ref], None if owner is None else seat_of(owner), place)


def best(gains: Iterable[float]) -> float:
    """An effect is applied if it can be, to the best of its targets. [CAS-10.2, CAS-10.3]"""
    return max(gains, default=0.0)


def fourth_soldier(sight: Sight, place: Ref, moved: Laid | None = None) -> float:
    """The Siege Engine opposite goes with the fourth Soldier of a wall."""
    there = [laid for laid in soldiers_on(sight.game, WALL[OPPOSITE[place]]) if laid is not moved]
    return sum(sight.hit(engine_opposite(sight.game, place))) if len(there) == 3 else 0.0


def carried(sight: Sight, laid: Laid) -> float:
    """The Fairy saves an own card, or endangers another's."""
    return max(sight.shifted(laid, SURROUNDINGS), sight.shifted(laid, "cell:b2")) + sight.uncovered(laid)


def tokens_swapped(sight: Sight, one: Laid, two: Laid) -> float:
    """Two cards swap their owners."""
    return (sight.harm[two.owner] - sight.harm[one.owner]) * (sight.risk(one) - sight.risk(two))


def hands_swapped(sight: Sight, one: Seat, two: Seat) -> float:
    """Two opponents swap hands; neither must be out by that."""
    if sight.hands[one] + sight.decks[two] == 0 or sight.hands[two] + sight.decks[one] == 0:
        return -WIN
    return (sight.harm[one] - sight.harm[two]) * (sight.hands[two] - sight.hands[one])


def jester(sight: Sight) -> float:
    """A bad card for an unknown one; but the last card must not come back as another, and nobody else go out."""
    hands = [hand - (seat == sight.me) for seat, hand in enumerate(sight.hands)]
    if sight.is_going_out and hands[sight.me - 1]:
        return -2 * WIN
    goes_out = (hands[seat] == 1 and not sight.decks[seat] and not hands[seat - 1] for seat in sight.opponents)
    return -WIN if any(goes_out) else FIDDLE


def chamberlain(sight: Sight, place: Ref) -> float:
    """Another card laid with the same action; it may be the last one."""
    around = [cell for cell in NEAR[place] if cell in COURTYARD]
    others = [card for card in sight.hand if card.kind != "chamberlain" and card.area in ("courtyard", "any")]
    gain = best(sight.holding(card.ref) for card in others if not set(around).isdisjoint(places(sight.game, card)))
    return gain + WIN if gain >= 1.0 and sight.cards_left == 2 == len(sight.hand) else gain


def alchemist(sight: Sight) -> float:
    """The two worst cards for the two best ones."""
    given = sorted(sight.holding(card.ref) for card in sight.hand if card.kind != "alchemist")[:2]
    taken = sorted((sight.holding(card.ref) for card in sight.game.reserve), reverse=True)
    return sum(new - old for old, new in zip(given, taken, strict=False))


EFFECT: Final[dict[str, Callable[[Sight], float]]] = {  # the same wherever the card is laid
    "king": lambda see: best(see.hit(see.game.in_castle())),
    "mistress": lambda see: best(see.hit(see.game.in_castle())),
    "queen": lambda see: best(see.hit(see.game.find("mistress")) or see.hit(see.game.in_castle())),
    "prince": lambda see: sum(see.hit(x for x in see.game.on(see.by_princess) if x.card.sex == "male")),
    "duchess": lambda see: best(see.hit(x for x in see.game.in_castle() if x.card.sex == "female")),
    "merchant": lambda see: 1.0 if see.cards_left > 2 and len(see.hand) > 1 else 0.0,
    "alchemist": alchemist,
    "spy": lambda see: 3 * FIDDLE if len(see.hand) > 1 else 0.0,
    **dict.fromkeys(("herald", "sentry", "astrologer"), lambda see: FIDDLE),
    "jester": jester,
    "squire": lambda see: 1.0 if see.decks[see.me] else 0.0,
    "village-idiot": lambda see: best(hands_swapped(see, *pair) for pair in combinations(see.opponents, 2)),
    "archer": lambda see: best(see.hit(x for x in see.game.in_surroundings() if x.card.rank != "siege-engine")),
    "siege-engine": lambda see: sum(see.hit(soldiers_on(see.game, WALLS))) * (len(see.game.siege_engines()) == 3),
    "dragon": lambda see: best(sum(hit) for tower in TOWERS if (hit := see.hit(see.game.on((tower, *NEAR[tower]))))),
    "barbarian": lambda see: best(see.hit(soldiers_on(see.game, WALLS))),
    "black-knight": lambda see: best(see.hit(x for x in see.laid.values() if x.card.rank == "knight")),
    "witch": lambda see: best(tokens_swapped(see, *pair) for pair in combinations(see.game.in_castle(), 2)),
    "fairy": lambda see: best(carried(see, x) for x in see.laid.values() if x.ref not in see.kept),
}
EFFECT_AT: Final[dict[str, Callable[[Sight, Ref], float]]] = {
    "lady-in-waiting": lambda see, place: best(see.hit(x for x in see.game.on(NEAR[place]) if x.card.sex == "male")),
    "priest": lambda see, place: sum(see.safer(x) for x in see.game.on(NEAR[place]) if x.owner == see.me),
    "thief": lambda see, place: best(see.safer(x) for x in see.game.on(NEAR[place]) if x.owner is not None),
    "schemer": lambda see, place: best(see.framed(x) for x in see.game.on(NEAR[place]) if x.owner is not None),
    "chamberlain": chamberlain,
    "assassin": lambda see, place: best(
        see.safer(x) for x in see.game.on(NEAR.get(place, ())) if x.ref not in see.kept
    ),
    "knight": lambda see, place: see.safer(see.laid[place]),
    "soldier": fourth_soldier,
    "captain": lambda see, place: fourth_soldier(see, place) + sum(map(see.safer, see.game.on(WALL[OPPOSITE[place]]))),
    "cook": lambda see, place: best(see.hit(engine_opposite(see.game, place))),
    "ghost": lambda see, place: best(see.hit(see.game.on([place]))),
}


def play(sight: Sight, ref: Ref, place: Ref) -> float:
    """Lay a card: an action, its effect now and not later, and the danger it will be in."""
    card = CARD_BY_REF[ref]
    effect = sight.effect(card, place)
    if sight.is_going_out:
        return WIN + effect
    return 1.0 + effect - HELD * POWER.get(card.kind, 0.0) + HURRY[card.area] - sight.danger(card, sight.me, place)


def move_to(sight: Sight, place: Ref) -> float:
    """Where to move it."""
    source, ref = sight.about
    gain = sight.shifted(sight.laid[ref], place) + (sight.safer(sight.laid[place]) if place in sight.laid else 0.0)
    return gain + (fourth_soldier(sight, place, sight.laid[ref]) if source == "card:sentry" else 0.0)


SCORES: Final[dict[str, Callable[..., float]]] = {
    "draw": lambda see, deck: DRAW,
    "play": play,
    "exchange": lambda see, given, taken: see.holding(taken) - see.holding(given),
    "return": lambda see, ref: see.gains[ref],
    "kill": lambda see, ref: see.safer(see.laid[ref]) + see.uncovered(see.laid[ref]),
    "move": lambda see, ref: carried(see, see.laid[ref]),
    "move-to": move_to,
    "take-token": lambda see, ref: see.safer(see.laid[ref]),
    "replace-token": lambda see, ref: see.framed(see.laid[ref]),
    "new-owner": lambda see, seat: see.harm[seat_of(seat)],
    "swap-tokens": lambda see, one, two: tokens_swapped(see, see.laid[one], see.laid[two]),
    "swap-places": lambda see, one, two: see.shifted(see.laid[one], two) + see.shifted(see.laid[two], one),
    "swap-hands": lambda see, one, two: hands_swapped(see, seat_of(one), seat_of(two)),
    "burn": lambda see, tower: sum(see.hit(see.game.on((tower, *NEAR[tower])))),
    "spy-on": lambda see, seat: see.harm[seat_of(seat)],
    "swap": lambda see, given, taken: see.holding(taken) - see.holding(given),
    "give": lambda see, ref: -see.holding(ref),
    "take": Sight.holding,
    "order": Sight.holding,
}


def scored(sight: Sight, menu: Menu) -> dict[Option, float]:
    """What every answer is worth."""
    scores: dict[Option, float] = {}
    for option in menu.options:
        verb, *refs = option.split(" ")
        scores[option] = SCORES[verb](sight, *refs) if verb in SCORES else 0.0
    return scores


def best_of(scores: Mapping[Option, float], menu: Menu, chance: Dice) -> Option:
    """The answer with the best score; any of them if several are."""
    most = max(scores.values())
    option = chance.pick([option for option, score in scores.items() if score == most])
    if option.verb not in menu.sets:
        return option
    ranked = sorted((other for other in scores if other.verb == option.verb), key=lambda other: -scores[other])
    return Option.of(option.verb, *(other.refs[0] for other in ranked[: max(1, menu.sets[option.verb].at_least)]))


def sensible(view: CastleView, menu: Menu, chance: Dice, temper: Temper = Sight.temper) -> Option | None:
    """The best answer; but nobody goes round in circles for ever."""
    if view["turn"] > PATIENCE and chance.below(WHIM) == 0:
        return random_option(menu, chance)
    sight = Sight.of(view, menu, chance)
    sight.temper = temper
    return best_of(scored(sight, menu), menu, chance)

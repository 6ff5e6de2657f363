"""What a bot reads from a view: camps, hands, points, and how long the game will last."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Final

from engine.choices import Ref
from games.valhalla.bots.bands import Band, Camp, Prospect, Stander, prospect
from games.valhalla.bots.temper import EVEN, Temper
from games.valhalla.deck import CARD_BY_REF, MONSTERS, VIKINGS, Card
from games.valhalla.scoring import ALLIANCE_TABLE, CAPTURED, OWN, SETS, best_sets
from games.valhalla.shown import MonsterView, PlayerView, SideView, ValhallaView, WarriorView

CARDS_A_TURN: Final = 2.4  # what leaves the deck in a turn: two in phase B, sometimes two by scouting
USUAL_VALOUR: Final = 2.1  # of a card that lies face down in Valhalla


def card_of(ref: Ref) -> Card:
    """The card of this name."""
    return CARD_BY_REF[ref]


def known(refs: list[Ref]) -> list[Card]:
    """The cards that are shown among these."""
    return [CARD_BY_REF[ref] for ref in refs if ref in CARD_BY_REF]


def warriors_of(player: PlayerView) -> list[WarriorView]:
    """The squad of a player."""
    return [warrior for warrior in player["cells"] if warrior is not None]


def stander(warrior: WarriorView) -> Stander:
    """A warrior as it stands there."""
    return Stander(CARD_BY_REF[warrior["ref"]], CARD_BY_REF[warrior["tyr"]] if warrior["tyr"] else None)


def standers(player: PlayerView) -> tuple[Stander, ...]:
    """The squad of a player, for reckoning."""
    return tuple([stander(warrior) for warrior in warriors_of(player)])


class Reading:
    """A view, with what is often asked of it."""

    def __init__(self, view: ValhallaView, look: Callable[[Band], Prospect] = prospect, temper: Temper = EVEN) -> None:
        self.view, self.temper = view, temper
        self.look = look  # how squads are weighed: exactly, or at a glance
        self.players = {player["ref"]: player for player in view["players"]}
        self.me = self.players[view["viewer"] or ""]
        self.hand = known(self.me["hand"])

    # Who is there

    @property
    def monster(self) -> MonsterView | None:
        """The monster, in solo and cooperative play."""
        return self.view["monster"]

    @property
    def muted_clan(self) -> str:
        """The clan whose abilities the active monster card stops. [VAL-21.21]"""
        monster = self.monster
        if monster is None or monster["ability"] != "mute-clan" or monster["is-muted"]:
            return ""
        ability = MONSTERS[monster["active"][8:]].ability
        return "" if ability is None else ability.clan or ""

    @cached_property
    def rivals(self) -> list[PlayerView]:
        """Those whom I play against, the next one in turn first."""
        seats = list(self.players)
        start = seats.index(self.me["ref"])
        others = [self.players[ref] for ref in seats[start + 1 :] + seats[:start]]
        if self.view["mode"] != "versus":
            return []
        return [other for other in others if not self.is_ally(other)]

    def is_ally(self, other: PlayerView) -> bool:
        """Whether somebody's points are mine as well."""
        return other["ref"] == self.me["ref"] or (
            self.view["companions"] == "alliance" and other["ref"] == self.me["companion"]
        )

    def camp(self, player: PlayerView, squad: tuple[Stander, ...] | None = None) -> Camp:
        """A player's camp, with another squad if one is given."""
        companion = self.players.get(player["companion"] or "")
        behind = standers(companion) if companion is not None else ()
        jarl = (player["jarl"] or "")[5:]
        return Camp(standers(player) if squad is None else squad, behind, jarl)

    def side(self, ref: Ref) -> SideView | None:
        """The side of a player in the battle."""
        battle = self.view["battle"]
        sides = battle["sides"] if battle is not None else []
        return next((side for side in sides if side["seat"] == ref), None)

    # Points

    @property
    def table(self) -> int:
        """Whose shield table is used. [VAL-9.2, VAL-20.11]"""
        count = len(self.players)
        return ALLIANCE_TABLE[count] if self.view["companions"] == "alliance" else count

    @property
    def own_shield(self) -> int:
        """What an own shield is worth at the end."""
        return OWN[self.table]

    def captured(self, player: PlayerView) -> list[Ref]:
        """Whose the captured shields are, in an alliance of both."""
        companion = self.players.get(player["companion"] or "")
        both = [player] if companion is None or self.view["companions"] != "alliance" else [player, companion]
        return [shield.partition("-")[0] for one in both for shield in one["captured"]]

    def shield_gain(self, taker: PlayerView, loser: PlayerView) -> float:
        """What a shield brings to who captures it, with the sets. [VAL-9.2, VAL-9.3]"""
        held = [int(shield[7:]) for shield in self.captured(taker)]
        worth = dict(SETS[self.table])
        if taker["jarl"] == "jarl:jrl-23":
            worth = {size: points + 1 for size, points in worth.items()}
        seat = int(loser["ref"][5:])
        sets = best_sets([*held, seat], worth) - best_sets(held, worth)
        near = 0.0 if seat in held or not worth else 0.5  # a step towards a set
        return CAPTURED + max(float(sets), near)

    def points(self, player: PlayerView) -> float:
        """What a player has so far, as far as can be known."""
        valour = player["valour"]
        valhalla = USUAL_VALOUR * player["valhalla"] if valour is None else valour
        held = [int(shield[7:].partition("-")[0]) for shield in player["captured"]]
        viking = sum(pair["holder"] == player["ref"] for pair in self.view["pairs"])
        shields = self.own_shield * len(player["shields"]) + CAPTURED * len(held)
        return valhalla + shields + best_sets(held, SETS[self.table]) + viking

    def viking_level(self, player: PlayerView) -> tuple[int, int]:
        """Points and extra dice of the Last Viking's next level, if the player holds a pair. [VAL-19.8]"""
        for pair in self.view["pairs"]:
            if pair["holder"] == player["ref"]:
                level = VIKINGS[pair["bonus"][7:]].levels[pair["level"] - 1]
                return level.points, level.dice
        return 0, 0

    # Time

    @cached_property
    def turns_left(self) -> float:
        """How many turns I shall still have after this one, about. [VAL-8.1, VAL-8.2]"""
        if self.view["stage"] == "ragnarok":
            return 0.0
        view, to_come = self.view, self.view["to-come"]
        has_more = "valkyries" in view["expansions"] or "dwarves" in view["expansions"]
        fewest = min(len(player["shields"]) for player in self.players.values())
        if view["mode"] != "versus":
            fewest = len(self.me["shields"]) + 4
        mine = None if to_come is None else self.me["ref"] in to_come
        return turns_to_come(view["deck"], len(self.players), fewest, view["is-ending"], mine, has_more=has_more)


def turns_to_come(
    deck: int, players: int, fewest_shields: int, is_ending: bool, is_to_come: bool | None, *, has_more: bool
) -> float:
    """How many turns a player will still have, about: the deck ends the game, or somebody's last shield. [VAL-8.1]

    `is_to_come` tells whether the player has a turn in the last round, once it has begun.
    """
    if is_to_come is not None:
        return float(is_to_come)
    if is_ending:
        return 1.0
    by_deck = deck / ((CARDS_A_TURN + has_more) * players)
    return min(by_deck + 1, 1.0 + 2.5 * fewest_shields)

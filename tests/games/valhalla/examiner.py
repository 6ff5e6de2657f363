"""An examiner who knows the rules page and nothing of the engine: its tables tell the cards, battles are counted anew.

It watches games from outside, with eyes that see everything, and returns what it finds wrong in plain words.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any, NamedTuple

PAGE = Path(__file__).parents[3] / "games" / "valhalla" / "RULES.md"
WORDS = {"A": "axe", "S": "sword", "P": "spear", "B": "bow", "H": "shield"}
GIANTS = {"any2": 2, "pair": 2, "triple": 3, "2pairs": 4, "diff3": 3, "diff4": 4}
Seen = Mapping[str, Any]


class Fact(NamedTuple):
    """A card as a table of the page has it."""

    id: str
    clan: str = ""
    symbols: tuple[str, ...] = ()
    pattern: str = ""
    strength: int = 0
    ability: str = ""
    valour: int = 0
    valkyrie: str = ""


def rows(heading: str) -> list[dict[str, str]]:
    """The rows of the tables below a heading of the page."""
    text = PAGE.read_text(encoding="utf-8")
    part = text[text.index(f"### {heading} ") :]
    part = part[: part.find("\n### ", 5)]
    found: list[dict[str, str]] = []
    head: list[str] = []
    for line in part.splitlines():
        if not line.startswith("|"):
            head = []
            continue
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if not head:
            head = cells
        elif not set(line) <= set("|- "):
            found.append(dict(zip(head, cells, strict=True)))
    return found


@cache
def facts() -> dict[str, Fact]:
    """Every card of the deck that has a number, by its id in small letters."""
    found: dict[str, Fact] = {}
    for heading in ("27.1", "27.6", "27.7"):
        for row in rows(heading):
            id, valour = row["Id"].lower(), row.get("Valour", "0")
            if "Clan" not in row:
                found[id] = Fact(id, valour=2 if id.startswith("vke") else 0)
                continue
            symbols = row["Symbols"]
            is_pattern = symbols in GIANTS
            letters = () if is_pattern else tuple(symbols.split())
            valkyrie = row.get("Valkyrie symbol", "-")
            ability = row["Ability"].strip("-")
            pattern = symbols if is_pattern else ""
            number = int(row["Strength"])
            found[id] = Fact(id, row["Clan"], letters, pattern, number, ability, int(valour), valkyrie.strip("-"))
    for row in rows("27.5"):
        found[row["Id"].lower()] = Fact(row["Id"].lower(), ability=row["Effect"], valour=int(row["Valour"]))
    for row in rows("27.8"):
        found[row["Id"].lower()] = Fact(row["Id"].lower(), ability=row["Effect"])
    return found


def fact(ref: str) -> Fact:
    """The card behind `card:tac-fury2-1`: copies are numbered."""
    id = ref.partition(":")[2]
    known = facts()
    return known[id] if id in known else known.get(id.rpartition("-")[0], Fact(id))


# Battle strength [VAL-6.7]


class Duel(NamedTuple):
    """Both sides of a battle as they lie, with what only events tell: who was given +2 by a bystander."""

    view: Seen
    gifts: Mapping[str, int]

    def player(self, seat: str) -> Seen:
        found: Seen = next(one for one in self.view["players"] if one["ref"] == seat)
        return found

    def squad(self, seat: str) -> list[Seen]:
        return [one for one in self.player(seat)["cells"] if one is not None]

    def clans(self, seat: str | None) -> list[str]:
        return [] if seat is None else [fact(one["ref"]).clan for one in self.squad(seat)]


def strength(duel: Duel, side: Seen, other: Seen | None) -> int:
    """What the page says that a side has; 0 without anybody armed. [VAL-6.5, VAL-6.7]"""
    if not side["active"]:
        return 0
    total = sum(of_warrior(duel, side, other, ref) for ref in side["active"] if ref not in side["given-up"])
    total += sum(of_tactics(duel, side, ref) for ref in side["played"])
    total += of_jarl(duel, side, other)
    helps = [fact(card).ability for card, _, to in duel.view["battle"]["helps"] if to == side["seat"]]
    total += 3 * helps.count("+3") + 2 * helps.count("+2") + duel.gifts.get(side["seat"], 0)
    monster = duel.view["monster"]
    in_valhalla: int = monster["valour"] if monster is not None else 0
    return total + in_valhalla


def jarl_of(duel: Duel, side: Seen) -> str:
    """The jarl, unless surrounded or mute."""
    jarl: str = (duel.player(side["seat"])["jarl"] or "").partition(":")[2]
    return jarl if side["jarl-works"] else ""


def of_warrior(duel: Duel, side: Seen, other: Seen | None, ref: str) -> int:
    """Printed strength, ability, Tyr card, what a jarl gives each, and what is laid beside a dwarf."""
    view, card = duel.view, fact(ref)
    me = duel.player(side["seat"])
    own = duel.clans(side["seat"])
    stands = [one for one in duel.squad(side["seat"]) if one["ref"] == ref]
    companion = me["companion"]
    where = own if stands else duel.clans(companion)
    friends = own + duel.clans(companion)
    monster, laid = view["monster"], [dwarf for dwarf, _ in side["sacrificed"]]
    foes = rivals = list(monster["clans"]) if monster is not None else duel.clans(other["seat"] if other else None)
    if other is not None:
        foes = rivals + duel.clans(duel.player(other["seat"])["companion"])
    jarl = jarl_of(duel, side) if stands else ""
    total = card.strength
    if not is_muted(view, card.clan):
        kind, _, clan = card.ability.partition(":")
        if kind == "clans":
            count = min(4, len(set(where)) + (jarl == "jrl-14"))
            total += {3: 2, 4: 5}.get(count, 0)
        elif kind == "foe":
            total += 3 * (clan in foes)
        elif kind == "ally":
            total += (0, 2, 5)[min(2, friends.count(clan))]
    standing = next(one for player in view["players"] for one in player["cells"] if one and one["ref"] == ref)
    if standing["tyr"] is not None:
        kind, _, clan = fact(standing["tyr"]).ability.partition(":")
        total += 2 if kind == "+2" else 4 if kind == "foe" and clan.split()[0] in rivals else 0
    total += jarl == "jrl-08" and len(card.symbols) == 1
    total += jarl == "jrl-12" and card.clan == "giant"
    total += jarl == "jrl-13" and card.clan == "bear"
    return total + 3 * laid.count(ref)


def is_muted(view: Seen, clan: str) -> bool:
    """Whether a monster stops the abilities of a clan."""
    monster = view["monster"]
    if monster is None or monster["ability"] != "mute-clan" or monster["is-muted"]:
        return False
    ability = next(row["Ability"] for row in rows("27.10") if row["Id"].lower() == monster["active"].partition(":")[2])
    return ability == f"mute_clan:{clan}"


def of_tactics(duel: Duel, side: Seen, ref: str) -> int:
    """What a tactics card adds. [VAL-11, VAL-17.8, VAL-17.9]"""
    id, own = ref.partition(":")[2], [one["ref"] for one in duel.squad(side["seat"])]
    if id.startswith("tac-fury"):
        return int(id[8]) + (jarl_of(duel, side) == "jrl-07")
    if id.startswith("tac-hero"):
        return int(id[8])
    if id.startswith("dwt-crys"):
        return len(own)
    if id.startswith("dwt-crya"):
        return (0, 1, 2, 4, 6)[sum(one in own for one in side["active"])]
    return 0


def of_jarl(duel: Duel, side: Seen, other: Seen | None) -> int:
    """What a jarl gives the whole side. [27.3]"""
    jarl, me = jarl_of(duel, side), duel.player(side["seat"])
    own = [one["ref"] for one in duel.squad(side["seat"])]
    armed = sum(one in own for one in side["active"])
    attacks, used = side["is-attacker"], side["jarl-used"]
    foe = None if other is None else duel.player(other["seat"])
    match jarl:
        case "jrl-03":
            return 3 if armed == 1 else 1
        case "jrl-05":
            return 0 if attacks else 2
        case "jrl-07":
            return 2 * (len(side["played"]) >= 2)
        case "jrl-08":
            return 2 * (armed >= 3)
        case "jrl-09":
            return 3 * ("three" in used)
        case "jrl-15":
            return 3 * (side["discarded"] >= 3 and not used)
        case "jrl-18" if attacks and foe is not None and len(foe["shields"]) > len(me["shields"]):
            return 4 if len(foe["captured"]) > len(me["captured"]) else 2
        case "jrl-24" if not attacks and other is not None:
            theirs = [one["ref"] for one in duel.squad(other["seat"])]
            return 2 * (sum(one in theirs for one in other["active"]) >= 3)
    return 0


# Who is armed [VAL-5.9 to VAL-5.14]


def arms(card: Fact, faces: Sequence[str], spared: str = "") -> bool:
    """Whether just these faces arm a warrior."""
    if "x" in faces:
        return False
    letters = sorted(faces)
    if not card.pattern:
        wanted = [WORDS[symbol] for symbol in card.symbols]
        if spared in wanted:
            wanted.remove(spared)
        return letters == sorted(wanted)
    for dice in (letters, sorted([*letters, spared])) if spared else (letters,):
        counts = sorted(Counter(dice).values())
        fits = {
            "any2": len(dice) == 2,
            "pair": counts == [2],
            "triple": counts == [3],
            "2pairs": counts in ([2, 2], [4]),
            "diff3": counts == [1, 1, 1],
            "diff4": counts == [1, 1, 1, 1],
        }
        if fits[card.pattern]:
            return True
    return False


# Scoring [VAL-9]

SHIELDS = {2: (0, {}), 3: (2, {2: 2}), 4: (2, {3: 3}), 5: (2, {3: 2, 4: 4}), 6: (2, {4: 3, 5: 5})}


def best_sets(owners: Sequence[str], worth: Mapping[int, int]) -> int:
    """Every way to make sets of shields of different players, tried out. [VAL-9.3]"""
    counts = Counter(owners)

    @cache
    def most(left: tuple[tuple[str, int], ...]) -> int:
        there = [owner for owner, count in left if count]
        found = 0
        for size, points in worth.items():
            for chosen in combinations(there, size):
                rest = tuple((owner, count - (owner in chosen)) for owner, count in left)
                found = max(found, points + most(rest))
        return found

    return most(tuple(sorted(counts.items())))


def scores(view: Seen) -> dict[str, int]:
    """The points of every player at the end, from what lies there after partners' shields were exchanged."""
    players, alliance = view["players"], view["companions"] == "alliance"
    count = len(players)
    found: dict[str, int] = {}
    for player in players:
        team = [player]
        if alliance:
            team += [one for one in players if one["ref"] == player["companion"]]
        own, worth = SHIELDS[{4: 3, 6: 5}[count] if alliance else count]
        captured = [shield.partition("-")[0] for one in team for shield in one["captured"]]
        jarls = [one["jarl"] for one in team]
        ragnhild = jarls.count("jarl:jrl-23")
        sets = best_sets(captured, {size: points + ragnhild for size, points in worth.items()})
        opponents = {f"shield:{one['ref'].partition(':')[2]}" for one in players if one not in team}
        total = sum(fact(card).valour for one in team for card in one["valhalla-cards"])
        total += own * sum(len(one["shields"]) for one in team) + 2 * len(captured) + sets
        total += 3 * (ragnhild > 0 and opponents <= set(captured))
        total += sum(pair["holder"] == one["ref"] for pair in view["pairs"] for one in team)
        found[player["ref"]] = total
    return found


def winners(view: Seen, points: Mapping[str, int]) -> set[str]:
    """Most points, then captured, then own shields; allies together. [VAL-9.4, VAL-20.12]"""
    alliance = view["companions"] == "alliance"

    def key(player: Seen) -> tuple[int, int, int]:
        team = [player]
        if alliance:
            team += [one for one in view["players"] if one["ref"] == player["companion"]]
        return (
            points[player["ref"]],
            sum(len(one["captured"]) for one in team),
            sum(len(one["shields"]) for one in team),
        )

    best = max(key(player) for player in view["players"])
    return {player["ref"] for player in view["players"] if key(player) == best}


# Set-up [VAL-2, VAL-23, VAL-24]


def after_setup(seats: int, options: Mapping[str, Any]) -> dict[str, int]:
    """How many cards lie where when the first turn begins."""
    expansions = options.get("expansions", ())
    both = {"valkyries", "dwarves"} <= set(expansions)
    deck = 120 + 14 * ("thor" in expansions) + 40 * ("valkyries" in expansions) + 40 * ("dwarves" in expansions)
    deck += 14 * ("tyr" in expansions)
    gone = {2: 40, 3: 20, 4: 10, 5: 0, 6: 0}[seats]
    if both:
        gone = {2: 60, 3: 40, 4: 30, 5: 20, 6: 8}[seats]
    if "loki" in expansions:
        gone = max(0, gone + {"lok-03": -10, "lok-08": 5, "lok-09": -20, "lok-10": 10}.get(options["loki_card"], 0))
    pile, hand, left = gone, 5, deck - gone - seats  # a starting warrior each
    left -= 5 * seats
    if not options.get("simplified"):
        twelve = 2 * seats
        left -= twelve
        if seats == 6 and not both:
            left += twelve
        else:
            pile += twelve
    return {"deck": left, "pile": pile, "hands": seats * (hand + ("tyr" in expansions)), "squads": seats}


__all__ = ["Duel", "after_setup", "arms", "fact", "facts", "rows", "scores", "strength", "winners"]

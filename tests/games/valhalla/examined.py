"""Games are watched from outside and counted anew: `python -m tests.games.valhalla.examined [GAMES] [LEVEL]`.

One game of every variant in turn, the next one with another seed; what an examiner finds wrong is printed and counted.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from typing import Any

from engine.bots import bot_for, let_bots_answer
from engine.dice import Dice
from engine.games import SeatInfo, find_game
from engine.table import Table
from engine.views import EVERYTHING
from games.valhalla.variants import VARIANTS
from tests.games.valhalla.examiner import Duel, after_setup, arms, fact, of_warrior, scores, strength, winners
from tests.playing import seated

GAME = find_game("valhalla")


class Watch:
    """One game, looked at after every answer."""

    def __init__(self, table: Table[Any]) -> None:
        self.table, self.heard, self.begun = table, 0, False
        self.totals: dict[str, int] = {}
        self.attacker = self.defender = ""
        self.counts: Counter[str] = Counter()
        self.view: Any = table.view(EVERYTHING)

    def look(self) -> Iterator[str]:
        """What is wrong after the last answer."""
        before, self.view = self.view, self.table.view(EVERYTHING)
        events = self.table.events()
        news, self.heard = events[self.heard :], len(events)
        for event in news:
            yield from self.hear(event, before)
        if not self.begun and self.view["turn"] > 0:
            self.begun = True
            yield from self.setup()
        battle, ask = self.view["battle"], self.table.ask
        pays = ask is not None and any(menu.kind == "jarl-discard" for menu in ask.menus.values())
        if battle is not None and battle["step"] in ("attack", "defence") and not pays:
            yield from self.sides()
        if self.view["has-ended"] and self.view["mode"] == "versus":
            yield from self.end()

    def setup(self) -> Iterator[str]:
        """How many cards lie where. [VAL-2.11]"""
        if self.view["mode"] != "versus":
            return
        options = {name: getattr(self.table.state.options, name) for name in ("expansions", "simplified")}
        options["loki_card"] = (self.view["loki"] or "").partition(":")[2]
        players = self.view["players"]
        found = {
            "deck": self.view["deck"],
            "pile": len(self.view["pile"]),
            "hands": sum(len(one["hand"]) for one in players),
            "squads": sum(cell is not None for one in players for cell in one["cells"]),
        }
        wanted = after_setup(len(players), options)
        self.counts["set-ups"] += 1
        if found != wanted:
            yield f"set-up for {len(players)} with {options}: {found}, wanted {wanted}"

    def hear(self, event: Any, before: Any) -> Iterator[str]:
        """Who gave what, and how battles end. [VAL-6.9]"""
        match type(event).__name__:
            case "BattleDeclared":
                self.totals = {}
                self.attacker, self.defender = event.attacker, event.defender
            case "GivenUp":  # its strength counts no longer
                one, other = sorted(before["battle"]["sides"], key=lambda side: side["seat"] != event.seat)
                lost = of_warrior(Duel(before, {}), one, other, event.card)
                self.totals[event.seat] = self.totals.get(event.seat, 0) - lost
            case "PhaseEnded":  # Path to Valhalla may still take some of an attacker's [VAL-16.8]
                self.totals[event.seat] = event.strength
            case "BattleWon" if event.winner.startswith("seat:") and event.loser.startswith("seat:"):
                self.counts["battles won"] += 1
                attack, defence = self.totals.get(self.attacker, 0), self.totals.get(self.defender, 0)
                winner = self.attacker if attack >= defence else self.defender
                if event.winner != winner:
                    yield f"{event.winner} won, attack {attack}, defence {defence}"

    def sides(self) -> Iterator[str]:
        """The strength of both sides, and the dice on those armed. [VAL-6.7, VAL-5.9]"""
        sides = self.view["battle"]["sides"]
        duel = Duel(self.view, self.known_gifts(sides))
        for side in sides:
            other = next((one for one in sides if one is not side), None)
            self.counts["strengths"] += 1
            self.totals[side["seat"]] = wanted = strength(duel, side, other)
            if side["strength"] != wanted:
                yield f"strength {side['strength']} of {side['seat']}, wanted {wanted}: {side}"
        for player in self.view["players"]:
            for one in player["cells"]:
                if one is not None and one["is-active"]:
                    yield from self.armed(sides, one)

    def armed(self, sides: Any, one: Any) -> Iterator[str]:
        """The dice on a warrior, with Weapon Stock cards where dice are missing, are what it needs."""
        faces = [die["face"] for die in self.view["dice"] if die["on"] == one["ref"]]
        kind, _, spared = (fact(one["tyr"]).ability if one["tyr"] else "").partition(":")
        stocks = [card for side in sides for card in side["played"] if card.startswith("card:vkt-stock")]
        words = {"a": "axe", "s": "sword", "p": "spear", "b": "bow", "h": "shield"}
        self.counts["armed"] += 1
        ways = [faces]
        for stock in stocks:
            ways += [[*way, words[stock.split("-")[2]]] for way in ways]
        card = fact(one["ref"])
        if not any(arms(card, way, spared if kind == "spare" else "") for way in ways):
            yield f"{one['ref']} armed with {faces}, stocks {stocks}, tyr {one['tyr']}"

    def known_gifts(self, sides: Any) -> dict[str, int]:
        """+2 of a bystander's jarl, which only the sum itself tells. [JRL-20]"""
        found: dict[str, int] = {}
        for side in sides:
            for source, what, amount in side["parts"]:
                owner = next((one for one in self.view["players"] if one["jarl"] == source), None)
                if source == "jarl:jrl-20" and what == "jarl" and owner and owner["ref"] != side["seat"]:
                    found[side["seat"]] = found.get(side["seat"], 0) + amount
                if source == "jarl:jrl-25":
                    found[side["seat"]] = found.get(side["seat"], 0) + amount
        return found

    def end(self) -> Iterator[str]:
        """Points and winners. [VAL-9]"""
        assert self.table.result is not None
        points = scores(self.view)
        self.counts["ends"] += 1
        told = {f"seat:{seat}": amount for seat, amount in enumerate(self.table.result.scores)}
        if points != told:
            yield f"points {told}, wanted {points}"
        won = {f"seat:{seat}" for seat in self.table.result.winners}
        if won != winners(self.view, points):
            yield f"won by {won}, wanted {winners(self.view, points)}"


def watched(variant: str, seed: int, level: str) -> tuple[list[str], Counter[str]]:
    """A whole game: what was wrong, and how much was looked at."""
    seats, options = VARIANTS[variant]
    table, chance = Table(GAME, seated(seats), options, seed), Dice(seed)
    bots = {seat: bot_for(GAME, SeatInfo("bot", "bot", level)) for seat in range(seats)}
    watch = Watch(table)
    wrong: list[str] = []
    while table.ask is not None:
        let_bots_answer(table, bots, chance)
        wrong += [f"{variant} seed {seed} after {len(table.moves)} answers: {each}" for each in watch.look()]
    return wrong, watch.counts


def main() -> None:
    """Watch games, and print what is wrong."""
    games, level = int(sys.argv[1]) if len(sys.argv) > 1 else 100, sys.argv[2] if len(sys.argv) > 2 else "normal"
    counts: Counter[str] = Counter()
    wrong = 0
    names = list(VARIANTS)
    for number in range(games):
        found, seen = watched(names[number % len(names)], number, level)
        counts += seen
        wrong += len(found)
        for line in found[:3]:
            print(line, flush=True)
    print(f"{games} games, {wrong} differences, looked at {dict(counts)}")


if __name__ == "__main__":
    main()

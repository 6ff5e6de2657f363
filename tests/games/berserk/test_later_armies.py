"""Cards that were never seen before fight as their words say: YAML is all they need."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from engine.games import find_game, named_seats
from engine.table import Table
from games.berserk import holding, kinds, state
from games.berserk.state import Berserk

HEADER = """
- id: {id}
  name: {{en: {id}, ru: я, uk: я}}
  cost: {{amount: {cost}, crystal: silver}}
  rank: ordinary
  type: {type}
  {facts}
  abilities: [{abilities}]
  flavour: {{en: a, ru: б, uk: в}}
"""
GROUND = "subtype: ground\n  class: Rider\n  life: 10\n  move: 2\n  strike: [1, 2, 3]"
CARDS = {
    "khan": (
        GROUND,
        "{head: free, chips: 2, target: {whose: own, states: [closed], classes: [Rider]}, do: [{op: open}]}",
    ),
    "shaman": (
        GROUND,
        "{head: action, type: spell, do: [{op: wound, each: {whose: enemy, states: [closed]}, amount: 1}]}",
    ),
    "lasso": (GROUND, "{head: action, type: throw, power: 1, range: 3}, {head: on-throw, do: [{op: close}]}"),
    "doctor": (
        GROUND,
        "{head: action, target: {whose: own}, other: {states: [poisoned]}, do: [{op: redistribute, amount: 3}]}",
    ),
    "outrider": (GROUND, "{head: on-assault, if: {this: [moved]}, do: [{op: plus-this-attack, amount: 1}]}"),
    "banner": (GROUND, "{head: passive, to: {whose: own, near: this}, grants: {kw: sturdiness}}"),
    "tangler": (GROUND, "{head: action, target: {subtypes: [ground]}, do: [{op: relocate, way: adjacent}]}"),
    "healer": (
        GROUND,
        "{head: action, target: {}, do: [{op: heal, amount: 2}, {op: lose, kws: [poison], at-that: true}]}",
    ),
    "bear": (GROUND, "{head: free, do: [{op: gain, who: this, kw: unanswered-strike, until: turn}]}"),
    "stirrup": (GROUND, "{kw: ignore, of: [armor]}"),
    "sea": ("", "{head: passive, to: {whose: own, classes: [Rider]}, grants: {kw: plus-movement, value: 1}}"),
    "lance": (
        "subtype: weapon",
        "{head: passive, to: {the: host}, grants: {head: action, type: reach-strike, power: [2, 3, 4]}}",
    ),
    "spear": (
        "subtype: weapon",
        "{head: passive, to: {the: host}, grants: {head: on-simple-strike, do: [{op: gain, kw: poison, value: 1}]}}",
    ),
    "sap": ("subtype: potion", "{head: instant, to-graveyard: true, do: [{op: heal, who: host, amount: 3}]}"),
    "axeman": (GROUND, "{head: action, type: special-strike, power: 2, do: [{op: wound, who: this, amount: 1}]}"),
}
TYPES = {"sea": "terrain", "lance": "equipment", "spear": "equipment", "sap": "equipment"}


@pytest.fixture(autouse=True)
def later_cards(tmp_path: Path) -> Iterator[None]:
    """The cards of a list that is not ours, for one test."""
    path = tmp_path / "later.yaml"
    path.write_text(
        "".join(
            HEADER.format(id=id, cost=4, type=TYPES.get(id, "creature"), facts=facts, abilities=abilities)
            for id, (facts, abilities) in CARDS.items()
        ),
        encoding="utf-8",
    )
    for kind in kinds.load_kinds(path):
        kinds.KINDS[kind.id] = kind
        kinds.PASSIVES[kind.id] = tuple(one for one in kind.abilities if one.head == "passive")
        for ability in kind.abilities:
            kinds.PRINTED.update({one.id: one for one in kinds._within(ability)})
    yield
    for id in CARDS:
        del kinds.KINDS[id], kinds.PASSIVES[id]
        for printed in [printed for printed in kinds.PRINTED if printed.startswith(f"{id}.")]:
            del kinds.PRINTED[printed]
    holding.held.cache_clear()
    kinds.words_on.cache_clear()
    state.printed_on.cache_clear()


def battle(ada: dict[str, str], ben: dict[str, str], *dice: int, **more: Any) -> Table[Berserk]:
    position = {"Ada": {"field": ada, "side": more.pop("side", [])}, "Ben": {"field": ben}, **more}
    return Table(find_game("berserk"), named_seats(["Ada", "Ben"]), position=position, dice=dice)


def play(table: Table[Berserk], *moves: str) -> dict[str, Any]:
    for move in moves:
        seat, _, line = move.partition(" ")
        table.answer(int(seat), line)
        table.game.check(table.state)
    cards: dict[str, Any] = table.view("all")["cards"]
    return cards


def test_an_opened_card_may_act_again() -> None:
    """[BSK-K-open, BSK-9.2]"""
    table = battle({"c3": "khan chips 2", "c2": "outrider closed acted moved"}, {"c6": "barrow-ghoul"})
    cards = play(table, "0 use card:khan-1 ability:khan.1 card:outrider-1")
    rider = cards["card:outrider-1"]
    assert (rider["open"], rider["acted"], rider["moved"], rider["pool"]) == (True, False, True, 2)
    assert (cards["card:khan-1"]["open"], cards["card:khan-1"]["chips"]) == (True, 0)


def test_each_wounds_all_of_them_at_once() -> None:
    """[BSK-13.10]"""
    ben = {"c5": "barrow-ghoul closed", "d5": "shield-sister closed", "e5": "marsh-hag", "c6": "host-hound hidden"}
    cards = play(battle({"c1": "shaman"}, ben), "0 use card:shaman-1 ability:shaman.1", "1 pass")
    wounds = {ref: card["wounds"] for ref, card in cards.items() if ref.endswith("-6")}
    assert wounds == {
        "card:barrow-ghoul-6": 1,
        "card:shield-sister-6": 0,
        "card:marsh-hag-6": 0,
        "card:host-hound-6": 0,
    }


def test_a_companion_may_close_the_target() -> None:
    """[BSK-K-close, BSK-9.4]"""
    table = battle({"c3": "lasso"}, {"c5": "barrow-ghoul"}, 3)
    ghoul = play(table, "0 use card:lasso-1 ability:lasso.1 card:barrow-ghoul-6")["card:barrow-ghoul-6"]
    assert (ghoul["wounds"], ghoul["open"], ghoul["acted"]) == (1, False, False)


def test_wounds_are_redistributed_between_two_targets() -> None:
    """[BSK-K-redistribute]"""
    ada = {"c3": "doctor", "c2": "executioner wounds 5"}
    table = battle(ada, {"c5": "barrow-ghoul poison 1", "b4": "marsh-hag"})
    menu = table.menu(0)
    assert menu is not None
    uses = [option for option in menu.options if option.verb == "use"]
    assert uses == ["use card:doctor-1 ability:doctor.1 card:executioner-1 card:barrow-ghoul-6"]
    cards = play(table, f"0 {uses[0]}", "0 redistribute wounds:3")
    assert (cards["card:executioner-1"]["wounds"], cards["card:barrow-ghoul-6"]["wounds"]) == (2, 3)


@pytest.mark.parametrize(("moved", "wounds"), [("", 1), (" moved", 2)])
def test_an_attack_after_a_move_is_stronger(moved: str, wounds: int) -> None:
    """[BSK-8.6, BSK-K-on-assault]"""
    table = battle({"c3": f"outrider{moved}"}, {"c4": "barrow-ghoul closed"}, 1)
    assert play(table, "0 strike card:outrider-1 card:barrow-ghoul-6")["card:barrow-ghoul-6"]["wounds"] == wounds


def test_cards_near_have_what_a_card_gives_while_they_are_near() -> None:
    """[BSK-K-passive, BSK-2.6]"""
    table = battle({"c3": "banner", "c2": "outrider", "a1": "lasso"}, {"c6": "barrow-ghoul"})
    assert ["keyword:sturdiness", 1] in table.view(0)["cards"]["card:outrider-1"]["keywords"]
    cards = play(table, "0 move card:outrider-1 cell:c1")
    for card in ("outrider", "lasso", "banner"):
        assert ["keyword:sturdiness", 1] not in cards[f"card:{card}-1"]["keywords"]


def test_an_enemy_is_shifted_to_a_cell_of_the_users_choice() -> None:
    """[BSK-8.7]"""
    table = battle({"c3": "tangler"}, {"c4": "barrow-ghoul + blackthorn-blade"})
    cards = play(table, "0 use card:tangler-1 ability:tangler.1 card:barrow-ghoul-6", "0 place cell:d5")
    assert (cards["card:barrow-ghoul-6"]["cell"], cards["card:blackthorn-blade-6"]["cell"]) == ("cell:d5", "cell:d5")
    assert not cards["card:barrow-ghoul-6"]["moved"]


@pytest.mark.parametrize(("wounds", "poison"), [(1, 0), (0, 2)])
def test_poison_is_lost_at_that_only_if_the_healing_removed_a_wound(wounds: int, poison: int) -> None:
    """[BSK-19.4, BSK-K-at-that]"""
    table = battle({"c3": "healer", "c2": f"executioner wounds {wounds} poison 2"}, {"c6": "barrow-ghoul"})
    cards = play(table, "0 use card:healer-1 ability:healer.1 card:executioner-1")
    assert cards["card:executioner-1"]["poison"] == poison


def test_a_gained_unanswered_strike_is_neither_answered_nor_defended() -> None:
    """[BSK-K-unanswered-strike]"""
    table = battle({"c3": "bear"}, {"c4": "barrow-ghoul", "d4": "marsh-hag"}, 6)
    cards = play(table, "0 use card:bear-1 ability:bear.1", "0 strike card:bear-1 card:barrow-ghoul-6")
    assert cards["card:barrow-ghoul-6"]["wounds"] == 3


def test_ignored_armour_is_no_help() -> None:
    """[BSK-K-ignore]"""
    table = battle({"c3": "stirrup"}, {"c4": "templar-vanguard closed"}, 6)
    assert play(table, "0 strike card:stirrup-1 card:templar-vanguard-6")["card:templar-vanguard-6"]["wounds"] == 3


def test_more_movement_counts_when_pools_are_restored() -> None:
    """[BSK-8.2]"""
    table = battle({"c3": "outrider", "c2": "executioner"}, {"c6": "barrow-ghoul"}, step="turn", side=["sea"])
    cards = table.view(0)["cards"]
    assert (cards["card:outrider-1"]["pool"], cards["card:executioner-1"]["pool"]) == (3, 1)


def test_a_host_uses_an_ability_of_its_equipment_as_its_own() -> None:
    """[BSK-K-host, BSK-K-equipment]"""
    table = battle({"c3": "executioner + lance"}, {"c5": "barrow-ghoul"}, 4)
    cards = play(table, "0 use card:executioner-1 ability:lance.1.1 card:barrow-ghoul-6")
    assert cards["card:barrow-ghoul-6"]["wounds"] == 3
    assert (cards["card:executioner-1"]["open"], cards["card:lance-1"]["open"]) == (False, True)


def test_a_host_strikes_with_a_companion_of_its_equipment() -> None:
    """[BSK-K-companion]"""
    table = battle({"c3": "executioner + spear"}, {"c4": "barrow-ghoul closed"}, 1)
    assert play(table, "0 strike card:executioner-1 card:barrow-ghoul-6")["card:barrow-ghoul-6"]["poison"] == 1


def test_a_potion_heals_its_host_and_is_gone() -> None:
    """[BSK-K-put-in-graveyard]"""
    table = battle({"c3": "executioner wounds 4 closed + sap"}, {"c6": "barrow-ghoul"})
    cards = play(table, "0 use card:sap-1 ability:sap.1")
    assert (cards["card:executioner-1"]["wounds"], cards["card:sap-1"]["zone"]) == (1, "graveyard")


def test_an_attack_may_do_something_besides() -> None:
    """[BSK-K-companion, BSK-K-self-wound]"""
    table = battle({"c3": "axeman"}, {"c4": "barrow-ghoul"}, 1)
    cards = play(table, "0 use card:axeman-1 ability:axeman.1 card:barrow-ghoul-6")
    assert (cards["card:axeman-1"]["wounds"], cards["card:barrow-ghoul-6"]["wounds"]) == (1, 2)

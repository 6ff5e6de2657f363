"""The odds of an attack, against cases worked out by hand from the tables. [BSK-10, BSK-15]"""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from engine.dice import Dice
from games.berserk.arrange import arrange
from games.berserk.odds import Odds, odds, shots, targets
from games.berserk.options import BerserkOptions
from games.berserk.rules import new
from games.berserk.shown import BerserkView
from games.berserk.view import view
from games.berserk.ways import walks

NAMES = ("Ann", "Ben")


def seen(ann: dict[str, str], ben: dict[str, str], viewer: int = 0, **more: Any) -> BerserkView:
    game = new(2, BerserkOptions(), Dice(1))
    position = {"Ann": {"field": ann, **more.pop("anns", {})}, "Ben": {"field": ben, **more.pop("bens", {})}, **more}
    arrange(game, position, NAMES)
    return view(game, viewer)


def ref(view: BerserkView, cell: str) -> str:
    return view["field"][f"cell:{cell}"][0]


def strike(ann: dict[str, str], ben: dict[str, str], **more: Any) -> dict[str, tuple[int, bool, Fraction]]:
    """The odds of the strike of Ann's first card at Ben's, by what the strike is."""
    shown = seen(ann, ben, **more)
    found = odds(shown, ref(shown, next(iter(ann))), ref(shown, next(iter(ben))))
    assert found is not None
    return told(found)


def told(found: Odds) -> dict[str, tuple[int, bool, Fraction]]:
    assert sum(one.chance for one in found.outcomes) == 1
    return {one.how: (one.wounds, one.is_deadly, one.chance) for one in found.outcomes}


def test_both_dice_of_open_creatures() -> None:
    """24 of 36 rolls land, 6 miss, 6 are struck back with 2. [BSK-10.5, BSK-E-10, BSK-E-12]"""
    assert strike({"c3": "executioner"}, {"c4": "barrow-ghoul"}) == {
        "weak": (3, False, Fraction(1, 3)),
        "medium": (4, False, Fraction(2, 9)),
        "strong": (4, False, Fraction(1, 9)),
        "miss": (0, False, Fraction(1, 6)),
        "counter": (2, False, Fraction(1, 6)),
    }


def test_a_closed_card_rolls_nothing() -> None:
    """[BSK-10.2, BSK-E-13]"""
    assert strike({"c3": "executioner"}, {"c4": "barrow-ghoul closed"}) == {
        "weak": (3, False, Fraction(1, 2)),
        "medium": (4, False, Fraction(1, 3)),
        "strong": (4, False, Fraction(1, 6)),
    }


def test_blessing_lifts_every_face_by_one() -> None:
    """1 and 2 are weak, 3 and 4 medium, 5 and 6 strong. [BSK-K-blessing, BSK-E-14]"""
    found = strike({"c3": "grand-inquisitor"}, {"c4": "drowned-legion closed"})
    assert {how: chance for how, (_, _, chance) in found.items()} == dict.fromkeys(
        ("weak", "medium", "strong"), Fraction(1, 3)
    )
    assert [wounds for wounds, _, _ in found.values()] == [3, 4, 5]


def test_a_cursed_target_never_strikes_back_and_its_armour_takes_one_wound() -> None:
    """Five faces of six let the strike land, a 6 counts 5. [BSK-K-curse, BSK-K-armor, BSK-E-15, BSK-E-24]"""
    assert strike({"c3": "barrow-ghoul"}, {"c4": "templar-vanguard gains:curse"}) == {
        "weak": (1, False, Fraction(5, 12)),
        "medium": (2, False, Fraction(5, 18)),
        "strong": (3, False, Fraction(5, 36)),
        "miss": (0, False, Fraction(1, 6)),
    }


def test_armour_that_was_used_up_in_this_turn_takes_nothing() -> None:
    """[BSK-K-armor, BSK-E-24]"""
    found = strike({"c3": "barrow-ghoul"}, {"c4": "templar-vanguard closed armor-used 1"})
    assert [wounds for wounds, _, _ in found.values()] == [2, 3, 4]


def test_clumsiness_takes_from_the_attack_die_only() -> None:
    """1 to 4 are weak, 5 and 6 medium; from two cells away. [BSK-K-clumsiness, BSK-K-strike-range, BSK-E-16]"""
    found = strike({"c3": "bone-colossus"}, {"c5": "shield-sister closed"})
    assert found == {"weak": (4, False, Fraction(2, 3)), "medium": (5, False, Fraction(1, 3))}


def test_vulnerability_comes_before_armour() -> None:
    """Power 2 comes to 2 + 1 - 1 wounds. [BSK-15.4, BSK-15.6, BSK-E-25]"""
    found = strike({"c3": "steppe-lancer"}, {"c4": "templar-vanguard closed gains:vulnerability"})
    assert found["weak"] == (2, False, Fraction(1, 2))


def test_an_experienced_defender_rolls_again_whatever_lands() -> None:
    """4/6 land at first and 4/6 of these again; what misses or is struck back stays. [BSK-10.7]"""
    assert strike({"c3": "barrow-ghoul"}, {"c4": "shield-sister"}) == {
        "weak": (2, False, Fraction(2, 9)),
        "medium": (3, False, Fraction(4, 27)),
        "strong": (4, False, Fraction(2, 27)),
        "miss": (0, False, Fraction(5, 18)),
        "counter": (2, False, Fraction(5, 18)),
    }


def test_an_experienced_shooter_rolls_a_weak_shot_again() -> None:
    """1-2-3: a weak half is rolled again, and half of that is weak once more. [BSK-K-experience-shooting]"""
    shown = seen({"c2": "crossbow-novice"}, {"c5": "barrow-ghoul"})
    card = shown["cards"][ref(shown, "c2")]
    shot = next(one for one in card["abilities"] if one.startswith("ability:crossbow-novice"))
    found = odds(shown, card["ref"], ref(shown, "c5"), shot)
    assert found is not None
    assert told(found) == {
        "weak": (1, False, Fraction(1, 4)),
        "medium": (2, False, Fraction(1, 2)),
        "strong": (3, False, Fraction(1, 4)),
    }


def test_a_strike_that_takes_the_last_lives_is_deadly() -> None:
    """Of 8 lives 4 are left: a medium strike of 4 kills, a weak one of 3 does not. [BSK-15.10]"""
    found = strike({"c3": "executioner"}, {"c4": "barrow-ghoul wounds 4"})
    assert [is_deadly for _, is_deadly, _ in found.values()] == [False, True, True, False, False]
    shown = seen({"c3": "executioner"}, {"c4": "barrow-ghoul wounds 4"})
    whole = odds(shown, ref(shown, "c3"), ref(shown, "c4"))
    assert whole is not None
    assert (whole.kills, whole.struck_back, whole.dies) == (Fraction(1, 3), Fraction(1, 6), Fraction(0))
    assert whole.wounds == Fraction(1, 3) * 3 + Fraction(1, 3) * 4


def test_a_counter_strike_can_kill_the_attacker() -> None:
    """[BSK-10.9]"""
    shown = seen({"c3": "executioner wounds 9"}, {"c4": "barrow-ghoul"})
    whole = odds(shown, ref(shown, "c3"), ref(shown, "c4"))
    assert whole is not None
    assert whole.dies == Fraction(1, 6)


def test_wrath_strikes_harder_at_what_was_wounded_by_an_attack() -> None:
    """[BSK-K-wrath]"""
    found = strike({"c3": "executioner"}, {"c4": "barrow-ghoul closed wounds 2 attack-wounds 2"})
    assert found["weak"][0] == 4


def test_camouflage_and_protections_let_nothing_through() -> None:
    """[BSK-K-camouflage, BSK-E-34, BSK-15.3]"""
    for target in ("shade-knight closed", "barrow-ghoul closed gains:protection-attacks"):
        found = strike({"c3": "steppe-lancer"}, {"c4": target})
        assert {wounds for wounds, _, _ in found.values()} == {0}


def test_prevention_absorbs_after_all_else() -> None:
    """[BSK-15.7]"""
    found = strike({"c3": "executioner"}, {"c4": "barrow-ghoul closed prevention 3"})
    assert [wounds for wounds, _, _ in found.values()] == [0, 1, 1]


def test_whoever_does_not_fight_is_struck_as_if_closed() -> None:
    """[BSK-10.2]"""
    found = strike({"c3": "barrow-ghoul"}, {"c4": "censer-bearer"})
    assert set(found) == {"weak", "medium", "strong"}


def test_nothing_is_told_of_a_card_face_down() -> None:
    """[BSK-16.1]"""
    shown = seen({"c3": "executioner"}, {"c4": "barrow-ghoul hidden"})
    assert odds(shown, ref(shown, "c3"), ref(shown, "c4")) is None
    assert odds(shown, ref(shown, "c3"), "cell:c4") is None
    assert targets(shown, ref(shown, "c3")) == ["cell:c4"]


def test_the_view_is_left_as_it_was() -> None:
    shown, same = (seen({"c3": "executioner"}, {"c4": "templar-vanguard"}) for _ in range(2))
    odds(shown, ref(shown, "c3"), ref(shown, "c4"))
    assert shown == same


def test_what_an_attack_reaches() -> None:
    """Near cards for a strike, far ones for a shot, flyers only for the latter. [BSK-12.3, BSK-13.4, BSK-E-22]"""
    shown = seen(
        {"c2": "witch-hunter"},
        {"d3": "barrow-ghoul", "d4": "drowned-legion", "e5": "host-hound"},
        bens={"side": ["night-crow"]},
    )
    hunter = ref(shown, "c2")
    assert targets(shown, hunter) == [ref(shown, "d3")]
    assert shots(shown, hunter) == [ref(shown, "d4"), shown["players"][1]["side"][0]]


def test_where_a_creature_can_go() -> None:
    """Without diagonals, around what stands in the way, as far as its steps last. [BSK-2.5, BSK-8.1]"""
    shown = seen({"c3": "corpse-lantern", "a1": "executioner closed"}, {"c4": "barrow-ghoul"})
    assert walks(shown, ref(shown, "a1")) == {}
    lantern = walks(shown, ref(shown, "c3"))
    assert lantern["cell:c5"] == 2  # through the ghoul, since it has no body
    assert "cell:c4" not in lantern
    assert lantern["cell:b3"] == 1
    ghoul = walks(shown, ref(shown, "c4"))  # in its player's next turn
    assert set(ghoul.values()) == {1}
    assert set(ghoul) == {"cell:b4", "cell:c5", "cell:d4"}


def test_nobody_strikes_back_at_a_vanguard() -> None:
    """[BSK-K-vanguard]"""
    shown = seen({"c3": "executioner"}, {"c4": "barrow-ghoul"})
    shown["phase"] = "vanguard"
    found = odds(shown, ref(shown, "c3"), ref(shown, "c4"))
    assert found is not None
    assert {one.how for one in found.outcomes} == {"weak", "medium", "strong"}

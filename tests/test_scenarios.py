"""Every scenario below tests/scenarios holds."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.scenarios import Scenario, load_scenarios, run

SCENARIOS = [
    pytest.param(place, scenario, id=f"{path.parent.name}/{place}")
    for path in sorted(Path(__file__).parent.glob("scenarios/*/*.yaml"))
    for place, scenario in load_scenarios(path)
]


@pytest.mark.parametrize(("place", "scenario"), SCENARIOS)
def test_scenario_holds(place: str, scenario: Scenario) -> None:
    assert scenario.rules, f"{place}: says no rule"
    run(scenario, place)

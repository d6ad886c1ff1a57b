"""Plan designs and spending of a year, as committed."""

from __future__ import annotations

import json
from itertools import chain, pairwise

import numpy as np
import pytest

from designs import VALUES, find_designs, to_design
from tables import ARTIFACTS
from year import BAD_YEAR, REDUCED, SEXES, TYPICAL, level_costs, out_of_pocket, spending_quantiles

AMOUNTS = np.concatenate([np.arange(0, 30_000, 50.0), [60_000.0, 400_000.0]])
EXPECTED = np.geomspace(500, 300_000, 400)
# From the dearest for its holder to the cheapest.
ORDER = [
    ("bronze", "silver"),
    ("silver", "silver_73"),
    ("silver_73", "silver_87"),
    ("silver_87", "silver_94"),
    ("silver", "gold"),
]
DESIGNS = TYPICAL


@pytest.mark.parametrize(("dearer", "cheaper"), ORDER)
def test_a_richer_design_never_costs_its_holder_more(dearer: str, cheaper: str) -> None:
    costs = [out_of_pocket(DESIGNS[name], AMOUNTS) for name in (dearer, cheaper)]
    assert (costs[1] <= costs[0] + 1e-9).all()


@pytest.mark.parametrize("name", DESIGNS)
def test_costs_rise_with_spending_to_the_maximum(name: str) -> None:
    costs = out_of_pocket(DESIGNS[name], AMOUNTS)
    assert (np.diff(costs) >= 0).all()
    assert costs[-1] == DESIGNS[name]["maximum"]
    expected = out_of_pocket(DESIGNS[name], spending_quantiles(EXPECTED))
    assert (np.diff(expected[:, BAD_YEAR].mean(axis=1)) >= -1e-9).all()
    assert (np.diff(expected.mean(axis=1)) >= -1e-9).all()


LATEST = max(ARTIFACTS.glob("prices-????"))
PRICES = {part.stem: json.loads(part.read_text(encoding="utf-8")) for part in LATEST.glob("*.json")}


def test_every_design_of_a_county_rises_to_its_maximum_and_costs_less_with_a_larger_reduction() -> (
    None
):
    designs = [design for place in PRICES.values() for design in place.get("designs", [])]
    # None is known for a plan year until its file is read.
    assert len(designs) in (0, 437)
    assert len(find_designs(PRICES)) in (0, 2055)
    for levels in designs:
        for low, median, high, maximum, coinsurance in levels:
            assert 0 <= low <= median <= high
            assert 0 < maximum <= 10_600
            assert 0 <= coinsurance <= 1
        costs = level_costs(to_design(levels), AMOUNTS)
        for dearer, cheaper in pairwise(REDUCED):
            assert (costs[cheaper] <= costs[dearer]).all()
        assert all((np.diff(paid) >= 0).all() for paid in costs.values())


def test_the_median_maximum_of_every_design_is_between_its_lowest_and_highest() -> None:
    maxima = json.loads((ARTIFACTS / "maxima.json").read_text(encoding="utf-8"))
    for state, place in PRICES.items():
        for levels, ends in zip(place.get("designs", []), maxima.get(state, []), strict=True):
            lowest, medians, highest = ends[::2], [level[3] for level in levels], ends[1::2]
            assert (np.diff([lowest, medians, highest], axis=0) >= 0).all()


def test_the_designs_have_the_actuarial_values_of_their_metal_levels() -> None:
    metadata = json.loads((ARTIFACTS / "metadata.json").read_text(encoding="utf-8"))
    measured = metadata["products"]["health"]["evaluation"]["year"]
    assert measured["designs"]["bronze"]["actuarial_value"] == pytest.approx(0.60, abs=0.02)
    for level, value in VALUES.items():
        typical = measured["designs"][level]["actuarial_value"]
        assert typical == pytest.approx(value, abs=0.01)
        # Of all counties; a cost that is cut to that of the dearer level raises the value.
        lowest, highest = measured["actuarial_values"][level]
        assert value - 0.036 <= lowest <= value + 0.001
        assert value - 0.001 <= highest <= value + 0.009
    # No coinsurance reaches the value: D132 and, with nothing to pay above its deductible, D023.
    assert measured["off"] == {
        "05001 silver_94": 0.888,
        "26003 silver": 0.706,
        "26003 silver_73": 0.732,
    }
    by_county = [levels.values() for levels in measured["counties"].values()]
    for level in [*measured["designs"].values(), *chain.from_iterable(by_county)]:
        assert all(0.94 <= ratio <= 1.08 for ratio in level["expected_over_actual"])
    assert 0.89 <= measured["spending_below_bad_year"] <= 0.92


def test_expected_spending_is_right_by_age_and_by_sex() -> None:
    metadata = json.loads((ARTIFACTS / "metadata.json").read_text(encoding="utf-8"))
    evaluation = metadata["products"]["health"]["evaluation"]
    assert evaluation["spending_level"]["average answers"] == pytest.approx(1, abs=0.05)
    for band in evaluation["spending_by_age"].values():
        for name in ("after", *SEXES):
            assert 0.90 <= band[name] <= 1.10
        assert 0.85 <= band["after, healthy"] <= 1.18

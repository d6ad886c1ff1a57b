"""Plan designs and spending of a year, as committed."""

from __future__ import annotations

import json

import numpy as np
import pytest

from tables import ARTIFACTS
from year import BAD_YEAR, SPENDING, out_of_pocket, spending_quantiles

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
DESIGNS = SPENDING["designs"]


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


def test_the_designs_have_the_actuarial_values_of_their_metal_levels() -> None:
    metadata = json.loads((ARTIFACTS / "metadata.json").read_text(encoding="utf-8"))
    measured = metadata["products"]["health"]["evaluation"]["year"]
    # 45 CFR 156.140 and, for cost-sharing reductions, 156.420.
    assert measured["designs"]["bronze"]["actuarial_value"] == pytest.approx(0.60, abs=0.02)
    for name, value in {
        "silver": 0.70,
        "silver_73": 0.73,
        "silver_87": 0.87,
        "silver_94": 0.94,
        "gold": 0.80,
    }.items():
        assert measured["designs"][name]["actuarial_value"] == pytest.approx(value, abs=0.01)
    assert 0.89 <= measured["spending_below_bad_year"] <= 0.92
    for ratio in measured["designs"]["silver"]["expected_over_actual"]:
        assert 0.93 <= ratio <= 1.08


def test_expected_spending_is_right_by_age() -> None:
    metadata = json.loads((ARTIFACTS / "metadata.json").read_text(encoding="utf-8"))
    bands = metadata["products"]["health"]["evaluation"]["spending_by_age"]
    for band in bands.values():
        assert 0.90 <= band["after"] <= 1.10
        assert 0.85 <= band["after, healthy"] <= 1.18

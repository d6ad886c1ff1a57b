"""Out-of-pocket cost of a year by plan design, from the spending of people who expect the same.

The spending of a person who expects ``E`` USD a year is one of 50 equally likely amounts. They are
interpolated between five bands of expected spending; beyond the bands they grow in proportion.
"""

from __future__ import annotations

import json
from typing import Any

import numpy as np

from health_cost import stack_years
from tables import ARTIFACTS, Floats, Table, rounded

SPENDING: dict[str, Any] = json.loads((ARTIFACTS / "year.json").read_text(encoding="utf-8"))
"""Quantiles of spending by expected spending, and plan designs; kept by hand."""

LEVEL = 2.18
"""Spending of the survey, in USD of 2015, to that of an individual policy of 2026 (a judgement:
1.47 for prices and use, 1.21 for what the survey misses, 1.1 to 1.2 for the individual market)."""

BAD_YEAR = slice(44, 46)
"""The 45th and 46th of the 50 amounts: nine of ten years are below their mean."""


def out_of_pocket(design: dict[str, float], spending: Floats) -> Floats:
    """Return what a person pays of each amount of spending under a plan design, USD a year."""
    below = design["share_below"] * np.minimum(spending, design["deductible"])
    above = design["coinsurance"] * np.maximum(0, spending - design["deductible"])
    return np.minimum(design["maximum"], below + above)


def spending_quantiles(expected: Floats) -> Floats:
    """Return the 50 amounts of spending of each expected spending: shape (people, 50)."""
    levels, table = np.array(SPENDING["expected"]), np.array(SPENDING["spending"])
    inside = np.clip(expected, levels[0], levels[-1])
    column = np.array([np.interp(inside, levels, amounts) for amounts in table.T])
    return column.T * (expected / inside)[:, None]


def measure_year(people: Table, expected: Floats) -> dict[str, Any]:
    """Return actuarial values, and expected over actual cost by band of expected spending.

    ``expected``: shape (rows of ``stack_years``,), USD a year.
    """
    rows = stack_years(people)
    spend, weight = rows["spend"] * LEVEL, rows["weight"]
    quantiles, levels = spending_quantiles(expected), np.array(SPENDING["expected"])
    band = np.searchsorted(np.sqrt(levels[:-1] * levels[1:]), expected)
    designs = {}
    for name, design in SPENDING["designs"].items():
        predicted = weight * out_of_pocket(design, quantiles).mean(axis=1)
        actual = weight * out_of_pocket(design, spend)
        designs[name] = {
            "actuarial_value": round(float(1 - actual.sum() / (weight @ spend)), 3),
            "expected_over_actual": rounded(
                np.bincount(band, predicted) / np.bincount(band, actual), 3
            ),
        }
    below = spend <= quantiles[:, BAD_YEAR].mean(axis=1)
    return {
        "spending_below_bad_year": round(float(np.average(below, weights=weight)), 3),
        "designs": designs,
    }

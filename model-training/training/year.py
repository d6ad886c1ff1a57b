"""Out-of-pocket cost of a year by plan design, from the spending of people who expect the same.

The spending of a person who expects ``E`` USD a year is one of 50 equally likely amounts. They are
interpolated between five bands of expected spending; beyond the bands they grow in proportion.
"""

from __future__ import annotations

import json
from typing import Any

import numpy as np

from health_cost import AGES, places, stack_years
from tables import ARTIFACTS, Floats, Table, rounded

SPENDING: dict[str, Any] = json.loads((ARTIFACTS / "year.json").read_text(encoding="utf-8"))
"""Quantiles of spending by expected spending, and plan designs; kept by hand."""

LEVEL = 2.18
"""Spending of the survey, in USD of 2015, to that of an individual policy of 2026 (a judgement:
1.47 for prices and use, 1.21 for what the survey misses, 1.1 to 1.2 for the individual market)."""

AGE_DEVIATION = 4.5
"""Standard deviation of the kernel that smooths spending by age, years. With 4 or less the
spending of a healthy person falls by more than 1.5 % from one age to the next."""

AGE_BANDS = ((18, 25), (26, 34), (35, 44), (45, 54), (55, 59), (60, 64))

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


def fit_age_factor(people: Table, cost: Floats) -> Floats:
    """Return actual over expected spending at each age from 18 to 64, smoothed.

    Premiums follow the federal age curve, which spending does not. ``cost``: expected, shape
    (people,); the weighted sum of the products with the factor is that of the costs.
    """
    weight, (_, age) = people["weight"], places(people)
    actual, expected = (
        np.bincount(age, weight * amounts, minlength=len(AGES))
        for amounts in (people["medical_spend"], cost)
    )
    kernel = np.exp(-(((AGES[:, None] - AGES) / AGE_DEVIATION) ** 2) / 2)
    factor = (kernel @ actual) / (kernel @ expected)
    return factor * expected.sum() / (factor @ expected)


def measure_ages(people: Table, cost: Floats, factor: Floats) -> dict[str, dict[str, float]]:
    """Return expected over actual spending by age band before and after the factor by age.

    Everyone's totals are equal; "healthy": without a condition.
    """
    weight, (_, place) = people["weight"], places(people)
    actual = weight * people["medical_spend"]
    conditions = people["diabetes"] + people["high_blood_pressure"] + people["chronic_disease"]
    results = {}
    for first, last in AGE_BANDS:
        band = (people["age"] >= first) & (people["age"] <= last)
        results[f"{first} to {last}"] = {
            name: round(float(actual.sum() / all_.sum() * all_[rows].sum() / actual[rows].sum()), 3)
            for when, all_ in (
                ("before", weight * cost),
                ("after", weight * cost * factor[place]),
            )
            for name, rows in ((when, band), (f"{when}, healthy", band & (conditions == 0)))
        }
    return results


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

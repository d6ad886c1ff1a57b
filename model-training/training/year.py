"""Out-of-pocket cost of a year by plan design, from the spending of people who expect the same.

The spending of a person who expects ``E`` USD a year is one of 50 equally likely amounts. They are
interpolated between five bands of expected spending; beyond the bands they grow in proportion.
"""

from __future__ import annotations

import json
from itertools import pairwise
from typing import Any

import numpy as np

from health_cost import AGES, places, stack_years
from tables import ARTIFACTS, Bools, Floats, Table, rounded

SPENDING: dict[str, Any] = json.loads((ARTIFACTS / "year.json").read_text(encoding="utf-8"))
"""Quantiles of spending by expected spending, and plan designs; kept by hand."""

LEVEL = 2.18
"""Spending of the survey, in USD of 2015, to that of an individual policy of 2026 (a judgement:
1.47 for prices and use, 1.21 for what the survey misses, 1.1 to 1.2 for the individual market)."""

AGE_DEVIATION = 4.5
"""Standard deviation of the kernel that smooths spending by age, years. With 4 or less the
spending of a healthy person falls by more than 1.5 % from one age to the next."""

KERNEL = np.exp(-(((AGES[:, None] - AGES) / AGE_DEVIATION) ** 2) / 2)

SEXES = ("female", "male")

ALL = slice(None)

AGE_BANDS = ((18, 25), (26, 34), (35, 44), (45, 54), (55, 59), (60, 64))

Design = dict[str, dict[str, float]]
"""Deductible, share paid below it, coinsurance above it and maximum, by level."""

TYPICAL: Design = SPENDING["designs"]
"""Design of a place whose plans are not known."""

REDUCED = ("silver", "silver_73", "silver_87", "silver_94")
"""Silver without and with reductions of cost sharing, from the dearest for its holder."""

BAD_YEAR = slice(44, 46)
"""The 45th and 46th of the 50 amounts: nine of ten years are below their mean."""


def out_of_pocket(design: dict[str, float], spending: Floats) -> Floats:
    """Return what a person pays of each amount of spending under a plan design, USD a year."""
    below = design["share_below"] * np.minimum(spending, design["deductible"])
    above = design["coinsurance"] * np.maximum(0, spending - design["deductible"])
    return np.minimum(design["maximum"], below + above)


def level_costs(design: Design, spending: Floats) -> dict[str, Floats]:
    """Return what a person pays of each amount of spending, by level.

    Silver with a reduction never costs more than with a smaller one: real plans of a higher
    actuarial value share other services, which a median deductible does not show.
    """
    costs = {level: out_of_pocket(terms, spending) for level, terms in design.items()}
    for dearer, cheaper in pairwise(REDUCED):
        costs[cheaper] = np.minimum(costs[cheaper], costs[dearer])
    return costs


def actuarial_value(costs: Floats, spending: Floats, weight: Floats) -> float:
    """Return the share of all spending that a plan pays."""
    return float(1 - (weight @ costs) / (weight @ spending))


def spending_quantiles(expected: Floats) -> Floats:
    """Return the 50 amounts of spending of each expected spending: shape (people, 50)."""
    levels, table = np.array(SPENDING["expected"]), np.array(SPENDING["spending"])
    inside = np.clip(expected, levels[0], levels[-1])
    column = np.array([np.interp(inside, levels, amounts) for amounts in table.T])
    return column.T * (expected / inside)[:, None]


def fit_age_factor(people: Table, cost: Floats, rows: Bools | slice = ALL) -> Floats:
    """Return actual over expected spending at each age from 18 to 64, smoothed.

    Premiums follow the federal age curve, which spending does not. ``cost``: expected, shape
    (people,). The factor is of ``rows``; everyone's weighted sums of cost and spending are equal.
    """
    weight, spend, (_, age) = people["weight"], people["medical_spend"], places(people)
    actual, expected = (
        np.bincount(age[rows], (weight * amounts)[rows], minlength=len(AGES))
        for amounts in (spend, cost)
    )
    factor = (KERNEL @ actual) / (KERNEL @ expected)
    level = (weight @ cost) / (weight @ spend)
    return factor * actual.sum() * level / (factor @ expected)


def fit_sex_factors(people: Table, cost: Floats) -> dict[str, Floats]:
    """Return ``fit_age_factor`` of women and of men."""
    return {name: fit_age_factor(people, cost, people["sex"] == name[0]) for name in SEXES}


def measure_ages(
    people: Table, cost: Floats, factor: Floats, of_sex: dict[str, Floats]
) -> dict[str, dict[str, float]]:
    """Return expected over actual spending by age band, before and after the factor by age.

    Everyone's totals are equal; "healthy": without a condition; "female", "male": with the factor
    of the sex.
    """
    weight, (_, place) = people["weight"], places(people)
    actual = weight * people["medical_spend"]
    healthy = people["diabetes"] + people["high_blood_pressure"] + people["chronic_disease"] == 0
    before, after = weight * cost, weight * cost * factor[place]
    groups = {
        "before": (before, True),
        "before, healthy": (before, healthy),
        "after": (after, True),
        "after, healthy": (after, healthy),
        **{
            name: (before * of_age[place], people["sex"] == name[0])
            for name, of_age in of_sex.items()
        },
    }
    results = {}
    for first, last in AGE_BANDS:
        band = (people["age"] >= first) & (people["age"] <= last)
        results[f"{first} to {last}"] = {
            name: round(
                float(
                    actual.sum()
                    / before.sum()
                    * expected[band & rows].sum()
                    / actual[band & rows].sum()
                ),
                3,
            )
            for name, (expected, rows) in groups.items()
        }
    return results


def measure_level(people: Table, cost: Floats) -> float:
    """Return expected over actual spending of everyone, at the level of an individual policy.

    ``cost``: shape (people,), USD a year.
    """
    actual = people["medical_spend"] * LEVEL
    return round(float((people["weight"] @ cost) / (people["weight"] @ actual)), 3)


def measure_year(people: Table, expected: Floats) -> dict[str, Any]:
    """Return the share of spending below the bad year, and measures of the typical design.

    ``expected``: shape (rows of ``stack_years``,), USD a year.
    """
    rows = stack_years(people)
    quantiles = spending_quantiles(expected)
    below = rows["spend"] * LEVEL <= quantiles[:, BAD_YEAR].mean(axis=1)
    return {
        "spending_below_bad_year": round(float(np.average(below, weights=rows["weight"])), 3),
        "designs": measure_design(people, expected, TYPICAL),
    }


def measure_design(people: Table, expected: Floats, design: Design) -> dict[str, Any]:
    """Return the actuarial value, and expected over actual cost by band of expected spending.

    ``expected``: as for ``measure_year``.
    """
    rows = stack_years(people)
    spend, weight = rows["spend"] * LEVEL, rows["weight"]
    levels = np.array(SPENDING["expected"])
    band = np.searchsorted(np.sqrt(levels[:-1] * levels[1:]), expected)
    predicted = level_costs(design, spending_quantiles(expected))
    return {
        level: {
            "actuarial_value": round(actuarial_value(costs, spend, weight), 3),
            "expected_over_actual": rounded(
                np.bincount(band, weight * predicted[level].mean(axis=1))
                / np.bincount(band, weight * costs),
                3,
            ),
        }
        for level, costs in level_costs(design, spend).items()
    }

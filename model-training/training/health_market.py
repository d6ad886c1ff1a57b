"""Marketplace prices: benchmark silver plans by state, rating area and age.

45 CFR 147.102 allows a price to depend on age, place and tobacco use, and on nothing else that
the form asks.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from tables import (
    COUNTRY,
    STATES,
    Bounds,
    Floats,
    Table,
    TableError,
    read_table,
    rounded,
    select,
    zip_columns,
)

PLAN_YEAR = 2026
MAX_AGE = 64
ADULT_AGES = np.arange(21, MAX_AGE + 1)

# Spread of a state's rating areas, as standard deviations of the log price: shrunk towards 0.08
# with the weight of three areas, since most states have few. 1.1 of them hold four fifths of the
# member months (chosen on the same areas; see the model card).
TYPICAL_DEVIATION = 0.08
TYPICAL_AREAS = 3
DEVIATIONS = 1.1
MIN_HALF_WIDTH = 0.03
COVERAGE = 0.8
"""Share of member months that a range is meant to hold."""
P10_AND_P90 = (0.1, 0.9)
METHOD = "inverted_cdf"
"""Of quantiles: the smallest ratio with at least this share of the member months up to it."""


@dataclass(frozen=True)
class Market:
    """Prices by state and age, and the rating areas that they are measured on."""

    country: dict[str, Any]
    states: dict[str, dict[str, Any]]
    federal_curve: Floats
    """Age factors from 0 to 64, 21 = 1."""
    areas: Table


def read_market(data: Path) -> Market:
    """Return the marketplace prices in ``us-health``. Raises TableError."""
    folder = data / "us-health"
    positive = Bounds(0.001, 1e9)
    columns = (
        "member_months_2024",
        "benchmark_2026_annual_age_21",
        # Price at 21 that gives the same adult average on the federal age curve.
        "federal_curve_equivalent_annual_age_21",
    )
    prices = read_table(folder / "state_benchmark.csv", dict.fromkeys(columns, positive), ["state"])
    areas = read_table(
        folder / "benchmark_by_rating_area.csv",
        {
            "year": Bounds(2018, PLAN_YEAR, whole=True),
            "rating_area": Bounds(1, 100, whole=True),
            "benchmark_monthly_age_21": positive,
            "member_months_2024": Bounds(0, 1e9, optional=True),
        },
        ["state"],
    )
    areas = select(areas, (areas["year"] == PLAN_YEAR) & (areas["member_months_2024"] > 0))
    months = areas["member_months_2024"]
    rows = {state: row for state, *row in zip_columns(prices, "state", *columns)}
    missing = [state for state in [*STATES, "US"] if state not in rows]
    if missing:
        raise TableError(f"{folder / 'state_benchmark.csv'}: no row for {', '.join(missing)}")
    curves = _read_curves(folder / "age_curve.csv")
    states = {}
    for state, name in STATES.items():
        weight, price, level = rows[state]
        here = areas["state"] == state
        low, high = _range(12 * areas["benchmark_monthly_age_21"][here] / price, months[here])
        states[state] = {
            "plan_year": PLAN_YEAR,
            "name": name,
            "age_21": price,
            "level": level,
            "weight": int(weight),
            "curve": rounded(curves.get(state, curves["default"]), 4),
            "low": round(low, 4),
            "high": round(high, 4),
        }
    national = np.average(
        [place["age_21"] * np.array(place["curve"]) for place in states.values()],
        axis=0,
        weights=[rows[state][0] for state in states],
    )
    by_age = np.array(
        [
            12 * price * np.array(states[state]["curve"])[ADULT_AGES]
            for state, price in zip_columns(areas, "state", "benchmark_monthly_age_21")
        ]
    )
    # All adult ages together.
    ratios = (by_age / national[ADULT_AGES]).ravel()
    weights = np.repeat(months, len(ADULT_AGES))
    low, high = np.quantile(ratios, P10_AND_P90, weights=weights, method=METHOD)
    country = {
        "plan_year": PLAN_YEAR,
        "name": COUNTRY,
        "by_age": rounded(national, 2),
        "low": round(low, 4),
        "high": round(high, 4),
        "level": rows["US"][2],
        "curve": rounded(curves["default"], 4),
    }
    return Market(country, states, curves["default"], areas | {"by_age": by_age})


def _read_curves(path: Path) -> dict[str, Floats]:
    """Return age factors from 0 to 64 by state; ``default`` is the federal curve."""
    table = read_table(
        path, {"age": Bounds(0, MAX_AGE, whole=True), "factor": Bounds(0.1, 5)}, ["state"]
    )
    curves = {}
    for name in dict.fromkeys(table["state"].tolist()):
        rows = table["state"] == name
        if table["age"][rows].tolist() != list(range(MAX_AGE + 1)):
            raise TableError(f"{path}: {name} must have each age from 0 to {MAX_AGE} in order")
        curves[name] = table["factor"][rows]
    if "default" not in curves:
        raise TableError(f"{path}: no rows for default")
    return curves


def _range(ratios: Floats, months: Floats) -> tuple[float, float]:
    """Return a state's range over its price, from those of its areas.

    A lognormal range holds too little where few areas have most of the members; there it extends
    to P10 and P90 of the member months.
    """
    count = len(ratios)
    variance = np.cov(np.log(ratios), aweights=months, ddof=0) if count > 0 else 0.0
    shrunk = (count * variance + TYPICAL_AREAS * TYPICAL_DEVIATION**2) / (count + TYPICAL_AREAS)
    half = max(MIN_HALF_WIDTH, DEVIATIONS * math.sqrt(shrunk))
    low, high = math.exp(-half), math.exp(half)
    held = (ratios >= low) & (ratios <= high)
    if months[held].sum() >= COVERAGE * months.sum():
        return low, high
    lowest, highest = np.quantile(ratios, P10_AND_P90, weights=months, method=METHOD)
    return min(low, lowest), max(high, highest)

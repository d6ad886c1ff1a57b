"""80 % ranges by group of risk: conformal, from held-out predictions.

A range is a pair of factors on the premium. They are quantiles of charged / predicted over the
held-out rows of the group, with the finite-sample correction of split conformal prediction.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from read_tables import Floats, TableError

COVERAGE = 0.8

# Nine rows are the fewest that bound four fifths of the next ones by their own lowest and highest;
# of twelve, about as many are in what a fold of the cross-validation is trained on.
LEAST_IN_GROUP = 12

Conditions = Sequence[Mapping[str, Any]]
Groups = Sequence[tuple[str, Conditions]]


def assign_groups(inputs: Mapping[str, Floats], groups: Groups) -> NDArray[np.int64]:
    """Return for each row the number of the first group whose conditions it meets."""
    rows = len(next(iter(inputs.values())))
    assigned = np.full(rows, -1)
    for number, (_, conditions) in enumerate(groups):
        assigned[(assigned < 0) & matches(inputs, conditions, rows)] = number
    return assigned


def check_groups(inputs: Mapping[str, Floats], groups: Groups) -> None:
    """Raise TableError when a group has too few rows to make a range from."""
    assigned = assign_groups(inputs, groups)
    for number, (name, _) in enumerate(groups):
        rows = int((assigned == number).sum())
        if rows < LEAST_IN_GROUP:
            raise TableError(
                f"{rows} rows for {name!r}, of the {LEAST_IN_GROUP} that a range needs"
            )


def matches(inputs: Mapping[str, Floats], conditions: Conditions, rows: int) -> NDArray[np.bool_]:
    """Return which rows meet every condition."""
    met = np.ones(rows, dtype=bool)
    for condition in conditions:
        values = inputs[condition["input"]]
        met &= values >= condition.get("at_least", -math.inf)
        met &= values > condition.get("above", -math.inf)
        met &= values < condition.get("below", math.inf)
    return met


def range_factors(ratios: Floats, coverage: float = COVERAGE) -> tuple[float, float]:
    """Return the factors between which ``coverage`` of ``ratios`` lie, at most and at least 1."""
    tail = (1 - coverage) / 2
    ordered = np.sort(ratios)
    count = len(ordered)
    rank = max(0, math.floor(tail * (count + 1)) - 1)
    low, high = ordered[rank], ordered[count - 1 - rank]
    return min(1.0, float(low)), max(1.0, float(high))


def make_ranges(
    predictions: Floats, charged: Floats, inputs: Mapping[str, Floats], groups: Groups
) -> dict[str, Any]:
    """Return the ranges to serve: for each group the factors from every held-out prediction."""
    assigned = assign_groups(inputs, groups)
    ratios = charged / predictions
    ranges = []
    for number, (name, conditions) in enumerate(groups):
        low, high = range_factors(ratios[:, assigned == number].ravel())
        ranges.append({"name": name, "conditions": conditions, "low": low, "high": high})
    return {"coverage": COVERAGE, "groups": ranges}

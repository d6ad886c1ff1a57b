"""How often the charged premium lies within the range, by cross-validation.

Each fold's ranges are made from the held-out predictions of the other folds of its repeat, so
that neither the model nor the range has seen the rows that they are judged on.
"""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from conformal import COVERAGE, Groups, assign_groups, matches, range_factors
from cross_validation import Rows, split
from read_tables import Floats


def measure_coverage(
    predictions: Floats,
    charged: Floats,
    inputs: Mapping[str, Floats],
    policies: Rows,
    range_groups: Groups,
    reported_groups: Groups,
) -> dict[str, dict[str, float]]:
    """Return, overall and for each reported group, rows, coverage and width of the ranges."""
    within, widths = _judge_ranges(predictions, charged, inputs, policies, range_groups)
    rows = len(charged)
    chosen = {"everyone": np.ones(rows, dtype=bool)} | {
        name: matches(inputs, conditions, rows) for name, conditions in reported_groups
    }
    return {
        name: {
            "rows": int(members.sum()),
            "coverage": round(float(within[:, members].mean()), 4),
            "median_width": round(float(np.median(widths[:, members])), 4),
        }
        for name, members in chosen.items()
    }


def _judge_ranges(
    predictions: Floats,
    charged: Floats,
    inputs: Mapping[str, Floats],
    policies: Rows,
    range_groups: Groups,
) -> tuple[Floats, Floats]:
    """Return, by repeat and row, whether the range held and how wide it was (of the premium)."""
    groups = assign_groups(inputs, range_groups)
    within = np.full(predictions.shape, np.nan)
    widths = np.full(predictions.shape, np.nan)
    for fold in split(policies, repeats=len(predictions)):
        predicted = predictions[fold.repeat]
        ratios = charged / predicted
        for number in range(len(range_groups)):
            seen = fold.train[groups[fold.train] == number]
            judged = fold.test[groups[fold.test] == number]
            low, high = range_factors(ratios[seen], COVERAGE)
            within[fold.repeat, judged] = (ratios[judged] >= low) & (ratios[judged] <= high)
            widths[fold.repeat, judged] = high - low
    return within, widths

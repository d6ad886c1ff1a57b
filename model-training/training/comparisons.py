"""Other health models on the same folds, to judge ours by.

They are measured on our rows, which are four fifths of the table that published work used.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

import health_model
from boosting import predict_margins, train_booster
from cross_validation import Rows, predict_held_out
from metrics import measure_folds
from read_tables import Floats, HealthTable

ROBUST: dict[str, Any] = {
    "objective": "reg:pseudohubererror",
    "max_depth": 7,
    "eta": 0.05,
    "min_child_weight": 0.5,
    "lambda": 3,
}

Fit = Callable[[Floats, Floats, Floats], Floats]


def compare_health(
    table: HealthTable, names: list[str], repeats: int, report: Callable[[str], None]
) -> dict[str, Any]:
    """Return the measures of simpler models, each by the same repeated cross-validation."""
    rising = tuple(int(name in health_model.RISING) for name in names)
    models: dict[str, Fit] = {
        "linear regression": _linear,
        "XGBoost with its defaults": _boosted({"objective": "reg:squarederror"}, 100),
        "XGBoost, robust loss": _boosted({**ROBUST, "huber_slope": 2500}, 100),
        "XGBoost, robust loss, monotone constraints": _boosted(
            {**ROBUST, "huber_slope": 4000, "monotone_constraints": rising}, 80
        ),
        "ours before it is made to rise": _without_rising,
    }
    people = np.arange(len(table.premiums))
    results = {}
    for name, fit in models.items():
        report(f"health: comparison with {name}")

        def fit_and_predict(seen: Rows, held_out: Rows, fit: Fit = fit) -> Floats:
            predicted = fit(table.answers[seen], table.premiums[seen], table.answers[held_out])
            return np.clip(predicted, table.premiums[seen].min(), table.premiums[seen].max())

        predictions = predict_held_out(people, fit_and_predict, lambda _: None, repeats)
        results[name] = measure_folds(predictions, table.premiums, people)
    return results


def _linear(seen: Floats, premiums: Floats, held_out: Floats) -> Floats:
    with_constant = np.column_stack([seen, np.ones(len(seen))])
    weights, *_ = np.linalg.lstsq(with_constant, premiums, rcond=None)
    return np.column_stack([held_out, np.ones(len(held_out))]) @ weights


def _boosted(settings: dict[str, Any], rounds: int) -> Fit:
    def fit(seen: Floats, premiums: Floats, held_out: Floats) -> Floats:
        base = {"base_score": float(np.mean(premiums))}
        booster = train_booster(seen, premiums, {**settings, **base}, rounds)
        return predict_margins(booster, held_out)

    return fit


def _without_rising(seen: Floats, premiums: Floats, held_out: Floats) -> Floats:
    return predict_margins(health_model.train_health(seen, premiums), held_out)

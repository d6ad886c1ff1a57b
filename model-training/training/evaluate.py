"""Measures a product's model: accuracy, ranges, and what drives its premiums."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from coverage import measure_coverage
from metrics import measure_folds
from premium import Answers, PremiumModel
from products import Product
from read_tables import Floats

DRIVERS_SAMPLE = 400


def evaluate(product: Product, predictions: Floats) -> dict[str, Any]:
    """Return what held-out ``predictions``, a line a repeat, say about a product's model."""
    named_groups = [(name, conditions) for name, conditions in product.range_groups if conditions]
    return {
        "cross_validation": {
            "repeats": len(predictions),
            "currency_of_mae_and_rmse": product.level["currency"],
            **measure_folds(predictions, product.charged, product.policies),
        },
        "range_coverage": measure_coverage(
            predictions,
            product.charged,
            product.inputs,
            product.policies,
            product.range_groups,
            named_groups,
        ),
    }


def measure_drivers(
    model: PremiumModel, applicants: Sequence[Answers], sample: int
) -> dict[str, float]:
    """Return each answer's mean absolute contribution in USD over a sample of applicants."""
    places = np.linspace(0, len(applicants) - 1, min(sample, len(applicants)))
    chosen = [applicants[int(place)] for place in places]
    totals = dict.fromkeys(model.names, 0.0)
    for applicant in chosen:
        for part in model.predict(applicant)["contributions"]:
            totals[part["feature"]] += abs(part["amount"])
    return {name: round(total / len(chosen), 2) for name, total in totals.items()}

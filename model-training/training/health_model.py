"""The health model: premium in rupees from the ten answers of the form.

About 3 % of the table's premiums are far from what people with near equal answers pay. They
carry four fifths of the squared error and no rule, so they must not shape the trees: a first
booster with a robust loss finds them, a second one is trained without them. They stay in the
rows that the model is measured and its ranges are made on.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import xgboost as xgb

from boosting import predict_margins, train_booster
from health_premium import HealthModel
from read_tables import Floats

# A premium never falls as these rise; people would not understand it otherwise. In the order of
# the isotonic regressions: age, the only one that costs accuracy, comes last.
RISING = ("any_bodytransplant", "any_chronic_disease", "history_of_cancer_in_family", "age")

# Pseudo-Huber: squared up to the slope (rupees), absolute beyond it.
FINDING_OUTLIERS: dict[str, Any] = {
    "objective": "reg:pseudohubererror",
    "huber_slope": 3000,
    "max_depth": 7,
    "eta": 0.05,
    "min_child_weight": 0.5,
    "lambda": 3,
}
FINDING_ROUNDS = 100
# Rows further than this, in rupees, from the first booster are left out of the second.
OUTLIER_DISTANCE = 6000

# Few, deep trees: each is summed over every age and risk that rising is made of.
SETTINGS: dict[str, Any] = {
    "objective": "reg:squarederror",
    "max_depth": 8,
    "eta": 0.15,
    "lambda": 1,
    "colsample_bynode": 0.7,
}
ROUNDS = 40


def train_health(answers: Floats, premiums: Floats) -> xgb.Booster:
    """Train the booster on rows of answers and their premiums."""
    first = _train(answers, premiums, FINDING_OUTLIERS, FINDING_ROUNDS)
    ordinary = np.abs(premiums - predict_margins(first, answers)) < OUTLIER_DISTANCE
    return _train(answers[ordinary], premiums[ordinary], SETTINGS, ROUNDS)


def _train(answers: Floats, premiums: Floats, settings: dict[str, Any], rounds: int) -> xgb.Booster:
    base = {"base_score": float(np.mean(premiums))}
    return train_booster(answers, premiums, {**settings, **base}, rounds)


def describe_serving(answers: Floats, premiums: Floats, names: list[str]) -> dict[str, Any]:
    """Return what the health premium function needs to know of the rows it was trained on."""
    columns = dict(zip(names, answers.T, strict=True))
    reference = dict.fromkeys(names, 0.0) | {
        name: float(np.median(columns[name])) for name in ("age", "weight", "height")
    }
    ages = columns["age"]
    values = {name: [0.0, 1.0] for name in RISING}
    values["age"] = [float(age) for age in range(int(ages.min()), int(ages.max()) + 1)]
    ranges = [
        {"name": name, "lowest": float(column.min()), "highest": float(column.max())}
        for name, column in columns.items()
    ]
    return {
        "features": [{**entry, "reference": reference[entry["name"]]} for entry in ranges],
        "reference_description": (
            f"a typical {reference['age']:.0f}-year-old of {reference['height']:.0f} cm and "
            f"{reference['weight']:.0f} kg with none of the conditions asked"
        ),
        "booster_inputs": ranges,
        "rising": [{"name": name, "values": values[name]} for name in RISING],
        "table_premium": {"lowest": float(premiums.min()), "highest": float(premiums.max())},
    }


def predict_health(
    booster: xgb.Booster, serving: dict[str, Any], answers: Floats, names: list[str]
) -> Floats:
    """Return premiums in rupees, by the premium function that is served."""
    model = HealthModel("", {**serving, "usd_per_unit": 1}, booster)
    rows = [model.rate(dict(zip(names, row, strict=True))) for row in answers.tolist()]
    return np.array(model.table_premiums(rows))

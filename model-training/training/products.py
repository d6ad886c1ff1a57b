"""Puts together, for each product, its rows, how its model is trained and what serving needs."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import xgboost as xgb

import car_model
import health_model
from conformal import Groups
from cross_validation import Rows
from premium import Answers
from read_tables import CarTable, ClaimsTable, Floats, HealthTable

HEALTH_GROUPS: Groups = [
    ("with a transplant", [{"input": "any_bodytransplant", "above": 0}]),
    ("two or more major surgeries", [{"input": "no_of_major_surgery", "at_least": 2}]),
    ("cancer in the family", [{"input": "history_of_cancer_in_family", "above": 0}]),
    ("with a chronic disease", [{"input": "any_chronic_disease", "above": 0}]),
    ("under 30", [{"input": "age", "below": 30}]),
    ("everyone else", []),
]
CAR_GROUPS: Groups = [
    ("bonus-malus over 100", [{"input": "bonus_malus", "above": 100}]),
    ("under 25", [{"input": "driver_age", "below": 25}]),
    ("cars over 12 years", [{"input": "vehicle_age", "above": 12}]),
    ("everyone else", []),
]


@dataclass(frozen=True)
class Product:
    """One product's rows, and how its model is trained and described."""

    name: str
    level: dict[str, Any]
    inputs: Mapping[str, Floats]
    charged: Floats
    policies: Rows
    range_groups: Groups
    settings: dict[str, Any]
    serving: dict[str, Any]
    applicants: Sequence[Answers]
    train: Callable[[Rows], xgb.Booster]
    fit_and_predict: Callable[[Rows, Rows], Floats]


def describe_health(table: HealthTable, names: list[str], level: dict[str, Any]) -> Product:
    """Return the health product; answers in the order of ``names``."""
    answers, premiums = table.answers, table.premiums

    def train(seen: Rows) -> xgb.Booster:
        return health_model.train_health(answers[seen], premiums[seen])

    def fit_and_predict(seen: Rows, held_out: Rows) -> Floats:
        serving = health_model.describe_serving(answers[seen], premiums[seen], names)
        return health_model.predict_health(train(seen), serving, answers[held_out], names)

    return Product(
        name="health",
        level=level,
        inputs=dict(zip(names, answers.T, strict=True)),
        charged=premiums,
        policies=np.arange(len(premiums)),
        range_groups=HEALTH_GROUPS,
        settings={
            "finding_outliers": {
                **health_model.FINDING_OUTLIERS,
                "rounds": health_model.FINDING_ROUNDS,
                "outlier_distance": health_model.OUTLIER_DISTANCE,
            },
            "booster": {**health_model.SETTINGS, "rounds": health_model.ROUNDS},
        },
        serving=health_model.describe_serving(answers, premiums, names),
        applicants=[dict(zip(names, row, strict=True)) for row in answers.tolist()],
        train=train,
        fit_and_predict=fit_and_predict,
    )


def describe_car(table: CarTable, claims: ClaimsTable, level: dict[str, Any]) -> Product:
    """Return the car product."""
    inputs = car_model.car_inputs(table)

    def train(seen: Rows) -> xgb.Booster:
        return car_model.train_car(inputs[seen], table.premiums[seen])

    def fit_and_predict(seen: Rows, held_out: Rows) -> Floats:
        return car_model.predict_car(train(seen), inputs[held_out])

    return Product(
        name="car",
        level=level,
        inputs=dict(zip(car_model.INPUTS, inputs.T, strict=True)),
        charged=table.premiums,
        policies=table.policies,
        range_groups=CAR_GROUPS,
        settings={"booster": {**car_model.SETTINGS, "rounds": car_model.ROUNDS}},
        serving=car_model.describe_serving(table, claims),
        applicants=car_model.describe_applicants(table),
        train=train,
        fit_and_predict=fit_and_predict,
    )

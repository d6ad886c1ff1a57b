"""Puts together, for each product, its rows, its model and what serving needs to know."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import car_model
import health_model
import numpy as np
import xgboost as xgb
from car_formulas import BonusMalusRule, MileageRule
from conformal import Groups
from cross_validation import Rows
from read_tables import CarTable, ClaimsTable, Floats, HealthTable

BONUS_MALUS: BonusMalusRule = {
    "start": 100,
    "yearly": 0.95,
    "per_accident": 1.25,
    "lowest": 50,
    "highest": 350,
    "highest_seen": 156,
}
MILEAGE: MileageRule = {"reference": 13, "exponent": 0.45, "lowest": 2, "highest": 50}

HEALTH_GROUPS: Groups = [
    ("with a transplant", [{"input": "any_bodytransplant", "above": 0}]),
    ("two or more major surgeries", [{"input": "no_of_major_surgery", "at_least": 2}]),
    ("under 30", [{"input": "age", "below": 30}]),
    ("cancer in the family", [{"input": "history_of_cancer_in_family", "above": 0}]),
    ("with a chronic disease", [{"input": "any_chronic_disease", "above": 0}]),
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
    """One product's rows and how to train, predict and describe its model."""

    name: str
    inputs: Mapping[str, Floats]
    charged: Floats
    policies: Rows
    range_groups: Groups
    settings: dict[str, Any]
    serving: dict[str, Any]
    train: Callable[[Rows], xgb.Booster]
    fit_and_predict: Callable[[Rows, Rows], Floats]


def describe_health(table: HealthTable, names: list[str], level: dict[str, Any]) -> Product:
    """Return the health product."""
    inputs = dict(zip(names, table.answers.T, strict=True))
    reference = dict.fromkeys(names, 0.0) | {
        name: float(np.median(inputs[name])) for name in ("age", "weight", "height")
    }

    def train(rows: Rows) -> xgb.Booster:
        return health_model.train_health(table.answers[rows], table.premiums[rows], names)

    def fit_and_predict(seen: Rows, held_out: Rows) -> Floats:
        return health_model.predict_health(
            train(seen), table.answers[held_out], table.premiums[seen]
        )

    ranges = {name: (float(values.min()), float(values.max())) for name, values in inputs.items()}
    return Product(
        name="health",
        inputs=inputs,
        charged=table.premiums,
        policies=np.arange(len(table.premiums)),
        range_groups=HEALTH_GROUPS,
        settings={**health_model.SETTINGS, "rounds": health_model.ROUNDS},
        serving={
            "features": _features(names, ranges, reference),
            "booster_inputs": _booster_inputs(names, inputs),
            "table_premium": {
                "lowest": float(table.premiums.min()),
                "highest": float(table.premiums.max()),
            },
            "reference_description": (
                f"a typical {reference['age']:.0f}-year-old of {reference['height']:.0f} cm and "
                f"{reference['weight']:.0f} kg without any of the conditions asked"
            ),
            "level": level,
        },
        train=train,
        fit_and_predict=fit_and_predict,
    )


def describe_car(
    table: CarTable, claims: ClaimsTable, names: list[str], level: dict[str, Any]
) -> Product:
    """Return the car product."""
    rows = car_model.car_inputs(table)
    inputs = dict(zip(car_model.INPUTS, rows.T, strict=True))
    reference = {
        "driver_age": float(np.median(table.driver_ages)),
        "driving_experience": float(np.median(table.driver_ages)) - 18,
        "annual_mileage": MILEAGE["reference"],
        "vehicle_age": float(np.median(table.vehicle_ages)),
        "prv_accident": 0.0,
    }
    ranges = {
        "driver_age": (table.driver_ages.min(), table.driver_ages.max()),
        "driving_experience": (0, float(np.floor(claims.experiences.max()))),
        "annual_mileage": (MILEAGE["lowest"], MILEAGE["highest"]),
        "vehicle_age": (table.vehicle_ages.min(), table.vehicle_ages.max()),
        "prv_accident": (0, 2),
    }

    def train(seen: Rows) -> xgb.Booster:
        return car_model.train_car(rows[seen], table.premiums[seen])

    def fit_and_predict(seen: Rows, held_out: Rows) -> Floats:
        return car_model.predict_car(train(seen), rows[held_out])

    return Product(
        name="car",
        inputs=inputs,
        charged=table.premiums,
        policies=table.policies,
        range_groups=CAR_GROUPS,
        settings={**car_model.SETTINGS, "rounds": car_model.ROUNDS},
        serving={
            "features": _features(names, ranges, reference),
            "booster_inputs": _booster_inputs(list(car_model.INPUTS), inputs),
            "bonus_malus": {**BONUS_MALUS, "highest_seen": float(table.bonus_malus.max())},
            "mileage": MILEAGE,
            "reference_description": (
                f"a typical {reference['driver_age']:.0f}-year-old who has driven for "
                f"{reference['driving_experience']:.0f} years without an accident, "
                f"{reference['annual_mileage']:.0f},000 km a year in a "
                f"{reference['vehicle_age']:.0f}-year-old car"
            ),
            "level": level,
        },
        train=train,
        fit_and_predict=fit_and_predict,
    )


def _features(
    names: list[str],
    ranges: Mapping[str, tuple[float, float]],
    reference: Mapping[str, float],
) -> list[dict[str, Any]]:
    return [
        {
            "name": name,
            "lowest": float(ranges[name][0]),
            "highest": float(ranges[name][1]),
            "reference": float(reference[name]),
        }
        for name in names
    ]


def _booster_inputs(names: list[str], inputs: Mapping[str, Floats]) -> list[dict[str, Any]]:
    return [
        {"name": n, "lowest": float(inputs[n].min()), "highest": float(inputs[n].max())}
        for n in names
    ]

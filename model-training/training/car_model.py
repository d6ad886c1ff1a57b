"""The car model: premium in euros from driver's age, bonus-malus and the car's age.

The law makes a premium proportional to the bonus-malus coefficient, so the coefficient is an
offset; the booster learns what insurers add to or take from that. Outside the table the offset
goes on as the law does, while the booster answers as at the nearest value it knows.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import xgboost as xgb

from boosting import predict_margins, train_booster
from car_formulas import MileageRule
from premium import Answers
from read_tables import CarTable, ClaimsTable, Floats

INPUTS = ("driver_age", "bonus_malus", "vehicle_age")

# Code des assurances, art. A121-1.
BONUS_MALUS = {"start": 100, "yearly": 0.95, "per_accident": 1.25, "lowest": 50, "highest": 350}

# Thousand kilometres a year. The exponent is checked against the claims table and published
# studies (Ferreira and Minikel 2010; Lemaire, Park and Wang 2016), which hold no more than
# about 50 thousand kilometres a year.
MILEAGE: MileageRule = {"reference": 13, "exponent": 0.45, "lowest": 2, "highest": 50}

# The age from which the typical applicant is taken to have driven.
YOUNGEST_DRIVER = 18

SETTINGS: dict[str, Any] = {
    "objective": "reg:gamma",
    "max_depth": 4,
    "eta": 0.05,
    "min_child_weight": 100,
    "lambda": 1,
    "monotone_constraints": (0, 1, -1),
}
ROUNDS = 80


def car_inputs(table: CarTable) -> Floats:
    """Return the table's rows in the order of ``INPUTS``."""
    return np.column_stack([table.driver_ages, table.bonus_malus, table.vehicle_ages])


def train_car(inputs: Floats, premiums: Floats) -> xgb.Booster:
    """Train the booster; inputs in the order of ``INPUTS``."""
    relative = premiums / (inputs[:, 1] / 100)
    settings = {**SETTINGS, "base_score": float(np.mean(relative))}
    return train_booster(inputs, relative, settings, ROUNDS)


def predict_car(booster: xgb.Booster, inputs: Floats) -> Floats:
    """Return premiums in euros."""
    return np.exp(predict_margins(booster, inputs)) * (inputs[:, 1] / 100)


def describe_serving(table: CarTable, claims: ClaimsTable) -> dict[str, Any]:
    """Return what the car premium function needs to know of the rows it was trained on.

    Experience is in the premium table only as bonus-malus; how long people have driven comes
    from the claims table. Mileage is in neither; its range is that of its formula.
    """
    age = float(np.median(table.driver_ages))
    vehicle_age = float(np.median(table.vehicle_ages))
    experience = age - YOUNGEST_DRIVER
    ranges = {
        "driver_age": (table.driver_ages.min(), table.driver_ages.max(), age),
        "driving_experience": (0, np.floor(claims.experiences.max()), experience),
        "annual_mileage": (MILEAGE["lowest"], MILEAGE["highest"], MILEAGE["reference"]),
        "vehicle_age": (table.vehicle_ages.min(), table.vehicle_ages.max(), vehicle_age),
        "prv_accident": (0, claims.accidents.max(), 0),
    }
    return {
        "features": [
            {
                "name": name,
                "lowest": float(lowest),
                "highest": float(highest),
                "reference": float(reference),
            }
            for name, (lowest, highest, reference) in ranges.items()
        ],
        "reference_description": (
            f"a typical {age:.0f}-year-old who has driven for {experience:.0f} years without an "
            f"accident, {MILEAGE['reference']:.0f},000 km a year, in a car that is "
            f"{vehicle_age:.0f} years old"
        ),
        "booster_inputs": [
            {"name": name, "lowest": float(column.min()), "highest": float(column.max())}
            for name, column in zip(INPUTS, car_inputs(table).T, strict=True)
        ],
        "bonus_malus": {**BONUS_MALUS, "highest_seen": float(table.bonus_malus.max())},
        "mileage": MILEAGE,
    }


def describe_applicants(table: CarTable) -> list[Answers]:
    """Return the table's policies as the form would ask for them.

    A coefficient up to 100 is read as years without a claim, one above it as claims of a new
    driver; mileage, which the table does not hold, as typical.
    """
    steps = np.log(table.bonus_malus / BONUS_MALUS["start"])
    years = np.maximum(0, steps / np.log(BONUS_MALUS["yearly"]))
    accidents = np.maximum(0, steps / np.log(BONUS_MALUS["per_accident"]))
    columns = {
        "driver_age": table.driver_ages,
        "driving_experience": years,
        "annual_mileage": np.full(len(years), MILEAGE["reference"]),
        "vehicle_age": table.vehicle_ages,
        "prv_accident": accidents,
    }
    rows = np.column_stack(list(columns.values())).tolist()
    return [dict(zip(columns, row, strict=True)) for row in rows]

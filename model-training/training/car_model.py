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
from read_tables import CarTable, Floats

INPUTS = ("driver_age", "bonus_malus", "vehicle_age")

SETTINGS: dict[str, Any] = {
    "objective": "reg:gamma",
    "max_depth": 5,
    "eta": 0.05,
    "min_child_weight": 50,
    "lambda": 1,
    "monotone_constraints": (0, 1, -1),
}
ROUNDS = 120


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

"""The health model: premium in rupees from the ten answers of the form."""

from __future__ import annotations

from typing import Any

import numpy as np
import xgboost as xgb
from boosting import predict_margins, train_booster
from read_tables import Floats

# A premium never falls as these rise; people would not understand it otherwise.
RISING = ("age", "any_bodytransplant", "any_chronic_disease", "history_of_cancer_in_family")

# Pseudo-Huber: 3 % of the table's premiums are far from every rule and would pull a squared
# loss towards them. The slope is where the loss turns from squared to absolute, in rupees.
SETTINGS: dict[str, Any] = {
    "objective": "reg:pseudohubererror",
    "huber_slope": 4000,
    "max_depth": 7,
    "eta": 0.05,
    "min_child_weight": 0.5,
    "lambda": 3,
}
ROUNDS = 80


def train_health(answers: Floats, premiums: Floats, features: list[str]) -> xgb.Booster:
    """Train the booster on answers in the order of ``features``."""
    directions = tuple(int(feature in RISING) for feature in features)
    settings = {
        **SETTINGS,
        "base_score": float(np.mean(premiums)),
        "monotone_constraints": directions,
    }
    return train_booster(answers, premiums, settings, ROUNDS)


def predict_health(booster: xgb.Booster, answers: Floats, premiums_seen: Floats) -> Floats:
    """Return premiums in rupees, kept within the lowest and highest that training saw."""
    margins = predict_margins(booster, answers)
    return np.clip(margins, premiums_seen.min(), premiums_seen.max())

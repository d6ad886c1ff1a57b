"""Trains an XGBoost booster so that the same rows always give the same bytes."""

from __future__ import annotations

from typing import Any

import numpy as np
import xgboost as xgb

from read_tables import Floats

# One thread: histogram sums, and so the trees, do not depend on how work is shared.
FIXED = {"nthread": 1, "seed": 0, "tree_method": "hist", "verbosity": 1}


def train_booster(
    inputs: Floats,
    targets: Floats,
    settings: dict[str, Any],
    rounds: int,
    offset: Floats | None = None,
) -> xgb.Booster:
    """Train ``rounds`` trees; ``offset`` is added to the margin of each row."""
    rows = xgb.DMatrix(inputs.astype(np.float32), targets)
    if offset is not None:
        rows.set_base_margin(offset)
    return xgb.train({**FIXED, **settings}, rows, rounds)


def predict_margins(booster: xgb.Booster, inputs: Floats) -> Floats:
    """Return the boosters' margins, without any offset."""
    rows = inputs.astype(np.float32)
    return booster.inplace_predict(rows, predict_type="margin").astype(np.float64)

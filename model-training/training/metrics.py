"""How far predictions are from what was charged."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from cross_validation import split
from read_tables import Floats


def measure(predicted: Floats, charged: Floats) -> dict[str, float]:
    """Return R², MAE, RMSE (currency of the table) and MAPE (a share) of one fold."""
    errors = predicted - charged
    spread = charged - charged.mean()
    return {
        "r2": float(1 - errors @ errors / (spread @ spread)),
        "mae": float(np.abs(errors).mean()),
        "rmse": float(np.sqrt(np.mean(errors**2))),
        "mape": float(np.mean(np.abs(errors) / charged)),
    }


def measure_folds(
    predictions: Floats, charged: Floats, groups: NDArray[np.int64]
) -> dict[str, dict[str, float]]:
    """Return the mean and the deviation over folds of each measure of held-out predictions."""
    folds = [
        measure(predictions[fold.repeat, fold.test], charged[fold.test])
        for fold in split(groups, repeats=len(predictions))
    ]
    return {
        name: {
            "mean": round(float(np.mean([fold[name] for fold in folds])), 4),
            "deviation": round(float(np.std([fold[name] for fold in folds])), 4),
        }
        for name in folds[0]
    }

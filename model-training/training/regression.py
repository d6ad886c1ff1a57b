"""Regression, bisection and folds of cross-validation."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tables import Floats

FOLDS = 5


def fit_tweedie(design: Floats, values: Floats, weight: Floats, power: float) -> Floats:
    """Return the coefficients of a Tweedie regression with log link, by Fisher scoring.

    ``power`` of the variance: 1 is Poisson, 2 gamma. The first column of the design is constant;
    columns without rows get 0.
    """
    coefficients = np.zeros(design.shape[1])
    coefficients[0] = np.log(np.average(values, weights=weight))
    ridge = 1e-6 * np.eye(design.shape[1])
    for _ in range(100):
        mean = np.exp(np.clip(design @ coefficients, -20, 20))
        working = weight * mean ** (2 - power)
        gradient = design.T @ (working * (values - mean) / mean)
        step = np.linalg.solve((design * working[:, None]).T @ design + ridge, gradient)
        coefficients = coefficients + step
        if np.max(np.abs(step)) < 1e-10:
            return coefficients
    raise ArithmeticError("The regression did not converge")


def bisect(rising: Callable[[float], float], target: float, low: float, high: float) -> float:
    """Return where a rising function reaches a target."""
    for _ in range(80):
        middle = (low + high) / 2
        low, high = (middle, high) if rising(middle) < target else (low, middle)
    return (low + high) / 2


def draw_folds(ids: NDArray[Any], seed: int) -> NDArray[np.int64]:
    """Return the fold of each row; the rows of an id are in the same fold."""
    unique, index = np.unique(ids, return_inverse=True)
    return (np.random.default_rng(seed).permutation(len(unique)) % FOLDS)[index]

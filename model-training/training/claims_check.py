"""Checks the car premium's accident and mileage factors against claims that an insurer saw.

Claim frequencies are compared by a Poisson regression with a log link: everything else that the
table knows is held equal by a factor for each of its classes.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from numpy.typing import NDArray

from read_tables import ClaimsTable, Floats

AGE_BANDS = (25, 30, 35, 40, 45, 50, 55, 60, 65, 70, 75, 80)
EXPERIENCE_BANDS = (2, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50)
MOST_ACCIDENTS = 3
STEPS = 30


def check_claims(table: ClaimsTable, exponent: float, reference_mileage: float) -> dict[str, Any]:
    """Return observed frequency factors beside those that the premium uses."""
    controls = [
        _indicators(table.guarantees),
        _indicators(table.usages),
        _indicators(np.digitize(table.driver_ages, AGE_BANDS)),
        _indicators(np.digitize(table.experiences, EXPERIENCE_BANDS)),
    ]
    claims = np.minimum(table.accidents, MOST_ACCIDENTS)
    accidents = np.column_stack([claims == count for count in range(1, MOST_ACCIDENTS + 1)])
    log_malus = np.log(table.bonus_malus / 100)
    limited = _fit(table, [table.mileage_limited[:, None], *controls, accidents])[0]
    by_accident = _fit(table, [accidents, *controls])
    by_coefficient = _fit(table, [log_malus[:, None], *controls])[0]
    return {
        "rows": len(table.claims),
        "mileage": {
            "limited_to_unlimited": _round(math.exp(limited)),
            # The mileage at which the premium's factor is what limited policies have.
            "same_factor_at": _round(reference_mileage * math.exp(limited / exponent)),
            "exponent": exponent,
        },
        "accidents": [
            {
                "accidents": count,
                "rows": int((claims == count).sum()),
                "observed_factor": _round(math.exp(by_accident[count - 1])),
                "premium_factor": _round(1.25**count),
            }
            for count in range(1, MOST_ACCIDENTS + 1)
        ],
        "bonus_malus_exponent": _round(by_coefficient),
    }


def _fit(table: ClaimsTable, columns: list[Floats]) -> Floats:
    """Return the Poisson regression's coefficients, in the order of ``columns``."""
    exposed = table.exposures > 0
    inputs = np.column_stack([np.hstack(columns), np.ones(len(table.claims))])[exposed]
    claims, exposures = table.claims[exposed], table.exposures[exposed]
    weights = np.zeros(inputs.shape[1])
    weights[-1] = math.log(claims.sum() / exposures.sum())
    for _ in range(STEPS):
        expected = exposures * np.exp(inputs @ weights)
        hessian = inputs.T @ (inputs * expected[:, None])
        # The small ridge keeps classes without a claim from running away.
        step = np.linalg.solve(
            hessian + 1e-6 * np.eye(len(weights)), inputs.T @ (claims - expected)
        )
        weights += np.clip(step, -1, 1)
        if np.abs(step).max() < 1e-9:
            break
    return weights


def _indicators(classes: NDArray[Any]) -> Floats:
    """Return a column for each class but the first."""
    return np.column_stack([classes == name for name in np.unique(classes)[1:]]).astype(np.float64)


def _round(value: float) -> float:
    return round(float(value), 3)

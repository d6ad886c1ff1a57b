"""Golden vectors: applicants with the answers that every implementation must give them."""

from __future__ import annotations

import itertools
from pathlib import Path
from typing import Any

import numpy as np

from artifacts import write_rows
from premium import PremiumModel

RANDOM_APPLICANTS = 1000
EDGE_APPLICANTS = 200

YES_NO = (0, 1)
# Lowest and highest of the random applicants, wider than the trained ranges; None: yes or no.
SPREAD: dict[str, dict[str, tuple[float, float, int] | None]] = {
    "health": {
        "age": (10, 80, 0),
        "weight": (40, 150, 1),
        "height": (140, 200, 2),
        "has_diabetes": None,
        "has_pressure_issue": None,
        "any_bodytransplant": None,
        "any_chronic_disease": None,
        "any_allergies": None,
        "history_of_cancer_in_family": None,
        "no_of_major_surgery": (0, 4, 0),
    },
    "car": {
        "driver_age": (16, 100, 0),
        "driving_experience": (0, 60, 1),
        "annual_mileage": (0, 60, 1),
        "vehicle_age": (0, 40, 0),
        "prv_accident": (0, 7, 0),
    },
}
EXTREMES = (0.0, 1e-300, 0.5, 1e9, 1e300)


def random_applicants(product: str, count: int = RANDOM_APPLICANTS) -> list[dict[str, float]]:
    """Return applicants spread over the trained ranges and a little beyond."""
    random = np.random.default_rng(20260101)
    applicants = []
    for _ in range(count):
        applicant = {}
        for name, spread in SPREAD[product].items():
            if spread is None:
                applicant[name] = float(random.integers(0, 2))
            else:
                low, high, decimals = spread
                applicant[name] = round(float(random.uniform(low, high)), decimals)
        applicants.append(applicant)
    return applicants


def edge_applicants(model: PremiumModel, count: int = EDGE_APPLICANTS) -> list[dict[str, float]]:
    """Return applicants at, just beside and far outside the ends of the trained ranges."""
    edges = []
    for name in model.names:
        ends = model.trained_range(name)
        near = [end + step for end in ends for step in (-1.0, -0.25, 0.0, 0.25, 1.0)]
        edges.append([*EXTREMES, *(value for value in near if value >= 0)])
    applicants = [dict(model.reference)]
    for name, values in zip(model.names, edges, strict=True):
        applicants += [{**model.reference, name: value} for value in values]
    applicants += [dict.fromkeys(model.names, value) for value in EXTREMES]
    for ends in itertools.islice(
        itertools.product(*(model.trained_range(n) for n in model.names)), 40
    ):
        applicants.append(dict(zip(model.names, ends, strict=True)))
    random = np.random.default_rng(20260102)
    while len(applicants) < count:
        applicants.append(
            {
                name: float(values[random.integers(len(values))])
                for name, values in zip(model.names, edges, strict=True)
            }
        )
    return applicants[:count]


def write_golden_vectors(path: Path, model: PremiumModel, product: str) -> None:
    """Write the golden vectors of one product, a case a line."""
    cases = {
        "random": random_applicants(product),
        "edge": edge_applicants(model),
    }
    head = {
        "insurance_type": product,
        "model_version": model.version,
        "features": model.names,
    }
    rows = [
        _compact(kind, applicant, model)
        for kind, applicants in cases.items()
        for applicant in applicants
    ]
    write_rows(path, head, "cases", rows)


def _compact(kind: str, applicant: dict[str, float], model: PremiumModel) -> dict[str, Any]:
    prediction = model.predict(applicant)
    return {
        "kind": kind,
        "answers": [applicant[name] for name in model.names],
        "premium": prediction["premium"],
        "low": prediction["range"]["low"],
        "high": prediction["range"]["high"],
        "baseline": prediction["baseline"],
        "amounts": [part["amount"] for part in prediction["contributions"]],
        "outside": [
            [part["feature"], part["lowest"], part["highest"]]
            for part in prediction["outside_training"]
        ],
    }

"""Golden vectors: applicants with the answers that every implementation must give them."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from artifacts import write_rows
from premium import Answers, Prediction, PremiumModel

RANDOM_APPLICANTS = 1000
EDGE_APPLICANTS = 200

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


def random_applicants(product: str, count: int) -> list[dict[str, float]]:
    """Return applicants spread over the trained ranges and a little beyond."""
    random = np.random.default_rng(20260101)

    def draw(spread: tuple[float, float, int] | None) -> float:
        if spread is None:
            return float(random.integers(0, 2))
        low, high, decimals = spread
        return round(float(random.uniform(low, high)), decimals)

    return [{name: draw(spread) for name, spread in SPREAD[product].items()} for _ in range(count)]


def edge_applicants(model: PremiumModel, count: int) -> list[dict[str, float]]:
    """Return applicants at, just beside and far outside the ends of the trained ranges.

    First one answer at a time, then all at once, then corners of the trained ranges, then
    mixtures of edges.
    """
    edges = {name: _edges(*model.trained_range(name)) for name in model.names}
    corners = itertools.product(*(model.trained_range(name) for name in model.names))
    applicants = [
        dict(model.reference),
        *({**model.reference, name: edge} for name in edges for edge in edges[name]),
        *(dict.fromkeys(model.names, extreme) for extreme in EXTREMES),
        *(dict(zip(model.names, corner, strict=True)) for corner in itertools.islice(corners, 40)),
    ]
    random = np.random.default_rng(20260102)
    while len(applicants) < count:
        applicants.append(
            {name: values[random.integers(len(values))] for name, values in edges.items()}
        )
    return applicants[:count]


def _edges(lowest: float, highest: float) -> list[float]:
    near = [end + step for end in (lowest, highest) for step in (-1.0, -0.25, 0.0, 0.25, 1.0)]
    return [*EXTREMES, *(value for value in near if value >= 0)]


def write_golden_vectors(
    path: Path,
    model: PremiumModel,
    random: Sequence[Answers],
    edge: Sequence[Answers],
) -> None:
    """Write applicants with the model's answers, a case a line."""
    head = {"model_version": model.version, "features": model.names}
    cases = [
        _to_case(kind, model.predict(applicant))
        for kind, applicants in (("random", random), ("edge", edge))
        for applicant in applicants
    ]
    write_rows(path, head, "cases", cases)


def _to_case(kind: str, prediction: Prediction) -> dict[str, Any]:
    return {
        "kind": kind,
        "answers": [part["value"] for part in prediction["contributions"]],
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

"""Golden vectors: instances with the output that every implementation must give to the cent."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np

from request import Answers, Choice, PremiumModel

RANDOM_INSTANCES = 250
EXTREMES = (0.0, 1e-300, 0.5, 1e9, 1e300)

# Lowest and highest of the random answers, wider than the data, and their decimals.
SPREAD: dict[str, tuple[float, float, int]] = {
    "age": (15, 70, 0),
    "weight": (40, 150, 1),
    "height": (140, 200, 2),
    "no_of_major_surgery": (0, 6, 0),
    "driver_age": (16, 90, 0),
    "driving_experience": (0, 60, 1),
    "annual_mileage": (0, 60, 1),
    "vehicle_age": (0, 40, 0),
    "prv_accident": (0, 7, 0),
}


def golden_vectors(model: PremiumModel, count: int = RANDOM_INSTANCES) -> dict[str, Any]:
    """Return random and extreme instances with the model's output and curves."""
    random = np.random.default_rng(20260101)
    instances = [random_instance(model, random) for _ in range(count)]
    middle = {name: _middle(model, name) for name in model.fields}
    instances += [
        {**middle, name: extreme}
        for name in model.fields
        if name not in model.flags
        for extreme in EXTREMES
    ]
    instances += [
        {**middle, name: value} for name, values in _single_choices(model) for value in values
    ]
    return {
        "model_version": model.version,
        "cases": [_to_case(model, instance) for instance in instances],
    }


def random_instance(model: PremiumModel, random: np.random.Generator) -> Answers:
    """Return an instance with every field, and each optional answer half of the time."""
    answers: Answers = {}
    for name in model.fields:
        if name in model.flags:
            answers[name] = int(random.random() < 0.4)
        else:
            low, high, decimals = SPREAD[name]
            answers[name] = round(float(random.uniform(low, high)), decimals)
    for name, choice in model.optional.items():
        if random.random() < 0.5 and (not choice.only_with or answers[choice.only_with]):
            answers[name] = _draw(choice, random)
    return answers


def write_golden_vectors(path: Path, vectors: dict[str, Any]) -> None:
    """Write golden vectors with a case on each line."""
    path.parent.mkdir(parents=True, exist_ok=True)
    version = json.dumps(vectors["model_version"])
    lines = ",\n".join(json.dumps(case, allow_nan=False) for case in vectors["cases"])
    path.write_text(f'{{"model_version": {version}, "cases": [\n{lines}\n]}}\n', encoding="utf-8")


def _to_case(model: PremiumModel, instance: Answers) -> dict[str, Any]:
    price = model.price(instance)
    return {
        "instance": instance,
        "price": [price["premium"], price["low"], price["high"]],
        "prediction": model.predict(instance),
    }


def _middle(model: PremiumModel, name: str) -> float:
    if name in model.flags:
        return 0
    low, high, decimals = SPREAD[name]
    return round((low + high) / 2, decimals)


def _draw(choice: Choice, random: np.random.Generator) -> str | list[str]:
    if not choice.multiple:
        return choice.values[random.integers(len(choice.values))]
    count = random.integers(1, len(choice.values) + 1)
    picked = random.choice(len(choice.values), count, replace=False)
    return [choice.values[i] for i in sorted(picked)]


def _single_choices(model: PremiumModel) -> list[tuple[str, list[str]]]:
    """Return every value of the optional answers that depend on no other."""
    return [
        (name, list(choice.values))
        for name, choice in model.optional.items()
        if not choice.multiple and not choice.only_with
    ]

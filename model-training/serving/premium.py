"""The premium function: answers in, premium with range and reasons out.

Everything it needs is read from a directory of artifacts, so that training, the SageMaker
container and the tests run this one implementation.
"""

from __future__ import annotations

import json
import math
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import xgboost as xgb
from car_formulas import bonus_malus, mileage_factor, most_accidents_seen
from shapley import attribute, round_to_sum, to_cents

Answers = Mapping[str, float]
Prediction = dict[str, Any]


def read_models(directory: Path) -> dict[str, PremiumModel]:
    """Read the premium model of every product from a directory of artifacts."""
    metadata = json.loads((directory / "metadata.json").read_text(encoding="utf-8"))
    models = {}
    for product, entry in metadata["products"].items():
        booster = xgb.Booster({"nthread": 1})
        booster.load_model(directory / entry["serving"]["booster"])
        models[product] = MODELS[product](entry["model_version"], entry["serving"], booster)
    return models


class PremiumModel(ABC):
    """One product's premium function, with its range and its reasons."""

    def __init__(self, version: str, serving: dict[str, Any], booster: xgb.Booster) -> None:
        """Take a booster and the ``serving`` part of its metadata."""
        self.version = version
        self.names: list[str] = [feature["name"] for feature in serving["features"]]
        self._serving = serving
        self._booster = booster
        self._lowest = {f["name"]: float(f["lowest"]) for f in serving["features"]}
        self._highest = {f["name"]: float(f["highest"]) for f in serving["features"]}
        self.reference = {f["name"]: float(f["reference"]) for f in serving["features"]}

    def trained_range(self, name: str) -> tuple[float, float]:
        """Return the lowest and highest value of an answer that the model was trained on."""
        return self._lowest[name], self._highest[name]

    def rate(self, answers: Answers) -> dict[str, float]:
        """Return the answers within their trained ranges, with what follows from them."""
        return {
            name: min(self._highest[name], max(self._lowest[name], answers[name]))
            for name in self.names
        }

    def premiums(self, rated: Sequence[Mapping[str, float]]) -> list[float]:
        """Return unrounded premiums in USD for rated applicants."""
        inputs = self._serving["booster_inputs"]
        rows = np.array(
            [
                [min(i["highest"], max(i["lowest"], row[i["name"]])) for i in inputs]
                for row in rated
            ],
            dtype=np.float32,
        )
        margins = self._booster.inplace_predict(rows, predict_type="margin")
        factor = self._serving["level"]["factor"]
        return [
            self.in_table_currency(float(margin), row) * factor
            for margin, row in zip(margins, rated, strict=True)
        ]

    @abstractmethod
    def in_table_currency(self, margin: float, rated: Mapping[str, float]) -> float:
        """Return the yearly premium in the training table's currency."""

    def highest_trained(self, name: str, answers: Answers) -> float:
        """Return the highest value of an answer that counts as seen, given the others."""
        del answers
        return self._highest[name]

    def within_bounds(self, premium: float) -> float:
        """Return a premium in USD within what the product may ever answer."""
        return premium

    def predict(self, answers: Answers) -> Prediction:
        """Return one applicant's premium, range, reasons and answers outside the training data."""
        values = self._subset_premiums(answers)
        premium, baseline = to_cents(values[-1]), to_cents(values[0])
        changed = [n for n in self.names if answers[n] != self.reference[n]]
        amounts = dict(
            zip(
                changed,
                round_to_sum(attribute(values, len(changed)), premium - baseline),
                strict=True,
            )
        )
        low, high = self._range(values[-1], self.rate(answers))
        return {
            "premium": premium / 100,
            "range": {
                "low": min(low, premium) / 100,
                "high": max(high, premium) / 100,
                "coverage": self._serving["range"]["coverage"],
            },
            "baseline": baseline / 100,
            "contributions": [
                {
                    "feature": name,
                    "value": answers[name],
                    "reference": self.reference[name],
                    "amount": amounts.get(name, 0) / 100,
                }
                for name in self.names
            ],
            "outside_training": self._outside(answers),
        }

    def _subset_premiums(self, answers: Answers) -> list[float]:
        """Return the premium of every mix of the applicant's and the reference's answers."""
        changed = [n for n in self.names if answers[n] != self.reference[n]]
        mixes = [
            {
                **self.reference,
                **{n: answers[n] for bit, n in enumerate(changed) if mask >> bit & 1},
            }
            for mask in range(1 << len(changed))
        ]
        return self.premiums([self.rate(mix) for mix in mixes])

    def _range(self, premium: float, rated: Mapping[str, float]) -> tuple[int, int]:
        """Return the lowest and highest premium, in cents, of the applicant's group of risk."""
        group = next(
            g for g in self._serving["range"]["groups"] if _belongs(rated, g["conditions"])
        )
        low = self.within_bounds(premium * group["low"])
        high = self.within_bounds(premium * group["high"])
        return to_cents(low), to_cents(high)

    def _outside(self, answers: Answers) -> list[dict[str, Any]]:
        outside = []
        for name in self.names:
            lowest, highest = self._lowest[name], self.highest_trained(name, answers)
            if not lowest <= answers[name] <= highest:
                outside.append({"feature": name, "lowest": lowest, "highest": highest})
        return outside


class HealthModel(PremiumModel):
    """Health: the booster's margin is the premium, kept within the table's premiums."""

    def in_table_currency(self, margin: float, rated: Mapping[str, float]) -> float:
        """Return the premium in rupees."""
        del rated
        bounds = self._serving["table_premium"]
        return min(bounds["highest"], max(bounds["lowest"], margin))

    def within_bounds(self, premium: float) -> float:
        """Return a premium in USD, kept within the table's premiums."""
        factor = self._serving["level"]["factor"]
        return self.in_table_currency(premium / factor, {}) * factor


class CarModel(PremiumModel):
    """Car: the booster's answer times the bonus-malus coefficient and the mileage factor."""

    def rate(self, answers: Answers) -> dict[str, float]:
        """Return the answers within their trained ranges, bonus-malus and mileage factor."""
        coefficient = bonus_malus(
            answers["driving_experience"], answers["prv_accident"], self._serving["bonus_malus"]
        )
        factor = mileage_factor(answers["annual_mileage"], self._serving["mileage"])
        return {**super().rate(answers), "bonus_malus": coefficient, "mileage_factor": factor}

    def in_table_currency(self, margin: float, rated: Mapping[str, float]) -> float:
        """Return the premium in euros."""
        return math.exp(margin) * (rated["bonus_malus"] / 100) * rated["mileage_factor"]

    def highest_trained(self, name: str, answers: Answers) -> float:
        """Accidents count as seen up to the highest bonus-malus coefficient of the table."""
        if name != "prv_accident":
            return super().highest_trained(name, answers)
        rule = self._serving["bonus_malus"]
        return float(most_accidents_seen(answers["driving_experience"], rule))


MODELS: dict[str, type[PremiumModel]] = {"health": HealthModel, "car": CarModel}


def _belongs(rated: Mapping[str, float], conditions: Sequence[Mapping[str, Any]]) -> bool:
    return all(
        rated[c["input"]] >= c.get("at_least", -math.inf)
        and rated[c["input"]] > c.get("above", -math.inf)
        and rated[c["input"]] < c.get("below", math.inf)
        for c in conditions
    )

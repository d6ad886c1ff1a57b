"""What the premium models share: answers in, premium with range and reasons out."""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import xgboost as xgb
from numpy.typing import NDArray

from shapley import attribute, round_to_sum, to_cents

Answers = Mapping[str, float]
Prediction = dict[str, Any]


class PremiumModel(ABC):
    """One product's premium function, with its range and its reasons."""

    def __init__(self, version: str, serving: dict[str, Any], booster: xgb.Booster) -> None:
        """Take a booster and the ``serving`` part of its metadata."""
        self.version = version
        self.serving = serving
        self.names: list[str] = [feature["name"] for feature in serving["features"]]
        self.reference = {f["name"]: float(f["reference"]) for f in serving["features"]}
        self.factor = float(serving["usd_per_unit"])
        self._booster = booster
        self._ranges = {
            f["name"]: (float(f["lowest"]), float(f["highest"])) for f in serving["features"]
        }

    @abstractmethod
    def table_premiums(self, rated: Sequence[Mapping[str, float]]) -> list[float]:
        """Return yearly premiums in the training table's currency for rated applicants."""

    def rate(self, answers: Answers) -> dict[str, float]:
        """Return the answers within their trained ranges, with what follows from them."""
        return {name: _clamp(answers[name], *self._ranges[name]) for name in self.names}

    def within_bounds(self, premium: float) -> float:
        """Return a premium in USD within what the product may ever answer."""
        return premium

    def trained_range(self, name: str) -> tuple[float, float]:
        """Return the lowest and highest value of an answer that the model was trained on."""
        return self._ranges[name]

    def highest_seen(self, name: str, answers: Answers) -> float:
        """Return the highest value of an answer that training saw, given the others."""
        del answers
        return self._ranges[name][1]

    def margins(self, rows: NDArray[np.float64]) -> NDArray[np.float64]:
        """Return the booster's margins; rows in the order of its inputs, kept within its table."""
        inputs = self.serving["booster_inputs"]
        lowest, highest = ([i[end] for i in inputs] for end in ("lowest", "highest"))
        bounded = np.clip(rows, lowest, highest).astype(np.float32)
        return self._booster.inplace_predict(bounded, predict_type="margin").astype(np.float64)

    def price(self, applicants: Sequence[Answers]) -> list[float]:
        """Return applicants' premiums in USD, not yet rounded."""
        rated = [self.rate(answers) for answers in applicants]
        return [premium * self.factor for premium in self.table_premiums(rated)]

    def predict(self, answers: Answers) -> Prediction:
        """Return one applicant's premium, range, reasons and answers outside the training data."""
        changed = [name for name in self.names if answers[name] != self.reference[name]]
        premiums = self._mixed_premiums(answers, changed)
        premium, baseline = to_cents(premiums[-1]), to_cents(premiums[0])
        cents = round_to_sum(attribute(premiums, len(changed)), premium - baseline)
        amounts = dict(zip(changed, cents, strict=True))
        low, high = self._range(premiums[-1], self.rate(answers))
        return {
            "premium": premium / 100,
            "range": {
                "low": min(low, premium) / 100,
                "high": max(high, premium) / 100,
                "coverage": self.serving["range"]["coverage"],
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

    def _mixed_premiums(self, answers: Answers, changed: Sequence[str]) -> list[float]:
        """Return the premium, in USD, of every mix of the applicant's and reference's answers."""
        return self.price(
            [
                {
                    **self.reference,
                    **{name: answers[name] for bit, name in enumerate(changed) if mask >> bit & 1},
                }
                for mask in range(1 << len(changed))
            ]
        )

    def _range(self, premium: float, rated: Mapping[str, float]) -> tuple[int, int]:
        """Return the range, in cents, that the applicant's group of risk has."""
        group = next(g for g in self.serving["range"]["groups"] if _belongs(rated, g["conditions"]))
        low = self.within_bounds(premium * group["low"])
        high = self.within_bounds(premium * group["high"])
        return to_cents(low), to_cents(high)

    def _outside(self, answers: Answers) -> list[dict[str, Any]]:
        outside = []
        for name in self.names:
            lowest, highest = self._ranges[name][0], self.highest_seen(name, answers)
            if not lowest <= answers[name] <= highest:
                outside.append({"feature": name, "lowest": lowest, "highest": highest})
        return outside


def _clamp(value: float, lowest: float, highest: float) -> float:
    return min(highest, max(lowest, value))


def _belongs(rated: Mapping[str, float], conditions: Sequence[Mapping[str, Any]]) -> bool:
    return all(
        rated[c["input"]] >= c.get("at_least", -math.inf)
        and rated[c["input"]] > c.get("above", -math.inf)
        and rated[c["input"]] < c.get("below", math.inf)
        for c in conditions
    )

"""The car premium: the booster's answer times the bonus-malus and the mileage factor."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

import numpy as np

from car_formulas import bonus_malus, mileage_factor, most_accidents_seen
from premium import Answers, PremiumModel


class CarModel(PremiumModel):
    """Car premiums in the training table's euros."""

    def rate(self, answers: Answers) -> dict[str, float]:
        """Return the answers within their trained ranges, bonus-malus and mileage factor."""
        coefficient = bonus_malus(
            answers["driving_experience"], answers["prv_accident"], self.serving["bonus_malus"]
        )
        factor = mileage_factor(answers["annual_mileage"], self.serving["mileage"])
        return {**super().rate(answers), "bonus_malus": coefficient, "mileage_factor": factor}

    def table_premiums(self, rated: Sequence[Mapping[str, float]]) -> list[float]:
        """Return premiums in euros for rated applicants."""
        names = [i["name"] for i in self.serving["booster_inputs"]]
        margins = self.margins(np.array([[row[name] for name in names] for row in rated]))
        return [
            math.exp(margin) * (row["bonus_malus"] / 100) * row["mileage_factor"]
            for margin, row in zip(margins.tolist(), rated, strict=True)
        ]

    def highest_seen(self, name: str, answers: Answers) -> float:
        """Accidents count as seen up to the highest bonus-malus coefficient of the table."""
        if name != "prv_accident":
            return super().highest_seen(name, answers)
        rule = self.serving["bonus_malus"]
        return float(most_accidents_seen(answers["driving_experience"], rule))

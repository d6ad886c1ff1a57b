"""Health-rated premium and marketplace price, evaluated from the rating table ``health.json``.

``local/model-endpoint/health-premium.ts`` does the same arithmetic in the same order.
"""

from __future__ import annotations

import math
from collections.abc import Sequence, Set
from typing import Any

from request import Answers, Choice, clamp
from shapley import explain, to_cents

# Four fifths of a normal distribution are within this many standard deviations.
DEVIATIONS = 1.28

CHRONIC = "any_chronic_disease"
NAMED = "chronic_conditions"


class HealthModel:
    """Premium of a benchmark silver plan if insurers could price health, and as they price it."""

    fields = (
        "age",
        "weight",
        "height",
        "has_diabetes",
        "has_pressure_issue",
        "any_bodytransplant",
        CHRONIC,
        "any_allergies",
        "history_of_cancer_in_family",
        "no_of_major_surgery",
    )
    flags = frozenset(fields[3:9])

    def __init__(self, tables: dict[str, Any]) -> None:
        """Take the content of ``health.json``."""
        self.version: str = tables["model_version"]
        self.optional = {
            "state": Choice(tuple(tables["market"]["states"])),
            NAMED: Choice(tuple(tables["conditions"]), multiple=True, only_with=CHRONIC),
        }
        self._tables = tables
        self._reference: Answers = tables["reference"]

    def predict(self, answers: Answers) -> dict[str, Any]:
        """Return premium, range, market, reasons and answers outside the data."""
        used, outside = self._clamp(answers)
        players = [name for name in self.fields if used[name] != self._reference[name]]
        if "state" in used:
            players.append("state")

        def price(present: Set[str]) -> float:
            mixed = {**self._reference, **{name: used[name] for name in present}}
            if CHRONIC in present and NAMED in used:
                mixed[NAMED] = used[NAMED]
            return self._premium(mixed)

        explanation = explain(players, price)
        amounts = dict(zip(players, explanation.amounts, strict=True))
        low, high = self._range(used, explanation.premium / 100)
        return {
            "premium": explanation.premium / 100,
            "range": {"low": low, "high": high, "coverage": 0.8},
            "market": self._market(answers),
            "baseline": explanation.baseline / 100,
            "contributions": [
                {
                    "feature": name,
                    **({"features": [CHRONIC, NAMED]} if name == CHRONIC and NAMED in used else {}),
                    "value": answers[name],
                    "reference": self._reference.get(name),
                    "amount": amounts.get(name, 0) / 100,
                }
                for name in (*self.fields, "state")
                if name in answers
            ],
            "outside_training": outside,
        }

    def price(self, answers: Answers) -> dict[str, float]:
        """Return ``premium``, ``low`` and ``high`` alone."""
        used, _ = self._clamp(answers)
        premium = to_cents(self._premium(used)) / 100
        low, high = self._range(used, premium)
        return {"premium": premium, "low": low, "high": high}

    def _clamp(self, answers: Answers) -> tuple[Answers, list[dict[str, Any]]]:
        """Return the answers within the data and those outside; weight by body-mass index."""
        bounds = self._tables["bounds"]
        used, outside = clamp(answers, bounds)
        metres = used["height"] / 100
        lightest = self._tables["bmi"]["lowest"] * (metres * metres)
        heaviest = self._tables["bmi"]["highest"] * (metres * metres)
        if not lightest <= used["weight"] <= heaviest:
            used["weight"] = min(heaviest, max(lightest, used["weight"]))
            outside.append(
                {"feature": "weight", "lowest": _tenths(lightest), "highest": _tenths(heaviest)}
            )
        if used[CHRONIC] != 1:
            used.pop(NAMED, None)
        return used, outside

    def _premium(self, answers: Answers) -> float:
        """Return the health-rated premium in USD, not rounded."""
        cost, _ = self._cost(answers)
        factor = self._bmi_factor(answers) * _at(
            self._tables["surgeries"], answers["no_of_major_surgery"]
        )
        if answers["any_allergies"]:
            factor *= self._tables["allergies"]
        if answers["history_of_cancer_in_family"]:
            factor *= _at(self._tables["family"], self._years(answers))
        return self._level(answers) * (cost * factor + self._transplant(answers))

    def _cost(self, answers: Answers) -> tuple[float, float]:
        """Return the cost over the average by age and conditions, and its chronic part."""
        cell = self._tables["cost"][
            int(answers["has_diabetes"] + 2 * answers["has_pressure_issue"])
        ]
        years = self._years(answers)
        chronic = 0.0
        if answers[CHRONIC]:
            chronic = _at(cell["chronic"], years) * self._share(answers)
        return _at(cell["base"], years) + chronic, chronic

    def _share(self, answers: Answers) -> float:
        """Return the part of the average chronic excess that the answers carry; 1 if not named."""
        if NAMED not in answers:
            return 1.0
        share = 0.0
        for name in answers[NAMED]:
            share += self._tables["conditions"][name]["share"]
        return share

    def _bmi_factor(self, answers: Answers) -> float:
        metres = answers["height"] / 100
        bmi = answers["weight"] / (metres * metres)
        table = self._tables["bmi"]
        return _at(
            table["factors"], min(table["highest"], max(table["lowest"], bmi)) - table["lowest"]
        )

    def _transplant(self, answers: Answers) -> float:
        return self._tables["transplant"] if answers["any_bodytransplant"] else 0.0

    def _level(self, answers: Answers) -> float:
        return self._tables["level"][answers.get("state", "US")]

    def _years(self, answers: Answers) -> float:
        return answers["age"] - self._tables["bounds"]["age"][0]

    def _range(self, answers: Answers, premium: float) -> tuple[float, float]:
        """Return the range of the health-rated premium: places, and the model's own error."""
        errors = self._tables["errors"]
        cost, chronic = self._cost(answers)
        cell = int(answers["has_diabetes"] + 2 * answers["has_pressure_issue"])
        variance = _square(errors["method"])
        if NAMED in answers:
            variance += _square(errors["cells"][cell][0])
            for name in answers[NAMED]:
                variance += _square(self._tables["conditions"][name]["error"] * chronic / cost)
        else:
            variance += _square(errors["cells"][cell][int(answers[CHRONIC])])
        if answers["any_allergies"]:
            variance += _square(errors["allergies"])
        variance += _square(errors["surgery"] * answers["no_of_major_surgery"])
        variance += _square(errors["bmi"] * (self._bmi_factor(answers) - 1))
        transplant = self._level(answers) * self._transplant(answers)
        variance += _square(errors["transplant"] * transplant / premium)
        own = _square(DEVIATIONS) * variance
        place = self._place(answers)
        low = max(errors["least"], math.sqrt(_square(math.log(place["low"])) + own))
        high = max(errors["least"], math.sqrt(_square(math.log(place["high"])) + own))
        return _times(premium, _exp(-low)), _times(premium, _exp(high))

    def _market(self, answers: Answers) -> dict[str, Any]:
        """Return the marketplace price, which follows each state's own age curve from birth."""
        place, market = self._place(answers), self._tables["market"]
        age = min(float(len(market["US"]["by_age"]) - 1), answers["age"])
        if "state" in answers:
            exact = place["age_21"] * _at(market["curves"][place["curve"]], age)
        else:
            exact = _at(place["by_age"], age)
        premium = to_cents(exact) / 100
        return {
            "premium": premium,
            "range": {
                "low": _times(premium, place["low"]),
                "high": _times(premium, place["high"]),
            },
            "basis": f"{market['plan_year']} benchmark silver plan in {place['name']}",
        }

    def _place(self, answers: Answers) -> dict[str, Any]:
        market = self._tables["market"]
        return market["states"][answers["state"]] if "state" in answers else market["US"]


def _at(table: Sequence[float], position: float) -> float:
    """Return the value at a position of a table, linear between its entries."""
    start = min(int(position), len(table) - 2)
    return table[start] + (table[start + 1] - table[start]) * (position - start)


def _exp(value: float) -> float:
    """Return e to a power, rounded: the last bits differ between languages."""
    return math.floor(math.exp(value) * 1e6 + 0.5) / 1e6


def _square(value: float) -> float:
    return value * value


def _tenths(value: float) -> float:
    return math.floor(value * 10 + 0.5) / 10


def _times(premium: float, factor: float) -> float:
    return to_cents(premium * factor) / 100

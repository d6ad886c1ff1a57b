"""Car premium, evaluated from the rating table ``car.json``.

Premium = driver x accidents x mileage x (liability + comprehensive + collision), in USD a year.
Driver, accident and mileage factors are relative to the mean US driver. The parts are averaged
over the US mix of vehicle age, cover and car class where these are unknown.

``local/model-endpoint/car-premium.ts`` does the same arithmetic in the same order.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence, Set
from itertools import product
from typing import Any, NamedTuple

from request import Choice
from shapley import explain, to_cents

Answers = Mapping[str, Any]

PARTS = ("liability", "comprehensive", "collision")
COVERS = ("liability", "liability_comprehensive", "full")
DRIVER = ("driver_age", "driving_experience")

# Enough to find a logarithm between -8 and 8 to 1e-14.
BISECTIONS = 50


class _Component(NamedTuple):
    """One possible cover and class: its probability, price and deviation of the log price."""

    probability: float
    price: float
    deviation: float


class CarModel:
    """Prices car answers from a rating table."""

    fields = ("driver_age", "driving_experience", "annual_mileage", "vehicle_age", "prv_accident")

    flags: frozenset[str] = frozenset()

    def __init__(self, tables: Mapping[str, Any]) -> None:
        """Take the content of ``car.json``."""
        self.version: str = tables["model_version"]
        self._tables = tables
        self._classes: Mapping[str, Any] = tables["car_classes"]
        self._bounds: Mapping[str, Sequence[float]] = tables["bounds"]
        self.optional = {
            "state": Choice(tuple(tables["states"])),
            "cover": Choice(COVERS),
            "car_class": Choice(tuple(self._classes)),
        }
        self._class_means = [self._average_classes(part) for part in PARTS]
        self._fleet_means = {
            state: self._average_fleet(self._place(state)) for state in (None, *tables["states"])
        }

    def predict(self, answers: Answers) -> dict[str, Any]:
        """Return the premium, its range, the market's price and the reasons in USD a year."""
        players = self._players(answers)
        explanation = explain(players, lambda present: self._value(_select(answers, present)))
        exact = self._value(answers)
        return {
            "premium": explanation.premium / 100,
            "range": {**self._range(answers, exact), "coverage": self._tables["range"]["coverage"]},
            "market": self._market(answers.get("state")),
            "baseline": explanation.baseline / 100,
            "contributions": [
                {**self._describe(player, answers), "amount": amount / 100}
                for player, amount in zip(players, explanation.amounts, strict=True)
            ],
            "outside_training": self._outside(answers),
        }

    def price(self, answers: Answers) -> dict[str, float]:
        """Return the premium and its range in USD a year, without reasons."""
        exact = self._value(answers)
        return {"premium": to_cents(exact) / 100, **self._range(answers, exact)}

    def mean_premium(self, state: str | None) -> float:
        """Return the mean premium in a state, or the country, over US drivers and vehicles."""
        return self._value({} if state is None else {"state": state})

    def _players(self, answers: Answers) -> list[str]:
        given = [name for name in self.optional if answers.get(name) is not None]
        return [name for name in self.fields if name != "driving_experience"] + given

    def _value(self, answers: Answers) -> float:
        """Return the premium with absent answers averaged over the US."""
        state = answers.get("state")
        place = self._place(state)
        factor = 1.0
        if "driver_age" in answers:
            factor *= self._driver(answers["driver_age"], answers["driving_experience"], place)
        if "prv_accident" in answers:
            factor *= self._accidents(answers["prv_accident"])
        if "annual_mileage" in answers:
            factor *= self._mileage(answers["annual_mileage"], place)
        parts = self._parts(state, answers.get("vehicle_age"), answers.get("cover"))
        return factor * self._total(parts, answers.get("car_class"))

    def _place(self, state: str | None) -> Mapping[str, Any]:
        return self._tables["US"] if state is None else self._tables["states"][state]

    def _driver(self, age: float, experience: float, place: Mapping[str, Any]) -> float:
        """Return the joint factor of age and experience, relative to the state's mean driver."""
        driver = self._tables["driver"]
        years = min(experience, _max_experience(age))
        if place["rates_by"] == "driving_experience":
            ratio = interpolate(driver["experience_only"], years)
        else:
            bounded = self._clamp("driver_age", age)
            lowest = self._bounds["driver_age"][0]
            usual = max(0.0, bounded - driver["usual_start"])
            ratio = (
                interpolate(driver["age"], bounded - lowest)
                * interpolate(driver["experience"], years)
                / interpolate(driver["experience"], usual)
            )
        return math.pow(ratio, place["driver_exponent"]) / place["driver_mean"]

    def _accidents(self, accidents: float) -> float:
        rule = self._tables["accidents"]
        return interpolate(rule["factors"], accidents) / rule["mean"]

    def _mileage(self, mileage: float, place: Mapping[str, Any]) -> float:
        ratio = self._clamp("annual_mileage", mileage) / self._tables["mileage"]["reference"]
        return math.pow(ratio, place["mileage_exponent"])

    def _parts(
        self, state: str | None, vehicle_age: float | None, cover: str | None
    ) -> list[float]:
        """Return the dollars of each part for a car of the mean class."""
        place = self._place(state)
        if vehicle_age is None:
            means = self._fleet_means[state][cover]
            return [place[part] * mean for part, mean in zip(PARTS, means, strict=True)]
        years = self._clamp("vehicle_age", vehicle_age)
        shares = self._shares(place, years, cover)
        return [
            place[part] * interpolate(self._tables["vehicle_age"][part], years) * share
            for part, share in zip(PARTS, shares, strict=True)
        ]

    def _total(self, parts: Sequence[float], car_class: str | None) -> float:
        factors = (
            self._class_means
            if car_class is None
            else [self._classes[car_class][part] for part in PARTS]
        )
        return parts[0] * factors[0] + parts[1] * factors[1] + parts[2] * factors[2]

    def _average_classes(self, part: str) -> float:
        mean = 0.0
        for entry in self._classes.values():
            mean += entry["share"] * entry[part]
        return mean

    def _shares(
        self, place: Mapping[str, Any], years: float, cover: str | None
    ) -> tuple[float, float, float]:
        """Return the probability that each part is insured on a car of that age."""
        if cover is not None:
            return (1.0, float(cover != "liability"), float(cover == "full"))
        rule = self._tables["cover"]
        collision = 1 / (1 + math.exp((years - place["cover_midpoint"]) / rule["scale"]))
        kept = rule["comprehensive_without_collision"]
        return (1.0, collision + (1 - collision) * kept, collision)

    def _average_fleet(self, place: Mapping[str, Any]) -> dict[str | None, list[float]]:
        """Return the mean vehicle-age factor of each part over the US fleet, by cover."""
        curves = self._tables["vehicle_age"]
        means: dict[str | None, list[float]] = {}
        for cover in (None, *COVERS):
            sums = [0.0, 0.0, 0.0]
            for years, weight in enumerate(self._tables["fleet"]):
                shares = self._shares(place, years, cover)
                for index, part in enumerate(PARTS):
                    sums[index] += weight * curves[part][years] * shares[index]
            means[cover] = sums
        return means

    def _range(self, answers: Answers, premium: float) -> dict[str, float]:
        components = self._components(answers)
        tail = (1 - self._tables["range"]["coverage"]) / 2
        low = to_cents(premium * math.exp(_quantile(components, tail)))
        high = to_cents(premium * math.exp(_quantile(components, 1 - tail)))
        cents = to_cents(premium)
        return {"low": min(low, cents) / 100, "high": max(high, cents) / 100}

    def _components(self, answers: Answers) -> list[_Component]:
        """Return every cover and class that the answers allow, priced relative to their mean."""
        state = answers.get("state")
        place = self._place(state)
        years = self._clamp("vehicle_age", answers["vehicle_age"])
        _, comprehensive, collision = self._shares(place, years, None)
        likely = (1 - comprehensive, comprehensive - collision, collision)
        cover, car_class = answers.get("cover"), answers.get("car_class")
        covers = dict(zip(COVERS, likely, strict=True)) if cover is None else {cover: 1.0}
        classes = (
            {name: entry["share"] for name, entry in self._classes.items()}
            if car_class is None
            else {car_class: 1.0}
        )
        mean = self._total(self._parts(state, years, cover), car_class)
        return [
            _Component(
                covers[one_cover] * classes[one_class],
                self._total(self._parts(state, years, one_cover), one_class) / mean,
                self._deviation(one_class, answers),
            )
            for one_cover, one_class in product(covers, classes)
        ]

    def _deviation(self, car_class: str, answers: Answers) -> float:
        """Return the deviation of the log price once cover and class are known."""
        rule = self._tables["range"]
        model = max(
            self._classes[car_class]["deviation"],
            interpolate(rule["accident_deviations"], answers["prv_accident"]),
        )
        return math.sqrt(model * model + self._market_variance(answers.get("state")))

    def _market_variance(self, state: str | None) -> float:
        rule = self._tables["range"]
        local = rule["insurers"] * rule["insurers"] + rule["areas"] * rule["areas"]
        return local if state is not None else local + rule["states"] * rule["states"]

    def _market(self, state: str | None) -> dict[str, Any]:
        """Return the average expenditure and the 80 % range of prices for the mean driver."""
        place = self._place(state)
        component = _Component(1.0, 1.0, math.sqrt(self._market_variance(state)))
        tail = (1 - self._tables["range"]["coverage"]) / 2
        premium = place["market"]
        return {
            "premium": to_cents(premium) / 100,
            "range": {
                "low": to_cents(premium * math.exp(_quantile([component], tail))) / 100,
                "high": to_cents(premium * math.exp(_quantile([component], 1 - tail))) / 100,
            },
            "basis": place["name"],
        }

    def _describe(self, player: str, answers: Answers) -> dict[str, Any]:
        if player == "driver_age":
            place = self._place(answers.get("state"))
            feature = place["rates_by"]
            described = {"feature": feature, "features": list(DRIVER), "value": answers[feature]}
        else:
            described = {"feature": player, "value": answers[player]}
        reference = self._tables["mileage"]["reference"] if player == "annual_mileage" else None
        return {**described, "reference": reference}

    def _outside(self, answers: Answers) -> list[dict[str, Any]]:
        outside = []
        for name in self.fields:
            lowest, highest = self._bounds.get(name, (0.0, _max_experience(answers["driver_age"])))
            if not lowest <= answers[name] <= highest:
                outside.append({"feature": name, "lowest": lowest, "highest": highest})
        return outside

    def _clamp(self, name: str, value: float) -> float:
        lowest, highest = self._bounds[name]
        return min(highest, max(lowest, value))


def interpolate(factors: Sequence[float], position: float) -> float:
    """Return the factor at a position between whole indexes; the ends hold beyond them."""
    bounded = min(len(factors) - 1, max(0, position))
    index = math.floor(bounded)
    share = bounded - index
    upper = factors[min(index + 1, len(factors) - 1)]
    return factors[index] * (1 - share) + upper * share


def _max_experience(age: float) -> float:
    """Years that a driver of this age can have driven, from 16 on."""
    return max(0.0, age - 16)


def _select(answers: Answers, present: Set[str]) -> dict[str, Any]:
    chosen = {name: answers[name] for name in present}
    if "driver_age" in chosen:
        chosen["driving_experience"] = answers["driving_experience"]
    return chosen


def _quantile(components: Sequence[_Component], probability: float) -> float:
    """Return the log of a quantile of a mixture of lognormals, each with its price as mean."""
    centres = [math.log(c.price) - c.deviation * c.deviation / 2 for c in components]
    low, high = -8.0, 8.0
    for _ in range(BISECTIONS):
        middle = (low + high) / 2
        below = 0.0
        for component, centre in zip(components, centres, strict=True):
            below += component.probability * normal_cdf((middle - centre) / component.deviation)
        if below < probability:
            low = middle
        else:
            high = middle
    return (low + high) / 2


def normal_cdf(value: float) -> float:
    """Return the standard normal distribution function to 1.5e-7.

    Abramowitz and Stegun 7.1.26, since JavaScript has no error function.
    """
    x = abs(value) / math.sqrt(2)
    t = 1 / (1 + 0.3275911 * x)
    series = (
        (((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592
    ) * t
    tail = series * math.exp(-x * x) / 2
    return 1 - tail if value > 0 else tail

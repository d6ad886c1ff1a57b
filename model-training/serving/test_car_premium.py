"""Car premiums: directions, ranges, reasons, and answers beyond the data."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest

from car_evaluation import TYPICAL
from car_premium import COVERS, DRIVER, CarModel, interpolate, normal_cdf
from golden import EXTREMES, random_instance
from request import Answers

OPTIONAL = {"state": "IL", "cover": "full", "car_class": "standard"}
DRAWS = 2000


@pytest.fixture(scope="module")
def car(models: dict[str, Any]) -> CarModel:
    """Return the committed car model."""
    return models["car"]


def random_people(car: CarModel, seed: int, count: int = DRAWS) -> list[Answers]:
    """Return people within and beyond the data, each optional answer given half of the time."""
    random = np.random.default_rng(seed)
    people = [random_instance(car, random) for _ in range(count)]
    for person in people:
        for name in car.fields:
            if random.random() < 0.3:
                fraction = person[name] * random.random()
                person[name] = float(random.choice([fraction, fraction, *EXTREMES]))
    return people


def premium(car: CarModel, person: Answers, **change: object) -> float:
    return car.price({**person, **change})["premium"]


@pytest.mark.parametrize(
    ("name", "high", "sign"),
    [
        ("prv_accident", 7, 1),
        ("annual_mileage", 70, 1),
        ("driving_experience", 80, -1),
        ("vehicle_age", 60, -1),
    ],
)
def test_premium_moves_in_one_direction_only(
    car: CarModel, name: str, high: float, sign: int
) -> None:
    random = np.random.default_rng(1)
    for person in random_people(car, 2):
        one, other = sorted(float(value) for value in random.uniform(0, high, 2))
        lower, higher = premium(car, person, **{name: one}), premium(car, person, **{name: other})
        assert sign * (higher - lower) >= 0, (person, one, other)


def test_more_cover_never_costs_less(car: CarModel) -> None:
    for person in random_people(car, 3):
        premiums = [premium(car, person, cover=cover) for cover in COVERS]
        assert premiums == sorted(premiums), person


def test_new_driver_of_18_pays_most_of_all_adults(car: CarModel) -> None:
    for person in random_people(car, 4):
        adult = {**person, "driver_age": max(18.0, person["driver_age"])}
        novice = premium(car, adult, driver_age=18, driving_experience=0)
        assert premium(car, adult) <= novice, person


def test_no_reason_contradicts_its_direction(car: CarModel) -> None:
    for person in random_people(car, 5, 300):
        for name, better, worse in [
            ("prv_accident", 0, 1),
            ("annual_mileage", 21.7, 21.8),
            ("vehicle_age", 45, 0),
            ("cover", "liability", "full"),
        ]:
            assert amount_of(car, {**person, name: better}, name) <= 0, person
            assert amount_of(car, {**person, name: worse}, name) >= 0, person


def amount_of(car: CarModel, person: Answers, name: str) -> float:
    parts = car.predict(person)["contributions"]
    return next(part["amount"] for part in parts if part["feature"] == name)


def test_reasons_add_up_and_start_from_the_us_average(car: CarModel) -> None:
    for person in random_people(car, 6, 300):
        prediction = car.predict(person)
        cents = sum(round(part["amount"] * 100) for part in prediction["contributions"])
        assert prediction["baseline"] == 1519.08
        assert round(prediction["baseline"] * 100) + cents == round(prediction["premium"] * 100)
        given = [name for name in car.optional if name in person]
        assert [part["feature"] for part in prediction["contributions"]][4:] == given


def test_range_holds_the_premium_and_is_at_least_70_percent_wide(car: CarModel) -> None:
    for person in random_people(car, 7, 500):
        price = car.price(person)
        assert 0 < price["low"] <= price["premium"] <= price["high"]
        assert price["high"] - price["low"] >= 0.7 * price["premium"] - 0.02, person


def test_each_optional_answer_narrows_the_range_of_a_typical_driver(car: CarModel) -> None:
    def width(**extra: str) -> float:
        price = car.price({**TYPICAL, **extra})
        return (price["high"] - price["low"]) / price["premium"]

    for name, value in OPTIONAL.items():
        assert width(**{name: value}) < width()
    assert width(**OPTIONAL) < min(width(**{name: value}) for name, value in OPTIONAL.items())


def test_range_is_the_80_percent_interval_of_a_simulated_market(car: CarModel) -> None:
    random = np.random.default_rng(8)
    tables = car._tables
    size = 400_000
    covers = random.random(size)
    classes = random.choice(
        list(tables["car_classes"]), size, p=[c["share"] for c in tables["car_classes"].values()]
    )
    collision = 1 / (1 + math.exp((8 - tables["US"]["cover_midpoint"]) / tables["cover"]["scale"]))
    kept = tables["cover"]["comprehensive_without_collision"]
    chosen = np.where(
        covers < collision,
        "full",
        np.where(covers < collision + (1 - collision) * kept, COVERS[1], COVERS[0]),
    )
    prices = np.zeros(size)
    for cover in COVERS:
        for name, entry in tables["car_classes"].items():
            rows = (chosen == cover) & (classes == name)
            spread = tables["range"]
            deviation = math.hypot(
                max(entry["deviation"], spread["accident_deviations"][0]),
                spread["insurers"],
                spread["areas"],
                spread["states"],
            )
            noise = np.exp(random.normal(-deviation * deviation / 2, deviation, rows.sum()))
            prices[rows] = premium(car, TYPICAL, cover=cover, car_class=name) * noise
    price = car.price(TYPICAL)
    assert price["premium"] == pytest.approx(prices.mean(), rel=0.01)
    assert price["low"] == pytest.approx(np.quantile(prices, 0.1), rel=0.01)
    assert price["high"] == pytest.approx(np.quantile(prices, 0.9), rel=0.01)


def test_market_price_follows_the_state_alone(car: CarModel) -> None:
    country = car.predict(TYPICAL)["market"]
    florida = car.predict({**TYPICAL, "state": "FL"})["market"]
    assert (country["premium"], country["basis"]) == (1519.08, "the United States")
    assert (florida["premium"], florida["basis"]) == (2209.59, "Florida")
    others = {**TYPICAL, "driver_age": 18, "driving_experience": 0, "cover": "full"}
    assert car.predict(others)["market"] == country
    assert country["range"]["low"] < country["premium"] < country["range"]["high"]


def test_experience_beyond_the_age_is_priced_at_its_limit_and_reported(car: CarModel) -> None:
    impossible = {**TYPICAL, "driver_age": 18, "driving_experience": 40}
    possible = {**TYPICAL, "driver_age": 18, "driving_experience": 2}
    prediction = car.predict(impossible)
    assert prediction["premium"] == car.predict(possible)["premium"]
    assert prediction["outside_training"] == [
        {"feature": "driving_experience", "lowest": 0.0, "highest": 2}
    ]
    assert car.predict(possible)["outside_training"] == []


def test_answers_beyond_the_data_are_priced_at_its_edge_and_reported(car: CarModel) -> None:
    beyond = {**TYPICAL, "driver_age": 99, "annual_mileage": 90, "vehicle_age": 80}
    edge = {**TYPICAL, "driver_age": 85, "annual_mileage": 50, "vehicle_age": 45}
    prediction = car.predict({**beyond, "prv_accident": 9})
    assert prediction["premium"] == car.predict({**edge, "prv_accident": 4})["premium"]
    assert prediction["outside_training"] == [
        {"feature": "driver_age", "lowest": 16, "highest": 85},
        {"feature": "annual_mileage", "lowest": 2, "highest": 50},
        {"feature": "vehicle_age", "lowest": 0, "highest": 45},
        {"feature": "prv_accident", "lowest": 0, "highest": 4},
    ]


@pytest.mark.parametrize("state", ["CA", "HI", "MA", "NC"])
def test_age_has_no_effect_where_the_law_forbids_it(car: CarModel, state: str) -> None:
    young = {**TYPICAL, "driver_age": 30, "driving_experience": 5, "state": state}
    prediction = car.predict(young)
    assert prediction["premium"] == premium(car, young, driver_age=60)
    driver = prediction["contributions"][0]
    assert (driver["feature"], driver["value"]) == ("driving_experience", 5)
    assert driver["features"] == list(DRIVER)


def test_age_and_experience_are_one_reason(car: CarModel) -> None:
    driver = car.predict({**TYPICAL, "driver_age": 18, "driving_experience": 0})["contributions"][0]
    assert (driver["feature"], driver["value"], driver["reference"]) == ("driver_age", 18, None)
    assert driver["features"] == list(DRIVER)
    assert driver["amount"] > 1000


def test_a_small_change_moves_the_premium_little(car: CarModel) -> None:
    """A tenth of a year or accident, or 100 km, moves a premium by less than 8 %."""
    for person in random_people(car, 9, 500):
        before = premium(car, person)
        for name in CarModel.fields:
            after = premium(car, person, **{name: person[name] + 0.1})
            assert abs(after / before - 1) < 0.08, (person, name)


def test_interpolate_holds_the_ends() -> None:
    assert [interpolate([1.0, 2.0, 4.0], x) for x in (-1, 0, 0.5, 1.25, 2, 1e300)] == [
        1.0,
        1.0,
        1.5,
        2.5,
        4.0,
        4.0,
    ]


def test_normal_cdf_matches_the_error_function() -> None:
    for value in np.linspace(-6, 6, 241):
        assert normal_cdf(value) == pytest.approx(
            0.5 + math.erf(value / math.sqrt(2)) / 2, abs=2e-7
        )

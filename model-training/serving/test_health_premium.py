"""Directions, limits and rules of the health premium on the trained tables."""

from __future__ import annotations

import numpy as np
import pytest

from golden import random_instance
from request import Answers, PremiumModel

RISING = (
    "age",
    "weight",
    "has_diabetes",
    "has_pressure_issue",
    "any_bodytransplant",
    "any_chronic_disease",
    "any_allergies",
    "history_of_cancer_in_family",
    "no_of_major_surgery",
)
PEOPLE = 3000


@pytest.fixture(scope="module")
def model(models: dict[str, PremiumModel]) -> PremiumModel:
    """Return the committed health model."""
    return models["health"]


@pytest.fixture(scope="module")
def people(model: PremiumModel) -> list[Answers]:
    """Return thousands of random instances."""
    random = np.random.default_rng(7)
    return [random_instance(model, random) for _ in range(PEOPLE)]


def premium(model: PremiumModel, answers: Answers) -> float:
    return model.price(answers)["premium"]


@pytest.mark.parametrize("name", RISING)
def test_no_worse_answer_lowers_the_premium(
    model: PremiumModel, people: list[Answers], name: str
) -> None:
    for person in people:
        worse = 1 if name in model.flags else person[name] + 1
        assert premium(model, {**person, name: worse}) >= premium(model, person), person


def test_no_chronic_condition_more_lowers_the_premium(
    model: PremiumModel, people: list[Answers]
) -> None:
    conditions = model.optional["chronic_conditions"].values
    for person in people:
        named = person.get("chronic_conditions", [conditions[0]])
        ill = {**person, "any_chronic_disease": 1, "chronic_conditions": named}
        for name in conditions:
            if name not in named:
                more = {**ill, "chronic_conditions": [c for c in conditions if c in (*named, name)]}
                assert premium(model, more) > premium(model, ill), person


def test_no_reason_contradicts_its_answer(model: PremiumModel, people: list[Answers]) -> None:
    for person in people[:300]:
        for part in model.predict(person)["contributions"]:
            if part["feature"] not in ("state", "height"):
                difference = part["value"] - part["reference"]
                assert part["amount"] * difference >= 0, (person, part)


def test_a_year_or_a_kilogram_moves_the_premium_little(
    model: PremiumModel, people: list[Answers]
) -> None:
    for person in people:
        before = premium(model, person)
        assert premium(model, {**person, "age": person["age"] + 1}) <= before * 1.055, person
        assert premium(model, {**person, "weight": person["weight"] + 1}) <= before * 1.01, person


def test_ranges_are_never_narrower_than_what_the_answers_can_know(
    model: PremiumModel, people: list[Answers]
) -> None:
    for person in people[:300]:
        prediction = model.predict(person)
        spread, market = prediction["range"], prediction["market"]
        assert spread["high"] - spread["low"] >= 0.15 * prediction["premium"]
        width = market["range"]["high"] - market["range"]["low"]
        assert width >= 0.0599 * market["premium"]


def test_an_empty_list_of_conditions_counts_as_not_given(
    model: PremiumModel, people: list[Answers]
) -> None:
    person = {k: v for k, v in people[0].items() if k != "chronic_conditions"}
    healthy = {**person, "any_chronic_disease": 0}
    # A curve may set the flag to 0 beside given conditions.
    assert model.price({**healthy, "chronic_conditions": ["asthma"]}) == model.price(healthy)


def test_marketplace_prices_are_those_of_the_country(model: PremiumModel) -> None:
    person = dict.fromkeys(model.fields, 0) | {"height": 170, "weight": 70}
    at_40 = model.predict({**person, "age": 40})["market"]
    # KFF publishes 625 USD a month for 2026.
    assert at_40["premium"] == pytest.approx(12 * 625, rel=0.01)
    assert at_40["basis"] == "2026 benchmark silver plan in the United States"
    new_york = [
        model.predict({**person, "age": age, "state": "NY"})["market"]["premium"]
        for age in (21, 64)
    ]
    assert new_york[0] == new_york[1]
    # KFF: 401 USD a month in New Hampshire.
    new_hampshire = model.predict({**person, "age": 40, "state": "NH"})["market"]["premium"]
    assert new_hampshire == pytest.approx(12 * 401, rel=0.001)


def test_a_transplant_adds_the_federal_amount_at_every_age(model: PremiumModel) -> None:
    for age in (20, 60):
        person = dict.fromkeys(model.fields, 0) | {"height": 170, "weight": 70, "age": age}
        added = premium(model, {**person, "any_bodytransplant": 1}) - premium(model, person)
        assert added == pytest.approx(56_950, abs=20)

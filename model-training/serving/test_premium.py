"""What every premium promises, over random and extreme applicants."""

from __future__ import annotations

import json
import math
from pathlib import Path

import numpy as np
import pytest

from premium import Answers, PremiumModel
from shapley import to_cents

EXTREMES = (0.0, 1e-300, 0.5, 1.0, 50.0, 1e9, 1e300)
RISING = {
    "health": (
        "age",
        "any_bodytransplant",
        "any_chronic_disease",
        "history_of_cancer_in_family",
    ),
    "car": ("prv_accident", "annual_mileage"),
}
FALLING = {"health": (), "car": ("driving_experience", "vehicle_age")}
DIRECTED = [
    (product, name, sign)
    for names, sign in ((RISING, 1), (FALLING, -1))
    for product in names
    for name in names[product]
]


def draw_applicants(model: PremiumModel, count: int, seed: int) -> list[dict[str, float]]:
    """Return applicants in and around the trained ranges; a tenth of the answers are extreme."""
    random = np.random.default_rng(seed)

    def draw(name: str) -> float:
        lowest, highest = model.trained_range(name)
        if random.random() < 0.1:
            return float(random.choice(EXTREMES))
        value = random.uniform(max(0, lowest - 5), highest + 5)
        return float(np.floor(value) if random.random() < 0.7 else value)

    return [{name: draw(name) for name in model.names} for _ in range(count)]


@pytest.mark.parametrize(("product", "name", "sign"), DIRECTED)
def test_premiums_never_move_against_the_expected_direction(
    models: dict[str, PremiumModel], product: str, name: str, sign: int
) -> None:
    model = models[product]
    lower = draw_applicants(model, 400, seed=11)
    raised = draw_applicants(model, 400, seed=12)
    pairs = [
        (
            {**a, name: min(a[name], b[name])},
            {**a, name: max(a[name], b[name])},
        )
        for a, b in zip(lower, raised, strict=True)
    ]
    before = [to_cents(premium) for premium in model.price([pair[0] for pair in pairs])]
    after = [to_cents(premium) for premium in model.price([pair[1] for pair in pairs])]
    assert any(first != second for first, second in zip(before, after, strict=True))
    for first, second, pair in zip(before, after, pairs, strict=True):
        assert sign * (second - first) >= 0, pair


def test_health_premiums_never_fall_year_by_year(models: dict[str, PremiumModel]) -> None:
    model = models["health"]
    for applicant in draw_applicants(model, 60, seed=13):
        years = [{**applicant, "age": float(age)} for age in range(15, 72)]
        assert np.all(np.diff(model.price(years)) >= 0), applicant


@pytest.mark.parametrize("product", ["health", "car"])
def test_every_prediction_is_finite_and_adds_up(
    models: dict[str, PremiumModel], product: str
) -> None:
    model = models[product]
    for applicant in draw_applicants(model, 60, seed=14):
        prediction = model.predict(applicant)
        low, high = prediction["range"]["low"], prediction["range"]["high"]
        assert 0 < low <= prediction["premium"] <= high < math.inf
        parts = [prediction["baseline"], *(c["amount"] for c in prediction["contributions"])]
        assert sum(round(part * 100) for part in parts) == round(prediction["premium"] * 100)
        assert [c["feature"] for c in prediction["contributions"]] == model.names


def test_health_premiums_stay_within_the_tables(models: dict[str, PremiumModel]) -> None:
    model = models["health"]
    bounds = model.serving["table_premium"]
    for applicant in draw_applicants(model, 40, seed=15):
        spread = model.predict(applicant)["range"]
        assert spread["low"] >= round(bounds["lowest"] * model.factor, 2)
        assert spread["high"] <= round(bounds["highest"] * model.factor, 2)


@pytest.mark.parametrize("product", ["health", "car"])
def test_the_typical_applicant_pays_the_baseline(
    models: dict[str, PremiumModel], product: str
) -> None:
    model = models[product]
    prediction = model.predict(model.reference)
    assert prediction["premium"] == prediction["baseline"]
    assert {part["amount"] for part in prediction["contributions"]} == {0}
    assert prediction["outside_training"] == []


@pytest.mark.parametrize("product", ["health", "car"])
def test_an_answer_outside_is_named_and_priced_at_the_nearest_trained_value(
    models: dict[str, PremiumModel], product: str
) -> None:
    model = models[product]
    name = model.names[0]
    lowest, highest = model.trained_range(name)
    outside = model.predict({**model.reference, name: highest + 10})
    assert outside["outside_training"] == [{"feature": name, "lowest": lowest, "highest": highest}]
    assert outside["premium"] == model.predict({**model.reference, name: highest})["premium"]


def test_accidents_are_outside_when_the_table_has_no_such_bonus_malus(
    models: dict[str, PremiumModel],
) -> None:
    model = models["car"]

    def outside(experience: float, accidents: float) -> list[str]:
        changed: Answers = {"driving_experience": experience, "prv_accident": accidents}
        prediction = model.predict({**model.reference, **changed})
        return [entry["feature"] for entry in prediction["outside_training"]]

    assert outside(0, 2) == []
    assert outside(0, 3) == ["prv_accident"]
    assert outside(20, 3) == []
    two, three = (
        model.price([{**model.reference, "driving_experience": 0, "prv_accident": count}])[0]
        for count in (2, 3)
    )
    assert three == pytest.approx(two * 1.25)


def test_models_take_the_answers_and_the_level_that_the_project_has_agreed_on(
    models: dict[str, PremiumModel], home: Path
) -> None:
    features = json.loads((home / "features.json").read_text())
    level = json.loads((home / "level.json").read_text())
    for product, model in models.items():
        assert model.names == features[product]
        assert model.factor == level[product]["factor"]
        mean, target = level[product]["tables_mean"], level[product]["set_to_usd"]
        assert model.factor == pytest.approx(target / mean, rel=1e-12)

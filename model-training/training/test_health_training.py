"""Training of the health model on small tables with known effects."""

from __future__ import annotations

from pathlib import Path
from shutil import copytree

import numpy as np
import pytest
from conftest import write_csv

from car_model import GAMMA
from designs import EXAMPLE_COUNTIES
from evaluator import open_model
from health_cost import (
    AGES,
    CELLS,
    CONDITIONS,
    POWER,
    Effects,
    enforce_directions,
    fit_cost,
    isotonic,
    predict_cost,
)
from health_evaluation import deviance, gini
from health_market import read_market
from health_training import HealthTables, evaluate_health, train_health
from regression import fit_tweedie
from tables import ARTIFACTS, STATES, Table, TableError, write_json
from year import TYPICAL

CURVE = np.linspace(0.913, 3, len(AGES))
SHAPE = (len(CELLS), len(AGES))
NO_OTHER_EFFECTS = Effects(np.ones(SHAPE), np.zeros(SHAPE), CURVE)


def make_people(count: int = 4000, seed: int = 1) -> Table:
    """Return adults whose cost doubles with each of the three conditions."""
    random = np.random.default_rng(seed)
    named = {name: (random.random(count) < 0.1).astype(float) for name in CONDITIONS}
    people = {
        "person_id": np.arange(count) // 2,
        "age": random.integers(18, 65, count).astype(float),
        "weight": random.uniform(500, 1500, count),
        "diabetes": (random.random(count) < 0.2).astype(float),
        "high_blood_pressure": (random.random(count) < 0.3).astype(float),
        "chronic_disease": np.max(list(named.values()), axis=0),
        **named,
        "sex": np.where(random.random(count) < 0.5, "f", "m"),
    }
    illnesses = people["diabetes"] + people["high_blood_pressure"] + people["chronic_disease"]
    mean = 2000 * 2**illnesses * (1 + (people["age"] - 18) / 46)
    people["medical_spend"] = mean * random.gamma(0.5, 2, count)
    later = mean * random.gamma(0.5, 2, count)
    people["medical_spend_next_year"] = np.where(random.random(count) < 0.4, later, np.nan)
    return people


def write_market(folder: Path, states: list[str]) -> None:
    """Write prices of two areas a state, 10 % apart, all on one age curve."""
    write_csv(
        folder / "us-health" / "state_benchmark.csv",
        [
            {
                "state": state,
                "member_months_2024": 1000,
                "benchmark_2026_annual_age_21": 6000,
                "federal_curve_equivalent_annual_age_21": 6000,
            }
            for state in states
        ],
    )
    write_csv(
        folder / "us-health" / "benchmark_by_rating_area.csv",
        [
            {
                "state": state,
                "year": 2026,
                "rating_area": area,
                "benchmark_monthly_age_21": price,
                "member_months_2024": 500,
            }
            for state in STATES
            for area, price in ((1, 475), (2, 525))
        ],
    )
    write_csv(
        folder / "us-health" / "age_curve.csv",
        [{"state": "default", "age": age, "factor": 1 + age / 100} for age in range(65)],
    )


@pytest.mark.parametrize("power", [POWER, GAMMA])
def test_a_tweedie_regression_finds_the_coefficients(power: float) -> None:
    random = np.random.default_rng(2)
    design = np.column_stack([np.ones(20000), random.random(20000)])
    spend = np.exp(design @ [1, 2]) * random.gamma(2, 0.5, 20000)
    assert fit_tweedie(design, spend, np.ones(20000), power) == pytest.approx([1, 2], abs=0.05)


def test_effects_are_removed_as_they_are_applied() -> None:
    effects = Effects(np.full(SHAPE, 1.1), np.full(SHAPE, 0.3), CURVE)
    for cost in (0.4 * CURVE, CURVE, 5 * CURVE):
        cells = np.tile(cost, (len(CELLS), 1))
        assert effects.remove(effects.apply(cells)) == pytest.approx(cells)
    # The excess of a sick person is not multiplied.
    assert effects.apply(np.tile(5 * CURVE, (4, 1))) == pytest.approx(
        np.tile(5.3 * CURVE * 1.1, (4, 1))
    )


def test_isotonic_regression_pools_falling_neighbours() -> None:
    values = isotonic(np.array([1.0, 3, 2, 4]), np.array([1.0, 1, 3, 1]))
    assert values.tolist() == [1, 2.25, 2.25, 4]


def test_tables_rise_with_age_and_each_condition() -> None:
    random = np.random.default_rng(3)
    shape = (4, len(AGES))
    base, excess = enforce_directions(
        random.uniform(1, 2, shape), random.uniform(-1, 1, shape), np.ones((2, *shape))
    )
    for table in (base, excess):
        assert (np.diff(table, axis=1) >= 0).all()
        assert (table[[1, 2, 3, 3]] >= table[[0, 0, 1, 2]]).all()
    assert (excess > 0).all()


def test_the_table_recovers_ratios_and_follows_the_age_curve() -> None:
    people = make_people(40_000)
    tables = fit_cost(people, NO_OTHER_EFFECTS, CURVE)
    middle = len(AGES) // 2
    none, diabetes, pressure, both = tables.base[:, middle]
    assert diabetes / none == pytest.approx(2, rel=0.12)
    assert pressure / none == pytest.approx(2, rel=0.12)
    assert both / none == pytest.approx(4, rel=0.2)
    assert tables.excess[0, middle] / none == pytest.approx(1, rel=0.25)
    average = np.average(predict_cost(tables, NO_OTHER_EFFECTS, people), weights=people["weight"])
    on_curve = np.average(CURVE[people["age"].astype(int) - 18], weights=people["weight"])
    assert average == pytest.approx(on_curve, rel=1e-9)


def test_the_same_tables_train_the_same_model(tmp_path: Path) -> None:
    write_market(tmp_path, [*STATES, "US"])
    tables = HealthTables(read_market(tmp_path), make_people(), NO_OTHER_EFFECTS)
    first = train_health(tables, rounds=2)
    assert train_health(tables, rounds=2) == first
    assert tables.market.country["by_age"][21] == pytest.approx(6000 * 1.21)
    # Two areas of equal weight, 5 % on each side of the mean: shrunk to three areas of 8 %.
    assert tables.market.states["CA"]["high"] == pytest.approx(1.08, abs=0.01)
    copytree(ARTIFACTS, tmp_path, dirs_exist_ok=True)
    write_json(tmp_path / "health.json", first)
    evaluate = open_model("health", tmp_path)
    plans = [[0, 500, 900, 5000, 0.2] for _ in TYPICAL]
    prices = {
        fips: {"fips": fips[:2], "counties": {fips[2:]: {"design": 0}}, "designs": [plans]}
        for fips in EXAMPLE_COUNTIES
    }
    evaluation = evaluate_health(tables, first, prices, evaluate)
    assert evaluation["prices"]["coverage_with_state"] == 1
    assert evaluation["costs"]["cross_validation"]["rating table"]["gini"]["mean"] > 0.2


def test_a_missing_state_and_an_incomplete_age_curve_are_named(tmp_path: Path) -> None:
    write_market(tmp_path, [*list(STATES)[1:], "US"])
    with pytest.raises(TableError, match=r"state_benchmark.csv: no row for AL"):
        read_market(tmp_path)
    write_market(tmp_path, [*STATES, "US"])
    rows = [{"state": "default", "age": age, "factor": 1} for age in range(64)]
    write_csv(tmp_path / "us-health" / "age_curve.csv", rows)
    with pytest.raises(TableError, match=r"age_curve.csv: default must have each age"):
        read_market(tmp_path)


def test_measures_know_a_perfect_and_a_useless_order() -> None:
    actual, weight = np.array([0.0, 0, 0, 4]), np.ones(4)
    assert gini(actual, actual + 1, weight) == pytest.approx(0.75)
    assert gini(actual, np.ones(4), weight) == pytest.approx(0)
    assert deviance(np.array([1.0, 2]), np.array([2.0, 4]), np.ones(2)) == pytest.approx(0)

"""Cross-validation, accuracy, ranges and claims factors, on data with known answers."""

import numpy as np
import pytest

from claims_check import check_claims
from conformal import LEAST_IN_GROUP, assign_groups, check_groups, make_ranges, range_factors
from coverage import measure_coverage
from cross_validation import predict_held_out, split
from metrics import measure, measure_folds
from read_tables import ClaimsTable, TableError

POLICIES = np.repeat(np.arange(60), 2)


def test_every_row_is_held_out_once_a_repeat() -> None:
    times = np.zeros((3, len(POLICIES)))
    for fold in split(POLICIES, repeats=3):
        times[fold.repeat, fold.test] += 1
        assert len(fold.train) + len(fold.test) == len(POLICIES)
    assert (times == 1).all()


def test_rows_of_one_policy_are_never_on_both_sides() -> None:
    for fold in split(POLICIES):
        assert not set(POLICIES[fold.train]) & set(POLICIES[fold.test])


def test_repeats_split_differently_and_always_the_same() -> None:
    first, second = ([fold.test.tolist() for fold in split(POLICIES, repeats=2)] for _ in range(2))
    assert first == second
    assert first[:5] != first[5:]


def test_predictions_never_come_from_a_model_that_saw_the_row() -> None:
    charged = np.random.default_rng(1).uniform(0, 1, len(POLICIES))
    calls: list[str] = []

    def remember_or_zero(seen: np.ndarray, held_out: np.ndarray) -> np.ndarray:
        return np.where(np.isin(held_out, seen), charged[held_out], 0.0)

    predictions = predict_held_out(POLICIES, remember_or_zero, calls.append, repeats=2)
    assert (predictions == 0).all()
    assert len(calls) == 10


def test_measures_of_a_known_fold() -> None:
    charged = np.array([100.0, 200.0, 300.0])
    assert measure(charged, charged) == {"r2": 1, "mae": 0, "rmse": 0, "mape": 0}
    wrong = measure(charged + np.array([10.0, -10, 0]), charged)
    assert wrong["mae"] == pytest.approx(20 / 3)
    assert wrong["r2"] == pytest.approx(1 - 200 / 20000)
    assert wrong["mape"] == pytest.approx((0.1 + 0.05) / 3)


def test_measures_are_averaged_over_folds() -> None:
    charged = np.random.default_rng(2).uniform(100, 200, len(POLICIES))
    folds = measure_folds(np.stack([charged + 5, charged - 5]), charged, POLICIES)
    assert folds["mae"] == {"mean": 5, "deviation": 0}


def test_rows_belong_to_the_first_group_that_they_meet() -> None:
    inputs = {"age": np.array([20.0, 30, 40, 50]), "ill": np.array([1.0, 0, 1, 0])}
    groups = [
        ("young", [{"input": "age", "below": 30}]),
        ("ill", [{"input": "ill", "above": 0}]),
        ("fifty", [{"input": "age", "at_least": 50}]),
        ("everyone else", []),
    ]
    assert assign_groups(inputs, groups).tolist() == [0, 3, 1, 2]


def test_a_range_always_holds_the_premium_itself() -> None:
    assert range_factors(np.linspace(1.2, 1.4, 50))[0] == 1
    assert range_factors(np.linspace(0.6, 0.8, 50))[1] == 1
    assert range_factors(np.array([1.1])) == (1, 1.1)


def test_ranges_cover_four_fifths_of_each_group() -> None:
    random = np.random.default_rng(3)
    rows = 4000
    policies = np.arange(rows)
    inputs = {"risky": (np.arange(rows) % 4 == 0).astype(float)}
    noise = random.normal(0, np.where(inputs["risky"] > 0, 0.4, 0.05))
    charged = 1000 * np.exp(noise)
    predictions = np.full((2, rows), 1000.0)
    groups = [("risky", [{"input": "risky", "above": 0}]), ("everyone else", [])]
    coverage = measure_coverage(predictions, charged, inputs, policies, groups, groups[:1])
    assert coverage["everyone"]["coverage"] == pytest.approx(0.8, abs=0.02)
    assert coverage["risky"]["coverage"] == pytest.approx(0.8, abs=0.04)
    risky, others = make_ranges(predictions, charged, inputs, groups)["groups"]
    assert risky["high"] - risky["low"] > 5 * (others["high"] - others["low"])


def test_claims_factors_are_found_with_the_rest_held_equal() -> None:
    random = np.random.default_rng(4)
    rows = 60_000
    ages = random.integers(20, 80, rows).astype(float)
    limited = (random.random(rows) < np.where(ages >= 50, 0.5, 0.1)).astype(float)
    accidents = random.integers(0, 4, rows).astype(float)
    frequency = 0.1 * np.where(ages >= 50, 0.5, 1.0) * 0.7**limited * 1.3**accidents
    table = ClaimsTable(
        guarantees=np.where(random.random(rows) < 0.5, "a", "b"),
        usages=np.where(random.random(rows) < 0.5, "private", "work"),
        driver_ages=ages,
        experiences=ages - 18,
        mileage_limited=limited,
        bonus_malus=np.where(accidents > 0, 100.0, 50.0),
        accidents=accidents,
        exposures=np.ones(rows),
        claims=(random.random(rows) < frequency).astype(float),
    )
    found = check_claims(table, exponent=0.5, reference_mileage=10)
    assert found["mileage"]["limited_to_unlimited"] == pytest.approx(0.7, abs=0.05)
    assert found["mileage"]["same_factor_at"] == pytest.approx(4.9, abs=0.8)
    factors = [part["observed_factor"] for part in found["accidents"]]
    assert factors == pytest.approx([1.3, 1.69, 2.197], rel=0.1)


def test_a_group_with_too_few_rows_for_a_range_is_named() -> None:
    groups = [("old", [{"input": "age", "at_least": 60}]), ("everyone else", [])]
    ages = np.array([20.0] * 40 + [70.0] * LEAST_IN_GROUP)
    check_groups({"age": ages}, groups)
    with pytest.raises(TableError, match="11 rows for 'old', of the 12 that a range needs"):
        check_groups({"age": ages[:-1]}, groups)

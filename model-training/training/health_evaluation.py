"""Measurements of the health model: prices, ordering and calibration of expected costs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from health_cost import (
    CONDITIONS,
    POWER,
    CostTables,
    Effects,
    age_design,
    cost_design,
    fit_cost,
    fit_spending,
    places,
    predict_cost,
    stack_years,
)
from health_market import ADULT_AGES, Market
from regression import FOLDS, draw_folds
from tables import Bools, Floats, Table, select

REPEATS = 2
TABLE, NAMED_TABLE = "rating table", "rating table, conditions named"
MODELS = ("regression, age only", "regression, age and three conditions", TABLE, NAMED_TABLE)


def measure_market(market: Market) -> dict[str, Any]:
    """Return errors and coverage of the marketplace price over rating areas, ages 21 to 64.

    Ages count alike, areas by member months.
    """
    months = market.areas["member_months_2024"]
    actual = market.areas["by_age"]
    country = market.country
    national = np.array(country["by_age"])[ADULT_AGES]
    states = [market.states[state] for state in market.areas["state"]]
    in_state = np.array(
        [state["age_21"] * np.array(state["curve"])[ADULT_AGES] for state in states]
    )
    low, high = np.array([[[state[end]] for state in states] for end in ("low", "high")])
    inside = (actual >= national * country["low"]) & (actual <= national * country["high"])
    by_age = np.average(inside, axis=0, weights=months)
    inside_state = (actual >= in_state * low) & (actual <= in_state * high)
    return {
        "rating_areas": len(months),
        "mean_absolute_error_usd": _mean(np.abs(actual - national), months, 0),
        "mean_absolute_error_with_state_usd": _mean(np.abs(actual - in_state), months, 0),
        "coverage": _mean(inside, months),
        "lowest_coverage_of_an_age": round(float(by_age.min()), 4),
        "highest_coverage_of_an_age": round(float(by_age.max()), 4),
        "coverage_with_state": _mean(inside_state, months),
    }


def predict_held_out(people: Table, effects: Effects, curve: Floats) -> dict[str, Floats]:
    """Return each person's cost by models fitted to other people: shape (repeats, people).

    Models are fitted on this and next year's spending; the cost by a rating table is over the
    average.
    """
    predicted = {name: np.zeros((REPEATS, len(people["age"]))) for name in MODELS}
    print("health: cross-validation")
    for repeat, test_rows in _folds(people):
        train, test = select(people, ~test_rows), select(people, test_rows)
        years, tables = stack_years(train), fit_cost(train, effects, curve)
        costs = (
            *(np.exp(f(test) @ fit_spending(f, years)) for f in (age_design, cost_design)),
            predict_cost(tables, effects, test),
            predict_cost(tables, effects, test, named=True),
        )
        for name, cost in zip(MODELS, costs, strict=True):
            predicted[name][repeat, test_rows] = cost
    return predicted


def measure_costs(people: Table, predicted: dict[str, Floats]) -> dict[str, Any]:
    """Return deviance, Gini and calibration in cross-validation by person.

    ``predicted``: see ``predict_held_out``. This and next year's spending are measured in turn.
    """
    results = {}
    for name, costs in predicted.items():
        folds = [_measure_fold(people, costs[repeat], test) for repeat, test in _folds(people)]
        results[name] = {
            key: {
                "mean": round(float(np.mean([fold[key] for fold in folds])), 4),
                "deviation": round(float(np.std([fold[key] for fold in folds])), 4),
            }
            for key in folds[0]
        }
    return {
        "folds": FOLDS * REPEATS,
        "cross_validation": results,
        **_calibrate(people, predicted),
    }


def measure_average(
    people: Table, costs: CostTables, effects: Effects, curve: Floats
) -> dict[str, float]:
    """Return real people's average premium over the marketplace price, by age band."""
    cost = predict_cost(costs, effects, people)
    weight, (_, age) = people["weight"], places(people)

    def average(rows: Bools) -> float:
        return round(float((weight[rows] @ cost[rows]) / (weight[rows] @ curve[age[rows]])), 4)

    bands = {"everyone": people["age"] > 0}
    for start in range(18, 60, 6):
        end = start + 5 if start < 54 else 64
        bands[f"{start} to {end}"] = (people["age"] >= start) & (people["age"] <= end)
    return {name: average(rows) for name, rows in bands.items()}


def _calibrate(people: Table, predicted: dict[str, Floats]) -> dict[str, dict[str, float]]:
    """Return expected over actual cost by group, everyone's totals being equal.

    By diseases: the number of diabetes, high blood pressure and the six conditions.
    """
    illnesses = people["diabetes"] + people["high_blood_pressure"]
    count = illnesses + people["chronic_disease"]
    diseases = illnesses + sum(people[name] for name in CONDITIONS)
    age = people["age"]
    groups = {
        "no condition": count == 0,
        "diabetes": people["diabetes"] == 1,
        "high blood pressure": people["high_blood_pressure"] == 1,
        "chronic disease": people["chronic_disease"] == 1,
        "two conditions": count == 2,
        "all three": count == 3,
        "18 to 34": age < 35,
        "35 to 49": (age >= 35) & (age < 50),
        "50 to 64": age >= 50,
        "no condition, 50 to 64": (count == 0) & (age >= 50),
        "women": people["sex"] == "f",
        "men": people["sex"] == "m",
    }
    by_diseases = {f"{number}": diseases == number for number in range(4)}
    by_diseases["4 or more"] = diseases >= 4
    return {
        "calibration": _measure_groups(people, predicted[TABLE], groups),
        "calibration_by_diseases": _measure_groups(people, predicted[NAMED_TABLE], by_diseases),
    }


def _measure_groups(people: Table, predicted: Floats, groups: dict[str, Bools]) -> dict[str, float]:
    rows = stack_years({**people, **groups, "predicted": predicted.mean(axis=0)})
    actual, expected = rows["weight"] * rows["spend"], rows["weight"] * rows["predicted"]
    scale = actual.sum() / expected.sum()
    return {
        name: round(float(scale * expected[rows[name]].sum() / actual[rows[name]].sum()), 3)
        for name in groups
    }


def _folds(people: Table) -> Iterator[tuple[int, Bools]]:
    """Yield the repeat and the test rows of each fold; all rows of a person are on one side."""
    for repeat in range(REPEATS):
        folds = draw_folds(people["person_id"], 20260100 + repeat)
        for number in range(FOLDS):
            yield repeat, folds == number


def _measure_fold(people: Table, costs: Floats, test: Bools) -> dict[str, float]:
    rows, predicted = select(people, test), costs[test]
    later = ~np.isnan(rows["medical_spend_next_year"])
    return {
        "deviance": deviance(rows["medical_spend"], predicted, rows["weight"]),
        "gini": gini(rows["medical_spend"], predicted, rows["weight"]),
        "gini_next_year": gini(
            rows["medical_spend_next_year"][later], predicted[later], rows["weight"][later]
        ),
    }


def deviance(actual: Floats, predicted: Floats, weight: Floats) -> float:
    """Return the mean Tweedie deviance, predictions rescaled to the actual total."""
    predicted = predicted * (weight @ actual) / (weight @ predicted)
    terms = 2 * (
        actual ** (2 - POWER) / ((1 - POWER) * (2 - POWER))
        - actual * predicted ** (1 - POWER) / (1 - POWER)
        + predicted ** (2 - POWER) / (2 - POWER)
    )
    return float(np.average(terms, weights=weight))


def gini(actual: Floats, predicted: Floats, weight: Floats) -> float:
    """Return the Gini index of the actual cost ordered by the predicted one."""
    order = np.argsort(predicted, kind="stable")
    people = np.cumsum(weight[order]) / weight.sum()
    cost = np.cumsum((weight * actual)[order]) / (weight @ actual)
    # People with equal predictions count as spread evenly.
    ends = np.flatnonzero(np.append(np.diff(predicted[order]) > 0, True))
    x, y = np.append(0, people[ends]), np.append(0, cost[ends])
    return float(1 - np.sum((x[1:] - x[:-1]) * (y[1:] + y[:-1])))


def bootstrap_errors(
    people: Table, effects: Effects, curve: Floats, rounds: int
) -> tuple[Floats, Floats]:
    """Return standard errors, by person, of the tables' logs and of the six shares.

    First array: cells by absence or presence of a chronic disease, the mean over ages.
    """
    persons, index = np.unique(people["person_id"], return_inverse=True)
    random = np.random.default_rng(20260131)
    logs, shares = [], []
    print(f"health: bootstrap of {rounds} rounds")
    for _ in range(rounds):
        draws = random.integers(len(persons), size=len(persons))
        times = np.bincount(draws, minlength=len(persons))[index]
        drawn = select(people, times > 0)
        drawn["weight"] = drawn["weight"] * times[times > 0]
        tables = fit_cost(drawn, effects, curve)
        logs.append(np.log([tables.base, tables.base + tables.excess]))
        shares.append(tables.shares)
    deviations = np.sqrt(np.mean(np.var(np.array(logs), axis=0), axis=2))
    return deviations.T, np.std(np.array(shares), axis=0)


def _mean(values: Floats | Bools, weights: Floats, decimals: int = 4) -> float:
    return round(float(np.average(np.mean(values, axis=1), weights=weights)), decimals)

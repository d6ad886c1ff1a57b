"""Expected medical cost by age and conditions, learned from the spending of insured adults.

Tweedie regressions with a log link on the Medical Expenditure Panel Survey: this year's and, where
observed, next year's spending of the same person, in one fit. Ratios matter here, not dollars: the
level of a premium comes from the marketplace (``health_market``).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from health_market import MAX_AGE
from regression import fit_tweedie
from tables import YES_NO, Bounds, Floats, Table, read_table

ALL = slice(None)

POWER = 1.5
"""Variance power of the Tweedie distribution; between Poisson (1) and gamma (2)."""

MIN_AGE = 18
AGES = np.arange(MIN_AGE, MAX_AGE + 1)
CONDITIONS = ("heart_disease", "stroke", "copd", "asthma", "arthritis", "own_cancer")
ILLNESSES = ("diabetes", "high_blood_pressure", "chronic_disease")
CELLS = ((0, 0), (1, 0), (0, 1), (1, 1))
"""Diabetes and high blood pressure."""

MIN_EFFECT = 0.03
"""Share that every condition adds at least, since the survey's errors are larger than that."""
MIN_AGE_STEP = 0.001
SMOOTHING = 5
"""Years on each side of the moving average over ages."""
MIN_SHARE = 0.25
"""Least share of the average chronic excess that one of the six conditions carries."""


@dataclass(frozen=True)
class CostTables:
    """Cost over the average of all adults, by cell of ``CELLS`` and age; both rise with age."""

    base: Floats
    """Without a chronic disease, 4 cells by 47 ages."""
    excess: Floats
    """Added by a chronic disease that is not named, of the same shape."""
    shares: Floats
    """Part of the excess that each of ``CONDITIONS`` adds."""


@dataclass(frozen=True)
class Effects:
    """Average effects over US adults, by cell of ``CELLS`` and age: shape (cells, ages).

    Surgeries and body mass multiply the cost up to the average of the age only: the excess of a
    sick person is due to the conditions, so it is not multiplied again.
    """

    factor: Floats
    """Allergies and cancer in the family."""
    extra: Floats
    """Surgeries and body mass, as the part that they add."""
    average: Floats
    """Average cost by age."""

    def apply(self, cost: Floats, cell: Floats | slice = ALL, age: Floats | slice = ALL) -> Floats:
        """Return the cost with the effects."""
        added = np.minimum(cost, self.average[age]) * self.extra[cell, age]
        return (cost + added) * self.factor[cell, age]

    def remove(self, cost: Floats) -> Floats:
        """Return the cost without the effects; the inverse of ``apply``."""
        total = cost / self.factor
        below = total / (1 + self.extra)
        return np.where(below <= self.average, below, total - self.average * self.extra)


def read_spending(data: Path) -> Table:
    """Return the spending of insured adults in ``us-health``. Raises TableError."""
    money = Bounds(0, 1e8)
    return read_table(
        data / "us-health" / "meps_adults_train.csv",
        {
            "person_id": Bounds(0, 1e9, whole=True),
            "age": Bounds(MIN_AGE, MAX_AGE, whole=True),
            "weight": Bounds(0.001, 1e9),
            "diabetes": YES_NO,
            "high_blood_pressure": YES_NO,
            "chronic_disease": YES_NO,
            **dict.fromkeys(CONDITIONS, YES_NO),
            "medical_spend": money,
            "medical_spend_next_year": Bounds(0, 1e8, optional=True),
        },
        ["sex"],
        min_rows=1000,
    )


def stack_years(people: Table) -> Table:
    """Return a row for each person and year of spending, as ``spend``; first this year's."""
    later = ~np.isnan(people["medical_spend_next_year"])
    columns = {name: np.append(column, column[later]) for name, column in people.items()}
    spend = np.append(people["medical_spend"], people["medical_spend_next_year"][later])
    return columns | {"spend": spend}


def age_design(rows: Table) -> Floats:
    """Return the regressors of age alone: a cubic."""
    age = (rows["age"] - 41) / 23
    return np.column_stack([np.ones_like(age), age, age**2, age**3])


def cost_design(rows: Table) -> Floats:
    """Return age, three conditions, their slopes in age and their products."""
    age = (rows["age"] - 41) / 23
    illness = np.array([rows[name] for name in ILLNESSES])
    products = illness[[0, 0, 1]] * illness[[1, 2, 2]]
    return np.column_stack([age_design(rows), *illness, *(illness * age), *products])


def fit_spending(design: Callable[[Table], Floats], rows: Table) -> Floats:
    """Return the coefficients of a regression on rows of ``stack_years``."""
    return fit_tweedie(design(rows), rows["spend"], rows["weight"], POWER)


def fit_cost(people: Table, effects: Effects, curve: Floats) -> CostTables:
    """Return the cost tables, learned from people's spending.

    They hold for a person to whom none of the ``effects`` applies. ``curve`` has the federal age
    factors of ``AGES``, which the average person of each age follows.
    """
    rows = stack_years(people)
    age_only = np.exp(age_design({"age": AGES}) @ fit_spending(age_design, rows))
    coefficients = fit_spending(cost_design, rows)
    costs = np.array([[_predict(coefficients, cell, flag) for cell in CELLS] for flag in (0, 1)])
    costs = np.array([effects.remove(cells / age_only * curve) for cells in costs])
    base, excess = enforce_directions(costs[0], costs[1] - costs[0], _population(people))
    tables = CostTables(base, excess, fit_shares(rows, base, excess))
    # Scaled so that real people's average is that of the federal curve.
    weight, (_, age) = people["weight"], places(people)
    factor = np.average(curve[age], weights=weight) / np.average(
        predict_cost(tables, effects, people), weights=weight
    )
    return CostTables(base * factor, excess * factor, tables.shares)


def enforce_directions(base: Floats, excess: Floats, population: Floats) -> tuple[Floats, Floats]:
    """Return the tables made to rise with age and with each condition, smoothed over ages.

    ``population`` weighs cells and ages, first without and then with a chronic disease.
    """
    base, excess = (
        np.array(
            [smooth(isotonic(row, weight)) for row, weight in zip(table, weights, strict=True)]
        )
        for table, weights in zip((base, excess), population, strict=True)
    )
    none, diabetes, pressure, both = range(4)
    for table, least in ((base, 1 + MIN_EFFECT), (excess, 1.0)):
        table[diabetes] = np.maximum(table[diabetes], table[none] * least)
        table[pressure] = np.maximum(table[pressure], table[none] * least)
        table[both] = np.maximum(table[both], np.maximum(table[diabetes], table[pressure]) * least)
    steps = (1 + MIN_AGE_STEP) ** np.arange(len(AGES))
    base = np.maximum.accumulate(base / steps, axis=1) * steps
    excess = np.maximum.accumulate(excess, axis=1)
    least = base * MIN_EFFECT / MIN_SHARE
    return base, np.maximum(excess, least)


def isotonic(values: Floats, weights: Floats) -> Floats:
    """Return the nearest non-decreasing values by weighted least squares (pool adjacent)."""
    blocks: list[list[float]] = []
    for value, weight in zip(values, weights, strict=True):
        blocks.append([float(value), float(weight), 1])
        while len(blocks) > 1 and blocks[-2][0] > blocks[-1][0]:
            last, before = blocks.pop(), blocks[-1]
            total = before[1] + last[1]
            before[0] = (before[0] * before[1] + last[0] * last[1]) / total
            before[1], before[2] = total, before[2] + last[2]
    return np.concatenate([np.full(int(count), value) for value, _, count in blocks])


def smooth(values: Floats) -> Floats:
    """Return the moving average over ages; rising values stay rising."""
    padded = np.pad(values, SMOOTHING, mode="edge")
    window = 2 * SMOOTHING + 1
    return np.convolve(padded, np.full(window, 1 / window), mode="valid")


def fit_shares(rows: Table, base: Floats, excess: Floats) -> Floats:
    """Return each condition's share of the chronic excess, by Tweedie quasi-likelihood.

    The tables are first scaled to the people's spending by a factor per age band and cell, so that
    the shares explain differences among people with a chronic disease alone.
    """
    chronic = rows["chronic_disease"] == 1
    cell, age = places(rows)
    without, added = base[cell, age][chronic], excess[cell, age][chronic]
    spend, weight = rows["spend"][chronic], rows["weight"][chronic]
    named = np.column_stack([rows[name][chronic] for name in CONDITIONS])
    scale = np.average(spend, weights=weight) / np.average(without + added, weights=weight)
    target = spend / scale - without
    shares = np.full(len(CONDITIONS), 0.8)
    for _ in range(50):
        mean = without + added * (named @ shares)
        working = (weight * mean**-POWER)[:, None]
        design = named * added[:, None]
        last = shares
        shares = np.linalg.solve((design * working).T @ design, design.T @ (working[:, 0] * target))
        shares = np.maximum(shares, MIN_SHARE)
        if np.max(np.abs(shares - last)) < 1e-9:
            break
    return shares


def predict_cost(tables: CostTables, effects: Effects, rows: Table, named: bool = False) -> Floats:
    """Return each row's cost over the average, with the average effects of other answers.

    ``named``: by the six conditions.
    """
    cell, age = places(rows)
    if named:
        share = np.column_stack([rows[name] for name in CONDITIONS]) @ tables.shares
    else:
        share = rows["chronic_disease"]
    return effects.apply(tables.base[cell, age] + tables.excess[cell, age] * share, cell, age)


def _predict(coefficients: Floats, cell: tuple[int, int], chronic: int) -> Floats:
    flags = zip(ILLNESSES, (*cell, chronic), strict=True)
    rows = {name: np.full(len(AGES), flag) for name, flag in flags}
    return np.exp(cost_design(rows | {"age": AGES}) @ coefficients)


def places(rows: Table) -> tuple[Floats, Floats]:
    """Return the cell and the age's position of every row."""
    cell = rows["diabetes"] + 2 * rows["high_blood_pressure"]
    return cell.astype(int), (rows["age"] - MIN_AGE).astype(int)


def _population(people: Table) -> Floats:
    """Return the weight of people by chronic disease, cell and age; never 0."""
    cell, age = places(people)
    weights = np.full((2, len(CELLS), len(AGES)), 1.0)
    np.add.at(weights, (people["chronic_disease"].astype(int), cell, age), people["weight"])
    return weights

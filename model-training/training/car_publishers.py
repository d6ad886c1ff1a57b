"""Measures the factors of the car itself against published prices by model.

The prices are single facts of publishers, for this alone: no artifact has one.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from evaluator import YEAR, Evaluate
from own_car import COEFFICIENTS, features, part_factors
from tables import STATES, Bools, Bounds, Floats, Table, read_table, select, zip_columns

QUOTES_FILE = "us-car/model_quotes_train.csv"

# Share of liability in the premium of a new car with full cover (NAIC's averages).
NEW_CAR_LIABILITY = 0.45
# A regression without some of the bodies or fuels needs a small penalty.
RIDGE = 1e-2
FIT_STEPS = 20


def evaluate_publishers(data: Path, evaluate: Evaluate) -> dict[str, Any]:
    """Return mean errors of log prices by model, the level of each source removed.

    ``formula``: the shipped factors; ``held_out``: coefficients fitted to the other publishers
    alone; ``no_answer``: one price for all cars.
    """
    quotes = read_quotes(data / QUOTES_FILE)
    errors = _source_errors(quotes, _formula_prices(quotes, evaluate))
    plain = _source_errors(quotes, np.zeros(len(errors)))
    held_out = np.zeros(len(errors))
    for publisher in np.unique(quotes["publisher"]):
        test = quotes["publisher"] == publisher
        fit = fit_coefficients(select(quotes, ~test))
        held_out[test] = predict_log(fit, select(quotes, test))
    fitted = _source_errors(quotes, held_out)
    by_publisher = {
        str(name): {
            "prices": int((quotes["publisher"] == name).sum()),
            "no_answer": _mean_error(plain, quotes["publisher"] == name),
            "formula": _mean_error(errors, quotes["publisher"] == name),
            "held_out": _mean_error(fitted, quotes["publisher"] == name),
        }
        for name in np.unique(quotes["publisher"])
    }
    return {
        **by_publisher,
        "publishers_alike": {
            name: round(float(np.mean([row[name] for row in by_publisher.values()])), 3)
            for name in ("no_answer", "formula", "held_out")
        },
    }


def read_quotes(path: Path) -> Table:
    """Return published prices by model. Raises TableError."""
    money = Bounds(0.1, 1e6)
    texts = ["publisher", "source", "market", "body", "fuel"]
    columns = {"price_today_usd": Bounds(1000, 1e6), "usd_per_year_or_ratio": money}
    return read_table(path, columns, texts)


def _formula_prices(quotes: Table, evaluate: Evaluate) -> Floats:
    """Return log premiums of a new car with full cover of a driver of 40."""
    people = [
        {
            "driver_age": 40,
            "driving_experience": 22,
            "annual_mileage": 21.7,
            "car_mfg_year": YEAR,
            "prv_accident": 0,
            "cover": "full",
            **({"state": market} if market in STATES else {}),
            "car_price": price,
            "car_body": body,
            "car_fuel": fuel,
        }
        for market, price, body, fuel in zip_columns(
            quotes, "market", "price_today_usd", "body", "fuel"
        )
    ]
    return np.log([output["premium"] for output in evaluate(people)])


def _design(quotes: Table) -> Floats:
    rows = zip_columns(quotes, "price_today_usd", "body", "fuel")
    return np.array([features(*row) for row in rows])


def predict_log(coefficients: Floats, quotes: Table) -> Floats:
    """Return the logarithm of each car's factor on a premium with full cover."""
    liability, damage = part_factors(_design(quotes) @ coefficients)
    return np.log(NEW_CAR_LIABILITY * liability + (1 - NEW_CAR_LIABILITY) * damage)


def fit_coefficients(quotes: Table) -> Floats:
    """Fit the coefficients to log prices, each source with a level of its own (Gauss-Newton)."""
    coefficients = np.zeros(len(COEFFICIENTS))
    target = np.log(quotes["usd_per_year_or_ratio"])
    for _ in range(FIT_STEPS):
        predicted = predict_log(coefficients, quotes)
        steps = 1e-5 * np.eye(len(coefficients))
        slopes = np.array([predict_log(coefficients + step, quotes) for step in steps])
        jacobian = _remove_levels(quotes, ((slopes - predicted) / 1e-5).T)
        rest = _remove_levels(quotes, (target - predicted)[:, None])[:, 0]
        normal = jacobian.T @ jacobian + RIDGE * np.eye(len(coefficients))
        coefficients += np.linalg.solve(normal, jacobian.T @ rest - RIDGE * coefficients)
    return coefficients


def _remove_levels(quotes: Table, columns: Floats) -> Floats:
    """Return columns less their mean in each source."""
    result = columns.copy()
    for source in np.unique(quotes["source"]):
        rows = quotes["source"] == source
        result[rows] -= columns[rows].mean(axis=0)
    return result


def _source_errors(quotes: Table, predicted: Floats) -> Floats:
    rest = np.log(quotes["usd_per_year_or_ratio"]) - predicted
    return np.abs(_remove_levels(quotes, rest[:, None])[:, 0])


def _mean_error(errors: Floats, rows: Bools) -> float:
    return round(float(errors[rows].mean()), 3)

"""Measures limits and deductibles of the car model against prices that differ in them alone."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from car_surveys import PRICES_FILE
from evaluator import Answers, Evaluate
from tables import read_rows

LIMITS_FILE = "us-car/deductible.csv"

# Plans of Colorado's comparison of 2023: limits and deductible as its table and the form name them.
COLORADO_PLANS: dict[tuple[str, str], Answers] = {
    ("25/50/15", "1000"): {"limits": "minimum", "deductible": 1000},
    ("50/100/25", "500"): {"limits": "50_100", "deductible": 500},
    ("100/300/50", "500"): {"limits": "100_300", "deductible": 500},
}
# Limits of 100/300/100 over the minimum: median of 33 insurers of Texas's comparison of 2025.
TEXAS_LIMITS = 1.14
# States whose minimum has risen since these quotes.
RAISED_MINIMUMS = ("MA", "NC")
DRIVER: Answers = {
    "driver_age": 40,
    "driving_experience": 22,
    "annual_mileage": 19.3,
    "car_mfg_year": 2022,
    "prv_accident": 0,
}


def evaluate_terms(data: Path, evaluate: Evaluate) -> dict[str, Any]:
    """Return ratios of prices, and the estimate's for the same. Raises TableError."""
    colorado = {**DRIVER, "state": "CO", "cover": "full"}
    texas = {**DRIVER, "state": "TX", "cover": "liability"}
    plans = list(COLORADO_PLANS.values())
    own = _premiums(evaluate, [{**colorado, **plan} for plan in plans])
    limits = [{**texas, "limits": limits} for limits in ("minimum", "100_300")]
    minimum, higher = _premiums(evaluate, limits)
    prices = _read_plans(data / PRICES_FILE)
    return {
        "colorado_plans": {
            f"{plan + 1}:{plan}": {
                **_compare(prices, plan - 1),
                "estimate": round(own[plan] / own[plan - 1], 3),
            }
            for plan in (1, 2)
        },
        "texas_limits": {"prices": TEXAS_LIMITS, "estimate": round(higher / minimum, 3)},
        "minimums": _measure_minimums(data / LIMITS_FILE, evaluate),
    }


def _read_plans(path: Path) -> list[list[float | None]]:
    """Return the prices of Colorado's plans for each insurer, driver and place."""
    columns = ["state", "place", "annual_usd", "statistic", "insurer", "limits", "deductible"]
    offers: dict[tuple[str, ...], list[float | None]] = {}
    plans = list(COLORADO_PLANS)
    drivers = ["driver_age", "sex", "marital", "at_fault_accidents", "speeding_tickets"]
    for _, row in read_rows(path, [*columns, *drivers]):
        terms = row["limits"], row["deductible"]
        if row["state"] != "CO" or row["statistic"] != "price" or terms not in plans:
            continue
        key = row["insurer"], row["place"], *(row[name] for name in drivers)
        offers.setdefault(key, [None] * len(plans))[plans.index(terms)] = float(row["annual_usd"])
    return list(offers.values())


def _compare(offers: list[list[float | None]], plan: int) -> dict[str, float]:
    ratios = [
        higher / lower
        for lower, higher in (offer[plan : plan + 2] for offer in offers)
        if lower is not None and higher is not None
    ]
    return {"pairs": len(ratios), "prices": round(float(np.median(ratios)), 3) if ratios else 0.0}


def _measure_minimums(path: Path, evaluate: Evaluate) -> dict[str, float]:
    """Return the mean miss (log) of the minimum over 50/100/50, in states of published quotes."""
    columns = ["what", "n", "ratio"]
    quotes = {
        row["n"]: float(row["ratio"])
        for _, row in read_rows(path, columns)
        if row["what"] == "limits by state" and row["n"] not in RAISED_MINIMUMS
    }
    instances = [
        {**DRIVER, "state": state, "cover": "liability", "limits": limits}
        for state in quotes
        for limits in ("minimum", "50_100")
    ]
    premiums = iter(_premiums(evaluate, instances))
    misses = [abs(np.log(next(premiums) / next(premiums) / quote)) for quote in quotes.values()]
    return {"states": len(misses), "miss": round(float(np.mean(misses)), 3)}


def _premiums(evaluate: Evaluate, instances: list[Answers]) -> list[float]:
    return [output["premium"] for output in evaluate(instances)]

"""Measures the car model against prices of single insurers from state surveys, and by ZIP code.

A cell is one driver, cover and place with the prices of several insurers. The level of a survey,
one constant for each source and cover, holds its year, discounts and mix of insurers together and
is removed: no survey has the market shares that would tell them apart.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from evaluator import YEAR, Answers, Evaluate
from tables import Bounds, Floats, TableError, read_rows, read_table, zip_columns

PRICES_FILE = "us-car/survey_prices.csv"
DENSITY_FILE = "us-car/zip_density.csv"

MIN_INSURERS = 5
# The model prices one car.
SEVERAL_CARS = "two cars"
VEHICLE_CLASSES = {"Tesla Model 3": "premium"}
# Where a survey has no vehicle year (years), no mileage (FHWA's mean) and no age (of the licence).
USUAL_VEHICLE_AGE = 3.0
USUAL_MILES = 13_476.0
LICENCE_AGE = 17
KM_PER_MILE = 1.609344
# First three ZIP digits of the places that are given by name.
ZIP3_OF_PLACES = {
    "Colorado Springs 80903": "809",
    "Denver 80205": "802",
    "Irvine": "926",
    "Lawton": "735",
    "Los Angeles Central": "900",
    "McAlester": "745",
    "Oklahoma City": "731",
    "Tulsa": "741",
    "Woodward": "738",
}
LIST_PRICE_PERCENTILES = (10, 50, 90)

# Longest experience of California's survey.
MOST_YEARS_LICENSED = "40+"
NUMBERS = {
    "year": Bounds(2000, 2100, whole=True),
    "annual_usd": Bounds(1, 100_000),
    "driver_age": Bounds(15, 100, optional=True),
    "years_licensed": Bounds(0, 80, optional=True),
    "at_fault_accidents": Bounds(0, 4),
    "speeding_tickets": Bounds(0, 1, whole=True),
    "annual_miles": Bounds(0, 100_000, optional=True),
    "vehicle_year": Bounds(1980, 2100, optional=True),
}
TEXTS = ["source", "state", "place", "statistic", "cover", "vehicle", "profile"]


@dataclass(frozen=True)
class Price:
    """Price (USD a year) of a driver at a place, of one insurer or the median of several."""

    usd: float
    statistic: str
    cell: tuple[str, ...]
    """Source, cover, driver and place."""
    vehicle: str
    answers: Answers


Survey = list[tuple[Floats, dict[str, Any]]]
"""Prices of each cell, and the model's output for it."""


def evaluate_surveys(data: Path, evaluate: Evaluate) -> dict[str, Any]:
    """Return the part of the evaluation that compares with surveys. Raises TableError."""
    prices = _read_prices(data / PRICES_FILE)
    density = read_table(data / DENSITY_FILE, {"people": Bounds(0, 1e7)}, ["zip"])
    people = dict(zip_columns(density, "zip", "people"))
    single = [price for price in prices if price.statistic == "price"]
    by_zip = [price for price in prices if price.statistic == "median of insurers"]
    return {
        **_measure_cells(single, evaluate),
        "zip_codes": _measure_zips(by_zip, people, evaluate),
    }


def _read_prices(path: Path) -> list[Price]:
    prices = []
    for line, row in read_rows(path, [*NUMBERS, *TEXTS]):
        if row["vehicle"] == SEVERAL_CARS or row["statistic"] == "median of ZIP codes":
            continue
        row["years_licensed"] = row["years_licensed"].replace(MOST_YEARS_LICENSED, "40")
        try:
            values = {name: bounds.parse(row[name]) for name, bounds in NUMBERS.items()}
        except ValueError as error:
            raise TableError(f"{path}, line {line}: {error}") from None
        cell = row["source"], row["cover"], row["profile"], row["place"]
        answers = _to_answers(row, values)
        price = Price(values["annual_usd"], row["statistic"], cell, row["vehicle"], answers)
        prices.append(price)
    return prices


def _to_answers(row: dict[str, str], values: dict[str, float]) -> Answers:
    def given(name: str, otherwise: float) -> float:
        return otherwise if np.isnan(values[name]) else values[name]

    age = given("driver_age", LICENCE_AGE + values["years_licensed"])
    place = row["place"]
    zip3 = place[:3] if place.isdigit() else ZIP3_OF_PLACES.get(place)
    built = given("vehicle_year", values["year"] - USUAL_VEHICLE_AGE)
    return {
        "driver_age": age,
        "driving_experience": given("years_licensed", max(0.0, age - LICENCE_AGE)),
        "annual_mileage": given("annual_miles", USUAL_MILES) * KM_PER_MILE / 1000,
        "car_mfg_year": YEAR - max(0.0, values["year"] - built),
        "prv_accident": values["at_fault_accidents"],
        "violations": "one_ticket" if values["speeding_tickets"] else "none",
        "state": row["state"],
        **({} if zip3 is None else {"zip3": zip3}),
        "cover": row["cover"],
        "car_class": VEHICLE_CLASSES.get(row["vehicle"], "standard"),
    }


def _measure_cells(prices: Sequence[Price], evaluate: Evaluate) -> dict[str, Any]:
    cells: dict[tuple[str, ...], list[Price]] = defaultdict(list)
    for price in prices:
        cells[price.cell].append(price)
    large = [cell for cell in cells.values() if len(cell) >= MIN_INSURERS]
    surveys: dict[str, Survey] = defaultdict(list)
    states: dict[str, str] = {}
    outputs = evaluate([cell[0].answers for cell in large])
    for cell, output in zip(large, outputs, strict=True):
        source, cover, *_ = cell[0].cell
        name = f"{source} {cover}"
        surveys[name].append((np.array([price.usd for price in cell]), output))
        states[name] = cell[0].answers["state"]
    measured = {name: _measure_survey(survey) for name, survey in sorted(surveys.items())}
    ratios = {
        name: np.concatenate([amounts / output["premium"] for amounts, output in survey])
        for name, survey in surveys.items()
    }
    return {
        "surveys": measured,
        "surveys_alike": {
            name: round(float(np.mean([survey[name] for survey in measured.values()])), 3)
            for name in ("error", "inside", "inside_raw")
        },
        # Over the estimate.
        "list_prices": _percentiles(ratios.values()),
        "list_prices_by_state": {
            state: _percentiles(ratios[name] for name in surveys if states[name] == state)
            for state in sorted(set(states.values()))
        },
    }


def _measure_survey(survey: Survey) -> dict[str, Any]:
    """Return the mean error of the cells' log medians, and the share of prices in the range."""
    ratios = np.log([np.median(amounts) / output["premium"] for amounts, output in survey])
    level = float(np.median(ratios))
    return {
        "cells": len(survey),
        "prices": sum(len(amounts) for amounts, _ in survey),
        "estimate_over_median": round(float(np.exp(-level)), 2),
        "error": round(float(np.abs(ratios - level).mean()), 3),
        "inside": _measure_inside(survey, float(np.exp(level))),
        "inside_raw": _measure_inside(survey, 1.0),
    }


def _measure_inside(survey: Survey, level: float) -> float:
    inside = [
        (amounts >= output["range"]["low"] * level) & (amounts <= output["range"]["high"] * level)
        for amounts, output in survey
    ]
    return round(float(np.concatenate(inside).mean()), 3)


def _percentiles(ratios: Iterable[Floats]) -> dict[str, float]:
    """Return percentiles of values in groups that count alike."""
    groups = list(ratios)
    values = np.concatenate(groups)
    weights = np.concatenate([np.full(len(group), 1 / len(group)) for group in groups])
    return {
        f"p{percentile}": round(_quantile(values, weights, percentile / 100), 2)
        for percentile in LIST_PRICE_PERCENTILES
    }


def _quantile(values: Floats, weights: Floats, share: float) -> float:
    order = np.argsort(values)
    shares = np.cumsum(weights[order]) / weights.sum()
    return float(values[order][np.searchsorted(shares, share)])


def _measure_zips(
    prices: Sequence[Price], people: dict[str, float], evaluate: Evaluate
) -> dict[str, Any]:
    """Return the mean error of the log price of ZIP codes, the level of each state removed."""
    states: dict[str, list[Price]] = defaultdict(list)
    for price in prices:
        states[price.answers["state"]].append(price)
    measured = {
        state: {
            "zip_codes": len(of_state),
            "error": _measure_zip_errors(of_state, people, evaluate, []),
            "error_of_state_alone": _measure_zip_errors(of_state, people, evaluate, ["zip3"]),
        }
        for state, of_state in sorted(states.items())
    }
    return {
        **measured,
        "states_alike": {
            name: round(float(np.mean([state[name] for state in measured.values()])), 3)
            for name in ("error", "error_of_state_alone")
        },
    }


def _measure_zip_errors(
    prices: Sequence[Price], people: dict[str, float], evaluate: Evaluate, without: Sequence[str]
) -> float:
    """Return the error among people; those of a ZIP code count as many."""
    instances = [
        {name: answer for name, answer in price.answers.items() if name not in without}
        for price in prices
    ]
    distinct = {str(instance): instance for instance in instances}
    outputs = dict(zip(distinct, evaluate(list(distinct.values())), strict=True))
    premiums = np.array([outputs[str(instance)]["premium"] for instance in instances])
    ratios = np.log(np.array([price.usd for price in prices]) / premiums)
    weights = np.array([people.get(price.cell[-1], 0.0) for price in prices])
    level = _quantile(ratios, weights, 0.5)
    return round(float(np.average(np.abs(ratios - level), weights=weights)), 3)

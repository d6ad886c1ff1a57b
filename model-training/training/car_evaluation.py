"""Measures the car model: on held-out French policies, and against US facts."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from statistics import NormalDist
from typing import Any

import numpy as np

from car_model import (
    AREA_DEVIATION,
    COVERAGE,
    INSURER_DEVIATION,
    PARTS,
    PRICE_LEVEL,
    REFERENCE_MILEAGE,
    USUAL_START,
    fit_part,
    predict_part,
)
from car_publishers import evaluate_publishers
from car_surveys import evaluate_surveys
from car_tables import CAR_CLASSES, COVERS, CarTables
from car_terms import evaluate_terms
from evaluator import YEAR, Answers, Evaluate, price_people
from regression import FOLDS, bisect, draw_folds
from tables import STATES, Bools, Floats, Table, select

SEED = 0
"""Of the folds."""


def predict_held_out(policies: Table) -> Floats:
    """Return each French policy's premium (EUR) by regressions on the policies of other folds."""
    folds, covers = draw_folds(policies["policy"], SEED), policies["cover"]
    insured = [(part, covers >= least) for part, least in PARTS.items()]
    # Policies with liability alone may have windscreen cover.
    insured.append(("comprehensive", covers == 0))
    predicted = np.zeros(len(folds))
    for fold in range(FOLDS):
        test = folds == fold
        for part, rows in insured:
            fit = fit_part(policies, part, rows & ~test)
            predicted[rows & test] += predict_part(fit, policies, rows & test)
    return predicted


def fit_deviations(policies: Table, held_out: Floats) -> dict[str, Any]:
    """Return deviations of the log premium, with cover and class known, that hold 80 %.

    ``accidents``: for none and for one or more; drivers with accidents are the policies with a
    bonus-malus over 100.
    """
    log_ratios = np.log(policies["premium"] / held_out)
    everyone = solve_deviation(log_ratios)
    with_accidents = solve_deviation(log_ratios[policies["bonus_malus"] > 100])
    return {
        "car_classes": {
            name: max(everyone, solve_deviation(log_ratios[policies["car_class"] == index]))
            for index, name in enumerate(CAR_CLASSES)
        },
        "accidents": [everyone, max(everyone, with_accidents)],
    }


def solve_deviation(log_ratios: Floats) -> float:
    """Return the deviation at which the 80 % interval of a lognormal of mean 1 holds 80 %."""
    if len(log_ratios) == 0:
        return 0.0
    return round(bisect(lambda width: _held(log_ratios, width).mean(), COVERAGE, 0.0, 3.0), 4)


def _held(log_ratios: Floats, deviation: Floats | float) -> Bools:
    reach = NormalDist().inv_cdf((1 + COVERAGE) / 2) * deviation
    return np.abs(log_ratios + np.square(deviation) / 2) <= reach


def _measure_coverage(policies: Table, held_out: Floats) -> dict[str, dict[str, float]]:
    """Return the share of held-out premiums in ranges whose widths the other folds set.

    By group: only what the French policies can show. "as shown": the range that users see, which
    adds the spread of insurers and places.
    """
    folds = draw_folds(policies["policy"], SEED)
    deviations = np.zeros(len(folds))
    for fold in range(FOLDS):
        test = folds == fold
        fitted = fit_deviations(select(policies, ~test), held_out[~test])
        by_class = np.array(list(fitted["car_classes"].values()))[policies["car_class"][test]]
        with_accidents = (policies["bonus_malus"][test] > 100).astype(int)
        deviations[test] = np.maximum(by_class, np.array(fitted["accidents"])[with_accidents])
    log_ratios = np.log(policies["premium"] / held_out)
    held = _held(log_ratios, deviations)
    shown = _held(log_ratios, np.sqrt(deviations**2 + INSURER_DEVIATION**2 + AREA_DEVIATION**2))
    return {
        "as shown": {"rows": len(folds), "coverage": round(float(shown.mean()), 3)},
        **{
            name: {"rows": int(rows.sum()), "coverage": round(float(held[rows].mean()), 3)}
            for name, rows in _groups(policies).items()
        },
    }


def _groups(policies: Table) -> dict[str, Bools]:
    ages, vehicles = policies["driver_age"], policies["vehicle_age"]
    return {
        "everyone": np.ones(len(ages), dtype=bool),
        **{f"cover {name}": policies["cover"] == index for index, name in enumerate(COVERS)},
        **{f"class {n}": policies["car_class"] == index for index, n in enumerate(CAR_CLASSES)},
        "under 25": ages < 25,
        "25 to 59": (ages >= 25) & (ages < 60),
        "60 and older": ages >= 60,
        "vehicle 0 to 2 years": vehicles <= 2,
        "vehicle 3 to 7 years": (vehicles >= 3) & (vehicles <= 7),
        "vehicle 8 to 12 years": (vehicles >= 8) & (vehicles <= 12),
        "vehicle 13 years and older": vehicles >= 13,
        "bonus-malus over 100": policies["bonus_malus"] > 100,
    }


def evaluate_car(
    tables: CarTables, held_out: Floats, evaluate: Evaluate, data: Path
) -> dict[str, Any]:
    """Return the car part of the evaluation in ``metadata.json``."""
    charged = tables.policies["premium"]
    errors, spread = held_out - charged, charged - charged.mean()
    return {
        "french_policies": {
            "rows": len(charged),
            "folds": FOLDS,
            "r2": round(float(1 - errors @ errors / (spread @ spread)), 4),
            # EUR.
            "mae": round(float(np.abs(errors).mean()), 1),
        },
        "range_coverage": _measure_coverage(tables.policies, held_out),
        "us": _measure_us(tables, evaluate),
        "publishers": evaluate_publishers(data, evaluate),
        "survey_prices": evaluate_surveys(data, evaluate),
        "terms": evaluate_terms(data, evaluate),
    }


def _measure_us(tables: CarTables, evaluate: Evaluate) -> dict[str, Any]:
    means = _mean_premiums(tables, evaluate)
    errors = [
        mean / (tables.averages[code].expenditure * PRICE_LEVEL) - 1 for code, mean in means.items()
    ]
    pairs = [change for pair in RATIOS.values() for change in pair]
    premiums = iter(_premiums(evaluate, pairs))
    ratios = {name: next(premiums) / next(premiums) for name in RATIOS}
    return {
        "mean_premium_usd": round(means["US"], 2),
        "max_error_of_state_means": round(max(map(abs, errors)), 6),
        "ratios": {name: round(ratio, 3) for name, ratio in ratios.items()},
        "people": price_people(evaluate, EXAMPLES),
    }


TYPICAL: Answers = {
    "driver_age": 40,
    "driving_experience": 23,
    "annual_mileage": REFERENCE_MILEAGE,
    "car_mfg_year": YEAR - 8,
    "prv_accident": 0,
}
NOVICE: Answers = {"driver_age": 18, "driving_experience": 0}
INSURED: Answers = {"cover": "full", "car_class": "standard"}

# People of the model card.
EXAMPLES: list[Answers] = [
    {**TYPICAL, "driving_experience": 22, **answers}
    for answers in (
        {},
        {"state": "IL"},
        {"cover": "full"},
        {"car_class": "standard"},
        {"state": "IL", **INSURED},
    )
]

# Changes of the typical driver whose premiums are compared: the first over the second.
RATIOS: dict[str, tuple[Answers, Answers]] = {
    "18, new driver, to 40": (NOVICE, {}),
    "25 to 40": ({"driver_age": 25, "driving_experience": 8}, {}),
    "70 to 40": ({"driver_age": 70, "driving_experience": 53}, {}),
    "new driver of 40 to new driver of 18": ({"driving_experience": 0}, NOVICE),
    "1 accident": ({"prv_accident": 1}, {}),
    "2 accidents": ({"prv_accident": 2}, {}),
    "3 accidents": ({"prv_accident": 3}, {}),
    "8 to 21.7 thousand km": ({"annual_mileage": 8}, {}),
    "new to 15-year-old car, full cover, standard": (
        {"car_mfg_year": YEAR, **INSURED},
        {"car_mfg_year": YEAR - 15, **INSURED},
    ),
}


def _mean_premiums(tables: CarTables, evaluate: Evaluate) -> dict[str, float]:
    """Return the mean premium of US drivers and vehicles by state, and in the country as ``US``.

    Driver, accidents and car are independent factors, averaged one after the other.
    """
    ages, vehicles = tables.driver_ages, range(len(tables.vehicle_ages))
    mixes: list[tuple[Floats | list[float], list[Answers]]] = [
        (
            list(ages.values()),
            [{"driver_age": age, "driving_experience": max(0, age - USUAL_START)} for age in ages],
        ),
        (tables.accidents, [{"prv_accident": count} for count in range(len(tables.accidents))]),
        (tables.vehicle_ages, [{"car_mfg_year": YEAR - age} for age in vehicles]),
    ]
    places: dict[str, Answers] = {"US": {}, **{code: {"state": code} for code in STATES}}
    changes: list[Answers] = [{}, *(change for _, mix in mixes for change in mix)]
    people = [{**place, **change} for place in places.values() for change in changes]
    typical, *premiums = np.array(_premiums(evaluate, people)).reshape(len(places), -1).T
    means = typical
    for shares, mix in mixes:
        means = means * np.dot(shares, premiums[: len(mix)]) / typical
        premiums = premiums[len(mix) :]
    return dict(zip(places, means.tolist(), strict=True))


def _premiums(evaluate: Evaluate, changes: Sequence[Answers]) -> list[float]:
    """Return the premiums of a typical driver with each of the changes."""
    return [output["premium"] for output in evaluate([{**TYPICAL, **change} for change in changes])]

"""Measures the car model: on held-out French policies, and against the US facts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
import xgboost as xgb
from scipy.special import ndtri

from car_model import (
    COVERAGE,
    PARTS,
    PRICE_LEVEL,
    REFERENCE_MILEAGE,
    USUAL_START,
    Rows,
    fit_part,
)
from car_tables import CAR_CLASSES, COVERS, FRENCH_CLASSES, CarTables, Facts, Policies
from evaluator import YEAR, Answers, Evaluate
from read_tables import Floats
from states import STATES

# Trees for P(cover, class | driver's age, bonus-malus, vehicle age), which fills in for answers
# that are left out, and for the comparison with the gamma regression.
MIX_SETTINGS = {"objective": "multi:softprob", "max_depth": 3, "eta": 0.2, "min_child_weight": 20}
MIX_ROUNDS = 30
TREE_SETTINGS = {"objective": "reg:gamma", "max_depth": 4, "eta": 0.1, "min_child_weight": 50}
TREE_ROUNDS = 150

FOLDS = 5

MISSING = {
    "none": (),
    "cover": ("cover",),
    "car_class": ("car_class",),
    "cover and car_class": ("cover", "car_class"),
}


@dataclass(frozen=True)
class HeldOut:
    """Held-out predictions (EUR) for French policies by number of classes and missing answers."""

    predictions: dict[int, dict[str, Floats]]
    trees: Floats
    """Three boosters in place of the three regressions; four classes, nothing missing."""
    folds: Rows


def predict_held_out(policies: Policies, report: Callable[[str], None]) -> HeldOut:
    """Return held-out predictions of cross-validation by policy."""
    rows = len(policies.policies)
    predictions = {
        count: {missing: np.zeros(rows) for missing in MISSING}
        for count in (len(CAR_CLASSES), len(FRENCH_CLASSES))
    }
    trees, folds = np.zeros(rows), _assign_folds(policies)
    for fold in range(FOLDS):
        train, test = np.flatnonzero(folds != fold), np.flatnonzero(folds == fold)
        for count, by_missing in predictions.items():
            prices = _price_covers_and_classes(policies, count, train, test)
            weights = _weigh(policies, count, train, test)
            for missing, names in MISSING.items():
                kept = _keep_answered(policies, count, test, weights, names)
                by_missing[missing][test] = (prices * kept).sum(axis=(1, 2))
        trees[test] = _predict_by_trees(policies, train, test)
        report(f"car: cross-validation, fold {fold + 1} of {FOLDS}")
    return HeldOut(predictions, trees, folds)


def _assign_folds(policies: Policies) -> Rows:
    """Return the fold of each row; the rows of a policy are in the same fold."""
    count = int(policies.policies.max()) + 1
    return (np.random.default_rng(0).permutation(count) % FOLDS)[policies.policies]


def _classes(policies: Policies, count: int) -> Rows:
    return policies.car_classes if count == len(CAR_CLASSES) else policies.french_classes


def _subset(policies: Policies, rows: Rows) -> Policies:
    columns = {
        name: getattr(policies, name)[rows]
        for name in policies.__dataclass_fields__
        if name != "parts"
    }
    parts = {part: amounts[rows] for part, amounts in policies.parts.items()}
    return replace(policies, **columns, parts=parts)


def _price_covers_and_classes(policies: Policies, count: int, train: Rows, test: Rows) -> Floats:
    """Return the premium of each held-out policy at every cover and class.

    Policies with liability alone may have windscreen cover, which has a regression of its own.
    """
    held_out = _subset(policies, test)
    prices = np.zeros((len(test), len(COVERS), count))
    for part, least in [*PARTS.items(), ("comprehensive", None)]:
        covers = policies.covers[train]
        chosen = train[covers == 0] if least is None else train[covers >= least]
        fit = fit_part(policies, part, _classes(policies, count), chosen)
        amounts = np.outer(fit.predict(held_out), fit.class_factors())
        levels = slice(0, 1) if least is None else slice(least, None)
        prices[:, levels] += amounts[:, None, :]
    return prices


def _inputs(policies: Policies) -> Floats:
    return np.column_stack([policies.driver_ages, policies.bonus_malus, policies.vehicle_ages])


def _weigh(policies: Policies, count: int, train: Rows, test: Rows) -> Floats:
    """Return the probability of every cover and class given the three required inputs."""
    labels = policies.covers * count + _classes(policies, count)
    settings = {**MIX_SETTINGS, "num_class": len(COVERS) * count, "nthread": 1, "seed": 0}
    inputs = _inputs(policies)
    booster = xgb.train(settings, xgb.DMatrix(inputs[train], labels[train]), MIX_ROUNDS)
    weights = booster.predict(xgb.DMatrix(inputs[test])).astype(np.float64)
    return weights.reshape(len(test), len(COVERS), count)


def _keep_answered(
    policies: Policies, count: int, rows: Rows, weights: Floats, missing: tuple[str, ...]
) -> Floats:
    """Return weights with the answered cover and class certain."""
    kept = weights
    if "cover" not in missing:
        kept = kept * np.eye(len(COVERS))[policies.covers[rows]][:, :, None]
    if "car_class" not in missing:
        kept = kept * np.eye(count)[_classes(policies, count)[rows]][:, None, :]
    return kept / kept.sum(axis=(1, 2), keepdims=True)


def _predict_by_trees(policies: Policies, train: Rows, test: Rows) -> Floats:
    inputs = np.column_stack([_inputs(policies), policies.car_classes, policies.covers])
    total = np.zeros(len(test))
    for part, least in PARTS.items():
        # Trees split on cover themselves; a part that is not insured costs nothing.
        covered = least if part == "collision" else 0
        fitted = train[policies.covers[train] >= covered]
        charged = np.maximum(policies.parts[part][fitted], 0.01)
        settings = {**TREE_SETTINGS, "base_score": float(charged.mean()), "nthread": 1, "seed": 0}
        booster = xgb.train(settings, xgb.DMatrix(inputs[fitted], charged), TREE_ROUNDS)
        amounts = booster.predict(xgb.DMatrix(inputs[test])).astype(np.float64)
        total += np.where(policies.covers[test] >= covered, amounts, 0.0)
    return total


def measure(predicted: Floats, charged: Floats) -> dict[str, float]:
    """Return R², mean absolute error (EUR) and gamma deviance."""
    errors, spread = predicted - charged, charged - charged.mean()
    ratio = charged / predicted
    return {
        "r2": round(float(1 - errors @ errors / (spread @ spread)), 4),
        "mae": round(float(np.abs(errors).mean()), 1),
        "gamma_deviance": round(float(2 * np.mean(ratio - 1 - np.log(ratio))), 4),
    }


def fit_deviations(
    policies: Policies, held_out: HeldOut, rows: Rows | slice = slice(None)
) -> dict[str, Any]:
    """Return deviations of the log premium, with cover and class known, that hold 80 %.

    ``accidents``: for none and for one or more; drivers with accidents are the policies with a
    bonus-malus over 100.
    """
    log_ratios = _log_ratios(policies, held_out)[rows]
    classes = policies.car_classes[rows]
    everyone = solve_deviation(log_ratios)
    with_accidents = policies.bonus_malus[rows] > 100
    return {
        "car_classes": {
            name: max(everyone, solve_deviation(log_ratios[classes == index]))
            for index, name in enumerate(CAR_CLASSES)
        },
        "accidents": [everyone, max(everyone, solve_deviation(log_ratios[with_accidents]))],
    }


def _log_ratios(policies: Policies, held_out: HeldOut) -> Floats:
    return np.log(policies.premiums / held_out.predictions[len(CAR_CLASSES)]["none"])


def solve_deviation(log_ratios: Floats) -> float:
    """Return the deviation at which the 80 % interval of a lognormal of mean 1 holds 80 %."""
    if len(log_ratios) == 0:
        return 0.0
    low, high = 0.0, 3.0
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if _held(log_ratios, middle).mean() < COVERAGE else (low, middle)
    return round((low + high) / 2, 4)


def _held(log_ratios: Floats, deviation: Floats | float) -> Rows:
    reach = ndtri((1 + COVERAGE) / 2) * deviation
    return np.abs(log_ratios + np.square(deviation) / 2) <= reach


def _measure_coverage(policies: Policies, held_out: HeldOut) -> dict[str, dict[str, float]]:
    """Return the share of held-out premiums in ranges whose widths the other folds set.

    Only what the French policies can show: the spread of insurers and places comes on top.
    """
    log_ratios = _log_ratios(policies, held_out)
    deviations = np.zeros(len(log_ratios))
    for fold in range(FOLDS):
        rows = held_out.folds == fold
        fitted = fit_deviations(policies, held_out, ~rows)
        by_class = np.array([fitted["car_classes"][name] for name in CAR_CLASSES])
        with_accidents = (policies.bonus_malus[rows] > 100).astype(int)
        deviations[rows] = np.maximum(
            by_class[policies.car_classes[rows]], np.array(fitted["accidents"])[with_accidents]
        )
    held = _held(log_ratios, deviations)
    return {
        name: {
            "rows": int(rows.sum()),
            "coverage": round(float(held[rows].mean()), 3) if rows.any() else 0.0,
        }
        for name, rows in _groups(policies).items()
    }


def _groups(policies: Policies) -> dict[str, Rows]:
    ages, vehicles = policies.driver_ages, policies.vehicle_ages
    return {
        "everyone": np.ones(len(ages), dtype=bool),
        **{f"cover {name}": policies.covers == index for index, name in enumerate(COVERS)},
        **{f"class {n}": policies.car_classes == index for index, n in enumerate(CAR_CLASSES)},
        "under 25": ages < 25,
        "25 to 59": (ages >= 25) & (ages < 60),
        "60 and older": ages >= 60,
        "vehicle 0 to 2 years": vehicles <= 2,
        "vehicle 3 to 7 years": (vehicles >= 3) & (vehicles <= 7),
        "vehicle 8 to 12 years": (vehicles >= 8) & (vehicles <= 12),
        "vehicle 13 years and older": vehicles >= 13,
        "bonus-malus over 100": policies.bonus_malus > 100,
    }


def evaluate_car(tables: CarTables, held_out: HeldOut, evaluate: Evaluate) -> dict[str, Any]:
    """Return the car part of the evaluation in ``metadata.json``."""
    policies = tables.policies
    return {
        "french_policies": {
            "rows": len(policies.policies),
            "folds": FOLDS,
            **{
                f"{count} classes": {
                    f"missing: {missing}": measure(predicted, policies.premiums)
                    for missing, predicted in by_missing.items()
                }
                for count, by_missing in held_out.predictions.items()
            },
            "4 classes, XGBoost in place of regressions": measure(
                held_out.trees, policies.premiums
            ),
        },
        "range_coverage": _measure_coverage(policies, held_out),
        "us": _measure_us(tables.facts, evaluate),
    }


def _measure_us(facts: Facts, evaluate: Evaluate) -> dict[str, Any]:
    means = {code: mean_premium(facts, evaluate, code) for code in ("US", *STATES)}
    errors = [
        mean / (facts.averages[code].expenditure * PRICE_LEVEL) - 1 for code, mean in means.items()
    ]
    pairs = [change for pair in RATIOS.values() for change in pair]
    premiums = iter(_premiums(evaluate, pairs))
    ratios = {name: next(premiums) / next(premiums) for name in RATIOS}
    return {
        "mean_premium_usd": round(means["US"], 2),
        "max_error_of_state_means": round(max(map(abs, errors)), 6),
        "ratios": {name: round(ratio, 3) for name, ratio in ratios.items()},
        "people": [
            {
                "answers": answers,
                "premium": output["premium"],
                "low": output["range"]["low"],
                "high": output["range"]["high"],
            }
            for answers, output in zip(REFERENCE_PEOPLE, evaluate(REFERENCE_PEOPLE), strict=True)
        ],
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

# Changes of the typical driver whose premiums are compared: the first over the second.
RATIOS: dict[str, tuple[Answers, Answers]] = {
    "18, new driver, to 40": (NOVICE, {}),
    "18, 1 year, to 40": ({"driver_age": 18, "driving_experience": 1}, {}),
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
    "new to 15-year-old car": ({"car_mfg_year": YEAR}, {"car_mfg_year": YEAR - 15}),
}


def mean_premium(facts: Facts, evaluate: Evaluate, code: str) -> float:
    """Return the mean premium of US drivers and vehicles in a state or, for ``US``, the country.

    Driver, accidents and car are independent factors, averaged one after the other.
    """
    place = {} if code == "US" else {"state": code}
    mixes: list[tuple[list[float], list[Answers]]] = [
        (
            list(facts.driver_ages.values()),
            [
                {"driver_age": age, "driving_experience": max(0, age - USUAL_START)}
                for age in facts.driver_ages
            ],
        ),
        (facts.accidents, [{"prv_accident": count} for count in range(len(facts.accidents))]),
        (
            facts.vehicle_ages,
            [{"car_mfg_year": YEAR - age} for age in range(len(facts.vehicle_ages))],
        ),
    ]
    changes = [{**place, **change} for _, mix in mixes for change in mix]
    typical, *premiums = _premiums(evaluate, [place, *changes])
    mean = typical
    for shares, mix in mixes:
        mean *= float(np.dot(shares, premiums[: len(mix)])) / typical
        premiums = premiums[len(mix) :]
    return mean


def _premiums(evaluate: Evaluate, changes: Sequence[Answers]) -> list[float]:
    """Return the premiums of a typical driver with each of the changes."""
    return [output["premium"] for output in evaluate([{**TYPICAL, **change} for change in changes])]


def _person(
    age: float, experience: float, mileage: float, vehicle_age: int, accidents: int, **extra: str
) -> Answers:
    values = (age, experience, mileage, YEAR - vehicle_age, accidents)
    return {**dict(zip(TYPICAL, values, strict=True)), **extra}


REFERENCE_PEOPLE = (
    _person(18, 0, 16, 10, 0),
    _person(18, 0, 16, 3, 0, state="TX", cover="full", car_class="standard"),
    _person(21, 3, 20, 8, 2),
    _person(25, 7, 21.7, 5, 0),
    _person(40, 0, 13, 8, 0),
    _person(40, 22, 21.7, 8, 0),
    _person(40, 22, 21.7, 8, 0, state="IL"),
    _person(40, 22, 21.7, 8, 0, cover="full"),
    _person(40, 22, 21.7, 8, 0, car_class="standard"),
    _person(40, 22, 21.7, 8, 0, state="IL", cover="full", car_class="standard"),
    _person(40, 22, 21.7, 0, 0, state="FL", cover="full", car_class="premium"),
    _person(45, 27, 21.7, 12, 0),
    _person(55, 35, 12, 15, 0, state="OH", cover="liability", car_class="economy"),
    _person(70, 52, 12, 6, 1),
)

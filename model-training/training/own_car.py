"""The car itself: a factor of its price when new, body and fuel, and of deductible and limits.

The coefficients were fitted to published prices by model (``car_publishers`` repeats the fit with
each publisher held out) and rounded; no price of a publisher is part of a rating table. A mix
of US cars takes the place of answers that are not given, and sets the mean to 1.
"""

from __future__ import annotations

import math
from collections import defaultdict
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from tables import STATES, Bounds, Floats, TableError, read_table, select, zip_columns

MIX_FILE = "us-car/car_mix.csv"
INDEX_FILE = "us-car/new_car_price_index.csv"
LIMITS_BY_STATE_FILE = "us-car/limits_by_state.csv"
DEDUCTIBLES_FILE = "us-car/deductible_factors.csv"

BODIES = ("car", "suv", "pickup", "minivan", "sports")
FUELS = ("gas", "hybrid", "plug_in", "electric")

# USD of 2026. Cars beyond them are priced at the ends.
PRICE_BOUNDS = (15_000.0, 250_000.0)
# Price at which the first slope counts nothing, and the one that the second slope begins at.
PRICE_MIDDLE = 30_000.0
PRICE_KNEE = 60_000.0
# Of the logarithm of comprehensive and collision. `tall`: SUV, pickup or minivan, not electric;
# electric SUVs get no discount. `sports` is a judgement beside two publishers' models.
COEFFICIENTS = {
    "price": 0.42,
    "knee": 0.48,
    "tall": -0.29,
    "minivan": -0.05,
    "pickup": -0.06,
    "sports": 0.10,
    "electric": 0.14,
    "hybrid": -0.04,
}
# Of the same logarithm, on liability: a judgement. Liability of French policies has 0.27 to 0.41 of
# the effect on damage, published prices 0.41 +- 0.36.
LIABILITY_SHARE = 1 / 3
LIABILITY_BOUNDS = (0.80, 1.25)

# Deviations of the logarithm of prices of a car whose answers are given, and of those that are not.
DEVIATION = 0.10
ELECTRIC_DEVIATION = 0.16
EXPENSIVE_DEVIATION = 0.25
EXPENSIVE_FROM = 85_000.0
MISSING_DEVIATIONS = {"car_price": 0.12, "car_body": 0.11, "car_fuel": 0.04}

MINIMUM = "state minimum : limits that people usually buy, liability"
# Limits of 50/100/50 are 1 / 1.03 of those that people usually buy; 100/300/100 are 1.137 of them
# (The Zebra, 15 states), 250/500/250 1.30 (MoneyGeek, one source).
USUAL_LIMITS = 1.03
LIMITS = {
    "50_100": 1 / USUAL_LIMITS,
    "100_300": 1.137 / USUAL_LIMITS,
    "250_500": 1.30 / USUAL_LIMITS,
}
REFERENCE_DEDUCTIBLE = 500


@dataclass(frozen=True)
class OwnCarTables:
    """US mix of cars, price index of new cars, and ratios of limits and deductibles.

    ``bodies``: share by body; ``fuels`` and ``prices``: shares within a body by fuel and by price
    (USD of 2026). ``index``: what a dollar of the model year is in dollars of 2026.
    ``minimum_limits``: price of minimum limits over usual ones by state, and ``US``.
    """

    bodies: dict[str, float]
    fuels: dict[str, dict[str, float]]
    prices: dict[str, dict[float, float]]
    index: dict[int, float]
    minimum_limits: dict[str, float]
    deductibles: dict[int, float]


def read_own_car(data: Path) -> OwnCarTables:
    """Return the tables below ``data``. Raises TableError."""
    path = data / MIX_FILE
    share = {"share": Bounds(0, 1)}
    mix = read_table(path, share, ["kind", "body", "value"])
    groups: dict[str, dict[str, dict[str, float]]] = defaultdict(lambda: defaultdict(dict))
    for kind, body, value, part in zip_columns(mix, "kind", "body", "value", "share"):
        groups[kind][body][value] = part
    bodies = {body: groups["body"][body].get(body, 0.0) for body in BODIES}
    fuels = {body: dict(groups["fuel of the body"][body]) for body in BODIES}
    prices = {body: dict(groups["price of the body"][body]) for body in BODIES}
    for mixture in (bodies, *fuels.values(), *prices.values()):
        if not math.isclose(sum(mixture.values()), 1, abs_tol=1e-6):
            raise TableError(f"{path}: the shares of a group do not add up to 1")
    if any(tuple(of_body) != FUELS for of_body in fuels.values()):
        raise TableError(f"{path}: expected the fuels {', '.join(FUELS)} of each body")
    return OwnCarTables(
        bodies=bodies,
        fuels=fuels,
        prices={
            body: {float(price): share for price, share in of_body.items()}
            for body, of_body in prices.items()
        },
        index=_read_index(data / INDEX_FILE),
        minimum_limits=_read_minimum_limits(data / LIMITS_BY_STATE_FILE),
        deductibles=_read_deductibles(data / DEDUCTIBLES_FILE),
    )


def _read_index(path: Path) -> dict[int, float]:
    columns = {"model_year": Bounds(1900, 2100, whole=True), "to_2026": Bounds(0.5, 10)}
    rows = zip_columns(read_table(path, columns), *columns)
    index = {int(year): factor for year, factor in rows}
    years = list(index)
    if years != list(range(years[0], years[-1] + 1)):
        raise TableError(f"{path}: the model years must count up")
    return index


def _read_minimum_limits(path: Path) -> dict[str, float]:
    table = read_table(path, {"ratio": Bounds(0, 3)}, ["state", "what"])
    chosen = select(table, table["what"] == MINIMUM)
    limits = dict(zip_columns(chosen, "state", "ratio"))
    wrong = sorted({"US", *STATES} ^ set(limits))
    wrong += [state for state, factor in limits.items() if not 0 < factor <= 1]
    if wrong:
        raise TableError(f"{path}, {MINIMUM}: missing or wrong: {', '.join(wrong)}")
    return limits


def _read_deductibles(path: Path) -> dict[int, float]:
    columns = {"deductible": Bounds(0, 10_000, whole=True), "ratio_to_500": Bounds(0.1, 3)}
    rows = zip_columns(read_table(path, columns), *columns)
    ratios = {int(deductible): ratio for deductible, ratio in rows}
    if ratios.get(REFERENCE_DEDUCTIBLE) != 1 or list(ratios) != sorted(ratios):
        raise TableError(f"{path}: expected rising deductibles, with a ratio of 1 of 500")
    return ratios


def features(price: float, body: str, fuel: str) -> Floats:
    """Return what each of ``COEFFICIENTS`` is multiplied with. ``price``: USD of 2026."""
    bounded = min(max(price, PRICE_BOUNDS[0]), PRICE_BOUNDS[1])
    return np.array(
        [
            math.log(bounded / PRICE_MIDDLE),
            max(0.0, math.log(bounded / PRICE_KNEE)),
            body in ("suv", "pickup", "minivan") and fuel != "electric",
            body == "minivan",
            body == "pickup",
            body == "sports",
            fuel == "electric",
            fuel in ("hybrid", "plug_in"),
        ],
        dtype=float,
    )


def part_factors(logarithms: Floats | float) -> tuple[Any, Any]:
    """Return the factors of liability and of damage, before their means are 1."""
    damage = np.exp(logarithms)
    return np.clip(np.exp(logarithms * LIABILITY_SHARE), *LIABILITY_BOUNDS), damage


def mean_factors(tables: OwnCarTables) -> tuple[float, float]:
    """Return the means of liability and of damage over the US mix."""
    coefficients = np.array(list(COEFFICIENTS.values()))
    liability = damage = 0.0
    for body, of_body in tables.bodies.items():
        for fuel, of_fuel in tables.fuels[body].items():
            for price, of_price in tables.prices[body].items():
                share = of_body * of_fuel * of_price
                factors = part_factors(features(price, body, fuel) @ coefficients)
                liability += share * float(factors[0])
                damage += share * float(factors[1])
    return liability, damage


def list_own_car(tables: OwnCarTables) -> dict[str, Any]:
    """Return the members of ``car.json`` on the car itself, deductibles and limits."""
    liability, damage = mean_factors(tables)
    return {
        # Shares of US cars: bodies, and within each its fuels and its prices (USD of 2026).
        "own_car": {
            "mix": [
                {
                    "body": body,
                    "share": tables.bodies[body],
                    "fuels": tables.fuels[body],
                    "prices": [[price, share] for price, share in tables.prices[body].items()],
                }
                for body in BODIES
            ],
            "price_middle": PRICE_MIDDLE,
            "price_knee": PRICE_KNEE,
            "coefficients": COEFFICIENTS,
            "liability": {
                "share": round(LIABILITY_SHARE, 9),
                "bounds": list(LIABILITY_BOUNDS),
                "mean": round(liability, 9),
            },
            "damage_mean": round(damage, 9),
            "deviations": {
                "given": DEVIATION,
                "electric": ELECTRIC_DEVIATION,
                "expensive": EXPENSIVE_DEVIATION,
                "expensive_from": EXPENSIVE_FROM,
                "missing": MISSING_DEVIATIONS,
            },
        },
        "new_car_prices": list_new_car_prices(tables),
        # Of comprehensive and collision.
        "deductibles": {str(amount): ratio for amount, ratio in tables.deductibles.items()},
        # Of liability; `minimum` is that of the state, and none is below it.
        "limits": {name: round(ratio, 9) for name, ratio in LIMITS.items()},
    }


def list_new_car_prices(tables: OwnCarTables) -> dict[str, Any]:
    """Return what a dollar of each model year is in dollars of 2026, from the first year on."""
    return {"first": min(tables.index), "to_2026": list(tables.index.values())}


def list_own_car_inputs(tables: OwnCarTables) -> dict[str, Any]:
    """Return the inputs of ``car.json`` on the car itself, deductible and limits."""
    optional = {"kind": "choice", "optional": True}
    return {
        "car_price": {"kind": "number", "optional": True, "bounds": list(PRICE_BOUNDS)},
        "car_body": {**optional, "choices": list(BODIES)},
        "car_fuel": {**optional, "choices": list(FUELS)},
        "deductible": {
            "kind": "number",
            "optional": True,
            "levels": list(tables.deductibles),
        },
        "limits": {**optional, "choices": ["minimum", *LIMITS]},
    }

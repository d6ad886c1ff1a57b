"""Reads the tables of the car model: French policies and US facts."""

from __future__ import annotations

import math
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from own_car import OwnCarTables, read_own_car
from tables import STATES, Bounds, Floats, Table, TableError, read_rows, read_table, zip_columns

POLICIES_FILE = "car_premiums_train.csv"
STATE_FILE = "us-car/average_by_state.csv"
FACTORS_FILE = "us-car/relativities.csv"
FLEET_FILE = "us-car/fleet.csv"
PLACES_FILE = "us-car/zip3_place.csv"
RECORD_FILE = "us-car/record_effects.csv"
LAWS_FILE = "us-car/state_minimums.csv"

COVERS = ("liability", "liability_comprehensive", "full")

# CASdatasets' price classes, from the cheapest, and the classes that the form offers.
FRENCH_CLASSES = {
    "Cheapest": "economy",
    **dict.fromkeys(("Cheaper", "Cheap"), "standard"),
    **dict.fromkeys(("Medium low", "Medium", "Medium high"), "premium"),
    **dict.fromkeys(("Expensive", "More expensive", "Most expensive"), "luxury"),
}
CAR_CLASSES = ("economy", "standard", "premium", "luxury")

# Answers on moving violations, and the event of the table that each is priced as.
VIOLATIONS = {
    "one_ticket": "speeding_ticket",
    "two_tickets": "two_speeding_tickets",
    "dui": "dui",
}
# Ratios of a state that replace the country's; quotes of a single site ("raw") do not.
STATE_STRENGTHS = ("official", "law")

ANY_NUMBER = Bounds(-1e9, 1e9)
POSITIVE = Bounds(1e-9, 1e9)
MIN_POLICIES = 30
PART_COLUMNS = {
    "liability": ("PremTPLM", "PremTPLV", "PremLegal", "PremServ", "PremAcc1", "PremAcc2"),
    "comprehensive": ("PremFire", "PremTheft", "PremWindscreen"),
    "collision": ("PremDamAll",),
}


@dataclass(frozen=True)
class StateAverages:
    """NAIC averages (USD a year) of one state or the country."""

    liability: float
    collision: float
    """NaN where only the sum of collision and comprehensive is published."""
    comprehensive: float
    damage: float
    """Collision and comprehensive together."""
    expenditure: float
    age_exponent: float
    """Power of the national price ratios by age that quotes in the state show."""


@dataclass(frozen=True)
class CarTables:
    """French policies, and US facts: averages by state, price ratios by age and experience, mixes.

    The mixes are shares that add up to 1: vehicles by age and by class (``CAR_CLASSES``), drivers
    by age and by number of accidents.

    ``places``: factor of liability by state and first three ZIP digits.
    ``violations``: price ratios by state, and ``US``, and answer. ``without_age``: states whose law
    forbids age as a rating factor.
    """

    policies: Table
    averages: dict[str, StateAverages]
    age_ratios: dict[float, float]
    experience_ratios: dict[float, float]
    vehicle_ages: Floats
    car_classes: Floats
    driver_ages: dict[int, float]
    accidents: Floats
    places: dict[str, dict[str, float]]
    own_car: OwnCarTables
    violations: dict[str, dict[str, float]]
    without_age: frozenset[str]


def read_car_tables(data: Path) -> CarTables:
    """Return all tables below ``data``. Raises TableError."""
    fleet_file, factors_file = data / FLEET_FILE, data / FACTORS_FILE
    fleet = read_table(fleet_file, {"value": ANY_NUMBER}, ["group", "what"])
    factors = read_table(factors_file, {"ratio_used": POSITIVE}, ["factor", "level"])
    car_classes = _read_mix(fleet_file, fleet, "class mix used")
    if set(car_classes) != set(CAR_CLASSES):
        raise TableError(f"{fleet_file}, class mix used: expected {', '.join(CAR_CLASSES)}")
    return CarTables(
        policies=read_policies(data / POLICIES_FILE),
        averages=_read_averages(data / STATE_FILE),
        age_ratios=_ratios(factors_file, factors, "age at usual experience"),
        experience_ratios=_ratios(factors_file, factors, "years of experience"),
        vehicle_ages=_read_numbered_mix(fleet_file, fleet, "vehicle age mix used"),
        car_classes=np.array([car_classes[name] for name in CAR_CLASSES]),
        driver_ages=_driver_ages(_read_mix(fleet_file, fleet, "driver age mix used")),
        accidents=_read_numbered_mix(fleet_file, fleet, "accident mix used"),
        places=_read_places(data / PLACES_FILE),
        own_car=read_own_car(data),
        violations=_read_violations(data / RECORD_FILE),
        without_age=_read_states_without_age(data / LAWS_FILE),
    )


def read_policies(path: Path) -> Table:
    """Return the French policies: premiums in EUR a year, as a whole and by part.

    ``cover`` and ``car_class`` are positions in ``COVERS`` and ``CAR_CLASSES``; ``policy`` is what
    ``IDpol`` has before the dot.
    """
    money = Bounds(0, 1_000_000)
    table = read_table(
        path,
        {
            "DrivAge": Bounds(16, 120, whole=True),
            "BonusMalus": Bounds(50, 350),
            "VehAge": Bounds(0, 120, whole=True),
            **{column: money for columns in PART_COLUMNS.values() for column in columns},
        },
        ["IDpol", "VehClass"],
        min_rows=MIN_POLICIES,
    )
    unknown = sorted(set(table["VehClass"].tolist()) - set(FRENCH_CLASSES))
    if unknown:
        raise TableError(f"{path}, VehClass: unknown class {unknown[0]!r}")
    has_damage = table["PremDamAll"] > 0
    has_comprehensive = (table["PremTheft"] > 0) | (table["PremFire"] > 0)
    parts = {
        part: np.sum([table[column] for column in columns], axis=0)
        for part, columns in PART_COLUMNS.items()
    }
    return {
        "policy": np.array([name.split(".")[0] for name in table["IDpol"]]),
        "driver_age": table["DrivAge"],
        "bonus_malus": table["BonusMalus"],
        "vehicle_age": table["VehAge"],
        "cover": np.where(has_damage, 2, np.where(has_comprehensive, 1, 0)),
        "car_class": np.array([CAR_CLASSES.index(FRENCH_CLASSES[c]) for c in table["VehClass"]]),
        **parts,
        "premium": np.sum(list(parts.values()), axis=0),
    }


def _read_averages(path: Path) -> dict[str, StateAverages]:
    dollars, optional_dollars = Bounds(1, 100_000), Bounds(1, 100_000, optional=True)
    table = read_table(
        path,
        {
            "liability_usd": dollars,
            "collision_usd": optional_dollars,
            "comprehensive_usd": optional_dollars,
            "collision_plus_comprehensive_usd": dollars,
            "average_expenditure_usd": dollars,
            "age_exponent": Bounds(0, 3),
        },
        ["state"],
    )
    averages = {code: StateAverages(*row) for *row, code in zip_columns(table, *table)}
    differing = sorted({"US", *STATES} ^ set(averages))
    if differing:
        raise TableError(f"{path}: missing or unknown states: {', '.join(differing)}")
    if math.isnan(averages["US"].collision) or math.isnan(averages["US"].comprehensive):
        raise TableError(f"{path}: no collision_usd or comprehensive_usd for US")
    return averages


def _read_places(path: Path) -> dict[str, dict[str, float]]:
    table = read_table(path, {"factor": Bounds(0.5, 2)}, ["state", "zip3"])
    places: dict[str, dict[str, float]] = {state: {} for state in STATES}
    for state, zip3, factor in sorted(zip_columns(table, "state", "zip3", "factor")):
        if state not in STATES or len(zip3) != 3 or not zip3.isdigit() or zip3 in places[state]:
            raise TableError(f"{path}: unknown or repeated place {zip3} in {state}")
        places[state][zip3] = factor
    return places


def _read_violations(path: Path) -> dict[str, dict[str, float]]:
    """Return the ratios of the country, and those of states that have a law or official prices."""
    ratios = {"ratio": Bounds(1, 10, optional=True)}
    table = read_table(path, ratios, ["event", "state", "strength"])
    answers = {event: answer for answer, event in VIOLATIONS.items()}
    violations: dict[str, dict[str, float]] = {"US": {}}
    for event, state, strength, ratio in zip_columns(table, "event", "state", "strength", "ratio"):
        is_used = state == "US" or strength in STATE_STRENGTHS
        if event in answers and is_used and not math.isnan(ratio):
            violations.setdefault(state, {})[answers[event]] = ratio
    if set(violations["US"]) != set(VIOLATIONS) or not set(violations) <= {"US", *STATES}:
        raise TableError(f"{path}: expected a ratio of the US for {', '.join(VIOLATIONS.values())}")
    return violations


def _read_states_without_age(path: Path) -> frozenset[str]:
    rows = (row for _, row in read_rows(path, ["state", "age"]))
    return frozenset(row["state"] for row in rows if is_barred(row["age"]))


def is_barred(words: str) -> bool:
    """Return whether the table of laws says that insurers may not use a factor."""
    return words.startswith(("barred", "score barred", "years licensed instead"))


def _driver_ages(groups: dict[str, float]) -> dict[int, float]:
    """Return the share of drivers at each age; ages within a group are equally frequent."""
    shares: dict[int, float] = {}
    for group, share in groups.items():
        first, last = (int(age) for age in group.split("-"))
        shares |= dict.fromkeys(range(first, last + 1), share / (last + 1 - first))
    return shares


def _ratios(path: Path, factors: Table, name: str) -> dict[float, float]:
    chosen = factors["factor"] == name
    if chosen.sum() < 2:
        raise TableError(f"{path}: fewer than two rows of {name}")
    levels = factors["level"][chosen].astype(float).tolist()
    return dict(sorted(zip(levels, factors["ratio_used"][chosen].tolist(), strict=True)))


def _read_numbered_mix(path: Path, fleet: Table, group: str) -> Floats:
    """Return the shares of a group whose levels count up from 0."""
    mix = _read_mix(path, fleet, group)
    if list(mix) != [str(level) for level in range(len(mix))]:
        raise TableError(f"{path}, {group}: the levels must count up from 0")
    return np.array(list(mix.values()))


def _read_mix(path: Path, fleet: Table, group: str) -> dict[str, float]:
    """Return the shares of a group by level; they add up to 1."""
    chosen = fleet["group"] == group
    if not chosen.any():
        raise TableError(f"{path}: no rows of {group}")
    values = fleet["value"][chosen]
    return dict(zip(fleet["what"][chosen].tolist(), (values / values.sum()).tolist(), strict=True))

"""Trains the car model: a rating table from French policies and US facts.

Vehicle-age curves and class factors of the three parts of a premium (liability, comprehensive,
collision) are fitted to the French policies by gamma regression with log link; the driver's age
and bonus-malus are held. NAIC's premiums of each part and state set the level: the mean over
the US fleet is NAIC's. Everything else is a published figure, with its source below.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from statistics import NormalDist
from typing import Any

import numpy as np

from car_tables import CAR_CLASSES, COVERS, VIOLATIONS, CarTables, StateAverages
from own_car import list_own_car, list_own_car_inputs
from regression import bisect, fit_tweedie
from tables import COUNTRY, SOURCES, STATES, Bools, Floats, Table, rounded

VERSION = "car-2026.4"
# The parts, and the least cover (index of COVERS) that has them.
PARTS = {"liability": 0, "comprehensive": 1, "collision": 2}

# Consumer price index of motor vehicle insurance (BLS, CUUR0000SETE): 848.231 in August 2026,
# 716.004 on average in 2023, the year of NAIC's figures.
PRICE_LEVEL = 1.185

# Price after 0 to 4 at-fault accidents; four and more as four. One: the middle of 1.41
# (California, 2026), 1.52 (Texas, 2025), 1.40 to 1.70 (North Carolina, 2026) and 1.43 to 1.57
# (Quadrant quotes, 2022 to 2025). Two and three: North Carolina's Safe Driver Incentive Plan, where
# the logarithm of the surcharge is 1.69 and 2.25 times that of one.
ACCIDENT_FACTORS = (1.0, 1.47, 1.95, 2.40, 2.85)

# Thousand km a year. Reference: 13,476 miles a year per driver (FHWA, 2018). Exponents are those of
# prices, of the same driver with another mileage: 0 to 0.13 (Texas, 2025), 0.03 (Forbes), 0.07 (The
# Zebra, MoneyGeek); of Oklahoma's insurers half differ by less than 4 %. California, where the law
# makes mileage the second factor: 0.23 and 0.32 (2026).
REFERENCE_MILEAGE = 21.7
MILEAGE_BOUNDS = (2.0, 50.0)
MILEAGE_EXPONENT = 0.07
MILEAGE_EXPONENTS = {"CA": 0.28}

# Share that keeps comprehensive among those without collision: 80 % carry comprehensive, 76 %
# collision (Insurance Information Institute from NAIC, 2021).
COMPREHENSIVE_WITHOUT_COLLISION = 0.17
# Years over which the odds of carrying collision fall by the factor e.
COVER_SCALE = 7.0

# A new car costs 1.8 to 2.1 times the mean car that carries the cover (AAA 2022, Quadrant 2025),
# against 1.24 in France. The squared French curve gives 1.5 to 1.6.
DAMAGE_CURVE_POWER = 2
# Economy cars are 0.85 to 1.05 of an Accord in California (2026), against 0.74 for full cover in
# France: the logarithm of the French factors is scaled by this.
ECONOMY_POWER = 0.35
# ISO's liability symbols raise a premium by at most a quarter (2004).
MAX_LIABILITY_CLASS_FACTOR = 1.25

# Driver's experience that is usual: driving since this age.
USUAL_START = 17
# Prices by years of licence where the law forbids age as a rating factor (California: Insurance
# Code 1861.02, Hawaii: HRS 431:10C-207, Massachusetts: 211 CMR 79, North Carolina: G.S. 58-3-25),
# over those of 13 years: California Department of Insurance, premium survey of 2026 (medians of
# 103, 494 and 247 comparisons). Other states' prices differ from these as their exponents do from
# California's.
EXPERIENCE_PRICES = {2: 2.271, 5.5: 1.34, 13: 1.0, 25: 0.908}

# Deviations of the logarithm of prices. Insurers: single prices of a driver, from P10 and P90 (five
# state surveys, 2022 to 2026). Areas: ZIP codes within a state, and the same with the factor of the
# first three digits (ProPublica, about 2015); Michigan: an insurer's filing (Auto Club, 2024),
# whose expensive quarters the digits do not find. States: average expenditure (NAIC, 2023).
INSURER_DEVIATION = 0.48
AREA_DEVIATION = 0.15
ZIP3_DEVIATION = 0.10
AREA_DEVIATIONS = {"MI": 0.26}
STATE_DEVIATION = 0.217
COVERAGE = 0.8

# EUR.
MIN_CHARGE = 1.0
# Variance power.
GAMMA = 2
# Cars over 20 years with full cover are few and collectible: from there on, the curve of collision
# is flat, since curves may not rise.
VEHICLE_AGE_KNOTS = (0, 3, 5, 7, 9, 12, 15, 20, 25)
DRIVER_AGE_KNOTS = (18, 21, 25, 30, 40, 50, 60, 70, 80)
BONUS_MALUS_KNOTS = (50, 60, 72, 85, 100, 125, 156)
# Columns before those of the classes: a constant and, for each knot but the first, one.
CLASSES_FROM = len(VEHICLE_AGE_KNOTS) + len(DRIVER_AGE_KNOTS) + len(BONUS_MALUS_KNOTS) - 2


def train_car(tables: CarTables, deviations: Mapping[str, Any]) -> dict[str, Any]:
    """Return the content of ``car.json``.

    ``deviations``: what ``car_evaluation.fit_deviations`` measured on held-out policies.
    """
    policies = tables.policies
    fits = {
        part: fit_part(policies, part, policies["cover"] >= least) for part, least in PARTS.items()
    }
    curves = {part: _vehicle_age_curve(fits[part], part, tables) for part in PARTS}
    classes = _class_factors(fits, tables)
    driver = _driver_table(tables)
    last_age = driver["first_age"] + len(driver["age"]) - 1
    places = {
        code: _place(code, averages, tables, curves, classes, driver)
        for code, averages in tables.averages.items()
    }
    return {
        "model_version": VERSION,
        "unit": "USD a year",
        "price_level": PRICE_LEVEL,
        "sources": SOURCES["car"],
        "inputs": {
            "driver_age": {"kind": "number", "bounds": [driver["first_age"], last_age]},
            "driving_experience": {"kind": "number", "explained_with": "driver_age"},
            "annual_mileage": {
                "kind": "number",
                "bounds": list(MILEAGE_BOUNDS),
                "reference": REFERENCE_MILEAGE,
            },
            "car_mfg_year": {"kind": "year", "bounds": [0, len(tables.vehicle_ages) - 1]},
            "prv_accident": {"kind": "number", "bounds": [0, len(ACCIDENT_FACTORS) - 1]},
            # The mean is not known, so the baseline has none.
            "violations": {
                "kind": "choice",
                "optional": True,
                "choices": ["none", *VIOLATIONS],
                "reference": "none",
            },
            "state": {"kind": "choice", "optional": True, "choices": list(STATES)},
            "zip3": {"kind": "code", "digits": 3, "optional": True, "needs": "state"},
            "cover": {"kind": "choice", "optional": True, "choices": list(COVERS)},
            "car_class": {"kind": "choice", "optional": True, "choices": list(CAR_CLASSES)},
            **list_own_car_inputs(tables.own_car),
        },
        "driver": driver,
        "accidents": {
            "factors": list(ACCIDENT_FACTORS),
            "mean": _round(np.dot(tables.accidents, ACCIDENT_FACTORS[: len(tables.accidents)])),
        },
        # Without an answer and without violations 1.
        "violations": {
            place: {answer: ratios[answer] for answer in VIOLATIONS if answer in ratios}
            for place, ratios in sorted(tables.violations.items())
        },
        "vehicle_age": {part: curve.tolist() for part, curve in curves.items()},
        "fleet": rounded(tables.vehicle_ages, 9),
        "car_classes": [
            {
                "name": name,
                "share": _round(tables.car_classes[index]),
                **{part: float(classes[part][index]) for part in PARTS},
                "deviation": deviations["car_classes"][name],
            }
            for index, name in enumerate(CAR_CLASSES)
        ],
        **list_own_car(tables.own_car),
        "cover": {
            "scale": COVER_SCALE,
            "comprehensive_without_collision": COMPREHENSIVE_WITHOUT_COLLISION,
        },
        "range": {
            "coverage": COVERAGE,
            # Upper end of the range of a standard normal distribution.
            "end": round(NormalDist().inv_cdf((1 + COVERAGE) / 2), 9),
            "insurers": INSURER_DEVIATION,
            "areas": AREA_DEVIATION,
            "zip3": ZIP3_DEVIATION,
            "areas_by_state": AREA_DEVIATIONS,
            "states": STATE_DEVIATION,
            "accident_deviations": deviations["accidents"],
        },
        "US": places.pop("US"),
        "states": {code: places[code] for code in STATES},
        # Factor of liability by the first three ZIP digits.
        "zip3": tables.places,
    }


def list_zip3_codes(tables: CarTables) -> dict[str, str]:
    """Return the ZIP digits that have a factor, by state, as ranges: "350-352 354"."""
    return {state: _join_ranges(sorted(factors)) for state, factors in tables.places.items()}


def _join_ranges(codes: list[str]) -> str:
    ranges: list[tuple[str, str]] = []
    for code in codes:
        if ranges and int(code) == int(ranges[-1][1]) + 1:
            ranges[-1] = (ranges[-1][0], code)
        else:
            ranges.append((code, code))
    return " ".join(first if first == last else f"{first}-{last}" for first, last in ranges)


def fit_part(policies: Table, part: str, rows: Bools) -> Floats:
    """Return the coefficients of a part, fitted to the rows of policies that insure it."""
    # A class without windscreen cover would have an infinite logarithm.
    charged = np.maximum(policies[part][rows], MIN_CHARGE)
    return fit_tweedie(_design(policies)[rows], charged, np.ones(len(charged)), GAMMA)


def predict_part(fit: Floats, policies: Table, rows: Bools) -> Floats:
    """Return the part's expected premium in EUR for rows of policies."""
    return np.exp(_design(policies)[rows] @ fit)


def class_factors(fit: Floats) -> Floats:
    """Return the factor of each class against the first."""
    return np.exp(np.concatenate([[0.0], fit[CLASSES_FROM:]]))


def _design(policies: Table) -> Floats:
    return np.column_stack(
        [
            np.ones(len(policies["driver_age"])),
            _hats(policies["vehicle_age"], VEHICLE_AGE_KNOTS),
            _hats(policies["driver_age"], DRIVER_AGE_KNOTS),
            _hats(policies["bonus_malus"], BONUS_MALUS_KNOTS),
            np.eye(len(CAR_CLASSES))[policies["car_class"]][:, 1:],
        ]
    )


def _hats(values: Floats, knots: tuple[float, ...]) -> Floats:
    """Return the basis of piecewise linear functions that are 0 at the first knot."""
    return np.column_stack([np.interp(values, knots, unit) for unit in np.eye(len(knots))[1:]])


def _vehicle_age_curve(fit: Floats, part: str, tables: CarTables) -> Floats:
    """Return the factors of vehicle ages against a new car; they never rise with the age."""
    hats = _hats(np.arange(len(tables.vehicle_ages), dtype=float), VEHICLE_AGE_KNOTS)
    factors = np.exp(hats @ fit[1 : len(VEHICLE_AGE_KNOTS)])
    falling = np.minimum.accumulate(factors)
    return np.round(falling if part == "liability" else falling**DAMAGE_CURVE_POWER, 6)


def _class_factors(fits: Mapping[str, Floats], tables: CarTables) -> dict[str, Floats]:
    """Return each part's class factors, whose mean over the US mix is 1; they rise with price."""
    result = {}
    for part, fit in fits.items():
        factors = class_factors(fit)
        factors = factors / factors[CAR_CLASSES.index("standard")]
        factors[0] **= ECONOMY_POWER
        if part == "liability":
            factors = np.minimum(factors, MAX_LIABILITY_CLASS_FACTOR)
        factors = np.maximum.accumulate(factors)
        result[part] = np.round(factors / (tables.car_classes @ factors), 6)
    return result


def _driver_table(tables: CarTables) -> dict[str, Any]:
    """Return price ratios by year of age and of experience.

    ``experience_only`` serves states that forbid age.
    """
    first_age = int(min(tables.age_ratios))
    return {
        "first_age": first_age,
        "age": _tabulate(tables.age_ratios, first_age),
        "experience": _tabulate(tables.experience_ratios),
        "experience_only": _tabulate(EXPERIENCE_PRICES),
        "usual_start": USUAL_START,
    }


def _tabulate(ratios: Mapping[float, float], first: int = 0) -> list[float]:
    """Return the ratio of each whole level from ``first`` to the last known one."""
    levels = np.arange(first, max(ratios) + 1)
    return rounded(np.interp(levels, list(ratios), list(ratios.values())), 6)


def _place(
    code: str,
    averages: StateAverages,
    tables: CarTables,
    curves: Mapping[str, Floats],
    classes: Mapping[str, Floats],
    driver: Mapping[str, Any],
) -> dict[str, Any]:
    """Return a state's dollars for each part of a new car, and how prices there differ.

    The mean over the fleet, among those who carry a part, is NAIC's premium of it.
    """
    country = tables.averages["US"]
    collision, comprehensive = averages.collision, averages.comprehensive
    if math.isnan(collision) or math.isnan(comprehensive):
        collision = averages.damage * country.collision / country.damage
        comprehensive = averages.damage * country.comprehensive / country.damage
    kept = COMPREHENSIVE_WITHOUT_COLLISION
    # Expenditure = liability + comprehensive x (share + (1 - share) x kept) + collision x share.
    share = (averages.expenditure - averages.liability - kept * comprehensive) / (
        collision + (1 - kept) * comprehensive
    )
    fleet = tables.vehicle_ages
    # The vehicle age at which half carry collision, so that `share` of all do.
    midpoint = _round(
        bisect(lambda age: fleet @ _carrying_collision(age, tables), share, -200.0, 400.0)
    )
    carrying = _carrying_collision(midpoint, tables)
    insured = {
        "liability": np.ones(len(carrying)),
        "comprehensive": carrying + kept * (1 - carrying),
        "collision": carrying,
    }
    premiums = dict(zip(PARTS, (averages.liability, comprehensive, collision), strict=True))
    by_experience = code in tables.without_age
    rates_by = "driving_experience" if by_experience else "driver_age"
    exponent = averages.age_exponent
    if by_experience:
        exponent = min(1.0, _round(exponent / tables.averages["CA"].age_exponent))
    return {
        "name": COUNTRY if code == "US" else STATES[code],
        **{
            part: _round(
                PRICE_LEVEL
                * premium
                / (tables.car_classes @ classes[part])
                * (fleet @ insured[part] / (fleet @ (insured[part] * curves[part])))
            )
            for part, premium in premiums.items()
        },
        "market": _round(PRICE_LEVEL * averages.expenditure),
        "cover_midpoint": midpoint,
        "rates_by": rates_by,
        "driver_exponent": exponent,
        "driver_mean": _mean_driver(rates_by, exponent, tables, driver),
        "mileage_exponent": MILEAGE_EXPONENTS.get(code, MILEAGE_EXPONENT),
        "minimum_limits": tables.own_car.minimum_limits[code],
    }


def _carrying_collision(midpoint: float, tables: CarTables) -> Floats:
    ages = np.arange(len(tables.vehicle_ages))
    return 1 / (1 + np.exp((ages - midpoint) / COVER_SCALE))


def _mean_driver(rates_by: str, power: float, tables: CarTables, driver: dict[str, Any]) -> float:
    """Return the mean factor over US drivers with the experience that is usual at their age."""
    by_experience = rates_by == "driving_experience"
    ratios = np.array(driver["experience_only" if by_experience else "age"])
    first = USUAL_START if by_experience else driver["first_age"]
    levels = np.clip(np.array(list(tables.driver_ages)) - first, 0, len(ratios) - 1)
    return _round(np.dot(list(tables.driver_ages.values()), ratios[levels] ** power))


def _round(value: float) -> float:
    """Round away the last bits of a regression, which may differ between machines."""
    return round(float(value), 6)

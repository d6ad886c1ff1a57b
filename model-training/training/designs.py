"""Plan designs of counties: deductibles and maxima as filed, with fitted coinsurances.

A design has all plans of a county by level: bronze, silver, gold, and silver with each of the
three reductions of cost sharing.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from health_cost import stack_years
from tables import (
    Bounds,
    Table,
    TableError,
    check_counties,
    check_end,
    read_table,
    rounded,
    zip_columns,
)
from year import LEVEL, TYPICAL, Design, actuarial_value, level_costs, out_of_pocket

VALUES = {"silver": 0.70, "silver_73": 0.73, "silver_87": 0.87, "silver_94": 0.94, "gold": 0.80}
"""Actuarial values of levels (45 CFR 156.140 and 156.420) that coinsurances are fitted to. Bronze
has the typical coinsurance: in nearly all counties none reaches the value of typical bronze."""

FACTS = tuple(
    f"{fact}_{place}" for fact in ("deductible", "maximum") for place in ("low", "median", "high")
)
"""Facts of the plans of a level, USD a year for one person."""

EXAMPLE_COUNTIES = ("48201", "05119", "18097")
"""Counties of the model card: Harris, Texas; Pulaski, Arkansas; Marion, Indiana."""


def add_designs(
    prices: dict[str, Any],
    people: Table,
    designs: Path,
    counties: Path,
    max_maximum: float,
    without: Collection[str] = (),
) -> dict[str, Any]:
    """Return the prices with the plan designs of counties that have filed prices of all levels.

    A state gets ``designs``, each a list for every level of ``TYPICAL``, in that order: the
    deductibles, the median maximum and the coinsurance above the deductible; and ``maxima``, which
    have the lowest and highest maximum of each level. A county gets the place of its ``design`` in
    them. Raises TableError, also if such a county has none and is not in ``without``.
    """
    money = Bounds(0, max_maximum, whole=True)
    columns = {f"{level}_{fact}": money for level in TYPICAL for fact in FACTS}
    table = read_table(designs, columns, ["design"])
    check_end(designs)
    facts = {name: amounts for name, *amounts in zip_columns(table, "design", *columns)}
    by_county = read_table(counties, {}, ["county_fips", "design"])
    check_counties(counties, by_county)
    names = dict(zip_columns(by_county, "county_fips", "design"))
    if unknown := sorted(set(names.values()) - set(facts)):
        raise TableError(f"{designs}: no design {unknown[0]}")
    for state, place in prices.items():
        for code, county in place.get("counties", {}).items():
            fips = f"{place['fips']}{code}"
            if len(county.get("filed", [])) > 1 and fips not in names and fips not in without:
                raise TableError(
                    f"{counties}: no design of {county['name']}, {state}; "
                    f"if that is right: --without={fips}"
                )
    print(f"health: fitting the coinsurances of {len(facts)} plan designs")
    fitted = _fit_designs(facts, people)
    maxima = {
        name: np.reshape(amounts, (-1, len(FACTS)))[:, [3, 5]].astype(int).ravel().tolist()
        for name, amounts in facts.items()
    }
    return {
        state: place if state == "US" else _add_to_state(place, names, fitted, maxima)
        for state, place in prices.items()
    }


def split_maxima(prices: dict[str, Any]) -> tuple[dict[str, Any], dict[str, list[list[int]]]]:
    """Return the prices without ``maxima``, and these by state: the website does not load them."""
    parts = {
        state: {name: fact for name, fact in place.items() if name != "maxima"}
        for state, place in prices.items()
    }
    return parts, {
        state: prices[state]["maxima"] for state in sorted(prices) if "maxima" in prices[state]
    }


def _add_to_state(
    place: dict[str, Any],
    names: dict[str, str],
    fitted: dict[str, list[list[float]]],
    maxima: dict[str, list[int]],
) -> dict[str, Any]:
    own = {code: names.get(f"{place['fips']}{code}") for code in place["counties"]}
    used = list(dict.fromkeys(filter(None, own.values())))
    if not used:
        return place
    counties = {
        code: county | ({"design": used.index(name)} if (name := own[code]) else {})
        for code, county in place["counties"].items()
    }
    return place | {
        "counties": counties,
        "designs": [fitted[name] for name in used],
        "maxima": [maxima[name] for name in used],
    }


def _fit_designs(facts: dict[str, list[float]], people: Table) -> dict[str, list[list[float]]]:
    """Return the lists of each design. ``facts`` has those of all levels in a row."""
    rows = stack_years(people)
    spend, weight = rows["spend"] * LEVEL, rows["weight"]

    @cache
    def fit(level: str, deductible: float, maximum: float) -> float:
        """Return the coinsurance from 0 to 1 that comes nearest to the level's value."""
        if level not in VALUES:
            return TYPICAL[level]["coinsurance"]
        design = TYPICAL[level] | {"deductible": deductible, "maximum": maximum}
        low, high = 0.0, 1.0
        # The value falls as the coinsurance rises.
        for _ in range(12):
            middle = (low + high) / 2
            costs = out_of_pocket(design | {"coinsurance": middle}, spend)
            if actuarial_value(costs, spend, weight) > VALUES[level]:
                low = middle
            else:
                high = middle
        return round((low + high) / 2, 3)

    return {
        name: [
            [low, median, high, maximum, fit(level, median, maximum)]
            for level, (low, median, high, _, maximum, _) in zip(
                TYPICAL, np.reshape(amounts, (-1, len(FACTS))).astype(int).tolist(), strict=True
            )
        ]
        for name, amounts in facts.items()
    }


def to_design(levels: list[list[float]]) -> Design:
    """Return a county's design, as a state's prices have it, with the typical share below."""
    return {
        level: TYPICAL[level]
        | {"deductible": median, "maximum": maximum, "coinsurance": coinsurance}
        for level, (_, median, _, maximum, coinsurance) in zip(TYPICAL, levels, strict=True)
    }


def find_designs(prices: dict[str, Any]) -> dict[str, Design]:
    """Return the designs of all counties that have one, by the code of the county."""
    return {
        f"{place['fips']}{code}": to_design(place["designs"][county["design"]])
        for place in prices.values()
        for code, county in place.get("counties", {}).items()
        if "design" in county
    }


def measure_designs(people: Table, prices: dict[str, Any]) -> dict[str, Any]:
    """Return the lowest and highest actuarial value of all designs by level.

    ``off``: the values of levels that are more than 0.002 from what they are fitted to, before
    costs above those of the dearer level are cut, by the first county of the design.
    """
    rows = stack_years(people)
    spend, weight = rows["spend"] * LEVEL, rows["weight"]
    designs: dict[str, tuple[str, Design]] = {}
    for fips, design in find_designs(prices).items():
        designs.setdefault(str(design), (fips, design))
    found: dict[str, list[float]] = {level: [] for level in TYPICAL}
    off = {}
    for fips, design in designs.values():
        for level, costs in level_costs(design, spend).items():
            found[level].append(actuarial_value(costs, spend, weight))
            own = actuarial_value(out_of_pocket(design[level], spend), spend, weight)
            if level in VALUES and abs(own - VALUES[level]) > 0.002:
                off[f"{fips} {level}"] = round(own, 3)
    return {
        "actuarial_values": {
            level: rounded([min(values), max(values)], 3) for level, values in found.items()
        },
        "off": off,
    }

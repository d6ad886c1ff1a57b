"""Marketplace prices by county: rating areas, filed prices, shares for the tax credit."""

from __future__ import annotations

import json
import math
from collections import defaultdict
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np

from health_market import ADULT_AGES, METHOD, Market
from tables import (
    HOME,
    Bounds,
    TableError,
    check_counties,
    read_table,
    zip_columns,
)

AREA = Bounds(1, 100, whole=True)

LISTS = {
    "zip3": "by_zip3",
    "approximate: sources disagree": "disagreeing",
    "approximate: region of several old counties": "combined",
}
"""Lists of a state's counties by the basis of their rating area."""

HALF_WIDTH_WITHOUT_DIGITS = 0.12
"""Log half-width in counties of several rating areas, without ZIP digits."""
HALF_WIDTH_IF_SOURCES_DISAGREE = 0.30

FILED = ("benchmark_21", "lowest_silver_21", "lowest_bronze_21", "lowest_gold_21")
"""Filed prices of a county; exchanges of states publish the first alone."""

RATING_AREAS: dict[str, Any] = json.loads((HOME / "rating-areas.json").read_text(encoding="utf-8"))
"""Facts of rating areas that no table by county has.

``renumbered``: counties of areas whose numbers are new; ``filed``: benchmark prices at 21, USD a
month, of areas that ZIP digits decide.
"""

RULES = HOME.parent / "functions" / "plans" / "tables"

CREDIT_BENCHMARK = RULES / "credit-benchmark.json"
SHARE = Bounds(0.9, 1)

STATES_OF_KNOWN_SHARES = "AK AR CA CT DC DE GA ID IN KY ME MT ND NH NJ NM NV RI UT VA VT WA WY"
"""States in which the shares of all counties are known, by comparison with KFF's area prices."""

PREMIUM = Bounds(10, 10_000)


def add_areas(data: Path, market: Market) -> dict[str, Any]:
    """Return the parts of the prices of one plan year: US, and each state. Raises TableError.

    Prices in USD a year at age 21; ``half_width`` is half of the range as a log deviation, and
    ``weight`` the member months of 2024, where they are known.
    """
    folder = data / "us-plans"
    prices = read_table(
        folder / "premium_by_rating_area_2026.csv",
        {
            "rating_area": AREA,
            "benchmark_21": Bounds(100, 100_000),
            "bronze_21": Bounds(100, 100_000, optional=True),
            "range": Bounds(0.01, 1),
        },
        ["state"],
    )
    counties = read_table(
        folder / "county_rating_area.csv",
        {"rating_area": Bounds(1, 100, whole=True, optional=True)},
        ["county_fips", "state", "county", "basis"],
    )
    digits = read_table(folder / "zip3_rating_area.csv", {"rating_area": AREA}, ["state", "zip3"])
    filed = _read_filed(folder / "county_price_filed_2026.csv")
    benchmarks = read_benchmarks(folder / "county_price_state_exchanges_2026.csv")
    weights = {
        (state, area): int(months)
        for state, area, months in zip_columns(
            market.areas, "state", "rating_area", "member_months_2024"
        )
    }
    states: dict[str, Any] = {
        state: place | {"areas": {}, "counties": {}} for state, place in market.states.items()
    }
    for state, area, benchmark, bronze, half_width in zip_columns(
        prices, "state", "rating_area", "benchmark_21", "bronze_21", "range"
    ):
        states[state]["areas"][str(int(area))] = {
            "benchmark": int(benchmark),
            "bronze": None if math.isnan(bronze) else int(bronze),
            "half_width": half_width,
            "weight": weights.get((state, area)),
        }
    for fips, state, name, basis, area in zip_columns(
        counties, "county_fips", "state", "county", "basis", "rating_area"
    ):
        place, code = states[state], fips[2:]
        place["fips"] = fips[:2]
        county = {"name": name, "area": None if math.isnan(area) else int(area)}
        place["counties"][code] = county
        benchmark, is_of_area = benchmarks.get(fips, (None, False))
        if fips in filed:
            county["filed"] = filed[fips]
        elif benchmark is not None:
            county["filed"] = [benchmark]
        is_open = "filed" not in county or (is_of_area and LISTS.get(basis) == "by_zip3")
        if basis in LISTS and is_open:
            place[LISTS[basis]] = f"{place.get(LISTS[basis], '')} {code}".strip()
    for state, zip3, area in zip_columns(digits, "state", "zip3", "rating_area"):
        if "by_zip3" in states[state]:
            states[state].setdefault("zip3", {})[zip3] = int(area)
    for state, numbers in RATING_AREAS["renumbered"].items():
        current = {name: int(area) for area, names in numbers.items() for name in names.split(", ")}
        for county in states[state]["counties"].values():
            county["current_area"] = current[county["name"].removesuffix(" County")]
    for state, areas in RATING_AREAS["filed"].items():
        for area, benchmark in areas.items():
            states[state]["areas"][area]["filed"] = benchmark
    states = {state: follow_counties(place) for state, place in states.items()}
    country = market.country | {
        "shares": measure_shares(states),
        "half_width_without_zip3": HALF_WIDTH_WITHOUT_DIGITS,
        "half_width_if_sources_disagree": HALF_WIDTH_IF_SOURCES_DISAGREE,
    }
    return {"US": country, **states}


def measure_shares(states: dict[str, Any]) -> dict[str, float]:
    """Return the median share of the benchmark price that the cheapest plan of a level costs.

    Counties by member months of 2024: those of an area count alike. Former counties are left out.
    """
    shares: dict[str, list[tuple[float, float]]] = defaultdict(list)
    for place in states.values():
        members: dict[str, list[dict[str, Any]]] = defaultdict(list)
        for county in place["counties"].values():
            if "(until" not in county["name"]:
                members[str(county["area"])].append(county)
        for number, counties in members.items():
            area = place["areas"].get(number)
            for county in counties if area and area["weight"] else []:
                months = area["weight"] / len(counties)
                benchmark, *lowest = county.get("filed", [area["benchmark"] / 12])
                # The filed bronze price of the area stands for that of its counties.
                known = lowest or [None, area["bronze"] and area["bronze"] / 12, None]
                for level, price in zip(("silver", "bronze", "gold"), known, strict=True):
                    if price:
                        shares[level].append((price / benchmark, months))
    medians = {}
    for level, known in shares.items():
        amounts, months = zip(*known, strict=True)
        medians[level] = round(np.quantile(amounts, 0.5, weights=months, method=METHOD).item(), 4)
    return medians


def follow_prices(market: Market, prices: dict[str, Any]) -> Market:
    """Return the market with the prices of states and filed areas that estimates use."""
    states = {
        name: place | {"age_21": prices[name]["age_21"]} for name, place in market.states.items()
    }
    by_age = market.areas["by_age"].copy()
    for row, (state, number) in enumerate(zip_columns(market.areas, "state", "rating_area")):
        # Two areas of Washington have no county any more.
        if area := prices[state]["areas"].get(str(int(number))):
            by_age[row] = area["benchmark"] * np.array(states[state]["curve"])[ADULT_AGES]
    return replace(market, states=states, areas=market.areas | {"by_age": by_age})


def measure_counties(data: Path, prices: dict[str, Any]) -> dict[str, Any]:
    """Return the errors, without filed prices, of the price at 40 in counties that have one.

    USD a year and shares; counties count alike. ``inside_range``: share of the prices that the
    range of the country and of the state hold. ``member_months``: share of those of 2024 in
    states whose counties all have a filed price.
    """
    table = read_table(
        data / "us-plans" / "premium_by_rating_area_2026.csv",
        {"rating_area": AREA, "benchmark_21": Bounds(100, 100_000)},
        ["state"],
    )
    area_prices = {
        (state, int(area)): price
        for state, area, price in zip_columns(table, "state", "rating_area", "benchmark_21")
    }
    places = {state: place for state, place in prices.items() if state != "US"}
    errors: dict[str, list[tuple[float, float]]] = defaultdict(list)
    inside: dict[str, list[bool]] = defaultdict(list)
    for state, place in places.items():
        factor = place["curve"][40]
        for county in place["counties"].values():
            if "filed" not in county:
                continue
            actual = 12 * county["filed"][0] * factor
            guesses = {"state": place["age_21"] * factor, "country": prices["US"]["by_age"][40]}
            if area := area_prices.get((state, county["area"])):
                guesses["area"] = area * factor
            for name, part in (("state", place), ("country", prices["US"])):
                low, high = (guesses[name] * part[end] for end in ("low", "high"))
                inside[name].append(low <= actual <= high)
            for name, guess in guesses.items():
                errors[name].append((abs(guess - actual), abs(guess - actual) / actual))
    months = {
        state: place["weight"]
        for state, place in places.items()
        if all(
            "filed" in county or "(until" in county["name"] for county in place["counties"].values()
        )
    }
    return {
        "filed": len(errors["state"]),
        "member_months": round(sum(months.values()) / sum(p["weight"] for p in places.values()), 3),
        "inside_range": {name: round(float(np.mean(held)), 3) for name, held in inside.items()},
        "errors_at_40": {
            name: {
                "counties": len(found),
                "mean_usd": round(float(np.mean(found, axis=0)[0])),
                "median_usd": round(float(np.median(found, axis=0)[0])),
                "over_3.5_percent": round(float(np.mean([share > 0.035 for _, share in found])), 3),
                "over_10_percent": round(float(np.mean([share > 0.1 for _, share in found])), 3),
            }
            for name, found in errors.items()
        },
    }


def _read_filed(path: Path) -> dict[str, list[float]]:
    """Return the prices of ``FILED`` by county: USD a month at 21."""
    table = read_table(path, dict.fromkeys(FILED, PREMIUM), ["county_fips"], min_rows=2000)
    return {fips: amounts for fips, *amounts in zip_columns(table, "county_fips", *FILED)}


def read_benchmarks(path: Path, min_rows: int = 800) -> dict[str, tuple[float, bool]]:
    """Return the benchmark price of each county, USD a month at 21; true if it is its area's."""
    table = read_table(path, {FILED[0]: PREMIUM}, ["county_fips", "basis"], min_rows)
    check_counties(path, table)
    return {
        fips: (price, basis == "filed area")
        for fips, price, basis in zip_columns(table, "county_fips", FILED[0], "basis")
    }


def list_counties(prices: dict[str, Any]) -> dict[str, str]:
    """Return the counties of each state, for the website: "001 Autauga County;003 Baldwin County".

    An asterisk marks counties in which the first three ZIP digits decide. Former counties are
    left out.
    """
    names = {}
    for state, place in sorted(prices.items()):
        divided = place.get("by_zip3", "").split()
        if state != "US":
            names[state] = ";".join(
                f"{code} {county['name']}{'*' if code in divided else ''}"
                for code, county in sorted(place["counties"].items())
                if "(until" not in county["name"]
            )
    return names


def list_shares(path: Path, prices: dict[str, Any], min_rows: int = 1) -> dict[str, Any]:
    """Return the counties whose tax credit counts a part of the benchmark, by state and share."""
    table = read_table(path, {"share": SHARE}, ["county_fips"], min_rows)
    check_counties(path, table)
    known = {
        f"{place['fips']}{code}"
        for state, place in prices.items()
        if state != "US"
        for code in place["counties"]
    }
    shares: dict[str, dict[str, list[str]]] = defaultdict(lambda: defaultdict(list))
    for fips, share in sorted(zip_columns(table, "county_fips", "share")):
        if fips not in known:
            raise TableError(f"{path}, county_fips: {fips[:40]!r} is no county")
        shares[fips[:2]][f"{share:g}"].append(fips[2:])
    return {
        state: {share: " ".join(codes) for share, codes in by_share.items()}
        for state, by_share in shares.items()
    }


def list_county_codes(prices: dict[str, Any]) -> dict[str, str]:
    """Return the codes of each state's counties, for the API: "1-133" or "13 16-20".

    Ranges are in steps of two, as most codes are odd.
    """
    codes = {}
    for state, place in sorted(prices.items()):
        if state == "US":
            continue
        runs: list[list[int]] = []
        for code in sorted(map(int, place["counties"])):
            if runs and code == runs[-1][-1] + 2:
                runs[-1].append(code)
            else:
                runs.append([code])
        codes[state] = " ".join(
            str(run[0]) if len(run) == 1 else f"{run[0]}-{run[-1]}" for run in runs
        )
    return codes


def follow_counties(place: dict[str, Any]) -> dict[str, Any]:
    """Return a state with the prices of areas and state that its filed counties give.

    An area has the mean of its counties, which count alike, since their enrolment is not known;
    the price of the state changes as those of its areas do, weighted by member months.
    """
    filed: dict[str, list[list[float]]] = defaultdict(list)
    for county in place["counties"].values():
        if "filed" in county and county["area"] is not None:
            filed[str(county["area"])].append(county["filed"])
    areas = dict(place["areas"])
    for area, amounts in filed.items():
        # Those of a state have the same levels.
        benchmark, *lowest = 12 * np.mean(amounts, axis=0)
        areas[area] = areas[area] | {"benchmark": round(benchmark)}
        if lowest:
            areas[area]["bronze"] = round(lowest[1])
    known = [area for area, facts in areas.items() if facts["weight"]] or list(areas)
    before, after = (
        sum((facts[area]["weight"] or 1) * facts[area]["benchmark"] for area in known)
        for facts in (place["areas"], areas)
    )
    return place | {
        "age_21": round(place["age_21"] * after / before),
        "level": round(place["level"] * after / before),
        "areas": areas,
    }

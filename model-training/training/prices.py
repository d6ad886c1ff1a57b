"""Marketplace prices by county: rating areas of one plan year, and their renewal each November.

``add_areas`` adds the rating areas in ``us-plans`` to the prices by state. ``renew`` replaces all
prices by those of a file that CMS publishes for each plan year (``individual-market-medical``: a
row for each plan and county of the states on HealthCare.gov); ``npm run renew-prices`` calls it.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
from collections import defaultdict
from pathlib import Path
from typing import Any

import numpy as np

from health_market import Market
from tables import (
    ARTIFACTS,
    SOURCES,
    Bounds,
    Floats,
    TableError,
    read_rows,
    read_table,
    write_json,
    zip_columns,
)

AREA = Bounds(1, 100, whole=True)

Areas = dict[str, list[tuple[float, float]]]
"""Benchmark and lowest bronze price (NaN without one) of each county, by rating area.

USD a year at 21.
"""

LISTS = {
    "zip3": "by_zip3",
    "approximate: sources disagree": "disagreeing",
    "approximate: region of several old counties": "combined",
}
"""Lists of a state's counties by the basis of their rating area."""

HALF_WIDTH_WITHOUT_DIGITS = 0.12
"""Log half-width in counties of several rating areas, without ZIP digits."""
HALF_WIDTH_IF_SOURCES_DISAGREE = 0.30

MAX_BRONZE_SPREAD = 0.15
"""Counties of an area may differ by this much from its lowest bronze price; else it has none."""
MAX_SILVER_SPREAD = 0.035
"""The same for the benchmark; beyond it the area's range is ``HALF_WIDTH_WITHOUT_DIGITS``."""
AREA_HALF_WIDTH = 0.035

FILED = ("benchmark_21", "lowest_silver_21", "lowest_bronze_21", "lowest_gold_21")
"""Filed prices of a county."""

METALS = {"silver": "silver", "bronze": "bronze", "expanded bronze": "bronze"}
PREMIUM_COLUMN = "Premium Adult Individual Age 27"
PREMIUM = Bounds(10, 10_000)
COLUMNS = ("State Code", "FIPS County Code", "Metal Level", "Rating Area", PREMIUM_COLUMN)


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
        if fips in filed:
            county["filed"] = filed[fips]
        elif basis in LISTS:
            place[LISTS[basis]] = f"{place.get(LISTS[basis], '')} {code}".strip()
    for state, zip3, area in zip_columns(digits, "state", "zip3", "rating_area"):
        if "by_zip3" in states[state]:
            states[state].setdefault("zip3", {})[zip3] = int(area)
    states = {state: follow_counties(place) for state, place in states.items()}
    country = market.country | {
        "sources": SOURCES["prices"],
        "half_width_without_zip3": HALF_WIDTH_WITHOUT_DIGITS,
        "half_width_if_sources_disagree": HALF_WIDTH_IF_SOURCES_DISAGREE,
    }
    return {"US": country, **states}


def _read_filed(path: Path) -> dict[str, list[float]]:
    """Return the prices of ``FILED`` by county: USD a month at 21."""
    table = read_table(path, dict.fromkeys(FILED, PREMIUM), ["county_fips"], min_rows=2000)
    return {fips: amounts for fips, *amounts in zip_columns(table, "county_fips", *FILED)}


def list_counties(prices: dict[str, Any]) -> dict[str, str]:
    """Return the counties of each state, for the website: "001 Autauga County;003 Baldwin County".

    An asterisk marks counties in which the first three ZIP digits decide. Former counties are
    left out.
    """
    names: dict[str, list[str]] = {}
    for state, place in sorted(prices.items()):
        divided = place.get("by_zip3", "").split()
        names[state] = sorted(
            f"{code} {county['name']}{'*' if code in divided else ''}"
            for code, county in place.get("counties", {}).items()
            if "(until" not in county["name"]
        )
    return {state: ";".join(entries) for state, entries in names.items() if entries}


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
        benchmark, _, bronze, _ = 12 * np.mean(np.array(amounts, dtype=float), axis=0)
        areas[area] = areas[area] | {
            "benchmark": round(benchmark),
            "bronze": None if math.isnan(bronze) else round(bronze),
        }
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


def renew(prices: dict[str, Any], plans: Path, plan_year: int) -> dict[str, Any]:
    """Return ``prices`` with those of a later plan year. Raises TableError.

    A state that is absent from the file ``plans``, because it runs its own exchange, keeps its
    prices and says in ``plan_year`` which year they are of. The prices of a state and of the
    country change as their rating areas do, weighted by member months; ranges and ratios stay.
    """
    country, last = prices["US"], {name: prices[name] for name in prices if name != "US"}
    if plan_year <= country["plan_year"]:
        raise TableError(f"The prices are of {country['plan_year']} already")
    areas = _read_plans(plans, last)
    states = {
        state: _renew_state(place, areas[state], f"{plans}: {state}") | {"plan_year": plan_year}
        if state in areas
        else place
        for state, place in last.items()
    }
    before, after = (
        sum(place["weight"] * place["age_21"] for place in year.values()) for year in (last, states)
    )
    renewed = {
        "plan_year": plan_year,
        "by_age": [round(price * after / before, 2) for price in country["by_age"]],
        "level": round(country["level"] * after / before),
    }
    return {"US": country | renewed, **states}


def _renew_state(place: dict[str, Any], by_area: Areas, where: str) -> dict[str, Any]:
    different = sorted(set(by_area) ^ set(place["areas"]))
    if different:
        raise TableError(f"{where}: rating areas {', '.join(different)} are in one year only")
    areas = {area: facts | _summarise(by_area[area]) for area, facts in place["areas"].items()}
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


def _read_plans(path: Path, last: dict[str, Any]) -> dict[str, Areas]:
    """Return the prices of each county, by state and rating area."""
    counties: dict[tuple[str, str, str], dict[str, list[float]]] = defaultdict(
        lambda: {"silver": [], "bronze": []}
    )
    for line, row in read_rows(path, COLUMNS):
        metal = METALS.get(row["Metal Level"].strip().lower())
        if not metal or row.get("Child Only Offering", "").strip() == "Allows Child-Only":
            continue
        state = row["State Code"].strip()
        if state not in last:
            raise TableError(f"{path}, line {line}, State Code: {state[:40]!r} is no state")
        area = row["Rating Area"].strip().removeprefix("Rating Area ").strip()
        try:
            # Written as $1,234.56.
            monthly = PREMIUM.parse(row[PREMIUM_COLUMN].strip().removeprefix("$").replace(",", ""))
        except ValueError as error:
            raise TableError(f"{path}, line {line}, {PREMIUM_COLUMN}: {error}") from None
        at_21 = 12 * monthly / last[state]["curve"][27]
        counties[state, area, row["FIPS County Code"].strip()][metal].append(at_21)
    areas: dict[str, Areas] = defaultdict(lambda: defaultdict(list))
    for (state, area, _), prices in counties.items():
        if prices["silver"]:
            benchmark = sorted(prices["silver"])[:2][-1]
            areas[state][area].append((benchmark, min(prices["bronze"], default=math.nan)))
    return areas


def _summarise(counties: list[tuple[float, float]]) -> dict[str, Any]:
    """Return one price for an area: the median over its counties, as each may have its own."""
    silver, bronze = np.array(counties).T
    is_even = _spread(silver) <= MAX_SILVER_SPREAD
    return {
        "benchmark": round(np.median(silver)),
        "bronze": round(np.median(bronze)) if _spread(bronze) <= MAX_BRONZE_SPREAD else None,
        "half_width": AREA_HALF_WIDTH if is_even else HALF_WIDTH_WITHOUT_DIGITS,
    }


def _spread(prices: Floats) -> float:
    """Return the largest log deviation from the median; NaN if a price is."""
    return np.abs(np.log(prices / np.median(prices))).max()


def main() -> None:
    """Write the prices of a plan year from the latest ones and a file of CMS."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("plan_year", type=int)
    parser.add_argument("plans", type=Path, help="individual-market-medical, as CSV")
    options = parser.parse_args()
    latest = max(ARTIFACTS.glob("prices-????"))
    prices = {
        part.stem: json.loads(part.read_text(encoding="utf-8")) for part in latest.glob("*.json")
    }
    try:
        renewed = renew(prices, options.plans, options.plan_year)
    except TableError as error:
        sys.exit(str(error))
    for name, part in renewed.items():
        write_json(ARTIFACTS / f"prices-{options.plan_year}" / f"{name}.json", part)
    before, after = (year["US"]["by_age"][40] for year in (prices, renewed))
    kept = [name for name, part in renewed.items() if part["plan_year"] < options.plan_year]
    sys.stdout.write(
        f"Average benchmark price at 40: {before:,.0f} USD in {latest.name}, {after:,.0f} now.\n"
        f"Without new prices, labelled with the year of theirs: {', '.join(kept)}\n"
    )


if __name__ == "__main__":
    main()

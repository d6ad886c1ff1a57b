"""Marketplace prices by county: rating areas of one plan year, and their renewal each November.

``add_areas`` adds the rating areas in ``us-plans`` to the prices by state. ``renew`` replaces
prices by those of files of a plan year: CMS's ``individual-market-medical`` has a row for each
plan and county of the states on HealthCare.gov, a table of benchmark prices by county the states
with an exchange of their own. ``npm run renew-prices`` calls it.
"""

from __future__ import annotations

import argparse
import json
import math
import re
import shutil
import sys
from collections import defaultdict
from collections.abc import Collection
from dataclasses import replace
from datetime import date
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np

from evaluator import open_model, run_node
from health_market import ADULT_AGES, Market
from tables import (
    ARTIFACTS,
    HOME,
    SOURCES,
    Bounds,
    Table,
    TableError,
    read_rows,
    read_table,
    write_json,
    write_text,
    zip_columns,
)

AREA = Bounds(1, 100, whole=True)

Levels = dict[str, list[float]]
"""Prices of plans by metal level, USD a month at 21."""

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

METALS = {"silver": "silver", "bronze": "bronze", "expanded bronze": "bronze", "gold": "gold"}
PREMIUM_COLUMN = "Premium Adult Individual Age 21"
PREMIUM = Bounds(10, 10_000)
COLUMNS = ("State Code", "FIPS County Code", "Metal Level", PREMIUM_COLUMN)


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
        "sources": SOURCES["prices"],
        "half_width_without_zip3": HALF_WIDTH_WITHOUT_DIGITS,
        "half_width_if_sources_disagree": HALF_WIDTH_IF_SOURCES_DISAGREE,
    }
    return {"US": country, **states}


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

    USD a year and shares; counties count alike. ``member_months``: share of those of 2024 in
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
    for state, place in places.items():
        factor = place["curve"][40]
        for county in place["counties"].values():
            if "filed" not in county:
                continue
            actual = 12 * county["filed"][0] * factor
            guesses = {"state": place["age_21"] * factor, "country": prices["US"]["by_age"][40]}
            if area := area_prices.get((state, county["area"])):
                guesses["area"] = area * factor
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


def renew_shares(
    last: dict[str, Any], renewed: dict[str, Any], path: Path | None, without: Collection[str] = ()
) -> dict[str, Any]:
    """Return the shares for new prices; states that keep their prices keep their shares.

    A state with shares of the year before must be in the file, or be in ``without``.
    """
    plan_year = renewed["US"]["plan_year"]
    fips = {part["fips"]: state for state, part in renewed.items() if state != "US"}
    kept = {
        code: shares
        for code, shares in last["shares"].items()
        if renewed[fips[code]]["plan_year"] < plan_year
    }
    found = {} if path is None else list_shares(path, renewed)
    missing = [fips[code] for code in last["shares"] if code not in kept and code not in found]
    for state in sorted(set(missing) - set(without)):
        if path is not None:
            raise TableError(f"{path}: no share of {state}; if that is right: --without={state}")
    return last | {"plan_year": plan_year, "known": "", "shares": kept | found}


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


def renew(
    prices: dict[str, Any],
    plans: Path,
    plan_year: int,
    without: Collection[str] = (),
    exchanges: Path | None = None,
) -> dict[str, Any]:
    """Return ``prices`` with those of a later plan year. Raises TableError.

    Each state and county with filed prices of all levels must be in the file ``plans``, each with
    a filed benchmark alone in ``exchanges``, or be in ``without``: such a state keeps its prices
    and the year of theirs, such a county gets the price of its area. Without ``exchanges`` the
    states with a benchmark alone keep theirs. A file that was cut is rejected, unless it ends
    after a whole row of its last county. The country changes as its states do, weighted by member
    months; ranges stay.
    """
    country, last = prices["US"], {name: prices[name] for name in prices if name != "US"}
    if plan_year <= country["plan_year"]:
        raise TableError(f"The prices are of {country['plan_year']} already")
    if abs(plan_year - date.today().year) > 1:
        raise TableError(f"{plan_year} is not a plan year near the present")
    found = _read_plans(plans, last)
    if exchanges is not None:
        _add_benchmarks(found, exchanges, last)
    counties = {f"{place['fips']}{code}" for place in last.values() for code in place["counties"]}
    unknown = sorted(set(without) - set(last) - counties)
    if unknown:
        raise TableError(f"--without: {', '.join(unknown)} is no state or county")
    by_digits = RATING_AREAS["filed"] if RATING_AREAS["plan_year"] == plan_year else {}
    states = {}
    for state, place in last.items():
        known = {len(county["filed"]) for county in place["counties"].values() if "filed" in county}
        file = plans if len(FILED) in known else exchanges
        if known and file and not found[state] and state not in without:
            raise TableError(f"{file}: no prices of {state}; if that is right: --without={state}")
        states[state] = (
            _renew_state(place, found[state], without, by_digits.get(state, {}))
            | {"plan_year": plan_year}
            if found[state] and state not in without
            else place
        )
    before, after = (
        sum(place["weight"] * place["age_21"] for place in year.values()) for year in (last, states)
    )
    renewed = {
        "plan_year": plan_year,
        "by_age": [round(price * after / before, 2) for price in country["by_age"]],
        "level": round(country["level"] * after / before),
    }
    return {"US": country | renewed, **states}


def _renew_state(
    place: dict[str, Any],
    found: dict[str, Levels],
    without: Collection[str],
    by_digits: dict[str, float],
) -> dict[str, Any]:
    """Return a state with new prices; ``by_digits`` has those of areas that ZIP digits decide."""
    counties = {}
    has_plans = any("benchmark" not in levels for levels in found.values())
    needed = ("silver", "bronze", "gold") if has_plans else ("benchmark",)
    for code, county in place["counties"].items():
        fips, levels = f"{place['fips']}{code}", found.get(code, {})
        missing = [level for level in needed if not levels.get(level)]
        if "filed" in county and fips not in without and missing:
            raise TableError(
                f"No {missing[0]} price of {county['name']}, {place['name']}; "
                f"if that is right: --without={fips}"
            )
        # Plan designs are those of one plan year, as prices are.
        facts = {name: county[name] for name in county if name not in ("filed", "design")}
        if not missing and fips not in without:
            facts["filed"] = _summarise(levels)
        counties[code] = facts
    # An area without a filed price has none of the new year.
    priced = {county["area"] for county in counties.values() if "filed" in county}
    areas = {}
    for number, facts in place["areas"].items():
        areas[number] = {name: value for name, value in facts.items() if name != "filed"}
        areas[number]["bronze"] = None
        if number in by_digits:
            areas[number]["filed"] = by_digits[number]
            priced.add(int(number))
    for county in counties.values():
        if county["area"] not in priced:
            county["area"] = None
    kept = {name: fact for name, fact in place.items() if name != "designs"}
    if "zip3" in place:
        kept["zip3"] = {digits: area for digits, area in place["zip3"].items() if area in priced}
    return follow_counties(kept | {"counties": counties, "areas": areas})


def _summarise(levels: Levels) -> list[float]:
    """Return the benchmark price, and the lowest of each level in the order of ``FILED``."""
    if "benchmark" in levels:
        return levels["benchmark"]
    silver = sorted(levels["silver"])
    return [silver[:2][-1], silver[0], min(levels["bronze"]), min(levels["gold"])]


def _add_benchmarks(found: dict[str, dict[str, Levels]], path: Path, last: dict[str, Any]) -> None:
    """Add the counties of a table of benchmark prices to those with plans."""
    states = {place["fips"]: name for name, place in last.items()}
    for fips, (benchmark, _) in read_benchmarks(path, min_rows=1).items():
        state = states.get(fips[:2], "")
        if not state or fips[2:] not in last[state]["counties"]:
            raise TableError(f"{path}, county_fips: {fips[:40]!r} is no county")
        if fips[2:] not in found[state]:
            found[state][fips[2:]]["benchmark"].append(benchmark)


def _read_plans(path: Path, last: dict[str, Any]) -> dict[str, dict[str, Levels]]:
    """Return the prices of the plans of each county, by state: USD a month at 21."""
    found: dict[str, dict[str, Levels]] = defaultdict(
        lambda: defaultdict(lambda: defaultdict(list))
    )
    for line, row in read_rows(path, COLUMNS):
        metal = METALS.get(row["Metal Level"].strip().lower())
        if not metal or row.get("Child Only Offering", "").strip() == "Allows Child-Only":
            continue
        state, fips = row["State Code"].strip(), row["FIPS County Code"].strip().zfill(5)
        if state not in last:
            raise TableError(f"{path}, line {line}, State Code: {state[:40]!r} is no state")
        if fips[:2] != last[state]["fips"] or fips[2:] not in last[state]["counties"]:
            raise TableError(f"{path}, line {line}, FIPS County Code: {fips[:40]!r} is no county")
        try:
            # Written as $1,234.56.
            monthly = PREMIUM.parse(row[PREMIUM_COLUMN].strip().removeprefix("$").replace(",", ""))
        except ValueError as error:
            raise TableError(f"{path}, line {line}, {PREMIUM_COLUMN}: {error}") from None
        found[state][fips[2:]][metal].append(monthly)
    check_end(path)
    return found


def check_counties(path: Path, table: Table) -> None:
    """Raise TableError if a county has two rows, or the last line of the file has no end."""
    check_end(path)
    counties, counts = np.unique(table["county_fips"], return_counts=True)
    if len(repeated := counties[counts > 1]):
        raise TableError(f"{path}, county_fips: {repeated[0]} has two rows")


def check_end(path: Path) -> None:
    """Raise TableError if the last line of a file has no end."""
    if not path.read_bytes().endswith((b"\n", b"\r")):
        raise TableError(f"{path}: the last line has no end, so the file may be cut")


def main() -> None:
    """Replace the marketplace prices by those of a plan year, from the latest and a file of CMS."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("plan_year", type=int)
    parser.add_argument("plans", type=Path, help="individual-market-medical, as CSV")
    parser.add_argument(
        "--exchanges", type=Path, help="benchmark prices of states with an exchange of their own"
    )
    parser.add_argument(
        "--credit", type=Path, help="shares of the benchmark that the tax credit counts"
    )
    parser.add_argument(
        "--without",
        action="append",
        default=[],
        metavar="CODE",
        help="state or county that a file rightly lacks, such as OR or 48201",
    )
    options = parser.parse_args()
    latest = max(ARTIFACTS.glob("prices-????"))
    prices = {
        part.stem: json.loads(part.read_text(encoding="utf-8"))
        for part in sorted(latest.glob("*.json"))
    }
    plan_year, credit = options.plan_year, options.credit
    try:
        renewed = renew(prices, options.plans, plan_year, options.without, options.exchanges)
        shares = renew_shares(
            json.loads(CREDIT_BENCHMARK.read_text(encoding="utf-8")),
            renewed,
            credit,
            options.without,
        )
    except TableError as error:
        sys.exit(str(error))
    replace_prices(latest, renewed, RULES)
    write_json(CREDIT_BENCHMARK, shares)
    before, after = (year["US"]["by_age"][40] for year in (prices, renewed))
    kept = [name for name, part in renewed.items() if part["plan_year"] < plan_year]
    count = sum(len(codes.split()) for rows in shares["shares"].values() for codes in rows.values())
    lacking = "" if credit else " Not given: --credit, so new prices count whole."
    sys.stdout.write(
        f"Average benchmark price at 40: {before:,.0f} USD in {latest.name}, {after:,.0f} now.\n"
        f"Without new prices, labelled with the year of theirs: {', '.join(kept)}\n"
        f"Counties with a share of the benchmark for the tax credit: {count}.{lacking}\n"
    )


def replace_prices(latest: Path, renewed: dict[str, Any], rules: Path) -> None:
    """Write all prices, then what depends on them; readers take the latest complete folder.

    ``rules``: tables of households' rules, which name the year of the prices.
    """
    plan_year = renewed["US"]["plan_year"]
    folder = latest.parent
    with TemporaryDirectory(dir=folder, prefix=".prices-") as partial:
        for name, part in renewed.items():
            write_json(Path(partial) / "prices" / f"{name}.json", part)
        (Path(partial) / "prices").rename(folder / f"prices-{plan_year}")
    shutil.rmtree(latest)
    _replace(rules / "household.json", r'"price_year": \d+', f'"price_year": {plan_year}')
    people_file = folder.parent / "reference-people.json"
    people = json.loads(people_file.read_text(encoding="utf-8"))["health"]["people"]
    premiums = [output["premium"] for output in open_model("health", folder)(people)]
    _replace(people_file, r'"mean": [\d.]+', f'"mean": {np.mean(premiums):.2f}')
    run_node("training/golden.ts")


def _replace(path: Path, pattern: str, text: str) -> None:
    """Replace the first match in a file that is formatted by hand."""
    write_text(path, re.sub(pattern, text, path.read_text(encoding="utf-8"), count=1))


if __name__ == "__main__":
    main()

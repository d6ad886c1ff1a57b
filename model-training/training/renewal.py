"""Renewal of the marketplace prices each November, by files of a new plan year.

CMS's ``individual-market-medical``, which is downloaded if no file is given, has a row for each
plan and county of the states on HealthCare.gov; tables by county have the benchmark prices of
states with an exchange of their own, the shares for the tax credit and the plan designs.
``npm run renew-prices`` calls ``main`` in a copy of the repository, whose files it takes at the
end: a failure changes nothing.
"""

from __future__ import annotations

import argparse
import json
import re
import shutil
import sys
from collections import defaultdict
from collections.abc import Collection
from itertools import takewhile
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np

from designs import add_designs, split_maxima
from download import PLANS_URL, download_plans
from evaluator import open_model, run_node
from health_cost import read_spending
from prices import (
    CREDIT_BENCHMARK,
    FILED,
    PREMIUM,
    RATING_AREAS,
    RULES,
    follow_counties,
    list_shares,
    read_benchmarks,
)
from tables import (
    ARTIFACTS,
    DATA,
    MAX_TITLE_ROWS,
    TableError,
    check_end,
    read_rows,
    write_json,
    write_text,
)
from zips import mark_choices

Levels = dict[str, list[float]]
"""Prices of plans by metal level, USD a month at 21."""

Sellers = dict[str, set[str]]
"""Marketing names of the insurers of each county."""

METALS = {"silver": "silver", "bronze": "bronze", "expanded bronze": "bronze", "gold": "gold"}
PREMIUM_COLUMN = "Premium Adult Individual Age 21"
INSURER_COLUMN = "Issuer Name"
COLUMNS = ("State Code", "FIPS County Code", "Metal Level", INSURER_COLUMN, PREMIUM_COLUMN)

OF_ONE_YEAR = ("filed", "design", "designs", "sellers", "insurers", "rise")
"""Facts of a county or state that a new plan year replaces; requests end where it is filed."""

MAX_TITLE = 10_000
"""Characters of a line above the header that are read."""

MAX_MAXIMUM = 20_000
"""Plausible maximum of a year's costs: bronze plans of 2027 may be above the legal 12,000."""


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
    months; ranges stay. Where the plan year is filed, its insurers come from the file, and what
    they asked for ends.
    """
    check_plan_year(prices, plan_year)
    _check_year_of(plans, plan_year)
    country, last = prices["US"], {name: prices[name] for name in prices if name != "US"}
    found, sellers = _read_plans(plans, last)
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
            _renew_state(place, found[state], sellers[state], without, by_digits.get(state, {}))
            | {"plan_year": plan_year}
            if found[state] and state not in without
            else place
        )
    _check_changes(plans, last, states)
    before, after = (
        sum(place["weight"] * place["age_21"] for place in year.values()) for year in (last, states)
    )
    renewed = {
        "plan_year": plan_year,
        "by_age": [round(price * after / before, 2) for price in country["by_age"]],
        "level": round(country["level"] * after / before),
    }
    kept = {name: fact for name, fact in country.items() if name != "rise"}
    return {"US": kept | renewed, **states}


def check_plan_year(prices: dict[str, Any], plan_year: int) -> None:
    """Raise TableError for a plan year that is not later, or whose rules are not known."""
    if plan_year <= prices["US"]["plan_year"]:
        raise TableError(f"The prices are of {prices['US']['plan_year']} already")
    known = json.loads((RULES / "plan-years.json").read_text(encoding="utf-8"))
    if str(plan_year) not in known:
        raise TableError(
            f"The rules of {plan_year} are not in plan-years.json: "
            "add them first, by docs/runbook.md"
        )


def _check_year_of(path: Path, plan_year: int) -> None:
    """Raise TableError if a year is in the file's title or name, but not the plan year."""
    if not path.is_file():
        return
    with path.open(encoding="utf-8-sig", errors="replace") as file:
        titles = [file.readline(MAX_TITLE) for _ in range(MAX_TITLE_ROWS)]
    # The title is above the header.
    above = list(takewhile(lambda line: PREMIUM_COLUMN not in line, titles))
    years = set(re.findall(r"(?<!\d)20\d\d(?!\d)", " ".join([path.stem, *above])))
    if years and str(plan_year) not in years:
        raise TableError(f"{path}: of {', '.join(sorted(years))}, not of {plan_year}")


def _check_changes(path: Path, last: dict[str, Any], states: dict[str, Any]) -> None:
    """Raise TableError if most counties have the prices of the year before: insurers raise them."""
    pairs = [
        (place["counties"][code]["filed"], county["filed"])
        for state, place in last.items()
        for code, county in states[state]["counties"].items()
        if states[state] is not place and "filed" in county and "filed" in place["counties"][code]
    ]
    same = sum(before == after for before, after in pairs)
    if same > len(pairs) / 2:
        raise TableError(
            f"{path}: the prices of {same} of {len(pairs)} counties are those of the year before"
        )


def _renew_state(
    place: dict[str, Any],
    found: dict[str, Levels],
    sellers: Sellers,
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
        # Plan designs and insurers are those of one plan year, as prices are.
        facts = {name: county[name] for name in county if name not in OF_ONE_YEAR}
        if not missing and fips not in without:
            facts["filed"] = _summarise(levels)
        counties[code] = facts
    names = _add_sellers(counties, sellers)
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
    kept = {name: fact for name, fact in place.items() if name not in OF_ONE_YEAR}
    if "zip3" in place:
        kept["zip3"] = {digits: area for digits, area in place["zip3"].items() if area in priced}
    return follow_counties(kept | names | {"counties": counties, "areas": areas})


def _add_sellers(counties: dict[str, Any], sellers: Sellers) -> dict[str, Any]:
    """Add the position of its list to each priced county; return the insurers and the lists."""
    own = {code: sellers[code] for code, county in counties.items() if "filed" in county}
    names = sorted(set().union(*own.values()))
    lists: list[list[int]] = []
    for code, insurers in own.items():
        # A table of benchmark prices names no insurers.
        if not insurers:
            continue
        numbers = [number for number, name in enumerate(names) if name in insurers]
        if numbers not in lists:
            lists.append(numbers)
        counties[code]["sellers"] = lists.index(numbers)
    return {"insurers": [[name, None] for name in names], "sellers": lists} if names else {}


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


def renew_designs(
    renewed: dict[str, Any], designs: Path, counties: Path, without: Collection[str] = ()
) -> dict[str, Any]:
    """Return the prices with the plan designs of the states whose prices are new."""
    plan_year = renewed["US"]["plan_year"]
    new = {
        state: place
        for state, place in renewed.items()
        if state != "US" and place["plan_year"] == plan_year
    }
    return renewed | add_designs(new, read_spending(DATA), designs, counties, MAX_MAXIMUM, without)


def _read_plans(
    path: Path, last: dict[str, Any]
) -> tuple[dict[str, dict[str, Levels]], dict[str, Sellers]]:
    """Return prices of plans, USD a month at 21, and insurers of each county, by state."""
    found: dict[str, dict[str, Levels]] = defaultdict(
        lambda: defaultdict(lambda: defaultdict(list))
    )
    sellers: dict[str, Sellers] = defaultdict(lambda: defaultdict(set))
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
        insurer = " ".join(row[INSURER_COLUMN].split())
        if not insurer:
            raise TableError(f"{path}, line {line}, {INSURER_COLUMN}: empty")
        found[state][fips[2:]][metal].append(monthly)
        sellers[state][fips[2:]].add(insurer)
    check_end(path)
    return found, sellers


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
    return {"plan_year": plan_year, "known": "", "shares": kept | found}


def main() -> None:
    """Replace the marketplace prices by those of a plan year, from the latest and a file of CMS."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("plan_year", type=int)
    parser.add_argument(
        "plans",
        type=Path,
        nargs="?",
        help=f"individual-market-medical, as CSV; by default from {PLANS_URL}",
    )
    parser.add_argument(
        "--exchanges", type=Path, help="benchmark prices of states with an exchange of their own"
    )
    parser.add_argument(
        "--credit", type=Path, help="shares of the benchmark that the tax credit counts"
    )
    parser.add_argument(
        "--designs",
        nargs=2,
        type=Path,
        metavar=("DESIGNS", "COUNTIES"),
        help="deductibles and maxima by plan design, and the design of each county",
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
        check_plan_year(prices, plan_year)
        with TemporaryDirectory() as downloads:
            plans = options.plans or download_plans(plan_year, Path(downloads))
            try:
                renewed = renew(prices, plans, plan_year, options.without, options.exchanges)
            except TableError as error:
                # A downloaded file is named by its address: it is not kept.
                address = PLANS_URL.format(plan_year=plan_year)
                sys.exit(str(error).replace(f"{downloads}/", f"{address}: "))
        shares = renew_shares(
            json.loads(CREDIT_BENCHMARK.read_text(encoding="utf-8")),
            renewed,
            credit,
            options.without,
        )
        if options.designs:
            renewed = renew_designs(renewed, *options.designs, options.without)
    except TableError as error:
        sys.exit(str(error))
    zips = renew_zips(ARTIFACTS / "places" / "zips", renewed, shares["shares"])
    replace_prices(latest, renewed, RULES)
    write_json(CREDIT_BENCHMARK, shares)
    for file, part in zips.items():
        write_json(file, part)
    before, after = (year["US"]["by_age"][40] for year in (prices, renewed))
    kept = [name for name, part in renewed.items() if part["plan_year"] < plan_year]
    count = sum(len(codes.split()) for rows in shares["shares"].values() for codes in rows.values())
    lacking = "" if credit else " Without --credit the credit counts new prices whole."
    if not options.designs:
        lacking += "\nWithout --designs new prices have no deductibles."
    sys.stdout.write(
        f"Average benchmark price at 40: {before:,.0f} USD in {latest.name}, {after:,.0f} now.\n"
        f"Without new prices, labelled with the year of theirs: {', '.join(kept)}\n"
        f"Counties with a share of the benchmark for the tax credit: {count}.{lacking}\n"
    )


def renew_zips(
    folder: Path, renewed: dict[str, Any], shares: dict[str, Any]
) -> dict[Path, dict[str, Any]]:
    """Return the lists of ZIP codes, with marks of the counties that differ in the new prices."""
    return {
        file: mark_choices(file.stem, json.loads(file.read_text(encoding="utf-8")), renewed, shares)
        for file in sorted(folder.glob("*.json"))
    }


def replace_prices(latest: Path, renewed: dict[str, Any], rules: Path) -> None:
    """Write all prices, then what depends on them; readers take the latest complete folder.

    ``rules``: tables of households' rules, which name the year of the prices.
    """
    plan_year = renewed["US"]["plan_year"]
    folder = latest.parent
    parts, maxima = split_maxima(renewed)
    last = json.loads((folder / "maxima.json").read_text(encoding="utf-8"))
    kept = {state: last[state] for state in last if "designs" in parts[state]}
    with TemporaryDirectory(dir=folder, prefix=".prices-") as partial:
        for name, part in parts.items():
            write_json(Path(partial) / "prices" / f"{name}.json", part)
        (Path(partial) / "prices").rename(folder / f"prices-{plan_year}")
    shutil.rmtree(latest)
    write_json(folder / "maxima.json", kept | maxima)
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

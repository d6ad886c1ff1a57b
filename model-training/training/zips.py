"""ZIP codes for the website: the county of each, or the counties that a visitor chooses from."""

from __future__ import annotations

import math
from collections import defaultdict
from pathlib import Path
from typing import Any

from tables import Bounds, read_table, zip_columns

MAX_PRICE_RATIO = 1.035
"""Counties whose prices differ by more are asked for; a smaller difference is within the range."""
MIN_SHARE = 0.02
"""Share of the homes of a ZIP code from which a county counts; one with land alone has as much."""

ZipList = dict[str, list[str] | str]


def list_zips(data: Path, prices: dict[str, Any]) -> dict[str, ZipList]:
    """Return the counties of ZIP codes, by the first two digits. Raises TableError.

    ``codes`` has for each of the last three digits, from 000, the position in ``counties``, or
    nothing for an unused code: "0 1  2". An entry such as "48157 48201" has counties that the
    visitor chooses from, the one with most homes first. An asterisk marks counties in which the
    first three digits decide which price applies.
    """
    table = read_table(
        data / "us-plans" / "zip_county.csv",
        {"share": Bounds(0, 1, optional=True)},
        ["zip", "county_fips"],
    )
    places = {part["fips"]: part for name, part in prices.items() if name != "US"}
    shares: dict[str, dict[str, float]] = defaultdict(dict)
    for code, county, share in zip_columns(table, "zip", "county_fips", "share"):
        shares[code][county] = MIN_SHARE if math.isnan(share) else share
    entries: dict[str, dict[int, str]] = defaultdict(dict)
    for code, counties in sorted(shares.items()):
        options = _options(places, code, counties)
        marked = (f"{county}{'*' if _area(places, county, code) else ''}" for county in options)
        entries[code[:2]][int(code[2:])] = " ".join(marked)
    return {start: _pack(by_code) for start, by_code in entries.items()}


def _pack(entries: dict[int, str]) -> ZipList:
    counties = list(dict.fromkeys(entries.values()))
    position = {entry: str(number) for number, entry in enumerate(counties)}
    codes = (position.get(entries.get(code, ""), "") for code in range(1000))
    return {"counties": counties, "codes": " ".join(codes).rstrip()}


def _options(places: dict[str, Any], code: str, shares: dict[str, float]) -> list[str]:
    """Return the county with most homes, or those to choose from."""
    by_homes = sorted(shares, key=lambda county: (-shares[county], county))
    options = [county for county in by_homes if shares[county] >= MIN_SHARE]
    prices = list(filter(None, (_price(places, county, code) for county in options)))
    is_open = len({county[:2] for county in options}) > 1 or (
        bool(prices) and max(prices) > MAX_PRICE_RATIO * min(prices)
    )
    return options if is_open else by_homes[:1]


def _price(places: dict[str, Any], county: str, code: str) -> float | None:
    """Return the benchmark price of a county, USD a year at 21; None without one."""
    place = places[county[:2]]
    facts = place["counties"][county[2:]]
    decided = _area(places, county, code)
    if "filed" in facts and decided is None:
        return 12 * facts["filed"][0]
    area = place["areas"].get(str(decided or facts["area"]))
    return area and (12 * area["filed"] if decided and "filed" in area else area["benchmark"])


def _area(places: dict[str, Any], county: str, code: str) -> int | None:
    """Return the rating area where the first three digits of a ZIP code decide it."""
    place = places[county[:2]]
    is_divided = county[2:] in place.get("by_zip3", "").split()
    return place["zip3"].get(code[:3]) if is_divided else None

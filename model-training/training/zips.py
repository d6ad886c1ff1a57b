"""ZIP codes for the website and the API: the counties of each, and those to choose from."""

from __future__ import annotations

import math
from collections import defaultdict
from pathlib import Path
from typing import Any

from insurers import find_rise
from tables import Bounds, read_table, zip_columns

MIN_SHARE = 0.02
"""Share of a ZIP code's homes from which a county is listed; one with land alone has as much."""

COUNTIES_WITH_PROGRAMS = ("06075", "06081", "06085")
"""Counties with a program of their own for children: San Francisco, San Mateo, Santa Clara."""

ZipList = dict[str, list[str] | str]


def list_zips(data: Path, prices: dict[str, Any], shares: dict[str, Any]) -> dict[str, ZipList]:
    """Return the counties of ZIP codes, by the first two digits. Raises TableError.

    ``codes`` has for each of the last three digits, from 000, the position in ``counties``, or
    nothing for an unused code: "0 1  2". An entry has all counties of a ZIP code, the one with
    most homes first: "48157? 48201 -48039". A hyphen is before counties with fewer homes than
    ``MIN_SHARE``. A question mark is after the first county of a state whose listed counties
    differ. An asterisk is after counties in which the first three digits decide which price
    applies. ``shares`` has those of the benchmark that the tax credit counts.
    """
    table = read_table(
        data / "us-plans" / "zip_county.csv",
        {"share": Bounds(0, 1, optional=True)},
        ["zip", "county_fips"],
    )
    homes: dict[str, dict[str, float]] = defaultdict(dict)
    for code, county, share in zip_columns(table, "zip", "county_fips", "share"):
        homes[code][county] = MIN_SHARE if math.isnan(share) else share
    entries: dict[str, dict[int, str]] = defaultdict(dict)
    for code, counties in sorted(homes.items()):
        by_homes = sorted(counties, key=lambda county: (-counties[county], county))
        listed = [county for county in by_homes if counties[county] >= MIN_SHARE] or by_homes[:1]
        entries[code[:2]][int(code[2:])] = " ".join(
            [*listed, *(f"-{c}" for c in by_homes if c not in listed)]
        )
    packed = {start: _pack(by_code) for start, by_code in entries.items()}
    return {start: mark_choices(start, part, prices, shares) for start, part in packed.items()}


def mark_choices(
    start: str, part: ZipList, prices: dict[str, Any], shares: dict[str, Any]
) -> ZipList:
    """Return the list of the ZIP codes that begin with ``start``, with its marks made anew."""
    places = {place["fips"]: place for name, place in prices.items() if name != "US"}
    entries = {
        number: _mark(f"{start}{number:03}", part["counties"][int(position)], places, shares)
        for number, position in enumerate(part["codes"].split(" "))
        if position
    }
    return _pack(entries)


def _pack(entries: dict[int, str]) -> ZipList:
    counties = list(dict.fromkeys(entries.values()))
    position = {entry: str(number) for number, entry in enumerate(counties)}
    codes = (position.get(entries.get(code, ""), "") for code in range(1000))
    return {"counties": counties, "codes": " ".join(codes).rstrip()}


def _mark(code: str, entry: str, places: dict[str, Any], shares: dict[str, Any]) -> str:
    names = [name.rstrip("?*") for name in entry.split(" ")]
    shown: dict[str, set[tuple[Any, ...]]] = defaultdict(set)
    for county in names:
        if not county.startswith("-"):
            shown[county[:2]].add(_shown(places, county, code, shares))
    marked = []
    for name in names:
        county = name.removeprefix("-")
        is_divided = _area(places, county, code) is not None
        # The first county of a state stands for all.
        differs = len(shown.pop(county[:2], ())) > 1 if county == name else False
        marked.append(f"{name}{'*' if is_divided else ''}{'?' if differs else ''}")
    return " ".join(marked)


def _shown(
    places: dict[str, Any], county: str, code: str, shares: dict[str, Any]
) -> tuple[Any, ...]:
    """Return what a household is shown of a county and may differ: prices of all years, help."""
    place = places[county[:2]]
    facts = place["counties"][county[2:]]
    decided = _area(places, county, code)
    area = place["areas"].get(str(decided or facts["area"]), {})
    filed = facts.get("filed", []) if decided is None else [area.get("filed")]
    by_area = (not filed and area.get("benchmark"), len(filed) < 2 and area.get("bronze"))
    own = [
        share for share, codes in shares.get(county[:2], {}).items() if county[2:] in codes.split()
    ]
    program = county in COUNTIES_WITH_PROGRAMS
    return (*filed, *by_area, decided, find_rise(place, facts), program, *own)


def _area(places: dict[str, Any], county: str, code: str) -> int | None:
    """Return the rating area where the first three digits of a ZIP code decide it."""
    place = places[county[:2]]
    is_divided = county[2:] in place.get("by_zip3", "").split()
    return place["zip3"].get(code[:3]) if is_divided else None

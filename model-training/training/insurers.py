"""Insurers by county, and the rises that they asked for: prices of a year that is not filed yet.

A plain mean of the requests of a county's insurers, or else of the state's, was nearest to the
prices of 2026 among what was tried on 2025; the model card has the test.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tables import Bounds, TableError, check_end, read_rows

REQUESTED_YEAR = 2027
"""Plan year of the requests."""

BELOW, ABOVE = 9, 14
"""Ends of a rise's range, points of percent: P10 and P90 of actual less projected, 2025 to 2026."""

PERCENT = Bounds(-50, 100)

COLUMNS = ("state", "insurer", "average_change_percent", "note")


def add_insurers(folder: Path, prices: dict[str, Any]) -> dict[str, Any]:
    """Return the prices with the insurers of counties and the requests. Raises TableError.

    A state gets the mean ``rise`` in percent, for counties without a list; where counties have
    one, ``insurers``, each with its request or nothing, and ``sellers``, lists of their positions.
    A county gets the position of its list. The country gets the mean rise and the ends of its
    range, in points.
    """
    means = _read_means(folder / "rate_change_2027.csv")
    lists = _read_lists(folder / "insurers_2026.json")
    ends = {"requests": {"plan_year": REQUESTED_YEAR, "below": BELOW, "above": ABOVE}}
    return {
        state: _add_lists(place, lists.get(state))
        | {"rise": means[state]}
        | (ends if state == "US" else {})
        for state, place in prices.items()
    }


def find_rise(place: dict[str, Any], county: dict[str, Any]) -> float | None:
    """Return the rise of a county's prices in percent; None where its year is filed."""
    if "rise" not in place:
        return None
    sellers = place["sellers"][county["sellers"]] if "sellers" in county else []
    requests = (place["insurers"][number][1] for number in sellers)
    known = [rise for rise in requests if rise is not None]
    # Requests have two decimals.
    hundredths = [round(100 * rise) for rise in known]
    return (2 * sum(hundredths) + len(known)) // (2 * len(known)) / 100 if known else place["rise"]


def _read_means(path: Path) -> dict[str, float]:
    """Return the mean of each state, the one weighted by members where there is one, and ``US``."""
    check_end(path)
    means = {}
    for line, row in read_rows(path, COLUMNS):
        if row["insurer"]:
            continue
        state = row["state"] or "US"
        try:
            rise = PERCENT.parse(row["average_change_percent"])
        except ValueError as error:
            raise TableError(f"{path}, line {line}, average_change_percent: {error}") from None
        if state not in means or row["note"].startswith("weighted"):
            means[state] = rise
    return means


def _read_lists(path: Path) -> dict[str, Any]:
    if not path.is_file():
        raise TableError(f"{path} does not exist; see model-training/README.md")
    return json.loads(path.read_text(encoding="utf-8"))["states"]


def _add_lists(place: dict[str, Any], lists: dict[str, Any] | None) -> dict[str, Any]:
    if lists is None:
        return place
    counties = {
        code: county | ({"sellers": number} if number is not None else {})
        for code, county in place["counties"].items()
        for number in (lists["counties"].get(f"{place['fips']}{code}"),)
    }
    return place | {
        "counties": counties,
        "insurers": lists["insurers"],
        "sellers": lists["lists"],
    }

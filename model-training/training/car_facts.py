"""Facts beside a car's price: what the law asks, the value of cars, deductibles, young drivers.

The result of a car loads them; no premium depends on them.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from car_tables import CAR_CLASSES, LAWS_FILE, RECORD_FILE, CarTables, is_barred
from own_car import PRICE_BOUNDS, list_new_car_prices
from tables import STATES, Bounds, TableError, read_rows, read_table, zip_columns

WORTH_FILE = "us-car/collision_worth.csv"
YOUNG_FILE = "us-car/teen_and_second_driver.csv"

# Limits of 100/300/100 over those that people usually buy, of liability: 1.145 over 1.03 times
# 50/100/50 (The Zebra, nine states, 2025; NAIC).
HIGHER_LIMITS = round(1.145 / 1.03 - 1, 2)
# Newest price guide that is named. Older ones have prices before the rises since 2022.
OLDEST_GUIDE = 2022
# Sites of guides that have one of their own.
GUIDES = {
    "CA": "https://interactive.web.insurance.ca.gov/",
    "TX": "https://www.helpinsure.com/",
}
# Pages that were not seen on a stored page are named by their site alone.
UNSEEN_PAGES = ("NH", "PA", "TN")
# A whole site, which is the insurance department's.
SITES = ("OH",)
# Changes of which only the bill was found.
UNCERTAIN_CHANGES = ("DC",)
# Whether a cover is offered, from the words of the table.
OFFERS = {
    "required": "required",
    "required if insured": "required",
    "required above 25/50": "optional",
    "unless_rejected": "unless_rejected",
    "optional": "optional",
    "only_with_bodily_injury": "optional",
    "no": "none",
}
YOUNG_AGES = (16, 17, 18, 19)
# Requirements after a first DUI: Fla. Stat. 324.023, Georgia SB 121 (2025), the Illinois Secretary
# of State, and Virginia (twice the minimum). The FR-44 is the form of Florida and Virginia alone.
# "other" by several lists of insurers and agencies. Limits in thousand USD; `usual` if people
# usually buy as much. Read in November 2026.
DUI_LAWS: dict[str, dict[str, Any]] = {
    "FL": {"form": "FR-44", "years": 3, "limits": [100, 300, 50], "usual": False},
    "GA": {"limits": [50, 100, 50], "usual": True},
    "IL": {"form": "SR-22", "years": 3},
    "VA": {"form": "FR-44", "years": 3, "limits": [100, 200, 50], "usual": False},
    **{state: {"form": "other"} for state in ("DE", "KY", "MN", "NC", "NM", "NY", "OK", "PA")},
}
# Choices, permissions and discounts of single states, each of which has a sentence of its own.
PROVISIONS = {
    "CA": ["good_driver", "low_cost_policy"],
    "MI": ["medical_choice", "insurance_score"],
    "NY": ["course"],
}


def list_car_facts(data: Path, tables: CarTables) -> dict[str, Any]:
    """Return the content of ``car-facts.json``. Raises TableError."""
    worth = _read_worth(data / WORTH_FILE)
    prices = [worth["new_price"][name] for name in CAR_CLASSES]
    return {
        "value": {
            # USD; without a class the mean over the US mix.
            "new": dict(zip(CAR_CLASSES, prices, strict=True)),
            "new_of_any": round(float(tables.car_classes @ prices), -3),
            # Of the new price by years, and what it falls a year after the last one.
            "shares": _fill([worth["value_share_PRODUCT"].get(str(years)) for years in range(21)]),
            "fall": 0.03,
            "least": 0.10,
            # For a price when new that is given.
            "price_bounds": list(PRICE_BOUNDS),
            "new_car_prices": list_new_car_prices(tables.own_car),
        },
        "higher_limits": HIGHER_LIMITS,
        # Price of the household with a young driver over that without.
        "young": _read_young(data / YOUNG_FILE),
        # Years that a law counts an event.
        "years": _read_years(data / RECORD_FILE),
        "states": _read_laws(data / LAWS_FILE),
    }


def _read_worth(path: Path) -> dict[str, dict[str, float]]:
    table = read_table(path, {"value": Bounds(0, 1e9, optional=True)}, ["kind", "key"])
    worth: dict[str, dict[str, float]] = {}
    for kind, key, value in zip_columns(table, "kind", "key", "value"):
        worth.setdefault(kind, {})[key] = value
    missing = set(CAR_CLASSES) - set(worth.get("new_price", {}))
    if missing or {"0", "20"} - set(worth.get("value_share_PRODUCT", {})):
        raise TableError(f"{path}: no new_price of a class, or no value_share_PRODUCT of 0 and 20")
    return worth


def _fill(shares: list[float | None]) -> list[float]:
    """Return shares with the mean of both neighbors in place of a missing one."""
    return [
        round(((shares[n - 1] or 0) + (shares[n + 1] or 0)) / 2, 3) if share is None else share
        for n, share in enumerate(shares)
    ]


def _read_young(path: Path) -> dict[str, list[float]]:
    columns = ["what", "detail", "state", "low", "high"]
    rows = {
        row["detail"].removeprefix("SUMMARY "): [float(row["low"]), float(row["high"])]
        for _, row in read_rows(path, columns)
        if row["what"] == "add_teen" and row["detail"].startswith("SUMMARY ")
    }
    missing = {str(age) for age in YOUNG_AGES} - set(rows)
    if missing:
        raise TableError(f"{path}: no SUMMARY of {', '.join(sorted(missing))}")
    return {str(age): rows[str(age)] for age in YOUNG_AGES}


def _read_years(path: Path) -> dict[str, dict[str, int]]:
    events = {"at_fault_accident": "accident", "speeding_ticket": "ticket", "dui": "dui"}
    years: dict[str, dict[str, int]] = {}
    for _, row in read_rows(path, ["event", "state", "strength", "years_by_law"]):
        number = re.match(r"\d+", row["years_by_law"])
        if number and row["event"] in events and row["strength"] == "law":
            years.setdefault(row["state"], {})[events[row["event"]]] = int(number[0])
    return dict(sorted(years.items()))


def _read_laws(path: Path) -> dict[str, dict[str, Any]]:
    laws = {row["state"]: row for _, row in read_rows(path, ["state", "insurance_required"])}
    if set(laws) != set(STATES):
        raise TableError(f"{path}: expected a row of each state")
    try:
        return {state: _to_law(state, laws[state]) for state in STATES}
    except (KeyError, ValueError) as error:
        raise TableError(f"{path}: unknown word {error}") from None


def _to_law(state: str, row: dict[str, str]) -> dict[str, Any]:
    limits = [
        int(row[name]) if row[name] else 0
        for name in ("bi_person_k", "bi_accident_k", "property_k")
    ]
    since = re.match(r"\d{4}", row["last_change"])
    change = re.fullmatch(r"(\d{4}-\d\d-\d\d) to (\d+)/(\d+)/(\d+)", row["next_change"])
    amount = re.match(r"\d+", row["pip_amount_usd"])
    guides = "" if row["price_guide"].startswith("none") else row["price_guide"]
    guide = [int(year) for year in re.findall(r"20\d\d", guides)]
    is_page = "/" in row["official_page"] or state in SITES
    has_page = is_page and state not in UNSEEN_PAGES
    law: dict[str, Any] = {
        "required": row["insurance_required"] == "yes",
        # Thousand USD: a person, an accident, property. 0: not required.
        "limits": limits,
        "since": int(since[0]) if since else None,
        "pip": OFFERS[row["pip"]],
        "pip_usd": int(amount[0]) if amount else None,
        "uninsured": OFFERS[row["uninsured"]],
        "barred": [
            *(factor for factor in ("credit", "sex", "age") if is_barred(row[factor])),
            *(["experience"] if "experience too" in row["age"] else []),
        ],
        "page": row["official_page"],
        "has_page": has_page,
    }
    if change and state not in UNCERTAIN_CHANGES:
        law["next"] = {"on": change[1], "limits": [int(change[n]) for n in (2, 3, 4)]}
    # North Carolina's is a list of surcharges.
    if guide and max(guide) >= OLDEST_GUIDE and state != "NC":
        law["guide"] = {"year": max(guide), "url": GUIDES.get(state)}
    if state in DUI_LAWS:
        law["dui"] = DUI_LAWS[state]
    if state in PROVISIONS:
        law["provisions"] = PROVISIONS[state]
    return law

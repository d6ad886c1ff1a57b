"""Names of cars that the form offers, each with body, fuels, price and years on sale.

An own list; the website fills in answers from it, and no name is ever sent.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tables import Bounds, TableError, read_table, zip_columns

NAMES_FILE = "us-car/car_names.csv"
BODIES = ("car", "suv", "pickup", "minivan", "sports")
FUELS = ("gas", "hybrid", "plug_in", "electric")


def list_car_names(data: Path) -> dict[str, dict[str, Any]]:
    """Return the content of ``car-names.json``. Raises TableError.

    By name: body, and by fuel the typical price when new, in USD of the plan year, with the first
    and the last model year. A car still on sale has the plan year as its last.
    """
    path = data / NAMES_FILE
    year = Bounds(1981, 2100, whole=True)
    numbers = {"price_today_usd": Bounds(10_000, 1e6), "first_year": year, "last_year": year}
    table = read_table(path, numbers, ["name", "body", "fuel"])
    names: dict[str, dict[str, Any]] = {}
    for name, body, fuel, *row in zip_columns(table, "name", "body", "fuel", *numbers):
        car = names.setdefault(name, {"body": body, "fuels": {}})
        price, first, last = (int(value) for value in row)
        if body not in BODIES or fuel not in FUELS or body != car["body"]:
            raise TableError(f"{path}: {name} has no known body and fuel, or two bodies")
        if fuel in car["fuels"] or first > last:
            raise TableError(f"{path}: {name} has {fuel} twice, or years in the wrong order")
        car["fuels"][fuel] = [price, first, last]
    return names

"""Names of cars: checks of the table, and the committed file."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from conftest import write_csv

from car_names import NAMES_FILE, list_car_names
from tables import ARTIFACTS, TableError

COLUMNS = ["name", "body", "fuel", "price_today_usd", "first_year", "last_year"]


def write_names(folder: Path, *rows: list[str]) -> Path:
    write_csv(folder / NAMES_FILE, [dict(zip(COLUMNS, row, strict=True)) for row in rows])
    return folder


def test_lists_fuels_with_price_and_years_by_name(tmp_path: Path) -> None:
    gas = ["Kia Niro", "suv", "gas", "30000", "2017", "2022"]
    electric = ["Kia Niro", "suv", "electric", "42000", "2019", "2026"]
    assert list_car_names(write_names(tmp_path, gas, electric)) == {
        "Kia Niro": {
            "body": "suv",
            "fuels": {"gas": [30000, 2017, 2022], "electric": [42000, 2019, 2026]},
        }
    }


@pytest.mark.parametrize(
    ("row", "message"),
    [
        (["Kia Niro", "car", "hybrid", "30000", "2017", "2022"], "two bodies"),
        (["Kia Niro", "suv", "gas", "30000", "2017", "2022"], "gas twice"),
        (["Kia Soul", "van", "gas", "30000", "2017", "2022"], "no known body"),
        (["Kia Soul", "suv", "diesel", "30000", "2017", "2022"], "no known body and fuel"),
        (["Kia Soul", "suv", "gas", "30000", "2022", "2017"], "wrong order"),
        (["Kia Soul", "suv", "gas", "300", "2017", "2022"], "price_today_usd"),
    ],
)
def test_names_what_is_wrong(tmp_path: Path, row: list[str], message: str) -> None:
    write_names(tmp_path, ["Kia Niro", "suv", "gas", "30000", "2017", "2022"], row)
    with pytest.raises(TableError, match=message):
        list_car_names(tmp_path)


def test_committed_file_names_the_cars_of_the_form() -> None:
    names = json.loads((ARTIFACTS / "car-names.json").read_text(encoding="utf-8"))
    assert len(names) == 177
    assert names["Ford F-150"]["body"] == "pickup"
    assert names["Tesla Model 3"]["fuels"].keys() == {"electric"}

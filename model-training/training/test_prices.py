"""Prices by rating area, and their renewal from a file of the shape that CMS publishes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from prices import renew
from tables import TableError

HEADER = (
    "State Code,FIPS County Code,County Name,Metal Level,Plan ID (Standard Component),"
    "Rating Area,Child Only Offering,Premium Adult Individual Age 27\n"
)
CURVE = [1.0] * 27 + [1.048] + [1.5] * 37


def area(benchmark: int, weight: int | None) -> dict[str, Any]:
    return {"benchmark": benchmark, "bronze": 4000, "half_width": 0.035, "weight": weight}


PRICES: dict[str, Any] = {
    "US": {"plan_year": 2026, "by_age": [5000.0, 10_000.0], "level": 5000},
    "TX": {
        "plan_year": 2026,
        "age_21": 6000.0,
        "level": 6000.0,
        "curve": CURVE,
        "weight": 300,
        "areas": {"1": area(6000, 100), "2": area(6000, None)},
    },
    "CA": {
        "plan_year": 2026,
        "age_21": 5000.0,
        "level": 5000.0,
        "curve": CURVE,
        "weight": 100,
        "areas": {"1": area(5000, 100)},
    },
}


def plan(county: str, metal: str, number: int, premium: str, offering: str = "") -> str:
    rating_area = 1 if county == "48001" else 2
    return f'TX,{county},A,{metal},{number},Rating Area {rating_area},{offering},"{premium}"\n'


def write_plans(folder: Path, *rows: str, title: str = "") -> Path:
    file = folder / "individual-market-medical.csv"
    file.write_text(title + HEADER + "".join(rows))
    return file


def complete_plans() -> list[str]:
    """Return plans of both areas; the benchmark at 27 is 576.40 USD a month, so 6,600 at 21."""
    return [
        plan("48001", "Silver", 1, "$500.00"),
        plan("48001", "Silver", 2, "$576.40"),
        plan("48001", "Silver", 3, "$1,576.40"),
        plan("48001", "Silver", 4, "$100.00", "Allows Child-Only"),
        plan("48001", "Expanded Bronze", 5, "$400.00"),
        plan("48001", "Gold", 6, "$300.00"),
        plan("48003", "Silver", 1, "$576.40"),
        plan("48003", "Bronze", 2, "$400.00"),
        plan("48005", "Silver", 1, "$700.00"),
        plan("48005", "Silver", 2, "$700.00"),
        plan("48005", "Bronze", 3, "$600.00"),
    ]


def test_prices_of_an_area_come_from_its_plans_converted_to_21(tmp_path: Path) -> None:
    file = write_plans(tmp_path, *complete_plans(), title="Individual market,,,,,,,\n")
    renewed = renew(PRICES, file, 2027)["TX"]["areas"]
    assert renewed["1"] | {"counties": ""} == {
        "benchmark": 6600,
        "bronze": 4580,
        "half_width": 0.035,
        "weight": 100,
        "counties": "",
    }
    # The median of two counties that differ by more than either price may.
    assert (renewed["2"]["benchmark"], renewed["2"]["bronze"]) == (7308, None)
    assert renewed["2"]["half_width"] == 0.12


def test_prices_of_state_and_country_follow_their_areas(tmp_path: Path) -> None:
    prices = renew(PRICES, write_plans(tmp_path, *complete_plans()), 2027)
    assert prices["US"]["plan_year"] == 2027
    assert prices["TX"]["age_21"] == 6600
    assert prices["US"]["by_age"] == [5391.3, 10782.61]


def test_states_with_an_exchange_of_their_own_keep_the_prices_of_the_last_year(
    tmp_path: Path,
) -> None:
    states = renew(PRICES, write_plans(tmp_path, *complete_plans()), 2027)
    assert states["CA"] == PRICES["CA"]
    assert states["TX"]["plan_year"] == 2027


@pytest.mark.parametrize(
    ("rows", "message"),
    [
        (complete_plans()[:6], "TX: rating areas 2 are in one year only"),
        ([plan("48001", "Silver", 1, "n/a")], "line 2, Premium Adult Individual Age 27: 'n/a'"),
        (["XX,1,A,Silver,1,Rating Area 1,,$500\n"], "line 2, State Code: 'XX' is no state"),
    ],
)
def test_an_unusable_file_is_rejected_with_the_place(
    tmp_path: Path, rows: list[str], message: str
) -> None:
    with pytest.raises(TableError, match=message):
        renew(PRICES, write_plans(tmp_path, *rows), 2027)


def test_a_file_without_the_columns_is_rejected(tmp_path: Path) -> None:
    file = tmp_path / "plans.csv"
    file.write_text("State Code,Metal Level\n")
    with pytest.raises(TableError, match="no column FIPS County Code, Rating Area"):
        renew(PRICES, file, 2027)


def test_prices_are_renewed_for_a_later_year_only(tmp_path: Path) -> None:
    with pytest.raises(TableError, match="of 2026 already"):
        renew(PRICES, write_plans(tmp_path, *complete_plans()), 2026)

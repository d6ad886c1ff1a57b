"""Rules of households, read from small copies of the tables."""

from __future__ import annotations

from pathlib import Path

import pytest

from household_rules import read_household_rules
from read_tables import TableError
from states import STATES

HEAD = "fact,from_percent_of_poverty,to_percent_of_poverty,start_percent{0},end_percent{0},value\n"
AGES = "".join(f"{age}" + ",1.5" * 11 + "\n" for age in range(65))


def facts(suffix: str, values: dict[str, float]) -> str:
    rows = "".join(f"{name},,,,,{value}\n" for name, value in values.items())
    return f"{HEAD.format(suffix)}applicable_percentage,0,133,2.1,2.1,\n{rows}"


@pytest.fixture
def tables(tmp_path: Path) -> Path:
    """Directory with the fewest rows that are enough."""
    lines_2026 = {
        f"{kind}poverty_line_{person}{place}": value
        for kind in ("", "medicaid_")
        for person, value in (("one_person", 15650), ("each_further_person", 5500))
        for place in ("", "_alaska", "_hawaii")
    }
    lines_2027 = {
        f"poverty_line_{person}_{place}": value
        for person, value in (("one_person", 15960), ("each_further", 5680))
        for place in ("48_states", "alaska", "hawaii")
    }
    others_2027 = {
        "employer_affordability_2027": 10.22,
        "median_proposed_rate_increase_2027": 14,
        "open_enrollment_start": 20261101,
        "deadline_for_1_january": 20261215,
    }
    curves = "default,US,AL,DC,MA,MN,MS,NY,OR,UT,VT"
    files = {
        "us-health/tax_credit_2026.csv": facts(
            "_of_income", {**lines_2026, "medicaid_expansion_limit": 138}
        ),
        "us-plans/plan_year_2027.csv": facts("", {**lines_2027, **others_2027}),
        "us-health/medicaid_expansion.csv": "state,expanded\n"
        + "".join(f"{state},{int(state not in ('TX', 'WI'))}\n" for state in STATES),
        "us-plans/child_coverage_limit.csv": "state,percent_of_poverty\n"
        + "".join(f"{state},200\n" for state in STATES),
        "us-plans/state_programs.csv": "state,program,up_to_percent_of_poverty\n"
        "NM,Affordability,\nVT,Assistance,300\n",
        "us-plans/tobacco_limit.csv": "state,max_ratio_individual_market\nCT,\nKY,1.4\nVA,1.5\n",
        "us-plans/age_factors.csv": f"age,{curves}\n{AGES}",
        "us-plans/county_price_2026.json": "{}",
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text)
    return tmp_path


def test_each_year_has_its_own_rules(tables: Path) -> None:
    rules = read_household_rules(tables)
    this_year, next_year, shared = (rules[f"{n}.json"] for n in ("2026", "2027", "household"))
    assert this_year["percentages"] == [[0, 133, 2.1, 2.1]]
    assert this_year["poverty_lines"]["AK"] == [15650, 5500]
    assert next_year["poverty_lines"]["default"] == [15960, 5680]
    assert next_year["open_enrollment"] == {"start": "2026-11-01", "safe_end": "2026-12-15"}
    assert this_year["tobacco"] == {"KY": 1.4, "VA": 1.5}
    assert next_year["tobacco"] == {"KY": 1.4, "VA": 1}
    assert this_year["state_programs"]["NM"] == {"name": "Affordability"}
    medicaid = shared["medicaid_to"]
    assert (medicaid["CA"], medicaid["WI"], medicaid.get("TX")) == (138, 100, None)


def test_the_newest_prices_name_their_year(tables: Path) -> None:
    (tables / "us-plans" / "county_price_2027.json").write_text("{}")
    assert read_household_rules(tables)["household.json"]["price_year"] == 2027


@pytest.mark.parametrize(
    ("file", "old", "new", "message"),
    [
        ("us-health/medicaid_expansion.csv", "OH,1\n", "", "no row for OH"),
        ("us-plans/child_coverage_limit.csv", "OH,200\n", "", "no row for OH"),
        ("us-health/tax_credit_2026.csv", "medicaid_exp", "x", "0 rows medicaid_expansion_limit"),
        ("us-plans/plan_year_2027.csv", "applicable", "x", "no row applicable_percentage"),
        ("us-plans/age_factors.csv", "\n1,", "\n0,", "the ages 0 to 64 in order"),
    ],
)
def test_a_missing_fact_is_named(tables: Path, file: str, old: str, new: str, message: str) -> None:
    path = tables / file
    path.write_text(path.read_text().replace(old, new))
    with pytest.raises(TableError, match=message):
        read_household_rules(tables)


def test_prices_must_be_there(tables: Path) -> None:
    (tables / "us-plans" / "county_price_2026.json").unlink()
    with pytest.raises(TableError, match=r"no county_price_<year>\.json"):
        read_household_rules(tables)

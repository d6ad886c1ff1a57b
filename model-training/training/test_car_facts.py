"""Facts beside a car's price: parsing of laws, and the committed file."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from conftest import write_csv

from car_facts import DUI_LAWS, PROVISIONS, _read_laws, _to_law
from car_tables import LAWS_FILE
from tables import ARTIFACTS, STATES, TableError

LAW = {
    "insurance_required": "yes",
    "bi_person_k": "25",
    "bi_accident_k": "50",
    "property_k": "25",
    "last_change": "2018-07-01 property from 10",
    "next_change": "2035-01-01 to 50/100/25",
    "pip": "required",
    "pip_amount_usd": "10000 (80 % of medical bills), death 5000",
    "uninsured": "unless_rejected",
    "credit": "score barred since 2020-07",
    "sex": "allowed",
    "age": "years licensed instead",
    "official_page": "example.gov/auto",
    "price_guide": "premium comparison, 2024 edition seen",
}


def test_parses_years_amounts_and_barred_factors() -> None:
    assert _to_law("OH", LAW) == {
        "required": True,
        "limits": [25, 50, 25],
        "since": 2018,
        "pip": "required",
        "pip_usd": 10000,
        "uninsured": "unless_rejected",
        "barred": ["credit", "age"],
        "page": "example.gov/auto",
        "has_page": True,
        "next": {"on": "2035-01-01", "limits": [50, 100, 25]},
        "guide": {"year": 2024, "url": None},
    }


def test_experience_is_barred_where_the_law_names_it() -> None:
    law = {**LAW, "age": "barred, years of experience too"}
    assert _to_law("HI", law)["barred"] == ["credit", "age", "experience"]


@pytest.mark.parametrize(
    ("state", "change", "absent"),
    [
        ("DC", {}, "next"),
        ("NC", {}, "guide"),
        ("OH", {"price_guide": "none found in 2026"}, "guide"),
        ("OH", {"price_guide": "2016 guide only (old)"}, "guide"),
    ],
)
def test_leaves_out_what_is_uncertain_or_old(
    state: str, change: dict[str, str], absent: str
) -> None:
    assert absent not in _to_law(state, {**LAW, **change})


def test_names_an_unknown_word(tmp_path: Path) -> None:
    rows = [{"state": state, **LAW, "pip": "perhaps"} for state in STATES]
    write_csv(tmp_path / LAWS_FILE, rows)
    with pytest.raises(TableError, match="unknown word 'perhaps'"):
        _read_laws(tmp_path / LAWS_FILE)


def test_the_committed_facts_have_every_state_and_falling_values() -> None:
    facts = json.loads((ARTIFACTS / "car-facts.json").read_text(encoding="utf-8"))
    assert list(facts["states"]) == list(STATES)
    shares = facts["value"]["shares"]
    assert shares == sorted(shares, reverse=True)
    assert facts["years"]["CA"] == {"dui": 10}
    for name, laws in {"dui": DUI_LAWS, "provisions": PROVISIONS}.items():
        written = {s: law[name] for s, law in facts["states"].items() if name in law}
        assert written == laws
    places = json.loads((ARTIFACTS / "car.json").read_text(encoding="utf-8"))["states"]
    by_experience = [s for s in places if places[s]["rates_by"] == "driving_experience"]
    assert by_experience == [s for s in STATES if "age" in facts["states"][s]["barred"]]

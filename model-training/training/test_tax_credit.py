"""Facts of the premium tax credit, read from small tables."""

from __future__ import annotations

from pathlib import Path

import pytest

from read_tables import TableError
from states import STATES
from tax_credit import read_tax_credit

HEAD = (
    "fact,from_percent_of_poverty,to_percent_of_poverty,"
    "start_percent_of_income,end_percent_of_income,value\n"
)


def write_tables(folder: Path, states: list[str]) -> None:
    lines = "".join(
        f"{kind}poverty_line_{person}{place},,,,,{value}\n"
        for kind in ("", "medicaid_")
        for person, value in (("one_person", 15650), ("each_further_person", 5500))
        for place in ("", "_alaska", "_hawaii")
    )
    (folder / "us-health").mkdir()
    (folder / "us-health" / "tax_credit_2026.csv").write_text(
        f"{HEAD}applicable_percentage,100,133,2.1,2.1,\napplicable_percentage,133,150,3.14,4.19,\n"
        f"{lines}medicaid_expansion_limit,,,,,138\n"
    )
    rows = "".join(f"{state},{int(state not in ('TX', 'WI'))}\n" for state in states)
    (folder / "us-health" / "medicaid_expansion.csv").write_text(f"state,expanded\n{rows}")


def test_facts_are_read_by_name(tmp_path: Path) -> None:
    write_tables(tmp_path, list(STATES))
    facts = read_tax_credit(tmp_path)
    assert facts["percentages"][1] == {"from": 133, "to": 150, "start": 3.14, "end": 4.19}
    assert facts["poverty_lines"]["credit"]["AK"] == {"first": 15650, "further": 5500}
    assert {state: facts["medicaid_to"][state] for state in ("CA", "TX", "WI")} == {
        "CA": 138,
        "TX": 0,
        "WI": 100,
    }


def test_a_state_without_a_row_is_named(tmp_path: Path) -> None:
    write_tables(tmp_path, [state for state in STATES if state != "OH"])
    with pytest.raises(TableError, match=r"medicaid_expansion.csv: no row for OH"):
        read_tax_credit(tmp_path)


def test_a_missing_fact_is_named(tmp_path: Path) -> None:
    write_tables(tmp_path, list(STATES))
    file = tmp_path / "us-health" / "tax_credit_2026.csv"
    file.write_text(file.read_text().replace("medicaid_expansion_limit", "other"))
    with pytest.raises(TableError, match="0 rows medicaid_expansion_limit, expected 1"):
        read_tax_credit(tmp_path)

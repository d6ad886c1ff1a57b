"""Facts for the premium tax credit and Medicaid of one covered adult, for the website."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from read_tables import YES_NO, Bounds, Floats, Table, TableError, read_table
from states import STATES

TAX_YEAR = 2026

# Programmes in place of the credit, from 138 % of poverty (healthinsurance.org, 2026). New York's
# limit was 250 % until June 2026.
BASIC_PROGRAMS = {
    "DC": {"name": "Healthy DC Plan", "to": 200},
    "MN": {"name": "MinnesotaCare", "to": 200},
    "NY": {"name": "Essential Plan", "to": 200},
    "OR": {"name": "OHP Bridge", "to": 200},
}
# Wisconsin covers adults up to the poverty line without the expansion.
OTHER_MEDICAID = {"WI": 100}

LINES = {"default": "", "AK": "_alaska", "HI": "_hawaii"}


def read_tax_credit(data: Path) -> dict[str, Any]:
    """Return applicable percentages, poverty lines and Medicaid limits. Raises TableError."""
    path = data / "us-health" / "tax_credit_2026.csv"
    percent = Bounds(0, 1000, optional=True)
    facts = read_table(
        path,
        {
            "from_percent_of_poverty": percent,
            "to_percent_of_poverty": percent,
            "start_percent_of_income": percent,
            "end_percent_of_income": percent,
            "value": Bounds(0, 1e6, optional=True),
        },
        ["fact"],
    )
    expansion = read_table(
        data / "us-health" / "medicaid_expansion.csv", {"expanded": YES_NO}, ["state"]
    )
    limit = _value(path, facts, "medicaid_expansion_limit")
    return {
        "tax_year": TAX_YEAR,
        "sources": {
            "percentages": "IRS Rev. Proc. 2025-25 (26 USC 36B); linear inside a band, no credit "
            "under 100 or above 400 % of poverty",
            "poverty_lines": "HHS guidelines of 2025 for the credit (90 FR 5917), of 2026 for "
            "Medicaid (91 FR 1797); USD a year",
            "medicaid": "42 USC 1396a; states from KFF, 14 January 2026, and Becker's, 2026",
            "basic_programs": "healthinsurance.org, 2026",
        },
        "percentages": _bands(path, facts),
        "poverty_lines": {
            "credit": _poverty_lines(path, facts, "poverty_line"),
            "medicaid": _poverty_lines(path, facts, "medicaid_poverty_line"),
        },
        "medicaid_to": _medicaid(expansion, data, limit),
        "basic_programs": BASIC_PROGRAMS,
    }


def _bands(path: Path, facts: Table) -> list[dict[str, float]]:
    rows = facts["fact"] == "applicable_percentage"
    if not rows.any():
        raise TableError(f"{path}: no row applicable_percentage")
    names = {
        "from": "from_percent_of_poverty",
        "to": "to_percent_of_poverty",
        "start": "start_percent_of_income",
        "end": "end_percent_of_income",
    }
    columns: dict[str, Floats] = {name: facts[column][rows] for name, column in names.items()}
    return [{name: float(column[i]) for name, column in columns.items()} for i in range(rows.sum())]


def _poverty_lines(path: Path, facts: Table, prefix: str) -> dict[str, dict[str, float]]:
    return {
        place: {
            "first": _value(path, facts, f"{prefix}_one_person{suffix}"),
            "further": _value(path, facts, f"{prefix}_each_further_person{suffix}"),
        }
        for place, suffix in LINES.items()
    }


def _medicaid(expansion: Table, data: Path, limit: float) -> dict[str, float]:
    """Return the percent of poverty up to which adults have Medicaid, by state; 0 for none."""
    expanded = dict(zip(expansion["state"].tolist(), expansion["expanded"].tolist(), strict=True))
    missing = [state for state in STATES if state not in expanded]
    if missing:
        path = data / "us-health" / "medicaid_expansion.csv"
        raise TableError(f"{path}: no row for {', '.join(missing)}")
    return {state: limit if expanded[state] else OTHER_MEDICAID.get(state, 0) for state in STATES}


def _value(path: Path, facts: Table, name: str) -> float:
    values = facts["value"][facts["fact"] == name]
    if len(values) != 1:
        raise TableError(f"{path}: {len(values)} rows {name}, expected 1")
    return float(values[0])

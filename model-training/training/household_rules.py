"""Rules for the price of a household's plan: a file a plan year and one for all years."""

from __future__ import annotations

import math
from pathlib import Path
from typing import Any

from read_tables import Bounds, Table, TableError, read_table
from states import STATES

# Programs in place of the credit, from 138 % of poverty (healthinsurance.org, 2026). New York's
# limit was 250 % until June 2026.
BASIC_PROGRAMS = {
    "DC": {"name": "Healthy DC Plan", "to": 200},
    "MN": {"name": "MinnesotaCare", "to": 200},
    "NY": {"name": "Essential Plan", "to": 200},
    "OR": {"name": "OHP Bridge", "to": 200},
}
# Wisconsin covers adults up to the poverty line without the expansion.
OTHER_MEDICAID = {"WI": 100}

# Price of a family against that of one adult, where age does not count (45 CFR 147.102(e)).
FAMILY_TIERS = {
    "NY": {"adult": 1, "couple": 2, "adult_with_children": 1.7, "couple_with_children": 2.85},
    "VT": {"adult": 1, "couple": 2, "adult_with_children": 1.93, "couple_with_children": 2.81},
}

# Share of income up to which an employer's offer is affordable (IRS Rev. Proc. 2025-25).
EMPLOYER_PERCENT_2026 = 9.96

# Maryland's insurers file no tobacco factor. Virginia allows none from 2027 (SB 630, chapter 35).
NO_TOBACCO_SURCHARGE = {2026: ["MD"], 2027: ["MD", "VA"]}

LINES = {"default": "48_states", "AK": "alaska", "HI": "hawaii"}

# Names of the files' facts: those of 2026 follow an older scheme.
SUFFIXES_2026 = {"default": "", "AK": "_alaska", "HI": "_hawaii"}


def read_household_rules(data: Path) -> dict[str, dict[str, Any]]:
    """Return the content of each file by name. Raises TableError."""
    health, plans = data / "us-health", data / "us-plans"
    facts_2026, facts_2027 = (
        _read_facts(path) for path in (health / "tax_credit_2026.csv", plans / "plan_year_2027.csv")
    )
    programs = _read_programs(plans / "state_programs.csv")
    tobacco = read_table(
        plans / "tobacco_limit.csv",
        {"max_ratio_individual_market": Bounds(1, 1.5, optional=True)},
        ["state"],
    )
    medicaid_lines = _lines(facts_2026, "medicaid_poverty_line_{person}{place}", SUFFIXES_2026)
    sources = {
        "medicaid_lines": "HHS guidelines of 2026 (91 FR 1797), USD a year",
        "tobacco": "limits of CMS, lists of 2013, 2014 and 2021; later changes are not verified",
        "state_programs": "the states' exchanges, 2026; amounts left out, since sources disagree",
    }
    years: dict[int, dict[str, Any]] = {
        2026: {
            "sources": {
                "percentages": "IRS Rev. Proc. 2025-25 (26 USC 36B)",
                "poverty_lines": "HHS guidelines of 2025 (90 FR 5917), USD a year",
                **sources,
            },
            "employer_percent": EMPLOYER_PERCENT_2026,
            "poverty_lines": _lines(facts_2026, "poverty_line_{person}{place}", SUFFIXES_2026),
            "percentages": facts_2026.bands(),
        },
        2027: {
            "sources": {
                "percentages": "IRS Rev. Proc. 2026-26 (IRB 2026-31), by one publication",
                "poverty_lines": "HHS guidelines of 2026 (91 FR 1797), USD a year",
                "proposed_increase": "median of 77 insurers in 16 states and DC, range 1 to 52, "
                "KFF and Peterson, summer 2026, second hand",
                "open_enrollment": "45 CFR 155.410; 15 December is the safe date, the end was in "
                "court in 2026",
                **sources,
            },
            "employer_percent": facts_2027.value("employer_affordability_2027"),
            "poverty_lines": _lines(facts_2027, "poverty_line_{person}_{place}", LINES),
            "percentages": facts_2027.bands(),
            "proposed_increase": facts_2027.value("median_proposed_rate_increase_2027"),
            "open_enrollment": {
                "start": _iso_date(facts_2027.value("open_enrollment_start")),
                "safe_end": _iso_date(facts_2027.value("deadline_for_1_january")),
            },
        },
    }
    files: dict[str, dict[str, Any]] = {
        f"{year}.json": {
            "plan_year": year,
            **rules,
            "medicaid_lines": medicaid_lines,
            "tobacco": _tobacco(tobacco, NO_TOBACCO_SURCHARGE[year]),
            "state_programs": programs,
        }
        for year, rules in years.items()
    }
    limit = facts_2026.value("medicaid_expansion_limit")
    files["household.json"] = {
        "price_year": _price_year(plans),
        "sources": {
            "age_factors": "45 CFR 147.102 and the states' own curves; US: average of the states",
            "medicaid_to": "42 USC 1396a; states from KFF, 14 January 2026, and Becker's, 2026",
            "child_limits": "parameters of PolicyEngine US, levels of 2018 to 2025",
            "basic_programs": "healthinsurance.org, 2026",
        },
        "age_factors": _age_factors(plans / "age_factors.csv"),
        "family_tiers": FAMILY_TIERS,
        "medicaid_to": _medicaid(health / "medicaid_expansion.csv", limit),
        "child_limits": _by_state(plans / "child_coverage_limit.csv", "percent_of_poverty"),
        "basic_programs": BASIC_PROGRAMS,
    }
    return files


class _Facts:
    """Rows of a file with facts by name."""

    def __init__(self, path: Path, table: Table) -> None:
        self.path, self.table = path, table

    def value(self, name: str) -> float:
        values = self.table["value"][self.table["fact"] == name]
        if len(values) != 1:
            raise TableError(f"{self.path}: {len(values)} rows {name}, expected 1")
        return _plain(values[0])

    def bands(self) -> list[list[float]]:
        """Return from, to (percent of poverty), start, end (percent of income) of each band."""
        rows = self.table["fact"] == "applicable_percentage"
        if not rows.any():
            raise TableError(f"{self.path}: no row applicable_percentage")
        names = ("from_percent_of_poverty", "to_percent_of_poverty", "start", "end")
        columns = [self.table[name][rows] for name in names]
        return [[_plain(value) for value in band] for band in zip(*columns, strict=True)]


def _read_facts(path: Path) -> _Facts:
    """Read facts; the percentages of income have other names in the older file."""
    percent = Bounds(0, 1000, optional=True)
    suffix = "_of_income" if path.name == "tax_credit_2026.csv" else ""
    ends = {"start": f"start_percent{suffix}", "end": f"end_percent{suffix}"}
    table = read_table(
        path,
        {
            "from_percent_of_poverty": percent,
            "to_percent_of_poverty": percent,
            **dict.fromkeys(ends.values(), percent),
            "value": Bounds(0, 1e8, optional=True),
        },
        ["fact"],
    )
    return _Facts(path, {**table, **{name: table[column] for name, column in ends.items()}})


def _lines(facts: _Facts, name: str, places: dict[str, str]) -> dict[str, list[float]]:
    """Return the poverty line of one person and what each further one adds, by place."""
    # The files name the further persons differently.
    further = "each_further" if "{person}_" in name else "each_further_person"
    return {
        place: [
            facts.value(name.format(person=person, place=suffix))
            for person in ("one_person", further)
        ]
        for place, suffix in places.items()
    }


def _read_programs(path: Path) -> dict[str, dict[str, Any]]:
    up_to = Bounds(100, 1000, whole=True, optional=True)
    table = read_table(path, {"up_to_percent_of_poverty": up_to}, ["state", "program"])
    rows = zip(table["state"], table["program"], table["up_to_percent_of_poverty"], strict=True)
    return {
        str(state): {"name": str(name)} | ({} if math.isnan(limit) else {"to": _plain(limit)})
        for state, name, limit in rows
    }


def _tobacco(table: Table, without: list[str]) -> dict[str, float]:
    """Return the highest ratio by state; a state whose sources disagree is left out."""
    rows = zip(table["state"], table["max_ratio_individual_market"], strict=True)
    return {
        str(state): 1 if state in without else _plain(ratio)
        for state, ratio in rows
        if not math.isnan(ratio)
    }


def _age_factors(path: Path) -> dict[str, list[float]]:
    """Return a factor for each age from 0 to 64 by curve."""
    curves = ["default", "US", "AL", "DC", "MA", "MN", "MS", "NY", "OR", "UT", "VT"]
    table = read_table(
        path,
        {"age": Bounds(0, 64, whole=True), **dict.fromkeys(curves, Bounds(0.1, 5))},
        min_rows=65,
    )
    if table["age"].tolist() != list(range(65)):
        raise TableError(f"{path}: expected the ages 0 to 64 in order")
    return {curve: [_plain(factor) for factor in table[curve]] for curve in curves}


def _by_state(path: Path, column: str) -> dict[str, float]:
    table = read_table(path, {column: Bounds(0, 1000)}, ["state"])
    values = {str(state): value for state, value in zip(table["state"], table[column], strict=True)}
    missing = [state for state in STATES if state not in values]
    if missing:
        raise TableError(f"{path}: no row for {', '.join(missing)}")
    return {state: _plain(values[state]) for state in STATES}


def _medicaid(path: Path, limit: float) -> dict[str, float]:
    """Return the percent of poverty up to which adults have Medicaid, in states that cover any."""
    expanded = _by_state(path, "expanded")
    limits = {state: limit if expanded[state] else OTHER_MEDICAID.get(state) for state in STATES}
    return {state: percent for state, percent in limits.items() if percent is not None}


def _price_year(plans: Path) -> int:
    """Return the newest plan year whose prices are there."""
    years = [int(path.stem.rpartition("_")[2]) for path in plans.glob("county_price_[0-9]*.json")]
    if not years:
        raise TableError(f"{plans}: no county_price_<year>.json")
    return max(years)


def _iso_date(number: float) -> str:
    digits = f"{number:.0f}"
    return f"{digits[:4]}-{digits[4:6]}-{digits[6:]}"


def _plain(value: float) -> float:
    """Return a whole number as an integer, which JSON writes without a point."""
    return int(value) if value == int(value) else float(value)

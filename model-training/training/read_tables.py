"""Reads the training tables from CSV files and checks every value, naming a bad row's line."""

from __future__ import annotations

import csv
import math
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]

HEALTH_FILE = "health_train.csv"
CAR_PREMIUMS_FILE = "car_premiums_train.csv"
CAR_CLAIMS_FILE = "car_claims.csv"


# Plain decimals; Python would also read 4_5, infinity and other scripts' digits.
NUMBER = re.compile(r"\s*[-+]?([0-9]+\.?[0-9]*|\.[0-9]+)([eE][-+]?[0-9]+)?\s*")

# Fewer can't be cut into five folds that are worth a measurement.
LEAST_ROWS = 30


class TableError(ValueError):
    """A training table is missing, or a value in it cannot be true."""


@dataclass(frozen=True)
class Bounds:
    """The lowest and highest plausible value of a column, and whether it holds whole numbers."""

    lowest: float
    highest: float
    whole: bool = False

    def parse(self, text: str) -> float:
        """Return the number in ``text``; raise ValueError with the reason when it cannot be."""
        if not NUMBER.fullmatch(text):
            raise ValueError(f"{_shorten(text)!r} is not a number")
        value = float(text)
        if not math.isfinite(value) or not self.lowest <= value <= self.highest:
            raise ValueError(f"{text} is not between {self.lowest:g} and {self.highest:g}")
        if self.whole and value != int(value):
            raise ValueError(f"{text} is not a whole number")
        return value


YES_NO = Bounds(0, 1, whole=True)

# Column of the table for each answer of the form, in any order.
HEALTH_COLUMNS: Mapping[str, tuple[str, Bounds]] = {
    "age": ("Age", Bounds(0, 120, whole=True)),
    "weight": ("Weight", Bounds(20, 400)),
    "height": ("Height", Bounds(50, 260)),
    "has_diabetes": ("Diabetes", YES_NO),
    "has_pressure_issue": ("BloodPressureProblems", YES_NO),
    "any_bodytransplant": ("AnyTransplants", YES_NO),
    "any_chronic_disease": ("AnyChronicDiseases", YES_NO),
    "any_allergies": ("KnownAllergies", YES_NO),
    "history_of_cancer_in_family": ("HistoryOfCancerInFamily", YES_NO),
    "no_of_major_surgery": ("NumberOfMajorSurgeries", Bounds(0, 20, whole=True)),
}
PREMIUM = Bounds(1, 10_000_000)


@dataclass(frozen=True)
class HealthTable:
    """Yearly health premiums: one row of answers and one premium (INR) a person."""

    answers: Floats
    premiums: Floats


@dataclass(frozen=True)
class CarTable:
    """Yearly car premiums (EUR), and the policy that each row belongs to."""

    driver_ages: Floats
    bonus_malus: Floats
    vehicle_ages: Floats
    premiums: Floats
    policies: NDArray[np.int64]


@dataclass(frozen=True)
class ClaimsTable:
    """Observed claims of one insurer's policies; experience in years, exposure in years."""

    guarantees: NDArray[np.str_]
    usages: NDArray[np.str_]
    driver_ages: Floats
    experiences: Floats
    mileage_limited: Floats
    bonus_malus: Floats
    accidents: Floats
    exposures: Floats
    claims: Floats


def read_health_table(path: Path, features: list[str]) -> HealthTable:
    """Read the health premiums with the answers in the order of ``features``."""
    columns = [HEALTH_COLUMNS[feature] for feature in features]
    rows = _read(path, [*columns, ("PremiumPrice", PREMIUM)])
    numbers = np.array([row for row, _ in rows])
    return HealthTable(answers=numbers[:, :-1], premiums=numbers[:, -1])


def read_car_table(path: Path) -> CarTable:
    """Read the car premiums; the policy is the part of ``IDpol`` before the dot."""
    columns = [
        ("DrivAge", Bounds(16, 120, whole=True)),
        ("BonusMalus", Bounds(50, 350)),
        ("VehAge", Bounds(0, 120, whole=True)),
        ("PremTot", PREMIUM),
    ]
    rows = list(_read(path, columns, texts=["IDpol"]))
    numbers = np.array([row for row, _ in rows])
    names = np.array([texts[0].split(".")[0] for _, texts in rows])
    _, policies = np.unique(names, return_inverse=True)
    return CarTable(*numbers.T, policies=policies)


def read_claims_table(path: Path) -> ClaimsTable:
    """Read the car claims; licence age comes in months and is returned in years."""
    columns = [
        ("DrivAge", Bounds(16, 120, whole=True)),
        ("LicAge", Bounds(0, 1200)),
        ("HasKmLimit", YES_NO),
        ("BonusMalus", Bounds(50, 350)),
        ("ClaimNbResp", Bounds(0, 50, whole=True)),
        ("Exposure", Bounds(0, 1)),
        ("ClaimInd", YES_NO),
    ]
    rows = list(_read(path, columns, texts=["Table", "VehUsage"]))
    age, months, limited, malus, accidents, exposure, claims = np.array([r for r, _ in rows]).T
    return ClaimsTable(
        guarantees=np.array([texts[0] for _, texts in rows]),
        usages=np.array([texts[1] for _, texts in rows]),
        driver_ages=age,
        experiences=months / 12,
        mileage_limited=limited,
        bonus_malus=malus,
        accidents=accidents,
        exposures=exposure,
        claims=claims,
    )


def _read(
    path: Path, columns: list[tuple[str, Bounds]], texts: list[str] | None = None
) -> list[tuple[list[float], list[str]]]:
    if not path.is_file():
        raise TableError(f"{path} does not exist; model-training/data/README.md says what it holds")
    try:
        # A spreadsheet may begin the file with a mark of its encoding.
        with path.open(encoding="utf-8-sig", newline="") as file:
            rows = list(_parse_rows(path, csv.DictReader(file), columns, texts or []))
    except UnicodeDecodeError:
        raise TableError(f"{path} is not text in UTF-8") from None
    if len(rows) < LEAST_ROWS:
        raise TableError(f"{path}: {len(rows)} rows, of the {LEAST_ROWS} that training needs")
    return rows


def _parse_rows(
    path: Path,
    reader: csv.DictReader[str],
    columns: list[tuple[str, Bounds]],
    texts: list[str],
) -> Iterator[tuple[list[float], list[str]]]:
    wanted = [name for name, _ in columns] + texts
    missing = [name for name in wanted if name not in (reader.fieldnames or [])]
    if missing:
        raise TableError(f"{path}: no column {', '.join(missing)}")
    # A row with a line break in quotes ends on another line than it begins.
    begins = reader.line_num + 1
    for row in reader:
        yield _parse_row(path, begins, row, columns, texts)
        begins = reader.line_num + 1


def _parse_row(
    path: Path,
    line: int,
    row: Mapping[str, str | None],
    columns: list[tuple[str, Bounds]],
    texts: list[str],
) -> tuple[list[float], list[str]]:
    if None in row:
        raise TableError(f"{path}, line {line}: more values than columns")
    numbers = []
    for name, bounds in columns:
        try:
            numbers.append(bounds.parse(row[name] or ""))
        except ValueError as error:
            raise TableError(f"{path}, line {line}, {name}: {error}") from None
    for name in texts:
        if not row[name]:
            raise TableError(f"{path}, line {line}, {name}: empty")
    return numbers, [str(row[name]) for name in texts]


def _shorten(text: str, most: int = 40) -> str:
    return text if len(text) <= most else f"{text[:most]}…"

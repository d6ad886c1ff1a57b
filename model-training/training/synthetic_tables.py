"""Small made-up tables with the columns of the real ones, so that tests need no data.

Their premiums follow simple rules with a little noise; no one was ever charged them.
"""

from __future__ import annotations

import csv
from collections.abc import Iterable
from pathlib import Path

import numpy as np

from read_tables import CAR_CLAIMS_FILE, CAR_PREMIUMS_FILE, HEALTH_FILE

HEALTH_HEADER = (
    "Age,Diabetes,BloodPressureProblems,AnyTransplants,AnyChronicDiseases,Height,Weight,"
    "KnownAllergies,HistoryOfCancerInFamily,NumberOfMajorSurgeries,PremiumPrice"
)
CAR_HEADER = "IDpol,DrivAge,BonusMalus,VehAge,PremTot"
CLAIMS_HEADER = "Table,VehUsage,DrivAge,LicAge,HasKmLimit,BonusMalus,ClaimNbResp,Exposure,ClaimInd"


def write_synthetic_tables(directory: Path, rows: int = 300) -> None:
    """Write all three tables with about ``rows`` rows each."""
    directory.mkdir(parents=True, exist_ok=True)
    random = np.random.default_rng(7)
    _write(directory / HEALTH_FILE, HEALTH_HEADER, (_person(random) for _ in range(rows)))
    policies = (_policy(random, number) for number in range(rows))
    _write(directory / CAR_PREMIUMS_FILE, CAR_HEADER, (row for rows in policies for row in rows))
    _write(directory / CAR_CLAIMS_FILE, CLAIMS_HEADER, (_claim(random) for _ in range(rows)))


def _person(random: np.random.Generator) -> list[object]:
    age = int(random.integers(18, 67))
    transplant, chronic, cancer = (int(random.random() < share) for share in (0.1, 0.2, 0.2))
    premium = 15000 + 250 * (age - 18) + 9000 * transplant + 3000 * chronic + 2000 * cancer
    if random.random() < 0.03:
        premium += 12000
    return [
        age,
        int(random.integers(0, 2)),
        int(random.integers(0, 2)),
        transplant,
        chronic,
        int(random.integers(145, 189)),
        int(random.integers(51, 133)),
        int(random.integers(0, 2)),
        cancer,
        int(random.integers(0, 4)),
        round(premium / 1000) * 1000,
    ]


def _policy(random: np.random.Generator, number: int) -> list[list[object]]:
    """Return one policy's row, or two for a policy that stood in both years."""
    age, vehicle_age = int(random.integers(18, 98)), int(random.integers(0, 25))
    coefficient = int(random.integers(50, 157))
    years = int(random.integers(1, 3))
    premium = 500 * coefficient / 100 * (1 - vehicle_age / 60) * random.uniform(0.7, 1.4)
    return [
        [f"{number}.{year}", age, coefficient, vehicle_age, f"{premium:.1f}"]
        for year in range(years)
    ]


def _claim(random: np.random.Generator) -> list[object]:
    age = int(random.integers(20, 90))
    limited, accidents = int(random.random() < 0.3), int(random.integers(0, 4))
    frequency = 0.3 * 0.7**limited * 1.2**accidents
    return [
        f"guarantee {random.integers(1, 3)}",
        ("Private", "Professional")[int(random.integers(0, 2))],
        age,
        (age - 18) * 12,
        limited,
        int(random.integers(50, 130)),
        accidents,
        1,
        int(random.random() < frequency),
    ]


def _write(path: Path, header: str, rows: Iterable[list[object]]) -> None:
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(header.split(","))
        writer.writerows(rows)

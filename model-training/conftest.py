"""Helper of the tests."""

from __future__ import annotations

import csv
from pathlib import Path


def write_csv(path: Path, rows: list[dict[str, object]]) -> None:
    """Write rows as a CSV file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("w", newline="", encoding="utf-8") as file:
        writer = csv.DictWriter(file, rows[0].keys())
        writer.writeheader()
        writer.writerows(rows)

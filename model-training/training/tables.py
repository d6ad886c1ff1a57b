"""Reading of the training tables, and writing of what was learned from them.

Every value that is read is checked; errors name file, line and column.
"""

from __future__ import annotations

import csv
import json
import math
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
Table = dict[str, NDArray[Any]]
"""Columns by name: floats, or strings."""

HOME = Path(__file__).resolve().parent.parent
ARTIFACTS = HOME / "artifacts"

STATES: dict[str, str] = json.loads((HOME / "states.json").read_text(encoding="utf-8"))
"""Names of the 50 states and the District of Columbia by postal code, as they follow "in"."""
COUNTRY = "the United States"
SOURCES: dict[str, Any] = json.loads((HOME / "sources.json").read_text(encoding="utf-8"))
"""Sources of the figures in the tables of each product, as written there."""

# Lists of numbers read better as rows than with a number on each line.
NUMBER_LIST = re.compile(r"\[\s+(-?[\d.e+-]+(?:,\s+-?[\d.e+-]+)*)\s+\]")

# Plain decimals; Python would also read 4_5, infinity and other scripts' digits.
NUMBER = re.compile(r"\s*[-+]?([0-9]+\.?[0-9]*|\.[0-9]+)([eE][-+]?[0-9]+)?\s*")


class TableError(ValueError):
    """A training table is missing or has an impossible value. The message is one line."""


@dataclass(frozen=True)
class Bounds:
    """Lowest and highest plausible value of a column; an empty cell reads as NaN if allowed."""

    lowest: float
    highest: float
    whole: bool = False
    optional: bool = False

    def parse(self, text: str) -> float:
        """Return the number in ``text``; raises ValueError with the reason."""
        if self.optional and not text:
            return math.nan
        if not NUMBER.fullmatch(text):
            raise ValueError(f"{_shorten(text)!r} is not a number")
        value = float(text)
        if not math.isfinite(value) or not self.lowest <= value <= self.highest:
            raise ValueError(f"{text} is not between {self.lowest:g} and {self.highest:g}")
        if self.whole and value != int(value):
            raise ValueError(f"{text} is not a whole number")
        return value


YES_NO = Bounds(0, 1, whole=True)


def read_table(
    path: Path,
    numbers: Mapping[str, Bounds],
    texts: Sequence[str] = (),
    min_rows: int = 1,
) -> Table:
    """Return the named columns of a CSV file; others are ignored. Raises TableError."""
    if not path.is_file():
        raise TableError(f"{path} does not exist; see model-training/data/README.md")
    try:
        # A spreadsheet may begin the file with a byte order mark.
        with path.open(encoding="utf-8-sig", newline="") as file:
            rows = list(_parse_rows(path, csv.DictReader(file), numbers, texts))
    except UnicodeDecodeError:
        raise TableError(f"{path} is not UTF-8 text") from None
    if len(rows) < min_rows:
        raise TableError(f"{path}: {len(rows)} rows, expected at least {min_rows}")
    columns = zip(*rows, strict=True)
    return {
        name: np.array(column) for name, column in zip([*numbers, *texts], columns, strict=True)
    }


def rounded(values: Iterable[float], decimals: int) -> list[float]:
    """Return values as written to a rating table."""
    return [round(float(value), decimals) for value in values]


def report(message: str) -> None:
    """Print a line of progress."""
    print(message, flush=True)


def to_json(content: object) -> str:
    """Return JSON with keys in the order given, and a list of numbers on one line."""
    text = json.dumps(content, indent=1, ensure_ascii=False, allow_nan=False)
    return NUMBER_LIST.sub(lambda match: "[" + " ".join(match[1].split()) + "]", text) + "\n"


def write_json(path: Path, content: object) -> None:
    """Write ``content`` to ``path``, the same bytes each time; creates its directory."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(to_json(content), encoding="utf-8")


def _parse_rows(
    path: Path,
    reader: csv.DictReader[str],
    numbers: Mapping[str, Bounds],
    texts: Sequence[str],
) -> Iterator[list[float | str]]:
    missing = [name for name in [*numbers, *texts] if name not in (reader.fieldnames or [])]
    if missing:
        raise TableError(f"{path}: no column {', '.join(missing)}")
    # A row with a line break in quotes ends on another line than it begins.
    begins = reader.line_num + 1
    for row in reader:
        yield _parse_row(path, begins, row, numbers, texts)
        begins = reader.line_num + 1


def _parse_row(
    path: Path,
    line: int,
    row: Mapping[str | None, Any],
    numbers: Mapping[str, Bounds],
    texts: Sequence[str],
) -> list[float | str]:
    if None in row:
        raise TableError(f"{path}, line {line}: more values than columns")
    values: list[float | str] = []
    for name, bounds in numbers.items():
        try:
            values.append(bounds.parse(row[name] or ""))
        except ValueError as error:
            raise TableError(f"{path}, line {line}, {name}: {error}") from None
    for name in texts:
        if not row[name]:
            raise TableError(f"{path}, line {line}, {name}: empty")
        values.append(row[name])
    return values


def _shorten(text: str) -> str:
    return text if len(text) <= 40 else f"{text[:40]}…"

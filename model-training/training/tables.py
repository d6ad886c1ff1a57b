"""Reading of the training tables, and writing of what was learned from them.

Every value that is read is checked; errors name file, line and column.
"""

from __future__ import annotations

import csv
import json
import math
import os
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice, zip_longest
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
Bools = NDArray[np.bool_]
Table = dict[str, NDArray[Any]]
"""Columns by name: floats, or strings."""

HOME = Path(__file__).resolve().parent.parent
ARTIFACTS = HOME / "artifacts"
DATA = Path(os.environ.get("PREMIA_DATA_DIR", HOME.parent.parent / "shared" / "data"))
"""Directory of the training tables."""

STATES: dict[str, str] = json.loads((HOME / "states.json").read_text(encoding="utf-8"))
"""Names of the 50 states and the District of Columbia by postal code, as they follow "in"."""
COUNTRY = "the United States"
SOURCES: dict[str, Any] = json.loads((HOME / "sources.json").read_text(encoding="utf-8"))
"""Sources of the figures in the tables of each product, as written there."""

# Lists of numbers read better as rows than with a number on each line.
NUMBER_LIST = re.compile(r"\[\s+(-?[\d.e+-]+(?:,\s+-?[\d.e+-]+)*)\s+\]")

# Plain decimals; Python would also read 4_5, infinity and other scripts' digits.
NUMBER = re.compile(r"\s*[-+]?([0-9]+\.?[0-9]*|\.[0-9]+)([eE][-+]?[0-9]+)?\s*")

MAX_TITLE_ROWS = 10


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
            raise ValueError(f"{text[:40]!r} is not a number")
        value = float(text)
        if not self.lowest <= value <= self.highest:
            raise ValueError(f"{text} is not between {self.lowest:g} and {self.highest:g}")
        if self.whole and value != int(value):
            raise ValueError(f"{text} is not a whole number")
        return value


YES_NO = Bounds(0, 1, whole=True)


def read_rows(path: Path, columns: Sequence[str]) -> Iterator[tuple[int, dict[str, str]]]:
    """Yield the line and the values of each row of a CSV file. Raises TableError.

    The header is the first row with one of the columns: there may be a title above it.
    """
    if not path.is_file():
        raise TableError(f"{path} does not exist; see model-training/README.md")
    try:
        # A spreadsheet may begin the file with a byte order mark.
        with path.open(encoding="utf-8-sig", newline="") as file:
            reader = csv.reader(file)
            top = ([name.strip() for name in row] for row in islice(reader, MAX_TITLE_ROWS))
            header = next((names for names in top if set(names) & set(columns)), [])
            missing = [name for name in columns if name not in header]
            if missing:
                raise TableError(f"{path}: no column {', '.join(missing)}")
            repeated = [name for name in columns if header.count(name) > 1]
            if repeated:
                raise TableError(f"{path}: two columns {repeated[0]}")
            for row in filter(None, reader):
                if len(row) > len(header):
                    raise TableError(f"{path}, line {reader.line_num}: more values than columns")
                yield reader.line_num, dict(zip_longest(header, row, fillvalue=""))
    except UnicodeDecodeError:
        raise TableError(f"{path} is not UTF-8 text") from None
    # A value of more than 131,072 characters, as of a quotation mark that does not end.
    except csv.Error as error:
        raise TableError(f"{path}: {error}") from None


def read_table(
    path: Path, numbers: Mapping[str, Bounds], texts: Sequence[str] = (), min_rows: int = 1
) -> Table:
    """Return the named columns of a CSV file; others are ignored. Raises TableError."""
    parsers = {name: bounds.parse for name, bounds in numbers.items()}
    parsers |= dict.fromkeys(texts, _parse_text)
    columns: dict[str, list[Any]] = {name: [] for name in parsers}
    count = 0
    for line, row in read_rows(path, list(parsers)):
        count += 1
        for name, parse in parsers.items():
            try:
                columns[name].append(parse(row[name]))
            except ValueError as error:
                raise TableError(f"{path}, line {line}, {name}: {error}") from None
    if count < min_rows:
        raise TableError(f"{path}: {count} rows, expected at least {min_rows}")
    return {name: np.array(values) for name, values in columns.items()}


def check_counties(path: Path, table: Table) -> None:
    """Raise TableError if a county has two rows, or the last line of the file has no end."""
    check_end(path)
    counties, counts = np.unique(table["county_fips"], return_counts=True)
    if len(repeated := counties[counts > 1]):
        raise TableError(f"{path}, county_fips: {repeated[0]} has two rows")


def check_end(path: Path) -> None:
    """Raise TableError if the last line of a file has no end."""
    if not path.read_bytes().endswith((b"\n", b"\r")):
        raise TableError(f"{path}: the last line has no end, so the file may be cut")


def _parse_text(text: str) -> str:
    if not text:
        raise ValueError("empty")
    return text


def select(table: Table, rows: Bools) -> Table:
    """Return some rows of a table."""
    return {name: column[rows] for name, column in table.items()}


def zip_columns(table: Table, *names: str) -> Iterator[tuple[Any, ...]]:
    """Return the rows of some columns."""
    return zip(*(table[name].tolist() for name in names), strict=True)


def rounded(values: Iterable[float], decimals: int) -> list[float]:
    """Return values as written to a rating table."""
    return [round(float(value), decimals) for value in values]


def to_json(content: object) -> str:
    """Return JSON with keys in the order given, and a list of numbers on one line."""
    text = json.dumps(content, indent=1, ensure_ascii=False, allow_nan=False)
    return NUMBER_LIST.sub(lambda match: "[" + " ".join(match[1].split()) + "]", text) + "\n"


def write_json(path: Path, content: object) -> None:
    """Write ``content`` to ``path``, the same bytes each time."""
    path.parent.mkdir(exist_ok=True)
    write_text(path, to_json(content))


def write_text(path: Path, text: str) -> None:
    """Write a file whole or not at all."""
    partial = path.with_name(f".{path.name}")
    partial.write_text(text, encoding="utf-8")
    partial.replace(path)

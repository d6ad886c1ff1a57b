"""Errors of the training tables name the file, the line and the column."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from tables import YES_NO, Bounds, TableError, read_table

NUMBERS = {"age": Bounds(18, 64, whole=True), "ill": YES_NO, "spend": Bounds(0, 1e6, optional=True)}


def write(path: Path, text: str) -> Path:
    file = path / "people.csv"
    file.write_bytes(text.encode() if isinstance(text, str) else text)
    return file


def test_columns_are_read_by_name_in_any_order(tmp_path: Path) -> None:
    file = write(tmp_path, "\ufeffname,spend,ill,age\na,1.5,1,18\nb,,0,64\n")
    table = read_table(file, NUMBERS, ["name"])
    assert table["age"].tolist() == [18, 64]
    assert table["spend"][0] == 1.5
    assert np.isnan(table["spend"][1])
    assert table["name"].tolist() == ["a", "b"]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("age,ill\n20,1\n", "no column spend, name"),
        ("age,ill,spend,name\n17,1,2,a\n", "line 2, age: 17 is not between 18 and 64"),
        ("age,ill,spend,name\n20.5,1,2,a\n", "line 2, age: 20.5 is not a whole number"),
        ("age,ill,spend,name\n20,yes,2,a\n", "line 2, ill: 'yes' is not a number"),
        ("age,ill,spend,name\n20,,2,a\n", "line 2, ill: '' is not a number"),
        ("age,ill,spend,name\n20,1,2,\n", "line 2, name: empty"),
        ("age,ill,spend,name\n20,1,2,a,b\n", "line 2: more values than columns"),
        ('age,ill,spend,name\n20,1,2,"a\nb"\n20,1,1e9,c\n', "line 4, spend: 1e9 is not between"),
        ("age,ill,spend,name\n", "0 rows, expected at least 1"),
    ],
)
def test_an_error_is_one_line_that_names_the_place(tmp_path: Path, text: str, message: str) -> None:
    file = write(tmp_path, text)
    with pytest.raises(TableError) as error:
        read_table(file, NUMBERS, ["name"])
    assert str(error.value).startswith(str(file))
    assert message in str(error.value)
    assert "\n" not in str(error.value)


def test_a_missing_file_and_a_file_in_another_encoding_are_named(tmp_path: Path) -> None:
    with pytest.raises(TableError, match=r"people.csv does not exist"):
        read_table(tmp_path / "people.csv", NUMBERS)
    (tmp_path / "people.csv").write_bytes("age\n20\xe9".encode("latin-1"))
    with pytest.raises(TableError, match="is not UTF-8 text"):
        read_table(tmp_path / "people.csv", {"age": NUMBERS["age"]})

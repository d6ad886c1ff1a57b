"""Tables are checked, and a bad row is named by its line."""

from pathlib import Path

import pytest

from read_tables import (
    CAR_PREMIUMS_FILE,
    HEALTH_COLUMNS,
    HEALTH_FILE,
    TableError,
    read_car_table,
    read_claims_table,
    read_health_table,
)
from synthetic_tables import CAR_CLAIMS_FILE, write_synthetic_tables

FEATURES = list(HEALTH_COLUMNS)


@pytest.fixture
def tables(tmp_path: Path) -> Path:
    """Return a directory with all three tables."""
    write_synthetic_tables(tmp_path, rows=40)
    return tmp_path


def replace_cell(path: Path, line: int, column: str, value: str) -> None:
    """Change one cell of a table; lines count from 1, the header's."""
    lines = path.read_text().splitlines()
    cells = lines[line - 1].split(",")
    cells[lines[0].split(",").index(column)] = value
    lines[line - 1] = ",".join(cells)
    path.write_text("\n".join(lines) + "\n")


def test_health_answers_come_in_the_order_asked_for(tables: Path) -> None:
    table = read_health_table(tables / HEALTH_FILE, FEATURES)
    turned = read_health_table(tables / HEALTH_FILE, FEATURES[::-1])
    assert table.answers.shape == (40, 10)
    assert (turned.answers == table.answers[:, ::-1]).all()


def test_rows_of_one_policy_share_their_number(tables: Path) -> None:
    table = read_car_table(tables / CAR_PREMIUMS_FILE)
    assert len(table.premiums) > 40
    assert len(set(table.policies)) == 40


def test_experience_is_read_in_years(tables: Path) -> None:
    table = read_claims_table(tables / CAR_CLAIMS_FILE)
    assert (table.experiences == table.driver_ages - 18).all()


@pytest.mark.parametrize(
    ("column", "value", "reason"),
    [
        ("Age", "old", "'old' is not a number"),
        ("Age", "", "'' is not a number"),
        ("Age", "nan", "'nan' is not a number"),
        ("Age", "4_5", "'4_5' is not a number"),
        ("Age", "1e999", "1e999 is not between 0 and 120"),
        ("Age", "-1", "-1 is not between 0 and 120"),
        ("Age", "41.5", "41.5 is not a whole number"),
        ("Diabetes", "2", "2 is not between 0 and 1"),
        ("PremiumPrice", "0", "0 is not between 1 and 1e+07"),
    ],
)
def test_a_value_that_cannot_be_true_is_named_by_line_and_column(
    tables: Path, column: str, value: str, reason: str
) -> None:
    replace_cell(tables / HEALTH_FILE, 17, column, value)
    with pytest.raises(TableError) as raised:
        read_health_table(tables / HEALTH_FILE, FEATURES)
    assert str(raised.value) == f"{tables / HEALTH_FILE}, line 17, {column}: {reason}"


def test_a_row_that_is_cut_short_is_named(tables: Path) -> None:
    path = tables / HEALTH_FILE
    path.write_text(path.read_text().rsplit(",", 3)[0] + "\n")
    with pytest.raises(TableError, match="line 41, HistoryOfCancerInFamily"):
        read_health_table(path, FEATURES)


def test_a_row_with_more_values_than_columns_is_named(tables: Path) -> None:
    replace_cell(tables / HEALTH_FILE, 9, "PremiumPrice", "25000,1")
    with pytest.raises(TableError, match="line 9: more values than columns"):
        read_health_table(tables / HEALTH_FILE, FEATURES)


def test_a_quote_that_is_never_closed_is_named_where_it_opens(tables: Path) -> None:
    replace_cell(tables / HEALTH_FILE, 9, "Age", '"45')
    with pytest.raises(TableError, match="line 9, Age: '45,") as raised:
        read_health_table(tables / HEALTH_FILE, FEATURES)
    assert len(str(raised.value)) < len(str(tables)) + 120


def test_a_table_that_a_spreadsheet_wrote_is_read(tables: Path) -> None:
    path = tables / HEALTH_FILE
    lines = path.read_text().splitlines()
    path.write_bytes("\r\n".join(lines).encode("utf-8-sig"))
    assert read_health_table(path, FEATURES).answers.shape == (40, 10)


def test_a_table_in_another_encoding_is_refused(tables: Path) -> None:
    path = tables / HEALTH_FILE
    path.write_text(path.read_text(), encoding="utf-16")
    with pytest.raises(TableError, match="is not text in UTF-8"):
        read_health_table(path, FEATURES)


def test_a_table_too_small_to_cross_validate_is_refused(tables: Path) -> None:
    path = tables / HEALTH_FILE
    path.write_text("\n".join(path.read_text().splitlines()[:4]))
    with pytest.raises(TableError, match="3 rows, of the 30 that training needs"):
        read_health_table(path, FEATURES)


def test_a_policy_without_a_name_is_refused(tables: Path) -> None:
    replace_cell(tables / CAR_PREMIUMS_FILE, 3, "IDpol", "")
    with pytest.raises(TableError, match="line 3, IDpol: empty"):
        read_car_table(tables / CAR_PREMIUMS_FILE)


def test_a_missing_column_is_named(tables: Path) -> None:
    path = tables / HEALTH_FILE
    path.write_text(path.read_text().replace("Height", "Size", 1))
    with pytest.raises(TableError, match="no column Height"):
        read_health_table(path, FEATURES)


def test_a_missing_file_and_an_empty_one_are_named(tmp_path: Path) -> None:
    with pytest.raises(TableError, match=r"health_train\.csv does not exist"):
        read_health_table(tmp_path / HEALTH_FILE, FEATURES)
    write_synthetic_tables(tmp_path, rows=0)
    with pytest.raises(TableError, match="0 rows"):
        read_health_table(tmp_path / HEALTH_FILE, FEATURES)

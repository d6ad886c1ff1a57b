"""Training on the real tables, where they are at hand, and the quality of what is committed."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from car_evaluation import fit_deviations, predict_held_out
from car_model import train_car
from car_tables import read_car_tables
from health_training import read_health_tables, train_health
from prices import list_counties
from tables import to_json
from train import DATA

needs_data = pytest.mark.skipif(not DATA.is_dir(), reason=f"{DATA} does not exist")


@needs_data
def test_training_again_gives_the_committed_health_table(artifacts: Path) -> None:
    rating = train_health(read_health_tables(DATA))
    assert to_json(rating) == (artifacts / "health.json").read_text(encoding="utf-8")


@needs_data
def test_training_again_gives_the_committed_car_table(artifacts: Path) -> None:
    tables = read_car_tables(DATA)
    deviations = fit_deviations(tables.policies, predict_held_out(tables.policies))
    assert to_json(train_car(tables, deviations)) == (artifacts / "car.json").read_text(
        encoding="utf-8"
    )


@needs_data
def test_the_committed_counties_are_those_of_the_table(artifacts: Path) -> None:
    committed = (artifacts / "plans" / "counties.json").read_text(encoding="utf-8")
    assert to_json(list_counties(DATA)) == committed
    counties = json.loads(committed)
    assert "037 Los Angeles County*" in counties["CA"].split(";")
    assert "201 Harris County" in counties["TX"].split(";")


def test_the_health_model_is_as_good_as_it_has_to_be(artifacts: Path) -> None:
    metadata = json.loads((artifacts / "metadata.json").read_text(encoding="utf-8"))
    evaluation: dict[str, Any] = metadata["products"]["health"]["evaluation"]
    prices, costs = evaluation["prices"], evaluation["costs"]
    assert prices["mean_absolute_error_usd"] <= 1450
    assert prices["mean_absolute_error_with_state_usd"] <= 740
    assert 0.76 <= prices["coverage"] <= 0.84
    assert prices["lowest_coverage_of_an_age"] >= 0.72
    assert prices["highest_coverage_of_an_age"] <= 0.88
    assert costs["cross_validation"]["rating table"]["gini"]["mean"] >= 0.34
    for group in ("no condition", "diabetes", "high blood pressure", "chronic disease"):
        assert 0.85 <= costs["calibration"][group] <= 1.15

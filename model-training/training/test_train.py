"""Training on the real tables, where they are at hand, and the quality of what is committed."""

from __future__ import annotations

import json
from typing import Any

import pytest

from car_evaluation import predict_held_out
from car_tables import read_car_tables
from health_training import read_health_tables
from tables import ARTIFACTS, to_json
from train import DATA, learn


@pytest.mark.skipif(not DATA.is_dir(), reason=f"{DATA} does not exist")
def test_training_again_gives_the_committed_tables() -> None:
    health, car = read_health_tables(DATA), read_car_tables(DATA)
    trained = learn(DATA, health, car, predict_held_out(car.policies))
    for name, content in trained.items():
        assert to_json(content) == (ARTIFACTS / name).read_text(encoding="utf-8"), name
    counties = trained["plans/counties.json"]
    assert "037 Los Angeles County*" in counties["CA"].split(";")
    assert "201 Harris County" in counties["TX"].split(";")


def test_the_health_model_is_as_good_as_it_has_to_be() -> None:
    metadata = json.loads((ARTIFACTS / "metadata.json").read_text(encoding="utf-8"))
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

"""Training on the real tables, where they are at hand, and the quality of what is committed."""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from decimal import ROUND_HALF_UP, Decimal
from typing import Any

import pytest

from car_evaluation import predict_held_out
from car_tables import read_car_tables
from evaluator import open_model
from health_training import EXAMPLES, read_health_tables
from tables import ARTIFACTS, DATA, Bounds, read_rows, read_table, to_json, zip_columns
from train import learn, price_places


@pytest.mark.skipif(not DATA.is_dir(), reason=f"{DATA} does not exist")
def test_training_again_gives_the_committed_tables() -> None:
    health, car = read_health_tables(DATA), read_car_tables(DATA)
    prices = price_places(DATA, health)
    trained = learn(DATA, health, car, predict_held_out(car.policies), prices)
    for name, content in trained.items():
        assert to_json(content) == (ARTIFACTS / name).read_text(encoding="utf-8"), name
    # KFF publishes 625 USD a month at 40 for 2026.
    assert health.market.country["by_age"][40] == pytest.approx(12 * 625, rel=0.005)
    counties = trained["places/counties.json"]
    assert "037 Los Angeles County*" in counties["CA"].split(";")
    assert "001 Ada County" in counties["ID"].split(";")
    assert "201 Harris County" in counties["TX"].split(";")


@pytest.mark.skipif(not DATA.is_dir(), reason=f"{DATA} does not exist")
def test_filed_prices_at_21_give_those_filed_at_60() -> None:
    numbers = {"benchmark_60": Bounds(10, 10_000)}
    filed = read_table(
        DATA / "us-plans" / "county_price_filed_2026.csv", numbers, ["state", "county_fips"]
    )
    rows = list(zip_columns(filed, "state", "county_fips", "benchmark_60"))
    prices = open_model("health", ARTIFACTS)(
        [{**EXAMPLES[0], "age": 60, "state": state, "county": fips} for state, fips, _ in rows]
    )
    different: dict[str, int] = Counter()
    largest: dict[str, float] = defaultdict(float)
    for (state, _, at_60), price in zip(rows, prices, strict=True):
        assert price["market"]["place_basis"] == "filed"
        difference = round(abs(price["market"]["premium"] / 12 - at_60), 2)
        if difference > 0.05:
            different[state] += 1
            largest[state] = max(largest[state], difference)
    # Filed with other roundings.
    assert different == {"OR": 33, "MT": 10}
    assert largest == {"OR": 1.41, "MT": 0.31}


@pytest.mark.skipif(not DATA.is_dir(), reason=f"{DATA} does not exist")
def test_benchmarks_of_state_exchanges_are_priced_to_the_cent() -> None:
    folder, ages = DATA / "us-plans", (0, 21, 40, 64)
    factors = {row["age"]: row for _, row in read_rows(folder / "age_factors.csv", ["age"])}
    columns = ["county_fips", "state", "benchmark_21"]
    rows = [row for _, row in read_rows(folder / "county_price_state_exchanges_2026.csv", columns)]
    people = [
        {**EXAMPLES[0], "age": age, "state": row["state"], "county": row["county_fips"]}
        for row in rows
        for age in ages
    ]
    cent = Decimal("0.01")
    expected = [
        12
        * (
            Decimal(row["benchmark_21"])
            * Decimal(factors[str(age)].get(row["state"]) or factors[str(age)]["default"])
        ).quantize(cent, ROUND_HALF_UP)
        for row in rows
        for age in ages
    ]
    priced = [price["market"] for price in open_model("health", ARTIFACTS)(people)]
    wrong = [
        (person["county"], person["age"], market["premium"], amount)
        for person, market, amount in zip(people, priced, expected, strict=True)
        if Decimal(str(market["premium"])) != amount or market["place_basis"] != "filed"
    ]
    assert wrong == []
    assert len(rows) == 840


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

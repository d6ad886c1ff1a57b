"""Trains both premium models from CSV files and writes rating tables and their evaluation."""

from __future__ import annotations

import json
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

from car_evaluation import evaluate_car, fit_deviations, predict_held_out
from car_facts import list_car_facts
from car_model import list_zip3_codes, train_car
from car_names import list_car_names
from car_tables import CarTables, read_car_tables
from designs import add_designs, split_maxima
from evaluator import open_model, run_node
from health_market import PLAN_YEAR
from health_training import HealthTables, evaluate_health, read_health_tables, train_health
from insurers import add_insurers
from prices import (
    CREDIT_BENCHMARK,
    RULES,
    STATES_OF_KNOWN_SHARES,
    add_areas,
    follow_prices,
    list_counties,
    list_county_codes,
    list_shares,
    measure_counties,
)
from tables import ARTIFACTS, DATA, Floats, TableError, write_json
from zips import list_zips


def train_all(data: Path) -> None:
    """Train and evaluate both models on the tables in ``data``. Raises TableError."""
    print("reading tables")
    health, car = read_health_tables(data), read_car_tables(data)
    held_out = predict_held_out(car.policies)
    prices = price_places(data, health)
    tables = learn(data, health, car, held_out, prices)
    for name, content in tables.items():
        write_json(ARTIFACTS / name, content)
    health = replace(health, market=follow_prices(health.market, prices))
    evaluate = open_model("health", ARTIFACTS)
    measured = evaluate_health(health, tables["health.json"], prices, evaluate)
    evaluations = {
        "health": {**measured, "counties": measure_counties(data, prices)},
        "car": evaluate_car(car, held_out, open_model("car", ARTIFACTS), data),
    }
    products = {
        name: {"model_version": tables[f"{name}.json"]["model_version"], "evaluation": evaluation}
        for name, evaluation in evaluations.items()
    }
    write_json(ARTIFACTS / "metadata.json", {"products": products})
    print("golden figures")
    run_node("training/golden.ts")


def price_places(data: Path, health: HealthTables) -> dict[str, Any]:
    """Return prices, insurers and plan designs of the country and each state."""
    folder = data / "us-plans"
    rules = json.loads((RULES / "plan-years.json").read_text(encoding="utf-8"))
    maximum = rules[str(PLAN_YEAR)]["out_of_pocket_maximum"]["70"]
    designs = folder / "plan_design_2026.csv", folder / "county_plan_design_2026.csv"
    prices = add_designs(add_areas(data, health.market), health.people, *designs, maximum)
    return add_insurers(folder, prices)


def learn(
    data: Path, health: HealthTables, car: CarTables, held_out: Floats, prices: dict[str, Any]
) -> dict[str, dict[str, Any]]:
    """Return the content of each file of the artifacts that products read, by name."""
    parts, maxima = split_maxima(prices)
    shares = list_shares(data / "us-plans" / "credit_benchmark_2026.csv", prices, 700)
    zips = list_zips(data, prices, shares)
    return {
        "health.json": train_health(health),
        "car.json": train_car(car, fit_deviations(car.policies, held_out)),
        # Unless a renewal has replaced them.
        **(
            {f"prices-{PLAN_YEAR}/{name}.json": part for name, part in parts.items()}
            | {"maxima.json": maxima}
            if (ARTIFACTS / f"prices-{PLAN_YEAR}").is_dir()
            else {}
        ),
        "places/counties.json": list_counties(prices),
        "county-codes.json": list_county_codes(prices),
        "zip3-codes.json": list_zip3_codes(car),
        "car-facts.json": list_car_facts(data, car),
        "car-names.json": list_car_names(data),
        str(CREDIT_BENCHMARK): {
            "plan_year": PLAN_YEAR,
            "known": STATES_OF_KNOWN_SHARES,
            "shares": shares,
        },
        **{f"places/zips/{start}.json": part for start, part in zips.items()},
    }


if __name__ == "__main__":
    try:
        train_all(DATA)
    except TableError as error:
        sys.exit(str(error))

"""Trains both premium models from CSV files and writes rating tables and their evaluation."""

from __future__ import annotations

import argparse
import json
import os
import sys
from pathlib import Path

from car_evaluation import evaluate_car, fit_deviations, predict_held_out
from car_model import train_car
from car_tables import read_car_tables
from evaluator import open_model, run_node
from health_market import PLAN_YEAR
from health_training import evaluate_health, read_health_tables, train_health
from prices import add_areas, list_counties
from tables import ARTIFACTS, HOME, TableError, report, write_json

DATA = Path(os.environ.get("PREMIA_DATA_DIR", HOME.parent.parent / "shared" / "data"))


def main() -> None:
    """Train and evaluate both models on the tables in a directory, and write the artifacts."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--data",
        type=Path,
        default=DATA,
        help="directory with the CSV files (default: PREMIA_DATA_DIR or ../shared/data)",
    )
    try:
        train_all(parser.parse_args().data)
    except TableError as error:
        sys.exit(str(error))


def train_all(data: Path) -> None:
    """Train and evaluate both models on the tables in ``data``. Raises TableError."""
    report("reading tables")
    health, car = read_health_tables(data), read_car_tables(data)
    health_rating = train_health(health)
    report("car: cross-validation")
    held_out = predict_held_out(car.policies)
    car_rating = train_car(car, fit_deviations(car.policies, held_out))
    write_json(ARTIFACTS / "health.json", health_rating)
    write_json(ARTIFACTS / "car.json", car_rating)
    write_json(ARTIFACTS / f"prices-{PLAN_YEAR}.json", add_areas(data, health.market))
    write_json(ARTIFACTS / "plans" / "counties.json", list_counties(data))
    year = json.loads((ARTIFACTS / "year.json").read_text(encoding="utf-8"))
    evaluations = {
        "health": evaluate_health(health, health_rating, year, open_model("health", ARTIFACTS)),
        "car": evaluate_car(car, held_out, open_model("car", ARTIFACTS)),
    }
    products = {
        product: {"model_version": rating["model_version"], "evaluation": evaluations[product]}
        for product, rating in (("health", health_rating), ("car", car_rating))
    }
    write_json(ARTIFACTS / "metadata.json", {"products": products})
    report("golden figures")
    run_node("training/golden.ts", ARTIFACTS)


if __name__ == "__main__":
    main()

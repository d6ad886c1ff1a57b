"""Trains both premium models from CSV files and writes rating tables and their evaluation."""

from __future__ import annotations

import argparse
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
from tables import ARTIFACTS, HOME, TableError, write_json
from year import read_year

DATA = Path(os.environ.get("PREMIA_DATA_DIR", HOME.parent.parent / "shared" / "data"))


def main() -> None:
    """Run the training from the command line."""
    options = _parse_options()
    try:
        train_all(options.data, options.artifacts)
    except TableError as error:
        sys.exit(str(error))


def train_all(data: Path, artifacts: Path) -> None:
    """Train and evaluate both models on the tables in ``data``. Raises TableError."""
    report("reading tables")
    health, car = read_health_tables(data), read_car_tables(data)
    year = read_year(data)
    health_rating = train_health(health, report)
    report("car: cross-validation")
    held_out = predict_held_out(car.policies)
    car_rating = train_car(car, fit_deviations(car.policies, held_out))
    write_json(artifacts / "health.json", health_rating)
    write_json(artifacts / "car.json", car_rating)
    write_json(artifacts / f"prices-{PLAN_YEAR}.json", add_areas(data, health.market))
    write_json(artifacts / "year.json", year)
    write_json(artifacts / "plans" / "counties.json", list_counties(data))
    models = {product: open_model(product, artifacts) for product in ("health", "car")}
    evaluations = {
        "health": evaluate_health(health, health_rating, year, models["health"], report),
        "car": evaluate_car(car, held_out, models["car"]),
    }
    products = {
        product: {"model_version": rating["model_version"], "evaluation": evaluations[product]}
        for product, rating in (("health", health_rating), ("car", car_rating))
    }
    write_json(artifacts / "metadata.json", {"products": products})
    report("golden figures")
    run_node("training/golden.ts", artifacts)
    report(f"wrote {artifacts}")


def report(message: str) -> None:
    """Print a line of progress."""
    sys.stdout.write(message + "\n")
    sys.stdout.flush()


def _parse_options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--data",
        type=Path,
        default=DATA,
        help="directory with the CSV files (default: PREMIA_DATA_DIR or ../shared/data)",
    )
    parser.add_argument(
        "--artifacts",
        type=Path,
        default=ARTIFACTS,
        help="output directory (default: model-training/artifacts)",
    )
    return parser.parse_args()


if __name__ == "__main__":
    main()

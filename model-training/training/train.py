"""Trains both premium models from CSV files and writes them, measured, as artifacts."""

from __future__ import annotations

import argparse
import json
import os
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import xgboost as xgb

import plots
from artifacts import version_of, write_json
from car_model import MILEAGE
from claims_check import check_claims
from comparisons import compare_health
from conformal import check_groups, make_ranges
from cross_validation import REPEATS, predict_held_out
from evaluate import DRIVERS_SAMPLE, evaluate, measure_drivers
from golden import (
    EDGE_APPLICANTS,
    RANDOM_APPLICANTS,
    edge_applicants,
    random_applicants,
    write_golden_vectors,
)
from models import read_models
from premium import PremiumModel
from products import Product, describe_car, describe_health
from read_tables import (
    CAR_CLAIMS_FILE,
    CAR_PREMIUMS_FILE,
    HEALTH_FILE,
    Floats,
    TableError,
    read_car_table,
    read_claims_table,
    read_health_table,
)

HOME = Path(__file__).resolve().parent.parent


def main() -> None:
    """Run the pipeline from the command line."""
    options = _parse_options()
    try:
        train_all(options.data, options.artifacts, options.pictures)
    except TableError as error:
        sys.exit(str(error))


@dataclass(frozen=True)
class Thoroughness:
    """How much is measured; training itself is always the same."""

    repeats: int = REPEATS
    random_applicants: int = RANDOM_APPLICANTS
    edge_applicants: int = EDGE_APPLICANTS
    drivers_sample: int = DRIVERS_SAMPLE


def train_all(
    data: Path, artifacts: Path, pictures: Path, thoroughness: Thoroughness | None = None
) -> None:
    """Read the tables in ``data``, train and measure both models, write what came of it."""
    thoroughness = thoroughness or Thoroughness()
    features = json.loads((HOME / "features.json").read_text(encoding="utf-8"))
    level = json.loads((HOME / "level.json").read_text(encoding="utf-8"))
    health_table = read_health_table(data / HEALTH_FILE, features["health"])
    claims = read_claims_table(data / CAR_CLAIMS_FILE)
    products = {
        "health": describe_health(health_table, features["health"], level["health"]),
        "car": describe_car(read_car_table(data / CAR_PREMIUMS_FILE), claims, level["car"]),
    }
    for product in products.values():
        check_groups(product.inputs, product.range_groups)
    held_out = {
        name: _predict_held_out(product, thoroughness.repeats) for name, product in products.items()
    }
    entries = {
        name: _train(product, held_out[name], artifacts) for name, product in products.items()
    }
    ours = {"ours": entries["health"]["evaluation"]["cross_validation"]}
    others = compare_health(health_table, features["health"], thoroughness.repeats, _report)
    entries["health"]["evaluation"]["other_models"] = others
    entries["car"]["evaluation"]["claims"] = check_claims(
        claims, MILEAGE["exponent"], MILEAGE["reference"]
    )
    write_json(artifacts / "metadata.json", {"products": entries})
    models = read_models(artifacts)
    for name, model in models.items():
        _report(f"{name}: what drives premiums, and golden vectors")
        drivers = measure_drivers(model, products[name].applicants, thoroughness.drivers_sample)
        entries[name]["evaluation"]["mean_absolute_contribution_usd"] = drivers
        write_golden_vectors(
            artifacts / "golden" / f"{name}.json",
            model,
            random_applicants(name, thoroughness.random_applicants),
            edge_applicants(model, thoroughness.edge_applicants),
        )
    write_json(artifacts / "metadata.json", {"products": entries})
    _draw(pictures, products, held_out, models, entries, others | ours)
    _report(f"wrote {artifacts} and {pictures}")


def _predict_held_out(product: Product, repeats: int) -> Floats:
    return predict_held_out(
        product.policies,
        product.fit_and_predict,
        lambda step: _report(f"{product.name}: cross-validation, {step}"),
        repeats,
    )


def _train(product: Product, predictions: Floats, artifacts: Path) -> dict[str, Any]:
    """Train a product's model on all rows, write its booster, and return its metadata."""
    rows = len(product.charged)
    _report(f"{product.name}: training on all {rows} rows")
    path = artifacts / f"{product.name}.json"
    artifacts.mkdir(parents=True, exist_ok=True)
    path.write_bytes(bytes(product.train(np.arange(rows)).save_raw("json")))
    serving = {
        "booster": path.name,
        **product.serving,
        "usd_per_unit": product.level["factor"],
        "range": make_ranges(predictions, product.charged, product.inputs, product.range_groups),
    }
    evaluation = evaluate(product, predictions)
    _report(f"{product.name}: {evaluation['cross_validation']}")
    return {
        "model_version": version_of(product.name, path.read_bytes(), serving),
        "level": product.level,
        "serving": serving,
        "training": {"rows": rows, "xgboost": xgb.__version__, **product.settings},
        "evaluation": evaluation,
    }


def _draw(
    pictures: Path,
    products: dict[str, Product],
    held_out: dict[str, Floats],
    models: dict[str, PremiumModel],
    entries: dict[str, Any],
    health_models: dict[str, Any],
) -> None:
    _report("pictures")
    evaluations = {name: entry["evaluation"] for name, entry in entries.items()}
    plots.draw_accuracy(
        pictures / "model-accuracy.png",
        {
            name: (held_out[name][0], product.charged, product.level["currency"])
            for name, product in products.items()
        },
    )
    plots.draw_comparison(pictures / "model-comparison.png", health_models)
    plots.draw_coverage(
        pictures / "model-coverage.png",
        {name: evaluation["range_coverage"] for name, evaluation in evaluations.items()},
    )
    plots.draw_drivers(
        pictures / "model-drivers.png",
        {
            name: evaluation["mean_absolute_contribution_usd"]
            for name, evaluation in evaluations.items()
        },
    )
    plots.draw_health_profiles(pictures / "model-health-profiles.png", models["health"])
    plots.draw_car_profiles(pictures / "model-car-profiles.png", models["car"])


def _report(message: str) -> None:
    sys.stdout.write(message + "\n")
    sys.stdout.flush()


def _parse_options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--data",
        type=Path,
        default=Path(os.environ.get("PREMIA_DATA_DIR", HOME / "data")),
        help="directory with the CSV files (default: PREMIA_DATA_DIR or model-training/data)",
    )
    parser.add_argument(
        "--artifacts",
        type=Path,
        default=HOME / "artifacts",
        help="directory to write to (default: model-training/artifacts)",
    )
    parser.add_argument(
        "--pictures",
        type=Path,
        default=HOME.parent / "docs" / "pictures",
        help="directory to draw the model card's pictures in (default: docs/pictures)",
    )
    return parser.parse_args()


if __name__ == "__main__":
    main()

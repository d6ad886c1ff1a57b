"""Trains both premium models from CSV files and writes them, measured, as artifacts."""

from __future__ import annotations

import argparse
import json
import os
import sys
from pathlib import Path
from typing import Any

import numpy as np
import xgboost as xgb

from artifacts import version_of, write_json
from conformal import COVERAGE, assign_groups, range_factors
from cross_validation import predict_held_out
from golden import write_golden_vectors
from metrics import measure_folds
from models import read_models
from products import Product, describe_car, describe_health
from read_tables import (
    CAR_CLAIMS_FILE,
    CAR_PREMIUMS_FILE,
    HEALTH_FILE,
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
        train_all(options.data, options.artifacts)
    except TableError as error:
        sys.exit(str(error))


def train_all(data: Path, artifacts: Path) -> None:
    """Read the tables in ``data``, train and measure both models, write ``artifacts``."""
    features = json.loads((HOME / "features.json").read_text(encoding="utf-8"))
    level = json.loads((HOME / "level.json").read_text(encoding="utf-8"))
    products = [
        describe_health(
            read_health_table(data / HEALTH_FILE, features["health"]), features["health"]
        ),
        describe_car(
            read_car_table(data / CAR_PREMIUMS_FILE),
            read_claims_table(data / CAR_CLAIMS_FILE),
        ),
    ]
    metadata = {
        "products": {
            product.name: train_product(product, level[product.name], artifacts)
            for product in products
        }
    }
    write_json(artifacts / "metadata.json", metadata)
    for name, model in read_models(artifacts).items():
        _report(f"{name}: golden vectors")
        write_golden_vectors(artifacts / "golden" / f"{name}.json", model, name)
    _report("done")


def train_product(product: Product, level: dict[str, Any], artifacts: Path) -> dict[str, Any]:
    """Measure a product's model, train it on all rows, write it, and return its metadata."""
    predictions = predict_held_out(
        product.policies,
        product.fit_and_predict,
        lambda step: _report(f"{product.name}: cross-validation, {step}"),
    )
    groups = assign_groups(product.inputs, product.range_groups)
    ratios = product.charged / predictions
    ranges = []
    for number, (name, conditions) in enumerate(product.range_groups):
        low, high = range_factors(ratios[:, groups == number].ravel())
        ranges.append({"name": name, "conditions": conditions, "low": low, "high": high})
    _report(f"{product.name}: training on all {len(product.charged)} rows")
    booster = product.train(np.arange(len(product.charged)))
    path = artifacts / f"{product.name}.json"
    artifacts.mkdir(parents=True, exist_ok=True)
    path.write_bytes(_compact_json(booster))
    serving = {
        "booster": path.name,
        **product.serving,
        "usd_per_unit": level["factor"],
        "range": {"coverage": COVERAGE, "groups": ranges},
    }
    metrics = measure_folds(predictions, product.charged, product.policies)
    _report(f"{product.name}: {metrics}")
    return {
        "model_version": version_of(product.name, path.read_bytes(), serving),
        "level": level,
        "serving": serving,
        "training": {
            "rows": len(product.charged),
            "settings": product.settings,
            "xgboost": xgb.__version__,
        },
        "evaluation": {"cross_validation": metrics},
    }


def _compact_json(booster: xgb.Booster) -> bytes:
    return bytes(booster.save_raw("json"))


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
    return parser.parse_args()


if __name__ == "__main__":
    main()

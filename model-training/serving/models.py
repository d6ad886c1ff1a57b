"""Reads the premium models from the directory that training wrote."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

import xgboost as xgb

from car_premium import CarModel
from health_premium import HealthModel
from premium import PremiumModel

MODELS: Mapping[str, type[PremiumModel]] = {"health": HealthModel, "car": CarModel}


def read_models(directory: Path) -> dict[str, PremiumModel]:
    """Return the premium model of every product."""
    metadata = json.loads((directory / "metadata.json").read_text(encoding="utf-8"))
    models = {}
    for product, model in MODELS.items():
        entry = metadata["products"][product]
        booster = xgb.Booster({"nthread": 1})
        booster.load_model(directory / entry["serving"]["booster"])
        models[product] = model(entry["model_version"], entry["serving"], booster)
    return models

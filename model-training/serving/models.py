"""Premium models, read from the rating tables that training wrote."""

from __future__ import annotations

import json
from pathlib import Path

from car_premium import CarModel
from health_premium import HealthModel
from request import PremiumModel

MODELS = {"health": HealthModel, "car": CarModel}


def read_models(directory: Path) -> dict[str, PremiumModel]:
    """Return the premium model of every product."""
    return {
        product: model(json.loads((directory / f"{product}.json").read_text(encoding="utf-8")))
        for product, model in MODELS.items()
    }

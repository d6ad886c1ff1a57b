"""The committed models are what training on the real tables gives, where those are at hand."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from read_tables import CAR_CLAIMS_FILE, CAR_PREMIUMS_FILE, HEALTH_FILE
from train import Thoroughness, train_all

DATA = Path(
    os.environ.get("PREMIA_DATA_DIR", Path(__file__).resolve().parent.parent / "data")
).resolve()
MISSING = [
    name
    for name in (HEALTH_FILE, CAR_PREMIUMS_FILE, CAR_CLAIMS_FILE)
    if not (DATA / name).is_file()
]


@pytest.mark.skipif(bool(MISSING), reason=f"{DATA} does not hold {', '.join(MISSING)}")
def test_training_again_gives_the_committed_models(artifacts: Path, tmp_path: Path) -> None:
    few = Thoroughness(random_applicants=0, edge_applicants=10, drivers_sample=1)
    train_all(DATA, tmp_path / "artifacts", tmp_path / "pictures", few)
    for name in ("health.json", "car.json"):
        again = (tmp_path / "artifacts" / name).read_bytes()
        assert again == (artifacts / name).read_bytes(), name
    committed, again = (
        json.loads((directory / "metadata.json").read_text())["products"]
        for directory in (artifacts, tmp_path / "artifacts")
    )
    for product, entry in committed.items():
        assert again[product]["model_version"] == entry["model_version"]
        for measured in ("cross_validation", "range_coverage"):
            assert again[product]["evaluation"][measured] == entry["evaluation"][measured]


def test_the_committed_models_are_as_accurate_as_they_have_to_be(artifacts: Path) -> None:
    products = json.loads((artifacts / "metadata.json").read_text())["products"]
    targets = {"health": (0.815, 930), "car": (0.44, 118.5)}
    for product, (least_r2, most_mae) in targets.items():
        measured = products[product]["evaluation"]
        assert measured["cross_validation"]["r2"]["mean"] >= least_r2
        assert measured["cross_validation"]["mae"]["mean"] <= most_mae
        groups = dict(measured["range_coverage"])
        assert 0.76 <= groups.pop("everyone")["coverage"] <= 0.84
        assert all(group["coverage"] >= 0.7 for group in groups.values())

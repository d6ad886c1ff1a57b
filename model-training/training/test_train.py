"""The whole pipeline: the same input gives the same bytes."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from artifacts import version_of
from read_tables import HEALTH_FILE
from synthetic_tables import write_synthetic_tables
from train import Thoroughness, train_all

QUICK = Thoroughness(repeats=1, random_applicants=6, edge_applicants=30, drivers_sample=5)
FILES = ("health.json", "car.json", "metadata.json", "golden/health.json", "golden/car.json")


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Train on made-up tables and return the directory that holds data and artifacts."""
    home = tmp_path_factory.mktemp("trained")
    write_synthetic_tables(home / "data")
    train_all(home / "data", home / "artifacts", home / "pictures", QUICK)
    return home


def test_the_same_tables_give_the_same_bytes(trained: Path, tmp_path: Path) -> None:
    train_all(trained / "data", tmp_path / "artifacts", tmp_path / "pictures", QUICK)
    for name in FILES:
        first = (trained / "artifacts" / name).read_bytes()
        assert (tmp_path / "artifacts" / name).read_bytes() == first, name
    pictures = sorted(path.name for path in (trained / "pictures").iterdir())
    assert len(pictures) == 6
    for name in pictures:
        first = (trained / "pictures" / name).read_bytes()
        assert (tmp_path / "pictures" / name).read_bytes() == first, name


def test_metadata_says_how_the_model_was_trained_and_how_good_it_is(trained: Path) -> None:
    metadata = json.loads((trained / "artifacts" / "metadata.json").read_text())
    for product, entry in metadata["products"].items():
        assert entry["model_version"].startswith(f"{product}-")
        assert entry["training"]["xgboost"] == "3.0.5"
        assert entry["level"]["source"]
        assert entry["evaluation"]["cross_validation"]["r2"]["mean"] > 0.5
        assert entry["evaluation"]["range_coverage"]["everyone"]["coverage"] > 0.6
    assert metadata["products"]["car"]["evaluation"]["claims"]["rows"] == 300


def test_the_version_changes_with_whatever_answers_depend_on() -> None:
    serving = {"usd_per_unit": 0.4, "range": {"coverage": 0.8}}
    version = version_of("health", b"booster", serving)
    assert version == version_of("health", b"booster", dict(reversed(serving.items())))
    others = [
        version_of("health", b"another", serving),
        version_of("health", b"booster", {**serving, "usd_per_unit": 0.5}),
        version_of("health", b"booster", {**serving, "range": {"coverage": 0.9}}),
    ]
    assert len({version, *others}) == 4


def test_the_command_names_a_missing_table_without_a_traceback(home: Path, tmp_path: Path) -> None:
    paths = os.pathsep.join([str(home / "serving"), str(home / "training")])
    finished = subprocess.run(
        [sys.executable, home / "training" / "train.py", "--data", tmp_path],
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": paths},
        check=False,
    )
    assert finished.returncode == 1
    assert finished.stderr.startswith(f"{tmp_path / HEALTH_FILE} does not exist")
    assert "Traceback" not in finished.stderr

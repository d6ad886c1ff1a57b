"""Fixtures: the committed rating tables and the models that they make."""

from __future__ import annotations

from pathlib import Path

import pytest

from models import read_models
from request import PremiumModel

HOME = Path(__file__).resolve().parent


@pytest.fixture(scope="session")
def home() -> Path:
    """Return the directory of the training project."""
    return HOME


@pytest.fixture(scope="session")
def artifacts() -> Path:
    """Return the directory of the committed rating tables."""
    return HOME / "artifacts"


@pytest.fixture(scope="session")
def models(artifacts: Path) -> dict[str, PremiumModel]:
    """Return the committed models."""
    return read_models(artifacts)

"""What several tests share: the trained models and where they are."""

from pathlib import Path

import pytest

from models import read_models
from premium import PremiumModel

HOME = Path(__file__).resolve().parent


@pytest.fixture(scope="session")
def home() -> Path:
    """Return the directory of the training project."""
    return HOME


@pytest.fixture(scope="session")
def artifacts() -> Path:
    """Return the directory of the committed models."""
    return HOME / "artifacts"


@pytest.fixture(scope="session")
def models(artifacts: Path) -> dict[str, PremiumModel]:
    """Return the committed models."""
    return read_models(artifacts)

"""Fixtures, and the environment of the container's serving code."""

from __future__ import annotations

import collections
import collections.abc
import os
import tempfile
from pathlib import Path

import pytest

# sagemaker_containers uses a name that Python 3.10 removed, and creates directories when imported.
collections.Mapping = collections.abc.Mapping  # type: ignore[attr-defined]
os.environ.setdefault("SAGEMAKER_BASE_DIR", tempfile.mkdtemp(prefix="premia-container-"))

from models import read_models  # noqa: E402
from request import PremiumModel  # noqa: E402


@pytest.fixture(scope="session")
def artifacts() -> Path:
    """Return the directory of the committed rating tables."""
    return Path(__file__).resolve().parent / "artifacts"


@pytest.fixture(scope="session")
def models(artifacts: Path) -> dict[str, PremiumModel]:
    """Return the committed models."""
    return read_models(artifacts)

"""Fixtures."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture(scope="session")
def artifacts() -> Path:
    """Return the directory of the committed rating tables."""
    return Path(__file__).resolve().parent / "artifacts"

"""Writes what training made, so that the same content is always the same bytes."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any


def to_json(content: object) -> str:
    """Return JSON with a fixed layout and keys in the order given."""
    return json.dumps(content, indent=1, ensure_ascii=False, allow_nan=False) + "\n"


def write_json(path: Path, content: object) -> None:
    """Write ``content`` to ``path``, with its directory when that is missing."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(to_json(content), encoding="utf-8")


def write_rows(path: Path, head: dict[str, Any], name: str, rows: list[Any]) -> None:
    """Write ``head`` with a list ``name`` in it whose rows stand on one line each."""
    lines = ",\n".join(json.dumps(row, allow_nan=False) for row in rows)
    opening = json.dumps(head, allow_nan=False)[:-1]
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f'{opening}, "{name}": [\n{lines}\n]}}\n', encoding="utf-8")


def version_of(product: str, booster: bytes, serving: dict[str, Any]) -> str:
    """Name a model by a hash over everything that its answers depend on."""
    canonical = json.dumps(serving, sort_keys=True, separators=(",", ":")).encode()
    return f"{product}-{hashlib.sha256(booster + canonical).hexdigest()[:12]}"


def digest_of(path: Path) -> str:
    """Return the SHA-256 of a file."""
    return hashlib.sha256(path.read_bytes()).hexdigest()

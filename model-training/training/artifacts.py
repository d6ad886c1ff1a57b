"""Writes what training learned; the same content is always the same bytes."""

from __future__ import annotations

import json
import re
from pathlib import Path

# Lists of numbers read better as rows than with a number on each line.
NUMBER_LIST = re.compile(r"\[\s+(-?[\d.e+-]+(?:,\s+-?[\d.e+-]+)*)\s+\]")


def to_json(content: object) -> str:
    """Return JSON with keys in the order given, and a list of numbers on one line."""
    text = json.dumps(content, indent=1, ensure_ascii=False, allow_nan=False)
    return NUMBER_LIST.sub(lambda match: "[" + " ".join(match[1].split()) + "]", text) + "\n"


def write_json(path: Path, content: object) -> None:
    """Write ``content`` to ``path``; creates its directory."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(to_json(content), encoding="utf-8")

"""Directions of imports."""

from __future__ import annotations

import ast
from graphlib import TopologicalSorter
from pathlib import Path


def list_imports(file: Path) -> set[str]:
    """Return the modules that a file imports, also for types alone."""
    nodes = list(ast.walk(ast.parse(file.read_text(encoding="utf-8"))))
    names = {alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names}
    return names | {node.module or "" for node in nodes if isinstance(node, ast.ImportFrom)}


def test_modules_form_no_circle() -> None:
    files = Path(__file__).parent.glob("*.py")
    # Raises CycleError with the modules of a circle.
    TopologicalSorter({file.stem: list_imports(file) for file in files}).prepare()

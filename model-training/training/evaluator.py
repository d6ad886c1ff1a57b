"""The evaluator of ``serving``, in TypeScript, called with many instances at once."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from tables import HOME

YEAR = 2026
"""Present year of all evaluations."""

Answers = dict[str, Any]
Evaluate = Callable[[Sequence[Answers]], list[dict[str, Any]]]
"""Returns the model's output for each person's answers."""


def open_model(product: str, artifacts: Path) -> Evaluate:
    """Return the evaluator of a product with the rating tables in ``artifacts``."""

    def evaluate(instances: Sequence[Answers]) -> list[dict[str, Any]]:
        request = {"insurance_type": product, "year": YEAR, "instances": list(instances)}
        output = run_node("serving/evaluate.ts", str(artifacts), request=json.dumps(request))
        return json.loads(output)["predictions"]

    return evaluate


def price_people(evaluate: Evaluate, people: Sequence[Answers]) -> list[dict[str, Any]]:
    """Return each person's answers, premium, range and market price."""
    return [
        {
            "answers": answers,
            "premium": output["premium"],
            "range": [output["range"]["low"], output["range"]["high"]],
            "market": output["market"]["premium"],
        }
        for answers, output in zip(people, evaluate(people), strict=True)
    ]


def run_node(script: str, *parameters: str, request: str = "") -> str:
    """Return the output of a TypeScript file of ``model-training``."""
    command = ["node", str(HOME / script), *parameters]
    return subprocess.check_output(command, input=request, text=True)

"""Checks the body of an invocation, naming the field that cannot be used."""

from __future__ import annotations

import json
import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

JSON_TYPE = "application/json"


class RefusedRequestError(Exception):
    """A request that no model can answer; ``status`` is the HTTP status to say so with."""

    def __init__(self, status: int, message: str) -> None:
        """Take an HTTP status and a message for the caller."""
        self.status = status
        self.message = message
        super().__init__(message)


@dataclass(frozen=True)
class Request:
    """Applicants, each a number for every feature of the product."""

    product: str
    applicants: list[dict[str, float]]


def parse_request(
    body: str | bytes, content_type: str | None, features: Mapping[str, Sequence[str]]
) -> Request:
    """Return the applicants in ``body``.

    ``features`` holds the names of each product's answers; others are ignored.
    Raises RefusedRequestError.
    """
    if (content_type or "").split(";")[0].strip().lower() != JSON_TYPE:
        raise RefusedRequestError(415, f"The content type must be {JSON_TYPE}")
    content = _parse_json(body)
    if not isinstance(content, dict):
        raise RefusedRequestError(400, "The body must be a JSON object")
    product = content.get("insurance_type")
    if not isinstance(product, str) or product not in features:
        raise RefusedRequestError(400, f"insurance_type must be one of: {', '.join(features)}")
    instances = content.get("instances")
    if not isinstance(instances, list) or not instances:
        raise RefusedRequestError(400, "instances must be a list of at least one applicant")
    return Request(
        product,
        [
            _parse_applicant(instance, features[product], f"instances[{number}]")
            for number, instance in enumerate(instances)
        ],
    )


def _parse_json(body: str | bytes) -> object:
    try:
        return json.loads(body, parse_constant=_refuse_constant)
    except (ValueError, RecursionError):
        raise RefusedRequestError(400, "The body is not valid JSON") from None


def _refuse_constant(name: str) -> None:
    raise ValueError(f"{name} is not JSON")


def _parse_applicant(instance: object, names: Sequence[str], where: str) -> dict[str, float]:
    if not isinstance(instance, dict):
        raise RefusedRequestError(400, f"{where} must be an object of answers")
    return {name: _parse_answer(instance.get(name), f"{where}.{name}") for name in names}


def _parse_answer(value: Any, where: str) -> float:  # noqa: ANN401 - whatever JSON holds
    message = f"{where} must be a finite number of at least 0"
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        raise RefusedRequestError(400, message)
    try:
        number = float(value)
    except OverflowError:
        raise RefusedRequestError(400, message) from None
    if not math.isfinite(number) or number < 0:
        raise RefusedRequestError(400, message)
    return number

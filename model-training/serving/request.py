"""Parsing of requests to the model endpoint; every error names the field."""

from __future__ import annotations

import json
import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

MAX_CURVE_VALUES = 41

Answers = dict[str, Any]


@dataclass(frozen=True)
class Choice:
    """Allowed values of an optional answer.

    ``multiple``: the answer is a list of them. ``only_with``: yes/no field that must be 1.
    """

    values: tuple[str, ...]
    multiple: bool = False
    only_with: str | None = None


class PremiumModel(Protocol):
    """Premium of one product. Amounts are USD a year, rounded to cents."""

    version: str
    fields: tuple[str, ...]
    """Required answers, in the order of the form; numbers of at least 0."""
    flags: frozenset[str]
    """Those of ``fields`` that are 0 or 1."""
    optional: Mapping[str, Choice]

    def predict(self, answers: Answers) -> dict[str, Any]:
        """Return premium, range, market, reasons and answers outside the data."""

    def price(self, answers: Answers) -> dict[str, float]:
        """Return ``premium``, ``low`` and ``high`` alone."""


class RequestError(Exception):
    """A request that cannot be answered; ``status`` is the HTTP status of the response."""

    def __init__(self, status: int, message: str) -> None:
        """Take the HTTP status and the message for the client."""
        self.status = status
        self.message = message
        super().__init__(message)


@dataclass(frozen=True)
class Curve:
    """Values of one field to price with the other answers held."""

    field: str
    values: list[float | str]


@dataclass(frozen=True)
class Request:
    """Validated body of an invocation."""

    insurance_type: str
    instances: list[Answers]
    curve: Curve | None


def parse_request(body: str | bytes, models: Mapping[str, PremiumModel]) -> Request:
    """Return the validated request in a JSON body. Unknown names are ignored.

    Raises RequestError with status 400.
    """
    content = _parse_json(body)
    if not isinstance(content, dict):
        raise RequestError(400, "The body must be a JSON object")
    insurance_type = content.get("insurance_type")
    if not isinstance(insurance_type, str) or insurance_type not in models:
        raise RequestError(400, f"insurance_type must be one of: {', '.join(models)}")
    model = models[insurance_type]
    instances = content.get("instances")
    if not isinstance(instances, list) or not instances:
        raise RequestError(400, "instances must be a list of at least one instance")
    parsed = [
        _parse_instance(instance, model, f"instances[{i}]") for i, instance in enumerate(instances)
    ]
    curve = None
    if "curve" in content:
        if len(parsed) != 1:
            raise RequestError(400, "curve needs exactly one instance")
        curve = _parse_curve(content["curve"], model)
    return Request(insurance_type, parsed, curve)


def _parse_json(body: str | bytes) -> object:
    try:
        return json.loads(body, parse_constant=_refuse_constant)
    except (ValueError, RecursionError):
        raise RequestError(400, "The body is not valid JSON") from None


def _refuse_constant(name: str) -> None:
    raise ValueError(f"{name} is not JSON")


def _parse_instance(instance: object, model: PremiumModel, where: str) -> Answers:
    if not isinstance(instance, dict):
        raise RequestError(400, f"{where} must be an object")
    answers: Answers = {
        name: _parse_number(instance.get(name), model, name, f"{where}.{name}")
        for name in model.fields
    }
    for name, choice in model.optional.items():
        if name not in instance:
            continue
        value = _parse_choice(instance[name], choice, f"{where}.{name}")
        if value and choice.only_with and answers[choice.only_with] != 1:
            raise RequestError(400, f"{where}.{name} is allowed only if {choice.only_with} is 1")
        if value:
            answers[name] = value
    return answers


def _parse_choice(value: object, choice: Choice, where: str) -> str | list[str]:
    """Return an optional answer; of a list, each value once in the order of the choice."""
    if not choice.multiple:
        return _parse_one(value, choice, where)
    if not isinstance(value, list) or any(item not in choice.values for item in value):
        raise RequestError(400, f"{where} must be a list of: {', '.join(choice.values)}")
    return [item for item in choice.values if item in value]


def _parse_one(value: object, choice: Choice, where: str) -> str:
    if not isinstance(value, str) or value not in choice.values:
        raise RequestError(400, f"{where} must be one of: {', '.join(choice.values)}")
    return value


def _parse_curve(curve: object, model: PremiumModel) -> Curve:
    """Return a curve over a required answer or a choice of one value."""
    if not isinstance(curve, dict):
        raise RequestError(400, "curve must be an object")
    choices = [name for name, choice in model.optional.items() if not choice.multiple]
    names = [*model.fields, *choices]
    field = curve.get("field")
    if field not in names:
        raise RequestError(400, f"curve.field must be one of: {', '.join(names)}")
    values = curve.get("values")
    if not isinstance(values, list) or not 1 <= len(values) <= MAX_CURVE_VALUES:
        raise RequestError(400, f"curve.values must be a list of 1 to {MAX_CURVE_VALUES} values")
    choice = model.optional.get(field)
    return Curve(
        field,
        [
            _parse_one(value, choice, f"curve.values[{i}]")
            if choice
            else _parse_number(value, model, field, f"curve.values[{i}]")
            for i, value in enumerate(values)
        ],
    )


def _parse_number(value: object, model: PremiumModel, name: str, where: str) -> float:
    flag = name in model.flags
    message = f"{where} must be {'0 or 1' if flag else 'a finite number of at least 0'}"
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        raise RequestError(400, message)
    try:
        number = float(value)
    except OverflowError:
        raise RequestError(400, message) from None
    if not math.isfinite(number) or number < 0 or (flag and number not in (0, 1)):
        raise RequestError(400, message)
    return number


def clamp(
    answers: Answers, bounds: Mapping[str, Sequence[float]]
) -> tuple[Answers, list[dict[str, Any]]]:
    """Return the answers within the bounds of the data, and those that were outside.

    ``bounds`` has the lowest and highest value of a field.
    """
    clamped, outside = dict(answers), []
    for name, (lowest, highest) in bounds.items():
        if not lowest <= answers[name] <= highest:
            clamped[name] = min(highest, max(lowest, answers[name]))
            outside.append({"feature": name, "lowest": lowest, "highest": highest})
    return clamped, outside

"""Evaluation of an invocation, the same as ``local/model-endpoint/evaluate.ts``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from request import PremiumModel, RequestError, parse_request

JSON_TYPE = "application/json"


def evaluate(
    models: Mapping[str, PremiumModel],
    body: str | bytes,
    content_type: str | None,
    accept: str | None,
) -> dict[str, Any]:
    """Return the predictions, and the curve if requested. Raises RequestError."""
    if _media_type(content_type or "") != JSON_TYPE:
        raise RequestError(415, f"The content type must be {JSON_TYPE}")
    accepted = {_media_type(part) for part in (accept or "*/*").split(",")}
    if not accepted & {JSON_TYPE, "application/*", "*/*"}:
        raise RequestError(406, f"The response is {JSON_TYPE} only")
    request = parse_request(body, models)
    model = models[request.insurance_type]
    result = {
        "model_version": model.version,
        "insurance_type": request.insurance_type,
        "predictions": [model.predict(instance) for instance in request.instances],
    }
    if request.curve:
        [instance] = request.instances
        result["curve"] = [
            {"value": value, **model.price({**instance, request.curve.field: value})}
            for value in request.curve.values
        ]
    return result


def _media_type(header: str) -> str:
    return header.split(";")[0].strip().lower()

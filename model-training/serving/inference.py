"""Functions that the SageMaker XGBoost container calls in script mode.

A single-model endpoint there is served by ``sagemaker_containers``: an exception becomes a
response 500 with a page of HTML, so that errors of the client are returned as responses.
"""

from __future__ import annotations

import json
import logging
from pathlib import Path
from typing import Any

from sagemaker_containers.beta.framework import worker

from models import read_models
from request import PremiumModel, RequestError, parse_request

JSON_TYPE = "application/json"

Models = dict[str, PremiumModel]

logger = logging.getLogger(__name__)


def model_fn(model_dir: str) -> Models:
    """Read both premium models from the unpacked archive."""
    return read_models(Path(model_dir))


def transform_fn(
    models: Models, body: str | bytes, content_type: str | None, accept: str | None
) -> worker.Response:
    """Return the response to an invocation; 400, 406 and 415 with a message, 500 without."""
    try:
        _check_types(content_type, accept)
        return _respond(200, evaluate(body, models))
    except RequestError as error:
        return _respond(error.status, {"message": error.message})
    except Exception:
        logger.exception("The model failed")
        return _respond(500, {"message": "The model failed"})


def evaluate(body: str | bytes, models: Models) -> dict[str, Any]:
    """Return the predictions, and the curve if requested. Raises RequestError."""
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


def _check_types(content_type: str | None, accept: str | None) -> None:
    if _media_type(content_type or "") != JSON_TYPE:
        raise RequestError(415, f"The content type must be {JSON_TYPE}")
    accepted = {_media_type(part) for part in (accept or "*/*").split(",")}
    if not accepted & {JSON_TYPE, "application/*", "*/*"}:
        raise RequestError(406, f"The response is {JSON_TYPE} only")


def _media_type(header: str) -> str:
    return header.split(";")[0].strip().lower()


def _respond(status: int, content: dict[str, Any]) -> worker.Response:
    text = json.dumps(content, allow_nan=False, separators=(",", ":"))
    return worker.Response(response=text, status=status, mimetype=JSON_TYPE)

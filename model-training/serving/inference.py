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

from evaluate import JSON_TYPE, evaluate
from models import read_models
from request import PremiumModel, RequestError

Models = dict[str, PremiumModel]

logger = logging.getLogger(__name__)


def model_fn(model_dir: str) -> Models:
    """Read both premium models from the unpacked archive."""
    return read_models(Path(model_dir))


def transform_fn(
    models: Models, body: str | bytes, content_type: str | None, accept: str | None
) -> worker.Response:
    """Return the response to an invocation; 400, 406 and 415 name what is wrong."""
    try:
        return _respond(200, evaluate(models, body, content_type, accept))
    except RequestError as error:
        return _respond(error.status, {"message": error.message})
    except Exception:
        logger.exception("The model failed")
        return _respond(500, {"message": "The model failed"})


def _respond(status: int, content: dict[str, Any]) -> worker.Response:
    text = json.dumps(content, allow_nan=False, separators=(",", ":"))
    return worker.Response(response=text, status=status, mimetype=JSON_TYPE)

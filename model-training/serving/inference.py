"""The functions that the SageMaker XGBoost container calls in script mode."""

from __future__ import annotations

import json
import logging
import sys
import traceback
from pathlib import Path
from typing import Any

from sagemaker_inference.errors import BaseInferenceToolkitError

from models import read_models
from premium import PremiumModel
from request import JSON_TYPE, RefusedRequestError, Request, parse_request

Models = dict[str, PremiumModel]

# The answers that each product takes; the models are read from where the container puts them,
# before any request, and input_fn isn't given them.
_features: dict[str, list[str]] = {}

logger = logging.getLogger(__name__)


class InvocationError(BaseInferenceToolkitError):
    """Tells the container the HTTP status and the text to answer with."""

    def __init__(self, status: int, message: str) -> None:
        """Take an HTTP status and a message for the caller."""
        super().__init__(status, message, message)

    def __str__(self) -> str:
        """Return the message alone, since the container answers with this text."""
        return str(self.message)


def model_fn(model_dir: str) -> Models:
    """Read both premium models from the unpacked archive."""
    # The container appends an error's traceback to its answer; callers are none the wiser for
    # it. With this limit it appends no frames. predict_fn logs unexpected errors in full.
    sys.tracebacklimit = 0
    models = read_models(Path(model_dir))
    _features.update({product: model.names for product, model in models.items()})
    return models


def input_fn(request_body: str | bytes, content_type: str | None) -> Request:
    """Return the applicants in a request; 400 or 415 with the reason when there are none."""
    try:
        return parse_request(request_body, content_type, _features)
    except RefusedRequestError as error:
        raise InvocationError(error.status, error.message) from None


def predict_fn(request: Request, models: Models) -> dict[str, Any]:
    """Return every applicant's premium, range and reasons, in the request's order."""
    model = models[request.product]
    try:
        predictions = [model.predict(applicant) for applicant in request.applicants]
    except Exception as error:
        logger.error("".join(traceback.format_exception(error, limit=50)))
        raise InvocationError(500, "The model could not answer") from None
    return {
        "model_version": model.version,
        "insurance_type": request.product,
        "predictions": predictions,
    }


def output_fn(answer: dict[str, Any], accept: str | None) -> tuple[str, str]:
    """Return the answer as JSON; 406 when the caller accepts none."""
    accepted = [part.split(";")[0].strip().lower() for part in (accept or JSON_TYPE).split(",")]
    if not {JSON_TYPE, "application/*", "*/*"} & set(accepted):
        raise InvocationError(406, f"The answer is {JSON_TYPE} only")
    return json.dumps(answer, allow_nan=False), JSON_TYPE

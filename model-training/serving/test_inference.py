"""The serving functions, called by SageMaker's own request handling."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sagemaker_inference.transformer import Transformer

import inference
from premium import PremiumModel

BAD_REQUESTS = json.loads(
    (Path(__file__).resolve().parent.parent / "bad-requests.json").read_text(encoding="utf-8")
)


class Context:
    """A request as the container's model server hands it over."""

    def __init__(self, model_dir: Path, headers: dict[str, str]) -> None:
        """Take the directory of the model and the request's headers."""
        self.system_properties = {"model_dir": str(model_dir)}
        self.request_processor = [self]
        self.headers = headers
        self.status = 200
        self.content_type = ""

    def get_request_properties(self) -> dict[str, str]:
        """Return the request's headers."""
        return self.headers

    def set_response_status(self, code: int, phrase: str) -> None:
        """Take the status to answer with."""
        assert "\n" not in phrase
        self.status = code

    def set_response_content_type(self, _: int, value: str) -> None:
        """Take the content type to answer with."""
        self.content_type = value


Invoke = Callable[..., tuple[int, str]]


@pytest.fixture
def invoke(artifacts: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Invoke]:
    """Return a function that sends one request through the container's request handling."""
    monkeypatch.setenv("SAGEMAKER_PROGRAM", "inference.py")
    limit = getattr(sys, "tracebacklimit", None)
    transformer = Transformer()

    def send(
        body: str, content_type: str = "application/json", accept: str = "*/*"
    ) -> tuple[int, str]:
        context = Context(artifacts, {"Content-Type": content_type, "Accept": accept})
        [answer] = transformer.transform([{"body": body.encode()}], context)
        return context.status, answer

    yield send
    if limit is None:
        del sys.tracebacklimit
    else:
        sys.tracebacklimit = limit


def golden_cases(artifacts: Path, product: str) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """Return a golden file and the cases in it."""
    golden = json.loads((artifacts / "golden" / f"{product}.json").read_text(encoding="utf-8"))
    return golden, golden["cases"]


@pytest.mark.parametrize("product", ["health", "car"])
def test_batches_are_answered_as_the_golden_vectors_say(
    invoke: Invoke, artifacts: Path, product: str
) -> None:
    golden, cases = golden_cases(artifacts, product)
    assert [case["kind"] for case in cases].count("random") == 1000
    assert [case["kind"] for case in cases].count("edge") == 200
    instances = [dict(zip(golden["features"], case["answers"], strict=True)) for case in cases]
    status, text = invoke(json.dumps({"insurance_type": product, "instances": instances}))
    answer = json.loads(text)
    assert status == 200
    assert answer["model_version"] == golden["model_version"]
    assert answer["insurance_type"] == product
    for prediction, case in zip(answer["predictions"], cases, strict=True):
        assert prediction["premium"] == pytest.approx(case["premium"], abs=0.01)
        assert prediction["range"]["low"] == pytest.approx(case["low"], abs=0.01)
        assert prediction["range"]["high"] == pytest.approx(case["high"], abs=0.01)
        assert prediction["range"]["coverage"] == 0.8
        assert prediction["baseline"] == pytest.approx(case["baseline"], abs=0.01)
        amounts = [part["amount"] for part in prediction["contributions"]]
        assert amounts == pytest.approx(case["amounts"], abs=0.01)
        assert [list(outside.values()) for outside in prediction["outside_training"]] == case[
            "outside"
        ]


@pytest.mark.parametrize("bad", BAD_REQUESTS, ids=lambda bad: bad["name"])
def test_bad_requests_are_answered_with_their_reason_and_no_traceback(
    invoke: Invoke, bad: dict[str, Any]
) -> None:
    status, text = invoke(bad["body"], bad.get("content_type", "application/json"))
    assert status == bad["status"]
    assert text.splitlines()[0] == bad["message"]
    assert "Traceback" not in text
    assert ".py" not in text


def test_a_caller_that_takes_no_json_is_refused(invoke: Invoke, models: dict[str, Any]) -> None:
    body = json.dumps({"insurance_type": "car", "instances": [models["car"].reference]})
    status, text = invoke(body, accept="text/csv")
    assert status == 406
    assert text.splitlines()[0] == "The answer is application/json only"


def test_a_failing_model_is_logged_in_full_and_hidden_from_the_caller(
    invoke: Invoke, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("broken booster")

    monkeypatch.setattr(PremiumModel, "predict", fail)
    applicant = dict.fromkeys(
        ("driver_age", "driving_experience", "annual_mileage", "vehicle_age", "prv_accident"), 1
    )
    status, text = invoke(json.dumps({"insurance_type": "car", "instances": [applicant]}))
    assert status == 500
    assert text.splitlines()[0] == "The model could not answer"
    assert "broken booster" not in text
    assert "broken booster" in caplog.text
    assert "test_inference.py" in caplog.text


def test_content_types_may_name_a_character_set(models: dict[str, Any], artifacts: Path) -> None:
    inference.model_fn(str(artifacts))
    body = json.dumps({"insurance_type": "car", "instances": [models["car"].reference]})
    request = inference.input_fn(body, "application/json; charset=utf-8")
    assert request.applicants == [models["car"].reference]
    del sys.tracebacklimit


def test_the_tests_run_on_the_containers_xgboost() -> None:
    import xgboost

    assert xgboost.__version__ == "3.0.5"

"""The script in the serving code of the XGBoost container (``sagemaker_containers``)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from flask.testing import FlaskClient
from sagemaker_containers.beta.framework import transformer, worker

import inference
from car_evaluation import TYPICAL
from request import PremiumModel

BAD_REQUESTS = json.loads(
    (Path(__file__).resolve().parent.parent / "bad-requests.json").read_text(encoding="utf-8")
)


@pytest.fixture
def client(artifacts: Path) -> FlaskClient:
    """Return a client of the container's application, assembled as the container does it."""
    functions = transformer.Transformer(
        model_fn=lambda _: inference.model_fn(str(artifacts)), transform_fn=inference.transform_fn
    )
    functions.initialize()
    return worker.Worker(transform_fn=functions.transform, module_name="inference").test_client()


def invoke(
    client: FlaskClient,
    content: object,
    content_type: str = "application/json",
    accept: str = "*/*",
) -> tuple[int, dict[str, Any]]:
    """Return the status and the JSON of the response."""
    body = content if isinstance(content, str) else json.dumps(content)
    headers = {"Content-Type": content_type, "Accept": accept}
    response = client.post("/invocations", data=body, headers=headers)
    assert response.mimetype == "application/json"
    return response.status_code, json.loads(response.data)


@pytest.mark.parametrize("product", ["health", "car"])
def test_batches_match_the_golden_vectors(
    client: FlaskClient, artifacts: Path, product: str
) -> None:
    golden = json.loads((artifacts / "golden" / f"{product}.json").read_text(encoding="utf-8"))
    instances = [case["instance"] for case in golden["cases"]]
    status, result = invoke(client, {"insurance_type": product, "instances": instances})
    assert status == 200
    assert result["model_version"] == golden["model_version"]
    assert result["insurance_type"] == product
    assert result["predictions"] == [case["prediction"] for case in golden["cases"]]


def test_a_curve_has_the_premium_at_each_value(client: FlaskClient) -> None:
    curve = {"field": "prv_accident", "values": [0, 2, 1]}
    status, result = invoke(
        client, {"insurance_type": "car", "instances": [TYPICAL], "curve": curve}
    )
    assert status == 200
    prediction = result["predictions"][0]
    assert result["curve"][0] == {
        "value": 0,
        "premium": prediction["premium"],
        "low": prediction["range"]["low"],
        "high": prediction["range"]["high"],
    }
    assert [point["value"] for point in result["curve"]] == [0, 2, 1]
    assert result["curve"][1]["premium"] > result["curve"][2]["premium"]


@pytest.mark.parametrize("bad", BAD_REQUESTS, ids=lambda bad: bad["name"])
def test_bad_requests_return_their_status_and_message(
    client: FlaskClient, bad: dict[str, Any]
) -> None:
    status, result = invoke(
        client, bad["body"], bad.get("content_type", "application/json"), bad.get("accept", "*/*")
    )
    assert (status, result) == (bad["status"], {"message": bad["message"]})


def test_an_unexpected_error_is_logged_and_not_returned(
    client: FlaskClient,
    models: dict[str, PremiumModel],
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("broken table")

    monkeypatch.setattr(type(models["car"]), "predict", fail)
    status, result = invoke(client, {"insurance_type": "car", "instances": [TYPICAL]})
    assert (status, result) == (500, {"message": "The model failed"})
    assert "broken table" in caplog.text


def test_a_content_type_may_have_a_character_set(client: FlaskClient) -> None:
    content = {"insurance_type": "car", "instances": [TYPICAL]}
    assert invoke(client, content, "application/json; charset=utf-8")[0] == 200


def test_pings_succeed(client: FlaskClient) -> None:
    assert client.get("/ping").status_code == 200

"""Renewal of the prices by the table of a plan year, downloaded from a local server with TLS."""

from __future__ import annotations

import io
import json
import shutil
import ssl
import subprocess
import sys
import zipfile
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from subprocess import CalledProcessError
from threading import Thread
from typing import Any

import pytest

import download
import renewal
from evaluator import run_node
from tables import ARTIFACTS, TableError

Serve = Callable[..., None]

HEADER = (
    "State Code,FIPS County Code,County Name,Metal Level,Issuer Name,HIOS Issuer ID,"
    "Plan ID (Standard Component),Child Only Offering,Premium Adult Individual Age 21"
)
RISE = 1.1
HOUSTON = {"state": "TX", "county": "48201"}
LOS_ANGELES = {"state": "CA", "county": "06037"}


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a file with a certificate of localhost and its key."""
    folder = tmp_path_factory.mktemp("tls")
    key, file = folder / "key.pem", folder / "certificate.pem"
    subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"]
    options = ["-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", *subject]
    subprocess.run(
        ["openssl", "req", *options, "-keyout", str(key), "-out", str(file)],
        check=True,
        capture_output=True,
    )
    file.write_text(file.read_text() + key.read_text())
    return file


@pytest.fixture
def serve(certificate: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Serve]:
    """Return a function that sets the answer of a server, which takes the place of CMS's."""
    answers: dict[str, Any] = {}

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            body, headers = answers["body"], answers["headers"]
            self.send_response(answers["status"])
            for name, value in ({"Content-Length": str(len(body))} | headers).items():
                self.send_header(name, value)
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_: object) -> None:
            pass

    server = ThreadingHTTPServer(("localhost", 0), Handler)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate)
    server.socket = context.wrap_socket(server.socket, server_side=True)
    thread = Thread(target=server.serve_forever, daemon=True)
    thread.start()
    address = f"https://localhost:{server.server_port}/py{{plan_year}}/plans.zip"
    monkeypatch.setattr(download, "PLANS_URL", address)
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
    monkeypatch.setenv("no_proxy", "localhost")

    def answer(body: bytes, *, status: int = 200, headers: dict[str, str] | None = None) -> None:
        answers.update(body=body, status=status, headers=headers or {})

    yield answer
    server.shutdown()
    server.server_close()
    thread.join()


def pack(files: dict[str, str]) -> bytes:
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in files.items():
            archive.writestr(name, text)
    return content.getvalue()


def break_content(archive: bytes) -> bytes:
    """Return a ZIP file whose first file has bytes that cannot be unpacked."""
    start = 30 + len("a.csv")
    return archive[:start] + b"\xff" * 8 + archive[start + 8 :]


def encrypt(archive: bytes) -> bytes:
    """Return a ZIP file that says that its file is encrypted."""
    entry = archive.index(b"PK\x01\x02") + 8
    return archive[:6] + b"\x01" + archive[7:entry] + b"\x01" + archive[entry + 1 :]


WHOLE = pack({"Read me.txt": "", "Individual_Market_Medical.csv": f"{HEADER}\n"})


def test_the_table_is_unpacked(tmp_path: Path, serve: Serve) -> None:
    serve(WHOLE)
    assert download.download_plans(2027, tmp_path).read_text() == f"{HEADER}\n"


@pytest.mark.parametrize(
    ("body", "answer", "message"),
    [
        (b"gone", {"status": 404}, "plans.zip: status 404; is the table of 2027 published"),
        (b"<html>", {}, "is not a whole ZIP file"),
        (WHOLE[:-40], {}, "is not a whole ZIP file"),
        (break_content(pack({"a.csv": HEADER})), {}, "is not a whole ZIP file"),
        (encrypt(pack({"a.csv": HEADER})), {}, "is not a whole ZIP file: .*encrypted"),
        (b"400\r\nPK", {"headers": {"Transfer-Encoding": "chunked"}}, "could not be loaded"),
        (WHOLE[:60], {"headers": {"Content-Length": "900"}}, "plans.zip: 60 of 900 bytes"),
        (pack({"a.txt": ""}), {}, "0 CSV files, expected one"),
        (pack({"a.csv": "", "b.csv": ""}), {}, "2 CSV files, expected one"),
        (pack({"a.csv": "0" * 5001}), {}, "more than 5000 bytes"),
        (bytes(2001), {}, "more than 2000 bytes"),
        (
            b"",
            {"status": 302, "headers": {"Location": "http://localhost/plans.zip"}},
            "an address without TLS",
        ),
    ],
)
def test_an_answer_that_is_no_table_is_rejected(
    tmp_path: Path,
    serve: Serve,
    monkeypatch: pytest.MonkeyPatch,
    body: bytes,
    answer: dict[str, Any],
    message: str,
) -> None:
    monkeypatch.setattr(download, "MAX_DOWNLOAD", 2000)
    monkeypatch.setattr(download, "MAX_TABLE", 5000)
    serve(body, **answer)
    with pytest.raises(TableError, match=message):
        download.download_plans(2027, tmp_path)


def test_a_server_that_is_not_trusted_or_not_there_is_rejected(
    tmp_path: Path, serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    serve(WHOLE)
    monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / "none.pem"))
    with pytest.raises(TableError, match=r"could not be loaded \(.*CERTIFICATE_VERIFY_FAILED"):
        download.download_plans(2027, tmp_path)
    monkeypatch.setattr(download, "PLANS_URL", "https://localhost:1/{plan_year}")
    with pytest.raises(TableError, match="https://localhost:1/2027 could not be loaded"):
        download.download_plans(2027, tmp_path)


@pytest.fixture
def copies(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a copy of the artifacts, which a renewal replaces with what depends on them."""
    artifacts = shutil.copytree(ARTIFACTS, tmp_path / "model" / "artifacts")
    shutil.copy(ARTIFACTS.parent / "reference-people.json", artifacts.parent)
    rules = shutil.copytree(renewal.RULES, tmp_path / "rules")
    monkeypatch.setattr(renewal, "ARTIFACTS", artifacts)
    monkeypatch.setattr(renewal, "RULES", rules)
    monkeypatch.setattr(renewal, "CREDIT_BENCHMARK", rules / renewal.CREDIT_BENCHMARK.name)
    # It writes the figures of the repository.
    monkeypatch.setattr(renewal, "run_node", lambda _: None)
    return artifacts


def read_parts(artifacts: Path) -> dict[str, Any]:
    latest = max(artifacts.glob("prices-????"))
    return {file.stem: json.loads(file.read_text()) for file in latest.glob("*.json")}


def list_content(folder: Path) -> dict[str, bytes]:
    return {str(file): file.read_bytes() for file in folder.rglob("*") if file.is_file()}


def invent_plans(parts: dict[str, Any]) -> str:
    """Return a table of all counties with filed prices, each raised, and with two insurers."""
    rows = ["Individual market medical plans,,,,,,,,", HEADER]
    for state, place in parts.items():
        for code, county in place.get("counties", {}).items():
            if len(filed := county.get("filed", [])) < len(renewal.FILED):
                continue
            benchmark, silver, bronze, gold = (round(RISE * price, 2) for price in filed)
            metals = ("Silver", silver), ("Silver", benchmark), ("Expanded Bronze", bronze)
            for number, (metal, price) in enumerate((*metals, ("Gold", gold))):
                insurer = "Ambetter" if number % 2 else f"Blue Cross of {state}"
                start = f"{state},{place['fips']}{code},{county['name']},{metal},{insurer}"
                rows.append(f'{start},1,1,Allows Adult and Child-Only,"${price:,.2f}"')
    return "\n".join([*rows, ""])


def estimate(artifacts: Path, place: dict[str, str], plan_year: int) -> dict[str, Any]:
    people = json.loads((ARTIFACTS.parent / "reference-people.json").read_text())
    person = people["health"]["people"][0] | {"age": 21} | place
    request = {"insurance_type": "health", "year": 2026, "instances": [person]}
    content = json.dumps(request | {"plan_year": plan_year})
    output = run_node("serving/evaluate.ts", str(artifacts), request=content)
    return json.loads(output)["predictions"][0]["market"]


def test_the_next_plan_year_is_downloaded_and_priced(
    copies: Path, serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    last = read_parts(copies)
    plan_year = last["US"]["plan_year"] + 1
    serve(pack({"Individual_Market_Medical.csv": invent_plans(last)}))
    monkeypatch.setattr(sys, "argv", ["renewal.py", str(plan_year)])
    before = estimate(copies, HOUSTON, plan_year - 1)
    zips = list_content(copies / "places")
    renewal.main()

    houston = estimate(copies, HOUSTON, plan_year)
    assert houston["prices"] == {"plan_year": plan_year, "basis": "filed"}
    assert "filed" not in houston
    assert houston["premium"] == pytest.approx(RISE * before["premium"], abs=0.2)
    with pytest.raises(CalledProcessError):
        estimate(copies, HOUSTON, plan_year - 1)
    texas = read_parts(copies)["TX"]
    insurers = texas["sellers"][texas["counties"]["201"]["sellers"]]
    assert [texas["insurers"][number] for number in insurers] == [
        ["Ambetter", None],
        ["Blue Cross of TX", None],
    ]
    assert "rise" not in texas
    # California's exchange is its own.
    assert read_parts(copies)["CA"] == last["CA"]
    assert estimate(copies, LOS_ANGELES, plan_year)["prices"]["basis"] == "projected"
    assert estimate(copies, LOS_ANGELES, plan_year - 1)["prices"]["basis"] == "filed"
    renewed = list_content(copies / "places")
    changed = [name for name in zips if renewed[name] != zips[name]]
    assert all("/zips/" in name for name in changed)


@pytest.mark.parametrize(
    ("share", "cut", "message"),
    [
        (0.5, 0, r"py\d{4}/.*zip: individual-market-medical.csv: no prices of [A-Z]{2}"),
        (1, 4, "py.*the last line has no end"),
        (0.9999, 0, "No gold price of .*; if that is right: --without"),
    ],
)
def test_a_half_table_changes_nothing(
    copies: Path,
    serve: Serve,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    share: float,
    cut: int,
    message: str,
) -> None:
    last = read_parts(copies)
    lines = invent_plans(last).splitlines(keepends=True)
    plans = "".join(lines[: int(share * len(lines))])
    serve(pack({"plans.csv": plans[: len(plans) - cut]}))
    monkeypatch.setattr(sys, "argv", ["renewal.py", str(last["US"]["plan_year"] + 1)])
    before = list_content(copies.parent.parent)
    with pytest.raises(SystemExit, match=message):
        renewal.main()
    assert list_content(copies.parent.parent) == before
    assert capsys.readouterr().out == ""

"""Download of the table of plans from a local server, and the renewal of the prices by it."""

from __future__ import annotations

import io
import json
import shutil
import ssl
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Event, Thread
from typing import Any

import pytest

import download
import renewal
from evaluator import run_node
from tables import ARTIFACTS, TableError

Answer = tuple[bytes, int, dict[str, str]]

HEADER = (
    "State Code,FIPS County Code,County Name,Metal Level,Issuer Name,"
    "Plan ID (Standard Component),Child Only Offering,Premium Adult Individual Age 21\n"
)
RISE = 1.1


class Server(ThreadingHTTPServer):
    """Server that takes the place of CMS's; gives one answer to all requests."""

    answer: Answer = b"", 200, {}
    ends: Event | None = None
    """Event before which no answer ends."""


class Handler(BaseHTTPRequestHandler):
    """Sends the answer of the server."""

    def do_GET(self) -> None:  # noqa: D102
        body, status, headers = self.server.answer
        self.send_response(status)
        for name, value in ({"Content-Length": str(len(body))} | headers).items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(body)
        if self.server.ends:
            self.server.ends.wait()

    def log_message(self, *_: object) -> None:  # noqa: D102
        pass


@pytest.fixture
def server(monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """Return a server without TLS, whose certificates one test is about."""
    with Server(("localhost", 0), Handler) as running:
        Thread(target=running.serve_forever, daemon=True).start()
        address = f"http://localhost:{running.server_port}/py{{plan_year}}/plans.zip"
        monkeypatch.setattr(download, "PLANS_URL", address)
        monkeypatch.setenv("no_proxy", "localhost")
        yield running
        running.shutdown()


def pack(method: int = zipfile.ZIP_DEFLATED, **files: str) -> bytes:
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w", method) as archive:
        for name, text in files.items():
            archive.writestr(name.replace("_", "."), text)
    return content.getvalue()


def replace(content: bytes, *changes: tuple[int, bytes]) -> bytes:
    changed = bytearray(content)
    for start, part in changes:
        changed[start : start + len(part)] = part
    return bytes(changed)


WHOLE = pack(read_me="", plans_csv=HEADER)
ONE = pack(a_csv=HEADER)
# The first file cannot be unpacked; it is marked as encrypted, in both of its headers.
BROKEN = replace(ONE, (30 + len("a.csv"), b"\xff" * 8))
BZIP2, LZMA = (pack(method, a_csv=HEADER) for method in (zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA))
# Its list of files is said to be far behind the end.
MISPLACED = replace(WHOLE, (WHOLE.rindex(b"PK\x05\x06") + 12, b"\xff\xff\xff\x7f" * 2))
ENCRYPTED = replace(ONE, (6, b"\x01"), (ONE.index(b"PK\x01\x02") + 8, b"\x01"))


def test_the_table_is_unpacked(tmp_path: Path, server: Server) -> None:
    server.answer = WHOLE, 200, {}
    assert download.download_plans(2027, tmp_path).read_text() == HEADER


@pytest.mark.parametrize(
    ("answer", "message"),
    [
        ((b"gone", 404, {}), "plans.zip: status 404; is the table of 2027 published"),
        ((b"<html>", 200, {}), "is not a whole ZIP file"),
        ((WHOLE[:-40], 200, {}), "is not a whole ZIP file"),
        ((BROKEN, 200, {}), "is not a whole ZIP file"),
        ((ENCRYPTED, 200, {}), "is not a whole ZIP file: .*encrypted"),
        ((b"400\r\nPK", 200, {"Transfer-Encoding": "chunked"}), "could not be loaded"),
        ((WHOLE[:60], 200, {"Content-Length": "900"}), "plans.zip: 60 of 900 bytes"),
        ((WHOLE, 200, {"Content-Length": "many"}), "of many bytes"),
        ((WHOLE, 200, {"Content-Length": "-5"}), "of -5 bytes"),
        ((WHOLE, 200, {"Content-Length": "9" * 5000}), "could not be loaded|of 999"),
        ((BZIP2, 200, {}), "compression 12, expected deflate"),
        ((LZMA, 200, {}), "compression 14, expected deflate"),
        ((MISPLACED, 200, {}), "is not a whole ZIP file"),
        ((pack(a_txt=""), 200, {}), "0 CSV files, expected one"),
        ((pack(a_csv="", b_csv=""), 200, {}), "2 CSV files, expected one"),
        ((pack(a_csv="0" * 5001), 200, {}), "more than 5000 bytes"),
        ((bytes(2001), 200, {}), "more than 2000 bytes"),
        ((b"", 302, {"Location": "http://localhost/plans.zip"}), "an address without TLS"),
        ((b"", 302, {"Location": "https://[::1"}), "could not be loaded"),
    ],
)
def test_an_answer_that_is_no_table_is_rejected(
    tmp_path: Path, server: Server, monkeypatch: pytest.MonkeyPatch, answer: Answer, message: str
) -> None:
    monkeypatch.setattr(download, "MAX_DOWNLOAD", 2000)
    monkeypatch.setattr(download, "MAX_TABLE", 5000)
    server.answer = answer
    with pytest.raises(TableError, match=message):
        download.download_plans(2027, tmp_path)


def test_an_answer_without_end_is_given_up(
    tmp_path: Path, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    server.answer, server.ends = (WHOLE, 200, {"Content-Length": "900"}), Event()
    monkeypatch.setattr(download, "MAX_SECONDS", 0.2)
    with pytest.raises(TableError, match=r"not loaded within 0\.2 seconds"):
        download.download_plans(2027, tmp_path)
    server.ends.set()


def test_a_server_that_is_not_trusted_or_not_there_is_rejected(
    tmp_path: Path, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "certificate.pem"
    options = ["-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", "/CN=localhost"]
    command = ["openssl", "req", *options, "-keyout", file, "-out", tmp_path / "public.pem"]
    subprocess.run(command, check=True, capture_output=True)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(tmp_path / "public.pem", file)
    server.socket = context.wrap_socket(server.socket, server_side=True)
    for port, reason in ((server.server_port, r"\(.*CERTIFICATE_VERIFY_FAILED"), (1, "")):
        monkeypatch.setattr(download, "PLANS_URL", f"https://localhost:{port}/{{plan_year}}")
        with pytest.raises(TableError, match=f":{port}/2027 could not be loaded {reason}"):
            download.download_plans(2027, tmp_path)


@pytest.fixture
def artifacts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a copy of the artifacts, which a renewal replaces with what depends on them."""
    folder = shutil.copytree(ARTIFACTS, tmp_path / "model" / "artifacts")
    shutil.copy(ARTIFACTS.parent / "reference-people.json", folder.parent)
    rules = shutil.copytree(renewal.RULES, tmp_path / "rules")
    monkeypatch.setattr(renewal, "ARTIFACTS", folder)
    monkeypatch.setattr(renewal, "RULES", rules)
    # The rules of the next plan year are known.
    year = int(max(ARTIFACTS.glob("prices-????")).name[-4:])
    known = json.loads((rules / "plan-years.json").read_text())
    (rules / "plan-years.json").write_text(json.dumps({str(year + 1): {}} | known))
    monkeypatch.setattr(renewal, "CREDIT_BENCHMARK", rules / renewal.CREDIT_BENCHMARK.name)
    # It writes the figures of the repository.
    monkeypatch.setattr(renewal, "run_node", lambda _: None)
    plan_year = read_prices(folder)["US"]["plan_year"] + 1
    monkeypatch.setattr(sys, "argv", ["renewal.py", str(plan_year)])
    return folder


def read_prices(artifacts: Path) -> dict[str, Any]:
    latest = max(artifacts.glob("prices-????"))
    return {file.stem: json.loads(file.read_text()) for file in latest.glob("*.json")}


def list_content(folder: Path) -> dict[Path, bytes]:
    return {file: file.read_bytes() for file in folder.rglob("*") if file.is_file()}


def invent_plans(prices: dict[str, Any]) -> str:
    """Return a table of all counties with filed prices, each raised."""
    rows = []
    for state, place in prices.items():
        for code, county in place.get("counties", {}).items():
            if len(filed := county.get("filed", [])) < len(renewal.FILED):
                continue
            for metal, price in zip(
                ("Silver", "Silver", "Expanded Bronze", "Gold"), filed, strict=True
            ):
                start = f"{state},{place['fips']}{code},{county['name']},{metal},Oscar"
                rows.append(f'{start},1,Allows Adult and Child-Only,"${RISE * price:,.2f}"\n')
    return "".join([HEADER, *rows])


def estimate(artifacts: Path, state: str, county: str, plan_year: int) -> dict[str, Any]:
    people = json.loads((ARTIFACTS.parent / "reference-people.json").read_text())
    person = people["health"]["people"][0] | {"age": 21, "state": state, "county": county}
    request = {"insurance_type": "health", "year": 2026, "instances": [person]}
    content = json.dumps(request | {"plan_year": plan_year})
    output = run_node("serving/evaluate.ts", str(artifacts), request=content)
    return json.loads(output)["predictions"][0]["market"]


def test_the_next_plan_year_is_downloaded_and_priced(artifacts: Path, server: Server) -> None:
    last = read_prices(artifacts)
    plan_year = last["US"]["plan_year"] + 1
    server.answer = pack(plans_csv=invent_plans(last)), 200, {}
    before = estimate(artifacts, "TX", "48201", plan_year - 1)
    places = list_content(artifacts / "places")
    renewal.main()
    houston = estimate(artifacts, "TX", "48201", plan_year)
    assert houston["prices"] == {"plan_year": plan_year, "basis": "filed"}
    assert houston["premium"] == pytest.approx(RISE * before["premium"], abs=0.2)
    with pytest.raises(subprocess.CalledProcessError):
        estimate(artifacts, "TX", "48201", plan_year - 1)
    # California's exchange is its own.
    for year, basis in ((plan_year, "projected"), (plan_year - 1, "filed")):
        assert estimate(artifacts, "CA", "06037", year)["prices"]["basis"] == basis
    changed = list_content(artifacts / "places").items() - places.items()
    assert all(file.parent.name == "zips" for file, _ in changed)


def test_a_cut_table_changes_nothing(
    artifacts: Path, server: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    before = list_content(artifacts.parent.parent)
    server.answer = pack(plans_csv=invent_plans(read_prices(artifacts))[:-4]), 200, {}
    with pytest.raises(SystemExit, match=r"py\d{4}/.*zip: .*csv: the last line has no end"):
        renewal.main()
    assert list_content(artifacts.parent.parent) == before
    assert capsys.readouterr().out == ""

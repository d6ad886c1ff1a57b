"""Download of the table of plans from a local server."""

from __future__ import annotations

import io
import ssl
import subprocess
import zipfile
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Event, Thread

import pytest

import download
from tables import TableError

CSV = "State Code,Metal Level\n"


class Handler(BaseHTTPRequestHandler):
    """Sends the answer of the server, and ends it after its event."""

    def do_GET(self) -> None:  # noqa: D102
        body, status, headers = self.server.answer
        self.send_response(status)
        for name, value in ({"Content-Length": str(len(body))} | headers).items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(body)
        self.server.ends.wait()

    def log_message(self, *_: object) -> None:  # noqa: D102
        pass


@pytest.fixture
def server(monkeypatch: pytest.MonkeyPatch) -> Iterator[ThreadingHTTPServer]:
    """Return a server without TLS, whose certificates one test is about."""
    monkeypatch.setenv("no_proxy", "localhost")
    with ThreadingHTTPServer(("localhost", 0), Handler) as running:
        running.answer, running.ends = (WHOLE, 200, {}), Event()
        running.ends.set()
        Thread(target=running.serve_forever, daemon=True).start()
        address = f"http://localhost:{running.server_port}/py{{plan_year}}/plans.zip"
        monkeypatch.setattr(download, "PLANS_URL", address)
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


WHOLE, ONE = pack(read_me="", plans_csv=CSV), pack(a_csv=CSV)
# The first file cannot be unpacked; it is marked as encrypted, in both of its headers.
BROKEN = replace(ONE, (30 + len("a.csv"), b"\xff" * 8))
ENCRYPTED = replace(ONE, (6, b"\x01"), (ONE.index(b"PK\x01\x02") + 8, b"\x01"))
# Its list of files is said to be far behind the end.
MISPLACED = replace(WHOLE, (WHOLE.rindex(b"PK\x05\x06") + 12, b"\xff\xff\xff\x7f" * 2))
BZIP2, LZMA = (pack(method, a_csv=CSV) for method in (zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA))


@pytest.mark.usefixtures("server")
def test_the_table_is_unpacked(tmp_path: Path) -> None:
    assert download.download_plans(2027, tmp_path).read_text() == CSV


@pytest.mark.parametrize(
    ("answer", "message"),
    [
        ((b"gone", 404, {}), "plans.zip: status 404; is the table of 2027 published"),
        ((b"<html>", 200, {}), "is not a whole ZIP file"),
        ((WHOLE[:-40], 200, {}), "is not a whole ZIP file"),
        ((BROKEN, 200, {}), "is not a whole ZIP file"),
        ((ENCRYPTED, 200, {}), "is not a whole ZIP file: .*encrypted"),
        ((MISPLACED, 200, {}), "is not a whole ZIP file"),
        ((BZIP2, 200, {}), "compression 12, expected deflate"),
        ((LZMA, 200, {}), "compression 14, expected deflate"),
        ((pack(a_txt=""), 200, {}), "0 CSV files, expected one"),
        ((pack(a_csv="", b_csv=""), 200, {}), "2 CSV files, expected one"),
        ((pack(a_csv="0" * 5001), 200, {}), "more than 5000 bytes"),
        ((bytes(2001), 200, {}), "more than 2000 bytes"),
        ((b"400\r\nPK", 200, {"Transfer-Encoding": "chunked"}), "could not be loaded"),
        ((WHOLE[:60], 200, {"Content-Length": "900"}), "plans.zip: 60 of 900 bytes"),
        ((WHOLE, 200, {"Content-Length": "many"}), "of many bytes"),
        ((WHOLE, 200, {"Content-Length": "-5"}), "of -5 bytes"),
        ((WHOLE, 200, {"Content-Length": "9" * 5000}), "could not be loaded|of 999"),
        ((b"", 302, {"Location": "http://localhost/plans.zip"}), "an address without TLS"),
        ((b"", 302, {"Location": "https://[::1"}), "could not be loaded"),
    ],
)
def test_an_answer_that_is_no_table_is_rejected(
    tmp_path: Path,
    server: ThreadingHTTPServer,
    monkeypatch: pytest.MonkeyPatch,
    answer: object,
    message: str,
) -> None:
    monkeypatch.setattr(download, "MAX_DOWNLOAD", 2000)
    monkeypatch.setattr(download, "MAX_TABLE", 5000)
    server.answer = answer
    with pytest.raises(TableError, match=message):
        download.download_plans(2027, tmp_path)


def test_an_answer_without_end_is_given_up(
    tmp_path: Path, server: ThreadingHTTPServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    server.answer = WHOLE, 200, {"Content-Length": "900"}
    server.ends.clear()
    monkeypatch.setattr(download, "MAX_SECONDS", 0.2)
    with pytest.raises(TableError, match=r"not loaded within 0\.2 seconds"):
        download.download_plans(2027, tmp_path)
    server.ends.set()


def test_a_server_that_is_not_trusted_or_not_there_is_rejected(
    tmp_path: Path, server: ThreadingHTTPServer, monkeypatch: pytest.MonkeyPatch
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

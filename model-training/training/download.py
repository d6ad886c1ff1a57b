"""Download of CMS's table of the marketplace plans of a year."""

from __future__ import annotations

import ssl
import struct
import zipfile
import zlib
from http.client import HTTPException, HTTPMessage
from pathlib import Path
from threading import Thread
from typing import IO
from urllib.error import HTTPError
from urllib.request import HTTPRedirectHandler, HTTPSHandler, Request, build_opener

from tables import TableError

PLANS_URL = "https://data.healthcare.gov/datafile/py{plan_year}/individual_market_medical.zip"
"""Plans of the states on HealthCare.gov by county; CMS publishes a plan year in late October."""

MAX_DOWNLOAD, MAX_TABLE = 200_000_000, 2_000_000_000
"""Bytes of the ZIP file, and of the table in it: far above those of past years."""

TIMEOUT = 60
"""Seconds without an answer."""

MAX_SECONDS = 900
"""Seconds for the whole download, however slowly it arrives."""

METHODS = zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED
"""Compressions of CMS's files."""


class _Redirect(HTTPRedirectHandler):
    """Follows a redirect to another address with TLS alone."""

    def redirect_request(
        self,
        req: Request,
        fp: IO[bytes],
        code: int,
        msg: str,
        headers: HTTPMessage,
        newurl: str,
    ) -> Request | None:
        if not newurl.startswith("https://"):
            raise TableError(f"{req.full_url} leads to {newurl[:80]!r}, an address without TLS")
        return super().redirect_request(req, fp, code, msg, headers, newurl)


def download_plans(plan_year: int, folder: Path) -> Path:
    """Return the table of a plan year as a CSV file in ``folder``. Raises TableError."""
    url = PLANS_URL.format(plan_year=plan_year)
    archive, table = folder / "plans.zip", folder / "individual-market-medical.csv"
    failures: list[Exception] = []

    def load() -> None:
        try:
            _load(url, archive, plan_year)
        except Exception as error:
            failures.append(error)

    # A timeout of the socket starts again with each byte.
    loading = Thread(target=load, daemon=True)
    loading.start()
    loading.join(MAX_SECONDS)
    if loading.is_alive():
        raise TableError(f"{url}: not loaded within {MAX_SECONDS} seconds: name a file instead")
    if failures:
        raise failures[0]
    try:
        with zipfile.ZipFile(archive) as content:
            tables = [file for file in content.infolist() if file.filename.lower().endswith(".csv")]
            if len(tables) != 1:
                raise TableError(f"{url}: {len(tables)} CSV files, expected one")
            if tables[0].compress_type not in METHODS:
                raise TableError(f"{url}: compression {tables[0].compress_type}, expected deflate")
            with content.open(tables[0]) as packed, table.open("wb") as file:
                _copy(packed, file, MAX_TABLE, url)
    except TableError:
        raise
    # RuntimeError: encrypted. ValueError, struct.error and OSError: impossible lengths and offsets.
    except (
        zipfile.BadZipFile,
        zlib.error,
        struct.error,
        RuntimeError,
        EOFError,
        ValueError,
        OSError,
    ) as error:
        raise TableError(f"{url} is not a whole ZIP file: {error}") from None
    return table


def _load(url: str, archive: Path, plan_year: int) -> None:
    """Write the answer of an address to a file. Raises TableError."""
    opener = build_opener(HTTPSHandler(context=ssl.create_default_context()), _Redirect())
    try:
        with opener.open(url, timeout=TIMEOUT) as answer, archive.open("wb") as file:
            expected = answer.headers.get("Content-Length")
            size = _copy(answer, file, MAX_DOWNLOAD, url)
    except TableError:
        raise
    except HTTPError as error:
        raise TableError(
            f"{url}: status {error.code}; is the table of {plan_year} published yet?"
        ) from None
    # ValueError: an address or a header that cannot be read.
    except (OSError, HTTPException, ValueError) as error:
        reason = getattr(error, "reason", error)
        raise TableError(f"{url} could not be loaded ({reason}): name a file instead") from None
    if expected is not None and expected.strip() != str(size):
        raise TableError(f"{url}: {size} of {expected[:40]} bytes")


def _copy(source: IO[bytes], target: IO[bytes], limit: int, url: str) -> int:
    """Copy all bytes, and return their number; raises TableError if there are too many."""
    size = 0
    while block := source.read(min(1 << 20, limit - size + 1)):
        size += len(block)
        if size > limit:
            raise TableError(f"{url}: more than {limit} bytes")
        target.write(block)
    return size

"""The archive for SageMaker holds what the container needs, as the same bytes each time."""

from __future__ import annotations

import gzip
import io
import json
import os
import subprocess
import sys
import tarfile
from pathlib import Path

from build_archive import build_archive, store_as_gzip
from car_evaluation import TYPICAL
from models import read_models

ASK = """
import json, pathlib, sys
from evaluate import evaluate
from models import read_models
models = read_models(pathlib.Path(sys.argv[1]))
print(json.dumps(evaluate(models, sys.stdin.read(), "application/json", None)))
"""


def test_the_same_models_give_the_same_bytes(artifacts: Path, tmp_path: Path) -> None:
    first = build_archive(artifacts)
    copy = tmp_path / "artifacts"
    copy.mkdir()
    for source in artifacts.glob("*.json"):
        (copy / source.name).write_bytes(source.read_bytes())
        (copy / source.name).chmod(0o600)
    assert build_archive(copy) == first


def test_the_file_is_gzip_of_any_length() -> None:
    for length in (1, 65535, 65536, 200_000):
        content = bytes(number % 251 for number in range(length))
        assert gzip.decompress(store_as_gzip(content)) == content


def test_members_carry_no_time_owner_or_tests(artifacts: Path) -> None:
    with tarfile.open(fileobj=io.BytesIO(build_archive(artifacts))) as archive:
        members = archive.getmembers()
    names = [member.name for member in members]
    assert names[:2] == ["health.json", "car.json"]
    assert "code/inference.py" in names
    assert not [name for name in names if "test" in name]
    assert {(member.mtime, member.uid, member.uname) for member in members} == {(0, 0, "")}


def test_an_unpacked_archive_evaluates_without_other_packages(
    artifacts: Path, tmp_path: Path
) -> None:
    with tarfile.open(fileobj=io.BytesIO(build_archive(artifacts))) as archive:
        archive.extractall(tmp_path, filter="data")
    body = json.dumps({"insurance_type": "car", "instances": [TYPICAL]})
    # -S leaves out the installed packages.
    finished = subprocess.run(
        [sys.executable, "-S", "-c", ASK, tmp_path],
        input=body,
        capture_output=True,
        text=True,
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(tmp_path / "code")},
        check=True,
    )
    expected = read_models(artifacts)["car"].predict(TYPICAL)
    assert json.loads(finished.stdout)["predictions"] == [expected]

"""Packs the trained models and their serving code as SageMaker's ``model.tar.gz``.

The same content always gives the same bytes: members in a fixed order, with no times, owners or
names of the machine.
"""

from __future__ import annotations

import argparse
import gzip
import io
import sys
import tarfile
from pathlib import Path

HOME = Path(__file__).resolve().parent.parent

MODEL_FILES = ("metadata.json", "health.json", "car.json")


def main() -> None:
    """Build the archive from the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--artifacts", type=Path, default=HOME / "artifacts")
    parser.add_argument("--output", type=Path, default=HOME / "build" / "model.tar.gz")
    options = parser.parse_args()
    options.output.parent.mkdir(parents=True, exist_ok=True)
    options.output.write_bytes(build_archive(options.artifacts))
    sys.stdout.write(f"{options.output}\n")


def build_archive(artifacts: Path, serving: Path = HOME / "serving") -> bytes:
    """Return the archive: model files at its root, serving code in ``code/``."""
    members = {name: artifacts / name for name in MODEL_FILES}
    for source in sorted(serving.glob("*.py")):
        if not source.name.startswith(("test_", "conftest")):
            members[f"code/{source.name}"] = source
    packed = io.BytesIO()
    with (
        gzip.GzipFile(filename="", mode="wb", fileobj=packed, mtime=0) as compressed,
        tarfile.open(mode="w", fileobj=compressed, format=tarfile.USTAR_FORMAT) as archive,
    ):
        for name, source in members.items():
            content = source.read_bytes()
            member = tarfile.TarInfo(name)
            member.size = len(content)
            member.mode = 0o644
            archive.addfile(member, io.BytesIO(content))
    return packed.getvalue()


if __name__ == "__main__":
    main()

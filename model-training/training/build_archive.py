"""Packs the trained models and their serving code as SageMaker's ``model.tar.gz``.

The same content gives the same bytes on every machine: members in a fixed order, without times or
owners, and stored rather than compressed, since compression libraries differ. Needs nothing but
Python.
"""

from __future__ import annotations

import argparse
import io
import struct
import sys
import tarfile
import zlib
from pathlib import Path

HOME = Path(__file__).resolve().parent.parent

LARGEST_BLOCK = 0xFFFF
MODEL_FILES = ("health.json", "car.json")


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
    with tarfile.open(mode="w", fileobj=packed, format=tarfile.USTAR_FORMAT) as archive:
        for name, source in members.items():
            content = source.read_bytes()
            member = tarfile.TarInfo(name)
            member.size = len(content)
            member.mode = 0o644
            archive.addfile(member, io.BytesIO(content))
    return store_as_gzip(packed.getvalue())


def store_as_gzip(content: bytes) -> bytes:
    """Return a gzip file of stored blocks (RFC 1951, 3.2.4; RFC 1952)."""
    header = b"\x1f\x8b\x08\x00" + bytes(4) + b"\x00\xff"
    blocks = bytearray()
    for start in range(0, len(content), LARGEST_BLOCK):
        block = content[start : start + LARGEST_BLOCK]
        is_last = start + LARGEST_BLOCK >= len(content)
        blocks += struct.pack("<BHH", is_last, len(block), len(block) ^ 0xFFFF) + block
    return header + bytes(blocks) + struct.pack("<II", zlib.crc32(content), len(content))


if __name__ == "__main__":
    main()

"""C++ for this processor by g++, kept by content where stages are: a run compiles only what changed."""

import subprocess
from pathlib import Path

from udf.base import resources
from udf.base.stage_store import StageStore

HOST = Path(__file__).parents[1] / "host"
BUILT = StageStore("g++", lambda: 1, shared=False)


def build(text: str, place: Path, *flags: str) -> None:
    """Write what g++ makes of C++ to ``place``: ``text`` includes headers of tests/host and of the kernels."""
    headers = [*sorted(HOST.glob("*.hpp")), *sorted(resources.kernels().glob("*.cuh"))]
    parts = (text, *flags, *(header.read_text() for header in headers))

    def compiled() -> bytes:
        command = ["g++", "-std=c++17", "-w", f"-I{HOST}", f"-I{resources.kernels()}", *flags]
        done = subprocess.run(  # noqa: S603 - our own source
            [*command, "-x", "c++", "-", "-o", str(place)], input=text, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stderr[-3000:]
        return place.read_bytes()

    place.write_bytes(BUILT.made(parts, compiled))
    place.chmod(0o755)

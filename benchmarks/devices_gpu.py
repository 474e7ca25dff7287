"""Columns in host memory through one GPU and through all of the machine: ``udf.options.devices``.

python -m benchmarks.devices_gpu [--rows 100000000] [--repeats 5]
"""

from __future__ import annotations

import argparse
import json
import subprocess
from pathlib import Path
from typing import TYPE_CHECKING, Any

import cupy

import udf
from benchmarks.host_gpu import calls
from benchmarks.record import interleaved, write

if TYPE_CHECKING:
    from collections.abc import Callable

DEVICES = ("one", "all")


def on(devices: Any, call: Callable[[], Any]) -> Callable[[], Any]:
    """Return the call on one GPU, or on all."""

    def work() -> Any:
        with udf.options(backend="cuda", devices=devices):
            return call()

    return work


def main() -> None:
    """Compare results, and time both."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rows", type=int, default=10**8)
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--out", type=Path, help="where the result goes, in place of benchmarks/results")
    asked = parser.parse_args()
    lines = {}
    for name, call in calls(asked.rows).items():
        works = {devices: on(devices, call) for devices in DEVICES}
        one, every = (work() for work in works.values())
        assert one.equals(every)
        took = interleaved(works, repeats=asked.repeats)
        lines[name] = {devices: round(took[devices].median * 1e3, 2) for devices in DEVICES}
        print(name, lines[name], flush=True)
    topology = subprocess.run(["nvidia-smi", "topo", "-m"], capture_output=True, text=True, check=False).stdout  # noqa: S607 - the machine's
    result = {"rows": asked.rows, "gpus": cupy.cuda.runtime.getDeviceCount(), "topology": topology, "ms": lines}
    if asked.out:
        asked.out.write_text(json.dumps(result, indent=1) + "\n")
    else:
        write("devices_gpu", result)


if __name__ == "__main__":
    main()

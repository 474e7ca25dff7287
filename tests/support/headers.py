"""Where headers of the CUDA toolkit are: of the toolkit itself, or in a package that brings some."""

import site
from pathlib import Path

import pytest

PLACES = ("nvidia/*/include", "numba_cuda/numba/cuda/include/*", "cupy/_core/include/cupy/_cuda/*")


def folders_of(header: str) -> list[Path]:
    """Return the folder that has ``header``, and that of CCCL beside it; the test is skipped where there is none."""
    toolkit = [Path("/usr/local/cuda/include"), Path("/usr/local/cuda/targets/x86_64-linux/include")]
    packages = [Path(place) for place in site.getsitepackages()]
    for folder in (*toolkit, *(found for place in packages for pattern in PLACES for found in place.glob(pattern))):
        if (folder / header).exists():
            return [folder, *(one for one in [folder / "cccl"] if one.exists())]
    pytest.skip(f"{header} is not here")

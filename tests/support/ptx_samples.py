"""Pinned PTX of every producer that ptx2cpp must take: tests/ptx/<producer>_<what>.ptx."""

from pathlib import Path

from ptx2cpp.source import Source

FOLDER = Path(__file__).parents[1] / "ptx"
NAMES: tuple[str, ...] = tuple(sorted(path.stem for path in FOLDER.glob("*.ptx")))
POINTERS: dict[str, dict[int, str]] = {"nvcc_pointers": {0: "const double*"}}
"""What PTX cannot tell about a sample's parameters."""


def sample(name: str) -> Source:
    """Return one sample; the C runs of its mangled names are kept as the producer wrote them."""
    return Source((FOLDER / f"{name}.ptx").read_text(encoding="utf-8"), f"{name}.ptx")

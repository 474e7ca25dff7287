"""What is shipped is made anew only where what it is made of has changed since it was, or in ``make thorough``."""

import hashlib
import inspect
import json
from collections.abc import Callable, Iterable
from pathlib import Path

import llvmlite

from tests.support.budget import THOROUGH
from udf.cpu import native

NOTED = Path(__file__).parents[1] / "golden" / "shipped.json"
BY_LLVM = (native.baseline, native._machine, native.optimise, native._run, native.object_code, native.made_code)
"""What makes machine code of LLVM IR."""


def sum_of(parts: Iterable[Path | str | Callable]) -> str:
    """Return a number of files, texts, functions' sources, and of the version of LLVM."""
    found = hashlib.sha256(f"{llvmlite.__version__} {native._BASELINES}".encode())
    for part in parts:
        is_text = isinstance(part, str)
        data = part.read_bytes() if isinstance(part, Path) else (part if is_text else inspect.getsource(part)).encode()
        found.update(hashlib.sha256(data).digest())
    return found.hexdigest()


def is_noted(what: str, parts: Iterable[Path | str | Callable]) -> bool:
    """Return whether something was made anew of the same parts before; never in ``make thorough``."""
    return not THOROUGH and json.loads(NOTED.read_text()).get(what) == sum_of(parts)


def note(config: object, what: str, parts: Iterable[Path | str | Callable]) -> None:
    """Note with ``--update-golden`` that something was just made anew of these parts, and is the same."""
    if config.getoption("--update-golden"):
        noted = {**json.loads(NOTED.read_text()), what: sum_of(parts)}
        NOTED.write_text(json.dumps(noted, indent=1, sort_keys=True) + "\n")

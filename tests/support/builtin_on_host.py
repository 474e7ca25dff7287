"""Built-in kernels on the processor: their C++ by g++, launched with the words that a GPU gets."""

from __future__ import annotations

import ctypes
import re
from threading import Lock
from typing import TYPE_CHECKING, Any

import numpy as np

from tests.support.host_compiler import build
from udf.cuda.builtin_kernels import BODIES

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

ENTRY = """
extern "C" void {name}(const char* words, int blocks) {{
    static {room}
    {read}
    host::launch(blocks, {threads}, reinterpret_cast<unsigned char*>(&room), sizeof(room), [&] {{ {body} }});
}}
"""


class HostKernels:
    """The kernels ``names`` for C++ ``types``, built in ``folder``: what ``builtin_kernels`` returns, and its kernels.

    ``launched`` has the names and the words of all launches. The words of a launch are addresses of host memory.
    """

    def __init__(self, names: Sequence[str], types: Sequence[str], folder: Path) -> None:
        text = '#include "cuda_on_host.hpp"\n'
        text += "".join(f'#include "{header}"\n' for header in sorted({BODIES[name].header for name in names}))
        text += "using namespace udf;\n" + "".join(_entry(name, types) for name in names)
        library = folder / f"{'_'.join((*names, *types)).replace(' ', '_')}.so"
        build(text, library, "-O1", "-shared", "-fPIC")
        self._library, self._lock, self.launched = ctypes.CDLL(str(library)), Lock(), list[tuple[str, list[int]]]()

    def kernel(self, name: str) -> _Launcher:
        return _Launcher(self, name)

    def launch(self, name: str, blocks: int, words: Sequence[int]) -> None:
        given = np.array(words, np.uint64)
        with self._lock:  # fibers of one machine thread
            self.launched.append((name, list(words)))
            getattr(self._library, name)(ctypes.c_void_p(given.ctypes.data), blocks)


class _Launcher:
    def __init__(self, of: HostKernels, name: str) -> None:
        self._of, self._name = of, name

    def launch(self, rows: int, words: Sequence[int], _stream: int, *, tile: int | None = None) -> None:
        self._of.launch(self._name, -(-rows // (tile or BODIES[self._name].policy.tile_rows)), words)


def _entry(name: str, types: Sequence[str]) -> str:
    one = BODIES[name]
    said: Any = {"threads": one.policy.threads, "items": one.policy.items}
    read, at = [], "0"
    for parameter in one.parameters.format(*types).split(", "):
        type_, what = re.sub(r"const __grid_constant__ ", "", parameter).rsplit(" ", 1)
        read.append(f"{type_} {what}; std::memcpy(&{what}, words + {at}, sizeof({what}));")
        at += f" + (sizeof({what}) + 7) / 8 * 8"
    room = one.room.format(*types, **said).replace("__shared__ ", "")
    return ENTRY.format(
        name=name, room=room, read=" ".join(read), threads=said["threads"], body=one.body.format(*types, **said)
    )

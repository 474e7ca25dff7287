"""Load a cubin and launch its kernel on CuPy's current stream."""

from __future__ import annotations

import threading
import weakref
from collections.abc import Sequence
from ctypes import addressof, c_char, c_uint64, c_void_p
from dataclasses import replace
from functools import cache, partial
from struct import Struct
from threading import Lock
from types import ModuleType
from typing import Any

from udf.base.logs import debug
from udf.base.stages import Artefact, StoreArtefact
from udf.base.threads import BACKGROUND
from udf.cuda.device import (
    PIECE_STREAMS,
    allow_shared,
    architecture,
    check,
    function,
    holding_gil,
    is_capturing,
    load,
    unload,
)
from udf.cuda.kernel_plan import LINKED, SINGLE, UNCAPPED, KernelPlan, MapPlan, code_name
from udf.cuda.unit import Policy
from udf.errors import CompiledForError, CudaError

# ruff: noqa: PLC0415 - CuPy is loaded with the first UDF on a GPU

_ready = threading.local()

MOST_BLOCKS = 2**31 - 1
"""Blocks of a grid (same source as below)."""

STATIC_SHARED_BYTES = 48 * 1024
"""Shared memory that a block may have without asking (CUDA C++ Programming Guide, "Technical Specifications")."""

UNUSED = 64
"""Kernels that nobody has any more, and that stay loaded: nobody knows when the last launch of them has ended, so that
they are unloaded together, by one wait for the device."""

_unused: dict[int, list[c_void_p]] = {}
_unloading, _replacing = threading.Lock(), threading.Lock()


class Launch:
    """One launch laid out in memory, as cuLaunchKernelEx takes it: a CUlaunchConfig, and the kernel's parameters.

    The parameters are told by CU_LAUNCH_PARAM_BUFFER_POINTER, their address, _BUFFER_SIZE, where the size is, _END.
    """

    __slots__ = ("_extra", "_size", "config", "extra", "pack", "place")

    def __init__(self, words: int) -> None:
        # gridDimX .. blockDimZ and sharedMemBytes, hStream, attrs, numAttrs; then the parameters, 8 bytes each
        layout = Struct(f"7I4xQQI4x{words}Q")
        self.place, self.pack = (c_char * layout.size)(), layout.pack_into
        self._size = c_uint64(8 * words)
        parameters = addressof(self.place) + layout.size - 8 * words
        self._extra = (c_uint64 * 5)(1, parameters, 2, addressof(self._size), 0)
        self.config, self.extra = c_void_p(addressof(self.place)), c_void_p(addressof(self._extra))


class Kernel:
    """A kernel loaded on CuPy's current device."""

    __slots__ = (
        "__weakref__",
        "_entry",
        "_free",
        "_kernel",
        "_launch",
        "_next",
        "_quick",
        "_shared",
        "_threads",
        "_tile",
    )

    def __init__(self, cubin: bytes, entry: str, policy: Policy) -> None:
        self._launch, self._quick = function("cuLaunchKernelEx"), holding_gil("cuLaunchKernelEx")
        self._threads, self._tile, self._shared = policy.threads, policy.tile_rows, policy.shared_bytes
        self._free: list[Launch] = []
        self._entry, self._next = entry, b""
        self._kernel = self._loaded(cubin)

    def _loaded(self, cubin: bytes) -> c_void_p:
        """Return the kernel in ``cubin``, which stays loaded for as long as this one lives."""
        unused = _unused.setdefault(enter_context(), [])
        with _unloading:
            if len(unused) >= UNUSED:
                unload([unused.pop() for _ in range(UNUSED)])
        loaded, kernel = load(cubin, self._entry)
        weakref.finalize(self, unused.append, loaded).atexit = False
        if self._shared > STATIC_SHARED_BYTES:
            allow_shared(kernel, self._shared)
        return kernel

    def replace(self, cubin: bytes) -> None:
        """Have launches run ``cubin`` from the next one on: the same kernel in another form."""
        self._next = cubin

    def _take_next(self, stream: int) -> None:
        if is_capturing(stream):  # a graph takes launches, and no kernel may be loaded meanwhile
            return
        with _replacing:
            cubin, self._next = self._next, b""
            if cubin:
                try:
                    self._kernel = self._loaded(cubin)
                except CudaError as refused:
                    debug("%s stays in its first form: %s", self._entry, refused)

    def launch(
        self,
        rows: int,
        words: Sequence[int],
        stream: int,
        *,
        tile: int | None = None,
        shared_bytes: int | None = None,
        blocks: int = MOST_BLOCKS,
    ) -> None:
        """Launch one block for every ``tile`` of ``rows`` rows; ``words`` are the parameters, 8 bytes each.

        A tile, and a block's dynamic shared memory, are the policy's where none is given. A kernel whose blocks take
        turns can do with fewer ``blocks``.

        Raises
        ------
        CudaError
            If the driver refuses the launch.
        """
        if self._next:
            self._take_next(stream)
        shared = self._shared if shared_bytes is None else shared_bytes
        grid = min(-(-rows // (tile or self._tile)), blocks)
        try:
            one = self._free.pop()  # no other thread's while this one fills it and launches
        except IndexError:
            one = Launch(len(words))
        one.pack(one.place, 0, grid, 1, 1, self._threads, 1, 1, shared, stream, 0, 0, *words)
        launch = self._quick if stream in PIECE_STREAMS else self._launch
        status = launch(one.config, self._kernel, None, one.extra)
        self._free.append(one)
        if status:
            check(status, "the driver refuses to launch a kernel")


def enter_context() -> int:
    """Make the context of CuPy's current device this thread's, which CuPy does with its own first call only.

    Return the device's number.
    """
    runtime = _runtime()
    device: int = runtime.getDevice()
    if getattr(_ready, "device", None) != device:
        runtime.setDevice(device)
        runtime.free(0)
        _ready.device = device
    return device


@cache
def _runtime() -> ModuleType:
    import cupy

    return cupy.cuda.runtime


class KernelLoader:
    """Kernels by name. ``keep`` is given the artefact again with what had to be compiled.

    A kernel that is linked to its function is compiled again in the background, and replaced.
    """

    def __init__(self, artefact: Artefact, keep: StoreArtefact) -> None:
        self.artefact, self._keep = artefact, keep
        listed = getattr(artefact.plan, "kernels", None)
        self._plans: dict[str, KernelPlan | MapPlan] = (
            {SINGLE: artefact.plan} if listed is None else {plan.name: plan for plan in listed}
        )
        self._kernels: dict[tuple[str, int], Kernel] = {}
        self._lock = Lock()
        self._begin([name for name in artefact.code if name.endswith(LINKED)])

    def _begin(self, linked: list[str]) -> None:
        """Have kernels that are ``linked`` compiled again; a process that does not ask for such has none."""
        if not linked:
            return
        from udf.cuda.linked import is_on

        if not is_on():
            self.artefact = replace(
                self.artefact, code={name: code for name, code in self.artefact.code.items() if name not in linked}
            )
            return
        for name in linked:
            BACKGROUND.submit(partial(self._complete, name))

    def policy(self, name: str) -> Any:
        """Return the layout of the kernel ``name``."""
        return self._plans[name].policy

    def kernel(self, name: str) -> Kernel:
        """Return the kernel ``name`` for CuPy's current device.

        A call asks for all kernels that it needs before it launches the first: to load one waits for those that run.

        Raises
        ------
        CompiledForError
            If there is neither its source, nor machine code that runs here.
        """
        device = enter_context()
        kernel = self._kernels.get((name, device))
        if kernel is None:
            with self._lock:
                kernel = self._kernels.get((name, device))  # loaded by a thread that was here before, which may run it
                if kernel is None:
                    kernel = self._kernels[name, device] = self._load(name, architecture(device))
        return kernel

    def _load(self, name: str, arch: str) -> Kernel:
        plan, key = self._plans[name], code_name(name, arch)
        linked = None if key in self.artefact.code else self.artefact.code.get(key + LINKED)
        return Kernel(linked or self._code(name, arch), plan.entry, plan.policy)

    def _complete(self, linked: str) -> None:
        """Compile what has its function in its text, and have it take the place of the kernel ``linked``."""
        key = linked.removesuffix(LINKED)
        name, _, arch = key.rpartition(".")
        made = self._compiled(name or SINGLE, arch)
        with self._lock:
            self._store({key: made}, without=linked)
            for (one, device), kernel in self._kernels.items():
                if one == (name or SINGLE) and architecture(device) == arch:
                    kernel.replace(made)

    def _code(self, name: str, arch: str) -> bytes:
        """Return the kernel's machine code for ``arch``, compiled from its source where there is one and no code."""
        code, key = self.artefact.code, code_name(name, arch)
        if key in code:
            return code[key]
        if f"{name}.cu" not in code:
            before = code_name(name, "")
            archs = tuple(key.removeprefix(before) for key in code if key.startswith(before))
            return code[before + compatible(arch, archs)]
        made = self._compiled(name, arch)
        self._store({key: made})
        return made

    def _compiled(self, name: str, arch: str) -> bytes:
        from udf.cuda.nvrtc import frame_bytes
        from udf.cuda.skeletons import compile_kernel

        code, entry = self.artefact.code, self._plans[name].entry
        made = compile_kernel(code[f"{name}.cu"].decode(), entry, arch)
        uncapped = code.get(f"{name}{UNCAPPED}")
        if uncapped is not None and frame_bytes(made):
            made = compile_kernel(uncapped.decode(), entry, arch)
        return made.code

    def _store(self, made: dict[str, bytes], without: str = "") -> None:
        code = {name: code for name, code in self.artefact.code.items() if name != without}
        self.artefact = replace(self.artefact, code={**code, **made})
        self._keep(self.artefact)


def compatible(arch: str, archs: tuple[str, ...]) -> str:
    """Return which of ``archs`` runs on ``arch``: the latest of its major version that is no later than it.

    Source: CUDA C++ Programming Guide, "Binary Compatibility"; what is for one architecture alone ends in a letter.

    Raises
    ------
    CompiledForError
        If none does.

    Examples
    --------
    >>> compatible("sm_86", ("sm_75", "sm_80", "sm_90"))
    'sm_80'
    """
    here = int(arch[3:])
    earlier = [int(a[3:]) for a in archs if a[3:].isdigit() and int(a[3:]) // 10 == here // 10 and int(a[3:]) <= here]
    if not earlier:
        what = f"it was compiled for {', '.join(archs) or 'no GPU'}, and this GPU is {arch}"
        raise CompiledForError(what, f'compile it for this one too: udf.compile(..., archs=("{arch}",))')
    return f"sm_{max(earlier)}"

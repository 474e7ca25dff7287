"""The kernels of an artefact that has several: each compiled, if it is not yet, and loaded once for a device."""

from __future__ import annotations

from dataclasses import replace
from threading import Lock
from typing import TYPE_CHECKING, Any

from udf.cuda.device import architecture
from udf.cuda.launch import Kernel, enter_context

if TYPE_CHECKING:
    from udf.stages import Artefact, Keep


class Loaded:
    """Kernels by name. ``keep`` is given the artefact again with what had to be compiled."""

    def __init__(self, artefact: Artefact, keep: Keep) -> None:
        self.artefact, self._keep = artefact, keep
        self._plans = {plan.name: plan for plan in artefact.plan.kernels}
        self._kernels: dict[tuple[str, int], Kernel] = {}
        self._lock = Lock()

    def policy(self, name: str) -> Any:
        """Return the layout of the kernel ``name``."""
        return self._plans[name].policy

    def kernel(self, name: str) -> Kernel:
        """Return the kernel ``name`` for CuPy's current device.

        A call asks for all kernels that it needs before it launches the first: to load one waits for those that run.
        """
        device = enter_context()
        kernel = self._kernels.get((name, device))
        if kernel is None:
            with self._lock:
                kernel = self._kernels.get((name, device))  # loaded by a thread that was here before, which may run it
                if kernel is None:
                    plan, code = self._plans[name], self._code(name, architecture(device))
                    kernel = self._kernels[name, device] = Kernel(code, plan.entry, plan.policy)
        return kernel

    def _code(self, name: str, arch: str) -> bytes:
        known = self.artefact.code.get(f"{name}.{arch}")
        if known is not None:
            return known
        from udf.cuda.nvrtc import compile_source  # noqa: PLC0415 - only for what was not compiled yet

        source = self.artefact.code[f"{name}.cu"].decode()
        code = compile_source(source, self._plans[name].entry, arch).code
        self.artefact = replace(self.artefact, code={**self.artefact.code, f"{name}.{arch}": code})
        self._keep(self.artefact)
        return code

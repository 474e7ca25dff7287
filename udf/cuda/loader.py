"""The kernels of an artefact, loaded once for a device: compiled first, where there is no code for it yet."""

from __future__ import annotations

from dataclasses import replace
from threading import Lock
from typing import TYPE_CHECKING, Any, Final

from udf.cuda.device import architecture
from udf.cuda.launch import Kernel, enter_context
from udf.errors import CompiledForError

if TYPE_CHECKING:
    from udf.base.stages import Artefact, StoreArtefact
    from udf.cuda.plan import KernelPlan, MapPlan

SINGLE: Final = "kernel"
"""The name of the one kernel of a map, whose machine code is named by its architecture alone: ``sm_90``."""


class KernelLoader:
    """Kernels by name. ``keep`` is given the artefact again with what had to be compiled."""

    def __init__(self, artefact: Artefact, keep: StoreArtefact) -> None:
        self.artefact, self._keep = artefact, keep
        listed = getattr(artefact.plan, "kernels", None)
        self._plans: dict[str, KernelPlan | MapPlan] = (
            {SINGLE: artefact.plan} if listed is None else {plan.name: plan for plan in listed}
        )
        self._kernels: dict[tuple[str, int], Kernel] = {}
        self._lock = Lock()

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
                    plan, code = self._plans[name], self._code(name, architecture(device))
                    kernel = self._kernels[name, device] = Kernel(code, plan.entry, plan.policy)
        return kernel

    def _code(self, name: str, arch: str) -> bytes:
        """Return the kernel's machine code for ``arch``, compiled from its source where there is one and no code."""
        code = self.artefact.code
        before = "" if name == SINGLE else f"{name}."
        if before + arch in code:
            return code[before + arch]
        source = code.get(f"{name}.cu")
        if source is None:
            archs = tuple(key.removeprefix(before) for key in code if key.startswith(before))
            return code[before + compatible(arch, archs)]
        from udf.cuda.nvrtc import compile_source  # noqa: PLC0415 - only for what was not compiled yet

        made = compile_source(source.decode(), self._plans[name].entry, arch).code
        self.artefact = replace(self.artefact, code={**code, before + arch: made})
        self._keep(self.artefact)
        return made


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

"""The kernels of an artefact, loaded once for a device: compiled first, where there is no code for it yet."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from threading import Lock
from typing import TYPE_CHECKING, Any

from udf.base.threads import BACKGROUND
from udf.cuda.device import architecture
from udf.cuda.launch import Kernel, enter_context
from udf.cuda.plan import LINKED, SINGLE, UNCAPPED, code_name
from udf.errors import CompiledForError

if TYPE_CHECKING:
    from udf.base.stages import Artefact, StoreArtefact
    from udf.cuda.plan import KernelPlan, MapPlan


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
        from udf.cuda.linked import is_on  # noqa: PLC0415 - what it needs is for compiling

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
        from udf.cuda.nvrtc import frame_bytes  # noqa: PLC0415 - only for what was not compiled yet
        from udf.cuda.skeletons import compile_kernel  # noqa: PLC0415 - as above

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

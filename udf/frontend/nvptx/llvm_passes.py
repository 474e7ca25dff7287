"""LLVM's passes over a module for NVPTX, and the one machine that they and PTX are made for."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import llvmlite
import llvmlite.binding as llvm
from llvmlite.binding.newpassmanagers import NewPassManager

from udf.errors import BrokenPackageError

TRIPLE: Final = "nvptx64-nvidia-cuda"
CPU: Final = "sm_75"
PTX_VERSION: Final = "+ptx63"
"""The first version of PTX that has sm_75 (PTX ISA 9.0, "Release History"): what a driver takes that knows the GPU."""


@cache
def machine() -> Any:
    """Return LLVM's NVPTX back end for the oldest GPU that is supported.

    Raises
    ------
    BrokenPackageError
        If the llvmlite that is installed was built without it.
    """
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    try:
        target = llvm.Target.from_triple(TRIPLE)
        return target.create_target_machine(cpu=CPU, features=PTX_VERSION, opt=3)
    except RuntimeError as error:
        version = ".".join(map(str, llvm.llvm_version_info))
        why = f"its LLVM {version} has no NVPTX back end ({error})"
        hint = "install the one of PyPI or conda-forge: pip install --force-reinstall llvmlite"
        raise BrokenPackageError(f"llvmlite {llvmlite.__version__}", why, hint) from error


@cache
def data_layout() -> str:
    """Return how that back end lays data out, which a module has to say."""
    return str(machine().target_data)


def run(module: Any, *names: str) -> None:
    """Run passes over a module, by llvmlite's names: ``"sroa"``; without any, LLVM's -O3."""
    builder = llvm.create_pass_builder(machine(), llvm.create_pipeline_tuning_options(speed_level=3))
    passes = llvm.create_new_module_pass_manager() if names else builder.getModulePassManager()
    for name in names:
        getattr(passes, f"add_{name}_pass")()
    try:
        passes.run(module, builder)
    finally:
        # llvmlite never frees one, 70 KB: its ModulePassManager inherits ObjectRef's _dispose, which does nothing
        NewPassManager._dispose(passes)  # noqa: SLF001
        passes.detach()

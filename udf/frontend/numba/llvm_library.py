"""What Numba puts LLVM modules into: one module a function, and the libraries of the functions that it calls."""

from __future__ import annotations

from typing import Any

from llvmlite import binding
from llvmlite import ir as llvm

from udf.frontend.numba.names import Codegen, CodeLibrary
from udf.frontend.numba.nvvm import DATA_LAYOUT, TRIPLE


class Library(CodeLibrary):  # type: ignore[misc]
    """The LLVM module of one function, as llvmlite's objects, which are printed when a UDF is put together."""

    def __init__(self, codegen: Any, name: str) -> None:
        super().__init__(codegen, name)
        self.module: Any = None
        self.linked: list[Library] = []

    @property
    def modules(self) -> list[Any]:
        """Return the function's own module, and those of all that it calls, each once."""
        found = [self]
        for library in found:  # which grows meanwhile
            found += [one for one in library.linked if one not in found]
        return [library.module for library in found]

    def add_ir_module(self, ir_module: Any) -> None:
        """Take the function's module."""
        self._raise_if_finalized()
        assert self.module is None, "one library is one function"
        self.module = ir_module

    def add_linking_library(self, library: Any) -> None:
        """Take the library of a function that is called."""
        self._raise_if_finalized()
        self.linked.append(library)

    def get_function(self, name: str) -> Any:
        """Return the function ``name`` of the own module."""
        return self.module.get_global(name)

    def finalize(self) -> None:
        """Say that nothing is added any more; NVVM compiles everything at once, later."""
        self._raise_if_finalized()
        self._finalized = True

    def get_llvm_str(self) -> str:
        """Return the modules as text."""
        return "\n\n".join(map(str, self.modules))

    def get_asm_str(self) -> str:
        """Refuse: there is no machine code of one function."""
        raise NotImplementedError


class NvvmCodegen(Codegen):  # type: ignore[misc]
    """Makes empty modules for NVPTX; runs nothing."""

    _library_class = Library

    def __init__(self) -> None:
        self._data_layout = DATA_LAYOUT
        self._target_data = binding.create_target_data(DATA_LAYOUT)

    def _create_empty_module(self, name: str) -> Any:
        module = llvm.Module(name)
        module.triple = TRIPLE
        module.data_layout = DATA_LAYOUT
        return module

    def _add_module(self, module: Any) -> None:
        """Do nothing: there is no engine that would run it."""

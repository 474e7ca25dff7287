"""Lines of the user's functions as LLVM's debug metadata, and nothing else of it: no variables, no types.

Only the user's functions have them: what is inlined into one from a function without lines gets that of its call.

Source: LLVM, "Source Level Debugging with LLVM", "Debug information descriptors"; NVVM IR specification 2.0, "Debug
Information"; libNVVM API, ``-generate-line-info``.
"""

import re
from pathlib import PurePath
from types import CodeType
from typing import Any, Final

from llvmlite import ir as llvm

_ODD: Final = re.compile(r"[^ !#-\[\]-~]")
"""What is replaced in the name of a file: quotes, backslashes and what is no ASCII, which ptxas takes for folders."""


class LineTable:
    """The lines of one function, as Numba's lowering asks for them (``numba.core.debuginfo.AbstractDIBuilder``)."""

    def __init__(self, module: Any, file: str) -> None:
        path = PurePath(_ODD.sub("_", file) or "<unknown>")
        self._module = module
        self._file = module.add_debug_info("DIFile", {"directory": str(path.parent), "filename": path.name})
        unit = {"language": llvm.DIToken("DW_LANG_C99"), "file": self._file, "producer": "Inlay", "isOptimized": True}
        unit |= {"runtimeVersion": 0, "emissionKind": llvm.DIToken("DebugDirectivesOnly")}
        self._unit = module.add_debug_info("DICompileUnit", unit, is_distinct=True)
        self._scope: Any = None

    def mark_subprogram(self, function: Any, qualname: str, argnames: Any, argtypes: Any, line: int) -> None:
        """Say that ``function`` begins at ``line``; what it takes is not told."""
        del argnames, argtypes
        types = self._module.add_debug_info("DISubroutineType", {"types": self._module.add_metadata([None])})
        facts = {"name": qualname, "scope": self._file, "file": self._file, "line": line, "type": types}
        facts |= {"isLocal": False, "isDefinition": True, "scopeLine": line, "isOptimized": True, "unit": self._unit}
        self._scope = self._module.add_debug_info("DISubprogram", facts, is_distinct=True)
        function.set_metadata("dbg", self._scope)

    def mark_location(self, builder: Any, line: int) -> None:
        """Say that what is written next is of ``line``."""
        place = {"line": line, "column": 1, "scope": self._scope}
        builder.debug_metadata = self._module.add_debug_info("DILocation", place)

    def mark_variable(self, *_: Any, **__: Any) -> None:
        """Tell nothing of variables."""

    def initialize(self) -> None:
        """Have nothing to prepare."""

    def finalize(self) -> None:
        """Add the unit to the module's, and say which version of the metadata it is."""
        add_once(self._module, "llvm.dbg.cu", self._unit)
        word = llvm.IntType(32)
        flag = self._module.add_metadata([word(2), "Debug Info Version", word(3)])
        add_once(self._module, "llvm.module.flags", flag)


def add_once(module: Any, name: str, node: Any) -> None:
    """Add ``node`` to the named metadata of a module, if it is not there."""
    known = module.namedmetadata.get(name) or module.add_named_metadata(name)
    if node not in known.operands:
        known.add(node)


def set_entry_line(builder: Any, code: CodeType) -> None:
    """Give the function that ``builder`` writes the line at which the user's function ``code`` begins."""
    table = LineTable(builder.module, code.co_filename)
    table.mark_subprogram(builder.function, builder.function.name, (), (), code.co_firstlineno)
    table.mark_location(builder, code.co_firstlineno)
    table.finalize()

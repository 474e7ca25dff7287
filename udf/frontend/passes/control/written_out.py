"""Helpers among NumPy's numbers: the code of each is written out where it is called, as that of an inner function is.

A helper is compiled apart for the types of its arguments, and there NumPy's scalars and Python's numbers have one
type. Where the function has NumPy's scalars (of its row, or of what it calls), the helper means what its text means in
place of the call only if it is put there.
"""

import inspect
from types import CodeType, FunctionType, ModuleType
from typing import Any

import numpy as np

from udf.base.records import dataclass
from udf.bind.guards import cell_value
from udf.bind.identity import underlying_function
from udf.frontend.base.current import compilation, is_ours
from udf.frontend.ir.nodes import definition_of, is_expression
from udf.frontend.ir.short_arrays import function_of, is_numpy
from udf.frontend.numba.names import ir
from udf.frontend.passes.rows.numpy_types import is_captured_series


@dataclass(frozen=True, slots=True)
class Helper:
    """A function that the user's code calls, in the terms of an inner function of Numba's IR (``make_function``)."""

    function: FunctionType
    loc: Any

    @property
    def code(self) -> CodeType:
        """Return its code."""
        return self.function.__code__

    @property
    def defaults(self) -> tuple[Any, ...]:
        """Return the values of the last parameters, as constants."""
        return tuple(map(self._constant, self.function.__defaults__ or ()))

    @property
    def keyword_defaults(self) -> dict[str, Any]:
        """Return the values of keyword-only parameters, as constants."""
        return {name: self._constant(value) for name, value in (self.function.__kwdefaults__ or {}).items()}

    @property
    def captured(self) -> dict[str, Any]:
        """Return what each free variable holds, as a constant."""
        cells = zip(self.code.co_freevars, self.function.__closure__ or (), strict=True)
        return {name: self._constant(cell.cell_contents, name) for name, cell in cells}

    def _constant(self, value: Any, name: str = "default") -> Any:
        return ir.FreeVar(0, name, value, self.loc)


def helper_called(func_ir: Any, call: Any) -> Helper | None:
    """Return the helper of the user's that a call is of; None of any other, and of a generator.

    ``f(*row)`` hands out Python's numbers, as a loop over the row does.
    """
    if call.vararg is not None and not is_expression(definition_of(func_ir, call.vararg), "build_tuple"):
        return None
    function = underlying_function(function_of(func_ir, call.func))
    if function is None or function.__code__ not in compilation().codes:
        return None
    if compilation().scalars and is_ours(function.__module__):  # it stands for a function of pandas' own
        return None
    return None if function.__code__.co_flags & inspect.CO_GENERATOR else Helper(function, call.loc)


def has_numpys_scalars(function: FunctionType) -> bool:
    """Return whether a function, or a helper of it, may have NumPy's scalars beside Python's numbers."""
    known = compilation()
    if known.scalars:
        return True
    if known.error_model != "python":
        return False
    return (known.is_row and known.values not in ("python", "object")) or _names_numpy(function, set())


def _names_numpy(function: FunctionType, seen: set[CodeType]) -> bool:
    """Return whether a function names something of NumPy's, or calls one that does."""
    seen.add(function.__code__)
    codes = [function.__code__]
    for code in codes:
        codes += [one for one in code.co_consts if isinstance(one, CodeType)]
    names = {name for code in codes for name in code.co_names}
    values = [function.__globals__[name] for name in names if name in function.__globals__]
    values += [*map(cell_value, function.__closure__ or ()), *(function.__defaults__ or ())]
    for value in values:
        if value is np or isinstance(value, (np.generic, np.ndarray)) or is_numpy(value) or is_captured_series(value):
            return True
        plain = None if isinstance(value, ModuleType) else underlying_function(value)
        if plain is not None and plain.__code__ not in seen and _names_numpy(plain, seen):
            return True
    return False

"""The compilation at hand: one frozen value, installed while a UDF is compiled, which rules and passes ask.

Numba hands its rules a typing context and a builder, both its own, and neither has room for what belongs to one UDF.
This module imports nothing of the rules, so that every one of them can import it.
"""

from collections.abc import Mapping
from contextlib import AbstractContextManager
from contextvars import ContextVar
from typing import Any, Final, Literal

from udf.base.contexts import holding
from udf.base.records import dataclass
from udf.base.stages import WindowShape
from udf.bind.device_function import DeviceFunction
from udf.frontend.base.refusals import RefusedCallError
from udf.frontend.base.uses import ResultUse, RowUse, WindowUse

Family = Literal["numbers", "loop", "series", ""]

OUR_MODULES: Final = ("numba", "udf")


@dataclass(frozen=True, slots=True, kw_only=True)
class Compilation:
    """What is known of the UDF that is compiled.

    ``values`` is the type of the NumPy scalars that a row has, or "python". ``tables`` are the types of captured arrays
    by ``id()``, ``records`` the fields of captured arrays of records, likewise, ``constants`` the parameters of the UDF
    itself that are constants, ``codes`` the code objects that are the user's. ``columns`` is how many columns the call
    has, ``is_row`` whether they come as a row, ``family`` whose rules are enough, "" if all may be asked
    (:func:`udf.frontend.passes.control.pure_arithmetic.family_of`). ``typing`` is Numba's typing context, for a rule
    that asks what another operation gives.
    ``row_use`` and ``window_use`` note what the code uses of its row and of its window,
    ``result_use`` what it returns, ``foreign`` which foreign functions it calls, by their symbols, ``absent_tuples``
    the codes of helpers that return a tuple or None, ``asked`` those of which a parameter's type is tested, with it.
    ``scalars`` says whose numbers are those that pandas hands out, "" elsewhere (``Handling.scalars``).
    ``own_nulls`` says that a column's nulls are None, NaN, NaT or ``pandas.NA``, ``fastmath`` that float32 is
    approximated, ``lineinfo`` that instructions have lines.
    """

    error_model: Literal["python", "numpy"]
    overflow: Literal["raise", "wrap"]
    assumes: bool
    values: str
    fastmath: bool
    lineinfo: bool
    window: WindowShape | None
    scalars: str
    is_row: bool
    family: Family
    columns: int
    tables: Mapping[int, Any]
    records: Mapping[int, Mapping[str, Any]]
    constants: Mapping[str, object]
    codes: frozenset[Any]
    outermost: Any
    typing: Any
    row_use: RowUse
    result_use: ResultUse
    window_use: WindowUse
    foreign: dict[str, DeviceFunction]
    absent_tuples: set[Any]
    asked: set[tuple[Any, str]]
    own_nulls: bool

    @property
    def how(self) -> tuple[str | bool, ...]:
        """Return what helpers are compiled apart for, beside their arguments' types."""
        return (
            *(self.error_model, self.overflow, self.assumes),
            *(self.values, self.fastmath, self.lineinfo, self.has_numpys_bools, self.scalars),
        )

    @property
    def plain(self) -> bool:
        """Return whether it has nothing but arithmetic, and loops: the rules of numbers are enough."""
        return self.family in ("numbers", "loop")

    def refuse_other_order(self, name: str) -> None:
        """Refuse what NumPy or pandas adds in an order of its own, where each bit counts."""
        if self.window is not None and self.window.exact:
            raise RefusedCallError(f"{name} adds in another order than NumPy's sum, and its last digit may decide")

    @property
    def adds_as_numpy(self) -> bool:
        """Return whether sums are to have each bit of NumPy's: where it is asked for, and where it costs nothing."""
        return self.window is None or self.window.exact

    @property
    def tells(self) -> bool:
        """Return whether pandas gives results by what they are in Python: an int or a float, NaN or NA, as groups'."""
        return self.values != "python" or (self.window is not None and self.window.result is None)

    @property
    def has_numpys_bools(self) -> bool:
        """Return whether bools are taken for NumPy's, as a window's values are."""
        return self.window is not None and not self.window.folds


_COMPILATION: ContextVar[Compilation] = ContextVar("compilation")
_INSIDE_NUMBA: ContextVar[bool] = ContextVar("inside_numba", default=False)


def compilation() -> Compilation:
    """Return the compilation at hand; LookupError outside of one."""
    return _COMPILATION.get()


def activate(value: Compilation) -> AbstractContextManager[None]:
    """Make ``value`` the compilation at hand."""
    return holding(_COMPILATION, value)


def is_ours(module: str | None) -> bool:
    """Return whether a function of ``module`` is Numba's or ours, so that no user knows its lines."""
    return (module or "").partition(".")[0] in OUR_MODULES


def is_users(func_id: Any) -> bool:
    """Return whether a function is the user's, who knows its lines; one in a docstring of ours is, too."""
    return func_id.code in compilation().codes or not is_ours(func_id.modname)


def inside_numba() -> bool:
    """Return whether the function that is compiled is Numba's own: our semantics do not hold there."""
    return _INSIDE_NUMBA.get()


def compiling_module(module: str | None) -> AbstractContextManager[None]:
    """Say whose function is compiled next: one of ``module``."""
    return holding(_INSIDE_NUMBA, (module or "").partition(".")[0] == "numba")

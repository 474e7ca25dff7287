"""One call of pandas with a function: compiled where that pays, checked against pandas on some rows, else pandas'.

Only functions that Inlay compiles are ever run twice, and those have no side effects: its front end refuses a function
that prints, assigns to anything but its own variables, changes what it was given or captured, or draws random numbers.

What pandas itself runs, all or some rows, is called by the method in pandas' place (:mod:`udf.doors.installed.patches`)
and not here: pandas looks up the stack for whom its warnings are meant.
"""

from __future__ import annotations

import sys
import warnings
from collections import defaultdict
from dataclasses import dataclass
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from udf.base.raising import is_raised_by_row
from udf.base.signatures import is_argument_error
from udf.bind.guards import cell_value
from udf.doors.installed.plans import COMPILE_COSTS, PLANS
from udf.doors.installed.settings import KINDS, SETTINGS
from udf.doors.installed.sites import SITES
from udf.errors import InternalError, UdfError
from udf.options import options
from udf.runtime.calls import interpreted

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable
    from types import FunctionType

    from udf.doors.installed.plans import Plan

CHECKED: Final = 1000
"""Calls of the function that ``check=True`` compares with pandas' own."""

DIFFERENCES: Final = 2
"""Results that differed after which a function is left to pandas: one may have been of unusual data."""

TRANSIENT: Final = (MemoryError, OSError, Warning)
"""What is not the function's fault nor ours, and may be gone the next time."""


class CheckError(AssertionError):
    """With ``check=True``: compiled code gave another result than pandas."""


@dataclass(slots=True)
class MethodCall:
    """A method that was called, "Series.map", and the function that it was given."""

    method: str
    function: FunctionType


class Sample(NamedTuple):
    """What pandas runs to check a result: the method of ``given``, and how many calls of the function that is.

    With ``wrong`` the result is none of pandas' anyway.
    """

    given: Any
    calls: int = 0
    wrong: str = ""


@dataclass(slots=True, kw_only=True)
class PandasCall:
    """A call of pandas, taken apart.

    ``calls`` is how often pandas would call the function, ``types`` what decides whether it compiles. ``ours`` gives
    the result by compiled code, ``some(made, n)`` the part of it, of about ``n`` calls, for which pandas is asked too,
    and ``differs(made, theirs)`` in what the two differ there. A call of the function takes pandas ``heavy`` times what
    is usual for its kind.
    """

    kind: str
    function: FunctionType
    types: Hashable
    rows: int
    calls: int
    ours: Callable[[], Any]
    some: Callable[[Any, int], Sample]
    differs: Callable[[Any, Any], str]
    heavy: float = 1.0


class Attempt:
    """The attempt at one call: ``why`` is what stands against compiled code, "" while nothing does."""

    __slots__ = ("_call", "_is_first", "_plan", "_seconds", "made", "some", "why")

    def __init__(self, call: PandasCall) -> None:
        self._call, self._plan = call, PLANS.of(call.function, KINDS[call.kind], call.types, call.heavy)
        self._is_first = not self._plan.is_compiled
        self.made: Any = None
        self.some = Sample(None)
        # functions in plain Python may have side effects
        self.why = interpreted.WHY if interpreted.is_set() else self._plan.against(call.function, call.calls)
        self.why = self.why or _reads_defaultdict(call.function)
        if not self.why:
            self._run()

    def _run(self) -> None:
        """Run compiled code, and choose what pandas is asked for."""
        call, plan = self._call, self._plan
        was_loaded, began = "numba" in sys.modules, perf_counter()
        try:
            with options(fallback="error"):  # pandas itself runs what is refused
                self.made = call.ours()
            self._seconds = perf_counter() - began
            sample = plan.kind.sample if self._is_first else plan.kind.again
            self.some = call.some(self.made, max(sample, CHECKED) if SETTINGS.check else sample)
        except Exception as error:  # noqa: BLE001 - whatever it is, pandas is to run, and to raise its own
            self.why = refusal(error, plan)
            return
        if self._is_first and was_loaded:
            COMPILE_COSTS.took(plan.kind, self._seconds - plan.kind.each * call.calls)
        if self.some.wrong:
            self._differs(self.some.wrong)

    def judge(self, theirs: Any, seconds: float) -> None:
        """Compare the result with pandas' own of some rows, which took so long."""
        plan = self._plan
        if self.some.calls and not plan.is_measured:
            plan.theirs = max(plan.theirs, (seconds - plan.kind.fixed) / self.some.calls)
        try:
            wrong = self._call.differs(self.made, theirs)
        except Exception as error:  # noqa: BLE001 - as above
            self.why = refusal(error, plan)
            return
        if wrong:
            self._differs(wrong)
        else:
            plan.is_compiled = True
            if not self._is_first:
                plan.ran(self._seconds, self._call.calls)

    def raised(self, error: Exception) -> None:
        """Note that pandas raised where compiled code did not: the function's own exception, or a warning as one."""
        self.why = f"raises {type(error).__name__}"

    def _differs(self, wrong: str) -> None:
        self.why = f"differs: {wrong}"
        self._plan.differed += 1
        if self._plan.differed == DIFFERENCES:
            self._plan.refused = self.why
        if SETTINGS.check:
            code = self._call.function.__code__
            said = f"{code.co_name} ({code.co_filename}:{code.co_firstlineno}): compiled code gives {wrong} of pandas"
            if SETTINGS.check != "warn":
                raise CheckError(said)
            warnings.warn(said, RuntimeWarning, stacklevel=3)

    @property
    def pandas(self) -> float:
        """Return the seconds that pandas would take for the call."""
        return self._plan.theirs * self._call.calls

    def pandas_ran(self, seconds: float) -> None:
        """Note what pandas took for the call."""
        self._plan.pandas_ran(seconds, self._call.calls)


def refusal(error: Exception, plan: Plan) -> str:
    """Return why pandas runs the call; and every further one of its kind, unless the function raised on a row."""
    if is_raised_by_row(error):
        return f"raises {type(error).__name__}"
    why = f"{type(error).__name__}: {str(getattr(error, 'cause', '') or error).partition(chr(10))[0]}"
    known = isinstance(error, (UdfError, *TRANSIENT)) or is_argument_error(error)
    if isinstance(error, InternalError) or not known:
        SITES.faults += 1
    if not isinstance(error, TRANSIENT):
        plan.refused = why
    return why


def _reads_defaultdict(function: FunctionType) -> str:
    """Return why a function that uses a defaultdict is pandas': it keeps each key that it is asked for."""
    named = (function.__globals__.get(name) for name in function.__code__.co_names)
    used = (*named, *map(cell_value, function.__closure__ or ()), *(function.__defaults__ or ()))
    return "a defaultdict keeps the keys that it is asked for" if any(isinstance(v, defaultdict) for v in used) else ""

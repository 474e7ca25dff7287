"""What is compiled at pandas' doors: operations that the conformance matrix shows equal to pandas' own, by dtype.

Operations are seen where they are written: in the bytecode of the function and of all that is compiled with it, so in
helpers and in every kind of statement. A function is refused for an operation that is not shown equal for what it may
be asked of: a dtype of a column that the function reads, or a kind that it makes of one
(:mod:`udf.bind.evidence_table`).
"""

from __future__ import annotations

import linecache
from collections.abc import Callable, Collection, Hashable, Iterable, Iterator, Mapping
from contextlib import nullcontext
from contextvars import ContextVar
from functools import lru_cache
from itertools import pairwise
from types import CodeType
from typing import TYPE_CHECKING, Final

import numpy as np

from udf.base.bytecode import counts_bools, instructions
from udf.base.contexts import holding
from udf.bind.evidence_table import COUNTED, OF_INT64, OF_KINDS, PANDAS_ALONE, Asked, clock_asked, evidence
from udf.bind.identity import nested_codes
from udf.bind.own_classes import numpys_captured
from udf.columns.column_use import INDEX, uses_whole_row
from udf.errors import NotAdmittedError

if TYPE_CHECKING:
    from contextlib import AbstractContextManager
    from dis import Instruction

    from udf.base.stages import Parameter
    from udf.bind.udf_call import UdfCall


class Door:
    """Where a function came in at pandas' door: what it takes, and pandas' dtypes of the columns, by label.

    Examples
    --------
    >>> Door("row", {"a": "float64", "b": "str"}).kinds(("b",))
    ('row', 'str')
    """

    __slots__ = ("_known", "_names", "_scalars", "dtypes", "receiver")

    def __init__(self, receiver: str, dtypes: Mapping[Hashable, object]) -> None:
        self.receiver, self.dtypes = receiver, dtypes
        self._names: dict[Hashable, str] = {}
        self._known: dict[tuple[Hashable, ...], tuple[str, ...]] = {}
        self._scalars = ""

    def name_of(self, label: Hashable) -> str:
        """Return the name of a column's dtype."""
        if label not in self._names:
            self._names[label] = _named(self.dtypes[label])
        return self._names[label]

    @property
    def scalars(self) -> str:
        """Return whose numbers are those that pandas hands out one by one, "numpy" or "python"."""
        if not self._scalars:
            names = map(self.name_of, self.dtypes)
            self._scalars = "python" if any(n == "object" or "pyarrow" in n for n in names) else "numpy"
        return self._scalars

    def kinds(self, labels: tuple[Hashable, ...]) -> tuple[str, ...]:
        """Return what decides, for a function that reads these columns, what is admitted; without labels for all."""
        found = self._known.get(labels)
        if found is None:
            names = [self.name_of(label) for label in labels or self.dtypes if label in self.dtypes]
            if len(self._known) >= MOST_SETS:
                self._known.clear()
            found = self._known[labels] = (self.receiver, *names)
        return found


MOST_SETS: Final = 64
"""Sets of labels whose dtypes are kept together."""

DOOR: Final[ContextVar[Door | None]] = ContextVar("door", default=None)
"""The door of the call at hand; None where a function came in by ``udf.Series`` or ``udf.DataFrame``."""


def through(receiver: str, labels: tuple[Hashable, ...], dtypes: tuple[object, ...]) -> AbstractContextManager[None]:
    """Say, within ``with``, through which door calls come, with columns of these labels; the outermost counts."""
    return holding(DOOR, DOOR.get() or door_of(receiver, labels, dtypes))


def of_column(label: Hashable) -> AbstractContextManager[object]:
    """Say, within ``with``, that a function of a frame's groups is given one column: only its dtype counts."""
    door = DOOR.get()
    if door is None or door.receiver != "frame" or label not in door.dtypes:
        return nullcontext()
    return holding(DOOR, door_of("group", (None,), (door.dtypes[label],)))


@lru_cache(maxsize=1024)
def door_of(receiver: str, labels: tuple[Hashable, ...], dtypes: tuple[object, ...]) -> Door:
    """Return the one Door of these."""
    return Door(receiver, dict(zip(labels, dtypes, strict=True)))


def _named(dtype: object) -> str:
    """Return a dtype's name as the matrix has it, before its values are looked at."""
    name = "ordered category" if getattr(dtype, "ordered", False) else str(dtype)
    return "string[pyarrow]" if name == "string" and "ArrowDtype" in type(dtype).__name__ else name


_NEIGHBOURS: Final = {
    "int8": "int16 int32",
    "uint8": "uint16 uint32",
    "float32": "float16 bfloat16",
    "complex128": "complex64",
    "Int8": "Int16 Int32",
    "UInt64": "UInt8 UInt16 UInt32",
    "Float64": "Float32",
    "int64[pyarrow]": "int8[pyarrow] int16[pyarrow] int32[pyarrow] uint8[pyarrow] uint16[pyarrow] uint32[pyarrow] "
    "uint64[pyarrow]",
    "double[pyarrow]": "float[pyarrow] halffloat[pyarrow]",
    "string[pyarrow]": "large_string[pyarrow]",
    "datetime64[ns]": "datetime64[us]",
    "datetime64[s]": "datetime64[ms]",
    "timedelta64[ns]": "timedelta64[us] timedelta64[ms] timedelta64[s]",
    "timestamp[us][pyarrow]": "timestamp[ns][pyarrow] timestamp[ms][pyarrow] timestamp[s][pyarrow]",
}
STANDS_FOR: Final = {name: run for run, names in _NEIGHBOURS.items() for name in names.split()}
"""Dtypes that the matrix does not run -> the one of their kind that it runs."""


def _column_dtype(name: str, parameter: Parameter) -> str:
    """Return the matrix' name of a column's dtype.

    Examples
    --------
    >>> from udf.base.dtypes import DTYPES
    >>> from udf.base.stages import Parameter
    >>> _column_dtype("object", Parameter(dtype=DTYPES["int64"], nullable=False))
    'object ints'
    """
    kind = parameter.dtype.kind
    words = "text" if kind not in "iufb" else "ints"
    if name == "category":
        return f"category of {words}"
    if name == "object":
        return f"object {'mixed' if kind in 'fb' else words}"
    return OF_KINDS.get(kind) or STANDS_FOR.get(name, name)


def require_admitted(call: UdfCall) -> None:
    """Raise NotAdmittedError for an operation in ``call`` that is not shown equal for a column that it reads."""
    door = DOOR.get()
    if door is None or call.identity is None:
        return
    of_labels, scope = _dtypes(call, door), scope_of(call.function)
    receiver = door.receiver
    if receiver == "row" and not uses_whole_row(call.identity.codes) and not selects_labels(call.identity.codes, scope):
        receiver = "item"
    labels = {label for label in (*call.labels, *door.dtypes) if isinstance(label, str)}
    scopes = dict(_scopes(call))
    written = [
        (code, name, line)
        for code in call.identity.codes
        for name, line in operations_in(code, scopes.get(code, scope))
        if name[1:] not in labels
    ]
    dtypes = [one for names in of_labels.values() for one in names]
    grown = ("text",) if any(_grows_text(code) for code in call.identity.codes) else ()
    asked = Asked(evidence(), receiver, dtypes, {name for _, name, _ in written}, grown)
    of_columns = {one for code in call.identity.codes for one in _asked_of_columns(code, labels)}
    alone = _of_pandas_alone(call, door)
    written += [
        (one, COUNTED, one.co_firstlineno) for one in call.identity.codes if COUNTED in alone and counts_bools(one)
    ]
    by_code = {code: scopes.get(code, scope) for code in call.identity.codes}
    for code, name in numpys_captured(by_code, {name for _, name, _ in written}, call.identity.numpys_held):
        written.append((code, name, code.co_firstlineno))
        alone[name] = dtypes[0] if dtypes else "object"
    for code, name, line in written:
        exact = [one for label in labels if (name, label) in of_columns for one in of_labels.get(label, ())]
        unproven = alone.get(name) or asked.unproven(name, exact)
        if unproven is not None:
            raise NotAdmittedError(
                operation=clock_asked(code, name) or name,
                dtype=unproven,
                receiver=door.receiver,
                function=code.co_name,
                file=code.co_filename,
                line=line,
                source=linecache.getline(code.co_filename, line),
            )


def _of_pandas_alone(call: UdfCall, door: Door) -> dict[str, str]:
    """Return the operations that pandas runs for a dtype that is read, whatever the matrix shows, with the dtype."""
    if door.receiver == "value":
        return {one: name for name in map(door.name_of, door.dtypes) if "uint64" in name.lower() for one in OF_INT64}
    if door.receiver == "row":  # of objects: None in the place of NA
        nullable = [one.label for one in call.parameters if one.nullable and one.label in door.dtypes]
        nas = [one for one in nullable if type(getattr(door.dtypes[one], "na_value", None)).__name__ == "NAType"]
        return {".to_dict": door.name_of(nas[0])} if nas else {}
    if door.receiver not in ("group", "frame", "column"):
        return {}
    labels = {parameter.label for parameter in call.parameters}
    read = [door.name_of(label) for label in door.dtypes if label in labels or None in labels]
    return {operation: one for one in read for operation in PANDAS_ALONE.get(one, ())}


LISTS: Final = ("BUILD_LIST", "LIST_EXTEND")


def selects_labels(codes: Iterable[CodeType], scope: Mapping[str, object]) -> bool:
    """Return whether code may select several labels, which of a row are a row.

    Examples
    --------
    >>> [selects_labels([one.__code__], {}) for one in (lambda row: row[["a", "b"]].max(), lambda row: row["a"])]
    [True, False]
    """
    for code in codes:
        steps = instructions(code, "EXTENDED_ARG", "NOP")
        for what, step in pairwise(steps):
            given = scope.get(what.argval) if what.opname in GLOBALS else None
            if step.opname == "BINARY_SUBSCR" and (what.opname in LISTS or isinstance(given, (list, np.ndarray))):
                return True
    return False


def _dtypes(call: UdfCall, door: Door) -> dict[Hashable, list[str]]:
    """Return the dtypes of the columns that a call reads; of one without a label those that it may be of.

    A function of frames that reads none by name gives rows of all: ``g.head(1)``.
    """
    found: dict[Hashable, list[str]] = {}
    for parameter in call.parameters:
        if parameter.label in door.dtypes:
            names = {_column_dtype(door.name_of(parameter.label), parameter)}
        elif parameter.label is INDEX:  # row.name
            names = {_column_dtype(str(parameter.dtype), parameter)} & evidence().kinds.keys()
        else:
            of_any = door.dtypes if parameter.label is None else ()
            names = {_column_dtype(door.name_of(label), parameter) for label in of_any}
        if not names.isdisjoint(NUMBERS):  # None in each row is of both
            names.update(NUMBERS)
        found.setdefault(parameter.label, []).extend(sorted(names))
    if not found and door.receiver == "frame":
        named = {STANDS_FOR.get(name, name) for name in map(door.name_of, door.dtypes)}
        found[None] = sorted(named & evidence().kinds.keys())
    return found


NUMBERS: Final = ("object ints", "object mixed")
"""Objects that are numbers."""


def _grows_text(code: CodeType) -> bool:
    """Return whether a constant text is added to something, which is a text then.

    Examples
    --------
    >>> _grows_text((lambda x: x + "!").__code__), _grows_text((lambda x: x["a"] + 1).__code__)
    (True, False)
    """
    steps = pairwise(instructions(code, "EXTENDED_ARG", "NOP"))
    return any(
        one.opname == "LOAD_CONST"
        and isinstance(one.argval, str)
        and step.opname == "BINARY_OP"
        and "+" in step.argrepr
        for one, step in steps
    )


def _asked_of_columns(code: CodeType, labels: Collection[str]) -> Iterator[tuple[str, str]]:
    """Yield the attributes that are asked of a column as it is, each with the column's label.

    Examples
    --------
    >>> sorted(_asked_of_columns((lambda g: g.a.sum() + g["b"].max() + (-g.a).min()).__code__, {"a", "b"}))
    [('.max', 'b'), ('.sum', 'a')]
    """
    label = ""
    for before, step in pairwise(instructions(code, "EXTENDED_ARG", "NOP", "PUSH_NULL")):
        if step.opname in ATTRIBUTES and label:
            yield f".{step.argval}", label
        is_item = step.opname == "BINARY_SUBSCR" and before.opname == "LOAD_CONST"
        named = before.argval if is_item else step.argval if step.opname in ATTRIBUTES else ""
        label = named if isinstance(named, str) and named in labels else ""


def scope_of(function: Callable[..., object]) -> dict[str, object]:
    """Return what the names in a function's code stand for."""
    cells = zip(function.__code__.co_freevars, function.__closure__ or (), strict=True)
    captured = {}
    for name, cell in cells:
        try:
            captured[name] = cell.cell_contents
        except ValueError:  # not set yet
            continue
    return {**function.__globals__, **captured}


def _scopes(call: UdfCall) -> Iterator[tuple[CodeType, dict[str, object]]]:
    """Yield the code of each function that is compiled, with what names stand for in its own module."""
    assert call.identity is not None
    for one in call.identity.guards or ():
        function = call.function if one.function is None else one.function()
        if function is not None:
            scope = scope_of(function)
            yield from ((code, scope) for code in nested_codes(function.__code__))


COMPARISONS: Final = {"<=": "<", ">": "<", ">=": "<", "!=": "=="}
OTHERS: Final = {
    "UNARY_NEGATIVE": "neg", "UNARY_INVERT": "~", "UNARY_POSITIVE": "pos", "CONTAINS_OP": "in",
    "FORMAT_VALUE": "f-string", "FORMAT_SIMPLE": "f-string", "FORMAT_WITH_SPEC": "f-string",
}  # fmt: skip
MODULES: Final = {"numpy": "np", "math": "math", "pandas": "pd", "re": "re", "datetime": "datetime"}
GLOBALS: Final = ("LOAD_GLOBAL", "LOAD_DEREF", "LOAD_NAME")
ATTRIBUTES: Final = ("LOAD_ATTR", "LOAD_METHOD")


def operations_in(code: CodeType, scope: Mapping[str, object]) -> Iterator[tuple[str, int]]:
    """Yield the operations that are written in ``code``, each with its line.

    Examples
    --------
    >>> import math
    >>> [name for name, _ in operations_in((lambda x: math.sqrt(x) + -len(x.strip())).__code__, {"math": math})]
    ['math.sqrt', 'len()', '.strip', 'neg', '+']
    """
    steps = instructions(code, "EXTENDED_ARG", "NOP", "PUSH_NULL")
    line, value, captured = code.co_firstlineno, None, False
    for name in _by_branch(steps):
        yield name, line
    for step in steps:
        line = (step.positions and step.positions.lineno) or line
        if step.opname in GLOBALS:
            value, captured = scope.get(step.argval), step.argval in scope
            name = _global(step.argval, value)
        elif step.opname in ATTRIBUTES and captured:
            of_ufunc = f"np.{value.__name__}.{step.argval}" if isinstance(value, np.ufunc) else ""
            value = getattr(value, step.argval, None)
            name = of_ufunc or _of_module(step.argval, value)
        elif step.opname in ATTRIBUTES:
            name = f".{step.argval}"
        else:
            value, captured, name = None, False, _operator(step)
        if name:
            yield name, line


RESULTS: Final = {"BUILD_TUPLE": "() or None", "BUILD_MAP": "{} or None", "BUILD_CONST_KEY_MAP": "{} or None"}
"""Instruction that makes a result -> the operation that it is where another branch returns None."""


def _by_branch(steps: list[Instruction]) -> Iterator[str]:
    """Yield what is a result beside None."""
    nothing = any(step.opname in ("LOAD_CONST", "RETURN_CONST") and step.argval is None for step in steps)
    if nothing:
        yield from {RESULTS[one.opname] for one in steps if one.opname in RESULTS}


def _operator(step: Instruction) -> str:
    """Return the operation that an instruction is; "" if it is none."""
    if step.opname == "BINARY_OP":
        sign: str = step.argrepr
        return sign.removesuffix("=")
    if step.opname == "COMPARE_OP":
        sign = step.argval
        return COMPARISONS.get(sign, sign)
    return OTHERS.get(step.opname, "")


def _global(name: str, value: object) -> str:
    """Return the operation that a global name is: a builtin, or a function of a module; "" if it is the user's."""
    if value is None:
        return f"{name}()" if name in BUILTINS else ""
    return _of_module(name, value)


def _of_module(name: str, value: object) -> str:
    """Return the operation that a function or class of a module is; "" of the user's own, of constants and modules."""
    if not callable(value):
        return ""
    owner = getattr(value, "__self__", None)  # of datetime.strptime the class
    home = getattr(value, "__module__", None) or getattr(owner, "__module__", None) or type(value).__module__
    module = MODULES.get(home.partition(".")[0], "")
    return f"{module}.{getattr(value, '__name__', name)}" if module else ""


_BUILTINS: Final = (
    "abs all any bin bool chr divmod enumerate float format hex int isinstance iter len list max min next ord pow "
    "range repr reversed round set sorted str sum tuple type zip"
)
BUILTINS: Final = frozenset(_BUILTINS.split())

"""Hand-written window functions as programs of the processor's back end, and what they should give."""

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from typing import Any

import numpy as np

from tests.support.ptx_program import HEADER, bitmask
from tests.support.seam import argument, parameter
from udf import cpu
from udf.base.dtypes import DTYPES
from udf.base.handling import Handling
from udf.base.stages import REDUCTIONS, RaiseSite, Result, ScalarParameter, WindowShape
from udf.bind.udf_call import PtxUdf, UdfCall
from udf.columns.column import Column
from udf.cpu.windows import WindowProgram
from udf.windows.bounds import Bounds, ExplicitBounds, FixedBounds, TimeBounds

# the sum of W rows, unrolled by hand for three
SUM3 = """
.func (.param .f64 r) whole(.param .b64 w) {
  .reg .b64 %w; .reg .f64 %a, %b, %c;
  ld.param.u64 %w, [w]; ld.f64 %a, [%w]; ld.f64 %b, [%w+8]; ld.f64 %c, [%w+16];
  add.rn.f64 %a, %a, %b; add.rn.f64 %a, %a, %c; st.param.f64 [r], %a; ret;
}"""

# the sum of %n rows, a loop
_SUM = """
  .reg .b64 %w, %n, %i; .reg .f64 %a, %b; .reg .pred %p;
  ld.param.u64 %w, [w]; LENGTH mov.u64 %i, 0; mov.f64 %a, 0d0000000000000000;
L: setp.ge.u64 %p, %i, %n; @%p bra DONE; ld.SPACE.f64 %b, [%w]; add.rn.f64 %a, %a, %b; add.s64 %w, %w, 8;
  add.s64 %i, %i, 1; bra L;
DONE: st.param.f64 [r], %a;"""
LENGTH_GIVEN = "ld.param.u64 %n, [n];"


def sum_loop(name: str, length: int | None, space: str = "global") -> str:
    """Return the function ``name`` that sums ``length`` rows, or as many as it is told."""
    taken = LENGTH_GIVEN if length is None else f"mov.u64 %n, {length};"
    more = ", .param .b64 n" if length is None else ""
    body = _SUM.replace("LENGTH", taken).replace("SPACE", space)
    return f".func (.param .f64 r) {name}(.param .b64 w{more}) {{{body} ret; }}"


def raising(name: str, length: int | None) -> str:
    """Return the same that raises (status 1) where the sum is above 100."""
    end = "mov.u32 %s, 0; setp.leu.f64 %p, %a, 0d4059000000000000; @%p bra FINE; mov.u32 %s, 1; FINE:"
    text = sum_loop(name, length).replace(".param .f64 r", ".param .align 8 .b8 r[16]")
    text = text.replace(".reg .pred %p;", ".reg .pred %p; .reg .b32 %s;")
    return text.replace(" ret; }", f" {end} st.param.b32 [r+8], %s; ret; }}")


# the last row less the first, times a scalar: of two columns, the first's first and the second's last
SPREAD = """
.func (.param .align 8 .b8 r[16]) whole(.param .b64 w, .param .b64 p, .param .f64 s, .param .b64 n) {
  .reg .b64 %w, %p, %n, %o; .reg .f64 %a, %b, %s;
  ld.param.u64 %w, [w]; ld.param.u64 %p, [p]; ld.param.u64 %n, [n]; ld.param.f64 %s, [s];
  ld.f64 %a, [%w]; add.s64 %o, %p, %n; add.s64 %o, %o, -1; shl.b64 %o, %o, 3; add.s64 %o, %w, %o; ld.f64 %b, [%o];
  sub.rn.f64 %b, %b, %a; mul.rn.f64 %b, %b, %s; st.param.f64 [r], %b; st.param.f64 [r+8], %a; ret;
}"""


@cache
def opaque(
    text: str,
    *,
    length: int | None,
    clipped: bool = False,
    columns: tuple[str, ...] = ("float64",),
    returns: tuple[str, ...] = ("float64",),
    arguments: tuple[str, ...] = (),
    raises: tuple[RaiseSite, ...] = (),
    errors: str = "raise",
) -> WindowProgram:
    """Return a program of the function ``whole`` (and ``cut``, for windows cut short)."""
    table = len(columns) > 1
    takes = [ScalarParameter(what="window", index=0, dtype=DTYPES["float64"])]
    takes += [ScalarParameter(what="pitch", index=0, dtype=DTYPES["int64"])] * table
    takes += [ScalarParameter(what="argument", index=i, dtype=argument(a).dtype) for i, a in enumerate(arguments)]
    takes += [ScalarParameter(what="rows", index=0, dtype=DTYPES["int64"])] * (length is None)
    udf = PtxUdf(
        text=HEADER + text,
        name="whole",
        takes=tuple(takes),
        returns=_returns(returns),
        raises=raises,
        form="windows",
        clipped="cut" if clipped else None,
    )
    return _built(udf, columns, arguments, length, clipped=clipped, errors=errors)


@cache
def reduced(
    *reductions: str, columns: tuple[str, ...] = ("float64",), length: int | None = 3, clipped: bool = True
) -> WindowProgram:
    """Return a program that gives reductions as they are; ``sum``, ``max1`` (of column 1), ``item:-1``."""
    takes = tuple(map(_reduction, reductions))
    kinds = [taken.dtype.ptx for taken in takes]
    parameters = ", ".join(f".param .{kind} p{i}" for i, kind in enumerate(kinds))
    lines = [f".reg .{kind} %r{i}; ld.param.{kind} %r{i}, [p{i}];" for i, kind in enumerate(kinds)]
    lines += [f"st.param.{kind} [r+{8 * i}], %r{i};" for i, kind in enumerate(kinds)]
    text = f".func (.param .align 8 .b8 r[{8 * len(kinds)}]) whole({parameters}) {{ {' '.join(lines)} ret; }}"
    returns = tuple(Result(dtype=taken.dtype) for taken in takes)
    udf = PtxUdf(text=HEADER + text, name="whole", takes=takes, returns=returns, raises=(), form="reduced")
    return _built(udf, columns, (), length, clipped=clipped)


def _reduction(spec: str) -> ScalarParameter:
    name, _, offset = spec.partition(":")
    column = int(name[-1]) if name[-1].isdigit() and name not in REDUCTIONS else 0
    name = name if name in REDUCTIONS else name[:-1]
    dtype = DTYPES["int64" if name in {"rows", "nans"} else "float64"]
    return ScalarParameter(what="reduction", index=column, dtype=dtype, reduction=name, offset=int(offset or 0))


def _returns(returns: tuple[str, ...]) -> tuple[Result, ...]:
    return tuple(Result(dtype=p.dtype, nullable=p.nullable) for p in map(parameter, returns))


def _built(
    udf: PtxUdf,
    columns: tuple[str, ...],
    arguments: tuple[str, ...],
    length: int | None,
    *,
    clipped: bool,
    errors: str = "raise",
) -> WindowProgram:
    shape = WindowShape(length=length, result=DTYPES["float64"], clipped=clipped, table=len(columns) > 1)
    call = UdfCall(
        function=_built,
        parameters=tuple(map(parameter, columns)),
        key="",
        arguments=tuple(map(argument, arguments)),
        shape="window",
        window=shape,
        how=Handling(errors=errors),
    )
    return cpu.BACKEND.load(cpu.BACKEND.build(udf, call))  # type: ignore[return-value]


# --- what a program should give -------------------------------------------------------------------


def rows_of(bounds: Bounds) -> list[tuple[int, int]]:
    """Return each window's start and stop, one by one, as ``udf/windows/bounds.py`` says."""
    n = bounds.rows
    if isinstance(bounds, ExplicitBounds):
        return list(zip(bounds.starts.tolist(), bounds.stops.tolist(), strict=True))
    if isinstance(bounds, FixedBounds):
        starts = [bounds.first + j * bounds.step for j in range(len(bounds))]
        return [(min(max(s, 0), n), min(max(s + bounds.length, 0), n)) for s in starts]
    assert isinstance(bounds, TimeBounds)
    times, found = bounds.times.values.tolist(), []
    for row in range(0, n, bounds.step):
        edge = times[row] - bounds.span
        inside = [k for k in range(row + 1) if times[k] > edge or (bounds.closed_left and times[k] == edge)]
        if not bounds.closed_right:
            inside = [k for k in inside if times[k] < times[row]]
        found.append((inside[0], inside[-1] + 1) if inside else (row, row))
    return found


def expected(f: Callable[[Any], Any], columns: tuple[Any, ...], bounds: Bounds) -> list[list[float | None]]:
    """Return f's results, one list a result; None where a window does not run.

    ``columns`` are float64 arrays, nulls as NaN; f takes (rows,), or (rows, columns) where there are several.
    """
    table = np.stack([np.where(np.isfinite(c), c, np.nan) for c in columns], axis=1)
    out = []
    for start, stop in rows_of(bounds):
        window = table[start:stop]
        enough = np.isfinite(window).sum(axis=0) >= bounds.min_periods
        values = f(window if len(columns) > 1 else window[:, 0]) if enough.any() else ()
        values = values if isinstance(values, tuple) else (values,)
        if len(columns) > 1:
            values = tuple(v if ok else None for v, ok in zip(values or enough, enough, strict=True))
        out.append(values or None)
    width = max((len(row) for row in out if row is not None), default=1)
    return [[None if row is None else row[k] for row in out] for k in range(width)]


def nullable(values: Any, valid: Any, dtype: str = "float64") -> Column:
    """Return a column, null where ``valid`` says so."""
    return Column(values=np.asarray(values, dtype), validity=bitmask(valid))


def got(program: WindowProgram, columns: tuple[Column, ...], bounds: Bounds, arguments: Any = ()) -> list[list[Any]]:
    """Return a program's results as lists: None where null."""
    results = program.run(columns, bounds, arguments)
    assert all(len(result) == len(bounds) for result in results)
    lists = []
    for result in results:
        valid = np.ones(len(result), bool)
        if result.validity is not None:
            valid = np.unpackbits(result.validity, count=len(result), bitorder="little").astype(bool)
        lists.append([v if ok else None for v, ok in zip(result.values.tolist(), valid, strict=True)])
    return lists


def same(found: list[list[Any]], wanted: list[list[Any]], *, close: bool = False) -> None:
    """Check results against :func:`expected`: NaN (or null, for whole numbers) where a window does not run."""
    for one, other in zip(found, wanted, strict=True):
        other_ = [np.nan if v is None else v for v in other]
        one_ = [np.nan if v is None else v for v in one]
        if close:
            np.testing.assert_allclose(one_, other_, rtol=1e-12, atol=1e-12)
        else:
            np.testing.assert_array_equal(one_, other_)


def bounds_kinds(rows: int, length: int, min_periods: int, seed: int = 0) -> dict[str, Bounds]:
    """Return every kind of bounds over ``rows`` rows; windows of ``length`` where they are fixed."""
    dice = np.random.default_rng(seed)
    starts = np.sort(dice.integers(0, rows + 1, rows))
    stops = np.maximum(starts, np.sort(dice.integers(0, rows + 1, rows)))
    anywhere = dice.permutation(rows)
    times = Column(values=np.cumsum(dice.integers(0, 3, rows)).astype(np.int64))
    fixed = FixedBounds(rows=rows, length=length, first=1 - length, min_periods=min_periods)
    kinds: dict[str, Bounds] = {
        "fixed": fixed,
        "ahead": replace(fixed, first=0),
        "center": replace(fixed, first=-(length // 2)),
        "left": replace(fixed, first=-length),
        "step": replace(fixed, step=2),
        "stride": replace(fixed, step=length + 1, first=-1),
        "beyond": replace(fixed, first=rows),
        "before": replace(fixed, first=-rows - length),
        "expanding": ExplicitBounds(
            rows=rows, starts=np.zeros(rows, np.int64), stops=np.arange(1, rows + 1), min_periods=min_periods
        ),
        "monotone": ExplicitBounds(rows=rows, starts=starts, stops=stops, min_periods=min_periods),
        "anywhere": ExplicitBounds(rows=rows, starts=starts[anywhere], stops=stops[anywhere], min_periods=min_periods),
        "empty": ExplicitBounds(rows=rows, starts=starts, stops=starts, min_periods=min_periods),
    }
    for left in (False, True):
        for right in (False, True):
            kinds[f"timed {left} {right}"] = TimeBounds(
                rows=rows,
                times=times,
                span=length,
                closed_left=left,
                closed_right=right,
                step=1 + left,
                min_periods=min_periods,
            )
    return kinds


KINDS = tuple(bounds_kinds(1, 1, 1))

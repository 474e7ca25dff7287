"""The processor's loop over windows: every kind of bounds and length, NaN and nulls, dtypes, failures, threads."""

from copy import deepcopy
from dataclasses import fields, is_dataclass, replace

import numpy as np
import pytest

from tests.support.budget import in_turn
from tests.support.ptx_windows import (
    KINDS,
    SPREAD,
    SUM3,
    bounds_kinds,
    expected,
    got,
    nullable,
    opaque,
    raising,
    rows_of,
    same,
    sum_loop,
)
from tests.support.seam import site
from udf import cpu
from udf.base.dtypes import DTYPES
from udf.base.raising import RowFailure
from udf.base.stages import Artefact, WindowShape
from udf.columns.column import Column
from udf.cpu.windows import WindowProgram
from udf.cpu.windows_values import stage
from udf.options import options
from udf.windows.bounds import ExplicitBounds, FixedBounds

LENGTHS = (0, 1, 2, 3, 4, 7, 9, 511, 514, 515, 1026, 1500)


def total(window: np.ndarray) -> float:
    """Sum from the first row to the last, as the loops do."""
    found = 0.0
    for value in window.tolist():
        found += value
    return found


def data(rows: int, holes: float = 0.0) -> np.ndarray:
    """Return whole numbers, whose sums are exact, some of them NaN or infinite."""
    dice = np.random.default_rng(rows)
    values = dice.integers(-50, 50, rows).astype(np.float64)
    values[dice.random(rows) < holes] = np.nan
    values[dice.random(rows) < holes / 4] = np.inf
    return values


@pytest.fixture(scope="module")
def straight():
    return opaque(SUM3 + sum_loop("cut", None), length=3, clipped=True)


@pytest.fixture(scope="module")
def looped():
    return opaque(sum_loop("whole", 3) + sum_loop("cut", None, "shared"), length=3, clipped=True)


@pytest.fixture(scope="module")
def variable():
    return opaque(sum_loop("whole", None), length=None)


@pytest.mark.parametrize(("kind", "holes", "rows"), in_turn(KINDS, [0.0, 0.3], LENGTHS, rounds=3))
def test_every_kind_of_bounds(straight, looped, variable, kind: str, holes: float, rows: int) -> None:
    """Whole windows, those cut short, listed and timed ones: the rows they say, where enough of them are numbers."""
    values = data(rows, holes)
    for min_periods in (0, 1, 2, 3):
        bounds = bounds_kinds(rows, 3, min_periods)[kind]
        wanted = expected(total, (values,), bounds)
        programs = (straight, looped, variable) if isinstance(bounds, FixedBounds) else (variable,)
        for program in programs:
            same(got(program, (Column(values=values),), bounds), wanted)


def test_a_long_window_and_few_rows() -> None:
    """No window is whole: each is cut short by one end, or by both."""
    program = opaque(sum_loop("whole", 40) + sum_loop("cut", None), length=40, clipped=True)
    for rows in (1, 10, 39, 40, 41, 600):
        bounds = FixedBounds(rows=rows, length=40, first=-20, min_periods=1)
        same(got(program, (Column(values=data(rows)),), bounds), expected(total, (data(rows),), bounds))


def test_windows_cut_short_need_no_function_where_none_runs() -> None:
    """With as many min_periods as rows a window that is cut short never runs."""
    program = opaque(SUM3, length=3)
    bounds = FixedBounds(rows=2000, length=3, first=-1, min_periods=3)
    found = got(program, (Column(values=data(2000)),), bounds)
    same(found, expected(total, (data(2000),), bounds))
    assert np.isnan(found[0][0])
    assert np.isnan(found[0][-1])


@pytest.mark.parametrize("name", DTYPES)
def test_every_type_is_read_as_float64(straight, name: str) -> None:
    """Numbers of every type, with and without nulls: a null is a NaN."""
    values = np.arange(700) % 2 if name == "bool" else np.arange(700) % 100
    valid = np.arange(700) % 7 != 3
    bounds = FixedBounds(rows=700, length=3, first=-2, min_periods=2)
    plain = values.astype(np.float64)
    same(got(straight, (Column(values=values.astype(name)),), bounds), expected(total, (plain,), bounds))
    holed = np.where(valid, plain, np.nan)
    same(got(straight, (nullable(values, valid, name),), bounds), expected(total, (holed,), bounds))


def test_a_column_of_numbers_is_not_copied(straight) -> None:
    """A float64 column without nulls and infinities is read where it stands; NaN are NaN already."""
    values = data(100)
    values[7] = np.nan
    assert stage((Column(values=values),), straight.code).values.base is values
    infinite = values.copy()
    infinite[3] = -np.inf
    found = stage((Column(values=infinite),), straight.code)
    assert np.isnan(found.values[0, 3])
    assert infinite[3] == -np.inf


@pytest.mark.parametrize("holes", [0.0, 0.4])
@pytest.mark.parametrize("rows", [1, 600, 1300])
def test_a_table_is_one_window_of_several_columns(rows: int, holes: float) -> None:
    """A window runs where any column has enough numbers; the result of a column that has not is NaN."""
    program = opaque(
        SPREAD, length=None, columns=("float64", "int32?"), returns=("float64", "float64"), arguments=("float64",)
    )
    first, second = data(rows, holes), data(rows)
    valid = np.random.default_rng(3).random(rows) >= holes
    holed = np.where(valid, second, np.nan)
    columns = (Column(values=first), nullable(np.where(np.isfinite(second), second, 0), valid, "int32"))
    for kind in ("expanding", "timed True True", "monotone"):
        bounds = bounds_kinds(rows, 5, 3)[kind]
        wanted = expected(lambda w: ((w[-1, 1] - w[0, 0]) * 2.5, w[0, 0]), (first, holed), bounds)
        same(got(program, columns, bounds, (np.float64(2.5),)), wanted)


@pytest.mark.slow
@pytest.mark.parametrize(("at", "threads"), in_turn([0, 1, 2, 3, 700, 18_000, 29_998, 29_999], [2, 1]))
def test_the_first_window_that_raises_is_told(at: int, threads: int) -> None:
    """Its position among the results, whichever thread met it first, in every kind of bounds."""
    program = opaque(raising("whole", 3) + raising("cut", None), length=3, clipped=True, raises=(site("ValueError"),))
    variable = opaque(raising("whole", None), length=None, raises=(site("ValueError"),))
    values = np.zeros(30_000)
    values[at] = values[-1] = 101
    with options(threads=threads):
        for kind in ("fixed", "ahead", "center", "step", "monotone"):
            bounds = bounds_kinds(values.size, 3, 1)[kind]
            programs = (program, variable) if isinstance(bounds, FixedBounds) else (variable,)
            sums = np.concatenate([[0.0], np.cumsum(values)])
            raise_at = [j for j, (start, stop) in enumerate(rows_of(bounds)) if sums[stop] - sums[start] > 100]
            for tried in programs if raise_at else ():
                with pytest.raises(RowFailure) as failed:
                    tried.run((Column(values=values),), bounds)
                assert failed.value.row == raise_at[0]
                assert failed.value.site.exception == "ValueError"


def test_windows_that_do_not_run_do_not_raise() -> None:
    """A window with too few numbers is not looked at."""
    program = opaque(raising("whole", 3) + raising("cut", None), length=3, clipped=True, raises=(site("ValueError"),))
    values = np.tile([101.0, np.nan, np.nan, 1.0, 2.0, 3.0, -40.0], 300)
    bounds = FixedBounds(rows=values.size, length=3, first=-2, min_periods=3)
    same(got(program, (Column(values=values),), bounds), expected(total, (values,), bounds))


@pytest.mark.parametrize("rows", [5, 1200])
def test_windows_that_raise_are_null_if_asked(rows: int) -> None:
    """With errors="null" a window that raises is null, one that does not run is NaN."""
    text = raising("whole", 3) + raising("cut", None)
    program = opaque(text, length=3, clipped=True, raises=(site("ValueError"),), errors="null")
    values = np.where(np.arange(rows) % 5 == 3, 101.0, 0.0)
    values[0] = np.nan
    bounds = FixedBounds(rows=rows, length=3, first=-2, min_periods=2)
    (found,) = got(program, (Column(values=values),), bounds)
    for j, (start, stop) in enumerate(rows_of(bounds)):
        window = values[start:stop]
        if np.isfinite(window).sum() < 2:
            assert np.isnan(found[j])
        elif total(window) > 100:
            assert found[j] is None
        else:
            np.testing.assert_equal(found[j], total(window))


def test_whole_numbers_are_null_where_a_window_does_not_run() -> None:
    """There is no NaN among them."""
    text = """.func (.param .b64 r) whole(.param .b64 w) {
      .reg .b64 %w, %i; .reg .f64 %a; ld.param.u64 %w, [w]; ld.f64 %a, [%w]; cvt.rzi.s64.f64 %i, %a;
      st.param.b64 [r], %i; ret; }"""
    program = opaque(text, length=2, returns=("int64",))
    values = np.arange(1400.0)
    values[700] = np.nan
    bounds = FixedBounds(rows=1400, length=2, first=-1, min_periods=2)
    (found,) = got(program, (Column(values=values),), bounds)
    wanted = [None, *range(1399)]
    wanted[700] = wanted[701] = None
    assert found == wanted


def test_bounds_may_be_more_or_fewer_than_rows(variable) -> None:
    """Listed windows are as many as they are."""
    values = data(50)
    starts = np.repeat(np.arange(50), 40)
    bounds = ExplicitBounds(rows=50, starts=starts, stops=np.minimum(starts + 2, 50), min_periods=1)
    same(got(variable, (Column(values=values),), bounds), expected(total, (values,), bounds))
    few = replace(bounds, starts=starts[:1], stops=starts[:1] + 50)
    same(got(variable, (Column(values=values),), few), expected(total, (values,), few))


@pytest.mark.slow
def test_threads_give_what_one_gives(straight, looped, variable) -> None:
    """Slices of windows, each with its own bounds."""
    values = data(200_000, 0.1)
    columns = (Column(values=values),)
    for program, kinds in ((straight, ("fixed", "step")), (looped, ("center",)), (variable, ("timed True False",))):
        for kind in kinds:
            bounds = bounds_kinds(values.size, 3, 1)[kind]
            with options(threads=1):
                (alone,) = program.run(columns, bounds)
            with options(threads=4):
                (shared,) = program.run(columns, bounds)
            np.testing.assert_array_equal(alone.values, shared.values)


def test_the_back_end_takes_windows_in_the_columns_memory() -> None:
    """What the front end is asked for: the columns' own memory, reductions."""
    shape = WindowShape(length=7, result=DTYPES["float64"], space="shared")
    bounds = FixedBounds(rows=9, length=7, first=0, min_periods=1)
    fitted = cpu.BACKEND.fit(shape, 1, 1, bounds.rows, 0)
    assert (fitted.space, fitted.reducible) == ("global", True)
    assert fitted.length == 7


def test_a_program_is_made_of_plain_data(looped) -> None:
    """Its plan is frozen dataclasses, tuples, numbers and texts, its code bytes: another process can load it."""
    code = {name: bytes(code) for name, code in looped.code.code.items()}
    artefact = Artefact(backend="cpu", kernel="", target="", plan=deepcopy(looped.plan), returns=(), code=code)
    other = WindowProgram(artefact)
    bounds = FixedBounds(rows=700, length=3, first=-2, min_periods=1)
    same(got(other, (Column(values=data(700)),), bounds), expected(total, (data(700),), bounds))

    def check(value: object) -> None:
        if is_dataclass(value):
            for field in fields(value):
                check(getattr(value, field.name))
        elif isinstance(value, tuple):
            for item in value:
                check(item)
        else:
            assert value is None or isinstance(value, bool | int | str), value

    check(looped.plan)

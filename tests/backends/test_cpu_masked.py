"""The processor's row loop with masked values: validity in, validity out of each result, on rows of every place."""

import numpy as np
import pytest

import udf
from tests.support.budget import in_turn
from tests.support.ptx_masked import CONSTANT, FILL, INVERSE, LOOKUP, PRODUCT, STRAIGHT, THERE
from tests.support.ptx_program import HEADER, bitmask, column, masked_program, valid_rows
from tests.support.seam import interface, site
from udf.base.raising import RowFailure
from udf.cpu import row_slices as threads_
from udf.cpu.cpu_backend import row_kernel
from udf.cpu.native import baseline, optimise

LENGTHS = [0, 1, 7, 8, 9, 511, 512, 513, 1023, 1024, 5000]


def some(rows: int, seed: int = 0) -> tuple[np.ndarray, np.ndarray]:
    """Return small whole numbers, and which of them are valid."""
    dice = np.random.default_rng(seed)
    return dice.integers(0, 6, rows).astype(np.float64), dice.random(rows) < 0.7


@pytest.mark.parametrize("rows", LENGTHS)
def test_validity_goes_in_and_comes_out(rows: int) -> None:
    """The function runs on null rows too, and decides itself what is null; bits behind the last row are 0."""
    x, valid = some(rows)
    (result,) = masked_program(FILL, "float64?", "float64?", nulls="pass").run((column(x, valid),))
    expected = np.where(valid, x, 7.0)
    np.testing.assert_array_equal(result.values, expected)
    np.testing.assert_array_equal(result.validity, bitmask(expected != 3))


@pytest.mark.parametrize("rows", LENGTHS)
def test_validities_alone_can_be_taken(rows: int) -> None:
    """A column gives its validity and not its value; a result that is never null has no bitmask."""
    (a, v), (c, _), (b, w) = some(rows, 1), some(rows, 2), some(rows, 3)
    built = masked_program(
        THERE, "float64? float64 float64?", "bool float64?", nulls="pass", taken="valid0 value1 valid2"
    )
    either, total = built.run((column(a, v), column(c), column(b, w)))
    assert either.validity is None
    np.testing.assert_array_equal(either.values, v | w)
    np.testing.assert_array_equal(total.values, c)
    assert valid_rows(total) == (v & w).tolist()


@pytest.mark.parametrize("rows", LENGTHS)
def test_a_skipped_rows_nulls_count_for_columns_that_are_not_taken(rows: int) -> None:
    """With nulls="skip" a null in any column is a null of every result, besides those that the function makes."""
    (a, v), (b, w) = some(rows, 4), some(rows, 5)
    built = masked_program(FILL, "float64? float64?", "float64?", taken="value0 valid0")
    (result,) = built.run((column(a, v), column(b, w)))
    assert valid_rows(result) == (v & w & (a != 3)).tolist()
    np.testing.assert_array_equal(result.values[v & w], a[v & w])


@pytest.mark.parametrize(
    ("text", "rows", "nullable"), in_turn([STRAIGHT, INVERSE], [1, 512, 1300], [False, True], rounds=2)
)
def test_rows_that_raise_become_null(text: str, rows: int, *, nullable: bool) -> None:
    """With errors="null" in every result, whether or not the row has a loop to run; no failure is reported."""
    x, valid = some(rows, 6)
    x[::50] = 80.0 if text is STRAIGHT else 160.0
    takes = "float64?" if nullable else "float64"
    built = masked_program(text, takes, "float64 float64", errors="null", raises=(site("ZeroDivisionError"),))
    given = column(x, valid if nullable else None)
    holds = (x != 0) & (valid if nullable else True)
    for result, expected in zip(
        built.run((given,)), (1 / np.minimum(x, 80)[holds], np.minimum(x, 80)[holds]), strict=True
    ):
        assert valid_rows(result) == holds.tolist()
        np.testing.assert_array_equal(result.values[holds], expected)


def test_a_null_row_that_is_passed_can_raise() -> None:
    """With nulls="pass" the function runs on null rows: the first that raises is reported, null or not."""
    x, valid = np.ones(2000), np.ones(2000, bool)
    x[700], valid[700] = 0.0, False
    for text in (STRAIGHT, INVERSE):
        built = masked_program(text, "float64?", "float64 float64", nulls="pass", taken="value0",
                               raises=(site("ZeroDivisionError"),))  # fmt: skip
        with pytest.raises(RowFailure) as raised:
            built.run((column(x, valid),))
        assert raised.value.row == 700


def test_a_null_row_that_is_passed_can_loop() -> None:
    """Rows that are run one by one are run where they are null too."""
    x, valid = np.full(1500, 2.0), np.ones(1500, bool)
    x[::70], valid[::140] = 128.0, False
    built = masked_program(INVERSE, "float64?", "float64 float64", nulls="pass", taken="value0",
                           raises=(site("ZeroDivisionError"),))  # fmt: skip
    inverse, halved = built.run((column(x, valid),))
    assert inverse.validity is None
    np.testing.assert_array_equal(halved.values, np.where(x > 100, 64.0, x))
    np.testing.assert_array_equal(inverse.values, 1 / halved.values)


@pytest.mark.parametrize("threads", [1, 3])
def test_threads_do_not_share_a_byte_of_validity(threads: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """A long column, with and without rows that are run one by one."""
    monkeypatch.setattr(threads_, "HANDOVER", 1e-12)
    x, valid = some(200_003, 8)
    x[::9] = 160.0
    with udf.options(threads=threads):
        (filled,) = masked_program(FILL, "float64?", "float64?", nulls="pass").run((column(x, valid),))
        built = masked_program(INVERSE, "float64?", "float64 float64", errors="null", raises=(site("KeyError"),))
        inverse, _halved = built.run((column(x, valid),))
    np.testing.assert_array_equal(filled.validity, bitmask(np.where(valid, x, 7.0) != 3))
    np.testing.assert_array_equal(inverse.validity, bitmask(valid & (x != 0)))
    np.testing.assert_array_equal(inverse.values[valid & (x == 160)], 1 / 80)


# --- what is the same for all rows ---------------------------------------------------------------


@pytest.mark.parametrize("rows", LENGTHS)
def test_scalars_and_tables(rows: int) -> None:
    """A scalar and a table with its length; another table or scalar needs no other program."""
    built = masked_program(LOOKUP, "int32", "float64?", arguments=("float32", "float64[]"))
    x = np.random.default_rng(7).integers(-3, 40, rows).astype(np.int32)
    for scale, table in ((2.5, np.arange(20.0)), (-1.0, np.linspace(1, 2, 35)[::-1]), (1.0, np.empty(0))):
        (result,) = built.run((column(x, dtype="int32"),), (np.float32(scale), table))
        inside = (x >= 0) & (x < len(table))
        assert valid_rows(result) == inside.tolist()
        np.testing.assert_array_equal(result.values[inside], scale * table[x[inside]])


@pytest.mark.parametrize("rows", [0, 1, 700])
def test_no_column_is_taken(rows: int) -> None:
    """A constant, as often as there are rows: with a column that is not taken, and with none."""
    built = masked_program(CONSTANT, "int32", "float64", arguments=("float64",), taken="argument0")
    assert built.run((column(range(rows), dtype="int32"),), (np.float64(2.5),))[0].values.tolist() == [2.5] * rows
    none = masked_program(CONSTANT, "", "float64", arguments=("float64",))
    assert none.run((), (np.float64(1.5),), rows)[0].values.tolist() == [1.5] * rows


def test_a_value_may_be_taken_twice() -> None:
    built = masked_program(PRODUCT, "float64", "float64", taken="value0 value0")
    (result,) = built.run((column(np.arange(600.0)),))
    np.testing.assert_array_equal(result.values, np.arange(600.0) ** 2)


def test_a_table_is_read_by_vectors() -> None:
    """LLVM knows that nobody writes it: the loop over rows gathers for a processor whose gathers are fast."""
    ptx, call = interface(("int32",), ("float64?",), text=HEADER + LOOKUP, arguments=("float32", "float64[]"))
    wide = baseline("x86-64-v4")
    optimised = str(optimise(row_kernel(ptx, call).text("udf_fast", wide.vector), wide))
    assert "inttoptr" not in optimised
    assert "llvm.masked.gather" in optimised

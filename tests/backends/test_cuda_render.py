"""The source that NVRTC gets: byte for byte, and what the border between function and columns converts."""

from collections.abc import Callable

import pytest

from ptx2cpp import translate
from tests.support.native_functions import axpb, native, total, unit_of
from udf.base import resources

PTX = """.version 8.0 .target sm_75 .address_size 64
.visible .func (.param .align 8 .b8 func_retval0[16]) udf_row(.param .b64 x, .param .b32 n) {
  .reg .f64 %fd<3>; .reg .pred %p<2>; .reg .b32 %r<3>;
  ld.param.f64 %fd1, [x]; ld.param.s32 %r1, [n]; setp.eq.s32 %p1, %r1, 0; selp.u32 %r2, 1, 0, %p1;
  cvt.rn.f64.s32 %fd2, %r1; div.rn.f64 %fd2, %fd1, %fd2;
  st.param.f64 [func_retval0], %fd2; st.param.b32 [func_retval0+8], %r2; ret; }
"""

PICK = native(
    "const bool inside = b && 0 <= c && c < f; return {inside ? a * d + e[c] : 0.0, inside, a < d};",
    ("double", "unsigned char", "int", "float", "const double*", "long long"),
    ("double", "unsigned char", "unsigned char"),
)


def test_one_column_without_nulls(golden: Callable[[str, str], None]) -> None:
    """The affine function of float64: one functor, one entry, a geometry of 256 threads with 2 rows each."""
    golden("cuda/axpb_float64.cu", unit_of(axpb("float64"), ("float64",), ("float64",)).source)


def test_two_columns_with_nulls_and_a_status(golden: Callable[[str, str], None]) -> None:
    """A translated division that can raise, over a nullable float64 and an int32 column."""
    function = translate(PTX, entry="udf_row")
    unit = unit_of(function, ("float64?", "int32"), ("float64",))
    golden("cuda/divide_nullable_raises.cu", unit.source)


def test_registers_named_by_width_only(golden: Callable[[str, str], None]) -> None:
    """PTX types a double as 64 bits, an int8 and a bool as 8: the functor converts to and from the columns' types."""
    takes = ("unsigned long long", "unsigned char", "unsigned char")
    function = native("return {a, b, c, 0u};", takes, (*takes, "unsigned int"))
    unit = unit_of(function, ("float64", "int8", "bool"), ("float64", "int8", "bool"))
    golden("cuda/by_width.cu", unit.source)


def test_masked_values_arguments_and_results(golden: Callable[[str, str], None]) -> None:
    """Validity goes in and comes out, of each result its own; a scalar and a table are the same for all rows."""
    unit = unit_of(PICK, ("float64?", "int32"), ("float64?", "bool"), arguments=("float32", "float64[]"), nulls="pass")
    golden("cuda/masked_table_scalar.cu", unit.source)


def test_rows_that_raise_become_null(golden: Callable[[str, str], None]) -> None:
    """The status is part of the validity of every result, and is not reported."""
    function = native("return {a / b, b == 0 ? 1u : 0u};", ("double", "double"), ("double", "unsigned int"))
    unit = unit_of(function, ("float64?", "float64"), ("float64",), errors="null")
    golden("cuda/errors_to_null.cu", unit.source)


def test_equal_functions_have_equal_source() -> None:
    """Nothing of the process gets into the text: it can be a cache key."""
    takes = ("float64", "int8?", "bool")
    assert unit_of(total(takes), takes, ("float64",)) == unit_of(total(takes), takes, ("float64",))


@pytest.mark.parametrize("columns", [1, 2, 8, 40])
def test_a_pointer_is_a_parameter_only_where_it_is_used(columns: int) -> None:
    """A column without nulls has one pointer, one with nulls two; two words stand for the launch."""
    plain, null = ("float32",) * columns, ("float32?",) * columns
    for takes, pointers in ((plain, columns), (null, 2 * columns)):
        source = unit_of(total(takes), takes, ("float64",)).source
        entry = source[source.index("map_rows(\n") : source.index(") {\n    device_map")]
        assert entry.count("const float* __restrict__") == columns
        assert entry.count(",") + 1 == pointers + pointers // columns + 2


def test_kernels_and_templates_are_found() -> None:
    """The headers that a rendered unit includes are where NVRTC is told to look."""
    source = unit_of(axpb("float64"), ("float64",), ("float64",)).source
    included = [line.split('"')[1] for line in source.splitlines() if line.startswith("#include")]
    assert included
    assert all((resources.kernels() / name).is_file() for name in included)
    assert (resources.templates() / "map_rows.cu.j2").is_file()

"""Kernels of text, of reduced windows and of zones compile with no GPU here, and take no memory that they need not."""

import re
from datetime import datetime

import pandas as pd
import pyarrow as pa
import pytest

import udf
from tests.meaning.text.test_text_lists import counted, numbered
from tests.support.budget import THOROUGH, in_turn, slowly, some
from tests.support.ptxas import resources
from tests.support.reduced_windows import EVERY, FUNCTIONS, every_reduction, units_of
from udf.base.dtypes import DATE, DTYPES, TIMES, zoned_type
from udf.base.handling import Handling
from udf.bind.bind import bind
from udf.columns.column import Column
from udf.cuda.cuda_backend import map_artefact, translation_unit
from udf.cuda.kernel_plan import MapPlan
from udf.cuda.nvrtc import compile_unit, frame_bytes
from udf.cuda.reduce_plan import ReducePolicy, is_chunked, reducers_of
from udf.cuda.text_memory import OWN_BYTES
from udf.frontend import compile_to_ptx
from udf.runtime.store.serialize import deserialize, serialize

COLUMNS = {
    "ascii": pa.array(["ab", "c"], pa.large_string()),
    "utf8": pa.array(["äb", "c"], pa.large_string()),
    "narrow": pa.array(["ab", None], pa.string()),
}
READS = {
    "len": lambda s: len(s),
    "tail": lambda s: s.startswith("N") and s[1:].isdigit(),
    "date": lambda s: int(s[:4]) * 10000 + int(s[5:7]) * 100 + int(s[8:]),
    "part": lambda s: s.split("-")[0].strip(),
    "counted": counted,
    "pattern": lambda s: 1 if re.search(r"^\w+@\w+$|\d", s) else 0,
}
MAKES = {
    "money": lambda s: float(s.replace("$", "").replace(",", "")),
    "first": lambda s: s.split("-")[0].strip().lower(),
    "three": lambda s: (s[:1], len(s), s.upper()),
    "numbered": numbered,
    "replaced": lambda s: re.sub(r"(\w)\s+", r"\1_", s) + "-".join(re.findall(r"\d+", s)),
    "time": lambda s: datetime.strptime(s[:10], "%d/%b/%Y").month,  # noqa: DTZ007 - times have no zone
}


def unit_of(function, column, **how):
    call = bind(function, (udf.Series(COLUMNS[column]).column,), how=Handling(**how))
    ptx = compile_to_ptx(call)
    return translation_unit(ptx, call), ptx, call


@pytest.mark.parametrize(("column", "name"), in_turn(COLUMNS, some(READS, 2)))
def test_what_only_reads_text_has_no_memory_for_it(name, column) -> None:
    """Numbers, and parts of a text: at most a barrier of nested loops is kept on the stack."""
    unit, _, _ = unit_of(READS[name], column)
    used = resources(compile_unit(unit, "sm_90"))
    assert used.stack_bytes <= 16
    assert "arena" not in unit.source


@pytest.mark.parametrize(
    ("name", "column", "errors", "arch"), in_turn(some(MAKES, 2), COLUMNS, ["raise", "null"], ["sm_75", "sm_90"])
)
def test_what_makes_text_has_memory_of_its_own(name, column, errors, arch) -> None:
    """As many bytes a thread as is said, on the oldest GPU and a later one."""
    unit, _, _ = unit_of(MAKES[name], column, errors=errors)
    used = resources(compile_unit(unit, arch))
    assert OWN_BYTES <= used.stack_bytes <= 2 * OWN_BYTES


def test_a_loop_of_the_users_looks_whether_it_is_to_end_and_the_librarys_do_not() -> None:
    """Those of the library run over the row's bytes."""
    assert unit_of(counted, "ascii")[0].stops
    assert not unit_of(READS["len"], "utf8")[0].stops
    assert not unit_of(MAKES["first"], "utf8")[0].stops


def test_numbers_have_nothing_of_it() -> None:
    call = bind(lambda x: x + 1, (udf.Series([1.0]).column,))
    source = translation_unit(compile_to_ptx(call), call).source
    assert "text" not in source
    assert "arena" not in source


def test_a_plan_of_text_is_written_and_read() -> None:
    unit, ptx, call = unit_of(MAKES["three"], "ascii", errors="null")
    plan = map_artefact(unit, ptx, call, "sm_90").plan
    assert plan.has_text
    assert plan.uses == ("scratch",)
    assert plan.raises  # of a row whose memory is full, which is no null
    assert deserialize(serialize(plan), MapPlan) == plan


def test_a_function_of_text_is_compiled_ahead(tmp_path) -> None:
    """For a GPU that need not be here, beside the processor's code."""
    made = udf.compile(MAKES["three"], str, archs=("sm_90",))
    made.save(tmp_path / "three.udf")
    loaded = udf.load(tmp_path / "three.udf")
    assert loaded.archs == ("sm_90",)
    assert list(udf.Series(["a", "bé"]).map(loaded)[2]) == ["A", "BÉ"]


FEW_BYTES = 32
"""Most stack of the kernel of a column's ends, which few tiles run, and of one that keeps twelve results."""


@pytest.mark.parametrize(("arch", "kernel"), in_turn(["sm_75", "sm_80", "sm_90", "sm_100", "sm_120"], range(3)))
def test_kernels_compile_for_every_gpu(arch: str, kernel: int) -> None:
    """Windows short and chunked, and the runs of rows that are reduced before; with an empty stack."""
    units, chunks, _, _ = units_of(*FUNCTIONS["zscore"], length=100)
    unit = (units[False, False], units[False, True], chunks)[kernel]
    assert frame_bytes(compile_unit(unit, arch)) == 0


LENGTHS = (10, 100, 300, 1000, 10_000)


@pytest.mark.parametrize(
    ("length", "column", "name", "clipped"),
    in_turn(LENGTHS, ("float64", "float64?"), FUNCTIONS, slowly([False, True])),
)
def test_whole_windows_have_an_empty_stack(length: int, column: str, name: str, *, clipped: bool) -> None:
    """In the geometry of each length; those at the ends of the column have next to none."""
    units, chunks, _, _ = units_of(*FUNCTIONS[name], length=length, column=column)
    chunked = is_chunked(length, chunks.policy)
    # two reducers of chunked windows spill two registers
    most = FEW_BYTES if clipped or (chunked and name == "about") else 0
    assert frame_bytes(compile_unit(units[clipped, chunked], "sm_90")) <= most


@pytest.mark.parametrize("dtype", some(DTYPES, 3))
def test_every_dtype_compiles(dtype: str) -> None:
    """Any number becomes a float64 in shared memory."""
    units, chunks, _, _ = units_of(*FUNCTIONS["range"], length=100, column=f"{dtype}?")
    assert frame_bytes(compile_unit(units[False, False], "sm_75")) == 0
    if THOROUGH or dtype == "float64":  # what comes after is float64
        assert frame_bytes(compile_unit(chunks, "sm_75")) == 0


def test_a_function_of_every_reduction_compiles() -> None:
    """Five reducers, twelve results, a status."""
    reducers = ("greatest", "least", "moments<false>", "sum<false>", "sum<true>")
    policy = ReducePolicy(threads=64, items_per_thread=5, reducers=reducers)
    units, _, udf, _ = every_reduction(policy, column="int16?", length=7)
    assert [taken.reduction for taken in udf.takes] == [word.partition(":")[0] for word in EVERY]
    assert frame_bytes(compile_unit(units[False, True], "sm_90")) <= FEW_BYTES


def test_what_goes_together_shares_its_work() -> None:
    """A function of both takes one reducer; of one, that alone."""
    takes = {name: units_of(*FUNCTIONS[name], length=10)[2].takes for name in FUNCTIONS}
    assert {name: reducers_of(taken) for name, taken in takes.items()} == {
        "mean": ("sum<false>",), "std": ("moments<false>",), "range": ("extremes",),
        "about": ("exact_sum", "moments<false>"), "zscore": ("moments<true>",),
    }  # fmt: skip


NOON = pd.Timestamp("2024-07-01 12:00", tz="America/New_York")
OF_ZONES = {
    "hour": (lambda t: t.hour, DTYPES["int64"]),
    "date": (lambda t: t.tz_convert("Asia/Tokyo").date(), DATE),
    "compared": (lambda t: t + pd.Timedelta(hours=1) < NOON, DTYPES["bool"]),
    "floor": (lambda t: t.floor("D"), zoned_type("us", "Europe/Berlin")),
    "next day": (lambda t: t + pd.DateOffset(days=1), zoned_type("us", "Europe/Berlin")),
    "wall": (lambda t: t.tz_localize(None), TIMES["datetime64[us]"]),
}


@pytest.mark.parametrize("name", OF_ZONES)
@pytest.mark.parametrize("arch", ["sm_75", "sm_90"])
def test_a_time_with_a_zone_compiles_for_a_gpu(name: str, arch: str, times) -> None:
    """Types of results are those of the processor, which the same PTX runs on."""
    function, dtype = OF_ZONES[name]
    call = bind(function, (times,), how=Handling(objects=True, values="object"))
    ptx = compile_to_ptx(call)
    assert ptx.results == (dtype,)
    unit = translation_unit(ptx, call)
    assert ("__device__ const" in unit.source) == (name != "compared")
    assert resources(compile_unit(unit, arch)).stack_bytes == 0


@pytest.fixture
def times() -> Column:
    """Return a column of times of Berlin."""
    given = pd.Series(pd.date_range("2024-03-30", periods=50, freq="h", tz="UTC"))
    return Column(values=given.astype("int64").to_numpy(), logical=zoned_type("us", "Europe/Berlin"))

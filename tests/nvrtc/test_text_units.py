"""Kernels over text compile with no GPU here, and only those that make text have memory for it."""

import re
from datetime import datetime

import pyarrow as pa
import pytest

import udf
from tests.meaning.text.test_text_lists import counted, numbered
from tests.support.budget import in_turn, some
from tests.support.ptxas import resources
from udf.base.handling import Handling
from udf.bind.bind import bind
from udf.cuda.cuda_backend import map_artefact, translation_unit
from udf.cuda.kernel_plan import MapPlan
from udf.cuda.nvrtc import compile_unit
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

"""Kernels of groups compile for every supported GPU with no GPU here, and keep everything in registers."""

import json
from dataclasses import replace
from functools import cache, partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import udf
from tests.support.budget import in_turn, some
from tests.support.ptxas import resources
from udf.base import resources as files
from udf.base.handling import Handling
from udf.base.stages import GroupShape
from udf.bind.bind import bind
from udf.bind.folds import fold_function
from udf.bind.udf_call import PtxUdf, UdfCall
from udf.columns.column import Column
from udf.cuda.builtin_kernels import LOWER, ROOM, builtin_unit
from udf.cuda.cuda_backend import BACKEND
from udf.cuda.group_build import group_artefact, group_units
from udf.cuda.group_kernels import CLAMPED, LINEAR, scan_block_source
from udf.cuda.joined_folds import JOIN, join_units
from udf.cuda.kernel_plan import GroupPlan
from udf.cuda.nvrtc import compile_unit
from udf.cuda.unit import BlockPolicy, TranslationUnit
from udf.frontend import compile_to_ptx
from udf.runtime.store.serialize import deserialize, serialize

ARCHITECTURES = ("sm_75", "sm_90", "sm_120")


def groups_of(
    function: Any, *columns: str, frame: bool = False, spread: bool = False, args: Any = (), errors: str = "raise"
) -> tuple[PtxUdf, UdfCall]:
    """Return ``function`` of groups of columns, compiled to PTX; a dtype with ``?`` can be null."""
    shape = GroupShape(series=not frame, frame=frame, spread=spread)
    taken = tuple(
        Column(values=np.zeros(8, c.rstrip("?")), validity=np.zeros(1, "uint8") if c.endswith("?") else None)
        for c in columns
    )
    how = Handling(nulls="skip", errors=errors, error_model="numpy")  # type: ignore[arg-type]
    window = BACKEND.fit(shape, 1, 1, 0, 0)
    call = bind(function, dict(zip("xyz", taken, strict=False)) if frame else taken, args=args, window=window, how=how)
    return compile_to_ptx(call), call


def loop(s: Any) -> float:
    total = 0.0
    for v in s:
        total = total * 0.5 + v if v > total else total + 1.0
    return total


CASES = {
    "reductions": partial(groups_of, lambda s: s.mean() - s.min() + s.std(), "float64"),
    "of two columns": partial(groups_of, lambda g: g.x.mean() - g["y"].var(ddof=0), "float64", "float32?", frame=True),
    "of whole numbers": partial(groups_of, lambda s: s.sum(), "int16"),
    "in memory": partial(groups_of, loop, "float64"),
    "both": partial(groups_of, lambda s: s.median() - s.mean(), "float64"),
    "of a frame": partial(groups_of, lambda g: (g.x * g.y).sum() / g.y.sum(), "float64", "int64", frame=True),
    "row by row": partial(groups_of, lambda s: (s - s.mean()) / s.std(), "float64", spread=True),
    "row by row, with an item": partial(groups_of, lambda s: s - s.iloc[0], "float64?", spread=True),
    "a column": partial(groups_of, lambda s: s.cumsum(), "float64", spread=True),
    "raises": partial(groups_of, lambda s: 1 // len(s[s > 0]), "float64"),
    "raises a null": partial(groups_of, lambda s: 1 // len(s[s > 0]), "float64", errors="null"),
    "a fold": partial(
        groups_of,
        fold_function("scan", lambda s, x: (0.9 * s + x, (s, x)), 0, (), of_rows=False),
        "float64",
        args=(0.0,),
    ),
}


@cache
def case_of(name: str) -> tuple[PtxUdf, UdfCall]:
    """Return a case, compiled once: by the process that runs a test of it."""
    return CASES[name]()


@pytest.mark.parametrize(("name", "arch"), in_turn(some(CASES, 2), ARCHITECTURES))
def test_every_function_of_groups_has_an_empty_stack(name: str, arch: str) -> None:
    """Of reductions, of values, row by row; the kernels that reduce too."""
    for unit in group_units(*case_of(name), arch).values():
        used = resources(compile_unit(unit, arch))
        assert (used.stack_bytes, used.spill_bytes) == (0, 0)


BY_ROWS = (
    "s - s.mean()", "(s - s.mean()) / s.std()", "s.fillna(s.mean())", "s.clip(-1, 1)", "s - s.iloc[-1]", "s * 2",
    "np.where(s > s.max() / 2, s, 0.0)", "s.abs() / len(s)",
)  # fmt: skip
NOT_BY_ROWS = (
    "s.cumsum()", "s.rank()", "s.shift()", "s - s.median()", "s.to_numpy()[::-1] - s.mean()", "s.fillna(s.median())",
    "s.diff() - s.mean()", "np.arange(len(s)) * s", "s.cumsum() - s.mean()",
)  # fmt: skip


@pytest.mark.parametrize("source", [*BY_ROWS, *NOT_BY_ROWS])
def test_which_columns_are_computed_row_by_row(source: str) -> None:
    """Those whose item i needs item i of the column and reductions alone; any other row's keeps the group."""
    found, _ = groups_of(eval(f"lambda s: {source}", {"np": np}), "float64", spread=True)  # noqa: S307 - text from above
    assert found.items == (source in BY_ROWS)
    assert found.path.startswith("each row of a group by itself") == (source in BY_ROWS)


def test_a_median_anywhere_keeps_the_group() -> None:
    """A function that reads all values before it gives a column of its rows."""

    def either(s: Any) -> Any:
        centre = s.median() if s.max() > 0 else s.mean()
        return s - centre

    found, _ = groups_of(either, "float64", spread=True)
    assert not found.items


def joined(function: Any, dtype: str) -> TranslationUnit | None:
    """Return the kernel that joins values of a column by ``function``, if it fits one."""
    column = Column(values=np.zeros(1, dtype))
    call = bind(function, (column, column), how=Handling(nulls="skip"))
    units = join_units(compile_to_ptx(call), call)
    return None if units is None else units[JOIN]


@pytest.mark.parametrize(("dtype", "arch"), in_turn(["float64", "int64"], ARCHITECTURES))
def test_a_function_that_joins_two_values_is_one_kernel(dtype: str, arch: str) -> None:
    """Of float64 and int64; not where it may raise, or gives another type."""
    unit = joined(lambda a, b: max(a, b), dtype)
    assert unit is not None
    used = resources(compile_unit(unit, arch))
    assert (used.stack_bytes, used.spill_bytes) == (0, 0)
    assert joined(lambda a, b: a // b, dtype) is None
    assert joined(lambda a, b: a > b, dtype) is None


@pytest.mark.parametrize(
    ("form", "arch"), in_turn([(LINEAR, "float64"), (LINEAR, "int64"), (CLAMPED, "float64")], ARCHITECTURES)
)
def test_the_scan_of_chunks_compiles(form: tuple[str, str], arch: str) -> None:
    policy = BlockPolicy(threads=1024)
    unit = TranslationUnit(source=scan_block_source(*form), entry="udf_before_chunks", policy=policy)
    assert resources(compile_unit(unit, arch)).spill_bytes == 0


FOLDED = "joint<total<false>>, joint<extreme_of<false, true>, missing>"
OWN = {"count": ("long long", "unsigned short"), "place": (), "move": ("unsigned int",), "back": (),
       "fold": ("unsigned short", FOLDED), "join": ("unsigned int", FOLDED)}  # fmt: skip


@pytest.mark.parametrize(("name", "arch"), in_turn(OWN, ARCHITECTURES))
def test_the_kernels_of_a_sort_have_an_empty_stack(name: str, arch: str) -> None:
    """And as much shared memory as the policy says."""
    unit = builtin_unit(name, OWN[name])
    rooms = f"sizeof(move_room<512, 8>) == {ROOM} && sizeof(lower_room) == {LOWER}"
    sizes = f'static_assert({rooms}, "as Python has it");\n' if name == "fold" else ""
    used = resources(
        compile_unit(replace(unit, source=unit.source.replace('extern "C"', sizes + 'extern "C"', 1)), arch)
    )
    assert (used.stack_bytes, used.spill_bytes) == (0, 0)


def test_bounds_of_a_piece() -> None:
    """The kernel's structure has the fields that Python gives, in order."""
    text = (Path(files.kernels()) / "device_reduce_groups.cuh").read_text()
    fields = text.split("struct groups_launch {")[1].split("}")[0].split(";")
    names = [field.split()[-1].lstrip("*") for field in fields if field.strip()]
    assert names == ["in", "starts", "groups", "rows", "piece", "pieces", "parts", "out"]


def test_every_stage_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """UDF_DUMP has the kernel of a function of groups too."""
    monkeypatch.setenv("UDF_DUMP", str(tmp_path))
    udf.DataFrame({"k": [1, 2, 1], "x": [1.0, 2.0, 5.0]}).groupby("k")["x"].agg(lambda s: s.max() - 12345.25)
    (text,) = (path.read_text() for path in tmp_path.rglob("*cpp*"))
    assert "map_groups" in text


@pytest.mark.parametrize("name", ["of two columns", "row by row", "a fold"])
def test_a_plan_is_kept_on_disk(name: str) -> None:
    plan = group_artefact(*case_of(name), "sm_90").plan
    assert deserialize(json.loads(json.dumps(serialize(plan))), GroupPlan) == plan


@pytest.mark.parametrize(("name", "fetches"), [("in memory", True), ("of a frame", True), ("reductions", False)])
def test_loops_over_values_fetch_ahead(name: str, *, fetches: bool) -> None:
    """Where the architecture can; a function that takes reductions alone reads nothing."""
    asked = "cp.async.ca.shared.global [fetch_from_2], [fetch_ahead], 8;"
    assert (asked in group_units(*case_of(name), "sm_90")["groups"].source) is fetches
    assert asked not in group_units(*case_of(name), "sm_75")["groups"].source

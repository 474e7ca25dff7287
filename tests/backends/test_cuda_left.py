"""Rows that left a GPU's kernel: listed there by the kernels' own C++, on a stand-in for its memory; what is copied."""

import ctypes
import shutil
import sys
from typing import Any

import numpy as np
import pytest

from tests.support.builtin_on_host import HostKernels
from tests.support.cupy_stand_in import Array, Device, modules
from udf.base.dtypes import dtype_of
from udf.base.stages import Artefact, RaiseSite, Result
from udf.columns.column import Column
from udf.cuda import left_rows, map_program, memory, pieces, pinned, slot, stream
from udf.cuda.kernel_plan import MapPlan
from udf.cuda.left_rows import LIST, LeftList
from udf.cuda.policy import MapPolicy
from udf.cuda.stream import downloaded
from udf.runtime.calls.results import to_result_columns

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(shutil.which("g++") is None, reason="g++ is not installed"),
]

SITES = tuple(
    RaiseSite(exception="ValueError", arguments=(), function="f", file="a.py", line=line) for line in range(3)
)
VALUES, LEFT = Result(dtype=dtype_of("float64")), Result(dtype=dtype_of("uint8"), name="", left=SITES)
TYPES = {"uint8": "unsigned char", "int32": "int"}


@pytest.fixture(scope="module")
def kernels(tmp_path_factory: Any) -> dict[str, HostKernels]:
    """Return the kernels for a place of each type."""
    return {type_: HostKernels(("left",), (type_,), tmp_path_factory.mktemp("left")) for type_ in TYPES.values()}


@pytest.fixture
def device(kernels: Any, monkeypatch: pytest.MonkeyPatch) -> Device:
    """Return a device that pieces of 4,096 rows go to, with four threads."""
    made = Device()
    fake = modules(made)
    for name, module in fake.items():
        monkeypatch.setitem(sys.modules, name, module)

    def array(shape: Any, dtype: Any, data: Any = None) -> Array:
        return Array(shape, dtype, data or made.alloc(max(int(np.prod(shape)) * np.dtype(dtype).itemsize, 1)))

    monkeypatch.setattr(memory, "_array_type", lambda: array)
    for module in (left_rows, memory):
        monkeypatch.setattr(module, "current_stream", lambda: 0)
    monkeypatch.setattr(left_rows, "builtin_kernels", lambda _names, types: kernels[types[0]])
    monkeypatch.setattr(stream, "download", lambda one: Column(values=taken(made, one.values)))
    monkeypatch.setattr(Array, "get", lambda one: taken(made, one), raising=False)
    monkeypatch.setattr(slot, "holding_gil", lambda _name: made.copy)
    for module in (stream, map_program):
        monkeypatch.setattr(module, "enter_context", lambda: 0)
    for module in (stream, pieces):
        monkeypatch.setattr(module, "thread_count", lambda: 4)
    for module in (pieces, stream, slot):
        monkeypatch.setattr(module, "PIECE_BYTES", 32 << 10)
    monkeypatch.setattr(pieces, "LEAST_BYTES", 8 << 10)
    monkeypatch.setattr(pinned, "LEAST", 1 << 13)
    monkeypatch.setattr(pinned, "_pools", [])
    monkeypatch.setattr(pinned, "_said", [None])
    monkeypatch.setattr(slot, "_slots", {})
    return made


def taken(device: Device, array: Array) -> np.ndarray:
    """Return a copy of a device's array in host memory, which is noted."""
    device.copies.append(array.nbytes)
    return array.there.copy()


def there(device: Device, values: np.ndarray) -> Array:
    """Return an array of the device."""
    made = Array(values.shape, values.dtype, device.alloc(max(values.nbytes, 1)))
    made.there[:] = values
    return made


def places(rows: int, share: float, dtype: str = "uint8") -> np.ndarray:
    """Return where rows left: 0 for those that did not."""
    generator = np.random.default_rng(rows)
    return np.where(generator.random(rows) < share, generator.integers(1, 4, rows), 0).astype(dtype)


@pytest.mark.parametrize("dtype", TYPES)
@pytest.mark.parametrize("share", [0.0, 0.001, 0.4, 1.0])
@pytest.mark.parametrize("rows", [1, 15, 16, 17, 4095, 4096, 4097, 3 * 4096, 70_001])
def test_the_list_is_the_rows_in_order(device: Device, rows: int, share: float, dtype: str) -> None:
    """Of a tile, of whole ones, of a last one that is not; where no row left the count is all that is copied."""
    left, found = places(rows, share, dtype), LeftList()
    found.add_of(Column(values=there(device, left)), 24)
    listed = found.column().left
    assert listed is not None
    np.testing.assert_array_equal(listed.rows, np.flatnonzero(left) + 24)
    np.testing.assert_array_equal(listed.places, left[left != 0])
    count = np.count_nonzero(left)
    assert sum(device.copies) == 4 + count * (4 + left.itemsize)


def test_a_null_has_not_left(device: Device) -> None:
    left, valid = places(9001, 0.5), np.random.default_rng(2).random(9001) < 0.7
    bits = np.packbits(np.pad(valid, (0, -9001 % 32)), bitorder="little")
    found = LeftList()
    found.add_of(Column(values=there(device, left), validity=there(device, bits)))
    assert found.column().left.rows.tolist() == np.flatnonzero((left != 0) & valid).tolist()


def test_more_rows_than_are_numbered_at_once(device: Device, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(left_rows, "MOST", 4096)
    left, found = places(10_000, 0.01), LeftList()
    found.add_of(Column(values=there(device, left)))
    assert found.column().left.rows.tolist() == np.flatnonzero(left).tolist()


def test_results_of_groups_and_windows_that_were_computed_as_a_whole(device: Device) -> None:
    """What rows, or groups, wrote behind the place where a group left comes to the host as before."""
    left = places(5000, 0.01)
    given = [np.arange(5000.0), left, np.arange(7000.0)]
    made = downloaded([Column(values=there(device, one)) for one in given], 1)
    np.testing.assert_array_equal(made[0].values, given[0])
    np.testing.assert_array_equal(made[2].values, given[2])
    done = to_result_columns(made, (VALUES, LEFT), ())
    assert len(done.columns) == 2
    rows, where, sites = done.columns[0].left
    assert rows.tolist() == np.flatnonzero(left).tolist()
    assert where.tolist() == (left[left != 0] - 1).tolist()
    assert sites == SITES


class MapKernel:
    """``x * 2``, of which rows below 0 leave at place 1, and those from 1 on at place 2; null where x is."""

    def launch(self, rows: int, words: list[int], _stream: int) -> None:
        masks = len(words) > 5
        source, target, left = (words[i] for i in ((0, 2, 4) if masks else (0, 1, 2)))
        values = np.ctypeslib.as_array((ctypes.c_double * rows).from_address(source))
        out = np.ctypeslib.as_array((ctypes.c_double * rows).from_address(target))
        at = np.ctypeslib.as_array((ctypes.c_uint8 * rows).from_address(left))
        out[:] = values * 2
        at[:] = np.where(values < 0, 1, np.where(values >= 1, 2, 0))
        if masks:
            for word in (words[3], words[5]):
                ctypes.memmove(word, words[1], -(-rows // 8))


def program(*, masked: bool) -> map_program.CudaProgram:
    """Return the program of that kernel."""
    plan = MapPlan(
        entry="map_rows",
        policy=MapPolicy(threads=128, width=1, vectors=1),
        takes=(),
        arguments=(),
        results=(VALUES.dtype, LEFT.dtype),
        masked=(masked, masked),
        raises=(),
        uses=(),
        stops=False,
    )
    made = map_program.CudaProgram(
        Artefact(backend="cuda", kernel="map_rows", target="sm_90", plan=plan, returns=(VALUES, LEFT), code={})
    )
    made._kernels[0] = MapKernel()  # type: ignore[assignment]
    return made


@pytest.mark.parametrize("masked", [False, True])
@pytest.mark.parametrize("pins", [True, False])
@pytest.mark.parametrize("share", [0.0, 0.0002, 0.3])
def test_of_a_call_in_pieces_the_list_alone_comes_to_the_host(
    device: Device, kernels: Any, share: float, pins: bool, masked: bool
) -> None:
    """Four bytes a piece, and five a row that left; it was a byte a row. In order, by whichever thread."""
    device.pins, rows = pins, 100_003
    generator = np.random.default_rng(7)
    values = generator.random(rows)
    odd = generator.random(rows) < share
    values[odd] += generator.choice([-2.0, 2.0], odd.sum())
    valid = generator.random(rows) < 0.9 if masked else np.ones(rows, bool)
    bits = np.packbits(valid, bitorder="little") if masked else None
    ran, given = program(masked=masked), Column(values=values, validity=bits)
    for _ in range(2):  # the second in memory that the first has left
        kernels["unsigned char"].launched.clear()
        device.copies.clear()
        made = ran.run((given,))
    listed, left = made[1].left, np.flatnonzero(odd & valid)
    assert listed is not None
    np.testing.assert_array_equal(made[0].values, values * 2)
    np.testing.assert_array_equal(listed.rows, left)
    np.testing.assert_array_equal(listed.places, np.where(values[left] < 0, 1, 2))
    launched, each = kernels["unsigned char"].launched, pieces.rows_of_a_piece((given,), made[:1], rows)
    count = -(-rows // each)
    assert count > 8
    steps = [words[-1] for _, words in launched]
    assert len(steps) == 2 * count + len({*(left // each)})
    assert steps.count(LIST) == len({*(left // each)})
    if not masked:
        values_copied = 0 if pins else 16 * rows
        assert sum(device.copies) == values_copied + 4 * count + 5 * len(left)
    done = to_result_columns(made, (VALUES, LEFT), ())
    assert (done.columns[0].left is None) == (not len(left))

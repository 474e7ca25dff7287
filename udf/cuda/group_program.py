"""A function of groups compiled for the GPU: columns and groups in, columns out.

Reductions of groups come first, by a kernel for each column that cuts rows between warps, not groups. Then the function
runs for each group, or, where it needs no more of a group than one row and reductions, for each row: no row moves then.
"""

from __future__ import annotations

from contextlib import nullcontext
from dataclasses import replace
from typing import TYPE_CHECKING, Any, NamedTuple

import cupy
import numpy as np

from udf.base.raising import RowFailure
from udf.base.stages import Artefact, ScalarParameter, StoreArtefact, discard
from udf.columns.bitmask import with_nulls
from udf.columns.column import Column
from udf.cuda.failure import Failures
from udf.cuda.group_codes import SEARCH_ROWS
from udf.cuda.group_plan import (
    BUCKET,
    BUCKETS,
    MAIN,
    GroupPolicy,
    array_name,
    array_parameters,
    is_reduced,
    reducers_of,
    rows_per_warp,
)
from udf.cuda.group_rows import (
    TOO_LONG,
    RowOrder,
    as_floats,
    as_matrix,
    as_slots,
    compact_order,
    device_codes,
    from_slots,
    int32_codes,
    key_level,
    reduce_unsorted,
    sort_by_group,
    sort_into_buckets,
    sparse_order,
)
from udf.cuda.launch import KernelLoader
from udf.cuda.launch_arguments import Arguments
from udf.cuda.left_rows import left_place
from udf.cuda.memory import current_stream, first_gpu, memory_errors, new_columns, to_device, words_of
from udf.cuda.sort import unsort
from udf.cuda.stream import downloaded, upload
from udf.cuda.window_program import types_of
from udf.windows.bounds import Bounds, GroupedBounds

if TYPE_CHECKING:
    from collections.abc import Sequence

    from udf.cuda.kernel_plan import GroupPlan


class _GroupInputs(NamedTuple):
    """What a function of groups is given: its columns, and those read group by group; these by number, and reduced."""

    columns: tuple[Column, ...]
    together: list[cupy.ndarray]
    read: dict[int, cupy.ndarray]
    reduced: dict[int, cupy.ndarray]
    arguments: Sequence[object]


class GroupProgram:
    """The kernels of :func:`udf.cuda.group_build.group_units` in memory."""

    def __init__(self, artefact: Artefact, keep: StoreArtefact = discard) -> None:
        self.plan: GroupPlan = artefact.plan
        self._arguments = Arguments(self.plan.arguments)
        self._loaded, self._left = KernelLoader(artefact, keep), left_place(artefact)
        self._failures = Failures(self.plan.raises, endless=self.plan.stops)

    def run(
        self, columns: tuple[Column, ...], bounds: Bounds | GroupedBounds, arguments: Sequence[object] = ()
    ) -> tuple[Column, ...]:
        """Run over the groups of ``columns``, on the device of the first that is on one.

        Results have one value a group, and then those that the function writes one a row. They are in host memory if
        all columns are (the codes, where there is no column). ``arguments`` are as of
        :class:`udf.cuda.window_program.WindowProgram`.

        Raises
        ------
        RowFailure
            At the first group where the function raises.
        DeviceMemoryError
            If something does not fit; nothing is kept.
        """
        assert isinstance(bounds, GroupedBounds)
        assert types_of(columns) == self.plan.columns
        assert all(len(column) == bounds.rows for column in columns)
        place = first_gpu(columns) if columns or bounds.on_host else bounds.codes.device
        with nullcontext() if place is None else place:
            if place is None:
                return downloaded(self._run_here(tuple(upload(columns)), bounds, arguments), self._left)
            return self._run_here(tuple(map(to_device, columns)), bounds, arguments)

    def _run_here(
        self, columns: tuple[Column, ...], bounds: GroupedBounds, arguments: Sequence[object]
    ) -> tuple[Column, ...]:
        near = self._in_buckets(columns, bounds, arguments)
        if near is not None:
            return near
        first, given, passes = self._brought(columns, bounds, arguments)
        if not first.compact and self._is_hurried(first):
            results, _ = self._launched(given, bounds, first)
            order = compact_order(bounds, first)
            if order.starts.size == first.starts.size:
                return results
        order = compact_order(bounds, first)
        if order.starts.size != first.starts.size:
            reduced = {i: cupy.take(values, bounds.codes.there, axis=1) for i, values in given.reduced.items()}
            given = given._replace(reduced=reduced)
        results, written = self._launched(given, bounds, order, passes)
        return (*results, *self._by_row(bounds, order, written))

    def _in_buckets(
        self, columns: tuple[Column, ...], bounds: GroupedBounds, arguments: Sequence[object]
    ) -> tuple[Column, ...] | None:
        """Run over many small groups bucket by bucket; None where they are not such, or it raises in one of them."""
        plan, rows, stream = self.plan, bounds.rows, current_stream()
        near = any(one.name == BUCKETS for one in plan.kernels)
        found = sort_into_buckets(bounds, columns, returns=bool(plan.writes)) if near else None
        if found is None:
            return None
        kernel, values, buckets = self._loaded.kernel(BUCKETS), as_matrix(found.columns), found.starts.size - 1
        results = new_columns(plan.results, buckets << found.low, nullable=plan.masked)
        with memory_errors(8 * (rows * len(plan.writes) + (buckets << found.low))):
            written = cupy.empty((len(plan.writes), rows), np.float64)
            sizes = cupy.zeros((buckets << found.low) + 1, np.int64)
        words, kept = self._arguments.words(arguments)
        words, made = [sizes.data.ptr + 8, *words, *words_of(results)], list[Any]()

        def launch(failure: int) -> None:
            at = [found.codes.data.ptr, found.starts.data.ptr, found.low, failure]
            kernel.launch(buckets, [*at, values.data.ptr, rows, written.data.ptr, rows, *words], stream, tile=1)
            back = unsort(found.passes, list(written)) if plan.writes else []
            made[:] = sparse_order(bounds, cupy.cumsum(sizes[: bounds.codes.span + 1])), back

        if int(found.most) > BUCKET.tile_rows:
            bounds.kept[TOO_LONG] = True
            return None
        try:
            self._failures.run(launch, stream)
        except RowFailure:  # which group it is in is known where those without a row are not counted
            return None
        del kept
        order = compact_order(bounds, made[0])
        there = slice(order.starts.size - 1) if bounds.codes.there is None else bounds.codes.there
        return (*(replace(one, values=one.values[there]) for one in results), *self._by_row(bounds, order, made[1]))

    def _brought(
        self, columns: tuple[Column, ...], bounds: GroupedBounds, arguments: Sequence[object]
    ) -> tuple[RowOrder, _GroupInputs, tuple[cupy.ndarray, ...]]:
        """Return where groups begin, what the function is given, and by which passes what it writes goes back."""
        plan, read = self.plan, self._read_by_group(columns)
        if (plan.reduced or plan.units == "rows") and not any(t.reduction == "item" for t in plan.takes):
            tiles = reduce_unsorted(bounds, list(read.values()), [self._policy(i) for i in read])
            if tiles is not None:
                return tiles[0], _GroupInputs(columns, [], {}, dict(zip(read, tiles[1], strict=True)), arguments), ()
        returns = bool(plan.writes) and plan.units == "groups"
        found = sort_by_group(bounds, list(read.values()), returns=returns, compacts=False)
        together = dict(zip(read, found.columns, strict=True))
        given = _GroupInputs(columns, found.columns, together, self._reductions(together, found.order), arguments)
        return found.order, given, found.passes if returns else ()

    def _is_hurried(self, order: RowOrder) -> bool:
        """Return whether the function runs before it is known which groups there are: few are nearly always all there.

        It takes reductions alone, so that a group without a row does no harm.
        """
        plan, few = self.plan, SEARCH_ROWS * order.starts.size <= order.count
        return few and plan.reduced and plan.units == "groups" and not (plan.writes or plan.raises or plan.stops)

    def _launched(
        self, given: _GroupInputs, bounds: GroupedBounds, order: RowOrder, passes: Sequence[object] = ()
    ) -> tuple[tuple[Column, ...], list[cupy.ndarray]]:
        """Run the function over the groups of ``order``; return results, and what was written, as rows were before.

        The GPU brings that back by ``passes`` before anybody waits for the first failure.
        """
        plan, columns = self.plan, given.columns
        by_rows, groups, rows = plan.units == "rows", int(order.starts.size - 1), bounds.rows
        results = new_columns(plan.results, groups, nullable=plan.masked)
        count = rows if by_rows else groups
        values = None
        if columns and not plan.reduced:
            values = as_matrix([as_slots(column) for column in columns] if by_rows else given.together)
        with memory_errors(8 * rows * len(plan.writes)):
            written = cupy.empty((len(plan.writes), rows), np.float64)
        if not groups or not count:
            for one in results:
                one.values.fill(0)
            return results, list(written)
        words, kept = self._arguments.words(given.arguments)
        arrays = self._looked_up(given, bounds, order)
        if by_rows:
            results[0].values[...] = order.starts[1:] - order.starts[:-1]
            for one in results[1:]:  # where a row of the group left
                one.values.fill(0)
        codes = int32_codes(bounds) if by_rows else None
        at = [0 if array is None else array.data.ptr for array in (values, order.starts, codes)]
        words = [*(array.data.ptr for array in arrays), *words, *words_of(results)]
        pitch = 0 if values is None else values.shape[1]
        stream, kernel = current_stream(), self._loaded.kernel(MAIN)
        policy: GroupPolicy = self._loaded.policy(MAIN)
        staged = 0 if by_rows else policy.staged(order.count, count, even=bounds.starts is not None)
        room, back = 8 * staged * (policy.columns + policy.writes), list(written)

        def launch(failure: int) -> None:
            places = [*at, count, failure, pitch, written.data.ptr, rows, staged]
            kernel.launch(count, [*places, *words], stream, shared_bytes=room)
            back[:] = unsort(passes, back) if passes else back

        self._failures.run(launch, stream)
        del kept, arrays  # what a launch reads lives until here
        return results, back

    def _read_by_group(self, columns: tuple[Column, ...]) -> dict[int, cupy.ndarray]:
        """Return the columns that kernels read group by group, by number: all, or those that are reduced."""
        plan = self.plan
        if not plan.reduced and plan.units == "groups":
            return {i: as_slots(column) for i, column in enumerate(columns)}
        return {i: as_floats(column) for i, column in enumerate(columns) if is_reduced(plan.takes, i)}

    def _by_row(self, bounds: GroupedBounds, order: RowOrder, columns: list[cupy.ndarray]) -> list[Column]:
        """Return the columns that a function has written; null where a row is in no group."""
        inside = device_codes(bounds) >= 0 if columns and order.count < bounds.rows else None
        made = [from_slots(one, dtype.numpy) for one, dtype in zip(columns, self.plan.writes, strict=True)]
        return [Column(values=one) if inside is None else with_nulls(one, inside) for one in made]

    # -- what a group, or a row, looks up --------------------------------------------------------------

    def _looked_up(self, given: _GroupInputs, bounds: GroupedBounds, order: RowOrder) -> list[cupy.ndarray]:
        """Return the arrays that a function takes beside its values, in the kernel's order."""
        takes = {array_name(parameter): parameter for parameter in self.plan.takes}
        arrays = []
        for name, _ in array_parameters(self.plan.takes):
            parameter = takes[name]
            if parameter.what == "key":
                arrays.append(key_level(bounds, parameter.index))
            elif parameter.reduction == "item":
                arrays.append(_group_items(given.read[parameter.index], parameter, order))
            else:
                arrays.append(
                    given.reduced[parameter.index][self._policy(parameter.index).place(str(parameter.reduction))]
                )
        return arrays

    def _policy(self, column: int) -> GroupPolicy:
        return self._loaded.policy(f"reduce{column}")

    def _reductions(self, together: dict[int, cupy.ndarray], order: RowOrder) -> dict[int, cupy.ndarray]:
        """Return the reductions of each column that has some, shape (results, groups)."""
        groups = int(order.starts.size - 1)
        rows, stream = order.count, current_stream()
        found = {}
        for i, values in together.items():
            if not reducers_of(self.plan.takes, i):
                continue
            policy, kernel = self._policy(i), self._loaded.kernel(f"reduce{i}")
            piece = rows_per_warp(rows)
            pieces = max(1, -(-rows // piece))
            with memory_errors(8 * (2 * pieces * policy.words + groups * policy.results)):
                parts = cupy.empty((policy.words, 2 * pieces), np.float64)
                found[i] = cupy.empty((policy.results, groups), np.float64)
            words = [values.data.ptr, order.starts.data.ptr, groups, rows, piece, pieces]
            words += [parts.data.ptr, found[i].data.ptr]
            for joins in range(1 + (pieces > 1)):
                kernel.launch(32 * pieces, [*words, joins], stream)
        return found


def _group_items(values: cupy.ndarray, parameter: ScalarParameter, order: RowOrder) -> cupy.ndarray:
    """Return one value of each group; any other where the group has no such."""
    if not values.size or not order.count:
        return cupy.zeros(order.starts.size, np.float64)
    at = (order.starts[:-1] if parameter.offset >= 0 else order.starts[1:]) + parameter.offset
    return cupy.take(values, cupy.clip(at, 0, order.count - 1))

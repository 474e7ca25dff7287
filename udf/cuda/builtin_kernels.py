"""Kernels that have no user's function in them: compiled once for the types that they take, and kept on disk."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from udf.base.provided import provided
from udf.base.records import dataclass
from udf.base.stages import Artefact
from udf.cuda.device import current_architecture
from udf.cuda.kernel_plan import BuiltinPlan, kernel_plans, sources
from udf.cuda.launch import KernelLoader
from udf.cuda.unit import BlockPolicy, TranslationUnit


@dataclass(frozen=True, slots=True, kw_only=True)
class Body:
    """The text of a kernel: its parameters, what its block keeps in shared memory, and its one statement."""

    header: str
    parameters: str
    room: str
    body: str
    policy: BlockPolicy


DIGIT_BITS: Final = 8
"""Bits of a digit: of 10, two passes over 20 bits move 2^25 rows in 1.4 ms of an H200, where three of 7 take 0.9."""

DIGITS: Final = 1 << DIGIT_BITS

SORT: Final = BlockPolicy(threads=512, items=8, blocks=2)
"""Tiles of 4,096 rows: digits of 7 bits come to runs of 32 rows."""

WARPS: Final = SORT.threads // 32
ROOM: Final = max(8 * SORT.tile_rows, WARPS * DIGITS * 2) + 2 * DIGITS * 4 + WARPS * 8
"""Bytes of ``move_room`` (kernels/device_sort_move.cuh)."""

LOWER: Final = 2 * (DIGITS + 1) * 4 + 32 * 8
"""Bytes of ``lower_room`` (kernels/device_fold_tiles.cuh)."""

COUNT: Final = BlockPolicy(threads=SORT.threads, items=SORT.items)
PLACE: Final = BlockPolicy(threads=1024)
LOOK: Final = BlockPolicy(threads=256)
MOVE: Final = BlockPolicy(threads=SORT.threads, items=SORT.items, blocks=SORT.blocks, shared_bytes=ROOM)
BACK: Final = BlockPolicy(threads=1024, items=SORT.tile_rows // 1024, blocks=2)
FOLD: Final = BlockPolicy(threads=SORT.threads, items=SORT.items, blocks=SORT.blocks, shared_bytes=ROOM + LOWER)
JOIN: Final = BlockPolicy(threads=256)
LEFT: Final = BlockPolicy(threads=256, items=16)
"""A thread reads 16 bytes at once where the place that a row left at is a byte (kernels/device_left.cuh)."""

BODIES: Final = {
    "look": Body(
        header="device_keys.cuh",
        parameters="const {0}* keys, long long rows, long long* out",
        room="__shared__ look_room<{threads}, {0}> room;",
        body="device_look<{threads}>(keys, rows, out, room);",
        policy=LOOK,
    ),
    "count": Body(
        header="device_sort.cuh",
        parameters="const {0}* keys, unsigned long long least, long long rows, digit_of digit, {1}* codes,"
        " unsigned int* out",
        room="__shared__ unsigned int room[digits];",
        body="device_count<{threads}, {items}>(keys, least, rows, digit, codes, out, room);",
        policy=COUNT,
    ),
    "place": Body(
        header="device_sort.cuh",
        parameters="unsigned int* counts, unsigned int* totals, long long tiles",
        room="__shared__ unsigned int room[{threads} / 32];",
        body="device_place<{threads}>(counts, totals, tiles, room);",
        policy=PLACE,
    ),
    "move": Body(
        header="device_sort_move.cuh",
        parameters="const __grid_constant__ move_launch<{0}> launch",
        room="extern __shared__ unsigned long long room[];",
        body="device_move(launch, *reinterpret_cast<move_room<{threads}, {items}>*>(room));",
        policy=MOVE,
    ),
    "back": Body(
        header="device_sort_move.cuh",
        parameters="const __grid_constant__ back_launch launch",
        room="",
        body="device_back<{threads}, {items}>(launch);",
        policy=BACK,
    ),
    "fold": Body(
        header="device_fold_tiles.cuh",
        parameters="const __grid_constant__ fold_launch<{0}> launch",
        room="extern __shared__ unsigned long long room[];",
        body="device_fold_tiles<{threads}, {items}, {1}>(launch,"
        " *reinterpret_cast<move_room<{threads}, {items}>*>(room),"
        f" *reinterpret_cast<lower_room*>(room + {ROOM // 8}));",
        policy=FOLD,
    ),
    "join": Body(
        header="device_fold_tiles.cuh",
        parameters="const __grid_constant__ fold_launch<{0}> launch",
        room="__shared__ lower_room room;",
        body=f"device_join_tiles<{{threads}}, {FOLD.tile_rows}, {{1}}>(launch, room);",
        policy=JOIN,
    ),
    "left": Body(
        header="device_left.cuh",
        parameters="const __grid_constant__ left_launch<{0}> launch",
        room="__shared__ unsigned int room[{threads} / 32];",
        body="device_left<{threads}, {items}>(launch, room);",
        policy=LEFT,
    ),
}
"""Each kernel's text, ``{0}`` .. the C++ types that it is for."""


def widths(values: int) -> list[int]:
    """Return the bits of each pass over codes 0 .. ``values`` (without it).

    Examples
    --------
    >>> widths(200), widths(10_000), widths(10**6)
    ([8], [7, 7], [7, 7, 6])
    """
    bits = max(1, (values - 1).bit_length())
    passes = -(-bits // DIGIT_BITS)
    return [(bits + i) // passes for i in reversed(range(passes))]


def builtin_unit(name: str, types: tuple[str, ...]) -> TranslationUnit:
    """Return the kernel ``name`` for C++ ``types`` as C++."""
    from udf.cuda.render import template  # noqa: PLC0415 - Jinja2 is loaded for what was not compiled yet

    one = BODIES[name]
    policy = one.policy
    texts = {
        part: getattr(one, part).format(*types, threads=policy.threads, items=policy.items)
        for part in ("parameters", "room", "body")
    }
    source = template("builtin_kernel.cu.j2").render(header=one.header, entry=name, policy=policy, **texts)
    return TranslationUnit(source=source, entry=name, policy=policy)


@cache
def builtin_kernels(names: tuple[str, ...], types: tuple[str, ...]) -> KernelLoader:
    """Return the kernels ``names`` for C++ ``types``, from the disk where they were compiled before."""
    found = stored_kernels(f"own {names} {types}", lambda: {name: builtin_unit(name, types) for name in names})
    assert found is not None, "there are units"
    return found


def stored_kernels(call: str, units: Callable[[], dict[str, TranslationUnit] | None]) -> KernelLoader | None:
    """Return the kernels that ``call`` names, from the disk where they were compiled before; None without units."""
    programs = provided("programs")
    key = programs.ProgramKey(call=call, backend="cuda", target=current_architecture())
    known: Artefact | None = programs.read_artefact(key)
    if known is None:
        made = units()
        if made is None:
            return None
        known = _artefact(made, key.target)
        programs.write_artefact(key, known)
    return KernelLoader(known, lambda grown: programs.write_artefact(key, grown))


def _artefact(units: dict[str, TranslationUnit], arch: str) -> Artefact:
    from udf.cuda.nvrtc import compile_unit  # noqa: PLC0415 - NVRTC is loaded for what was not compiled yet

    code = sources(units) | {f"{name}.{arch}": compile_unit(unit, arch).code for name, unit in units.items()}
    plan = BuiltinPlan(kernels=kernel_plans(units))
    return Artefact(backend="cuda", kernel="builtin_kernels", target=arch, plan=plan, returns=(), code=code)

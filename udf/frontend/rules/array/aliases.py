"""Aliasing: functions whose arrays could have other values than NumPy's are refused.

An array that is computed from others has no memory (``kinds.py``): an item is computed where it is read. An array that
the function allocates has one memory for each statement that allocates it (``local_arrays.py``). So an item that is set
later, and an array that is allocated again in a loop while its last value is live, would give other values than NumPy.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from udf.frontend.base.refusals import RefusedError
from udf.frontend.ir.nodes import definition_of, is_expression
from udf.frontend.numba.names import compute_cfg_from_blocks, compute_live_map, compute_use_defs, ir, types
from udf.frontend.types.array_kinds import Array, Grid, Matrix, StridedArray

COMPUTED: Final = (
    "{0!r} is computed from an array whose items the function sets, and has no values of its own in a UDF; "
    "keep them: np.copy(..)"
)
REMADE: Final = (
    "{0!r} is made again in this loop while the array of the turn before is in use; in a UDF it has one memory"
)
NOT_ITS_OWN: Final = "it assigns an item of {0!r}, which its caller made; in a UDF return the value, or set it there"


def refuse_aliases(func_ir: Any, kinds: dict[str, Any]) -> None:
    """Refuse a function (typed: ``kinds`` by variable) whose arrays could have other values than NumPy's."""
    if not any(_is_own(kind) for kind in kinds.values()):
        return
    setting = [s for s in _statements(func_ir, ir.SetItem, ir.StaticSetItem) if _is_own(kinds.get(s.target.name))]
    for statement in setting:
        if isinstance(definition_of(func_ir, statement.target), ir.Arg):
            raise RefusedError(NOT_ITS_OWN.format(_shown(statement.target)), statement.loc)
    for statement in _statements(func_ir, ir.Assign) if setting else ():
        kind, name = kinds.get(statement.target.name), statement.target.name
        if _is_own(kind) and not isinstance(kind, StridedArray | Matrix) and not name.startswith("$"):
            raise RefusedError(COMPUTED.format(_shown(statement.target)), statement.loc)
    _refuse_remade(func_ir, kinds)


def _refuse_remade(func_ir: Any, kinds: dict[str, Any]) -> None:
    blocks = func_ir.blocks
    cfg, uses = compute_cfg_from_blocks(blocks), compute_use_defs(blocks)
    live = compute_live_map(cfg, blocks, uses.usemap, uses.defmap)
    for loop in cfg.loops().values():
        inside = {name for label in loop.body for name in uses.defmap[label]}
        kept = {name for name in live[loop.header] & inside if _is_own(kinds.get(name))}
        for label in sorted(loop.body) if kept else ():
            for statement in blocks[label].find_insts(ir.Assign):
                if is_expression(statement.value, "call") and _is_own(kinds.get(statement.target.name)):
                    raise RefusedError(REMADE.format(_shown(statement.target)), statement.loc)


def _statements(func_ir: Any, *which: Any) -> Iterator[Any]:
    for block in func_ir.blocks.values():
        for kind in which:
            yield from block.find_insts(kind)


def _is_own(kind: Any) -> bool:
    """Return whether a type is, or holds, an array in the function's own memory."""
    if isinstance(kind, types.BaseTuple):
        return any(_is_own(member) for member in kind)
    return isinstance(kind, Array | Grid) and kind.local


def _shown(variable: Any) -> str:
    """Return a variable's name as the user wrote it."""
    return str(variable.unversioned_name if hasattr(variable, "unversioned_name") else variable.name).split(".")[0]

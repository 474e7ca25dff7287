"""Numba's pipeline, with our own way in (places, defaults, what is refused), membership, and who raises."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from udf.frontend.absent import settle_absent
from udf.frontend.accumulations.rewrite import RewriteAccumulations
from udf.frontend.current import compilation, is_users
from udf.frontend.loops.generators import inline_generators
from udf.frontend.loops.keys import write_out_keys
from udf.frontend.loops.sink import SinkItems
from udf.frontend.loops.strict import drop_strict
from udf.frontend.lowering import PlacedLoc, PlacedLower
from udf.frontend.membership import rewrite_membership
from udf.frontend.messages import drop_computed_messages
from udf.frontend.numba_cuda import (
    FIXED_OFFSET,
    CUDABytecodeInterpreter,
    CUDACompiler,
    CUDANativeLowering,
    CUDATranslateBytecode,
    FunctionPass,
    IRProcessing,
    NopythonRewrites,
    ir,
    register_pass,
    rename_labels,
)
from udf.frontend.screen import OF_WINDOWS, refuse_bytecode, refuse_values
from udf.frontend.unset import check_unset

if TYPE_CHECKING:
    from collections.abc import Mapping


class PlacingInterpreter(CUDABytecodeInterpreter):  # type: ignore[misc]
    """Numba's bytecode interpreter, leaving on every node the instruction that it came from.

    It also keeps ``(z := x + y) * z`` right, which Numba cannot compile: a temporary that is assigned to
    a variable is folded into it, although the value on the stack is used once more.
    """

    def _dispatch(self, inst: Any, kws: Any) -> None:
        self.loc = PlacedLoc(self.func_id.func.__code__, inst.lineno, inst.offset - FIXED_OFFSET)
        super()._dispatch(inst, kws)

    def _var_used_in_binop(self, varname: str, expr: Any) -> bool:
        """Return whether the temporary that holds ``expr`` must stay (Numba asks before it folds one)."""
        return super()._var_used_in_binop(varname, expr) or self._uses(expr) > 1

    def _uses(self, expr: Any) -> int:
        """Return how often the value of ``expr`` is read in this block, or handed to the next."""
        body = self.current_block.body
        name = next(s.target.name for s in body if isinstance(s, ir.assign_types) and s.value is expr)
        read = [variable.name for statement in body for variable in statement.list_vars()]
        handed = list(self.dfainfo.outgoing_phis.values())
        return read.count(name) - 1 + handed.count(name)  # one of the reads is its own assignment


@register_pass(mutates_CFG=True, analysis_only=False)
class TranslateWithPlaces(FunctionPass):  # type: ignore[misc]
    """Bytecode to Numba IR; parameters that are constants of the call become those."""

    _name = "udf_translate"

    def __init__(self) -> None:
        FunctionPass.__init__(self)

    def run_pass(self, state: Any) -> bool:
        """Set ``state.func_ir``."""
        func_id = state["func_id"]
        users = is_users(func_id)
        if users:
            allowed = frozenset() if compilation().window is None else OF_WINDOWS
            refuse_bytecode(func_id.code, PlacedLoc, allowed)
        func_ir = PlacingInterpreter(func_id).interpret(state["bc"])
        if func_ir.arg_count != len(state["args"]):
            _fix_constants(func_ir, compilation().constants)
        if users:
            inline_generators(func_ir, PlacingInterpreter)
            drop_computed_messages(func_ir)
            drop_strict(func_ir)
            write_out_keys(func_ir, state["args"])
            settle_absent(func_ir)
            refuse_values(func_ir)
            check_unset(func_ir)
            func_ir.blocks = rename_labels(func_ir.blocks)  # lowered in this order: a raise before the returns after it
        state["func_ir"] = func_ir
        return True


def _fix_constants(func_ir: Any, constants: Mapping[str, object]) -> None:
    """Make each parameter that is one of ``constants`` a constant, and number the others anew."""
    kept = [name for name in func_ir.arg_names if name not in constants]
    for block in func_ir.blocks.values():
        for statement in block.find_insts(ir.assign_types):
            argument = statement.value
            if not isinstance(argument, ir.arg_types):
                continue
            if argument.name in constants:
                value = constants[argument.name]
                statement.value = ir.FreeVar(argument.index, argument.name, value, argument.loc)
                func_ir._definitions[statement.target.name] = [statement.value]  # noqa: SLF001
            else:
                argument.index = kept.index(argument.name)
    func_ir.arg_count = len(kept)
    func_ir.arg_names = kept


@register_pass(mutates_CFG=False, analysis_only=False)
class RewriteMembership(FunctionPass):  # type: ignore[misc]
    """``x in (1, 2, 3)`` to comparisons; see ``udf.frontend.membership``."""

    _name = "udf_membership"

    def __init__(self) -> None:
        FunctionPass.__init__(self)

    def run_pass(self, state: Any) -> bool:
        """Change ``state.func_ir`` in place."""
        return rewrite_membership(state["func_ir"])


@register_pass(mutates_CFG=True, analysis_only=False)
class LowerWithPlaces(CUDANativeLowering):  # type: ignore[misc]
    """Numba's lowering pass with our lowering class."""

    _name = "udf_lowering"

    @property
    def lowering_class(self) -> type:
        """Return the class that lowers."""
        return PlacedLower


class UdfCompiler(CUDACompiler):  # type: ignore[misc]
    """Numba-cuda's pipeline with our passes in place of, or after, its own."""

    def define_pipelines(self) -> list[Any]:
        """Return the one pipeline."""
        (manager,) = super().define_pipelines()
        replaced = {CUDATranslateBytecode: TranslateWithPlaces, CUDANativeLowering: LowerWithPlaces}
        manager.passes = [(replaced.get(one, one), text) for one, text in manager.passes]
        manager.add_pass_after(RewriteMembership, IRProcessing)
        manager.add_pass_after(SinkItems, NopythonRewrites)
        manager.add_pass_after(RewriteAccumulations, RewriteMembership)
        manager.finalize()
        return [manager]

"""Numba's pipeline, with our own way in (places, defaults, what is refused), membership, and who raises."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from udf.bind.leaving import without_raises
from udf.frontend.base.current import compilation, is_users
from udf.frontend.base.tables import later
from udf.frontend.driver.rewrites import PlacingInterpreter, UserInterpreter, allowed_instructions, rewrite
from udf.frontend.ir.nodes import assignments, redefine
from udf.frontend.ir.numba_bytecode import bytecode_of
from udf.frontend.lower.lowering import PlacedLoc
from udf.frontend.numba.names import (
    ByteCode,
    InlineClosureLikes,
    LiteralUnroll,
    MakeFunctionToJitFunction,
    NopythonTypeInference,
    PreLowerStripPhis,
    ReconstructSSA,
    RewriteDynamicRaises,
    dead_branch_prune,
    ir,
    raise_on_unsupported_feature,
    rename_labels,
    rewrite_semantic_constants,
    types,
)
from udf.frontend.numba.numba_pipeline import canonicalize, rewrite_constants
from udf.frontend.passes.control.edge_splitting import propagate_literals, sink_items, split_converting_edges
from udf.frontend.passes.control.excluded_bytecode import refuse_bytecode

rewrite_accumulations = later("udf.frontend.passes.accumulations.accumulation_rewrite", "rewrite_accumulations")
rewrite_membership = later("udf.frontend.passes.control.membership", "rewrite_membership")
refuse_null_tuples = later("udf.frontend.rules.null.null_tuples", "refuse_null_tuples")


def translate(state: Any) -> None:
    """Set ``state.func_ir``, Numba's IR of the bytecode; the call's constant parameters become constants."""
    func_id, code = state.func_id, state.func_id.code
    users = is_users(func_id)
    if users:
        code = without_raises(code)
        refuse_bytecode(code, PlacedLoc, allowed_instructions())
    bytecode = bytecode_of(func_id, code) if users else ByteCode(func_id)
    func_ir = (UserInterpreter if users else PlacingInterpreter)(func_id).interpret(bytecode)
    if func_ir.arg_count != len(state.args):
        _fix_constants(func_ir, compilation().constants)
    if users:
        rewrite(func_ir, state.args)
        func_ir.blocks = rename_labels(func_ir.blocks)  # lowered in this order: a raise before the returns after it
    state.func_ir = func_ir


def _fix_constants(func_ir: Any, constants: Mapping[str, object]) -> None:
    """Replace each parameter in ``constants`` by its value, and renumber the remaining ones."""
    kept = [name for name in func_ir.arg_names if name not in constants]
    for statement in assignments(func_ir):
        argument = statement.value
        if isinstance(argument, ir.Arg) and argument.name in constants:
            statement.value = ir.FreeVar(argument.index, argument.name, constants[argument.name], argument.loc)
            redefine(func_ir, statement.target, statement.value)
        elif isinstance(argument, ir.Arg):
            argument.index = kept.index(argument.name)
    func_ir.arg_count = len(kept)
    func_ir.arg_names = kept


def inline_others_closures(state: Any) -> None:
    """Inline closures in functions that are not the user's: Numba removes what has no use, and what that raises."""
    if not is_users(state.func_id):
        InlineClosureLikes().run_pass(state)


def convert_results(state: Any) -> None:
    """Have the function return what ``state.leaves`` says of what it was typed to return; None leaves it as it is.

    Types flow to a return and not back: as if it had been typed with that for its result.
    """
    kind = None if state.leaves is None else state.leaves(state)
    if kind is None:
        return
    returned = [one.body[-1].value.name for one in state.func_ir.blocks.values() if isinstance(one.body[-1], ir.Return)]
    state.return_type = kind
    if not all(state.typingctx.can_convert(state.typemap[name], kind) is not None for name in returned):
        NopythonTypeInference().run_pass(state)  # it says what cannot be converted, and where
        return
    for name in returned:
        del state.typemap[name]
        state.typemap[name] = kind


def type_without_return(state: Any) -> None:
    """Type a UDF that raises on every path: it gives no value, and its result column, all null, is float64."""
    returns = any(isinstance(block.body[-1], ir.Return) for block in state.func_ir.blocks.values())
    if not returns and state.func_id.code is compilation().outermost:
        state.return_type = types.float64


def _of_all(one: Callable[[Any], object]) -> Callable[[Any], object]:
    """Return a pass that is for containers or nulls, which functions of a family have not."""
    return lambda state: None if compilation().family else one(state)


PASSES: Final[tuple[Callable[[Any], object], ...]] = (
    translate,
    _of_all(lambda state: rewrite_membership(state.func_ir)),
    lambda state: rewrite_accumulations(state) if compilation().window or not compilation().plain else None,
    canonicalize,
    inline_others_closures,
    lambda state: rewrite_semantic_constants(state.func_ir, state.args),
    lambda state: dead_branch_prune(state.func_ir, state.args),
    rewrite_constants,
    RewriteDynamicRaises().run_pass,
    MakeFunctionToJitFunction().run_pass,
    LiteralUnroll().run_pass,
    ReconstructSSA().run_pass,
    lambda state: dead_branch_prune(state.func_ir, state.args),
    propagate_literals,
    NopythonTypeInference().run_pass,
    _of_all(refuse_null_tuples),
    split_converting_edges,
    type_without_return,
    convert_results,
    PreLowerStripPhis().run_pass,
    lambda state: sink_items(state.func_ir.blocks),
    lambda state: raise_on_unsupported_feature(state.func_ir, state.typemap),
)
"""From bytecode to typed IR: Numba's passes, with ours in between. Those of its own that inline functions which ask for
it are left out: they remove what has no use, with the exceptions that it raises. ``numba.literally(x)`` is ``x``."""

"""One function from Python to LLVM: the state that Numba's passes share, and what runs them in order.

Numba's own driver times and describes each pass, and follows the lives of variables after it, which took a fifth of a
compilation; the passes are the same. What another library registers as a rewrite does not hold here.
"""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FunctionType, SimpleNamespace
from typing import Any, Final

from udf.base.records import dataclass
from udf.frontend.numba.names import (
    ConfigStack,
    DetectStaticBinops,
    Flags,
    FunctionIdentity,
    PythonFunctionDescriptor,
    RewriteConstGetitems,
    RewriteConstRaises,
    RewriteConstSetitems,
    TypeAnnotation,
    canonicalize_cfg,
    create_error_model,
    signature,
)


@dataclass(frozen=True, slots=True, kw_only=True)
class CompileResult:
    """A function that was lowered: in which context, its library, how it is called, its types, its exceptions."""

    target_context: Any
    library: Any
    fndesc: Any
    signature: Any
    type_annotation: Any
    call_helper: Any


class PassState(dict[str, Any]):
    """What the passes have found so far; Numba's read it as items and as attributes."""

    def __getattr__(self, name: str) -> Any:
        try:
            return self[name]
        except KeyError:
            raise AttributeError(name) from None

    def __setattr__(self, name: str, value: Any) -> None:
        self[name] = value


def begin(
    function: FunctionType,
    argument_types: tuple[Any, ...],
    *,
    return_type: Any,
    leaves: Callable[[Any], Any] | None,
    local_types: dict[str, Any],
    error_model: str,
    typing: Any,
    target: Any,
    call_convention: Callable[[Any], Any],
) -> PassState:
    """Return the state in which the first pass finds ``function``; the target context is a copy, of this function."""
    typing.refresh()
    target.refresh()
    context = target.subtarget()
    context.call_conv = call_convention(context)
    context.error_model = create_error_model(error_model, context)
    flags = Flags()
    flags.error_model = error_model
    return PassState(
        func_id=FunctionIdentity.from_function(function),
        func_ir=None,
        args=argument_types,
        return_type=return_type,
        leaves=leaves,
        locals=local_types,
        typingctx=typing,
        targetctx=context,
        flags=flags,
        typemap=None,
        calltypes=None,
        parfor_diagnostics=SimpleNamespace(replaced_fns={}),
        status=SimpleNamespace(can_fallback=False),
    )


def pass_context(state: PassState) -> Any:
    """Return the context in which passes run: Numba's templates and lowering ask for the flags of what is compiled."""
    return ConfigStack().enter(state.flags)


def canonicalize(state: PassState) -> None:
    """Give every loop one way back, as Numba's passes want it."""
    state.func_ir.blocks = canonicalize_cfg(state.func_ir.blocks)


REWRITES: Final = (RewriteConstGetitems, RewriteConstSetitems, RewriteConstRaises, DetectStaticBinops)
"""Numba's rewrites before types are known: items, raises and exponents that are constants."""


def rewrite_constants(state: PassState) -> None:
    """Apply each rewrite to each block until it finds nothing more."""
    blocks = state.func_ir.blocks
    for kind in REWRITES:
        rewrite, left = kind(state), list(blocks.items())
        while left:
            label, block = left.pop()
            if rewrite.match(state.func_ir, block, state.typemap, state.calltypes):
                blocks[label] = rewrite.apply()
                left.append((label, blocks[label]))


def lower(state: PassState, lowering: type) -> CompileResult:
    """Lower the typed function by Numba's class ``lowering``, or one made of it."""
    context, func_ir = state.targetctx, state.func_ir
    library = context.codegen().create_library(state.func_id.func_qualname)
    description = PythonFunctionDescriptor.from_specialized_function(
        func_ir,
        state.typemap,
        state.return_type,
        state.calltypes,
        mangler=context.mangler,
        inline=False,
        noalias=False,
        abi_tags=(),
    )
    with context.push_code_library(library):
        lowered = lowering(context, library, description, func_ir, metadata={})
        lowered.lower()
    library.finalize()
    return CompileResult(
        target_context=context,
        library=library,
        fndesc=description,
        signature=signature(state.return_type, *state.args),
        type_annotation=annotation(state),
        call_helper=lowered.call_helper,
    )


def annotation(state: PassState) -> Any:
    """Return the typed function as Numba writes it: ``str`` of it is a listing."""
    return TypeAnnotation(
        func_ir=state.func_ir,
        typemap=state.typemap,
        calltypes=state.calltypes,
        lifted=(),
        lifted_from=None,
        args=state.args,
        return_type=state.return_type,
    )


DEPTH: Final = 20_000
"""Calls within calls: those of some 2,000 branches, one after the other. Numba follows variables by recursion."""


@contextmanager
def deep_recursion() -> Iterator[None]:
    """Let Python call this deep for a while; of calls in Python alone, which take no room on the thread's stack.

    The limit is that of all threads: a thread that changes it holds the compiler's lock.
    """
    before = sys.getrecursionlimit()
    sys.setrecursionlimit(max(before, DEPTH))
    try:
        yield
    finally:
        sys.setrecursionlimit(before)

"""Our own Numba target: contexts of our own, so that nobody else's numba.cuda is changed.

The typing and target contexts are numba-cuda's, plus our semantics (``udf.frontend.semantics``), which
are asked first. What Numba compiles on the way (implementations written in Python, helper functions,
local functions) goes through :class:`UdfDispatcher`, hence through the same flags: Numba's own
dispatcher asks for a device and takes another error model.
"""

from __future__ import annotations

from contextlib import contextmanager
from functools import cache
from typing import TYPE_CHECKING, Any

from udf.call.identity import plain_function
from udf.call.moments import moment
from udf.frontend import categories, rows, series, tables, times, windows  # noqa: F401 - each registers its rules
from udf.frontend.current import compilation, inside, inside_numba, installed
from udf.frontend.masked.kinds import MISSING, unify
from udf.frontend.masked.propagate import implementation, resolve, template_of
from udf.frontend.moments import time_type
from udf.frontend.numba_cuda import (
    CUDADispatcher,
    CUDAFlags,
    CUDATargetContext,
    CUDATypingContext,
    OverloadTemplate,
    TypingError,
    compile_extra,
    global_compiler_lock,
    numba_target_override,
    types,
)
from udf.frontend.passes import UdfCompiler
from udf.frontend.rulebook import is_named
from udf.frontend.semantics import LOWERING, TYPING
from udf.frontend.semantics.overflow import is_meeting, refuse_change
from udf.frontend.semantics.rules import EXCLUSIVE, common_integer, is_uint64
from udf.frontend.settings import COMPUTE_CAPABILITY
from udf.frontend.statuses import UdfCallConv
from udf.frontend.text import formats, methods, numbers, operators  # noqa: F401 - as above
from udf.logs import numba_quiet
from udf.missing import is_na

if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import FunctionType

    from udf.frontend.current import Compilation


class UdfTypingContext(CUDATypingContext):  # type: ignore[misc]
    """Numba's typing context, with our rules first and our dispatcher for every function."""

    def __init__(self) -> None:
        self._complete = False
        self._helpers: dict[Any, UdfDispatcher] = {}
        super().__init__()

    def load_additional_registries(self) -> None:
        """Install our rules before Numba's: the first template that fits is taken."""
        self.install_registry(TYPING)
        super().load_additional_registries()

    def refresh(self) -> None:
        """Load the registries once; Numba asks before every function that it compiles."""
        if not self._complete:
            self._complete = True
            super().refresh()

    def install_registry(self, registry: Any, external_defs_only: bool = False) -> None:  # noqa: FBT001, FBT002 - Numba's signature
        """Install numba-cuda's registries and ours; of Numba's own for the processor, what others added: nothing."""
        if not external_defs_only:
            super().install_registry(registry)

    def insert_function(self, ft: Any) -> None:
        """Take a rule by its key, if it is one of ours or numba-cuda's."""
        if is_named(type(ft)):
            super().insert_function(ft)

    def insert_attributes(self, at: Any) -> None:
        """Take a rule for attributes, if it is one of ours or numba-cuda's."""
        if is_named(type(at)):
            super().insert_attributes(at)

    def _insert_global(self, gv: Any, gty: Any) -> None:
        if isinstance(gty, types.Function):
            templates = tuple(_compiled_by_us(template) for template in gty.templates if is_named(template))
            if not templates:
                return
            if gv in EXCLUSIVE:
                templates = tuple(_for_numba_only(template) for template in templates)
            # once: Numba inserts a function again with every registry that adds to it
            first = template_of(gty.typing_key)
            gty = types.Function((first, *(template for template in templates if template is not first)))
        super()._insert_global(gv, gty)

    def resolve_value_type(self, val: Any) -> Any:
        """Type a value that a function uses; a Python function is compiled along with its caller."""
        if is_na(val):
            return MISSING
        known = moment(val)
        if known is not None:
            return time_type(known[0])
        table = compilation().tables.get(id(val))
        if table is not None:
            return table
        plain = plain_function(val)
        if plain is not None and self._lookup_global(val) is None:
            if val not in self._helpers:
                self._helpers[val] = UdfDispatcher(plain)
            val = self._helpers[val]
        return super().resolve_value_type(val)

    def unify_pairs(self, first: Any, second: Any) -> Any:
        """Find the type of a variable that is one or the other; Numba makes uint64 with int64 a float."""
        nullable = None if inside_numba() or first == second else unify(self, first, second)
        if nullable is not None:
            return nullable
        whole = isinstance(first, types.Integer) and isinstance(second, types.Integer) and first != second
        if whole and not inside_numba() and (is_uint64(first) or is_uint64(second)):
            return common_integer(first, second)
        return super().unify_pairs(first, second)

    def resolve_function_type(self, func: Any, args: Any, kws: Any) -> Any:
        """Type a call; ``np.float64(x)`` and the like are the only ones that the rule for masked values cannot join."""
        nullable = resolve(self, func, args, kws) if isinstance(func, types.NumberClass) else None
        return nullable or super().resolve_function_type(func, args, kws)

    @contextmanager
    def compiling(self, value: Compilation, target: UdfTargetContext) -> Iterator[None]:
        """Make ``value`` the compilation at hand, and forget the helpers that it compiled afterwards.

        What helpers capture is frozen, and may be other values next time.
        """
        try:
            with installed(value), numba_quiet():
                yield
        finally:
            for helper in self._helpers.values():
                helper.forget(target)
            self._helpers.clear()


@cache
def _compiled_by_us(template: Any) -> Any:
    """Return an ``@overload`` template whose implementations our dispatcher compiles."""
    # issubclass() would ask every subclass of every template, for two seconds: they are abstract base classes
    if OverloadTemplate not in template.__mro__ or template.__dict__.get("compiled_by_us"):
        return template
    own: dict[str, Any] = {"_impl_cache": {}, "_compiled_overloads": {}, "_inline_overloads": {}}
    return type(template.__name__, (template,), {**own, "compiled_by_us": True, "_get_jit_decorator": _our_decorator})


@cache
def _for_numba_only(template: Any) -> Any:
    """Return a template of Numba's that fits inside Numba's own functions only; ours as it is."""
    if getattr(template, "metadata", {}).get("ours") or template.__dict__.get("for_numba_only"):
        return template

    def apply(self: Any, args: Any, kws: Any) -> Any:
        return template.apply(self, args, kws) if inside_numba() else None

    return type(template.__name__, (template,), {"apply": apply, "for_numba_only": True})


def _our_decorator(template: Any) -> Any:
    del template
    return lambda **_: UdfDispatcher


class UdfTargetContext(CUDATargetContext):  # type: ignore[misc]
    """Numba's lowering context, with our implementations and exact statuses."""

    def init(self) -> None:
        """Start without registries."""
        super().init()
        self._internal: dict[str, dict[Any, Any]] = {"raise": {}, "wrap": {}}
        self._complete = False

    @property
    def cached_internal_func(self) -> dict[Any, Any]:
        """Return Numba's store of implementations that are written in Python; those that raise are others."""
        return self._internal[compilation().overflow]

    @cached_internal_func.setter
    def cached_internal_func(self, empty: dict[Any, Any]) -> None:
        del empty

    def load_additional_registries(self) -> None:
        """Install our implementations beside Numba's; their keys are our own."""
        super().load_additional_registries()
        self.install_registry(LOWERING)

    def install_external_registry(self, registry: Any) -> None:
        """Leave out what others added to Numba's registry for the processor; see ``udf.frontend.rulebook``."""

    def refresh(self) -> None:
        """Load the registries once; see :meth:`get_function` for what comes later."""
        if not self._complete:
            self._complete = True
            super().refresh()

    def get_function(self, fn: Any, sig: Any, _firstcall: bool = True) -> Any:  # noqa: FBT001, FBT002 - Numba's signature
        """Find an implementation; one that was registered while typing needs a refresh."""
        del _firstcall
        masked = implementation(self, fn, sig)
        if masked is not None:
            return masked
        try:
            return super().get_function(fn, sig, _firstcall=False)
        except NotImplementedError:
            super().refresh()
            return super().get_function(fn, sig, _firstcall=False)

    def cast(self, builder: Any, val: Any, fromty: Any, toty: Any) -> Any:
        """Convert a value; one that meets others in a variable keeps what it is."""
        if fromty != toty and is_meeting() and not inside_numba():
            refuse_change(self, builder, val, fromty, toty)
        return super().cast(builder, val, fromty, toty)

    def _compile_subroutine_no_cache(
        self,
        builder: Any,
        impl: Any,
        sig: Any,
        locals: Any = None,  # noqa: A002 - Numba's name
        flags: Any = None,
    ) -> Any:
        del builder, flags
        compiled = compile_function(impl, sig.args, sig.return_type, locals or {}, target=self)
        self.active_code_library.add_linking_library(compiled.library)
        return compiled


class UdfDispatcher(CUDADispatcher):  # type: ignore[misc]
    """A function that compiled code calls: compiled for each set of argument types, on demand."""

    def __init__(self, py_func: FunctionType) -> None:
        super().__init__(py_func, {"device": True, "opt": True})
        self._running: set[Any] = set()

    @property
    def is_compiling(self) -> bool:
        """Return False: Numba would type a recursive call, which cannot be inlined; we refuse it below."""
        return False

    def compile_device(self, args: Any, return_type: Any = None) -> Any:
        """Compile for ``args`` once."""
        if args in self._running:
            raise TypingError(f"{self.py_func.__name__!r} calls itself, and recursion is not supported in a UDF")
        key = (*compilation().how, args)
        if key not in self.overloads:
            self._running.add(args)
            try:
                compiled = compile_function(self.py_func, args, return_type)
                if getattr(compiled.signature.return_type, "local", False):
                    raise TypingError(
                        f"{self.py_func.__name__!r} returns an array that it has made, and what a helper makes is gone "
                        "when it returns in a UDF"
                    )
            finally:
                self._running.discard(args)
            self.overloads[key] = compiled
            target_context().insert_user_function(compiled.fndesc, compiled.fndesc, [compiled.library])
        return self.overloads[key]

    def fold_argument_types(self, args: Any, kws: Any) -> Any:
        """Put a call's arguments in the order of the parameters; Numba mistakes keyword-only ones."""
        if self.py_func.__code__.co_kwonlyargcount:
            name = self.py_func.__name__
            raise TypingError(f"{name!r} has keyword-only parameters, which a helper cannot have in a UDF")
        return super().fold_argument_types(args, kws)

    def get_overload(self, sig: Any) -> Any:
        """Return the key under which the compiled function was inserted; Numba's is an id() that may be reused."""
        return self.overloads[*compilation().how, tuple(sig)].fndesc

    def forget(self, target: UdfTargetContext) -> None:
        """Remove what was compiled from the context."""
        for compiled in self.overloads.values():
            target.remove_user_function(compiled.fndesc)
        self.overloads.clear()


@cache
def typing_context() -> UdfTypingContext:
    """Return the process's typing context."""
    return UdfTypingContext()


@cache
def target_context() -> UdfTargetContext:
    """Return the process's target context."""
    return UdfTargetContext(typing_context())


@cache
def _flags(error_model: str) -> Any:
    flags = CUDAFlags()
    flags.no_compile = True
    flags.no_cpython_wrapper = True
    flags.no_cfunc_wrapper = True
    flags.error_model = error_model
    flags.compute_capability = COMPUTE_CAPABILITY
    return flags


@global_compiler_lock  # type: ignore[untyped-decorator]
def compile_function(
    function: FunctionType,
    argument_types: tuple[Any, ...],
    return_type: Any = None,
    local_types: dict[str, Any] | None = None,
    target: UdfTargetContext | None = None,
) -> Any:
    """Type and lower one function; return Numba's compile result, its library finalised."""
    context = target or target_context()
    with numba_target_override(), inside(function.__module__):
        compiled = compile_extra(
            typingctx=typing_context(),
            targetctx=context,
            func=function,
            args=argument_types,
            return_type=return_type,
            flags=_flags(compilation().error_model).copy(),
            locals=local_types or {},
            pipeline_class=UdfCompiler,
            call_conv=UdfCallConv(context),
            abi_info={},
        )
    compiled.library.finalize()
    return compiled

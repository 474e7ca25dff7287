"""A UDF's typing and target contexts, and the functions that it calls.

They are those of our target (``udf.frontend.numba``), plus our rules (``udf.frontend.rules``), which are asked first.
What Numba compiles on the way (implementations written in Python, helper functions, local functions) goes through
:class:`UdfDispatcher`, hence through the same flags.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache, lru_cache
from importlib import import_module
from pkgutil import walk_packages
from types import BuiltinFunctionType, FunctionType
from typing import Any, Final

from udf.base.logs import numba_quiet
from udf.base.null_kinds import NOT_A_NUMBER, is_na, null_of
from udf.base.numba_settings import TARGET
from udf.bind.device_function import DeviceFunction
from udf.bind.encoding import EXTENSIONS
from udf.bind.identity import underlying_function
from udf.bind.structures import structure_of
from udf.bind.times import time_constant, zoned_constant
from udf.frontend import passes, rules
from udf.frontend.base.current import Compilation, Family, activate, compilation, compiling_module, inside_numba
from udf.frontend.base.declarations import EXCLUSIVE, LOWERING, TYPING, common_integer, is_uint64
from udf.frontend.base.lifting import is_lifted
from udf.frontend.base.tables import later
from udf.frontend.driver.passes import PASSES
from udf.frontend.lower.lowering import PlacedLower
from udf.frontend.lower.statuses import Sites, UdfCallConv
from udf.frontend.numba.names import TypingError, global_compiler_lock, target_override, types
from udf.frontend.numba.numba_pipeline import CompileResult, begin, lower, pass_context
from udf.frontend.numba.numba_target import Dispatcher, InlayTargetContext, InlayTypingContext, register_target
from udf.frontend.numba.rules import is_extension
from udf.frontend.rules.null.propagate import NullPropagation, implementation, resolve
from udf.frontend.rules.scalar.extremes import refuse_numbers
from udf.frontend.rules.scalar.numpy_scalars import refuse_numpys
from udf.frontend.rules.scalar.overflow import is_unifying, unchanged
from udf.frontend.types.bfloat16 import as_scalar_class
from udf.frontend.types.decimal_kinds import decimal_kind
from udf.frontend.types.list_kinds import RowList
from udf.frontend.types.lookup_kinds import lookup_type
from udf.frontend.types.masked_kinds import CONSTANTS, unify
from udf.frontend.types.requests import Request, RequestType
from udf.frontend.types.time_kinds import constant_type

foreign_type = later("udf.frontend.rules.foreign.foreign_calls", "foreign_type")
class_type = later("udf.frontend.rules.structure.structure_operators", "class_type")
method_of = later("udf.frontend.rules.structure.structure_operators", "method_of")
property_of = later("udf.frontend.rules.structure.structure_operators", "property_of")


class _ImplementationStore:
    """A context's store of implementations that are written in Python."""

    _internal: dict[Any, dict[Any, Any]]

    def forget_windows(self) -> None:
        """Forget implementations of arrays and lists: what they read, and where, is part of each function's own use."""
        for known in self._internal.values():
            for key in [key for key in known if any(map(_is_in_memory, key[1].args))]:
                del known[key]


class UdfTypingContext(_ImplementationStore, InlayTypingContext):
    """Numba's typing context, with our rules first and our dispatcher for every function."""

    def __init__(self) -> None:
        self._helpers: dict[Any, UdfDispatcher] = {}
        super().__init__()

    def own_rules(self) -> Any:
        """Return our rules, which stand before Numba's: the first template that fits is taken."""
        return TYPING

    def templates_of(self, value: Any, templates: list[Any]) -> list[Any]:
        """Return the templates of a function, the one of its masked arguments first."""
        if value in EXCLUSIVE:
            templates = [one if is_extension(one) else _for_numba_only(one) for one in templates]
        return [NullPropagation(templates[0].key), *templates]

    def resolve_value_type(self, val: Any) -> Any:
        """Type a value that a function uses; a Python function is compiled along with its caller."""
        if type(val) in _NUMBAS:
            return super().resolve_value_type(val)
        val = as_scalar_class(val)
        own = _own_type(val)
        if own is not None:
            return own
        plain = underlying_function(val)
        if plain is not None and self._lookup_global(val) is None:
            if val not in self._helpers:
                _refuse_stand_in(plain)
                self._helpers[val] = UdfDispatcher(plain)
            val = self._helpers[val]
        try:
            return self._get_global_type(val) if _is_builtin_type(val) else super().resolve_value_type(val)
        except TypeError:  # NumPy's own, of a class that is no dtype: np.generic, np.integer
            if not isinstance(val, type):
                raise
            raise TypingError(f"{val.__module__}.{val.__qualname__} is not supported in a UDF") from None

    def resolve_module_constants(self, typ: Any, attr: str) -> Any:
        """Type a member of a module; None for what it has not, as ``np.linalg(x)`` asks for a call."""
        if isinstance(typ, types.Module) and not hasattr(typ.pymod, attr):
            return None
        return super().resolve_module_constants(typ, attr)

    def unify_pairs(self, first: Any, second: Any) -> Any:
        """Return the common type of a variable's two types; Numba's own for uint64 and int64 is a float."""
        nullable = None if inside_numba() or first == second else unify(self, first, second)
        if nullable is not None:
            return nullable
        whole = isinstance(first, types.Integer) and isinstance(second, types.Integer) and first != second
        if whole and not inside_numba() and (is_uint64(first) or is_uint64(second)):
            return common_integer(first, second)
        return super().unify_pairs(first, second)

    def resolve_function_type(self, func: Any, args: Any, kws: Any) -> Any:
        """Type a call; ``np.float64(x)`` and the like are the only ones that the rule for masked values cannot join."""
        refuse_numbers(func, args)
        refuse_numpys(func, args)
        nullable = resolve(self, func, args, kws) if isinstance(func, types.NumberClass) else None
        return nullable or super().resolve_function_type(func, args, kws)

    @contextmanager
    def compiling(self, value: Compilation, target: UdfTargetContext) -> Iterator[None]:
        """Make ``value`` the compilation at hand, and forget the helpers that it compiled afterwards.

        What helpers capture is frozen, and may be other values next time; what they read of a window is noted as they
        are compiled. Of a function that is refused all is forgotten: what is lifted of it is not settled yet.
        """
        whole = False
        try:
            with activate(value), numba_quiet():
                yield
            whole = True
        finally:
            for helper in self._helpers.values():
                helper.forget(target)
            self._helpers.clear()
            for used in _USED:
                used.forget_lifted(target) if whole else used.forget(target)
            _USED.clear()
            target.forget_windows()


_NUMBAS: Final = (int, float, bool, BuiltinFunctionType)
"""Types of values that mean to us what they mean to Numba: numbers, operators and builtin functions."""


def _own_type(value: Any) -> Any:
    """Return the type of a value that is more to us than to Numba; None for anything else."""
    if is_na(value) or value is NOT_A_NUMBER:
        return CONSTANTS[str(null_of(value))]
    if isinstance(value, Request):
        return RequestType(value)
    known = zoned_constant(value) or time_constant(value)
    if known is not None:
        return constant_type(value, known[0])
    if isinstance(value, DeviceFunction):
        return foreign_type(value, target_context())
    table = compilation().tables.get(id(value)) or lookup_type(value)
    return table or (structure_of(value) and class_type(value)) or decimal_kind(value)


def _refuse_stand_in(function: FunctionType) -> None:
    """Refuse a function of numba-cuda's, as of ``cuda.libdevice``: its body in Python does nothing."""
    if (function.__module__ or "").startswith(("numba.cuda", "numba_cuda")):
        raise TypingError(f"{function.__module__}.{function.__name__} is not supported in a UDF; math and numpy are")


def _is_in_memory(kind: Any) -> bool:
    """Return whether a value is an array, or a list in the row's memory."""
    return hasattr(kind, "capacity") or isinstance(kind, RowList)


def _is_builtin_type(value: Any) -> bool:
    """Return whether a value is a builtin type; for these Numba would import its own containers."""
    return any(value is kind for kind in (str, int, float, bool, slice, range, enumerate, zip))


@cache
def _for_numba_only(template: Any) -> Any:
    """Wrap a template of Numba's to match inside Numba's own functions only; return one of ours unchanged."""
    if getattr(template, "metadata", {}).get("ours"):
        return template

    def apply(self: Any, args: Any, kws: Any) -> Any:
        return template.apply(self, args, kws) if inside_numba() else None

    return type(template.__name__, (template,), {"apply": apply})


class UdfTargetContext(_ImplementationStore, InlayTargetContext):
    """Numba's lowering context, with our implementations and exact statuses."""

    def init(self) -> None:
        """Start without registries."""
        super().init()
        self._internal: dict[tuple[str, bool], dict[Any, Any]] = {}
        self.sites: dict[str, Sites] = {}

    @property
    def cached_internal_func(self) -> dict[Any, Any]:
        """Return Numba's cache of implementations in Python: one for each overflow mode, with and without fastmath."""
        return self._internal.setdefault((compilation().overflow, compilation().fastmath), {})

    @cached_internal_func.setter
    def cached_internal_func(self, empty: dict[Any, Any]) -> None:
        del empty

    def load_additional_registries(self) -> None:
        """Install our implementations beside Numba's; their keys are our own."""
        self.install_registry(LOWERING)

    def get_function(self, fn: Any, sig: Any, _firstcall: bool = True) -> Any:  # noqa: FBT001, FBT002 - Numba's signature
        """Find an implementation: of a call with masked arguments ours."""
        is_method = hasattr(fn, "template") and not compilation().family
        own = implementation(self, fn, sig) or (method_of(self, fn, sig) if is_method else None)
        return own or super().get_function(fn, sig, _firstcall)

    def get_getattr(self, typ: Any, attr: str) -> Any:
        """Find what reads an attribute: of a structure's properties ours."""
        own = property_of(typ, attr) if isinstance(typ, types.BaseNamedTuple) else None
        return own or super().get_getattr(typ, attr)

    def cast(self, builder: Any, val: Any, fromty: Any, toty: Any) -> Any:
        """Convert a value; raise where unifying a variable's types would change it."""
        if fromty != toty and is_unifying() and not inside_numba():
            val = unchanged(self, builder, val, fromty, toty)
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
        self.sites[compiled.fndesc.llvm_func_name] = compiled.call_helper
        self.active_code_library.add_linking_library(compiled.library)
        return compiled

    def take(self, compiled: Any) -> None:
        """Make a function known to those that call it."""
        self.sites[compiled.fndesc.llvm_func_name] = compiled.call_helper
        self.insert_user_function(compiled.fndesc, compiled.fndesc, [compiled.library])

    def forget(self, compiled: Any) -> None:
        """Undo :meth:`take`."""
        del self.sites[compiled.fndesc.llvm_func_name]
        self.remove_user_function(compiled.fndesc)


class UdfDispatcher(Dispatcher):
    """A function that compiled code calls: compiled for each set of argument types, on demand."""

    def __init__(self, py_func: FunctionType) -> None:
        super().__init__(py_func)
        self._running: set[Any] = set()

    def compile(self, args: tuple[Any, ...]) -> Any:
        """Compile for ``args`` once."""
        if args in self._running:
            raise TypingError(f"{self.py_func.__name__!r} calls itself, and recursion is not supported in a UDF")
        _USED.add(self)
        key = (*compilation().how, args)
        if key not in self.overloads:
            self._running.add(args)
            try:
                compiled = compile_function(self.py_func, args)
                if getattr(compiled.signature.return_type, "local", False):
                    raise TypingError(
                        f"{self.py_func.__name__!r} returns an array that it has made, and what a helper makes is gone "
                        "when it returns in a UDF"
                    )
            finally:
                self._running.discard(args)
            self.overloads[key] = compiled
            target_context().take(compiled)
        return self.overloads[key]

    def fold(self, args: Any, kws: Any) -> Any:
        """Put a call's arguments in the order of the parameters; Numba mistakes keyword-only ones."""
        if self.py_func.__code__.co_kwonlyargcount:
            name = self.py_func.__name__
            raise TypingError(f"{name!r} has keyword-only parameters, which a helper cannot have in a UDF")
        return super().fold(args, kws)

    def forget(self, target: UdfTargetContext) -> None:
        """Remove what was compiled from the context."""
        for compiled in self.overloads.values():
            target.forget(compiled)
        self.overloads.clear()

    def forget_lifted(self, target: UdfTargetContext) -> None:
        """Remove what has the parameters of this UDF's captured arrays and scratch memory."""
        for key, compiled in list(self.overloads.items()):
            if is_lifted(compiled.library.modules, compiled.fndesc.llvm_func_name):
                target.forget(self.overloads.pop(key))


_USED: Final[set[UdfDispatcher]] = set()
"""The functions that the UDF at hand calls: users' helpers, and rules that are written in Python."""


@cache
def register_all() -> None:
    """Register all rules, where those of a family are not enough; passes have some, too. Contexts are made anew."""
    rules.register()
    for module in walk_packages(passes.__path__, f"{passes.__name__}."):
        import_module(module.name)


@cache
def register(family: Family) -> None:
    """Register what a family needs besides the rules of numbers, in the order of all. Contexts are made anew."""
    if family == "series":
        rules.register("series")
    for name in ("rules.array.access", "passes.accumulations.accumulation_rewrite", "passes.control.builtin_calls"):
        import_module(f"udf.frontend.{name}")


def is_complete() -> bool:
    """Return whether all rules are registered."""
    return register_all.cache_info().currsize > 0


def typing_context() -> UdfTypingContext:
    """Return the process's typing context."""
    return _contexts(*_state())[0]


def target_context() -> UdfTargetContext:
    """Return the process's target context."""
    return _contexts(*_state())[1]


def _state() -> tuple[int, ...]:
    return EXTENSIONS.version, is_complete(), is_complete() or register.cache_info().currsize


@lru_cache(maxsize=1)
def _contexts(*_state: int) -> tuple[UdfTypingContext, UdfTargetContext]:
    """Return contexts with the rules that hold now."""
    typing = UdfTypingContext()
    return typing, UdfTargetContext(typing)


class _Description:
    """What Numba asks of a target's dispatcher: its contexts."""

    typing_context = property(lambda self: typing_context())  # noqa: ARG005 - Numba asks an object
    target_context = property(lambda self: target_context())  # noqa: ARG005 - as above


register_target(UdfDispatcher, _Description())


@global_compiler_lock  # type: ignore[untyped-decorator]
def compile_function(
    function: FunctionType,
    argument_types: tuple[Any, ...],
    return_type: Any = None,
    local_types: dict[str, Any] | None = None,
    target: UdfTargetContext | None = None,
    leaves: Callable[[Any], Any] | None = None,
) -> CompileResult:
    """Type and lower one function; ``leaves`` says of what was typed what it is to return in place of that."""
    with target_override(TARGET), compiling_module(function.__module__):
        state = begin(
            function,
            argument_types,
            return_type=return_type,
            leaves=leaves,
            local_types=local_types or {},
            error_model=compilation().error_model,
            typing=typing_context(),
            target=target or target_context(),
            call_convention=UdfCallConv,
        )
        with pass_context(state):
            for one in PASSES:
                one(state)
            return lower(state, PlacedLower)

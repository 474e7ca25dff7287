"""Our target: a typing context and a target context on Numba's core, with the rules that are named and no others.

Numba's registries are the process's: whoever imports a library that extends Numba, or has anything compiled by
``numba.njit``, adds to them. What a UDF means must not depend on that, so a context here takes a copy of the rules of
those modules of Numba that ``udf.frontend.numba.rules`` lists, when it is made.
"""

from __future__ import annotations

import inspect
from types import FunctionType
from typing import Any

from llvmlite import binding
from llvmlite import ir as llvm

from udf.base.numba_settings import TARGET
from udf.frontend.numba.names import (
    Codegen,
    CodeLibrary,
    DataModelManager,
    Generic,
    OpaqueModel,
    PrimitiveModel,
    TargetContext,
    TypingContext,
    TypingRegistry,
    UnsupportedError,
    default_manager,
    dispatcher_registry,
    fold_arguments,
    jit_registry,
    make_concrete_template,
    register_model,
    target_registry,
    types,
)
from udf.frontend.numba.rules import implementations, typings


class FunctionKind(types.Dispatcher):  # type: ignore[misc]
    """The type of one function; two have no type in common, as a choice between them would run through a pointer."""

    def unify(self, typingctx: Any, other: Any) -> None:
        """Return None."""

    def can_convert_to(self, typingctx: Any, other: Any) -> None:
        """Return None."""


register_model(FunctionKind)(OpaqueModel)


class Dispatcher:
    """What ``types.Dispatcher`` asks of the object that it stands for; subclasses compile.

    ``overloads`` are the compile results by their key.
    """

    targetdescr: Any
    """What Numba asks for the target's contexts, ``typing_context`` and ``target_context``."""

    is_compiling = False
    """Numba would type a recursive call, which cannot be inlined; subclasses refuse it."""

    def __init__(self, py_func: FunctionType) -> None:
        self.py_func = py_func
        self.signature = inspect.signature(py_func)
        self.overloads: dict[Any, Any] = {}

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.py_func})"

    @property
    def nopython_signatures(self) -> list[Any]:
        """Return the signatures that are compiled; Numba names them where none fits."""
        return [compiled.signature for compiled in self.overloads.values()]

    @property
    def _numba_type_(self) -> Any:
        """Return the type of this very function; Numba's ``typeof`` asks for the attribute."""
        return FunctionKind(self)

    def get_function_type(self) -> Any:
        """Return a type that is no function's: several of them are no one type that a loop could run over."""
        return types.none

    def compile(self, args: tuple[Any, ...]) -> Any:
        """Return the compile result for ``args``."""
        raise NotImplementedError

    def fold(self, args: Any, kws: Any) -> Any:
        """Return the types of a call in the order of the parameters; a default is its value's."""
        return fold_arguments(
            self.signature,
            args,
            kws,
            lambda _index, _parameter, kind: kind,
            lambda _index, _parameter, default: types.Omitted(default),
            lambda _index, _parameter, kinds: types.StarArgTuple(kinds),
        )

    def get_call_template(self, args: Any, kws: Any) -> tuple[Any, inspect.Signature, Any, dict[str, Any]]:
        """Compile for a call's types, and return (its template, the signature, the types in order, no keywords)."""
        folded = self.fold(args, kws)
        compiled = self.compile(tuple(folded))
        name = self.py_func.__name__
        template = make_concrete_template(f"CallTemplate({name})", key=name, signatures=[compiled.signature])
        return template, self.signature, folded, {}

    def get_overload(self, args: Any) -> Any:
        """Return the key under which the compiled function was inserted into the target context."""
        return self.compile(tuple(args)).fndesc


TRIPLE = "nvptx64-nvidia-cuda"
DATA_LAYOUT = (
    "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-"
    "v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
)
"""Source: NVVM IR specification 2.0, "Data Layout", "Target Triple"."""


class Library(CodeLibrary):  # type: ignore[misc]
    """The LLVM module of one function, as llvmlite's objects, which are printed when a UDF is put together."""

    def __init__(self, codegen: Any, name: str) -> None:
        super().__init__(codegen, name)
        self.module: Any = None
        self.linked: list[Library] = []

    @property
    def modules(self) -> list[Any]:
        """Return the function's own module, and those of all that it calls, each once."""
        found = [self]
        for library in found:  # which grows meanwhile
            found += [one for one in library.linked if one not in found]
        return [library.module for library in found]

    def add_ir_module(self, ir_module: Any) -> None:
        """Take the function's module."""
        self._raise_if_finalized()
        assert self.module is None, "one library is one function"
        self.module = ir_module

    def add_linking_library(self, library: Any) -> None:
        """Take the library of a function that is called."""
        self._raise_if_finalized()
        self.linked.append(library)

    def get_function(self, name: str) -> Any:
        """Return the function ``name`` of the own module."""
        return self.module.get_global(name)

    def finalize(self) -> None:
        """Say that nothing is added any more; NVVM compiles everything at once, later."""
        self._raise_if_finalized()
        self._finalized = True

    def get_llvm_str(self) -> str:
        """Return the modules as text."""
        return "\n\n".join(map(str, self.modules))

    def get_asm_str(self) -> str:
        """Refuse: there is no machine code of one function."""
        raise NotImplementedError


class NvvmCodegen(Codegen):  # type: ignore[misc]
    """Makes empty modules for NVPTX; runs nothing."""

    _library_class = Library

    def __init__(self) -> None:
        self._data_layout = DATA_LAYOUT
        self._target_data = binding.create_target_data(DATA_LAYOUT)

    def _create_empty_module(self, name: str) -> Any:
        module = llvm.Module(name)
        module.triple = TRIPLE
        module.data_layout = DATA_LAYOUT
        return module

    def _add_module(self, module: Any) -> None:
        """Do nothing: there is no engine that would run it."""


class Inlay(Generic):  # type: ignore[misc]
    """The target in Numba's hierarchy: rules of the generic target apply, if they are in our registries."""


target_registry[TARGET] = Inlay


def register_target(dispatcher: type[Dispatcher], description: Any) -> None:
    """Have ``dispatcher`` compile what Numba compiles for our target; ``description`` has the two contexts."""
    dispatcher.targetdescr = description
    dispatcher_registry[Inlay] = dispatcher
    jit_registry[Inlay] = lambda **_: dispatcher


class InlayTypingContext(TypingContext):  # type: ignore[misc]
    """Types with the rules of :meth:`own_rules`, then Numba's own that are named."""

    def __init__(self) -> None:
        self._complete = False
        super().__init__()

    def own_rules(self) -> TypingRegistry:
        """Return the rules that stand before Numba's; where it has a tuple in the place of a type, its templates."""
        raise NotImplementedError

    def templates_of(self, _value: Any, templates: list[Any]) -> list[Any]:
        """Return the templates of a function, given those of all registries in order."""
        return templates

    def refresh(self) -> None:
        """Load the registries once; Numba asks before every function that it compiles.

        The rules of one function come together: Numba makes a function's type anew for each registry that adds to it.
        """
        if self._complete:
            return
        self._complete = True
        merged, functions = TypingRegistry(), dict[Any, list[Any]]()
        for registry in (self.own_rules(), typings()):
            merged.functions += registry.functions
            merged.attributes += registry.attributes
            for value, kind in registry.globals:
                if type(kind) in (tuple, types.Function):
                    functions.setdefault(value, []).extend(kind if isinstance(kind, tuple) else kind.templates)
                else:
                    merged.globals.append((value, kind))
        merged.globals += [(one, types.Function(self.templates_of(one, rules))) for one, rules in functions.items()]
        self.install_registry(merged)


class FloatModel(PrimitiveModel):  # type: ignore[misc]
    """A float of 16, 32 or 64 bits."""

    def __init__(self, dmm: Any, fe_type: Any) -> None:
        kinds = {16: llvm.HalfType(), 32: llvm.FloatType(), 64: llvm.DoubleType()}
        super().__init__(dmm, fe_type, kinds[fe_type.bitwidth])


class InlayTargetContext(TargetContext):  # type: ignore[misc]
    """Lowers to LLVM modules for NVPTX: no Python objects, no reference counts, no environment."""

    implement_powi_as_math_call = True
    strict_alignment = True
    enable_nrt = False
    call_conv: Any = None
    """The call convention of the function that is compiled, set on the copy of the context that it is given."""

    def __init__(self, typing_context: Any) -> None:
        super().__init__(typing_context, TARGET)

    def init(self) -> None:
        """Start without registries, and with one model of our own: Numba has none of a half."""
        self.data_model_manager = DataModelManager().chain(default_manager)
        self.data_model_manager.register(types.Float, FloatModel)
        self._codegen = NvvmCodegen()
        self._complete = False

    def refresh(self) -> None:
        """Load the registries once, as the typing context does; of two rules for the same types the last is taken."""
        if not self._complete:
            self._complete = True
            self._taken = implementations()
            self.install_registry(self._taken)
            self.load_additional_registries()
            self.typing_context.refresh()

    def get_function(self, fn: Any, sig: Any, _firstcall: bool = True) -> Any:  # noqa: FBT001, FBT002 - Numba's signature
        """Find an implementation; while it types, Numba registers some (intrinsics') in a target's first registry."""
        try:
            return super().get_function(fn, sig, _firstcall=False)
        except NotImplementedError:
            self.install_registry(self._taken)
            return super().get_function(fn, sig, _firstcall=False)

    def get_getattr(self, typ: Any, attr: str) -> Any:
        """Find what reads an attribute; while it types, Numba registers some, as above."""
        try:
            return super().get_getattr(typ, attr)
        except NotImplementedError:
            self.install_registry(self._taken)
            return super().get_getattr(typ, attr)

    def codegen(self) -> NvvmCodegen:
        """Return what makes modules."""
        return self._codegen

    @property
    def target_data(self) -> Any:
        """Return LLVM's sizes and alignments of types on this target."""
        return self._codegen.target_data

    @property
    def enable_boundscheck(self) -> bool:
        """Return False, whatever NUMBA_BOUNDSCHECK says: our own rules look at bounds."""
        return False

    def declare_env_global(self, module: Any, envname: str) -> None:
        """Declare nothing: there is no Python where the function runs."""

    def debug_print(self, builder: Any, text: str) -> None:
        """Print nothing, whatever NUMBA_DEBUG_JIT says: no UDF has a console."""

    def build_set(self, _builder: Any, _set_type: Any, _items: Any) -> Any:
        """Refuse: a set needs memory of its own."""
        raise UnsupportedError("a set cannot be made in a UDF; use a tuple")

"""Which of Numba's own rules hold in a UDF, by the module of Numba that each was written in."""

import importlib
from functools import cache
from typing import Any, Final

from udf.bind.encoding import EXTENSIONS, library_name
from udf.frontend.numba.names import IMPLEMENTATIONS, TYPINGS, ImplRegistry, InlineOptions, TypingRegistry, types

HOMES: Final = (
    "numba.core.optional",
    "numba.core.typing.builtins",
    "numba.core.typing.collections",
    "numba.core.unsafe.eh",
    "numba.cpython.builtins",
    "numba.cpython.enumimpl",
    "numba.cpython.iterators",
    "numba.cpython.numbers",
    "numba.cpython.rangeobj",
    "numba.cpython.slicing",
    "numba.cpython.tupleobj",
    "numba.cpython.unsafe.numbers",
    "numba.cpython.unsafe.tuple",
)
"""Modules of Numba; each is imported before its rules are taken, so that they are there whatever came before."""

WITH_REGISTRIES: Final = ("numba.core.typing.enumdecl", "numba.core.typing.mathdecl", "numba.cpython.mathimpl")
"""Modules of Numba that register in a registry of their own."""

WRAPPING: Final = frozenset({"abc", "numba.core.extending", "numba.core.imputils"})
"""Where Python says that a function or class was written that Numba makes around one from elsewhere."""

MAKING: Final = "numba.core.typing.templates"
"""The module whose classes may be made of a class from elsewhere, their base."""

_KINDS: Final = ("functions", "getattrs", "setattrs", "casts", "constants")
"""What a registry of implementations has."""


def home_of(rule: Any) -> str | None:
    """Return the module that a typing rule (a class) or an implementation (a function) was written in.

    Of one that Numba makes around a function or a class, that one's module.

    Examples
    --------
    >>> from numba.core.typing.builtins import Range
    >>> home_of(Range)
    'numba.core.typing.builtins'
    """
    body = getattr(rule, "__dict__", {})
    for name in ("_overload_func", "_definition_func", *(["generic"] if rule.__module__ in WRAPPING else [])):
        made_of = getattr(body.get(name), "__func__", body.get(name))
        if made_of is not None:
            return home_of(made_of)
    home: str | None = rule.__module__
    if home == MAKING and isinstance(rule, type):
        return home_of(rule.__base__)
    if home in WRAPPING:
        key = getattr(rule, "key", None)  # of an attribute of a type's: numba.extending.make_attribute_wrapper
        if isinstance(key, type):
            return key.__module__
        inside = (cell.cell_contents for cell in getattr(rule, "__closure__", None) or ())
        home = next((home_of(one) for one in inside if callable(one) and not isinstance(one, type)), home)
    return home


def typings() -> Any:
    """Return a registry with a copy of the typing rules that are taken, in Numba's order."""
    rules = TypingRegistry()
    for registry in _registries(TYPINGS):
        rules.functions += map(_rule_name, filter(_is_taken, registry.functions))
        rules.attributes += filter(_is_taken, registry.attributes)
        for value, kind in registry.globals:
            if not isinstance(kind, types.Function) or all(map(_is_taken, kind.templates)):
                is_inlined = isinstance(kind, types.Function) and any(
                    _rule_name(one) is not one for one in kind.templates
                )
                rules.globals.append(
                    (value, types.Function([*map(_rule_name, kind.templates)]) if is_inlined else kind)
                )
    return rules


@cache
def _rule_name(rule: Any) -> Any:
    """Return a rule unchanged; for an ``overload`` with ``inline``, one that is called: LLVM inlines it."""
    inline = getattr(rule, "_inline", None)
    if inline is None or inline.is_never_inline:
        return rule
    own: dict[str, Any] = {name: {} for name in ("_impl_cache", "_compiled_overloads", "_inline_overloads")}
    own |= {name: rule.__dict__[name] for name in ("__module__", "_overload_func") if name in rule.__dict__}
    return type(rule.__name__, (rule,), {**own, "_inline": staticmethod(InlineOptions("never"))})


def implementations() -> Any:
    """Return a registry with a copy of the implementations that are taken."""
    rules = ImplRegistry("inlay")
    for registry in _registries(IMPLEMENTATIONS):
        for kind in _KINDS:
            getattr(rules, kind).extend(row for row in getattr(registry, kind) if _is_taken(row[0]) or _is_of_type(row))
    return rules


def _registries(first: Any) -> list[Any]:
    for name in HOMES:
        importlib.import_module(name)
    own = [importlib.import_module(name).registry for name in WITH_REGISTRIES]
    return [*(registry for registry in own if isinstance(registry, type(first))), first]


EXCLUDED: Final = ("ol_repr_generic", "ol_str_generic")
"""Overloads of ``repr`` and ``str`` for any object: their text is the name of its type."""


def _is_taken(rule: Any) -> bool:
    if getattr(getattr(rule, "_overload_func", None), "__name__", None) in EXCLUDED:
        return False
    home = home_of(rule)
    return home in HOMES or home in WITH_REGISTRIES or EXTENSIONS.holds(home)


def _is_of_type(row: tuple[Any, ...]) -> bool:
    """Return whether an implementation that Numba has made is for a type of a user's module that was taken."""
    kinds = [kind for part in row[1:] for kind in (part if isinstance(part, tuple) else (part,))]
    return home_of(row[0]) in WRAPPING and any(EXTENSIONS.holds(k.__module__) for k in kinds if isinstance(k, type))


def is_extension(rule: Any) -> bool:
    """Return whether a rule is one of a user's module that was taken (:mod:`udf.frontend.driver.extending`)."""
    return EXTENSIONS.holds(home_of(rule))


def homes_of_rules() -> set[str]:
    """Return the modules that any rule of Numba's registries was written in, whether it is taken or not."""
    rows = [rule for kind in _KINDS for rule in (row[0] for row in getattr(IMPLEMENTATIONS, kind))]
    return {home for home in map(home_of, [*TYPINGS.functions, *TYPINGS.attributes, *rows]) if home is not None}


def objects_with_rules() -> dict[int, tuple[Any, str]]:
    """Return the functions, classes and intrinsics that rules of users' modules are for, by their ``id()``."""
    return {
        id(value): (value, f"{value.__module__}.{getattr(value, '__qualname__', value)}")
        for value, kind in TYPINGS.globals
        if isinstance(kind, types.Function) and all(map(is_extension, kind.templates)) and library_name(value) is None
    }

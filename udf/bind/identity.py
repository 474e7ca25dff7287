"""What a Python function *is*, by value: the part of a cache key that comes from the function.

Two functions have one identity when compiling them gives the same machine code: the same bytecode,
constants, names, defaults and captured values, whatever they are called and wherever they stand.
Only names that the code really uses count. Captured functions count by their own identity; modules
by the attributes that are read from them. What cannot be read by value is refused, not guessed.

Line numbers are left out, so one compiled UDF serves equal functions on different lines; a place in
a function is therefore written as (which code object, which instruction), see :func:`codes_of`.
"""

from __future__ import annotations

import dis
import inspect
import struct
from collections.abc import Hashable, Iterable, Iterator
from functools import lru_cache
from types import CodeType, FunctionType, ModuleType
from typing import Final
from weakref import ref

from udf.base.annotations import Array
from udf.base.bytecode import original_function
from udf.base.records import dataclass
from udf.bind.arguments import columns_of, is_array, is_structured, table_dtype
from udf.bind.captures import Chains, attributes_of, capture_error, chains_of, merge_chains, stand_in
from udf.bind.containers import ContainerError, constant_of, is_container, is_enum, leaves
from udf.bind.encoding import BY_NAME, EXTENSIONS, encode, is_pandas_name, python_function
from udf.bind.guards import BUILTINS, REPLACED, UNSET, Guards, cell_value, is_replaced
from udf.bind.hash_tables import HashTable, hashed, is_large
from udf.bind.leaving import without_raises
from udf.bind.own_classes import SHOWN, makes_text, numpys_held, own_class, shows_itself
from udf.bind.structures import OPERATORS, Structure, structures_in
from udf.bind.summaries import Summary, summaries_in, summary_of
from udf.errors import CapturedValueError

KINDS: Final = (
    inspect.CO_VARARGS
    | inspect.CO_VARKEYWORDS
    | inspect.CO_GENERATOR
    | inspect.CO_COROUTINE
    | inspect.CO_ASYNC_GENERATOR
)
"""The flags of a code object that change what it does; whether it is nested does not."""

ATTRIBUTE_READS: Final = frozenset({"LOAD_ATTR", "LOAD_METHOD", "LOAD_ATTR_METHOD", "LOAD_FROM_DICT_OR_GLOBALS"})


@dataclass(frozen=True, slots=True)
class CodeFacts:
    """What never changes about one code object: its ``image`` without lines, and the names it reads."""

    image: bytes
    globals: tuple[str, ...]
    attributes: frozenset[str]
    inner: tuple[CodeType, ...]
    chains: dict[str, Chains | None]


@lru_cache(maxsize=1024)
def facts_of(code: CodeType) -> CodeFacts:
    """Read a code object once; equal code objects share the answer. What it computes for exceptions does not count."""
    reads: dict[str, None] = {}
    attributes: set[str] = set()
    compiled = without_raises(code)
    for step in dis.get_instructions(compiled):
        if step.opname == "LOAD_GLOBAL":
            reads[step.argval] = None
        elif step.opname in ATTRIBUTE_READS:
            attributes.add(step.argval)
    constants = tuple(
        code.co_consts[number] if isinstance(constant, CodeType) else constant
        for number, constant in enumerate(compiled.co_consts)
    )
    inner = tuple(constant for constant in constants if isinstance(constant, CodeType))
    chains = chains_of(compiled)
    for nested in inner:
        chains = merge_chains(chains, facts_of(nested).chains)
        reads.update(dict.fromkeys(facts_of(nested).globals))
        attributes |= facts_of(nested).attributes
    image = _image(compiled.replace(co_consts=constants))
    return CodeFacts(image=image, globals=tuple(reads), attributes=frozenset(attributes), inner=inner, chains=chains)


def _image(code: CodeType) -> bytes:
    """Write a code object without file, name and lines."""
    shape = (code.co_argcount, code.co_posonlyargcount, code.co_kwonlyargcount, code.co_flags & KINDS)
    names = (code.co_names, code.co_varnames, code.co_freevars, code.co_cellvars)
    constants = tuple(
        facts_of(constant).image if isinstance(constant, CodeType) else encode(constant, "", "a constant", code.co_name)
        for constant in code.co_consts
    )
    parts = (repr(shape).encode(), repr(names).encode(), code.co_code, code.co_exceptiontable, *constants)
    return b"".join(struct.pack("<q", len(part)) + part for part in parts)


def underlying_function(value: object) -> FunctionType | None:
    """Return the Python function that ``value`` is or (as a Numba dispatcher) wraps, else None."""
    if isinstance(value, FunctionType):
        return None if is_pandas_name(value) else original_function(stand_in(value))
    inner = python_function(value)
    return None if inner is None else original_function(inner)


LABELS: Final = (str, int, float, bool)
"""The types of what can be the label of a column; so can a tuple of them, under a MultiIndex."""


def labels_in(values: Iterable[object]) -> Iterator[Hashable]:
    """Yield what can be a label among ``values``, and in tuples of them.

    Examples
    --------
    >>> list(labels_in(("a", ("b", 1), None)))
    ['a', ('b', 1), 'b', 1]
    """
    for value in values:
        if is_label(value):
            yield value
        if isinstance(value, tuple):
            yield from labels_in(value)
        elif type(value) not in LABELS and value is not None and is_container(value):
            yield from labels_in(leaves(constant_of(value)))


def is_label(value: object) -> bool:
    """Return whether a constant can be the label of a column."""
    return type(value) in LABELS or (type(value) is tuple and all(map(is_label, value)))


class Identity:
    """The walk over a function and all that it captures; ``image`` is its value.

    ``codes`` are the code objects that it met, ``tables`` the arrays, each once (their values are not part of the
    image), ``hash_tables`` those of large lookups by their objects' id(), ``records`` likewise the fields of arrays of
    records, and ``mentioned`` everything captured, or a default, that can be a label. ``guards`` are the objects
    that it looked at, function by function; None if it cannot be seen whether they are still the same.

    Examples
    --------
    >>> Identity(lambda x: x + 1).image == Identity(lambda x: x + 1).image
    True
    >>> Identity(lambda x: x + 1).image == Identity(lambda x: x + 1.0).image
    False
    """

    __slots__ = (
        *("_function_of", "_modules", "_parts", "_seen", "_shown", "_structures"),
        *("codes", "guards", "hash_tables", "mentioned", "records", "tables"),
    )

    def __init__(self, function: FunctionType) -> None:
        self._parts: list[bytes] = []
        self._seen: dict[int, int] = {}
        self.codes: list[CodeType] = []
        self.tables: list[Array] = []
        self.hash_tables: dict[int, HashTable] = {}
        self.records: dict[int, dict[str, Array]] = {}
        self.mentioned: list[Hashable] = []
        self.guards: list[Guards] | None = []
        self._modules: list[tuple[ModuleType | type, str]] = []
        self._structures: dict[Structure, set[str]] = {}
        self._function_of = function
        self._shown: list[tuple[object, str, str, FunctionType]] = []
        self._function(function)
        self._members()
        if self._shown and makes_text(self.codes):
            self._refuse(*self._shown[0], SHOWN)

    @property
    def image(self) -> bytes:
        """Return the whole value; equal bytes mean the same compiled code."""
        return b"".join(self._parts)

    def numpys_held(self, value: object) -> set[type]:
        """Return of which of NumPy's types the numbers in a value are: of a large one it is kept."""
        table = self.hash_tables.get(id(value))
        return numpys_held(value) if table is None else table.numpys_held()

    def _refuse(self, value: object, name: str, where: str, of: FunctionType, hint: str) -> None:
        made = CapturedValueError(function=of.__name__, name=name, value=value, where=where, hint=hint)
        raise capture_error(made, name, value, where, of)

    def _add(self, part: bytes) -> None:
        self._parts += (struct.pack("<q", len(part)), part)

    def _function(self, function: FunctionType) -> None:
        met = self._seen.get(id(function))
        if met is not None:
            return self._add(b"again%d" % met)
        self._seen[id(function)] = len(self._seen)
        code = function.__code__
        facts = facts_of(code)
        self.codes.extend(nested_codes(code))
        self._add(facts.image)
        for name, value in _defaults(function):
            self._value(value, name, "a default", function)
        for name, cell in zip(code.co_freevars, function.__closure__ or (), strict=True):
            value = cell_value(cell)
            if value is UNSET:
                self._add(b"unset")
            else:
                self._value(value, name, "a captured variable", function)
        for name in facts.globals:
            self._global(name, function)
        self._has_read(function)
        return None

    def _has_read(self, function: FunctionType) -> None:
        """Note the objects that ``function`` reads, for :mod:`udf.bind.guards`."""
        if self.guards is not None:
            asked, inner = ref(function) if self._seen[id(function)] else None, tuple(nested_codes(function.__code__))
            try:
                names = facts_of(function.__code__).globals
                self.guards.append(Guards(function, asked, names, tuple(self._modules), inner))
            except TypeError:
                self.guards = None
        self._modules.clear()

    def _global(self, name: str, function: FunctionType) -> None:
        scope = function.__globals__
        if name in scope:
            self._value(scope[name], name, "a global", function)
        elif name in BUILTINS:
            if is_replaced(name):
                self._refuse(BUILTINS[name], name, "a builtin", function, REPLACED)
            self._add(b"@" + name.encode())
        else:
            self._add(b"missing")

    def _value(self, value: object, name: str, where: str, function: FunctionType) -> None:
        try:
            self._written(value, name, where, function)
        except CapturedValueError as refused:
            raise capture_error(refused, name, value, where, function) from None

    def _written(self, value: object, name: str, where: str, function: FunctionType) -> None:
        if (rule := EXTENSIONS.name_of(value)) is not None:
            self._add(b"@numba:" + rule.encode())
            return
        inner = underlying_function(value)
        if inner is not None and (inner.__module__ or "").partition(".")[0] not in BY_NAME:
            self._function(inner)
        elif isinstance(value, ModuleType):
            self._module(value, name, function, facts_of(function.__code__).chains.get(name))
        elif (instead := own_class(value)) is not None:
            self._refuse(value, name, where, function, instead)
        else:
            self._data(value, name, where, function)

    def _data(self, value: object, name: str, where: str, function: FunctionType) -> None:
        """Write what is neither a function nor a module."""
        if asked := summaries_in(tuple(nested_codes(function.__code__)), name, value):
            self._summaries(value, asked, name, where, function.__name__)
        elif is_large(value):
            self._hash(value, name, where, function.__name__)
        elif is_structured(value):
            self.records[id(value)] = {field: value[field] for field in value.dtype.names or ()}
            for field, column in self.records[id(value)].items():
                self._add(field.encode())
                self._table(column, f"{name}[{field!r}]", where, function.__name__)
        elif is_array(value) and not is_container(value):
            self._table(value, name, where, function.__name__)
        else:
            self._add(encode(value, name, where, function.__name__))
            self._structure(value)
            read = facts_of(function.__code__).chains.get(name) or ((),)
            shown = any(map(shows_itself, value if is_enum(value) else (value,)))
            if shown and any(chain[-1:] != ("value",) for chain in read):
                self._shown.append((value, name, where, function))
            self.mentioned.extend(labels_in([value]))
            if is_enum(value):
                self.mentioned.extend(labels_in(member.value for member in value))

    def _summaries(self, value: object, asked: tuple[Summary, ...], name: str, where: str, function: str) -> None:
        """Write the numbers that are asked of a Series or a DataFrame."""
        for one in asked:
            answer = summary_of(value, one)
            self._add(repr((one, type(answer).__name__)).encode() + encode(answer, name, where, function))

    def _hash(self, value: object, name: str, where: str, function: str) -> None:
        """Write the types in a hash table; the table itself is given at run time."""
        try:
            table = hashed(value)
        except ContainerError as refused:
            raise CapturedValueError(
                function=function, name=name, value=value, where=where, hint=str(refused)
            ) from None
        self.hash_tables[id(value)] = table
        self._table(table.array, name, where, function)
        self._add(repr(table.types).encode())

    def _structure(self, value: object) -> None:
        """Write which structures a value is of."""
        for one in structures_in(value):
            if one not in self._structures:
                self._structures[one] = set()
                self._add(repr((one.cls.__name__, one.fields, sorted(one.compares), one.is_tuple)).encode())
            self._add(b"struct%d" % list(self._structures).index(one))

    def _members(self) -> None:
        """Walk over what the code can reach of the structures: operators, and what it mentions by its name."""
        while True:
            there = [
                (one, name) for one, done in self._structures.items() for name in one.members() if name not in done
            ]
            mentioned = OPERATORS.union(*(facts_of(code).attributes for code in self.codes)) if there else OPERATORS
            asked = [(one, name) for one, name in there if name in mentioned]
            for one, name in asked:
                self._structures[one].add(name)
                self._member(one, name)
            if not asked:
                break
        if self._modules:
            self._has_read(self._function_of)

    def _member(self, structure: Structure, name: str) -> None:
        found = structure.member(name)
        self._add(name.encode() + type(found).__name__.encode())
        self._modules.append((next(kind for kind in structure.cls.__mro__ if name in vars(kind)), name))
        inner = getattr(found, "fget", None) or getattr(found, "__func__", found)
        if isinstance(inner, FunctionType):
            self._function(inner)
        else:
            self._value(inner, f"{structure.cls.__name__}.{name}", "an attribute", self._function_of)

    def add_argument(self, name: str, value: object, function: str) -> None:
        """Take an argument that is no number: a large container, or a constant with the structures in it."""
        if is_large(value):
            self._hash(value, name, "an argument", function)
        else:
            encode(value, name, "an argument", function)  # refuses what is no constant
            self._structure(value)
            self._members()

    def _table(self, value: Array, name: str, where: str, function: str) -> None:
        """Write which array it is and the type of its values; the values are given at run time."""
        dtype = table_dtype(value, f"{name!r} ({where} of {function!r})")
        known = next((place for place, table in enumerate(self.tables) if table is value), len(self.tables))
        self.tables[known:] = self.tables[known:] or [value]
        columns = columns_of(value)
        shape = b"" if columns is None else b"x%d" % columns
        self._add(b"table%d" % known + dtype.name.encode() + shape)

    def _module(self, module: ModuleType, name: str, function: FunctionType, chains: Chains | None) -> None:
        """Write what is read of a module, and nothing that only has the name of what is read of something else."""
        self._add(b"module" + module.__name__.encode())
        for attribute, rest in attributes_of(chains, facts_of(function.__code__).attributes):
            value = getattr(module, attribute, UNSET)
            self._modules.append((module, attribute))
            if value is not vars(module).get(attribute, UNSET):  # made by the module when it is asked for
                self.guards = None
            if value is not UNSET and value is not module:
                self._add(attribute.encode())
                if isinstance(value, ModuleType):
                    self._module(value, f"{name}.{attribute}", function, rest)
                else:
                    self._value(value, f"{name}.{attribute}", "a module's attribute", function)


def nested_codes(code: CodeType) -> Iterator[CodeType]:
    """Yield a code object and those of the functions written inside it."""
    yield code
    for inner in facts_of(code).inner:
        yield from nested_codes(inner)


def _defaults(function: FunctionType) -> Iterator[tuple[str, object]]:
    code = function.__code__
    values = function.__defaults__ or ()
    yield from zip(code.co_varnames[code.co_argcount - len(values) : code.co_argcount], values, strict=True)
    yield from (function.__kwdefaults__ or {}).items()


def codes_of(function: FunctionType) -> tuple[CodeType, ...]:
    """Return every code object that compiling ``function`` reads, in an order that equal identities share.

    The function itself comes first, then those nested in it, then those of the functions it captures.
    """
    return tuple(Identity(function).codes)


def line_of(code: CodeType, offset: int) -> int:
    """Return the source line of the instruction at byte ``offset`` of ``code``."""
    for start, stop, line in code.co_lines():
        if start <= offset < stop and line is not None:
            return line
    return code.co_firstlineno


def offset_of(code: CodeType, line: int) -> tuple[CodeType, int]:
    """Return the first instruction of ``line``, in ``code`` or a function written inside it."""
    for inner in nested_codes(code):
        for start, _, found in inner.co_lines():
            if found == line:
                return inner, start
    return code, 0

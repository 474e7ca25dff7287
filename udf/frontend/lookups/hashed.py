"""Lookups in a hash table that is an argument (``udf.call.hashed``): ``d[x]``, ``x in d``, ``d.get(x, default)``."""

from __future__ import annotations

import operator
from typing import TYPE_CHECKING, Any

from udf.call.hashed import HEADER, MULTIPLIER
from udf.dtypes import TIMES, UNITS
from udf.frontend.categories.kinds import CODE, Category
from udf.frontend.current import compilation
from udf.frontend.lookups.rules import raise_key_error
from udf.frontend.lower.lifting import free_variables
from udf.frontend.masked.kinds import BIT, Masked, build, is_missing, masked, parts
from udf.frontend.masked.rules import OWN
from udf.frontend.numba.names import (
    AbstractTemplate,
    OpaqueModel,
    cgutils,
    register_model,
    signature,
    types,
)
from udf.frontend.rewrites.nodes import RefusedError
from udf.frontend.semantics.rules import (
    DOUBLE,
    INT64,
    LOWERING,
    attributes,
    define,
    is_number,
    is_uint64,
    is_whole,
    typed,
)
from udf.frontend.times.kinds import Instant, Time, time_type
from udf.nulls.flavours import NONE

if TYPE_CHECKING:
    from udf.call.hashed import Types


class HashLookup(types.Dummy):  # type: ignore[misc]
    """The captured array ``number``, a hash table of ``types``."""

    def __init__(self, held: Types, number: int) -> None:
        self.held, self.number = held, number
        super().__init__(f"hash table {number} of {held}")

    @property
    def value(self) -> Any:
        """Return the type of a value."""
        name = self.held.value
        if name == "none":
            raise RefusedError(f"a captured {self.held.kind} has no values to look up in a UDF", None)
        known = {"int": types.int64, "float": types.float64, "bool": types.boolean}
        kind = Category(self.held.categories) if name == "str" else known.get(name) or time_type(TIMES[name])
        return masked(kind, NONE) if self.held.nullable else kind


register_model(HashLookup)(OpaqueModel)


def _can_be_key(kind: HashLookup, key: Any) -> bool:
    inner = key.inner if isinstance(key, Masked) else key
    if is_missing(inner) or is_number(inner) or isinstance(inner, Time):
        return True
    raise RefusedError(f"a lookup of {kind.held.key} keys does not take a {inner} in a UDF", None)


# -- the slot of a key ---------------------------------------------------------------------------------


def _word(context: Any, builder: Any, kind: HashLookup, key: Any, value: Any) -> tuple[Any, Any] | None:
    """Return a key as the table has it, and whether it can be there; None if no key of its type is."""
    name = kind.held.key
    if name in TIMES:
        return _time_word(builder, name, key, value)
    if not is_number(key):
        return None
    if name == "int":
        if is_whole(key):
            word = context.cast(builder, value, key, types.uint64 if is_uint64(key) else types.int64)
            return word, builder.icmp_signed(">=", word, INT64(0)) if is_uint64(key) else cgutils.true_bit
        real = context.cast(builder, value, key, types.float64)
        low, high = DOUBLE(-(2.0**63)), DOUBLE(2.0**63)
        inside = builder.and_(builder.fcmp_ordered(">=", real, low), builder.fcmp_ordered("<", real, high))
        word = builder.fptosi(builder.select(inside, real, DOUBLE(0.0)), INT64)
        return word, builder.and_(inside, builder.fcmp_ordered("==", builder.sitofp(word, DOUBLE), real))
    real = context.cast(builder, value, key, types.float64)
    known = builder.fcmp_ordered("ord", real, real)
    if is_whole(key):
        signed = not is_uint64(key)
        whole = context.cast(builder, value, key, types.int64 if signed else types.uint64)
        high = DOUBLE(2.0**63 if signed else 2.0**64)
        inside = builder.fcmp_ordered("<", real, high)
        safe = builder.select(inside, real, DOUBLE(0.0))
        back = builder.fptosi(safe, INT64) if signed else builder.fptoui(safe, INT64)
        known = builder.and_(inside, builder.icmp_signed("==", back, whole))
    return builder.bitcast(builder.fadd(real, DOUBLE(0.0)), INT64), known


def _time_word(builder: Any, name: str, key: Any, value: Any) -> tuple[Any, Any] | None:
    held = time_type(TIMES[name])
    if not isinstance(key, Time) or isinstance(key, Instant) is not isinstance(held, Instant):
        return None
    own, others = UNITS[held.unit], UNITS[key.unit]
    if own >= others:
        scaled = builder.smul_with_overflow(value, INT64(own // others))
        return builder.extract_value(scaled, 0), builder.not_(builder.extract_value(scaled, 1))
    factor = INT64(others // own)
    word = builder.sdiv(value, factor)
    return word, builder.icmp_signed("==", builder.mul(word, factor), value)


def _slot(context: Any, builder: Any, kind: HashLookup, key: Any, value: Any) -> tuple[Any, Any]:
    """Return the array, and the place of a key in it, -1 if it is not there."""
    address, _ = free_variables(kind.number)
    words = builder.bitcast(address, INT64.as_pointer())
    if is_missing(key):
        return words, INT64(-1)
    inner, valid = parts(context, builder, key, value)
    found = _word(context, builder, kind, key.inner if isinstance(key, Masked) else key, inner)
    if found is None:
        return words, INT64(-1)
    word, known = found
    known = builder.and_(known, valid)
    place = cgutils.alloca_once_value(builder, INT64(-1))
    with builder.if_then(known):
        builder.store(_probed(builder, words, word, kind.held.width), place)
    return words, builder.load(place)


def _probed(builder: Any, words: Any, word: Any, width: int) -> Any:
    empty, shift = (builder.load(builder.gep(words, [INT64(i)])) for i in range(2))
    first = builder.lshr(builder.mul(word, INT64(MULTIPLIER)), shift)
    start = builder.add(builder.mul(first, INT64(width)), INT64(HEADER))
    before = builder.block
    test, further, found = (builder.append_basic_block(f"hash.{name}") for name in ("test", "next", "end"))
    builder.branch(test)
    builder.position_at_end(test)
    at = builder.phi(INT64)
    at.add_incoming(start, before)
    here = builder.load(builder.gep(words, [at]))
    missing, equal = builder.icmp_signed("==", here, empty), builder.icmp_signed("==", here, word)
    builder.cbranch(builder.or_(missing, equal), found, further)
    builder.position_at_end(further)
    at.add_incoming(builder.add(at, INT64(width)), further)
    builder.branch(test)
    builder.position_at_end(found)
    return builder.select(missing, INT64(-1), at)


def _value(context: Any, builder: Any, kind: HashLookup, words: Any, place: Any) -> Any:
    """Return the value at a place; anything at -1."""
    safe = builder.select(builder.icmp_signed("<", place, INT64(0)), INT64(0), place)
    word = builder.load(builder.gep(words, [builder.add(safe, INT64(1))]))
    name = kind.held.value
    value = word
    if name == "float":
        value = builder.bitcast(word, DOUBLE)
    elif name == "bool":
        value = builder.trunc(word, BIT)
    elif name == "str":
        value = builder.trunc(word, CODE)
    if not kind.held.nullable:
        return value
    valid = builder.trunc(builder.load(builder.gep(words, [builder.add(safe, INT64(2))])), BIT)
    return build(context, builder, kind.value, value, valid)


# -- d[x], x in d, len(d) ------------------------------------------------------------------------------


def _item(kind: Any, key: Any) -> Any:
    return kind.value if isinstance(kind, HashLookup) and _can_be_key(kind, key) else None


@define(operator.getitem, typing=_item)
def _getitem(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    words, place = _slot(context, builder, sig.args[0], sig.args[1], args[1])
    raise_key_error(context, builder, builder.icmp_signed("<", place, INT64(0)))
    return _value(context, builder, sig.args[0], words, place)


def _contains(kind: Any, key: Any) -> Any:
    return types.boolean if isinstance(kind, HashLookup) and _can_be_key(kind, key) else None


@define(operator.contains, typing=_contains)
def _lower_contains(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    return builder.icmp_signed(">=", _slot(context, builder, sig.args[0], sig.args[1], args[1])[1], INT64(0))


def _either(operation: Any, own: Any) -> None:
    """Let a rule for masked values hold beside the one that there is."""
    other = OWN[operation]
    OWN[operation] = lambda kind, key: own(kind, key) if isinstance(kind, HashLookup) else other(kind, key)


_either(operator.getitem, _item)
_either(operator.contains, _contains)


# -- d.get(x, default) ---------------------------------------------------------------------------------


class Get(AbstractTemplate):  # type: ignore[misc]
    """``d.get(x)`` and ``d.get(x, default)``."""

    key = "udf.hash.get"
    prefer_literal = True

    def generic(self, args: Any, kws: Any) -> Any:
        """Return the signature: the value and the default in the type in which they meet."""
        given = (*args, *(kind for name, kind in dict(kws).items() if name == "default"))
        if len(given) not in (1, 2) or len(given) != len(args) + len(kws) or not _can_be_key(self.this, given[0]):
            return None
        default = given[1] if len(given) == 2 else types.none
        plain = default if is_missing(default) or isinstance(default, types.StringLiteral) else types.unliteral(default)
        result = compilation().typing.unify_pairs(self.this.value, plain)
        if result is None:
            raise RefusedError(f"get() gives a {self.this.value} or, as its default, a {default} in a UDF", None)
        return signature(result, *given, recvr=self.this)


@typed(LOWERING.lower("udf.hash.get", HashLookup, types.VarArg(types.Any)))
def _get(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    kind, key, *default = sig.args
    words, place = _slot(context, builder, kind, key, args[1])
    found = context.cast(builder, _value(context, builder, kind, words, place), kind.value, sig.return_type)
    given = args[2] if default else context.get_dummy_value()
    otherwise = context.cast(builder, given, (*default, types.none)[0], sig.return_type)
    return builder.select(builder.icmp_signed(">=", place, INT64(0)), found, otherwise)


@attributes(HashLookup)
def _attribute_type(value: HashLookup, attr: str) -> Any:
    """Return the type of an attribute."""
    if attr == "get" and value.held.value != "none":
        return types.BoundFunction(Get, value)
    if attr in ("loc", "at") and value.held.kind == "Series":
        return value
    raise RefusedError(f"{attr} of a captured {value.held.kind} of many values is not supported in a UDF", None)


@typed(LOWERING.lower_getattr_generic(HashLookup))
def _attribute(context: Any, builder: Any, typ: Any, val: Any, attr: str) -> Any:
    del context, builder, typ, attr
    return val


@typed(LOWERING.lower_constant(HashLookup))
def _constant(context: Any, *_: Any) -> Any:
    return context.get_dummy_value()

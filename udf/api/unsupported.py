"""What a Series and a DataFrame do not have, said by name: operators, and pandas' other attributes.

They hold data for functions. Arithmetic, statistics and selection are pandas', one call away.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple, NoReturn

from udf.base.operators import BINARY, COMPARISONS, UNARY
from udf.base.tracebacks import brief
from udf.errors import ArgumentError, UnknownAttributeError

TAKING: Final = ("agg", "aggregate", "filter", "map", "pipe", "transform")
"""Methods of pandas' windows and groups that take functions themselves."""

ON_HOST: Final = "the values are on the host: use to_cupy()"


class Wording(NamedTuple):
    """How a kind of data is called in a hint, and what to do in place of asking it."""

    shown: str
    equal: str
    truth: str


WORDINGS: Final = {
    "Series": Wording(
        "series",
        "compare each value: series.map(lambda x: x == 1), or two Series: a.equals(b)",
        "use len(series) or any(series)",
    ),
    "DataFrame": Wording("frame", "compare values: frame.map(lambda x: x == 1)", "ask len(frame)"),
}


def no_attribute(data: object, name: str, hint: str | None = None, *, said: str = "") -> AttributeError:
    """Return the error for an attribute that ``data`` has not: a short one for a protocol, which asks many times."""
    kind = type(data)
    if name.startswith("_"):
        return AttributeError(f"{kind.__name__!r} object has no attribute {name!r}")
    return UnknownAttributeError(
        kind.__name__, name, tuple(one for one in dir(kind) if not one.startswith("_")), hint, said=said
    )


def no_method(kind: str, name: str, maker: str) -> AttributeError:
    """Return the error for a method of pandas' windows or groups: they are for functions."""
    said = f"{kind} of Inlay have no attribute {name!r}"
    if name.startswith("_"):
        return AttributeError(said)
    call = ".apply(f)" if name in TAKING else f".apply(lambda w: w.{name}())"
    hint = f"pass a function, {call}, or use pandas' own, without .udf: .{maker}.{name}()"
    return UnknownAttributeError(kind, name, (), hint, said=said)


class UnsupportedOperators:
    """Refuses operators, and attributes that there are not, with what to do instead."""

    __slots__ = ()
    __hash__ = None  # type: ignore[assignment]  # data is no dictionary key

    @brief
    def __eq__(self, other: object) -> NoReturn:
        kind = type(self).__name__
        raise ArgumentError(f"a {kind} has no == of its own", WORDINGS[kind].equal)

    @brief
    def __bool__(self) -> NoReturn:
        kind = type(self).__name__
        raise ArgumentError(f"a {kind} is neither true nor false", WORDINGS[kind].truth)

    if not TYPE_CHECKING:  # a type checker says by itself that there is none

        @brief
        def __getitem__(self, key: object) -> NoReturn:
            raise ArgumentError(
                f"a {type(self).__name__} has no [{key!r}] of its own",
                "use a value of pandas' or NumPy's: series.to_pandas().iloc[0], series.to_numpy()[0]",
            )

        @brief
        def __getattr__(self, name: str) -> NoReturn:
            if name == "__cuda_array_interface__":  # a property, which has none for data on the host
                raise AttributeError(ON_HOST)
            is_column = not name.startswith("_") and hasattr(type(self), "columns") and name in self.columns
            raise no_attribute(self, name, f"a column is frame[{name!r}]." if is_column else None)


def _refuse(method: str, sign: str, expression: str) -> None:
    """Give the class above a ``method`` that refuses ``sign``; ``expression`` is what to write for each value ``x``."""

    def refused(self: object, *_: object) -> NoReturn:
        kind = type(self).__name__
        shown = WORDINGS[kind].shown
        hint = f"compute each value: {shown}.map(lambda x: {expression}), or use pandas: {shown}.to_pandas()"
        raise ArgumentError(f"a {kind} has no {sign} of its own", hint)

    refused.__name__ = refused.__qualname__ = f"__{method}__"
    setattr(UnsupportedOperators, refused.__name__, brief(refused))


for _name, _sign in BINARY.items():
    _refuse(_name, _sign, f"x {_sign} 1")
    _refuse(f"r{_name}", _sign, f"1 {_sign} x")
for _name in ("lt", "le", "gt", "ge"):
    _refuse(_name, COMPARISONS[_name], f"x {COMPARISONS[_name]} 1")
for _name, _sign in UNARY.items():
    _refuse(_name, _sign, f"{_sign}x")
_refuse("abs", "abs()", "abs(x)")

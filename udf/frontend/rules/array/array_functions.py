"""How a function of arrays is declared: once, for NumPy's name, the method and the builtin."""

from collections.abc import Callable, Iterable, Mapping
from functools import cache, cached_property
from typing import Any, Final

from udf.base.catalogue import MOMENTS, OTHER_ORDERS, having
from udf.base.records import dataclass
from udf.frontend.base.current import compilation, inside_numba
from udf.frontend.base.declarations import DOUBLE, LOWERING, TYPING
from udf.frontend.base.messages import RefusedError
from udf.frontend.base.named_parameters import NamedParameters, parameters_of
from udf.frontend.ir.short_arrays import is_numpy
from udf.frontend.numba.names import types
from udf.frontend.rules.array.access import list_as_array, unwrap
from udf.frontend.rules.array.insert_point import InsertPoint
from udf.frontend.rules.array.nullable_conditions import leave_missing, refuse_method
from udf.frontend.rules.array.series_operators import require_aligned
from udf.frontend.types.array_kinds import Array, AxisReduction, Grid, Ravel, as_array
from udf.frontend.types.series_kinds import OTHER_LABELS, Series
from udf.frontend.types.text_kinds import Text
from udf.frontend.types.time_kinds import Time

METHODS: Final[dict[str, Callable[[], Any]]] = {}
"""Method of an array -> what makes its typing rule."""

NO_TIMES: Final = (
    "{}() of times is not supported in a UDF: there are min(), max(), items (s.iloc[-1] - s.iloc[0]), differences and "
    "comparisons; or loop over them"
)
NO_NULLS: Final = "{0}() of text with nulls is not supported in a UDF: s.dropna().{0}()"
NO_TEXT: Final = (
    "{}() of text is not supported in a UDF: there are min(), max(), nunique(), items (s.iloc[-1]), comparisons "
    "((s == 'x').sum()) and ','.join(s); or loop over them"
)

TEMPLATES: Final[dict[str, Callable[[], Any]]] = {}
"""Name of a function -> what makes its typing rule."""

OF_SERIES: Final[dict[str, str]] = {}
"""NumPy's function that calls the method of a Series -> the name of the function that is lowered."""


@dataclass(frozen=True, slots=True)
class Implementation:
    """How a function is lowered: (at, kinds, values, result), the types and values of the parameters of ``typing``."""

    typing: Callable[..., Any]
    lower: Callable[..., Any]

    @property
    def parameters(self) -> tuple[str, ...]:
        """Return their names."""
        return tuple(parameters_of(self.typing).parameters)


IMPLEMENTATIONS: Final[dict[str, Implementation]] = {}


class ArrayFunction(NamedParameters):
    """The typing rule of a function of arrays, or of a method of one."""

    implementation: Any
    name: str
    labels: Any = None  # of the Series that it gives: (the Series, the type of the values) -> labels

    def generic(self, args: Any, kws: Any) -> Any:
        """Return the function's signature for ``args``; None leaves it to Numba."""
        cls = type(self)
        kinds = None if inside_numba() else cls.bind(args, kws)
        if kinds is None:
            return None
        lists = is_numpy(cls.key) and any(map(list_as_array, kinds.values()))
        if not lists and not any(as_array(kind) or isinstance(kind, Grid) for kind in kinds.values()):
            return None
        refuse_dtypes(cls.name, kinds.values())
        series = next(iter(kinds.values()))
        if cls.name.startswith("Series.") and any(_apart(series, kind) for kind in kinds.values()):
            raise RefusedError(OTHER_LABELS, None)
        if isinstance(series, Series) and cls.name in OF_SERIES:
            return TEMPLATES[OF_SERIES[cls.name]]()(self.context).generic(args, kws)
        result = cls.typed({name: unwrap_type(kind) for name, kind in kinds.items()})
        if result is None:
            return None
        if cls.labels is not None and isinstance(result, Array):
            result = Series(result, cls.labels(series, result))
        return cls.signed(result, kinds)

    @classmethod
    def typed(cls, kinds: dict[str, Any]) -> Any:
        """Return the result's type; a function of a table's window is one of all its values, or along an axis."""
        matrix = next(iter(kinds.values()))
        if not isinstance(matrix, Grid):
            return cls.typing(**kinds)
        axis = kinds.get("axis")
        if isinstance(axis, types.NoneType):
            return cls.typing(**{**kinds, "a": Ravel(matrix)})
        known = getattr(axis, "literal_value", None)
        if known not in (0, 1, -1, -2):
            return None
        if cls.name.removeprefix("nan") in MOMENTS:
            compilation().refuse_other_order(f"{cls.name} along an axis")
        column = {**kinds, "a": matrix.cut(known % 2), "axis": types.none}
        dtype = cls.typing(**column)
        others = tuple(kind for name, kind in column.items() if name not in ("a", "axis"))
        return None if dtype is None else AxisReduction(cls.name, matrix, known % 2, others, dtype)

    def get_impl_key(self, sig: Any) -> Any:
        """Return the key of our implementation."""
        first = (*type(self).receiver, *sig.args)[0]
        if isinstance(first, Series) and type(self).name in OF_SERIES:
            return TEMPLATES[OF_SERIES[type(self).name]]().implementation
        return type(self).implementation


class FunctionRule:
    """The typing rule of one of NumPy's functions, which is a class only once a context asks for it: few ever are."""

    metadata = NamedParameters.metadata

    def __init__(self, function: Any, template: Callable[[], Any]) -> None:
        self.key, self._template = function, template

    @cached_property
    def _own(self) -> Any:
        template = self._template()
        return type(template.__name__, (template,), {"key": self.key})

    def __call__(self, context: Any) -> Any:
        """Return what types in ``context``."""
        return self._own(context)


OF_TIMES, OF_TEXT, OF_NULLABLE_TEXT = having("times"), having("text"), having("nulls")
"""Functions of an array of times, of texts, and of texts of which some are nulls, by the last word of their names."""


def refuse_dtypes(name: str, kinds: Iterable[Any]) -> None:
    """Refuse a function of an array of times or of text that is not for such."""
    plain = name.replace(".", " ").split()[-1]
    if plain in OTHER_ORDERS:
        compilation().refuse_other_order(plain)
    if name.startswith("Series.str."):
        return
    if any(isinstance(kind, Series) for kind in kinds):
        refuse_method(plain, as_array(next(iter(kinds))))
    dtypes = [array.dtype for array in map(as_array, kinds) if array]
    for own, known, words in ((Time, OF_TIMES, NO_TIMES), (Text, OF_TEXT, NO_TEXT)):
        if plain not in known and any(isinstance(dtype, own) for dtype in dtypes):
            raise RefusedError(words.format(plain), None)
    if plain not in OF_NULLABLE_TEXT and any(isinstance(getattr(dtype, "inner", None), Text) for dtype in dtypes):
        raise RefusedError(NO_NULLS.format(plain), None)


def _apart(series: Any, other: Any) -> bool:
    """Return whether ``other`` is a Series whose labels are not those of ``series``."""
    if not isinstance(series, Series) or not isinstance(other, Series) or other is series:
        return False
    return series.labels is None or series.labels != other.labels


def unwrap_type(kind: Any) -> Any:
    """Return what a typing rule sees of a parameter: the values of a Series, the type of a default."""
    if isinstance(kind, types.Omitted):
        return types.float64 if isinstance(kind.value, float) else types.literal(kind.value)
    return kind.base if isinstance(kind, Series) else list_as_array(kind) or kind


def _operand(kind: Any, at: InsertPoint, value: Any) -> tuple[Any, Any]:
    """Return what an implementation sees of a parameter: its type and its value."""
    if isinstance(kind, types.Omitted):
        known = DOUBLE(kind.value) if isinstance(kind.value, float) else None
        return unwrap_type(kind), known
    return unwrap(kind, at, value)


def declare(
    name: str,
    *functions: Any,
    method: bool = False,
    typing: Callable[..., Any],
    methods: dict[str, Any] = METHODS,
    labels: Callable[[Any, Any], Any] | None = None,
    rule: type[ArrayFunction] = ArrayFunction,
) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Register ``functions`` (and the method ``name``), with the parameters of ``typing``, which gives their result.

    The decorated implementation gets (at, kinds, values, result): the types and the values of the parameters by name.
    Lookup tables and Series arrive as arrays. With ``labels`` an array that is computed from a Series is a Series too.
    ``methods`` is the table that the method goes into, and ``rule`` the kind of typing rule.
    """
    key = ("udf.array", name, functions)

    @cache
    def template() -> Any:
        body = {"name": name, "key": key, "implementation": key, "signature": parameters_of(typing)}
        body |= {"typing": staticmethod(typing), "labels": labels and staticmethod(labels)}
        return type(f"Array_{name}", (rule,), body)

    for function in functions:
        TYPING.register_global(function, (FunctionRule(function, template),))
    TEMPLATES[name] = template
    if method:
        methods[name.removeprefix("Series.").removeprefix("DataFrame.")] = template

    def register(lowering: Callable[..., Any]) -> Callable[..., Any]:
        implementation = IMPLEMENTATIONS[name] = Implementation(typing=typing, lower=lowering)
        LOWERING.lower(key, types.VarArg(types.Any))(lambda *asked: _lower(name, implementation, *asked))
        return lowering

    return register


def _lower(name: str, function: Implementation, context: Any, builder: Any, sig: Any, args: Any) -> Any:
    """Lower a call of ``function``; a reduction along an axis is computed where an item of it is read."""
    at, names = InsertPoint(context, builder), function.parameters
    if isinstance(sig.return_type, AxisReduction):
        arguments = [value for value, name in zip(args, names, strict=True) if name not in ("a", "axis")]
        others = context.make_tuple(builder, types.Tuple(sig.return_type.others), arguments)
        return at.struct(sig.return_type, matrix=args[0], others=others)
    require_aligned(at, list(zip(sig.args, args, strict=True)))
    pairs = [_operand(kind, at, value) for kind, value in zip(sig.args, args, strict=True)]
    kinds = dict(zip(names, (kind for kind, _ in pairs), strict=True))
    values = dict(zip(names, (value for _, value in pairs), strict=True))
    if isinstance(sig.return_type, Series):
        return at.struct(sig.return_type, base=function.lower(at, kinds, values, sig.return_type.base))
    made = function.lower(at, kinds, values, sig.return_type)
    leave_missing(at, name, kinds.values(), sig.return_type, made)
    return made


def method_of(kind: Any, name: str, methods: Mapping[str, Any] = METHODS) -> Any:
    """Return the type of an array's method; None if it has none of that name."""
    if name not in methods:
        return None
    template = methods[name]()
    return types.BoundFunction(type(template.__name__, (template,), {"receiver": (kind,)}), kind)

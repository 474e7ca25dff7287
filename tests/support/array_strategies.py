"""Hypothesis strategies for the source of functions of one window: items, slices, arithmetic, masks, loops.

Values are multiples of a quarter and windows have at most seven rows, so that NumPy adds in our order and most results
are exact.
"""

from typing import Any

from hypothesis import strategies as st

__all__ = ["window_functions", "windows"]

QUARTERS = st.integers(-24, 24).map(lambda n: n / 4)
CONSTANTS = st.sampled_from(["0", "1", "2", "0.5", "-1.5", "3.0"])
SLICES = st.sampled_from(["1:", ":-1", "::2", "::-1", "1:4", "-3:", ":2", "2::2", "-1:0:-1", ":1", "3:3"])
INDICES = st.sampled_from(["0", "-1", "1", "-2", "2", "len(w) // 2", "4"])
COMPARE = st.sampled_from([">", ">=", "<", "<=", "==", "!="])
METHODS = ["sum", "mean", "min", "max", "std", "var", "prod", "argmin", "argmax", "any", "all"]
FUNCTIONS = [*METHODS, "median", "ptp", "nansum", "nanmean", "nanmax", "nanmin", "nanstd", "nanmedian", "count_nonzero"]


def _scalars(arrays: Any, scalars: Any) -> Any:
    """Return one value of arrays, and arithmetic on such."""
    return st.one_of(
        st.builds("{}.{}()".format, arrays, st.sampled_from(METHODS)),
        st.builds("np.{}({})".format, st.sampled_from(FUNCTIONS), arrays),
        st.builds("{}[{}]".format, arrays, INDICES),
        st.builds("np.percentile({}, {})".format, arrays, st.sampled_from(["0", "25", "50.0", "90", "100"])),
        st.builds("{}({})".format, st.sampled_from(["len", "max", "min", "sum"]), arrays),
        st.builds("np.dot({0}, {0})".format, arrays),
        st.builds("({} {} {})".format, scalars, st.sampled_from(["+", "-", "*", "/"]), scalars),
        st.builds("({} if {} {} {} else {})".format, scalars, scalars, COMPARE, CONSTANTS, scalars),
    )


def _arrays(arrays: Any, scalars: Any, *, made: bool) -> Any:
    """Return parts of arrays, and what is computed from them; ``made`` those that need memory as well."""
    choices = [
        st.builds("{}[{}]".format, arrays, SLICES),
        st.builds("({} {} {})".format, arrays, st.sampled_from(["+", "-", "*", "/"]), st.one_of(scalars, arrays)),
        st.builds("({} {} {})".format, CONSTANTS, st.sampled_from(["+", "-", "*"]), arrays),
        st.builds("({} ** 2)".format, arrays),
        st.builds("np.{}({})".format, st.sampled_from(["abs", "square", "floor", "sign", "diff"]), arrays),
        st.builds("np.{}({}, {})".format, st.sampled_from(["maximum", "minimum"]), arrays, CONSTANTS),
        st.builds("np.where({0} {1} {2}, {0}, {2})".format, arrays, COMPARE, CONSTANTS),
        st.builds("{0}[{0} {1} {2}]".format, arrays, COMPARE, CONSTANTS),
        st.builds("{0}[~np.isnan({0})]".format, arrays),
    ]
    if made:
        choices.append(st.builds("np.{}({})".format, st.sampled_from(["sort", "cumsum", "copy"]), arrays))
    return st.one_of(choices)


def _expressions(*, made: bool) -> tuple[Any, Any]:
    """Return strategies of arrays and of scalars, two levels deep."""
    arrays, scalars = st.just("w"), st.one_of(CONSTANTS, st.just("len(w)"))
    for _ in range(2):
        arrays, scalars = (
            st.one_of(arrays, _arrays(arrays, scalars, made=made)),
            st.one_of(scalars, _scalars(arrays, scalars)),
        )
    return arrays, _scalars(arrays, scalars)


LOOPS = (
    """
    s = 0.0
    for v in {array}:
        s += v * {constant}
    return s""",
    """
    s = 0.0
    for i, v in enumerate({array}):
        if v {compare} {constant}:
            continue
        s += v * i
    return s""",
    """
    s, a = {scalar}, {array}
    for i in range(len(a) - 1, -1, -1):
        s = s * 0.5 + a[i]
    return s""",
    """
    s = 0.0
    for x, y in zip({array}, w[::-1]):
        if y {compare} {constant}:
            break
        s += x - y
    else:
        s += 100
    return s""",
    """
    a, i = {array}, 0
    while i < len(a) and a[i] {compare} {constant}:
        i += 1
    return i""",
)


def window_functions(*, made: bool = True) -> Any:
    """Return the source of a function ``f(w)``; ``made`` if it may make arrays, which windows of any length cannot."""
    arrays, scalars = _expressions(made=made)
    straight = st.builds("    return {}".format, scalars)
    loop = st.builds(
        lambda text, array, scalar, compare, constant: text.format(
            array=array, scalar=scalar, compare=compare, constant=constant
        ),
        st.sampled_from(LOOPS),
        arrays,
        scalars,
        COMPARE,
        CONSTANTS,
    )
    return st.one_of(straight, loop).map("def f(w):\n{}\n".format)


def windows() -> Any:
    """Return a few windows of one length, some with NaN."""
    values = st.one_of(QUARTERS, QUARTERS, QUARTERS, st.just(float("nan")))
    return st.integers(1, 7).flatmap(
        lambda size: st.lists(st.lists(values, min_size=size, max_size=size), min_size=3, max_size=3)
    )

"""Every method of ``str`` and function of ``re`` and ``math``: an example, and whether it compiles for pandas."""

import math
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pandas as pd

import udf

TEXTS: Final = pd.Series(["apple pie", "b-52", "", "Ünïcode 7", "TAB\tx", "a,b,c"])
NUMBERS: Final = pd.Series([0.5, 2.0, 0.25])

NAMES: Final = {
    "str": """
capitalize casefold center count encode endswith expandtabs find format format_map index isalnum isalpha
isascii isdecimal isdigit isidentifier islower isnumeric isprintable isspace istitle isupper join ljust
lower lstrip maketrans partition removeprefix removesuffix replace rfind rindex rjust rpartition rsplit
rstrip split splitlines startswith strip swapcase title translate upper zfill
""",
    "re": """
compile escape findall finditer fullmatch match search split sub subn
""",
    "math": """
acos acosh asin asinh atan atan2 atanh cbrt ceil comb copysign cos cosh degrees dist erf erfc exp exp2 expm1
fabs factorial floor fmod frexp fsum gamma gcd hypot isclose isfinite isinf isnan isqrt lcm ldexp lgamma log
log10 log1p log2 modf nextafter perm pow prod radians remainder sin sinh sqrt tan tanh trunc ulp
""",
}
"""The public names of Python 3.11."""

EXAMPLES: Final = {
    "str": """
x.capitalize(); x.casefold(); x.center(12, '*'); x.count('p'); x.encode('utf-8'); x.endswith('e');
x.expandtabs(4); x.find('p'); '{}!'.format(x); '{v}!'.format_map({'v': x}); x.index(''); x.isalnum();
x.isalpha(); x.isascii(); x.isdecimal(); x.isdigit(); x.isidentifier(); x.islower(); x.isnumeric();
x.isprintable(); x.isspace(); x.istitle(); x.isupper(); '-'.join([x, 'z']); x.ljust(12); x.lower();
x.lstrip('a'); x.translate(str.maketrans('ab', 'xy')); x.partition(' ')[0]; x.removeprefix('a');
x.removesuffix('e'); x.replace('p', 'q'); x.rfind('p'); x.rindex(''); x.rjust(12); x.rpartition(' ')[2];
x.rsplit(',', 1)[0]; x.rstrip('e'); x.split(',')[0]; len(x.splitlines()); x.startswith('a'); x.strip();
x.swapcase(); x.title(); x.translate({97: 'z'}); x.upper(); x.zfill(12)
""",
    "re": """
re.search('b', x) is None; re.match('[a-c]', x) is None; re.fullmatch('[a-z]+', x) is None;
re.split(',', x)[0]; len(re.findall('[a-z]', x)); sum(1 for m in re.finditer('[a-z]', x));
re.sub('a+', 'z', x); re.subn('a', 'b', x)[1]; re.escape(x); re.compile('a').sub('b', x)
""",
    "math": """
math.acos(x / 2); math.acosh(x + 1); math.asin(x / 2); math.asinh(x); math.atan(x); math.atan2(x, 2.0);
math.atanh(x / 3); math.cbrt(x); math.ceil(x); math.comb(7, int(x)); math.copysign(1.0, x); math.cos(x);
math.cosh(x); math.degrees(x); math.dist((x, 1.0), (0.0, 2.0)); math.erf(x); math.erfc(x); math.exp(x);
math.exp2(x); math.expm1(x); math.fabs(x); math.factorial(int(x)); math.floor(x); math.fmod(x, 3.0);
math.frexp(x)[0]; math.fsum((x, 1.0)); math.gamma(x); math.gcd(int(x), 6); math.hypot(x, 3.0);
math.isclose(x, 2.0); math.isfinite(x); math.isinf(x); math.isnan(x); math.isqrt(int(x));
math.lcm(int(x), 6); math.ldexp(x, 2); math.lgamma(x); math.log(x); math.log10(x); math.log1p(x);
math.log2(x); math.modf(x)[0]; math.nextafter(x, 3.0); math.perm(7, int(x)); math.pow(x, 2.0);
math.prod((x, 2.0)); math.radians(x); math.remainder(x, 3.0); math.sin(x); math.sinh(x); math.sqrt(x);
math.tan(x); math.tanh(x); math.trunc(x); math.ulp(x)
""",
}
"""An example of each, of a value ``x``."""

HEAD: Final = """# `str`, `re`, and `math`

Every method of `str` and every function of `re` and `math` of Python 3.11, with an example. The examples run as tests:
a compiled one gives Python's result. Where the last column says Python, Inlay does not compile the name, and at `.udf`
of pandas [Python runs the function](rows_in_python.md).
"""

PLACE: Final = Path(__file__).parents[2] / "docs" / "python_names.md"


def names(kind: str) -> list[str]:
    """Return the public names of Python 3.11, of which later versions have more."""
    return re.findall(r"\w+", NAMES[kind])


def examples(kind: str) -> Iterator[tuple[str, str]]:
    """Return name and example of every row of a table."""
    for example in re.split(r";\s+", EXAMPLES[kind].strip()):
        yield next(name for name in names(kind) if f".{name}(" in example), example


def compiles(example: str, column: pd.Series) -> bool:
    """Return whether an example compiles; then it gives what pandas' own ``map`` does."""
    function = eval(f"lambda x: {example}", {"math": math, "re": re})  # noqa: S307 - text from above
    try:
        found = column.udf.map(function, fallback="error")
    except udf.errors.UdfError:
        return False
    pd.testing.assert_series_equal(found, column.map(function), rtol=1e-12)
    return True


def reference() -> str:
    """Return the page."""
    lines = [HEAD]
    for kind in NAMES:
        lines += [f"## `{kind}`", "", "| name | example | runs |", "|---|---|---|"]
        for name, example in sorted(examples(kind)):
            runs = "compiled" if compiles(example, NUMBERS if kind == "math" else TEXTS) else "Python"
            lines.append(f"| `{name}` | `{example.replace('|', chr(92) + '|')}` | {runs} |")
        lines.append("")
    return "\n".join(lines)

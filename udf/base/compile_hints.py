"""What to write in place of what cannot be compiled, by the words of the cause, where the cause does not say it."""

import builtins
import re
import sys
from collections.abc import Sequence
from typing import Final

DEBUG: Final = "udf.options.debug = True runs the function in plain Python, where print and breakpoints work"
OUTSIDE: Final = "do that outside of the function, and capture or return the value"
CLOCK: Final = "read the clock once, outside of the function, and use that value in it"
SCAN: Final = "what goes from row to row is a state: .udf.scan(f, initial); a column of the rows before is .shift()"
RETURNED: Final = "return the value: the call collects the results of all rows"
ROWS: Final = "for a function of a row pass axis=1: .apply(f, axis=1)"
BEFORE: Final = "for a value of the row before make a column of it first: df['before'] = df['a'].shift()"

ZONE: Final = "its offset from UTC is t.strftime('%z'), or t.tz_localize(None) - t.tz_convert(None)"

# The first pattern that is found in the cause gives the hint; it is compiled when a cause is asked for one.
HINTS: Final = (
    (r"^print\(\)", DEBUG),
    (r"^(open|input|exec|eval|setattr|globals)\(\)|'eval' is|'exec' is", OUTSIDE),
    (r"^\[\.\.\.\] does not take \((a )?(Series|column)", ROWS),
    (r"^the key of a row must be constant|^(shift|diff) is called on a tuple", BEFORE),
    (r"\] has no attribute 'time(tz)?' in a UDF", "compare hours and minutes: (t.hour, t.minute) >= (9, 30)"),
    (r"\] has no attribute '(tz|tzinfo|tzname|utcoffset|dst)' in a UDF", ZONE),
    (r"^it imports '", "import it at the top of the file"),
    (r"changes what lies outside|the captured|(assigns|deletes) the global", RETURNED),
    (r"datetime\.(datetime|date) is not supported|\bnow\b|\btoday\b", CLOCK),
    (r"^it returns None", "return a value for some rows: None on the other paths is a null"),
    (r"^it is a generator", SCAN),
    (r"coroutine", "write it as a plain function: def, without await"),
    (r"^dict\.setdefault of a captured", "use get(key, default), which stores nothing"),
    (r"^(set|list|dict)\.\w+ of a captured", RETURNED),
    (r"^'with' is not supported", OUTSIDE),
    (r"assigns an item|deletes an item|sets the attribute|assigns a global|side effect", OUTSIDE),
    (r"recursion|calls itself", "write it as a loop, with a list for what is left to do"),
    (r"^\+ does not take \(.*str", "convert the value: str(x), int(x), float(x)"),
)  # fmt: skip


def hint_for_cause(cause: str) -> str:
    """Return what to write instead; "" where nothing better is known than what the cause says.

    Examples
    --------
    >>> hint_for_cause("a str has no attribute 'uper' in a UDF")
    "perhaps you meant 'upper'"
    >>> hint_for_cause("it is a generator, and a UDF returns one value").partition(":")[0]
    'what goes from row to row is a state'
    >>> hint_for_cause("unary - does not take (str)")
    ''
    """
    return next((hint for pattern, hint in HINTS if re.search(pattern, cause)), "") or _near(cause)


ATTRIBUTE: Final = (
    r"^(?:a (?:nullable )?(str|list|dict|set|tuple)(?: of [\w ]+)? has no attribute '(\w+)'"
    r"|(numpy|math|re)\.(\w+) is not supported)"
)
"""A name that there is not, of a class or of a module; or that we do not compile."""


def _near(cause: str) -> str:
    """Return the name that is nearest to one that its owner does not have; "" for any other cause."""
    found = re.search(ATTRIBUTE, cause)
    if found is None:
        return ""
    owner, name = (getattr(builtins, found[1]), found[2]) if found[1] else (sys.modules.get(found[3]), found[4])
    if owner is None or hasattr(owner, name):
        return ""
    return did_you_mean(name, [one for one in dir(owner) if not one.startswith("_")])


def did_you_mean(name: object, known: Sequence[str], cutoff: float = 0.6) -> str:
    """Return a hint with the known name that is nearest to one that there is not; "" if none is near."""
    from difflib import get_close_matches  # noqa: PLC0415 - 2 ms that only such errors need

    near = get_close_matches(str(name), known, n=1, cutoff=cutoff)
    return f"perhaps you meant {near[0]!r}" if near else ""


def with_article(noun: str) -> str:
    """Return a noun with its article.

    Examples
    --------
    >>> with_article("ndarray"), with_article("int")
    ('a ndarray', 'an int')
    """
    return f"{'an' if noun[:1].lower() in 'aeio' else 'a'} {noun}"


def counted(number: int, noun: str) -> str:
    """Return a number of things.

    Examples
    --------
    >>> counted(1, "column"), counted(2, "column")
    ('1 column', '2 columns')
    """
    return f"{number:,} {noun}{'' if number == 1 else 's'}"


def described(value: object) -> str:
    """Return what an object is, as an error says it: of a class its name, of others that of their class.

    Examples
    --------
    >>> described(OSError), described(1)
    ('the class OSError', 'an int')
    """
    return f"the class {value.__qualname__}" if isinstance(value, type) else with_article(type(value).__name__)


NO_FUNCTIONS: Final[dict[type, str]] = {
    str: "pass a function: lambda s: s.{0}(), or call pandas' own method, without .udf: .{0}()",
    dict: "pandas' own method takes a dict: series.map(d), without .udf; or look it up: lambda x: d.get(x)",
    list: "pass one function; of several results return a tuple: lambda s: (s.min(), s.max())",
}
GENERAL: Final = "pass a function or a lambda, for example series.map(lambda x: x * 2 + 1)"


def hint_for_no_function(given: object) -> str:
    """Return what to write in place of what cannot be applied.

    Examples
    --------
    >>> hint_for_no_function([max, min]).partition(";")[0]
    'pass one function'
    """
    hint = NO_FUNCTIONS.get(type(given), GENERAL).format(given)
    if callable(given) and not hasattr(given, "__code__"):
        hint += "; for bound methods, Inlay can read only attributes that are numbers, strings, or tuples"
    return hint


NOT_ADMITTED: Final = (
    "convert the column (.astype), write it with another operation (docs/supported.md), let pandas call "
    "the function (without .udf), or use udf.Series or udf.DataFrame, which have Python's rules, not pandas'"
)

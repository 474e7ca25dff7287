"""The arguments of ``install``, and what calls cost until they are measured."""

from __future__ import annotations

from typing import Final, Literal

from udf.base.records import dataclass

Check = bool | Literal["warn"]
Strict = Literal[False, "warn", "raise"]


@dataclass(slots=True)
class Settings:
    """How calls are treated while installed; one for the process, since pandas has one set of methods.

    ``always`` compiles whatever can be, however small; ``check`` compares more of each result with pandas, and says so
    if it differs; ``strict`` says it, or raises, where a function cannot be compiled.
    """

    always: bool = False
    check: Check = False
    strict: Strict = False

    @property
    def is_eager(self) -> bool:
        """Return whether a function is compiled at once, whatever that costs."""
        return self.always or bool(self.strict)


SETTINGS: Final = Settings()

IMPORT_SECONDS: Final = 0.45
"""To import Numba and the front end, once in a process: of the processor, pandas imported (two cores of a server)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Kind:
    """What calls of one kind cost, in seconds, until that has been measured.

    ``base`` and ``step`` are pandas' for one call of the function, and for one of its instructions; ``start`` ours for
    a call that is compiled, its check by pandas included; ``each`` ours for one value, row, window or group. ``fixed``
    is what pandas takes for no rows, ``compile`` what a function takes once. ``sample`` is how many calls are compared
    with pandas' own at a function's first run, ``again`` at each later one. To know pandas' time, ``few`` calls and
    ``many`` are timed.
    """

    name: str
    base: float
    step: float
    start: float
    each: float
    fixed: float
    compile: float
    sample: int
    again: int
    few: int
    many: int


KINDS: Final = {
    "value": Kind(
        name="value",
        base=7e-8,
        step=1.2e-8,
        start=6e-4,
        each=1e-8,
        fixed=8e-5,
        compile=0.06,
        sample=256,
        again=24,
        few=256,
        many=4096,
    ),
    "row": Kind(
        name="row",
        base=3e-6,
        step=2e-7,
        start=1.5e-3,
        each=2e-8,
        fixed=2.5e-4,
        compile=0.06,
        sample=64,
        again=16,
        few=4,
        many=64,
    ),
    "window": Kind(
        name="window",
        base=4e-6,
        step=3e-7,
        start=5e-4,
        each=1e-7,
        fixed=2e-5,
        compile=0.25,
        sample=32,
        again=8,
        few=4,
        many=32,
    ),
    "array": Kind(
        name="array",
        base=4e-7,
        step=5e-8,
        start=5e-4,
        each=1e-7,
        fixed=2e-5,
        compile=0.25,
        sample=64,
        again=16,
        few=16,
        many=256,
    ),
    "group": Kind(
        name="group",
        base=1.5e-5,
        step=5e-7,
        start=5e-3,
        each=2e-6,
        fixed=1.5e-3,
        compile=0.15,
        sample=16,
        again=8,
        few=1,
        many=4,
    ),
    "part": Kind(
        name="part",
        base=1.5e-4,
        step=2e-6,
        start=5e-3,
        each=5e-6,
        fixed=1.5e-3,
        compile=0.15,
        sample=16,
        again=8,
        few=1,
        many=4,
    ),
    "column": Kind(
        name="column",
        base=1e-9,
        step=1e-10,
        start=3e-3,
        each=5e-8,
        fixed=0.0,
        compile=0.15,
        sample=0,
        again=0,
        few=0,
        many=0,
    ),
}
"""A "group" is one column's, a "part" a frame's, or one that gives a column. Measured on two cores of a server, and low
for pandas: a call that turns out to be worth it is found by the first
one that pandas runs (benchmarks/doors_pandas.py)."""

LOOPS: Final = 8
"""How many times as long a function with a loop is taken to run."""

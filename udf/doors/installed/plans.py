"""What is known of each function: what pandas takes for it, what we take, whether it compiles, and if not why.

A function is known by its code object, which is held weakly, and by the types that it meets.

What was learnt of functions, kept beside the programs on disk: so that a daily script is fast from its first call.

A file of a few numbers for each function, what it captures and the types that it met. What is damaged, of another
version or not there is learnt anew; what cannot be written is left (:mod:`udf.runtime.store.disk`).
"""

from __future__ import annotations

import dis
import hashlib
import math
import sys
from collections.abc import Callable, Hashable
from dataclasses import asdict, field
from threading import Lock
from types import CodeType, FunctionType
from typing import Final
from weakref import ref

from udf.base.container import pack, unpack
from udf.base.records import dataclass
from udf.base.versions import source_stamp, version_of
from udf.bind.called_functions import functions_of
from udf.bind.leaving import blocks_of
from udf.doors.installed.compiler_import import COMPILER
from udf.doors.installed.inexact import DIFFERS, Difference, differences_of
from udf.doors.installed.screen import look
from udf.doors.installed.settings import IMPORT_SECONDS, KINDS, LOOPS, SETTINGS, Kind
from udf.doors.installed.sites import seconds_text
from udf.errors import ContainerError
from udf.runtime.store import cache as programs

KIND: Final = "learnt"

CHANGED: Final = 1.5
"""A time is written again where it is this many times another."""

GROWN: Final = 0.01
"""Seconds more that were waited from which they are written: each process adds to them."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Facts:
    """What is known of a function: whether its program was kept, or why there is none; seconds a call of either.

    ``differed`` is how many of its results were not pandas', ``waited`` the seconds that compiling it would have saved;
    of one that is ``compiled``, and slower so far, those that pandas has run since. ``processes`` have written this.
    """

    compiled: bool = False
    refused: str = ""
    hint: str = ""
    theirs: float | None = None
    ours: float | None = None
    differed: int = 0
    waited: float = 0.0
    processes: int = 0

    def differs(self, other: Facts | None) -> bool:
        """Return whether ``other`` says something else, times apart that are nearly the same, or a tenth of pandas'."""
        if other is None or (self.compiled, self.refused, self.differed) != (
            other.compiled,
            other.refused,
            other.differed,
        ):
            return True
        least = 0.1 * min(self.theirs or 0.0, other.theirs or 0.0)
        is_far = _far(self.theirs, other.theirs, 0.0) or _far(self.ours, other.ours, least)
        return is_far or abs(self.waited - other.waited) > GROWN


def _far(one: float | None, other: float | None, least: float) -> bool:
    if one is None or other is None:
        return one is not other
    return max(one, other) > CHANGED * max(min(one, other), least)


def key_of(image: bytes, kind: str, types: Hashable) -> str:
    """Return the name of the file of a function with its types: another one for another version of what compiles."""
    versions = (version_of(name) or "" for name in ("numba", "pandas", "numpy"))
    parts = (KIND, sys.version, source_stamp(), *versions, kind, repr(types))
    return hashlib.sha256("\0".join(parts).encode() + image).hexdigest()


def read_facts(key: str) -> Facts | None:
    """Return what is kept under ``key``; None if there is nothing, or nothing that makes sense."""
    kept = programs.disk()
    return None if kept is None else kept.read(key, lambda data: _parsed(data, key))


def write_facts(key: str, facts: Facts) -> None:
    """Keep what is known."""
    kept = programs.disk()
    if kept is not None:
        kept.write(key, pack({"kind": KIND, "key": key, "facts": asdict(facts)}, []), is_note=True)


def _parsed(data: bytes, key: str) -> Facts:
    header, _ = unpack(data)
    found = header.get("facts")
    if header.get("key") != key or not isinstance(found, dict):
        raise ContainerError("it is the file of another function")
    try:
        facts = Facts(**found)
    except TypeError as odd:
        raise ContainerError("it lists other facts") from odd
    if not _makes_sense(facts):
        raise ContainerError("its facts make no sense")
    return facts


def _makes_sense(facts: Facts) -> bool:
    times: tuple[float | None, ...] = (facts.theirs, facts.ours, facts.waited)
    plain = all(one is None or (type(one) in (int, float) and math.isfinite(one) and one >= 0) for one in times)
    texts = type(facts.refused) is str and type(facts.hint) is str
    return plain and texts and type(facts.compiled) is bool and type(facts.differed) is type(facts.processes) is int


MARGIN: Final = 1.1
"""How much longer than the mean compiling may take without making a single call slower than pandas."""

FASTER: Final = "pandas is faster"
NOT_YET: Final = "not compiled yet"

PATIENCE: Final = 4
"""How many times the import of the compiler functions would have saved together before it is paid for all of them."""

EARLIER_SHARE: Final = 1 / 3
"""What a second counts that earlier processes waited: they do not say how often the function will be called again."""

HABIT: Final = 2
"""Earlier processes from which it counts: one says least of all, and its successor would compile what does not pay."""

AGAIN: Final = 4
"""How many times what a compiled call took that was slower than pandas pandas runs until another one is tried: one may
have loaded modules, or met other data."""

DOUBT: Final = 10
"""How many times more than estimated a call of pandas may take: its instructions do not say what they call."""

MOST_TYPES: Final = 64
"""Sets of types that are remembered for one code object."""


@dataclass(slots=True)
class Plan:
    """One function with one set of types.

    ``theirs`` and ``ours`` are seconds a call of the function, estimated or None until measured; ``waited`` the seconds
    that compiling it would have saved so far, ``earlier`` of them in other ``processes``, which count for a ``share``,
    ``differed`` how many results differed from pandas'. What ``is_kept`` was compiled by an earlier process: ``key``
    names what that learnt. ``repeats`` says that it may be run twice on a row, ``leaves_most`` that most rows of a call
    left compiled code. ``differences`` are those known from pandas that its calls may meet, ``passed`` the seconds that
    pandas ran since compiled code was measured.
    """

    kind: Kind
    theirs: float
    is_measured: bool = False
    ours: float | None = None
    is_compiled: bool = False
    is_kept: bool = False
    refused: str = ""
    hint: str = ""
    differed: int = 0
    waited: float = 0.0
    earlier: float = 0.0
    processes: int = 0
    share: float = EARLIER_SHARE
    key: str | None = None
    repeats: bool | None = None
    leaves_most: bool = False
    passed: float = 0.0
    differences: tuple[Difference, ...] = ()
    written: Facts | None = None

    def worth_a_look(self, calls: int) -> bool:
        """Return whether a call may be one for compiled code, as far as is known: to look takes up to a millisecond."""
        return SETTINGS.is_eager or self.theirs * calls * DOUBT > self.kind.start

    def look(self, function: FunctionType, types: Hashable, *, leaves: bool = False) -> None:
        """Look at the function, once: why it cannot be compiled, and what an earlier process learnt of it.

        One some rows of which may be Python's ``leaves`` is compiled as far as it can be.
        """
        if self.repeats is not None:
            return
        seen = look(function)
        self.repeats = seen.repeats
        if seen.whole or not (leaves and any(len(blocks_of(one.__code__)) > 1 for one in functions_of(function))):
            self.refused, self.hint = seen.why, seen.hint
        if seen.image is not None and not seen.why:
            self.differences = differences_of(function, self.kind.name)
            always = next((one for one in self.differences if one.data is None), None)
            if always is not None:
                self.refused = DIFFERS.format(always.why)
                return
        if seen.why or seen.image is None or programs.folder() is None:
            return
        self.key = key_of(seen.image, self.kind.name, types)
        known = self.written = read_facts(self.key)
        if known is not None:
            self.refused, self.hint, self.differed, self.is_kept = (
                known.refused,
                known.hint,
                known.differed,
                known.compiled,
            )
            self.ours = known.ours
            self.passed, waited = (known.waited, 0.0) if known.compiled else (0.0, known.waited)
            self.waited += waited - self.earlier
            self.earlier, self.processes = waited, known.processes
            self.share = EARLIER_SHARE if known.processes >= HABIT else 0.0
            COMPILE_COSTS.remember(self)
            if known.theirs is not None:
                self.theirs, self.is_measured = known.theirs, True

    @property
    def counted(self) -> float:
        """Return the seconds that compiling would have saved, of which those of other processes count less."""
        return self.waited - (1 - self.share) * self.earlier

    def keep(self) -> None:
        """Keep what is known on disk, where that is something else than before."""
        if self.key is not None:
            facts = Facts(
                compiled=self.is_compiled or self.is_kept,
                refused=self.refused,
                hint=self.hint,
                theirs=self.theirs if self.is_measured else None,
                ours=self.ours,
                differed=self.differed,
                waited=self.passed if self.is_compiled or self.is_kept else 0.0 if self.refused else self.waited,
                processes=self.processes + 1,
            )
            if facts.differs(self.written):
                self.written = facts
                write_facts(self.key, facts)

    def against(self, function: FunctionType, calls: int) -> str:
        """Return why pandas is to run ``calls`` calls of the function; "" if compiled code is."""
        if self.refused or SETTINGS.is_eager:
            return self.refused
        theirs = self.theirs * calls + self.kind.fixed
        ours = self.needs(calls)
        if ours > theirs and (self.ours is None or self.passed < AGAIN * ours):
            return FASTER if self.is_measured else "pandas is estimated to be faster"
        if self.is_kept or (self.is_compiled and programs.PROGRAMS.calls.lookup(function) is not None):
            return ""
        return COMPILE_COSTS.against(self, theirs - ours)

    def may_pay(self, calls: int, theirs: float) -> bool:
        """Return whether compiling pays for so many calls of the function if pandas takes ``theirs`` for each."""
        return COMPILE_COSTS.is_paid(self, self.counted + theirs * calls + self.kind.fixed - self.needs(calls))

    def needs(self, calls: int) -> float:
        """Return the seconds that compiled code takes for so many calls of the function, as far as is known."""
        return self.kind.start + (self.kind.each if self.ours is None else self.ours) * calls

    def pandas_ran(self, seconds: float, calls: int) -> None:
        """Note what pandas took."""
        each = max(seconds - self.kind.fixed, 0.0) / max(calls, 1)
        self.theirs = 0.5 * (self.theirs + each) if self.is_measured else each
        self.is_measured = True
        self.passed += seconds

    def ran(self, seconds: float, calls: int) -> None:
        """Note what a compiled call took, without compilation; what took longer may have loaded something."""
        each = max(seconds - self.kind.start, 0.0) / max(calls, 1)
        self.ours = each if self.ours is None else min(each, 0.5 * (self.ours + each))
        self.passed = 0.0


class CompileCosts:
    """What compiling costs, by the kind of function: measured as it happens; and the import of the compiler, once.

    Each function pays for its own compilation, and for the import too; or all together for the import, where there are
    many of them: ``waited`` are the seconds that those of this process would have saved beyond their compilations, and
    a share of the same in earlier ones.
    """

    def __init__(self) -> None:
        self._seconds = {kind.name: kind.compile for kind in KINDS.values()}
        self.waited = 0.0

    def remember(self, plan: Plan) -> None:
        """Count what a function that is met for the first time would have saved in earlier processes."""
        if not (plan.is_kept or plan.refused):
            self.waited += plan.share * max(plan.earlier - MARGIN * self._seconds[plan.kind.name], 0.0)

    def against(self, plan: Plan, saves: float) -> str:
        """Return why a function is not compiled yet: so far it would not have saved what compiling takes.

        A single call is compiled where that alone pays; of several, pandas runs so many that all take at most twice the
        best in the end (rent or buy, as :mod:`udf.runtime.choice.auto`). The import is begun in the background once the
        calls before this one would have saved half of it; until it has ended, half of it is to be paid.
        """
        if not COMPILER.is_loaded and (
            plan.counted > IMPORT_SECONDS / 2 or self.waited > PATIENCE * IMPORT_SECONDS / 2
        ):
            COMPILER.begin()
        self.add(plan, saves)
        if self.is_paid(plan, plan.counted):
            return ""
        return self.told(plan, saves)

    def told(self, plan: Plan, saves: float) -> str:
        """Return in words that compiling a function does not pay yet."""
        costs = self._import() + self._seconds[plan.kind.name]
        return f"{NOT_YET}: would save {seconds_text(saves)} a call, compiling costs {seconds_text(costs)} once"

    def is_paid(self, plan: Plan, saved: float) -> bool:
        """Return whether a function that would have saved so many seconds is to be compiled."""
        cost, loads = self._seconds[plan.kind.name], self._import()
        return saved > MARGIN * (loads + cost) or (self.waited >= PATIENCE * loads and saved > MARGIN * cost)

    @staticmethod
    def _import() -> float:
        """Return the seconds that the compiler's import still takes, as far as a function pays for it."""
        return 0.0 if COMPILER.is_loaded else IMPORT_SECONDS / 2 if COMPILER.is_begun else IMPORT_SECONDS

    def add(self, plan: Plan, saves: float) -> None:
        """Note what compiling a function would have saved in a call; less than nothing takes that back."""
        own, here = MARGIN * self._seconds[plan.kind.name], plan.waited - plan.earlier
        self.waited += max(here + saves - own, 0.0) - max(here - own, 0.0)
        plan.waited += saves

    def took(self, kind: Kind, seconds: float) -> None:
        """Note what compiling a function took; a machine that is busy for a moment does not count for long."""
        self._seconds[kind.name] = 0.7 * self._seconds[kind.name] + 0.3 * min(max(seconds, 0.0), 2 * kind.compile)


COMPILE_COSTS: Final = CompileCosts()


@dataclass(slots=True)
class _CodePlans:
    code: ref[CodeType]
    plans: dict[Hashable, Plan] = field(default_factory=dict)


class Plans:
    """The plans of this process."""

    def __init__(self) -> None:
        self._known: dict[int, _CodePlans] = {}
        self._lock = Lock()

    def of(self, function: FunctionType, kind: Kind, types: Hashable, heavy: float = 1.0) -> Plan:
        """Return the plan of a function with these types; a new one takes its calls to be so ``heavy``."""
        code = function.__code__
        known = self._known.get(id(code))
        plan = None if known is None else known.plans.get(types)
        if plan is not None:
            return plan
        with self._lock:
            known = self._known.get(id(code))
            if known is None:
                known = self._known[id(code)] = _CodePlans(ref(code, self._forgetting(id(code))))
            if len(known.plans) >= MOST_TYPES:
                known.plans.clear()
            return known.plans.setdefault(types, Plan(kind, heavy * estimated(code, kind)))

    def clear(self) -> None:
        """Forget every function."""
        self._known.clear()

    def __len__(self) -> int:
        return len(self._known)

    def _forgetting(self, number: int) -> Callable[[ref[CodeType]], None]:
        def forget(gone: ref[CodeType]) -> None:
            known = self._known.get(number)
            if known is not None and known.code is gone:
                del self._known[number]

        return forget


PLANS: Final = Plans()


def estimated(code: CodeType, kind: Kind) -> float:
    """Return the seconds that pandas takes for one call of a function, by its instructions; rather too few."""
    steps, loops = _size(code)
    return kind.base + kind.step * steps * (LOOPS if loops else 1)


def _size(code: CodeType) -> tuple[int, bool]:
    """Return how many instructions a function has, and whether some run more than once."""
    steps = [step.opname for step in dis.get_instructions(code)]
    return len(steps), any(name.startswith(("JUMP_BACKWARD", "FOR_ITER")) for name in steps)

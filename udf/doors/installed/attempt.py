"""One call of pandas with a function: compiled where that pays, checked against pandas on some rows, else pandas'.

Only functions that Inlay compiles are ever run twice, and those have no side effects: its front end refuses a function
that prints, assigns to anything but its own variables, changes what it was given or captured, or draws random numbers.

What pandas itself runs, all or some rows, is called by the method in pandas' place (:mod:`udf.doors.installed.patches`)
and not here: pandas looks up the stack for whom its warnings are meant.
"""

from __future__ import annotations

import sys
import warnings
from contextlib import AbstractContextManager, nullcontext
from time import get_clock_info, perf_counter, thread_time
from traceback import walk_tb
from typing import TYPE_CHECKING, Final

from udf.base.raising import is_raised_by_row
from udf.base.timings import Spent
from udf.bind.cuts import cause_of, hint_of
from udf.doors.installed.calls import Sample
from udf.doors.installed.compiler_import import COMPILER
from udf.doors.installed.inexact import ADDED_ALIKE, DIFFERS, difference_met, renewed
from udf.doors.installed.leaving_calls import DiffersError, LeavingRows, MostLeaveError, RaisesError
from udf.doors.installed.plans import COMPILE_COSTS, FASTER, NOT_YET, PLANS, Plan
from udf.doors.installed.settings import KINDS, SETTINGS
from udf.doors.installed.sites import SITES
from udf.errors import InternalError, UdfError
from udf.options import options
from udf.runtime.calls import interpreted
from udf.runtime.store import cache as programs

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from types import FunctionType

    from udf.doors.installed.calls import Given, PandasCall, Result

CHECKED: Final = 1000
"""Calls of the function that ``check=True`` compares with pandas' own."""

DIFFERENCES: Final = 2
"""Results that differed after which a function that was compiled is left to pandas: one may have been of unusual data.

One whose first result differs is left to pandas at once.
"""

TIMED_SHARE: Final = 16
"""Pandas is timed at one call of so many, at most."""

LONG: Final = 0.005
"""Seconds of calls of pandas that need no more of them to be timed, and from which they are worth to be noted."""

WINDOWS: Final = frozenset({"window", "array"})

PIECES: Final = 16
"""The first piece of a call that is run in pieces has one row of so many."""

LATE: Final = 0.05
"""Seconds that a first call may take longer than pandas', its compilation apart, before compiled code is found slow.

Groups are watched that long before they say what all take: a collection of garbage may fall into a few."""

LONGER: Final = 3.0
"""How many times longer than known some calls of pandas take where its time is measured anew."""

own_time: Final = thread_time if get_clock_info("thread_time").resolution < 1e-6 else perf_counter
"""What few calls take is told by the processor's time: of a machine that is busy they may wait longer than they run."""

TRANSIENT: Final = (MemoryError, OSError, Warning)
"""What is not the function's fault nor ours, and may be gone the next time."""


NO_TRANSFORM: Final = "Function did not transform"
"""What pandas says of one value for a column."""


class CheckError(AssertionError):
    """With ``check=True``: compiled code gave another result than pandas."""


class Attempt:
    """The attempt at one call: ``why`` is what stands against compiled code, "" while nothing does.

    ``left`` says which rows of a call that has its result were Python's, "" where none was.

    ``sizes`` are numbers of calls that pandas is to be timed at first (:meth:`timed`), where its time is not known, or
    may be another by now. One is run ``in_pieces``, should it turn out long: rows of too few calls for that, and
    windows. Groups are ``watched`` for that.
    """

    __slots__ = (
        *("_call", "_is_first", "_plan", "_seconds", "_times", "_waited"),
        *("in_pieces", "left", "made", "sizes", "some", "watched", "why"),
    )

    def __init__(self, call: PandasCall) -> None:
        self._call, self._plan = call, PLANS.of(call.function, KINDS[call.kind], call.types, call.heavy)
        plan = self._plan
        self._is_first = not plan.is_compiled
        self.made: Result | None = None
        self.some = Sample(None)
        self._waited, self.in_pieces, self.watched = 0.0, False, False
        self._times: list[tuple[float, float]] = []
        self.why = self.left = ""
        self.sizes: list[float] = []
        if interpreted.is_set():  # functions in plain Python may have side effects
            self.why = interpreted.WHY
            return
        if plan.worth_a_look(call.calls):
            plan.look(call.function, call.types, leaves=call.leaves and options.fallback != "error")
            self._choose_sizes()
        self.watched = call.share is not None and not (plan.refused or SETTINGS.is_eager)

    def _choose_sizes(self) -> None:
        """Choose how pandas' time is to be found: by some calls, of which there must be many more; else as it runs."""
        call, plan, few = self._call, self._plan, self._plan.kind.few
        self.in_pieces = call.kind in WINDOWS and not (plan.refused or SETTINGS.is_eager)
        if not plan.repeats or plan.refused or call.first is None or not few or SETTINGS.is_eager:
            return
        trials = self._trials()
        if trials and not (plan.is_compiled or plan.is_kept):
            self.sizes = trials[:1] if plan.is_measured else trials
        self.in_pieces |= call.rowwise and not trials and not plan.is_measured

    def _trials(self) -> list[float]:
        """Return how many calls pandas is timed for: rows have to be many, since they are else run in pieces.

        Many groups are watched instead, once pandas runs them.
        """
        kind, calls = self._plan.kind, self._call.calls // TIMED_SHARE
        if self._call.share is not None:
            return [] if calls >= kind.few else [self._call.calls / TIMED_SHARE]
        if calls >= kind.many:
            return [kind.few, kind.few, kind.many]
        return [kind.few, kind.few] if calls >= kind.few and not self._call.rowwise else []

    def first(self, calls: float) -> Given:
        """Return what pandas is given for so many calls of the function."""
        if self._call.share is not None and calls < self._plan.kind.few:
            return self._call.share(TIMED_SHARE)
        assert self._call.first is not None
        return self._call.first(int(calls))

    def trials(self) -> Iterator[float]:
        """Yield how many calls pandas is to be timed for, as long as that is not known."""
        while self.sizes:
            yield self.sizes.pop(0)

    def timed(self, calls: float, seconds: float) -> None:
        """Note what pandas took for some calls."""
        kind, plan = self._plan.kind, self._plan
        if plan.is_measured:  # once; where it takes much longer by now it is measured anew
            plan.is_measured = seconds < kind.fixed + LONGER * (plan.theirs * calls + LONG / 10)
            self.sizes = [] if plan.is_measured else self._trials()
            return
        self._times.append((calls, seconds))
        if self.sizes and (len(self._times) == 1 or seconds < LONG):  # the first one may import something
            if len(self._times) > 1 and not plan.may_pay(self._call.calls, seconds / calls):
                plan.theirs, self.sizes = max((seconds - kind.fixed) / calls, kind.base), []
            return
        fewest = min((one for one in self._times if one[0] == self._times[0][0]), key=lambda one: one[1])
        known = (0, kind.fixed) if calls == fewest[0] else fewest
        plan.theirs = max((seconds - known[1]) / (calls - known[0]), kind.base)
        plan.is_measured = True
        self.sizes = []

    def start(self) -> None:
        """Decide, and run compiled code where that pays."""
        self.decide(self._call.calls)
        plan = self._plan
        try:
            if not self.why:
                plan.differences = renewed(plan.differences, self._call.function, plan.kind.name)
            if plan.differences and not self.why:
                self.why = difference_met(plan.differences, self._call.given(), self._call.function, plan.kind.name)
                if not self.why and ADDED_ALIKE in plan.differences and self._call.hands_frames:
                    self.why = DIFFERS.format(ADDED_ALIKE.why)
        except Exception as error:  # noqa: BLE001 - a fault of ours
            self.why = refusal(error, self._plan, self._call.function)
        if not self.why:
            self._run()

    def decide(self, calls: int) -> None:
        """Decide who runs so many calls of the function."""
        before = self._plan.waited
        self.why = self.why or self._plan.against(self._call.function, calls)
        self._waited = self._plan.waited - before

    def take_back(self) -> None:
        """Forget what compiled code would have saved: there is another attempt at the call."""
        COMPILE_COSTS.add(self._plan, -self._waited)
        self._waited = 0.0

    def pays_after(self, calls: int, seconds: float) -> bool:
        """Return whether compiled code pays for the rest; ``calls``, the first apart, took pandas ``seconds``."""
        plan = self._plan
        plan.theirs, plan.is_measured = max(seconds / (calls - 1), plan.kind.base), True
        self.take_back()
        ahead = Attempt(self._call)  # by now it may be worth a look
        ahead.decide(self._call.calls - calls)
        self.why, self._waited = ahead.why, ahead._waited
        return not self.why

    def _run(self) -> None:
        """Run compiled code, and choose what pandas is asked for; what is kept needs no compiler."""
        call, plan = self._call, self._plan
        is_kept = plan.is_kept and not plan.is_compiled
        if not is_kept:
            COMPILER.wait()
        was_loaded, spent, built = "numba" in sys.modules, Spent(), programs.build_seconds()
        sample = plan.kind.sample if self._is_first else plan.kind.again
        sample = max(sample, CHECKED) if SETTINGS.check else sample
        leaving = LeavingRows(sample, is_kept=is_kept)
        try:
            kept = programs.kept_only() if is_kept else nullcontext()
            leaves = call.leaves and options.fallback != "error"
            # pandas itself runs what is refused
            with leaving.watched() if leaves else options(fallback="error"), kept, sums_of(plan):
                self.made = call.ours()
            built = programs.build_seconds() - built
            self._seconds = spent.seconds - built
            self.left = leaving.said
            if not self.left:
                self.some = call.some(self.made, sample)
        except programs.NotKeptError:
            plan.is_kept = False
            self.start()
            return
        except DiffersError as error:
            self._differs(str(error))
            return
        except Exception as error:  # whatever it is, pandas is to run, and to raise its own
            if leaving.has_begun:  # of a row in Python, which may have had side effects
                raise
            self.why = refusal(error, plan, self._call.function)
            plan.keep()
            return
        if self.left:
            self._ran_in_part(leaving)
        elif was_loaded and built > 0:
            COMPILE_COSTS.took(plan.kind, built)
        if self.some.wrong:
            self._differs(self.some.wrong)

    def _ran_in_part(self, leaving: LeavingRows) -> None:
        """Note a call some rows of which were Python's; the others were compared with pandas' own."""
        plan = self._plan
        if not plan.is_measured:
            plan.theirs = max(plan.theirs, leaving.seconds)
        self._note_time()
        plan.is_compiled = True

    def _note_time(self) -> None:
        """Note what compiled code took; at a first call, which imports and loads, only where it cannot be that."""
        if not self._is_first or self._plan.is_kept or self._seconds > self.pandas + LATE:
            self._plan.ran(self._seconds, self._call.calls)

    def judge(self, theirs: object, seconds: float) -> None:
        """Compare the result with pandas' own of some rows, which took so long."""
        plan = self._plan
        if self.some.calls and not plan.is_measured:
            plan.theirs = max(plan.theirs, (seconds - plan.kind.fixed) / self.some.calls)
        try:
            wrong = self._call.differs(self.made, theirs)
        except Exception as error:  # noqa: BLE001 - as above
            self.why = refusal(error, plan, self._call.function)
            return
        if wrong:
            self._differs(wrong)
        else:
            plan.is_compiled = True
            self._note_time()
            plan.keep()

    def raised(self, error: Exception) -> None:
        """Note that pandas raised where compiled code did not: the function's own exception, or a warning as one."""
        self.why = f"raises {type(error).__name__}"

    def _differs(self, wrong: str) -> None:
        self.why = f"differs: {wrong}"
        self._plan.differed += 1
        if self._plan.differed == DIFFERENCES or not (self._plan.is_compiled or self._plan.is_kept):
            self._plan.refused = self.why
        self._plan.keep()
        if SETTINGS.check:
            code = self._call.function.__code__
            said = f"{code.co_name} ({code.co_filename}:{code.co_firstlineno}): compiled code gives {wrong} of pandas"
            if SETTINGS.check != "warn":
                raise CheckError(said)
            warnings.warn(said, RuntimeWarning, stacklevel=3)

    @property
    def pandas(self) -> float:
        """Return the seconds that pandas would take for the call."""
        return self._plan.theirs * self._call.calls + self._plan.kind.fixed

    @property
    def is_refused(self) -> bool:
        """Return whether pandas runs the call because the function cannot be compiled, or gave something else."""
        return bool(self.why) and (self.why == self._plan.refused or self.why.startswith("differs: "))

    @property
    def hint(self) -> str:
        """Return what to write instead, where the function cannot be compiled."""
        return self._plan.hint if self.why and self.why == self._plan.refused else ""

    def pandas_ran(self, seconds: float, share: float = 1.0) -> None:
        """Note what pandas took for the call, or for a ``share`` of it."""
        self._plan.pandas_ran(seconds, round(self._call.calls * share))

    def missed(self, seconds: float, calls: int) -> None:
        """Note what compiled code would have saved of all ``calls`` of the function, if pandas ran them, for so long.

        What was decided on was an estimate, or of those that were left.
        """
        plan = self._plan
        if not self.why:
            return
        self.take_back()
        if not (plan.refused or plan.is_compiled or plan.is_kept):
            saves = max(seconds - plan.needs(calls), 0.0)
            COMPILE_COSTS.add(plan, saves)
            if self.why.startswith(NOT_YET) or (self.why == FASTER and saves):  # for those that were left
                self.why = COMPILE_COSTS.told(plan, saves)
        if plan.repeats and seconds > LONG:
            plan.keep()


def sums_of(plan: Plan) -> AbstractContextManager[object]:
    """Return a block in which sums are added in NumPy's order, where they may decide something."""
    return options(recognize_reducers="numpy") if ADDED_ALIKE in plan.differences else nullcontext()


def run_in_pieces(
    attempt: Attempt,
    rows: int,
    piece: Callable[[int, int], Result],
    rest: Callable[[int], PandasCall | None],
    compiled: Callable[[Attempt], bool],
) -> tuple[list[Result | None], float, Attempt]:
    """Let pandas run rows piece by piece, each as long as all before it, until compiled code pays for the rest.

    ``piece(a, b)`` are those of rows ``a .. b``, ``rest(a)`` the call of rows from ``a`` on, which ``compiled`` runs if
    that pays. Return the results, pandas' seconds for all, and the last attempt.
    """
    __tracebackhide__ = True
    made: list[Result | None] = []
    done, pandas = 0, 0.0
    size = -(-rows // PIECES)
    while done < rows:
        end = min(done + size, rows)
        start = own_time()
        made.append(piece(done, end))
        seconds = own_time() - start
        attempt.pandas_ran(seconds, (end - done) / (rows - done))
        done, pandas = end, pandas + seconds
        call = rest(done) if done < rows else None
        if call is not None:
            attempt.take_back()
            attempt = Attempt(call)
            if compiled(attempt):
                return [*made, attempt.made], pandas + attempt.pandas, attempt
            size = done
    return made, pandas, attempt


def refusal(error: Exception, plan: Plan, function: FunctionType) -> str:
    """Return why pandas runs the call; and every further one of its kind, unless the function raised on a row."""
    ran = (frame.f_code for frame, _ in walk_tb(error.__traceback__))  # in Python, as for a category
    if is_raised_by_row(error) or (not isinstance(error, UdfError) and function.__code__ in ran):
        return f"raises {type(error).__name__}"
    if isinstance(error, RaisesError):
        return str(error)
    if isinstance(error, MostLeaveError) and not plan.leaves_most:  # these data may be unusual
        plan.leaves_most = True
        return str(error)
    why = cause_of(error) if isinstance(error, UdfError) else f"{type(error).__name__}: {cause_of(error)}"
    is_call = isinstance(error, TypeError) and str(error).startswith(f"{function.__qualname__}() ")  # its arguments
    known = is_call or isinstance(error, (UdfError, *TRANSIENT)) or str(error) == NO_TRANSFORM
    if isinstance(error, InternalError) or not known:
        SITES.faults += 1
    if not isinstance(error, TRANSIENT):
        plan.refused, plan.hint = why, hint_of(error)
    return why

"""Which blocks of a function are Python's: found by compiling it without those that its errors name."""

from __future__ import annotations

import re
import warnings
from collections import Counter
from types import CodeType, FunctionType
from typing import TYPE_CHECKING, Final, NamedTuple, TypeVar

import numpy as np

from udf.base.annotations import Function
from udf.base.records import dataclass
from udf.base.tracebacks import level_of_user
from udf.bind.bind import locate
from udf.bind.callables import as_function
from udf.bind.called_functions import Place, functions_of, left_bytes, names_of, without_places
from udf.bind.certain_leaves import certain_leaves, two_kinds
from udf.bind.leaving import Block, blocks_of, has_room
from udf.bind.shared_state import shared_state
from udf.errors import CapturedValueError, FallbackWarning, InternalError, UdfCompileError, UdfError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from udf.columns.column import LeftRows

    Trial = Callable[[FunctionType], int]

FunctionT = TypeVar("FunctionT", bound=Function)

LINES: Final = re.compile(r"\bline (\d+)")
"""How an error's cause names further lines of the function."""

KINDS: Final = re.compile(r"(\S+) in line (\d+)")
"""How an error says what a function returns in several lines."""

NOTE: Final = re.compile(r"^used by the UDF (.+) \(.*:(\d+)\)$")
"""How an error about a column says which line uses it."""

TRIALS: Final = 8
"""Compilations that are tried for one function before it is left to Python as a whole."""

MOST_PLANS: Final = 512


@dataclass(frozen=True, slots=True)
class Cuts:
    """The blocks of a function, and of those it calls, that are Python's, and why; ``whole`` says why if all of it is.

    ``hint`` is what to write instead then. ``refusal`` surely refuses a function that nobody has compiled yet.
    """

    places: frozenset[Place] = frozenset()
    whole: str = ""
    reasons: tuple[str, ...] = ()
    hint: str = ""
    refusal: UdfError | None = None

    def applied_to(self, function: FunctionT) -> FunctionT | FunctionType:
        """Return ``function`` without these blocks."""
        return without_places(function, self.places) if isinstance(function, FunctionType) and self.places else function


NOTHING: Final = Cuts()

_plans: dict[tuple[object, object], Cuts] = {}
_looked: dict[int, tuple[object, bool]] = {}
"""Codes by their identity, and whether there are plans of them; calls of others look no further."""


def known_cuts(function: object, types: Callable[[], object]) -> Cuts:
    """Return what was found of a function for columns of these types; at first what is seen without compiling."""
    code = getattr(function, "__code__", None)
    looked = _looked.get(id(code))
    if looked is not None and not looked[1]:
        return NOTHING
    if code is None:
        return _plans.get((code_of(function), types()), NOTHING)
    known = _plans.get((code, types()))
    if known is None:
        known = _seen_cuts(function) if isinstance(function, FunctionType) else NOTHING
        if not known.reasons:
            _note(code, has_plans=looked is not None or any(one == code for one, _ in _plans))
        else:
            _keep(function, types(), known)
    return unless_shared(function, known)


def _note(code: object, *, has_plans: bool) -> None:
    if len(_looked) >= MOST_PLANS:
        _looked.clear()
    _looked[id(code)] = (code, has_plans)  # which keeps it, and so its identity


def certain_cuts(function: FunctionType) -> Cuts:
    """Return the blocks that surely are Python's, of a function and of those it calls."""
    return unless_shared(function, _seen_cuts(function))


def _seen_cuts(function: FunctionType) -> Cuts:
    found: dict[Place, str] = {}
    for one in functions_of(function):
        leaves = certain_leaves(one)
        if 0 in leaves and one is function:
            return Cuts(whole=leaves[0], reasons=(leaves[0],))
        code, blocks = one.__code__, {block.start: block for block in blocks_of(one.__code__) if leaves}
        if all(start and has_room(code, blocks[start]) for start in leaves):
            found.update(((code, start), cause) for start, cause in leaves.items())
    if not found:
        refusal = two_kinds(function)
        return NOTHING if refusal is None else Cuts(refusal=refusal)
    return Cuts(frozenset(found), "", tuple(dict.fromkeys(found.values())))


def unless_shared(function: object, cuts: Cuts) -> Cuts:
    """Return these cuts; of all where compiled blocks of this function read what the others may change.

    Asked in each call: functions of one code may capture other objects, and what these hold changes.
    """
    shared = shared_state(function, cuts.places) if cuts.places and isinstance(function, FunctionType) else ""
    reason = f"{shared!r} is read by rows that are compiled, and may be changed by rows that are not"
    return Cuts(whole=reason, reasons=(reason,)) if shared else cuts


def code_of(function: object) -> object:
    """Return what a function is known by: its code, or itself where it has none; None of what has no hash."""
    code = getattr(function, "__code__", None)
    if code is not None:
        return code
    try:
        hash(function)
    except TypeError:
        return None
    return function


def leave_whole(function: object, types: object, error: UdfError) -> Cuts:
    """Note that all of a function is Python's, because of ``error``."""
    cause = cause_of(error)
    return _keep(function, types, Cuts(whole=cause, reasons=(cause,), hint=hint_of(error)))


def _keep(function: object, types: object, cuts: Cuts) -> Cuts:
    if code_of(function) is None:
        return cuts
    if len(_plans) >= MOST_PLANS:
        _plans.clear()
        _looked.clear()
    _plans[code_of(function), types] = cuts
    if (code := getattr(function, "__code__", None)) is not None:
        _note(code, has_plans=True)
    return cuts


def find_cuts(
    function: object, types: Callable[[], object], known: Cuts, error: UdfError, trial: Trial, enough: int = 0
) -> Cuts:
    """Return the blocks without which ``function`` compiles, which with ``known`` ones raises ``error``.

    ``trial`` compiles and runs a function, and returns how many rows leave; of so few no other choice is looked for.
    """
    if not isinstance(function, FunctionType):
        return leave_whole(function, types(), error)
    found = _Search(function, trial, enough).after(known.places, error)
    if found is None or not found.places:
        return leave_whole(function, types(), error)
    cuts = Cuts(found.places, "", (*known.reasons, *found.reasons))
    return unless_shared(function, _keep(function, types(), cuts))


def find_cuts_of_types(function: FunctionType, error: UdfError, compiled: Callable[[FunctionType], object]) -> Cuts:
    """Return the blocks without which ``function`` is ``compiled``, where no data are there: as little as can be."""

    def left_out(tried: FunctionType) -> int:
        compiled(tried)
        return left_bytes(tried, function)

    return find_cuts(function, lambda: None, NOTHING, error, left_out)


class Found(NamedTuple):
    """Blocks that were left out, with how many rows leave and why."""

    rows: int
    places: frozenset[Place]
    reasons: tuple[str, ...]


class _Search:
    """The search for blocks: those that an error names are left out, one by one, until the rest compiles."""

    def __init__(self, function: FunctionType, trial: Trial, enough: int) -> None:
        self._function, self._trial, self._enough, self._left = function, trial, enough, TRIALS

    def after(self, places: frozenset[Place], error: UdfError) -> Found | None:
        """Return the blocks to leave out after ``error``, and the reasons; None if no choice of them compiles."""
        named = [one for one in self._blocks(error) if one.place not in places]
        compiled: list[Found] = []
        refused: list[tuple[frozenset[Place], UdfError]] = []
        kinds = [*_but_one_kind(error, named)]
        singles = [frozenset({one.place}) for one in named]
        for option in [*kinds, *singles, *([frozenset().union(*singles)] if len(singles) > 1 else ())]:
            if self._left == 0 or (compiled and option not in (kinds or singles)):  # these leave no fewer rows
                break
            self._left -= 1
            try:
                rows = self._trial(Cuts(places | option).applied_to(self._function))
            except InternalError:
                raise
            except UdfError as other:
                refused.append((places | option, other))
                continue
            compiled.append(Found(rows, places | option, (cause_of(error),)))
            if rows <= self._enough:
                return compiled[-1]
        for more, further in refused if self._enough or not compiled else ():
            found = self.after(more, further)
            if found is not None:
                compiled.append(found._replace(reasons=(cause_of(error), *found.reasons)))
                if found.rows <= self._enough or self._left == 0:
                    break
        return min(compiled, key=lambda one: one.rows, default=None)

    def _blocks(self, error: UdfError) -> Iterator[Named]:
        """Yield the blocks that ``error`` is about, which can be left out; the first one of a function cannot."""
        for one in blocks_named(error, self._function):
            if one.block.start and has_room(one.code, one.block):
                yield one


class Named(NamedTuple):
    """A block of a function that an error is about."""

    code: CodeType
    block: Block

    @property
    def place(self) -> Place:
        """Return where it is."""
        return self.code, self.block.start


def _but_one_kind(error: UdfError, named: list[Named]) -> Iterator[frozenset[Place]]:
    """Yield the blocks that return anything but one kind of value, for each kind that an error counts up in lines."""
    kinds: dict[str, set[int]] = {}
    last = {line: one.place for one in named for line in one.block.lines}  # which returns
    for kind, line in KINDS.findall(cause_of(error)) if len(named) > 2 else ():
        if kind != "none":  # which a column of any kind may have
            kinds.setdefault("number" if kind.startswith(("int", "float")) else kind, set()).add(int(line))
    for kept, own in kinds.items():
        lines = set().union(*(lines for kind, lines in kinds.items() if kind != kept))
        if lines and lines <= last.keys() and not lines & own:
            yield frozenset(last[line] for line in lines)


def blocks_named(error: UdfError, function: FunctionType) -> list[Named]:
    """Return the blocks that an error is about: of a function, of those it calls, and those that call these."""
    every, found = functions_of(function), list[Named]()
    for one in every:
        lines, names = _places(error, one)
        blocks = blocks_of(one.__code__) if lines or names else ()
        found += [Named(one.__code__, block) for block in blocks if block.lines & lines or block.names & names]
    for number, one in reversed([*enumerate(every)][1:]):
        if any(one.__code__ == code for code, _ in found):
            calling = [(other.__code__, names_of(one, other)) for other in every[:number]]
            found += [Named(code, block) for code, names in calling for block in blocks_of(code) if block.names & names]
    return list(dict.fromkeys(found))


def _places(error: UdfError, one: FunctionType) -> tuple[set[int], set[str]]:
    """Return the lines, or the variables, of ``one`` that an error is about."""
    if isinstance(error, UdfCompileError):
        return {error.line, *map(int, LINES.findall(error.cause))} if _is_in(one, error) else set(), set()
    if isinstance(error, CapturedValueError):
        return set(), {re.split(r"[.\[]", error.name)[0]} if error.function == one.__name__ else set()
    notes = (NOTE.match(note) for note in getattr(error, "__notes__", ()))
    return {int(note[2]) for note in notes if note is not None and note[1] == one.__name__}, set()


def _is_in(one: FunctionType, error: UdfCompileError) -> bool:
    """Return whether an error's line is one of a function's."""
    lines = {line for _, _, line in one.__code__.co_lines() if line is not None}
    return one.__code__.co_filename == error.file and error.line in range(min(lines), max(lines) + 1)


def cause_of(error: Exception) -> str:
    """Return what an error says, in a line, and of which line of the function."""
    text = str(getattr(error, "cause", "") or error).partition("\n")[0].rstrip(".")
    return f"{text} (line {error.line})" if isinstance(error, UdfCompileError) and "line " not in text else text


def lines_left(left: LeftRows | None, function: object) -> dict[int, int]:
    """Return how many rows left in each line of ``function``, as it was compiled: its program may be an equal one's."""
    lines = Counter[int]()
    if left is not None:
        for place, count in enumerate(np.bincount(left.places).tolist()):
            if count:
                lines[locate(left.sites[place], as_function(function)).line] += count
    return dict(sorted(lines.items()))


def hint_of(error: BaseException) -> str:
    """Return what an error says to write instead, without a full stop; "" where it does not say it."""
    return str(error).partition("Hint: ")[2].partition("\n\n")[0].strip().rstrip(".")


def causes_of(lines: Iterable[int]) -> Iterator[str]:
    """Yield why rows left a function all of whose statements compile."""
    for line in lines:
        yield f"line {line} gave a value there that compiled code cannot hold, such as an integer beyond 64 bits"


_warned: set[tuple[object, str]] = set()


def warn_of(function: object, cause: str, share: str) -> None:
    """Say once for a function and cause that Python runs ``share`` of its rows."""
    code = code_of(function)
    if (code, cause) in _warned:
        return
    _warned.add((code, cause))
    warnings.warn(FallbackWarning(function, cause, share), stacklevel=level_of_user())

"""The PTX of every function that tests and benchmarks know, of two trees, instruction by instruction.

python -m benchmarks.ptx_differences write before.json     # in one tree
python -m benchmarks.ptx_differences write after.json      # in the other
python -m benchmarks.ptx_differences compare before.json after.json

A text is compared as it is. Where it differs, what is counted is how often each instruction occurs (its name with its
types), so that registers and labels with other numbers are no difference. ``write`` also times the front end: the
least processor time of ``--repeats`` compilations of each function.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
import time
from collections import Counter
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from benchmarks import overflow, workloads
from tests.meaning.windows import test_reduced_functions, test_window_functions, test_window_tables
from tests.support import loop_functions, overflow_functions, window_functions
from tests.support.corpus_check import CASES, columns
from tests.support.frontend_cases import call_of, column
from tests.support.inner_functions import random_function
from tests.support.window_entry import window_call
from tests.support.window_remainders import window_call as reducible
from udf.base.handling import Handling
from udf.bind.bind import bind
from udf.frontend import compile_to_ptx

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from udf.bind.udf_call import UdfCall

INSTRUCTION: Final = re.compile(r"^\s*(?:\{\s*)?(?:@!?%p\d+ )?([a-z][\w.]*)", re.MULTILINE)
"""An instruction's name with its types, after its guard."""

SEEDS: Final = 60
"""How many generated functions with inner functions are taken."""

Found = dict[str, dict[str, Any]]


def calls() -> Iterator[tuple[str, Callable[[], UdfCall]]]:
    """Yield each function's name, and how its call is made."""
    yield from _corpus()
    for name, function in _integers().items():
        yield name, partial(call_of, function, *["int64"] * function.__code__.co_argcount)
    for name, function in _windows().items():
        yield name, partial(window_call, function, length=5)
    for name, (function, _) in test_reduced_functions.RECOGNISED.items():
        yield f"reduced/{name}", partial(reducible, function)
    for name, function in test_window_tables.FUNCTIONS.items():
        yield f"tables/{name}", partial(window_call, function, columns=2, length=5)
    for work in workloads.WORKLOADS:
        yield from _workload(work)


def _corpus() -> Iterator[tuple[str, Callable[[], UdfCall]]]:
    for name, case in CASES.items():
        given = columns(case, case.rows[:1])
        yield f"corpus/{name}", partial(bind, case.function, given, how=Handling(overflow="wrap"))
        yield f"corpus/{name}/raise", partial(bind, case.function, given)
        nulls = tuple(column(dtype, nullable=True) for dtype in case.dtypes)
        yield f"corpus/{name}/nulls", partial(bind, case.function, nulls, how=Handling(nulls="pass"))


def _integers() -> dict[str, Any]:
    named = (*loop_functions.FUNCTIONS, overflow.line, overflow.polynomial, overflow.total, overflow.digest)
    return {
        **{f"loops/{function.__name__}": function for function in named},
        **{f"overflow/{name}": function for name, (function, _) in overflow_functions.BEYOND.items()},
        **{f"inner/{seed}": random_function(seed)[0] for seed in range(SEEDS)},
    }


def _windows() -> dict[str, Any]:
    named = (window_functions.mean, window_functions.largest, window_functions.first_above, window_functions.checked)
    return {
        **{f"windows/{name}": function for name, function in test_window_functions.CASES.items()},
        **{f"windows/{function.__name__}": function for function in (*named, window_functions.powers)},
    }


def _workload(work: workloads.Workload) -> Iterator[tuple[str, Callable[[], UdfCall]]]:
    if work.kind == "rolling":
        yield f"work/{work.name}", partial(reducible, work.function, length=work.window)
    else:
        yield f"work/{work.name}", partial(call_of, work.values, *["float64"] * len(work.columns))


def write(path: Path, repeats: int) -> None:
    """Compile every function, and write what came out."""
    found: Found = {}
    for name, make in calls():
        least, text = float("inf"), ""
        for _ in range(repeats):
            start = time.process_time()
            try:
                text = compile_to_ptx(make()).text
            except Exception as error:  # noqa: BLE001 - a function that is refused is refused in both trees
                text = f"{type(error).__name__}: {error}"
            least = min(least, time.process_time() - start)
        found[name] = {"text": text, "ms": round(least * 1e3, 3)}
    path.write_text(json.dumps(found, indent=1))
    print(f"{len(found)} functions, {sum(one['ms'] for one in found.values()):,.0f} ms")


def instructions(text: str) -> Counter[str]:
    """Return how often each instruction occurs in a function's text.

    Examples
    --------
    >>> instructions("{ @%p1 bra $L_1;")
    Counter({'bra': 1})
    """
    return Counter(INSTRUCTION.findall(text[text.find("{") + 1 :]))


def compare(before: Found, after: Found) -> int:
    """Print what differs; return how many functions have other instructions."""
    same = other = 0
    for name in before.keys() & after.keys():
        same += before[name]["text"] == after[name]["text"]
    for name in sorted(before.keys() & after.keys()):
        old, new = before[name]["text"], after[name]["text"]
        was, now = instructions(old), instructions(new)
        if old == new or (was == now and old.startswith("//") and new.startswith("//")):
            continue
        other += 1
        print(f"{name}: {was.total()} -> {now.total()}", _change(was, now))
        for text in (old, new):
            if not text.startswith("//"):
                print("   ", text.splitlines()[0][:160])
    shared = before.keys() & after.keys()
    alike = len(shared) - same - other
    print(f"{len(shared)} functions: {same} the same text, {alike} others with the same instructions")
    for what, of in (("instructions", _size), ("ms in the front end", lambda one: one["ms"])):
        print(what, *(f"{sum(of(found[name]) for name in shared):,.0f}" for found in (before, after)))
    return other


def _size(one: dict[str, Any]) -> int:
    return instructions(one["text"]).total()


def _change(was: Counter[str], now: Counter[str]) -> str:
    return " ".join(f"{name}{now[name] - was[name]:+}" for name in sorted(was | now) if now[name] != was[name])


def main() -> int:
    """Write or compare."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    writing = commands.add_parser("write", help="compile every function in this tree")
    writing.add_argument("path", type=Path)
    writing.add_argument("--repeats", type=int, default=2)
    comparing = commands.add_parser("compare", help="say what differs between two trees")
    comparing.add_argument("paths", type=Path, nargs=2)
    chosen = parser.parse_args()
    if chosen.command == "write":
        write(chosen.path, chosen.repeats)
        return 0
    return int(compare(*(json.loads(path.read_text()) for path in chosen.paths)) > 0)


if __name__ == "__main__":
    sys.exit(main())

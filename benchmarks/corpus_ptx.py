"""The front end of this tree and of an older one over the corpus: processor time, and PTX instruction by instruction.

python benchmarks/corpus_ptx.py write FILE                      # in either tree, from its root, with PYTHONPATH=.
python -m benchmarks.corpus_ptx compare --before F.. --after F..  # benchmarks/results/corpus_ptx.json

Runs of the two trees in turn even out what a machine does besides: several files a tree, of which the least time of
each function is taken. Functions whose code or types changed between the trees, or that one refuses, are counted apart.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import Any

# ruff: noqa: PLC0415 - "write" runs in trees that have not all of these

WAYS: dict[str, dict[str, str]] = {"raise": {}, "wrap": {"overflow": "wrap"}}


def write(path: Path, repeats: int) -> None:
    """Compile every function of the corpus in both ways, the first one twice, and write text and least time."""
    from tests.support.corpus_check import CASES, columns
    from udf.frontend import compile_to_ptx

    found: dict[str, dict[str, Any]] = {}
    names = list(CASES)
    for name in [names[0], *names]:
        case = CASES[name]
        for way, options in WAYS.items():
            least, text = float("inf"), ""
            for _ in range(repeats):
                call = _bound(case.function, columns(case, case.rows[:1]), options)
                start = time.process_time()
                try:
                    text = compile_to_ptx(call).text
                except Exception as error:  # noqa: BLE001 - a refusal is what came out
                    text = f"{type(error).__name__}: {error}"
                least = min(least, time.process_time() - start)
            code = [case.function.__code__.co_code.hex(), *map(str, case.dtypes)]
            found[f"{name}/{way}"] = {"text": text, "ms": round(least * 1e3, 3), "code": code}
    path.write_text(json.dumps(found))
    print(f"{len(found)} compilations, {sum(one['ms'] for one in found.values()):,.0f} ms")


def _bound(function: Any, given: Any, options: dict[str, str]) -> Any:
    from udf.bind.bind import bind

    try:
        from udf.base.handling import Handling

        return bind(function, given, how=Handling(**options))
    except TypeError:  # an older bind takes them by name
        return bind(function, given, **options)  # type: ignore[arg-type]


def compare(before: list[dict[str, Any]], after: list[dict[str, Any]]) -> None:
    """Write what both trees take, their times in all, and each difference."""
    from benchmarks.ptx_differences import instructions
    from benchmarks.record import write as record

    old, new = _least(before), _least(after)
    shared = [name for name in old if name in new and old[name]["code"] == new[name]["code"]]
    taken = [name for name in shared if _is_ptx(old[name]) and _is_ptx(new[name])]
    same = [name for name in taken if old[name]["text"] == new[name]["text"]]
    lines = []
    for name in sorted({*taken} - {*same}):
        was, now = (instructions(one[name]["text"]) for one in (old, new))
        change = {key: now[key] - was[key] for key in sorted(was | now) if now[key] != was[key]}
        lines.append({"name": name, "instructions": [was.total(), now.total()], "change": change})
    totals = [round(sum(one[name]["ms"] for name in taken)) for one in (old, new)]
    sizes = [sum(instructions(one[name]["text"]).total() for name in taken) for one in (old, new)]
    counts = {
        "shared": len(shared),
        "taken_by_both": len(taken),
        "refused_before": sum(not _is_ptx(old[name]) for name in shared),
        "refused_now": [name for name in shared if _is_ptx(old[name]) and not _is_ptx(new[name])],
        "same_text": len(same),
        "same_instructions": sum(not line["change"] for line in lines),
    }
    differing = [line for line in lines if line["change"]]
    record("corpus_ptx", {"counts": counts, "ms": totals, "instructions": sizes, "lines": differing})
    print(counts, totals, sizes)


def _least(runs: list[dict[str, Any]]) -> dict[str, Any]:
    return {name: {**one, "ms": min(run[name]["ms"] for run in runs)} for name, one in runs[0].items()}


def _is_ptx(one: dict[str, Any]) -> bool:
    return ".version" in one["text"]


def main() -> None:
    """Write or compare."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    writing = commands.add_parser("write")
    writing.add_argument("path", type=Path)
    writing.add_argument("--repeats", type=int, default=3)
    comparing = commands.add_parser("compare")
    comparing.add_argument("--before", type=Path, nargs="+", required=True)
    comparing.add_argument("--after", type=Path, nargs="+", required=True)
    chosen = parser.parse_args()
    if chosen.command == "write":
        write(chosen.path, chosen.repeats)
    else:
        compare(*([json.loads(path.read_text()) for path in some] for some in (chosen.before, chosen.after)))


if __name__ == "__main__":
    main()

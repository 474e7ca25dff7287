"""``python -m udf.pandas script.py args..``, or ``-m module args..``: a program as it is, its pandas accelerated.

With ``--report`` first, what became of its calls is written to stderr at its end; with ``--check`` every result is
compared with pandas' own on 1,000 rows; with ``--strict`` a function that cannot be compiled raises. What the program
itself raises is shown with its own frames.
"""

import os
import runpy
import sys
from collections.abc import Callable
from functools import partial
from itertools import pairwise
from pathlib import Path
from types import TracebackType

from udf.base.tracebacks import OUR_PACKAGES, package_of
from udf.doors.installed import CheckError, install, report
from udf.doors.installed.patches import PLACE
from udf.errors import InternalError, UdfError

RUNNERS = (__file__, str(Path(__file__).parents[2] / "pandas.py"), PLACE)

TOLD = (UdfError, CheckError)
"""What says what is wrong, where we raise it."""

FLAGS = ("--report", "--check", "--strict")

USAGE = """python -m udf.pandas [--report] [--check] [--strict] script.py args..  (or -m module args..)

Run a program whose pandas methods run compiled functions where that saves time.

  --report  write at the end what became of each call, and why
  --check   compare every result with pandas' own on 1,000 rows
  --strict  raise for a function that cannot be compiled
"""


def main(arguments: list[str]) -> int:
    """Run a script or a module under its own name; return 2 if none is named."""
    given = list(arguments)
    flags = set()
    while given and given[0] in FLAGS:
        flags.add(given.pop(0))
    module = given[:1] == ["-m"]
    program = given[1:] if module else given
    if not program or (program[0].startswith("-") and not module):
        unknown = given[:1] not in ([], ["-m"], ["-h"], ["--help"])
        sys.stderr.write(f"unknown option {given[0]!r}\n\n{USAGE}" if unknown else USAGE)
        return 0 if given[:1] in (["-h"], ["--help"]) else 2
    sys.excepthook = partial(_show, sys.excepthook)
    install(check="--check" in flags, strict="raise" if "--strict" in flags else None)
    sys.argv = program
    try:
        if module:
            runpy.run_module(program[0], run_name="__main__", alter_sys=True)
        else:
            sys.path[0] = os.path.dirname(os.path.abspath(program[0]))  # noqa: PTH100, PTH120 - as Python does it
            runpy.run_path(program[0], run_name="__main__")
    finally:
        if "--report" in flags:
            sys.stderr.write(f"{report()!r}\n")
    return 0


def _show(
    hook: Callable[..., object], kind: type[BaseException], error: BaseException, frames: TracebackType | None
) -> None:
    """Show what a program raised without the frames of who ran it, and of ours; a fault of ours is shown whole."""
    shown: list[TracebackType] = []
    while frames is not None:
        file = frames.tb_frame.f_code.co_filename
        if Path(file).name not in ("<frozen runpy>", "runpy.py") and file not in RUNNERS:
            shown.append(frames)
        frames = frames.tb_next
    if not isinstance(error, InternalError) and (isinstance(error, TOLD) or not (shown and _is_ours(shown[-1]))):
        shown = [one for one in shown if not _is_ours(one)]
    for one, after in pairwise([*shown, None]):
        one.tb_next = after  # type: ignore[union-attr]
    error.__traceback__ = shown[0] if shown else None
    hook(kind, error, error.__traceback__)


def _is_ours(trace: TracebackType) -> bool:
    return package_of(trace.tb_frame) in OUR_PACKAGES


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

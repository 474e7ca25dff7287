"""``python -m ptx2cpp in.ptx -o out.cuh``: translate a PTX device function from the shell.

Exit status: 0 done, 1 the PTX was refused (file, line, column and carets on standard error), 2 the command
line was wrong or a file could not be read or written.
"""

import argparse
import sys
from pathlib import Path

from ptx2cpp.ptx_errors import PtxError
from ptx2cpp.source import Source
from ptx2cpp.translate import translate


def typed_position(text: str) -> tuple[int, str]:
    """Read ``INDEX=TYPE``, as in ``0=const double*``."""
    index, _, cpp = text.partition("=")
    if not index.isdigit() or not cpp:
        raise argparse.ArgumentTypeError(f"{text!r} is not INDEX=TYPE, for example 0='const double*'")
    return int(index), cpp


def pointer_position(text: str) -> tuple[int, str]:
    """Read ``INDEX`` or ``INDEX=TYPE`` where the type is a pointer; ``const void*`` if none is given."""
    index, cpp = typed_position(text if "=" in text else f"{text}=const void*")
    if not cpp.endswith("*"):
        raise argparse.ArgumentTypeError(f"{cpp!r} is not a pointer type")
    return index, cpp


def arguments() -> argparse.ArgumentParser:
    """Return the parser of the command line."""
    parser = argparse.ArgumentParser(
        prog="python -m ptx2cpp",
        description="Translate a PTX device function to an inline-PTX CUDA C++ device function.",
    )
    parser.add_argument("input", nargs="?", default="-", help="PTX file; - or nothing for standard input")
    parser.add_argument("-o", "--output", default="-", help="C++ file; - or nothing for standard output")
    parser.add_argument("--entry", help="which .func to translate, if several are called by no other")
    parser.add_argument("--name", help="name of the C++ function; by default the PTX function's")
    typed = (
        ("--pointer", pointer_position, "this parameter is a pointer of that C++ type"),
        ("--parameter", typed_position, "C++ type of a parameter"),
        ("--result", typed_position, "C++ type of a result"),
    )
    for flag, read, text in typed:
        parser.add_argument(flag, type=read, help=text, action="append", default=[], metavar="INDEX=TYPE")
    return parser


def main(argv: list[str] | None = None) -> int:
    """Run the command line ``argv`` and return the exit status."""
    options = arguments().parse_args(argv)
    try:
        text = sys.stdin.read() if options.input == "-" else Path(options.input).read_text(encoding="utf-8")
        function = translate(
            Source(text, "<stdin>" if options.input == "-" else options.input),
            entry=options.entry,
            name=options.name,
            parameters=dict(options.parameter + options.pointer),
            results=dict(options.result),
        )
        if options.output == "-":
            sys.stdout.write(function.text)
        else:
            Path(options.output).write_text(function.text, encoding="utf-8")
    except PtxError as error:
        sys.stderr.write(f"{error}\n")
        return 1
    except (OSError, UnicodeDecodeError) as error:
        sys.stderr.write(f"ptx2cpp: {error}\n")
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())

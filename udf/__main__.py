"""``python -m udf compile|explain|cache|info|stubs|bench``: the command line.

python -m udf compile module:function --types float64,float64 -o f.udf
python -m udf explain module:function --types "a=float64,b=int64?" [--html f.html]
python -m udf cache [--clear]
python -m udf info [f.udf]
python -m udf stubs
python -m udf bench [...]
"""

import argparse
import importlib
import platform
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import udf
from udf.errors import ArgumentError, UdfError

# ruff: noqa: PLC0415 - each command imports what it needs


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; return its exit status, 2 for one that could not be done."""
    given = sys.argv[1:] if arguments is None else list(arguments)
    if given[:1] == ["bench"]:  # it has options of its own
        return _bench(given[1:])
    options = _parser().parse_args(given or ["--help"])
    run: Callable[[argparse.Namespace], None] = options.run
    try:
        run(options)
    except (UdfError, OSError) as refused:
        sys.stderr.write(f"{refused}\n")
        return 2
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m udf", description="Python functions over columns, compiled.")
    commands = parser.add_subparsers(required=True, metavar="compile|explain|cache|info|stubs|bench")

    compiling = commands.add_parser("compile", help="compile a function ahead, to a file")
    _add_function(compiling)
    compiling.add_argument("-o", "--output", required=True, help="the file, f.udf")
    compiling.add_argument("--archs", help="GPUs, sm_80,sm_90; '' for none (default: what can be made here)")
    compiling.add_argument("--cpu", default="host", help="x86-64-v3, aarch64, ..; '' for none (the usual one here)")
    compiling.add_argument("--errors", choices=("raise", "null"), default="raise")
    compiling.add_argument("--error-model", choices=("python", "numpy"), default="python")
    compiling.add_argument("--overflow", choices=("raise", "wrap"), default="raise")
    compiling.add_argument("--na-action", choices=("ignore",), default=None)
    compiling.set_defaults(run=_compile)

    explaining = commands.add_parser("explain", help="show every stage of a function")
    _add_function(explaining)
    explaining.add_argument("--html", metavar="FILE", help="write them side by side to a page")
    explaining.set_defaults(run=_explain)

    caching = commands.add_parser("cache", help="show what is kept on disk")
    caching.add_argument("--clear", action="store_true", help="remove it")
    caching.set_defaults(run=_cache)

    informing = commands.add_parser("info", help="show what is installed, or what is in a file")
    informing.add_argument("file", nargs="?")
    informing.set_defaults(run=_info)
    stubs = commands.add_parser("stubs", help="tell mypy, pyright, and editors about .udf of pandas and Polars")
    stubs.set_defaults(run=_stubs)
    commands.add_parser("bench", help="run the benchmarks, in a checkout")
    return parser


def _add_function(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("function", help="module:function")
    parser.add_argument("--types", required=True, help="float64,int64? for columns; a=float64,b=int64? for a row")


def _function(name: str) -> Any:
    """Return the function ``module:function``."""
    module, _, path = name.partition(":")
    if not module or not path:
        raise ArgumentError(f"{name!r} does not name a function", "pass module:function")
    sys.path.insert(0, "")
    hint = "pass module:function; the module must be importable from this folder"
    try:
        found: Any = importlib.import_module(module)
        for part in path.split("."):
            found = getattr(found, part)
    except ImportError as missing:
        raise ArgumentError(f"cannot import module {module!r}: {missing}", hint) from None
    except AttributeError:
        raise ArgumentError(f"module {module!r} has no function {path!r}", hint) from None
    finally:
        sys.path.remove("")
    return found


def _types(text: str) -> Any:
    """Return types as ``compile`` takes them: a tuple, or a mapping for a row."""
    items = [item.strip() for item in text.split(",") if item.strip()]
    if any("=" in item for item in items):
        pairs = (item.partition("=") for item in items)
        return {label.strip(): spec.strip() for label, _, spec in pairs}
    return tuple(items)


def _compile(options: argparse.Namespace) -> None:
    made = udf.compile(
        _function(options.function),
        _types(options.types),
        None if options.archs is None else tuple(filter(None, options.archs.split(","))),
        True if options.cpu == "host" else tuple(filter(None, options.cpu.split(","))),
        na_action=options.na_action,
        errors=options.errors,
        error_model=options.error_model,
        overflow=options.overflow,
    )
    made.save(options.output)
    print(f"{options.output}: {made!r}")


def _explain(options: argparse.Namespace) -> None:
    types = _types(options.types)
    shown = udf.explain(_function(options.function), *(types if isinstance(types, tuple) else [types]))
    if options.html:
        Path(options.html).write_text(shown.to_html(), encoding="utf-8")
    print(f"{options.html}: the stages of {options.function}" if options.html else shown)


def _cache(options: argparse.Namespace) -> None:
    if options.clear:
        udf.cache.clear()
    known = udf.cache.info()
    print(f"path   {known.path or 'none: nothing is kept on disk'}")
    print(f"files  {known.files}")
    print(f"bytes  {known.bytes:,} of at most {known.limit:,}")
    if known.problem:
        print(f"problem  {known.problem}")


def _info(options: argparse.Namespace) -> None:
    if options.file:
        return _info_of(options.file)
    from udf import cuda
    from udf.base.threads import processors
    from udf.base.versions import version_of
    from udf.cpu.target import cpu_info
    from udf.version import __version__

    print(f"inlay-udf  {__version__}")
    print(f"python     {platform.python_version()}")
    for package in ("numba", "llvmlite", "numpy", "cuda-bindings", "nvidia-cuda-nvrtc"):
        print(f"{package:10} {version_of(package) or 'not installed'}")
    for package in ("pandas", "pyarrow", "polars", "duckdb", "dask", "pyspark", "cudf"):
        if version := version_of(package):
            print(f"{package:10} {version}")
    print(f"processor  {cpu_info().get('model name', platform.machine())}, {processors()} usable")
    reason = cuda.reason_unavailable()
    print(f"gpu        {cuda.device_name() if reason is None else f'none: {reason}'}")
    print(f"cache      {udf.cache.path or 'none'}")
    return None


def _info_of(path: str) -> None:
    found = udf.load(path)
    print(f"function    {found.signature}")
    print(f"GPUs        {', '.join(found.archs) or 'none'}")
    print(f"processors  {', '.join(found.processors) or 'none'}")
    how = found.signature.how
    print(f"errors      {how.errors}, {how.error_model}; overflow: {how.overflow}; nulls: {how.nulls}")
    for artefact in found.artefacts:
        for name, code in artefact.code.items():
            print(f"  {artefact.target} {name}: {len(code):,} bytes")


def _stubs(_: argparse.Namespace) -> None:
    from udf.doors.type_stubs import write_stubs

    print("\n".join(write_stubs()) or "nothing to write: neither polars nor pandas-stubs is installed")


def _bench(arguments: list[str]) -> int:
    try:
        bench = importlib.import_module("benchmarks.__main__")
    except ImportError as missing:
        sys.stderr.write(f"the benchmarks are in a checkout of Inlay, not in the package ({missing}).\n")
        return 2
    sys.argv = ["python -m benchmarks", *arguments]
    bench.main()
    return 0


if __name__ == "__main__":
    sys.exit(main())

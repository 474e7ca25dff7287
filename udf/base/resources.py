"""Where the C++ headers and Jinja templates are: at the top of a checkout, inside the package in a wheel."""

from pathlib import Path

PACKAGE = Path(__file__).resolve().parents[1]


def kernels() -> Path:
    """Return the folder of the kernel headers (``*.cuh``).

    Examples
    --------
    >>> (kernels() / "device_map.cuh").is_file()
    True
    """
    return _folder("kernels")


def templates() -> Path:
    """Return the folder of the Jinja templates (``*.j2``).

    Examples
    --------
    >>> (templates() / "map_rows.cu.j2").is_file()
    True
    """
    return _folder("templates")


def _folder(name: str) -> Path:
    in_wheel = PACKAGE / name
    return in_wheel if in_wheel.is_dir() else PACKAGE.parent / name

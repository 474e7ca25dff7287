"""Kernels compiled once for all functions with the same operands: their PTX, into which a function is spliced.

A skeleton is found in memory, on disk beside the programs, or among those that are shipped (``skeletons.bin``, made by
``python -m tests.support.ship.skeletons``). Where there is none NVRTC compiles the whole, as it does for what cannot be
spliced; and since its PTX comes with the machine code, that is a skeleton for the next function.
"""

import hashlib
import re
from functools import cache, lru_cache
from typing import Final

from udf.base import resources
from udf.base.container import unpack
from udf.base.logs import debug
from udf.base.stage_store import StageStore
from udf.cuda.assemble import assemble
from udf.cuda.nvrtc import OPTIONS, Cubin, NvrtcError, compile_source, nvrtc_version
from udf.cuda.splice import SpliceError, skeleton_of, splice, take_apart
from udf.errors import ContainerError

FORMAT: Final = 1
"""What a skeleton is: another number where marks in its PTX change (udf/cuda/splice.py)."""

SKELETONS: Final = StageStore("skeleton", nvrtc_version)
WITHOUT_FUNCTION: Final = StageStore("kernel without a function", nvrtc_version)
"""Machine code of kernels that are the same for every function: what reduces and converts columns for others."""

SHIPPED: Final = resources.PACKAGE / "cuda" / "skeletons.bin"

_told: set[str] = set()


def compile_kernel(source: str, entry: str, arch: str) -> Cubin:
    """Compile the kernel ``entry`` for ``arch``: by its skeleton if there is one; the machine code is the same.

    Raises
    ------
    CudaError
        If NVRTC refuses the source, with its log.
    """
    parts = take_apart(source)
    if parts is None:
        return compile_source(source, entry, arch) if "asm" in source else _without_function(source, entry, arch)
    key = skeleton_key(parts.skeleton, arch)
    skeleton = find(key)
    if skeleton is not None:
        try:
            return assemble(splice(skeleton, parts.functions), entry, arch)
        except (SpliceError, NvrtcError) as refused:
            tell(f"a kernel's skeleton does not take its function, NVRTC compiles both: {refused}")
    made = compile_source(parts.marked, entry, arch)
    keep(key, skeleton_of(made.ptx))
    return made


def _without_function(source: str, entry: str, arch: str) -> Cubin:
    key = skeleton_key(source, arch)
    code = WITHOUT_FUNCTION.find(key)
    if code is not None:
        return Cubin(code=code, arch=arch, log="")
    made = compile_source(source, entry, arch)
    WITHOUT_FUNCTION.keep(key, made.code)
    return made


def skeleton_key(skeleton: str, arch: str) -> str:
    """Return what a skeleton is found by: what is compiled, and for which GPUs."""
    parts = (str(FORMAT), skeleton, arch, *OPTIONS, kernels_digest())
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()


_COMMENT: Final = re.compile(rb"\s*//.*")


@cache
def kernels_digest() -> str:
    """Return a digest over the headers that kernels are made of, but for their comments."""
    digest = hashlib.sha256()
    for path in sorted(resources.kernels().glob("*.cuh")):
        text = _COMMENT.sub(b"", path.read_bytes())
        digest.update(f"{path.name}\0{len(text)}\0".encode())
        digest.update(text)
    return digest.hexdigest()


def find(key: str) -> str | None:
    """Return the skeleton of ``key``, if there is one that this NVRTC can read."""
    found = SKELETONS.find(key)
    if found is None:
        shipped = _among_shipped(key)
        if shipped is None:
            return None
        found = shipped.encode()
        SKELETONS.remember(key, found)
    return found.decode(errors="replace")


def keep(key: str, skeleton: str | None) -> None:
    """Keep a skeleton for the next function; None is a kernel that has no places."""
    if skeleton is None:
        tell("NVRTC has not kept the places of functions in a kernel: it compiles each as a whole")
    else:
        SKELETONS.keep(key, skeleton.encode())


# -- shipped --------------------------------------------------------------------------------------------

KEY_DIGITS: Final = 24
"""Digits of a key in the file that is shipped: 96 bits."""


def _among_shipped(key: str) -> str | None:
    numbers, blobs = _shipped()
    place = numbers.get(key[:KEY_DIGITS])
    if place is None:
        return None
    try:
        return _texts(blobs[place[0]])[place[1]]
    except (ImportError, EOFError, ValueError, IndexError) as odd:  # a Python without lzma, a file that is no such
        tell(f"the skeletons of kernels that Inlay ships cannot be read: {odd}")
        return None


@cache
def _shipped() -> tuple[dict[str, tuple[int, int]], list[bytes]]:
    """Return what is shipped: by key the block and the place in it, and the blocks. Nothing if it is of no use."""
    try:
        header, blobs = unpack(SHIPPED.read_bytes())
        made_by, kernels, listed = tuple(header["nvrtc"]), header["kernels"], header["skeletons"]
        places = {key: (i, j) for i, keys in enumerate(listed) for j, key in enumerate(keys)}
    except (OSError, ContainerError, KeyError, TypeError) as missing:
        tell(f"there are no skeletons of kernels to begin with: {missing}")
        return {}, []
    if kernels != kernels_digest():
        tell("the skeletons of kernels that Inlay ships are of other kernels, and not used")
        return {}, []
    if made_by > nvrtc_version():
        tell(f"the skeletons of kernels that Inlay ships are newer than NVRTC {nvrtc_version()}, and not used")
        return {}, []
    return places, blobs


@lru_cache(4)
def _texts(data: bytes) -> list[str]:
    """Return the texts of a block: 100 of 6 KB in 2 ms."""
    import lzma  # noqa: PLC0415 - a Python may be without it

    try:
        return lzma.decompress(data).decode().split("\0")
    except lzma.LZMAError as odd:
        raise ValueError(odd) from odd


def tell(what: str) -> None:
    """Log what went another way, once."""
    if what not in _told:
        _told.add(what)
        debug("%s", what)

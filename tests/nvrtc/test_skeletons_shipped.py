"""The kernels that are shipped are what NVRTC makes; a file of them that is of no use is left."""

from dataclasses import replace
from pathlib import Path

import pytest

from tests.support.budget import some
from tests.support.ship import skeletons as ship_skeletons
from tests.support.skeletons_built import built, is_whole, unit
from udf.base.container import pack, unpack
from udf.cuda import skeletons
from udf.cuda.nvrtc import nvrtc_version
from udf.cuda.skeletons import kernels_digest
from udf.cuda.splice import take_apart

pytestmark = pytest.mark.usefixtures("no_skeletons")

SHIPPED = Path(skeletons.__file__).parent / "skeletons.bin"


def shipped(monkeypatch, path: Path) -> None:
    monkeypatch.setattr(skeletons, "SHIPPED", path)
    skeletons._shipped.cache_clear()


def test_common_functions_need_none_of_their_own(monkeypatch, wholes) -> None:
    """The first function over a float64 of a fresh machine."""
    shipped(monkeypatch, SHIPPED)
    for function in (lambda x: x * 2.0 + 1, lambda x: x > 0.5, lambda x: 1.0 / x):
        assert is_whole(built(function), function)
    assert wholes == []
    assert skeletons._told == set()


def test_the_file_is_made_again_the_same() -> None:
    """By the compiler that made it; its size is bounded."""
    header, blobs = unpack(SHIPPED.read_bytes())
    assert header["kernels"] == kernels_digest(), "run python -m tests.support.ship.skeletons"
    texts = {
        key: text
        for keys, blob in zip(header["skeletons"], blobs, strict=True)
        for key, text in zip(keys, skeletons._texts(blob), strict=True)
    }
    every = ship_skeletons.skeletons()
    assert {one.key[: skeletons.KEY_DIGITS] for one in every} == set(texts), (
        "run python -m tests.support.ship.skeletons"
    )
    assert SHIPPED.stat().st_size < 1 << 20
    if tuple(header["nvrtc"]) == nvrtc_version():
        for one in some(every, 163):
            assert one.ptx() == texts[one.key[: skeletons.KEY_DIGITS]]


@pytest.mark.parametrize(
    ("damage", "said"),
    [
        (lambda header, blobs: b"", "no skeletons"),
        (lambda header, blobs: pack(header, blobs)[:-7], "no skeletons"),
        (lambda header, blobs: pack({"kind": "skeletons"}, blobs), "no skeletons"),
        (lambda header, blobs: pack({**header, "kernels": "other"}, blobs), "of other kernels"),
        (lambda header, blobs: pack({**header, "nvrtc": [99, 0]}, blobs), "newer than NVRTC"),
        (lambda header, blobs: pack(header, [b"no lzma"] * len(blobs)), "cannot be read"),
        (lambda header, blobs: pack(header, []), "cannot be read"),
    ],
)
def test_a_file_that_is_of_no_use(damage, said, tmp_path, monkeypatch, wholes) -> None:
    """Damaged, of another version, newer than the assembler takes: NVRTC compiles, and it is said once."""
    path = tmp_path / "damaged.bin"
    path.write_bytes(damage(*unpack(SHIPPED.read_bytes())))
    shipped(monkeypatch, path)
    assert is_whole(built(lambda x: x * 2.0 + 1), lambda x: x * 2.0 + 1)
    assert len(wholes) == 1
    assert sum(said in line for line in skeletons._told) == 1


def test_a_wheel_without_skeletons(monkeypatch, tmp_path, wholes) -> None:
    shipped(monkeypatch, tmp_path / "none.bin")
    built(lambda x: x * 2.0 + 1)
    assert len(wholes) == 1
    assert sum("no skeletons" in line for line in skeletons._told) == 1


def test_who_makes_the_ptx_is_no_part_of_it() -> None:
    """A function is its asm statement: names and order of registers are its own affair."""
    one = unit(lambda x: x * 2.0 + 1)
    other = replace(one, source=one.source.replace("rd1", "value").replace("rd2", "twice"))
    first, second = take_apart(one.source), take_apart(other.source)
    assert first.skeleton == second.skeleton
    assert first.functions != second.functions

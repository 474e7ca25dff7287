"""Headers that somebody changed, with digests made anew: what does not fit the code is refused, and nothing crashes."""

import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.support.budget import budget
from tests.support.forged_files import FILES
from udf.base.container import HEAD, MAGIC, VERSION, block, unpack
from udf.base.dtypes import DTYPES
from udf.base.stages import Result
from udf.errors import ContainerError
from udf.runtime.store.serialize import (
    CLASSES,
    DeserializationError,
    _hints,
    deserialize,
    registered_class,
    serialize,
    unpack_artefact,
)

ROOT = Path(__file__).parents[2]


@pytest.mark.slow
def test_a_changed_header_does_not_crash() -> None:
    """Fields left out, of another type or size, out of range, exchanged, doubled, in another order.

    Files are loaded and called in a process of their own, which must end by itself.
    """
    count, kinds = 60 + budget(600), list(FILES)
    command = [sys.executable, "-m", "tests.support.forged_files", str(count), *kinds]
    environment = {**os.environ, "INLAY_CACHE_DIR": "off"}
    shown = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, env=environment)  # noqa: S603 - our own interpreter
    last = [line for line in shown.stdout.splitlines() if not line.startswith("refused")][-1:]
    assert shown.returncode == 0, f"file {last} ends with {shown.returncode}: {shown.stderr[-2000:]}"
    assert last == [f"{kinds[-1]} {count - 1}"]


@pytest.mark.parametrize(
    "plain",
    [
        {"": "Result", "dtype": 5},
        {"": "Result"},
        {"": "Result", "dtype": {"": "dtype", "of": "int8"}, "nullable": 1},
        {"": "Result", "dtype": {"": "dtype", "of": "int8"}, "more": 1},
        {"": "Result", "dtype": {"": "dtype", "of": {"": "dtype", "of": "int8"}}},
        {"": "Argument", "dtype": {"": "Result", "dtype": {"": "dtype", "of": "int8"}}},
        {"": "MapPolicy", "threads": 2**63, "width": 1, "parts": 1},
        {"": "MapPolicy", "threads": True, "width": 1, "parts": 1},
        {"": "MapPolicy", "threads": 128.0, "width": 1, "parts": 1},
        {"": "ScalarParameter", "what": "everything", "index": 0, "dtype": {"": "dtype", "of": "int8"}},
        {"": "category", "of": ["a", 5], "ordered": False},
        {"": "category", "of": ["a"], "ordered": "no"},
        {"": "numpy", "dtype": "O", "of": "AAAAAAAAAAA="},
        {"": "numpy", "dtype": "<i8", "of": "AA=="},
        {"": ["list"]},
    ],
    ids=str,
)
def test_a_field_of_another_type_is_refused(plain) -> None:
    """A dataclass is made only of what its annotations say."""
    with pytest.raises(DeserializationError):
        deserialize(plain)


def test_what_is_read_is_of_the_type_that_is_asked_for() -> None:
    """Also at the top, and inside of tuples."""
    result = Result(dtype=DTYPES["int8"])
    assert deserialize(serialize((result,)), tuple[Result, ...]) == (result,)
    for hint in (Result, tuple[Result, Result], tuple[int, ...], str, None, bool):
        with pytest.raises(DeserializationError):
            deserialize(serialize((result,)), hint)


@pytest.mark.slow
def test_nesting_without_end_is_an_error() -> None:
    """Neither Python's stack nor the process's is at the mercy of a file."""
    text = "[" * 100_000 + "]" * 100_000
    deep: list = []
    for _ in range(100_000):
        deep = [deep]
    with pytest.raises(DeserializationError):
        deserialize(deep)

    head = HEAD.pack(MAGIC, VERSION, len(text), hashlib.sha256(text.encode()).digest())
    with pytest.raises(ContainerError):
        unpack(head + text.encode())


@pytest.mark.parametrize("size", [-1, 10**30, 1.0, True, "2", None])
def test_a_block_of_no_size_is_refused(size) -> None:
    """Sizes are whole numbers, and the blocks fill the file to its end."""
    with pytest.raises(ContainerError):
        unpack(pack_listing([{"bytes": size, "sha256": ""}]))


@pytest.mark.parametrize("listing", [None, 5, [5], [{}], [{"bytes": 0}], "ab", {"a": 1}])
def test_a_header_that_lists_no_blocks_is_refused(listing) -> None:
    """The list itself can be anything."""
    with pytest.raises(ContainerError):
        unpack(pack_listing(listing))


def pack_listing(listing: object) -> bytes:
    """Return a file with a list of blocks as it should not be."""
    text = json.dumps({"blobs": listing}).encode()
    return HEAD.pack(MAGIC, VERSION, len(text), hashlib.sha256(text).digest()) + text


@pytest.mark.parametrize("number", [-1, 2, True, "0", None, 1.0])
def test_a_block_that_is_not_there_is_refused(number) -> None:
    """Blocks are counted from 0, and not from the end."""
    with pytest.raises(ContainerError):
        block([b"a", b"b"], number)


def test_a_plan_of_another_back_end_is_refused() -> None:
    """Each kind of kernel has its class of plan."""
    part = {"backend": "cpu", "kernel": "map_rows", "target": "here", "returns": [], "code": {}}
    plan = serialize(Result(dtype=DTYPES["int8"]))
    for changed in ({"plan": plan}, {"plan": 7}, {"backend": "cuda", "plan": plan}, {"kernel": "sort"}, {"target": 5}):
        with pytest.raises(ContainerError):
            unpack_artefact({**part, **changed}, [])


def test_every_class_of_the_table_says_what_its_fields_are() -> None:
    """No field can be anything: an annotation ``Any`` would be one that is not looked at."""
    for name in CLASSES:
        assert Any not in _hints(registered_class(name)).values(), name

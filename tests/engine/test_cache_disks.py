"""Damage, other users, full disks and folders that nobody can write do a kept program no harm."""

import os
import warnings
from pathlib import Path

import pytest

import udf
from tests.support.kept import files, new_process, values
from udf.errors import CacheWarning
from udf.runtime.store import cache, disk
from udf.runtime.store.cache import MemoryCache
from udf.runtime.store.disk import DiskCache

ROOT = Path(__file__).parents[2]
OFFSET = 1.0


# --- damage -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("damage", ["torn", "empty", "a byte", "another key", "garbage"])
def test_a_damaged_file_is_made_again_with_one_warning(folder, compiled, monkeypatch, damage) -> None:
    """Torn, altered or swapped: found out, said once, compiled again, and whole afterwards."""
    values(lambda x: x / 4)
    (kept,) = files(folder)
    whole = kept.read_bytes()
    values(lambda x: x / 8)
    (other,) = set(files(folder)) - {kept}
    bad = {
        "torn": whole[: len(whole) // 2], "empty": b"", "a byte": whole[:-9] + bytes([whole[-9] ^ 1]) + whole[-8:],
        "another key": other.read_bytes(), "garbage": b"#!/bin/sh\n",
    }  # fmt: skip
    kept.write_bytes(bad[damage])
    other.write_bytes(bad[damage][:-1])
    new_process(monkeypatch)
    with pytest.warns(CacheWarning, match="damaged") as said:
        assert values(lambda x: x / 4) + values(lambda x: x / 8) == [0.25, 0.5, 0.125, 0.25]
    assert len(said) == 1
    assert len(compiled) == 4
    assert kept.read_bytes() == whole
    new_process(monkeypatch)
    assert values(lambda x: x / 4) == [0.25, 0.5]
    assert len(compiled) == 4


def test_a_plan_that_this_code_does_not_know_is_made_again(folder, compiled, monkeypatch) -> None:
    """Whole by its digests, and yet nothing that can be loaded."""
    values(lambda x: x / 5)
    (kept,) = files(folder)
    whole = kept.read_bytes()
    from udf.base.container import pack, unpack  # noqa: PLC0415 - to forge a file

    header, blobs = unpack(whole)
    for change in ({"plan": 7}, {"plan": {"": "Missing"}}, {"code": {}}, {"code": {"udf_drive": 99}}):
        kept.write_bytes(pack({**header, "artefact": {**header["artefact"], **change}}, blobs))
        new_process(monkeypatch)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", CacheWarning)
            assert values(lambda x: x / 5) == [0.2, 0.4]
        assert kept.read_bytes() == whole
    assert len(compiled) == 5


# --- disks that do not want ---------------------------------------------------------------------------


def test_a_full_disk_does_no_harm(folder, monkeypatch) -> None:
    """What cannot be written is not; nothing half-written is left, and nothing is said but in info()."""

    def full(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fdopen", full)
    assert values(lambda x: x + 0.5) == [1.5, 2.5]
    assert [path for path in folder.rglob("*") if path.is_file() and path.suffix == ".udf"] == []
    assert "No space" in cache.info().problem


def test_a_read_only_directory_does_no_harm(folder, compiled, monkeypatch) -> None:
    """What is there is read, what is new is not written."""
    values(lambda x: x + 0.25)
    new_process(monkeypatch)

    def refused(*_, **__):
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(os, "open", refused)
    monkeypatch.setattr(os, "utime", refused)
    assert values(lambda x: x + 0.25) == [1.25, 2.25]
    assert values(lambda x: x + 0.75) == [1.75, 2.75]
    assert len(compiled) == 2
    assert len(files(folder)) == 1
    assert "Permission" in cache.info().problem


def test_a_path_that_is_no_directory_does_no_harm(folder) -> None:
    """As where a file has the cache's name."""
    folder.write_text("in the way")
    assert values(lambda x: x + 0.125) == [1.125, 2.125]
    assert cache.info().problem


@pytest.mark.slow
def test_another_users_directory_is_refused_with_one_warning(folder, compiled, monkeypatch) -> None:
    """Code is neither read from it nor written to it."""
    monkeypatch.delenv("INLAY_STAGE_DIR", raising=False)  # a folder of its own would be refused too
    values(lambda x: x * 7)
    new_process(monkeypatch)
    monkeypatch.setattr(os, "getuid", lambda: 12345)
    with pytest.warns(CacheWarning, match="belongs to another user") as said:
        assert values(lambda x: x * 7) + values(lambda x: x * 9) == [7.0, 14.0, 9.0, 18.0]
    assert [one.filename for one in said] == [values.__code__.co_filename]
    assert len(compiled) == 3
    assert len(files(folder)) == 1


@pytest.mark.parametrize("place", [".", "v1", "the key's", "the file"])
@pytest.mark.parametrize("mode", [0o020, 0o002])
def test_what_others_can_write_is_refused(folder, compiled, place, mode) -> None:
    """The cache's own directory, those in it, a file: anybody could put code there."""
    values(lambda x: x * 11)
    (kept,) = files(folder)
    path = {"the key's": kept.parent, "the file": kept}.get(place, folder / place)
    path.chmod(path.stat().st_mode | mode)
    cache.PROGRAMS.clear()
    with pytest.warns(CacheWarning, match="chmod go-w"):
        assert values(lambda x: x * 11) == [11.0, 22.0]
    assert len(compiled) == 2
    assert "can be written by other users" in cache.info().problem


@pytest.mark.skipif(os.getuid() != 0, reason="only root can give a directory away")
def test_a_cache_in_another_users_directory_is_refused(folder, compiled) -> None:
    """It can put another one in the place of ours."""
    folder.mkdir()
    os.chown(folder, 12345, 12345)
    with pytest.warns(CacheWarning, match="belongs to another user"):
        assert values(lambda x: x * 17) == [17.0, 34.0]
    assert files(folder) == []


def test_directories_are_made_for_this_user_alone_whatever_the_umask(folder) -> None:
    """A umask that lets a group write does not make a cache that is then refused."""
    before = os.umask(0o002)
    try:
        assert values(lambda x: x * 19) == [19.0, 38.0]
    finally:
        os.umask(before)
    assert len(files(folder)) == 1
    assert cache.info().problem is None


@pytest.mark.parametrize("name", ["x" * 5000, "/".join("y" * 200 for _ in range(30)), "nul\0byte"])
def test_a_path_that_no_system_takes_does_no_harm(tmp_path, monkeypatch, name) -> None:
    """Calls, info() and clear() work, and info() says why nothing is kept."""
    monkeypatch.setattr(cache, "PROGRAMS", MemoryCache())
    with udf.options(backend="cpu", cache_dir=f"{tmp_path}/{name}"):
        assert values(lambda x: x * 23) == [23.0, 46.0]
        known = cache.info()
        assert (known.files, known.bytes) == (0, 0)
        assert known.problem
        cache.clear()


def test_files_are_this_users_alone(folder) -> None:
    """Mode 0700 for directories, 0600 for files."""
    values(lambda x: x * 13)
    (kept,) = files(folder)
    assert [path.stat().st_mode & 0o777 for path in (folder / "v1", kept.parent, kept)] == [0o700, 0o700, 0o600]


# --- room -------------------------------------------------------------------------------------------


def test_what_was_not_used_for_longest_goes_first(tmp_path) -> None:
    """Within the bound at all times; a file that is read counts as used."""
    kept = DiskCache(tmp_path / "v1", limit=1000)
    keys = [f"{i:02x}" * 32 for i in range(5)]
    for age, key in enumerate(keys):
        kept.write(key, bytes(200))
        os.utime(kept.path_of(key), (age, age))
    assert kept.read(keys[0], len) == 200
    kept.write("ff" * 32, bytes(200))
    assert kept.read(keys[1], len) is None
    assert kept.read(keys[0], len) == kept.read("ff" * 32, len) == 200
    assert sum(found.size for found in kept.files()) <= 1000
    kept.write("ee" * 32, bytes(100), is_note=True)
    assert kept.read(keys[0], len) == kept.read("ff" * 32, len) == 200, "a note takes nobody's place"
    kept.clear()
    assert list(kept.files()) == []


def test_of_many_files_some_tell_how_large_all_are(tmp_path, monkeypatch) -> None:
    """Where that is far from the bound; near it all of them do, so that it holds."""
    looked, list_folder = [], disk._listed
    monkeypatch.setattr(disk, "MANY", 10)
    monkeypatch.setattr(disk, "_listed", lambda folder: looked.append(folder) or list_folder(folder))
    filled = DiskCache(tmp_path / "v1", limit=10**6)
    for i in range(256):
        filled.write(f"{i:02x}" * 32, bytes(100), is_note=True)
    filled.write("ff" * 32, bytes(100))
    assert 0.9 * 25_600 < filled._size < 1.1 * 25_700
    assert len(looked) < 20
    near = DiskCache(tmp_path / "v1", limit=26_000)
    near.write("fe" * 32, bytes(900))
    assert len(looked) > 256
    assert sum(found.size for found in near.files()) <= 26_000


def test_what_a_killed_process_left_is_swept(tmp_path) -> None:
    """Once it is an hour old; what is being written now is not touched."""
    kept = DiskCache(tmp_path / "v1", limit=1000)
    kept.write("00" * 32, b"x")
    old, new = (kept.path_of("00" * 32).with_name(name) for name in (".old", ".new"))
    for path, age in ((old, 4000), (new, 10)):
        path.write_bytes(b"half")
        os.utime(path, (path.stat().st_mtime - age,) * 2)
    DiskCache(tmp_path / "v1", limit=1000).write("01" * 32, b"y")
    assert (old.exists(), new.exists()) == (False, True)

"""What stages made is kept by its content: what a change of ours leaves equal is not compiled anew."""

import os
from pathlib import Path

import pytest

import udf
from tests.support.kept import files, new_process, values
from udf.base import versions
from udf.base.stage_store import StageStore
from udf.cpu import cpu_backend, native
from udf.frontend.nvptx import module_ptx
from udf.runtime.store import cache


@pytest.fixture
def stages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Keep all stages, and no programs; each test begins with nothing."""
    monkeypatch.setenv("INLAY_STAGE_DIR", str(tmp_path))
    monkeypatch.setenv("INLAY_CACHE_DIR", "off")
    forget(monkeypatch)
    return tmp_path


def forget(monkeypatch: pytest.MonkeyPatch) -> None:
    """Forget what only this process knows; functions have the code for many rows."""
    monkeypatch.setattr(cpu_backend, "FEW", -1)
    new_process(monkeypatch)
    native.common_code.cache_clear()
    monkeypatch.setattr(native, "shipped_code", lambda _: None)


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return what is made, by stage."""
    done: list[str] = []
    noted = lambda name, work: lambda *args, **kwargs: done.append(name) or work(*args, **kwargs)
    monkeypatch.setattr(native, "object_code", noted("object", native.object_code))
    monkeypatch.setattr("udf.cpu.native.object_code", native.object_code)
    monkeypatch.setattr("udf.frontend.nvptx.module_ptx.compile_modules", noted("PTX", module_ptx.compile_modules))
    return done


def test_equal_texts_are_made_once(stages: Path, made: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """PTX, the function's loop and the driver, also by a program with another key."""
    assert values(lambda x: x * 2.5) == [2.5, 5.0]
    assert sorted(made) == ["PTX", "object", "object"]
    udf.cache.clear()  # a test that asks for it costs no other its stages
    assert len(list(stages.rglob("*.udf"))) == 3
    made.clear()
    forget(monkeypatch)
    monkeypatch.setattr("udf.runtime.store.cache.source_digest", lambda: "another Inlay")
    assert values(lambda x: x * 2.5) == [2.5, 5.0]
    assert made == []
    assert values(lambda x: x * 3.5) == [3.5, 7.0]
    assert sorted(made) == ["PTX", "object"]


def test_another_version_makes_its_own(stages: Path, made: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Of LLVM, or of what of ours runs it."""
    values(lambda x: x * 2.5)
    forget(monkeypatch)
    for store in (native._OWN, native._SHARED, module_ptx._PTX):
        monkeypatch.setattr(store, "version", lambda: "another")
    made.clear()
    assert values(lambda x: x * 2.5) == [2.5, 5.0]
    assert sorted(made) == ["PTX", "object", "object"]
    assert len(list(stages.rglob("*.udf"))) == 6


def test_a_damaged_file_is_made_again(stages: Path, made: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """It is said, as of a program, and the values are right."""
    values(lambda x: x * 2.5)
    for path in stages.rglob("*.udf"):
        path.write_bytes(path.read_bytes()[:-3] + b"abc")
    forget(monkeypatch)
    made.clear()
    with pytest.warns(udf.errors.CacheWarning, match="is damaged and made again"):
        assert values(lambda x: x * 2.5) == [2.5, 5.0]
    assert sorted(made) == ["PTX", "object", "object"]


def test_options_that_change_code_are_part_of_the_key(stages: Path, made: list[str]) -> None:
    """The same modules with and without contraction."""
    with udf.options(fma=True):
        values(lambda x: x * 2.5 + 1.0)
    made.clear()
    values(lambda x: x * 2.5 + 1.0)
    assert "PTX" in made


def test_what_functions_share_is_kept_beside_the_programs(
    tmp_path: Path, made: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The driver, within the cache's own folder; ``udf.cache.clear()`` removes it."""
    monkeypatch.setenv("INLAY_CACHE_DIR", str(tmp_path))
    monkeypatch.delenv("INLAY_STAGE_DIR", raising=False)
    monkeypatch.setattr(cache, "source_digest", lambda: "Inlay")
    forget(monkeypatch)
    values(lambda x: x * 2.5)
    assert len(list((tmp_path / cache.STAGES).rglob("*.udf"))) == len(files(tmp_path)) == 1
    forget(monkeypatch)
    made.clear()
    values(lambda x: x * 3.5)
    assert sorted(made) == ["PTX", "object"]
    udf.cache.clear()
    assert list(tmp_path.rglob("*.udf")) == []


def test_the_digest_of_our_source_is_read_once(stages: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And again where a file was written, also one of the same size whose time was set back."""
    file, read = stages / "one.py", []
    file.write_text("a = 1")
    monkeypatch.setattr(versions, "_sources", lambda: [("one.py", str(file))])
    digest = versions._digest
    monkeypatch.setattr(versions, "_digest", lambda sources: read.append(1) or digest(sources))
    first = versions.source_digest.__wrapped__()
    assert versions.source_digest.__wrapped__() == first == digest([("one.py", str(file))])
    assert len(read) == 1
    before = file.stat()
    file.write_text("a = 2")
    os.utime(file, ns=(before.st_atime_ns, before.st_mtime_ns))
    assert versions.source_digest.__wrapped__() != first
    assert len(read) == 2


def test_an_installers_list_stands_for_our_source(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Until a file is written after it; a list of another package, as beside an editable installation, does not."""
    package, info = tmp_path / "udf", tmp_path / "inlay_udf-1.0.dist-info"
    package.mkdir()
    info.mkdir()
    file, record, read = package / "__init__.py", info / "RECORD", []
    file.write_text("a = 1")
    monkeypatch.setattr(versions.resources, "PACKAGE", package)
    monkeypatch.setattr(versions, "_sources", lambda: [("__init__.py", str(file))])
    monkeypatch.setattr(versions, "_digest", lambda _: read.append(1) or "read")
    record.write_text("_inlay.pth,sha256=a,1\n")
    assert versions.source_digest.__wrapped__() == "read"
    monkeypatch.setattr(versions, "stamp_of", lambda _: "looked")
    assert versions.source_stamp.__wrapped__() == "looked"
    record.write_text("udf/__init__.py,sha256=a,5\n")
    first, stamp = versions.source_digest.__wrapped__(), versions.source_stamp.__wrapped__()
    record.write_text("udf/__init__.py,sha256=bb,5\n")
    assert "read" != first != versions.source_digest.__wrapped__() != "read"
    assert "looked" != stamp != versions.source_stamp.__wrapped__() != "looked"
    assert len(read) == 1
    while file.stat().st_ctime_ns <= record.stat().st_ctime_ns:
        file.write_text("a = 2")
    monkeypatch.setattr(versions, "_KEPT", StageStore("source", lambda: 1, shared=True, limit=0))
    assert versions.source_digest.__wrapped__() == "read"

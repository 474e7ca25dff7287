"""What tests of kept kernels share: none that is known, and what NVRTC compiles as a whole."""

import pytest

import udf
from udf.base.stage_store import StageStore
from udf.base.threads import BACKGROUND
from udf.cuda import linked, skeletons
from udf.cuda.nvrtc import nvrtc_version


@pytest.fixture
def no_skeletons(monkeypatch, tmp_path):
    """Nothing is known, shipped or said; programs are kept in a folder of this test's own."""
    monkeypatch.setattr(skeletons, "SKELETONS", StageStore("skeleton", nvrtc_version))
    monkeypatch.setattr(skeletons, "WITHOUT_FUNCTION", StageStore("kernel without a function", nvrtc_version))
    monkeypatch.setattr(linked, "OBJECTS", StageStore("kernel that calls its function", nvrtc_version))
    monkeypatch.setattr(skeletons, "_told", set())
    monkeypatch.setattr(skeletons, "SHIPPED", tmp_path / "none.bin")
    skeletons._shipped.cache_clear()
    with udf.options(cache_dir=str(tmp_path / "cache")):
        yield
        BACKGROUND.wait()
    skeletons._shipped.cache_clear()


@pytest.fixture
def wholes(monkeypatch) -> list[str]:
    """Return the sources that NVRTC compiles as a whole."""
    compiled = []

    def noted(source, entry, arch):
        compiled.append(source)
        return compile_source(source, entry, arch)

    compile_source = skeletons.compile_source
    monkeypatch.setattr(skeletons, "compile_source", noted)
    return compiled

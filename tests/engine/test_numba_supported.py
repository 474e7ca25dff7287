"""Which Numba and which libNVVM are taken, and what is said of others: in one sentence, with what to do."""

import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import numba
import numpy as np
import pytest
from cuda import pathfinder

import udf
from udf.base.numba_settings import NUMBA
from udf.errors import BrokenPackageError, MissingPackageError, PackageVersionError, TwoVersionsError
from udf.frontend.numba import nvvm, supported
from udf.frontend.numba.supported import require_numba

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def asked_anew():
    """Forget what was found out, before and after."""
    for one in (require_numba, nvvm._library, nvvm._libdevice):
        one.cache_clear()
    yield
    for one in (require_numba, nvvm._library, nvvm._libdevice):
        one.cache_clear()


@pytest.mark.parametrize("version", ["0.63.1", "0.69.0", "0.69.0rc1", "1.66.0", "unknown"])
def test_another_numba_is_refused_with_both_versions(version, monkeypatch) -> None:
    """By the first compile, before anything inside of it is used."""
    monkeypatch.setattr(numba, "__version__", version)
    with pytest.raises(PackageVersionError, match=rf"Numba 0\.64 to 0\.68, and Numba {version} is what") as caught:
        udf.Series([1.0]).applymap(lambda x: x + 8.5)
    assert str(caught.value).endswith("Hint: pip install 'numba>=0.64,<0.69'.")


@pytest.mark.parametrize("version", ["0.64.0", "0.67.3", "0.68.1", "0.68.0rc1", "0.68.1+local"])
def test_the_releases_that_were_read_are_taken(version, monkeypatch) -> None:
    monkeypatch.setattr(numba, "__version__", version)
    monkeypatch.setattr(supported, "_distribution_versions", lambda folder: [version.partition("+")[0]])
    require_numba()
    assert NUMBA == ((0, 64), (0, 68))


def test_two_numbas_are_named_with_both_versions(monkeypatch) -> None:
    """Files of one, and the metadata of another: an update that was broken off, or two folders of packages."""
    monkeypatch.setattr(supported, "_distribution_versions", lambda folder: [numba.__version__, "0.66.9"])
    with pytest.raises(TwoVersionsError, match=rf"numba are installed: {numba.__version__} is .* 0\.66\.9 "):
        udf.Series([1.0]).applymap(lambda x: x + 13.5)


TWO = """
import udf

try:
    print(list(udf.Series([1.0]).applymap(lambda x: x + 14.5)))
except ImportError as error:
    print(type(error).__name__, str(error).partition(" Hint:")[0].replace("\\n", " "))
"""
VERSION = f"__version__ = {numba.__version__!r}"
FOLDERS = {
    "a part of one": (VERSION, [numba.__version__], "BrokenPackageError Numba cannot be loaded: cannot import name"),
    "one without llvmlite": ("import llvmlite_", [numba.__version__], "BrokenPackageError Numba cannot be loaded: No"),
    "metadata of two": (VERSION, [numba.__version__, "0.65.9"], "TwoVersionsError two versions of numba are installed"),
    "files without metadata": ("__version__ = '0.66.9'", [], "TwoVersionsError two versions of numba are installed"),
    "an old one that fails": ("import numpy.oldnumeric", ["0.60.0"], "PackageVersionError Inlay needs Numba 0.64 to"),
    "one that fails": ("raise SystemError('no numpy 2.9')", [numba.__version__], "BrokenPackageError Numba cannot be"),
}
"""What is in a folder that comes first on Python's path: numba/__init__.py, and the versions that were installed."""


@pytest.mark.slow
@pytest.mark.parametrize("kind", FOLDERS)
def test_a_folder_before_the_others_is_what_python_imports(kind, tmp_path) -> None:
    """In a process of its own, with files as an update that was broken off leaves them."""
    text, versions, said = FOLDERS[kind]
    (tmp_path / "numba").mkdir()
    (tmp_path / "numba" / "__init__.py").write_text(text)
    for version in versions:
        (tmp_path / f"numba-{version}.dist-info").mkdir()
    environment = {**os.environ, "PYTHONPATH": f"{tmp_path}{os.pathsep}{ROOT}", "INLAY_CACHE_DIR": "off"}
    done = subprocess.run([sys.executable, "-c", TWO], capture_output=True, text=True, check=True, env=environment)  # noqa: S603 - our own text
    assert done.stdout.startswith(said)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["cuda", "numba"])
def test_a_script_of_a_packages_name_is_named(name, tmp_path) -> None:
    """An import would run it once more, and wait for what waits for it."""
    (tmp_path / f"{name}.py").write_text(TWO)
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "INLAY_CACHE_DIR": "off"}
    command = [sys.executable, f"{name}.py"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True, env=environment)  # noqa: S603 - our own text
    assert (
        f"BrokenPackageError the package {name} cannot be loaded: {tmp_path / name}.py is found before it"
        in done.stdout
    )


def by_nvvm(function) -> None:
    """Have libNVVM make a function's PTX."""
    with udf.options(ptx_by="nvvm", backend="cpu"):
        udf.Series([1.0]).applymap(function)


OTHER_MACHINE = b"\x7fELF\x02\x02\x01" + bytes(9000)
BROKEN = {"empty": b"", "text": b"not a library at all\n" * 100, "of another machine": OTHER_MACHINE}


@pytest.mark.parametrize("kind", BROKEN)
def test_a_broken_libnvvm_is_named(kind, tmp_path, monkeypatch) -> None:
    """With its path, and what to install, not as a fault of Inlay."""
    path = tmp_path / "libnvvm.so.4"
    path.write_bytes(BROKEN[kind])
    monkeypatch.setattr(pathfinder, "load_nvidia_dynamic_lib", lambda name: SimpleNamespace(abs_path=str(path)))
    with pytest.raises(BrokenPackageError, match=r"libNVVM cannot be loaded.*libnvvm\.so\.4") as caught:
        by_nvvm(lambda x: x + 9.5)
    assert "pip install --force-reinstall nvidia-nvvm" in str(caught.value)


@pytest.mark.parametrize("folder", ["lib", "nvvm/lib64"])
def test_a_libnvvm_that_was_cut_short_is_named_before_it_is_loaded(folder, tmp_path, monkeypatch) -> None:
    """The dynamic loader would map what is not there, and the process would die of a SIGBUS."""
    whole = Path(pathfinder.load_nvidia_dynamic_lib("nvvm").abs_path)
    path, libdevice = tmp_path / folder / whole.name, tmp_path / "nvvm" / "libdevice" / "libdevice.10.bc"
    for one in (path, libdevice):
        one.parent.mkdir(parents=True, exist_ok=True)
    libdevice.touch()
    with whole.open("rb") as file:
        path.write_bytes(file.read(1_000_000))
    monkeypatch.setattr(pathfinder, "locate_bitcode_lib", lambda name: SimpleNamespace(abs_path=str(libdevice)))
    monkeypatch.setattr(pathfinder, "load_nvidia_dynamic_lib", lambda name: pytest.fail("it was loaded"))
    with pytest.raises(BrokenPackageError, match=r"cut short: it has 1,000,000 of \d\d,\d{3},\d{3} bytes") as caught:
        by_nvvm(lambda x: x + 12.5)
    assert str(path) in str(caught.value)


def test_a_library_of_another_kind_is_named(monkeypatch) -> None:
    """One that loads and has not libNVVM's functions."""
    other = SimpleNamespace(abs_path=np._core._multiarray_umath.__file__)
    monkeypatch.setattr(pathfinder, "load_nvidia_dynamic_lib", lambda name: other)
    with pytest.raises(BrokenPackageError, match="nvvmGetErrorString"):
        by_nvvm(lambda x: x + 10.5)


@pytest.mark.parametrize("code", [b"", b"hello", b"BC\xc0\xde" + bytes(402), None])
def test_a_libdevice_that_is_none_is_named(code, tmp_path, monkeypatch) -> None:
    """LLVM ends the process at one that was cut short. What needs none of its functions is compiled."""
    whole = nvvm._libdevice_path()
    (tmp_path / whole.name).write_bytes(whole.read_bytes()[:100_000] if code is None else code)
    monkeypatch.setattr(nvvm, "_libdevice_path", lambda: tmp_path / whole.name)
    with pytest.raises(BrokenPackageError, match=r"libdevice\.10\.bc is not LLVM bitcode, or was cut short: "):
        nvvm._libdevice()


@pytest.mark.parametrize("make", [lambda path: path.symlink_to("nowhere"), lambda path: path.mkdir()])
def test_a_libnvvm_that_cannot_be_read_is_named(make, tmp_path) -> None:
    """A link to what is gone; a folder."""
    (tmp_path / "lib").mkdir()
    make(tmp_path / "lib" / "libnvvm.so.4")
    with pytest.raises(BrokenPackageError, match=r"libNVVM cannot be loaded: .*libnvvm\.so\.4"):
        nvvm.require_whole(tmp_path / "nvvm" / "libdevice" / "libdevice.10.bc")


def test_a_missing_libdevice_says_what_to_install(monkeypatch) -> None:
    def none(name):
        raise pathfinder.BitcodeLibNotFoundError(name)

    monkeypatch.setattr(pathfinder, "locate_bitcode_lib", none)
    with pytest.raises(MissingPackageError, match=r"pip install nvidia-nvvm cuda-pathfinder"):
        by_nvvm(lambda x: x + 11.5)


def test_what_libnvvm_refuses_has_its_log() -> None:
    """A fault of ours, with the reason in the text."""
    with pytest.raises(nvvm.NvvmError, match="expected"):
        nvvm.compile_modules(["define nonsense"], {"arch": "compute_75"})

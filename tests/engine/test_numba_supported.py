"""Which Numba and which libNVVM are taken, and what is said of others: in one sentence, with what to do."""

import os
import subprocess
import sys
from pathlib import Path

import numba
import pytest

import udf
from udf.base.numba_settings import NUMBA
from udf.errors import PackageVersionError, TwoVersionsError
from udf.frontend.numba import supported
from udf.frontend.numba.supported import require_numba

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def asked_anew():
    """Forget what was found out, before and after."""
    require_numba.cache_clear()
    yield
    require_numba.cache_clear()


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

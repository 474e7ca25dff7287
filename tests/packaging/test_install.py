"""What is built installs from the registry into empty environments, and resolves beside its neighbours."""

import json
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
NEIGHBOURS = (("cudf-cu13>=26", "dask[dataframe]", "torch", "jax[cuda13]"), ("bodo", "numba>=0.68"))
"""What shares an environment with Inlay, as far as it does with one another."""

OFFLINE = re.compile(
    r"Could not find a version that satisfies the requirement (?!inlay)|NewConnectionError|Temporary failure"
)

INSTALLED = "import importlib.metadata as found; print(*(one.name for one in found.distributions()))"
USE = """
import sys
import udf

with udf.options(backend="cpu"):
    assert list(udf.Series([1.0, None]).applymap(lambda x: x / 4, na_action="ignore")) == [0.25, None]
    frame = udf.DataFrame({"a": [1, 2], "b": [0.5, 1.5]})
    assert list(frame.apply(lambda row: row.a * row.b, axis=1)) == [0.5, 3.0]
    assert list(udf.Series([1.0, 2.0, 4.0]).rolling(2).apply(lambda w: w.max() - w.min()))[1:] == [1.0, 2.0]
    try:
        udf.Series([1.0]).to_arrow()
    except udf.errors.MissingPackageError as error:
        assert "inlay-udf[arrow]" in str(error)
    else:
        raise AssertionError("pyarrow is no part of it")
    try:
        udf.compile(lambda x: x + 1, "float64")
    except udf.errors.MissingPackageError as error:
        assert "inlay-udf[cu13]" in str(error)
    assert udf.compile(lambda x: x + 1, "float64", archs=()).processors
foreign = ("numba.cuda", "numba_cuda", "cuda.bindings", "cuda.core", "cupy", "nvidia.cuda_nvrtc")
assert not [name for name in sys.modules if name.startswith(foreign)]
print(udf.__version__)
"""


def interpreter(minor: str) -> str | None:
    """Return the Python ``minor`` of this machine: this one, one on PATH, or of pyenv."""
    if minor == ".".join(map(str, sys.version_info[:2])):
        return sys.executable
    places = [shutil.which(f"python{minor}"), *Path.home().glob(f".pyenv/versions/{minor}.*/bin/python")]
    for place in filter(None, places):
        done = subprocess.run([str(place), "-c", "import venv"], capture_output=True, check=False)  # noqa: S603 - an interpreter
        if done.returncode == 0:
            return str(place)
    return None


def run(*command: str, cwd: Path) -> str:
    """Run a command; skip where no registry answers."""
    done = subprocess.run(command, cwd=cwd, capture_output=True, text=True, check=False)  # noqa: S603 - our own commands
    if done.returncode and OFFLINE.search(done.stderr):
        pytest.skip(f"no package registry answers: {done.stderr.strip().splitlines()[-1]}")
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-4000:]
    return done.stdout.strip()


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """Return the wheel and the sdist."""
    folder = tmp_path_factory.mktemp("dist")
    run(sys.executable, "-m", "hatchling", "build", "-d", str(folder), cwd=ROOT)
    return {"wheel": next(folder.glob("*.whl")), "sdist": next(folder.glob("*.tar.gz"))}


OWN = ".".join(map(str, sys.version_info[:2]))
ELSEWHERE = [(minor, kind) for minor in ("3.11", "3.12", "3.13") for kind in ("sdist", "wheel") if minor != OWN]


@pytest.mark.thorough
@pytest.mark.parametrize(("minor", "kind"), [pytest.param(OWN, "wheel", id="own"), (OWN, "sdist"), *ELSEWHERE])
def test_an_empty_environment_runs_a_udf(minor, kind, built, tmp_path) -> None:
    """With nothing else named: neither CUDA nor pyarrow nor pandas."""
    python = interpreter(minor)
    if python is None:
        pytest.skip(f"no Python {minor} on this machine")
    run(python, "-m", "venv", str(tmp_path / "environment"), cwd=tmp_path)
    own = str(tmp_path / "environment" / "bin" / "python")
    run(own, "-m", "pip", "install", "-q", "--disable-pip-version-check", str(built[kind]), cwd=tmp_path)
    (tmp_path / "use.py").write_text(USE)
    assert run(own, "use.py", cwd=tmp_path) == "0.1.0"
    names = run(own, "-c", INSTALLED, cwd=tmp_path).split()
    assert not [name for name in names if name.startswith(("cu", "nvidia", "numba-cu"))]


@pytest.mark.thorough
@pytest.mark.parametrize("neighbours", NEIGHBOURS, ids=" ".join)
def test_it_resolves_beside(neighbours, built, tmp_path) -> None:
    """One environment can hold them all; nothing is installed."""
    report = tmp_path / "report.json"
    flags = ["--dry-run", "--ignore-installed", "--only-binary", ":all:", "--disable-pip-version-check", "-q"]
    asked = [str(built["wheel"]), *neighbours]
    run(sys.executable, "-m", "pip", "install", *flags, "--report", str(report), *asked, cwd=tmp_path)
    names = {one["metadata"]["name"].lower() for one in json.loads(report.read_text())["install"]}
    asked = {re.split(r"[\[<>]", one)[0] for one in neighbours}
    assert {"inlay-udf", "numba", *asked} <= names


def test_nothing_is_pinned() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    requirements = [
        *project["dependencies"],
        *(one for many in project["optional-dependencies"].values() for one in many),
    ]
    assert not [one for one in requirements if "==" in one]
    assert project["name"] == "inlay-udf"


def test_the_processor_needs_nothing_of_cuda() -> None:
    """Neither libNVVM (170 MB), NVRTC (148 MB) nor cuda-bindings; ``[cpu]`` is a name that stays."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert project["optional-dependencies"]["cpu"] == []
    assert sorted(re.split(r"[<>=]", one)[0] for one in project["dependencies"]) == [
        "jinja2", "llvmlite", "numba", "numpy",
    ]  # fmt: skip

"""The built wheel holds all that a UDF needs, and nothing that belongs to somebody else."""

import os
import re
import subprocess
import sys
import sysconfig
import venv
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

USE = """
import sys
from pathlib import Path

import ptx2cpp
import udf
from udf.base import resources

for package in (udf, ptx2cpp):
    assert Path(package.__file__).is_relative_to(sys.prefix), package.__file__
for folder in (resources.kernels(), resources.templates()):
    assert folder.is_relative_to(sys.prefix), folder
    assert any(folder.iterdir()), folder
with udf.options(backend="cpu"):
    print(list(udf.Series([1.0, None, -2.5]).applymap(lambda x: x * 2 + 1 if x > 0 else 0.5, na_action="ignore")))
assert "device_map.cuh" in str(udf.explain(lambda x: x * 2 + 1, "float64"))
"""


def call(*command: str, cwd: Path) -> str:
    environment = {
        name: value for name, value in os.environ.items() if name != "PYTHONPATH"
    }  # it may name this checkout
    done = subprocess.run(command, cwd=cwd, env=environment, capture_output=True, text=True, check=False)  # noqa: S603 - our own commands
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("dist")
    call(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder), cwd=ROOT)
    (built,) = folder.glob("*.whl")
    return built


@pytest.mark.slow
def test_wheel_holds_two_packages_and_the_kernels_inside(wheel: Path) -> None:
    """Only udf and ptx2cpp are installed; every header and template of the checkout is under udf/."""
    names = zipfile.ZipFile(wheel).namelist()
    assert {name.split("/")[0] for name in names if ".dist-info/" not in name} == {"ptx2cpp", "udf"}
    for folder in ("kernels", "templates"):
        assert {f"udf/{folder}/{path.name}" for path in (ROOT / folder).iterdir()} <= set(names)
    assert {"udf/py.typed", "ptx2cpp/py.typed"} <= set(names)


@pytest.mark.slow
def test_wheel_says_where_it_runs_and_its_links_lead_somewhere(wheel: Path) -> None:
    """Its tag is Linux; the description's links to files begin with the address of the sources."""
    assert wheel.name.endswith("-py3-none-manylinux_2_17_x86_64.manylinux_2_17_aarch64.whl")
    with zipfile.ZipFile(wheel) as archive:
        (name,) = (name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
        links = re.findall(r"\]\(([^)]*)\)", archive.read(name).decode())
    assert links
    assert not [link for link in links if not link.startswith("https://")]


@pytest.mark.slow
def test_installed_wheel_runs_a_udf_from_another_directory(wheel: Path, tmp_path: Path) -> None:
    """In an environment of its own that holds the wheel (its dependencies are borrowed from here), a UDF runs."""
    environment = tmp_path / "environment"
    venv.create(environment, with_pip=False)
    python = str(environment / "bin" / "python")
    call(
        sys.executable, "-m", "pip", "--python", python, "install", "--no-deps", "--no-index", str(wheel), cwd=tmp_path
    )
    site = Path(call(python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))", cwd=tmp_path).strip())
    lender = Path(sysconfig.get_path("purelib"))
    # Not addsitedir: the .pth file of this checkout's editable install must stay behind.
    (site / "borrowed.pth").write_text(f"{lender}\n")
    if (lender / "nvidia").is_dir():  # cuda-pathfinder looks into an environment's own folder only
        (site / "nvidia").symlink_to(lender / "nvidia")
    assert call(python, "-c", USE, cwd=tmp_path).strip() == "[3.0, None, 0.5]"

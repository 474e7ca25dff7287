"""Build the release, check it, and print the checklist: ``make release``. Nothing is uploaded.

What a person must still do is listed as TO DO and does not fail; what is wrong is listed as FAILED and does.
"""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import tarfile
import tempfile
import tomllib
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
DIST = ROOT / "dist"
OPEN = {
    "pyproject.toml: write the address for inlay.invalid": ("pyproject.toml", "inlay.invalid"),
    "SECURITY.md: write an address for SECURITY-ADDRESS": ("SECURITY.md", "SECURITY-ADDRESS"),
    'CHANGELOG: remove "(unreleased)"': ("CHANGELOG.md", "(unreleased)"),
}
"""What the owner of the repository still does -> the file, and what stands there until then."""
NEEDED = ("docs/index.md", "tests/conftest.py", "README.md", "CHANGELOG.md", "CITATION.cff", "LICENSE", "NOTICE")


class Check(NamedTuple):
    """A line of the checklist."""

    state: str
    what: str


def run(*command: object, cwd: Path = ROOT) -> str:
    """Run a command; return what it wrote, or end with it."""
    done = subprocess.run([str(one) for one in command], cwd=cwd, capture_output=True, text=True, check=False)  # noqa: S603 - ours
    if done.returncode:
        raise SystemExit(f"FAILED: {' '.join(map(str, command))}\n{done.stdout[-3000:]}{done.stderr[-3000:]}")
    return done.stdout


def passed(what: str, *, holds: bool) -> Check:
    """Return a line that says whether something holds."""
    return Check("ok" if holds else "FAILED", what)


def readme_blocks() -> str:
    """Return the Python blocks of README as one program."""
    return "\n".join(
        re.findall(r"^```python.*?\n(.*?)^```$", (ROOT / "README.md").read_text(), re.MULTILINE | re.DOTALL)
    )


def of_texts() -> list[Check]:
    """Return what the files of the repository say."""
    version = ast.literal_eval((ROOT / "udf" / "version.py").read_text().rsplit("=", 1)[1].strip())
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    heading = re.search(r"^## (\S+)", (ROOT / "CHANGELOG.md").read_text(), re.MULTILINE)
    return [
        passed(f"CHANGELOG begins with {version}", holds=heading is not None and heading[1] == version),
        passed(f"CITATION.cff has {version}", holds=f"version: {version}\n" in (ROOT / "CITATION.cff").read_text()),
        passed(
            "authors, URLs, classifiers, keywords", holds={"authors", "urls", "classifiers", "keywords"} <= set(project)
        ),
        *(Check("TO DO", what) for what, (name, mark) in OPEN.items() if mark in (ROOT / name).read_text()),
    ]


def of_distributions(wheel: Path, sdist: Path) -> list[Check]:
    """Return what the built files hold."""
    with tarfile.open(sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    run(sys.executable, "-m", "twine", "check", "--strict", wheel, sdist)
    return [
        passed(f"the wheel is for Linux: {wheel.name}", holds="manylinux" in wheel.name),
        passed("the sdist has tests, docs and licences", holds=set(NEEDED) <= names),
        Check("ok", "twine check --strict"),
    ]


def in_an_empty_environment(wheel: Path) -> Check:
    """Install the wheel with what README uses, and run README's blocks."""
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        run(sys.executable, "-m", "venv", place / "env")
        python = place / "env" / "bin" / "python"
        run(python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", f"{wheel}[pandas,polars,duckdb]")
        (place / "readme.py").write_text(readme_blocks())
        run(python, "readme.py", cwd=place)
    return Check("ok", "README's commands run in an empty environment")


def main() -> None:
    """Build, check, print."""
    for old in DIST.glob("inlay_udf-*"):
        old.unlink()
    run(sys.executable, "-m", "hatchling", "build", "-d", DIST)
    (wheel,), (sdist,) = DIST.glob("*.whl"), DIST.glob("*.tar.gz")
    checks = [*of_texts(), *of_distributions(wheel, sdist), in_an_empty_environment(wheel)]
    checks += [
        Check("TO DO", "run .ci/run and the GPU tests on this commit"),
        Check("TO DO", "tag it, and upload dist/"),
    ]
    print("\n".join(f"{one.state:<7} {one.what}" for one in checks))  # noqa: T201 - it is a command
    sys.exit(any(one.state == "FAILED" for one in checks))


if __name__ == "__main__":
    main()

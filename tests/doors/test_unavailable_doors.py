"""A library whose door cannot be set up, as cuDF without its lower half: who imports it, or us, goes on."""

import subprocess
import sys

import pytest

USE = """
import warnings
for again in (False, True):
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        try:
            cudf.Series().udf
        except AttributeError as error:
            assert "have no .udf here" in str(error) and "pylibcudf" in str(error), error
        else:
            raise AssertionError("it has one")
    assert [one.category for one in said] == ([] if again else [RuntimeWarning])
assert not hasattr(cudf.DataFrame, "udf")
"""


@pytest.mark.slow
@pytest.mark.parametrize("order", ["cudf, udf", "udf, cudf"])
def test_an_import_goes_on_and_a_use_warns_once(order, tmp_path) -> None:
    """No warning and no exception at import, one warning and AttributeError where ``.udf`` is used."""
    package = tmp_path / "cudf"
    package.mkdir()
    (package / "__init__.py").write_text("class Series: pass\nclass DataFrame: pass\n__version__ = '26.10.0'\n")
    code = f"import sys; sys.path.insert(0, {str(tmp_path)!r}); sys.modules['pylibcudf'] = None\nimport {order}\n{USE}"
    done = subprocess.run([sys.executable, "-W", "error", "-c", code], capture_output=True, text=True, check=False)  # noqa: S603
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.slow
def test_a_module_of_a_door_may_be_imported_first() -> None:
    """As unpickling a result does, in a process that has not imported pandas."""
    code = "import udf.doors.pandas.pandas_groups, pandas\npandas.Series([1]).udf"
    done = subprocess.run([sys.executable, "-W", "error", "-c", code], capture_output=True, text=True, check=False)  # noqa: S603
    assert (done.returncode, done.stderr) == (0, "")

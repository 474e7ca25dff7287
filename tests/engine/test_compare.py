"""The comparison's tasks: Inlay gives what pandas gives, and every tool has a way or a reason."""

import pytest

pytest.importorskip("duckdb")
pytest.importorskip("polars")

from benchmarks.compare.__main__ import TASKS, TOOLS, check


@pytest.mark.slow
@pytest.mark.parametrize("task", TASKS, ids=lambda task: task.title)
def test_a_task_is_the_same_in_pandas_and_inlay(task) -> None:
    """On few rows; ``python -m benchmarks.compare`` checks all tools on all."""
    frame = task.data(3000)
    check(task, "Inlay", task.ways["Inlay"].call(frame), task.ways["pandas"].call(frame))


def test_every_tool_has_a_way_or_a_reason() -> None:
    assert len(TASKS) == 12
    for task in TASKS:
        assert set(task.ways) | set(task.cannot) == set(TOOLS), task.title
        assert not set(task.ways) & set(task.cannot)
        assert all(way.lines() > 1 for way in task.ways.values())

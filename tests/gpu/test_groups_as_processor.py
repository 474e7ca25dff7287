"""Groups and folds through the GPU, of pandas' own data: every test of the processor's groups against pandas."""

from collections.abc import Iterator

import pytest

import udf

# ruff: noqa: F401 - the processor's tests, run once more
from tests.meaning.groups.test_folds import (
    test_rows_may_hold_times,
    test_rows_may_hold_uint64,
    test_rows_of_a_frame,
    test_scan_is_the_loop,
    test_scan_of_groups_begins_anew,
)
from tests.meaning.groups.test_groupby import test_values_may_be_times
from tests.meaning.groups.test_groupby_generated import (
    test_groups_of_a_column_are_pandas,
    test_groups_of_a_frame_are_pandas,
)
from tests.meaning.groups.test_groupby_refused import (
    test_an_exception_of_a_frame_is_made_of_its_group,
    test_an_exception_says_which_group,
    test_functions_of_a_frame_are_refused,
)
from tests.meaning.groups.test_groupby_rows import (
    test_a_call_gives_what_pandas_gives,
    test_apply_of_a_column_of_the_groups_length,
    test_columns_come_back_to_their_rows,
    test_conditions_of_dropped_rows_are_nan,
    test_dropped_rows_have_no_window,
    test_filter_is_pandas,
    test_rolling_by_time_stays_in_its_group,
    test_rolling_stays_in_its_group,
    test_transform_is_pandas,
    test_what_is_no_column_of_the_group_is_refused,
)


@pytest.fixture(autouse=True)
def through_the_gpu() -> Iterator[None]:
    with udf.options(backend="cuda"):
        yield

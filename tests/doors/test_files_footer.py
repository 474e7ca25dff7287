"""Row groups of several Parquet files as those of one: every reader reads it, with all of its statistics and pages."""

import io
from typing import Any

import polars as pl
import pyarrow as pa
import pyarrow.dataset as ds
import pyarrow.parquet as pq
import pytest

from tests.support.scans import table
from udf.doors.files.footer import MAGIC, ThriftReader, merge_footers, shift_row_groups, split_file, to_thrift


def encoded(part: pa.Table, **how: Any) -> bytes:
    sink = io.BytesIO()
    pq.write_table(part, sink, **how)
    return sink.getvalue()


@pytest.mark.parametrize(
    "how",
    [
        {}, {"compression": "zstd", "use_dictionary": False}, {"write_page_index": True, "data_page_size": 100},
        {"row_group_size": 7}, {"version": "1.0", "data_page_version": "2.0"},
        {"write_statistics": False, "store_schema": False},
    ],
)  # fmt: skip
def test_files_joined(how: dict[str, Any], tmp_path) -> None:
    """Rows, nulls, nested columns, pages and statistics."""
    whole, parts, out, groups, footer = table(400), [], bytearray(MAGIC), [], None
    for start in range(0, 400, 20):
        data = encoded(whole.slice(start, 20), **how)
        body, mine = split_file(data)
        size = int.from_bytes(data[-8:-4], "little")
        assert to_thrift(mine) == data[-8 - size : -8]
        groups += shift_row_groups(mine, len(out))
        footer = footer or mine
        out += body
        parts.append(pq.read_table(io.BytesIO(data)))
    out += merge_footers(footer, groups)
    (tmp_path / "a").write_bytes(out)
    with pq.ParquetFile(tmp_path / "a") as opened:
        assert opened.read().to_pylist() == pa.concat_tables(parts).to_pylist()
        assert opened.metadata.num_rows == 400
        assert opened.metadata.num_row_groups == len(groups) == 20 * (3 if "row_group_size" in how else 1)
        if how.get("write_statistics", True):
            assert opened.metadata.row_group(len(groups) - 1).column(0).statistics.has_min_max
    few = whole["i"].to_pylist()[333]
    assert ds.dataset(tmp_path / "a").count_rows(filter=ds.field("i") == few) == whole["i"].to_pylist().count(few)
    assert pl.scan_parquet(tmp_path / "a").select("x", "s").collect()["s"].to_list() == whole["s"].to_pylist()


def test_numbers_of_any_size() -> None:
    """Zigzag, as the protocol says: the ends of 64 bits."""
    for value in (0, -1, 1, 63, -64, 64, 2**31, -(2**63), 2**63 - 1):
        zigzag, octets = (value << 1 ^ value >> 63) & (2**64 - 1), bytearray([0x16])
        while zigzag >= 128:
            octets.append(zigzag & 127 | 128)
            zigzag >>= 7
        octets += bytes([zigzag, 0])
        read = ThriftReader(bytes(octets)).struct()
        assert read.fields[1][1] == value
        assert to_thrift(read) == octets

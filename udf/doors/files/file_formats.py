"""The formats that a scan reads, by pyarrow: batches in order, read ahead of what is computed.

A format says which columns the files have, which of those can have nulls, and how many rows, as far as that is known
without reading them.
"""

from __future__ import annotations

from collections import deque
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing
from functools import cached_property, partial
from threading import Lock
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol, TypeVar

from udf.columns.text import is_text, pyarrow
from udf.doors.files.input_files import File, cast_to_schema, read_errors, require_schema
from udf.errors import ArgumentError, ColumnNotFoundError

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence

    import pyarrow as pa
    import pyarrow.parquet as pq

    ResultT = TypeVar("ResultT")


# ruff: noqa: PLC0415 - pyarrow's parts are imported by the scans that need them


CHECKED: Final = {"page_checksum_verification": True}
"""Of pages whose writer gave them check sums."""

MAKING: Final = Lock()


def open_parquet(file: File, metadata: object, **how: object) -> pq.ParquetFile:
    """Return pyarrow's reader of a file, whose columns lie in memory of the system's ``malloc``.

    pyarrow's own, mimalloc, has columns that other threads free cleared by the system again and again: a third of the
    processor's time of a scan. A reader has no parameter for it, and takes the process's default when it is made. A
    program that has chosen another one keeps it.
    """
    import pyarrow.parquet as pq

    pa = pyarrow("scan_parquet")
    with MAKING:
        usual = pa.default_memory_pool()
        if usual.backend_name == "mimalloc":
            pa.set_memory_pool(pa.system_memory_pool())
        try:
            return pq.ParquetFile(file.path, metadata=metadata, **how, **CHECKED)
        finally:
            pa.set_memory_pool(usual)


PAYS: Final = 0.9
"""What a dictionary takes of a column's bytes at most: to make one takes as long as to write the values."""


class FileRows(NamedTuple):
    """Rows of one file: a ``pyarrow.Table``, and the row of the file at which it begins."""

    file: File
    row: int
    table: pa.Table


class ReadLimits(NamedTuple):
    """What a run may take: bytes of a batch's columns, bytes of all that is read ahead, and threads that read."""

    batch: int
    ahead: int
    threads: int


class Format(Protocol):
    """Files of one kind."""

    files: tuple[File, ...]
    schema: pa.Schema
    rows: int | None

    def nullable(self, label: str) -> bool:
        """Return whether a column may have nulls."""
        ...

    def repeats(self, label: str) -> bool:
        """Return whether values of a column repeat, as far as is known: a dictionary of them takes less."""
        ...

    def parts(self, columns: Sequence[str], first: int, room: ReadLimits) -> Generator[FileRows]:
        """Yield the rows of all files in order, from row ``first`` of all on, in batches."""
        ...


def run_in_order(tasks: Iterable[Callable[[], ResultT]], threads: int) -> Generator[ResultT]:
    """Yield what each task returns, in order; ``threads`` of them run ahead.

    Examples
    --------
    >>> list(run_in_order((lambda i=i: i * i for i in range(4)), 2))
    [0, 1, 4, 9]
    """
    with ThreadPoolExecutor(threads, thread_name_prefix="udf-read") as pool:
        waiting: deque[Future[ResultT]] = deque()
        try:
            for task in tasks:
                waiting.append(pool.submit(task))
                if len(waiting) > threads:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        finally:
            for one in waiting:
                one.cancel()


def split_rows(part: FileRows, size: int) -> Iterator[FileRows]:
    """Yield a part in equal batches of up to ``size`` bytes."""
    rows = part.table.num_rows
    each = max(-(-rows // max(-(-part.table.nbytes // size), 1)), 1)
    for begin in range(0, rows, each):
        yield FileRows(part.file, part.row + begin, part.table.slice(begin, each))


class Parquet:
    """Parquet files: their footers are read at once."""

    ending = ".parquet"

    def __init__(self, files: tuple[File, ...]) -> None:
        pyarrow("scan_parquet")
        import pyarrow.parquet as pq

        self.files = files
        self._metadata: list[pq.FileMetaData] = []
        for file in files:
            with read_errors(file), pq.ParquetFile(file.path) as opened:
                if not self._metadata:
                    self.schema = opened.schema_arrow.remove_metadata()
                require_schema(opened.schema_arrow, self.schema, file.path, files[0].path)
                self._metadata.append(opened.metadata)
        self.rows: int | None = sum(metadata.num_rows for metadata in self._metadata)
        self._nullable: dict[str, bool] = {}

    def nullable(self, label: str) -> bool:
        """Return whether some row group has nulls in a column, or does not say; one without rows has none."""
        if label not in self._nullable:
            field = self.schema.field(label)
            self._nullable[label] = field.nullable and any(
                statistics is None or not statistics.has_null_count or statistics.null_count > 0
                for metadata in self._metadata
                for group in range(metadata.num_row_groups)
                if metadata.row_group(group).num_rows
                for statistics in [metadata.row_group(group).column(_leaf(metadata, label)).statistics]
            )
        return self._nullable[label]

    def repeats(self, label: str) -> bool:
        """Return whether the first row group has a column in fewer bytes than its values, as by a dictionary."""
        return label not in self._spelt_out

    @cached_property
    def _spelt_out(self) -> frozenset[str]:
        """The leaves of which no dictionary saves anything; a text has four bytes at least."""
        first = next((m.row_group(0) for m in self._metadata if m.num_row_groups), None)
        chunks = [] if first is None else [first.column(i) for i in range(first.num_columns)]
        return frozenset(
            chunk.path_in_schema
            for chunk in chunks
            if chunk.total_uncompressed_size
            >= PAYS * chunk.num_values * (_width(self.schema, chunk.path_in_schema) or 4)
        )

    def parts(self, columns: Sequence[str], first: int, room: ReadLimits) -> Generator[FileRows]:
        """Yield row groups, several small ones at once and a large one in pieces.

        Decoding takes as much again as the columns: as many row groups are read ahead as fit with that. One that does
        not is decoded in pieces, while nothing else is read.
        """
        names = list(columns)
        sizes = [[self._bytes(m.row_group(i), names) for i in range(m.num_row_groups)] for m in self._metadata]
        most = max((size for each in sizes for size in each), default=0)
        threads = max(1, min(room.threads, room.ahead // (2 * max(most, room.batch, 1))))
        with closing(run_in_order(self._tasks(names, sizes, first, room), threads)) as done:
            for made in done:
                for part in made:
                    yield from split_rows(part, room.batch)

    def _tasks(
        self, columns: list[str], sizes: list[list[int]], first: int, room: ReadLimits
    ) -> Iterator[Callable[[], Iterable[FileRows]]]:
        before = 0
        for file, metadata, known in zip(self.files, self._metadata, sizes, strict=True):
            row, groups, begin, size = 0, list[int](), 0, 0
            for group, bytes_ in enumerate(known):
                rows = metadata.row_group(group).num_rows
                skipped = max(first - before - row, 0)
                row += rows
                if skipped >= rows:
                    continue
                if groups and size + bytes_ > room.batch:
                    yield partial(self._whole, file, metadata, groups, columns, begin)
                    groups = []
                if skipped or 2 * bytes_ > room.ahead:
                    each = max(int(rows * room.batch / max(bytes_, 1)), 1)
                    yield partial(self._pieces, file, metadata, group, columns, row - rows, skipped, each)
                    continue
                if not groups:
                    groups, begin, size = [], row - rows, 0
                groups.append(group)
                size += bytes_
            if groups:
                yield partial(self._whole, file, metadata, groups, columns, begin)
            before += row

    def _bytes(self, group: pq.RowGroupMetaData, columns: list[str]) -> int:
        """Return how many bytes columns of a row group take in memory, about."""
        wanted, total = set(columns), 0
        for i in range(group.num_columns):
            chunk = group.column(i)
            name = chunk.path_in_schema.partition(".")[0]
            if name in wanted or chunk.path_in_schema in wanted:
                width = _width(self.schema, name)
                total += group.num_rows * width if width else 4 * group.num_rows + 2 * chunk.total_uncompressed_size
        return total

    def _whole(self, file: File, metadata: object, groups: list[int], columns: list[str], row: int) -> list[FileRows]:
        file.require_same()
        with read_errors(file), open_parquet(file, metadata) as opened:
            table = cast_to_schema(opened.read_row_groups(groups, columns=columns), self.schema)
        file.require_same()
        return [FileRows(file, row, table)]

    def _pieces(
        self, file: File, metadata: object, group: int, columns: list[str], row: int, skipped: int, each: int
    ) -> Iterator[FileRows]:
        """Yield a row group in pieces of ``each`` rows, without the first ``skipped``."""
        import pyarrow as pa

        at = row
        with read_errors(file), open_parquet(file, metadata, buffer_size=1 << 20) as opened:
            for batch in opened.iter_batches(each, row_groups=[group], columns=columns):
                file.require_same()
                seen = at + batch.num_rows - row
                left = batch.slice(max(batch.num_rows - (seen - skipped), 0))
                at += batch.num_rows
                if left.num_rows:
                    yield FileRows(file, at - left.num_rows, cast_to_schema(pa.Table.from_batches([left]), self.schema))


def _leaf(metadata: pq.FileMetaData, label: str) -> int:
    """Return the position of a column in the metadata of a row group."""
    for i in range(metadata.num_columns):
        if metadata.schema.column(i).path == label:
            return i
    raise KeyError(label)


def _width(schema: pa.Schema, name: str) -> int | None:
    """Return the bytes of a value in memory; None where values differ in length."""
    place = schema.get_field_index(name)
    kind = None if place < 0 else schema.field(place).type
    if kind is None or is_text(kind):
        return None
    try:
        return max(int(kind.bit_width) // 8, 1)
    except ValueError:
        return None


class DatasetFiles:
    """Files that pyarrow.dataset reads from their beginning to their end: CSV, Arrow IPC."""

    rows: int | None = None

    def __init__(self, files: tuple[File, ...], kind: object, schema: pa.Schema = None) -> None:
        pyarrow("scanning files")
        import pyarrow.dataset as ds

        self.files, self._kind = files, kind
        self.schema = schema
        for file in files:
            with read_errors(file):
                found = ds.dataset(file.path, format=kind).schema
            if self.schema is None:
                self.schema = found.remove_metadata()
            self._require(found, file)

    def _require(self, found: object, file: File) -> None:
        require_schema(found, self.schema, file.path, self.files[0].path)

    def nullable(self, label: str) -> bool:
        """Return what the schema says: nobody counts nulls but who reads the file."""
        return bool(self.schema.field(label).nullable)

    def repeats(self, _: str) -> bool:
        """Return that values of a column may repeat: nobody knows."""
        return True

    def parts(self, columns: Sequence[str], first: int, room: ReadLimits) -> Generator[FileRows]:
        """Yield batches, small ones of a file together."""
        before = 0
        for file in self.files:
            row = 0
            for table in self._tables(file, columns, room):
                skipped = min(max(first - before - row, 0), table.num_rows)
                row += table.num_rows
                if skipped < table.num_rows:
                    left = table.slice(skipped)
                    yield FileRows(file, row - left.num_rows, left)
            before += row

    def _tables(self, file: File, columns: Sequence[str], room: ReadLimits) -> Iterator[pa.Table]:
        import pyarrow as pa
        import pyarrow.dataset as ds

        file.require_same()
        with read_errors(file):
            dataset = ds.dataset(file.path, format=self._kind, schema=self.schema)
            batches = dataset.scanner(
                columns=list(columns),
                batch_size=max(room.batch // 64, 1024),
                batch_readahead=room.threads,
                fragment_readahead=1,
            ).to_batches()
            waiting, size = [], 0
            for batch in batches:
                waiting.append(batch)
                size += batch.nbytes
                if size >= room.batch:
                    yield pa.Table.from_batches(waiting)
                    waiting, size = [], 0
            if waiting:
                yield pa.Table.from_batches(waiting)
        file.require_same()


class Csv(DatasetFiles):
    """CSV files: the first one says what types the columns have, as far as nobody else does."""

    ending = ".csv"

    def __init__(
        self, files: tuple[File, ...], *, delimiter: str = ",", dtypes: Mapping[str, object] | None = None
    ) -> None:
        pyarrow("scan_csv")
        import pyarrow.dataset as ds
        from pyarrow import csv

        try:
            kind = ds.CsvFileFormat(
                parse_options=csv.ParseOptions(delimiter=delimiter),
                convert_options=csv.ConvertOptions(column_types=dtypes or {}),
                read_options=csv.ReadOptions(block_size=4 << 20),
            )
        except (TypeError, ValueError) as refused:
            hint = "delimiter is one character, dtypes a dict from labels to types of Arrow, {'x': 'float64'}"
            raise ArgumentError(f"CSV files cannot be read so: {refused}", hint) from refused
        super().__init__(files, kind)
        for label in dtypes or {}:
            if label not in self.schema.names:
                raise ColumnNotFoundError(label, self.schema.names)

    def _require(self, found: pa.Schema, file: File) -> None:
        """Look at the names alone: the types of a file are those that its first rows look like."""
        fields = [self.schema.field(name) if name in self.schema.names else found.field(name) for name in found.names]
        super()._require(pyarrow("scan_csv").schema(fields), file)


class Ipc(DatasetFiles):
    """Arrow IPC files, also named Feather."""

    ending = ".arrow"

    def __init__(self, files: tuple[File, ...]) -> None:
        super().__init__(files, "ipc")

"""Where scans begin: ``udf.scan_parquet``, ``udf.scan_csv``, ``udf.scan_ipc``."""

from collections.abc import Hashable, Mapping, Sequence

from udf.base.tracebacks import brief
from udf.doors.files.batch import FileColumn
from udf.doors.files.file_formats import Csv, Format, Ipc, Parquet
from udf.doors.files.input_files import files_of
from udf.doors.files.lazy_frames import LazyFrame
from udf.doors.files.scan import Scan, empty


@brief
def scan_parquet(source: object, *, columns: Sequence[Hashable] | None = None) -> LazyFrame:
    """Return the columns of Parquet files as a lazy frame: its functions run batch by batch, in bounded memory.

    Reading, computing and writing overlap, and together use ``udf.options.memory_bytes``. Results, also of windows
    and folds, are those of all rows at once.

    Parameters
    ----------
    source : path, or list of paths
        A file, a pattern (``"data/*.parquet"``), or a directory. Files come in the order of their names, or of the
        list.
    columns : list of labels, optional
        Which columns, in that order.

    Raises
    ------
    FilesNotFoundError
        If there is no such file.
    ScanError
        If a file is broken, or its columns differ from the first one's.
    MissingPackageError
        If pyarrow is not installed.

    Examples
    --------
    >>> import tempfile, os
    >>> import pyarrow as pa, pyarrow.parquet as pq
    >>> import udf
    >>> folder = tempfile.mkdtemp()
    >>> pq.write_table(pa.table({"x": [1.0, 4.0]}), os.path.join(folder, "a.parquet"))
    >>> pq.write_table(pa.table({"x": [2.0, 8.0]}), os.path.join(folder, "b.parquet"))
    >>> frame = udf.scan_parquet(folder)
    >>> frame["step"] = frame["x"].rolling(2).apply(lambda w: w.iloc[1] - w.iloc[0])
    >>> frame.to_arrow()["step"].to_pylist()
    [nan, 3.0, -2.0, 6.0]
    """
    return _frame(Parquet(files_of(source, Parquet.ending)), columns)


@brief
def scan_csv(
    source: object,
    *,
    columns: Sequence[Hashable] | None = None,
    delimiter: str = ",",
    dtypes: Mapping[str, object] | None = None,
) -> LazyFrame:
    """Return the columns of CSV files, whose first line has their names, as a lazy frame: :func:`scan_parquet`.

    The first megabytes of the first file say what types the columns have, but for those in ``dtypes``, a dict from
    labels to types of Arrow (``"float64"``, ``"string"``). Any of them may have nulls: in folds whole numbers are
    float64.

    Parameters
    ----------
    source : path, or list of paths
        As in :func:`scan_parquet`.
    columns : list of labels, optional
        The columns to read.
    delimiter : str
        What separates values.
    dtypes : dict, optional
        Types of columns that Inlay should not infer.
    """
    return _frame(Csv(files_of(source, Csv.ending), delimiter=delimiter, dtypes=dtypes), columns)


@brief
def scan_ipc(source: object, *, columns: Sequence[Hashable] | None = None) -> LazyFrame:
    """Return the columns of Arrow IPC (Feather) files as a lazy frame: :func:`scan_parquet`.

    A column may have nulls unless its field says that it has none: in folds its whole numbers are float64 then.

    Parameters
    ----------
    source : path, or list of paths
        As in :func:`scan_parquet`.
    columns : list of labels, optional
        The columns to read.
    """
    return _frame(Ipc(files_of(source, Ipc.ending)), columns)


def _frame(format_: Format, columns: Sequence[Hashable] | None) -> LazyFrame:
    frame = LazyFrame(Scan(format_, empty(format_)), {name: FileColumn(name) for name in format_.schema.names})
    return frame if columns is None else frame[list(columns)]

"""Columns in files, read, computed and written batch by batch: what ``udf.scan_parquet`` stands on."""

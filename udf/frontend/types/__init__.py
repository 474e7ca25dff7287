"""The types that values have in a function: text, times, arrays, Series, frames, lists, lookups, missing values."""

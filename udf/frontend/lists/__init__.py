"""Lists that a row makes: in its scratch memory, typed by what is appended; sorted lists, and sets of the same kind."""

from udf.frontend.lists import counters, items, overloads, sets, sorting  # noqa: F401 - each registers its rules

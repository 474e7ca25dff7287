"""Structures (:mod:`udf.bind.structures`) in a function: how they are made, and what of their class it uses."""

from udf.frontend.structures import members, operators
from udf.frontend.structures.construction import make_structures, to_struct_of_arrays
from udf.frontend.structures.members import class_type, method_of, property_of

__all__ = ["class_type", "make_structures", "members", "method_of", "operators", "property_of", "to_struct_of_arrays"]

"""What a library function takes and gives, as annotations: its typing rule follows from them.

Beside those of here: ``float`` (any number, as a float), ``int``, ``bool``, and ``Literal`` of what is known when the
function is compiled. For a type checker an array is a sequence.
"""

from collections.abc import Sequence
from typing import Annotated, Any

Floats = Annotated[Sequence[float], "floats"]
Numbers = Annotated[Sequence[float], "integers or floats"]
Values = Annotated[Sequence[float], "integers, floats, or bools"]
Alike = Annotated[Sequence[float], "numbers of the type that the first array's have"]

Number = Annotated[float, "an integer, a bool, or a float, as it is"]
Real = Annotated[float, "a number, as a float; given: float32 if all of these are, else float64"]
Float = Annotated[float, "the same, as it is computed with: float32 if all of these are, else float64"]
Common = Annotated[float, "a number in the type in which all of these meet"]
Whole = Annotated[int, "an integer or a bool, in the 64-bit type in which all of these meet"]
Default = Annotated[Any, "nothing but its default, which means nothing here: an axis, None, False"]

Axis = Annotated[Any, "the one axis that there is, or None"]

Item = Annotated[Any, "the type of the array's items"]
Mean = Annotated[float, "float32 of an array of float32, else float64"]

"""Bodies with what the staged compiler does not take: the docstring is what it says."""

# ruff: noqa: D400, D401, D403, F821, RET504
from typing import Any


def has_a_list(a: Any) -> Any:
    """no List here: write a tuple"""
    found = []
    return found


def has_a_comprehension(a: Any) -> Any:
    """no ListComp here: an array has items where they are read: write the function of one item"""
    return [x for x in a]  # noqa: C416 - what is tested


def has_a_try(a: Any) -> Any:
    """no Try here: test before: there are no exceptions to catch here"""
    try:
        return a[0]
    except IndexError:
        return 0.0


def has_a_slice(a: Any) -> Any:
    """no Slice here: write a loop over range(first, stop)"""
    return a[1:]


def has_no_such_name(a: Any) -> Any:
    """there is no 'other': import it from the library"""
    return other(a)  # type: ignore[name-defined]


def has_a_call_of_itself(a: Any) -> Any:
    """has_a_call_of_itself calls itself: write a loop"""
    return has_a_call_of_itself(a)


def has_an_else_of_a_loop(a: Any) -> Any:
    """no else of a loop here: set a variable"""
    for x in a:
        if x:
            return 1.0
    else:  # noqa: PLW0120 - what is tested
        return 0.0


def has_a_raise_among_others(a: Any) -> Any:
    """raise stands alone under an if"""
    if len(a) == 0:
        count = 1
        raise ValueError(count)
    return 0.0


def has_a_sum(a: Any) -> Any:
    """no sum() here: write a loop, or a function of the library"""
    return sum(a)


def has_a_break(a: Any) -> Any:
    """no Break here: return from a function of its own"""
    for x in a:
        if x > 0.0:
            break
    return 0.0


def has_an_item_set(a: Any) -> Any:
    """set one name, or a tuple of names: nothing is stored in arrays"""
    a[0] = 1.0
    return a[0]


def has_an_item_added_to(a: Any) -> Any:
    """set one name, or a tuple of names: nothing is stored in arrays"""
    a[0] += 1.0
    return a[0]


def has_two_names_set_at_once(a: Any) -> Any:
    """set one name, or a tuple of names: nothing is stored in arrays"""
    x = y = len(a)
    return x + y


def has_a_plus(a: Any) -> Any:
    """no UAdd here: write it with the operators that there are"""
    return +a[0]


def has_not_in(a: Any) -> Any:
    """no NotIn here: write it with the operators that there are"""
    return 1.0 not in a


def has_nothing_to_return(a: Any) -> Any:
    """return a value"""
    if len(a) == 0:
        return None
    return a[0]


def calls_the_other(a: Any) -> Any:
    """Be called by the other."""
    return has_a_circle(a)


def has_a_circle(a: Any) -> Any:
    """has_a_circle calls itself: write a loop"""
    return calls_the_other(a)


def is_of_two_types(a: Any) -> Any:
    """it was int64 and is float64 now: write 0.0, float(x) or int(x)"""
    total = 0
    for x in a:
        total += x
    return total

"""Entries of PTX without constant returns and unread parameters: their text is changed, nothing is compiled again."""

from __future__ import annotations

import re
from itertools import count
from typing import TYPE_CHECKING, Final

from udf.frontend.lower.constant_returns import offsets

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from ptx2cpp.syntax import Module

_HEAD: Final = re.compile(r"\(\.param \.align \d+ \.b8 func_retval0\[\d+\]\) (\w+)\(\n([^)]*)\n?\)")
_PLACE: Final = re.compile(r"\[func_retval0(?:\+(\d+))?\]")
_CONSTANT: Final = re.compile(r"\tst\.param\.\w+ \t\[func_retval0(?:\+(\d+))?\], [-\w]+;\n")


def narrowed_entries(module: Module, sizes: Sequence[int], kept: Sequence[bool], unread: Collection[int]) -> str | None:
    r"""Return the text of ``module`` whose entries return the ``kept`` scalars and do not take the ``unread`` ones.

    ``sizes`` are the bytes of each scalar that is returned, ``unread`` positions of parameters. None if the text is not
    as LLVM writes it, or what goes is not written as a constant: the function has to be compiled again.

    Examples
    --------
    >>> from ptx2cpp import parse
    >>> ptx = '''.version 6.3
    ... .target sm_75
    ... .address_size 64
    ... .visible .func  (.param .align 8 .b8 func_retval0[16]) udf_row(
    ... \t.param .b64 udf_row_param_0,
    ... \t.param .b64 udf_row_param_1
    ... )
    ... {
    ... \t.reg .b64 \t%rd<2>;
    ... \tld.param.f64 \t%rd1, [udf_row_param_1];
    ... \tst.param.f64 \t[func_retval0], %rd1;
    ... \tst.param.b32 \t[func_retval0+8], 0;
    ... \tret;
    ... }
    ... '''
    >>> text = narrowed_entries(parse(ptx), [8, 4], [True, False], {0})
    >>> print(*text.expandtabs(2).splitlines()[3:], sep="\n")
    .visible .func  (.param .align 8 .b8 func_retval0[8]) udf_row(
      .param .b64 udf_row_param_0
    )
    {
      .reg .b64   %rd<2>;
      ld.param.f64  %rd1, [udf_row_param_0];
      st.param.f64  [func_retval0], %rd1;
      ret;
    }
    """
    left = [size for size, stays in zip(sizes, kept, strict=True) if stays]
    stays_at = [at for at, stays in zip(offsets(sizes), kept, strict=True) if stays]
    places = dict(zip(stays_at, offsets(left), strict=True))
    text = module.span.source.text
    for function in module.entries:
        start = text.rfind("\n", 0, text.find(f" {function.name.text}(\n")) + 1
        end = text.find("\n}", start)
        changed = _narrowed(text[start:end], places, left, unread) if 0 < start < end else None
        if changed is None:
            return None
        text = text[:start] + changed + text[end:]
    return text


def _narrowed(entry: str, places: Mapping[int, int], left: Sequence[int], unread: Collection[int]) -> str | None:
    head = _HEAD.search(entry)
    if head is None or not left or "st.param.v" in entry:
        return None
    taken, body = head[2].split(",\n") if head[2] else [], entry[head.end() :]
    body = _CONSTANT.sub(lambda store: store[0] if int(store[1] or 0) in places else "", body)
    if any(int(place[1] or 0) not in places for place in _PLACE.finditer(body)):
        return None
    body = _PLACE.sub(lambda place: f"[func_retval0{_plus(places[int(place[1] or 0)])}]", body)
    alignment, end = max(left), offsets([*left])[-1] + left[-1]
    numbers = dict(zip((i for i in range(len(taken)) if i not in unread), count()))
    name = head[1]
    listed = [f"\t.param {taken[i].split()[1]} {name}_param_{number}" for i, number in numbers.items()]
    body = re.sub(rf"\b{name}_param_(\d+)\b", lambda one: f"{name}_param_{numbers[int(one[1])]}", body)
    size = -(-end // alignment) * alignment
    returned = f"(.param .align {alignment} .b8 func_retval0[{size}]) {name}(\n"
    return entry[: head.start()] + returned + ",\n".join(listed) + "\n)" + body


def _plus(offset: int) -> str:
    return f"+{offset}" if offset else ""

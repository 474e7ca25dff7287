"""Render the template of a kernel with a device function in it. The only importer of Jinja2."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from typing import Any

import jinja2

from ptx2cpp import CppFunction, FlatFunction, add_stop_checks, emit, flat_function
from ptx2cpp.linear import Bound
from udf.base import resources
from udf.base.raising import is_scratch_full
from udf.base.records import dataclass
from udf.base.stages import Argument, ScalarParameter
from udf.bind.udf_call import PtxUdf, UdfCall, masked_results
from udf.cuda.policy import ONE_ROW, VECTOR_BYTES, MapPolicy, choose_policy
from udf.cuda.source_lines import with_lines
from udf.cuda.text_memory import text_needs
from udf.cuda.unit import TranslationUnit


@dataclass(frozen=True, slots=True, kw_only=True)
class Input:
    """One input column in the kernel's text."""

    name: str
    type: str
    nullable: bool

    @property
    def cell(self) -> str:
        """Return one row of it as a parameter of the row function."""
        return f"cell<{self.type}, {_boolean(self.nullable)}> {self.name}"

    @property
    def pointers(self) -> str:
        """Return the column as parameters of the kernel."""
        values = f"const {self.type}* __restrict__ {self.name}"
        return f"{values}, const unsigned char* __restrict__ {self.name}_validity" if self.nullable else values

    @property
    def column(self) -> str:
        """Return what the kernel makes of them (kernels/base_column.cuh)."""
        given = f"{self.name}, {self.name}_validity" if self.nullable else self.name
        return f"input<{self.type}, {_boolean(self.nullable)}>{{{given}}}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Output:
    """One output column in the kernel's text: C++ expressions for its value, and for its validity if it has one."""

    name: str
    type: str
    value: str
    valid: str | None

    @property
    def cell(self) -> str:
        """Return the type of one row of it."""
        return f"cell<{self.type}, {_boolean(self.valid is not None)}>"

    @property
    def returned(self) -> str:
        """Return one row of it as the row function gives it."""
        value = f"as<{self.type}>({self.value})"
        return f"{{{value}}}" if self.valid is None else f"{{{value}, {self.valid}}}"

    @property
    def member(self) -> str:
        """Return the member of a row that the column takes."""
        return f"&row::{self.name}"

    @property
    def pointers(self) -> str:
        """Return the column as parameters of the kernel."""
        values = f"{self.type}* __restrict__ {self.name}"
        return values if self.valid is None else f"{values}, unsigned char* __restrict__ {self.name}_validity"

    @property
    def column(self) -> str:
        """Return what the kernel makes of them (kernels/base_column.cuh)."""
        return f"{{{self.name}}}" if self.valid is None else f"{{{self.name}, {{{self.name}_validity}}}}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Word:
    """One value that is the same for all rows, in the kernel's text: a scalar, an array or its length."""

    name: str
    type: str

    @property
    def parameter(self) -> str:
        """Return it as a parameter of the kernel, which takes 8 bytes."""
        if self.type.endswith("*"):
            return f"{self.type} __restrict__ {self.name}"
        return f"argument<{self.type}> {self.name}"

    @property
    def given(self) -> str:
        """Return its value in the kernel."""
        return self.name if self.type.endswith("*") else f"{self.name}.value"


def render(function: CppFunction, udf: PtxUdf, call: UdfCall, *, policy: MapPolicy | None = None) -> TranslationUnit:
    """Return the kernel of rows around ``function``, which is ``udf`` in C++; ``policy`` overrules the chosen one."""
    stops, texts = has_stops(function, len(udf.takes)), text_needs(udf, call)
    policy = policy or _policy(function, udf, call)
    each = zip(udf.takes, function.parameters, strict=not stops)
    inputs, words, given = _inputs(call), declared_words(call.arguments), row_expressions(function, udf, call)
    text_words = [Word(name=name, type=type_) for name, type_ in texts.words]
    members = [(word.name, word.type, word.given) for word in words] + texts.members
    members += [(STOP.name, STOP.type, "first_failure")] * stops
    parameters = [*(column.pointers for column in (*inputs, *given["outputs"]))]
    source = template("map_texts.cu.j2" if texts else f"{call.kernel}.cu.j2").render(
        entry=call.kernel,
        function=function,
        policy=policy,
        nulls=call.how.nulls,
        inputs=inputs,
        parameters=[*parameters, *(word.parameter for word in (*words, *text_words))],
        members=[Word(name=name, type=type_) for name, type_, _ in members],
        given=[value for _, _, value in members],
        passed=[*(texts.passed.get(t.what) or argument_expression(t, v.type) for t, v in each), *[STOP.name] * stops],
        before=texts.before,
        after=texts.after,
        **given,
    )
    source = with_lines(source, call.kernel, function, call)
    return TranslationUnit(source=source, entry=call.kernel, policy=policy, stops=stops)


def _inputs(call: UdfCall) -> list[Input]:
    """Return the columns that a kernel reads: of text, where each row begins and where it ends."""
    inputs = []
    for i, parameter in enumerate(call.parameters):
        inputs.append(Input(name=f"in{i}", type=parameter.dtype.cpp, nullable=parameter.nullable))
        if parameter.dtype.encoding is not None:
            inputs.append(Input(name=f"in{i}_stop", type=parameter.dtype.cpp, nullable=False))
    return inputs


STOP = Word(name="stop", type="const unsigned long long*")
"""What loops look at, in a functor: the kernel's word of failures, which is 0 when they are to end."""

ROUND = 320
"""Instructions between two counts of a loop in a kernel that has one copy of its function (ptx2cpp/stop_checks.py)."""

ROUND_OF_SEVERAL = 64
"""The same where a kernel has several copies: what a copy costs the compiler counts (five: 1.4 s with 320)."""


def device_function(
    flat: FlatFunction, *, volatile: bool, instructions: int = ROUND, bound: Bound | None = None, lines: bool = False
) -> CppFunction:
    """Return ``flat`` as C++, whose loops look whether they are to end, unless ``bound`` says that they do soon."""
    return emit(add_stop_checks(flat, instructions, bound), volatile=volatile, lines=lines)


POINTER = "const {}*"
"""An address of values that nobody writes while a kernel reads them: the order of loads is NVVM's to choose."""


def pointer_types(takes: Sequence[ScalarParameter], **others: str) -> dict[int, str]:
    """Return the C++ types of the parameters that are addresses; ``others`` are what is one beside "pointer"."""
    types = {"pointer": POINTER, **others}
    return {i: types[t.what].format(t.dtype.cpp) for i, t in enumerate(takes) if t.what in types}


def flat_udf(udf: PtxUdf, name: str | None = None, **others: str) -> FlatFunction:
    """Return the function ``name`` of ``udf``, its own if none is given, with the types of :func:`pointer_types`."""
    return flat_function(udf.module or udf.text, entry=name or udf.name, parameters=pointer_types(udf.takes, **others))


def functor(words: list[Word], arguments: Sequence[str], failure: str, *, stops: bool) -> dict[str, Any]:
    """Return the members of a functor, what they are in the kernel, and the arguments of the device function in it.

    ``failure`` is the kernel's word of failures, which loops look at if the function ``stops``.
    """
    return {
        "words": words,
        "members": [*words, *[STOP] * stops],
        "given": [*(word.given for word in words), *[failure] * stops],
        "passed": [*arguments, *[STOP.name] * stops],
    }


def has_stops(function: CppFunction, takes: int) -> bool:
    """Return whether ``function`` takes, behind all that a UDF ``takes``, the word that its loops look at."""
    return len(function.parameters) > takes


def _policy(function: CppFunction, udf: PtxUdf, call: UdfCall) -> MapPolicy:
    if text_needs(udf, call):
        return ONE_ROW
    read = dict.fromkeys(one.index for one in udf.takes if one.what == "value")
    moved = [*(call.parameters[i].dtype for i in read), *udf.results]
    nullable = any(masked_results(udf, call)) or any(parameter.nullable for parameter in call.parameters)
    policy = choose_policy(moved, nullable=nullable, steps=function.instructions)
    widest = max(
        (parameter.dtype.size for parameter in call.parameters), default=1
    )  # those whose value nobody reads too
    return replace(policy, width=min(policy.width, VECTOR_BYTES // widest))


def declared_words(arguments: Sequence[Argument]) -> list[Word]:
    """Return the words that a kernel takes for ``arguments``."""
    return [word for j, argument in enumerate(arguments) for word in _words(j, argument)]


def _words(number: int, argument: Argument) -> list[Word]:
    name, type_ = f"argument{number}", argument.dtype.cpp
    if argument.is_array:
        return [Word(name=name, type=f"const {type_}*"), Word(name=f"{name}_length", type="long long")]
    return [Word(name=name, type=type_)]


ADDRESS_ARGUMENTS = {"pointer": "argument{}", "text": "chars{0} + in{0}.value"}
"""Addresses as arguments of the device function, by what the UDF takes."""


def argument_expression(parameter: ScalarParameter, type_: str) -> str:
    """Return ``parameter`` as an argument of the device function, which takes it as ``type_``."""
    if parameter.what in ADDRESS_ARGUMENTS:
        return ADDRESS_ARGUMENTS[parameter.what].format(parameter.index)
    names = {"value": "in{}.value", "valid": "in{}.valid", "argument": "argument{}", "length": "argument{}_length"}
    names["size"] = "in{0}_stop.value - in{0}.value"
    part = "" if parameter.part is None else (".first", ".second")[parameter.part]
    return f"as<{type_}>({names[parameter.what].format(parameter.index)}{part})"


def row_expressions(function: CppFunction, udf: PtxUdf, call: UdfCall) -> dict[str, Any]:
    """Return the outputs and the status, as expressions over what the device function returns, and texts as lines."""
    members = returned_members(function)
    row = next_row(members, udf, call, masked_results(udf, call))
    assert not list(members), "results, then a status if it can raise"
    return row


def returned_members(function: CppFunction) -> Iterator[str]:
    """Return what the device function returns, one expression after the other."""
    return iter([f"result.{value.name}" for value in function.results] if len(function.results) > 1 else ["result"])


def next_row(members: Iterator[str], udf: PtxUdf, call: UdfCall, masked: Sequence[bool]) -> dict[str, Any]:
    """Return the row that the next ``members`` are, as :func:`row_expressions` does; ``masked`` results have a mask."""
    cells = [[next(members) for _ in r.sizes] for r in udf.returns]
    status = f"as<unsigned int>({next(members)})" if udf.raises else "0u"
    to_null = udf.raises and call.how.errors == "null"
    gives = [f"{status} == 0"] if udf.raises and not to_null else []
    gives += [f"{cells[-1][0]} == 0"] if udf.returns and udf.returns[-1].left else []
    outputs, texts = [], []
    for i, (result, parts, is_masked) in enumerate(zip(udf.returns, cells, masked, strict=True)):
        holds = [f"as<bool>({parts.pop()})"] if result.nullable else []
        holds += [f"{status} == 0"] if to_null else []
        valid = (" && ".join(holds) or "true") if is_masked else None
        type_, value = result.dtype.cpp, ", ".join(parts)
        if result.dtype.encoding is not None:
            type_, value = "long long", f"bytes{i}"
            there = " && ".join([*holds, *gives]) or "true"
            texts.append(f"const long long {value} = give{i}->note({', '.join(parts)}, {there});")
        outputs.append(Output(name=f"out{i}", type=type_, value=value, valid=valid))
    return {"outputs": outputs, "status": _reported_status(udf, status) if to_null else status, "texts": texts}


def _reported_status(udf: PtxUdf, status: str) -> str:
    """Return what is reported of a status where an exception makes a null: only that memory did not suffice."""
    full = [f"{status} == {i + 1}u" for i, site in enumerate(udf.raises) if is_scratch_full(site)]
    return f"{' || '.join(full)} ? {status} : 0u" if full else "0u"


def _boolean(value: bool) -> str:  # noqa: FBT001 - it is what is shown
    return "true" if value else "false"


@cache
def template(name: str) -> jinja2.Template:
    """Return the template ``name``, read once."""
    return environment().get_template(name)


@cache
def environment() -> jinja2.Environment:
    """Return what reads templates of CUDA C++: a name that is not given is an error."""
    return jinja2.Environment(
        loader=jinja2.FileSystemLoader(resources.templates()),
        undefined=jinja2.StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
        autoescape=False,  # noqa: S701 - the output is C++, not HTML
    )

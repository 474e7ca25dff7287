"""The UDF's own binary interface: scalars in, ``{ values..., status }`` out, all by value.

Numba's function returns its result through a pointer and a status as its value. The wrapper is one
more LLVM function in the same module that calls it and returns both; everything else is inlined into
it. What is left in the PTX is one function, ``udf_row``, the same text for equal functions in any
process: names are numbered, statuses too, and modules follow in the order in which they are called.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from llvmlite import ir as llvm

from udf.frontend.settings import ENTRY
from udf.frontend.statuses import STATUS, TOKEN

if TYPE_CHECKING:
    from udf.frontend.statuses import Site

_NAMES: Final = re.compile(r'@"((?:[^"\\]|\\.)*)"')
_DEFINED: Final = re.compile(r'^(?:define\b.*?@"((?:[^"\\]|\\.)*)"\(|@"((?:[^"\\]|\\.)*)" = )', re.MULTILINE)
_TOKENS: Final = re.compile(rf"\b{TOKEN}(\d+)\b")


def entry_module(compiled: Any, *, fails: bool) -> Any:
    """Return a module with ``udf_row`` around ``compiled`` (Numba's result); a status only if it ``fails``."""
    library, name = compiled.library, compiled.fndesc.llvm_func_name
    inner_type = library.get_function(name).function_type
    module = library.codegen._create_empty_module(ENTRY)  # noqa: SLF001 - triple, layout and IR version as NVVM asks
    inner = llvm.Function(module, inner_type, name)
    value_type = inner_type.args[0].pointee
    result_types = [value_type, STATUS] if fails else [value_type]
    outer_type = llvm.FunctionType(llvm.LiteralStructType(result_types), inner_type.args[1:])
    outer = llvm.Function(module, outer_type, ENTRY)
    builder = llvm.IRBuilder(outer.append_basic_block("entry"))
    slot = builder.alloca(value_type)
    builder.store(llvm.Constant(value_type, None), slot)  # a row that raises has a value too, and it is zero
    status = builder.call(inner, [slot, *outer.args])
    result = builder.insert_value(llvm.Constant(outer_type.return_type, llvm.Undefined), builder.load(slot), 0)
    if fails:
        result = builder.insert_value(result, status, 1)
    builder.ret(result)
    return module


def inline_everything(library: Any) -> None:
    """Mark every function of ``library`` to be inlined into its caller and dropped."""
    for module in library.modules:
        for function in module.functions:
            if not function.is_declaration:
                function.linkage = "linkonce_odr"
                function.attributes.add("alwaysinline")


def module_texts(entry: Any, library: Any) -> list[str]:
    """Return the LLVM text of ``entry`` and of each module that it needs, in calling order."""
    modules = {id(module): module for module in (entry, *library.modules)}.values()
    texts = [str(module) for module in modules]
    home = {name: text for text in texts for name in _defined(text)}
    order = {texts[0]: None}
    pending = [texts[0]]
    while pending:
        for name in _NAMES.findall(pending.pop(0)):
            text = home.get(name)
            if text is not None and text not in order:
                order[text] = None
                pending.append(text)
    return list(order)


def _defined(text: str) -> list[str]:
    return [first or second for first, second in _DEFINED.findall(text)]


def number_names(texts: list[str]) -> list[str]:
    """Replace the name of everything that is defined here by a number: Numba's hold counters and file names."""
    kept = {ENTRY, "nvvmir.version"}
    known = dict.fromkeys(name for text in texts for name in _defined(text) if name not in kept)
    numbered = {name: f'@"udf_{number}"' for number, name in enumerate(known)}
    return [_NAMES.sub(lambda match: numbered.get(match[1], match[0]), text) for text in texts]


def number_statuses(texts: list[str], sites: dict[int, Site]) -> tuple[list[str], tuple[Site, ...]]:
    """Replace each status token by 1, 2, ... in order of appearance; return the sites in that order.

    Equal sites (one statement that Numba lowered twice) share a number. Tokens outside ``sites`` are of
    functions whose statuses their callers translate; they get numbers beyond, which nobody sees.
    """
    tokens = list(dict.fromkeys(int(token) for text in texts for token in _TOKENS.findall(text)))
    numbers: dict[Site | int, int] = {}
    for token in tokens:
        if token in sites:
            numbers.setdefault(sites[token], len(numbers) + 1)
    raised = tuple(site for site in numbers if not isinstance(site, int))
    for token in tokens:
        if token not in sites:
            numbers[token] = len(numbers) + 1
    final = {token: str(numbers[sites.get(token, token)]) for token in tokens}
    return [_TOKENS.sub(lambda match: final[int(match[1])], text) for text in texts], raised


_STORE: Final = re.compile(r"^\s*st\.param\.\w+\s+\[func_retval0\+(\d+)\],\s*([^;]+);", re.MULTILINE)
_ASSIGNMENT: Final = re.compile(r"^\s*(?:@!?%p\d+\s+)?([a-z][\w.]*)\s+(%r\d+),\s*([^;]*);", re.MULTILINE)


def never_raises(ptx: str) -> bool:
    """Return whether every status that ``ptx`` returns is the constant 0: no raise is left that can be reached.

    The status is the last member of the result. Anything but moves of 0 into it counts as a raise.
    """
    stores = [(int(offset), source) for offset, source in _STORE.findall(ptx)]
    assigned: dict[str, set[str]] = {}
    for operation, register, source in _ASSIGNMENT.findall(ptx):
        assigned.setdefault(register, set()).add(source if operation.startswith("mov.") else "unknown")
    last = max((offset for offset, _ in stores), default=0)
    pending = {source for offset, source in stores if offset == last}
    seen: set[str] = set()
    while pending:
        source = pending.pop()
        if source in assigned:
            pending |= assigned[source] - seen
        elif source != "0":
            return False
        seen.add(source)
    return bool(seen)

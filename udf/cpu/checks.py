"""Loops that can be ended from outside: a check in every loop that is not proven to be short.

LLVM's optimised text is rewritten, after vectorising and unrolling: an iteration that stands for 32 rows checks once,
and a loop that LLVM has unrolled completely or computed in closed form is gone. A check goes on the way back to a
loop's first block, which every cycle of a function takes::

    latch:   br i1 %again, label %header, label %end         latch:   br i1 %again, label %poll, label %end
                                                             poll:    br i1 (no flag), label %header, label %look
                                                             look:    br i1 (go on), label %poll, label %halted
                                                             halted:  ret

The loop over rows itself, named ``row``, has no more than ``AT_ONCE`` rounds. Functions with a parameter ``ptr %halt``
are rewritten (a ``Halt`` of :mod:`udf.cpu.halt`); one that is left in the middle returns nothing that means anything,
and ``driver.ll`` sees by ``%halt`` that it was.

Text, and expressions that read its lines: llvmlite adds nothing to a module that it has parsed, and to walk one
takes ten times as long (666 instructions: 14 ms). A line that is not known, as of a later LLVM, bounds no loop.
"""

from __future__ import annotations

import re
from dataclasses import field
from typing import Final

from ptx2cpp.flat import closure
from udf.base.records import dataclass
from udf.cpu.row_plan import AT_ONCE

SHORT: Final = 1 << 18
"""Instructions, all rounds together, of a loop that needs no check: some 0.1 ms."""

_ROWS = re.compile(r"%row(?:\.epil)?")
_LABEL = re.compile(r'^("[^"]+"|[\w.$-]+):')
_NAME = r'%(?:"[^"]+"|[\w.$-]+)'
_TARGET = re.compile(rf"label ({_NAME})")
_PHI = re.compile(rf"^\s+({_NAME}) = phi (\S+|<[^>]*>) ")
_BRANCH = re.compile(rf"^\s+br i1 ({_NAME}),")
_VALUE = re.compile(rf"^\s+({_NAME}) = ")
_COMPARE = re.compile(rf"^\s+({_NAME}) = icmp (?:samesign )?(\w+) i\d+ ({_NAME}), (-?\d+)$")
_AND = re.compile(rf"^\s+{_NAME} = (?:and i1 ({_NAME}), ({_NAME})|select i1 ({_NAME}), i1 ({_NAME}), i1 false)$")
_OR = re.compile(rf"^\s+{_NAME} = (?:or i1 ({_NAME}), ({_NAME})|select i1 ({_NAME}), i1 true, i1 ({_NAME}))$")
_INVERSE = {"eq": "ne", "ne": "eq"}
_INVERSE |= {f"{s}{a}": f"{s}{b}" for s in "us" for a, b in (("lt", "ge"), ("ge", "lt"), ("gt", "le"), ("le", "gt"))}
_FAR: Final = 1 << 30  # a counter that starts, steps and ends below does not wrap around 32 bits
_STEP = re.compile(rf"^\s+({_NAME}) = add (?:nuw )?(?:nsw )?i\d+ ({_NAME}), (-?\d+)$")
_COUNTER = re.compile(rf"^\s+({_NAME}) = phi i\d+ \[ ([^,]+), {_NAME} \], \[ ([^,]+), {_NAME} \]$")
_DEFINE = re.compile(r"^define .*?(\S+) @[\w.$-]+\(")
_HALT = re.compile(r"\bptr(?: [a-z_]+(?:\([^)]*\))?)* %halt\b")
_TWO_WAYS: Final = 2
_WEIGHTS = '!9999 = !{!"branch_weights", i32 1048576, i32 1}'


@dataclass(slots=True)
class _Block:
    """A block's name (as it is referred to) and lines; those of its phis come first."""

    name: str
    lines: list[str] = field(default_factory=list)

    @property
    def targets(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(name for line in self.lines for name in _TARGET.findall(line)))


@dataclass(frozen=True, slots=True)
class _Loop:
    """The block that a cycle comes back to, the blocks that do so, and all blocks of the loop."""

    header: str
    latches: tuple[str, ...]
    body: frozenset[str]


def with_checks(text: str) -> str | None:
    """Return LLVM's ``text`` of a module with checks in its loops; None if none of them needs one.

    Examples
    --------
    >>> text = '''define i64 @f(i64 %n, ptr %halt) {
    ... start:
    ...   br label %again
    ... again:
    ...   %i = phi i64 [ 0, %start ], [ %next, %again ]
    ...   %next = add i64 %i, 1
    ...   %done = icmp eq i64 %next, LAST
    ...   br i1 %done, label %end, label %again
    ... end:
    ...   ret i64 %i
    ... }'''
    >>> with_checks(text.replace("LAST", "100")) is None
    True
    >>> print(with_checks(text.replace("LAST", "%n")).partition("poll.0:")[2].partition("look.0:")[0].strip())
    %halt.flag.0 = load atomic i32, ptr %halt unordered, align 4
      %halt.none.0 = icmp eq i32 %halt.flag.0, 0
      br i1 %halt.none.0, label %again, label %look.0, !prof !9999
    """
    written: list[str] = []
    function: list[str] | None = None
    changed = False
    for line in text.splitlines():
        if function is None and line.startswith("define ") and _HALT.search(line):
            function = [line]
        elif function is None:
            written.append(line)
        else:
            function.append(line)
            if line == "}":
                checked = _function(function)
                changed |= checked is not None
                written += checked or function
                function = None
    return "\n".join([*written, _WEIGHTS]) if changed else None


def _function(lines: list[str]) -> list[str] | None:
    """Return a function's lines with checks; None if it needs none."""
    head, *rest = lines
    blocks = _blocks(rest[:-1])
    loops = _loops(blocks)
    short = {loop.header for loop in _short(blocks, loops)}
    edges = [(latch, loop.header) for loop in loops if loop.header not in short for latch in loop.latches]
    if not edges:
        return None
    out = [_head(head)]
    polls: dict[str, list[tuple[int, str]]] = {}
    for number, (latch, header) in enumerate(edges):
        _send_over(blocks[latch], blocks[header], f"%poll.{number}")
        polls.setdefault(latch, []).append((number, header))
    for place, block in enumerate(blocks.values()):
        out += [f"{block.name[1:]}:"] * (place > 0 or block.name != "%0") + block.lines
        for number, header in polls.get(block.name, ()):
            out += _poll(number, header)
    result = _DEFINE.search(head)
    assert result is not None
    value = {"void": "void"}.get(result[1], f"{result[1]} 0")
    return [*out, "halted:", f"  ret {value}", "}"]


def _head(line: str) -> str:
    """Return the line that begins a function without what LLVM has concluded from what was in it."""
    return re.sub(r"\)[^()]*\{$", ") noinline nounwind {", _HALT.sub("ptr %halt", line))


def _blocks(lines: list[str]) -> dict[str, _Block]:
    """Cut a function's body into blocks by name, the first one first."""
    found: dict[str, _Block] = {}
    here: _Block | None = None
    for line in lines:
        label = _LABEL.match(line)
        if label:
            here = found[f"%{label[1]}"] = _Block(f"%{label[1]}")
        elif line.strip():
            if here is None:  # the first block may have no name
                here = found["%0"] = _Block("%0")
            here.lines.append(line)
    return found


def _loops(blocks: dict[str, _Block]) -> list[_Loop]:
    """Return the loops, found by a depth-first search: every cycle takes an edge from a latch to its header."""
    after = {name: block.targets for name, block in blocks.items()}
    latches: dict[str, list[str]] = {}
    first = next(iter(after))
    state = {first: True}  # on the way here; False: done
    way = [(first, iter(after[first]))]
    while way:
        name, targets = way[-1]
        target = next(targets, None)
        if target is None:
            state[name] = False
            way.pop()
        elif target not in state:
            state[target] = True
            way.append((target, iter(after[target])))
        elif state[target]:
            latches.setdefault(target, []).append(name)
    before: dict[str, list[str]] = {name: [] for name in after}
    for name in state:
        for target in after[name]:
            before[target].append(name)
    found = []
    for header, ends in latches.items():
        entered = {**before, header: []}  # the body ends where it is entered
        found.append(_Loop(header, tuple(ends), frozenset(closure([header, *ends], entered.__getitem__))))
    return found


def _short(blocks: dict[str, _Block], loops: list[_Loop]) -> list[_Loop]:
    """Return the loops that are proven to be over soon, or to come to another loop's check soon."""
    rounds = {loop: _rounds(blocks, loop) for loop in loops}
    found = []
    for loop in loops:
        inner = [other for other in loops if other.header in loop.body]
        if rounds[loop] is None or any(not other.body <= loop.body for other in inner):
            continue
        work = 0
        for name in loop.body:
            times = 1
            for other in inner:  # one whose rounds are not known has a check
                times *= (rounds[other] or 1) if name in other.body else 1
            work += times * len(blocks[name].lines)
        if work <= SHORT:
            found.append(loop)
    return found


def _rounds(blocks: dict[str, _Block], loop: _Loop) -> int | None:
    """Return how often a loop runs at most, if a counter from a constant to a constant says so; else None."""
    if _ROWS.fullmatch(loop.header):
        return AT_ONCE
    if len(loop.latches) != 1 or next(iter(blocks)) in loop.body:
        return None
    counters = _counters(blocks, loop)
    found = [_last_round(blocks[name], loop, counters) for name in loop.body if _every_round(blocks, loop, name)]
    return min((rounds for rounds in found if rounds is not None), default=None)


def _every_round(blocks: dict[str, _Block], loop: _Loop, name: str) -> bool:
    """Return whether every round goes through the block ``name``, and the loop can be left there."""
    if set(blocks[name].targets) <= loop.body or len(blocks[name].targets) != _TWO_WAYS:
        return False
    others = loop.body - {name}
    passing = closure(others & {loop.header}, lambda here: others.intersection(blocks[here].targets))
    return loop.latches[0] not in passing


def _counters(blocks: dict[str, _Block], loop: _Loop) -> dict[str, tuple[int, int]]:
    """Return the values that grow by a constant every round, each with what it is in the first round and its step."""
    lines = [line for name in loop.body for line in blocks[name].lines]
    steps = {m[1]: (m[2], int(m[3])) for line in lines if (m := _STEP.match(line))}
    found = {}
    for line in blocks[loop.header].lines:
        phi = _COUNTER.match(line)
        if phi is None:
            continue
        for start, following in (phi.groups()[1:], phi.groups()[:0:-1]):
            base, step = steps.get(following, ("", 0))
            if base == phi[1] and step and start.lstrip("-").isdecimal():
                found[phi[1]] = (int(start), step)
                found[following] = (int(start) + step, step)
    return found


def _last_round(block: _Block, loop: _Loop, counters: dict[str, tuple[int, int]]) -> int | None:
    """Return the round in which a counter leaves the loop at ``block``, at the latest; None if none does."""
    branch = _BRANCH.match(block.lines[-1])
    if branch is None:
        return None
    stays = block.targets[0] in loop.body  # where the condition holds
    lines = {m[1]: line for line in block.lines if (m := _VALUE.match(line))}
    found = []
    for name in _parts(branch[1], lines, both=stays):
        compared = _COMPARE.match(lines.get(name, ""))
        if compared is not None and compared[3] in counters:
            word = compared[2] if stays else _INVERSE[compared[2]]
            found.append(_rounds_while(word, int(compared[4]), *counters[compared[3]]))
    return min((rounds for rounds in found if rounds is not None), default=None)


def _parts(name: str, lines: dict[str, str], *, both: bool) -> list[str]:
    """Return the conditions that all have to hold for ``name`` to hold (``both``), or not to."""
    joined = (_AND if both else _OR).match(lines.get(name, ""))
    if joined is None:
        return [name]
    return [part for side in joined.groups() if side for part in _parts(side, lines, both=both)]


def _rounds_while(word: str, limit: int, start: int, step: int) -> int | None:
    """Return how many rounds a counter makes while it compares so with ``limit``, at most; None if that is open."""
    if word == "ne":
        rounds, left = divmod(limit - start, step)
        return rounds + 1 if rounds >= 0 and left == 0 else None
    if max(abs(start), abs(step), abs(limit)) > _FAR or (word[0] == "u" and min(start, limit) < 0):
        return None
    up = word[1:] in {"lt", "le"}
    if word == "eq" or up != (step > 0) or (word[0] == "u" and not up and limit < -step):
        return None
    return max((limit - start) // step, 0) + 2


def _send_over(latch: _Block, header: _Block, poll: str) -> None:
    """Let control go from ``latch`` to ``header`` by the block ``poll``."""
    here = re.compile(rf"label {re.escape(header.name)}(?![\w.$-])")
    latch.lines = [here.sub(f"label {poll}", line) for line in latch.lines]
    ours = f", {latch.name} ]"
    again = re.compile(rf", \[ [^\[\]]*{re.escape(ours)}")
    for place, line in enumerate(header.lines):
        if not _PHI.match(line):
            break
        # a switch can have several ways here, each with the same value: one is left
        header.lines[place] = again.sub("", line.replace(ours, f", {poll} ]", 1))


def _poll(number: int, header: str) -> list[str]:
    """Write the check on the way to ``header``."""
    n = number
    return [
        f"poll.{n}:",
        f"  %halt.flag.{n} = load atomic i32, ptr %halt unordered, align 4",
        f"  %halt.none.{n} = icmp eq i32 %halt.flag.{n}, 0",
        f"  br i1 %halt.none.{n}, label {header}, label %look.{n}, !prof !9999",
        f"look.{n}:",
        f"  %halt.serve.at.{n} = getelementptr i8, ptr %halt, i64 16",
        f"  %halt.serve.{n} = load ptr, ptr %halt.serve.at.{n}, align 8",
        f"  %halt.leave.{n} = call i32 %halt.serve.{n}(ptr %halt)",
        f"  %halt.stay.{n} = icmp eq i32 %halt.leave.{n}, 0",
        f"  br i1 %halt.stay.{n}, label %poll.{n}, label %halted",
    ]

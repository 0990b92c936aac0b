"""The mutants of a file: sources with one small change, made by the operators of mutmut and four of ours.

No mutant is made of what does not act: imports, annotations, docstrings, decorators (the § of a rule, the description
of a route), `__slots__` and `__all__`, assertions, what is logged, the words of `Field` and of raised Python errors.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import libcst as cst
from mutmut.mutation import mutators

Operator = Callable[[Any], Iterable[cst.CSTNode]]


@dataclass(frozen=True)
class Mutant:
    """A file whose text *old* at *at* is replaced by *new*."""

    path: str
    at: int
    old: str
    new: str
    definition: str  # the source of the outermost function or class around it, or of the statement
    within: int = 0  # where in the definition

    def of(self, source: str) -> str:
        """The source with the change."""
        return source[: self.at] + self.new + source[self.at + len(self.old) :]

    def line(self, source: str) -> int:
        """The line of the change, from 1."""
        return source.count("\n", 0, self.at) + 1

    def shown(self, source: str) -> tuple[str, str]:
        """The lines that change, before and after."""
        start, end = source.rfind("\n", 0, self.at) + 1, source.find("\n", self.at + len(self.old))
        before = source[start:end] if end >= 0 else source[start:]
        after = source[start : self.at] + self.new + source[self.at + len(self.old) : end if end >= 0 else None]
        return " ".join(before.split()), " ".join(after.split())

    def key(self) -> str:
        """Names the mutant as long as the definition around it stays as it is."""
        text = "\0".join((self.path, self.definition, str(self.within), self.old, self.new))
        return hashlib.sha256(text.encode()).hexdigest()[:20]


def without_condition(node: cst.If | cst.While) -> Iterator[cst.CSTNode]:
    """The other way round: `if not (...)`, unless another operator does the same to it."""
    match node.test:
        case cst.UnaryOperation(operator=cst.Not()):
            return
        case cst.Comparison(
            comparisons=[
                cst.ComparisonTarget(operator=cst.Equal() | cst.NotEqual() | cst.In() | cst.Is() | cst.IsNot())
            ]
        ):
            return
    inner = node.test.with_changes(lpar=[cst.LeftParen()], rpar=[cst.RightParen()])
    yield node.with_changes(test=cst.UnaryOperation(cst.Not(), inner))


def left_out(node: cst.SimpleStatementLine) -> Iterator[cst.CSTNode]:
    """`pass` where a call, or an assignment to a field or an item, stood."""
    statement = node.body[0]
    match statement:
        case cst.Expr(value=cst.Call() as call) if is_idle(call):
            return
        case cst.Expr(value=cst.Call() | cst.Await()) | cst.AugAssign() | cst.Del():
            yield node.with_changes(body=[cst.Pass()])
        case cst.Assign(targets=[cst.AssignTarget(target=cst.Attribute() | cst.Subscript()), *_]):
            yield node.with_changes(body=[cst.Pass()])


def keyword_left_out(node: cst.Call) -> Iterator[cst.CSTNode]:
    """The call without one of the arguments that are given by name."""
    for number, argument in enumerate(node.args):
        if argument.keyword:
            yield node.with_changes(args=[*node.args[:number], *node.args[number + 1 :]])


def another_text(node: cst.SimpleString) -> Iterator[cst.CSTNode]:
    """Another text: mutmut leaves the old one in it, where a regular expression still finds it."""
    if "\n" not in node.value:
        yield cst.SimpleString("b'XX'" if "b" in node.prefix else "'XX'")


#: Of mutmut's those whose mutants a careful test can kill.
OPERATORS: Sequence[tuple[type, Operator]] = [
    (cst.BaseNumber, mutators.operator_number),
    (cst.SimpleString, another_text),
    (cst.Name, mutators.operator_name),
    (cst.CSTNode, mutators.operator_keywords),
    (cst.CSTNode, mutators.operator_swap_op),
    (cst.UnaryOperation, mutators.operator_remove_unary_ops),
    (cst.IfExp, mutators.operator_if_exp),
    (cst.Match, mutators.operator_match),
    (cst.Call, mutators.operator_symmetric_string_methods_swap),
    (cst.If, without_condition),
    (cst.While, without_condition),
    (cst.SimpleStatementLine, left_out),
    (cst.Call, keyword_left_out),
]
IDLE = (cst.Annotation, cst.Decorator, cst.Import, cst.ImportFrom, cst.TypeAlias, cst.Assert)
LOGGERS = {"_log", "log", "logger", "logging", "warnings", "Field", "TypeVar", "cast", "Literal", "Annotated"}


def is_idle(node: cst.CSTNode) -> bool:
    """Whether what stands here does not act (see above)."""
    match node:
        case cst.Call(func=cst.Name(value=name) | cst.Attribute(value=cst.Name(value=name))):
            return name in LOGGERS
        case cst.Subscript(value=cst.Name(value=name)):
            return name in LOGGERS
        case cst.Assign(targets=[cst.AssignTarget(target=cst.Name(value=name))]):
            return name in ("__slots__", "__all__")
        case cst.If(test=cst.Name(value="TYPE_CHECKING")):
            return True
        case cst.Raise(exc=cst.Call(func=cst.Name(value=name))):
            return name in ("ValueError", "TypeError", "RuntimeError")
        case cst.Expr(value=cst.SimpleString() | cst.ConcatenatedString()):
            return True
    return isinstance(node, IDLE)


def changes(node: cst.CSTNode) -> Iterator[tuple[cst.CSTNode, cst.CSTNode]]:
    """Every node below that acts, with what an operator makes of it."""
    if is_idle(node):
        return
    for kind, operator in OPERATORS:
        if isinstance(node, kind):
            yield from ((node, made) for made in operator(node))
    for child in node.children:
        yield from changes(child)


def mutants(root: Path, path: str) -> list[Mutant]:
    """All mutants of the file *path* below *root*."""
    source, at = (root / path).read_text("utf-8"), 0
    module = cst.parse_module(source)
    found: dict[tuple[int, str, str], Mutant] = {}
    for statement in module.body:
        definition = module.code_for_node(statement)
        at = source.index(definition, at)
        for node, made in changes(statement):
            changed = module.code_for_node(statement.deep_replace(node, made))
            if made_here := _difference(path, at, definition, changed):
                found[(made_here.at, made_here.old, made_here.new)] = made_here
        at += len(definition)
    return [found[key] for key in sorted(found)]


def _difference(path: str, at: int, before: str, after: str) -> Mutant | None:
    """The smallest replacement that makes *after* of *before*; None if it is no Python."""
    try:
        compile(after, path, "exec", dont_inherit=True)
    except SyntaxError:
        return None
    start, shorter = 0, min(len(before), len(after))
    while start < shorter and before[start] == after[start]:
        start += 1
    end = 0
    while end < shorter - start and before[-1 - end] == after[-1 - end]:
        end += 1
    if before == after:
        return None
    return Mutant(path, at + start, before[start : len(before) - end], after[start : len(after) - end], before, start)

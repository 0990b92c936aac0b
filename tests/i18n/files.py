"""The Fluent files as they are written, parsed."""

from __future__ import annotations

from functools import cache

from fluent.syntax import ast, parse, serialize
from fluent.syntax.visitor import Visitor

from tests.project.tree import ROOT

LOCALE = ROOT / "src" / "tortuga" / "locale"


@cache
def messages(language: str) -> dict[str, ast.Message]:
    """The messages of a language by their ids; anything else in its files fails."""
    found: dict[str, ast.Message] = {}
    for file in sorted((LOCALE / language).glob("*.ftl")):
        for entry in parse(file.read_text("utf-8")).body:
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{file}: {entry.id.name} is there twice"
                found[entry.id.name] = entry
            else:
                assert isinstance(entry, ast.BaseComment), f"{file}: {entry.span}"
    return found


@cache
def written(language: str) -> dict[str, str]:
    """The messages of a language by their ids, as text."""
    return {
        key: serialize(ast.Resource([message])).partition("=")[2].strip() for key, message in messages(language).items()
    }


class _Found(Visitor):
    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.counted: set[str] = set()
        self.chosen: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # Fluent's name
        self.arguments.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802  # Fluent's name
        keys = {key.name if isinstance(key := variant.key, ast.Identifier) else key.value for variant in node.variants}
        variable: object = node.selector
        if isinstance(variable, ast.FunctionReference):
            variable = variable.arguments.positional[0]
        assert isinstance(variable, ast.VariableReference)
        if "one" in keys:
            self.counted.add(variable.id.name)
        else:
            self.chosen.setdefault(variable.id.name, set()).update(keys)
        self.generic_visit(node)


@cache
def found(language: str, key: str) -> _Found:
    """What a message names: its arguments, those it counts, and those it chooses by with the words for them."""
    visitor = _Found()
    visitor.visit(messages(language)[key])
    return visitor

"""Templates of one language: their fixed sentences and constant includes are part of the compiled code.

A frame is drawn for everybody at every move; half the time of its templates went into sentences that never change and
into includes.
"""

from __future__ import annotations

from typing import Any

from jinja2 import Environment, nodes
from jinja2.visitor import NodeTransformer
from markupsafe import escape

from tortuga.i18n import translate

_OWN_SCOPE = (nodes.Block, nodes.Extends, nodes.Import, nodes.FromImport, nodes.Macro)


class Spoken(Environment):
    """An environment that may have a language; `speaking` gives one."""

    language: str | None = None

    def speaking(self, language: str) -> Spoken:
        """The same templates and globals, in one language."""
        other = self.overlay()
        assert isinstance(other, Spoken)
        other.language = language
        return other

    def _parse(self, source: str, name: str | None, filename: str | None) -> nodes.Template:
        tree = super()._parse(source, name, filename)
        if self.language is not None:
            _Folded(self, self.language).visit(tree)
        return tree


class _Folded(NodeTransformer):
    def __init__(self, templates: Spoken, language: str) -> None:
        self.templates, self.language = templates, language

    def visit_Call(self, node: nodes.Call, *args: Any, **kwargs: Any) -> nodes.Node:  # noqa: N802  # Jinja's name
        """`t("web-home")`: the sentence itself, escaped."""
        self.generic_visit(node, *args, **kwargs)
        is_t = isinstance(node.node, nodes.Name) and node.node.name == "t"
        if is_t and len(node.args) == 1 and isinstance(node.args[0], nodes.Const) and not node.kwargs:
            sentence = escape(translate(node.args[0].value, self.language))
            return nodes.Const(sentence, lineno=node.lineno).set_environment(self.templates)
        return node

    def visit_Include(self, node: nodes.Include) -> nodes.Node | list[nodes.Node]:  # noqa: N802  # Jinja's name
        """An include by a fixed name: what it includes, if that has no scope of its own."""
        if not isinstance(node.template, nodes.Const) or not isinstance(node.template.value, str):
            return node
        assert self.templates.loader is not None
        name = node.template.value
        source, filename, _ = self.templates.loader.get_source(self.templates, name)
        tree = self.templates._parse(source, name, filename)
        tree.set_environment(self.templates)
        return node if next(tree.find_all(_OWN_SCOPE), None) else tree.body

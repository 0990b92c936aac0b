"""What is mutated, and by which tests: groups of modules with the tests that are about them."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple


class Group(NamedTuple):
    """Modules that the same tests are about, both as patterns below the root."""

    modules: tuple[str, ...]
    tests: tuple[str, ...]
    strong: str = "-"  # tests with this in their name come before others: they see more than the quickest do

    def paths(self, root: Path) -> list[str]:
        """The files of the modules."""
        found = [path for pattern in self.modules for path in sorted(root.glob(pattern))]
        return [path.relative_to(root).as_posix() for path in found if path.name != "__init__.py"]


def _rules(game: str) -> Group:
    package = f"src/tortuga/games/{game}"
    modules = tuple(f"{package}/{name}.py" for name in ("rules/*", "turn", "scoring"))
    return Group(modules, (f"tests/games/{game}", "tests/golden"), strong="twin")


_TABLES = "src/tortuga/tables"
_WIRE = "src/tortuga/web/api"
GROUPS = {
    "einauge": _rules("einauge"),
    "barrakuda": _rules("barrakuda"),
    "commands": Group(
        tuple(f"{_TABLES}/{name}.py" for name in ("commands", "removal", "chat", "names")),
        ("tests/tables", "tests/web/test_lobby.py", "tests/web/test_people.py", "tests/web/test_chat.py"),
    ),
    "storage": Group(
        tuple(f"{_TABLES}/{name}.py" for name in ("host", "writer", "storage")),
        ("tests/tables", "tests/web/test_lobby.py", "tests/web/test_people.py"),
    ),
    "wire": Group(
        tuple(
            f"{_WIRE}/{name}.py" for name in ("updates", "scenes", "sockets", "moves", "tables", "requests", "models")
        ),
        ("tests/web",),
    ),
}

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


def _files(folder: str, names: str) -> tuple[str, ...]:
    return tuple(f"{folder}{name}.py" for name in names.split())


_SEATS = _files("tests/tables/test_", "chat names removal")
_ABOUT_TABLES = (
    *_SEATS,
    *_files("tests/tables/test_", "table host host_watching places people storage writer archive"),
)
_ABOUT_WIRE = (
    *_files("tests/web/test_", "updates scenes sockets moves protocol queue deals sealed_deals"),
    *_files("tests/web/test_", "chat people secrets invalid hostile origins metrics"),
)
GROUPS = {
    "einauge": _rules("einauge"),
    "barrakuda": _rules("barrakuda"),
    "people": Group(_files(f"{_TABLES}/", "removal chat names"), _SEATS),
    "commands": Group(
        _files(f"{_TABLES}/", "commands"), (*_SEATS, *_files("tests/tables/test_", "commands create table"))
    ),
    "storage": Group(_files(f"{_TABLES}/", "host writer storage"), _ABOUT_TABLES),
    "wire": Group(_files(f"{_WIRE}/", "updates scenes sockets moves tables requests models"), _ABOUT_WIRE),
}

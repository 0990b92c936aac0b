"""Claims: the figures that the documentation shows, as result files, and whether a fresh run agrees with them.

claims.toml names a command for each claim. NAME.json beside it is the data card that the command made; a page shows
its figures between two comments, `<!-- figures NAME -->` and `<!-- end of figures -->`.
"""

from __future__ import annotations

import json
import math
import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from tortuga.games.kit.errors import TortugaError, expected
from tortuga.lab.ratings import Z
from tortuga.lab.studies.comparisons import holm, two_sided

LEVEL = 0.01  # the chance that any figure of a fresh run is called wrong while all are right
_BLOCK = re.compile(r"(?<=<!-- figures )([\w-]+)( -->\n).*?(?=<!-- end of figures -->)", re.DOTALL)
Figures = Mapping[str, Sequence[float]]  # the mean and both ends of a 95 % interval, by name


@dataclass(frozen=True)
class Claim:
    """A command whose figures the documentation shows."""

    name: str
    command: str
    result: str  # the file that the command writes in its --out folder
    is_slow: bool = False  # played again only if asked for by name

    def words(self, seed: str | None, out: Path) -> list[str]:
        """The arguments of `tortuga`, with another seed if one is given; exact figures have none."""
        words = self.command.split()[1:]
        if seed is not None and "--seed" in words:
            words[words.index("--seed") + 1] = seed
        return [*words, "--out", str(out), "--overwrite"]


def claims_of(folder: Path) -> dict[str, Claim]:
    """The claims of a folder of results, by name."""
    path = folder / "claims.toml"
    if not path.is_file():
        raise TortugaError(expected("--folder", "a folder with claims.toml", str(folder)))
    found = tomllib.loads(path.read_text("utf-8"))
    return {
        name: Claim(name, each["command"], each.get("result", f"{name}.json"), each.get("slow", False))
        for name, each in found.items()
    }


def paired(held: Mapping[str, Any], came: Mapping[str, Any]) -> tuple[Figures, Figures]:
    """The figures of a result and those of a fresh run; of `tortuga bars`, the shares of the matches of both."""
    if "matches" not in held:
        return held["figures"], came["figures"]
    one, other = (
        {
            f"{match['game']}: {' – '.join(match['lineup'])}, {match['options']}": match["share"]
            for match in card["matches"]
        }
        for card in (held, came)
    )
    return {name: share for name, share in one.items() if name in other}, other


class Miss(NamedTuple):
    """A figure of a fresh run that chance does not explain."""

    claim: str
    name: str
    held: Sequence[float]
    came: Sequence[float]

    def __str__(self) -> str:
        held, came = (f"{mean:.4g} [{low:.4g}, {high:.4g}]" for mean, low, high in (self.held, self.came))
        return f"{self.claim}, {self.name}: {held} is claimed, {came} came"


def misses(held: Mapping[str, Figures], came: Mapping[str, Figures]) -> list[Miss]:
    """Compare fresh runs with the results, by claim: a difference of two means, Holm's correction over all of them.

    A figure that did not come again was never observed, and counts as 0.
    """
    pairs = [
        Miss(claim, name, figure, came[claim].get(name, (0.0, 0.0, 0.0)))
        for claim in came
        for name, figure in held[claim].items()
    ]
    rejected = holm([_p_value(pair.held, pair.came) for pair in pairs], LEVEL)
    return [pair for pair, is_wrong in zip(pairs, rejected, strict=True) if is_wrong]


def _p_value(one: Sequence[float], other: Sequence[float]) -> float:
    error = math.hypot(*((high - low) / (2 * Z) for _, low, high in (one, other)))
    if error == 0:
        return 1.0 if math.isclose(one[0], other[0], abs_tol=1e-6) else 0.0
    return two_sided((one[0] - other[0]) / error)


def page_with(text: str, folder: Path) -> str:
    """A page whose blocks of figures are made from the result files; another text than that was typed by hand."""

    def block(found: re.Match[str]) -> str:
        path = folder / f"{found[1]}.json"
        return f"{found[1]}{found[2]}{_block(json.loads(path.read_text('utf-8'))) if path.exists() else ''}"

    return _BLOCK.sub(block, text)


def prose_of(text: str) -> str:
    """A page without its blocks of figures."""
    return _BLOCK.sub("", text)


def _block(card: Mapping[str, Any]) -> str:
    tables = [_table(*table) for table in card["tables"]]
    made = f"`{card['command']}` (version {card['version']}, {card['date']})"
    return "\n\n".join([f"{card['finding']} {card['basis']}", *tables, made]) + "\n"


def _table(heading: str, columns: Sequence[str], rows: Sequence[Sequence[object]]) -> str:
    """A table in Markdown; its heading is that of the page's section."""
    del heading
    lines = [columns, ["---"] * len(columns), *rows]
    return "\n".join(f"| {' | '.join(str(cell).replace('|', '/') for cell in line)} |" for line in lines)


def write_result(card: dict[str, Any], path: Path) -> None:
    """Keep a data card as a result, its figures rounded to what an interval can tell."""
    rounded = {name: [float(f"{value:.6g}") for value in figure] for name, figure in card["figures"].items()}
    kept = {key: value for key, value in card.items() if key != "asked"} | {"figures": rounded}
    path.write_text(json.dumps(kept, indent=1, ensure_ascii=False) + "\n", "utf-8")

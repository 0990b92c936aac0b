"""`tortuga exploit --policy` and `--small`: score a policy, or that of a bot, in a small game."""

from __future__ import annotations

import inspect
import sys
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tortuga.cli.output import Bar
from tortuga.games.kit.errors import TortugaError, expected
from tortuga.lab.laboratory import laboratory

if TYPE_CHECKING:
    from tortuga.lab.exploitability import Score

USUAL = 2  # the default small game
HOW = "exact in a small game"


def found_policy(text: str) -> Any:
    """Import the object that MODULE:NAME names, also from the current folder."""
    module, _, name = text.partition(":")
    if not module or not name:
        raise TortugaError(expected("--policy", "MODULE:NAME", text))
    folder = str(Path.cwd())
    if folder not in sys.path:
        sys.path.insert(0, folder)
    try:
        return getattr(import_module(module), name)
    except (ImportError, AttributeError) as error:
        raise TortugaError(f"--policy {text}: {error}") from None


def scored(game: str, policy: str | None, bot: str | None, small: int, arrays: bool, bar: Bar) -> dict[str, Any]:
    """The finding about a policy, or a bot, in the *small*-th of the small games."""
    family = laboratory(game).small
    if not 1 <= small <= len(family):
        raise TortugaError(expected("--small", f"a number from 1 to {len(family)}", small))
    options = dict(family[small - 1])
    found = _score(game, found_policy(policy) if policy else _of_bot(str(bot)), options, arrays, bar)
    figures = {"exploitability": found.exploitability, "value": found.value, "points": found.points}
    return {"responder": HOW, "small": small, "options": options} | {
        key: round(value, 6) for key, value in figures.items()
    }


def _of_bot(name: str) -> Any:
    from tortuga.lab.exploitability import policy_of
    from tortuga.players import bot

    return policy_of(bot(name))


def _score(game: str, policy: Any, options: dict[str, Any], arrays: bool, bar: Bar) -> Score:
    from tortuga.lab.exploitability import score, score_arrays
    from tortuga.lab.positions import Positions

    if hasattr(policy, "action_probabilities"):
        return _score_of_openspiel(game, policy, options, bar)
    if not callable(policy):
        raise TortugaError(expected("--policy", "a function, or a policy of OpenSpiel", repr(policy)))
    positions = Positions(game, bar, **options)
    return score_arrays(policy, positions, bar) if arrays else score(policy, positions, bar)


def _score_of_openspiel(game: str, policy: Any, options: dict[str, Any], bar: Bar) -> Score:
    """The score of a policy of OpenSpiel, or of the one that a class makes for the game."""
    from tortuga.lab.envs.open_spiel import TortugaGame
    from tortuga.lab.envs.policies import score_policy

    made = TortugaGame(game, options, in_turn=True)
    make: Any = policy
    return score_policy(make(made) if inspect.isclass(policy) else policy, made, bar)


def sentence(name: str, found: dict[str, Any]) -> str:
    """The finding in words."""
    options = ", ".join(f"{key} {value}" for key, value in found["options"].items())
    gains = f"exploitability {found['exploitability']:.4f}, {found['points']:+.2f} points of games won"
    return f"{name}: {gains} (small game {found['small']}: {options})"

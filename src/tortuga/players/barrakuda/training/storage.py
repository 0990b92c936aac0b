"""Where brains are kept: weights in the package, the solved table among the user's data."""

from __future__ import annotations

import os
import tomllib
from functools import lru_cache
from importlib import resources
from pathlib import Path
from typing import Any

import numpy as np

from tortuga.games.kit.game import View
from tortuga.games.kit.tables import short_hash
from tortuga.players.barrakuda.turn_game.features import INPUTS
from tortuga.players.barrakuda.turn_game.value import Brain, network, of_table

SLOTS = ("special", "special_x", "general", "general_x", "stop")


def wrecks_hash(rules: Any) -> str:
    """A hash of the six wrecks in play: what weights were trained for."""
    return short_hash({slot: rules[0][slot].tolist() for slot in SLOTS})


def weights_name(bot: str, players: int, teams: bool) -> str:
    """The file of a bot's weights for so many players."""
    return f"{bot.casefold()}-{'teams' if teams else players}"


@lru_cache(maxsize=32)
def weights(name: str) -> tuple[Brain, str] | None:
    """The brain of that name that comes with the package, and the hash of the wrecks it knows; None: there is none."""
    folder = resources.files("tortuga") / "data" / "barrakuda" / "weights"
    try:
        facts = tomllib.loads((folder / f"{name}.toml").read_text("utf-8"))
        raw = (folder / f"{name}.bin").read_bytes()
    except FileNotFoundError:
        return None
    return unpacked(raw, int(facts["inputs"])), str(facts["wrecks"])


def unpacked(raw: bytes, inputs: int) -> Brain:
    """A network from its bytes: half floats, first layer, then the rest."""
    numbers = np.frombuffer(raw, np.float16).astype(np.float32)
    units = (len(numbers) - 2) // (inputs + 2)
    first = numbers[: inputs * units].reshape(inputs, units).copy()
    return network(first, numbers[inputs * units :].reshape(2, units + 1).copy())


def packed(brain: Brain) -> bytes:
    """The bytes of a network."""
    flat = np.concatenate([brain.first.ravel(), brain.last.ravel()])
    return flat.astype(np.float16).tobytes()


def fitting(bot: str, view: View) -> Brain | None:
    """The bot's weights if they know the wrecks of this game."""
    teams = bool(view.options.teams)
    found = weights(weights_name(bot, view.players, teams))
    if found is None or found[1] != wrecks_hash(view.rules) or found[0].first.shape[0] != INPUTS[view.players]:
        return None
    return found[0]


def data_folder() -> Path:
    """Among the user's data: $TORTUGA_DATA, else $XDG_DATA_HOME/tortuga, else ~/.local/share/tortuga."""
    if named := os.environ.get("TORTUGA_DATA"):
        return Path(named)
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "tortuga"


def table_path(rules: Any, bags: int) -> Path:
    """The file of the table solved for this layout, these wrecks and this goal."""
    near = rules[0].near.tolist()
    key = short_hash([near, wrecks_hash(rules), int(rules[0].goal), bags])
    return data_folder() / "barrakuda" / f"goal-{int(rules[0].goal)}-bags-{bags}-{key}.npy"


@lru_cache(maxsize=4)
def _mapped(path: Path, changed: float) -> Any:
    del changed  # part of the key: a table solved anew is read anew
    return np.asarray(np.load(path, mmap_mode="c"))  # copy on write: compiled code knows one type of array


def solved(view: View, bags: int) -> Brain | None:
    """The solved table for the view's game, if it lies among the user's data; it knows no declining."""
    if view.players != 2 or not view.rules[0].layout_drawn or view.rules[0].declining:
        return None
    path = table_path(view.rules, bags)
    if not path.exists():
        return None
    return of_table(_mapped(path, path.stat().st_mtime), int(view.rules[0].goal), bags)

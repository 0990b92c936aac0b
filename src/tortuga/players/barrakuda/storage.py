"""Where evaluators are stored: weights in the package, the solved table among the user's data."""

from __future__ import annotations

import os
import tomllib
from functools import lru_cache
from importlib import resources
from pathlib import Path
from typing import Any

import numpy as np

from tortuga.games.barrakuda.options import NEVER, Options
from tortuga.games.kit.tables import short_hash
from tortuga.players.barrakuda.turn_game.features import INPUTS
from tortuga.players.barrakuda.turn_game.value import Evaluator, network, of_table

SLOTS = ("special", "special_x", "general", "general_x", "stop")


NUMBERS = ("start_gold", "bank_limit", "wreck_gold", "distances")


def wrecks_hash(rules: Any) -> str:
    """A hash of the six wrecks in play, and of the numbers of the rules unless all are as printed.

    This is what weights were trained for.
    """
    numbers, printed = (_plain(each, NUMBERS) for each in (rules, Options.of(2).rules()))
    return short_hash({**_plain(rules, SLOTS), **({} if numbers == printed else numbers)})


def _plain(rules: Any, fields: tuple[str, ...]) -> dict[str, Any]:
    return {name: rules[0][name].tolist() for name in fields}


_FILES = {"Nettuno": "barracuda"}  # its files keep the name that the bot had before


def weights_name(bot: str, players: int, teams: bool) -> str:
    """The name of the file of a bot's weights for so many players."""
    return f"{_FILES.get(bot, bot.casefold())}-{'teams' if teams else players}"


@lru_cache(maxsize=32)
def weights(name: str) -> tuple[Evaluator, str] | None:
    """The network of that name in the package, and the hash of the wrecks it was trained for; None: there is none."""
    folder = resources.files("tortuga") / "data" / "barrakuda" / "weights"
    try:
        facts = tomllib.loads((folder / f"{name}.toml").read_text("utf-8"))
        raw = (folder / f"{name}.bin").read_bytes()
    except FileNotFoundError:
        return None
    return unpacked(raw, int(facts["inputs"])), str(facts["wrecks"])


def unpacked(raw: bytes, inputs: int) -> Evaluator:
    """A network from its bytes: half floats, first layer, then the rest."""
    numbers = np.frombuffer(raw, np.float16).astype(np.float32)
    units = (len(numbers) - 2) // (inputs + 2)
    first = numbers[: inputs * units].reshape(inputs, units).copy()
    return network(first, numbers[inputs * units :].reshape(2, units + 1).copy())


def packed(evaluator: Evaluator) -> bytes:
    """The bytes of a network."""
    flat = np.concatenate([evaluator.first.ravel(), evaluator.last.ravel()])
    return flat.astype(np.float16).tobytes()


@lru_cache(maxsize=64)
def fitting(bot: str, options: Options) -> Evaluator | None:
    """The bot's weights, if they were trained for the wrecks of this game."""
    found = weights(weights_name(bot, options.players, options.teams))
    if found is None or found[1] != wrecks_hash(options.rules()) or found[0].first.shape[0] != INPUTS[options.players]:
        return None
    return found[0]


def data_folder() -> Path:
    """The folder of the user's data: $TORTUGA_DATA, else $XDG_DATA_HOME/tortuga, else ~/.local/share/tortuga."""
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


def solved(options: Options, bags: int) -> Evaluator | None:
    """The solved table for a game, if it is among the user's data; it knows no declining."""
    if options.players != 2 or options.near is None or options.declining != NEVER:
        return None
    path = table_path(options.rules(), bags)
    if not path.exists():
        return None
    return of_table(_mapped(path, path.stat().st_mtime), options.goal, bags)

"""The trained weights: data/einauge/weights/NAME.npz, an array a player count; NAME.toml says where they come from."""

from __future__ import annotations

import tomllib
from functools import lru_cache
from importlib.resources import files
from typing import Any

import numpy as np

from tortuga.games.einauge.options import Options

NONE_FIT = np.zeros((0, 0), np.float32)  # the value is Matrose's judgement then
LINEAR, TUPLES = "linear", "tuples"  # the two files


def folder() -> Any:
    """The folder of the weights in the package."""
    return files("tortuga") / "data" / "einauge" / "weights"


def lesson_name(options: Options) -> str:
    """The name of the array in a file that a game needs: its player count, and the colour bonus if there is one."""
    bonus = options.colour_bonus
    return str(options.players) if bonus == "off" else f"{options.players}-{bonus}"


@lru_cache(maxsize=4)
def provenance(name: str) -> dict[str, Any]:
    """What the TOML beside a file of weights says; empty if there is none."""
    path = folder() / f"{name}.toml"
    return tomllib.loads(path.read_text("utf-8")) if path.is_file() else {}


@lru_cache(maxsize=32)
def _arrays(name: str) -> dict[str, Any]:
    path = folder() / f"{name}.npz"
    if not path.is_file():
        return {}
    with path.open("rb") as file, np.load(file) as found:
        return {key: np.ascontiguousarray(found[key], np.float32) for key in found.files}


def fitting(name: str, options: Options) -> Any:
    """The weights for a game, or NONE_FIT where they were trained on other cards or not for these options."""
    if provenance(name).get("cards_hash") != options.cards.hash:
        return NONE_FIT
    return _arrays(name).get(lesson_name(options), NONE_FIT)

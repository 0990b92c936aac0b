"""The games as other tools know them: OpenSpiel, PettingZoo, Gymnasium, and arrays.

Importing this registers the games by name with OpenSpiel and Gymnasium, as far as these are installed.
"""

from __future__ import annotations

from importlib.util import find_spec


def _register() -> None:
    if find_spec("pyspiel") is not None:
        from tortuga.lab.envs import open_spiel  # noqa: F401  registers on import
    if find_spec("gymnasium") is not None:
        import gymnasium

        for game in ("einauge", "barrakuda"):
            name = f"tortuga/{game.capitalize()}-v0"
            if name not in gymnasium.registry:
                gymnasium.register(name, "tortuga.lab.envs.single:TortugaEnv", kwargs={"game": game})


_register()

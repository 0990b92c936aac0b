"""The games as other tools know them: OpenSpiel, PettingZoo, Gymnasium, and arrays.

Importing this registers the games by name with OpenSpiel and Gymnasium, as far as these are installed.
"""

from __future__ import annotations

from importlib.util import find_spec

from tortuga.games import GAMES


def register_all() -> None:
    """Register every game that these tools do not know yet, also one that was added to GAMES meanwhile."""
    if find_spec("pyspiel") is not None:
        from tortuga.lab.envs.open_spiel import register_games

        register_games()
    if find_spec("gymnasium") is not None:
        import gymnasium

        for game in GAMES:
            name = f"tortuga/{game.capitalize()}-v0"
            if name not in gymnasium.registry:
                gymnasium.register(
                    name,
                    "tortuga.lab.envs.single:TortugaEnv",
                    vector_entry_point="tortuga.lab.envs.vector:TortugaVectorEnv",
                    kwargs={"game": game},
                )


register_all()

"""`tortuga solve` and `tortuga exploit`: long work on Barrakuda for two, with progress, to be stopped and resumed."""

from __future__ import annotations

from typing import Any

SLOWER = {"Palombaro": 20}  # playouts a move while a responder trains: at its full budget it takes more than 5 ms


def _say(line: str) -> None:
    print(line, flush=True)


def run_solve(args: Any) -> int:
    """Solve the coarse model; where its table lies is printed last."""
    from tortuga.games.barrakuda.options import Options
    from tortuga.players.barrakuda.solve import solve

    path = solve(Options.of(2, goal=args.goal), _say, args.bags, not args.anew, args.start)
    _say(f"solved: {path}")
    return 0


def run_exploit(args: Any) -> int:
    """Exactly on the model, or by a learned responder."""
    from tortuga.games.barrakuda.options import Options
    from tortuga.players import Budget, bot
    from tortuga.players.barrakuda.exploitability import gain_on_model
    from tortuga.players.barrakuda.responder import exploit

    player = bot(args.bot)
    if args.model:
        gain_on_model(player.name, Options.of(2, goal=args.goal), _say, args.bags, not args.anew)
        return 0
    playouts = args.playouts or SLOWER.get(player.name)
    if playouts:
        _say(f"{player.name}: {playouts} playouts a move")
    exploit(player, _say, Budget(playouts=playouts), args.lessons, 40, args.games, args.seed, not args.anew)
    return 0

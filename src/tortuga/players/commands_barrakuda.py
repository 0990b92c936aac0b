"""`tortuga solve` and `tortuga exploit`: long work on Barrakuda for two, with progress, to be stopped and resumed."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

SLOWER = {"Palombaro": 20}  # playouts a move while a responder trains: at its full budget it takes more than 5 ms
EVERY_BOT = ("Pesciolino", "Sub", "Apneista", "Palombaro", "Barracuda (weights)", "Barracuda")


def _say(line: str) -> None:
    print(line, flush=True)


def run_solve(args: Any) -> int:
    """Solve the coarse model, and play games by the table to see that it keeps its word; its place is printed last."""
    from tortuga.games.barrakuda.options import Options
    from tortuga.players.barrakuda.claims import checked
    from tortuga.players.barrakuda.shelf import table_path
    from tortuga.players.barrakuda.solve import solve

    options = Options.of(2, goal=args.goal)
    path = table_path(options.rules(), args.bags)
    if not (args.check and path.exists()):
        path = solve(options, _say, args.bags, not args.anew, args.start)
    for place, word in checked(options, args.bags).items():
        _say(f"{place}: {word}")
    _say(f"solved: {path}")
    return 0


def run_exploit(args: Any) -> int:
    """Exactly on the model, or by a learned responder; what was found goes into a file, too."""
    from tortuga.players import bot

    for name in EVERY_BOT if args.bot == "all" else (bot(args.bot).name,):
        start = time.monotonic()
        found = _on_model(name, args) if args.model else _learned(name, args)
        if args.out is not None:
            _note(args.out, {"bot": name, **found, "seconds": round(time.monotonic() - start)})
    return 0


def _on_model(name: str, args: Any) -> dict[str, Any]:
    from tortuga.games.barrakuda.options import Options
    from tortuga.players.barrakuda.exploitability import gain_on_model

    points = gain_on_model(name, Options.of(2, goal=args.goal), _say, args.bags, not args.anew)
    return {"responder": "exact on the model", "goal": args.goal, "bags": args.bags, "points": round(points, 3)}


def _learned(name: str, args: Any) -> dict[str, Any]:
    from tortuga.players import Budget, bot
    from tortuga.players.barrakuda.responder import exploit

    playouts = args.playouts or SLOWER.get(name)
    if playouts:
        _say(f"{name}: {playouts} playouts a move")
    gain = exploit(bot(name), _say, Budget(playouts=playouts), args.lessons, 40, args.games, args.seed, not args.anew)
    interval = [round(100 * end - 50, 2) for end in (gain.low, gain.high)]
    how = {"playouts": playouts, "lessons": args.lessons, "games": gain.games, "seed": args.seed}
    return {"responder": "learned in the game", **how, "points": round(gain.points, 2), "interval": interval}


def _note(path: Path, found: dict[str, Any]) -> None:
    """Put a finding among those of the file, in place of an older one of the same bot and responder."""
    kept = json.loads(path.read_text("utf-8")) if path.exists() else []
    same = ("bot", "responder", "goal")
    others = [old for old in kept if any(old.get(key) != found.get(key) for key in same)]
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps([*others, found], indent=1, ensure_ascii=False) + "\n", "utf-8")

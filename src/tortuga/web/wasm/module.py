"""Make the module of a game: the program of a child process, in which every processor looks alike.

So every machine makes the same bytes, and the portable forms of games/kit/bits.py are the ones that are compiled.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from tortuga.games import GAMES

#: The environment of the process.
PLAIN_PROCESSOR = {
    "NUMBA_CPU_NAME": "generic",
    "NUMBA_CPU_FEATURES": "",
    "NUMBA_LOOP_VECTORIZE": "0",
    "NUMBA_SLP_VECTORIZE": "0",
    "NUMBA_OPT": "3",
    "NUMBA_BOUNDSCHECK": "0",
    "NUMBA_DISABLE_JIT": "0",
    "PYTHONHASHSEED": "0",
}


def make(game: str, folder: Path) -> None:
    """Write GAME.wasm, and GAME.json with what JavaScript must know of it, in this process."""
    _hide_processor()
    from tortuga.web.wasm.exports import exports_of
    from tortuga.web.wasm.lowering import object_of

    exports = exports_of(game)
    made, module = folder / f"{game}.o", folder / f"{game}.wasm"
    made.write_bytes(object_of(exports))
    options = ["--no-entry", "--strip-all", "--allow-undefined", "--export=__heap_base", "-z", "stack-size=65536"]
    names = [f"--export={export.name}" for export in exports]
    subprocess.run([sys.executable, "-m", "ziglang", "wasm-ld", *options, *names, made, "-o", module], check=True)
    (folder / f"{game}.json").write_text(json.dumps(_description(game)), "utf-8")


def _hide_processor() -> None:
    """Let the rules be compiled as for a processor without any special instruction (games/kit/bits.py asks)."""
    from llvmlite import binding

    class NoFeatures(dict[str, bool]):
        def flatten(self) -> str:
            return ""

    binding.get_host_cpu_features = NoFeatures


def _description(game: str) -> dict[str, Any]:
    """What JavaScript must know of a module: the sizes and fields of its records, and its bots."""
    from tortuga.web.wasm.exports import policies_of

    kind = GAMES[game].rules
    turn = kind.kernels.turn
    return {
        "version": kind.VERSION,
        "state": _fields(kind.state_type),
        "rules": _fields(kind.options_type.of(kind.PLAYERS[0]).rules().dtype),
        "sheet": [turn.SEATS, turn.COLUMNS],
        "bots": policies_of(game).POLICIES,
    }


def _fields(record: Any) -> dict[str, Any]:
    """The size of a record, and of each field its type, offset and length (as [type, offset, length])."""
    fields = {name: (field[0], field[1]) for name, field in record.fields.items()}
    return {
        "size": record.itemsize,
        "fields": {
            name: [kind.base.str.lstrip("<|"), offset, kind.itemsize // kind.base.itemsize]
            for name, (kind, offset) in fields.items()
        },
    }


if __name__ == "__main__":
    make(sys.argv[1], Path(sys.argv[2]))

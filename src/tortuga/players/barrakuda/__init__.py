"""The bots of Barrakuda.

`gentle` has the beginners. `turn_game` values positions and solves one turn; `bots` play; `training` learns the values
by self-play; `coarse_model` solves a simplified game for two. Each imports only those before it, and `storage`.
"""

from tortuga.players.ladder import Entry, Ladder

_GENTLE = "tortuga.players.barrakuda.gentle:Beginner"
_BOTS = "tortuga.players.barrakuda.bots"
_NETTUNO = f"{_BOTS}.nettuno:Nettuno"
LADDER = Ladder(
    entries=(
        Entry("Pesciolino", level=1),
        Entry("Bagnante", _GENTLE, level=2),
        Entry("Tuffatore", _GENTLE, level=3),
        Entry("Corallaro", _GENTLE, level=4),
        Entry("Spugnaro", _GENTLE, level=5),
        Entry("Sub", f"{_BOTS}.sub:Sub", level=6),
        # No order is shown among the others.
        Entry("Apneista", f"{_BOTS}.apneista:Apneista", level=7),
        Entry("Palombaro", f"{_BOTS}.palombaro:Palombaro", level=7),
        Entry(
            "Nettuno (weights)",
            _NETTUNO,
            {"table": False},
            is_listed=False,
            level=7,
            formerly=("Barracuda (weights)",),
        ),
        Entry("Nettuno", _NETTUNO, {"table": True}, level=7, formerly=("Barracuda",)),
    ),
    usual="Sub",
    course="tortuga.players.barrakuda.training.course",
    solver="tortuga.players.barrakuda.coarse_model.solve",
)

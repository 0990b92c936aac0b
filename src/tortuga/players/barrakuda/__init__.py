"""The bots of Barrakuda.

`turn_game` values positions and solves one turn; `bots` play; `training` learns the values by self-play;
`coarse_model` solves a simplified game for two. Each imports only those before it, and `storage`.
"""

from tortuga.players.ladder import Entry, Ladder

_BOTS = "tortuga.players.barrakuda.bots"
LADDER = Ladder(
    entries=(
        Entry("Pesciolino"),
        Entry("Sub", f"{_BOTS}.sub:Sub"),
        Entry("Apneista", f"{_BOTS}.apneista:Apneista"),
        Entry("Palombaro", f"{_BOTS}.palombaro:Palombaro"),
        Entry("Barracuda (weights)", f"{_BOTS}.barracuda:Barracuda", {"table": False}, is_listed=False),
        Entry("Barracuda", f"{_BOTS}.barracuda:Barracuda", {"table": True}),
    ),
    usual="Sub",
    course="tortuga.players.barrakuda.training.course",
    solver="tortuga.players.barrakuda.coarse_model.solve",
)

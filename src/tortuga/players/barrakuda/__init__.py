"""The bots of Barrakuda."""

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

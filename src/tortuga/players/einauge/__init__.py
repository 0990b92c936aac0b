"""The bots of Einauge: Matrose by hand, the others by learned values (`value`, `features`) and searches over them."""

from tortuga.players.ladder import Entry, Ladder

_LEARNED = "tortuga.players.einauge.bots"
LADDER = Ladder(
    entries=(
        Entry("Schiffsjunge"),
        Entry("Matrose", "tortuga.players.einauge.matrose:Matrose"),
        Entry("Bootsmann", f"{_LEARNED}:Bootsmann"),
        Entry("Steuermann", f"{_LEARNED}:Steuermann"),
        Entry("Kapitän", f"{_LEARNED}:Kapitaen"),
        Entry("Einauge", f"{_LEARNED}:EinaugeBot"),
    ),
    usual="Matrose",
    course="tortuga.players.einauge.course",
)

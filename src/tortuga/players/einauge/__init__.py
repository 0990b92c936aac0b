"""The bots of Einauge: beginners (`gentle`), Matrose by hand, the others by learned values and searches over them."""

from tortuga.players.ladder import Entry, Ladder

_GENTLE = "tortuga.players.einauge.gentle:Beginner"
_LEARNED = "tortuga.players.einauge.bots"
LADDER = Ladder(
    entries=(
        Entry("Schiffsjunge", level=1),
        Entry("Smutje", _GENTLE, level=2),
        Entry("Jungmann", _GENTLE, level=3),
        Entry("Leichtmatrose", _GENTLE, level=4),
        Entry("Kanonier", _GENTLE, level=5),
        Entry("Toppgast", _GENTLE, level=6),
        Entry("Matrose", "tortuga.players.einauge.matrose:Matrose", level=7),
        Entry("Bootsmann", f"{_LEARNED}:Bootsmann", level=8),
        Entry("Steuermann", f"{_LEARNED}:Steuermann", level=9),
        Entry("Kapitän", f"{_LEARNED}:Kapitaen", level=10),
        Entry("Admiral", f"{_LEARNED}:Admiral", level=10, formerly=("Einauge",)),
    ),
    usual="Matrose",
    course="tortuga.players.einauge.course",
)

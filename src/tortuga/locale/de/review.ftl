### The review of a finished game.

web-review-heading = Analyse
web-review-working = Die Partie wird analysiert
web-review-working_help = Das dauert ein paar Sekunden. Die Seite erscheint von selbst, wenn alles fertig ist.
web-review-queue = Sie wartet, bis sie an der Reihe ist: Platz { $place } in der Warteschlange.
web-review-too_many = Für dich werden höchstens { $most } Partien gleichzeitig analysiert. Komm wieder, wenn eine davon fertig ist.
web-review-graph = Gewinnchance
web-review-graph_help = Die Gewinnchance aller Spieler, Zug um Zug; im blassen Band liegt sie in 95 von 100 Fällen. Markiert sind Züge, die 5, 10 oder 20 Gewinnpunkte gekostet haben. Drück irgendwohin, um den Zug zu sehen.
web-review-points = Gewinnpunkte verloren
web-review-mark = { $name } verliert { $points } Gewinnpunkte bei Zug { $move }
web-review-blunders = Wo Punkte verloren gingen
web-review-worst = Die drei schlechtesten Züge
web-review-worst_help = Die Stellung vor jedem von ihnen. Der bessere Zug ist markiert.
web-review-none = Kein Zug hat 5 oder mehr Gewinnpunkte gekostet.
web-review-lost_help = Gewinnpunkte, verloren gegenüber dem besten Zug
web-review-did = { $name }: { $move }
web-review-better = besser: { $move }
web-review-against = Gegen
web-review-same_bots = dieselben Bots
web-review-luck_skill = Glück und Können
web-review-luck_help = In Gewinnpunkten. Glück ist, was Karten und Würfel über ihren Mittelwert hinaus gebracht haben; Können ist der Rest.
web-review-luck = Glück
web-review-skill = Können
web-review-choices = Wie oft welche Karte?
web-review-choices_help = Wie oft man jede Karte spielen sollte, wenn niemand zu durchschauen ist, und wie viele Gewinnpunkte sie demgegenüber verliert. Wie es ausging, zählt hier nicht.
web-review-figures = Alle Zahlen als Tabelle
web-review-move = Zug
web-review-then = Dann
web-review-chance = Gewinnchance
web-review-loses = Verliert
web-review-mix = Wie oft

## Why a move is better than another, in hints and reviews.

why-only = Es ist der einzige erlaubte Zug.
why-close = Kein Zug ist klar besser: Die Unterschiede sind kleiner als der Fehler.
why-mix = Die Karten der Mischung sind etwa gleich viel wert; zufällig gewählt sind sie nicht zu durchschauen.
why-wins = Bis zum Ende durchgerechnet: Er gewinnt, wenn alle bestmöglich spielen.
why-shares = Bis zum Ende durchgerechnet: Er teilt den Sieg, wenn alle bestmöglich spielen.
why-loses = Bis zum Ende durchgerechnet: Jeder Zug verliert, wenn alle bestmöglich spielen.

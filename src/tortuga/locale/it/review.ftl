### The review of a finished game.

web-review-heading = Analisi
web-review-working = La partita è in analisi
web-review-working_help = Qualche secondo a partita. La pagina compare da sola quando è pronta.
web-review-queue = Aspetta il suo turno: posto { $place } in coda.
web-review-too_many = Per te si analizzano al massimo { $most } partite alla volta. Torna quando una è pronta.
web-review-graph = Probabilità di vittoria
web-review-graph_help = La probabilità di vittoria di ogni giocatore, mossa per mossa; la fascia chiara la contiene 95 volte su 100. I segni sono mosse costate 5, 10 o 20 punti percentuali. Premi dove vuoi per vedere quella mossa.
web-review-points = punti percentuali persi
web-review-mark = { $name } perde { $points } punti percentuali alla mossa { $move }
web-review-blunders = Dove si sono persi punti
web-review-worst = Le tre mosse peggiori
web-review-worst_help = La posizione prima di ciascuna. La mossa migliore è segnata.
web-review-none = Nessuna mossa è costata 5 o più punti percentuali.
web-review-lost_help = punti percentuali persi rispetto alla mossa migliore
web-review-did = { $name }: { $move }
web-review-better = meglio: { $move }
web-review-against = Contro
web-review-same_bots = gli stessi bot
web-review-luck_skill = Fortuna e abilità
web-review-luck_help = In punti percentuali della probabilità di vittoria. La fortuna è ciò che carte e dadi hanno dato oltre la loro media; l’abilità è il resto di ciò che si è guadagnato o perso.
web-review-luck = Fortuna
web-review-skill = Abilità
web-review-choices = Le carte, e quanto spesso giocarle
web-review-choices_help = Quanto spesso giocare ogni carta perché nessuno possa prevedere la scelta, e quanti punti percentuali perde rispetto a ciò. Qui il risultato non conta.
web-review-figures = Tutte le cifre in tabella
web-review-move = Mossa
web-review-then = Poi
web-review-chance = Probabilità
web-review-loses = Perde
web-review-mix = Frequenza

## Why a move is better than another, in hints and reviews.

why-only = È l’unica mossa permessa.
why-close = Nessuna mossa è chiaramente migliore: le differenze rientrano nell’errore.
why-mix = Le carte della combinazione valgono all’incirca lo stesso; scelte a caso, non si possono prevedere.
why-wins = Calcolata fino alla fine: vince se tutti giocano al meglio.
why-shares = Calcolata fino alla fine: divide la vittoria se tutti giocano al meglio.
why-loses = Calcolato fino alla fine: ogni mossa perde se tutti giocano al meglio.

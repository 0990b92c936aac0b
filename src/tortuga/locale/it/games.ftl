### Words for both games: seats, amounts, cards, colours, scoring.

word-nothing = niente
word-and = { $first } e { $last }
word-comma = { $first }, { $last }
word-colon = :{" "}
word-or = { $first } o { $last }
word-percent = { NUMBER($percent, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
word-decimal = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }

seat-name = posto { $seat }
seat-human = Capitano
seat-humans = Anna Giacomo Maria Enrico Grazia
seat-again = { $name } { $number }

amount-cards =
    { $number ->
        [one] { $number } carta
       *[other] { $number } carte
    }
amount-chests =
    { $number ->
        [one] { $number } forziere
       *[other] { $number } forzieri
    }
amount-ducats =
    { $number ->
        [one] { $number } ducato
       *[other] { $number } ducati
    }
amount-gold =
    { $number ->
        [one] { $number } pezzo d’oro
       *[other] { $number } pezzi d’oro
    }
amount-jewels =
    { $number ->
        [one] { $number } gioiello
       *[other] { $number } gioielli
    }
amount-sabres =
    { $number ->
        [one] { $number } sciabola
       *[other] { $number } sciabole
    }
amount-seats =
    { $number ->
        [one] { $number } posto
       *[other] { $number } posti
    }
amount-ships =
    { $number ->
        [one] { $number } nave
       *[other] { $number } navi
    }
amount-turns =
    { $number ->
        [one] { $number } turno
       *[other] { $number } turni
    }

colour-red = rossa
colour-blue = blu
colour-green = verde
colour-yellow = gialla
colour-orange = arancio
colour-sky = celeste
colour-rose = rosa
colour-black = nera

card-island = { $colour } { $name }
card-ship = nave
card-barracuda = Barracuda

refusal-sentence = { $move }: { $reason }

score-title = Punteggio
score-title_now = Se la partita finisse ora
score-won = Vince { $name }: { $why }.
score-shared = Vittoria condivisa fra { $names }: { $why }.
score-team = Vincono { $names }: { $why }.
score-shared_win = { $seats } sono in parità e condividono la vittoria.
why-resigned = { $seat } si è arreso

cards-head = Tabella delle carte { $name }, impronta { $hash }
cards-base = Relitto { $number }
cards-alternative = Relitto { $number }, carta alternativa
cards-empty = –
cards-no_source = provenienza non indicata

cards-field-price = prezzo
cards-field-sabres = sciabole
cards-field-ducats = ducati
cards-field-jewels = gioielli
cards-field-chests = forzieri
cards-field-special = speciale
cards-field-general = generale
cards-field-stop = sosta

cards-numbers = Numeri delle regole
cards-printed = come stampato
cards-number-start_ducats = ducati all’inizio
cards-number-start_sabres = sciabole all’inizio
cards-number-start_jewels = gioielli all’inizio
cards-number-ships = navi in fondo al mazzo
cards-number-jewel_sale = ducati per un gioiello venduto
cards-number-card_sale = ducati per una carta venduta
cards-number-fight_price = sciabole per una carta del tavolo dei pirati
cards-number-fight_price_sabre = sciabole per una carta che ne mostra una
cards-number-sabre_ducats = ducati per una sciabola alla fine
cards-number-jewel_ducats = ducati per un gioiello alla fine
cards-number-chest_jewels = gioielli per i forzieri, dal primo al terzo posto
cards-number-colour_jewels = gioielli per 3, 4, … 8 colori
cards-number-start_gold = oro nel sacco all’inizio
cards-number-distance_die = facce del dado della distanza
cards-number-wreck_gold = massimo d’oro su un relitto
cards-number-bank_limit = massimo d’oro depositato in una volta

# A game without messages of its own
step-move = { $seat }: { $move }
step-text = { $text }
web-generic-moves = Mosse
web-generic-wait = Si aspetta { $names }.
web-generic-choose = Scegli una mossa.

### Words for both games: seats, amounts, cards, colours, scoring.

word-nothing = niente
word-and = { $first } e { $last }
word-comma = { $first }, { $last }
word-colon = :{" "}
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

# A game without messages of its own
step-move = { $seat }: { $move }
step-text = { $text }
web-generic-moves = Mosse
web-generic-wait = Si aspetta { $names }.
web-generic-choose = Scegli una mossa.

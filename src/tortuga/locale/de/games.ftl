### Words for both games: seats, amounts, cards, colours, scoring.

word-nothing = nichts
word-and = { $first } und { $last }
word-comma = { $first }, { $last }
word-colon = :{" "}
word-or = { $first } oder { $last }
word-percent = { NUMBER($percent, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
word-decimal = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }

seat-name = Platz { $seat }
seat-human = Kapitän
seat-humans = Anne Jack Mary Henry Grace
seat-again = { $name } { $number }

amount-cards =
    { $number ->
        [one] { $number } Karte
       *[other] { $number } Karten
    }
amount-chests =
    { $number ->
        [one] { $number } Truhe
       *[other] { $number } Truhen
    }
amount-ducats =
    { $number ->
        [one] { $number } Dukat
       *[other] { $number } Dukaten
    }
amount-gold = { $number } Gold
amount-jewels =
    { $number ->
        [one] { $number } Juwel
       *[other] { $number } Juwelen
    }
amount-sabres = { $number } Säbel
amount-seats =
    { $number ->
        [one] { $number } Platz
       *[other] { $number } Plätze
    }
amount-ships =
    { $number ->
        [one] { $number } Schiff
       *[other] { $number } Schiffe
    }
amount-turns =
    { $number ->
        [one] { $number } Zug
       *[other] { $number } Züge
    }

colour-red = Rot
colour-blue = Blau
colour-green = Grün
colour-yellow = Gelb
colour-orange = Orange
colour-sky = Azur
colour-rose = Rosa
colour-black = Schwarz

card-island = { $colour } { $name }
card-ship = Schiff
card-barracuda = Barrakuda

refusal-sentence = { $move }: { $reason }

score-title = Wertung
score-title_now = Wenn jetzt Schluss wäre
score-won = { $name } gewinnt: { $why }.
score-shared = { $names } teilen sich den Sieg: { $why }.
score-team = { $names } gewinnen: { $why }.
score-shared_win = { $seats } haben gleich viel und teilen sich den Sieg.
why-resigned = { $seat } hat aufgegeben

cards-head = Kartentabelle { $name }, Hash { $hash }
cards-base = Wrack { $number }
cards-alternative = Wrack { $number }, andere Karte
cards-empty = –
cards-no_source = keine Herkunft angegeben

cards-field-price = Preis
cards-field-sabres = Säbel
cards-field-ducats = Dukaten
cards-field-jewels = Juwelen
cards-field-chests = Truhen
cards-field-special = Sonderaktion
cards-field-general = allgemeine Aktion
cards-field-stop = Halt

cards-numbers = Zahlen der Regeln
cards-printed = wie gedruckt
cards-number-start_ducats = Dukaten zu Beginn
cards-number-start_sabres = Säbel zu Beginn
cards-number-start_jewels = Juwelen zu Beginn
cards-number-ships = Schiffe unter dem Stapel
cards-number-jewel_sale = Dukaten für ein verkauftes Juwel
cards-number-card_sale = Dukaten für eine verkaufte Karte
cards-number-fight_price = Säbel für eine Karte vom Piratentisch
cards-number-fight_price_sabre = Säbel für eine Karte, die einen zeigt
cards-number-sabre_ducats = Dukaten für einen Säbel am Ende
cards-number-jewel_ducats = Dukaten für ein Juwel am Ende
cards-number-chest_jewels = Juwelen für die meisten, zweit- und drittmeisten Truhen
cards-number-colour_jewels = Juwelen für 3 bis 8 Farben
cards-number-start_gold = Gold im Beutel zu Beginn
cards-number-distance_die = Seiten des Entfernungswürfels
cards-number-wreck_gold = Höchstmenge Gold auf einem Wrack
cards-number-bank_limit = Höchstmenge Gold, die auf einmal in den Tresor kommt

# A game without messages of its own
step-move = { $seat }: { $move }
step-text = { $text }
web-generic-moves = Züge
web-generic-wait = Es fehlt noch: { $names }.
web-generic-choose = Wähle einen Zug.

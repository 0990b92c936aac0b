### Words for both games: seats, amounts, cards, colours, scoring.

word-nothing = niets
word-and = { $first } en { $last }
word-comma = { $first }, { $last }
word-colon = :{" "}
word-or = { $first } of { $last }
word-percent = { NUMBER($percent, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
word-decimal = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }

seat-name = plaats { $seat }
seat-human = Kapitein
seat-humans = Anna Piet Trijn Hein Griet
seat-again = { $name } { $number }

amount-cards =
    { $number ->
        [one] { $number } kaart
       *[other] { $number } kaarten
    }
amount-chests =
    { $number ->
        [one] { $number } kist
       *[other] { $number } kisten
    }
amount-ducats =
    { $number ->
        [one] { $number } dukaat
       *[other] { $number } dukaten
    }
amount-gold = { $number } goud
amount-jewels =
    { $number ->
        [one] { $number } juweel
       *[other] { $number } juwelen
    }
amount-sabres =
    { $number ->
        [one] { $number } sabel
       *[other] { $number } sabels
    }
amount-seats =
    { $number ->
        [one] { $number } plaats
       *[other] { $number } plaatsen
    }
amount-ships =
    { $number ->
        [one] { $number } schip
       *[other] { $number } schepen
    }
amount-turns =
    { $number ->
        [one] { $number } beurt
       *[other] { $number } beurten
    }

colour-red = rood
colour-blue = blauw
colour-green = groen
colour-yellow = geel
colour-orange = oranje
colour-sky = azuur
colour-rose = roze
colour-black = zwart

card-island = { $colour } { $name }
card-ship = schip
card-barracuda = Barracuda

refusal-sentence = { $move }: { $reason }

score-title = Telling
score-title_now = Als het spel nu afgelopen was
score-won = { $name } wint: { $why }.
score-shared = { $names } delen de overwinning: { $why }.
score-team = { $names } winnen: { $why }.
score-shared_win = { $seats } hebben evenveel en delen de winst.
why-resigned = { $seat } heeft opgegeven

cards-head = Kaartentabel { $name }, hash { $hash }
cards-base = Wrak { $number }
cards-alternative = Wrak { $number }, andere kaart
cards-empty = –
cards-no_source = geen herkomst vermeld

cards-field-price = prijs
cards-field-sabres = sabels
cards-field-ducats = dukaten
cards-field-jewels = juwelen
cards-field-chests = kisten
cards-field-special = speciaal
cards-field-general = algemeen
cards-field-stop = stop

cards-numbers = Getallen van de regels
cards-printed = zoals gedrukt
cards-number-start_ducats = dukaten aan het begin
cards-number-start_sabres = sabels aan het begin
cards-number-start_jewels = juwelen aan het begin
cards-number-ships = schepen onder de stapel
cards-number-jewel_sale = dukaten voor een verkocht juweel
cards-number-card_sale = dukaten voor een verkochte kaart
cards-number-fight_price = sabels voor een kaart van de piratentafel
cards-number-fight_price_sabre = sabels voor een kaart met een sabel
cards-number-sabre_ducats = dukaten voor een sabel aan het eind
cards-number-jewel_ducats = dukaten voor een juweel aan het eind
cards-number-chest_jewels = juwelen voor de meeste, op één na en op twee na meeste kisten
cards-number-colour_jewels = juwelen voor 3 tot 8 kleuren
cards-number-start_gold = goud in de buidel aan het begin
cards-number-distance_die = vlakken van de afstandsdobbelsteen
cards-number-wreck_gold = maximum aan goud op een wrak
cards-number-bank_limit = maximum aan goud dat ineens naar de kluis gaat

# A game without messages of its own
step-move = { $seat }: { $move }
step-text = { $text }
web-generic-moves = Zetten
web-generic-wait = Wachten op { $names }.
web-generic-choose = Kies een zet.

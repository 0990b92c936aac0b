### Words for both games: seats, amounts, cards, colours, scoring.

word-nothing = rien
word-and = { $first } et { $last }
word-comma = { $first }, { $last }
word-colon =  :{" "}
word-or = { $first } ou { $last }
word-percent = { NUMBER($percent, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
word-decimal = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }

seat-name = place { $seat }
seat-human = Capitaine
seat-humans = Anne François Marie Robert Jacquotte
seat-again = { $name } { $number }

amount-cards =
    { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    }
amount-chests =
    { $number ->
        [one] { $number } coffre
       *[other] { $number } coffres
    }
amount-ducats =
    { $number ->
        [one] { $number } ducat
       *[other] { $number } ducats
    }
amount-gold =
    { $number ->
        [one] { $number } pièce d’or
       *[other] { $number } pièces d’or
    }
amount-jewels =
    { $number ->
        [one] { $number } joyau
       *[other] { $number } joyaux
    }
amount-sabres =
    { $number ->
        [one] { $number } sabre
       *[other] { $number } sabres
    }
amount-seats =
    { $number ->
        [one] { $number } place
       *[other] { $number } places
    }
amount-ships =
    { $number ->
        [one] { $number } navire
       *[other] { $number } navires
    }
amount-turns =
    { $number ->
        [one] { $number } tour
       *[other] { $number } tours
    }

colour-red = rouge
colour-blue = bleue
colour-green = verte
colour-yellow = jaune
colour-orange = orange
colour-sky = azur
colour-rose = rose
colour-black = noire

card-island = { $colour } { $name }
card-ship = navire
card-barracuda = Barracuda

refusal-sentence = { $move } : { $reason }

score-title = Décompte
score-title_now = Si la partie s’arrêtait maintenant
score-won = { $name } gagne : { $why }.
score-shared = { $names } se partagent la victoire : { $why }.
score-team = { $names } gagnent : { $why }.
score-shared_win = { $seats } sont à égalité et partagent la victoire.
why-resigned = { $seat } a abandonné

cards-head = Tableau de cartes { $name }, empreinte { $hash }
cards-base = Épave { $number }
cards-alternative = Épave { $number }, carte alternative
cards-empty = –
cards-no_source = provenance non indiquée

cards-field-price = prix
cards-field-sabres = sabres
cards-field-ducats = ducats
cards-field-jewels = joyaux
cards-field-chests = coffres
cards-field-special = spéciale
cards-field-general = générale
cards-field-stop = arrêt

cards-numbers = Nombres des règles
cards-printed = comme imprimé
cards-number-start_ducats = ducats au départ
cards-number-start_sabres = sabres au départ
cards-number-start_jewels = joyaux au départ
cards-number-ships = navires sous la pioche
cards-number-jewel_sale = ducats pour un joyau vendu
cards-number-card_sale = ducats pour une carte vendue
cards-number-fight_price = sabres pour une carte de la table des pirates
cards-number-fight_price_sabre = sabres pour une carte qui en montre un
cards-number-sabre_ducats = ducats pour un sabre à la fin
cards-number-jewel_ducats = ducats pour un joyau à la fin
cards-number-chest_jewels = joyaux pour les coffres, de la première à la troisième place
cards-number-colour_jewels = joyaux pour 3 à 8 couleurs
cards-number-start_gold = or dans le sac au départ
cards-number-distance_die = faces du dé de distance
cards-number-wreck_gold = maximum d’or sur une épave
cards-number-bank_limit = maximum d’or mis au coffre-fort en une fois

# A game without messages of its own
step-move = { $seat } : { $move }
step-text = { $text }
web-generic-moves = Coups
web-generic-wait = On attend { $names }.
web-generic-choose = Choisis un coup.

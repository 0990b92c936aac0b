### Words for both games: seats, amounts, cards, colours, scoring.

word-nothing = nothing
word-and = { $first } and { $last }
word-comma = { $first }, { $last }
word-colon = :{" "}
word-or = { $first } or { $last }
word-percent = { NUMBER($percent, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
word-decimal = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }

seat-name = seat { $seat }
seat-human = Captain
seat-humans = Anne Jack Mary Henry Grace
seat-again = { $name } { $number }

amount-cards =
    { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
amount-chests =
    { $number ->
        [one] { $number } chest
       *[other] { $number } chests
    }
amount-ducats =
    { $number ->
        [one] { $number } ducat
       *[other] { $number } ducats
    }
amount-gold = { $number } gold
amount-jewels =
    { $number ->
        [one] { $number } jewel
       *[other] { $number } jewels
    }
amount-sabres =
    { $number ->
        [one] { $number } sabre
       *[other] { $number } sabres
    }
amount-seats =
    { $number ->
        [one] { $number } seat
       *[other] { $number } seats
    }
amount-ships =
    { $number ->
        [one] { $number } ship
       *[other] { $number } ships
    }
amount-turns =
    { $number ->
        [one] { $number } turn
       *[other] { $number } turns
    }

colour-red = red
colour-blue = blue
colour-green = green
colour-yellow = yellow
colour-orange = orange
colour-sky = sky
colour-rose = rose
colour-black = black

card-island = { $colour } { $name }
card-ship = ship
card-barracuda = Barracuda

refusal-sentence = { $move }: { $reason }

score-title = Scoring
score-title_now = If the game ended now
score-won = { $name } wins: { $why }.
score-shared = { $names } share the win: { $why }.
score-team = { $names } win: { $why }.
score-shared_win = { $seats } have equally much and share the win.
why-resigned = { $seat } gave up

cards-head = Card table { $name }, hash { $hash }
cards-base = Wreck { $number }
cards-alternative = Wreck { $number }, alternative card
cards-empty = –
cards-no_source = no provenance given

cards-field-price = price
cards-field-sabres = sabres
cards-field-ducats = ducats
cards-field-jewels = jewels
cards-field-chests = chests
cards-field-special = special
cards-field-general = general
cards-field-stop = stop

cards-numbers = Numbers of the rules
cards-printed = as printed
cards-number-start_ducats = ducats at the start
cards-number-start_sabres = sabres at the start
cards-number-start_jewels = jewels at the start
cards-number-ships = ships under the pile
cards-number-jewel_sale = ducats for a jewel that is sold
cards-number-card_sale = ducats for a card that is sold
cards-number-fight_price = sabres for a card of the pirate table
cards-number-fight_price_sabre = sabres for a card that shows one
cards-number-sabre_ducats = ducats for a sabre at the end
cards-number-jewel_ducats = ducats for a jewel at the end
cards-number-chest_jewels = jewels for most, second most and third most chests
cards-number-colour_jewels = jewels for 3 to 8 colours
cards-number-start_gold = gold in the bag at the start
cards-number-distance_die = faces of the distance die
cards-number-wreck_gold = most gold on a wreck
cards-number-bank_limit = most gold that the bank takes at once

# A game without messages of its own
step-move = { $seat }: { $move }
step-text = { $text }
web-generic-moves = Moves
web-generic-wait = Waiting for { $names }.
web-generic-choose = Choose a move.

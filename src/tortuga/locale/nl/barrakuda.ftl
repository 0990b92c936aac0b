### Barrakuda: phases, moves, refusals, drawings and the table in the browser.

icon_name-gold = +{ $x } goud
icon_name-take_back = neem { $x } terug
icon_name-bank = tot { $x } in kluis
icon_name-bank_all = alles in kluis
icon_name-or_red = 1 terug of rood
icon_name-barracuda = Barracudakaart
icon_name-shelter = schuilplaats
icon_name-all_back = Barracudakaart terug
icon_name-jump = vis springt

icon_short-gold = +{ $x } goud
icon_short-take_back = { $x } terug
icon_short-bank = kluis: { $x }
icon_short-bank_all = kluis: al
icon_short-or_red = 1 of rood
icon_short-barracuda = B-kaart
icon_short-shelter = schuilen
icon_short-all_back = B-kaarten
icon_short-jump = sprong

icon_sentence-gold = doe { $x } goud in je buidel
icon_sentence-take_back =
    { $x ->
        [one] neem de oudste kaart van je rij terug in je hand
       *[other] neem de { $x } oudste kaarten van je rij terug in je hand
    }
icon_sentence-bank = breng tot { $x } goud uit je buidel naar je kluis
icon_sentence-bank_all = breng al het goud uit je buidel naar je kluis
icon_sentence-or_red = neem de oudste kaart van je rij terug, of laat een tegenstander aan het eind van de ronde een van twee getrokken kaarten neerleggen
icon_sentence-barracuda = neem je Barracudakaart terug, of stuur die van één tegenstander naar het midden
icon_sentence-shelter = wie hier staat, is veilig voor de vis
icon_sentence-all_back = iedereen neemt de eigen Barracudakaart terug
icon_sentence-jump = de richtingsdobbelsteen rolt en de vis springt naar dat wrak; bij een 6 wordt opnieuw gegooid

wreck-special = wrak { $wreck }, speciale actie: { $sentence }
wreck-general = wrak { $wreck }, algemene actie: { $sentence }
wreck-stop = wrak { $wreck }, als de vis er stopt: { $sentence }

phase-barrakuda-layout = opstelling
phase-barrakuda-choose = kiezen
phase-barrakuda-distance = afstand
phase-barrakuda-direction = richting
phase-barrakuda-steer = de vis sturen
phase-barrakuda-jump = sprong
phase-barrakuda-answer = actie op een wrak
phase-barrakuda-special = speciale actie
phase-barrakuda-general = algemene actie
phase-barrakuda-victim = rood: slachtoffer
phase-barrakuda-pair = rood: tweetal
phase-barrakuda-card = rood: kaart
phase-barrakuda-over = spel afgelopen

turn-barrakuda-layout = De wrakken worden neergelegd.
turn-barrakuda-choose = Iedereen kiest in het geheim een kaart. Wachten op { $seats }.
turn-barrakuda-distance = De afstandsdobbelsteen rolt.
turn-barrakuda-direction = De vis zwemt { $distance } ver; de richtingsdobbelsteen rolt.
turn-barrakuda-steer = { $seat } stuurt de vis: hoogstens { $distance } ver van zijn wrak.
turn-barrakuda-jump = De vis springt.
turn-barrakuda-answer = { $seat } is aan de beurt op wrak { $wreck }.
turn-barrakuda-special = { $seat } kiest bij de speciale actie van wrak { $wreck }.
turn-barrakuda-general = { $seat } kiest bij de algemene actie van wrak { $wreck }.
turn-barrakuda-victim = Rode actie: { $seat } wijst een tegenstander aan.
turn-barrakuda-pair = Rode actie: twee kaarten van { $victim } worden getrokken.
turn-barrakuda-card = Rode actie, getrokken bij { $victim }: { $cards }. { $seat } kiest welke wordt neergelegd.
turn-barrakuda-over = Het spel is afgelopen.

phase_help-barrakuda-layout = Het toeval bepaalt hoe de wrakken liggen.
phase_help-barrakuda-choose =
    Iedereen kiest in het geheim één kaart; alle kaarten gaan tegelijk open.
    Een bewegingskaart brengt je duiker naar het wrak met dat nummer en komt in je rij.
    Met de Barracudakaart gaat je duiker liggen waar hij is; speel jij als enige
    die kaart, dan stuur jij de vis en ben je veilig voor hem.
phase_help-barrakuda-distance = De dobbelsteen toont hoe ver de vis zwemt: { $distances }.
phase_help-barrakuda-direction = De dobbelsteen toont naar welk wrak de vis zwemt.
phase_help-barrakuda-steer = Kies het wrak waar de vis heen zwemt, binnen de getoonde afstand. Hij mag ook blijven.
phase_help-barrakuda-jump = De dobbelsteen toont naar welk wrak de vis springt.
phase_help-barrakuda-answer =
    Van iedereen die hier staat, heb jij de minste kaarten in je rij. Doe de speciale
    actie, of steel in plaats daarvan de hele buidel van iemand hier. Daarna volgt de
    algemene actie voor iedereen die hier staat.
phase_help-barrakuda-special = Bij de speciale actie van dit wrak kun je kiezen.
phase_help-barrakuda-general = Bij de algemene actie van dit wrak kun je kiezen.
phase_help-barrakuda-victim = Wijs een tegenstander aan. Uit die hand worden twee kaarten getrokken, en jij kiest welke wordt neergelegd.
phase_help-barrakuda-pair = Uit de hand van het slachtoffer worden twee kaarten getrokken.
phase_help-barrakuda-card = Kies welke van de twee kaarten als nieuwste in de rij van het slachtoffer komt.
phase_help-barrakuda-over = Het doel of de rondelimiet is bereikt.

option-barrakuda-goal = met hoeveel goud in de kluis je wint
option-barrakuda-teams = twee tegen twee met gedeelde kluizen
option-barrakuda-layout = hoe de wrakken liggen: de naam van een opstelling, random, of een tekening zoals 5 6 2 / 4 1 3
option-barrakuda-wrecks = welke wrakken worden geruild voor hun andere kaart: een of twee nummers
option-barrakuda-turn_limit = na zoveel rondes wint de volste kluis; 0 is zonder limiet
option-barrakuda-declining = of je een algemene actie waarbij kaarten teruggaan mag weigeren
option-barrakuda-cards = de wrakkentabel: de onze, of een eigen bestand

move-barrakuda-dive = duik naar { $card }
move-barrakuda-barracuda = barracuda
move-barrakuda-fish_to = vis naar { $wreck }
move-barrakuda-special = speciaal
move-barrakuda-steal_from = steel van { $other }
move-barrakuda-exchange = ruil { $gold }
move-barrakuda-pass = pas
move-barrakuda-take_back = neem terug
move-barrakuda-red = rood
move-barrakuda-barracuda_back = barracuda terug
move-barrakuda-barracuda_away = barracuda weg { $other }
move-barrakuda-do = uitvoeren
move-barrakuda-decline = weigeren
move-barrakuda-victim = slachtoffer { $other }
move-barrakuda-lay = leg { $card }
move-barrakuda-lay_barracuda = leg barracuda

did-barrakuda-dive = { $seat } duikt naar wrak { $card }
did-barrakuda-barracuda = { $seat } speelt de Barracudakaart en gaat liggen
did-barrakuda-fish_to = { $seat } stuurt de vis naar wrak { $wreck }
did-barrakuda-special = { $seat } doet de speciale actie
did-barrakuda-steal_from = { $seat } steelt de buidel van { $other }
did-barrakuda-exchange = { $seat } ruilt met de partner en houdt { $gold } goud
did-barrakuda-pass = { $seat } past
did-barrakuda-take_back = { $seat } neemt een kaart terug
did-barrakuda-red = { $seat } kiest de rode actie
did-barrakuda-barracuda_back = { $seat } neemt de Barracudakaart terug
did-barrakuda-barracuda_away = { $seat } stuurt de Barracudakaart van { $other } naar het midden
did-barrakuda-do = { $seat } voert de algemene actie uit
did-barrakuda-decline = { $seat } weigert de algemene actie
did-barrakuda-victim = { $seat } trekt uit de hand van { $other }
did-barrakuda-lay = { $seat } laat de { $card } neerleggen
did-barrakuda-lay_barracuda = { $seat } laat de Barracudakaart neerleggen

chance-barrakuda-layout = de wrakken liggen zo: { $shown }
chance-barrakuda-distance = de afstandsdobbelsteen toont { $shown }
chance-barrakuda-direction = de richtingsdobbelsteen toont { $shown }
chance-barrakuda-jump = de vis springt naar { $shown }
chance-barrakuda-pair = getrokken: { $cards }

news-barrakuda-turn = ronde { $turn }: alle kaarten gaan open
news-barrakuda-revealed = alle kaarten gaan open
news-barrakuda-swims = de dobbelstenen tonen afstand { $distance } en richting { $direction }: de vis zwemt van wrak { $old } naar wrak { $new }
news-barrakuda-stays = de dobbelstenen tonen afstand { $distance } en richting { $direction }: de vis blijft op wrak { $new }
news-barrakuda-seat = { $seat }: { $changes }
news-barrakuda-back = neemt { $cards } terug
news-barrakuda-all_back = neemt alle vijf terug
news-barrakuda-laid = moet { $cards } neerleggen
news-barrakuda-barracuda_hand = heeft de Barracudakaart weer
news-barrakuda-barracuda_centre = moet de Barracudakaart in het midden leggen
news-barrakuda-lies = { $gold } op wrak { $wreck }
news-barrakuda-takes = { $seat } raapt { $gold } op van wrak { $wreck }
news-barrakuda-stop = wrak { $wreck }: { $sentence }
news-barrakuda-steals = { $seat } steelt { $gold } van { $other }
news-barrakuda-wreck = { $why }; { $effects }
news-barrakuda-alone = wrak { $wreck }: { $seat } is alleen
news-barrakuda-first = wrak { $wreck }: { $seat } heeft het initiatief
news-barrakuda-tie = wrak { $wreck }: { $seats } staan gelijk, niemand heeft het initiatief
news-barrakuda-fish = wrak { $wreck }: daar is de vis
news-barrakuda-one = { $seat } { $changes }
news-barrakuda-all =
    { $number ->
        [2] beiden { $changes }
       *[other] allen { $changes }
    }
news-barrakuda-gains = +{ $gold }
news-barrakuda-loses = verliest { $gold }
news-barrakuda-banks = legt { $gold } in de kluis

refusal-barrakuda-none = dat mag
refusal-barrakuda-game_over = het spel is afgelopen
refusal-barrakuda-chance_first = eerst rollen de dobbelstenen
refusal-barrakuda-not_your_turn = je bent niet aan de beurt
refusal-barrakuda-no_such_move = zo’n zet bestaat niet
refusal-barrakuda-not_in_this_phase =
    { $phase ->
        [choose] nu kiest iedereen een kaart
        [steer] eerst wordt de vis gestuurd
        [victim] eerst wordt een tegenstander aangewezen
        [card] eerst wordt een van de twee getrokken kaarten gekozen
       *[other] eerst komen de acties van de wrakken
    }
refusal-barrakuda-card_not_in_hand = die kaart heb je niet in je hand
refusal-barrakuda-too_far = zo ver zwemt de vis niet
refusal-barrakuda-no_such_seat = die plaats bestaat niet
refusal-barrakuda-not_an_opponent = dat is geen tegenstander van jou
refusal-barrakuda-not_there = die duiker is niet op dit wrak
refusal-barrakuda-nothing_to_steal = die buidel is leeg
refusal-barrakuda-no_initiative = je staat gelijk met je partner en kunt alleen ruilen
refusal-barrakuda-may_not_pass = hier mag je niet passen
refusal-barrakuda-no_exchange_here = hier kun je niet met je partner ruilen
refusal-barrakuda-too_much = zoveel goud zit er niet in jullie twee buidels
refusal-barrakuda-not_this_action = die keuze heb je niet op dit wrak
refusal-barrakuda-own_card_in_hand = je hebt je Barracudakaart al in je hand
refusal-barrakuda-their_card_in_centre = die Barracudakaart ligt al in het midden
refusal-barrakuda-not_in_the_pair = die kaart is niet getrokken
refusal-barrakuda-may_not_decline = deze actie mag je niet weigeren

text-barrakuda-turn = ronde { $turn }
text-barrakuda-turn_of = ronde { $turn } van { $limit }
text-barrakuda-goal = { $turn } · doel: { $goal } goud in de kluis
text-barrakuda-fish = VIS
text-barrakuda-special = speciaal { $icon }
text-barrakuda-general = algemeen { $icon }
text-barrakuda-stop = stop { $icon }
text-barrakuda-special_short = s { $icon }
text-barrakuda-general_short = a { $icon }
text-barrakuda-stop_short = v { $icon }
text-barrakuda-beside = buren  { $neighbours }
text-barrakuda-seats = Plaatsen
text-barrakuda-legend = s speciale actie · a algemene actie · v als de vis er stopt
text-barrakuda-teams = { $first } spelen tegen { $second }; elk team heeft één kluis.
text-barrakuda-lying_note = (X) ligt
text-barrakuda-head_seat = plaats
text-barrakuda-head_hand = hand
text-barrakuda-head_row = rij, oudste eerst
text-barrakuda-head_barracuda = Barracudakaart
text-barrakuda-head_bag = buidel
text-barrakuda-head_vault = kluis
text-barrakuda-head_pawn = duiker
text-barrakuda-in_hand = in de hand
text-barrakuda-in_centre = in het midden
text-barrakuda-chosen = gekozen
text-barrakuda-off_board = aan boord
text-barrakuda-lies_on = ligt op { $wreck }
text-barrakuda-stands_on = op { $wreck }
text-barrakuda-initiative = Initiatief, minste kaarten in de rij eerst: { $order }.

score-barrakuda-vault = goud in de kluis
score-barrakuda-bag = goud in de buidel
score-barrakuda-bag_decides = { $seats } hebben evenveel goud in de kluis: de vollere buidel beslist.

why-barrakuda-goal = het doel is bereikt
why-barrakuda-turn_limit = de rondelimiet is bereikt

web-barrakuda-sea = De zeebodem
web-barrakuda-turn = Ronde { $turn }
web-barrakuda-turn_of = Ronde { $turn }/{ $limit }
web-barrakuda-turn_short = R{ $turn }
web-barrakuda-limit_help = Na ronde { $limit } wint de volste kluis
web-barrakuda-goal = Doel { $goal } goud
web-barrakuda-wreck = Wrak { $wreck }: { $actions }
web-barrakuda-special = speciale actie: { $icon }
web-barrakuda-general = algemene actie: { $icon }
web-barrakuda-stop = als de vis er stopt: { $icon }
web-barrakuda-lies = hier ligt { $gold }
web-barrakuda-divers = duikers: { $names }
web-barrakuda-lying = { $name } (ligt)
web-barrakuda-fish_here = hier is de vis
web-barrakuda-throws = De dobbelstenen brengen hem in { $throws } van de { $all } gevallen hierheen.
web-barrakuda-boat = Aan boord
web-barrakuda-order = Initiatief
web-barrakuda-order_help = Wie de minste kaarten in de rij heeft, heeft het initiatief; bij gelijke stand (=) heeft niemand het
web-barrakuda-tied = gelijk
web-barrakuda-teams = { $first } spelen tegen { $second }; partners delen een kluis
web-barrakuda-team = Team { $team }
web-barrakuda-seat = { $name }: { $bag } in de buidel, { $vault } van { $goal } in de kluis
web-barrakuda-bag = Buidel
web-barrakuda-vault = Kluis
web-barrakuda-away = afwezig
web-barrakuda-bot = bot
web-barrakuda-cards = In de hand: { $hand }. Rij, oudste eerst: { $row }. Barracudakaart: { $fish }.
web-barrakuda-in_hand = in de hand
web-barrakuda-in_centre = in het midden
web-barrakuda-card = Kaart { $card }
web-barrakuda-hand = Mijn hand
web-barrakuda-row = Mijn rij, oudste eerst
web-barrakuda-row_empty = Mijn rij is leeg
web-barrakuda-play = { $name }, toets { $letter }
web-barrakuda-chosen_mark = gekozen
web-barrakuda-dice = Dobbelstenen
web-barrakuda-distance = afstand { $shown }
web-barrakuda-direction = richting { $shown }
web-barrakuda-not_rolled = niet gegooid
web-barrakuda-last = Wat er net gebeurde
web-barrakuda-share = Ons goud ruilen
web-barrakuda-share_do = Zo ruilen
web-barrakuda-brings = Wrak { $wreck }: alleen { $alone }; gedeeld { $shared }. De vis bereikt het bij { $throws } van de { $all } worpen.
web-barrakuda-brings_lying = het goud dat daar ligt ({ $gold })
web-barrakuda-brings_fish = Je duiker gaat liggen. Doet verder niemand dat, dan leid jij de vis en ben je veilig voor hem.

web-barrakuda-far =
    { $steps ->
        [0] De vis is hier.
        [one] De vis is { $steps } stap hiervandaan.
       *[other] De vis is { $steps } stappen hiervandaan.
    }
web-barrakuda-far-more = De vis kan deze ronde niet hier komen.

web-barrakuda-tip-special = Speciale actie, voor wie hier alleen is of het initiatief heeft: { $does }.
web-barrakuda-tip-general = Algemene actie, voor iedereen die hier staat: { $does }.
web-barrakuda-tip-stop = Als de vis hier stopt: { $does }.

web-barrakuda-step-choose = kiezen
web-barrakuda-step-fish = vis
web-barrakuda-step-wrecks = wrakken
web-barrakuda-step-end = einde

web-barrakuda-state-ready = klaar
web-barrakuda-state-waits = kiest …
web-barrakuda-state-acts = beslist …
web-barrakuda-state-won = wint

web-barrakuda-hint-choose = Kies in het geheim een kaart. Alle kaarten gaan tegelijk open.
web-barrakuda-hint-chosen_wait = Gekozen: je kunt nog wisselen tot iedereen klaar is. Wachten op { $names }.
web-barrakuda-hint-steer = Jij stuurt de vis: druk op een verlicht wrak, hoogstens { $distance } ver. Hij mag ook blijven.
web-barrakuda-hint-answer = Op wrak { $wreck } beslis jij: de speciale actie, of iemands buidel.
web-barrakuda-hint-special = Bij de actie van wrak { $wreck } kun je kiezen.
web-barrakuda-hint-general = Bij de actie van wrak { $wreck } kun je kiezen.
web-barrakuda-hint-victim = Rode actie: uit wiens hand worden twee kaarten getrokken?
web-barrakuda-hint-card = Rode actie: welke kaart moet { $victim } neerleggen?
web-barrakuda-hint-over = Het spel is afgelopen.

web-barrakuda-wait-layout = De wrakken worden neergelegd.
web-barrakuda-wait-choose = Iedereen kiest in het geheim. Wachten op { $names }.
web-barrakuda-wait-distance = De afstandsdobbelsteen rolt.
web-barrakuda-wait-direction = De richtingsdobbelsteen rolt.
web-barrakuda-wait-steer = { $name } stuurt de vis, hoogstens { $distance } ver.
web-barrakuda-wait-jump = De vis springt.
web-barrakuda-wait-answer = { $name } beslist op wrak { $wreck }.
web-barrakuda-wait-special = { $name } beslist op wrak { $wreck }.
web-barrakuda-wait-general = { $name } beslist op wrak { $wreck }.
web-barrakuda-wait-victim = Rode actie: { $name } wijst een tegenstander aan.
web-barrakuda-wait-pair = Rode actie: twee kaarten van { $victim } worden getrokken.
web-barrakuda-wait-card = Rode actie: { $name } kiest wat { $victim } neerlegt.

web-barrakuda-ask-steer = Stuur de vis: afstand { $distance }
web-barrakuda-ask-swim = zwem naar { $wreck }
web-barrakuda-ask-stay = blijf op { $wreck }
web-barrakuda-ask-answer = Wrak { $wreck }: jij hebt het initiatief
web-barrakuda-ask-special = Speciale actie
web-barrakuda-ask-steal = Steel van { $name }
web-barrakuda-ask-pass = Passen
web-barrakuda-ask-pass_note = de buidels laten zoals ze zijn
web-barrakuda-ask-general = Wrak { $wreck }: aan jou de keus
web-barrakuda-ask-take_back = Een kaart terugnemen
web-barrakuda-ask-oldest = kaart { $card }, de oudste van je rij
web-barrakuda-ask-no_row = je rij is leeg
web-barrakuda-ask-red = Rode actie
web-barrakuda-ask-red_note = aan het eind van de ronde legt een tegenstander een van twee getrokken kaarten neer
web-barrakuda-ask-back = Mijn Barracudakaart terug
web-barrakuda-ask-back_note = uit het midden naar mijn hand
web-barrakuda-ask-away = Weg met die van { $name }
web-barrakuda-ask-away_note = Barracudakaart naar het midden
web-barrakuda-ask-do = Algemene actie
web-barrakuda-ask-decline = Weigeren
web-barrakuda-ask-decline_note = alle kaarten blijven waar ze zijn
web-barrakuda-ask-victim = Rode actie: wiens hand?
web-barrakuda-ask-holds = { $cards } in de hand
web-barrakuda-ask-card = { $victim } moet neerleggen
web-barrakuda-ask-to_row = komt als nieuwste in de rij
web-barrakuda-ask-to_centre = gaat naar het midden

web-barrakuda-news-card = { $name } { $card }
web-barrakuda-news-all_back = { $names }: alle vijf kaarten terug
web-barrakuda-news-distance = Afstand { $shown }
web-barrakuda-news-dice = Afstand { $distance }, richting { $direction }
web-barrakuda-news-swims = Vis { $way }
web-barrakuda-news-stays = De vis blijft op { $wreck }
web-barrakuda-news-jumps = De vis springt naar { $wreck }
web-barrakuda-news-steals = { $name } steelt { $gold } van { $other }
web-barrakuda-news-bitten = De vis berooft { $names }
web-barrakuda-news-back = { $name } neemt { $cards } terug
web-barrakuda-news-laid = { $name } moet { $cards } neerleggen

## Why a move is better than another, in hints and reviews.

why-barrakuda-position = Niet één ding geeft de doorslag: de stelling na de ronde is als geheel beter.
why-barrakuda-banked = Dat brengt ongeveer { $amount } meer in de kluis.
why-barrakuda-bagged = Dat brengt ongeveer { $amount } meer in de buidel.
why-barrakuda-caught = De vis maakt de buidel minder vaak leeg: in { $few } in plaats van { $many } van de 100 rondes.
why-barrakuda-robbed = De buidel wordt minder vaak gestolen: in { $few } in plaats van { $many } van de 100 rondes.
why-barrakuda-cards = Er blijven ongeveer { $amount } meer in de hand.
why-barrakuda-holds_back = { $seat } haalt minder goud uit deze ronde.

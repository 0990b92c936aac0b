### Barrakuda: phases, moves, refusals, drawings and the table in the browser.

icon_name-gold = +{ $x } Gold
icon_name-take_back = { $x } zurück
icon_name-bank = bis { $x } in Tresor
icon_name-bank_all = alles in Tresor
icon_name-or_red = 1 zurück oder Rot
icon_name-barracuda = Barrakuda-Karte
icon_name-shelter = Unterschlupf
icon_name-all_back = Barrakudakarten heim
icon_name-jump = Barrakuda springt

icon_short-gold = +{ $x } Gold
icon_short-take_back = { $x } zurück
icon_short-bank = Tresor { $x }
icon_short-bank_all = Tr. alles
icon_short-or_red = 1 zur/rot
icon_short-barracuda = Bar.karte
icon_short-shelter = Schutz
icon_short-all_back = alle heim
icon_short-jump = Sprung

icon_sentence-gold = lege { $x } Gold in deinen Beutel
icon_sentence-take_back =
    { $x ->
        [one] nimm die älteste Karte deiner Reihe zurück auf die Hand
       *[other] nimm die { $x } ältesten Karten deiner Reihe zurück auf die Hand
    }
icon_sentence-bank = bringe bis zu { $x } Gold aus deinem Beutel in deinen Tresor
icon_sentence-bank_all = bringe alles Gold aus deinem Beutel in deinen Tresor
icon_sentence-or_red = nimm die älteste Karte deiner Reihe zurück oder lass einen Gegner am Ende der Runde eine von zwei gezogenen Karten legen
icon_sentence-barracuda = nimm deine Barrakuda-Karte zurück oder schicke die eines Gegners in die Mitte
icon_sentence-shelter = wer hier steht, ist vor dem Barrakuda sicher
icon_sentence-all_back = alle nehmen ihre Barrakuda-Karte zurück
icon_sentence-jump = der Richtungswürfel fällt, und der Barrakuda springt dorthin; eine 6 wird neu gewürfelt

wreck-special = Wrack { $wreck }, Sonderaktion: { $sentence }
wreck-general = Wrack { $wreck }, allgemeine Aktion: { $sentence }
wreck-stop = Wrack { $wreck }, wenn der Barrakuda dort hält: { $sentence }

phase-barrakuda-layout = Aufbau
phase-barrakuda-choose = Wählen
phase-barrakuda-distance = Entfernung
phase-barrakuda-direction = Richtung
phase-barrakuda-steer = Barrakuda lenken
phase-barrakuda-jump = Sprung
phase-barrakuda-answer = Aktion am Wrack
phase-barrakuda-special = Sonderaktion
phase-barrakuda-general = Allgemeine Aktion
phase-barrakuda-victim = Rot: Opfer
phase-barrakuda-pair = Rot: Kartenpaar
phase-barrakuda-card = Rot: Karte
phase-barrakuda-over = Spielende

turn-barrakuda-layout = Die Wracks werden ausgelegt.
turn-barrakuda-choose = Alle wählen geheim eine Karte. Warten auf { $seats }.
turn-barrakuda-distance = Der Entfernungswürfel fällt.
turn-barrakuda-direction = Der Barrakuda wird { $distance } weit schwimmen; der Richtungswürfel fällt.
turn-barrakuda-steer = { $seat } lenkt den Barrakuda: bis zu { $distance } weit von seinem Wrack.
turn-barrakuda-jump = Der Barrakuda springt.
turn-barrakuda-answer = { $seat } handelt auf Wrack { $wreck }.
turn-barrakuda-special = { $seat } entscheidet über die Sonderaktion von Wrack { $wreck }.
turn-barrakuda-general = { $seat } entscheidet über die allgemeine Aktion von Wrack { $wreck }.
turn-barrakuda-victim = Rote Aktion: { $seat } nennt einen Gegner.
turn-barrakuda-pair = Rote Aktion: Zwei Karten von { $victim } werden gezogen.
turn-barrakuda-card = Rote Aktion, gezogen von { $victim }: { $cards }. { $seat } bestimmt, welche davon gelegt wird.
turn-barrakuda-over = Die Partie ist zu Ende.

phase_help-barrakuda-layout = Der Zufall bestimmt, wo die Wracks liegen.
phase_help-barrakuda-choose =
    Alle wählen geheim eine Karte und decken sie gemeinsam auf.
    Eine Bewegungskarte bringt deinen Taucher zum Wrack mit ihrer Zahl und kommt in
    deine Reihe. Mit der Barrakuda-Karte legt sich dein Taucher hin, wo er gerade
    ist; hat sonst niemand eine gespielt, lenkst du den Barrakuda und bist vor ihm
    sicher.
phase_help-barrakuda-distance = Der Würfel zeigt, wie weit der Barrakuda schwimmt: { $distances }.
phase_help-barrakuda-direction = Der Würfel zeigt, auf welches Wrack der Barrakuda zuschwimmt.
phase_help-barrakuda-steer = Nenne das Wrack, zu dem der Barrakuda schwimmt, höchstens so weit wie gewürfelt. Er darf auch bleiben.
phase_help-barrakuda-jump = Der Würfel zeigt, zu welchem Wrack der Barrakuda springt.
phase_help-barrakuda-answer =
    Von allen, die hier stehen, hast du die wenigsten Karten in der Reihe. Nutze die
    Sonderaktion, oder stiehl stattdessen jemandem hier den ganzen Beutel. Danach
    folgt die allgemeine Aktion für alle, die hier stehen.
phase_help-barrakuda-special = Die Sonderaktion dieses Wracks lässt dir die Wahl.
phase_help-barrakuda-general = Die allgemeine Aktion dieses Wracks lässt dir die Wahl.
phase_help-barrakuda-victim = Nenne einen Gegner. Aus dessen Hand werden zwei Karten gezogen, und du bestimmst, welche gelegt wird.
phase_help-barrakuda-pair = Aus der Hand des Opfers werden zwei Karten gezogen.
phase_help-barrakuda-card = Bestimme, welche der beiden Karten das Opfer als neueste in seine Reihe legt.
phase_help-barrakuda-over = Das Ziel ist erreicht oder die letzte Runde ist gespielt.

option-barrakuda-goal = wie viel Gold im Tresor zum Sieg reicht
option-barrakuda-teams = zwei gegen zwei mit gemeinsamem Tresor
option-barrakuda-layout = wie die Wracks liegen: ein benannter Aufbau, zufällig, oder eine Zeichnung wie 5 6 2 / 4 1 3
option-barrakuda-wrecks = welche Wracks gegen ihre andere Karte getauscht werden: eine oder zwei Zahlen
option-barrakuda-turn_limit = nach so vielen Runden gewinnt der vollste Tresor; 0 heißt ohne Grenze
option-barrakuda-declining = ob man eine allgemeine Aktion, die Karten zurückholt, ablehnen darf
option-barrakuda-cards = die Tabelle der Wracks: unsere oder eine eigene Datei

move-barrakuda-dive = zu { $card } tauchen
move-barrakuda-barracuda = Barrakuda-Karte spielen
move-barrakuda-fish_to = Barrakuda zu { $wreck }
move-barrakuda-special = Sonderaktion
move-barrakuda-steal_from = von { $other } stehlen
move-barrakuda-exchange = { $gold } Gold behalten
move-barrakuda-pass = passen
move-barrakuda-take_back = Karte zurücknehmen
move-barrakuda-red = rote Aktion
move-barrakuda-barracuda_back = Barrakuda-Karte zurücknehmen
move-barrakuda-barracuda_away = Barrakuda-Karte von { $other } wegschicken
move-barrakuda-do = ausführen
move-barrakuda-decline = ablehnen
move-barrakuda-victim = Opfer { $other }
move-barrakuda-lay = { $card } legen
move-barrakuda-lay_barracuda = Barrakuda-Karte legen

did-barrakuda-dive = { $seat } taucht zu Wrack { $card }
did-barrakuda-barracuda = { $seat } spielt die Barrakuda-Karte und legt sich hin
did-barrakuda-fish_to = { $seat } lenkt den Barrakuda zu Wrack { $wreck }
did-barrakuda-special = { $seat } nutzt die Sonderaktion
did-barrakuda-steal_from = { $seat } stiehlt den Beutel von { $other }
did-barrakuda-exchange = { $seat } tauscht im Team und behält { $gold } Gold
did-barrakuda-pass = { $seat } passt
did-barrakuda-take_back = { $seat } nimmt eine Karte zurück
did-barrakuda-red = { $seat } wählt die rote Aktion
did-barrakuda-barracuda_back = { $seat } nimmt die Barrakuda-Karte zurück
did-barrakuda-barracuda_away = { $seat } schickt die Barrakuda-Karte von { $other } in die Mitte
did-barrakuda-do = { $seat } führt die allgemeine Aktion aus
did-barrakuda-decline = { $seat } lehnt die allgemeine Aktion ab
did-barrakuda-victim = { $seat } zieht aus der Hand von { $other }
did-barrakuda-lay = { $seat } lässt die { $card } legen
did-barrakuda-lay_barracuda = { $seat } lässt die Barrakuda-Karte legen

chance-barrakuda-layout = die Wracks liegen so: { $shown }
chance-barrakuda-distance = der Entfernungswürfel zeigt { $shown }
chance-barrakuda-direction = der Richtungswürfel zeigt { $shown }
chance-barrakuda-jump = der Barrakuda springt zu { $shown }
chance-barrakuda-pair = gezogen: { $cards }

news-barrakuda-turn = Runde { $turn }: Alle Karten werden aufgedeckt
news-barrakuda-revealed = Alle Karten werden aufgedeckt
news-barrakuda-swims = die Würfel zeigen Entfernung { $distance } und Richtung { $direction }: Der Barrakuda schwimmt von Wrack { $old } zu Wrack { $new }
news-barrakuda-stays = die Würfel zeigen Entfernung { $distance } und Richtung { $direction }: Der Barrakuda bleibt auf Wrack { $new }
news-barrakuda-seat = { $seat }: { $changes }
news-barrakuda-back = nimmt { $cards } zurück
news-barrakuda-all_back = nimmt alle fünf zurück
news-barrakuda-laid = muss { $cards } legen
news-barrakuda-barracuda_hand = hat die Barrakuda-Karte wieder
news-barrakuda-barracuda_centre = muss die Barrakuda-Karte in die Mitte legen
news-barrakuda-lies = { $gold } auf Wrack { $wreck }
news-barrakuda-takes = { $seat } nimmt { $gold }, das auf Wrack { $wreck } liegt
news-barrakuda-stop = Wrack { $wreck }: { $sentence }
news-barrakuda-steals = { $seat } stiehlt { $gold } von { $other }
news-barrakuda-wreck = { $why }; { $effects }
news-barrakuda-alone = Wrack { $wreck }: { $seat } ist allein
news-barrakuda-first = Wrack { $wreck }: { $seat } hat die Initiative
news-barrakuda-tie = Wrack { $wreck }: Gleichstand zwischen { $seats }, niemand hat die Initiative
news-barrakuda-fish = Wrack { $wreck }: Der Barrakuda ist da
news-barrakuda-one = { $seat } { $changes }
news-barrakuda-all =
    { $number ->
        [2] beide { $changes }
       *[other] alle { $changes }
    }
news-barrakuda-gains = +{ $gold }
news-barrakuda-loses = verliert { $gold }
news-barrakuda-banks = legt { $gold } in den Tresor

refusal-barrakuda-none = das ist erlaubt
refusal-barrakuda-game_over = die Partie ist zu Ende
refusal-barrakuda-chance_first = erst fallen die Würfel
refusal-barrakuda-not_your_turn = du bist nicht am Zug
refusal-barrakuda-no_such_move = so einen Zug gibt es nicht
refusal-barrakuda-not_in_this_phase =
    { $phase ->
        [choose] jetzt wählen alle eine Karte
        [steer] erst wird der Barrakuda gelenkt
        [victim] erst wird ein Gegner genannt
        [card] erst wird eine der beiden gezogenen Karten gewählt
       *[other] erst kommen die Aktionen der Wracks
    }
refusal-barrakuda-card_not_in_hand = diese Karte hast du nicht auf der Hand
refusal-barrakuda-too_far = so weit schwimmt der Barrakuda nicht
refusal-barrakuda-no_such_seat = diesen Platz gibt es nicht
refusal-barrakuda-not_an_opponent = das ist kein Gegner von dir
refusal-barrakuda-not_there = dieser Taucher ist nicht auf diesem Wrack
refusal-barrakuda-nothing_to_steal = dieser Beutel ist leer
refusal-barrakuda-no_initiative = du liegst mit deinem Partner gleichauf und kannst nur tauschen
refusal-barrakuda-may_not_pass = hier darfst du nicht passen
refusal-barrakuda-no_exchange_here = hier kannst du nicht mit deinem Partner tauschen
refusal-barrakuda-too_much = so viel Gold ist in euren beiden Beuteln nicht
refusal-barrakuda-not_this_action = diese Wahl hast du auf diesem Wrack nicht
refusal-barrakuda-own_card_in_hand = deine Barrakuda-Karte hast du schon auf der Hand
refusal-barrakuda-their_card_in_centre = diese Barrakuda-Karte liegt schon in der Mitte
refusal-barrakuda-not_in_the_pair = diese Karte wurde nicht gezogen
refusal-barrakuda-may_not_decline = diese Aktion darfst du nicht ablehnen

text-barrakuda-turn = Runde { $turn }
text-barrakuda-turn_of = Runde { $turn } von { $limit }
text-barrakuda-goal = { $turn } · Ziel: { $goal } Gold im Tresor
text-barrakuda-fish = FISCH
text-barrakuda-special = Sonder { $icon }
text-barrakuda-general = allgemein { $icon }
text-barrakuda-stop = Halt { $icon }
text-barrakuda-special_short = s { $icon }
text-barrakuda-general_short = a { $icon }
text-barrakuda-stop_short = h { $icon }
text-barrakuda-beside = Nachbarn  { $neighbours }
text-barrakuda-seats = Plätze
text-barrakuda-legend = s Sonderaktion · a allgemeine Aktion · h wo der Barrakuda hält
text-barrakuda-teams = { $first } spielen gegen { $second }; jedes Team hat einen gemeinsamen Tresor.
text-barrakuda-lying_note = (X) liegt
text-barrakuda-head_seat = Platz
text-barrakuda-head_hand = Hand
text-barrakuda-head_row = Reihe, alt→neu
text-barrakuda-head_barracuda = Barrakuda
text-barrakuda-head_bag = Beutel
text-barrakuda-head_vault = Tresor
text-barrakuda-head_pawn = Taucher
text-barrakuda-in_hand = auf der Hand
text-barrakuda-in_centre = in der Mitte
text-barrakuda-chosen = hat gewählt
text-barrakuda-off_board = im Boot
text-barrakuda-lies_on = liegt auf { $wreck }
text-barrakuda-stands_on = auf { $wreck }
text-barrakuda-initiative = Initiative, wenigste Karten in der Reihe zuerst: { $order }.

score-barrakuda-vault = Gold im Tresor
score-barrakuda-bag = Gold im Beutel
score-barrakuda-bag_decides = { $seats } haben gleich viel Gold im Tresor: Der vollere Beutel entscheidet.

why-barrakuda-goal = das Ziel ist erreicht
why-barrakuda-turn_limit = die letzte Runde ist gespielt

web-barrakuda-sea = Der Meeresgrund
web-barrakuda-turn = Runde { $turn }
web-barrakuda-turn_of = Runde { $turn }/{ $limit }
web-barrakuda-turn_short = R{ $turn }
web-barrakuda-limit_help = Nach Runde { $limit } gewinnt der vollste Tresor
web-barrakuda-goal = Ziel { $goal } Gold
web-barrakuda-wreck = Wrack { $wreck }: { $actions }
web-barrakuda-special = Sonderaktion: { $icon }
web-barrakuda-general = allgemeine Aktion: { $icon }
web-barrakuda-stop = wenn der Barrakuda hält: { $icon }
web-barrakuda-lies = hier liegt { $gold }
web-barrakuda-divers = Taucher: { $names }
web-barrakuda-lying = { $name } (liegt)
web-barrakuda-fish_here = der Barrakuda ist hier
web-barrakuda-throws = Die Würfel führen ihn in { $throws } von { $all } Fällen hierher.
web-barrakuda-boat = Im Boot
web-barrakuda-order = Initiative
web-barrakuda-order_help = Wer die wenigsten Karten in der Reihe hat, hat die Initiative; bei Gleichstand (=) hat sie niemand
web-barrakuda-tied = gleichauf
web-barrakuda-teams = { $first } spielen gegen { $second }; Partner teilen sich einen Tresor
web-barrakuda-team = Team { $team }
web-barrakuda-seat = { $name }: { $bag } im Beutel, { $vault } von { $goal } im Tresor
web-barrakuda-bag = Beutel
web-barrakuda-vault = Tresor
web-barrakuda-away = nicht da
web-barrakuda-bot = Bot
web-barrakuda-cards = Auf der Hand: { $hand }. Reihe, älteste zuerst: { $row }. Barrakuda-Karte: { $fish }.
web-barrakuda-in_hand = auf der Hand
web-barrakuda-in_centre = in der Mitte
web-barrakuda-card = Karte { $card }
web-barrakuda-hand = Meine Hand
web-barrakuda-row = Meine Reihe, älteste zuerst
web-barrakuda-row_empty = Meine Reihe ist leer
web-barrakuda-play = { $name }, Taste { $letter }
web-barrakuda-chosen_mark = gewählt
web-barrakuda-dice = Würfel
web-barrakuda-distance = Entfernung { $shown }
web-barrakuda-direction = Richtung { $shown }
web-barrakuda-not_rolled = nicht gewürfelt
web-barrakuda-last = Was zuletzt geschah
web-barrakuda-share = Gold tauschen
web-barrakuda-share_do = So tauschen
web-barrakuda-brings = Wrack { $wreck }: allein { $alone }; geteilt { $shared }. Der Fisch erreicht es bei { $throws } von { $all } Würfen.
web-barrakuda-brings_lying = das Gold, das dort liegt ({ $gold })
web-barrakuda-brings_fish = Dein Taucher legt sich hin. Tut das sonst niemand, führst du den Fisch und bist vor ihm sicher.

web-barrakuda-far =
    { $steps ->
        [0] Der Barrakuda ist hier.
        [one] Der Barrakuda ist { $steps } Schritt entfernt.
       *[other] Der Barrakuda ist { $steps } Schritte entfernt.
    }
web-barrakuda-far-more = In dieser Runde kann der Barrakuda nicht hierherkommen.

web-barrakuda-tip-special = Sonderaktion, wenn du allein hier bist oder die Initiative hast: { $does }.
web-barrakuda-tip-general = Allgemeine Aktion, für alle, die hier stehen: { $does }.
web-barrakuda-tip-stop = Wenn der Barrakuda hier hält: { $does }.

web-barrakuda-step-choose = Wählen
web-barrakuda-step-fish = Barrakuda
web-barrakuda-step-wrecks = Wracks
web-barrakuda-step-end = Ende

web-barrakuda-state-ready = bereit
web-barrakuda-state-waits = wählt …
web-barrakuda-state-acts = entscheidet …
web-barrakuda-state-won = gewinnt

web-barrakuda-hint-choose = Wähle geheim eine Karte. Alle werden gemeinsam aufgedeckt.
web-barrakuda-hint-chosen_wait = Gewählt: Du kannst noch wechseln, bis alle gewählt haben. Warten auf { $names }.
web-barrakuda-hint-steer = Du lenkst den Barrakuda: Drücke auf ein leuchtendes Wrack, höchstens { $distance } weit. Er darf auch bleiben.
web-barrakuda-hint-answer = Auf Wrack { $wreck } entscheidest du: die Sonderaktion oder ein fremder Beutel.
web-barrakuda-hint-special = Die Aktion von Wrack { $wreck } lässt dir die Wahl.
web-barrakuda-hint-general = Die Aktion von Wrack { $wreck } lässt dir die Wahl.
web-barrakuda-hint-victim = Rote Aktion: Aus wessen Hand werden zwei Karten gezogen?
web-barrakuda-hint-card = Rote Aktion: Welche Karte muss { $victim } legen?
web-barrakuda-hint-over = Die Partie ist zu Ende.

web-barrakuda-wait-layout = Die Wracks werden ausgelegt.
web-barrakuda-wait-choose = Alle wählen geheim. Warten auf { $names }.
web-barrakuda-wait-distance = Der Entfernungswürfel fällt.
web-barrakuda-wait-direction = Der Richtungswürfel fällt.
web-barrakuda-wait-steer = { $name } lenkt den Barrakuda, bis zu { $distance } weit.
web-barrakuda-wait-jump = Der Barrakuda springt.
web-barrakuda-wait-answer = { $name } entscheidet auf Wrack { $wreck }.
web-barrakuda-wait-special = { $name } entscheidet auf Wrack { $wreck }.
web-barrakuda-wait-general = { $name } entscheidet auf Wrack { $wreck }.
web-barrakuda-wait-victim = Rote Aktion: { $name } nennt einen Gegner.
web-barrakuda-wait-pair = Rote Aktion: Zwei Karten von { $victim } werden gezogen.
web-barrakuda-wait-card = Rote Aktion: { $name } bestimmt, was { $victim } legt.

web-barrakuda-ask-steer = Lenke den Barrakuda: Entfernung { $distance }
web-barrakuda-ask-swim = zu { $wreck } schwimmen
web-barrakuda-ask-stay = auf { $wreck } bleiben
web-barrakuda-ask-answer = Wrack { $wreck }: Du hast die Initiative
web-barrakuda-ask-special = Sonderaktion
web-barrakuda-ask-steal = Von { $name } stehlen
web-barrakuda-ask-pass = Passen
web-barrakuda-ask-pass_note = die Beutel lassen, wie sie sind
web-barrakuda-ask-general = Wrack { $wreck }: Du hast die Wahl
web-barrakuda-ask-take_back = Eine Karte zurücknehmen
web-barrakuda-ask-oldest = Karte { $card }, die älteste deiner Reihe
web-barrakuda-ask-no_row = deine Reihe ist leer
web-barrakuda-ask-red = Rote Aktion
web-barrakuda-ask-red_note = am Ende der Runde legt ein Gegner eine von zwei gezogenen Karten
web-barrakuda-ask-back = Meine Barrakuda-Karte zurück
web-barrakuda-ask-back_note = aus der Mitte auf meine Hand
web-barrakuda-ask-away = Weg mit der von { $name }
web-barrakuda-ask-away_note = Barrakuda-Karte in die Mitte
web-barrakuda-ask-do = Allgemeine Aktion
web-barrakuda-ask-decline = Ablehnen
web-barrakuda-ask-decline_note = alle Karten bleiben, wo sie sind
web-barrakuda-ask-victim = Rote Aktion: Wessen Hand?
web-barrakuda-ask-holds = { $cards } auf der Hand
web-barrakuda-ask-card = { $victim } muss legen
web-barrakuda-ask-to_row = kommt als neueste in die Reihe
web-barrakuda-ask-to_centre = kommt in die Mitte

web-barrakuda-news-card = { $name } { $card }
web-barrakuda-news-all_back = { $names }: alle fünf Karten zurück
web-barrakuda-news-distance = Entfernung { $shown }
web-barrakuda-news-dice = Entfernung { $distance }, Richtung { $direction }
web-barrakuda-news-swims = Barrakuda { $way }
web-barrakuda-news-stays = Der Barrakuda bleibt auf { $wreck }
web-barrakuda-news-jumps = Der Barrakuda springt zu { $wreck }
web-barrakuda-news-steals = { $name } stiehlt { $gold } von { $other }
web-barrakuda-news-bitten = Der Barrakuda beraubt { $names }
web-barrakuda-news-back = { $name } nimmt { $cards } zurück
web-barrakuda-news-laid = { $name } muss { $cards } legen

## Why a move is better than another, in hints and reviews.

why-barrakuda-position = Nichts Einzelnes entscheidet: Die Stellung nach der Runde ist insgesamt besser.
why-barrakuda-banked = Das bringt etwa { $amount } mehr in den Tresor.
why-barrakuda-bagged = Das bringt etwa { $amount } mehr in den Beutel.
why-barrakuda-caught = Der Fisch leert den Beutel seltener: in { $few } statt { $many } von 100 Runden.
why-barrakuda-robbed = Der Beutel wird seltener gestohlen: in { $few } statt { $many } von 100 Runden.
why-barrakuda-cards = Auf der Hand bleiben etwa { $amount } mehr.
why-barrakuda-holds_back = { $seat } kommt in dieser Runde zu weniger Gold.

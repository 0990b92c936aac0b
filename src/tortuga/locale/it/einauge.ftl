### Einauge: phases, moves, refusals, drawings and the table in the browser.

phase-einauge-colours = colori
phase-einauge-deal = distribuzione
phase-einauge-buy = acquisto
phase-einauge-fight = combattimento
phase-einauge-lay = posa
phase-einauge-refill = rifornimento
phase-einauge-final = giro finale
phase-einauge-over = partita finita

turn-einauge-colours = Si estraggono i colori di questa partita.
turn-einauge-deal = Si distribuiscono le prime carte.
turn-einauge-buy = { $name } compra una carta dell’esposizione.
turn-einauge-fight = { $name } combatte per una carta del tavolo dei pirati, o passa.
turn-einauge-lay = { $name } posa una carta dell’esposizione sul tavolo dei pirati.
turn-einauge-refill = L’esposizione viene rifornita.
turn-einauge-final = Giro finale: { $name } combatte per un’ultima carta, o passa.
turn-einauge-over = La partita è finita.

phase_help-einauge-colours = Il caso decide quali colori restano fuori dalla partita.
phase_help-einauge-deal = Si scoprono sei carte sull’esposizione e una sul tavolo dei pirati.
phase_help-einauge-buy =
    Compra una carta dell’esposizione al suo prezzo. Si unisce alla tua fila di quel
    colore, e l’intera fila ti rende subito: sciabole, ducati e gioielli di ogni sua
    carta.
    Prima puoi vendere: un gioiello vale { $jewel_sale }, una tua carta qualsiasi { $card_sale }.
    Una fila contiene al massimo sette carte. Una nave va in una tua fila a scelta,
    o resta sola.
phase_help-einauge-fight =
    Prendi una carta del tavolo dei pirati per { $fight_price }, o { $fight_price_sabre } se mostra una
    sciabola.
    Si unisce alla tua fila, che rende come dopo un acquisto. Oppure passa.
phase_help-einauge-lay = Sposta una carta dell’esposizione sul tavolo dei pirati. Poi l’esposizione viene rifornita.
phase_help-einauge-refill = Si scoprono carte finché sull’esposizione ce ne sono sei.
phase_help-einauge-final =
    Tutti possono combattere ancora una volta, per una carta del tavolo dei pirati o
    dell’esposizione: { $fight_price }, o { $fight_price_sabre } se mostra una sciabola. La fila rende. Oppure
    passa.
phase_help-einauge-over = Vince chi ha più gioielli.

option-einauge-edition = l’edizione stampata di cui si seguono le regole: un nome per un insieme delle opzioni qui sotto
option-einauge-selling = vendere quando vuoi prima di comprare, o solo finché non puoi permetterti nulla
option-einauge-end = dopo la prima nave finire il giro, o far giocare ancora una volta tutti gli altri
option-einauge-ties = una parità per il maggior numero di forzieri costa una posizione a chi segue, o le posizioni si condividono come al solito
option-einauge-colour_bonus = gioielli per molti colori: nessuno, in aggiunta ai forzieri, o al loro posto
option-einauge-colours_out = quali colori restano fuori se si gioca in meno di cinque
option-einauge-cards = la tabella delle carte: la nostra, o un tuo file

move-einauge-buy = compra { $card }
move-einauge-buy_with_ship = compra { $card } con nave
move-einauge-buy_ship_row = compra nave in fila { $colour }
move-einauge-buy_ship_alone = compra nave sola
move-einauge-fight = combatti per { $card }
move-einauge-fight_with_ship = combatti per { $card } con nave
move-einauge-fight_ship_row = combatti per nave in fila { $colour }
move-einauge-fight_ship_alone = combatti per nave sola
move-einauge-lay = posa { $card }
move-einauge-lay_ship = posa nave
move-einauge-sell = vendi { $card }
move-einauge-sell_jewel = vendi gioiello
move-einauge-sell_ship_row = vendi nave della fila { $colour }
move-einauge-sell_ship_alone = vendi nave sola
move-einauge-pass = passa

did-einauge-buy = { $seat } compra l’isola { $card }
did-einauge-buy_with_ship = { $seat } compra l’isola { $card } e la unisce a una nave sola
did-einauge-buy_ship_row = { $seat } compra una nave per la fila { $colour }
did-einauge-buy_ship_alone = { $seat } compra una nave, che resta sola
did-einauge-fight = { $seat } conquista l’isola { $card }
did-einauge-fight_with_ship = { $seat } conquista l’isola { $card } e la unisce a una nave sola
did-einauge-fight_ship_row = { $seat } conquista una nave per la fila { $colour }
did-einauge-fight_ship_alone = { $seat } conquista una nave, che resta sola
did-einauge-lay = { $seat } posa l’isola { $card } sul tavolo dei pirati
did-einauge-lay_ship = { $seat } posa una nave sul tavolo dei pirati
did-einauge-sell = { $seat } vende l’isola { $card } per { $price }
did-einauge-sell_jewel = { $seat } vende un gioiello per { $price }
did-einauge-sell_ship_row = { $seat } vende una nave della fila { $colour } per { $price }
did-einauge-sell_ship_alone = { $seat } vende una nave sola per { $price }
did-einauge-pass = { $seat } non combatte

chance-einauge-out =
    { $number ->
        [one] la serie { $colour } resta fuori dalla partita
       *[other] le serie { $colour } restano fuori dalla partita
    }
chance-einauge-up = il mazzo mostra { $cards }

news-einauge-paid = { $did }; la fila rende { $income }
news-einauge-in_sight = una nave: la fine è in vista
news-einauge-final = comincia il giro finale

refusal-einauge-none = è permessa
refusal-einauge-game_over = la partita è finita
refusal-einauge-chance_first = prima bisogna scoprire una carta
refusal-einauge-not_your_turn = non tocca a te
refusal-einauge-no_such_move = questa mossa non esiste
refusal-einauge-not_in_this_phase =
    { $phase ->
        [buy] prima compri; poi combatti e posi una carta
        [fight] ora combatti o passi
        [lay] ora posi una carta
        [final] nel giro finale si può solo combattere o passare
       *[other] prima si scoprono le carte
    }
refusal-einauge-no_such_card_there = quella carta non si trova lì
refusal-einauge-too_few_ducats =
    { $price ->
        [one] costa { $price } ducato; tu ne hai { $ducats }
       *[other] costa { $price } ducati; tu ne hai { $ducats }
    }
refusal-einauge-too_few_sabres = servono { $sabre_price } sciabole; tu ne hai { $sabres }
refusal-einauge-row_full = la tua fila { $colour } è piena: sette carte
refusal-einauge-no_such_row = non hai nessuna fila { $colour }
refusal-einauge-row_begun = hai già una fila { $colour }; una nave sola può solo cominciarne una nuova
refusal-einauge-no_lone_ship = non hai navi sole
refusal-einauge-not_yours = non è tua
refusal-einauge-no_jewel = non hai gioielli
refusal-einauge-not_short = puoi vendere solo finché non puoi permetterti nessuna carta dell’esposizione

text-einauge-pile = turno { $turn } · { $cards } nel mazzo
text-einauge-not_in_sight = La fine non è in vista.
text-einauge-in_sight = La fine è in vista: dopo questo, ancora { $turns }.
text-einauge-final = Ancora da giocare: { $seats }.
text-einauge-display = Esposizione
text-einauge-table = Tavolo dei pirati
text-einauge-places = { $number } su { $places }
text-einauge-price = prezzo
text-einauge-card = carta
text-einauge-shows = simboli
text-einauge-then_pays = poi rende a { $name }
text-einauge-any_row = una fila, o sola
text-einauge-empty = nessuna carta
text-einauge-in_turn = ▶ { $name }
text-einauge-score = ora vale { $score }
text-einauge-over =
    { $score ->
        [one] { $score } gioiello in tutto
       *[other] { $score } gioielli in tutto
    }
text-einauge-no_rows = ancora nessuna fila
text-einauge-pays = rende: { $income }
text-einauge-pays_short = { $income }
text-einauge-chests = { $chests }: { $jewels }
text-einauge-lone_ships = fuori fila: { $ships }

score-einauge-jewels = gioielli posseduti
score-einauge-exchange = per ducati e sciabole
score-einauge-chests = forzieri, fila { $colour }
score-einauge-bonus = colori
score-einauge-total = totale
score-einauge-brought = { $what } → { $jewels }
score-einauge-tie = { $colour }: { $seats } hanno { $chests } a testa e ricevono { $jewels } ciascuno.
score-einauge-lapses = Dopo una parità il posto successivo non viene assegnato.

why-einauge-ships = il maggior numero di gioielli alla fine
why-einauge-standstill = il maggior numero di gioielli quando nulla si muoveva più

web-einauge-display = Esposizione
web-einauge-pirates = Tavolo dei pirati
web-einauge-others = Gli altri
web-einauge-pile = { $cards } nel mazzo
web-einauge-in_sight = Fine in vista: ancora { $turns }
web-einauge-turn = Turno { $turn }
web-einauge-last_turn = L’ultimo turno dell’ultimo giro
web-einauge-final =
    { $number ->
        [one] Giro finale: ne manca { $number }
       *[other] Giro finale: ne mancano { $number }
    }
web-einauge-card = { $card }, simboli: { $shows }
web-einauge-say_buy = Compra { $card } per { $price }. Rendita della fila { $colour }: { $income }.
web-einauge-say_fight = Combatti per { $card } con { $price }. Rendita della fila { $colour }: { $income }.
web-einauge-say_buy_ship = Una nave per { $price }. Dove va?
web-einauge-say_fight_ship = Combatti per una nave con { $price }. Dove va?
web-einauge-say_lay = Posa { $card } sul tavolo dei pirati.
web-einauge-say_sell = Vendi { $card } per { $price }. Esce dalla partita.
web-einauge-do_buy = Compra
web-einauge-do_fight = Combatti
web-einauge-do_lay = Posa
web-einauge-do_sell = Vendi per { $price }
web-einauge-option_row = Nella fila { $colour }, rendita: { $income }
web-einauge-option_alone = Sola: non rende nulla
web-einauge-option_without = Senza nave, rendita: { $income }
web-einauge-option_with_ship = Con una nave sola, rendita: { $income }
web-einauge-pass = Non combattere
web-einauge-sell = Vendi…
web-einauge-sell_end = Fine vendita
web-einauge-sell_jewel = Vendi un gioiello per { $price }
web-einauge-hint_buy = Compra una delle carte illuminate. La sua intera fila ti rende subito.
web-einauge-hint_short = Qui non puoi permetterti nessuna carta: prima vendi.
web-einauge-hint_must_sell = Qui non puoi permetterti nessuna carta: vendine una tua per { $price }.
web-einauge-hint_sell = Scegli una carta delle tue file: { $price } ciascuna.
web-einauge-hint_fight = Combatti per una carta illuminata del tavolo dei pirati, oppure no.
web-einauge-hint_only_pass = Con { $sabres } qui non puoi conquistare nulla.
web-einauge-hint_lay = Posa una carta dell’esposizione sul tavolo dei pirati.
web-einauge-hint_final = Giro finale: combatti per un’ultima carta, oppure no.
web-einauge-score_now = Se finisse ora
web-einauge-score_over = Gioielli
web-einauge-score_parts = { $jewels } posseduti + { $exchange } dal cambio + { $chests } per i forzieri
web-einauge-score_parts_bonus = { $jewels } posseduti + { $exchange } dal cambio + { $chests } per i forzieri + { $bonus } per i colori
web-einauge-row_empty = fila { $colour }: non ancora cominciata
web-einauge-row_about = fila { $colour }: { $cards }; rendita: { $income }; { $chests }, valore attuale: { $jewels }
web-einauge-row_alone = { $ships } fuori fila

## Why a move is better than another, in hints and reviews.

why-einauge-position = Non decide una cosa sola: migliora la posizione nel suo insieme.
why-einauge-keeps = Così restano { $amount } per { $card }.
why-einauge-later = Spesso, poco dopo, diventa possibile { $card }.
why-einauge-jewels = Le file presto rendono circa { $amount } in più.
why-einauge-purse = Presto restano circa { $amount } in più.
why-einauge-chests = Fa guadagnare terreno nei forzieri della fila { $colour }.
why-einauge-catches_up = Altrimenti { $seat } recupera nei forzieri della fila { $colour }.
why-einauge-colours = Porta più colori per il bonus.
why-einauge-takes = Altrimenti { $seat } prende spesso { $card }.
why-einauge-holds_back = A { $seat } costa circa { $amount }.

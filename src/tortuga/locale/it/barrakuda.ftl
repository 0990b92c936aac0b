### Barrakuda: phases, moves, refusals, drawings and the table in the browser.

icon_name-gold =
    { $x ->
        [one] +{ $x } pezzo d’oro
       *[other] +{ $x } pezzi d’oro
    }
icon_name-take_back = riprendi { $x }
icon_name-bank = deposita max { $x }
icon_name-bank_all = deposita tutto
icon_name-or_red = riprendi o rossa
icon_name-barracuda = carta Barracuda
icon_name-shelter = riparo
icon_name-all_back = Barracuda a tutti
icon_name-jump = il pesce salta

icon_short-gold =
    { $x ->
        [one] +{ $x } pezzo
       *[other] +{ $x } pezzi
    }
icon_short-take_back = ripr. { $x }
icon_short-bank = depos. { $x }
icon_short-bank_all = dep.tutto
icon_short-or_red = 1 o rossa
icon_short-barracuda = Barracuda
icon_short-shelter = riparo
icon_short-all_back = B a tutti
icon_short-jump = salto

icon_sentence-gold =
    { $x ->
        [one] metti { $x } pezzo d’oro nel tuo sacco
       *[other] metti { $x } pezzi d’oro nel tuo sacco
    }
icon_sentence-take_back =
    { $x ->
        [one] riprendi in mano la carta più vecchia della tua fila
       *[other] riprendi in mano le { $x } carte più vecchie della tua fila
    }
icon_sentence-bank = porta fino a { $x } pezzi d’oro dal tuo sacco alla tua cassaforte
icon_sentence-bank_all = porta tutto l’oro dal tuo sacco alla tua cassaforte
icon_sentence-or_red = riprendi la carta più vecchia della tua fila, oppure a fine turno fai posare a un avversario una di due carte pescate dalla sua mano
icon_sentence-barracuda = riprendi la tua carta Barracuda, oppure manda al centro quella di un avversario
icon_sentence-shelter = chi sta in piedi qui è al sicuro dal pesce
icon_sentence-all_back = tutti riprendono la propria carta Barracuda
icon_sentence-jump = si lancia il dado della direzione e il pesce salta su quel relitto; con un 6 si rilancia

wreck-special = relitto { $wreck }, azione speciale: { $sentence }
wreck-general = relitto { $wreck }, azione generale: { $sentence }
wreck-stop = relitto { $wreck }, quando il pesce si ferma lì: { $sentence }

phase-barrakuda-layout = disposizione
phase-barrakuda-choose = scelta
phase-barrakuda-distance = distanza
phase-barrakuda-direction = direzione
phase-barrakuda-steer = guidare il pesce
phase-barrakuda-jump = salto
phase-barrakuda-answer = azione su un relitto
phase-barrakuda-special = azione speciale
phase-barrakuda-general = azione generale
phase-barrakuda-victim = rossa: vittima
phase-barrakuda-pair = rossa: due carte
phase-barrakuda-card = rossa: carta
phase-barrakuda-over = partita finita

turn-barrakuda-layout = Si dispongono i relitti.
turn-barrakuda-choose = Tutti scelgono una carta in segreto. In attesa di { $seats }.
turn-barrakuda-distance = Si lancia il dado della distanza.
turn-barrakuda-direction =
    { $distance ->
        [one] Il pesce nuoterà di { $distance } passo; si lancia il dado della direzione.
       *[other] Il pesce nuoterà di { $distance } passi; si lancia il dado della direzione.
    }
turn-barrakuda-steer =
    { $distance ->
        [one] { $seat } guida il pesce: fino a { $distance } passo dal suo relitto.
       *[other] { $seat } guida il pesce: fino a { $distance } passi dal suo relitto.
    }
turn-barrakuda-jump = Il pesce salta.
turn-barrakuda-answer = { $seat } agisce sul relitto { $wreck }.
turn-barrakuda-special = { $seat } sceglie per l’azione speciale del relitto { $wreck }.
turn-barrakuda-general = { $seat } sceglie per l’azione generale del relitto { $wreck }.
turn-barrakuda-victim = Azione rossa: { $seat } indica un avversario.
turn-barrakuda-pair = Azione rossa: si pescano due carte di { $victim }.
turn-barrakuda-card = Azione rossa, carte pescate dalla mano di { $victim }: { $cards }. { $seat } sceglie quale va posata.
turn-barrakuda-over = La partita è finita.

phase_help-barrakuda-layout = Il caso decide la disposizione dei relitti.
phase_help-barrakuda-choose =
    Tutti scelgono una carta in segreto, e tutte si scoprono insieme.
    Una carta movimento porta la tua pedina al relitto del suo numero ed entra nella
    tua fila.
    La carta Barracuda fa sdraiare la tua pedina lì dov’è; se è l’unica giocata, guidi tu
    il pesce e lui non può farti nulla.
phase_help-barrakuda-distance = Il dado dice quanto nuota il pesce: { $distances }.
phase_help-barrakuda-direction = Il dado dice verso quale relitto nuota il pesce.
phase_help-barrakuda-steer = Indica il relitto dove va il pesce, entro la distanza mostrata. Può anche restare sul suo.
phase_help-barrakuda-jump = Il dado dice su quale relitto salta il pesce.
phase_help-barrakuda-answer =
    Fra tutti quelli in piedi qui, sei tu ad avere meno carte nella fila. Fai
    l’azione speciale, oppure ruba l’intero sacco di qualcuno che è qui. Poi tutti
    quelli che stanno in piedi qui fanno l’azione generale.
phase_help-barrakuda-special = L’azione speciale di questo relitto ti lascia una scelta.
phase_help-barrakuda-general = L’azione generale di questo relitto ti lascia una scelta.
phase_help-barrakuda-victim = Indica un avversario. Si pescano due carte dalla sua mano, e tu scegli quale va posata.
phase_help-barrakuda-pair = Si pescano due carte dalla mano della vittima.
phase_help-barrakuda-card = Scegli quale delle due carte va posata come la più nuova nella fila della vittima.
phase_help-barrakuda-over = È stato raggiunto l’obiettivo, o il limite di turni.

option-barrakuda-goal = quanti pezzi d’oro in cassaforte servono per vincere
option-barrakuda-teams = due contro due, con una cassaforte in comune
option-barrakuda-layout = la disposizione dei relitti: un nome, random (a caso) o uno schema come 5 6 2 / 4 1 3
option-barrakuda-wrecks = quali relitti si scambiano con la loro carta alternativa: uno o due numeri
option-barrakuda-turn_limit = dopo questo numero di turni vince la cassaforte più piena; 0 per nessun limite
option-barrakuda-declining = se si può rifiutare un’azione generale che fa riprendere carte
option-barrakuda-cards = la tabella dei relitti: la nostra, o un tuo file

move-barrakuda-dive = immergiti su { $card }
move-barrakuda-barracuda = carta Barracuda
move-barrakuda-fish_to = pesce su { $wreck }
move-barrakuda-special = speciale
move-barrakuda-steal_from = ruba a { $other }
move-barrakuda-exchange = scambia { $gold }
move-barrakuda-pass = passa
move-barrakuda-take_back = riprendi carta
move-barrakuda-red = rossa
move-barrakuda-barracuda_back = riprendi Barracuda
move-barrakuda-barracuda_away = via Barracuda di { $other }
move-barrakuda-do = esegui
move-barrakuda-decline = rifiuta
move-barrakuda-victim = vittima { $other }
move-barrakuda-lay = posa { $card }
move-barrakuda-lay_barracuda = posa Barracuda

did-barrakuda-dive = { $seat } si immerge sul relitto { $card }
did-barrakuda-barracuda = { $seat } gioca la carta Barracuda e si sdraia
did-barrakuda-fish_to = { $seat } guida il pesce al relitto { $wreck }
did-barrakuda-special = { $seat } fa l’azione speciale
did-barrakuda-steal_from = { $seat } ruba il sacco di { $other }
did-barrakuda-exchange =
    { $gold ->
        [one] { $seat } scambia con il compagno e tiene { $gold } pezzo d’oro
       *[other] { $seat } scambia con il compagno e tiene { $gold } pezzi d’oro
    }
did-barrakuda-pass = { $seat } passa
did-barrakuda-take_back = { $seat } riprende una carta
did-barrakuda-red = { $seat } sceglie l’azione rossa
did-barrakuda-barracuda_back = { $seat } riprende la carta Barracuda
did-barrakuda-barracuda_away = { $seat } manda al centro la carta Barracuda di { $other }
did-barrakuda-do = { $seat } fa l’azione generale
did-barrakuda-decline = { $seat } rifiuta l’azione generale
did-barrakuda-victim = { $seat } pesca dalla mano di { $other }
did-barrakuda-lay = { $seat } fa posare la carta { $card }
did-barrakuda-lay_barracuda = { $seat } fa posare la carta Barracuda

chance-barrakuda-layout = disposizione dei relitti: { $shown }
chance-barrakuda-distance = il dado della distanza mostra { $shown }
chance-barrakuda-direction = il dado della direzione mostra { $shown }
chance-barrakuda-jump = il pesce salta sul relitto { $shown }
chance-barrakuda-pair = carte pescate: { $cards }

news-barrakuda-turn = turno { $turn }: si scoprono tutte le carte
news-barrakuda-revealed = si scoprono tutte le carte
news-barrakuda-swims = i dadi mostrano distanza { $distance } e direzione { $direction }: il pesce nuota dal relitto { $old } al relitto { $new }
news-barrakuda-stays = i dadi mostrano distanza { $distance } e direzione { $direction }: il pesce resta sul relitto { $new }
news-barrakuda-seat = { $seat }: { $changes }
news-barrakuda-back = riprende { $cards }
news-barrakuda-all_back = riprende tutte e cinque
news-barrakuda-laid = deve posare { $cards }
news-barrakuda-barracuda_hand = ha di nuovo la carta Barracuda
news-barrakuda-barracuda_centre = perde la carta Barracuda, che va al centro
news-barrakuda-lies = { $gold } sul relitto { $wreck }
news-barrakuda-takes = { $seat } raccoglie { $gold } dal relitto { $wreck }
news-barrakuda-stop = relitto { $wreck }: { $sentence }
news-barrakuda-steals = { $seat } ruba { $gold } a { $other }
news-barrakuda-wreck = { $why }; { $effects }
news-barrakuda-alone = relitto { $wreck }: c’è solo { $seat }
news-barrakuda-first = relitto { $wreck }: { $seat } ha l’iniziativa
news-barrakuda-tie = relitto { $wreck }: parità tra { $seats }, nessuno ha l’iniziativa
news-barrakuda-fish = relitto { $wreck }: c’è il pesce
news-barrakuda-one = { $seat } { $changes }
news-barrakuda-all =
    { $number ->
        [2] entrambi { $changes }
       *[other] tutti { $changes }
    }
news-barrakuda-gains = +{ $gold }
news-barrakuda-loses = perde { $gold }
news-barrakuda-banks = mette { $gold } in cassaforte

refusal-barrakuda-none = è permessa
refusal-barrakuda-game_over = la partita è finita
refusal-barrakuda-chance_first = prima tocca ai dadi
refusal-barrakuda-not_your_turn = non tocca a te
refusal-barrakuda-no_such_move = questa mossa non esiste
refusal-barrakuda-not_in_this_phase =
    { $phase ->
        [choose] ora tutti scelgono una carta
        [steer] prima si guida il pesce
        [victim] prima si indica un avversario
        [card] prima si sceglie una delle due carte pescate
       *[other] prima vengono le azioni dei relitti
    }
refusal-barrakuda-card_not_in_hand = non hai quella carta in mano
refusal-barrakuda-too_far = il pesce non nuota così lontano
refusal-barrakuda-no_such_seat = questo posto non esiste
refusal-barrakuda-not_an_opponent = non è un tuo avversario
refusal-barrakuda-not_there = quella pedina non è su questo relitto
refusal-barrakuda-nothing_to_steal = quel sacco è vuoto
refusal-barrakuda-no_initiative = tu e il tuo compagno siete in parità: potete solo scambiare
refusal-barrakuda-may_not_pass = qui non puoi passare
refusal-barrakuda-no_exchange_here = qui non puoi scambiare con il tuo compagno
refusal-barrakuda-too_much = nei vostri due sacchi non c’è tanto oro
refusal-barrakuda-not_this_action = questo relitto non offre questa scelta
refusal-barrakuda-own_card_in_hand = hai già in mano la tua carta Barracuda
refusal-barrakuda-their_card_in_centre = quella carta Barracuda è già al centro
refusal-barrakuda-not_in_the_pair = quella carta non è stata pescata
refusal-barrakuda-may_not_decline = questa azione non si può rifiutare

text-barrakuda-turn = turno { $turn }
text-barrakuda-turn_of = turno { $turn } di { $limit }
text-barrakuda-goal =
    { $goal ->
        [one] { $turn } · si vince con { $goal } pezzo d’oro in cassaforte
       *[other] { $turn } · si vince con { $goal } pezzi d’oro in cassaforte
    }
text-barrakuda-fish = PESCE
text-barrakuda-special = speciale { $icon }
text-barrakuda-general = generale { $icon }
text-barrakuda-stop = sosta { $icon }
text-barrakuda-special_short = s { $icon }
text-barrakuda-general_short = g { $icon }
text-barrakuda-stop_short = p { $icon }
text-barrakuda-beside = vicini  { $neighbours }
text-barrakuda-seats = Posti
text-barrakuda-legend = s azione speciale · g azione generale · p dove si ferma il pesce
text-barrakuda-teams = { $first } contro { $second }; ogni squadra ha una sola cassaforte.
text-barrakuda-lying_note = (X) sdraiata
text-barrakuda-head_seat = posto
text-barrakuda-head_hand = mano
text-barrakuda-head_row = fila, per età
text-barrakuda-head_barracuda = Barracuda
text-barrakuda-head_bag = sacco
text-barrakuda-head_vault = cassaforte
text-barrakuda-head_pawn = pedina
text-barrakuda-in_hand = in mano
text-barrakuda-in_centre = al centro
text-barrakuda-chosen = ha scelto
text-barrakuda-off_board = fuori
text-barrakuda-lies_on = sdraiata su { $wreck }
text-barrakuda-stands_on = su { $wreck }
text-barrakuda-initiative = Iniziativa, da chi ha meno carte nella fila: { $order }.

score-barrakuda-vault = oro in cassaforte
score-barrakuda-bag = oro nel sacco
score-barrakuda-bag_decides = { $seats } hanno lo stesso oro in cassaforte: decide il sacco più pieno.

why-barrakuda-goal = l’obiettivo è raggiunto
why-barrakuda-turn_limit = il limite di turni è raggiunto

web-barrakuda-sea = Il fondo del mare
web-barrakuda-turn = Turno { $turn }
web-barrakuda-turn_of = Turno { $turn }/{ $limit }
web-barrakuda-turn_short = T{ $turn }
web-barrakuda-limit_help = Dopo il turno { $limit } vince la cassaforte più piena
web-barrakuda-goal =
    { $goal ->
        [one] Obiettivo { $goal } pezzo d’oro
       *[other] Obiettivo { $goal } pezzi d’oro
    }
web-barrakuda-wreck = Relitto { $wreck }: { $actions }
web-barrakuda-special = speciale: { $icon }
web-barrakuda-general = generale: { $icon }
web-barrakuda-stop = dove si ferma il pesce: { $icon }
web-barrakuda-lies = { $gold } qui sul fondo
web-barrakuda-divers = sub: { $names }
web-barrakuda-lying = { $name } (pedina sdraiata)
web-barrakuda-fish_here = il pesce è qui
web-barrakuda-throws = Dadi: { $throws } su { $all } lanci possibili.
web-barrakuda-boat = Alla barca
web-barrakuda-order = Iniziativa
web-barrakuda-order_help = Agisce prima chi ha meno carte nella fila; in parità (=) non agisce nessuno
web-barrakuda-tied = in parità
web-barrakuda-teams = { $first } contro { $second }; i compagni hanno la cassaforte in comune
web-barrakuda-team = Squadra { $team }
web-barrakuda-seat = { $name }: { $bag } nel sacco, { $vault } su { $goal } in cassaforte
web-barrakuda-bag = Sacco
web-barrakuda-vault = Cassaforte
web-barrakuda-away = assente
web-barrakuda-bot = bot
web-barrakuda-cards = In mano: { $hand }. Fila, dalla più vecchia: { $row }. Carta Barracuda: { $fish }.
web-barrakuda-in_hand = in mano
web-barrakuda-in_centre = al centro
web-barrakuda-card = Carta { $card }
web-barrakuda-hand = La mia mano
web-barrakuda-row = La mia fila, dalla più vecchia
web-barrakuda-row_empty = La mia fila è vuota
web-barrakuda-play = { $name }, tasto { $letter }
web-barrakuda-chosen_mark = scelta
web-barrakuda-dice = Dadi
web-barrakuda-distance = distanza { $shown }
web-barrakuda-direction = verso { $shown }
web-barrakuda-not_rolled = non lanciato
web-barrakuda-last = Che cosa è appena successo
web-barrakuda-share = Scambia il nostro oro
web-barrakuda-share_do = Scambia così
web-barrakuda-brings = Relitto { $wreck }: da solo { $alone }; in compagnia { $shared }. Il pesce lo raggiunge in { $throws } tiri su { $all }.
web-barrakuda-brings_lying = l’oro che giace lì ({ $gold })
web-barrakuda-brings_fish = Il tuo sub si sdraia. Se è l’unico, guidi tu il pesce e sei al sicuro.

web-barrakuda-far =
    { $steps ->
        [0] Il pesce è qui.
        [one] Il pesce è a { $steps } passo.
       *[other] Il pesce è a { $steps } passi.
    }
web-barrakuda-far-more = In questo turno il pesce non può arrivare qui.

web-barrakuda-tip-special = Speciale, per chi è qui da solo o ha l’iniziativa: { $does }.
web-barrakuda-tip-general = Generale, per tutti quelli che stanno in piedi qui: { $does }.
web-barrakuda-tip-stop = Quando il pesce si ferma qui: { $does }.

web-barrakuda-step-choose = scelta
web-barrakuda-step-fish = pesce
web-barrakuda-step-wrecks = relitti
web-barrakuda-step-end = fine

web-barrakuda-state-ready = scelta fatta
web-barrakuda-state-waits = sceglie…
web-barrakuda-state-acts = decide…
web-barrakuda-state-won = vince

web-barrakuda-hint-choose = Scegli una carta in segreto. Si scoprono tutte insieme.
web-barrakuda-hint-chosen_wait = Scelta fatta: puoi cambiarla finché non hanno scelto tutti. In attesa di { $names }.
web-barrakuda-hint-steer =
    { $distance ->
        [one] Guidi tu il pesce: premi un relitto illuminato, fino a { $distance } passo. Può anche restare.
       *[other] Guidi tu il pesce: premi un relitto illuminato, fino a { $distance } passi. Può anche restare.
    }
web-barrakuda-hint-answer = Sul relitto { $wreck } decidi tu: l’azione speciale, o il sacco di qualcuno.
web-barrakuda-hint-special = L’azione del relitto { $wreck } ti lascia una scelta.
web-barrakuda-hint-general = L’azione del relitto { $wreck } ti lascia una scelta.
web-barrakuda-hint-victim = Azione rossa: dalla mano di chi si pescano due carte?
web-barrakuda-hint-card = Azione rossa: quale carta deve posare { $victim }?
web-barrakuda-hint-over = La partita è finita.

web-barrakuda-wait-layout = Si dispongono i relitti.
web-barrakuda-wait-choose = Tutti scelgono in segreto. In attesa di { $names }.
web-barrakuda-wait-distance = Si lancia il dado della distanza.
web-barrakuda-wait-direction = Si lancia il dado della direzione.
web-barrakuda-wait-steer =
    { $distance ->
        [one] { $name } guida il pesce, fino a { $distance } passo.
       *[other] { $name } guida il pesce, fino a { $distance } passi.
    }
web-barrakuda-wait-jump = Il pesce salta.
web-barrakuda-wait-answer = { $name } decide sul relitto { $wreck }.
web-barrakuda-wait-special = { $name } decide sul relitto { $wreck }.
web-barrakuda-wait-general = { $name } decide sul relitto { $wreck }.
web-barrakuda-wait-victim = Azione rossa: { $name } indica un avversario.
web-barrakuda-wait-pair = Azione rossa: si pescano due carte di { $victim }.
web-barrakuda-wait-card = Azione rossa: { $name } sceglie che cosa posa { $victim }.

web-barrakuda-ask-steer = Guida il pesce: distanza { $distance }
web-barrakuda-ask-swim = nuota su { $wreck }
web-barrakuda-ask-stay = resta su { $wreck }
web-barrakuda-ask-answer = Relitto { $wreck }: l’iniziativa è tua
web-barrakuda-ask-special = Azione speciale
web-barrakuda-ask-steal = Ruba a { $name }
web-barrakuda-ask-pass = Passa
web-barrakuda-ask-pass_note = i sacchi restano come sono
web-barrakuda-ask-general = Relitto { $wreck }: scegli tu
web-barrakuda-ask-take_back = Riprendi una carta
web-barrakuda-ask-oldest = carta { $card }, la più vecchia della tua fila
web-barrakuda-ask-no_row = la tua fila è vuota
web-barrakuda-ask-red = Azione rossa
web-barrakuda-ask-red_note = a fine turno un avversario posa una di due carte pescate
web-barrakuda-ask-back = Riprendi la mia carta Barracuda
web-barrakuda-ask-back_note = dal centro nella mia mano
web-barrakuda-ask-away = Via la carta di { $name }
web-barrakuda-ask-away_note = la sua carta Barracuda va al centro
web-barrakuda-ask-do = Azione generale
web-barrakuda-ask-decline = Rifiuta
web-barrakuda-ask-decline_note = tutte le carte restano dove sono
web-barrakuda-ask-victim = Azione rossa: la mano di chi?
web-barrakuda-ask-holds = { $cards } in mano
web-barrakuda-ask-card = { $victim } deve posare
web-barrakuda-ask-to_row = entra nella fila come la più nuova
web-barrakuda-ask-to_centre = va al centro

web-barrakuda-news-card = { $name } { $card }
web-barrakuda-news-all_back = { $names }: tornano tutte e cinque le carte
web-barrakuda-news-distance = Distanza { $shown }
web-barrakuda-news-dice = Distanza { $distance }, verso { $direction }
web-barrakuda-news-swims = Pesce { $way }
web-barrakuda-news-stays = Il pesce resta su { $wreck }
web-barrakuda-news-jumps = Il pesce salta su { $wreck }
web-barrakuda-news-steals = { $name } ruba { $gold } a { $other }
web-barrakuda-news-bitten = Il pesce deruba { $names }
web-barrakuda-news-back = { $name } riprende { $cards }
web-barrakuda-news-laid = { $name } deve posare { $cards }

## Why a move is better than another, in hints and reviews.

why-barrakuda-position = Non decide una cosa sola: la posizione dopo il turno è migliore nel suo insieme.
why-barrakuda-banked = Porta circa { $amount } in più in cassaforte.
why-barrakuda-bagged = Porta circa { $amount } in più nel sacco.
why-barrakuda-caught = Il pesce svuota il sacco meno spesso: in { $few } turni su 100 invece di { $many }.
why-barrakuda-robbed = Il sacco viene rubato meno spesso: in { $few } turni su 100 invece di { $many }.
why-barrakuda-cards = In mano restano circa { $amount } in più.
why-barrakuda-holds_back = { $seat } ricava meno oro da questo turno.

### Errors: what was expected and what came; what a table or the server refuses.

error-or = { $first } o { $last }
error-line = riga { $line }: { $reason }
error-expected = { $what }: atteso { $wanted }; arrivato { $came }
error-expected_here = Atteso: { $wanted }; arrivato: { $came }.
error-option = opzione { $name }
error-any_option = opzione
error-game = gioco
error-whole = un numero intero da { $low } a { $high }
error-switch = on o off (sì o no)
error-list = una lista
error-teams = off, oppure 4 giocatori
error-layout_type = un nome, random o uno schema
error-layout = { $names } o uno schema
error-as_drawing = { $wrong }; come schema, { $drawing }
error-wrecks = none, oppure uno o due numeri diversi da 1 a 6
error-cards = il nome di una tabella o un file
error-colours_out =
    { $number ->
        [one] random o esattamente { $number } colore tra { $colours }
       *[other] random o esattamente { $number } colori diversi tra { $colours }
    }
error-drawing_signs = numeri da 1 a 6, . e /, per esempio { $example }
error-drawing_numbers = ogni numero da 1 a 6 una volta
error-drawing_piece = sei relitti uniti per i lati in un solo pezzo
error-no_move = attesa una mossa come { $examples }; arrivato { $came }
error-no_move_but_near = attesa una mossa come { $examples }; arrivato { $came } (intendevi { $near }?)
error-no_outcome = atteso un esito del caso; arrivato { $came }
error-no_chance = nella fase { $phase } il caso non è interrogato
error-no_such_chance = atteso un esito possibile nella fase { $phase }; arrivato { $came }
error-step = passo
error-step_form = un posto o ~, poi una mossa o un esito
error-late_header = atteso un passo: le intestazioni stanno prima del primo passo; arrivato { $came }
error-header = attesa un’intestazione come [Game "einauge"]; arrivato { $came }
error-header_twice = ogni intestazione compare una volta sola; { $header } è tornata (prima alla riga { $first })
error-no_step = atteso un passo come { $example }; arrivato { $came }
error-hash = attesa l’impronta { $wanted }; arrivata { $came }: questa riga o una più sopra è stata cambiata
error-the_header = intestazione { $header }
error-version = versione { $version }
error-no_header = attesa un’intestazione { $header }; non c’è
error-no_json = atteso JSON; { $error }
error-no_object = atteso un oggetto JSON; arrivato { $came }
error-cards_header = intestazione Cards (nome e impronta della tabella delle carte)
error-not_over = l’intestazione Result dice { $came }, ma la partita non è finita dopo l’ultima riga
error-no_file = le carte sono attese nell’intestazione Table; qui non si può leggere un file
error-record = la registrazione
error-most_steps = al massimo { $most } passi
error-at_step = passo { $step }: { $reason }
error-json_options = un oggetto JSON con l’intera tabella delle carte in cards
error-long_number = un numero ha al massimo { $digits } cifre

error-position-e7_twice = E7: ogni carta in un posto solo; { $card } è in { $where } e anche altrove
error-position-e4_2 = E4.2: una fila contiene un’isola; la fila { $colour } del posto { $seat } non ne ha
error-position-e4_1 = E4.1: al massimo 7 carte in una fila; la fila { $colour } del posto { $seat } ne ha { $number }
error-position-e1_2_empty = E1.2: nessuna carta è in gioco prima del sorteggio dei colori
error-position-e1_2_drawn = E1.2: con queste opzioni i colori non si sorteggiano
error-position-e1_2_out = E1.2: con 2/3/4/5 giocatori escono esattamente 3/2/1/0 colori, quelli dell’opzione
error-position-e7_once = E7: ogni carta in un posto solo
error-position-e7_ships = E7: ogni carta in un posto solo; le navi sono { $ships }, qui { $number }
error-position-e3_4_most = E3.4: al massimo sei carte nell’esposizione
error-position-e3_3_most = E3.3: al massimo sei carte sul tavolo dei pirati
error-position-e7_pile = E7: nessuna nave sopra un’isola
error-position-e3_1 = E3.1: qui l’acquisto decade e non viene chiesto
error-position-e1_5 = E1.5: comincia il posto 0; durante la preparazione nessun turno è finito
error-position-e5_2_left = E5.2: nel giro finale un posto deve ancora agire
error-position-e5_2_none = E5.2: fuori dal giro finale final_left è 0
error-position-moved = moved è false nel giro finale e dopo
error-position-e3_5 = E3.5: dopo tanti turni senza movimento il giro finale è cominciato
error-position-e1_3_last = E1.3: il tavolo dei pirati si riempie per ultimo
error-position-e1_3_pile = E1.3: durante la distribuzione tutte le altre isole sono nel mazzo
error-position-e3_4_pile = E3.4: il caso si interroga solo finché restano isole nel mazzo
error-position-e3_4_full = E3.4: un’esposizione piena non si rifornisce
error-position-e3_3_lay = E3.3: qui la posa decade e non viene chiesta
error-position-near = near: in ordine, ogni coppia una volta
error-position-ascending = { $where }: in ordine crescente, ogni carta una volta
error-position-b9_hand = B9: mano e fila di ogni giocatore insieme sono esattamente 1–5; { $where }
error-position-b3_2 = B3.2: chi ha giocato l’ultima carta movimento le riprende tutte e cinque; { $where }
error-position-b3_1_hand = B3.1: la carta scelta è nella mano; { $where }
error-position-b3_0_asked = B3.0: si chiede solo a chi può scegliere fra più risposte
error-position-b0_chance = B0: con queste opzioni la disposizione non si sorteggia
error-position-b0_empty = B0: prima del sorteggio della disposizione non c’è nulla
error-position-b0_layout = B0: la disposizione è quella dell’opzione
error-position-b1_2 = B1.2: sei relitti uniti per i lati in un solo pezzo
error-position-chosen = chosen si svuota quando si scoprono le carte
error-position-b3_1_reveal = B3.1: quando tutti hanno scelto, le carte si scoprono
error-position-b3_5_lie = B3.5: le pedine stanno sdraiate solo da quando si scoprono le carte alla fine delle azioni
error-position-b3_1_stand = B3.1: chi si è immerso sta in piedi su un relitto; { $where }
error-position-b3_1_centre = B3.1: la carta Barracuda appena giocata è al centro; { $where }
error-position-b3_3_single = B3.3: una sola carta Barracuda guida il pesce
error-position-b3_3_owner = B3.3: solo chi ha l’unica carta Barracuda guida il pesce
error-position-actor = actor: il posto che decide, o di cui è l’azione rossa; altrimenti null
error-position-distance = distance: solo in direction e steer
error-position-wreck = wreck: solo in answer, special e general; altrimenti 0
error-position-initiative = initiative: solo in answer, special e general; altrimenti 0
error-position-victim = victim: solo in pair e card; altrimenti null
error-position-pair = pair: solo in card; altrimenti vuoto
error-position-b0_limit = B0: il limite di turni ha già chiuso la partita
error-position-b6_goal = B6: chi ha l’obiettivo in cassaforte ha vinto
error-position-b6_over = B6: finisce solo con l’obiettivo o il limite di turni
error-position-b4_6 = B4.6: agisce solo un sub in piedi, sul suo relitto
error-position-b4_3 = B4.3: dove c’è il pesce, né azione speciale né furto
error-position-b5 = B5: questo relitto non ha una scelta simile
error-position-b5_4_when = B5.4: le azioni rosse si scelgono su un relitto e si fanno alla fine del turno
error-position-b5_4_who = B5.4: ha un’azione rossa solo chi si è immerso su un relitto
error-position-b3_5_order = B3.5: le azioni rosse vanno per relitto e poi per posto
error-position-b5_4_victim = B5.4: la vittima è un avversario
error-position-b3_0_pair = B3.0: una coppia dell’azione rossa con un solo esito possibile non si pesca
error-position-b5_4_pair = B5.4: due carte della mano della vittima
error-position-state = lo stato semplice di docs/records.md
error-position-card = una carta come red 4 o ship
error-position-numbers = una lista di { $number } numeri
error-position-seats = { $number } posti
error-position-colours = colori diversi tra { $colours }
error-position-truth = true o false
error-position-choice = da dive 1 a dive 5, barracuda o null

error-table-file = { $file }, intero file
error-table-table = una tabella
error-table-value = un valore
error-table-nothing = niente
error-table-fields = solo i campi { $fields }
error-table-name = un nome
error-table-text = un testo
error-table-letters = lettere, cifre o trattini
error-table-islands = esattamente 7 isole
error-table-wrecks = esattamente 6 relitti
error-table-other_name = un nome che nessun’altra carta ha
error-table-not_ship = un nome d’isola diverso da ship
error-table-no_number = niente: solo gold e take_back hanno un numero
error-table-found = il nome di una tabella ({ $names }) o un file TOML
error-table-unreadable = { $file }: non si può leggere: { $error }
error-table-toml = { $file }: atteso un file TOML; { $error }

error-seed-bytes = un seme ha { $number } byte; arrivati { $came }
error-seed-number = un seme è un numero da 0 a 2**256 - 1; arrivato { $came }
error-seed-text = un seme è un numero intero o { $number } cifre esadecimali; arrivato { $came }

error-note-no_hash =
    { $number ->
        [one] { $number } passo non ha impronta: non si può dire se sia stato cambiato
       *[other] { $number } passi non hanno impronta: non si può dire se siano stati cambiati
    }
error-note-no_seed = la registrazione non ha un seme: gli esiti del caso valgono come sono annotati
error-note-differs = passo { $step }: il seme dice { $dealt }; vale la registrazione, che dice { $came }

web-missing-heading = Fuori dalle carte nautiche
web-missing-text = A questo indirizzo non c’è nulla. Forse il tavolo non è mai stato usato ed è stato chiuso, o il link è incompleto.
web-missing-record = Questa registrazione non è più qui: i file caricati non vengono conservati. Carica di nuovo il tuo dalla pagina iniziale.

web-error-heading_403 = Non da qui
web-error-text_403 = Questa richiesta non veniva dalle nostre pagine. Nulla è cambiato; riapri la pagina e riprova da lì.
web-error-heading_405 = Porta sbagliata
web-error-text_405 = Questo indirizzo non accetta richieste del genere.
web-error-heading_409 = Non ancora
web-error-text_409 = Ora non si può fare. Nulla è cambiato.
web-error-heading_408 = Troppo lento
web-error-text_408 = L’invio non è arrivato in tempo. Nulla è cambiato.
web-error-heading_411 = Quanto è grande?
web-error-text_411 = La lunghezza di ciò che si invia va detta prima. Nulla è cambiato.
web-error-heading_413 = Troppo pesante per la nave
web-error-text_413 = Era più grande di quanto possiamo accettare.
web-error-heading_422 = Non abbiamo capito
web-error-text_422 = Qualcosa nell’indirizzo o nel modulo non è come dovrebbe. Nulla è cambiato.
web-error-heading_429 = Troppo in una volta
web-error-text_429 = Aspetta un momento, poi riprova.
web-error-heading_500 = Tempesta dalla nostra parte
web-error-text_500 = Qualcosa è andato storto qui, non per colpa tua. Nulla di ciò che hai fatto prima è perso; riprova.

web-guard-no_such_page = A questo indirizzo non c’è nulla.
web-guard-too_fast =
    { $seconds ->
        [one] Troppe richieste. Riprova tra { $seconds } secondo.
       *[other] Troppe richieste. Riprova tra { $seconds } secondi.
    }
web-guard-too_large = È troppo grande: si accettano al massimo { $bytes } byte; ne sono arrivati { $came }.
web-guard-too_slow = L’invio deve arrivare entro { $seconds } secondi.
web-guard-no_length = La lunghezza di ciò che si invia va detta prima (Content-Length).
web-guard-not_ready =
    { $seconds ->
        [one] { $game } non è ancora pronto: le sue regole sono in corso di compilazione. Riprova tra { $seconds } secondo.
       *[other] { $game } non è ancora pronto: le sue regole sono in corso di compilazione. Riprova tra { $seconds } secondi.
    }
web-guard-not_compiled = Non si può giocare a { $game }: la compilazione di { $step } non è riuscita. Il motivo è nel registro del server; chi lo gestisce può riprovare con «tortuga warm».
web-guard-foreign = Questa richiesta non viene dalle nostre pagine (Origin).
web-guard-banned = Non puoi cambiare nulla su questo server: il gestore ti ha escluso.

web-invalid-missing = Qui ci si aspetta qualcosa; non è arrivato nulla.
web-invalid-text = Ci si aspetta un testo.
web-invalid-whole = Ci si aspetta un numero intero.
web-invalid-switch = Ci si aspetta true o false.
web-invalid-list = Ci si aspetta una lista.
web-invalid-object = Ci si aspetta un oggetto JSON.
web-invalid-too_long = Si accettano al massimo { $longest } caratteri.
web-invalid-signs = Si accettano solo lettere, cifre e segni senza spazi (ASCII).
web-invalid-json = Ciò che è arrivato non è JSON.

web-invalid-other = Questo valore non può essere accettato.

table-refused-too_many_entries = Le opzioni hanno al massimo { $most } voci.
table-refused-options_too_large = Le opzioni sono al massimo { $most } byte in JSON; ne sono arrivati { $came }.
table-refused-text_too_long = Un testo ha al massimo { $longest } caratteri; ne sono arrivati { $came }.
table-refused-bad_text = Un testo contiene un carattere che non si può salvare.
table-refused-number_too_large = Un numero ha al massimo { $digits } cifre.
table-refused-hint_failed = Non è stato possibile calcolare il suggerimento. Chiedilo di nuovo.
table-refused-too_deep = Le opzioni contengono al massimo { $deepest } tabelle una dentro l’altra.
table-refused-stale = La partita è andata avanti. Ecco a che punto è.
table-refused-no_such_table = Questo tavolo non esiste.
table-refused-bad_name = Un nome ha da 1 a 24 caratteri.
table-refused-bad_seats = Questo gioco ha { $wanted } posti; ne sono arrivati { $came }.
table-refused-bad_seat = Un posto è per me (me), aperto (open) o per un bot (bot).
table-refused-no_such_bot = Scegli uno di questi bot: { $wanted }. { $came } non esiste.
table-refused-bad_cards = Scegli una di queste tabelle di carte: { $wanted }, o invia una tua tabella come JSON.
table-refused-bad_clock = Un orologio va da { $shortest } a { $longest } secondi.
table-refused-bad_webhook = Era atteso l’indirizzo https di un webhook, di al massimo 500 caratteri, che questo server possa chiamare.
table-refused-webhook_clock = Un webhook è per tavoli con almeno un giorno per decisione.
table-refused-bad_address_mail = Era atteso un indirizzo e-mail come anna@example.org.
table-refused-mail_asked = Nelle ultime 24 ore è già stato inviato un link a questo indirizzo. Usalo, o riprova domani.
table-refused-no_mail = Questo server non invia e-mail.
table-refused-bad_deal = Questa distribuzione è già stata usata, è troppo vecchia o non viene da qui: chiedine una nuova.
table-refused-bad_start = Chi comincia: { $wanted }; è arrivato { $came }.
table-refused-bad_youngest = Il più giovane siede a un posto da 0 a { $last }.
table-refused-table_ended = Questo tavolo è terminato.
table-refused-seat_taken = Questo posto è occupato.
table-refused-seat_reserved = Questo posto è riservato a { $name } per qualche minuto.
table-refused-sits_already = Hai già un posto a questo tavolo.
table-refused-not_at_table = Non hai un posto a questo tavolo.
table-refused-not_running = La partita non è in corso.
table-refused-bad_move = Questa non è una mossa: { $came }
table-refused-no_undo = Non si può ritirare: nel frattempo si è svelato qualcosa di nascosto, o la mossa non era tua.
table-refused-host_only = Può farlo solo chi ha aperto il tavolo.
table-refused-needs_consent = { $name } è qui e gioca. Nessun altro al tavolo potrebbe dare il consenso: il posto resta suo.
table-refused-proposal_open = Gli altri devono ancora decidere sull’ultima proposta.
table-refused-no_proposal = Non c’è più alcuna proposta su cui decidere.
table-refused-no_vote = Decidono solo le altre persone che giocano a questo tavolo.
table-refused-muted = Il gestore di questo server ti ha silenziato: puoi giocare, ma non scrivere.
table-refused-bad_address = Era atteso l’identificativo di una persona o un indirizzo che si può escludere; è arrivato: { $came }
table-refused-no_such_seat = Questo posto non esiste.
table-refused-bad_chat = Un messaggio ha da 1 a { $longest } caratteri.
table-refused-chat_off = A questo tavolo non c’è chat.
table-refused-phrases_only = A questo tavolo si possono dire solo frasi pronte: { $wanted }.
table-refused-no_such_phrase = Era attesa una di queste frasi: { $wanted }. È arrivato: { $came }
table-refused-bad_chat_mode = La chat di un tavolo è una di { $wanted }; è arrivato { $came }.
table-refused-name_taken = A questo tavolo qualcuno si chiama già { $name }, o quasi. Scegli un altro nome.
table-refused-too_many_bot_tables = Dei tuoi tavoli senza persone possono essere in corso al massimo { $most } alla volta. Aspetta che uno finisca.
table-refused-too_many_device_games = Tra le tue partite possono essercene al massimo { $most } giocate senza il server. Salva la registrazione; puoi caricarla per rivedere la partita.
table-refused-busy = Il tavolo è occupato. Riprova fra poco.
table-refused-not_over = La registrazione ci sarà quando la partita sarà finita.
table-refused-nobody = Nessuno conosce ancora il tuo nome: sceglilo nella pagina iniziale e torna qui (programmi: POST /api/users dà un token).
table-refused-no_hints = Questo tavolo non permette suggerimenti.

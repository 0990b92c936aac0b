### Playing in a terminal.

terminal-hello = { $game } – al tavolo: { $names }.
terminal-how_to = Scrivi il numero di una mossa o le sue parole; basta l’inizio delle parole. E poi: aiuto, regole, punti, tavolo, cronaca, annulla, salva, esci.
terminal-which_game = Quale gioco?{" "}
terminal-no_such_game = Scrivi il suo numero, o l’inizio del suo nome.
terminal-prompt = { $name }, { $phase }>{" "}
terminal-purse = { $name } possiede { $holds }.
terminal-empty = Scrivi il numero di una mossa, o le sue parole; aiuto elenca che cos’altro puoi dire.
terminal-ambiguous = «{ $line }» può voler dire: { $moves }. Aggiungi qualcosa.
terminal-no_such_number = Nell’elenco non c’è il numero { $number }. Scrivi tavolo per rivederlo.
terminal-not_understood = «{ $line }» non è né una mossa né un comando. Scrivi aiuto per vederli.
terminal-pass_on = Passa il dispositivo a { $name }. { $name }, premi Invio quando nessun altro guarda.{" "}
terminal-saved = Salvata: { $file }
terminal-resume = Per continuare: tortuga play --load { $file }
terminal-save_as = Salvare la partita? Invio la salva in { $file }; oppure scrivi un nome di file, no, o indietro:{" "}
terminal-yes = sì si s
terminal-no = no n
terminal-back = indietro i
terminal-not_ours = { $file } esiste e non è una nostra partita salvata; non è stato toccato. Indica un altro file.
terminal-not_saved = Impossibile scrivere { $file }: { $why }.
terminal-not_loaded = Impossibile leggere { $file }: { $why }.

command-help = aiuto
command-rules = regole
command-score = punti
command-table = tavolo
command-log = cronaca
command-undo = annulla
command-save = salva
command-quit = esci

command_help-help = le regole di questo momento, e questo elenco
command_help-rules = le regole del gioco in breve
command_help-score = il punteggio come se la partita finisse ora
command_help-table = disegna di nuovo il tavolo, con le tue mosse
command_help-log = tutto ciò che è successo finora
command_help-undo = ritira la tua ultima mossa, finché non si scopre una carta, un dado o una scelta
command_help-save = salva FILE: conserva lì la partita; senza FILE, dov’era conservata prima
command_help-quit = lascia il tavolo; la partita si può conservare

undo-done = Mossa ritirata.
undo-chance = Non si può ritirare: nel frattempo si è scoperta una carta o un dado.
undo-sealed = Non si può ritirare: nel frattempo altri hanno scelto.
undo-nothing = Non c’è nulla da ritirare.

rules-einauge =
    Raccogli isole in file, una fila per colore, e cerchi gioielli.
    A ogni turno compri una carta dell’esposizione. Si unisce alla tua fila di quel
    colore, e l’intera fila rende subito: sciabole, ducati e gioielli di ogni sua
    carta.
    Prima di comprare puoi vendere gioielli per { $jewel_sale } e carte per { $card_sale }.
    Poi puoi combattere per una carta del tavolo dei pirati: { $fight_price }, o { $fight_price_sabre } se
    mostra una sciabola. Poi posi una carta dell’esposizione sul tavolo dei pirati,
    a meno che lì non ce ne siano già sei, e l’esposizione viene rifornita.
    Le navi stanno in fondo al mazzo. Quando si scopre la prima, si finisce il giro
    e tutti possono combattere ancora una volta, per qualsiasi carta scoperta.
    Alla fine una sciabola vale { $sabre_ducats }, e { $jewel_ducats } valgono un gioiello. In ogni
    colore chi ha più forzieri riceve { $first }, il secondo { $second }, il terzo { $third }. Vince chi
    ha più gioielli.
rules-barrakuda =
    Ti immergi in cerca d’oro su sei relitti, e lo vuoi nella tua cassaforte.
    A ogni turno tutti scelgono una carta in segreto. Una carta movimento da 1 a 5
    manda la tua pedina su quel relitto ed entra nella tua fila. La carta Barracuda
    fa sdraiare la tua pedina; chi è il solo ad averla giocata guida il pesce e ne è al
    sicuro.
    Il pesce nuota di { $distances } relitti. Dove si ferma, tutti perdono l’intero sacco.
    Poi si risolvono i relitti da 1 a 6. Se su un relitto non c’è nessun altro, fai
    la sua azione speciale e quella generale. Dove si è in più d’uno, chi ha meno
    carte nella fila fa l’azione speciale o ruba un sacco; tutti quelli in piedi
    fanno quella generale.
    In parità nessuno fa l’azione speciale, e dove c’è il pesce non la si fa.
    Le carte della tua fila non si usano finché non le riprendi; dopo l’ultima
    tornano tutte e cinque. Le carte Barracuda tornano se il pesce è sul 6 o se sono
    tutte giocate.
    L’oro nel sacco si può perdere; quello in cassaforte è al sicuro, e chi ne ha
    abbastanza vince.

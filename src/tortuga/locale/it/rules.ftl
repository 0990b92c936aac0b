### The rules pages. In texts a line is a paragraph; "- " and "1. " make lists, *word* is stressed.

rulebook-heading = Le regole
rulebook-intro = I due giochi dall’inizio alla fine, con esempi che il programma gioca davanti a te. Numeri come E3.2 indicano una regola; ognuno ha il suo link.
rulebook-whole = Le regole di { $game }
rulebook-contents = Indice
rulebook-example = Esempio
rulebook-mark = Link alla regola { $mark }
rulebook-learn = Impara giocando
rulebook-play = Apri un tavolo
rulebook-fish_on = Il pesce è sul relitto { $wreck }
rulebook-option = Opzione
rulebook-does = Che cosa cambia
rulebook-values = Scelte
rulebook-edition = Edizione
rulebook-card = Carta
rulebook-field = Dato
rulebook-value = Valore
rulebook-source = Fonte
rulebook-chests = Forzieri
rulebook-table_note = Tabella delle carte { $name }, impronta { $hash }

rulebook-einauge-title-goal = Lo scopo
rulebook-einauge-title-setup = Preparazione
rulebook-einauge-title-faces = Le carte
rulebook-einauge-title-turn = Il tuo turno
rulebook-einauge-title-buy = Comprare
rulebook-einauge-title-rows = Le file rendono
rulebook-einauge-title-sell = Vendere
rulebook-einauge-title-fight = Combattere
rulebook-einauge-title-lay = Posare e rifornire
rulebook-einauge-title-ships = Le navi
rulebook-einauge-title-end = La fine è in vista
rulebook-einauge-title-final = Il giro finale
rulebook-einauge-title-scoring = Il conteggio
rulebook-einauge-title-chests = I forzieri
rulebook-einauge-title-colours = Molti colori
rulebook-einauge-title-always = Casi rari, e che cosa vale sempre
rulebook-einauge-title-options = Edizioni e opzioni
rulebook-einauge-title-cards = Tutte le carte e le loro fonti
rulebook-einauge-title-ours = Dove i regolamenti tacciono
rulebook-einauge-title-printed = Il gioco stampato

rulebook-einauge-text-goal = Navigate verso le isole e le mettete in file, una per colore. Ogni nuova carta fa rendere tutta la sua fila. Alla fine contano solo i *gioielli*: chi ne ha di più vince. A pari merito la vittoria è condivisa.
rulebook-einauge-text-setup =
    Siete da 2 a 5. Ognuno comincia con *20 ducati, 2 sciabole e 1 gioiello*.
    Ci sono 56 isole: otto colori, ciascuno con le stesse sette carte. In quattro un colore resta fuori dalla partita; in tre, due colori; in due, tre.
    Mescolate le isole, scopritene sei come *esposizione* e una sul *tavolo dei pirati*, quello di Occhio Solitario. Le otto navi vanno sotto il mazzo: compaiono per ultime.
    Tutto è scoperto tranne l’ordine del mazzo, e le riserve non finiscono mai. Secondo il regolamento comincia il più giovane; a un tavolo qui scegliete fra il sorteggio, il più giovane e il primo posto. Poi si gioca a giro, e nella rivincita comincia il posto seguente.
rulebook-einauge-text-faces =
    Il numero nell’angolo è il prezzo in ducati. Le figure dicono che cosa rende la carta: *sciabole*, *ducati* e *gioielli* ogni volta che la sua fila rende; i *forzieri* contano solo alla fine.
    Una *nave* è una carta come le altre: puoi comprarla, conquistarla, posarla e venderla.
rulebook-einauge-text-turn =
    Tre passi, sempre in quest’ordine:
    1. *Compra* una carta dell’esposizione. Prima puoi vendere.
    1. *Combatti* per una carta del tavolo dei pirati, oppure no.
    1. *Posa* una carta dell’esposizione sul tavolo dei pirati. Poi l’esposizione viene rifornita.
rulebook-einauge-text-buy =
    Scegli una carta dell’esposizione che puoi collocare e di cui hai l’intero prezzo. Paga, mettila nella sua fila, e la fila rende.
    Se puoi comprare devi farlo, anche se per questo devi vendere. L’acquisto salta solo se tutto ciò che hai non basta per la carta più economica.
rulebook-einauge-text-rows =
    Hai una fila per colore, di *sette* carte al massimo, navi comprese. Un’isola va sempre nella fila del suo colore; se la fila è piena, non puoi prenderla.
    Appena una carta si unisce a una fila o ne comincia una, rendono *tutte le carte di quella fila*: le loro sciabole, ducati e gioielli, anche quelli della nuova. Una fila lunga rende quindi ogni volta di più.
rulebook-einauge-text-sell = Prima di comprare puoi vendere quanto vuoi: un gioiello dà *3 ducati*, una qualsiasi tua carta *5 ducati*. La carta venduta esce dalla partita. In altri momenti non si vende. In alcune edizioni si vende solo finché non ci si può permettere nessuna delle carte che si potrebbero collocare.
rulebook-einauge-text-fight = Dopo l’acquisto puoi prendere una carta del tavolo dei pirati. Costa *3 sciabole*, o *4* se la carta stessa mostra una sciabola. Si unisce alla sua fila e la fila rende, come dopo un acquisto. Le sciabole appena ottenute con l’acquisto si possono usare subito.
rulebook-einauge-text-lay =
    Alla fine del turno sposti una carta dell’esposizione sul tavolo dei pirati. Lì la può prendere chi ha abbastanza sciabole. Se ci sono già sei carte, questo passo si salta.
    Poi l’esposizione viene rifornita dal mazzo fino a sei carte, finché ce ne sono.
rulebook-einauge-text-ships =
    Una nave va in una qualsiasi tua fila non piena, e quella fila rende. Oppure resta sola: allora non è di nessuna fila e non rende nulla.
    Se prendi un’isola di un colore di cui non hai una fila, può unirsi a una nave sola; insieme formano la nuova fila, e rendono entrambe. Altrimenti le navi non si muovono mai. Se si vende l’ultima isola di una fila, ciascuna delle sue navi resta sola.
rulebook-einauge-text-end = Quando la prima nave arriva nell’esposizione, la fine è in vista. Si finisce il giro, così che tutti abbiano avuto lo stesso numero di turni; se l’ha scoperta l’ultimo del giro, il giro è subito finito. In un’edizione, invece, tutti gli altri giocano esattamente una volta ancora.
rulebook-einauge-text-final = Poi ognuno, in ordine, può combattere un’ultima volta: per una carta del tavolo dei pirati *o* dell’esposizione, al solito prezzo in sciabole. La sua fila rende. Non si compra, non si vende, non si posa e non si rifornisce più. Una nave che è in entrambi i posti si prende dal tavolo.
rulebook-einauge-text-scoring = Cambia ogni sciabola in *3 ducati*, poi ogni *5 ducati* in *1 gioiello*. Il resto è perso. Aggiungi i gioielli che hai.
rulebook-einauge-text-chests =
    Ora confrontate i forzieri, colore per colore: il maggior numero dà *7 gioielli*, il secondo *4*, il terzo *1*. I forzieri contano per il colore della fila in cui stanno. Chi non ne ha non riceve nulla; chi è l’unico ad averne riceve 7.
    A pari forzieri tutti i giocatori in parità ricevono il premio intero, e si salta una posizione. Come regola della casa si possono condividere le posizioni: allora se ne saltano tante quanti sono i giocatori davanti. La tabella mostra i forzieri e i gioielli che danno.
rulebook-einauge-text-colours = Una variante per collezionisti: chi dopo il giro finale possiede isole di 3, 4, 5, 6, 7 o 8 colori riceve 3, 6, 10, 15, 21 o 28 gioielli in più, oppure, se lo scegliete, al posto di quelli per i forzieri.
rulebook-einauge-text-always =
    - Se per un giro intero nulla si muove, cosa possibile solo con carte di vostra invenzione, comincia subito il giro finale.
    - Nessuna carta è mai in due posti, nessuna nave sta sopra un’isola, e nessuno fa debiti.
    - Una partita dura da 16 a 24 turni in due, da 18 a 33 in tre, da 24 a 40 in quattro e da 25 a 45 in cinque, contando quelli di tutti.
rulebook-einauge-text-options = Un’edizione è un nome per un insieme di opzioni. Ogni opzione si può anche scegliere a parte quando apri un tavolo.
rulebook-einauge-text-cards = Non abbiamo i dati delle carte stampate; li abbiamo messi insieme da fonti pubbliche. Ciò che è *ricostruito* è la nostra ipotesi migliore. Se possiedi il gioco puoi scrivere una tabella tua e giocare con quella.
rulebook-einauge-text-ours =
    Qui i regolamenti stampati non dicono nulla o si contraddicono. Abbiamo deciso:
    - E0: dove si può vendere solo finché non ci si può permettere nulla, lo si giudica prima di ogni singola vendita, per qualsiasi carta che si potrebbe collocare. Tutte le edizioni usano la regola tedesca per le navi sole.
    - E1.4: tutte le riserve sono illimitate, non solo i gioielli.
    - E1.6: ciò che vale per comprare, combattere, posare e vendere isole e per contare le sei carte sul tavolo vale anche per le navi.
    - E3.1.2: si vende solo nel passo dell’acquisto.
    - E3.5: uno stallo porta al giro finale.
    - E4.2: nessuna nave si unisce a una nave sola, e un’isola si unisce al massimo a una.
    - E5.2: il giro finale comincia dal posto dopo l’ultimo turno normale; anche lì le file rendono; una nave presente in entrambi i luoghi si prende dal tavolo.
    - E5.6: a pari gioielli la vittoria è condivisa.
rulebook-einauge-text-printed =
    {"*"}Einauge sei wachsam!* di Wolfgang Kramer e Michael Kiesling, Amigo 2009. Da 2 a 5 giocatori dai 10 anni, da 30 a 45 minuti (il regolamento olandese dice 90).
    Nella scatola: 56 isole, 8 navi; gioielli: 20 da 1, 10 da 5 e 10 da 10; ducati: 25 da 1, 15 da 5 e 11 da 10; sciabole: 23 da 1 e 5 da 5.
    Su una carta stampata il prezzo sta in basso e la rendita in alto; sulle nostre il prezzo sta nell’angolo e la rendita nella figura.
    Le nostre fonti: il regolamento tedesco di Amigo, versione 1.1; una traduzione italiana e un riassunto di Davide Fiorentino; una traduzione olandese; per le carte anche spielen.de (forum, p=255926), poeppelkiste.de, polter.pl e keirat.

rulebook-einauge-example-setup = Una distribuzione per due.
rulebook-einauge-example-buy = Il primo acquisto di Barbara.
rulebook-einauge-example-rows = Barbara compra in tre turni tre carte dello stesso colore.
rulebook-einauge-example-sell = A Barbara mancano i soldi: vende il gioiello e compra.
rulebook-einauge-example-fight = Barbara combatte per una carta che allunga la sua fila.
rulebook-einauge-example-lay = Barbara posa una carta che non vuole lasciar comprare a nessuno.
rulebook-einauge-example-ships = Barbara compra una nave per la sua fila.
rulebook-einauge-example-final = Nel giro finale Barbara combatte per una carta dell’esposizione.
rulebook-einauge-example-scoring = Barbara fa i conti.
rulebook-einauge-example-colours = Barbara possiede sei colori.

rulebook-barrakuda-title-goal = Lo scopo e la fine
rulebook-barrakuda-title-setup = Preparazione
rulebook-barrakuda-title-layouts = Le disposizioni dei relitti
rulebook-barrakuda-title-turn = Un turno
rulebook-barrakuda-title-choose = Scegliere una carta
rulebook-barrakuda-title-fish = Il pesce nuota
rulebook-barrakuda-title-steer = Guidare il pesce
rulebook-barrakuda-title-wrecks = Relitto per relitto: l’iniziativa
rulebook-barrakuda-title-gold = Oro sul fondo del mare
rulebook-barrakuda-title-bite = Dove c’è il pesce
rulebook-barrakuda-title-alone = Da soli su un relitto
rulebook-barrakuda-title-company = In compagnia: rubare o immergersi
rulebook-barrakuda-title-icons = Che cosa significano le icone
rulebook-barrakuda-title-red = L’azione rossa
rulebook-barrakuda-title-close = La fine del turno
rulebook-barrakuda-title-whole = Un turno intero
rulebook-barrakuda-title-teams = Due contro due
rulebook-barrakuda-title-always = Che cosa vale sempre
rulebook-barrakuda-title-options = Le opzioni
rulebook-barrakuda-title-cards = Tutti i relitti e le loro fonti
rulebook-barrakuda-title-ours = Dove il regolamento tace
rulebook-barrakuda-title-printed = Il gioco stampato

rulebook-barrakuda-text-goal =
    Vi immergete in cerca d’oro. Quello che trovi va nel *sacco*, dove il pesce e i ladri lo possono prendere. Solo l’oro nella *cassaforte* è al sicuro e conta: chi vi ha *8* pezzi d’oro vince.
    Si controlla ogni volta che un relitto è risolto del tutto; allora la partita finisce all’istante. Se ci arrivano in più d’uno, o se si raggiunge il limite di turni, vince la cassaforte più piena, poi il sacco più pieno; se sono pari anche quelli, la vittoria è condivisa. Per una partita lunga giocate fino a 10.
rulebook-barrakuda-text-setup =
    Siete da 2 a 4. Ognuno riceve le carte movimento da 1 a 5, una *carta Barracuda*, un sacco con 2 pezzi d’oro e una cassaforte vuota. I sub aspettano alla barca: lì non succede loro nulla.
    I sei relitti stanno fianco a fianco in un pezzo solo. Ci si immerge sui relitti da 1 a 5; il relitto 6 è la tana del pesce, che comincia lì.
    Il dado della distanza mostra 1 o 2, con la stessa frequenza; quello della direzione da 1 a 6. L’oro basta sempre.
rulebook-barrakuda-text-layouts = Più spesso il pesce torna sul 6, più spesso riprendete le carte Barracuda, e più le acque sono calme. La percentuale dice in quale parte dei turni ce lo portano i soli dadi. Potete anche sorteggiare la disposizione, o disegnarne una vostra.
rulebook-barrakuda-text-turn =
    1. *Scelta*: tutti scelgono una carta in segreto e la scoprono insieme.
    1. *Pesce*: il pesce nuota.
    1. *Relitti*: si risolvono uno a uno, da 1 a 6.
    1. *Fine*: i sub sdraiati si alzano, le carte Barracuda a volte tornano.
    Se c’è una sola risposta possibile non ti viene chiesto nulla, tranne la carta.
rulebook-barrakuda-text-choose =
    Una *carta movimento* manda il tuo sub sul relitto con quel numero. La carta entra nella fila davanti a te, dopo le più vecchie. La *carta Barracuda* va al centro; il tuo sub resta dov’è e si sdraia.
    Le carte della tua fila non si usano finché non le riprendi. Chi gioca l’ultima carta movimento le riprende subito tutte e cinque; la fila allora conta come vuota.
rulebook-barrakuda-text-fish =
    Se nessuno ha giocato la carta Barracuda, o se l’hanno giocata in più d’uno, si lanciano entrambi i dadi. Il pesce nuota di tanti passi quanti ne indica l’uno, verso il relitto che indica l’altro. A un bivio prende, fra i vicini più prossimi alla meta, quello col *numero più alto*. Arrivato si ferma, e se il dado mostra il suo relitto resta lì. I relitti che attraversa soltanto non fanno nulla.
    Se finisce su un relitto diverso da prima e questo ha un’icona del pesce, l’icona agisce subito. Dopo un salto non ne agisce un’altra.
rulebook-barrakuda-text-steer = Se hai giocato solo tu la carta Barracuda, si lancia solo il dado della distanza e il relitto lo indichi *tu*: uno qualsiasi entro quella distanza, anche quello dove il pesce è già. In questo turno sei al sicuro dal pesce.
rulebook-barrakuda-text-wrecks = Contate una volta, per tutto il turno, le carte di ogni fila. Su ogni relitto il sub in piedi che ne ha *meno* ha l’*iniziativa*. In parità non l’ha nessuno. Prima si prende ovunque l’oro vecchio; poi seguono i relitti in ordine.
rulebook-barrakuda-text-gold = L’oro perso nei turni precedenti va al sub in piedi con l’iniziativa. In parità resta lì. Vale anche se lì c’è il pesce, ma allora lo si riperde subito.
rulebook-barrakuda-text-bite =
    Chi è col pesce e non è al sicuro perde tutto il sacco. Su un relitto restano al massimo 4 pezzi d’oro; il resto è perso. I sub in piedi fanno ancora l’azione generale, ma nessuno fa quella speciale né ruba.
    Sono al sicuro chi guida il pesce e i sub in piedi su un relitto la cui azione generale è *riparo*. Se la carta Barracuda l’hanno giocata in più d’uno, sdraiarsi non aiuta. Il riparo non protegge dai ladri.
rulebook-barrakuda-text-alone = Se il tuo sub è l’unico sul relitto, in piedi, e il pesce non c’è, fai l’azione *speciale* e poi la *generale*.
rulebook-barrakuda-text-company =
    Se sul relitto ci sono più sub, anche sdraiati, decide chi ha l’iniziativa: fare l’azione *speciale*, o *rubare* tutto il sacco di un altro sub lì, in piedi o sdraiato. Poi tutti quelli in piedi fanno l’azione generale, in ordine di posto.
    Senza iniziativa c’è solo l’azione generale. I sub sdraiati non fanno nulla.
rulebook-barrakuda-text-icons = Un’azione si fa per quanto è possibile e non si rifiuta. Una corona segna l’azione speciale, un equipaggio quella generale, un pesce quella del pesce.
rulebook-barrakuda-text-red = Su un relitto con l’azione rossa si sceglie fra riprendere una carta e l’azione rossa. A fine turno indichi un avversario; dalla sua mano si pescano e si mostrano due carte, e tu scegli quale diventa la più nuova della sua fila. Una carta Barracuda va al centro. Il sub non si muove. Se in mano c’è una carta sola, non c’è nulla da scegliere.
rulebook-barrakuda-text-close =
    1. I sub sdraiati si alzano.
    1. Se il pesce è sul 6, o se tutte le carte Barracuda sono al centro, ognuno riprende la sua.
    1. Seguono le azioni rosse, per relitto e poi per posto. Una carta Barracuda posata ora resta al centro.
rulebook-barrakuda-text-whole = Quattro sub, nessuna carta Barracuda. Segui il turno relitto per relitto: il pesce passa dal 2 e va al 3; sul 2 Rosa ha la fila più corta e ruba; sul 3 Gustav incontra il pesce; sul 4 Ben è solo.
rulebook-barrakuda-text-teams =
    I compagni siedono uno di fronte all’altro: i posti 1 e 3 giocano contro i posti 2 e 4. Hanno una cassaforte in comune, sacchi propri, e servono loro *12* pezzi d’oro. Avversari sono sempre quelli dell’altra squadra. Prima di scegliere potete accordarvi.
    Due compagni sullo stesso relitto possono *scambiare*, cioè dividere di nuovo l’oro dei due sacchi, se il pesce non c’è, uno di loro è in piedi, c’è dell’oro e il compagno in piedi con la fila più corta vi ha meno carte di ogni avversario in piedi lì. Lo scambio sostituisce l’azione speciale e il furto. Compagni in parità possono solo scambiare o passare.
rulebook-barrakuda-text-always =
    - Mano e fila insieme sono sempre le carte da 1 a 5, e una da scegliere c’è sempre.
    - Una cassaforte non perde mai oro. Su un relitto non ci sono mai più di 4 pezzi d’oro. Ciò che si perde in questo turno non si prende in questo turno.
    - Prima che le carte si scoprano, di una scelta si sa solo che è stata fatta.
    - Una partita giocata a caso dura in media 16 turni.
rulebook-barrakuda-text-options = Ognuna si sceglie quando apri un tavolo.
rulebook-barrakuda-text-cards = Non abbiamo i dati delle carte stampate; li abbiamo messi insieme da fonti pubbliche. Ciò che è *ricostruito* è la nostra ipotesi migliore. Se possiedi il gioco puoi scrivere una tabella tua e giocare con quella.
rulebook-barrakuda-text-ours =
    Qui il regolamento stampato non dice nulla o si legge in due modi. Abbiamo deciso:
    - B0: un limite di turni, perché giocatori prudenti potrebbero andare avanti per sempre. A squadre i posti 1 e 3 giocano contro i posti 2 e 4. Nessuna azione si rifiuta, a meno che il tavolo lo permetta per le azioni generali che fanno riprendere carte; per oro, deposito e riparo non si chiede mai.
    - B1.2: i relitti formano un pezzo solo. B1.4: l’oro è illimitato.
    - B3.2: riprendere le cinque carte è obbligatorio.
    - B3.3: ai bivi ogni passo si decide a sé; il pesce si ferma all’arrivo, e resta se il dado mostra il suo relitto; un’icona del pesce agisce solo su un relitto nuovo; dopo un salto chi è sdraiato resta sdraiato e chi ha guidato il pesce resta al sicuro.
    - B3.4: l’iniziativa si legge una volta per turno.
    - B3.5: una carta Barracuda posata dall’azione rossa resta al centro, anche se è l’ultima.
    - B4.1: in parità l’oro vecchio resta; un pesce sul posto non impedisce a nessuno di prenderlo. B4.2: chi è sdraiato non ha l’iniziativa.
    - B5: ogni azione si esegue per quanto possibile. B5.3: il riparo non aiuta contro i ladri. B5.4: le carte pescate si mostrano a tutti, e sceglie chi pesca.
    - B6: con casseforti e sacchi uguali la vittoria è condivisa.
    - B7: lo scambio prende il posto di azione speciale e furto; in parità spetta al posto più basso; anche un compagno sdraiato può prendervi parte; si può lasciare tutto com’è; nessuno ne esce con più di 127 pezzi d’oro.
rulebook-barrakuda-text-printed =
    {"*"}Barrakuda* di Isaac Pante, illustrazioni di Ajša Zdravković, Helvetiq. Da 2 a 4 giocatori da 8 a 99 anni, 20 minuti.
    Nella scatola: 20 carte movimento, 4 carte Barracuda, 12 relitti, 36 pezzi d’oro (da 1 e da 3), 4 sacchi, 4 casseforti, 4 sub, il pesce e 2 dadi.
    Le nostre fonti: il regolamento italiano, che dà anche i 2 pezzi d’oro iniziali (brettspielabend.net dice 3); per il dado della distanza boardseyeview.net; che nessun sub arriva al relitto 6: spieletest.at (25858); che una carta ha uno o due effetti: jungundaltspielt.de. Nessuna fonte a noi nota riporta le icone dei relitti: se hai la scatola, inserisci le tue.

rulebook-barrakuda-example-setup = Due sub prima del loro primo turno.
rulebook-barrakuda-example-reset = Rosa gioca la sua ultima carta movimento.
rulebook-barrakuda-example-dice = I dadi dicono distanza 2, direzione 3.
rulebook-barrakuda-example-fork = Ai bivi vince il numero più alto.
rulebook-barrakuda-example-steer = Solo Rosa gioca la carta Barracuda e guida il pesce da Ben.
rulebook-barrakuda-example-take = Rosa ha la fila più corta e prende l’oro vecchio.
rulebook-barrakuda-example-bite = Il pesce arriva da Rosa.
rulebook-barrakuda-example-shelter = Lo stesso con il riparo.
rulebook-barrakuda-example-alone = Rosa è sola sul relitto 4.
rulebook-barrakuda-example-steal = Rosa incontra Ben, ha la fila più corta e ruba.
rulebook-barrakuda-example-red = Rosa sceglie l’azione rossa.
rulebook-barrakuda-example-whole = Che cosa è successo in questo turno:
rulebook-barrakuda-example-teams = Rosa e Yara sono compagne e si incontrano sul relitto 5.

provenance-review = attestato (recensione: forum di spielen.de, p=255926)
provenance-elimination = dedotto: sette prezzi diversi da 2 a 8 (poeppelkiste.de), sei dei quali noti
provenance-pattern = RICOSTRUITO: sul modello di 4, 5 e 6
provenance-caption = attestato: didascalia di una figura nelle regole tedesche, italiane e olandesi
provenance-same_caption = attestato: la stessa didascalia (l’esempio italiano dice 1, contro il suo stesso totale)
provenance-example = attestato: esempio
provenance-italian = attestato: detto nelle regole italiane
provenance-one_review = attestato (recensione: polter.pl)
provenance-nothing_else = RICOSTRUITO: che non porti altro
provenance-total = attestato: per il totale dell’esempio, 3 = 2 + 1 + 0
provenance-two_reviews_price = attestato (poeppelkiste.de); ne segue un prezzo di 3 sciabole
provenance-two_reviews = attestato (keirat, spielen.de)
provenance-reconstructed = RICOSTRUITO
provenance-there_is_one = che ce ne sia una è attestato (esempio); contenuto RICOSTRUITO
provenance-together = che insieme diano 3 è attestato (esempio); divisione dedotta
provenance-number = attestato (recensione); numero del relitto dedotto (1 o 5)
provenance-absence = assenza attestata (recensione); numero del relitto dedotto (1 o 5)
provenance-no_diver = che qui non venga nessun sub è attestato (recensione: spieletest.at 25858)
provenance-inferred = dedotto
provenance-jewels = attestato (spielen.de: gioielli su 7 e 8)
provenance-cheapest = attestato (polter.pl: forzieri sulle meno care, gioielli sulle più care)
provenance-shelter = dedotto: il riparo dev’essere generale; numero del relitto RICOSTRUITO

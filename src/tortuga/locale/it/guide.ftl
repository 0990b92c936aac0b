### The guided first game.

guide-heading = La tua prima partita a { $game }
guide-learn = Prima partita guidata
guide-begin = Comincia
guide-go_on = Riprendi la partita guidata
guide-about_einauge = Una vera partita contro un bot. Accanto al tavolo una guida ti mostra passo per passo come comprare, come rendono le file, come combattere e posare, e che cosa conta alla fine. Puoi fare tutto ciò che le regole permettono; la guida ti segue.
guide-about_barrakuda = Una vera partita contro un bot. Accanto al tavolo una guida ti mostra passo per passo come scegliere, che cosa fa il pesce, come prendere l’oro e portarlo a casa, come rubare e che cosa dicono le icone. Puoi fare tutto ciò che le regole permettono; la guida ti segue.
guide-deal = Carte e dadi sono sempre gli stessi: puoi riprovare e fare meglio.
guide-panel = Guida
guide-step = { $number }/{ $last }
guide-rules = Leggi le regole
guide-paid = La tua fila { $colour } ha reso: { $income }.
guide-alone = La tua nave è sola e non ha reso nulla.

guide-einauge-win = Vince chi alla fine ha più gioielli. Le carte 7 e 8 ne danno; forzieri, ducati e sciabole ne portano altri alla fine.
guide-barrakuda-win = Conta solo l’oro in cassaforte: con { $goal } pezzi d’oro si vince. Quello nel sacco si può ancora perdere.
guide-barrakuda-banked = Hai messo in cassaforte { $gold }: nessuno te li può più togliere.
guide-barrakuda-gained = Hai trovato { $gold }.
guide-barrakuda-bitten = Il pesce è arrivato al relitto { $wreck } mentre eri lì: hai perso tutto il sacco ({ $gold }). Al massimo 4 pezzi d’oro restano lì; chi ha l’iniziativa li prende al turno dopo.
guide-barrakuda-stolen = { $name } ti ha rubato il sacco ({ $gold }): sul relitto { $wreck } la sua fila era più corta della tua e aveva l’iniziativa.

guide-einauge-title-first = Compra la tua prima isola
guide-einauge-title-fight = Combatti, se vuoi
guide-einauge-title-fight_none = Niente combattimento
guide-einauge-title-lay = Posa una carta
guide-einauge-title-wait = Ora tocca agli altri
guide-einauge-title-again = Fai rendere di nuovo una fila
guide-einauge-title-chests = I forzieri
guide-einauge-title-sell = Vendere
guide-einauge-title-near = Come finisce
guide-einauge-title-free = Vai avanti
guide-einauge-title-short = Vendi qualcosa
guide-einauge-title-sight = La fine è in vista
guide-einauge-title-final = Un ultimo combattimento
guide-einauge-title-over = È finita

guide-einauge-text-first = Le carte illuminate dell’esposizione sono in vendita; hai { $ducats }. Prova { $card }: costa { $price } e rende subito: { $income }.
guide-einauge-text-fight = Al tavolo dei pirati contano le sciabole: { $card } costa { $price }, e tu hai { $sabres }. Prendila, o tieni le sciabole: ognuna vale 3 ducati alla fine.
guide-einauge-text-fight_none = Con { $sabres } non ottieni nulla al tavolo dei pirati: una carta costa 3 sciabole, o 4 se ne mostra una. Premi il pulsante e vai avanti.
guide-einauge-text-lay = Ogni turno finisce con un regalo a Occhio Solitario: posa una carta dell’esposizione sul suo tavolo. Chi ha sciabole può prenderla, anche tu al prossimo turno.
guide-einauge-text-wait = { $name } fa le stesse tre cose: comprare, combattere, posare. La cronaca ti dice come.
guide-einauge-text-again = È il cuore del gioco: a ogni nuova carta rende di nuovo tutta la sua fila. Con { $card } ora otterresti: { $income }.
guide-einauge-text-chests = I forzieri rendono solo alla fine: in ogni colore 7 gioielli a chi ne ha di più, 4 al secondo. Tu hai { $chests }, per un valore attuale di { $jewels }.
guide-einauge-text-sell = Prima di comprare puoi vendere: un gioiello dà 3 ducati, una carta 5. Una carta venduta esce dal gioco e la sua fila da allora rende meno; vendi quindi solo per una carta che porta più di quel che dai via.
guide-einauge-text-near = Nel mazzo: { $cards }, le navi in fondo. La prima nave annuncia la fine. Se la partita finisse ora avresti { $mine }, { $name } { $theirs }.
guide-einauge-text-free = Sai tutto il necessario. Compra ciò che allunga le file, bada ai forzieri, e guarda i numeri sotto le carte: dicono quanto renderebbe la fila.
guide-einauge-text-short = Non puoi permetterti nessuna carta. Premi «Vendi»: un gioiello dà 3 ducati, una carta 5.
guide-einauge-text-sight = È arrivata la prima nave: si finisce il giro, poi tutti possono combattere ancora una volta. Ora le sciabole servono.
guide-einauge-text-final = Prendi un’ultima carta, dal tavolo dei pirati o dall’esposizione, se le tue sciabole bastano: hai { $sabres }. La sua fila rende ancora una volta.
guide-einauge-text-over = Tu hai { $mine }, { $name } ha { $theirs }. Gioca ancora con carte nuove, o riguarda ogni mossa.

guide-barrakuda-title-first = Scegli una carta
guide-barrakuda-title-sealed = Coperta
guide-barrakuda-title-fish = Occhio al pesce
guide-barrakuda-title-home = Porta a casa l’oro
guide-barrakuda-title-thief = I ladri
guide-barrakuda-title-cards = Le tue carte finiscono
guide-barrakuda-title-lost = Come si perde il sacco
guide-barrakuda-title-free = Vai avanti
guide-barrakuda-title-steer = Guidi tu il pesce
guide-barrakuda-title-answer = Speciale o furto?

guide-barrakuda-title-other = Scegli tu

guide-barrakuda-title-wait = Guarda
guide-barrakuda-title-over = È finita

guide-barrakuda-text-first = Il relitto 4 è quello che dà di più: se lì sei solo, fai entrambe le azioni. Premi la carta 4, o un’altra.
guide-barrakuda-text-sealed = La tua carta è coperta, e la puoi ancora cambiare. Quando tutti hanno scelto, le carte si scoprono insieme.
guide-barrakuda-text-fish = Il pesce è sul relitto { $fish } e nuota di 1 o 2 passi: può arrivare a { $near }. Chi lo incontra perde tutto il sacco; tu porti { $bag }. Con la carta Barracuda lo guidi tu, se nessun altro la gioca.
guide-barrakuda-text-home = Nel sacco hai { $bag }, in cassaforte { $vault }. Il relitto 5 porta fino a 7 pezzi d’oro dal sacco alla cassaforte, se lì sei solo o hai l’iniziativa.
guide-barrakuda-text-thief = Quando due si incontrano, la fila più corta ha l’iniziativa e può rubare tutto il sacco. Nella tua fila: { $mine }, in quella di { $name }: { $row }. In parità nessuno.
guide-barrakuda-text-cards = Le carte giocate restano nella fila; in mano hai ancora { $hand }. Con le frecce dei relitti 1, 2 e 3 ne riprendi; dopo la quinta tornano tutte da sole.
guide-barrakuda-text-lost = Il sacco si perde in due modi: il pesce arriva al tuo relitto, oppure lì qualcuno ha una fila più corta e ruba. Non portare a lungo molto oro, guarda dove può andare il pesce ({ $near }) e tieni corta la tua fila.
guide-barrakuda-text-free = Sai tutto il necessario: in cassaforte hai { $banked } dei { $goal } pezzi d’oro. Tocca le icone di un relitto per leggere che cosa fanno.
guide-barrakuda-text-steer =
    { $distance ->
        [one] Solo tu hai giocato la carta Barracuda: premi un relitto illuminato, fino a { $distance } passo. Guida il pesce da { $name }, o a casa sul 6.
       *[other] Solo tu hai giocato la carta Barracuda: premi un relitto illuminato, fino a { $distance } passi. Guida il pesce da { $name }, o a casa sul 6.
    }
guide-barrakuda-text-answer = Sul relitto { $wreck } hai l’iniziativa: fai l’azione speciale, o ruba tutto il sacco di { $name }.

guide-barrakuda-text-other = Questo relitto ti lascia la scelta: ogni risposta dice che cosa porta.

guide-barrakuda-text-wait = { $name } decide. Guarda il fondo del mare: i relitti si risolvono da 1 a 6.
guide-barrakuda-text-over = In cassaforte hai { $vault }, { $name } ha { $theirs }. Gioca ancora, o riguarda ogni turno.

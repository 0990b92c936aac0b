### La pagina delle impostazioni, l’elenco dei tasti, il risultato di una partita.

settings-heading = Impostazioni
settings-help = Valgono per questo browser, a tutti i suoi tavoli.
settings-noscript = Le impostazioni hanno bisogno di JavaScript nel tuo browser.
settings-title_theme = Luce
settings-title_motion = Movimento
settings-title_speed = Velocità di un turno
settings-title_sound = Suono
settings-title_confirm = Premere due volte per fare una mossa
settings-title_cards = Grandezza delle carte
settings-title_marks = Lettere sui colori
settings-title_autopass = Passare da soli
settings-help_speed = Quanto in fretta si mostra un turno e quanto in fretta giocano i bot.
settings-help_marks = Tutto ciò che si distingue per il colore porta anche una lettera.
settings-help_autopass = Dove non c’è nulla da fare, per esempio nulla per cui combattere, il tavolo passa per te.
settings-theme_system = Come il dispositivo
settings-theme_light = Giorno
settings-theme_dark = Notte
settings-motion_system = Come il dispositivo
settings-motion_none = Nessuno
settings-speed_slow = Lenta
settings-speed_normal = Normale
settings-speed_fast = Rapida
settings-speed_off = Immediata
settings-sound_on = Attivo
settings-sound_off = Spento
settings-confirm_touch = Con il dito
settings-confirm_always = Sempre
settings-confirm_never = Mai
settings-cards_small = Piccole
settings-cards_normal = Normali
settings-cards_large = Grandi
settings-marks_on = Sì
settings-marks_off = No
settings-autopass_on = Sì
settings-autopass_off = No
settings-reset = Come all’inizio

settings-me = Chi sei
settings-me_help = Non ci sono account: è questo browser a sapere chi sei. Un file da conservare ti restituisce nome, posti e partite se il browser ti dimentica, e in qualsiasi altro browser. Chi ha il file può giocare al tuo posto.
settings-me_keep = Salva il mio file
settings-me_other = Questo browser è { $name }. Se scegli il file di qualcun altro, le partite di { $name } si raggiungono solo con il suo file.
settings-me_choose = Un file che hai salvato
settings-me_restore = Torna a essere questa persona
settings-me_bad = Questo non è un file salvato qui.
settings-me_file = Tortuga: con questo file un browser diventa { $name }, con tutti i posti e le partite. Sceglilo alla pagina { $page } e non mostrarlo a nessuno.

settings-data = I tuoi dati
settings-data_help = Sono conservati: i tavoli a cui hai giocato, o guardato e scritto, con il tuo nome, le tue mosse, i tuoi messaggi e i loro orari; la tua ultima visita; le partite che hai giocato senza il server; e il tuo indirizzo e-mail, se ne hai dato uno. Nient’altro. Le partite finite vengono cancellate dopo un anno.
settings-data_save = Salva in un file
settings-data_erase = Cancella
settings-data_erase_help = Lasci tutte le partite; i bot continuano a giocare. Il tuo nome e i tuoi messaggi vengono sostituiti a ogni tavolo finito, e agli altri appena finiscono le loro partite. Le tue mosse restano, senza il tuo nome: le partite sono anche degli altri. Poi questo browser non ti riconosce più. Non si può annullare.
settings-data_erase_sure = Cancellami per sempre
settings-erased = I tuoi dati sono cancellati
settings-erased_help = Il tuo nome, i tuoi messaggi e il tuo indirizzo e-mail sono cancellati da questo server; ai tavoli dove si gioca ancora, nome e messaggi spariranno alla fine della partita. Questo browser non ti riconosce più. Le impostazioni e le partite che il browser stesso conserva ci sono ancora.
mail-heading = Un’e-mail quando tocca a te
mail-help = Per i tavoli con giorni per decidere: se da un po’ tocca a te e non l’hai visto, un’e-mail elenca tutti i tavoli che ti aspettano, al massimo una ogni sei ore. L’indirizzo non serve ad altro.
mail-state_on = Le e-mail vanno a { $address }.
mail-state_asked = È stato inviato un link a { $address }. Aprilo entro un giorno per confermare l’indirizzo.
mail-forget = Niente più e-mail
mail-address = Il tuo indirizzo e-mail
mail-ask = Inviami il link
mail-stale = Questo link non è valido o è scaduto.
mail-page_confirm = Inviare un’e-mail a { $address } quando tocca a te?
mail-do_confirm = Sì, invia le e-mail
mail-done_confirm = D’ora in poi le e-mail vanno a { $address }.
mail-page_digest = Non inviare più e-mail a { $address }?
mail-do_digest = Non inviare più e-mail
mail-done_digest = A { $address } non arriveranno più e-mail; l’indirizzo è stato cancellato.
mail-confirm_subject = Tortuga: conferma il tuo indirizzo
mail-confirm_text =
    Qualcuno su { $home } vuole ricevere e-mail a questo indirizzo quando è il suo turno.

    Se sei tu, apri questo link entro un giorno:
    { $link }

    Altrimenti non fare nulla: non arriveranno altre e-mail.
mail-digest_subject =
    { $number ->
        [one] Tortuga: { $number } tavolo ti aspetta
       *[other] Tortuga: { $number } tavoli ti aspettano
    }
mail-digest_text = Tocca a te a questi tavoli:
mail-digest_stop = Niente più e-mail: { $link }
mail-webhook = Il tavolo aspetta { $names }: { $url }

keys-heading = Tasti
keys-help = Al tavolo e quando si rivede una partita, finché non si scrive.
keys-table = Al tavolo
keys-replay = Rivedendo una partita
keys-tab = All’elemento successivo o precedente
keys-arrows = Alla carta o al pulsante successivo
keys-enter = Premere
keys-digits = Scegliere la carta con questo numero
keys-escape = Saltare il turno mostrato; chiudere; lasciare
keys-undo = Ritirare la mossa
keys-pass = Passare
keys-hint = Chiedere un suggerimento
keys-again = Rivedere l’ultimo turno
keys-step = Una mossa indietro, una mossa avanti
keys-ends = All’inizio, alla fine
keys-space = Riproduzione automatica, e fermarla
keys-name_tab = Tab, Maiusc + Tab
keys-name_arrows = Tasti freccia
keys-name_enter = Invio
keys-name_escape = Esc
keys-name_step = ← →
keys-name_ends = Inizio, Fine
keys-name_space = Spazio

result-heading = Risultato
result-points = Punti
result-share = Condividi l’immagine
result-save = Salva l’immagine
result-picture = Il risultato come immagine

### La pagina di chi gestisce il server.

admin-heading = Questo server
admin-enter_help = Per chi gestisce questo server. Il codice è il valore di TORTUGA_ADMIN_TOKEN con cui è stato avviato.
admin-no_token = Qui questa pagina non c’è: il server è stato avviato senza TORTUGA_ADMIN_TOKEN.
admin-token = Codice
admin-enter = Entra
admin-bad_token = Questo non è il codice di questo server.
admin-now = Adesso
admin-tables_open = Tavoli aperti
admin-tables_running = Partite in corso
admin-tables_over = Partite finite
admin-tables_closed = Tavoli chiusi
admin-sockets = Connessioni
admin-waiting = Richieste in attesa di un bot
admin-held = Richieste che hanno bloccato le altre
admin-load = Carico del sistema
admin-database = Database
admin-free = Libero sul suo disco
admin-mib = { NUMBER($size) } MiB
admin-people = Persone
admin-people_help = Chi siede ai tavoli, gli ultimi visti per primi. Silenziare ed escludere valgono per la persona, qualunque nome usi.
admin-people_none = Nessuno siede a un tavolo.
admin-tables_of =
    { $number ->
        [0] a nessun tavolo
        [one] a un tavolo
       *[other] a { $number } tavoli
    }
admin-is_muted = silenziata
admin-is_banned = esclusa
admin-is_leaving = sarà cancellata alla fine delle partite
admin-mute = Silenzia
admin-unmute = Lascia scrivere di nuovo
admin-ban = Escludi
admin-unban = Lascia giocare di nuovo
admin-export = Esporta
admin-erase = Cancella
admin-erase_help = La persona lascia le sue partite; i bot continuano a giocare. Il nome, i messaggi e l’identità vengono sostituiti a ogni tavolo finito, e agli altri appena finiscono le loro partite. Non si può annullare.
admin-erase_sure = Cancella per sempre
admin-address = Escludi un indirizzo
admin-address_help = Da questo indirizzo nessuno può più cambiare nulla. Un indirizzo IPv6 vale per tutti quelli con gli stessi primi 64 bit.
admin-tables = Tavoli
admin-tables_none = Non ci sono ancora tavoli.
admin-status_open = aperto
admin-status_running = in corso
admin-status_over = finito
admin-status_closed = chiuso
admin-close = Chiudi
admin-close_help = La partita finisce senza risultato, per tutti.
admin-close_sure = Chiudi il tavolo

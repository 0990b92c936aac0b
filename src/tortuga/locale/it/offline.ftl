### Il sito che gioca senza server.

offline-about = Si gioca solo su questo dispositivo: contro i bot o con chi ti siede accanto.
offline-stored = Tutto è conservato su questo dispositivo. Puoi giocare senza rete.
offline-renewed = C’è una nuova versione.
offline-use = Usala
offline-bots = Bot
offline-bot = { $name } (livello { $level })
offline-players = Giocatori
offline-people = Persone su questo dispositivo
offline-play = Gioca
offline-record_help = Guarda una partita che hai salvato. Il file resta su questo dispositivo.
offline-save = Salva la registrazione
offline-drop = Elimina
offline-no_positions = era attesa una partita registrata dall’inizio; questa comincia da una posizione
offline-link = Gioca senza rete
offline-sent = anche tra le tue partite sul server
offline-refused = Il server non l’ha accettata: { $reason }

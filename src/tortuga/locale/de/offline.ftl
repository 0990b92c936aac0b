### Die Seiten, die ohne Server spielen.

offline-about = Gespielt wird allein auf diesem Gerät: gegen Bots oder mit anderen, die daneben sitzen.
offline-stored = Alles liegt auf diesem Gerät. Du kannst ohne Netz spielen.
offline-renewed = Es gibt eine neue Version.
offline-use = Benutzen
offline-bots = Bots
offline-bot = { $name } (Stufe { $level })
offline-players = Personen
offline-people = Personen an diesem Gerät
offline-play = Spielen
offline-record_help = Sieh dir eine gespeicherte Partie an. Die Datei bleibt auf diesem Gerät.
offline-save = Aufzeichnung speichern
offline-drop = Löschen
offline-no_positions = erwartet wurde eine Aufzeichnung vom Beginn einer Partie; es kam eine ab einer Stellung
offline-link = Ohne Netz spielen
offline-sent = auch unter deinen Partien auf dem Server
offline-refused = Der Server hat sie nicht angenommen: { $reason }

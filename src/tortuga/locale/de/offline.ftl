### Die Seiten, die ohne Server spielen.

offline-about = Gespielt wird allein auf diesem Gerät: gegen Bots oder mit anderen, die daneben sitzen.
offline-stored = Alles liegt auf diesem Gerät. Du kannst ohne Netz spielen.
offline-renewed = Es gibt eine neue Version.
offline-use = Benutzen
offline-bots = Bots
offline-bot = { $name } (Stufe { $level })
offline-players = Spielende
offline-people = Menschen an diesem Gerät
offline-play = Spielen
offline-record_help = Sieh dir ein gespeichertes Spiel an. Die Datei bleibt auf diesem Gerät.
offline-save = Aufzeichnung speichern
offline-drop = Löschen
offline-no_positions = erwartet wurde eine Aufzeichnung vom Beginn eines Spiels; es kam eine ab einer Stellung
offline-link = Ohne Netz spielen
offline-sent = auch unter deinen Spielen auf dem Server
offline-refused = Der Server hat es nicht angenommen: { $reason }

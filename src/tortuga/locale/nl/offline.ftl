### De site die zonder server speelt.

offline-about = Je speelt alleen op dit apparaat: tegen bots, of met anderen die naast je zitten.
offline-stored = Alles staat op dit apparaat. Je kunt zonder netwerk spelen.
offline-renewed = Er is een nieuwe versie.
offline-use = Gebruiken
offline-bots = Bots
offline-bot = { $name } (niveau { $level })
offline-players = Spelers
offline-people = Spelers aan dit apparaat
offline-play = Spelen
offline-record_help = Bekijk een partij die je hebt bewaard. Het bestand blijft op dit apparaat.
offline-save = Verslag bewaren
offline-drop = Verwijderen
offline-no_positions = verwacht werd een verslag vanaf het begin van een partij; dit begint bij een stelling
offline-link = Zonder netwerk spelen
offline-sent = ook bij je partijen op de server
offline-refused = De server heeft de partij niet aangenomen: { $reason }

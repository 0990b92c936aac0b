### De site die zonder server speelt.

offline-about = Je speelt alleen op dit apparaat: tegen bots, of met anderen die naast je zitten.
offline-stored = Alles staat op dit apparaat. Je kunt zonder netwerk spelen.
offline-renewed = Er is een nieuwe versie.
offline-use = Gebruiken
offline-bots = Bots
offline-bot = { $name } (niveau { $level })
offline-players = Spelers
offline-people = Mensen aan dit apparaat
offline-play = Spelen
offline-record_help = Bekijk een spel dat je hebt bewaard. Het bestand blijft op dit apparaat.
offline-save = Spel bewaren
offline-drop = Verwijderen
offline-no_positions = verwacht werd een spel vanaf het begin; dit begint bij een stelling
offline-link = Zonder netwerk spelen
offline-sent = ook bij je spellen op de server
offline-refused = De server heeft het niet aangenomen: { $reason }

### Le site qui joue sans serveur.

offline-about = On joue sur cet appareil seulement : contre des bots, ou à plusieurs devant le même écran.
offline-stored = Tout est gardé sur cet appareil. Tu peux jouer sans réseau.
offline-renewed = Il y a une nouvelle version.
offline-use = L’utiliser
offline-bots = Bots
offline-bot = { $name } (niveau { $level })
offline-players = Joueurs
offline-people = Personnes sur cet appareil
offline-play = Jouer
offline-record_help = Regarde une partie que tu as enregistrée. Son fichier reste sur cet appareil.
offline-save = Enregistrer la partie
offline-drop = Supprimer
offline-no_positions = une partie enregistrée depuis son début était attendue ; celle-ci commence à une position
offline-link = Jouer sans réseau
offline-sent = aussi dans tes parties sur le serveur
offline-refused = Le serveur ne l’a pas acceptée : { $reason }

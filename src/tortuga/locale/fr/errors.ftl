### Errors: what was expected and what came; what a table or the server refuses.

error-or = { $first } ou { $last }
error-line = ligne { $line } : { $reason }
error-expected = { $what } : attendu { $wanted } ; reçu { $came }
error-expected_here = Attendu : { $wanted } ; reçu : { $came }.
error-option = option { $name }
error-any_option = option
error-game = jeu
error-whole = un nombre entier de { $low } à { $high }
error-switch = on ou off (oui ou non)
error-list = une liste
error-teams = off, ou 4 joueurs
error-layout_type = un nom, random ou un dessin
error-layout = { $names } ou un dessin
error-as_drawing = { $wrong } ; comme dessin, { $drawing }
error-wrecks = none, ou un ou deux numéros différents de 1 à 6
error-cards = le nom d’un tableau ou un fichier
error-colours_out =
    { $number ->
        [one] random ou exactement { $number } couleur parmi { $colours }
       *[other] random ou exactement { $number } couleurs différentes parmi { $colours }
    }
error-drawing_signs = des chiffres de 1 à 6, . et /, par exemple { $example }
error-drawing_numbers = chaque chiffre de 1 à 6 une fois
error-drawing_piece = six épaves jointes par leurs côtés en un seul morceau
error-no_move = attendu un coup comme { $examples } ; reçu { $came }
error-no_move_but_near = attendu un coup comme { $examples } ; reçu { $came } (voulais-tu dire { $near } ?)
error-no_outcome = attendu un résultat du hasard ; reçu { $came }
error-no_chance = le hasard n’est pas consulté dans la phase { $phase }
error-no_such_chance = attendu un résultat possible dans la phase { $phase } ; reçu { $came }
error-step = étape
error-step_form = une place ou ~, puis un coup ou un résultat
error-late_header = attendu une étape : les en-têtes précèdent la première étape ; reçu { $came }
error-header = attendu un en-tête comme [Game "einauge"] ; reçu { $came }
error-header_twice = chaque en-tête ne vient qu’une fois ; { $header } revient (d’abord ligne { $first })
error-no_step = attendu une étape comme { $example } ; reçu { $came }
error-hash = attendu l’empreinte { $wanted } ; reçu { $came } : cette ligne ou une ligne plus haut a été modifiée
error-the_header = en-tête { $header }
error-version = version { $version }
error-no_header = attendu un en-tête { $header } ; il n’y en a pas
error-no_json = attendu du JSON ; { $error }
error-no_object = attendu un objet JSON ; reçu { $came }
error-cards_header = en-tête Cards (nom et empreinte du tableau de cartes)
error-not_over = l’en-tête Result dit { $came }, mais la partie n’est pas finie après la dernière ligne
error-no_file = les cartes sont attendues dans l’en-tête Table ; un fichier ne peut pas être lu ici
error-record = l’enregistrement
error-most_steps = { $most } étapes au plus
error-at_step = étape { $step } : { $reason }
error-json_options = un objet JSON avec le tableau de cartes complet dans cards
error-long_number = un nombre a { $digits } chiffres au plus

error-position-e7_twice = E7 : chaque carte à un seul endroit ; { $card } est dans { $where } et aussi ailleurs
error-position-e4_2 = E4.2 : une rangée contient une île ; la rangée { $colour } de la place { $seat } n’en a pas
error-position-e4_1 = E4.1 : 7 cartes au plus dans une rangée ; la rangée { $colour } de la place { $seat } en a { $number }
error-position-e1_2_empty = E1.2 : aucune carte n’est posée avant le tirage des couleurs
error-position-e1_2_drawn = E1.2 : avec ces options, les couleurs ne sont pas tirées
error-position-e1_2_out = E1.2 : à 2/3/4/5 joueurs, exactement 3/2/1/0 couleurs sortent, celles de l’option
error-position-e7_once = E7 : chaque carte à un seul endroit
error-position-e7_ships = E7 : chaque carte à un seul endroit ; il y a { $ships } navires, ici { $number }
error-position-e3_4_most = E3.4 : six cartes au plus à l’étal
error-position-e3_3_most = E3.3 : six cartes au plus sur la table des pirates
error-position-e7_pile = E7 : aucun navire au-dessus d’une île
error-position-e3_1 = E3.1 : ici, l’achat n’a pas lieu et n’est pas demandé
error-position-e1_5 = E1.5 : la place 0 commence ; aucun tour n’est joué pendant la mise en place
error-position-e5_2_left = E5.2 : dans la manche finale, une place doit encore agir
error-position-e5_2_none = E5.2 : final_left vaut 0 hors de la manche finale
error-position-moved = moved vaut false dans la manche finale et après
error-position-e3_5 = E3.5 : après tant de tours sans mouvement, la manche finale a commencé
error-position-e1_3_last = E1.3 : la table des pirates est servie en dernier
error-position-e1_3_pile = E1.3 : pendant la distribution, toutes les autres îles sont dans la pioche
error-position-e3_4_pile = E3.4 : le hasard n’est consulté que s’il reste des îles dans la pioche
error-position-e3_4_full = E3.4 : un étal plein n’est pas complété
error-position-e3_3_lay = E3.3 : ici, la pose n’a pas lieu et n’est pas demandée
error-position-near = near : en ordre, chaque paire une fois
error-position-ascending = { $where } : en ordre croissant, chaque carte une fois
error-position-b9_hand = B9 : la main et la rangée de chaque joueur font ensemble exactement 1–5 ; { $where }
error-position-b3_2 = B3.2 : qui a joué sa dernière carte de déplacement reprend les cinq ; { $where }
error-position-b3_1_hand = B3.1 : la carte choisie est en main ; { $where }
error-position-b3_0_asked = B3.0 : on n’est interrogé que si plusieurs réponses sont permises
error-position-b0_chance = B0 : avec ces options, la disposition n’est pas tirée au sort
error-position-b0_empty = B0 : rien n’est posé avant le tirage de la disposition
error-position-b0_layout = B0 : la disposition est celle de l’option
error-position-b1_2 = B1.2 : six épaves jointes par leurs côtés en un seul morceau
error-position-chosen = chosen est vidé à la révélation
error-position-b3_1_reveal = B3.1 : quand tous ont choisi, les cartes sont révélées
error-position-b3_5_lie = B3.5 : les pions ne sont couchés que de la révélation à la fin des actions
error-position-b3_1_stand = B3.1 : qui a plongé est debout sur une épave ; { $where }
error-position-b3_1_centre = B3.1 : la carte Barracuda qui vient d’être jouée est au centre ; { $where }
error-position-b3_3_single = B3.3 : une seule carte Barracuda guide le poisson
error-position-b3_3_owner = B3.3 : seul le propriétaire de l’unique carte Barracuda guide le poisson
error-position-actor = actor : la place qui décide, ou dont c’est l’action rouge ; sinon null
error-position-distance = distance : seulement dans direction et steer
error-position-wreck = wreck : seulement dans answer, special et general ; sinon 0
error-position-initiative = initiative : seulement dans answer, special et general ; sinon 0
error-position-victim = victim : seulement dans pair et card ; sinon null
error-position-pair = pair : seulement dans card ; sinon vide
error-position-b0_limit = B0 : la limite de tours a terminé la partie
error-position-b6_goal = B6 : qui a l’objectif dans son coffre-fort a gagné
error-position-b6_over = B6 : la partie ne finit que par l’objectif ou la limite de tours
error-position-b4_6 = B4.6 : seul un plongeur debout agit, sur son épave
error-position-b4_3 = B4.3 : là où est le poisson, ni action spéciale ni vol
error-position-b5 = B5 : cette épave n’a pas un tel choix
error-position-b5_4_when = B5.4 : les actions rouges se choisissent sur une épave et se font à la fin du tour
error-position-b5_4_who = B5.4 : seul qui a plongé vers une épave a une action rouge
error-position-b3_5_order = B3.5 : les actions rouges vont par épave, puis par place
error-position-b5_4_victim = B5.4 : la victime est un adversaire
error-position-b3_0_pair = B3.0 : une paire rouge à un seul résultat possible n’est pas tirée
error-position-b5_4_pair = B5.4 : deux cartes de la main de la victime
error-position-state = l’état simple de docs/records.md
error-position-card = une carte comme red 4 ou ship
error-position-numbers = une liste de { $number } nombres
error-position-seats = { $number } places
error-position-colours = des couleurs différentes parmi { $colours }
error-position-truth = true ou false
error-position-choice = dive 1 à dive 5, barracuda ou null

error-table-file = { $file }, tout le fichier
error-table-table = une table
error-table-value = une valeur
error-table-nothing = rien
error-table-fields = seulement les champs { $fields }
error-table-name = un nom
error-table-text = un texte
error-table-letters = des lettres, des chiffres ou des traits d’union
error-table-islands = exactement 7 îles
error-table-wrecks = exactement 6 épaves
error-table-other_name = un nom qu’aucune autre carte n’a
error-table-not_ship = un nom d’île autre que ship
error-table-no_number = rien : seuls gold et take_back ont un nombre
error-table-found = le nom d’un tableau ({ $names }) ou un fichier TOML
error-table-unreadable = { $file } : lecture impossible : { $error }
error-table-toml = { $file } : attendu un fichier TOML ; { $error }

error-seed-bytes = une graine a { $number } octets ; reçu { $came }
error-seed-number = une graine est un nombre de 0 à 2**256 - 1 ; reçu { $came }
error-seed-text = une graine est un nombre entier ou { $number } chiffres hexadécimaux ; reçu { $came }

error-note-no_hash =
    { $number ->
        [one] { $number } étape n’a pas d’empreinte : on ne peut dire si elle a été modifiée
       *[other] { $number } étapes n’ont pas d’empreinte : on ne peut dire si elles ont été modifiées
    }
error-note-no_seed = l’enregistrement n’a pas de graine : les résultats du hasard valent tels qu’ils sont notés
error-note-differs = étape { $step } : la graine dit { $dealt } ; l’enregistrement prime, il dit { $came }

web-missing-heading = Hors de la carte marine
web-missing-text = Il n’y a rien à cette adresse. Une table restée inutilisée a pu être fermée, ou le lien a été coupé.
web-missing-record = Cet enregistrement n’est plus là : les fichiers envoyés ne sont pas gardés. Renvoie le tien depuis la page d’accueil.

web-error-heading_403 = Pas d’ici
web-error-text_403 = Cette requête ne venait pas de nos propres pages. Rien n’a été changé ; rouvre la page et recommence là.
web-error-heading_405 = Mauvaise porte
web-error-text_405 = Cette adresse n’accepte pas ce genre de requête.
web-error-heading_409 = Pas encore
web-error-text_409 = C’est impossible pour l’instant. Rien n’a été changé.
web-error-heading_408 = Trop lent
web-error-text_408 = L’envoi n’est pas arrivé à temps. Rien n’a été changé.
web-error-heading_411 = De quelle taille ?
web-error-text_411 = La longueur de ce qui est envoyé doit être annoncée d’abord. Rien n’a été changé.
web-error-heading_413 = Trop lourd pour le navire
web-error-text_413 = C’était plus gros que ce que nous pouvons prendre.
web-error-heading_422 = Nous n’avons pas compris
web-error-text_422 = Quelque chose dans l’adresse ou le formulaire n’est pas comme il faut. Rien n’a été changé.
web-error-heading_429 = Trop à la fois
web-error-text_429 = Attends un instant, puis réessaie.
web-error-heading_500 = Une tempête de notre côté
web-error-text_500 = Quelque chose a mal tourné ici, pas chez toi. Rien de ce que tu as fait avant n’est perdu ; réessaie.

web-guard-no_such_page = Il n’y a rien à cette adresse.
web-guard-too_fast =
    { $seconds ->
        [one] Trop de requêtes. Réessaie dans { $seconds } seconde.
       *[other] Trop de requêtes. Réessaie dans { $seconds } secondes.
    }
web-guard-too_large = C’est trop gros : { $bytes } octets au plus sont acceptés ; reçu : { $came }.
web-guard-too_slow = L’envoi doit arriver en { $seconds } secondes au plus.
web-guard-no_length = La longueur de l’envoi doit être annoncée (Content-Length).
web-guard-not_ready =
    { $seconds ->
        [one] { $game } n’est pas encore prêt : ses règles sont en cours de compilation. Réessaie dans { $seconds } seconde.
       *[other] { $game } n’est pas encore prêt : ses règles sont en cours de compilation. Réessaie dans { $seconds } secondes.
    }
web-guard-not_compiled = Impossible de jouer à { $game } : la compilation de { $step } a échoué. Le journal du serveur dit pourquoi ; la personne qui s’en occupe peut réessayer avec « tortuga warm ».
web-guard-foreign = Cette requête ne vient pas de nos propres pages (Origin).
web-guard-banned = Tu ne peux rien changer sur ce serveur : son responsable t’a exclu.

web-invalid-missing = Quelque chose est attendu ici ; rien n’est arrivé.
web-invalid-text = Un texte est attendu.
web-invalid-whole = Un nombre entier est attendu.
web-invalid-switch = true ou false est attendu.
web-invalid-list = Une liste est attendue.
web-invalid-object = Un objet JSON est attendu.
web-invalid-too_long = { $longest } caractères au plus sont acceptés.
web-invalid-signs = Seuls des lettres, chiffres et signes sans espace sont acceptés (ASCII).
web-invalid-json = Ce qui est arrivé n’est pas du JSON.

web-invalid-other = Cette valeur ne peut pas être acceptée.

table-refused-too_many_entries = Les options ont { $most } entrées au plus.
table-refused-options_too_large = Les options font au plus { $most } octets en JSON ; reçu : { $came }.
table-refused-text_too_long = Un texte a { $longest } caractères au plus ; reçu : { $came }.
table-refused-bad_text = Un texte contient un caractère qui ne peut pas être enregistré.
table-refused-number_too_large = Un nombre a { $digits } chiffres au plus.
table-refused-hint_failed = L’indice n’a pas pu être calculé. Redemande-le, s’il te plaît.
table-refused-too_deep = Les options contiennent au plus { $deepest } tableaux imbriqués.
table-refused-stale = La partie a avancé. Voici où elle en est.
table-refused-no_such_table = Cette table n’existe pas.
table-refused-bad_name = Un nom compte de 1 à 24 caractères.
table-refused-bad_seats = Ce jeu a { $wanted } places ; tu en as donné { $came }.
table-refused-bad_seat = Une place est à moi (me), ouverte (open) ou à un bot (bot).
table-refused-no_such_bot = Choisis un de ces bots : { $wanted }. { $came } n’existe pas.
table-refused-bad_cards = Choisis un de ces tableaux de cartes : { $wanted }, ou envoie le tien en JSON.
table-refused-bad_clock = Une horloge compte de { $shortest } à { $longest } secondes.
table-refused-bad_webhook = L’adresse https d’un webhook était attendue, de 500 caractères au plus, que ce serveur peut appeler.
table-refused-webhook_clock = Un webhook est réservé aux tables avec au moins un jour par décision.
table-refused-bad_address_mail = Une adresse e-mail comme anna@example.org était attendue.
table-refused-mail_asked = Un lien a déjà été envoyé à cette adresse ces dernières 24 heures. Utilise-le, ou réessaie demain.
table-refused-no_mail = Ce serveur n’envoie pas d’e-mails.
table-refused-bad_deal = Cette donne a déjà servi, est trop ancienne ou ne vient pas d’ici : demandes-en une nouvelle.
table-refused-bad_start = Qui commence : { $wanted } ; tu as donné { $came }.
table-refused-bad_youngest = Le plus jeune occupe une place de 0 à { $last }.
table-refused-table_ended = Cette table est terminée.
table-refused-seat_taken = Cette place est prise.
table-refused-seat_reserved = Cette place est réservée à { $name } pendant quelques minutes.
table-refused-sits_already = Tu es déjà à cette table.
table-refused-not_at_table = Tu n’es pas à cette table.
table-refused-not_running = La partie n’est pas en cours.
table-refused-bad_move = Ce n’est pas un coup : { $came }
table-refused-no_undo = Impossible d’annuler : quelque chose de caché a été révélé depuis, ou ce n’était pas ton coup.
table-refused-host_only = Seul l’hôte de la table peut faire cela.
table-refused-needs_consent = { $name } est là et joue. Personne d’autre à la table ne pourrait donner son accord : la place lui reste.
table-refused-proposal_open = Les autres n’ont pas encore répondu à la dernière proposition.
table-refused-no_proposal = Il n’y a plus de proposition en cours.
table-refused-no_vote = Seules les autres personnes qui jouent à cette table en décident.
table-refused-muted = Le responsable de ce serveur t’a réduit au silence : tu peux jouer, mais pas écrire.
table-refused-bad_address = L’identifiant d’une personne ou une adresse que l’on peut exclure est attendu ; reçu : { $came }
table-refused-no_such_seat = Cette place n’existe pas.
table-refused-bad_chat = Un message compte de 1 à { $longest } caractères.
table-refused-chat_off = La discussion est désactivée à cette table.
table-refused-phrases_only = À cette table, on ne peut dire que des phrases toutes faites : { $wanted }.
table-refused-no_such_phrase = Une de ces phrases était attendue : { $wanted }. Reçu : { $came }
table-refused-bad_chat_mode = Le mode de discussion d’une table est l’un de { $wanted } ; reçu : { $came }
table-refused-name_taken = Quelqu’un à cette table s’appelle déjà { $name }, ou presque. Choisis un autre nom.
table-refused-too_many_bot_tables = Au plus { $most } de tes tables sans joueur humain peuvent être en cours à la fois. Attends que l’une d’elles soit terminée.
table-refused-too_many_device_games = Tes parties peuvent en compter au plus { $most } jouées sans le serveur. Enregistre la partie ; tu peux téléverser le fichier pour la revoir.
table-refused-busy = La table est occupée. Réessaie.
table-refused-not_over = L’enregistrement sera là quand la partie sera finie.
table-refused-nobody = Personne ne connaît encore ton nom : choisis-en un sur la page d’accueil, puis reviens (programmes : POST /api/users donne un jeton).
table-refused-no_hints = Les indices ne sont pas permis à cette table.

### La page des réglages, la liste des touches, le résultat d’une partie.

settings-heading = Réglages
settings-help = Ils valent pour ce navigateur, à toutes ses tables.
settings-noscript = Les réglages ont besoin de JavaScript dans ton navigateur.
settings-title_theme = Lumière
settings-title_motion = Mouvements
settings-title_speed = Vitesse d’un tour
settings-title_sound = Son
settings-title_confirm = Appuyer deux fois pour jouer un coup
settings-title_cards = Taille des cartes
settings-title_marks = Lettres sur les couleurs
settings-title_autopass = Passer tout seul
settings-help_speed = À quelle vitesse un tour est montré et à quelle vitesse jouent les bots.
settings-help_marks = Tout ce qui se distingue par sa couleur porte aussi une lettre.
settings-help_autopass = Quand il n’y a rien à faire, par exemple aucun butin à disputer, la table passe pour toi.
settings-theme_system = Comme l’appareil
settings-theme_light = Jour
settings-theme_dark = Nuit
settings-motion_system = Comme l’appareil
settings-motion_none = Aucun
settings-speed_slow = Lente
settings-speed_normal = Normale
settings-speed_fast = Rapide
settings-speed_off = Immédiate
settings-sound_on = Activé
settings-sound_off = Coupé
settings-confirm_touch = Au doigt
settings-confirm_always = Toujours
settings-confirm_never = Jamais
settings-cards_small = Petites
settings-cards_normal = Normales
settings-cards_large = Grandes
settings-marks_on = Oui
settings-marks_off = Non
settings-autopass_on = Oui
settings-autopass_off = Non
settings-reset = Comme au début

settings-me = Qui tu es
settings-me_help = Il n’y a pas de compte : c’est ce navigateur qui sait qui tu es. Un fichier à conserver te rend ton nom, tes places et tes parties si le navigateur t’oublie, et dans tout autre navigateur. Qui a ce fichier peut jouer à ta place.
settings-me_keep = Enregistrer mon fichier
settings-me_other = Ce navigateur est { $name }. Si tu choisis le fichier de quelqu’un d’autre, seul son propre fichier permettra de retrouver les parties de { $name }.
settings-me_choose = Un fichier que tu as enregistré
settings-me_restore = Redevenir cette personne
settings-me_bad = Ce n’est pas un fichier enregistré ici.
settings-me_file = Tortuga : avec ce fichier, un navigateur devient { $name }, avec toutes ses places et ses parties. Choisis-le à la page { $page } et ne le montre à personne.

settings-data = Tes données
settings-data_help = Sont conservés : les tables où tu as joué, ou regardé et écrit, avec ton nom, tes coups, tes messages et leurs heures ; ta dernière visite ; les parties que tu as jouées sans le serveur ; et ton adresse e-mail si tu en as donné une. Rien d’autre. Les parties terminées sont effacées au bout d’un an.
settings-data_save = Enregistrer dans un fichier
settings-data_erase = Effacer
settings-data_erase_help = Tu quittes toutes les parties ; des bots jouent à ta place. Ton nom et tes messages sont remplacés à chaque table terminée, et aux autres dès que leurs parties le seront. Tes coups restent, sans ton nom : les parties sont aussi celles des autres. Ensuite, ce navigateur ne te connaît plus. C’est irréversible.
settings-data_erase_sure = M’effacer définitivement
settings-erased = Tes données sont effacées
settings-erased_help = Ton nom, tes messages et ton adresse e-mail sont effacés de ce serveur ; aux tables où la partie continue, nom et messages disparaîtront quand elle sera finie. Ce navigateur ne te connaît plus. Les réglages et les parties que le navigateur garde lui-même y sont encore.
mail-heading = Un e-mail quand c’est à toi
mail-help = Pour les tables avec des jours par décision : si c’est à toi depuis un moment et que tu ne l’as pas vu, un e-mail énumère toutes les tables qui t’attendent, au plus un toutes les six heures. L’adresse ne sert à rien d’autre.
mail-state_on = Les e-mails sont envoyés à { $address }.
mail-state_asked = Un lien a été envoyé à { $address }. Ouvre-le d’ici un jour pour confirmer l’adresse.
mail-forget = Plus d’e-mails
mail-address = Ton adresse e-mail
mail-ask = Envoyer le lien
mail-stale = Ce lien n’est pas valable ou a expiré.
mail-page_confirm = Envoyer des e-mails à { $address } quand c’est à toi ?
mail-do_confirm = Oui, envoyer des e-mails
mail-done_confirm = Désormais, les e-mails sont envoyés à { $address }.
mail-page_digest = Ne plus envoyer d’e-mails à { $address } ?
mail-do_digest = Ne plus envoyer d’e-mails
mail-done_digest = Plus aucun e-mail ne sera envoyé à { $address } ; l’adresse est effacée.
mail-confirm_subject = Tortuga : confirme ton adresse
mail-confirm_text =
    Quelqu’un sur { $home } souhaite recevoir des e-mails à cette adresse quand c’est son tour.

    Si c’est toi, ouvre ce lien dans la journée :
    { $link }

    Sinon, ne fais rien : aucun autre e-mail ne viendra.
mail-digest_subject =
    { $number ->
        [one] Tortuga : { $number } table t’attend
       *[other] Tortuga : { $number } tables t’attendent
    }
mail-digest_text = C’est à toi de jouer à ces tables :
mail-digest_stop = Ne plus recevoir d’e-mails : { $link }
mail-webhook = La table attend { $names } : { $url }

keys-heading = Touches
keys-help = À la table et en revoyant une partie, tant qu’on n’écrit pas.
keys-table = À la table
keys-replay = En revoyant une partie
keys-tab = Vers l’élément suivant ou précédent
keys-arrows = Vers la carte ou le bouton suivant
keys-enter = Appuyer
keys-digits = Choisir la carte de ce numéro
keys-escape = Sauter le tour montré ; fermer ; lâcher
keys-undo = Reprendre son coup
keys-pass = Passer
keys-hint = Demander un indice
keys-again = Revoir le dernier tour
keys-step = Un coup en arrière, un coup en avant
keys-ends = Au début, à la fin
keys-space = Lecture automatique, et arrêt
keys-name_tab = Tab, Maj + Tab
keys-name_arrows = Flèches
keys-name_enter = Entrée
keys-name_escape = Échap
keys-name_step = ← →
keys-name_ends = Début, Fin
keys-name_space = Espace

result-heading = Résultat
result-points = Points
result-share = Partager l’image
result-save = Enregistrer l’image
result-picture = Le résultat en image

### La page du responsable du serveur.

admin-heading = Ce serveur
admin-enter_help = Pour la personne qui gère ce serveur. Le jeton est la valeur de TORTUGA_ADMIN_TOKEN avec laquelle il a été lancé.
admin-no_token = Cette page n’existe pas ici : le serveur a été lancé sans TORTUGA_ADMIN_TOKEN.
admin-token = Jeton
admin-enter = Entrer
admin-bad_token = Ce n’est pas le jeton de ce serveur.
admin-now = En ce moment
admin-tables_open = Tables ouvertes
admin-tables_running = Parties en cours
admin-tables_over = Parties terminées
admin-tables_closed = Tables fermées
admin-sockets = Connexions
admin-waiting = Demandes en attente d’un bot
admin-held = Requêtes qui ont bloqué les autres
admin-load = Charge du système
admin-database = Base de données
admin-free = Libre sur son disque
admin-mib = { NUMBER($size) } Mio
admin-people = Personnes
admin-people_help = Les personnes assises à des tables, les dernières vues d’abord. Une sanction vise la personne, quel que soit son nom.
admin-people_none = Personne n’est à une table.
admin-tables_of =
    { $number ->
        [0] à aucune table
        [one] à une table
       *[other] à { $number } tables
    }
admin-is_muted = réduite au silence
admin-is_banned = exclue
admin-is_leaving = sera effacée à la fin des parties
admin-mute = Réduire au silence
admin-unmute = Laisser de nouveau écrire
admin-ban = Exclure
admin-unban = Laisser de nouveau jouer
admin-export = Exporter
admin-erase = Effacer
admin-erase_help = La personne quitte ses parties ; des bots jouent à sa place. Son nom, ses messages et son identité sont remplacés à chaque table terminée, et aux autres dès que leurs parties le seront. C’est irréversible.
admin-erase_sure = Effacer définitivement
admin-address = Exclure une adresse
admin-address_help = Personne ne peut plus rien changer depuis cette adresse. Une adresse IPv6 vaut pour toutes celles qui ont les mêmes 64 premiers bits.
admin-tables = Tables
admin-tables_none = Il n’y a pas encore de table.
admin-status_open = ouverte
admin-status_running = en cours
admin-status_over = terminée
admin-status_closed = fermée
admin-close = Fermer
admin-close_help = La partie s’arrête sans résultat pour tout le monde.
admin-close_sure = Fermer la table

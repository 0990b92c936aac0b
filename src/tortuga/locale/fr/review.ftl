### The review of a finished game.

web-review-heading = Analyse
web-review-working = La partie est en cours d’analyse
web-review-working_help = Quelques secondes par partie. La page s’affiche d’elle-même quand tout est prêt.
web-review-queue = L’analyse attend son tour : place { $place } dans la file.
web-review-too_many = Au plus { $most } de tes parties sont analysées en même temps. Reviens quand l’une d’elles sera prête.
web-review-graph = Chances de victoire
web-review-graph_help = Les chances de victoire de chaque joueur, coup par coup ; la bande pâle les contient 95 fois sur 100. Les marques sont les coups qui ont coûté 5, 10 ou 20 points de pourcentage. Appuie n’importe où pour voir ce coup.
web-review-points = points de pourcentage perdus
web-review-mark = { $name } perd { $points } points de pourcentage au coup { $move }
web-review-blunders = Où des points ont été perdus
web-review-worst = Les trois plus mauvais coups
web-review-worst_help = La position avant chacun d’eux. Le meilleur coup est marqué.
web-review-none = Aucun coup n’a coûté 5 points de pourcentage ou plus.
web-review-lost_help = points de pourcentage perdus par rapport au meilleur coup
web-review-did = { $name } : { $move }
web-review-better = mieux : { $move }
web-review-against = Contre
web-review-same_bots = les mêmes bots
web-review-luck_skill = Chance et adresse
web-review-luck_help = En points de pourcentage des chances de victoire. La chance est ce que la pioche et les dés ont donné au-delà de leur moyenne ; l’adresse est le reste de ce qui a été gagné ou perdu.
web-review-luck = Chance
web-review-skill = Adresse
web-review-choices = Les cartes, et à quelle fréquence les jouer
web-review-choices_help = À quelle fréquence jouer chaque carte pour que personne ne puisse prévoir ton choix, et combien de points de pourcentage elle perd par rapport à cela. Le résultat ne compte pas ici.
web-review-figures = Tous les chiffres en tableau
web-review-move = Coup
web-review-then = Ensuite
web-review-chance = Chances
web-review-loses = Perd
web-review-mix = Fréquence

## Why a move is better than another, in hints and reviews.

why-only = C’est le seul coup permis.
why-close = Aucun coup n’est nettement meilleur : les écarts restent dans la marge d’erreur.
why-mix = Les cartes du mélange se valent à peu près ; tirées au hasard, elles sont imprévisibles.
why-wins = Calculé jusqu’à la fin : il gagne si tout le monde joue au mieux.
why-shares = Calculé jusqu’à la fin : il partage la victoire si tout le monde joue au mieux.
why-loses = Calculé jusqu’à la fin : tous les coups perdent si tout le monde joue au mieux.

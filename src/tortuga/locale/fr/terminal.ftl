### Playing in a terminal.

terminal-hello = { $game } – à table : { $names }.
terminal-how_to = Tape le numéro d’un coup ou ses mots ; le début des mots suffit. Et aussi : aide, règles, points, table, journal, annuler, enregistrer, quitter.
terminal-which_game = Quel jeu ?{" "}
terminal-no_such_game = Tape son numéro, ou le début de son nom.
terminal-prompt = { $name } – { $phase }>{" "}
terminal-purse = { $name } a { $holds }.
terminal-empty = Tape le numéro d’un coup, ou ses mots ; aide montre tout ce que tu peux dire d’autre.
terminal-ambiguous = « { $line } » peut vouloir dire : { $moves }. Précise un peu.
terminal-no_such_number = Il n’y a pas de numéro { $number } dans la liste. Tape table pour la revoir.
terminal-not_understood = « { $line } » n’est ni un coup ni une commande. Tape aide pour voir les deux.
terminal-pass_on = Passe l’appareil à { $name }. { $name }, appuie sur Entrée quand personne d’autre ne regarde.{" "}
terminal-saved = Partie enregistrée : { $file }
terminal-resume = Pour reprendre : tortuga play --load { $file }
terminal-save_as = Enregistrer la partie ? Entrée l’enregistre dans { $file } ; ou tape un nom de fichier, non, ou retour :{" "}
terminal-yes = oui o
terminal-no = non n
terminal-back = retour r
terminal-not_ours = { $file } existe et n’est pas une de nos parties enregistrées ; rien n’y a été changé. Donne un autre nom de fichier.
terminal-not_saved = Impossible d’écrire { $file } : { $why }.
terminal-not_loaded = Impossible de lire { $file } : { $why }.

command-help = aide
command-rules = règles
command-score = points
command-table = table
command-log = journal
command-undo = annuler
command-save = enregistrer
command-quit = quitter

command_help-help = les règles de cette étape, et cette liste
command_help-rules = les règles du jeu en bref
command_help-score = le décompte comme si la partie s’arrêtait maintenant
command_help-table = redessiner la table, avec tes coups
command_help-log = tout ce qui s’est passé jusqu’ici
command_help-undo = revenir sur ton dernier coup, tant que rien de nouveau n’est révélé
command_help-save = enregistrer FICHIER : y garder la partie ; sans FICHIER, là où elle était
command_help-quit = partir ; la partie peut être gardée

undo-done = Coup annulé.
undo-chance = Impossible d’annuler : une carte ou un dé a été révélé depuis.
undo-sealed = Impossible d’annuler : d’autres ont choisi depuis.
undo-nothing = Il n’y a rien à annuler.

rules-einauge =
    Tu réunis des îles en rangées, une par couleur, et tu cherches des joyaux.
    À chaque tour, tu achètes une carte de l’étal. Elle rejoint ta rangée de sa
    couleur, et toute la rangée paie aussitôt : les sabres, ducats et joyaux de
    chacune de ses cartes. Avant d’acheter, tu peux vendre des joyaux à { $jewel_sale } et
    des cartes à { $card_sale }.
    Ensuite, tu peux combattre pour une carte de la table des pirates : { $fight_price }, ou
    { $fight_price_sabre } si elle montre un sabre. Puis tu poses une carte de l’étal sur la table des
    pirates, sauf s’il y en a déjà six, et on complète l’étal.
    Les navires sont sous la pioche. Quand le premier apparaît, on finit la manche,
    et chacun peut combattre encore une fois, pour n’importe quelle carte visible.
    À la fin, un sabre vaut { $sabre_ducats }, et { $jewel_ducats } valent un joyau. Dans chaque
    couleur, qui a le plus de coffres reçoit { $first }, le deuxième { $second }, le troisième { $third }.
    Qui a le plus de joyaux gagne.
rules-barrakuda =
    Tu plonges vers six épaves pour leur or, et tu le veux dans ton coffre-fort.
    À chaque tour, tous choisissent une carte en secret. Une carte de déplacement de 1
    à 5 envoie ton pion sur cette épave et rejoint ta rangée. La carte Barracuda
    couche ton pion ; qui est seul à l’avoir jouée guide le poisson et ne le craint
    pas.
    Le poisson nage de { $distances } épaves. Là où il s’arrête, chacun perd tout son sac.
    Puis on résout les épaves de 1 à 6. Seul sur une épave, tu fais son action
    spéciale et son action générale. À plusieurs, qui a le moins de cartes dans sa
    rangée fait l’action spéciale ou vole un sac ; tous les pions debout font
    l’action générale. À égalité, personne ne fait l’action spéciale, et il n’y en
    a pas là où est le poisson.
    Tu ne peux pas jouer les cartes de ta rangée avant de les reprendre ; après la
    dernière, les cinq reviennent. Les cartes Barracuda reviennent quand le poisson
    est sur le 6, ou quand toutes sont jouées.
    L’or du sac peut se perdre ; celui du coffre-fort est à l’abri, et qui en a assez
    gagne.

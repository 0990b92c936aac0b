### The rules pages. In texts a line is a paragraph; "- " and "1. " make lists, *word* is stressed.

rulebook-heading = Les règles
rulebook-intro = Les deux jeux du début à la fin, avec des exemples que le programme joue sous tes yeux. Des numéros comme E3.2 désignent une règle ; chacun a son lien.
rulebook-whole = Les règles du jeu { $game }
rulebook-contents = Sommaire
rulebook-example = Exemple
rulebook-mark = Lien vers la règle { $mark }
rulebook-learn = Apprendre en jouant
rulebook-play = Ouvrir une table
rulebook-fish_on = Le poisson est sur l’épave { $wreck }
rulebook-option = Option
rulebook-does = Ce qu’elle change
rulebook-values = Choix
rulebook-edition = Édition
rulebook-card = Carte
rulebook-field = Donnée
rulebook-value = Valeur
rulebook-source = Source
rulebook-chests = Coffres
rulebook-table_note = Tableau de cartes { $name }, empreinte { $hash }

rulebook-einauge-title-goal = Le but
rulebook-einauge-title-setup = Mise en place
rulebook-einauge-title-faces = Les cartes
rulebook-einauge-title-turn = Ton tour
rulebook-einauge-title-buy = Acheter
rulebook-einauge-title-rows = Les rangées paient
rulebook-einauge-title-sell = Vendre
rulebook-einauge-title-fight = Combattre
rulebook-einauge-title-lay = Poser et compléter
rulebook-einauge-title-ships = Les navires
rulebook-einauge-title-end = La fin est en vue
rulebook-einauge-title-final = La manche finale
rulebook-einauge-title-scoring = Le décompte
rulebook-einauge-title-chests = Les coffres
rulebook-einauge-title-colours = Beaucoup de couleurs
rulebook-einauge-title-always = Cas rares, et ce qui vaut toujours
rulebook-einauge-title-options = Éditions et options
rulebook-einauge-title-cards = Toutes les cartes et leurs sources
rulebook-einauge-title-ours = Quand les règles se taisent
rulebook-einauge-title-printed = Le jeu imprimé

rulebook-einauge-text-goal = Vous faites voile vers des îles et les alignez en rangées, une par couleur. Chaque nouvelle carte fait payer toute sa rangée. À la fin, seuls comptent les *joyaux* : qui en a le plus gagne. À égalité, la victoire est partagée.
rulebook-einauge-text-setup =
    Vous êtes de 2 à 5. Chacun commence avec *20 ducats, 2 sabres et 1 joyau*.
    Il y a 56 îles : huit couleurs, avec les mêmes sept cartes dans chacune. À quatre, une couleur quitte la partie ; à trois, deux couleurs ; à deux, trois.
    Mélangez les îles, retournez-en six pour former l’*étal* et une sur la *table des pirates*, celle du Borgne. Les huit navires vont sous la pioche : ils apparaissent en dernier.
    Tout est visible sauf l’ordre de la pioche, et les réserves ne s’épuisent jamais. Selon la règle, le plus jeune commence ; à une table ici, vous choisissez entre le tirage au sort, le plus jeune et la première place. Puis on joue à tour de rôle, et à la revanche la place suivante commence.
rulebook-einauge-text-faces =
    Le nombre dans le coin est le prix en ducats. Les images disent ce que la carte rapporte : *sabres*, *ducats* et *joyaux* chaque fois que sa rangée paie ; les *coffres* ne comptent qu’à la fin.
    Un *navire* est une carte comme une autre : on peut l’acheter, le gagner au combat, le poser et le vendre.
rulebook-einauge-text-turn =
    Trois étapes, toujours dans cet ordre :
    1. *Achète* une carte de l’étal. Avant, tu peux vendre.
    1. *Combats* pour une carte de la table des pirates, ou non.
    1. *Pose* une carte de l’étal sur la table des pirates. Puis l’étal est complété.
rulebook-einauge-text-buy =
    Choisis une carte de l’étal que tu peux placer et dont tu peux payer tout le prix. Paie, mets-la dans sa rangée, et la rangée paie.
    Si tu peux acheter, tu le dois, même s’il faut vendre pour cela. L’achat n’est annulé que si tous tes biens ne suffisent pas pour la carte la moins chère.
rulebook-einauge-text-rows =
    Tu as une rangée par couleur, de *sept* cartes au plus, navires compris. Une île va toujours dans la rangée de sa couleur ; si celle-ci est pleine, tu ne peux pas la prendre.
    Dès qu’une carte rejoint ou commence une rangée, *toutes les cartes de cette rangée* paient : leurs sabres, ducats et joyaux, ceux de la nouvelle aussi. Une longue rangée paie donc chaque fois davantage.
rulebook-einauge-text-sell = Avant d’acheter, tu peux vendre autant que tu veux : un joyau rapporte *3 ducats*, n’importe laquelle de tes cartes *5 ducats*. Une carte vendue quitte la partie. On ne vend à aucun autre moment. Dans certaines éditions, on ne vend que tant qu’on ne peut s’offrir aucune des cartes qu’on pourrait placer.
rulebook-einauge-text-fight = Après l’achat, tu peux prendre une carte de la table des pirates. Elle coûte *3 sabres*, ou *4* si elle montre elle-même un sabre. Elle rejoint sa rangée et la rangée paie, comme après un achat. Les sabres que ton achat vient de rapporter servent tout de suite.
rulebook-einauge-text-lay =
    À la fin de ton tour, tu déplaces une carte de l’étal vers la table des pirates. Là, qui a assez de sabres peut la prendre. S’il y a déjà six cartes, cette étape est sautée.
    Puis l’étal est complété à six cartes depuis la pioche, tant qu’il en reste.
rulebook-einauge-text-ships =
    Un navire va dans n’importe laquelle de tes rangées qui n’est pas pleine, et cette rangée paie. Ou il reste seul : alors il n’est d’aucune rangée et ne rapporte rien.
    Si tu prends une île d’une couleur dont tu n’as pas de rangée, elle peut rejoindre un navire seul ; ensemble, ils forment la nouvelle rangée, et tous deux paient. Sinon, les navires ne bougent jamais. Quand la dernière île d’une rangée est vendue, chacun de ses navires se retrouve seul.
rulebook-einauge-text-end = Quand le premier navire arrive à l’étal, la fin est en vue. On termine la manche, pour que chacun ait joué autant de tours ; si c’est le dernier de la manche qui l’a révélé, elle est finie aussitôt. Dans une édition, tous les autres jouent au contraire exactement une fois de plus.
rulebook-einauge-text-final = Ensuite chacun, dans l’ordre, peut combattre une dernière fois : pour une carte de la table des pirates *ou* de l’étal, au prix habituel en sabres. Sa rangée paie. Il n’y a plus ni achat, ni vente, ni pose, et l’étal n’est plus complété. Un navire présent aux deux endroits est pris sur la table.
rulebook-einauge-text-scoring = Change chaque sabre en *3 ducats*, puis chaque tranche de *5 ducats* en *1 joyau*. Le reste est perdu. Ajoute les joyaux que tu as.
rulebook-einauge-text-chests =
    Comparez les coffres, couleur par couleur : le plus grand nombre rapporte *7 joyaux*, le deuxième *4*, le troisième *1*. Les coffres comptent pour la couleur de la rangée où ils sont. Qui n’en a pas ne reçoit rien ; qui est seul à en avoir reçoit 7.
    À égalité, chacun des ex æquo reçoit tous les joyaux de son rang, et un rang est sauté. En règle maison, on peut partager les rangs : on en saute alors autant qu’il y a de joueurs devant. Le tableau montre les coffres et les joyaux reçus.
rulebook-einauge-text-colours = Une variante pour collectionneurs : qui possède des îles de 3, 4, 5, 6, 7 ou 8 couleurs après la manche finale reçoit 3, 6, 10, 15, 21 ou 28 joyaux en plus, ou, si vous le choisissez, à la place de ceux des coffres.
rulebook-einauge-text-always =
    - Si rien ne bouge pendant toute une manche, ce qui n’arrive qu’avec des cartes de votre invention, la manche finale commence aussitôt.
    - Aucune carte n’est à deux endroits, aucun navire n’est au-dessus d’une île, et personne ne s’endette.
    - Une partie dure de 16 à 24 tours à deux, de 18 à 33 à trois, de 24 à 40 à quatre et de 25 à 45 à cinq, tous les joueurs réunis.
rulebook-einauge-text-options = Une édition est le nom d’un ensemble d’options. Chaque option se choisit aussi séparément quand tu ouvres une table.
rulebook-einauge-text-cards = Nous n’avons pas les données des cartes imprimées ; nous les avons réunies à partir de sources publiques. Ce qui est *reconstitué* est notre meilleure hypothèse. Si tu possèdes le jeu, tu peux écrire ton propre tableau et jouer avec.
rulebook-einauge-text-ours =
    Ici les règles imprimées ne disent rien ou se contredisent. Nous avons décidé :
    - E0 : là où l’on ne peut vendre que tant que rien n’est à sa portée, cela se juge avant chaque vente, pour toute carte que l’on pourrait placer. Toutes les éditions suivent la règle allemande des navires seuls.
    - E1.4 : toutes les réserves sont illimitées, pas seulement les joyaux.
    - E1.6 : ce qui vaut pour acheter, combattre, poser et vendre des îles et pour compter les six cartes de la table vaut aussi pour les navires.
    - E3.1.2 : on ne vend que lors de l’achat.
    - E3.5 : si plus rien ne bouge, la manche finale commence.
    - E4.2 : aucun navire ne rejoint un navire seul, et une île en rejoint un au plus.
    - E5.2 : la manche finale commence par la place qui suit le dernier tour ordinaire ; les rangées y paient aussi ; un navire présent aux deux endroits est pris sur la table.
    - E5.6 : à égalité de joyaux, la victoire est partagée.
rulebook-einauge-text-printed =
    {"*"}Einauge sei wachsam!* de Wolfgang Kramer et Michael Kiesling, Amigo 2009. De 2 à 5 joueurs dès 10 ans, 30 à 45 minutes (la règle néerlandaise dit 90).
    Dans la boîte : 56 îles, 8 navires ; joyaux : 20 de 1, 10 de 5 et 10 de 10 ; ducats : 25 de 1, 15 de 5 et 11 de 10 ; sabres : 23 de 1 et 5 de 5.
    Sur une carte imprimée, le prix est en bas et le gain en haut ; sur les nôtres, le prix est dans le coin et le gain dans l’image.
    Nos sources : la règle allemande d’Amigo, version 1.1 ; une traduction italienne et un aide-mémoire de Davide Fiorentino ; une traduction néerlandaise ; pour les cartes aussi spielen.de (forum, p=255926), poeppelkiste.de, polter.pl et keirat.

rulebook-einauge-example-setup = Une donne pour deux.
rulebook-einauge-example-buy = Le premier achat de Barbara.
rulebook-einauge-example-rows = Barbara achète en trois tours trois cartes d’une même couleur.
rulebook-einauge-example-sell = Barbara manque d’argent, vend son joyau et achète.
rulebook-einauge-example-fight = Barbara combat pour une carte qui allonge sa rangée.
rulebook-einauge-example-lay = Barbara pose une carte qu’elle ne veut laisser acheter à personne.
rulebook-einauge-example-ships = Barbara achète un navire pour sa rangée.
rulebook-einauge-example-final = Dans la manche finale, Barbara combat pour une carte de l’étal.
rulebook-einauge-example-scoring = Barbara compte.
rulebook-einauge-example-colours = Barbara possède six couleurs.

rulebook-barrakuda-title-goal = Le but et la fin
rulebook-barrakuda-title-setup = Mise en place
rulebook-barrakuda-title-layouts = Dispositions des épaves
rulebook-barrakuda-title-turn = Un tour
rulebook-barrakuda-title-choose = Choisir une carte
rulebook-barrakuda-title-fish = Le poisson nage
rulebook-barrakuda-title-steer = Guider le poisson
rulebook-barrakuda-title-wrecks = Épave par épave : l’initiative
rulebook-barrakuda-title-gold = L’or au fond de la mer
rulebook-barrakuda-title-bite = Là où est le poisson
rulebook-barrakuda-title-alone = Seul sur une épave
rulebook-barrakuda-title-company = À plusieurs : voler ou plonger
rulebook-barrakuda-title-icons = Le sens des icônes
rulebook-barrakuda-title-red = L’action rouge
rulebook-barrakuda-title-close = La fin du tour
rulebook-barrakuda-title-whole = Un tour entier
rulebook-barrakuda-title-teams = Deux contre deux
rulebook-barrakuda-title-always = Ce qui vaut toujours
rulebook-barrakuda-title-options = Les options
rulebook-barrakuda-title-cards = Toutes les épaves et leurs sources
rulebook-barrakuda-title-ours = Quand la règle se tait
rulebook-barrakuda-title-printed = Le jeu imprimé

rulebook-barrakuda-text-goal =
    Vous plongez pour trouver de l’or. Celui que tu trouves va dans ton *sac*, où le poisson et les voleurs peuvent le prendre. Seul l’or du *coffre-fort* est à l’abri et compte : qui y a *8* pièces d’or gagne.
    On vérifie chaque fois qu’une épave est entièrement résolue ; la partie s’arrête alors sur-le-champ. Si plusieurs y arrivent ensemble, ou si la limite de tours est atteinte, le coffre-fort le plus plein gagne, puis le sac le plus plein ; s’ils sont égaux aussi, la victoire est partagée. Pour une longue partie, jouez jusqu’à 10.
rulebook-barrakuda-text-setup =
    Vous êtes de 2 à 4. Chacun reçoit les cartes de déplacement 1 à 5, une *carte Barracuda*, un sac avec 2 pièces d’or et un coffre-fort vide. Les plongeurs attendent au bateau : là, rien ne leur arrive.
    Les six épaves sont posées côte à côte, d’un seul tenant. On plonge vers les épaves 1 à 5 ; l’épave 6 est le repaire du poisson, qui y commence.
    Le dé de distance montre 1 ou 2, aussi souvent l’un que l’autre ; le dé de direction montre de 1 à 6. Il y a toujours assez d’or.
rulebook-barrakuda-text-layouts = Plus le poisson rentre souvent au 6, plus vous reprenez souvent vos cartes Barracuda, et plus la mer est calme. Le pourcentage dit dans quelle part des tours les dés seuls l’y mènent. On peut aussi tirer la disposition au sort, ou dessiner la sienne.
rulebook-barrakuda-text-turn =
    1. *Choisir* : chacun choisit une carte en secret, on révèle ensemble.
    1. *Poisson* : le poisson nage.
    1. *Épaves* : on les résout une à une, de 1 à 6.
    1. *Fin* : les plongeurs couchés se relèvent, les cartes Barracuda reviennent peut-être.
    S’il n’y a qu’une réponse possible, on ne te demande rien, sauf ta carte.
rulebook-barrakuda-text-choose =
    Une *carte de déplacement* envoie ton plongeur à l’épave de ce numéro. La carte rejoint la rangée devant toi, après les plus anciennes. La *carte Barracuda* va au centre ; ton plongeur reste où il est et se couche.
    Tu ne peux pas jouer les cartes de ta rangée avant de les avoir reprises. Qui joue sa dernière carte de déplacement reprend aussitôt les cinq ; sa rangée compte alors comme vide.
rulebook-barrakuda-text-fish =
    Si personne n’a joué la carte Barracuda, ou si plusieurs l’ont jouée, on lance les deux dés. Le poisson avance d’autant de pas que l’indique l’un, vers l’épave qu’indique l’autre. À une bifurcation, il prend, parmi les voisines plus proches du but, celle du *plus grand numéro*. Une fois arrivé, il s’arrête ; si le dé montre sa propre épave, il y reste. Les épaves qu’il ne fait que traverser ne déclenchent rien.
    S’il finit sur une autre épave qu’avant et que celle-ci porte une icône de poisson, elle agit aussitôt. Après un saut, aucune autre n’agit.
rulebook-barrakuda-text-steer = Si tu es seul à avoir joué la carte Barracuda, on ne lance que le dé de distance, et c’est *toi* qui désignes l’épave : n’importe laquelle à cette distance au plus, même celle où est le poisson. Ce tour-ci, tu ne crains pas le poisson.
rulebook-barrakuda-text-wrecks = Comptez une fois, pour tout le tour, les cartes de chaque rangée. Sur chaque épave, le plongeur debout qui en a le *moins* a l’*initiative*. À égalité, personne ne l’a. D’abord, on prend partout l’or ancien ; puis les épaves suivent dans l’ordre.
rulebook-barrakuda-text-gold = L’or perdu aux tours précédents va au plongeur debout qui a l’initiative. À égalité, il reste là. Cela marche même si le poisson est là, mais on le reperd aussitôt.
rulebook-barrakuda-text-bite =
    Qui est avec le poisson sans être à l’abri perd tout son sac. Une épave garde 4 pièces d’or au plus ; le reste est perdu. Les plongeurs debout font encore l’action générale, mais personne ne fait l’action spéciale ni ne vole.
    Sont à l’abri : qui guide le poisson, et les plongeurs debout sur une épave dont l’action générale est *abri*. Si plusieurs ont joué la carte Barracuda, se coucher n’aide pas. L’abri ne protège pas des voleurs.
rulebook-barrakuda-text-alone = Si ton plongeur est seul sur l’épave, debout et sans poisson, tu fais l’action *spéciale*, puis l’action *générale*.
rulebook-barrakuda-text-company =
    Si plusieurs plongeurs sont sur l’épave, couchés compris, celui qui a l’initiative décide : faire l’action *spéciale*, ou *voler* tout le sac d’un autre plongeur présent, debout ou couché. Puis tous ceux qui sont debout font l’action générale, dans l’ordre des places.
    Sans initiative, il n’y a que l’action générale. Les plongeurs couchés ne font rien.
rulebook-barrakuda-text-icons = Une action se fait autant que possible et ne se refuse pas. Une couronne marque l’action spéciale, un équipage l’action générale, un poisson celle du poisson.
rulebook-barrakuda-text-red = Sur une épave à action rouge, on choisit entre reprendre une carte et l’action rouge. À la fin du tour, tu désignes un adversaire ; deux cartes sont tirées de sa main et montrées, et tu choisis celle qui devient la plus récente de sa rangée. Une carte Barracuda va au centre. Le plongeur ne bouge pas. S’il n’y a qu’une carte en main, il n’y a rien à choisir.
rulebook-barrakuda-text-close =
    1. Les plongeurs couchés se relèvent.
    1. Si le poisson est sur le 6, ou si toutes les cartes Barracuda sont au centre, chacun reprend la sienne.
    1. Suivent les actions rouges, par épave puis par place. Une carte Barracuda posée maintenant reste au centre.
rulebook-barrakuda-text-whole = Quatre plongeurs, aucune carte Barracuda. Suis le tour épave par épave : le poisson passe par le 2 et va au 3 ; au 2, Rosa a la rangée la plus courte et vole ; au 3, Gustav rencontre le poisson ; au 4, Ben est seul.
rulebook-barrakuda-text-teams =
    Les partenaires se font face : les places 1 et 3 jouent contre les places 2 et 4. Ils partagent un coffre-fort, ont chacun leur sac, et il leur faut *12* pièces d’or. Les adversaires sont toujours ceux de l’autre équipe. On peut se concerter avant de choisir.
    Des partenaires sur la même épave peuvent *échanger*, c’est-à-dire répartir à nouveau l’or de leurs sacs, s’il n’y a pas de poisson, si l’un d’eux est debout, s’il y a de l’or, et si le partenaire debout qui a la rangée la plus courte y a moins de cartes que chaque adversaire debout sur l’épave. Cela remplace l’action spéciale et le vol. Des partenaires à égalité ne peuvent qu’échanger ou passer.
rulebook-barrakuda-text-always =
    - Ta main et ta rangée font toujours ensemble les cartes 1 à 5, et tu en as toujours une à choisir.
    - Un coffre-fort ne perd jamais d’or. Il n’y a jamais plus de 4 pièces d’or sur une épave. Ce qui est perdu ce tour-ci n’est pas repris ce tour-ci.
    - Avant la révélation, on ne sait rien d’un choix, sinon qu’il est fait.
    - Une partie jouée au hasard dure 16 tours en moyenne.
rulebook-barrakuda-text-options = Chacune se choisit quand tu ouvres une table.
rulebook-barrakuda-text-cards = Nous n’avons pas les données des cartes imprimées ; nous les avons réunies à partir de sources publiques. Ce qui est *reconstitué* est notre meilleure hypothèse. Si tu possèdes le jeu, tu peux écrire ton propre tableau et jouer avec.
rulebook-barrakuda-text-ours =
    Ici, la règle imprimée ne dit rien ou se lit de deux façons. Nous avons décidé :
    - B0 : une limite de tours, car des joueurs prudents pourraient continuer sans fin. En équipes, les places 1 et 3 jouent contre les places 2 et 4. Aucune action ne se refuse, sauf si la table le permet pour les actions générales qui font reprendre des cartes ; pour l’or, le coffre-fort et l’abri, on ne demande jamais.
    - B1.2 : les épaves sont d’un seul tenant. B1.4 : l’or est illimité.
    - B3.2 : reprendre les cinq cartes est obligatoire.
    - B3.3 : aux bifurcations, chaque pas se décide à part ; une fois arrivé, le poisson s’arrête, et il reste si le dé montre sa propre épave ; une icône de poisson n’agit que sur une nouvelle épave ; après un saut, les plongeurs couchés le restent et qui a guidé le poisson reste à l’abri.
    - B3.4 : l’initiative se lit une fois par tour.
    - B3.5 : une carte Barracuda posée par l’action rouge reste au centre, même si c’est la dernière.
    - B4.1 : à égalité, l’or ancien reste ; un poisson sur place n’empêche personne de le prendre. B4.2 : les plongeurs couchés n’ont pas l’initiative.
    - B5 : toute action s’accomplit autant que possible. B5.3 : l’abri n’aide pas contre les voleurs. B5.4 : les cartes tirées sont montrées à tous, et qui tire choisit.
    - B6 : à coffres-forts et sacs égaux, la victoire est partagée.
    - B7 : l’échange remplace l’action spéciale et le vol ; à égalité, il revient à la place la plus basse ; un partenaire couché peut y prendre part ; on peut tout laisser tel quel ; personne n’y garde plus de 127 pièces d’or.
rulebook-barrakuda-text-printed =
    {"*"}Barrakuda* d’Isaac Pante, illustré par Ajša Zdravković, Helvetiq. De 2 à 4 joueurs de 8 à 99 ans, 20 minutes.
    Dans la boîte : 20 cartes de déplacement, 4 cartes Barracuda, 12 épaves, 36 pièces d’or (de 1 et 3), 4 sacs, 4 coffres-forts, 4 plongeurs, le poisson et 2 dés.
    Nos sources : la règle italienne, qui donne aussi les 2 pièces d’or du début (brettspielabend.net dit 3) ; pour le dé de distance, boardseyeview.net ; qu’aucun plongeur n’atteint l’épave 6 : spieletest.at (25858) ; qu’une carte a un ou deux effets : jungundaltspielt.de. Aucune source connue de nous ne donne les icônes des épaves : si tu possèdes la boîte, saisis les tiennes.

rulebook-barrakuda-example-setup = Deux plongeurs avant leur premier tour.
rulebook-barrakuda-example-reset = Rosa joue sa dernière carte de déplacement.
rulebook-barrakuda-example-dice = Les dés disent distance 2, direction 3.
rulebook-barrakuda-example-fork = Aux bifurcations, le plus grand numéro l’emporte.
rulebook-barrakuda-example-steer = Seule Rosa joue la carte Barracuda ; elle guide le poisson vers Ben.
rulebook-barrakuda-example-take = Rosa a la rangée la plus courte et prend l’or ancien.
rulebook-barrakuda-example-bite = Le poisson arrive chez Rosa.
rulebook-barrakuda-example-shelter = La même chose avec un abri.
rulebook-barrakuda-example-alone = Rosa est seule sur l’épave 4.
rulebook-barrakuda-example-steal = Rosa rencontre Ben, a la rangée la plus courte et vole.
rulebook-barrakuda-example-red = Rosa choisit l’action rouge.
rulebook-barrakuda-example-whole = Ce qui s’est passé pendant ce tour :
rulebook-barrakuda-example-teams = Rosa et Yara sont partenaires et se retrouvent sur l’épave 5.

provenance-review = attesté (critique : forum de spielen.de, p=255926)
provenance-elimination = déduit : sept prix différents de 2 à 8 (poeppelkiste.de), dont six connus
provenance-pattern = RECONSTITUÉ : sur le modèle de 4, 5 et 6
provenance-caption = attesté : légende d’image des règles allemandes, italiennes et néerlandaises
provenance-same_caption = attesté : même légende (l’exemple italien dit 1, contre son propre total)
provenance-example = attesté : exemple
provenance-italian = attesté : dit dans les règles italiennes
provenance-one_review = attesté (critique : polter.pl)
provenance-nothing_else = RECONSTITUÉ : qu’elle ne porte rien d’autre
provenance-total = attesté : par le total de l’exemple, 3 = 2 + 1 + 0
provenance-two_reviews_price = attesté (poeppelkiste.de) ; il en découle un prix de 3 sabres
provenance-two_reviews = attesté (keirat, spielen.de)
provenance-reconstructed = RECONSTITUÉ
provenance-there_is_one = qu’il y en a une est attesté (exemple) ; contenu RECONSTITUÉ
provenance-together = que les deux rapportent 3 ensemble est attesté (exemple) ; partage déduit
provenance-number = attesté (critique) ; numéro de l’épave déduit (1 ou 5)
provenance-absence = absence attestée (critique) ; numéro de l’épave déduit (1 ou 5)
provenance-no_diver = qu’aucun plongeur ne vient ici est attesté (critique : spieletest.at 25858)
provenance-inferred = déduit
provenance-jewels = attesté (spielen.de : joyaux sur 7 et 8)
provenance-cheapest = attesté (polter.pl : coffres sur les moins chères, joyaux sur les plus chères)
provenance-shelter = déduit : l’abri doit être général ; numéro de l’épave RECONSTITUÉ

### The guided first game.

guide-heading = Ta première partie : { $game }
guide-learn = Première partie guidée
guide-begin = Commencer
guide-go_on = Reprendre ta partie guidée
guide-about_einauge = Une vraie partie contre un bot. À côté de la table, un guide te montre pas à pas comment acheter, comment les rangées paient, comment combattre et poser, et ce qui compte à la fin. Tu peux faire tout ce que les règles permettent ; le guide te suit.
guide-about_barrakuda = Une vraie partie contre un bot. À côté de la table, un guide te montre pas à pas comment choisir, ce que fait le poisson, comment trouver de l’or et le rapporter, comment voler et ce que disent les icônes. Tu peux faire tout ce que les règles permettent ; le guide te suit.
guide-deal = La donne est toujours la même : tu peux réessayer et faire mieux.
guide-panel = Guide
guide-step = { $number }/{ $last }
guide-rules = Lire les règles
guide-paid = Ta rangée { $colour } a payé : { $income }.
guide-alone = Ton navire est seul et n’a rien payé.

guide-einauge-win = Qui a le plus de joyaux à la fin gagne. Les cartes 7 et 8 en rapportent ; coffres, ducats et sabres en donnent d’autres à la fin.
guide-barrakuda-win = Seul l’or du coffre-fort compte : avec { $goal } pièces d’or, tu gagnes. Ce qui est dans le sac peut encore se perdre.
guide-barrakuda-banked = Tu as mis { $gold } au coffre-fort : personne ne peut plus te les prendre.
guide-barrakuda-gained = Tu as trouvé { $gold }.
guide-barrakuda-bitten = Le poisson est venu sur l’épave { $wreck } alors que tu y étais : tu as perdu tout ton sac ({ $gold }). Au plus 4 pièces restent sur place ; qui y a l’initiative les prend au tour suivant.
guide-barrakuda-stolen = { $name } a volé ton sac ({ $gold }) : sur l’épave { $wreck }, sa rangée était plus courte que la tienne et lui donnait l’initiative.

guide-einauge-title-first = Achète ta première île
guide-einauge-title-fight = Combats, si tu veux
guide-einauge-title-fight_none = Pas de combat cette fois
guide-einauge-title-lay = Pose une carte
guide-einauge-title-wait = Aux autres de jouer
guide-einauge-title-again = Fais payer une rangée à nouveau
guide-einauge-title-chests = Les coffres
guide-einauge-title-sell = Vendre
guide-einauge-title-near = Comment cela finit
guide-einauge-title-free = Continue
guide-einauge-title-short = Vends quelque chose
guide-einauge-title-sight = La fin est en vue
guide-einauge-title-final = Un dernier combat
guide-einauge-title-over = C’est fini

guide-einauge-text-first = Les cartes éclairées de l’étal sont à vendre ; tu as { $ducats }. Essaie { $card } : prix { $price }, gain immédiat : { $income }.
guide-einauge-text-fight = À la table des pirates, ce sont les sabres qui comptent : { $card } coûte { $price }, et tu as { $sabres }. Prends-la, ou garde tes sabres : chacun vaut 3 ducats à la fin.
guide-einauge-text-fight_none = Avec { $sabres }, tu n’obtiens rien à la table des pirates : une carte coûte 3 sabres, ou 4 si elle en montre un. Appuie sur le bouton et continue.
guide-einauge-text-lay = Chaque tour finit par un cadeau au Borgne : pose une carte de l’étal sur sa table. Qui a des sabres peut la prendre, toi aussi à ton prochain tour.
guide-einauge-text-wait = { $name } fait les trois mêmes choses : acheter, combattre, poser. Le journal te dit quoi.
guide-einauge-text-again = Voilà le cœur du jeu : à chaque nouvelle carte, toute sa rangée paie à nouveau. Avec { $card }, tu gagnerais maintenant : { $income }.
guide-einauge-text-chests = Les coffres ne paient qu’à la fin : dans chaque couleur, 7 joyaux pour qui en a le plus, 4 pour le deuxième. Tu as { $chests }, ce qui rapporterait maintenant { $jewels }.
guide-einauge-text-sell = Avant d’acheter, tu peux vendre : un joyau rapporte 3 ducats, une carte 5. Une carte vendue quitte le jeu, et sa rangée rapporte moins ensuite ; ne vends donc que pour une carte qui apporte plus que ce que tu donnes.
guide-einauge-text-near = Dans la pioche : { $cards }, les navires tout au fond. Le premier navire annonce la fin. Si la partie s’arrêtait maintenant, tu aurais { $mine }, { $name } { $theirs }.
guide-einauge-text-free = Tu sais l’essentiel. Achète de quoi faire de longues rangées, surveille les coffres, et regarde les nombres sous les cartes : ils disent ce que paierait la rangée.
guide-einauge-text-short = Tu ne peux t’offrir aucune carte. Appuie sur « Vendre » : un joyau rapporte 3 ducats, une carte 5.
guide-einauge-text-sight = Le premier navire est là : on finit la manche, puis chacun peut combattre encore une fois. Les sabres sont utiles maintenant.
guide-einauge-text-final = Prends une dernière carte, à la table des pirates ou à l’étal, si tes sabres suffisent : tu as { $sabres }. Sa rangée paie encore une fois.
guide-einauge-text-over = Tu as { $mine }, { $name } a { $theirs }. Rejoue avec de nouvelles cartes, ou revois chaque coup.

guide-barrakuda-title-first = Choisis une carte
guide-barrakuda-title-sealed = Face cachée
guide-barrakuda-title-fish = Gare au poisson
guide-barrakuda-title-home = Ramène ton or
guide-barrakuda-title-thief = Les voleurs
guide-barrakuda-title-cards = Tes cartes s’épuisent
guide-barrakuda-title-lost = Comment on perd son sac
guide-barrakuda-title-free = Continue
guide-barrakuda-title-steer = Tu guides le poisson
guide-barrakuda-title-answer = Action spéciale ou vol ?

guide-barrakuda-title-other = À toi de choisir

guide-barrakuda-title-wait = Regarde
guide-barrakuda-title-over = C’est fini

guide-barrakuda-text-first = L’épave 4 rapporte le plus : si tu y es seul, tu fais ses deux actions. Appuie sur la carte 4, ou sur une autre.
guide-barrakuda-text-sealed = Ta carte est face cachée, et tu peux encore la changer. Quand tous ont choisi, les cartes sont révélées ensemble.
guide-barrakuda-text-fish = Le poisson est sur l’épave { $fish } et nage de 1 ou 2 pas ; à sa portée : { $near }. Qui le rencontre perd tout son sac ; tu portes { $bag }. Avec la carte Barracuda, c’est toi qui le guides, si personne d’autre ne la joue.
guide-barrakuda-text-home = Ton sac contient { $bag }, ton coffre-fort { $vault }. L’épave 5 transfère jusqu’à 7 pièces d’or du sac au coffre-fort, si tu y es seul ou si tu as l’initiative.
guide-barrakuda-text-thief = Quand deux se rencontrent, la rangée la plus courte a l’initiative et peut voler tout le sac. Dans ta rangée : { $mine }, chez { $name } : { $row }. À égalité, personne.
guide-barrakuda-text-cards = Les cartes jouées restent dans ta rangée ; en main, il te reste { $hand }. Les flèches des épaves 1, 2 et 3 t’en rendent ; après la cinquième, toutes reviennent d’elles-mêmes.
guide-barrakuda-text-lost = On perd son sac de deux façons : le poisson vient sur ton épave, ou quelqu’un y a une rangée plus courte et te vole. Ne porte donc pas longtemps beaucoup d’or, regarde où le poisson peut aller ({ $near }) et garde ta rangée courte.
guide-barrakuda-text-free = Tu sais l’essentiel : ton coffre-fort contient { $banked } des { $goal } pièces d’or. Touche les icônes d’une épave pour lire ce qu’elles font.
guide-barrakuda-text-steer = Toi seul as joué la carte Barracuda : appuie sur une épave éclairée, à { $distance } pas au plus. Guide le poisson vers { $name }, ou chez lui au 6.
guide-barrakuda-text-answer = Sur l’épave { $wreck }, tu as l’initiative : fais l’action spéciale, ou vole tout son sac à { $name }.

guide-barrakuda-text-other = Cette épave te laisse le choix : chaque réponse dit ce qu’elle apporte.

guide-barrakuda-text-wait = { $name } décide. Regarde le fond de la mer : on résout les épaves de 1 à 6.
guide-barrakuda-text-over = Au coffre-fort, tu as { $vault } et { $name } a { $theirs }. Rejoue, ou revois chaque tour.

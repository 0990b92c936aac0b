### Barrakuda: phases, moves, refusals, drawings and the table in the browser.

icon_name-gold =
    { $x ->
        [one] +{ $x } pièce d’or
       *[other] +{ $x } pièces d’or
    }
icon_name-take_back = reprendre { $x }
icon_name-bank = { $x } max au coffre
icon_name-bank_all = tout au coffre
icon_name-or_red = reprendre 1/rouge
icon_name-barracuda = carte Barracuda
icon_name-shelter = abri
icon_name-all_back = Barracudas en main
icon_name-jump = le poisson saute

icon_short-gold =
    { $x ->
        [one] +{ $x } pièce
       *[other] +{ $x } pièces
    }
icon_short-take_back = retour { $x }
icon_short-bank = coffre { $x }
icon_short-bank_all = coffre ∞
icon_short-or_red = ret/rouge
icon_short-barracuda = Barracuda
icon_short-shelter = abri
icon_short-all_back = retour B.
icon_short-jump = saut

icon_sentence-gold =
    { $x ->
        [one] ajoute { $x } pièce d’or à ton sac
       *[other] ajoute { $x } pièces d’or à ton sac
    }
icon_sentence-take_back =
    { $x ->
        [one] reprends en main la carte la plus ancienne de ta rangée
       *[other] reprends en main les { $x } cartes les plus anciennes de ta rangée
    }
icon_sentence-bank = transfère jusqu’à { $x } pièces d’or de ton sac dans ton coffre-fort
icon_sentence-bank_all = transfère tout l’or de ton sac dans ton coffre-fort
icon_sentence-or_red = reprends la carte la plus ancienne de ta rangée, ou oblige un adversaire à poser, à la fin du tour, une de deux cartes tirées de sa main
icon_sentence-barracuda = reprends ta carte Barracuda, ou envoie au centre celle d’un adversaire
icon_sentence-shelter = qui se tient debout ici ne craint pas le poisson
icon_sentence-all_back = tout le monde reprend sa carte Barracuda
icon_sentence-jump = on lance le dé de direction et le poisson saute sur cette épave ; un 6 se relance

wreck-special = épave { $wreck }, action spéciale : { $sentence }
wreck-general = épave { $wreck }, action générale : { $sentence }
wreck-stop = épave { $wreck }, quand le poisson s’y arrête : { $sentence }

phase-barrakuda-layout = disposition
phase-barrakuda-choose = choix
phase-barrakuda-distance = dé de distance
phase-barrakuda-direction = dé de direction
phase-barrakuda-steer = guider le poisson
phase-barrakuda-jump = saut
phase-barrakuda-answer = agir sur une épave
phase-barrakuda-special = action spéciale
phase-barrakuda-general = action générale
phase-barrakuda-victim = rouge : victime
phase-barrakuda-pair = rouge : paire
phase-barrakuda-card = rouge : carte
phase-barrakuda-over = partie finie

turn-barrakuda-layout = On dispose les épaves.
turn-barrakuda-choose = Chacun choisit une carte en secret. On attend { $seats }.
turn-barrakuda-distance = On lance le dé de distance.
turn-barrakuda-direction = Le poisson va nager de { $distance } pas ; on lance le dé de direction.
turn-barrakuda-steer = { $seat } guide le poisson : à { $distance } pas au plus de son épave.
turn-barrakuda-jump = Le poisson saute.
turn-barrakuda-answer = { $seat } agit sur l’épave { $wreck }.
turn-barrakuda-special = { $seat } précise l’action spéciale de l’épave { $wreck }.
turn-barrakuda-general = { $seat } précise l’action générale de l’épave { $wreck }.
turn-barrakuda-victim = Action rouge : { $seat } désigne un adversaire.
turn-barrakuda-pair = Action rouge : on tire deux cartes chez { $victim }.
turn-barrakuda-card = Action rouge, cartes tirées chez { $victim } : { $cards }. { $seat } choisit celle qui sera posée.
turn-barrakuda-over = La partie est finie.

phase_help-barrakuda-layout = Le hasard décide où reposent les épaves.
phase_help-barrakuda-choose =
    Chacun choisit une carte en secret, et on les révèle toutes ensemble.
    Une carte de déplacement mène ton pion à l’épave de son numéro et rejoint ta
    rangée. La carte Barracuda couche ton pion là où il est ; si c’est la seule
    jouée, tu guides le poisson et tu ne le crains pas.
phase_help-barrakuda-distance = Le dé indique à quelle distance nage le poisson : { $distances }.
phase_help-barrakuda-direction = Le dé indique vers quelle épave nage le poisson.
phase_help-barrakuda-steer = Désigne l’épave où va le poisson, dans la limite de la distance indiquée. Il peut aussi rester sur la sienne.
phase_help-barrakuda-jump = Le dé indique sur quelle épave saute le poisson.
phase_help-barrakuda-answer =
    De tous ceux qui sont debout ici, tu as le moins de cartes dans ta rangée.
    Fais l’action spéciale, ou vole plutôt tout le sac d’un autre joueur présent ici.
    Ensuite, tous ceux qui sont debout ici font l’action générale.
phase_help-barrakuda-special = L’action spéciale de cette épave te laisse un choix.
phase_help-barrakuda-general = L’action générale de cette épave te laisse un choix.
phase_help-barrakuda-victim = Désigne un adversaire. On tire deux cartes de sa main, et tu choisis celle qui sera posée.
phase_help-barrakuda-pair = On tire deux cartes dans la main de la victime.
phase_help-barrakuda-card = Choisis laquelle des deux cartes devient la plus récente de la rangée de la victime.
phase_help-barrakuda-over = L’objectif est atteint, ou la limite de tours.

option-barrakuda-goal = le nombre de pièces d’or au coffre-fort-fort qui donne la victoire
option-barrakuda-teams = deux contre deux, avec un coffre-fort commun
option-barrakuda-layout = la disposition des épaves : un nom connu, random pour le hasard, ou un dessin comme 5 6 2 / 4 1 3
option-barrakuda-wrecks = les épaves échangées contre leur carte alternative : un ou deux numéros
option-barrakuda-turn_limit = après ce nombre de tours, le coffre-fort le plus plein gagne ; 0 pour aucune limite
option-barrakuda-declining = si l’on peut refuser une action générale qui fait reprendre des cartes
option-barrakuda-cards = le tableau des épaves : le nôtre, ou un fichier à toi

move-barrakuda-dive = plonger { $card }
move-barrakuda-barracuda = jouer barracuda
move-barrakuda-fish_to = poisson vers { $wreck }
move-barrakuda-special = action spéciale
move-barrakuda-steal_from = voler { $other }
move-barrakuda-exchange = échanger { $gold }
move-barrakuda-pass = passer
move-barrakuda-take_back = reprendre
move-barrakuda-red = rouge
move-barrakuda-barracuda_back = reprendre barracuda
move-barrakuda-barracuda_away = renvoyer barracuda { $other }
move-barrakuda-do = faire
move-barrakuda-decline = refuser
move-barrakuda-victim = victime { $other }
move-barrakuda-lay = poser { $card }
move-barrakuda-lay_barracuda = poser barracuda

did-barrakuda-dive = { $seat } plonge vers l’épave { $card }
did-barrakuda-barracuda = { $seat } joue la carte Barracuda et se couche
did-barrakuda-fish_to = { $seat } guide le poisson vers l’épave { $wreck }
did-barrakuda-special = { $seat } fait l’action spéciale
did-barrakuda-steal_from = { $seat } vole tout le sac à { $other }
did-barrakuda-exchange =
    { $gold ->
        [one] { $seat } échange avec son partenaire et garde { $gold } pièce d’or
       *[other] { $seat } échange avec son partenaire et garde { $gold } pièces d’or
    }
did-barrakuda-pass = { $seat } passe
did-barrakuda-take_back = { $seat } reprend une carte
did-barrakuda-red = { $seat } choisit l’action rouge
did-barrakuda-barracuda_back = { $seat } reprend sa carte Barracuda
did-barrakuda-barracuda_away = { $seat } force { $other } à poser sa carte Barracuda au centre
did-barrakuda-do = { $seat } fait l’action générale
did-barrakuda-decline = { $seat } refuse l’action générale
did-barrakuda-victim = { $seat } fait tirer des cartes chez { $other }
did-barrakuda-lay = { $seat } fait poser le { $card }
did-barrakuda-lay_barracuda = { $seat } fait poser la carte Barracuda

chance-barrakuda-layout = disposition des épaves : { $shown }
chance-barrakuda-distance = le dé de distance indique { $shown }
chance-barrakuda-direction = le dé de direction indique { $shown }
chance-barrakuda-jump = le poisson saute sur l’épave { $shown }
chance-barrakuda-pair = cartes tirées : { $cards }

news-barrakuda-turn = tour { $turn } : toutes les cartes sont révélées
news-barrakuda-revealed = toutes les cartes sont révélées
news-barrakuda-swims = les dés indiquent distance { $distance } et direction { $direction } : le poisson nage de l’épave { $old } à l’épave { $new }
news-barrakuda-stays = les dés indiquent distance { $distance } et direction { $direction } : le poisson reste sur l’épave { $new }
news-barrakuda-seat = { $seat } : { $changes }
news-barrakuda-back = reprend { $cards }
news-barrakuda-all_back = reprend ses cinq cartes
news-barrakuda-laid = doit poser { $cards }
news-barrakuda-barracuda_hand = retrouve sa carte Barracuda
news-barrakuda-barracuda_centre = perd sa carte Barracuda, qui va au centre
news-barrakuda-lies = { $gold } sur l’épave { $wreck }
news-barrakuda-takes = { $seat } ramasse { $gold } sur l’épave { $wreck }
news-barrakuda-stop = épave { $wreck } : { $sentence }
news-barrakuda-steals = { $seat } vole { $gold } à { $other }
news-barrakuda-wreck = { $why } ; { $effects }
news-barrakuda-alone = épave { $wreck } : seulement { $seat }
news-barrakuda-first = épave { $wreck } : { $seat } a l’initiative
news-barrakuda-tie = épave { $wreck } : égalité entre { $seats }, personne n’a l’initiative
news-barrakuda-fish = épave { $wreck } : le poisson est là
news-barrakuda-one = { $seat } { $changes }
news-barrakuda-all =
    { $number ->
        [2] tous deux { $changes }
       *[other] tous { $changes }
    }
news-barrakuda-gains = +{ $gold }
news-barrakuda-loses = perd { $gold }
news-barrakuda-banks = met { $gold } au coffre-fort

refusal-barrakuda-none = c’est permis
refusal-barrakuda-game_over = la partie est finie
refusal-barrakuda-chance_first = les dés passent d’abord
refusal-barrakuda-not_your_turn = ce n’est pas ton tour
refusal-barrakuda-no_such_move = ce coup n’existe pas
refusal-barrakuda-not_in_this_phase =
    { $phase ->
        [choose] à présent, tout le monde choisit une carte
        [steer] il faut d’abord guider le poisson
        [victim] il faut d’abord désigner un adversaire
        [card] il faut d’abord choisir une des deux cartes tirées
       *[other] les actions des épaves passent d’abord
    }
refusal-barrakuda-card_not_in_hand = tu n’as pas cette carte en main
refusal-barrakuda-too_far = le poisson ne nage pas si loin
refusal-barrakuda-no_such_seat = cette place n’existe pas
refusal-barrakuda-not_an_opponent = ce n’est pas un de tes adversaires
refusal-barrakuda-not_there = ce pion n’est pas sur cette épave
refusal-barrakuda-nothing_to_steal = ce sac est vide
refusal-barrakuda-no_initiative = tu es à égalité avec ton partenaire : vous pouvez seulement échanger
refusal-barrakuda-may_not_pass = tu ne peux pas passer ici
refusal-barrakuda-no_exchange_here = tu ne peux pas échanger avec ton partenaire ici
refusal-barrakuda-too_much = il n’y a pas autant d’or dans vos deux sacs
refusal-barrakuda-not_this_action = cette épave n’offre pas ce choix
refusal-barrakuda-own_card_in_hand = tu as déjà ta carte Barracuda en main
refusal-barrakuda-their_card_in_centre = cette carte Barracuda est déjà au centre
refusal-barrakuda-not_in_the_pair = cette carte n’a pas été tirée
refusal-barrakuda-may_not_decline = cette action ne peut pas être refusée

text-barrakuda-turn = tour { $turn }
text-barrakuda-turn_of = tour { $turn } sur { $limit }
text-barrakuda-goal =
    { $goal ->
        [one] { $turn } · { $goal } pièce d’or au coffre-fort-fort pour gagner
       *[other] { $turn } · { $goal } pièces d’or au coffre-fort-fort pour gagner
    }
text-barrakuda-fish = POISSON
text-barrakuda-special = spéc. { $icon }
text-barrakuda-general = gén. { $icon }
text-barrakuda-stop = arrêt { $icon }
text-barrakuda-special_short = s { $icon }
text-barrakuda-general_short = g { $icon }
text-barrakuda-stop_short = a { $icon }
text-barrakuda-beside = voisines  { $neighbours }
text-barrakuda-seats = Places
text-barrakuda-legend = s action spéciale · g action générale · a quand le poisson s’arrête
text-barrakuda-teams = { $first } contre { $second } ; chaque équipe a un coffre-fort.
text-barrakuda-lying_note = (X) couché
text-barrakuda-head_seat = place
text-barrakuda-head_hand = main
text-barrakuda-head_row = rangée, par âge
text-barrakuda-head_barracuda = Barracuda
text-barrakuda-head_bag = sac
text-barrakuda-head_vault = coffre
text-barrakuda-head_pawn = pion
text-barrakuda-in_hand = en main
text-barrakuda-in_centre = au centre
text-barrakuda-chosen = a choisi
text-barrakuda-off_board = hors plateau
text-barrakuda-lies_on = couché sur { $wreck }
text-barrakuda-stands_on = sur { $wreck }
text-barrakuda-initiative = Initiative, du moins au plus de cartes dans la rangée : { $order }.

score-barrakuda-vault = or au coffre-fort
score-barrakuda-bag = or dans le sac
score-barrakuda-bag_decides = { $seats } ont autant d’or au coffre-fort : le sac le plus plein décide.

why-barrakuda-goal = l’objectif est atteint
why-barrakuda-turn_limit = la limite de tours est atteinte

web-barrakuda-sea = Le fond de la mer
web-barrakuda-turn = Tour { $turn }
web-barrakuda-turn_of = Tour { $turn }/{ $limit }
web-barrakuda-turn_short = T.{ $turn }
web-barrakuda-limit_help = Après le tour { $limit }, le coffre-fort le plus plein gagne
web-barrakuda-goal =
    { $goal ->
        [one] Objectif { $goal } pièce d’or
       *[other] Objectif { $goal } pièces d’or
    }
web-barrakuda-wreck = Épave { $wreck } : { $actions }
web-barrakuda-special = spéciale : { $icon }
web-barrakuda-general = générale : { $icon }
web-barrakuda-stop = quand le poisson s’arrête : { $icon }
web-barrakuda-lies = { $gold } à ramasser ici
web-barrakuda-divers = plongeurs : { $names }
web-barrakuda-lying = { $name } (pion couché)
web-barrakuda-fish_here = le poisson est ici
web-barrakuda-throws = Probabilité aux dés : { $throws }/{ $all }.
web-barrakuda-boat = Au bateau
web-barrakuda-order = Initiative
web-barrakuda-order_help = Qui a le moins de cartes dans sa rangée agit d’abord ; à égalité (=), personne
web-barrakuda-tied = à égalité
web-barrakuda-teams = { $first } contre { $second } ; les partenaires partagent un coffre-fort
web-barrakuda-team = Équipe { $team }
web-barrakuda-seat = { $name } : { $bag } dans le sac, { $vault } sur { $goal } au coffre-fort
web-barrakuda-bag = Sac
web-barrakuda-vault = Coffre-fort
web-barrakuda-away = pas là
web-barrakuda-bot = bot
web-barrakuda-cards = En main : { $hand }. Rangée, de la plus ancienne à la plus récente : { $row }. Carte Barracuda : { $fish }.
web-barrakuda-in_hand = en main
web-barrakuda-in_centre = au centre
web-barrakuda-card = Carte { $card }
web-barrakuda-hand = Ma main
web-barrakuda-row = Ma rangée, de l’ancienne à la récente
web-barrakuda-row_empty = Ma rangée est vide
web-barrakuda-play = { $name }, touche { $letter }
web-barrakuda-chosen_mark = choisie
web-barrakuda-dice = Dés
web-barrakuda-distance = distance : { $shown }
web-barrakuda-direction = vers { $shown }
web-barrakuda-not_rolled = pas lancé
web-barrakuda-last = Ce qui vient de se passer
web-barrakuda-share = Échanger notre or
web-barrakuda-share_do = Échanger ainsi
web-barrakuda-brings = Épave { $wreck } : seul, { $alone } ; à plusieurs, { $shared }. Le poisson l’atteint dans { $throws } lancers sur { $all }.
web-barrakuda-brings_lying = l’or posé là ({ $gold })
web-barrakuda-brings_fish = Ton plongeur se couche. S’il est le seul, tu mènes le poisson et tu ne le crains pas.

web-barrakuda-far =
    { $steps ->
        [0] Le poisson est ici.
       *[other] Le poisson est à { $steps } pas.
    }
web-barrakuda-far-more = Le poisson ne peut pas venir ici ce tour-ci.

web-barrakuda-tip-special = Spéciale, pour qui est seul ici ou a l’initiative : { $does }.
web-barrakuda-tip-general = Générale, pour tous ceux qui sont debout ici : { $does }.
web-barrakuda-tip-stop = Quand le poisson s’arrête ici : { $does }.

web-barrakuda-step-choose = choix
web-barrakuda-step-fish = poisson
web-barrakuda-step-wrecks = épaves
web-barrakuda-step-end = fin

web-barrakuda-state-ready = a choisi
web-barrakuda-state-waits = choisit…
web-barrakuda-state-acts = décide…
web-barrakuda-state-won = gagne

web-barrakuda-hint-choose = Choisis une carte en secret. Toutes sont révélées ensemble.
web-barrakuda-hint-chosen_wait = C’est choisi : tu peux changer tant que tous n’ont pas choisi. On attend { $names }.
web-barrakuda-hint-steer = Tu guides le poisson : appuie sur une épave éclairée, à { $distance } pas au plus. Il peut aussi rester.
web-barrakuda-hint-answer = L’épave { $wreck }, c’est toi qui décides : l’action spéciale, ou le sac de quelqu’un.
web-barrakuda-hint-special = L’action de l’épave { $wreck } te laisse un choix.
web-barrakuda-hint-general = L’action de l’épave { $wreck } te laisse un choix.
web-barrakuda-hint-victim = Action rouge : dans quelle main tire-t-on deux cartes ?
web-barrakuda-hint-card = Action rouge : quelle carte doit poser { $victim } ?
web-barrakuda-hint-over = La partie est finie.

web-barrakuda-wait-layout = On dispose les épaves.
web-barrakuda-wait-choose = Chacun choisit en secret. On attend { $names }.
web-barrakuda-wait-distance = On lance le dé de distance.
web-barrakuda-wait-direction = On lance le dé de direction.
web-barrakuda-wait-steer = { $name } guide le poisson, à { $distance } pas au plus.
web-barrakuda-wait-jump = Le poisson saute.
web-barrakuda-wait-answer = { $name } décide sur l’épave { $wreck }.
web-barrakuda-wait-special = { $name } décide sur l’épave { $wreck }.
web-barrakuda-wait-general = { $name } décide sur l’épave { $wreck }.
web-barrakuda-wait-victim = Action rouge : { $name } désigne un adversaire.
web-barrakuda-wait-pair = Action rouge : on tire deux cartes chez { $victim }.
web-barrakuda-wait-card = Action rouge : { $name } choisit la carte que posera { $victim }.

web-barrakuda-ask-steer = Guide le poisson : distance { $distance }
web-barrakuda-ask-swim = nager vers { $wreck }
web-barrakuda-ask-stay = rester sur { $wreck }
web-barrakuda-ask-answer = Épave { $wreck } : tu as l’initiative
web-barrakuda-ask-special = Action spéciale
web-barrakuda-ask-steal = Voler { $name }
web-barrakuda-ask-pass = Passer
web-barrakuda-ask-pass_note = laisser les sacs comme ils sont
web-barrakuda-ask-general = Épave { $wreck } : à toi de choisir
web-barrakuda-ask-take_back = Reprendre une carte
web-barrakuda-ask-oldest = la carte { $card }, la plus ancienne de ta rangée
web-barrakuda-ask-no_row = ta rangée est vide
web-barrakuda-ask-red = Action rouge
web-barrakuda-ask-red_note = à la fin du tour, un adversaire pose une de deux cartes tirées
web-barrakuda-ask-back = Reprendre ma carte Barracuda
web-barrakuda-ask-back_note = du centre dans ma main
web-barrakuda-ask-away = Contre { $name }
web-barrakuda-ask-away_note = sa carte Barracuda va au centre
web-barrakuda-ask-do = Action générale
web-barrakuda-ask-decline = Refuser
web-barrakuda-ask-decline_note = toutes les cartes restent où elles sont
web-barrakuda-ask-victim = Action rouge : la main de qui ?
web-barrakuda-ask-holds = { $cards } en main
web-barrakuda-ask-card = { $victim } doit poser
web-barrakuda-ask-to_row = devient la plus récente de la rangée
web-barrakuda-ask-to_centre = va au centre

web-barrakuda-news-card = { $name } : { $card }
web-barrakuda-news-all_back = { $names } : les cinq cartes reviennent
web-barrakuda-news-distance = Distance : { $shown }
web-barrakuda-news-dice = Distance { $distance }, vers { $direction }
web-barrakuda-news-swims = Poisson { $way }
web-barrakuda-news-stays = Le poisson reste sur { $wreck }
web-barrakuda-news-jumps = Le poisson saute sur { $wreck }
web-barrakuda-news-steals = { $name } vole { $gold } à { $other }
web-barrakuda-news-bitten = Le poisson dépouille { $names }
web-barrakuda-news-back = { $name } reprend { $cards }
web-barrakuda-news-laid = { $name } doit poser { $cards }

## Why a move is better than another, in hints and reviews.

why-barrakuda-position = Rien de précis ne décide : la position après le tour est meilleure dans l’ensemble.
why-barrakuda-banked = Cela met environ { $amount } de plus au coffre-fort.
why-barrakuda-bagged = Cela met environ { $amount } de plus dans le sac.
why-barrakuda-caught = Le poisson vide moins souvent le sac : { $few } tours sur 100 au lieu de { $many }.
why-barrakuda-robbed = Le sac est moins souvent volé : { $few } tours sur 100 au lieu de { $many }.
why-barrakuda-cards = Il reste environ { $amount } de plus en main.
why-barrakuda-holds_back = { $seat } tire moins d’or de ce tour.

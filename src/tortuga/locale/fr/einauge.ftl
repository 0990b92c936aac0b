### Einauge: phases, moves, refusals, drawings and the table in the browser.

phase-einauge-colours = couleurs
phase-einauge-deal = distribution
phase-einauge-buy = achat
phase-einauge-fight = combat
phase-einauge-lay = pose
phase-einauge-refill = complément
phase-einauge-final = manche finale
phase-einauge-over = partie finie

turn-einauge-colours = On tire au sort les couleurs de cette partie.
turn-einauge-deal = On distribue les premières cartes.
turn-einauge-buy = { $name } achète une carte de l’étal.
turn-einauge-fight = { $name } combat pour une carte de la table des pirates, ou passe.
turn-einauge-lay = { $name } pose une carte de l’étal sur la table des pirates.
turn-einauge-refill = On complète l’étal.
turn-einauge-final = Manche finale : { $name } combat pour une dernière carte, ou passe.
turn-einauge-over = La partie est finie.

phase_help-einauge-colours = Le hasard décide des couleurs qui quittent la partie.
phase_help-einauge-deal = Six cartes sont retournées sur l’étal, une sur la table des pirates.
phase_help-einauge-buy =
    Achète une carte de l’étal à son prix. Elle rejoint ta rangée de sa couleur, et
    toute la rangée te paie aussitôt : sabres, ducats et joyaux de chaque carte.
    Avant cela, tu peux vendre : un joyau rapporte { $jewel_sale }, une carte à toi { $card_sale }.
    Une rangée contient sept cartes au plus. Un navire va dans la rangée de ton
    choix, ou reste seul.
phase_help-einauge-fight =
    Prends une carte de la table des pirates contre { $fight_price }, ou { $fight_price_sabre } si
    elle montre un sabre. Elle rejoint ta rangée, qui te paie comme pour un achat. Ou passe.
phase_help-einauge-lay = Déplace une carte de l’étal vers la table des pirates. Puis on complète l’étal.
phase_help-einauge-refill = On retourne des cartes jusqu’à en avoir six sur l’étal.
phase_help-einauge-final =
    Chacun peut combattre encore une fois, pour une carte de la table des pirates ou
    de l’étal : { $fight_price }, ou { $fight_price_sabre } si elle montre un sabre. Sa rangée paie. Ou passe.
phase_help-einauge-over = Qui a le plus de joyaux l’emporte.

option-einauge-edition = l’édition imprimée dont on suit les règles : un nom pour un ensemble des options ci-dessous
option-einauge-selling = vendre à volonté avant d’acheter, ou seulement quand tu ne peux rien t’offrir
option-einauge-end = après le premier navire, finir la manche, ou laisser tous les autres jouer encore une fois
option-einauge-ties = une égalité pour le plus de coffres coûte un rang aux suivants, ou les rangs se partagent normalement
option-einauge-colour_bonus = des joyaux pour de nombreuses couleurs : aucun, en plus des coffres, ou à leur place
option-einauge-colours_out = les couleurs qui quittent la partie à moins de cinq
option-einauge-cards = le tableau des cartes : le nôtre, ou un fichier à toi

move-einauge-buy = acheter { $card }
move-einauge-buy_with_ship = acheter { $card } avec navire
move-einauge-buy_ship_row = acheter navire { $colour }
move-einauge-buy_ship_alone = acheter navire seul
move-einauge-fight = combattre pour { $card }
move-einauge-fight_with_ship = combattre pour { $card } avec navire
move-einauge-fight_ship_row = combattre pour navire { $colour }
move-einauge-fight_ship_alone = combattre pour navire seul
move-einauge-lay = poser { $card }
move-einauge-lay_ship = poser navire
move-einauge-sell = vendre { $card }
move-einauge-sell_jewel = vendre joyau
move-einauge-sell_ship_row = vendre navire { $colour }
move-einauge-sell_ship_alone = vendre navire seul
move-einauge-pass = passer

did-einauge-buy = { $seat } achète l’île { $card }
did-einauge-buy_with_ship = { $seat } achète l’île { $card } et l’ajoute à un navire seul
did-einauge-buy_ship_row = { $seat } achète un navire pour la rangée { $colour }
did-einauge-buy_ship_alone = { $seat } achète un navire, qui reste seul
did-einauge-fight = { $seat } remporte l’île { $card } au combat
did-einauge-fight_with_ship = { $seat } remporte l’île { $card } au combat et l’ajoute à un navire seul
did-einauge-fight_ship_row = { $seat } remporte au combat un navire pour la rangée { $colour }
did-einauge-fight_ship_alone = { $seat } remporte au combat un navire, qui reste seul
did-einauge-lay = { $seat } pose l’île { $card } sur la table des pirates
did-einauge-lay_ship = { $seat } pose un navire sur la table des pirates
did-einauge-sell = { $seat } vend l’île { $card } pour { $price }
did-einauge-sell_jewel = { $seat } vend un joyau pour { $price }
did-einauge-sell_ship_row = { $seat } vend un navire de la rangée { $colour } pour { $price }
did-einauge-sell_ship_alone = { $seat } vend un navire seul pour { $price }
did-einauge-pass = { $seat } ne combat pas

chance-einauge-out =
    { $number ->
        [one] couleur absente de la partie : { $colour }
       *[other] couleurs absentes de la partie : { $colour }
    }
chance-einauge-up = la pioche révèle { $cards }

news-einauge-paid = { $did } ; la rangée rapporte { $income }
news-einauge-in_sight = un navire : la fin est en vue
news-einauge-final = la manche finale commence

refusal-einauge-none = c’est permis
refusal-einauge-game_over = la partie est finie
refusal-einauge-chance_first = il faut d’abord retourner une carte
refusal-einauge-not_your_turn = ce n’est pas ton tour
refusal-einauge-no_such_move = ce coup n’existe pas
refusal-einauge-not_in_this_phase =
    { $phase ->
        [buy] achète d’abord ; combattre et poser viennent ensuite
        [fight] à présent, combats ou passe
        [lay] à présent, pose une carte
        [final] dans la manche finale, on ne peut que combattre ou passer
       *[other] on retourne d’abord les cartes
    }
refusal-einauge-no_such_card_there = cette carte n’est pas là
refusal-einauge-too_few_ducats =
    { $price ->
        [one] cela coûte { $price } ducat ; tu en as { $ducats }
       *[other] cela coûte { $price } ducats ; tu en as { $ducats }
    }
refusal-einauge-too_few_sabres = il faut { $sabre_price } sabres ; tu en as { $sabres }
refusal-einauge-row_full = ta rangée { $colour } est pleine : sept cartes
refusal-einauge-no_such_row = tu n’as pas de rangée { $colour }
refusal-einauge-row_begun = tu as déjà une rangée { $colour } ; un navire seul ne peut que lancer une nouvelle rangée
refusal-einauge-no_lone_ship = tu n’as pas de navire seul
refusal-einauge-not_yours = ce n’est pas à toi
refusal-einauge-no_jewel = tu n’as pas de joyau
refusal-einauge-not_short = tu ne peux vendre que si aucune carte de l’étal n’est à ta portée

text-einauge-pile = tour { $turn } · { $cards } dans la pioche
text-einauge-not_in_sight = La fin n’est pas en vue.
text-einauge-in_sight = La fin est en vue : encore { $turns } après celui-ci.
text-einauge-final = Il reste à jouer : { $seats }.
text-einauge-display = Étal
text-einauge-table = Table des pirates
text-einauge-places = { $number } sur { $places }
text-einauge-price = prix
text-einauge-card = carte
text-einauge-shows = symboles
text-einauge-then_pays = gain pour { $name }
text-einauge-any_row = au choix, ou seul
text-einauge-empty = aucune carte
text-einauge-in_turn = ▶ { $name }
text-einauge-score = vaut { $score } à présent
text-einauge-over =
    { $score ->
        [one] { $score } joyau en tout
       *[other] { $score } joyaux en tout
    }
text-einauge-no_rows = pas encore de rangée
text-einauge-pays = gain : { $income }
text-einauge-pays_short = { $income }
text-einauge-chests = { $chests } pour { $jewels }
text-einauge-lone_ships = hors rangée : { $ships }

score-einauge-jewels = joyaux en réserve
score-einauge-exchange = pour les ducats et les sabres
score-einauge-chests = coffres, rangée { $colour }
score-einauge-bonus = couleurs
score-einauge-total = total
score-einauge-brought = { $what } → { $jewels }
score-einauge-tie = { $colour } : { $seats } ont { $chests } chacun et reçoivent chacun { $jewels }.
score-einauge-lapses = Après une égalité, la place suivante n’est pas attribuée.

why-einauge-ships = le plus de joyaux à la fin
why-einauge-standstill = le plus de joyaux quand plus rien ne bougeait

web-einauge-display = Étal
web-einauge-pirates = Table des pirates
web-einauge-others = Les autres
web-einauge-pile = { $cards } dans la pioche
web-einauge-in_sight = Fin en vue : encore { $turns }
web-einauge-turn = Tour { $turn }
web-einauge-last_turn = Le dernier tour de la dernière manche
web-einauge-final = Manche finale : encore { $number } à jouer
web-einauge-card = { $card } : { $shows }
web-einauge-say_buy = Acheter { $card } pour { $price }. La rangée { $colour } rapporte : { $income }.
web-einauge-say_fight = Combattre pour { $card } avec { $price }. La rangée { $colour } rapporte : { $income }.
web-einauge-say_buy_ship = Un navire pour { $price }. Où va-t-il ?
web-einauge-say_fight_ship = Combattre pour un navire avec { $price }. Où va-t-il ?
web-einauge-say_lay = Poser { $card } sur la table des pirates.
web-einauge-say_sell = Vendre { $card } pour { $price }. Cette carte quitte la partie.
web-einauge-do_buy = Acheter
web-einauge-do_fight = Combattre
web-einauge-do_lay = Poser
web-einauge-do_sell = Vendre pour { $price }
web-einauge-option_row = Dans la rangée { $colour }, gain : { $income }
web-einauge-option_alone = Seul : aucun gain
web-einauge-option_without = Sans navire, gain : { $income }
web-einauge-option_with_ship = Avec un navire seul, gain : { $income }
web-einauge-pass = Ne pas combattre
web-einauge-sell = Vendre…
web-einauge-sell_end = Fini de vendre
web-einauge-sell_jewel = Vendre un joyau pour { $price }
web-einauge-hint_buy = Achète une des cartes éclairées. Toute sa rangée te paie aussitôt.
web-einauge-hint_short = Aucune carte n’est à ta portée ici : vends d’abord.
web-einauge-hint_must_sell = Aucune carte n’est à ta portée ici : vends une des tiennes pour { $price }.
web-einauge-hint_sell = Choisis une carte de tes rangées : { $price } chacune.
web-einauge-hint_fight = Combats pour une carte éclairée de la table des pirates, ou non.
web-einauge-hint_only_pass = Avec { $sabres }, rien à prendre ici.
web-einauge-hint_lay = Pose une carte de l’étal sur la table des pirates.
web-einauge-hint_final = Manche finale : combats pour une dernière carte, ou non.
web-einauge-score_now = Si la partie s’arrêtait maintenant
web-einauge-score_over = Joyaux
web-einauge-score_parts = { $jewels } en réserve + { $exchange } par échange + { $chests } pour les coffres
web-einauge-score_parts_bonus = { $jewels } en réserve + { $exchange } par échange + { $chests } pour les coffres + { $bonus } pour les couleurs
web-einauge-row_empty = rangée { $colour } : pas encore commencée
web-einauge-row_about = rangée { $colour } : { $cards } ; gain : { $income } ; { $chests }, valeur actuelle : { $jewels }
web-einauge-row_alone = { $ships } hors rangée

## Why a move is better than another, in hints and reviews.

why-einauge-position = Rien de précis ne décide : c’est l’ensemble de la position qui s’améliore.
why-einauge-keeps = Cela garde { $amount } pour { $card }.
why-einauge-later = Souvent, { $card } devient possible peu après.
why-einauge-jewels = Les rangées rapportent bientôt environ { $amount } de plus.
why-einauge-purse = Il reste bientôt environ { $amount } de plus.
why-einauge-chests = Cela prend l’avantage pour les coffres de la rangée { $colour }.
why-einauge-catches_up = Sinon, { $seat } revient à hauteur pour les coffres de la rangée { $colour }.
why-einauge-colours = Cela apporte plus de couleurs pour le bonus.
why-einauge-takes = Sinon, { $seat } prend souvent { $card }.
why-einauge-holds_back = Cela coûte à { $seat } environ { $amount }.

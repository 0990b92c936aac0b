### Einauge: phases, moves, refusals, drawings and the table in the browser.

phase-einauge-colours = Farben
phase-einauge-deal = Austeilen
phase-einauge-buy = Kaufen
phase-einauge-fight = Kämpfen
phase-einauge-lay = Ablegen
phase-einauge-refill = Auffüllen
phase-einauge-final = Schlussrunde
phase-einauge-over = Spielende

turn-einauge-colours = Die Farben dieser Partie werden ausgelost.
turn-einauge-deal = Die ersten Karten werden ausgeteilt.
turn-einauge-buy = { $name } kauft eine Karte aus der Auslage.
turn-einauge-fight = { $name } kämpft um eine Karte vom Piratentisch oder passt.
turn-einauge-lay = { $name } legt eine Karte aus der Auslage auf den Piratentisch.
turn-einauge-refill = Die Auslage wird aufgefüllt.
turn-einauge-final = Schlussrunde: { $name } kämpft um eine letzte Karte oder passt.
turn-einauge-over = Die Partie ist zu Ende.

phase_help-einauge-colours = Der Zufall bestimmt, welche Farben nicht mitspielen.
phase_help-einauge-deal = Sechs Karten kommen offen in die Auslage, eine auf den Piratentisch.
phase_help-einauge-buy =
    Kaufe eine Karte aus der Auslage zu ihrem Preis. Sie kommt in deine Reihe ihrer
    Farbe, und sofort zahlt die ganze Reihe aus: die Säbel, Dukaten und Juwelen
    aller ihrer Karten.
    Vorher darfst du verkaufen: ein Juwel für { $jewel_sale }, jede deiner Karten für { $card_sale }.
    In eine Reihe passen sieben Karten. Ein Schiff kommt in eine beliebige deiner
    Reihen, oder es liegt einzeln.
phase_help-einauge-fight =
    Nimm eine Karte vom Piratentisch für { $fight_price }, oder für { $fight_price_sabre },
    wenn sie einen Säbel zeigt. Sie kommt in deine Reihe, und die Reihe zahlt aus wie beim Kauf.
    Oder passe.
phase_help-einauge-lay = Lege eine Karte aus der Auslage auf den Piratentisch. Danach wird die Auslage aufgefüllt.
phase_help-einauge-refill = Es werden Karten aufgedeckt, bis sechs in der Auslage liegen.
phase_help-einauge-final =
    Alle dürfen noch einmal kämpfen, um eine Karte vom Piratentisch oder aus der
    Auslage: { $fight_price }, oder { $fight_price_sabre }, wenn sie einen Säbel zeigt. Ihre Reihe zahlt aus.
    Oder passe.
phase_help-einauge-over = Wer die meisten Juwelen hat, gewinnt.

option-einauge-edition = nach welcher gedruckten Ausgabe gespielt wird: ein Name für mehrere der folgenden Optionen
option-einauge-selling = vor dem Kauf verkaufen, wann du willst, oder nur, solange du dir nichts leisten kannst
option-einauge-end = nach dem ersten Schiff die Runde zu Ende spielen, oder alle anderen sind noch einmal dran
option-einauge-ties = Gleichstand bei den meisten Truhen kostet alle dahinter einen Rang, oder Ränge werden wie üblich geteilt
option-einauge-colour_bonus = Juwelen für viele Farben: keine, zusätzlich zu den Truhen oder an ihrer Stelle
option-einauge-colours_out = welche Farben bei weniger als fünf Personen nicht mitspielen
option-einauge-cards = die Kartentabelle: unsere oder eine eigene Datei

move-einauge-buy = { $card } kaufen
move-einauge-buy_with_ship = { $card } mit Schiff kaufen
move-einauge-buy_ship_row = Schiff für { $colour } kaufen
move-einauge-buy_ship_alone = Schiff einzeln kaufen
move-einauge-fight = um { $card } kämpfen
move-einauge-fight_with_ship = um { $card } mit Schiff kämpfen
move-einauge-fight_ship_row = um Schiff für { $colour } kämpfen
move-einauge-fight_ship_alone = um einzelnes Schiff kämpfen
move-einauge-lay = { $card } ablegen
move-einauge-lay_ship = Schiff ablegen
move-einauge-sell = { $card } verkaufen
move-einauge-sell_jewel = Juwel verkaufen
move-einauge-sell_ship_row = Schiff aus { $colour } verkaufen
move-einauge-sell_ship_alone = einzelnes Schiff verkaufen
move-einauge-pass = passen

did-einauge-buy = { $seat } kauft { $card }
did-einauge-buy_with_ship = { $seat } kauft { $card } und legt die Karte zu einem einzelnen Schiff
did-einauge-buy_ship_row = { $seat } kauft ein Schiff für die Reihe { $colour }
did-einauge-buy_ship_alone = { $seat } kauft ein Schiff und legt es einzeln aus
did-einauge-fight = { $seat } kämpft um { $card }
did-einauge-fight_with_ship = { $seat } kämpft um { $card } und legt die Karte zu einem einzelnen Schiff
did-einauge-fight_ship_row = { $seat } kämpft um ein Schiff für die Reihe { $colour }
did-einauge-fight_ship_alone = { $seat } kämpft um ein Schiff und legt es einzeln aus
did-einauge-lay = { $seat } legt { $card } auf den Piratentisch
did-einauge-lay_ship = { $seat } legt ein Schiff auf den Piratentisch
did-einauge-sell = { $seat } verkauft { $card } für { $price }
did-einauge-sell_jewel = { $seat } verkauft ein Juwel für { $price }
did-einauge-sell_ship_row = { $seat } verkauft ein Schiff aus der Reihe { $colour } für { $price }
did-einauge-sell_ship_alone = { $seat } verkauft ein einzelnes Schiff für { $price }
did-einauge-pass = { $seat } kämpft nicht

chance-einauge-out =
    { $number ->
        [one] { $colour } ist nicht im Spiel
       *[other] { $colour } sind nicht im Spiel
    }
chance-einauge-up = vom Stapel: { $cards }

news-einauge-paid = { $did }; die Reihe bringt { $income }
news-einauge-in_sight = ein Schiff: Das Ende ist in Sicht
news-einauge-final = die Schlussrunde beginnt

refusal-einauge-none = das ist erlaubt
refusal-einauge-game_over = die Partie ist zu Ende
refusal-einauge-chance_first = erst muss eine Karte aufgedeckt werden
refusal-einauge-not_your_turn = du bist nicht am Zug
refusal-einauge-no_such_move = so einen Zug gibt es nicht
refusal-einauge-not_in_this_phase =
    { $phase ->
        [buy] erst kaufst du; Kämpfen und Ablegen kommen danach
        [fight] jetzt kämpfst du oder passt
        [lay] jetzt legst du eine Karte ab
        [final] in der Schlussrunde kämpfst oder passt du nur noch
       *[other] erst werden die Karten aufgedeckt
    }
refusal-einauge-no_such_card_there = diese Karte liegt dort nicht
refusal-einauge-too_few_ducats =
    { $price ->
        [one] das kostet { $price } Dukat; du hast { $ducats }
       *[other] das kostet { $price } Dukaten; du hast { $ducats }
    }
refusal-einauge-too_few_sabres = dafür brauchst du { $sabre_price } Säbel; du hast { $sabres }
refusal-einauge-row_full = deine Reihe { $colour } ist voll: sieben Karten
refusal-einauge-no_such_row = du hast keine Reihe { $colour }
refusal-einauge-row_begun = du hast schon eine Reihe { $colour }; ein einzelnes Schiff kann nur zu einer neuen kommen
refusal-einauge-no_lone_ship = du hast kein einzelnes Schiff
refusal-einauge-not_yours = das gehört dir nicht
refusal-einauge-no_jewel = du hast kein Juwel
refusal-einauge-not_short = du darfst nur verkaufen, solange du dir keine Karte der Auslage leisten kannst

text-einauge-pile = Zug { $turn } · { $cards } im Stapel
text-einauge-not_in_sight = Das Ende ist noch nicht in Sicht.
text-einauge-in_sight = Das Ende ist in Sicht: nach diesem Zug noch { $turns }.
text-einauge-final = Noch an der Reihe: { $seats }.
text-einauge-display = Auslage
text-einauge-table = Piratentisch
text-einauge-places = { $number } von { $places }
text-einauge-price = Preis
text-einauge-card = Karte
text-einauge-shows = zeigt
text-einauge-then_pays = Ertrag für { $name }
text-einauge-any_row = jede Reihe oder einzeln
text-einauge-empty = keine Karte
text-einauge-in_turn = ▶ { $name }
text-einauge-score = jetzt { $score } wert
text-einauge-over =
    { $score ->
        [one] { $score } Juwel insgesamt
       *[other] { $score } Juwelen insgesamt
    }
text-einauge-no_rows = noch keine Reihen
text-einauge-pays = bringt { $income }
text-einauge-pays_short = { $income }
text-einauge-chests = { $chests } für { $jewels }
text-einauge-lone_ships = einzeln: { $ships }

score-einauge-jewels = eigene Juwelen
score-einauge-exchange = für Dukaten und Säbel
score-einauge-chests = Truhen { $colour }
score-einauge-bonus = Farben
score-einauge-total = Summe
score-einauge-brought = { $what } → { $jewels }
score-einauge-tie = { $colour }: { $seats } haben je { $chests }, also bekommt jeder { $jewels }.
score-einauge-lapses = Nach einem Gleichstand wird der nächste Platz nicht vergeben.

why-einauge-ships = die meisten Juwelen am Ende
why-einauge-standstill = die meisten Juwelen, als sich nichts mehr bewegte

web-einauge-display = Auslage
web-einauge-pirates = Piraten­tisch
web-einauge-others = Die anderen
web-einauge-pile = { $cards } im Stapel
web-einauge-in_sight = Ende in Sicht: noch { $turns }
web-einauge-turn = Zug { $turn }
web-einauge-last_turn = Der letzte Zug der letzten Runde
web-einauge-final = Schlussrunde: noch { $number }
web-einauge-card = { $card }, zeigt { $shows }
web-einauge-say_buy = { $card } für { $price } kaufen: Die Reihe { $colour } bringt { $income }.
web-einauge-say_fight = Für { $price } um { $card } kämpfen: Die Reihe { $colour } bringt { $income }.
web-einauge-say_buy_ship = Ein Schiff für { $price }. Wohin kommt es?
web-einauge-say_fight_ship = Für { $price } um ein Schiff kämpfen. Wohin kommt es?
web-einauge-say_lay = { $card } auf den Piratentisch legen.
web-einauge-say_sell = { $card } für { $price } verkaufen. Die Karte ist dann aus dem Spiel.
web-einauge-do_buy = Kaufen
web-einauge-do_fight = Kämpfen
web-einauge-do_lay = Ablegen
web-einauge-do_sell = Für { $price } verkaufen
web-einauge-option_row = In die Reihe { $colour }: bringt { $income }
web-einauge-option_alone = Einzeln: bringt nichts
web-einauge-option_without = Ohne Schiff: bringt { $income }
web-einauge-option_with_ship = Mit einem einzelnen Schiff: bringt { $income }
web-einauge-pass = Nicht kämpfen
web-einauge-sell = Verkaufen …
web-einauge-sell_end = Verkauf beenden
web-einauge-sell_jewel = Ein Juwel für { $price } verkaufen
web-einauge-hint_buy = Kaufe eine der leuchtenden Karten. Ihre ganze Reihe zahlt sofort aus.
web-einauge-hint_short = Du kannst dir hier keine Karte leisten: Verkaufe erst etwas.
web-einauge-hint_must_sell = Du kannst dir hier keine Karte leisten: Verkaufe eine von deinen für { $price }.
web-einauge-hint_sell = Wähle eine Karte aus deinen Reihen: { $price } je Karte.
web-einauge-hint_fight = Kämpfe um eine leuchtende Karte vom Piratentisch oder lass es.
web-einauge-hint_only_pass = Hier gibt es nichts zu erkämpfen; du hast { $sabres }.
web-einauge-hint_lay = Lege eine Karte aus der Auslage auf den Piratentisch.
web-einauge-hint_final = Schlussrunde: Kämpfe um eine letzte Karte oder lass es.
web-einauge-score_now = Wenn jetzt Schluss wäre
web-einauge-score_over = Juwelen
web-einauge-score_parts = { $jewels } eigene + { $exchange } eingetauscht + { $chests } für Truhen
web-einauge-score_parts_bonus = { $jewels } eigene + { $exchange } eingetauscht + { $chests } für Truhen + { $bonus } für Farben
web-einauge-row_empty = { $colour }: noch keine Reihe
web-einauge-row_about = Reihe { $colour }: { $cards }; bringt { $income }; { $chests }, derzeit { $jewels } wert
web-einauge-row_alone = einzeln: { $ships }

## Why a move is better than another, in hints and reviews.

why-einauge-position = Nichts Einzelnes entscheidet: Die Stellung wird insgesamt besser.
why-einauge-keeps = So bleiben { $amount } für { $card }.
why-einauge-later = Oft wird bald darauf { $card } möglich.
why-einauge-jewels = Die Reihen zahlen bald etwa { $amount } mehr.
why-einauge-purse = Bald bleiben etwa { $amount } mehr.
why-einauge-chests = Das bringt Vorsprung bei den Truhen der Reihe { $colour }.
why-einauge-catches_up = Sonst holt { $seat } bei den Truhen der Reihe { $colour } auf.
why-einauge-colours = Das bringt mehr Farben für den Bonus.
why-einauge-takes = Sonst nimmt { $seat } oft { $card }.
why-einauge-holds_back = Das kostet { $seat } etwa { $amount }.

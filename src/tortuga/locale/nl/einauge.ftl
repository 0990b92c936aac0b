### Einauge: phases, moves, refusals, drawings and the table in the browser.

phase-einauge-colours = kleuren
phase-einauge-deal = delen
phase-einauge-buy = kopen
phase-einauge-fight = vechten
phase-einauge-lay = neerleggen
phase-einauge-refill = aanvullen
phase-einauge-final = slotronde
phase-einauge-over = spel afgelopen

turn-einauge-colours = De kleuren van deze partij worden geloot.
turn-einauge-deal = De eerste kaarten worden gedeeld.
turn-einauge-buy = { $name } koopt een kaart uit de uitstalling.
turn-einauge-fight = { $name } vecht om een kaart van de piratentafel, of past.
turn-einauge-lay = { $name } legt een kaart uit de uitstalling op de piratentafel.
turn-einauge-refill = De uitstalling wordt aangevuld.
turn-einauge-final = Slotronde: { $name } vecht om een laatste kaart, of past.
turn-einauge-over = Het spel is afgelopen.

phase_help-einauge-colours = Het toeval bepaalt welke kleuren niet meedoen.
phase_help-einauge-deal = Zes kaarten komen open in de uitstalling, één op de piratentafel.
phase_help-einauge-buy =
    Koop één kaart uit de uitstalling en betaal de prijs. De kaart komt in je rij van
    die kleur, en de hele rij keert meteen uit: de sabels, dukaten en juwelen van elke
    kaart erin. Vóór je koopt mag je verkopen: een juweel levert { $jewel_sale } op,
    elke kaart van jou { $card_sale }. In een rij passen zeven kaarten. Een schip mag in elke rij van
    jou, of het ligt los.
phase_help-einauge-fight =
    Pak één kaart van de piratentafel voor { $fight_price }, of voor { $fight_price_sabre } als er
    een sabel op staat. De kaart komt in je rij, en de rij keert uit zoals bij een aankoop. Of pas.
phase_help-einauge-lay = Leg één kaart uit de uitstalling op de piratentafel. Daarna wordt de uitstalling aangevuld.
phase_help-einauge-refill = Er worden kaarten omgedraaid tot er zes in de uitstalling liggen.
phase_help-einauge-final =
    Iedereen mag nog één keer vechten, om een kaart van de piratentafel of uit de
    uitstalling: { $fight_price }, of { $fight_price_sabre } als er een sabel op staat. De rij keert uit. Of pas.
phase_help-einauge-over = Wie de meeste juwelen heeft, wint.

option-einauge-edition = de regels van welke gedrukte uitgave: een naam voor een aantal van de opties hieronder
option-einauge-selling = verkopen wanneer je wilt vóór je koopt, of alleen zolang je niets kunt betalen
option-einauge-end = na het eerste schip de ronde afmaken, of alle anderen nog één beurt geven
option-einauge-ties = een gelijke stand bij de meeste kisten kost iedereen daarachter één plaats, of plaatsen worden gewoon gedeeld
option-einauge-colour_bonus = juwelen voor veel kleuren: geen, boven op de kisten, of in plaats daarvan
option-einauge-colours_out = welke kleuren niet meedoen met minder dan vijf spelers
option-einauge-cards = de kaartentabel: de onze, of een eigen bestand

move-einauge-buy = koop { $card }
move-einauge-buy_with_ship = koop { $card } met schip
move-einauge-buy_ship_row = koop schip { $colour }
move-einauge-buy_ship_alone = koop schip los
move-einauge-fight = vecht om { $card }
move-einauge-fight_with_ship = vecht om { $card } met schip
move-einauge-fight_ship_row = vecht om schip { $colour }
move-einauge-fight_ship_alone = vecht om schip los
move-einauge-lay = leg { $card }
move-einauge-lay_ship = leg schip
move-einauge-sell = verkoop { $card }
move-einauge-sell_jewel = verkoop juweel
move-einauge-sell_ship_row = verkoop schip { $colour }
move-einauge-sell_ship_alone = verkoop schip los
move-einauge-pass = pas

did-einauge-buy = { $seat } koopt { $card }
did-einauge-buy_with_ship = { $seat } koopt { $card } en legt die bij een los schip
did-einauge-buy_ship_row = { $seat } koopt een schip voor de rij { $colour }
did-einauge-buy_ship_alone = { $seat } koopt een schip en legt het los neer
did-einauge-fight = { $seat } vecht om { $card }
did-einauge-fight_with_ship = { $seat } vecht om { $card } en legt die bij een los schip
did-einauge-fight_ship_row = { $seat } vecht om een schip voor de rij { $colour }
did-einauge-fight_ship_alone = { $seat } vecht om een schip en legt het los neer
did-einauge-lay = { $seat } legt { $card } op de piratentafel
did-einauge-lay_ship = { $seat } legt een schip op de piratentafel
did-einauge-sell = { $seat } verkoopt { $card } voor { $price }
did-einauge-sell_jewel = { $seat } verkoopt een juweel voor { $price }
did-einauge-sell_ship_row = { $seat } verkoopt een schip uit de rij { $colour } voor { $price }
did-einauge-sell_ship_alone = { $seat } verkoopt een los schip voor { $price }
did-einauge-pass = { $seat } vecht niet

chance-einauge-out =
    { $number ->
        [one] { $colour } doet niet mee
       *[other] { $colour } doen niet mee
    }
chance-einauge-up = van de stapel: { $cards }

news-einauge-paid = { $did }; de rij levert { $income } op
news-einauge-in_sight = een schip: het einde is in zicht
news-einauge-final = de slotronde begint

refusal-einauge-none = dat mag
refusal-einauge-game_over = het spel is afgelopen
refusal-einauge-chance_first = eerst moet er een kaart worden omgedraaid
refusal-einauge-not_your_turn = je bent niet aan de beurt
refusal-einauge-no_such_move = zo’n zet bestaat niet
refusal-einauge-not_in_this_phase =
    { $phase ->
        [buy] eerst koop je; vechten en neerleggen komen daarna
        [fight] nu vecht je of pas je
        [lay] nu leg je een kaart neer
        [final] in de slotronde vecht je alleen nog, of je past
       *[other] eerst worden de kaarten omgedraaid
    }
refusal-einauge-no_such_card_there = die kaart ligt daar niet
refusal-einauge-too_few_ducats =
    { $price ->
        [one] dat kost { $price } dukaat; je hebt er { $ducats }
       *[other] dat kost { $price } dukaten; je hebt er { $ducats }
    }
refusal-einauge-too_few_sabres = daarvoor heb je { $sabre_price } sabels nodig; je hebt er { $sabres }
refusal-einauge-row_full = je rij { $colour } is vol: zeven kaarten
refusal-einauge-no_such_row = je hebt geen rij { $colour }
refusal-einauge-row_begun = je hebt al een rij { $colour }; een los schip kan alleen bij een nieuwe rij
refusal-einauge-no_lone_ship = je hebt geen los schip
refusal-einauge-not_yours = die is niet van jou
refusal-einauge-no_jewel = je hebt geen juweel
refusal-einauge-not_short = je mag alleen verkopen zolang je geen kaart uit de uitstalling kunt betalen

text-einauge-pile = beurt { $turn } · { $cards } op de stapel
text-einauge-not_in_sight = Het einde is nog niet in zicht.
text-einauge-in_sight = Het einde is in zicht: na deze beurt nog { $turns }.
text-einauge-final = Nog te gaan: { $seats }.
text-einauge-display = Uitstalling
text-einauge-table = Piratentafel
text-einauge-places = { $number } van { $places }
text-einauge-price = prijs
text-einauge-card = kaart
text-einauge-shows = toont
text-einauge-then_pays = opbrengst { $name }
text-einauge-any_row = elke rij, of los
text-einauge-empty = geen kaart
text-einauge-in_turn = ▶ { $name }
text-einauge-score = nu { $score } waard
text-einauge-over =
    { $score ->
        [one] in totaal { $score } juweel
       *[other] in totaal { $score } juwelen
    }
text-einauge-no_rows = nog geen rijen
text-einauge-pays = levert { $income } op
text-einauge-pays_short = { $income }
text-einauge-chests = { $chests }: { $jewels }
text-einauge-lone_ships = los: { $ships }

score-einauge-jewels = eigen juwelen
score-einauge-exchange = voor dukaten en sabels
score-einauge-chests = kisten { $colour }
score-einauge-bonus = kleuren
score-einauge-total = totaal
score-einauge-brought = { $what } → { $jewels }
score-einauge-tie = { $colour }: { $seats } hebben elk { $chests } en krijgen elk { $jewels }.
score-einauge-lapses = Na een gelijke stand wordt de volgende plaats niet toegekend.

why-einauge-ships = de meeste juwelen aan het eind
why-einauge-standstill = de meeste juwelen toen er niets meer bewoog

web-einauge-display = Uitstalling
web-einauge-pirates = Piraten­tafel
web-einauge-others = De anderen
web-einauge-pile = { $cards } op de stapel
web-einauge-in_sight = Einde in zicht: nog { $turns }
web-einauge-turn = Beurt { $turn }
web-einauge-last_turn = De laatste beurt van de laatste ronde
web-einauge-final = Slotronde: nog { $number } te gaan
web-einauge-card = { $card }, toont { $shows }
web-einauge-say_buy = Koop { $card } voor { $price }: de rij { $colour } levert { $income } op.
web-einauge-say_fight = Vecht om { $card } met { $price }: de rij { $colour } levert { $income } op.
web-einauge-say_buy_ship = Een schip voor { $price }. Waar gaat het heen?
web-einauge-say_fight_ship = Vecht om een schip met { $price }. Waar gaat het heen?
web-einauge-say_lay = Leg { $card } op de piratentafel.
web-einauge-say_sell = Verkoop { $card } voor { $price }. De kaart gaat uit het spel.
web-einauge-do_buy = Kopen
web-einauge-do_fight = Vechten
web-einauge-do_lay = Neerleggen
web-einauge-do_sell = Verkopen voor { $price }
web-einauge-option_row = Naar de rij { $colour }: levert { $income } op
web-einauge-option_alone = Los: levert niets op
web-einauge-option_without = Zonder schip: levert { $income } op
web-einauge-option_with_ship = Met een los schip: levert { $income } op
web-einauge-pass = Niet vechten
web-einauge-sell = Verkopen …
web-einauge-sell_end = Klaar met verkopen
web-einauge-sell_jewel = Een juweel verkopen voor { $price }
web-einauge-hint_buy = Koop een van de verlichte kaarten. De hele rij keert meteen uit.
web-einauge-hint_short = Je kunt hier geen kaart betalen: verkoop eerst iets.
web-einauge-hint_must_sell = Je kunt hier geen kaart betalen: verkoop een eigen kaart voor { $price }.
web-einauge-hint_sell = Kies een kaart uit je rijen: { $price } per stuk.
web-einauge-hint_fight = Vecht om een verlichte kaart van de piratentafel, of niet.
web-einauge-hint_only_pass = Met { $sabres } valt hier niets te halen.
web-einauge-hint_lay = Leg één kaart uit de uitstalling op de piratentafel.
web-einauge-hint_final = Slotronde: vecht om één laatste kaart, of niet.
web-einauge-score_now = Als het nu afgelopen was
web-einauge-score_over = Juwelen
web-einauge-score_parts = { $jewels } eigen + { $exchange } ingewisseld + { $chests } voor kisten
web-einauge-score_parts_bonus = { $jewels } eigen + { $exchange } ingewisseld + { $chests } voor kisten + { $bonus } voor kleuren
web-einauge-row_empty = { $colour }: nog geen rij
web-einauge-row_about = rij { $colour }: { $cards }; levert { $income } op; { $chests }, nu goed voor { $jewels }
web-einauge-row_alone = { $ships } los

## Why a move is better than another, in hints and reviews.

why-einauge-position = Niet één ding geeft de doorslag: de stelling als geheel wordt beter.
why-einauge-keeps = Zo blijven er { $amount } over voor { $card }.
why-einauge-later = Vaak wordt kort daarna { $card } mogelijk.
why-einauge-jewels = De rijen betalen binnenkort ongeveer { $amount } meer.
why-einauge-purse = Binnenkort blijft er ongeveer { $amount } meer over.
why-einauge-chests = Dat geeft een voorsprong bij de kisten van de rij { $colour }.
why-einauge-catches_up = Anders haalt { $seat } de achterstand in bij de kisten van de rij { $colour }.
why-einauge-colours = Dat brengt meer kleuren voor de bonus.
why-einauge-takes = Anders pakt { $seat } vaak { $card }.
why-einauge-holds_back = Dat kost { $seat } ongeveer { $amount }.

### Einauge: phases, moves, refusals, drawings and the table in the browser.

phase-einauge-colours = colours
phase-einauge-deal = deal
phase-einauge-buy = buy
phase-einauge-fight = fight
phase-einauge-lay = lay
phase-einauge-refill = refill
phase-einauge-final = final round
phase-einauge-over = game over

turn-einauge-colours = The colours of this game are drawn.
turn-einauge-deal = The first cards are dealt.
turn-einauge-buy = { $name } buys a card of the display.
turn-einauge-fight = { $name } fights for a card of the pirate table, or passes.
turn-einauge-lay = { $name } lays a card of the display on the pirate table.
turn-einauge-refill = The display is refilled.
turn-einauge-final = Final round: { $name } fights for a last card, or passes.
turn-einauge-over = The game is over.

phase_help-einauge-colours = Chance decides which colours leave the game.
phase_help-einauge-deal = Six cards are turned up on the display, one on the pirate table.
phase_help-einauge-buy =
    Buy one card of the display for its price. It joins your row of its colour, and
    the whole row pays you at once: sabres, ducats and jewels of every card in it.
    Before that you may sell: a jewel brings { $jewel_sale }, any card of yours { $card_sale }.
    A row holds seven cards. A ship goes to any row of yours, or it lies alone.
phase_help-einauge-fight =
    Take one card of the pirate table for { $fight_price }, or { $fight_price_sabre } if it shows a sabre. It joins
    your row, and the row pays as for a purchase. Or pass.
phase_help-einauge-lay = Move one card of the display to the pirate table. Then the display is refilled.
phase_help-einauge-refill = Cards are turned up until six lie on the display.
phase_help-einauge-final =
    Everybody may fight once more, for a card of the pirate table or of the display:
    { $fight_price }, or { $fight_price_sabre } if it shows a sabre. Its row pays. Or pass.
phase_help-einauge-over = Whoever has the most jewels wins.

option-einauge-edition = which printed edition’s rules: a name for a set of the options below
option-einauge-selling = sell whenever you like before you buy, or only while you cannot afford anything
option-einauge-end = after the first ship finish the round, or let everybody else play once more
option-einauge-ties = a tie for most chests costs those below it one place, or places are shared in the usual way
option-einauge-colour_bonus = jewels for many colours: none, added to the chests, or instead of them
option-einauge-colours_out = which colours leave the game with fewer than five players
option-einauge-cards = the table of cards: ours, or a file of your own

move-einauge-buy = buy { $card }
move-einauge-buy_with_ship = buy { $card } with ship
move-einauge-buy_ship_row = buy ship { $colour }
move-einauge-buy_ship_alone = buy ship alone
move-einauge-fight = fight { $card }
move-einauge-fight_with_ship = fight { $card } with ship
move-einauge-fight_ship_row = fight ship { $colour }
move-einauge-fight_ship_alone = fight ship alone
move-einauge-lay = lay { $card }
move-einauge-lay_ship = lay ship
move-einauge-sell = sell { $card }
move-einauge-sell_jewel = sell jewel
move-einauge-sell_ship_row = sell ship { $colour }
move-einauge-sell_ship_alone = sell ship alone
move-einauge-pass = pass

did-einauge-buy = { $seat } buys { $card }
did-einauge-buy_with_ship = { $seat } buys { $card } and joins it to a lone ship
did-einauge-buy_ship_row = { $seat } buys a ship for the { $colour } row
did-einauge-buy_ship_alone = { $seat } buys a ship that lies alone
did-einauge-fight = { $seat } fights for { $card }
did-einauge-fight_with_ship = { $seat } fights for { $card } and joins it to a lone ship
did-einauge-fight_ship_row = { $seat } fights for a ship for the { $colour } row
did-einauge-fight_ship_alone = { $seat } fights for a ship that lies alone
did-einauge-lay = { $seat } lays { $card } on the pirate table
did-einauge-lay_ship = { $seat } lays a ship on the pirate table
did-einauge-sell = { $seat } sells { $card } for { $price }
did-einauge-sell_jewel = { $seat } sells a jewel for { $price }
did-einauge-sell_ship_row = { $seat } sells a ship of the { $colour } row for { $price }
did-einauge-sell_ship_alone = { $seat } sells a lone ship for { $price }
did-einauge-pass = { $seat } does not fight

chance-einauge-out =
    { $number ->
        [one] { $colour } is not in this game
       *[other] { $colour } are not in this game
    }
chance-einauge-up = the pile shows { $cards }

news-einauge-paid = { $did }; the row pays { $income }
news-einauge-in_sight = a ship: the end is in sight
news-einauge-final = the final round begins

refusal-einauge-none = it is legal
refusal-einauge-game_over = the game is over
refusal-einauge-chance_first = a card must be turned up first
refusal-einauge-not_your_turn = it is not your turn
refusal-einauge-no_such_move = there is no such move
refusal-einauge-not_in_this_phase =
    { $phase ->
        [buy] you buy first; fighting and laying come next
        [fight] you fight or pass now
        [lay] you lay a card now
        [final] in the final round you only fight or pass
       *[other] the cards are turned up first
    }
refusal-einauge-no_such_card_there = that card does not lie there
refusal-einauge-too_few_ducats =
    { $price ->
        [one] it costs { $price } ducat; you have { $ducats }
       *[other] it costs { $price } ducats; you have { $ducats }
    }
refusal-einauge-too_few_sabres = it takes { $sabre_price } sabres; you have { $sabres }
refusal-einauge-row_full = your { $colour } row is full: seven cards
refusal-einauge-no_such_row = you have no { $colour } row
refusal-einauge-row_begun = you have a { $colour } row already; lone ships join only a new one
refusal-einauge-no_lone_ship = you have no lone ship
refusal-einauge-not_yours = you do not own it
refusal-einauge-no_jewel = you have no jewel
refusal-einauge-not_short = you may sell only while you cannot afford any card of the display

text-einauge-pile = turn { $turn } · { $cards } in the pile
text-einauge-not_in_sight = The end is not in sight.
text-einauge-in_sight = The end is in sight: { $turns } to come after this one.
text-einauge-final = { $seats } still to act.
text-einauge-display = Display
text-einauge-table = Pirate table
text-einauge-places = { $number } of { $places }
text-einauge-price = price
text-einauge-card = card
text-einauge-shows = shows
text-einauge-then_pays = then pays { $name }
text-einauge-any_row = any row, or alone
text-einauge-empty = no card
text-einauge-in_turn = ▶ { $name }
text-einauge-score = worth { $score } now
text-einauge-over =
    { $score ->
        [one] { $score } jewel in all
       *[other] { $score } jewels in all
    }
text-einauge-no_rows = no rows yet
text-einauge-pays = pays { $income }
text-einauge-pays_short = { $income }
text-einauge-chests = { $chests } for { $jewels }
text-einauge-lone_ships = alone: { $ships }

score-einauge-jewels = jewels held
score-einauge-exchange = for ducats and sabres
score-einauge-chests = { $colour } chests
score-einauge-bonus = colours
score-einauge-total = total
score-einauge-brought = { $what } → { $jewels }
score-einauge-tie = { $colour }: { $seats } have { $chests } each, so each gets { $jewels }.
score-einauge-lapses = After a tie the next place is not awarded.

why-einauge-ships = most jewels at the end
why-einauge-standstill = most jewels when nobody could move any more

web-einauge-display = Display
web-einauge-pirates = Pirate table
web-einauge-others = The others
web-einauge-pile = { $cards } in the pile
web-einauge-in_sight = End in sight: { $turns } more
web-einauge-turn = Turn { $turn }
web-einauge-last_turn = The last turn of the last round
web-einauge-final = Final round: { $number } to go
web-einauge-card = { $card }, shows { $shows }
web-einauge-say_buy = Buy { $card } for { $price }: the { $colour } row pays { $income }.
web-einauge-say_fight = Fight for { $card } with { $price }: the { $colour } row pays { $income }.
web-einauge-say_buy_ship = A ship for { $price }. Where does it go?
web-einauge-say_fight_ship = Fight for a ship with { $price }. Where does it go?
web-einauge-say_lay = Lay { $card } on the pirate table.
web-einauge-say_sell = Sell { $card } for { $price }. It leaves the game.
web-einauge-do_buy = Buy
web-einauge-do_fight = Fight
web-einauge-do_lay = Lay
web-einauge-do_sell = Sell for { $price }
web-einauge-option_row = To the { $colour } row: pays { $income }
web-einauge-option_alone = Alone: pays nothing
web-einauge-option_without = Without a ship: pays { $income }
web-einauge-option_with_ship = With a lone ship: pays { $income }
web-einauge-pass = Do not fight
web-einauge-sell = Sell …
web-einauge-sell_end = Done selling
web-einauge-sell_jewel = Sell a jewel for { $price }
web-einauge-hint_buy = Buy one of the lit cards. Its whole row pays you at once.
web-einauge-hint_short = You cannot afford any card here: sell first.
web-einauge-hint_must_sell = You cannot afford any card here: sell one of your own for { $price }.
web-einauge-hint_sell = Choose a card of your rows: { $price } each.
web-einauge-hint_fight = Fight for a lit card of the pirate table, or do not fight.
web-einauge-hint_only_pass = With { $sabres } there is nothing here to fight for.
web-einauge-hint_lay = Lay one card of the display on the pirate table.
web-einauge-hint_final = Final round: fight for one last card, or do not fight.
web-einauge-score_now = If it ended now
web-einauge-score_over = Jewels
web-einauge-score_parts = { $jewels } held + { $exchange } exchanged + { $chests } for chests
web-einauge-score_parts_bonus = { $jewels } held + { $exchange } exchanged + { $chests } for chests + { $bonus } for colours
web-einauge-row_empty = { $colour }: no row yet
web-einauge-row_about = { $colour } row: { $cards }; pays { $income }; { $chests }, now worth { $jewels }
web-einauge-row_alone = { $ships } lying alone

## Why a move is better than another, in hints and reviews.

why-einauge-position = No single thing decides: the position as a whole becomes better.
why-einauge-keeps = It keeps { $amount } for { $card }.
why-einauge-later = It often makes { $card } possible soon after.
why-einauge-jewels = The rows soon pay about { $amount } more.
why-einauge-purse = It soon leaves about { $amount } more.
why-einauge-chests = It gains ground in the chests of the { $colour } row.
why-einauge-catches_up = Otherwise { $seat } catches up in the chests of the { $colour } row.
why-einauge-colours = It brings more colours for the bonus.
why-einauge-takes = Otherwise { $seat } often takes { $card }.
why-einauge-holds_back = It costs { $seat } about { $amount }.

### Barrakuda: phases, moves, refusals, drawings and the table in the browser.

icon_name-gold = +{ $x } gold
icon_name-take_back = take back { $x }
icon_name-bank = bank up to { $x }
icon_name-bank_all = bank all gold
icon_name-or_red = back 1 or red
icon_name-barracuda = Barracuda card
icon_name-shelter = shelter
icon_name-all_back = Barracuda cards back
icon_name-jump = fish jumps

icon_short-gold = +{ $x } gold
icon_short-take_back = back { $x }
icon_short-bank = bank { $x }
icon_short-bank_all = bank all
icon_short-or_red = back/red
icon_short-barracuda = fish card
icon_short-shelter = shelter
icon_short-all_back = all back
icon_short-jump = jump

icon_sentence-gold = put { $x } gold into your bag
icon_sentence-take_back =
    { $x ->
        [one] take the oldest card of your row back into your hand
       *[other] take the { $x } oldest cards of your row back into your hand
    }
icon_sentence-bank = bring up to { $x } gold from your bag into your vault
icon_sentence-bank_all = bring all gold from your bag into your vault
icon_sentence-or_red = take the oldest card of your row back, or make an opponent lay one of two drawn cards at the end of the turn
icon_sentence-barracuda = take your Barracuda card back, or send one opponent’s to the centre
icon_sentence-shelter = whoever stands here is safe from the fish
icon_sentence-all_back = everybody takes their Barracuda card back
icon_sentence-jump = the direction die is rolled and the fish jumps there; a 6 is rolled again

wreck-special = wreck { $wreck }, special action: { $sentence }
wreck-general = wreck { $wreck }, general action: { $sentence }
wreck-stop = wreck { $wreck }, when the fish stops there: { $sentence }

phase-barrakuda-layout = layout
phase-barrakuda-choose = choose
phase-barrakuda-distance = distance
phase-barrakuda-direction = direction
phase-barrakuda-steer = steer the fish
phase-barrakuda-jump = jump
phase-barrakuda-answer = act on a wreck
phase-barrakuda-special = special action
phase-barrakuda-general = general action
phase-barrakuda-victim = red: victim
phase-barrakuda-pair = red: pair
phase-barrakuda-card = red: card
phase-barrakuda-over = game over

turn-barrakuda-layout = The wrecks are laid out.
turn-barrakuda-choose = All choose a card in secret. Waiting for { $seats }.
turn-barrakuda-distance = The distance die is rolled.
turn-barrakuda-direction = The fish will swim { $distance }; the direction die is rolled.
turn-barrakuda-steer = { $seat } steers the fish: up to { $distance } from its wreck.
turn-barrakuda-jump = The fish jumps.
turn-barrakuda-answer = { $seat } acts on wreck { $wreck }.
turn-barrakuda-special = { $seat } decides on the special action of wreck { $wreck }.
turn-barrakuda-general = { $seat } decides on the general action of wreck { $wreck }.
turn-barrakuda-victim = Red action: { $seat } names an opponent.
turn-barrakuda-pair = Red action: two cards of { $victim } are drawn.
turn-barrakuda-card = Red action, drawn from { $victim }: { $cards }. { $seat } chooses the one that is laid.
turn-barrakuda-over = The game is over.

phase_help-barrakuda-layout = Chance decides where the wrecks lie.
phase_help-barrakuda-choose =
    Everybody chooses one card in secret, and all are revealed together.
    A movement card brings your diver to the wreck of its number and joins your row.
    The Barracuda card lays your diver down where it is; if it is the only one played,
    you steer the fish and are safe from it.
phase_help-barrakuda-distance = The die shows how far the fish swims: { $distances }.
phase_help-barrakuda-direction = The die shows which wreck the fish swims towards.
phase_help-barrakuda-steer = Name the wreck the fish swims to, within the distance shown. It may also stay where it is.
phase_help-barrakuda-jump = The die shows which wreck the fish jumps to.
phase_help-barrakuda-answer =
    Of all who stand here you have the fewest cards in your row. Do the special
    action, or steal the whole bag of somebody here instead. The general action
    follows for everybody who stands here.
phase_help-barrakuda-special = The special action of this wreck leaves you a choice.
phase_help-barrakuda-general = The general action of this wreck leaves you a choice.
phase_help-barrakuda-victim = Name an opponent. Two cards are drawn from that hand, and you choose the one that is laid.
phase_help-barrakuda-pair = Two cards are drawn from the victim’s hand.
phase_help-barrakuda-card = Choose which of the two cards is laid as the newest of the victim’s row.
phase_help-barrakuda-over = The goal was reached, or the turn limit.

option-barrakuda-goal = how much gold in the vault wins
option-barrakuda-teams = two against two with shared vaults
option-barrakuda-layout = how the wrecks lie: a named layout, random, or a drawing such as 5 6 2 / 4 1 3
option-barrakuda-wrecks = which wrecks are exchanged for their alternative card: one or two numbers
option-barrakuda-turn_limit = after this many turns the fullest vault wins; 0 for no limit
option-barrakuda-declining = whether a general action that takes cards back may be declined
option-barrakuda-cards = the table of wrecks: ours, or a file of your own

move-barrakuda-dive = dive { $card }
move-barrakuda-barracuda = barracuda
move-barrakuda-fish_to = fish to { $wreck }
move-barrakuda-special = special
move-barrakuda-steal_from = steal from { $other }
move-barrakuda-exchange = exchange { $gold }
move-barrakuda-pass = pass
move-barrakuda-take_back = take back
move-barrakuda-red = red
move-barrakuda-barracuda_back = barracuda back
move-barrakuda-barracuda_away = barracuda away { $other }
move-barrakuda-do = do
move-barrakuda-decline = decline
move-barrakuda-victim = victim { $other }
move-barrakuda-lay = lay { $card }
move-barrakuda-lay_barracuda = lay barracuda

did-barrakuda-dive = { $seat } dives to wreck { $card }
did-barrakuda-barracuda = { $seat } plays the Barracuda card and lies down
did-barrakuda-fish_to = { $seat } steers the fish to wreck { $wreck }
did-barrakuda-special = { $seat } does the special action
did-barrakuda-steal_from = { $seat } steals the bag of { $other }
did-barrakuda-exchange = { $seat } exchanges gold with the partner and keeps { $gold } gold
did-barrakuda-pass = { $seat } passes
did-barrakuda-take_back = { $seat } takes a card back
did-barrakuda-red = { $seat } chooses the red action
did-barrakuda-barracuda_back = { $seat } takes the Barracuda card back
did-barrakuda-barracuda_away = { $seat } sends the Barracuda card of { $other } to the centre
did-barrakuda-do = { $seat } does the general action
did-barrakuda-decline = { $seat } declines the general action
did-barrakuda-victim = { $seat } draws from the hand of { $other }
did-barrakuda-lay = { $seat } has the { $card } laid
did-barrakuda-lay_barracuda = { $seat } has the Barracuda card laid

chance-barrakuda-layout = the wrecks lie { $shown }
chance-barrakuda-distance = the distance die shows { $shown }
chance-barrakuda-direction = the direction die shows { $shown }
chance-barrakuda-jump = the fish jumps to { $shown }
chance-barrakuda-pair = drawn are { $cards }

news-barrakuda-turn = turn { $turn }: all cards are revealed
news-barrakuda-revealed = all cards are revealed
news-barrakuda-swims = the dice show distance { $distance } and direction { $direction }: the fish swims from wreck { $old } to wreck { $new }
news-barrakuda-stays = the dice show distance { $distance } and direction { $direction }: the fish stays on wreck { $new }
news-barrakuda-seat = { $seat }: { $changes }
news-barrakuda-back = takes back { $cards }
news-barrakuda-all_back = takes all five back
news-barrakuda-laid = has to lay { $cards }
news-barrakuda-barracuda_hand = has the Barracuda card again
news-barrakuda-barracuda_centre = has to put the Barracuda card into the centre
news-barrakuda-lies = { $gold } on wreck { $wreck }
news-barrakuda-takes = { $seat } takes the { $gold } lying on wreck { $wreck }
news-barrakuda-stop = wreck { $wreck }: { $sentence }
news-barrakuda-steals = { $seat } steals { $gold } from { $other }
news-barrakuda-wreck = { $why }; { $effects }
news-barrakuda-alone = wreck { $wreck }: { $seat } is alone
news-barrakuda-first = wreck { $wreck }: { $seat } has initiative
news-barrakuda-tie = wreck { $wreck }: { $seats } tie, nobody has initiative
news-barrakuda-fish = wreck { $wreck }: the fish is there
news-barrakuda-one = { $seat } { $changes }
news-barrakuda-all =
    { $number ->
        [2] both { $changes }
       *[other] all { $changes }
    }
news-barrakuda-gains = +{ $gold }
news-barrakuda-loses = loses { $gold }
news-barrakuda-banks = puts { $gold } into the vault

refusal-barrakuda-none = it is legal
refusal-barrakuda-game_over = the game is over
refusal-barrakuda-chance_first = the dice come first
refusal-barrakuda-not_your_turn = it is not your turn
refusal-barrakuda-no_such_move = there is no such move
refusal-barrakuda-not_in_this_phase =
    { $phase ->
        [choose] everybody chooses a card now
        [steer] the fish is steered first
        [victim] an opponent is named first
        [card] one of the two drawn cards is chosen first
       *[other] the actions of the wrecks come first
    }
refusal-barrakuda-card_not_in_hand = that card is not in your hand
refusal-barrakuda-too_far = the fish does not swim that far
refusal-barrakuda-no_such_seat = there is no such seat
refusal-barrakuda-not_an_opponent = that is not an opponent of yours
refusal-barrakuda-not_there = that diver is not on this wreck
refusal-barrakuda-nothing_to_steal = that bag is empty
refusal-barrakuda-no_initiative = you are tied with your partner and can only exchange
refusal-barrakuda-may_not_pass = you may not pass here
refusal-barrakuda-no_exchange_here = you cannot exchange with your partner here
refusal-barrakuda-too_much = there is not that much gold in your two bags
refusal-barrakuda-not_this_action = this wreck offers no such choice
refusal-barrakuda-own_card_in_hand = your Barracuda card is in your hand already
refusal-barrakuda-their_card_in_centre = that Barracuda card is in the centre already
refusal-barrakuda-not_in_the_pair = that card was not drawn
refusal-barrakuda-may_not_decline = this action may not be declined

text-barrakuda-turn = turn { $turn }
text-barrakuda-turn_of = turn { $turn } of { $limit }
text-barrakuda-goal = { $turn } · { $goal } gold in the vault wins
text-barrakuda-fish = FISH
text-barrakuda-special = special { $icon }
text-barrakuda-general = general { $icon }
text-barrakuda-stop = stop { $icon }
text-barrakuda-special_short = s { $icon }
text-barrakuda-general_short = g { $icon }
text-barrakuda-stop_short = f { $icon }
text-barrakuda-beside = beside  { $neighbours }
text-barrakuda-seats = Seats
text-barrakuda-legend = s special action · g general action · f where the fish stops
text-barrakuda-teams = { $first } play against { $second }; each team has one vault.
text-barrakuda-lying_note = (X) lies
text-barrakuda-head_seat = seat
text-barrakuda-head_hand = hand
text-barrakuda-head_row = row, oldest first
text-barrakuda-head_barracuda = Barracuda card
text-barrakuda-head_bag = bag
text-barrakuda-head_vault = vault
text-barrakuda-head_pawn = diver
text-barrakuda-in_hand = in hand
text-barrakuda-in_centre = in the centre
text-barrakuda-chosen = has chosen
text-barrakuda-off_board = in the boat
text-barrakuda-lies_on = lies on { $wreck }
text-barrakuda-stands_on = on { $wreck }
text-barrakuda-initiative = Initiative, fewest cards in the row first: { $order }.

score-barrakuda-vault = gold in the vault
score-barrakuda-bag = gold in the bag
score-barrakuda-bag_decides = { $seats } have equally much gold in the vault: the fuller bag decides.

why-barrakuda-goal = the goal is reached
why-barrakuda-turn_limit = the turn limit is reached

web-barrakuda-sea = The sea floor
web-barrakuda-turn = Turn { $turn }
web-barrakuda-turn_of = Turn { $turn }/{ $limit }
web-barrakuda-turn_short = T{ $turn }
web-barrakuda-limit_help = After turn { $limit } the fullest vault wins
web-barrakuda-goal = Goal { $goal } gold
web-barrakuda-wreck = Wreck { $wreck }: { $actions }
web-barrakuda-special = special: { $icon }
web-barrakuda-general = general: { $icon }
web-barrakuda-stop = where the fish stops: { $icon }
web-barrakuda-lies = { $gold } lies here
web-barrakuda-divers = divers: { $names }
web-barrakuda-lying = { $name } (lying)
web-barrakuda-fish_here = the fish is here
web-barrakuda-throws = The dice bring it here in { $throws } of { $all } cases.
web-barrakuda-boat = In the boat
web-barrakuda-order = Initiative
web-barrakuda-order_help = Whoever has the fewest cards in the row has the initiative; in a tie (=) nobody has it
web-barrakuda-tied = tied
web-barrakuda-teams = { $first } play against { $second }; partners share a vault
web-barrakuda-team = Team { $team }
web-barrakuda-seat = { $name }: { $bag } in the bag, { $vault } of { $goal } in the vault
web-barrakuda-bag = Bag
web-barrakuda-vault = Vault
web-barrakuda-away = away
web-barrakuda-bot = bot
web-barrakuda-cards = In hand: { $hand }. Row, oldest first: { $row }. Barracuda card: { $fish }.
web-barrakuda-in_hand = in hand
web-barrakuda-in_centre = in the centre
web-barrakuda-card = Card { $card }
web-barrakuda-hand = My hand
web-barrakuda-row = My row, oldest first
web-barrakuda-row_empty = My row is empty
web-barrakuda-play = { $name }, key { $letter }
web-barrakuda-chosen_mark = chosen
web-barrakuda-dice = Dice
web-barrakuda-distance = distance { $shown }
web-barrakuda-direction = towards { $shown }
web-barrakuda-not_rolled = not rolled
web-barrakuda-last = What happened last
web-barrakuda-share = Exchange gold
web-barrakuda-share_do = Exchange like this
web-barrakuda-brings = Wreck { $wreck }: alone { $alone }; shared { $shared }. The fish reaches it in { $throws } of { $all } throws.
web-barrakuda-brings_lying = the { $gold } lying there
web-barrakuda-brings_fish = Your diver lies down. If nobody else does, you lead the fish and are safe from it.

web-barrakuda-far =
    { $steps ->
        [0] The fish is here.
        [one] The fish is { $steps } step away.
       *[other] The fish is { $steps } steps away.
    }
web-barrakuda-far-more = The fish cannot come here this turn.

web-barrakuda-tip-special = Special, for whoever is alone here or has the initiative: { $does }.
web-barrakuda-tip-general = General, for everybody who stands here: { $does }.
web-barrakuda-tip-stop = When the fish stops here: { $does }.

web-barrakuda-step-choose = choose
web-barrakuda-step-fish = fish
web-barrakuda-step-wrecks = wrecks
web-barrakuda-step-end = end

web-barrakuda-state-ready = ready
web-barrakuda-state-waits = chooses …
web-barrakuda-state-acts = decides …
web-barrakuda-state-won = wins

web-barrakuda-hint-choose = Choose a card in secret. All are revealed together.
web-barrakuda-hint-chosen_wait = Chosen: you can change it until all have chosen. Waiting for { $names }.
web-barrakuda-hint-steer = You steer the fish: press a lit wreck, up to { $distance } away. It may also stay.
web-barrakuda-hint-answer = Wreck { $wreck } is yours to decide: the special action, or somebody’s bag.
web-barrakuda-hint-special = The action of wreck { $wreck } leaves you a choice.
web-barrakuda-hint-general = The action of wreck { $wreck } leaves you a choice.
web-barrakuda-hint-victim = Red action: from whose hand are two cards drawn?
web-barrakuda-hint-card = Red action: which card must { $victim } lay?
web-barrakuda-hint-over = The game is over.

web-barrakuda-wait-layout = The wrecks are laid out.
web-barrakuda-wait-choose = All choose in secret. Waiting for { $names }.
web-barrakuda-wait-distance = The distance die is rolled.
web-barrakuda-wait-direction = The direction die is rolled.
web-barrakuda-wait-steer = { $name } steers the fish, up to { $distance } away.
web-barrakuda-wait-jump = The fish jumps.
web-barrakuda-wait-answer = { $name } decides on wreck { $wreck }.
web-barrakuda-wait-special = { $name } decides on wreck { $wreck }.
web-barrakuda-wait-general = { $name } decides on wreck { $wreck }.
web-barrakuda-wait-victim = Red action: { $name } names an opponent.
web-barrakuda-wait-pair = Red action: two cards of { $victim } are drawn.
web-barrakuda-wait-card = Red action: { $name } chooses what { $victim } lays.

web-barrakuda-ask-steer = Steer the fish: distance { $distance }
web-barrakuda-ask-swim = swim to { $wreck }
web-barrakuda-ask-stay = stay on { $wreck }
web-barrakuda-ask-answer = Wreck { $wreck }: you have the initiative
web-barrakuda-ask-special = Special action
web-barrakuda-ask-steal = Steal from { $name }
web-barrakuda-ask-pass = Pass
web-barrakuda-ask-pass_note = keep the bags as they are
web-barrakuda-ask-general = Wreck { $wreck }: your choice
web-barrakuda-ask-take_back = Take a card back
web-barrakuda-ask-oldest = card { $card }, the oldest of your row
web-barrakuda-ask-no_row = your row is empty
web-barrakuda-ask-red = Red action
web-barrakuda-ask-red_note = at the end of the turn an opponent lays one of two drawn cards
web-barrakuda-ask-back = My Barracuda card back
web-barrakuda-ask-back_note = from the centre into my hand
web-barrakuda-ask-away = Away with { $name }’s
web-barrakuda-ask-away_note = Barracuda card to the centre
web-barrakuda-ask-do = General action
web-barrakuda-ask-decline = Decline
web-barrakuda-ask-decline_note = all cards stay where they are
web-barrakuda-ask-victim = Red action: whose hand?
web-barrakuda-ask-holds = { $cards } in hand
web-barrakuda-ask-card = { $victim } must lay
web-barrakuda-ask-to_row = joins the row as its newest
web-barrakuda-ask-to_centre = goes to the centre

web-barrakuda-news-card = { $name } { $card }
web-barrakuda-news-all_back = { $names }: all five cards back
web-barrakuda-news-distance = Distance { $shown }
web-barrakuda-news-dice = Distance { $distance }, towards { $direction }
web-barrakuda-news-swims = Fish { $way }
web-barrakuda-news-stays = The fish stays on { $wreck }
web-barrakuda-news-jumps = The fish jumps to { $wreck }
web-barrakuda-news-steals = { $name } steals { $gold } from { $other }
web-barrakuda-news-bitten = The fish robs { $names }
web-barrakuda-news-back = { $name } takes back { $cards }
web-barrakuda-news-laid = { $name } must lay { $cards }

## Why a move is better than another, in hints and reviews.

why-barrakuda-position = No single thing decides: the position after the turn is better as a whole.
why-barrakuda-banked = It brings about { $amount } more into the vault.
why-barrakuda-bagged = It brings about { $amount } more into the bag.
why-barrakuda-caught = The fish empties the bag less often: in { $few } instead of { $many } of 100 turns.
why-barrakuda-robbed = The bag is stolen less often: in { $few } instead of { $many } of 100 turns.
why-barrakuda-cards = It leaves about { $amount } more in hand.
why-barrakuda-holds_back = { $seat } gets less gold out of this turn.

### The guided first game.

guide-heading = Your first game of { $game }
guide-learn = Guided first game
guide-begin = Begin
guide-go_on = Go on with your guided game
guide-about_einauge = A real game against a bot. A guide beside the table shows you step by step how to buy, how rows pay, how to fight and lay, and what counts at the end. You can do whatever the rules allow; the guide follows you.
guide-about_barrakuda = A real game against a bot. A guide beside the table shows you step by step how to choose, what the fish does, how to get gold and bring it home, how to steal and what the icons mean. You can do whatever the rules allow; the guide follows you.
guide-deal = The deal is always the same, so that you can try again and do better.
guide-panel = Guide
guide-step = { $number }/{ $last }
guide-rules = The rules
guide-paid = Your { $colour } row paid { $income }.
guide-alone = Your ship lies alone and paid nothing.

guide-einauge-win = Whoever has most jewels at the end wins. Cards 7 and 8 pay jewels; chests, ducats and sabres bring more at the end.
guide-barrakuda-win = Only gold in the vault counts: whoever has { $goal } there wins. What is in the bag can still be lost.
guide-barrakuda-banked = You brought { $gold } into the vault: nobody can take that from you.
guide-barrakuda-gained = You found { $gold }.
guide-barrakuda-bitten = The fish came to wreck { $wreck } while you were there: you dropped the whole bag ({ $gold }). At most 4 gold stay lying there; whoever has the initiative takes it next turn.
guide-barrakuda-stolen = { $name } stole your bag ({ $gold }): on wreck { $wreck } their row was shorter than yours, so they had the initiative.

guide-einauge-title-first = Buy your first island
guide-einauge-title-fight = Fight, if you like
guide-einauge-title-fight_none = No fight this time
guide-einauge-title-lay = Lay a card
guide-einauge-title-wait = Now the others
guide-einauge-title-again = Make a row pay again
guide-einauge-title-chests = Chests
guide-einauge-title-sell = Selling
guide-einauge-title-near = How it ends
guide-einauge-title-free = Play on
guide-einauge-title-short = Sell something
guide-einauge-title-sight = The end is in sight
guide-einauge-title-final = One last fight
guide-einauge-title-over = That was it

guide-einauge-text-first = The lit cards of the display are for sale; you have { $ducats }. Try { $card }: it costs { $price } and at once pays { $income }.
guide-einauge-text-fight = On the pirate table sabres count: { $card } takes { $price }, and you have { $sabres }. Take it, or keep your sabres: each is worth 3 ducats at the end.
guide-einauge-text-fight_none = With { $sabres } you can take nothing from the pirate table: a card takes 3, or 4 if it shows a sabre. Press the button and go on.
guide-einauge-text-lay = Every turn ends with a gift to One-Eye: lay one card of the display on his table. Whoever has sabres may take it, you too in your next turn.
guide-einauge-text-wait = { $name } does the same three things: buy, fight, lay. The log tells you what.
guide-einauge-text-again = This is the heart of the game: with every new card its whole row pays again. { $card } would now pay you { $income }.
guide-einauge-text-chests = Chests pay nothing now; they count at the end: in every colour the most bring 7 jewels, the second most 4. You have { $chests }, which would now bring { $jewels }.
guide-einauge-text-sell = Before you buy you may sell: a jewel brings 3 ducats, a card 5. A sold card leaves the game, and its row pays less from then on; so sell for a card that brings more than you give away.
guide-einauge-text-near = In the pile: { $cards }, the ships at the bottom. The first ship announces the end. If it ended now, you would have { $mine }, { $name } { $theirs }.
guide-einauge-text-free = You know all you need. Buy what makes your rows long, watch the chests, and look at the numbers under the cards: they say what a row would pay.
guide-einauge-text-short = You cannot afford any card. Press “Sell”: a jewel brings 3 ducats, a card 5.
guide-einauge-text-sight = The first ship is there: the round is finished, then everybody may fight once more. Sabres are useful now.
guide-einauge-text-final = You have { $sabres }. If that is enough, take one last card from the pirate table or the display. Its row pays once more.
guide-einauge-text-over = You have { $mine }, { $name } has { $theirs }. Play again with new cards, or look back at every move.

guide-barrakuda-title-first = Choose a card
guide-barrakuda-title-sealed = Sealed
guide-barrakuda-title-fish = Mind the fish
guide-barrakuda-title-home = Bring it home
guide-barrakuda-title-thief = Thieves
guide-barrakuda-title-cards = Your cards run out
guide-barrakuda-title-lost = Why a bag is lost
guide-barrakuda-title-free = Play on
guide-barrakuda-title-steer = You steer the fish
guide-barrakuda-title-answer = Special, or steal?

guide-barrakuda-title-other = Your choice

guide-barrakuda-title-wait = Just watch
guide-barrakuda-title-over = That was it

guide-barrakuda-text-first = Wreck 4 brings most: if you are alone there, you do both its actions. Press card 4, or another.
guide-barrakuda-text-sealed = Your card lies face down, and you can still change it. When all have chosen, the cards are revealed together.
guide-barrakuda-text-fish = The fish is on { $fish } and swims 1 or 2 steps: it can come to { $near }. Whoever it meets drops the whole bag; you carry { $bag }. The Barracuda card lets you steer it, if nobody else plays theirs.
guide-barrakuda-text-home = Your bag holds { $bag }, your vault { $vault }. Wreck 5 brings up to 7 gold from the bag into the vault, if you are alone there or have the initiative.
guide-barrakuda-text-thief = Where two meet, the shorter row has the initiative and may steal the whole bag. In your row: { $mine }; in that of { $name }: { $row }. In a tie nobody may.
guide-barrakuda-text-cards = Played cards stay in your row; you still hold { $hand }. The arrows on wrecks 1, 2 and 3 take cards back; after the fifth all return by themselves.
guide-barrakuda-text-lost = A bag is lost in two ways: the fish comes to your wreck, or somebody on it has a shorter row and steals. So do not carry much for long, look where the fish can go ({ $near }), and keep your row short.
guide-barrakuda-text-free = You know all you need: your vault holds { $banked } of { $goal } gold. Touch the icons of a wreck to read what they do.
guide-barrakuda-text-steer = You alone played the Barracuda card: press a lit wreck, up to { $distance } away. Steer the fish to { $name }, or home to wreck 6.
guide-barrakuda-text-answer = On wreck { $wreck } you have the initiative: do the special action, or steal the whole bag of { $name }.

guide-barrakuda-text-other = This wreck leaves you a choice: both answers say what they bring.

guide-barrakuda-text-wait = { $name } decides. Look at the sea floor: the wrecks are dealt with from 1 to 6.
guide-barrakuda-text-over = Your vault holds { $vault }, that of { $name } { $theirs }. Play again, or look back at every turn.

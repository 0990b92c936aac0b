### The rules pages. In texts a line is a paragraph; "- " and "1. " make lists, *word* is stressed.

rulebook-heading = The rules
rulebook-intro = Both games from beginning to end, with examples that the program plays before your eyes. Numbers such as E3.2 name a rule; you can link to each.
rulebook-whole = The rules of { $game }
rulebook-contents = Contents
rulebook-example = Example
rulebook-mark = Link to rule { $mark }
rulebook-learn = Learn it by playing
rulebook-play = Open a table
rulebook-fish_on = The fish is on wreck { $wreck }
rulebook-option = Option
rulebook-does = What it does
rulebook-values = Choices
rulebook-edition = Edition
rulebook-card = Card
rulebook-field = Field
rulebook-value = Value
rulebook-source = Source
rulebook-chests = Chests
rulebook-table_note = Card table { $name }, hash { $hash }

rulebook-einauge-title-goal = The goal
rulebook-einauge-title-setup = Setting up
rulebook-einauge-title-faces = The cards
rulebook-einauge-title-turn = Your turn
rulebook-einauge-title-buy = Buying
rulebook-einauge-title-rows = Rows pay
rulebook-einauge-title-sell = Selling
rulebook-einauge-title-fight = Fighting
rulebook-einauge-title-lay = Laying and refilling
rulebook-einauge-title-ships = Ships
rulebook-einauge-title-end = The end comes in sight
rulebook-einauge-title-final = The final round
rulebook-einauge-title-scoring = Counting
rulebook-einauge-title-chests = Chests
rulebook-einauge-title-colours = Many colours
rulebook-einauge-title-always = Rare cases, and what always holds
rulebook-einauge-title-options = Editions and options
rulebook-einauge-title-cards = All cards and where we know them from
rulebook-einauge-title-ours = Where the books are silent
rulebook-einauge-title-printed = The printed game

rulebook-einauge-text-goal = You sail to islands and line them up in rows, one row per colour. Each new card makes its whole row pay. At the end only *jewels* count: whoever has the most wins. If several have equally many, they share the win.
rulebook-einauge-text-setup =
    For 2 to 5 players. Everybody begins with *20 ducats, 2 sabres and 1 jewel*.
    There are 56 islands: eight colours with the same seven cards each. With four players one colour leaves the game, with three two, with two three.
    Shuffle the islands, turn up six as the *display* and one on the *pirate table*, which belongs to One-Eye. The eight ships go under the pile, so they appear last.
    Everything lies open but the order of the pile, and the supplies never run out. The youngest begins, says the rulebook; at a table here you choose between a draw, the youngest and the first seat. Then the turn passes on, and in a rematch the next seat begins.
rulebook-einauge-text-faces =
    The number in the corner is the price in ducats. The pictures say what a card yields: *sabres*, *ducats* and *jewels* each time its row pays; *chests* count only at the end.
    A *ship* is a card like any other: you can buy it, fight for it, lay it and sell it.
rulebook-einauge-text-turn =
    Three steps, always in this order:
    1. *Buy* one card of the display. Before that you may sell.
    1. *Fight* for one card of the pirate table, or do not fight.
    1. *Lay* one card of the display on the pirate table. Then the display is refilled.
rulebook-einauge-text-buy =
    Choose a card of the display that you can place and whose full price you have. Pay it, put the card into its row, and the row pays.
    You must buy if you can, even if you have to sell for it. The purchase lapses only if everything you have is not enough for the cheapest card.
rulebook-einauge-text-rows =
    You have one row per colour, with at most *seven* cards, ships included. An island always goes to the row of its colour; if that is full, you cannot take it.
    As soon as a card joins or starts a row, *all cards of that row* pay: their sabres, ducats and jewels, the new card’s too. So a long row pays more each time.
rulebook-einauge-text-sell = Before you buy you may sell as often as you like: a jewel brings *3 ducats*, any of your cards *5 ducats*. A sold card leaves the game. You cannot sell at any other time. In some editions you may sell only while you cannot afford any card that you could place.
rulebook-einauge-text-fight = After buying you may take one card of the pirate table. It costs *3 sabres*, or *4* if the card itself shows a sabre. It joins its row and the row pays, just as if you had bought it. Sabres from this turn’s purchase can be used at once.
rulebook-einauge-text-lay =
    At the end of your turn you move one card of the display to the pirate table. Whoever has enough sabres can take it there. If six cards lie there already, this step is left out.
    Then the display is filled up to six cards from the pile, as long as there are any.
rulebook-einauge-text-ships =
    A ship goes to any row of yours that is not full, and that row pays. Or it lies alone: then it belongs to no row and pays nothing.
    If you take an island of a colour in which you have no row, it may join one lone ship; together they are the new row, and both pay. Otherwise ships never move. If the last island of a row is sold, its ships lie alone again.
rulebook-einauge-text-end = When the first ship enters the display, the end is in sight. The round is finished, so that everybody has had the same number of turns; if it came in the last turn of the round, the round is over at once. In one edition all the others play exactly once more instead.
rulebook-einauge-text-final = Then everybody, in order, may fight one last time: for a card of the pirate table *or* of the display, at the usual price in sabres. Its row pays. There is no more buying, selling, laying or refilling. If ships lie in both places, one is taken from the pirate table.
rulebook-einauge-text-scoring = Change every sabre into *3 ducats*, then every full *5 ducats* into *1 jewel*. What is left over is lost. Add the jewels you hold.
rulebook-einauge-text-chests =
    Now compare chests, colour by colour: the most bring *7 jewels*, the second most *4*, the third *1*. Chests count for the colour of the row they lie in. Whoever has none gets nothing; whoever is the only one to have any gets 7.
    In a tie all tied players get the full number of jewels, and the next place is skipped. As a house rule places can be shared instead: then your place depends on how many players have more chests. The table shows chests, and the jewels for them.
rulebook-einauge-text-colours = A variant for collectors: whoever owns islands of 3, 4, 5, 6, 7 or 8 colours after the final round gets 3, 6, 10, 15, 21 or 28 jewels in addition or, if you prefer, instead of those for chests.
rulebook-einauge-text-always =
    - If nothing moves for a whole round, which can only happen with a card table of your own, the final round begins at once.
    - No card is ever in two places, no ship lies above an island, and nobody goes into debt.
    - A game takes 16 to 24 turns with two players, 18 to 33 with three, 24 to 40 with four and 25 to 45 with five, all players’ turns together.
rulebook-einauge-text-options = An edition is a name for a set of options. Each option can also be chosen by itself when you open a table.
rulebook-einauge-text-cards = We do not have the printed cards; our data come from public sources. Whatever is *reconstructed* is our best guess. If you own the game, you can write a table of your own and play with it.
rulebook-einauge-text-ours =
    Here the printed rules say nothing or contradict each other. We have decided:
    - E0: where you may sell only while you cannot afford anything, that is judged before every single sale, for any card you could place. All editions use the German rule for lone ships.
    - E1.4: all supplies are unlimited, not only jewels.
    - E1.6: whatever holds for islands in buying, fighting, laying, selling and counting the six on the table holds for ships too.
    - E3.1.2: nothing is sold outside the buying step.
    - E3.5: a standstill leads to the final round.
    - E4.2: no ship joins a lone ship, and an island joins at most one.
    - E5.2: the final round begins with the seat after the last normal turn; cards won in it make their rows pay; if ships lie in both places, one is taken from the pirate table.
    - E5.6: a tie for most jewels is a shared win.
rulebook-einauge-text-printed =
    {"*"}Einauge sei wachsam!* by Wolfgang Kramer and Michael Kiesling, Amigo 2009. For 2 to 5 players aged 10 and up, 30 to 45 minutes (the Dutch rules say 90).
    In the box: 56 islands, 8 ships; jewels 20 of 1, 10 of 5 and 10 of 10; ducats 25 of 1, 15 of 5 and 11 of 10; sabres 23 of 1 and 5 of 5.
    On a printed card the price stands below and the yield above; on ours the price stands in the corner and the yield in the picture.
    Our sources: the German rules of Amigo, version 1.1; an Italian translation and a quick reference by Davide Fiorentino; a Dutch translation; for the cards also spielen.de (forum, p=255926), poeppelkiste.de, polter.pl and keirat.

rulebook-einauge-example-setup = A deal for two players.
rulebook-einauge-example-buy = Barbara’s first purchase.
rulebook-einauge-example-rows = Barbara buys three cards of one colour in three turns.
rulebook-einauge-example-sell = Barbara is short of money, sells her jewel and buys.
rulebook-einauge-example-fight = Barbara fights for a card that lengthens her row.
rulebook-einauge-example-lay = Barbara lays a card that she would rather not leave to be bought.
rulebook-einauge-example-ships = Barbara buys a ship for her row.
rulebook-einauge-example-final = In the final round Barbara fights for a card of the display.
rulebook-einauge-example-scoring = Barbara counts.
rulebook-einauge-example-colours = Barbara owns six colours.

rulebook-barrakuda-title-goal = The goal, and the end
rulebook-barrakuda-title-setup = Setting up
rulebook-barrakuda-title-layouts = How the wrecks can lie
rulebook-barrakuda-title-turn = A turn
rulebook-barrakuda-title-choose = Choosing a card
rulebook-barrakuda-title-fish = The fish swims
rulebook-barrakuda-title-steer = Steering the fish
rulebook-barrakuda-title-wrecks = Wreck by wreck: initiative
rulebook-barrakuda-title-gold = Gold on the sea floor
rulebook-barrakuda-title-bite = Where the fish is
rulebook-barrakuda-title-alone = Alone on a wreck
rulebook-barrakuda-title-company = In company: steal or dive
rulebook-barrakuda-title-icons = What the icons mean
rulebook-barrakuda-title-red = The red action
rulebook-barrakuda-title-close = The end of the turn
rulebook-barrakuda-title-whole = A whole turn
rulebook-barrakuda-title-teams = Two against two
rulebook-barrakuda-title-always = What always holds
rulebook-barrakuda-title-options = Options
rulebook-barrakuda-title-cards = All wrecks and where we know them from
rulebook-barrakuda-title-ours = Where the book is silent
rulebook-barrakuda-title-printed = The printed game

rulebook-barrakuda-text-goal =
    You dive for gold. What you find goes into your *bag*, where fish and thieves can get it. Only gold in the *vault* is safe and counts: whoever has *8* there wins.
    The goal is tested each time a wreck has been dealt with completely; if somebody has reached it, the game ends on the spot. If several reach it at once, or if the turn limit is reached, the fuller vault wins, then the fuller bag; if those are equal too, the win is shared. For a long game play to 10.
rulebook-barrakuda-text-setup =
    For 2 to 4 players. Everybody gets the movement cards 1 to 5, one *Barracuda card*, a bag with 2 gold and an empty vault. The divers wait in the boat: there nothing happens to them.
    The six wrecks lie side by side as one connected map. You can dive to wrecks 1 to 5; wreck 6 is the home of the fish, which starts there.
    The distance die shows 1 or 2, equally often; the direction die shows 1 to 6. There is always enough gold.
rulebook-barrakuda-text-layouts = The more often the fish comes home to 6, the more often you get your Barracuda cards back, and the calmer the water. The figure says in what share of the turns the dice alone take it there. You can let chance lay the wrecks, or draw a map of your own.
rulebook-barrakuda-text-turn =
    1. *Choose*: all choose a card in secret and reveal together.
    1. *Fish*: the fish swims.
    1. *Wrecks*: they are dealt with one by one, from 1 to 6.
    1. *End*: lying divers stand up, Barracuda cards may return.
    If you have only one way to decide, you are not asked, except for your card.
rulebook-barrakuda-text-choose =
    A *movement card* sends your diver to the wreck of that number. The card joins the row before you, behind the older ones. The *Barracuda card* goes to the centre; your diver stays where it is and lies down.
    Cards in your row are out of reach until you take them back. Whoever plays their last movement card takes all five back at once; the row then counts as empty.
rulebook-barrakuda-text-fish =
    If nobody or more than one played the Barracuda card, both dice are rolled. The fish swims as many steps as the one shows, towards the wreck that the other shows. At a fork it takes the neighbour with the *higher number* among those that are nearer. It stops when it has arrived, and stays if it is shown its own wreck. Passing by does nothing.
    If it ends on another wreck than before and that wreck shows a fish icon, the icon takes effect at once. After a jump no other icon takes effect.
rulebook-barrakuda-text-steer = If you alone played the Barracuda card, only the distance die is rolled, and *you* name the wreck: any within that distance, also the one where the fish is. You are safe from the fish this turn.
rulebook-barrakuda-text-wrecks = Count the cards in everybody’s row once, now, for this whole turn. On each wreck the standing diver with the *fewest* cards has the *initiative*. If several have equally few, nobody has it. First, gold from earlier turns is taken everywhere; then the wrecks follow in order.
rulebook-barrakuda-text-gold = Gold that was dropped in earlier turns goes to the standing diver with the initiative there. In a tie it stays. This also works with the fish on the spot, but then you drop it again straight away.
rulebook-barrakuda-text-bite =
    Whoever is with the fish and not safe drops the whole bag. At most 4 gold stays on a wreck; the rest is lost. Standing divers still do the general action, but nobody does the special one or steals.
    Whoever steers the fish is safe, and so are standing divers on a wreck whose general action is *shelter*. If several played the Barracuda card, lying down does not help. Shelter does not protect against thieves.
rulebook-barrakuda-text-alone = If yours is the only diver on the wreck, standing, and no fish is there, you do the *special* action and then the *general* one.
rulebook-barrakuda-text-company =
    If several divers are on the wreck, lying ones included, the one with initiative decides: do the *special* action, or *steal* the whole bag of another diver there, standing or lying. Then all standing divers do the general action, in seat order.
    Without initiative there is only the general action. Lying divers do nothing themselves.
rulebook-barrakuda-text-icons = You must carry out an action as far as possible. Special actions are marked by a crown, general ones by a crew, those of the fish by a fish.
rulebook-barrakuda-text-red = Whoever has a wreck with the red action decides there between taking a card back and red. At the end of the turn you name an opponent; two cards are drawn from that hand and shown, and you choose the one that is laid as the newest of the row. A Barracuda card goes to the centre. The diver does not move. If that hand has only one card, that card is laid.
rulebook-barrakuda-text-close =
    1. Lying divers stand up.
    1. If the fish is on 6, or if all Barracuda cards are in the centre, everybody takes theirs back.
    1. Red actions follow, by wreck and then by seat. A Barracuda card laid now stays in the centre.
rulebook-barrakuda-text-whole = Four divers, no Barracuda card. Follow it wreck by wreck: the fish swims past 2 to 3; on 2 Rosa has the shorter row and steals; on 3 Gustav meets the fish; on 4 Ben is alone.
rulebook-barrakuda-text-teams =
    Partners sit across: seats 1 and 3 play against 2 and 4. They share a vault, have bags of their own, and need *12* gold. Opponents are always the other team. You may talk it over before choosing.
    Partners on one wreck may *exchange*: share the gold of their bags anew, if no fish is there, one of them stands, there is gold in the bags, and the standing partner with the shorter row has fewer cards in it than every standing opponent there. It takes the place of special action and theft. Partners who are tied may only exchange or pass.
rulebook-barrakuda-text-always =
    - Your hand and your row together are always the cards 1 to 5, and you always have one to choose.
    - A vault never shrinks. There is never more than 4 gold on a wreck. What was dropped this turn is not taken this turn.
    - Nothing can be seen of a choice before all are revealed, except that it was made.
    - Random play takes 16 turns on average.
rulebook-barrakuda-text-options = Each can be chosen when you open a table.
rulebook-barrakuda-text-cards = We do not have the printed cards; our data come from public sources. Whatever is *reconstructed* is our best guess. If you own the game, you can write a table of your own and play with it.
rulebook-barrakuda-text-ours =
    Here the printed rules say nothing or can be read in two ways. We have decided:
    - B0: there is a turn limit, because cautious players could go on for ever. In teams seats 1 and 3 play against seats 2 and 4. No action may be declined, unless the table allows it for general actions that take cards back; for gold, vault and shelter nobody is asked.
    - B1.2: the wrecks form one piece. B1.4: gold is unlimited.
    - B3.2: taking all five back is not a choice.
    - B3.3: at forks each step is decided by itself; the fish stops on arrival, and stays if shown its own wreck; a fish icon works only on a new wreck; after a jump divers stay lying and whoever steered the fish stays safe.
    - B3.4: initiative is read once a turn.
    - B3.5: a Barracuda card laid by the red action stays in the centre, even if it is the last.
    - B4.1: tied divers leave old gold; a fish on the spot does not keep anybody from taking it. B4.2: lying divers have no initiative.
    - B5: every action is carried out as far as it can be. B5.3: shelter does not help against thieves. B5.4: drawn cards are shown to all, and the drawer picks.
    - B6: if vaults and bags are equal, the win is shared.
    - B7: the exchange takes the place of special action and theft; in a tie the lower seat decides on it; a lying partner may take part; everything may stay as it is; whoever decides keeps at most 127 gold.
rulebook-barrakuda-text-printed =
    {"*"}Barrakuda* by Isaac Pante, illustrated by Ajša Zdravković, Helvetiq. For 2 to 4 players aged 8 to 99, 20 minutes.
    In the box: 20 movement cards, 4 Barracuda cards, 12 wrecks, 36 gold (of 1 and 3), 4 bags, 4 vaults, 4 divers, the fish and 2 dice.
    Our sources: the Italian rulebook, which also gives the 2 gold at the start (brettspielabend.net says 3); for the distance die boardseyeview.net; that no diver reaches wreck 6: spieletest.at (25858); that a card has one or two effects: jungundaltspielt.de. No source we know gives the icons of any wreck: if you own the box, please type yours in.

rulebook-barrakuda-example-setup = Two divers before their first turn.
rulebook-barrakuda-example-reset = Rosa plays her last movement card.
rulebook-barrakuda-example-dice = The dice show distance 2 and direction 3.
rulebook-barrakuda-example-fork = At forks the higher number wins.
rulebook-barrakuda-example-steer = Rosa alone plays the Barracuda card and steers the fish to Ben.
rulebook-barrakuda-example-take = Rosa has the shorter row and takes the old gold.
rulebook-barrakuda-example-bite = The fish comes to Rosa.
rulebook-barrakuda-example-shelter = The same with shelter.
rulebook-barrakuda-example-alone = Rosa is alone on wreck 4.
rulebook-barrakuda-example-steal = Rosa meets Ben, has the shorter row and steals.
rulebook-barrakuda-example-red = Rosa chooses the red action.
rulebook-barrakuda-example-whole = What happened in this turn:
rulebook-barrakuda-example-teams = Rosa and Yara are partners and meet on wreck 5.

provenance-review = attested (review: spielen.de forum, p=255926)
provenance-elimination = deduced: seven different prices from 2 to 8 (poeppelkiste.de), six of them known
provenance-pattern = RECONSTRUCTED: by the pattern of 4, 5 and 6
provenance-caption = attested: picture caption of the German, Italian and Dutch rules
provenance-same_caption = attested: the same caption (the Italian example says 1, an error against its own total)
provenance-example = attested: example
provenance-italian = attested: stated in the Italian rules
provenance-one_review = attested (review: polter.pl)
provenance-nothing_else = RECONSTRUCTED: that it bears nothing else
provenance-total = attested: by the example's total 3 = 2 + 1 + 0
provenance-two_reviews_price = attested (poeppelkiste.de); a sabre price of 3 follows
provenance-two_reviews = attested (keirat, spielen.de)
provenance-reconstructed = RECONSTRUCTED
provenance-there_is_one = that there is one is attested (example); content RECONSTRUCTED
provenance-together = that both bring 3 together is attested (example); split inferred
provenance-number = attested (review); the number of the wreck inferred (1 or 5)
provenance-absence = absence attested (review); the number of the wreck inferred (1 or 5)
provenance-no_diver = that no diver comes here is attested (review: spieletest.at 25858)
provenance-inferred = inferred
provenance-jewels = attested (spielen.de: jewels on 7 and 8)
provenance-cheapest = attested (polter.pl: chests on the cheapest, jewels on the dearest)
provenance-shelter = inferred: shelter must be general; the number of the wreck RECONSTRUCTED

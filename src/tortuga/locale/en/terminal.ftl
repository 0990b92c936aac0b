### Playing in a terminal.

terminal-hello = { $game } – at the table: { $names }.
terminal-how_to = Type the number of a move or its words; the beginnings of words will do. Also: help, rules, score, table, log, undo, save, quit.
terminal-which_game = Which game?{" "}
terminal-no_such_game = Type its number, or the beginning of its name.
terminal-prompt = { $name }, { $phase }>{" "}
terminal-purse = { $name } has { $holds }.
terminal-empty = Type the number of a move, or its words; help lists what else you can say.
terminal-ambiguous = “{ $line }” could be: { $moves }. Say a little more.
terminal-no_such_number = There is no number { $number } in the list. Type table to see it again.
terminal-not_understood = “{ $line }” is neither a move nor a command. Type help for both.
terminal-pass_on = Pass the device to { $name }. { $name }, press Enter when nobody else is looking.{" "}
terminal-saved = Saved: { $file }
terminal-resume = Go on with: tortuga play --load { $file }
terminal-save_as = Save the game? Enter saves it to { $file }; or type a file name, no, or back:{" "}
terminal-yes = yes y
terminal-no = no n
terminal-back = back b
terminal-not_ours = { $file } exists and is not a saved game of ours; it was left alone. Name another file.
terminal-not_saved = { $file } could not be written: { $why }.
terminal-not_loaded = { $file } could not be read: { $why }.

command-help = help
command-rules = rules
command-score = score
command-table = table
command-log = log
command-undo = undo
command-save = save
command-quit = quit

command_help-help = the rules of this step, and this list
command_help-rules = the rules of the game in short
command_help-score = the scoring as if the game ended now
command_help-table = draw the table again, with your moves
command_help-log = everything that has happened so far
command_help-undo = take your last move back, until a card, a die or a choice is revealed
command_help-save = save FILE: keep the game there; without FILE, where it was kept before
command_help-quit = leave; the game can be kept

undo-done = Taken back.
undo-chance = That cannot be taken back: a card or a die has been revealed since.
undo-sealed = That cannot be taken back: others have chosen since.
undo-nothing = There is nothing to take back.

rules-einauge =
    You collect islands in rows, one row per colour, and want jewels.
    Each turn you buy one card of the display. It joins your row of its colour, and
    the whole row pays: the sabres, ducats and jewels of every card in it, at once.
    Before you buy you may sell jewels for { $jewel_sale } and cards for { $card_sale }.
    Then you may fight for one card of the pirate table: { $fight_price }, or { $fight_price_sabre } if it
    shows a sabre. Then you lay one card of the display on the pirate table, unless six lie
    there, and the display is refilled.
    The ships lie under the pile. When the first is turned up, the round is finished
    and everybody may fight once more, for any card that lies open.
    At the end a sabre is worth { $sabre_ducats } and { $jewel_ducats } a jewel. In every colour the
    most chests bring { $first }, the second most { $second }, the third { $third }. Most jewels wins.
rules-barrakuda =
    You dive for gold on six wrecks, and want it in your vault.
    Each turn all choose a card in secret. A movement card 1 to 5 sends your diver to
    that wreck and joins your row. The Barracuda card lays your diver down; whoever
    alone has played it steers the fish and is safe from it.
    The fish swims { $distances } wrecks. Where it stops, everybody drops the whole bag.
    Then the wrecks are resolved from 1 to 6. Alone on a wreck you do its special
    and its general action. Where several are, the one with the fewest cards in the
    row does the special action or steals a bag; all who stand do the general one.
    Nobody has the special action in a tie, and none is done where the fish is.
    Cards of your row are gone until you take them back; after the last one all five
    return. Barracuda cards return when the fish is on 6, or when all are played.
    Gold in the bag can be lost; gold in the vault is safe, and enough of it wins.

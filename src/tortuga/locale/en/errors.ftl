### Errors: what was expected and what came; what a table or the server refuses.

error-or = { $first } or { $last }
error-line = line { $line }: { $reason }
error-expected = { $what }: expected { $wanted }; { $came } came
error-expected_here = Expected { $wanted }; { $came } came.
error-option = option { $name }
error-any_option = option
error-game = game
error-whole = a whole number from { $low } to { $high }
error-switch = on or off
error-list = a list
error-teams = off, or 4 players
error-layout_type = a name, random or a drawing
error-layout = { $names } or a drawing
error-as_drawing = { $wrong }; as a drawing, { $drawing }
error-wrecks = none, or one or two different numbers from 1 to 6
error-cards = the name of a table or a file
error-colours_out =
    { $number ->
        [one] random or exactly { $number } colour of { $colours }
       *[other] random or exactly { $number } different colours of { $colours }
    }
error-drawing_signs = numbers 1–6, . and /, such as { $example }
error-drawing_numbers = each number from 1 to 6 once
error-drawing_piece = six wrecks joined along their sides into one piece
error-no_move = expected a move such as { $examples }; { $came } came
error-no_move_but_near = expected a move such as { $examples }; { $came } came (did you mean { $near }?)
error-no_outcome = expected an outcome of chance; { $came } came
error-no_chance = chance is not asked in phase { $phase }
error-no_such_chance = expected an outcome that is possible in phase { $phase }; { $came } came
error-step = step
error-step_form = a seat or ~, then a move or an outcome
error-late_header = expected a step: headers stand before the first step; { $came } came
error-header = expected a header such as [Game "einauge"]; { $came } came
error-header_twice = expected each header once; { $header } came again (first in line { $first })
error-no_step = expected a step such as { $example }; { $came } came
error-hash = expected the hash { $wanted }; { $came } came: this line or one above it was changed
error-the_header = header { $header }
error-version = version { $version }
error-no_header = expected a header { $header }; there is none
error-no_json = expected JSON; { $error }
error-no_object = expected a JSON object; { $came } came
error-cards_header = header Cards (name and hash of the card table)
error-not_over = the header Result says { $came }, but the game is not over after the last line
error-no_file = expected the cards in the header Table; a file cannot be read here
error-record = the record
error-most_steps = at most { $most } steps
error-at_step = step { $step }: { $reason }
error-json_options = a JSON object with the whole card table in cards
error-long_number = a number has at most { $digits } digits

error-position-e7_twice = E7: every card in exactly one place; { $card } is in { $where } and elsewhere too
error-position-e4_2 = E4.2: a row holds an island; the { $colour } row of seat { $seat } has none
error-position-e4_1 = E4.1: at most 7 cards in a row; the { $colour } row of seat { $seat } has { $number }
error-position-e1_2_empty = E1.2: no card lies before the colours are drawn
error-position-e1_2_drawn = E1.2: the colours are not drawn with these options
error-position-e1_2_out = E1.2: exactly 3/2/1/0 colours leave with 2/3/4/5 players, those of the option
error-position-e7_once = E7: every card in exactly one place
error-position-e7_ships = E7: every card in exactly one place; there are { $ships } ships, { $number } came
error-position-e3_4_most = E3.4: at most six cards on display
error-position-e3_3_most = E3.3: at most six cards on the pirate table
error-position-e7_pile = E7: no ship above an island
error-position-e3_1 = E3.1: the purchase lapses here and is not asked
error-position-e1_5 = E1.5: seat 0 starts; no turn is over during set-up
error-position-e5_2_left = E5.2: in the final round a seat is left to act
error-position-e5_2_none = E5.2: final_left is 0 outside the final round
error-position-moved = moved is false in the final round and after it
error-position-e3_5 = E3.5: after so many quiet turns the final round has begun
error-position-e1_3_last = E1.3: the pirate table is dealt last
error-position-e1_3_pile = E1.3: during the deal all other islands are in the pile
error-position-e3_4_pile = E3.4: chance is asked only while islands remain in the pile
error-position-e3_4_full = E3.4: a full display is not refilled
error-position-e3_3_lay = E3.3: laying lapses here and is not asked
error-position-near = near: sorted, each pair once
error-position-ascending = { $where }: ascending, each card once
error-position-b9_hand = B9: each player’s hand and row together are exactly 1–5; { $where }
error-position-b3_2 = B3.2: whoever has played the last movement card takes all five back; { $where }
error-position-b3_1_hand = B3.1: the card chosen is in the hand; { $where }
error-position-b3_0_asked = B3.0: only a seat with more than one legal answer is asked
error-position-b0_chance = B0: the layout is not drawn by chance with these options
error-position-b0_empty = B0: nothing lies before the layout is drawn
error-position-b0_layout = B0: the layout is that of the option
error-position-b1_2 = B1.2: six wrecks joined along sides into one connected piece
error-position-chosen = chosen is cleared by the reveal
error-position-b3_1_reveal = B3.1: when all have chosen, the cards are revealed
error-position-b3_5_lie = B3.5: divers lie only from the reveal to the end of the actions
error-position-b3_1_stand = B3.1: whoever has dived stands on a wreck; { $where }
error-position-b3_1_centre = B3.1: the Barracuda card just played is in the centre; { $where }
error-position-b3_3_single = B3.3: the owner of the only Barracuda card steers the fish
error-position-b3_3_owner = B3.3: nobody but the owner of the only Barracuda card steers the fish
error-position-actor = actor: the seat that decides, or whose red action it is; else null
error-position-distance = distance: in direction and steer only
error-position-wreck = wreck: in answer, special and general only; else 0
error-position-initiative = initiative: in answer, special and general only; else 0
error-position-victim = victim: in pair and card only; else null
error-position-pair = pair: in card only; else empty
error-position-b0_limit = B0: the turn limit has already ended the game
error-position-b6_goal = B6: whoever has the goal in the vault has won
error-position-b6_over = B6: the game is over only by the goal or the turn limit
error-position-b4_6 = B4.6: only a standing diver acts, and only on its own wreck
error-position-b4_3 = B4.3: where the fish is, there is neither a special action nor a theft
error-position-b5 = B5: this wreck has no such choice
error-position-b5_4_when = B5.4: red actions are chosen on a wreck and done at the end of the turn
error-position-b5_4_who = B5.4: only a player who dived to a wreck has a red action
error-position-b3_5_order = B3.5: red actions are done in the order of wrecks and then of seats
error-position-b5_4_victim = B5.4: the victim is an opponent
error-position-b3_0_pair = B3.0: a red pair with one possible outcome is not drawn
error-position-b5_4_pair = B5.4: two cards of the victim’s hand
error-position-state = the plain state of docs/records.md
error-position-card = a card such as red 4 or ship
error-position-numbers = a list of { $number } numbers
error-position-seats = { $number } seats
error-position-colours = different colours of { $colours }
error-position-truth = true or false
error-position-choice = dive 1 to dive 5, barracuda or null

error-table-file = { $file }, whole file
error-table-table = a table
error-table-value = a value
error-table-nothing = nothing
error-table-fields = only the fields { $fields }
error-table-name = a name
error-table-text = a text
error-table-letters = letters, digits or hyphens
error-table-islands = exactly 7 islands
error-table-wrecks = exactly 6 wrecks
error-table-other_name = a name no other card has
error-table-not_ship = an island’s name other than ship
error-table-no_number = nothing: only gold and take_back have a number
error-table-found = the name of a table ({ $names }) or a TOML file
error-table-unreadable = { $file }: cannot be read: { $error }
error-table-toml = { $file }: expected a TOML file; { $error }

error-seed-bytes = a seed has { $number } bytes; { $came } came
error-seed-number = a seed is a number from 0 to 2**256 - 1; { $came } came
error-seed-text = a seed is a whole number or { $number } hexadecimal digits; { $came } came

error-note-no_hash =
    { $number ->
        [one] { $number } step has no hash: nobody can tell whether it was changed
       *[other] { $number } steps have no hash: nobody can tell whether they were changed
    }
error-note-no_seed = the record has no seed: the outcomes of chance stand as they were recorded
error-note-differs = step { $step }: the seed says { $dealt }; the record decides, and it says { $came }

web-missing-heading = Off the chart
web-missing-text = There is nothing at this address. Perhaps the table was closed because nobody used it, or the link was cut short.
web-missing-record = This record is no longer here: uploaded files are not kept. Upload the file again on the front page.

web-error-heading_403 = From another site
web-error-text_403 = This request did not come from our own pages. Nothing was changed; open the page again and repeat it there.
web-error-heading_405 = Wrong door
web-error-text_405 = This address does not accept such requests.
web-error-heading_409 = Not yet
web-error-text_409 = This cannot be done now. Nothing was changed.
web-error-heading_408 = Too slow
web-error-text_408 = The request did not arrive in time. Nothing was changed.
web-error-heading_411 = How large is it?
web-error-text_411 = The request must state its length. Nothing was changed.
web-error-heading_413 = Too heavy for the ship
web-error-text_413 = That was larger than we can accept.
web-error-heading_422 = We did not understand that
web-error-text_422 = Something in the address or the form is not as it should be. Nothing was changed.
web-error-heading_429 = Too much at once
web-error-text_429 = Wait a moment, then try again.
web-error-heading_500 = A storm on our side
web-error-text_500 = Something went wrong on our side. Nothing you did before is lost; please try again.

web-guard-no_such_page = There is nothing at this address.
web-guard-too_fast =
    { $seconds ->
        [one] Too many requests. Try again in { $seconds } second.
       *[other] Too many requests. Try again in { $seconds } seconds.
    }
web-guard-too_large = That is too large: at most { $bytes } bytes are accepted; { $came } came.
web-guard-too_slow = The request must arrive within { $seconds } seconds.
web-guard-no_length = The request must state its length (Content-Length).
web-guard-not_ready =
    { $seconds ->
        [one] { $game } is not ready yet: its rules are still being compiled. Try again in { $seconds } second.
       *[other] { $game } is not ready yet: its rules are still being compiled. Try again in { $seconds } seconds.
    }
web-guard-not_compiled = { $game } cannot be played: compiling { $step } failed. The server’s log says why; whoever runs it can try again with “tortuga warm”.
web-guard-foreign = This request did not come from our own pages (Origin).
web-guard-banned = You cannot change anything on this server: its operator has banned you.

web-invalid-missing = Something is missing here.
web-invalid-text = A text is expected.
web-invalid-whole = A whole number is expected.
web-invalid-switch = true or false is expected.
web-invalid-list = A list is expected.
web-invalid-object = A JSON object is expected.
web-invalid-too_long = At most { $longest } characters are accepted.
web-invalid-signs = Only ASCII characters without spaces are accepted.
web-invalid-json = This is not JSON.

web-invalid-other = This value is not accepted.

table-refused-too_many_entries = Options hold at most { $most } entries.
table-refused-options_too_large = Options are at most { $most } bytes as JSON; { $came } came.
table-refused-text_too_long = A text has at most { $longest } characters; { $came } came.
table-refused-bad_text = A text contains a character that cannot be stored.
table-refused-number_too_large = A number has at most { $digits } digits.
table-refused-hint_failed = The hint could not be worked out. Please ask again.
table-refused-too_deep = Options hold at most { $deepest } tables nested in each other.
table-refused-stale = The table has moved on. Here is how it stands now.
table-refused-no_such_table = There is no such table.
table-refused-bad_name = A name has 1 to 24 characters.
table-refused-bad_seats = This game has { $wanted } seats; { $came } came.
table-refused-bad_seat = A seat is me, open or bot.
table-refused-no_such_bot = Choose one of these bots: { $wanted }. There is no { $came }.
table-refused-bad_cards = Choose one of these card tables: { $wanted }, or send a table of your own as JSON.
table-refused-bad_clock = A clock has from { $shortest } to { $longest } seconds.
table-refused-bad_webhook = Expected the https address of a webhook, of at most 500 characters, that this server may call.
table-refused-webhook_clock = A webhook is for tables with at least a day for a decision.
table-refused-bad_address_mail = Expected an e-mail address like anna@example.org.
table-refused-mail_asked = A link was sent to this address within the last day. Please use it, or try again tomorrow.
table-refused-no_mail = This server sends no e-mails.
table-refused-bad_deal = This deal was used already, is too old, or is not one of ours: ask for a new one.
table-refused-bad_start = Who begins is one of { $wanted }; { $came } came.
table-refused-bad_youngest = The youngest sits on a seat from 0 to { $last }.
table-refused-table_ended = This table has ended.
table-refused-seat_taken = This seat is taken.
table-refused-seat_reserved = This seat is kept for { $name } for a few minutes.
table-refused-sits_already = You sit at this table already.
table-refused-not_at_table = You do not sit at this table.
table-refused-not_running = The game is not running.
table-refused-bad_move = That is not a move: { $came }
table-refused-no_undo = That cannot be taken back: something hidden has been revealed since, or it was not your move.
table-refused-host_only = Only the host of the table can do that.
table-refused-needs_consent = { $name } is here and plays. Nobody else at the table could agree to the removal, so the seat stays theirs.
table-refused-proposal_open = The others have yet to decide on the last proposal.
table-refused-no_proposal = There is no proposal to decide on any more.
table-refused-no_vote = Only the other people who play at this table decide on that.
table-refused-muted = The operator of this server has muted you: you can play, but not chat.
table-refused-bad_address = Expected the id of a user, or an address that can be banned; this came: { $came }
table-refused-no_such_seat = There is no such seat.
table-refused-bad_chat = A line has 1 to { $longest } characters.
table-refused-chat_off = There is no chat at this table.
table-refused-phrases_only = At this table only phrases can be said: { $wanted }.
table-refused-no_such_phrase = Expected one of these phrases: { $wanted }. This came: { $came }
table-refused-bad_chat_mode = The chat of a table is one of { $wanted }; { $came } came.
table-refused-name_taken = Somebody at this table has the name { $name }, or one that looks like it. Please choose another.
table-refused-too_many_bot_tables = At most { $most } of your tables without people can run at once. Wait until one of them has ended.
table-refused-too_many_device_games = Your games can include at most { $most } that were played without the server. Save the record; you can upload it to look at it.
table-refused-busy = The table is busy. Please try again.
table-refused-not_over = The record is available once the game has ended.
table-refused-nobody = Nobody knows your name yet: take one on the front page, then come back (programs: POST /api/users gives a token).
table-refused-no_hints = Hints are not allowed at this table.

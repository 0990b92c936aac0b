### The page of settings, the list of keys, the result of a game as a page.

settings-heading = Settings
settings-help = These hold for this browser, at all its tables.
settings-noscript = Settings need JavaScript in your browser.
settings-title_theme = Light
settings-title_motion = Movement
settings-title_speed = Speed of a turn
settings-title_sound = Sound
settings-title_confirm = Press twice to make a move
settings-title_cards = Size of the cards
settings-title_marks = Letters on colours
settings-title_autopass = Pass by itself
settings-help_speed = How fast a turn is shown, and how fast the bots play.
settings-help_marks = Everything that is told apart by its colour bears a letter as well.
settings-help_autopass = Where nothing can be done, such as fighting for nothing, the table passes for you.
settings-theme_system = As the device
settings-theme_light = Day
settings-theme_dark = Night
settings-motion_system = As the device
settings-motion_none = None
settings-speed_slow = Slow
settings-speed_normal = Normal
settings-speed_fast = Fast
settings-speed_off = At once
settings-sound_on = On
settings-sound_off = Off
settings-confirm_touch = With a finger
settings-confirm_always = Always
settings-confirm_never = Never
settings-cards_small = Small
settings-cards_normal = Normal
settings-cards_large = Large
settings-marks_on = On
settings-marks_off = Off
settings-autopass_on = On
settings-autopass_off = Off
settings-reset = As at the beginning

settings-me = Who you are
settings-me_help = There are no accounts: this browser knows who you are. A file that you save gives you back your name, your seats and your games if the browser forgets you, and in any other browser. Whoever has the file can play as you.
settings-me_keep = Save my file
settings-me_other = This browser is { $name }. If you choose the file of somebody else, the games of { $name } can only be reached by their own file.
settings-me_choose = A file that you have saved
settings-me_restore = Be this person again
settings-me_bad = This is not a file that was saved here.
settings-me_file = Tortuga: this file makes a browser { $name }, with all seats and games. Choose it on the page { $page } and show it to nobody.

settings-data = Your data
settings-data_help = What is stored: the tables at which you sat, or watched and wrote, with your name, your moves, your chat and their times; when you were last there; games that you played without the server; and your e-mail address if you gave one. Nothing else. Finished games are deleted after a year.
settings-data_save = Save it as a file
settings-data_erase = Erase it
settings-data_erase_help = You leave all games; bots play on. Your name and your chat are replaced at every finished table, and at the others as soon as their games end. Your moves stay, without your name: the games belong to the others, too. This browser then no longer knows you. This cannot be undone.
settings-data_erase_sure = Erase me for good
settings-erased = Your data have been erased
settings-erased_help = Your name, your chat and your e-mail address are gone from this server; at tables whose games still run, name and chat go when they end. This browser no longer knows you. Settings and games that the browser itself keeps are still in it.
mail-heading = E-mail when it is your turn
mail-help = For tables with days for a decision: when it has been your turn for a while and you have not seen it, one e-mail lists all tables that wait for you, at most one every six hours. The address is used for nothing else.
mail-state_on = E-mails go to { $address }.
mail-state_asked = A link was sent to { $address }. Open it within a day to confirm the address.
mail-forget = Stop the e-mails
mail-address = Your e-mail address
mail-ask = Send me the link
mail-stale = This link is invalid or has expired.
mail-page_confirm = Send e-mails to { $address } when it is your turn?
mail-do_confirm = Yes, send e-mails
mail-done_confirm = From now on e-mails go to { $address }.
mail-page_digest = Stop sending e-mails to { $address }?
mail-do_digest = Stop the e-mails
mail-done_digest = No more e-mails go to { $address }; the address has been deleted.
mail-confirm_subject = Tortuga: confirm your address
mail-confirm_text =
    Somebody at { $home } wants mail at this address when it is their turn.

    If that is you, open this link within a day:
    { $link }

    Otherwise do nothing: no more mail will come.
mail-digest_subject =
    { $number ->
        [one] Tortuga: { $number } table waits for you
       *[other] Tortuga: { $number } tables wait for you
    }
mail-digest_text = It is your turn at these tables:
mail-digest_stop = No more e-mails: { $link }
mail-webhook = The table waits for { $names }: { $url }

keys-heading = Keys
keys-help = At the table and when looking back, while nothing is being typed.
keys-table = At the table
keys-replay = Looking back
keys-tab = To the next thing, and to the one before
keys-arrows = To the next card or button
keys-enter = Press it
keys-digits = Choose the card with this number
keys-escape = Skip the turn that is shown; close; let go
keys-undo = Take back
keys-pass = Pass
keys-hint = Ask for a hint
keys-again = Show the last turn again
keys-step = One move back, one move on
keys-ends = To the beginning, to the end
keys-space = Play automatically, and stop
keys-name_tab = Tab, Shift + Tab
keys-name_arrows = Arrow keys
keys-name_enter = Enter
keys-name_escape = Esc
keys-name_step = ← →
keys-name_ends = Home, End
keys-name_space = Space

result-heading = Result
result-points = Points
result-share = Share picture
result-save = Save picture
result-picture = The result as a picture

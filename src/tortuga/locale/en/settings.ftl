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

settings-data = What is stored of you
settings-data_help = The tables you sat at or watched and wrote at, with your name, your moves, your chat and their times, when you were last there, and your e-mail address if you gave one; nothing else. Finished games are deleted after a year.
settings-data_save = Save it as a file
settings-data_erase = Erase it
settings-data_erase_help = You leave all games; bots play on. Your name and your chat are replaced at every table that has ended, and at the others as soon as they have. Your moves stay, without your name: they are the others’ game, too. This browser then no longer knows you. This cannot be undone.
settings-data_erase_sure = Erase me for good
mail-heading = Mail when it is your turn
mail-help = For tables with days for a decision: when you have not seen your turn for a while, one mail lists all tables that wait for you, at most one in six hours. The address is used for nothing else.
mail-state_on = Mail goes to { $address }.
mail-state_asked = A link was sent to { $address }. Open it within a day, then mail goes there.
mail-forget = No mail any more
mail-address = Your e-mail address
mail-ask = Send me the link
mail-stale = This link is not valid, or no longer.
mail-page_confirm = Shall { $address } get mail when it is your turn?
mail-do_confirm = Yes, send mail there
mail-done_confirm = Mail goes to { $address } from now on.
mail-page_digest = Shall no more mail go to { $address }?
mail-do_digest = Send no more mail
mail-done_digest = No more mail goes to { $address }; the address is forgotten.
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
mail-digest_stop = No more mail: { $link }
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

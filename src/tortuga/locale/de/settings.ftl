### Die Seite der Einstellungen, die Liste der Tasten, das Ergebnis einer Partie als Seite.

settings-heading = Einstellungen
settings-help = Sie gelten in diesem Browser, an allen Tischen.
settings-noscript = Für die Einstellungen braucht dein Browser JavaScript.
settings-title_theme = Licht
settings-title_motion = Bewegung
settings-title_speed = Tempo eines Zuges
settings-title_sound = Ton
settings-title_confirm = Zweimal drücken für einen Zug
settings-title_cards = Größe der Karten
settings-title_marks = Buchstaben auf Farben
settings-title_autopass = Von selbst passen
settings-help_speed = Wie schnell ein Zug gezeigt wird und wie schnell die Bots spielen.
settings-help_marks = Alles, was sich durch seine Farbe unterscheidet, trägt auch einen Buchstaben.
settings-help_autopass = Wo nichts zu tun ist, etwa um nichts gekämpft werden kann, passt der Tisch für dich.
settings-theme_system = Wie das Gerät
settings-theme_light = Tag
settings-theme_dark = Nacht
settings-motion_system = Wie das Gerät
settings-motion_none = Keine
settings-speed_slow = Langsam
settings-speed_normal = Normal
settings-speed_fast = Schnell
settings-speed_off = Sofort
settings-sound_on = An
settings-sound_off = Aus
settings-confirm_touch = Mit dem Finger
settings-confirm_always = Immer
settings-confirm_never = Nie
settings-cards_small = Klein
settings-cards_normal = Normal
settings-cards_large = Groß
settings-marks_on = An
settings-marks_off = Aus
settings-autopass_on = An
settings-autopass_off = Aus
settings-reset = Wie am Anfang

settings-me = Wer du bist
settings-me_help = Es gibt keine Konten: Dieser Browser weiß, wer du bist. Eine Datei, die du sicherst, gibt dir Namen, Plätze und Partien zurück, wenn der Browser dich vergisst, und in jedem anderen Browser. Wer die Datei hat, kann als du spielen.
settings-me_keep = Meine Datei sichern
settings-me_other = Dieser Browser ist { $name }. Wählst du die Datei von jemand anderem, sind die Partien von { $name } nur noch mit deren eigener Datei erreichbar.
settings-me_choose = Eine Datei, die du gesichert hast
settings-me_restore = Wieder diese Person sein
settings-me_bad = Das ist keine Datei, die hier gesichert wurde.
settings-me_file = Tortuga: Mit dieser Datei wird ein Browser zu { $name }, mit allen Plätzen und Partien. Wähle sie auf der Seite { $page } und zeig sie niemandem.

settings-data = Deine Daten
settings-data_help = Gespeichert sind: die Tische, an denen du gesessen oder zugesehen und geschrieben hast, mit deinem Namen, deinen Zügen, deinen Chatzeilen und deren Zeiten; wann du zuletzt dort warst; Partien, die du ohne den Server gespielt hast; und deine E-Mail-Adresse, falls du eine angegeben hast. Sonst nichts. Beendete Partien werden nach einem Jahr gelöscht.
settings-data_save = Als Datei speichern
settings-data_erase = Löschen
settings-data_erase_help = Du verlässt alle Partien; Bots spielen weiter. Dein Name und deine Chatzeilen werden an jedem beendeten Tisch ersetzt, an den anderen, sobald deren Partien zu Ende sind. Deine Züge bleiben, ohne deinen Namen: Die Partien gehören auch den anderen. Dieser Browser kennt dich danach nicht mehr. Das lässt sich nicht rückgängig machen.
settings-data_erase_sure = Mich endgültig löschen
settings-erased = Deine Daten sind gelöscht
settings-erased_help = Dein Name, deine Chatzeilen und deine E-Mail-Adresse sind auf diesem Server gelöscht; an Tischen, deren Partien noch laufen, verschwinden Name und Chatzeilen, sobald sie zu Ende sind. Dieser Browser kennt dich nicht mehr. Einstellungen und Partien, die der Browser selbst aufhebt, sind noch da.
mail-heading = E-Mail, wenn du dran bist
mail-help = Für Tische mit Bedenkzeit in Tagen: Wenn du eine Weile dran bist und es nicht gesehen hast, nennt dir eine E-Mail alle Tische, die auf dich warten, höchstens alle sechs Stunden. Die Adresse dient nur dazu.
mail-state_on = E-Mails gehen an { $address }.
mail-state_asked = An { $address } wurde ein Link geschickt. Öffne ihn innerhalb eines Tages, um die Adresse zu bestätigen.
mail-forget = Keine E-Mails mehr
mail-address = Deine E-Mail-Adresse
mail-ask = Link zuschicken
mail-stale = Dieser Link ist ungültig oder abgelaufen.
mail-page_confirm = Soll { $address } E-Mails bekommen, wenn du dran bist?
mail-do_confirm = Ja, E-Mails schicken
mail-done_confirm = Ab jetzt gehen E-Mails an { $address }.
mail-page_digest = Sollen keine E-Mails mehr an { $address } gehen?
mail-do_digest = Keine E-Mails mehr schicken
mail-done_digest = An { $address } gehen keine E-Mails mehr; die Adresse ist gelöscht.
mail-confirm_subject = Tortuga: Bestätige deine Adresse
mail-confirm_text =
    Jemand auf { $home } möchte an diese Adresse E-Mails bekommen, wenn er oder sie dran ist.

    Bist du das, öffne innerhalb eines Tages diesen Link:
    { $link }

    Sonst tu einfach nichts: Es kommt keine weitere E-Mail.
mail-digest_subject =
    { $number ->
        [one] Tortuga: { $number } Tisch wartet auf dich
       *[other] Tortuga: { $number } Tische warten auf dich
    }
mail-digest_text = An diesen Tischen bist du dran:
mail-digest_stop = Keine E-Mails mehr: { $link }
mail-webhook = Der Tisch wartet auf { $names }: { $url }

keys-heading = Tasten
keys-help = Am Tisch und beim Zurückschauen, solange nichts getippt wird.
keys-table = Am Tisch
keys-replay = Beim Zurückschauen
keys-tab = Zum nächsten und zum vorigen Element
keys-arrows = Zur nächsten Karte oder Schaltfläche
keys-enter = Drücken
keys-digits = Die Karte mit dieser Zahl wählen
keys-escape = Den gezeigten Zug überspringen; schließen; loslassen
keys-undo = Zurücknehmen
keys-pass = Passen
keys-hint = Um einen Tipp bitten
keys-again = Den letzten Zug noch einmal zeigen
keys-step = Einen Zug zurück, einen Zug weiter
keys-ends = Zum Anfang, zum Ende
keys-space = Automatisch abspielen und anhalten
keys-name_tab = Tab, Umschalt + Tab
keys-name_arrows = Pfeiltasten
keys-name_enter = Eingabe
keys-name_escape = Esc
keys-name_step = ← →
keys-name_ends = Pos1, Ende
keys-name_space = Leertaste

result-heading = Ergebnis
result-points = Punkte
result-share = Bild teilen
result-save = Bild speichern
result-picture = Das Ergebnis als Bild

### Errors: what was expected and what came; what a table or the server refuses.

error-or = { $first } oder { $last }
error-line = Zeile { $line }: { $reason }
error-expected = { $what } – erwartet: { $wanted }; angegeben: { $came }
error-expected_here = Erwartet: { $wanted }; angegeben: { $came }.
error-option = Option { $name }
error-any_option = Option
error-game = Spiel
error-whole = eine ganze Zahl von { $low } bis { $high }
error-switch = on oder off (an oder aus)
error-list = eine Liste
error-teams = off oder 4 Spieler
error-layout_type = ein Name, random oder eine Zeichnung
error-layout = { $names } oder eine Zeichnung
error-as_drawing = { $wrong }; als Zeichnung gelesen: { $drawing }
error-wrecks = none oder eine oder zwei verschiedene Zahlen von 1 bis 6
error-cards = der Name einer Tabelle oder eine Datei
error-colours_out =
    { $number ->
        [one] random oder genau { $number } Farbe aus { $colours }
       *[other] random oder genau { $number } verschiedene Farben aus { $colours }
    }
error-drawing_signs = Zahlen von 1 bis 6, . und /, etwa { $example }
error-drawing_numbers = jede Zahl von 1 bis 6 einmal
error-drawing_piece = sechs Wracks, die an ihren Seiten zu einem Stück verbunden sind
error-no_move = erwartet wird ein Zug wie { $examples }; angegeben war { $came }
error-no_move_but_near = erwartet wird ein Zug wie { $examples }; angegeben war { $came } (meinst du { $near }?)
error-no_outcome = erwartet wird ein Ergebnis des Zufalls; angegeben war { $came }
error-no_chance = in der Phase { $phase } wird der Zufall nicht gefragt
error-no_such_chance = erwartet wird ein Ergebnis, das in der Phase { $phase } möglich ist; angegeben war { $came }
error-step = Schritt
error-step_form = ein Platz oder ~, dann ein Zug oder ein Ergebnis
error-late_header = erwartet wird ein Schritt: Kopfzeilen stehen vor dem ersten Schritt; angegeben war { $came }
error-header = erwartet wird eine Kopfzeile wie [Game "einauge"]; angegeben war { $came }
error-header_twice = jede Kopfzeile steht nur einmal; { $header } kam noch einmal (zuerst in Zeile { $first })
error-no_step = erwartet wird ein Schritt wie { $example }; angegeben war { $came }
error-hash = erwartet wird der Hash { $wanted }; angegeben war { $came }: diese Zeile oder eine darüber wurde verändert
error-the_header = Kopfzeile { $header }
error-version = Version { $version }
error-no_header = erwartet wird eine Kopfzeile { $header }; es gibt keine
error-no_json = erwartet wird JSON; { $error }
error-no_object = erwartet wird ein JSON-Objekt; angegeben war { $came }
error-cards_header = Kopfzeile Cards (Name und Hash der Kartentabelle)
error-not_over = die Kopfzeile Result sagt { $came }, aber die Partie ist nach der letzten Zeile nicht zu Ende
error-no_file = erwartet werden die Karten in der Kopfzeile Table; eine Datei kann hier nicht gelesen werden
error-record = die Aufzeichnung
error-most_steps = höchstens { $most } Schritte
error-at_step = Schritt { $step }: { $reason }
error-json_options = ein JSON-Objekt mit der ganzen Kartentabelle in cards
error-long_number = eine Zahl hat höchstens { $digits } Ziffern

error-position-e7_twice = E7: jede Karte an genau einem Ort; { $card } ist in { $where } und noch anderswo
error-position-e4_2 = E4.2: in einer Reihe liegt eine Insel; in der Reihe { $colour } von Platz { $seat } liegt keine
error-position-e4_1 = E4.1: höchstens 7 Karten in einer Reihe; die Reihe { $colour } von Platz { $seat } hat { $number }
error-position-e1_2_empty = E1.2: bevor die Farben ausgelost sind, liegt keine Karte
error-position-e1_2_drawn = E1.2: mit diesen Optionen werden die Farben nicht ausgelost
error-position-e1_2_out = E1.2: bei 2/3/4/5 Spielern fehlen genau 3/2/1/0 Farben, und zwar die der Option
error-position-e7_once = E7: jede Karte an genau einem Ort
error-position-e7_ships = E7: jede Karte an genau einem Ort; es gibt { $ships } Schiffe, hier sind es { $number }
error-position-e3_4_most = E3.4: höchstens sechs Karten in der Auslage
error-position-e3_3_most = E3.3: höchstens sechs Karten auf dem Piratentisch
error-position-e7_pile = E7: kein Schiff über einer Insel
error-position-e3_1 = E3.1: der Kauf entfällt hier; danach wird nicht gefragt
error-position-e1_5 = E1.5: Platz 0 beginnt; während des Aufbaus ist noch kein Zug vorbei
error-position-e5_2_left = E5.2: in der Schlussrunde ist noch ein Platz an der Reihe
error-position-e5_2_none = E5.2: außerhalb der Schlussrunde ist final_left 0
error-position-moved = moved ist in der Schlussrunde und danach false
error-position-e3_5 = E3.5: nach so vielen stillen Zügen hat die Schlussrunde begonnen
error-position-e1_3_last = E1.3: der Piratentisch wird zuletzt ausgelegt
error-position-e1_3_pile = E1.3: während des Austeilens sind alle anderen Inseln im Stapel
error-position-e3_4_pile = E3.4: der Zufall wird nur gefragt, solange Inseln im Stapel sind
error-position-e3_4_full = E3.4: eine volle Auslage wird nicht aufgefüllt
error-position-e3_3_lay = E3.3: das Ablegen entfällt hier; danach wird nicht gefragt
error-position-near = near: geordnet, jedes Paar einmal
error-position-ascending = { $where }: aufsteigend, jede Karte einmal
error-position-b9_hand = B9: Hand und Reihe jedes Spielers sind zusammen genau 1–5; { $where }
error-position-b3_2 = B3.2: wer die letzte Bewegungskarte gespielt hat, nimmt alle fünf zurück; { $where }
error-position-b3_1_hand = B3.1: die gewählte Karte ist auf der Hand; { $where }
error-position-b3_0_asked = B3.0: gefragt wird nur, wer zwischen mehreren Antworten wählen kann
error-position-b0_chance = B0: mit diesen Optionen wird der Aufbau nicht ausgelost
error-position-b0_empty = B0: vor dem Auslosen des Aufbaus liegt nichts
error-position-b0_layout = B0: der Aufbau ist der der Option
error-position-b1_2 = B1.2: sechs Wracks, an ihren Seiten zu einem Stück verbunden
error-position-chosen = chosen wird beim Aufdecken geleert
error-position-b3_1_reveal = B3.1: wenn alle gewählt haben, werden die Karten aufgedeckt
error-position-b3_5_lie = B3.5: Taucher liegen nur vom Aufdecken bis zum Ende der Aktionen
error-position-b3_1_stand = B3.1: wer getaucht ist, steht auf einem Wrack; { $where }
error-position-b3_1_centre = B3.1: die eben gespielte Barrakuda-Karte liegt in der Mitte; { $where }
error-position-b3_3_single = B3.3: wer die einzige Barrakuda-Karte gespielt hat, lenkt den Barrakuda
error-position-b3_3_owner = B3.3: nur wer die einzige Barrakuda-Karte gespielt hat, lenkt den Barrakuda
error-position-actor = actor: der Platz, der entscheidet oder dessen rote Aktion es ist; sonst null
error-position-distance = distance: nur in direction und steer
error-position-wreck = wreck: nur in answer, special und general; sonst 0
error-position-initiative = initiative: nur in answer, special und general; sonst 0
error-position-victim = victim: nur in pair und card; sonst null
error-position-pair = pair: nur in card; sonst leer
error-position-b0_limit = B0: die Rundengrenze hat die Partie schon beendet
error-position-b6_goal = B6: wer das Ziel im Tresor hat, hat gewonnen
error-position-b6_over = B6: zu Ende ist die Partie nur durch das Ziel oder die Rundengrenze
error-position-b4_6 = B4.6: nur ein stehender Taucher handelt, auf seinem Wrack
error-position-b4_3 = B4.3: wo der Barrakuda ist, gibt es weder Sonderaktion noch Diebstahl
error-position-b5 = B5: auf diesem Wrack gibt es diese Wahl nicht
error-position-b5_4_when = B5.4: rote Aktionen werden auf einem Wrack gewählt und am Ende der Runde ausgeführt
error-position-b5_4_who = B5.4: nur wer zu einem Wrack getaucht ist, hat eine rote Aktion
error-position-b3_5_order = B3.5: rote Aktionen gehen nach Wrack und dann nach Platz
error-position-b5_4_victim = B5.4: das Opfer ist ein Gegner
error-position-b3_0_pair = B3.0: ein rotes Paar mit nur einem möglichen Ergebnis wird nicht gezogen
error-position-b5_4_pair = B5.4: zwei Karten von der Hand des Opfers
error-position-state = der einfache Zustand aus docs/records.md
error-position-card = eine Karte wie red 4 oder ship
error-position-numbers = eine Liste von { $number } Zahlen
error-position-seats = { $number } Plätze
error-position-colours = verschiedene Farben aus { $colours }
error-position-truth = true oder false
error-position-choice = dive 1 bis dive 5, barracuda oder null

error-table-file = { $file }, ganze Datei
error-table-table = eine Tabelle
error-table-value = ein Wert
error-table-nothing = nichts
error-table-fields = nur die Felder { $fields }
error-table-name = ein Name
error-table-text = ein Text
error-table-letters = Buchstaben, Ziffern oder Bindestriche
error-table-islands = genau 7 Inseln
error-table-wrecks = genau 6 Wracks
error-table-other_name = ein Name, den keine andere Karte hat
error-table-not_ship = ein anderer Inselname als ship
error-table-no_number = nichts: nur gold und take_back haben eine Zahl
error-table-found = der Name einer Tabelle ({ $names }) oder eine TOML-Datei
error-table-unreadable = { $file }: lässt sich nicht lesen: { $error }
error-table-toml = { $file }: erwartet wird eine TOML-Datei; { $error }

error-seed-bytes = ein Startwert hat { $number } Bytes; es waren { $came }
error-seed-number = ein Startwert ist eine Zahl von 0 bis 2**256 - 1; angegeben war { $came }
error-seed-text = ein Startwert ist eine ganze Zahl oder { $number } hexadezimale Ziffern; angegeben war { $came }

error-note-no_hash =
    { $number ->
        [one] { $number } Schritt hat keinen Hash: ob er verändert wurde, lässt sich nicht sagen
       *[other] { $number } Schritte haben keinen Hash: ob sie verändert wurden, lässt sich nicht sagen
    }
error-note-no_seed = die Aufzeichnung hat keinen Startwert: die Ergebnisse des Zufalls gelten, wie sie aufgezeichnet sind
error-note-differs = Schritt { $step }: der Startwert sagt { $dealt }; es gilt die Aufzeichnung, sie sagt { $came }

web-missing-heading = Jenseits der Seekarte
web-missing-text = Unter dieser Adresse ist nichts. Vielleicht wurde der Tisch geschlossen, weil ihn niemand benutzt hat, oder der Link ist unvollständig.
web-missing-record = Diese Aufzeichnung ist nicht mehr hier: Hochgeladene Dateien werden nicht aufbewahrt. Lade die Datei auf der Startseite noch einmal hoch.

web-error-heading_403 = Von einer fremden Seite
web-error-text_403 = Diese Anfrage kam nicht von unseren eigenen Seiten. Es wurde nichts verändert; öffne die Seite neu und versuche es dort noch einmal.
web-error-heading_405 = Falsche Tür
web-error-text_405 = Diese Adresse nimmt solche Anfragen nicht an.
web-error-heading_409 = Noch nicht
web-error-text_409 = Das geht jetzt nicht. Es wurde nichts verändert.
web-error-heading_408 = Zu langsam
web-error-text_408 = Die Anfrage kam nicht rechtzeitig an. Es wurde nichts verändert.
web-error-heading_411 = Wie groß ist es?
web-error-text_411 = Die Länge der Anfrage muss vorher angegeben werden. Es wurde nichts verändert.
web-error-heading_413 = Zu schwer für das Schiff
web-error-text_413 = Das war größer, als wir annehmen können.
web-error-heading_422 = Das haben wir nicht verstanden
web-error-text_422 = Etwas in der Adresse oder im Formular ist nicht so, wie es sein muss. Es wurde nichts verändert.
web-error-heading_429 = Zu viel auf einmal
web-error-text_429 = Warte einen Moment und versuche es dann noch einmal.
web-error-heading_500 = Ein Sturm auf unserer Seite
web-error-text_500 = Hier ist etwas schiefgegangen, und es lag nicht an dir. Von dem, was du vorher getan hast, ist nichts verloren; bitte versuche es noch einmal.

web-guard-no_such_page = Unter dieser Adresse gibt es nichts.
web-guard-too_fast =
    { $seconds ->
        [one] Zu viele Anfragen. Versuche es in { $seconds } Sekunde noch einmal.
       *[other] Zu viele Anfragen. Versuche es in { $seconds } Sekunden noch einmal.
    }
web-guard-too_large = Das ist zu groß: Angenommen werden höchstens { $bytes } Bytes; es waren { $came }.
web-guard-too_slow = Die Anfrage muss innerhalb von { $seconds } Sekunden ankommen.
web-guard-no_length = Die Länge der Anfrage muss vorher angegeben werden (Content-Length).
web-guard-not_ready =
    { $seconds ->
        [one] { $game } ist noch nicht bereit: Die Regeln werden gerade übersetzt. Versuche es in { $seconds } Sekunde noch einmal.
       *[other] { $game } ist noch nicht bereit: Die Regeln werden gerade übersetzt. Versuche es in { $seconds } Sekunden noch einmal.
    }
web-guard-not_compiled = { $game } ist nicht spielbar: Das Übersetzen von { $step } ist fehlgeschlagen. Der Grund steht im Protokoll des Servers; wer ihn betreibt, kann es mit „tortuga warm“ noch einmal versuchen.
web-guard-foreign = Diese Anfrage kam nicht von unseren eigenen Seiten (Origin).
web-guard-banned = Du kannst auf diesem Server nichts ändern: Sein Betreiber hat dich gesperrt.

web-invalid-missing = Hier fehlt eine Angabe.
web-invalid-text = Erwartet wird ein Text.
web-invalid-whole = Erwartet wird eine ganze Zahl.
web-invalid-switch = Erwartet wird true oder false.
web-invalid-list = Erwartet wird eine Liste.
web-invalid-object = Erwartet wird ein JSON-Objekt.
web-invalid-too_long = Höchstens { $longest } Zeichen werden angenommen.
web-invalid-signs = Angenommen werden nur ASCII-Zeichen ohne Leerzeichen.
web-invalid-json = Das ist kein JSON.

web-invalid-other = Dieser Wert kann nicht angenommen werden.

table-refused-too_many_entries = Optionen haben höchstens { $most } Einträge.
table-refused-options_too_large = Optionen sind als JSON höchstens { $most } Bytes groß; es waren { $came }.
table-refused-text_too_long = Ein Text hat höchstens { $longest } Zeichen; es waren { $came }.
table-refused-bad_text = Ein Text enthält ein Zeichen, das nicht gespeichert werden kann.
table-refused-number_too_large = Eine Zahl hat höchstens { $digits } Ziffern.
table-refused-hint_failed = Der Tipp konnte nicht berechnet werden. Bitte frage noch einmal.
table-refused-too_deep = In Optionen stecken höchstens { $deepest } Tabellen ineinander.
table-refused-stale = Am Tisch ging es schon weiter. So steht es jetzt.
table-refused-no_such_table = Diesen Tisch gibt es nicht.
table-refused-bad_name = Ein Name hat 1 bis 24 Zeichen.
table-refused-bad_seats = Dieses Spiel hat { $wanted } Plätze; angegeben waren { $came }.
table-refused-bad_seat = Ein Platz ist „me“, „open“ oder „bot“.
table-refused-no_such_bot = Wähle einen dieser Bots: { $wanted }. { $came } gibt es nicht.
table-refused-bad_cards = Wähle eine dieser Kartentabellen: { $wanted }, oder sende eine eigene als JSON.
table-refused-bad_clock = Eine Uhr hat { $shortest } bis { $longest } Sekunden.
table-refused-bad_webhook = Erwartet wurde die https-Adresse eines Webhooks mit höchstens 500 Zeichen, die dieser Server aufrufen darf.
table-refused-webhook_clock = Einen Webhook gibt es nur an Tischen mit mindestens einem Tag für eine Entscheidung.
table-refused-bad_address_mail = Erwartet wurde eine E-Mail-Adresse wie anna@example.org.
table-refused-mail_asked = An diese Adresse ging in den letzten 24 Stunden schon ein Link. Bitte öffne ihn oder versuche es morgen wieder.
table-refused-no_mail = Dieser Server verschickt keine E-Mails.
table-refused-bad_deal = Diese Kartenverteilung wurde schon benutzt, ist zu alt oder nicht von hier: Fordere eine neue an.
table-refused-bad_start = Wer beginnt: eines von { $wanted }; angegeben war { $came }.
table-refused-bad_youngest = Der jüngste Spieler sitzt auf einem Platz von 0 bis { $last }.
table-refused-table_ended = An diesem Tisch ist Schluss.
table-refused-seat_taken = Dieser Platz ist besetzt.
table-refused-seat_reserved = Dieser Platz ist noch ein paar Minuten für { $name } reserviert.
table-refused-sits_already = Du sitzt schon an diesem Tisch.
table-refused-not_at_table = Du sitzt nicht an diesem Tisch.
table-refused-not_running = Die Partie läuft nicht.
table-refused-bad_move = Das ist kein Zug: { $came }
table-refused-no_undo = Das lässt sich nicht zurücknehmen: Seither wurde etwas Verdecktes aufgedeckt, oder es war nicht dein Zug.
table-refused-host_only = Das kann nur, wer den Tisch eröffnet hat.
table-refused-needs_consent = { $name } ist hier und spielt. Niemand sonst am Tisch könnte zustimmen; der Platz bleibt besetzt.
table-refused-proposal_open = Über den letzten Vorschlag ist noch nicht entschieden.
table-refused-no_proposal = Es gibt keinen Vorschlag mehr, über den zu entscheiden wäre.
table-refused-no_vote = Darüber entscheiden nur die anderen, die an diesem Tisch spielen.
table-refused-muted = Der Betreiber dieses Servers hat dich stummgeschaltet: Du kannst spielen, aber nicht schreiben.
table-refused-bad_address = Erwartet wurde die Kennung einer Person oder eine Adresse, die sich sperren lässt; gekommen ist: { $came }
table-refused-no_such_seat = Diesen Platz gibt es nicht.
table-refused-bad_chat = Eine Zeile hat 1 bis { $longest } Zeichen.
table-refused-chat_off = An diesem Tisch gibt es keinen Chat.
table-refused-phrases_only = An diesem Tisch sind nur fertige Sätze erlaubt: { $wanted }.
table-refused-no_such_phrase = Erwartet wurde einer dieser Sätze: { $wanted }. Gekommen ist: { $came }
table-refused-bad_chat_mode = Der Chat eines Tischs ist einer von { $wanted }; gekommen ist { $came }.
table-refused-name_taken = An diesem Tisch heißt schon jemand { $name } oder sehr ähnlich. Bitte wähle einen anderen Namen.
table-refused-too_many_bot_tables = Von deinen Tischen ohne Menschen können höchstens { $most } gleichzeitig laufen. Warte, bis einer davon zu Ende ist.
table-refused-too_many_device_games = Unter deinen Partien können höchstens { $most } sein, die ohne den Server gespielt wurden. Speichere die Aufzeichnung; du kannst sie hochladen, um die Partie anzusehen.
table-refused-busy = Am Tisch ist gerade viel los. Bitte versuche es noch einmal.
table-refused-not_over = Die Aufzeichnung gibt es, sobald die Partie zu Ende ist.
table-refused-nobody = Noch kennt hier niemand deinen Namen: Gib ihn auf der Startseite an und komm dann zurück (Programme: POST /api/users gibt ein Token).
table-refused-no_hints = An diesem Tisch gibt es keine Tipps.

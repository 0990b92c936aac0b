### Die Seite für den Betreiber des Servers.

admin-heading = Dieser Server
admin-enter_help = Für alle, die diesen Server betreiben. Das Kennwort ist der Wert von TORTUGA_ADMIN_TOKEN, mit dem er gestartet wurde.
admin-no_token = Diese Seite gibt es hier nicht: Der Server wurde ohne TORTUGA_ADMIN_TOKEN gestartet.
admin-token = Kennwort
admin-enter = Weiter
admin-bad_token = Das ist nicht das Kennwort dieses Servers.
admin-now = Jetzt
admin-tables_open = Offene Tische
admin-tables_running = Laufende Partien
admin-tables_over = Beendete Partien
admin-tables_closed = Geschlossene Tische
admin-sockets = Verbindungen
admin-waiting = Anfragen, die auf einen Bot warten
admin-held = Anfragen, die alle anderen aufhielten
admin-load = Auslastung des Rechners
admin-database = Datenbank
admin-free = Frei auf ihrem Datenträger
admin-mib = { NUMBER($size) } MiB
admin-people = Menschen
admin-people_help = Wer an Tischen sitzt, zuletzt Gesehene zuerst. Stummgeschaltet oder gesperrt wird die Person, gleich unter welchem Namen.
admin-people_none = Niemand sitzt an einem Tisch.
admin-tables_of =
    { $number ->
        [0] an keinem Tisch
        [one] an einem Tisch
       *[other] an { $number } Tischen
    }
admin-is_muted = stummgeschaltet
admin-is_banned = gesperrt
admin-is_leaving = wird gelöscht, wenn die Partien zu Ende sind
admin-mute = Stummschalten
admin-unmute = Wieder schreiben lassen
admin-ban = Sperren
admin-unban = Wieder spielen lassen
admin-export = Exportieren
admin-erase = Löschen
admin-erase_help = Die Person verlässt ihre Partien; Bots spielen weiter. Ihr Name, ihre Chatzeilen und ihre Kennung werden an jedem beendeten Tisch ersetzt, an den anderen, sobald deren Partien zu Ende sind. Das lässt sich nicht rückgängig machen.
admin-erase_sure = Endgültig löschen
admin-address = Eine Adresse sperren
admin-address_help = Von dieser Adresse aus kann niemand mehr etwas ändern. Eine IPv6-Adresse steht für alle mit denselben ersten 64 Bit.
admin-tables = Tische
admin-tables_none = Es gibt noch keine Tische.
admin-status_open = offen
admin-status_running = läuft
admin-status_over = beendet
admin-status_closed = geschlossen
admin-close = Schließen
admin-close_help = Die Partie endet für alle ohne Ergebnis.
admin-close_sure = Tisch schließen

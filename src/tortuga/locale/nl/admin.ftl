### De pagina van de beheerder van de server.

admin-heading = Deze server
admin-enter_help = Voor wie deze server beheert. Het token is de waarde van TORTUGA_ADMIN_TOKEN waarmee hij is gestart.
admin-no_token = Deze pagina is er hier niet: de server is zonder TORTUGA_ADMIN_TOKEN gestart.
admin-token = Token
admin-enter = Verder
admin-bad_token = Dat is niet het token van deze server.
admin-now = Nu
admin-tables_open = Open tafels
admin-tables_running = Lopende partijen
admin-tables_over = Afgelopen partijen
admin-tables_closed = Gesloten tafels
admin-sockets = Verbindingen
admin-waiting = Verzoeken die op een bot wachten
admin-held = Verzoeken die alle andere ophielden
admin-load = Systeembelasting
admin-database = Database
admin-free = Vrij op de schijf
admin-mib = { NUMBER($size) } MiB
admin-people = Mensen
admin-people_help = Wie aan een tafel zit, laatst gezien eerst. Dempen en uitsluiten gelden voor de persoon, onder welke naam ook.
admin-people_none = Er zit niemand aan een tafel.
admin-tables_of =
    { $number ->
        [0] aan geen tafel
        [one] aan één tafel
       *[other] aan { $number } tafels
    }
admin-is_muted = gedempt
admin-is_banned = uitgesloten
admin-is_leaving = wordt gewist als de partijen zijn afgelopen
admin-mute = Dempen
admin-unmute = Weer laten schrijven
admin-ban = Uitsluiten
admin-unban = Weer laten spelen
admin-export = Exporteren
admin-erase = Wissen
admin-erase_help = De persoon verlaat zijn partijen; bots spelen verder. Naam, berichten en identiteit worden vervangen aan elke afgelopen tafel, en aan de andere zodra hun partij is afgelopen. Dit kan niet ongedaan worden gemaakt.
admin-erase_sure = Voorgoed wissen
admin-address = Een adres uitsluiten
admin-address_help = Vanaf dit adres kan niemand meer iets wijzigen. Een IPv6-adres staat voor alle adressen met dezelfde eerste 64 bits.
admin-tables = Tafels
admin-tables_none = Er zijn nog geen tafels.
admin-status_open = open
admin-status_running = loopt
admin-status_over = afgelopen
admin-status_closed = gesloten
admin-close = Sluiten
admin-close_help = De partij eindigt voor iedereen zonder uitslag.
admin-close_sure = Tafel sluiten

### De pagina van wie de server beheert.

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
admin-waiting = Wacht op denktijd
admin-held = Verzoeken die alle andere ophielden
admin-load = Belasting van de machine
admin-database = Database
admin-free = Vrij op de schijf
admin-mib = { NUMBER($size) } MiB
admin-people = Mensen
admin-people_help = Wie aan tafels zitten, de laatst geziene eerst. Een verbod geldt voor de persoon zelf: een andere naam helpt niet.
admin-people_none = Er zit niemand aan een tafel.
admin-tables_of =
    { $number ->
        [0] aan geen tafel
        [one] aan één tafel
       *[other] aan { $number } tafels
    }
admin-is_muted = mag niet schrijven
admin-is_banned = uitgesloten
admin-is_leaving = wordt gewist als de partijen zijn afgelopen
admin-mute = Zwijgen opleggen
admin-unmute = Laten schrijven
admin-ban = Uitsluiten
admin-unban = Laten spelen
admin-export = Exporteren
admin-erase = Wissen
admin-erase_help = De persoon verlaat zijn partijen; een bot speelt verder. Naam, berichten en identiteit worden vervangen aan elke afgelopen tafel, en aan de andere zodra die zijn afgelopen. Dit kan niet ongedaan worden gemaakt.
admin-erase_sure = Voorgoed wissen
admin-address = Een adres uitsluiten
admin-address_help = Daarvandaan kan niemand meer iets wijzigen. Een IPv6-adres staat voor alle met dezelfde eerste 64 bits.
admin-tables = Tafels
admin-tables_none = Er zijn nog geen tafels.
admin-status_open = open
admin-status_running = loopt
admin-status_over = afgelopen
admin-status_closed = gesloten
admin-close = Sluiten
admin-close_help = De partij eindigt voor iedereen zonder uitslag.
admin-close_sure = Tafel sluiten

### The page of the host of the server.

admin-heading = This server
admin-enter_help = For whoever runs this server. The token is the value of TORTUGA_ADMIN_TOKEN with which it was started.
admin-no_token = There is no such page here: the server was started without TORTUGA_ADMIN_TOKEN.
admin-token = Token
admin-enter = Enter
admin-bad_token = That is not the token of this server.
admin-now = Now
admin-tables_open = Open tables
admin-tables_running = Running games
admin-tables_over = Finished games
admin-tables_closed = Closed tables
admin-sockets = Connections
admin-waiting = Waiting to be thought about
admin-held = Handlers that held all others up
admin-load = Load of the machine
admin-database = Database
admin-free = Free on its disk
admin-mib = { NUMBER($size) } MiB
admin-people = People
admin-people_help = Those who sit at tables, the last seen first. Whoever is muted or banned is known by their identity: another name does not help them.
admin-people_none = Nobody sits at a table.
admin-tables_of =
    { $number ->
        [0] at no table
        [one] at one table
       *[other] at { $number } tables
    }
admin-is_muted = muted
admin-is_banned = banned
admin-is_leaving = is erased when the games have ended
admin-mute = Mute
admin-unmute = Let them chat
admin-ban = Ban
admin-unban = Let them play
admin-export = Export
admin-erase = Erase
admin-erase_help = They leave their games; a bot plays on. Their name, their chat and their identity are replaced at every table that has ended, and at the others when they have. This cannot be undone.
admin-erase_sure = Erase for good
admin-address = Ban an address
admin-address_help = Nobody from there can change anything any more. An IPv6 address stands for all with the same first 64 bits.
admin-tables = Tables
admin-tables_none = There are no tables yet.
admin-status_open = open
admin-status_running = running
admin-status_over = finished
admin-status_closed = closed
admin-close = Close
admin-close_help = The game ends without a result, for everybody.
admin-close_sure = Close the table

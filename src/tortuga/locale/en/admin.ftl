### The page of the operator of the server.

admin-heading = This server
admin-enter_help = For the operator of this server. The token is the value of TORTUGA_ADMIN_TOKEN it was started with.
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
admin-waiting = Requests waiting for a bot
admin-held = Requests that held up all others
admin-load = System load
admin-database = Database
admin-free = Free on its disk
admin-mib = { NUMBER($size) } MiB
admin-people = People
admin-people_help = The people who sit at tables, most recently seen first. A mute or a ban applies to the person, whatever name they use.
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
admin-erase_help = They leave their games; bots play on. Their name, their chat and their identity are replaced at every finished table, and at the others as soon as their games end. This cannot be undone.
admin-erase_sure = Erase for good
admin-address = Ban an address
admin-address_help = Nobody at this address can change anything any more. An IPv6 address stands for all addresses with the same first 64 bits.
admin-tables = Tables
admin-tables_none = There are no tables yet.
admin-status_open = open
admin-status_running = running
admin-status_over = finished
admin-status_closed = closed
admin-close = Close
admin-close_help = The game ends without a result, for everybody.
admin-close_sure = Close the table

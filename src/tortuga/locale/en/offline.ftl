### The site that plays without a server.

offline-about = You play on this device alone: against bots, or with others who sit beside you.
offline-stored = Everything is kept on this device. You can play without a network.
offline-renewed = There is a new version.
offline-use = Use it
offline-bots = Bots
offline-bot = { $name } (level { $level })
offline-players = Players
offline-people = People at this device
offline-play = Play
offline-record_help = Look at a game that you saved. Its file stays on this device.
offline-save = Save the record
offline-drop = Delete
offline-no_positions = expected a record from the beginning of a game; one from a position came
offline-link = Play without a network
offline-sent = also in your games on the server
offline-refused = The server did not take it: { $reason }

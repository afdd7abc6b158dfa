### Why the server refuses a request before any table hears of it.

server-only-json = The server accepts only JSON here, sent as application/json.
server-unknown-member = The server knows no member “{ $name }” here.
server-other-site = This request came from a page of another site.
server-other-host = The server does not answer under this name. Whoever runs it can add the name with --allow-host.
server-no-such-page = There is nothing at this address.
server-no-such-method = This address can’t be used in this way.
server-too-large = This is too large for the server.
server-failed = Something went wrong on the server. It has been written down; please try again.
server-version-away = The server of this match can’t be reached at the moment. Please try again.
server-database-away = The server can’t reach its database at the moment, and nothing has changed. Please try again in a moment.
server-too-many-messages = Too many messages at once. Please wait a moment.
server-message-too-long = This message is too long.
server-too-many-open-tables = You have too many unfinished games. Finish or concede one first.
server-too-many-new-tables = Too many tables were opened from your network. Please try again later.
server-too-many-sockets = Too many tables are open at once. Close another page first, or try again later.
server-too-many-spectators = Too many people are watching this table.
server-too-many-commitments = Too many shuffles were asked for from your network. Please try again later.
server-too-many-reviews = Too many matches are being reviewed at the moment. Please try again later.
server-too-many-readings = Too many matches were looked at from your network. Please try again later.
server-too-many-decks = Too many decks were checked from your network. Please try again later.
server-too-many-guests = Too many guests have joined this game from your network.
server-too-many-codes = Too many wrong codes were typed at your network. Please try again later, or ask for the link.

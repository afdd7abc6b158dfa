"""HTTP routes, the WebSocket, cookies and the files of the browser client. Imports `tables`.

Start with `listening.py` for connections, `gate.py` for the check before every route, `routes.py` for HTTP,
and `live.py`, `inbox.py` and `requests.py` for the socket of a table.
"""

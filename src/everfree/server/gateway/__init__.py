"""HTTP routes, the WebSocket, cookies and the files of the browser client. Imports `tables`.

Start with `routes.py` for HTTP, with `live.py` and `requests.py` for the socket of a table.
"""

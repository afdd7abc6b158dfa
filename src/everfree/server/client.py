"""A client in Python, for tests, checks and bots: it updates its view by patches, as the browser does."""

import itertools
import time
import urllib.error
import urllib.request
from contextlib import ExitStack
from http.cookies import SimpleCookie
from typing import Any, Final

import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from everfree.server.deltas import apply, tree_hash

Message = dict[str, Any]
WAIT_SECONDS: Final = 30.0
"""How long a client waits for the server, which may share a slow machine."""


class ViewMismatch(AssertionError):
    """The patched view differs from the server's view."""


class Guest:
    """A visitor over HTTP, who keeps the server's cookies."""

    def __init__(self, address: str) -> None:
        self.address = address
        """Such as http://127.0.0.1:8765."""
        self.cookies = SimpleCookie()
        self.headers: dict[str, str] = {}
        """Headers of the last response, names in lower case."""

    @property
    def cookie(self) -> str:
        """The value of the Cookie header."""
        return "; ".join([f"{name}={morsel.value}" for name, morsel in self.cookies.items()])

    def fetch(self, path: str, body: Any = None, **headers: str) -> tuple[int, bytes]:
        """GET a path, or POST a *body* to it; return the status and the content."""
        data = None if body is None else msgspec.json.encode(body)
        sent = {"Cookie": self.cookie, "Content-Type": "application/json", **headers}
        request = urllib.request.Request(self.address + path, data, sent)
        try:
            answer = urllib.request.urlopen(request)
        except urllib.error.HTTPError as refused:
            answer = refused
        with answer:
            self.headers = {name.lower(): value for name, value in answer.headers.items()}
            for one in answer.headers.get_all("Set-Cookie", []):
                self.cookies.load(one)
            return answer.status, answer.read()

    def ask(self, path: str, body: Any = None) -> Any:
        """Fetch JSON; raise `OSError` if the status is 400 or above."""
        status, data = self.fetch(path, body)
        if status >= 400:
            raise OSError(f"{path}: {status} {data.decode()}")
        return msgspec.json.decode(data)

    def join(self, table: str, *, watch: bool = False) -> "Client":
        """Open the socket of a table."""
        address = (
            f"{self.address.replace('http', 'ws', 1)}/api/tables/{table}/live{'?watch=1' if watch else ''}"
        )
        headers = {"Cookie": self.cookie} if self.cookies else {}
        return Client(address, headers)


class Client:
    """One socket at a table, with the current view, the log and every message received."""

    def __init__(self, address: str, headers: dict[str, str]) -> None:
        self._open = ExitStack()
        self.socket: ClientConnection = self._open.enter_context(
            connect(address, additional_headers=headers, max_size=None, open_timeout=WAIT_SECONDS)
        )
        self.view: Message = {}
        self.hash = ""
        self.number = 0
        self.log: list[Message] = []
        self.received: list[bytes] = []
        """Every message, as bytes."""
        self.lag = 0.0
        """Seconds by which it answers pings late, as over a slow connection."""
        self._nonces = itertools.count()
        self.receive()

    @property
    def question(self) -> Message | None:
        """The open question, if this seat is asked."""
        game = self.view.get("game")
        return None if game is None else game["question"]

    @property
    def is_over(self) -> bool:
        return self.view.get("winners") is not None

    def receive(self, timeout: float = WAIT_SECONDS) -> Message:
        """Wait for the next message, apply it to the view, and return it."""
        data = self.socket.recv(timeout)
        raw = data.encode() if isinstance(data, str) else data
        self.received.append(raw)
        message: Message = msgspec.json.decode(raw)
        if message["is"] == "full":
            self.view, self.log = message["view"], message.get("log", [])
            self._keep(message)
        elif message["is"] == "delta":
            if message["was"] != self.hash:
                raise ViewMismatch(f"a patch for {message['was']}, and the view is {self.hash}")
            self.view = apply(self.view, message.get("patch") or {})
            undone = set(message.get("undone", ()))
            self.log = [{**line, "undone": True} if line["id"] in undone else line for line in self.log]
            self.log += message.get("log", [])
            self._keep(message)
        elif message["is"] == "ping":
            time.sleep(self.lag)
            self.send("pong", nonce=message["nonce"])
        return message

    def _keep(self, message: Message) -> None:
        self.hash, self.number = message["hash"], message["number"]
        if tree_hash(self.view) != self.hash:
            raise ViewMismatch(f"the patched view has the hash {tree_hash(self.view)}, not {self.hash}")

    def send(self, do: str, *, nonce: str = "", seen: int | None = None, **members: Any) -> str:
        """Send a request and return its nonce."""
        nonce = nonce or f"{id(self)}-{next(self._nonces)}"
        sent = {"do": do, "nonce": nonce, "seen": self.number if seen is None else seen, **members}
        self.socket.send(msgspec.json.encode(sent).decode())
        return nonce

    def ask(self, do: str, **members: Any) -> Message:
        """Send a request and return the server's reply."""
        nonce = self.send(do, **members)
        while True:
            message = self.receive()
            if message.get("nonce") == nonce:
                return message

    def reply_to_undo(self, *, accept: bool) -> Message:
        """Accept or decline the open request to undo, as this client sees it."""
        return self.ask("undo-reply", about=self.view["undo"].get("ask", ""), accept=accept)

    def reply_to_correction(self, *, accept: bool) -> Message:
        """Accept or reject the proposed correction, as this client sees it."""
        proposal = self.view.get("correction") or {"id": ""}
        return self.ask("correct-reply", about=proposal["id"], accept=accept)

    def refresh(self) -> None:
        """Request the whole view and wait for it."""
        self.send("full")
        while self.receive()["is"] != "full":
            pass

    def until(self, wanted: Any, timeout: float = WAIT_SECONDS) -> None:
        """Receive messages until *wanted*, called with this client, returns true."""
        while not wanted(self):
            self.receive(timeout)

    def close(self) -> None:
        self._open.close()

    def closes(self) -> bool:
        """Receive what is left; tell whether the server closes the connection before 5 s of silence."""
        try:
            while True:
                self.receive(5)
        except ConnectionClosed:
            return True
        except TimeoutError:
            return False

"""A line between a browser and a server that can be cut and mended."""

import socket
import threading
from contextlib import suppress
from typing import Final

CHUNK: Final = 65536


class Line:
    """Listens on a port of its own and passes everything on, as long as it is whole."""

    def __init__(self, address: str) -> None:
        host, port = address.removeprefix("http://").split(":")
        self._there = (host, int(port))
        self._whole = threading.Event()
        self._whole.set()
        self._open: list[socket.socket] = []
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._listening.getsockname()[1]}"
        threading.Thread(target=self._listen, daemon=True).start()

    def cut(self) -> None:
        """Break every connection, and let nobody through."""
        self._whole.clear()
        for one in self._open:
            with suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)
            one.close()
        self._open.clear()

    def mend(self) -> None:
        """Let everybody through again."""
        self._whole.set()

    def close(self) -> None:
        """End it for good."""
        self.cut()
        self._listening.close()

    def _listen(self) -> None:
        with suppress(OSError):
            while True:
                came, _ = self._listening.accept()
                if self._whole.is_set():
                    there = socket.create_connection(self._there)
                    self._open += [came, there]
                    for source, target in ((came, there), (there, came)):
                        threading.Thread(target=_pass_on, args=(source, target), daemon=True).start()
                else:
                    came.close()


def _pass_on(source: socket.socket, target: socket.socket) -> None:
    with suppress(OSError):
        while data := source.recv(CHUNK):
            target.sendall(data)
    with suppress(OSError):
        target.shutdown(socket.SHUT_WR)

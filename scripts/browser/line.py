"""A proxy between a browser and a server whose connections can be cut and restored."""

import socket
import threading
from contextlib import suppress
from typing import Final

CHUNK: Final = 65536


class Line:
    """Listens on a port of its own and forwards everything to *address*, unless it is cut."""

    def __init__(self, address: str) -> None:
        host, port = address.removeprefix("http://").split(":")
        self._server = (host, int(port))
        self._whole = threading.Event()
        self._whole.set()
        self._open: list[socket.socket] = []
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._listening.getsockname()[1]}"
        threading.Thread(target=self._listen, daemon=True).start()

    def cut(self) -> None:
        """Close every connection, and refuse new ones."""
        self._whole.clear()
        for one in self._open:
            with suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)
            one.close()
        self._open.clear()

    def mend(self) -> None:
        """Accept connections again."""
        self._whole.set()

    def close(self) -> None:
        """Close every connection and stop listening."""
        self.cut()
        self._listening.close()

    def _listen(self) -> None:
        with suppress(OSError):
            while True:
                came, _ = self._listening.accept()
                if self._whole.is_set():
                    there = socket.create_connection(self._server)
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

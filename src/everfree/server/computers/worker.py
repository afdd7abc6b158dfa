"""The program of a worker process: reads questions from its input, writes answers to its output.

It ends when its input ends, and so with the server, even if the server was killed.
"""

import importlib
import os
import queue
import signal
import sys
import threading
import traceback
from typing import BinaryIO

import msgspec

from everfree.server.computers.worker_messages import (
    ALIVE_EVERY,
    LENGTH_BYTES,
    Alive,
    Answered,
    Raised,
    Ready,
    WorkerMessage,
    framed,
)


class Pipes:
    """The worker's end of the pipes; threads read questions and say that the worker is alive."""

    def __init__(self, questions: BinaryIO, answers: BinaryIO) -> None:
        self._questions = questions
        self._answers = answers
        self._lock = threading.Lock()
        self._waiting: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        self._busy = threading.Event()
        self._busy.set()
        for work in (self._read, self._say_alive):
            threading.Thread(target=work, daemon=True).start()

    def next_question(self) -> bytes:
        return self._waiting.get()

    def reply(self, message: WorkerMessage) -> None:
        """Send what the worker was busy with."""
        self._busy.clear()
        self._send(message)

    def _send(self, message: WorkerMessage) -> None:
        with self._lock:
            try:
                self._answers.write(framed(msgspec.msgpack.encode(message)))
                self._answers.flush()
            except BrokenPipeError:  # the server was killed
                os._exit(0)

    def _read(self) -> None:
        while head := self._questions.read(LENGTH_BYTES):
            question = self._questions.read(int.from_bytes(head, "big"))
            self._busy.set()
            self._waiting.put(question)
        os._exit(0)

    def _say_alive(self) -> None:
        pause = threading.Event()
        while self._busy.wait():
            self._send(Alive())
            pause.wait(ALIVE_EVERY)


def main() -> None:
    """Load the modules named as arguments, then answer questions one after another."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches workers too; the server ends them
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # whatever is printed must not mix with the answers
    pipes = Pipes(sys.stdin.buffer, answers)

    decoder = msgspec.msgpack.Decoder(tuple[str, bytes])
    for thinker in sys.argv[1:]:  # takes a second or more
        importlib.import_module(thinker)
    pipes.reply(Ready())
    while True:
        thinker, question = decoder.decode(pipes.next_question())
        try:
            answer = importlib.import_module(thinker).answer(question)
        except Exception:  # noqa: BLE001 - whatever it raises, the server is told and the worker lives on
            pipes.reply(Raised(traceback.format_exc()))
        else:
            pipes.reply(Answered(answer))


if __name__ == "__main__":
    main()

"""A store that cannot be reached, for the tests of this folder and those of Examples/engines.

Those here import it as pytest puts their folder on the path; `Examples/engines/conftest.py` puts it there for those.
"""

from __future__ import annotations

import selectors
import socket
import threading


class Proxy:
    """A way to a server that can be cut: connections end, and new ones are refused. It may cut itself at one of the puts
    below ``bucket/out``."""

    def __init__(self, target: tuple[str, int]) -> None:
        host, port = target
        # A server that listens at all addresses says so in the place of one.
        self._target = ("127.0.0.1" if host == "0.0.0.0" else host, port)
        self._open: set[socket.socket] = set()
        self._lock = threading.Lock()
        self._is_cut = False
        self.refused = 0
        self._puts = 0
        self.cut_at = 0
        """Of which put nothing comes to the server; 0 for none. Five seconds later all is as before."""
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        with self._lock:
            self._is_cut = True
            for end in self._open:
                try:
                    end.shutdown(socket.SHUT_RDWR)
                except OSError:
                    pass

    def mend(self) -> None:
        with self._lock:
            self._is_cut = False

    def close(self) -> None:
        self.cut()
        self._listener.close()

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self._listener.accept()
            except OSError:
                return
            with self._lock:
                if self._is_cut:
                    self.refused += 1
                    near.close()
                    continue
                far = socket.create_connection(self._target)
                self._open |= {near, far}
            threading.Thread(target=self._pass_on, args=(near, far), daemon=True).start()

    def _is_last(self, part: bytes) -> bool:
        """Whether it is cut here."""
        if not part.startswith(b"PUT /bucket/out/"):
            return False
        with self._lock:
            self._puts += 1
            is_last = self._puts == self.cut_at
        if is_last:
            self.cut()
            threading.Timer(5, self.mend).start()
        return is_last

    def _pass_on(self, near: socket.socket, far: socket.socket) -> None:
        try:
            with near, far, selectors.DefaultSelector() as selector:
                selector.register(near, selectors.EVENT_READ, far)
                selector.register(far, selectors.EVENT_READ, near)
                while True:
                    for key, _ in selector.select():
                        part = key.fileobj.recv(65_536)  # type: ignore[union-attr]
                        if not part or self._is_last(part):
                            return
                        key.data.sendall(part)
        except OSError:
            pass
        finally:
            with self._lock:
                self._open -= {near, far}

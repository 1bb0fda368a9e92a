"""What goes wrong, and with which request."""
import json
import socket
import struct
import time

CHUNK = b" " * (1 << 16)


class Fault:
    """An entry such as {"source": "discogs", "from": 2, "to": 3, "kind": "status", "status": 503}.

    It concerns the requests of a source from one number to another, counted from 1 among those whose
    path begins with "path".
    """

    def __init__(self, entry):
        self.entry, self.seen = entry, 0

    def concerns(self, source, path):
        if self.entry["source"] != source or not path.startswith(self.entry["path"]):
            return False
        self.seen += 1
        return self.entry["from"] <= self.seen <= self.entry["to"]

    def status(self, status):
        """The status that the reply has."""
        kinds = {"status": self.entry.get("status"), "redirect": 302, "hang": 0, "reset": 0}
        return kinds.get(self.entry["kind"], status)

    def send(self, handler, value, addresses):
        """Replies in place of the server."""
        kind = self.entry["kind"]
        text = json.dumps(value).encode()
        if kind == "status":
            body = self.entry.get("body", json.dumps({"message": "Something is wrong."})).encode()
            handler.reply(self.entry["status"], body, self.entry.get("headers", {}))
        elif kind == "body":
            handler.reply(200, self.entry["body"].encode(), self.entry.get("headers", {}))
        elif kind == "truncated":
            # As a proxy does that loses its own connection: the length is right, the JSON is not.
            handler.reply(200, text[: len(text) // 2])
        elif kind == "short":
            handler.reply(200, text[: len(text) // 2], length=len(text))
            handler.close_connection = True
        elif kind == "huge":
            handler.reply(200, b"", length=1 << 30, counts=False)
            for _ in range((1 << 30) // len(CHUNK)):
                handler.wfile.write(CHUNK)
        elif kind == "drip":
            handler.reply(200, b"", length=len(text) + 100_000, counts=False)
            for _ in range(100_000):
                handler.wfile.write(b" ")
                time.sleep(0.5)
        elif kind == "slow":
            time.sleep(self.entry["seconds"])
            handler.reply(200, text)
        elif kind == "hang":
            # Until the client hangs up.
            handler.connection.recv(1)
            handler.close_connection = True
        elif kind == "reset":
            linger = struct.pack("ii", 1, 0)
            handler.connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, linger)
            handler.connection.close()
            handler.close_connection = True
        elif kind == "redirect":
            handler.reply(302, b"", {"Location": self.entry["to_address"].format(**addresses)})
        else:
            raise ValueError(kind)

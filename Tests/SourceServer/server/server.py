"""Speaks as Discogs and as MusicBrainz do, on ports of this machine, until standard input ends. A line
there ends all faults.

The first line of standard output names the addresses: "discogs", "musicbrainz", "other" (a host that nobody
should be led to), "plain" (that host over http), and "full", where no connection is accepted.
"""
import argparse
import http.server
import json
import math
import socket
import ssl
import sys
import threading
import time
import urllib.parse

from faults import Fault
from pace import Window
from records import Records
from sources import Discogs, MusicBrainz

options = argparse.ArgumentParser(description=__doc__)
options.add_argument("--log", required=True, help="a line of JSON for each request, before its reply")
options.add_argument("--records", help="a file with small records")
options.add_argument("--data", help="a folder of real replies")
options.add_argument("--faults", help="a file with what goes wrong")
options.add_argument("--token", default="t0psecret")
options.add_argument("--limit", type=int, default=60, help="requests to Discogs in a window")
options.add_argument("--window", type=float, default=60, help="seconds")
options.add_argument("--musicbrainz-limit", type=int, default=1)
options.add_argument("--musicbrainz-window", type=float, default=1)
options.add_argument("--certificate", help="of the server, with those that signed it: speaks https")
options.add_argument("--key")
options = options.parse_args()

lock = threading.Lock()
log = open(options.log, "a", encoding="utf-8")
addresses = {}


class Server(http.server.ThreadingHTTPServer):
    daemon_threads = True
    request_queue_size = 64

    def __init__(self, name, source, window, faults, isSecure):
        super().__init__(("127.0.0.1", 0), Handler)
        self.name, self.source, self.window, self.faults = name, source, window, faults
        self.context = None
        if isSecure:
            self.context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
            self.context.load_cert_chain(options.certificate, options.key)
        scheme = "https" if isSecure else "http"
        addresses[name] = f"{scheme}://127.0.0.1:{self.server_address[1]}"
        threading.Thread(target=self.serve_forever, daemon=True).start()

    def handle_error(self, request, client_address):
        # Clients that hang up are part of the tests.
        pass


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    # Head and body are two packets.
    disable_nagle_algorithm = True

    def setup(self):
        if self.server.context:
            self.request = self.server.context.wrap_socket(self.request, server_side=True)
        super().setup()

    def do_GET(self):
        server = self.server
        parts = urllib.parse.urlsplit(self.path)
        query = dict(urllib.parse.parse_qsl(parts.query, keep_blank_values=True))
        authorization = self.headers.get("Authorization")
        used, wait = server.window.take() if server.window else (0, None)
        with lock:
            faults = [each for each in server.faults if each.concerns(server.name, parts.path)]
            fault = faults[0] if faults else None
        status, value = (
            server.source.answer(parts.path, query, authorization) if server.source else (200, {})
        )
        if wait is not None:
            status, fault = (429 if server.name == "discogs" else 503), None
        elif fault:
            status = fault.status(status)
        with lock:
            entry = {
                "source": server.name, "at": time.monotonic(), "path": parts.path, "query": query,
                "authorization": authorization, "agent": self.headers.get("User-Agent"),
                "status": status, "used": used,
            }
            log.write(json.dumps(entry) + "\n")
            log.flush()
        self.fields = {}
        if server.name == "discogs":
            self.fields = {
                "X-Discogs-Ratelimit": server.window.limit, "X-Discogs-Ratelimit-Used": used,
                "X-Discogs-Ratelimit-Remaining": server.window.limit - used,
            }
        if wait is not None:
            words = {"message": "You are making requests too quickly."}
            self.reply(status, json.dumps(words).encode(), {"Retry-After": math.ceil(wait)})
        elif fault:
            fault.send(self, value, addresses)
        else:
            self.reply(status, json.dumps(value).encode())

    def reply(self, status, body, fields={}, length=None, counts=True):
        """length: what is announced; counts: whether the body follows at once."""
        self.send_response(status)
        given = {"Content-Type": "application/json", "Content-Length": length or len(body)}
        for name, value in (self.fields | given | fields).items():
            self.send_header(name, str(value))
        self.end_headers()
        if counts:
            self.wfile.write(body)

    def log_message(self, format, *arguments):
        pass


def full():
    """A listener whose queue has no place any more: connections to it are neither made nor refused."""
    listener = socket.create_server(("127.0.0.1", 0), backlog=0)
    others = []
    for _ in range(8):
        other = socket.socket()
        other.setblocking(False)
        other.connect_ex(listener.getsockname())
        others.append(other)
    addresses["full"] = f"http://127.0.0.1:{listener.getsockname()[1]}"
    return listener, others


records = Records(options.data, options.records)
faults = [Fault(entry) for entry in json.load(open(options.faults))] if options.faults else []
isSecure = options.certificate is not None
Server("discogs", Discogs(records, options.token), Window(options.limit, options.window), faults, isSecure)
Server(
    "musicbrainz", MusicBrainz(records),
    Window(options.musicbrainz_limit, options.musicbrainz_window), faults, isSecure)
Server("other", None, None, [], isSecure)
Server("plain", None, None, [], False)
held = full()
print(json.dumps(addresses), flush=True)
for line in sys.stdin:
    # Nothing goes wrong from here on.
    with lock:
        faults.clear()
    print("calm", flush=True)

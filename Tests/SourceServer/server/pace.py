"""How many requests a source takes."""
import threading
import time


class Window:
    """So many requests in each span of time, wherever it begins."""

    def __init__(self, limit, seconds):
        self.limit, self.seconds = limit, seconds
        self.taken = []
        self.lock = threading.Lock()

    def take(self):
        """Counts a request: how many there are in the window now, and the seconds to wait where that
        is one too many, which is not counted."""
        with self.lock:
            now = time.monotonic()
            self.taken = [at for at in self.taken if at > now - self.seconds]
            if len(self.taken) >= self.limit:
                return len(self.taken), self.taken[0] + self.seconds - now
            self.taken.append(now)
            return len(self.taken), None

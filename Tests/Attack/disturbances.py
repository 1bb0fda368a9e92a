"""What happens around a run: planted links, thousands of files, kills and a full disk."""
import json
import os
import subprocess
import time

from trial import samples


def links(target, random, count):
    """Names that the program could have chosen for its drafts lead to somebody else's file."""
    victim = target.write("victim.txt", b"precious")
    target.write("in/a.jpg", samples()[0].read_bytes())
    for name in (".report.html.part", "report.html.tmp", ".report.html.vinylcrate", "report.html~"):
        (target.folder / name).symlink_to(victim)
    (target.folder / "link.html").symlink_to(victim)
    target.run("scan", "--report", "report.html", "in/a.jpg", allowed={0})
    target.run("scan", "--report", "link.html", "in/a.jpg")
    target.run("batch", "--csv", "link.html", "in")
    target.expect(victim.read_bytes() == b"precious", "a planted link led to another file")


def many(target, random, count):
    """Thousands of equal and empty files cost what different ones do."""
    picture = samples()[-1].read_bytes()[:200]
    times = {}
    for kind, content in (("different", None), ("equal", picture), ("empty", b"")):
        for number in range(count * 100):
            target.write(f"{kind}/{number}.jpg", picture + str(number).encode()
                         if content is None else content)
        start = time.monotonic()
        target.run("batch", "--format", "jsonl", kind, about=f"{count * 100} {kind} files")
        times[kind] = time.monotonic() - start
    for kind in ("equal", "empty"):
        target.expect(times[kind] < 5 * times["different"] + 1,
                      f"{kind} files take {times[kind]:.1f} s, different ones {times['different']:.1f}")


def kills(target, random, count):
    """A batch that is killed again and again ends as one that is not."""
    photos = samples()[:8]
    for number, photo in enumerate(photos):
        for copy in range(2):
            target.write(f"in/{copy}-{photo.name}", photo.read_bytes() + bytes([copy]))
    target.run("batch", "--format", "jsonl", "in", about="undisturbed")
    wanted = state(target)
    subprocess.run(["rm", "-rf", target.folder / "home"], check=True)
    for number in range(count):
        target.run("batch", "--format", "jsonl", "in", kill_after=random.uniform(0.02, 0.6),
                   about=f"kill {number}")
    target.run("batch", "--format", "jsonl", "in", about="after the kills")
    ended = state(target)
    for what, one, other in zip(("scans", "collection"), wanted, ended):
        differences = [a if isinstance(a, str) else f"{a['path']}: {changed(a, b)}"
                       for a, b in zip(one, other) if a != b]
        target.expect(one == other, f"after kills other {what}: {', '.join(differences)}")


def state(target):
    def objects(*command):
        lines = target.run(*command, "--format", "jsonl").stdout.splitlines()
        return [json.loads(line) for line in lines]
    scans = [{k: v for k, v in scan.items() if k != "scanned"} for scan in objects("scans")]
    owned = sorted(item["release"]["id"] for item in objects("collection"))
    return scans, owned


def changed(one, other):
    return {key: (one.get(key), other.get(key)) for key in one | other
            if one.get(key) != other.get(key)}


def full_disk(target, random, count):
    """On a disk that is full, a run ends with a documented code, and what was kept stays."""
    if os.geteuid() != 0:
        return "only root may mount a small disk"
    small = target.folder / "home"
    small.mkdir(exist_ok=True)
    mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", small])
    if mounted.returncode != 0:
        return "no small disk can be mounted here"
    try:
        for photo in samples()[:6]:
            target.write(f"in/{photo.name}", photo.read_bytes())
        for number in range(count):
            filler = small / "filler"
            size = random.randrange(0, 2_000_000, 4096)
            try:
                filler.write_bytes(bytes(size))
            except OSError:
                pass
            target.run("batch", "in", about=f"disk with a file of {size} bytes")
            filler.unlink(missing_ok=True)
            result = target.run("doctor", about="doctor after a full disk")
            target.expect(result.code == 0, f"full disk {number}: {result.stderr!r}")
    finally:
        subprocess.run(["umount", small], check=True)
    return None

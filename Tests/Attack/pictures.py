"""Pictures that are small on the disk and large when they are opened, and broken copies of good ones."""
import os
import struct
import subprocess
import zlib

import heif
from trial import samples


def bombs(target, random, count):
    files = {f"{name}": make() for name, make in BOMBS.items()}
    for kind in ("heic", "avif"):
        files |= heif.bombs(kind, target.folder)
    paths = [target.write(f"in/{name}", content) for name, content in files.items()]
    sparse = target.write("in/sparse.jpg", samples()[0].read_bytes()[:4096])
    os.truncate(sparse, 1 << 30)
    for path in paths + [sparse]:
        result = target.run(
            "scan", "--format", "jsonl", path, about=path.name, reading=path.stat().st_size)
        target.expect(result.stdout.count(b"\n") >= 1, f"{path.name}: no outcome")
        complaints = result.stderr.count(b"\n")
        target.expect(complaints <= 10, f"{path.name}: {complaints} complaints")
    # One of them must not end a batch of others.
    good = target.write("in/zz-good.jpg", samples()[0].read_bytes())
    result = target.run(
        "batch", "--format", "jsonl", target.folder / "in", about="all in a batch",
        reading=sparse.stat().st_size)
    target.expect(good.name.encode() in result.stdout, "a bomb ended the batch")


def broken(target, random, count):
    seeds = [path.read_bytes() for path in samples()[:6]] + [make() for make in SEEDS.values()]
    paths = []
    for number in range(count * 10):
        content = bytearray(random.choice(seeds))
        for _ in range(random.randint(1, 24)):
            content[random.randrange(min(len(content), random.choice([64, 512, len(content)])))] = (
                random.choice([0, 1, 0x7F, 0x80, 0xFF, random.randrange(256)]))
        if random.random() < 0.3:
            del content[random.randrange(1, len(content)):]
        paths.append(target.write(f"in/{number}.img", bytes(content)))
    for start in range(0, len(paths), 10):
        some = paths[start:start + 10]
        result = target.run("scan", "--format", "jsonl", *some, about=f"broken {start}...")
        target.expect(result.stdout.count(b"\n") >= len(some), f"broken {start}: an outcome is missing")


def png(width, height, rows=None, extra=b""):
    def chunk(kind, data):
        return (struct.pack(">I", len(data)) + kind + data
                + struct.pack(">I", zlib.crc32(kind + data)))
    packer = zlib.compressobj(9)
    if rows is None:
        line = bytes(width + 1)
        packed = b"".join(packer.compress(line) for _ in range(height))
    else:
        packed = packer.compress(b"".join(b"\0" + row for row in rows))
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0))
            + extra + chunk(b"IDAT", packed + packer.flush()) + chunk(b"IEND", b""))


def png_of_text():
    """A compressed text of half a gigabyte in front of a picture of one pixel."""
    packer = zlib.compressobj(9)
    block = bytes(1 << 20)
    data = b"Comment\0\0" + b"".join(packer.compress(block) for _ in range(512)) + packer.flush()
    text = struct.pack(">I", len(data)) + b"zTXt" + data + struct.pack(">I", zlib.crc32(b"zTXt" + data))
    return png(1, 1, extra=text)


def tiff(width, height, pages=1, rows_a_strip=None, compression=1, strip=bytes(64), loop=False):
    """Pages that share one strip of bytes, each strip of which is too short or damaged."""
    rows_a_strip = rows_a_strip or height
    strips = -(-height // rows_a_strip)
    offsets_at = 8 + len(strip)
    counts_at = offsets_at + 4 * strips
    out = bytearray(struct.pack("<2sHI", b"II", 42, counts_at + 4 * strips) + strip)
    out += struct.pack("<I", 8) * strips + struct.pack("<I", len(strip)) * strips
    for page in range(pages):
        fields = [(256, 4, 1, width), (257, 4, 1, height), (258, 3, 1, 8), (259, 3, 1, compression),
                  (262, 3, 1, 1), (273, 4, strips, offsets_at if strips > 1 else 8),
                  (277, 3, 1, 1), (278, 4, 1, rows_a_strip),
                  (279, 4, strips, counts_at if strips > 1 else len(strip))]
        here = len(out)
        out += struct.pack("<H", len(fields))
        for field in fields:
            out += struct.pack("<HHII", *field)
        following = here + 2 + 12 * len(fields) + 4
        last = page == pages - 1
        out += struct.pack("<I", (counts_at + 4 * strips if loop else 0) if last else following)
    return bytes(out)


def gif(width, height, frames):
    out = b"GIF89a" + struct.pack("<HHBBB", width, height, 0x80, 0, 0) + bytes(6)
    frame = b"," + struct.pack("<HHHHB", 0, 0, width, height, 0) + b"\x02\x02\x44\x01\x00"
    return out + frame * frames + b";"


def bmp(width, height, compression=0, content=b""):
    return (struct.pack("<2sIHHI", b"BM", 54 + len(content), 0, 0, 54)
            + struct.pack("<IiiHHIIiiII", 40, width, height, 1, 8, compression, len(content), 0, 0, 0, 0)
            + content)


def many_scans(repeats):
    """A progressive JPEG of one grey, whose last scan comes again and again."""
    gray = b"P5 5000 5000 255\n" + bytes(25_000_000)
    made = subprocess.run(["cjpeg", "-progressive"], input=gray, stdout=subprocess.PIPE,
                          check=True).stdout
    start = made.rindex(b"\xff\xda")
    return made[:-2] + made[start:-2] * repeats + b"\xff\xd9"


def webp(width, height):
    header = b"\x2f" + struct.pack("<I", (width - 1) | (height - 1) << 14)
    data = header + bytes(64)
    return (b"RIFF" + struct.pack("<I", 12 + len(data)) + b"WEBPVP8L" + struct.pack("<I", len(data))
            + data)


BOMBS = {
    "large.png": lambda: png(9000, 9000),
    "too-large.png": lambda: png(60000, 8000),
    "text.png": png_of_text,
    "damaged-pages.tif": lambda: tiff(9000, 9000, pages=1000, compression=5, strip=b"\xff" * 64),
    "packed-pages.tif": lambda: tiff(9000, 9000, pages=1000, compression=8, strip=b"\x78\x9c" * 32),
    "short-pages.tif": lambda: tiff(
        9000, 9000, pages=1000, compression=32773, strip=b"\x81\x99" * 71),
    "strips.tif": lambda: tiff(8, 1_000_000, rows_a_strip=1, strip=bytes(8)),
    "damaged-strips.tif": lambda: tiff(
        8, 1_000_000, rows_a_strip=1, compression=5, strip=b"\xff" * 8),
    "pages.tif": lambda: tiff(8, 8, pages=20_000),
    "loop.tif": lambda: tiff(8, 8, pages=3, loop=True),
    "frames.gif": lambda: gif(2000, 2000, 5000),
    "wide.gif": lambda: gif(65535, 65535, 1),
    "run.bmp": lambda: bmp(30000, 3000, compression=1, content=b"\xff\x00" * 500),
    "tall.bmp": lambda: bmp(2, 2**31 - 1),
    "text.pgm": lambda: b"P2 9000 9000 255\n" + b"1 " * 1000,
    "number.pgm": lambda: b"P5 " + b"9" * 100_000 + b" 1 255\n",
    "huge.ppm": lambda: b"P6 4294967295 4294967295 65535\n",
    "scans.jpg": lambda: many_scans(400),
    "large.webp": lambda: webp(16383, 16383),
    "empty.jpg": lambda: b"",
}
SEEDS = {
    "png": lambda: png(64, 64), "tif": lambda: tiff(64, 64, pages=3, strip=bytes(4096)),
    "gif": lambda: gif(64, 64, 3), "bmp": lambda: bmp(64, 64, content=bytes(4096)),
    "webp": lambda: webp(64, 64),
}

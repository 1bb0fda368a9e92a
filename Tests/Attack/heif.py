"""HEIC and AVIF files whose boxes lie (ISO/IEC 14496-12, 23008-12)."""
import struct
import subprocess

import pictures


def bombs(kind, folder):
    """Grids and references; empty where there is no encoder for the kind."""
    small, large = tile(kind, folder, 64), tile(kind, folder, 4096)
    if small is None or large is None:
        return {}
    return {
        f"grid-2x2.{kind}": grid(kind, large, (100, 100), 2, 2),
        f"grid-16x16.{kind}": grid(kind, large, (64, 64), 16, 16),
        f"grid-99x99.{kind}": grid(kind, large, (140, 140), 99, 99),
        f"lying.{kind}": large[0].replace(
            struct.pack(">II", 4096, 4096), struct.pack(">II", 100, 100)),
        f"references.{kind}": references(small[0], 20_000, b"dimg"),
        f"many-references.{kind}": references(small[0], 200_000, b"cdsc"),
        f"large.{kind}": large[0],
    }


def tile(kind, folder, side):
    """A file of one picture with its configuration and its data."""
    source, made = folder / "tile.png", folder / f"tile.{kind}"
    source.write_bytes(pictures.png(side, side))
    options = ["--avif"] if kind == "avif" else []
    run = subprocess.run(["heif-enc", *options, "-q", "20", source, "-o", made],
                         stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    if run.returncode != 0:
        return None
    file = made.read_bytes()
    return file, content(b"av1C" if kind == "avif" else b"hvcC", file), content(b"mdat", file)


def content(kind, file):
    at = file.index(kind)
    return file[at + 4:at - 4 + struct.unpack(">I", file[at - 4:at])[0]]


def box(kind, data):
    return struct.pack(">I", len(data) + 8) + kind + data


def full_box(kind, data, version=0):
    return box(kind, bytes([version, 0, 0, 0]) + data)


def grid(kind, made, claimed, rows, columns):
    """A grid all of whose items are one and the same tile, which claims another size than it has."""
    _, configuration, data = made
    item, code = (b"av01", b"av1C") if kind == "avif" else (b"hvc1", b"hvcC")
    tiles = range(2, 2 + rows * columns)
    whole = (columns * claimed[0], rows * claimed[1])
    head = struct.pack(">BBBBHH", 0, 0, rows - 1, columns - 1, *whole)

    def extent(size):
        return full_box(b"ispe", struct.pack(">II", *size))
    properties = box(b"ipco", box(code, configuration) + extent(claimed) + extent(whole))
    associations = full_box(b"ipma", struct.pack(">IHBB", 1 + len(tiles), 1, 1, 3) + b"".join(
        struct.pack(">HBBB", number, 2, 0x81, 2) for number in tiles))
    names = full_box(b"infe", struct.pack(">HH", 1, 0) + b"grid\0", 2) + b"".join(
        full_box(b"infe", struct.pack(">HH", number, 0) + item + b"\0", 2) for number in tiles)
    references = full_box(b"iref", box(
        b"dimg", struct.pack(">HH", 1, len(tiles)) + b"".join(struct.pack(">H", t) for t in tiles)))

    def meta(start):
        where = struct.pack(">HHHII", 1, 0, 1, start, len(head)) + b"".join(
            struct.pack(">HHHII", number, 0, 1, start + len(head), len(data)) for number in tiles)
        return full_box(
            b"meta",
            full_box(b"hdlr", bytes(4) + b"pict" + bytes(13)) + full_box(b"pitm", b"\0\1")
            + full_box(b"iloc", b"\x44\0" + struct.pack(">H", 1 + len(tiles)) + where)
            + full_box(b"iinf", struct.pack(">H", 1 + len(tiles)) + names) + references
            + box(b"iprp", properties + associations))
    brand = b"avif" if kind == "avif" else b"heic"
    front = box(b"ftyp", brand + bytes(4) + b"mif1" + brand)
    return front + meta(len(front) + len(meta(0)) + 8) + box(b"mdat", head + data)


def references(file, count, kind):
    """The file with references of a size under their header's, behind the other boxes of `meta`."""
    meta = file.index(b"meta") - 4
    size = struct.unpack(">I", file[meta:meta + 4])[0]
    bad = full_box(b"iref", (struct.pack(">I", 9) + kind) * count)
    # The data moves, so that only a reader which trusts the boxes comes as far as decoding.
    return (file[:meta] + struct.pack(">I", size + len(bad)) + file[meta + 4:meta + size] + bad
            + file[meta + size:])

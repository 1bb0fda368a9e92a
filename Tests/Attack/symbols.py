"""Drawn symbols whose bars are wider or thinner than they should be, altered and pasted ones."""
import json

import pictures

LEFT = ["0001101", "0011001", "0010011", "0111101", "0100011",
        "0110001", "0101111", "0111011", "0110111", "0001011"]
PARITIES = ["LLLLLL", "LLGLGG", "LLGGLG", "LLGGGL", "LGLLGG",
            "LGGLLG", "LGGGLL", "LGLGLG", "LGLGGL", "LGGLGL"]
SCALE = 16  # pixels a module before the picture is reduced


def drawn(target, random, count):
    """Nothing may be read but a code that was drawn whole, and nothing of an altered symbol."""
    cases = {}
    for number in range(count * 25):
        length = random.choice([13, 13, 8])
        digits = code(random, length)
        modules, true = bits(digits), {digits}
        kind = random.choice(["whole", "whole", "whole", "altered", "pasted"])
        if kind == "altered":
            place = random.randrange(1, length)
            other = random.choice([d for d in "0123456789" if d != digits[place]])
            modules, true = bits(digits[:place] + other + digits[place + 1:]), set()
        step = random.choice([4, 5, 6, 8])
        rows = symbol(modules, random.randrange(-8, 11), step, random)
        if kind == "pasted":
            over = code(random, length)
            # On the same grid. Side by side the two would be a symbol that nobody can tell from a true one.
            top = random.randrange(10, len(rows) - 10)
            rows = rows[:top] + symbol(bits(over), 0, step, random)[top:]
            true = {digits, over}
        name = f"{number}-{kind}-{digits}.png"
        target.write(f"in/{name}", pictures.png(len(rows[0]), len(rows), rows=rows))
        cases[name] = true
    names = list(cases)
    for start in range(0, len(names), 50):
        some = names[start:start + 50]
        result = target.run("scan", "--format", "jsonl", *(f"in/{name}" for name in some),
                            about=f"symbols {start}...")
        for line in result.stdout.splitlines():
            outcome = json.loads(line)
            name = outcome["path"].rsplit("/")[-1]
            for barcode in outcome["barcodes"]:
                if barcode["gtin"] not in {true.zfill(14) for true in cases[name]}:
                    target.tally.wrong.append(f"{name} was read as {barcode['gtin']}")


def code(random, length):
    # Digits that double swaps turn into one another come often.
    alphabet = random.choice(["0123456789", "1278"])
    body = "".join(random.choice(alphabet) for _ in range(length - 1))
    weights = [3 if (length - 1 - place) % 2 else 1 for place in range(length - 1)]
    return body + str(-sum(w * int(d) for w, d in zip(weights, body)) % 10)


def bits(digits):
    """The modules of an EAN-13 or EAN-8 symbol, 1 for a bar (ISO/IEC 15420)."""
    def right(digit):
        return "".join("10"[int(bit)] for bit in LEFT[int(digit)])

    half = len(digits) // 2
    if len(digits) == 13:
        front = "".join(
            LEFT[int(d)] if parity == "L" else right(d)[::-1]
            for d, parity in zip(digits[1:7], PARITIES[int(digits[0])]))
        back = digits[7:]
    else:
        front, back = "".join(LEFT[int(d)] for d in digits[:half]), digits[half:]
    return "101" + front + "01010" + "".join(map(right, back)) + "101"


def symbol(modules, growth, step, random):
    """Rows of pixels: bars wider by `growth` sixteenths of a module, reduced and a little blurred."""
    line = [255] * ((len(modules) + 22) * SCALE)
    at = 0
    while at < len(modules):
        end = at
        while end < len(modules) and modules[end] == modules[at]:
            end += 1
        if modules[at] == "1":
            left = (11 + at) * SCALE - growth // 2
            right = (11 + end) * SCALE + growth - growth // 2
            line[left:right] = [0] * (right - left)
        at = end
    reduced = [sum(line[x:x + step]) // step for x in range(0, len(line) - step, step)]
    noise = random.choice([0, 0, 8])
    return [bytes(min(255, max(0, value + random.randint(-noise, noise))) for value in reduced)
            for _ in range(60)]

#!/usr/bin/env python3
"""Makes pictures in which no EAN or UPC symbol can be read, and a manifest of them.

  make_distractors.py OUT --count 20000 [--seed 1] [--lit] [--kind staggered]

Every picture has a kind: other linear symbologies (by zint), text, fences, keyboards, stripes, moire,
covered symbols (at least two digits hidden), symbols with one digit's bars altered, halves of
different symbols side by side, one higher up than the other, parts of long symbols as wide as a short one. Each is blurred, tilted,
lit and compressed at random, some as light bars on dark, every fifth with a strip of light. The same seed gives the same pictures. Any barcode read in one of them is a wrong read.

With --lit there are only the hardest kinds, nearly right symbols, each with one or two strips of light across its
middle, and all halves of two symbols have a valid check digit together, where by chance one in ten has. With --kind there is only
one kind.

Needs python3 with numpy and opencv, and zint.
"""
import argparse, csv, os, random, subprocess, tempfile
import cv2
import numpy as np

ODD = ['0001101', '0011001', '0010011', '0111101', '0100011', '0110001', '0101111', '0111011', '0110111', '0001011']
PARITY = ['LLLLLL', 'LLGLGG', 'LLGGLG', 'LLGGGL', 'LGLLGG', 'LGGLLG', 'LGGGLL', 'LGLGLG', 'LGLGGL', 'LGGLGL']


def pattern(digit, number_set):
    odd = ODD[digit]
    even = odd.translate(str.maketrans('01', '10'))
    return {'L': odd, 'R': even, 'G': even[::-1]}[number_set]


def check_digit(digits):
    return -sum(d * (3 if i % 2 == 0 else 1) for i, d in enumerate(reversed(digits))) % 10


# A symbol is a list of parts: (its modules, the number set of a digit or None for a guard).

def ean13(rng):
    digits = [rng.randrange(10) for _ in range(12)]
    digits.append(check_digit(digits))
    sets = PARITY[digits[0]] + 'RRRRRR'
    parts = [(pattern(d, s), s) for d, s in zip(digits[1:], sets)]
    return [('101', None)] + parts[:6] + [('01010', None)] + parts[6:] + [('101', None)]


def ean8(rng):
    digits = [rng.randrange(10) for _ in range(7)]
    digits.append(check_digit(digits))
    parts = [(pattern(d, s), s) for d, s in zip(digits, 'LLLLRRRR')]
    return [('101', None)] + parts[:4] + [('01010', None)] + parts[4:] + [('101', None)]


def number(parts):
    """The digits of an EAN-13 symbol."""
    sets = ''.join('L' if bits in ODD else 'G' for bits, number_set in parts[1:7])
    values = [next(d for d in range(10) for s in 'LGR' if pattern(d, s) == bits) for bits, number_set in parts if number_set]
    return [PARITY.index(sets)] + values


def matching(rng):
    """Two EAN-13 symbols, the left half of the one and the right half of the other of which have a valid check digit."""
    while True:
        one, other = ean13(rng), ean13(rng)
        digits = number(one)[:7] + number(other)[7:]
        if check_digit(digits[:12]) == digits[12]:
            return one, other


# The number sets of a UPC-E symbol by its check digit, where the number system is 0.
UPCE_SETS = ['GGGLLL', 'GGLGLL', 'GGLLGL', 'GGLLLG', 'GLGGLL', 'GLLGGL', 'GLLLGG', 'GLGLGL', 'GLGLLG', 'GLLGLG']


def upce(rng):
    """Six digits, last of them 5 to 9, so that they stand for a UPC-A number with four zeros before that."""
    digits = [rng.randrange(10) for _ in range(5)] + [rng.randrange(5, 10)]
    sets = UPCE_SETS[check_digit([0] + digits[:5] + [0, 0, 0, 0] + digits[5:])]
    return [('101', None)] + [(pattern(d, s), s) for d, s in zip(digits, sets)] + [('010101', None)]


def modules(parts):
    return ''.join(bits for bits, _ in parts)


def draw(bits, rng, module=4, height=None, quiet=0.7):
    """Bars on paper, most of them with quiet zones."""
    left, right = (11, 9) if rng.random() < quiet else (rng.randrange(4), rng.randrange(4))
    row = np.repeat(np.array([255 if b == '0' else 0 for b in '0' * left + bits + '0' * right], np.uint8), module)
    return np.tile(row, (height or rng.randrange(100, 260), 1))


def symbol(rng):
    return rng.choice([ean13, ean13, ean13, ean8, upce])(rng)


def altered(rng):
    """One digit drawn as another, so that the check digit is wrong; or one module flipped."""
    parts = symbol(rng)
    places = [i for i, (_, number_set) in enumerate(parts) if number_set]
    # The last digit of UPC-E says where the zeros are left out: another may give another true code.
    place = rng.choice(places[:5] if len(places) == 6 else places)
    bits, number_set = parts[place]
    if rng.random() < 0.7:
        bits = rng.choice([p for p in (pattern(d, number_set) for d in range(10)) if p != bits])
    else:
        at = rng.randrange(1, 6)
        known = {pattern(d, s) for d in range(10) for s in 'LGR'}
        flipped = bits[:at] + ('1' if bits[at] == '0' else '0') + bits[at + 1:]
        bits = flipped if flipped not in known else '0101010'
    parts[place] = (bits, number_set)
    return draw(modules(parts), rng)


def covered(rng):
    """At least two digits hidden over the whole height."""
    parts = symbol(rng)
    places = [i for i, (_, number_set) in enumerate(parts) if number_set]
    hidden = rng.randrange(2, len(places) // 2 + 1)
    first = rng.randrange(0, len(places) - hidden + 1)
    before = len(modules(parts[:places[first]]))
    width = len(modules(parts[places[first]:places[first + hidden - 1] + 1]))
    row = draw(modules(parts), rng, height=1)
    start = int(np.argmin(row[0])) + 4 * before
    picture = np.tile(row, (rng.randrange(100, 260), 1))
    a, b = max(start - rng.randrange(8), 0), start + 4 * width + rng.randrange(8)
    if rng.random() < 0.5:
        a, b = (0, b) if first < len(places) / 2 else (a, picture.shape[1])
    picture[:, a:b] = rng.choice([0, 60, 160, 200, 255])
    if rng.random() < 0.3:
        # Bars of another symbol, never the whole of it, and half a module off the grid of this one:
        # joined in step the two would be a symbol as good as any.
        other = draw(modules(ean13(rng)), rng, height=picture.shape[0])
        width = min(b - a, 240)
        offset = rng.randrange(0, (other.shape[1] - width) // 4 - 1) * 4 + a % 4 + 2
        picture[:, a:a + width] = other[:, offset:offset + width]
        if is_whole(picture[0], start - 4 * before, parts):
            return covered(rng)
    return picture


def is_whole(row, left, parts):
    """Whether each digit's place shows some digit, up to half a module from it: then it may be a code after all.

    A place is looked at twice, a pixel from either end of each module.
    """
    known = {pattern(d, number_set) for d in range(10) for number_set in 'LGR'}
    for bits, number_set in parts:
        seen = {''.join('1' if v < 128 else '0' for v in row[left + inside:left + 4 * len(bits):4]) for inside in (0, 3)}
        if number_set and not seen & known:
            return False
        left += 4 * len(bits)
    return True


def part(rng):
    """As many modules of a long symbol as a short one has, on paper."""
    bits = modules(ean13(rng))
    width = rng.choice([67, 51])
    # From a guard or a digit's first module: bars that a short symbol might begin with.
    first = rng.choice([0, 95 - width] + [3 + 7 * i for i in range(4)])
    return draw(bits[first:first + width], rng)


def mixed(rng, symbols=None):
    """The upper part's left half and the lower part's right half belong to different symbols."""
    upper, lower = symbols or (ean13(rng), ean13(rng))
    a = draw(modules(upper), rng, height=120, quiet=1)
    b = draw(modules(lower), rng, height=120, quiet=1)
    middle = (11 + 3 + 42 + 2) * 4
    a[:, middle:] = 255
    b[:, :middle] = 255
    return np.vstack([a, b])


def staggered(rng, symbols=None):
    """The halves of different symbols side by side, one higher up by at least a third of their height."""
    height = rng.randrange(80, 400)
    step = int(height * rng.uniform(0.35, 1.1))
    a, b = (draw(modules(symbols[i] if symbols else ean13(rng)), rng, height=height, quiet=1) for i in range(2))
    middle = (11 + 3 + 42 + 2) * 4
    picture = np.full((height + step, a.shape[1]), 255, np.uint8)
    picture[:height, :middle] = a[:, :middle]
    picture[step:, middle:] = b[:, middle:]
    return picture if rng.random() < 0.5 else picture[::-1]


ZINT = {'code128': 20, 'code39': 8, 'itf': 3, 'databar': 29, 'databar-limited': 30, 'databar-expanded': 31,
        'codabar': 18, 'code93': 25, 'itf14': 89, 'pharmacode': 51, 'msi': 47, 'postnet': 40, 'plessey': 86}


def zint_pool(rng, folder, each=24):
    pool = {}
    for name, kind in ZINT.items():
        pool[name] = []
        for i in range(each):
            digits = lambda n: ''.join(rng.choice('0123456789') for _ in range(n))
            data = {'itf': digits(2 * rng.randrange(4, 12)), 'databar': digits(13), 'databar-limited': '0' + digits(12),
                    'databar-expanded': '[01]' + '9' + digits(12) + '0', 'codabar': 'A' + digits(rng.randrange(6, 14)) + 'B',
                    'itf14': digits(13), 'pharmacode': str(rng.randrange(1000, 131070)), 'msi': digits(rng.randrange(6, 14)),
                    'postnet': digits(9), 'plessey': digits(12)}.get(name) or ''.join(
                        rng.choice('ABCDEFGHJKLMNPQRSTUVWXYZ0123456789-') for _ in range(rng.randrange(5, 16)))
            if name == 'code128' and rng.random() < 0.5:
                data = digits(2 * rng.randrange(4, 12))
            if name == 'databar-expanded':
                body = '9' + digits(12)
                data = '[01]' + body + str(-sum(int(c) * (3 if i % 2 == 0 else 1) for i, c in enumerate(body)) % 10)
            path = os.path.join(folder, '%s-%d.png' % (name, i))
            done = subprocess.run(['zint', '-b', str(kind), '-d', data, '-o', path, '--notext', '-w', '12', '--scale', '2'],
                                  capture_output=True)
            picture = cv2.imread(path, 0) if done.returncode in (0, 1) else None
            if picture is not None:
                height = rng.randrange(100, 260)
                pool[name].append(cv2.resize(picture, (picture.shape[1], height), interpolation=cv2.INTER_NEAREST))
    return {name: pictures for name, pictures in pool.items() if pictures}


def text(rng):
    picture = np.full((360, 480), 255, np.uint8)
    letters = rng.choice(['Il1|!HMN', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz     ', '0123456789   ', 'WMmwHN|il1'])
    scale, y = rng.uniform(0.35, 2.5), 0
    while y < 380:
        line = ''.join(rng.choice(letters) for _ in range(90))
        cv2.putText(picture, line, (-rng.randrange(30), y), rng.randrange(8), scale, 0, rng.randrange(1, 6), cv2.LINE_AA)
        y += int(rng.uniform(22, 40) * scale) + 3
    return picture


def bars(rng, widths):
    """Bars of given widths across the picture."""
    row = []
    while len(row) < 480:
        row += [0] * max(1, int(widths())) + [255] * max(1, int(widths()))
    return np.tile(np.array(row[:480], np.uint8), (rng.randrange(80, 360), 1))


def fence(rng):
    gap, board = rng.uniform(2, 14), rng.uniform(3, 20)
    turn = [False]

    def width():
        turn[0] = not turn[0]
        return rng.gauss(board if turn[0] else gap, 0.6)
    return bars(rng, width)


def stripes(rng):
    unit = rng.uniform(2, 5)
    choices = rng.choice([[1, 2, 3, 4], [1, 1, 2], [1, 3], [1, 2]])
    return bars(rng, lambda: unit * rng.choice(choices))


def keyboard(rng):
    picture = np.full((300, 480), rng.choice([30, 60, 220]), np.uint8)
    key, gap = rng.randrange(12, 44), rng.randrange(2, 9)
    for row, y in enumerate(range(0, 300, key + gap)):
        for x in range(-(row * key // 3) % key - key, 480, key + gap):
            cv2.rectangle(picture, (x, y), (x + key, y + key), int(rng.choice([10, 90, 240])), -1)
            cv2.putText(picture, rng.choice('QWERTZUIOPASDFGHJKL'), (x + key // 4, y + key * 3 // 4), 0, key / 40, 128, 1)
    return picture


def moire(rng):
    y, x = np.mgrid[0:360, 0:480].astype(np.float32)
    a, b = rng.uniform(3, 9), rng.uniform(3, 9)
    turn = rng.uniform(-0.3, 0.3)
    wave = np.sin(2 * np.pi * x / a) + np.sin(2 * np.pi * (x * np.cos(turn) + y * np.sin(turn)) / b)
    return ((wave > 0) * 255).astype(np.uint8)


def glare(height, width, rng):
    """A strip of light across a picture."""
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    angle = rng.uniform(0, np.pi)
    across = (x - rng.uniform(0, width)) * np.cos(angle) + (y - rng.uniform(0, height)) * np.sin(angle)
    return 255 * np.exp(-((across / rng.uniform(0.02, 0.15) / width) ** 2))


def strips(height, width, rng):
    """One or two strips of light across the middle of a picture."""
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    light = np.zeros((height, width), np.float32)
    for _ in range(rng.choice([1, 1, 2])):
        angle, middle = rng.uniform(0, np.pi), (width * rng.uniform(0.25, 0.75), height * rng.uniform(0.25, 0.75))
        across = (x - middle[0]) * np.cos(angle) + (y - middle[1]) * np.sin(angle)
        light += rng.choice([150, 255, 400]) * np.exp(-((across / rng.uniform(0.01, 0.1) / width) ** 2))
    return light


def photograph(picture, rng, lit=False):
    """Places a picture on a background and photographs it."""
    noise = np.random.default_rng(rng.randrange(2**32))
    height, width = rng.choice([(240, 320), (360, 480), (480, 640)])
    scene = np.full((height, width), rng.choice([40, 110, 200, 255]), np.float32)
    if rng.random() < 0.4:
        scene = cv2.resize(noise.uniform(0, 255, (6, 8)).astype(np.float32), (width, height), interpolation=cv2.INTER_CUBIC)
    h, w = picture.shape
    scale = min(width / w, height / h) * rng.uniform(0.45, 1.1)
    angle = rng.choice([0, 0, 90, 180, rng.uniform(0, 360), rng.gauss(0, 12)]) * np.pi / 180
    corners = np.float32([[-w / 2, -h / 2], [w / 2, -h / 2], [w / 2, h / 2], [-w / 2, h / 2]]) * scale
    turn = np.float32([[np.cos(angle), np.sin(angle)], [-np.sin(angle), np.cos(angle)]])
    bend = noise.normal(0, 0.02 * scale * w, (4, 2)) * (rng.random() < 0.5)
    target = (corners @ turn + [width / 2, height / 2] + bend).astype(np.float32)
    source = np.float32([[0, 0], [w, 0], [w, h], [0, h]])
    matrix = cv2.getPerspectiveTransform(source, target)
    picture = cv2.GaussianBlur(picture, (0, 0), max(0.3, 0.4 / scale))
    placed = cv2.warpPerspective(picture, matrix, (width, height), flags=cv2.INTER_LINEAR)
    mask = cv2.warpPerspective(np.full_like(picture, 255), matrix, (width, height)).astype(np.float32) / 255
    ink, paper = rng.uniform(0, 90), rng.uniform(150, 255)
    scene = scene * (1 - mask) + mask * (ink + (paper - ink) * placed.astype(np.float32) / 255)
    blur = rng.choice([0, 0, rng.uniform(0.3, 1.2), rng.uniform(1, 3)])
    if rng.random() < 0.15:
        scene = 255 - scene
    if blur:
        scene = cv2.GaussianBlur(scene, (0, 0), blur)
    light = np.linspace(rng.uniform(0.5, 1), rng.uniform(0.5, 1), width, dtype=np.float32)
    scene = scene * light + noise.normal(0, rng.choice([0.5, 3, 8]), scene.shape)
    if lit:
        scene += strips(height, width, rng)
    elif rng.random() < 0.2:
        scene += glare(height, width, rng)
    return np.clip(scene, 0, 255).astype(np.uint8)


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument('out')
    arguments.add_argument('--count', type=int, default=2000)
    arguments.add_argument('--seed', type=int, default=1)
    arguments.add_argument('--lit', action='store_true')
    arguments.add_argument('--kind', help='draws this kind only')
    options = arguments.parse_args()
    rng = random.Random(options.seed)
    os.makedirs(options.out, exist_ok=True)
    pool = {}
    if not options.lit:
        with tempfile.TemporaryDirectory() as folder:
            pool = zint_pool(rng, folder)
    kinds = {'altered': altered, 'covered': covered, 'mixed': mixed, 'staggered': staggered, 'part': part, 'text': text,
             'fence': fence, 'stripes': stripes, 'keyboard': keyboard, 'moire': moire}
    for name, pictures in pool.items():
        kinds[name] = lambda rng, pictures=pictures: rng.choice(pictures)
    # The symbols that are nearly right are the hardest: they get more of the pictures.
    names = list(kinds) + ['altered'] * 5 + ['covered'] * 5 + ['mixed'] * 2 + ['staggered'] * 2 + ['part'] * 3 + ['stripes'] * 2 + ['text'] * 2
    if options.lit:
        kinds['mixed'] = lambda rng: mixed(rng, matching(rng))
        kinds['staggered'] = lambda rng: staggered(rng, matching(rng))
        names = ['altered', 'covered', 'mixed', 'staggered', 'part', 'staggered']
    if options.kind:
        if options.kind not in kinds:
            arguments.error('--kind is one of ' + ', '.join(kinds))
        names = [options.kind]
    with open(os.path.join(options.out, 'distractors.csv'), 'w', newline='') as file:
        manifest = csv.writer(file)
        manifest.writerow(['path', 'source'])
        for i in range(options.count):
            name = names[i % len(names)]
            path = '%05d-%s.jpg' % (i, name)
            picture = photograph(kinds[name](rng), rng, options.lit)
            cv2.imwrite(os.path.join(options.out, path), picture, [cv2.IMWRITE_JPEG_QUALITY, rng.choice([60, 85, 95])])
            manifest.writerow([path, 'distractors/' + name])


if __name__ == '__main__':
    main()

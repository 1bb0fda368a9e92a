"""Artwork for the sample sleeves, made up from simple shapes. All lengths are mm."""
import cv2
import numpy as np

SLEEVE = 315.0  # side of a 12-inch sleeve


class Canvas:
    """A square picture, in mm, on which soft-edged shapes are laid."""

    def __init__(self, colour, rng, pixels=1575):
        self.pixel = SLEEVE / pixels
        self.rng = rng
        axis = (np.arange(pixels, dtype=np.float32) + 0.5) * self.pixel
        self.x, self.y = np.meshgrid(axis, axis)
        self.rgb = np.empty((pixels, pixels, 3), np.float32)
        self.rgb[:] = colour

    def fill(self, distance, colour, alpha=1.0):
        """Colours where distance (in mm) is below zero."""
        mask = np.clip(0.5 - distance / self.pixel, 0, 1)[..., None] * alpha
        self.rgb += (np.asarray(colour, np.float32) - self.rgb) * mask

    def gradient(self, t, colours):
        """Colours everywhere by t, which goes from 0 to 1."""
        stops = np.linspace(0, 1, len(colours))
        for i in range(3):
            self.rgb[..., i] = np.interp(t, stops, [c[i] for c in colours])

    def radius(self, x, y):
        return np.hypot(self.x - x, self.y - y)

    def noise(self, cells, octaves=4):
        """Smooth noise between about -1 and 1."""
        total = np.zeros(self.x.shape, np.float32)
        for i in range(octaves):
            grid = self.rng.standard_normal((cells * 2**i + 3,) * 2).astype(np.float32)
            total += cv2.resize(grid, self.x.shape, interpolation=cv2.INTER_CUBIC) * 0.5**i
        return total / np.abs(total).max()


def sunset(c, p):
    """A low striped sun over water."""
    c.gradient(c.y / SLEEVE, p[:3])
    sun = c.radius(158, 120) - 84
    for top in np.linspace(100, 200, 8):
        sun = np.maximum(sun, -(np.abs(c.y - top) - (top - 90) / 28))
    c.fill(sun, p[3])
    for row in np.arange(208, 252, 6.5):
        wave = 0.8 * np.sin(c.x / 9 + row)
        width = 60 + (row - 200) * 0.9 * (1.2 + np.sin(row * 1.7))
        streak = np.maximum(np.abs(c.y - row - wave) - 1.1, np.abs(c.x - 158 - 12 * np.sin(row)) - width)
        c.fill(streak, p[3], 0.75)


def rings(c, p):
    """Rings round a point near a corner, over broad bands."""
    c.gradient((c.x + c.y) / (2 * SLEEVE), p[:2])
    for i, r in enumerate(np.arange(200, 15, -23)):
        c.fill(c.radius(228, 70) - r, p[2 + i % (len(p) - 2)])
    c.fill(np.abs(c.y - 70) - 3, p[0])


def hills(c, p):
    """Hills behind hills, under a pale sun."""
    c.gradient(c.y / 190, [p[0], p[1]])
    c.fill(c.radius(95, 66) - 27, p[2])
    for i in range(7):
        phase = c.rng.uniform(0, 6, 3)
        line = 78 + i * 30
        for k, a in enumerate((15, 8, 4)):
            line = line + a * np.sin(c.x / (44 / (k + 1)) + phase[k])
        t = i / 6
        c.fill(line - c.y, np.asarray(p[3]) * (1 - t) + np.asarray(p[4]) * t)


def tiles(c, p):
    """A chequer of quarter discs and half squares."""
    side = SLEEVE / 6
    shapes = []
    for row in range(6):
        for col in range(6):
            x, y = col * side, row * side
            cell = np.maximum(np.abs(c.x - x - side / 2), np.abs(c.y - y - side / 2)) - side / 2 - c.pixel
            ground, shape = c.rng.permutation(len(p))[:2]
            c.fill(cell, p[ground])
            cx, cy = x + side * c.rng.integers(2), y + side * c.rng.integers(2)
            kind = c.rng.integers(4)
            inner = [c.radius(cx, cy) - side, c.radius(x + side / 2, y + side / 2) - side * 0.36,
                     np.abs(c.x - cx) + np.abs(c.y - cy) - side, np.abs(c.radius(cx, cy) - side * 0.7) - side * 0.12]
            shapes.append((np.maximum(cell, inner[kind]), p[shape]))
    for distance, colour in shapes:  # after all the grounds, so that no seam shows
        c.fill(distance, colour)


def rays(c, p):
    """A sunburst with a disc."""
    angle = np.arctan2(c.y - 95, c.x - 158)
    r = c.radius(158, 95)
    for k in range(3):
        c.fill(np.sin(angle * 18 + k * 2.1) * r / 18, p[1 + k], 0.9)
    for i, size in enumerate((74, 66, 58)):
        c.fill(r - size, p[(0, 4, 1)[i]])


def marble(c, p):
    """Bands of colour folded like smoke."""
    field_ = c.noise(2) + 0.5 * np.sin(c.y / 40 + 3 * c.noise(3))
    level = (field_ - field_.min()) / np.ptp(field_) * 9
    for i in range(9):
        c.fill((i - level) * 4, p[i % len(p)])


def contours(c, p):
    """The lines of a map."""
    c.rgb[:] = p[0]
    height = c.noise(3, 3) * 11
    slope = np.hypot(*np.gradient(height)) / c.pixel + 1e-3
    for i in range(2):
        step = height if i == 0 else height / 5
        away = np.abs(step - np.round(step)) / (slope if i == 0 else slope / 5)
        c.fill(away - 0.30 - 0.35 * i, p[1 + i])


def dots(c, p):
    """A coarse print screen, dark in the middle of a soft ring."""
    c.rgb[:] = p[0]
    u, v = (c.x + c.y) / 1.4142, (c.x - c.y) / 1.4142
    near = np.hypot((u + 3.5) % 7 - 3.5, (v + 3.5) % 7 - 3.5)
    tone = np.exp(-((c.radius(150, 110) - 82) / 48) ** 2)
    c.fill(near - 4.6 * tone, p[1])


def stripes(c, p):
    """Slanted stripes of many widths."""
    across = c.x * 0.8 + c.y * 0.6
    edge = -20.0
    while edge < 450:
        width = c.rng.uniform(5, 26)
        c.fill(np.abs(across - edge - width / 2) - width / 2 - 0.1, p[c.rng.integers(len(p))])
        edge += width


def card(c, p):
    """Plain brown board with a hole that shows the record's label."""
    c.rgb[:] = p[0]
    c.rgb += (c.noise(60, 3) * 7)[..., None]
    hole = c.radius(SLEEVE / 2, SLEEVE / 2)
    for r, colour in ((51, (150, 118, 82)), (50, (24, 24, 26)), (47.5, p[1]), (33, p[2]), (31.5, p[1]), (3.6, (60, 52, 44))):
        c.fill(hole - r, colour)

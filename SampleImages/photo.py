"""A photo of sleeves on a table: the camera, the light and the noise. All lengths are mm."""
import math
from dataclasses import dataclass

import cv2
import numpy as np
from PIL import Image

from sleeve import print_sleeve


@dataclass
class Photo:
    """One photo: which sleeves lie where, and how the camera sees them."""
    path: str
    sleeves: list                      # (sleeve, x, y, turn in degrees, stickers), in mm on the table
    size: tuple = (2720, 2040)
    middle: tuple = (164, 208)         # the point on the table in the picture's middle
    width: float = 330                 # mm across the picture
    tilt: tuple = (7, -4, 1.5)         # degrees: forward, sideways, in the plane
    table: str = "wood"
    light: tuple = (0.78, 1.04, 30)    # darkest, brightest, direction
    warmth: float = 0.02
    glare: tuple = (0.25, 0.12, 0.16)   # x, y in parts of the picture; strength
    blur: float = 0.7                  # defocus in pixels
    noise: float = 2.0
    quality: int = 82
    sideways: bool = False
    print_per_mm: float = None         # pixels of the print a mm; None: a few more than the photo has
    faults: tuple = ()                 # functions that change the scene before the lens
    expects: str = "resolved"


def table_top(kind, rng):
    """A tile of table, 341 mm wide, 6 pixels a mm."""
    n = 2048
    def noise(w, h):
        return cv2.resize(rng.standard_normal((h, w)).astype(np.float32), (n, n), interpolation=cv2.INTER_CUBIC)
    if kind == "wood":
        tone = 0.5 * noise(5, 90) + 0.35 * noise(9, 420) + 0.18 * noise(700, 1000)
        tone += 0.7 * np.sin(np.linspace(0, 40, n, dtype=np.float32)[:, None] + 1.6 * noise(3, 5))
        colour, depth = (150, 106, 68), (15, 14, 12)
    elif kind == "slate":
        tone = 0.8 * noise(10, 10) + 0.6 * noise(90, 90) + 0.5 * noise(800, 800)
        colour, depth = (66, 70, 76), (6, 6, 6)
    elif kind == "cloth":
        wave = np.sin(np.arange(n, dtype=np.float32) * 0.9)
        tone = wave[:, None] + wave[None, :] + 0.7 * noise(16, 900) + 0.7 * noise(900, 16)
        colour, depth = (176, 168, 152), (9, 9, 9)
    else:
        tone = noise(6, 6) + 0.5 * noise(1200, 1200)
        colour, depth = (222, 218, 210), (3, 3, 3)
    return np.clip(np.float32(colour) + tone[..., None] * np.float32(depth), 0, 255)


def camera(photo):
    """The matrix from mm on the table to pixels of the upright picture."""
    w, h = photo.size
    focal = 1.05 * w
    ax, ay, az = np.radians(photo.tilt)
    rx = np.array([[1, 0, 0], [0, math.cos(ax), -math.sin(ax)], [0, math.sin(ax), math.cos(ax)]])
    ry = np.array([[math.cos(ay), 0, math.sin(ay)], [0, 1, 0], [-math.sin(ay), 0, math.cos(ay)]])
    rz = np.array([[math.cos(az), -math.sin(az), 0], [math.sin(az), math.cos(az), 0], [0, 0, 1]])
    turn = rx @ ry @ rz
    away = turn @ -np.array([*photo.middle, 0]) + [0, 0, focal * photo.width / w]
    lens = np.array([[focal, 0, w / 2], [0, focal, h / 2], [0, 0, 1]])
    return lens @ np.column_stack([turn[:, 0], turn[:, 1], away])


def placed(x, y, degrees):
    """The matrix from a sleeve's own mm to mm on the table."""
    a = math.radians(degrees)
    return np.array([[math.cos(a), -math.sin(a), x], [math.sin(a), math.cos(a), y], [0, 0, 1]])


def lay(scene, image, matrix, per_mm):
    """Lays a sleeve and its soft shadow over the scene."""
    size = scene.shape[1::-1]
    outline = np.full((315, 315), 1, np.float32)
    shadow = cv2.warpPerspective(outline, matrix @ placed(2.5, 3.0, 0), size)
    reach = 4.0 * cv2.norm(matrix[:2, 0]) / max(matrix[2, 2], 1e-6)
    reach = min(reach, size[0] / 8)  # the sleeve's corner may be beside the camera or behind it
    small = cv2.resize(shadow, None, fx=0.25, fy=0.25, interpolation=cv2.INTER_AREA)
    small = cv2.GaussianBlur(small, (0, 0), max(1.0, reach / 4))
    scene *= 1 - 0.55 * cv2.resize(small, size)[..., None]
    to_mm = np.diag([1 / per_mm, 1 / per_mm, 1])
    cover = np.dstack([np.asarray(image), np.full(image.size[::-1], 255, np.uint8)])
    warped = cv2.warpPerspective(cover, matrix @ to_mm, size, flags=cv2.INTER_LINEAR).astype(np.float32)
    alpha = warped[..., 3:] / 255
    scene *= 1 - alpha
    scene += warped[..., :3]


def expose(scene, photo, rng):
    """Light, glare, defocus and the noise of the sensor."""
    h, w = scene.shape[:2]
    y, x = np.mgrid[0:h, 0:w].astype(np.float32)
    x, y = x / w, y / h
    low, high, direction = photo.light
    a = math.radians(direction)
    slope = (x - 0.5) * math.cos(a) + (y - 0.5) * math.sin(a) + 0.5
    corner = 1 - 0.16 * ((x - 0.5) ** 2 + (y - 0.5) ** 2) * 2
    scene *= ((low + (high - low) * np.clip(slope, 0, 1)) * corner)[..., None]
    scene *= np.float32([1 + photo.warmth, 1, 1 - 1.4 * photo.warmth])
    gx, gy, strength = photo.glare
    along, aside = (x - gx) * 0.94 + (y - gy) * 0.34, (y - gy) * 0.94 - (x - gx) * 0.34
    shine = strength * np.exp(-((along / 0.5) ** 2 + (aside / 0.17) ** 2))
    scene += (np.float32([250, 249, 246]) - scene) * shine[..., None]
    scene = cv2.GaussianBlur(scene, (0, 0), photo.blur)
    grain = rng.standard_normal((h, w), np.float32)[..., None] * photo.noise
    hue = cv2.resize(rng.standard_normal((h // 3, w // 3, 3), np.float32), (w, h)) * photo.noise * 0.8
    scene += cv2.GaussianBlur(grain, (0, 0), 0.6)[..., None] * 1.5 + hue
    return np.clip(scene, 0, 255).astype(np.uint8)


def take(photo, catalogue, seed, press=print_sleeve):
    """Renders a photo. Returns its pixels and the codes of its sleeves from top to bottom.

    A sticker puts itself on a print: sticker.put(image, per_mm).
    """
    rng = np.random.default_rng([seed, *photo.path.encode()])
    view = camera(photo)
    top = table_top(photo.table, rng)
    tile = view @ placed(-60, -80, 0) @ np.diag([1 / 6, 1 / 6, 1])
    scene = cv2.warpPerspective(top, tile, photo.size, borderMode=cv2.BORDER_REFLECT)
    per_mm = photo.print_per_mm or min(12.0, 1.1 * photo.size[0] / photo.width)
    codes = []
    for sleeve, x, y, turn, *stickers in photo.sleeves:
        image, code = press(sleeve, catalogue[sleeve.record], per_mm)
        for sticker in stickers:
            sticker.put(image, per_mm)
        matrix = view @ placed(x, y, turn)
        lay(scene, image, matrix, per_mm)
        if code and photo.expects != "unread":
            u = matrix @ [*sleeve.code, 1]
            codes.append((u[1] / u[2], code))
    codes.sort(key=lambda pair: pair[0])
    for fault in photo.faults:
        scene = fault(scene)
    return expose(scene, photo, rng), [code for _, code in codes]


def save(photo, pixels, folder):
    """Writes the picture in the format that its name ends in; all but JPEG are gray."""
    image = Image.fromarray(pixels)
    if not photo.path.endswith(".jpg"):
        image.convert("L").save(folder / photo.path, optimize=True, quality=photo.quality)
        return
    exif = Image.Exif()
    if photo.sideways:
        image = image.transpose(Image.Transpose.ROTATE_90)
        exif[0x0112] = 6
    image.save(folder / photo.path, quality=photo.quality, subsampling="4:2:0", optimize=True, exif=exif)

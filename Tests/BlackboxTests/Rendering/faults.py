"""What spoils a photo before it is exposed: functions from scene to scene, pixels in float RGB.

Places are parts of the picture from 0 to 1, lengths are pixels, angles are degrees.
"""
import math

import cv2
import numpy as np


def grid(scene):
    h, w = scene.shape[:2]
    y, x = np.mgrid[0:h, 0:w].astype(np.float32)
    return x / w, y / h


def motion(length, angle=0, bend=0.0):
    """A hand that moves while the shutter is open; bend is the height of the arc in parts of its length."""
    def fault(scene):
        n = int(length) + 8 | 1
        path = np.zeros((n * 4, n * 4), np.float32)   # four times as fine as the pixels
        t = np.linspace(-0.5, 0.5, 8 * n)
        along, aside = t * length, (0.25 - t * t) * 4 * bend * length
        a = math.radians(angle)
        for x, y in zip(along * math.cos(a) - aside * math.sin(a), along * math.sin(a) + aside * math.cos(a)):
            path[int((y + n / 2) * 4), int((x + n / 2) * 4)] += 1
        kernel = cv2.resize(path, (n, n), interpolation=cv2.INTER_AREA)
        return cv2.filter2D(scene, -1, kernel / kernel.sum(), borderType=cv2.BORDER_REPLICATE)
    return fault


def haze(contrast, level=150):
    """A foil or a misty lens: everything nears one gray level."""
    return lambda scene: level + (scene - level) * contrast


def shine(x, y, width, height, angle=0, strength=1.2):
    """A lamp mirrored in foil; a strength above 1 burns its middle out."""
    def fault(scene):
        u, v = grid(scene)
        a = math.radians(angle)
        along = (u - x) * math.cos(a) + (v - y) * math.sin(a)
        aside = (v - y) * math.cos(a) - (u - x) * math.sin(a)
        light = np.clip(strength * np.exp(-((along / width) ** 2 + (aside / height) ** 2)), 0, 1)
        return scene + (np.float32([255, 254, 250]) - scene) * light[..., None]
    return fault


def shadow(x, angle, depth, soft=0.01):
    """An edge through x at mid-height, with dark to its right; depth 0.7 leaves 0.3 of the light."""
    def fault(scene):
        u, v = grid(scene)
        a = math.radians(angle)
        away = (u - x) * math.cos(a) + (v - 0.5) * math.sin(a)
        dark = 1 / (1 + np.exp(-np.clip(away / soft, -50, 50)))
        return scene * (1 - depth * dark)[..., None]
    return fault


def blinds(count, depth, angle=0):
    """The shadows of a blind's slats."""
    def fault(scene):
        u, v = grid(scene)
        a = math.radians(angle)
        wave = np.sin(2 * math.pi * count * (u * math.cos(a) + v * math.sin(a)))
        return scene * (1 - depth / (1 + np.exp(-6 * wave)))[..., None]
    return fault


def remapped(scene, x, y):
    return cv2.remap(scene, x.astype(np.float32), y.astype(np.float32), cv2.INTER_LINEAR, borderValue=(46, 43, 40))


def cylinder(radius, middle=0.5, upright=True):
    """A sleeve bent round a cylinder, upright or lying; the radius is in parts of the width."""
    def fault(scene):
        u, v = grid(scene)
        h, w = scene.shape[:2]
        across = (u if upright else v * h / w) - middle
        angle = np.arcsin(np.clip(across / radius, -0.98, 0.98))
        flat = (middle + radius * angle) * w
        bent = remapped(scene, flat if upright else u * w, v * h if upright else flat)
        return bent * (0.35 + 0.65 * np.cos(angle))[..., None]
    return fault


def fold(x, angle, steep, light=0.7):
    """A crease through x at mid-height; what is right of it leans away, foreshortened and darker."""
    def fault(scene):
        u, v = grid(scene)
        h, w = scene.shape[:2]
        a = math.radians(angle)
        away = np.maximum(0, ((u - x) * w * math.cos(a) + (v - 0.5) * h * math.sin(a)))
        more = away * (1 / steep - 1)
        bent = remapped(scene, u * w + more * math.cos(a), v * h + more * math.sin(a))
        crease = 1 - 0.35 * np.exp(-np.abs(away - 1) / 2) * (away > 0)
        return bent * (np.where(away > 0, light, 1) * crease)[..., None]
    return fault

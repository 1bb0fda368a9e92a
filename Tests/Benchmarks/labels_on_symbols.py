#!/usr/bin/env python3
"""Reads and wrong codes where a price label is stuck on the symbol, beside zbar, zxing-cpp and OpenCV.

Usage: labels_on_symbols.py VINYLCRATE PHOTOS [--count N] [--seed N]

PHOTOS is a folder with labels.csv, as for reader_against_peers.py. Each copy is of a photo that vinylcrate reads, with
a label over 15 to 70 percent of the width of one of its symbols and 30 to 75 of its height, tilted by up to 6 degrees,
white to dark, three of four with a price on them. On one side of it the given percentage of the symbol's height is
left free. The same seed gives the same copies of the same photos.
"""
import cv2
import numpy

from copies_of_photos import compare

FREE_HEIGHTS = [20, 30, 40, 60]
PRICES = ["9.99", "$4", "SALE", "12,50", "-30%", "VG+", "1.00"]
# Of the picture of a label, in pixels.
HEIGHT = 240


def label(width, chance):
    """The picture of a label."""
    shade = chance.choice([250, 235, 225, 190, 170, 90])
    picture = numpy.full((HEIGHT, width), shade, numpy.uint8)
    if chance.random() < 0.75:
        price, size = chance.choice(PRICES), chance.uniform(1.5, 3.5)
        (long, _), _ = cv2.getTextSize(price, cv2.FONT_HERSHEY_SIMPLEX, size, 6)
        size *= min(0.9 * width / long, 1)
        (long, high), _ = cv2.getTextSize(price, cv2.FONT_HERSHEY_SIMPLEX, size, 6)
        place = ((width - long) // 2, (HEIGHT + high) // 2)
        ink = 20 if shade > 120 else 240
        cv2.putText(picture, price, place, cv2.FONT_HERSHEY_SIMPLEX, size, ink, max(2, int(3 * size)), cv2.LINE_AA)
    return cv2.GaussianBlur(picture, (0, 0), 0.8)


def labelled(picture, quad, free, chance):
    """A picture with a label on the symbol."""
    across, along = numpy.linalg.norm(quad[1] - quad[0]), numpy.linalg.norm(quad[3] - quad[0])
    width, height = chance.uniform(0.15, 0.7) * across, chance.uniform(0.3, 0.75) * along
    tilt = numpy.radians(chance.uniform(-6, 6))
    left = chance.uniform(-0.1, 1.1 - width / across) * across
    turn = numpy.array([[numpy.cos(tilt), -numpy.sin(tilt)], [numpy.sin(tilt), numpy.cos(tilt)]])
    corners = numpy.array([[0, 0], [width, 0], [width, height], [0, height]]) @ turn.T
    # The tilted label's highest corner over the symbol is where the free part ends.
    corners += [left, free / 100 * along - corners[:, 1].min()]
    if chance.random() < 0.5:
        corners[:, 1] = along - corners[:, 1]
        corners = corners[[3, 2, 1, 0]]
    symbol = numpy.float32([[0, 0], [across, 0], [across, along], [0, along]])
    corners = cv2.perspectiveTransform(numpy.float32([corners]), cv2.getPerspectiveTransform(symbol, quad))[0]
    paper = label(max(int(HEIGHT * width / height), 48), chance)
    whole = numpy.float32([[0, 0], [paper.shape[1], 0], [paper.shape[1], HEIGHT], [0, HEIGHT]])
    place, size = cv2.getPerspectiveTransform(whole, numpy.float32(corners)), picture.shape[::-1]
    mask = cv2.GaussianBlur(cv2.warpPerspective(numpy.full_like(paper, 255), place, size), (0, 0), 0.7) / 255.0
    return picture * (1 - mask) + cv2.warpPerspective(paper, place, size, flags=cv2.INTER_AREA) * mask


if __name__ == "__main__":
    compare(__doc__, "free height", FREE_HEIGHTS, labelled)

#!/usr/bin/env python3
"""Reads and wrong codes where a line of the print is missing, beside zbar, zxing-cpp and OpenCV.

Usage: lines_missing_in_symbols.py VINYLCRATE PHOTOS [--count N] [--seed N]

PHOTOS is a folder with labels.csv, as for reader_against_peers.py. Each copy is of a photo that vinylcrate reads. Along
the bars of one of its symbols the ink of a line is missing, as a dead dot of a thermal print head leaves it, at any place
where it takes some. The line's width is given in percent of a module of an EAN-13 symbol; it is as sharp as three tenths
of a module. The same seed gives the same copies of the same photos.
"""
import cv2
import numpy

from copies_of_photos import compare

WIDTHS = [25, 50, 75, 100]
MODULES = 95
# The standard deviation of a line's edges, in modules.
BLUR = 0.3
# A line takes ink where the picture becomes lighter by so many levels somewhere.
TAKEN = 40


def worn(picture, quad, percent, chance):
    """A picture with the ink of a line along the symbol's bars missing."""
    module = numpy.linalg.norm(quad[1] - quad[0]) / MODULES
    size = max(int(7 * module) | 1, 3)
    paper = cv2.GaussianBlur(cv2.dilate(picture, numpy.ones((size, size))), (0, 0), module)
    # Modules from the first bar, of each pixel; the line is longer than the bars.
    unit = cv2.getPerspectiveTransform(quad, numpy.float32([[0, 0], [MODULES, 0], [MODULES, 1], [0, 1]]))
    y, x = numpy.mgrid[0:picture.shape[0], 0:picture.shape[1]].astype(numpy.float32)
    place = cv2.perspectiveTransform(numpy.dstack([x, y]).reshape(1, -1, 2), unit)[0]
    across, along = (place[:, axis].reshape(picture.shape) for axis in (0, 1))
    for _ in range(100):
        line = chance.uniform(1, MODULES - 1)
        covered = (abs(across - line) < percent / 200) & (abs(along - 0.5) < 1.5)
        mask = cv2.GaussianBlur(covered.astype(numpy.float32), (0, 0), max(BLUR * module, 0.5))
        change = mask * numpy.maximum(paper - picture, 0)
        if change.max() > TAKEN:
            break
    return picture + change


if __name__ == "__main__":
    compare(__doc__, "width of the line", WIDTHS, worn)

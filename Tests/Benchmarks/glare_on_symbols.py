#!/usr/bin/env python3
"""Reads and wrong codes where a strip of light lies on the symbol, beside zbar, zxing-cpp and OpenCV.

Usage: glare_on_symbols.py VINYLCRATE PHOTOS [--count N] [--seed N]

PHOTOS is a folder with labels.csv, as for reader_against_peers.py. Each copy is of a photo that vinylcrate reads, with
a strip of light through the middle half of one of its symbols, up to 75 degrees off the direction of the bars. Light
falls off as a Gaussian, whose half width is given in percent of the symbol's width; its peak is 100 to 255 levels. The
same seed gives the same copies of the same photos.
"""
import numpy

from copies_of_photos import compare

HALF_WIDTHS = [1, 2, 4, 8, 16]


def lit(picture, quad, percent, chance):
    """A picture with a strip of light through a point of the symbol."""
    across, along = quad[1] - quad[0], quad[3] - quad[0]
    middle = quad.mean(0) + across * chance.uniform(-0.25, 0.25) + along * chance.uniform(-0.25, 0.25)
    turn = numpy.arctan2(across[1], across[0]) + numpy.radians(chance.uniform(-75, 75))
    y, x = numpy.mgrid[0:picture.shape[0], 0:picture.shape[1]].astype(numpy.float32)
    distance = (x - middle[0]) * numpy.cos(turn) + (y - middle[1]) * numpy.sin(turn)
    half = max(numpy.linalg.norm(across) * percent / 100, 1)
    return picture + chance.choice([100, 160, 255]) * numpy.exp(-((distance / half) ** 2))


if __name__ == "__main__":
    compare(__doc__, "half width of the light", HALF_WIDTHS, lit)

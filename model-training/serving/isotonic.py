"""Makes a grid of premiums rise along each of its axes, changing it as little as possible.

An isotonic regression along one axis keeps the order that the grid already has along another
(it never turns a smaller line into a larger one), so one regression an axis, in turn, leaves a
grid that rises along all of them.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

Grid = NDArray[np.float64]


def make_rising(grid: Grid, axes: int) -> Grid:
    """Return ``grid`` rising along each of its last ``axes`` axes.

    The running maxima at the end change nothing but the last bits, in which sums of the same
    premiums in another order differ: rising then holds exactly.
    """
    rising = grid.astype(np.float64)
    for axis in range(-axes, 0):
        rising = fit_isotonic(rising, axis)
    for axis in range(-axes, 0):
        rising = np.maximum.accumulate(rising, axis=axis)
    return rising


def fit_isotonic(grid: Grid, axis: int) -> Grid:
    """Return the least-squares fit to ``grid`` that rises along ``axis``, each line by itself.

    By the max-min formula: at each point the largest, over starts before it, of the smallest,
    over ends after it, of the mean between start and end.
    """
    lines = np.moveaxis(grid, axis, -1)
    length = lines.shape[-1]
    sums = np.zeros((*lines.shape[:-1], length + 1))
    np.cumsum(lines, axis=-1, out=sums[..., 1:])
    fitted = np.full(lines.shape, -np.inf)
    for start in range(length):
        means = (sums[..., start + 1 :] - sums[..., start, None]) / np.arange(1, length - start + 1)
        smallest = np.flip(np.minimum.accumulate(np.flip(means, -1), axis=-1), -1)
        np.maximum(fitted[..., start:], smallest, out=fitted[..., start:])
    return np.moveaxis(fitted, -1, axis)

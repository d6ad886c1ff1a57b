"""Grids are made to rise, and changed as little as possible."""

import numpy as np

from isotonic import fit_isotonic, make_rising


def test_a_rising_line_stays_as_it_is() -> None:
    line = np.array([1.0, 2.0, 2.0, 5.0])
    assert np.array_equal(fit_isotonic(line, 0), line)


def test_falling_neighbours_take_their_mean() -> None:
    assert fit_isotonic(np.array([1.0, 4.0, 2.0, 9.0]), 0).tolist() == [1, 3, 3, 9]
    assert fit_isotonic(np.array([3.0, 2.0, 1.0]), 0).tolist() == [2, 2, 2]


def test_the_fit_is_nearer_than_other_rising_lines() -> None:
    random = np.random.default_rng(3)
    for _ in range(50):
        line = random.uniform(0, 1, 6)
        fitted = fit_isotonic(line, 0)
        for other in np.sort(random.uniform(0, 1, (200, 6)), axis=1):
            assert np.sum((fitted - line) ** 2) <= np.sum((other - line) ** 2) + 1e-12


def test_a_grid_rises_exactly_along_every_axis() -> None:
    random = np.random.default_rng(4)
    for _ in range(20):
        grid = make_rising(random.uniform(15000, 40000, (3, 2, 2, 2, 7)), axes=4)
        for axis in (-1, -2, -3, -4):
            assert np.all(np.diff(grid, axis=axis) >= 0)


def test_blocks_do_not_touch_each_other() -> None:
    grid = np.random.default_rng(5).uniform(0, 1, (4, 2, 9))
    together = make_rising(grid, axes=2)
    apart = np.stack([make_rising(block, axes=2) for block in grid])
    assert np.array_equal(together, apart)

"""The health premium: a booster, made to rise in the answers in which people expect it to.

The booster alone may answer less for an older person. Its answers over every age, transplant,
chronic disease and cancer in the family, the applicant's other answers held fixed, are
therefore replaced by the nearest ones that rise (see ``isotonic``), within the lowest and
highest premium of the training table.
"""

from __future__ import annotations

import itertools
from bisect import bisect_right
from collections.abc import Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

from isotonic import make_rising
from premium import PremiumModel


class HealthModel(PremiumModel):
    """Health premiums in the training table's rupees."""

    def table_premiums(self, rated: Sequence[Mapping[str, float]]) -> list[float]:
        """Return premiums in rupees for rated applicants."""
        rising = self.serving["rising"]
        axes = {axis["name"]: axis["values"] for axis in rising}
        others = [name for name in self.names if name not in axes]
        keys = [tuple(row[name] for name in others) for row in rated]
        block_of = {key: number for number, key in enumerate(dict.fromkeys(keys))}
        points = np.array(list(itertools.product(*axes.values())))
        margins = self.margins(self._combine(others, list(block_of), list(axes), points))
        shape = (len(block_of), *(len(values) for values in axes.values()))
        blocks = make_rising(margins.reshape(shape), len(axes))
        places = [
            (block_of[key], *(_position(row[name], values) for name, values in axes.items()))
            for key, row in zip(keys, rated, strict=True)
        ]
        return [self.within_table(float(blocks[place])) for place in places]

    def _combine(
        self,
        others: list[str],
        keys: list[tuple[float, ...]],
        axes: list[str],
        points: NDArray[np.float64],
    ) -> NDArray[np.float64]:
        """Return rows of booster inputs: every point of the axes for each of the keys."""
        columns = dict(zip(others, np.array(keys).T.repeat(len(points), axis=1), strict=True))
        columns |= dict(zip(axes, np.tile(points.T, len(keys)), strict=True))
        return np.column_stack([columns[i["name"]] for i in self.serving["booster_inputs"]])

    def within_table(self, premium: float) -> float:
        """Return a premium in rupees, kept within the lowest and highest of the table."""
        bounds = self.serving["table_premium"]
        return min(bounds["highest"], max(bounds["lowest"], premium))

    def within_bounds(self, premium: float) -> float:
        """Return a premium in USD, kept within the table's lowest and highest."""
        return self.within_table(premium / self.factor) * self.factor


def _position(value: float, values: Sequence[float]) -> int:
    """Return the number of the last of ``values`` that is not above ``value``."""
    return bisect_right(values, value) - 1

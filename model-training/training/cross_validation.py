"""Repeated cross-validation: every row is predicted by models that have not seen it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from read_tables import Floats

Rows = NDArray[np.int64]

REPEATS = 5
FOLDS = 5


@dataclass(frozen=True)
class Fold:
    """One split: which repeat it belongs to, the rows to train on and the rows held out."""

    repeat: int
    train: Rows
    test: Rows


def split(groups: Rows, repeats: int = REPEATS, folds: int = FOLDS) -> Iterator[Fold]:
    """Yield repeated splits that keep the rows of a group together."""
    members = np.unique(groups)
    for repeat in range(repeats):
        shuffled = np.random.default_rng(repeat).permutation(members)
        fold_of_group = np.empty(members.max() + 1, dtype=np.int64)
        fold_of_group[shuffled] = np.arange(len(shuffled)) % folds
        fold_of_row = fold_of_group[groups]
        for fold in range(folds):
            held_out = fold_of_row == fold
            yield Fold(repeat, np.flatnonzero(~held_out), np.flatnonzero(held_out))


def predict_held_out(
    groups: Rows,
    fit_and_predict: Callable[[Rows, Rows], Floats],
    report: Callable[[str], None],
    repeats: int = REPEATS,
) -> Floats:
    """Return held-out predictions, one line a repeat and one column a row."""
    predictions = np.full((repeats, len(groups)), np.nan)
    for number, fold in enumerate(split(groups, repeats)):
        predictions[fold.repeat, fold.test] = fit_and_predict(fold.train, fold.test)
        report(f"fold {number + 1} of {repeats * FOLDS}")
    return predictions

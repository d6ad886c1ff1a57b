"""Exact Shapley values (Shapley 1953) of the answers of one person, in whole cents.

``local/model-endpoint/shapley.ts`` does the same arithmetic in the same order, so that both
give the same cents.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence, Set
from dataclasses import dataclass


@dataclass(frozen=True)
class Explanation:
    """Premium, baseline and each player's part of their difference, in cents."""

    premium: int
    baseline: int
    amounts: list[int]


def explain(players: Sequence[str], price: Callable[[Set[str]], float]) -> Explanation:
    """Return every player's part of a premium; baseline and parts add up to the premium.

    ``price`` returns the premium in USD when only the given players count as answered.
    """
    values = [
        price({player for bit, player in enumerate(players) if mask >> bit & 1})
        for mask in range(1 << len(players))
    ]
    premium, baseline = to_cents(values[-1]), to_cents(values[0])
    amounts = round_to_sum(shapley_values(values, len(players)), premium - baseline)
    return Explanation(premium, baseline, amounts)


def shapley_values(values: Sequence[float], players: int) -> list[float]:
    """Return each player's Shapley value.

    ``values[mask]`` is the premium of a subset of the players, bit ``i`` for the i-th.
    """
    weights = [
        math.factorial(size) * math.factorial(players - size - 1) / math.factorial(players)
        for size in range(players)
    ]
    sizes = [mask.bit_count() for mask in range(1 << players)]
    amounts = []
    for player in range(players):
        bit = 1 << player
        amount = 0.0
        for mask in range(1 << players):
            if not mask & bit:
                amount += weights[sizes[mask]] * (values[mask | bit] - values[mask])
        amounts.append(amount)
    return amounts


def to_cents(amount: float) -> int:
    """Round an amount in USD to whole cents, halves up."""
    return math.floor(amount * 100 + 0.5)


def round_to_sum(amounts: Sequence[float], total_cents: int) -> list[int]:
    """Round amounts in USD to cents that add up to ``total_cents``.

    Amounts are rounded down; the missing cents go to the largest remainders, the first of
    equals.
    """
    cents = [math.floor(amount * 100) for amount in amounts]
    missing = total_cents - sum(cents)
    by_remainder = sorted(range(len(amounts)), key=lambda i: cents[i] - amounts[i] * 100)
    for k in range(abs(missing)):
        place = k if missing > 0 else -1 - k
        cents[by_remainder[place % len(by_remainder)]] += 1 if missing > 0 else -1
    return cents

"""Exact baseline Shapley values (Sundararajan and Najmi 2020) and their rounding to cents.

A subset of answers is a bit mask: bit ``i`` set means that the i-th answer is the applicant's
own, clear means that it is the reference applicant's.
"""

from __future__ import annotations

import math
from collections.abc import Sequence


def attribute(values: Sequence[float], players: int) -> list[float]:
    """Return each answer's Shapley value.

    ``values[mask]`` is the premium with the answers in ``mask`` taken from the applicant;
    there are ``2 ** players`` of them.
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
    """Round an amount to whole cents, halves up."""
    return math.floor(amount * 100 + 0.5)


def round_to_sum(amounts: Sequence[float], total_cents: int) -> list[int]:
    """Round amounts to cents so that they add up to ``total_cents``.

    Each cent that is missing or too many goes to the amount that rounding has moved most the
    other way, the first of equals.
    """
    cents = [to_cents(amount) for amount in amounts]
    gap = total_cents - sum(cents)
    step = 1 if gap > 0 else -1
    by_loss = sorted(range(len(amounts)), key=lambda i: step * (cents[i] - amounts[i] * 100))
    for k in range(abs(gap)):
        cents[by_loss[k % len(by_loss)]] += step
    return cents

"""Shapley values on games with known answers, and their rounding."""

import itertools

import numpy as np
import pytest

from shapley import attribute, round_to_sum, to_cents


def test_a_sum_of_parts_is_attributed_part_by_part() -> None:
    parts = [100.0, -20.0, 3.5]
    values = [
        sum(part for player, part in enumerate(parts) if mask >> player & 1) for mask in range(8)
    ]
    assert attribute(values, 3) == pytest.approx(parts)


def test_what_two_answers_do_together_is_shared_equally() -> None:
    assert attribute([0.0, 0.0, 0.0, 10.0], 2) == pytest.approx([5.0, 5.0])


def test_values_equal_the_average_over_all_orders() -> None:
    values = np.random.default_rng(1).uniform(0, 1000, 32).tolist()
    expected = np.zeros(5)
    orders = list(itertools.permutations(range(5)))
    for order in orders:
        mask = 0
        for player in order:
            expected[player] += (values[mask | 1 << player] - values[mask]) / len(orders)
            mask |= 1 << player
    assert attribute(values, 5) == pytest.approx(expected.tolist())


def test_no_changed_answer_has_nothing_to_attribute() -> None:
    assert attribute([12.0], 0) == []
    assert round_to_sum([], 0) == []


def test_cents_are_rounded_halves_up() -> None:
    assert [to_cents(amount) for amount in (0.125, -0.125, 1.0, 2.344)] == [13, -12, 100, 234]


def test_rounded_amounts_add_up_to_the_total() -> None:
    random = np.random.default_rng(2)
    for _ in range(500):
        amounts = random.uniform(-3000, 3000, random.integers(1, 11)).tolist()
        total = to_cents(sum(amounts)) + int(random.integers(-1, 2))
        cents = round_to_sum(amounts, total)
        assert sum(cents) == total
        assert all(abs(c - a * 100) <= 1.6 for c, a in zip(cents, amounts, strict=True))


def test_a_missing_cent_goes_to_the_amount_that_rounding_moved_most() -> None:
    assert round_to_sum([1.004, 1.0049, 1.0], 301) == [100, 101, 100]
    assert round_to_sum([1.005, 1.006], 200) == [100, 100]

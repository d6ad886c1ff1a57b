"""Shapley values and their rounding to cents."""

from __future__ import annotations

import numpy as np

from shapley import explain, round_to_sum, shapley_values, to_cents


def test_a_sum_of_parts_is_attributed_part_by_part() -> None:
    assert shapley_values([0, 100, -20, 80], 2) == [100, -20]


def test_a_joint_effect_is_shared_equally() -> None:
    assert shapley_values([0, 0, 0, 10], 2) == [5, 5]


def test_without_players_nothing_is_attributed() -> None:
    explanation = explain([], lambda _: 12.0)
    assert (explanation.premium, explanation.baseline, explanation.amounts) == (1200, 1200, [])


def test_amounts_add_up_to_the_cent() -> None:
    random = np.random.default_rng(1)
    players = ["a", "b", "c", "d", "e"]
    for _ in range(200):
        values = random.uniform(0, 1e4, 32)
        explanation = explain(
            players, lambda present, v=values: v[sum(1 << players.index(p) for p in present)]
        )
        assert explanation.baseline + sum(explanation.amounts) == explanation.premium
        assert explanation.premium == to_cents(values[31])


def test_cents_are_rounded_halves_up() -> None:
    assert [to_cents(a) for a in (0.125, -0.125, 1, 2.344)] == [13, -12, 100, 234]


def test_missing_cents_go_to_the_largest_remainders() -> None:
    assert round_to_sum([1.004, 1.0049, 1], 301) == [100, 101, 100]
    assert round_to_sum([1.005, 1.006], 202) == [101, 101]
    assert round_to_sum([1.008, 1.006], 199) == [100, 99]

"""Bonus-malus as the law has it, and the mileage factor."""

import pytest

from car_formulas import (
    BonusMalusRule,
    MileageRule,
    bonus_malus,
    mileage_factor,
    most_accidents_seen,
)

LAW: BonusMalusRule = {
    "start": 100,
    "yearly": 0.95,
    "per_accident": 1.25,
    "lowest": 50,
    "highest": 350,
    "highest_seen": 156,
}
MILEAGE: MileageRule = {"reference": 13, "exponent": 0.45, "lowest": 2, "highest": 50}


@pytest.mark.parametrize(
    ("experience", "accidents", "coefficient"),
    [
        (0, 0, 100),
        (1, 0, 95),
        (2, 0, 90.25),
        (14, 0, 50),
        (60, 0, 50),
        (0, 1, 125),
        (0, 2, 156.25),
        (20, 1, 62.5),
        (0, 7, 350),
        (1e300, 1e300, 350),
        (1e300, 0, 50),
    ],
)
def test_bonus_malus_follows_the_law(
    experience: float, accidents: float, coefficient: float
) -> None:
    assert bonus_malus(experience, accidents, LAW) == pytest.approx(coefficient)


def test_accidents_count_as_seen_up_to_the_tables_highest_coefficient() -> None:
    assert most_accidents_seen(0, LAW) == 2
    assert most_accidents_seen(20, LAW) == 5


def test_mileage_factor_is_one_at_the_typical_mileage_and_bounded_at_the_ends() -> None:
    assert mileage_factor(13, MILEAGE) == 1
    assert mileage_factor(26, MILEAGE) == pytest.approx(2**0.45)
    assert mileage_factor(0, MILEAGE) == mileage_factor(2, MILEAGE) > 0
    assert mileage_factor(1e300, MILEAGE) == mileage_factor(50, MILEAGE)

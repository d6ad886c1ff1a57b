"""How the answers of the car form become the inputs of the car model.

Bonus-malus follows French law (Code des assurances, art. A121-1): a new driver starts at 100,
each year without a claim at fault multiplies by 0.95, each claim at fault by 1.25, and the
coefficient stays within 50 and 350. Previous accidents are taken as recent and at fault.

Claims rise less than in proportion to mileage (Ferreira and Minikel 2010; Lemaire, Park and
Wang 2016), hence a power below one, with the typical mileage as factor 1.
"""

from __future__ import annotations

import math
from typing import TypedDict

# Beyond these the law's bounds hold whatever the rest is; they keep the powers finite.
MOST_YEARS_THAT_COUNT = 100.0
MOST_ACCIDENTS_THAT_COUNT = 100.0


class BonusMalusRule(TypedDict):
    """The constants of the bonus-malus law, and the highest coefficient in the table."""

    start: float
    yearly: float
    per_accident: float
    lowest: float
    highest: float
    highest_seen: float


class MileageRule(TypedDict):
    """The constants of the mileage factor; mileages in thousand kilometres a year."""

    reference: float
    exponent: float
    lowest: float
    highest: float


def earned_bonus(experience: float, rule: BonusMalusRule) -> float:
    """Return the coefficient after ``experience`` years without any claim."""
    years = min(experience, MOST_YEARS_THAT_COUNT)
    return max(rule["lowest"], rule["start"] * math.pow(rule["yearly"], years))


def bonus_malus(experience: float, accidents: float, rule: BonusMalusRule) -> float:
    """Return the bonus-malus coefficient after ``experience`` years and ``accidents`` claims."""
    claims = min(accidents, MOST_ACCIDENTS_THAT_COUNT)
    raised = earned_bonus(experience, rule) * math.pow(rule["per_accident"], claims)
    return min(rule["highest"], raised)


def most_accidents_seen(experience: float, rule: BonusMalusRule) -> int:
    """Return how many accidents keep a driver within the coefficients of the training table.

    The law cuts coefficients to whole numbers, so that the table's 156 is 156.25.
    """
    ratio = (rule["highest_seen"] + 1) / earned_bonus(experience, rule)
    return math.floor(math.log(ratio) / math.log(rule["per_accident"]))


def mileage_factor(mileage: float, rule: MileageRule) -> float:
    """Return the premium's factor for a yearly mileage in thousand kilometres."""
    bounded = min(rule["highest"], max(rule["lowest"], mileage))
    return math.pow(bounded / rule["reference"], rule["exponent"])

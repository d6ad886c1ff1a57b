"""Published effects of answers that the spending survey lacks, each with its source.

Body mass, allergies, surgeries, cancer in the family and transplants.
"""

from __future__ import annotations

import math
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np

from health_cost import AGES, CELLS, Effects
from tables import YES_NO, Bounds, Floats, read_table, rounded

MIN_BMI, MAX_BMI = 15, 50

# Ward, Bleich, Long, Gortmaker, PLoS ONE 16(3) e0247307 (2021), US adults 2011 to 2016: cost is
# lowest near a body-mass index of 22 and rises by 253 USD a unit above 30. A third of it is direct
# (own estimate): the rest runs through diabetes, blood pressure and joints, which are answers.
BMI_SLOPES = ((22, 0.0035), (30, 0.0135))
BMI_SOFTNESS = 2.0

# Bhattacharyya, Laryngoscope 121(9) (2011): 1,492 USD (2007) for treated allergic rhinitis; Workman
# et al., Laryngoscope 132 (2021): none. Share: NCHS Data Brief 460 (2023). Low confidence.
ALLERGY_FACTOR = 1.05
ALLERGY_SHARE = 0.318

# Own estimate from MEPS 2012 to 2015: a hospital stay last year doubles the cost (2.19), fading.
# Average over adults: lifetime counts of Lee, Regenbogen, Gawande (2008). Low confidence.
SURGERY_EFFECT = 0.12
SURGERY_EXPONENT = 0.8
MAX_SURGERIES = 5
SURGERY_AVERAGES = ((18, 1.04), (60, 1.12))

# Mariotto et al., Cancer Epidemiol Biomarkers Prev 29(7) (2020): 43,600 USD (2019) in the first
# year; relative risk 2 (Genet Med 2013). Share: Kumerow et al., Prev Med 159 (2022). Low
# confidence.
FAMILY_FACTORS = ((25, 1.01), (45, 1.02), (60, 1.03))
FAMILY_SHARE = 0.356

# CMS, HHS-HCC adult model, final tables of 2021 (table 9), silver: kidney transplant status, as a
# multiple of the average enrollee's cost. Later factors hold only together with counters of severe
# illness that a form cannot ask: the 2026 model pays 0.12 for a transplant alone and 5.28 beside
# three other payment conditions. The figure of 2021 is the average over people with a transplant.
TRANSPLANT_FACTOR = 5.875
MEAN_AGE_FACTOR = 1.656
"""Mean federal age factor of privately insured adults of 21 to 64 (MEPS weights)."""


def bmi_factor(bmi: float) -> float:
    """Return the cost at a body-mass index over the cost of a lean person; rises throughout."""
    return 1 + sum(
        slope * (BMI_SOFTNESS * math.log1p(math.exp((bmi - start) / BMI_SOFTNESS)))
        for start, slope in BMI_SLOPES
    )


def read_effects(data: Path, average: Floats) -> Effects:
    """Return the average effects; ``average`` is the average cost at each of ``AGES``.

    Body mass is from the distribution in ``us-health``. Raises TableError.
    """
    table = read_table(
        data / "us-health" / "bmi_distribution.csv",
        {"diabetes": YES_NO, "bmi": Bounds(10, 80), "share_of_band": Bounds(0, 1)},
        ["age_band"],
    )
    factors = np.array([bmi_factor(min(MAX_BMI, max(MIN_BMI, b))) for b in table["bmi"]])
    bmi = [
        np.average(factors[rows], weights=table["share_of_band"][rows])
        for rows in (table["diabetes"] == diabetes for diabetes, _ in CELLS)
    ]
    allergies = 1 + ALLERGY_SHARE * (ALLERGY_FACTOR - 1)
    family = 1 + FAMILY_SHARE * (_interpolate(FAMILY_FACTORS) - 1)
    factor = np.tile(allergies * family, (len(CELLS), 1))
    extra = np.array(bmi)[:, None] * _interpolate(SURGERY_AVERAGES) - 1
    return Effects(factor, extra, average)


def typical_effects(effects: Effects, bmi: float) -> Effects:
    """Return the effects of a body-mass index alone, of people to whom no other applies."""
    extra = np.full_like(effects.extra, bmi_factor(bmi) - 1)
    return replace(effects, factor=np.ones_like(effects.factor), extra=extra)


def describe_effects() -> dict[str, Any]:
    """Return the published effects as rating tables.

    By whole body-mass index, number of major surgeries, and age of ``AGES``.
    """
    surgeries = [1 + SURGERY_EFFECT * n**SURGERY_EXPONENT for n in range(MAX_SURGERIES + 1)]
    bmi = [bmi_factor(bmi) for bmi in range(MIN_BMI, MAX_BMI + 1)]
    return {
        "bmi": {"lowest": MIN_BMI, "highest": MAX_BMI, "factors": rounded(bmi, 5)},
        "surgeries": rounded(surgeries, 5),
        "allergies": ALLERGY_FACTOR,
        "family": rounded(_interpolate(FAMILY_FACTORS), 5),
        "transplant": round(TRANSPLANT_FACTOR * MEAN_AGE_FACTOR, 6),
    }


def _interpolate(points: tuple[tuple[int, float], ...]) -> Floats:
    """Return the value at each age of ``AGES`` between the points of a table."""
    return np.interp(AGES, *np.array(points, dtype=float).T)

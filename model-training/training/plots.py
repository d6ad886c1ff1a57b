"""Figures of the model card."""

from __future__ import annotations

from pathlib import Path

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from health_training import REFERENCE
from request import Answers, PremiumModel

mpl.use("agg")

BLUE, GREY, RED, GREEN = "#0b6bcb", "#667085", "#b42318", "#067647"


def draw_health(path: Path, model: PremiumModel) -> None:
    """Draw marketplace price and health-rated premiums by age."""
    ages = list(range(18, 65))
    people = {
        "no condition": (BLUE, {}),
        "diabetes": (GREEN, {"has_diabetes": 1}),
        "chronic disease": (RED, {"any_chronic_disease": 1}),
    }
    figure, axes = _start("Age", "USD a year")
    market = [model.predict({**REFERENCE, "age": age})["market"] for age in ages]
    axes.fill_between(
        ages,
        [price["range"]["low"] for price in market],
        [price["range"]["high"] for price in market],
        color=GREY,
        alpha=0.2,
        linewidth=0,
    )
    axes.plot(ages, [price["premium"] for price in market], color=GREY, label="marketplace price")
    for name, (colour, answers) in people.items():
        premiums = [model.price({**REFERENCE, **answers, "age": age})["premium"] for age in ages]
        axes.plot(ages, premiums, color=colour, label=name)
    _save(path, figure, axes)


def draw_car(path: Path, model: PremiumModel) -> None:
    """Draw car premiums by the driver's age."""
    ages = list(range(16, 81))
    figure, axes = _start("Driver's age", "USD a year")

    def premium(age: int, experience: float, accidents: int) -> float:
        answers: Answers = {
            "driver_age": age,
            "driving_experience": experience,
            "annual_mileage": 21.7,
            "vehicle_age": 8,
            "prv_accident": accidents,
        }
        return model.price(answers)["premium"]

    drivers = {
        "licensed at 17": (BLUE, lambda age: premium(age, max(0, age - 17), 0)),
        "new driver": (RED, lambda age: premium(age, 0, 0)),
        "licensed at 17, one accident": (GREEN, lambda age: premium(age, max(0, age - 17), 1)),
    }
    for name, (colour, price) in drivers.items():
        axes.plot(ages, [price(age) for age in ages], color=colour, label=name)
    _save(path, figure, axes)


def _start(x: str, y: str) -> tuple[Figure, Axes]:
    figure = Figure(figsize=(7, 4), layout="constrained")
    axes = figure.add_subplot()
    axes.set_xlabel(x)
    axes.set_ylabel(y)
    axes.spines[["top", "right"]].set_visible(False)
    axes.yaxis.set_major_formatter("{x:,.0f}")
    return figure, axes


def _save(path: Path, figure: Figure, axes: Axes) -> None:
    axes.set_ylim(bottom=0)
    axes.legend(frameon=False)
    path.parent.mkdir(parents=True, exist_ok=True)
    # Without the library's version the bytes depend on the drawing alone.
    figure.savefig(path, dpi=120, metadata={"Software": None})
